//! Small drawings on buttons. Each lies in a square of 24 and is drawn with a line of 2.

use super::widgets::Act;
use leptos::prelude::*;

/// What a button does, as a drawing.
#[derive(Clone, Copy)]
pub(super) enum Icon {
    Back,
    Undo,
    Redo,
    Hint,
    Board,
    Flag,
    First,
    Previous,
    Next,
    Pass,
    Last,
    TurnLeft,
    TurnRight,
    Straight,
    Link,
    Check,
    Analyse,
    Save,
    Copy,
    Again,
    Plus,
    Delete,
    Up,
    Hurry,
    Edit,
    Erase,
    Draw,
    Share,
    Print,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Icon::Back => "M15 5l-7 7 7 7",
            Icon::Undo => "M8 4L4 8l4 4M4 8h9a6 6 0 010 12H8",
            Icon::Redo => "M16 4l4 4-4 4M20 8h-9a6 6 0 000 12h5",
            Icon::Hint => "M9 18h6M10 21h4M8.5 15a6 6 0 117 0c-.6.5-.9 1-1 1.800h-5c-.1-.8-.4-1.300-1-1.800z",
            Icon::Board => "M4 12a8 8 0 0114-5.300L20 9M20 4v5h-5M20 12a8 8 0 01-14 5.300L4 15M4 20v-5h5",
            Icon::Flag => "M6 21V4M6 5c4-3 7 3 12 0v9c-5 3-8-3-12 0",
            Icon::First => "M6 5v14M18 5l-8 7 8 7z",
            Icon::Previous => "M16 5l-9 7 9 7z",
            Icon::Next => "M8 5l9 7-9 7z",
            // The turn goes over a player.
            Icon::Pass => "M4 13a8 8 0 0115-4M20 4v6h-6M11 18a1.500 1.500 0 103 0 1.500 1.500 0 10-3 0",
            Icon::Last => "M18 5v14M6 5l8 7-8 7z",
            Icon::TurnLeft => "M19 19v-4a7 7 0 00-7-7H5M9 4L5 8l4 4",
            Icon::TurnRight => "M5 19v-4a7 7 0 017-7h7M15 4l4 4-4 4",
            Icon::Straight => "M12 20V5M6 10l6-6 6 6",
            Icon::Link => "M4 12h16M4 12a2 2 0 104 0 2 2 0 10-4 0M16 12a2 2 0 104 0 2 2 0 10-4 0",
            Icon::Check => "M5 13l4 4L19 7",
            Icon::Analyse => "M4 19h16M6 16l4-5 3 3 5-8",
            Icon::Save => "M12 4v11M7 11l5 5 5-5M5 20h14",
            Icon::Copy => "M9 9h10v11H9zM5 15V4h10",
            Icon::Again => "M5 12a7 7 0 0112-5l2 2M19 4v5h-5M19 12a7 7 0 01-12 5l-2-2M5 20v-5h5",
            Icon::Plus => "M12 5v14M5 12h14",
            Icon::Delete => "M6 6l12 12M18 6L6 18",
            Icon::Up => "M12 19V6M6 11l6-6 6 6",
            Icon::Hurry => "M4 5l8 7-8 7zM12 5l8 7-8 7z",
            Icon::Edit => "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
            Icon::Draw => "M5 9h14M5 15h14",
            Icon::Share => "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
            Icon::Erase => "M9 20l-5-5L14 5l6 6-9 9zM9 10l6 6M9 20h11",
            Icon::Print => "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
        }
    }

    /// The drawing; what it means is said beside it.
    pub(super) fn draw(self) -> impl IntoView {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
                <path d=self.path()/>
            </svg>
        }
    }
}

/// A button with a drawing and words; `quiet` ones show the words only where there is room.
#[component]
pub(super) fn IconButton(
    icon: Icon,
    #[prop(into)] label: Signal<String>,
    #[prop(into)] act: Act,
    #[prop(optional)] class: &'static str,
    #[prop(optional, into)] disabled: Signal<bool>,
    /// Named for tests and style.
    name: &'static str,
) -> impl IntoView {
    view! {
        <button class=class data-act=name disabled=move || disabled.get() title=move || label.get() aria-label=move || label.get() on:click=move |_| act.run(())>
            {icon.draw()}
            <span class="words">{move || label.get()}</span>
        </button>
    }
}
