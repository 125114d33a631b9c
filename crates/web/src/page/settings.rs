//! How the reader likes it: language, light or dark, coordinates, and how moves are made.

use super::online::NotifyButton;
use super::texts::{self, label, say, tr};
use super::widgets::{Act, Choices, Switch};
use super::{browser, storage};
use crate::text::Lang;
use leptos::prelude::*;
use pacru_render::Theme;
use std::cell::OnceCell;

/// Light, dark, or as the system says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    System,
    Light,
    Dark,
}

impl Look {
    const ALL: [Look; 3] = [Look::System, Look::Light, Look::Dark];

    fn name(self) -> &'static str {
        match self {
            Look::System => "system",
            Look::Light => "light",
            Look::Dark => "dark",
        }
    }
}

/// Everything that can be set.
#[derive(Clone, Copy)]
pub(super) struct Settings {
    pub(super) look: RwSignal<Look>,
    pub(super) coordinates: RwSignal<bool>,
    pub(super) confirm: RwSignal<bool>,
    /// Whether a tone tells that it is my turn in a game with people elsewhere.
    pub(super) sound: RwSignal<bool>,
    pub(super) system_dark: RwSignal<bool>,
}

impl Settings {
    /// Light or dark, as it is now.
    pub(super) fn theme(self) -> Theme {
        match (self.look.get(), self.system_dark.get()) {
            (Look::Dark, _) | (Look::System, true) => Theme::Dark,
            _ => Theme::Light,
        }
    }
}

thread_local! {
    static SETTINGS: OnceCell<Settings> = const { OnceCell::new() };
}

pub(super) fn settings() -> Settings {
    SETTINGS.with(|settings| *settings.get().expect("settings are loaded first"))
}

/// Takes up what was set at the last visit.
pub(super) fn load() {
    let look = storage::get("look");
    let look = Look::ALL.into_iter().find(|known| Some(known.name()) == look.as_deref()).unwrap_or(Look::System);
    let on = |name: &str| storage::get(name).as_deref() == Some("on");
    // They live as long as the page.
    let owner = Owner::new();
    let made = owner.with(|| Settings {
        look: RwSignal::new(look),
        coordinates: RwSignal::new(on("coordinates")),
        confirm: RwSignal::new(on("confirm")),
        sound: RwSignal::new(storage::get("sound").as_deref() != Some("off")),
        system_dark: RwSignal::new(browser::media("(prefers-color-scheme: dark)")),
    });
    std::mem::forget(owner);
    browser::on_media("(prefers-color-scheme: dark)", move |dark| made.system_dark.set(dark));
    SETTINGS.with(|settings| {
        // It is loaded once.
        let _ = settings.set(made);
    });
}

/// The language that was chosen, or else the browser's.
pub(super) fn language() -> Lang {
    storage::get("language").as_deref().and_then(Lang::of_code).unwrap_or_else(|| {
        let wishes: Vec<String> = window().navigator().languages().iter().filter_map(|wish| wish.as_string()).collect();
        Lang::best_of(wishes.iter().map(String::as_str))
    })
}

/// Changes the language, and remembers it.
pub(super) fn set_language(lang: Lang) {
    storage::set("language", lang.code());
    leptos::task::spawn_local(texts::load(lang));
}

/// Remembers what is set, and dresses the page in it.
pub(super) fn follow() {
    let settings = settings();
    Effect::new(move || {
        storage::set("look", settings.look.get().name());
        if let Some(root) = document().document_element() {
            // A plain attribute; setting it does not fail.
            let _ = root.set_attribute("data-theme", settings.theme().name());
        }
    });
    let keep = |name: &'static str, signal: RwSignal<bool>| {
        Effect::new(move || {
            storage::set(name, if signal.get() { "on" } else { "off" });
        });
    };
    keep("coordinates", settings.coordinates);
    keep("confirm", settings.confirm);
    keep("sound", settings.sound);
}

/// The choice of a language, for the head of every page.
#[component]
pub(super) fn LanguageChoice() -> impl IntoView {
    let choose = move |event| {
        if let Some(lang) = Lang::of_code(&event_target_value(&event)) {
            set_language(lang);
        }
    };
    view! {
        <select class="language" aria-label=say("language") on:change=choose>
            {Lang::ALL
                .map(|lang| {
                    view! {
                        <option value=lang.code() lang=lang.code() prop:selected=move || texts::texts().lang() == lang>
                            {lang.name()}
                        </option>
                    }
                })
                .into_view()}
        </select>
    }
}

/// The page with all settings.
#[component]
pub(super) fn SettingsView() -> impl IntoView {
    let settings = settings();
    let looks = Signal::derive(|| {
        Look::ALL.map(|look| (look.name().to_owned(), tr(&format!("look-{}", look.name())))).to_vec()
    });
    let chosen = Signal::derive(move || settings.look.get().name().to_owned());
    let choose = move |name: String| {
        if let Some(look) = Look::ALL.into_iter().find(|look| look.name() == name) {
            settings.look.set(look);
        }
    };
    view! {
        <section class="sheet">
            <h1>{say("settings")}</h1>
            <div class="row">
                <span>{say("language")}</span>
                <LanguageChoice/>
            </div>
            <Choices label=label("look") choices=looks chosen=chosen choose=Act::new(choose)/>
            <Switch label=label("setting-coordinates") on=settings.coordinates/>
            <Switch label=label("setting-confirm") on=settings.confirm/>
            <Switch label=label("setting-sound") on=settings.sound/>
            <NotifyButton/>
        </section>
    }
}
