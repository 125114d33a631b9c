//! The board as a picture, to be saved or copied.

use crate::page::browser;
use leptos::prelude::*;
use pacru_render::Scene;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, ClipboardItem, HtmlCanvasElement, HtmlImageElement, Url,
};

/// The width and height of a copied picture.
const SIDE: u32 = 1080;

/// Whether pictures can be copied here.
pub(super) fn can_copy() -> bool {
    let known = js_sys::Reflect::get(&window(), &"ClipboardItem".into());
    browser::has_clipboard() && known.is_ok_and(|item| item.is_function())
}

/// Copies the picture; says whether it could.
pub(super) async fn copy(scene: Scene) -> bool {
    // The promise is handed over at once: some browsers allow copying only in the moment of a click.
    let png = future_to_promise(async move { png(&scene).await.map(JsValue::from) });
    let items = js_sys::Object::new();
    let written = js_sys::Reflect::set(&items, &"image/png".into(), &png)
        .and_then(|_| ClipboardItem::new_with_record_from_str_to_blob_promise(&items))
        .map(|item| window().navigator().clipboard().write(&js_sys::Array::of1(&item)));
    match written {
        Ok(written) => JsFuture::from(written).await.is_ok(),
        Err(_) => false,
    }
}

/// Draws the picture and turns it into a PNG file.
async fn png(scene: &Scene) -> Result<Blob, JsValue> {
    // Some browsers draw only pictures that say how large they are.
    let svg = scene.to_svg().replacen("<svg ", &format!("<svg width=\"{SIDE}\" height=\"{SIDE}\" "), 1);
    let properties = BlobPropertyBag::new();
    properties.set_type("image/svg+xml");
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&svg.into()), &properties)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let drawn = draw(&address).await;
    Url::revoke_object_url(&address)?;
    to_png(&drawn?).await
}

async fn draw(address: &str) -> Result<HtmlCanvasElement, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(SIDE);
    canvas.set_height(SIDE);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, SIDE.into(), SIDE.into())?;
    Ok(canvas)
}

async fn to_png(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let canvas = canvas.clone();
    let promise = js_sys::Promise::new(&mut |done, failed| {
        let failed_too = failed.clone();
        let made = Closure::once_into_js(move |blob: JsValue| {
            let settle = if blob.is_null() { failed } else { done };
            // Whoever waits is told; there is nothing else to do.
            let _ = settle.call1(&JsValue::UNDEFINED, &blob);
        });
        if let Err(why) = canvas.to_blob(made.unchecked_ref()) {
            let _ = failed_too.call1(&JsValue::UNDEFINED, &why);
        }
    });
    JsFuture::from(promise).await.map(JsCast::unchecked_into)
}
