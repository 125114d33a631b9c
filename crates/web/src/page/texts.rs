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
    /// What is told besides the page's own texts: lessons, rules, questions. Some may still be on their way.
    static SUBJECTS: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// Those of them that are there, in the language of now.
    static THERE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
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

/// A text that follows the language, for where elements and attributes take a function. All are of one type: that keeps
/// the program small.
pub(super) fn say(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    move || tr(id)
}

/// Any other text that follows what it reads, of one type for the same reason.
pub(super) fn text(read: impl Fn() -> String + Send + 'static) -> Box<dyn Fn() -> String + Send> {
    Box::new(read)
}

/// The same as [`say`] for where a signal is wanted.
pub(super) fn label(id: &'static str) -> Signal<String> {
    Signal::derive(move || tr(id))
}

/// Changes to a language; keeps the old one where the new cannot be fetched.
pub(super) async fn load(lang: Lang) {
    WANTED.set(Some(lang));
    let subjects = SUBJECTS.with_borrow(Clone::clone);
    let Some((texts, there)) = fetch(lang, &subjects).await else {
        return;
    };
    if WANTED.get() != Some(lang) || SUBJECTS.with_borrow(|now| *now != subjects) {
        // Something else was asked for meanwhile.
        return;
    }
    if let Some(root) = document().document_element() {
        // The language of the page is a plain attribute; setting it does not fail.
        let _ = root.set_attribute("lang", lang.code());
    }
    // What did not come is asked for again by the next view that needs it.
    SUBJECTS.set(there.clone());
    THERE.set(there);
    signal().set(Rc::new(texts));
}

/// The texts of a language, and which subjects are among them.
async fn fetch(lang: Lang, subjects: &[&'static str]) -> Option<(Texts, Vec<&'static str>)> {
    let complain = |problem: String| leptos::logging::error!("{problem}");
    let source = async |name: &str| files::fetch(&format!("{name}-{}", lang.code())).await;
    let mut texts = Texts::new(lang, &source("locale").await?).map_err(complain).ok()?;
    let mut there = Vec::new();
    for &subject in subjects {
        let Some(source) = source(subject).await else {
            continue;
        };
        match texts.add(&source) {
            Ok(()) => there.push(subject),
            Err(problem) => complain(problem),
        }
    }
    Some((texts, there))
}

/// Fetches the texts of a subject, which from then on is there in every language.
pub(super) async fn need(subject: &'static str) {
    need_all(&[subject]).await;
}

/// The same for several subjects, which come together.
pub(super) async fn need_all(subjects: &[&'static str]) {
    let is_new = SUBJECTS.with_borrow_mut(|known| {
        let before = known.len();
        for subject in subjects {
            if !known.contains(subject) {
                known.push(subject);
            }
        }
        known.len() > before
    });
    if is_new {
        load(WANTED.get().unwrap_or_default()).await;
    }
}

/// Whether the texts of a subject are there.
pub(super) fn has(subject: &str) -> bool {
    signal().track();
    THERE.with_borrow(|there| there.contains(&subject))
}
