//! Fetches what a view teaches: the data, and the words for it in the language of now.

use crate::page::files;
use crate::page::texts::{self, tr};
use leptos::prelude::*;

/// What was asked for.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Coming,
    There,
    Missing,
}

/// Shows something as soon as its files, read by `read`, and the texts of its subjects are there.
pub(super) fn taught<T: Send + Sync + 'static, E: 'static>(
    subjects: &'static [&'static str],
    names: Vec<String>,
    read: fn(&str) -> Result<T, E>,
    show: impl FnOnce(Vec<T>) -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let data = StoredValue::new(None);
    let show = StoredValue::new(Some(show));
    let state = RwSignal::new(State::Coming);
    leptos::task::spawn_local(async move {
        let mut all: Vec<T> = Vec::new();
        for name in &names {
            all.extend(files::fetch(name).await.and_then(|json| read(&json).ok()));
        }
        texts::need_all(subjects).await;
        let came = all.len() == names.len() && untrack(|| subjects.iter().all(|subject| texts::has(subject)));
        // The reader may have gone elsewhere meanwhile: then there is nothing to tell.
        data.try_set_value(Some(all));
        let _ = state.try_set(if came { State::There } else { State::Missing });
    });
    let shown = Memo::new(move |_| state.get());
    move || match shown.get() {
        State::Coming => view! { <p class="muted" role="status">{move || tr("loading")}</p> }.into_any(),
        State::Missing => view! {
            <section class="sheet">
                <h1>{move || tr("not-loaded")}</h1>
                <p>{move || tr("not-loaded-why")}</p>
            </section>
        }
        .into_any(),
        State::There => {
            let all = data.try_update_value(Option::take).flatten();
            let show = show.try_update_value(Option::take).flatten();
            all.zip(show).map(|(all, show)| show(all)).into_any()
        }
    }
}
