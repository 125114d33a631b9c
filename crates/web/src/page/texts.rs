//! The texts that are shown now. Whoever reads one is shown anew when the language changes.

use super::files;
use crate::text::{Arg, Lang, Texts};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

thread_local! {
    static TEXTS: ArcRwSignal<Rc<Texts>, > = ArcRwSignal::new(Rc::new(empty()));
    /// The language that was asked for last.
    static WANTED: Cell<Option<Lang>> = const { Cell::new(None) };
    /// Whether the rules are there, too.
    static WITH_RULES: RefCell<Option<Lang>> = const { RefCell::new(None) };
}

fn empty() -> Texts {
    Texts::new(Lang::English, "").expect("an empty file is a Fluent file")
}

fn signal() -> ArcRwSignal<Rc<Texts>> {
    TEXTS.with(Clone::clone)
}

/// All texts of the language.
pub(super) fn texts() -> Rc<Texts> {
    signal().get()
}

/// A text without variables.
pub(super) fn tr(id: &str) -> String {
    texts().get(id)
}

/// A text with variables.
pub(super) fn tr_with(id: &str, args: &[(&'static str, Arg)]) -> String {
    texts().with(id, args)
}

/// Changes to a language; keeps the old one where the new cannot be fetched.
pub(super) async fn load(lang: Lang) {
    WANTED.set(Some(lang));
    let name = format!("locale-{}", lang.code());
    let Some(source) = files::fetch(&name).await else {
        return;
    };
    if WANTED.get() != Some(lang) {
        // Another was chosen meanwhile.
        return;
    }
    match Texts::new(lang, &source) {
        Ok(texts) => {
            WITH_RULES.set(None);
            if let Some(root) = document().document_element() {
                // The language of the page is a plain attribute; setting it does not fail.
                let _ = root.set_attribute("lang", lang.code());
            }
            signal().set(Rc::new(texts));
        }
        Err(problem) => leptos::logging::error!("{problem}"),
    }
}

/// Fetches the texts of the rules in the language of now.
pub(super) async fn load_rules() {
    let lang = signal().get_untracked().lang();
    if WITH_RULES.with_borrow(|known| *known == Some(lang)) {
        return;
    }
    let (page, rules) = (format!("locale-{}", lang.code()), format!("rules-{}", lang.code()));
    let (Some(page), Some(rules)) = (files::fetch(&page).await, files::fetch(&rules).await) else {
        return;
    };
    if signal().get_untracked().lang() != lang {
        return;
    }
    let both = Texts::new(lang, &page).and_then(|mut texts| texts.add(&rules).map(|()| texts));
    match both {
        Ok(texts) => {
            WITH_RULES.set(Some(lang));
            signal().set(Rc::new(texts));
        }
        Err(problem) => leptos::logging::error!("{problem}"),
    }
}
