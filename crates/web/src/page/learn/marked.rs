//! Texts with their marks: paragraphs, lists, emphasis and links to rules.

use crate::page::play::RuleLink;
use crate::page::texts::tr;
use leptos::prelude::*;
use pacru_rulebook::markup::{Block, Span, blocks};

/// The text of a message, always in the language of now.
pub(super) fn message(id: impl Into<String>) -> impl IntoView {
    let id = id.into();
    move || text(&tr(&id))
}

/// A text as elements.
pub(super) fn text(text: &str) -> AnyView {
    let block = |block: &Block<'_>| match block {
        Block::Paragraph(line) => view! { <p>{spans(line)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{spans(item)}</li> }).collect_view();
            view! { <ul>{items}</ul> }.into_any()
        }
    };
    blocks(text).iter().map(block).collect_view().into_any()
}

/// The marks of a text without paragraphs, as in a sentence.
pub(super) fn sentence(text: &str) -> AnyView {
    let line = |block: Block<'_>| match block {
        Block::Paragraph(line) => spans(&line),
        Block::List(items) => items.iter().map(|item| spans(item)).collect_view().into_any(),
    };
    blocks(text).into_iter().map(line).collect_view().into_any()
}

fn spans(line: &[Span<'_>]) -> AnyView {
    let span = |&span: &Span<'_>| match span {
        Span::Plain(text) => text.to_owned().into_any(),
        Span::Emphasis(text) => view! { <em>{text.to_owned()}</em> }.into_any(),
        Span::Rule(tag) => view! { <RuleLink tag=tag/> }.into_any(),
        Span::Field(field) => view! { <b class="field-name">{field.to_string()}</b> }.into_any(),
        Span::Break => " ".into_any(),
    };
    line.iter().map(span).collect_view().into_any()
}
