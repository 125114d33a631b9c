//! A board that is only looked at, with its caption.

use super::marked;
use crate::page::settings::settings;
use crate::page::texts::tr;
use leptos::prelude::*;
use pacru_render::{Highlight, Scene, SceneOptions};
use pacru_rulebook::Board;

/// The boards of a section or an answer, whose message has their captions.
pub(super) fn figures(boards: &[Board], message: &str) -> AnyView {
    boards.iter().map(|board| figure(board, message)).collect_view().into_any()
}

fn figure(board: &Board, message: &str) -> AnyView {
    let caption = format!("{message}.board-{}", board.id);
    let prefix = format!("{message}-{}-", board.id);
    let position = board.position;
    let mut highlights: Vec<Highlight> = board.highlights.iter().map(|&field| Highlight::Focus(field)).collect();
    if let Some(mv) = board.shown_move.as_ref().and_then(|text| position.parse_move(text).ok()) {
        highlights.extend(Highlight::of_move(mv));
    }
    let said = caption.clone();
    let picture = move || {
        let options = SceneOptions {
            theme: settings().theme(),
            highlights: highlights.clone(),
            id_prefix: prefix.clone(),
            // Those who do not see it hear the caption, without its marks.
            label: Some(tr(&said).replace(['*', '[', ']'], "")),
            ..SceneOptions::default()
        };
        Scene::new(&position, &options).to_svg()
    };
    view! {
        <figure class="shown-board">
            <div class="picture" inner_html=picture></div>
            <figcaption>{move || marked::sentence(&tr(&caption))}</figcaption>
        </figure>
    }
    .into_any()
}
