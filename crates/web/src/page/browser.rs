//! Small things that browsers do.

use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, BlobPropertyBag, HtmlAnchorElement, HtmlElement, ScrollBehavior, ScrollIntoViewOptions,
    ScrollLogicalPosition, Url,
};

/// Milliseconds since 1970.
pub(super) fn now() -> f64 {
    js_sys::Date::now()
}

/// A number that nobody foresees, for chance and ids.
pub(super) fn random() -> u64 {
    // 48 bits of chance; an id has ten letters or digits.
    (js_sys::Math::random() * 281_474_976_710_656.0) as u64
}

/// Whether a media query holds, such as `(prefers-color-scheme: dark)`.
pub(super) fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Calls back whenever a media query changes its mind.
pub(super) fn on_media(query: &str, change: impl Fn(bool) + 'static) {
    let Some(media) = window().match_media(query).ok().flatten() else {
        return;
    };
    let heard = Closure::<dyn Fn(web_sys::MediaQueryListEvent)>::new(move |event: web_sys::MediaQueryListEvent| {
        change(event.matches());
    });
    // A browser that cannot tell keeps the first answer.
    let _ = media.add_event_listener_with_callback("change", heard.as_ref().unchecked_ref());
    heard.forget();
}

/// Waits for so many milliseconds.
pub(super) async fn pause(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        // A browser that cannot wait goes on at once.
        if window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds).is_err() {
            let _ = done.call0(&JsValue::UNDEFINED);
        }
    });
    // Nothing refuses the promise.
    let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
}

/// The day by the reader's own calendar, counted from the first of January 1970.
pub(super) fn today() -> i64 {
    let now = js_sys::Date::new_0();
    let utc = js_sys::Date::utc(f64::from(now.get_full_year()), f64::from(now.get_month()));
    // The days before this month, and those of it.
    (utc / 86_400_000.0) as i64 + i64::from(now.get_date()) - 1
}

/// Whether motion is wanted.
pub(super) fn moves() -> bool {
    !media("(prefers-reduced-motion: reduce)")
}

/// Whether the clipboard can be written: not on plain addresses in a home network.
pub(super) fn has_clipboard() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).is_ok_and(|clipboard| !clipboard.is_falsy())
}

/// Copies text; says whether it could.
pub(super) async fn copy_text(text: &str) -> bool {
    if !has_clipboard() {
        return false;
    }
    let promise = window().navigator().clipboard().write_text(text);
    wasm_bindgen_futures::JsFuture::from(promise).await.is_ok()
}

/// Offers a file to be saved.
pub(super) fn save_file(name: &str, kind: &str, content: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(content));
    let properties = BlobPropertyBag::new();
    properties.set_type(kind);
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &properties) else {
        return;
    };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else {
        return;
    };
    if let Ok(link) = document().create_element("a") {
        let link: HtmlAnchorElement = link.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser has begun to save by then.
    set_timeout(
        move || {
            let _ = Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(10),
    );
}

/// Scrolls no further than needed to show the element that a selector names.
pub(super) fn bring_near(selector: &str) {
    if let Some(element) = document().query_selector(selector).ok().flatten() {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        options.set_behavior(if moves() { ScrollBehavior::Smooth } else { ScrollBehavior::Instant });
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls a list, and nothing around it, so that the element that a selector names is in its middle.
pub(super) fn center_in_list(list: &str, selector: &str) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let (Some(list), Some(element)) = (find(list), find(&format!("{list} {selector}"))) {
        let (around, inner) = (list.get_bounding_client_rect(), element.get_bounding_client_rect());
        let off = inner.y() + inner.height() / 2.0 - around.y() - around.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + off as i32);
    }
}

/// Puts the keyboard on the element that a selector names; says whether there is one.
pub(super) fn focus(selector: &str) -> bool {
    let element = document().query_selector(selector).ok().flatten();
    if let Some(element) = &element {
        // An element that cannot have the focus leaves it where it is.
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
    element.is_some()
}

/// Where the button that had the keyboard is gone, puts it on the first of these elements that there is.
pub(super) fn recover_focus(selectors: Vec<String>) {
    request_animation_frame(move || {
        let is_lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if is_lost {
            selectors.iter().any(|selector| focus(selector));
        }
    });
}
