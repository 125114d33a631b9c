//! The analysis board with everything around it.

use super::course::CourseView;
use super::editor::{Editor, EditorPanel, EditorStage};
use super::evaluation::{Engine, Shares};
use super::exchange::{Export, Import};
use super::open::open;
use super::prompt::Prompt;
use super::state::Analysis;
use super::tree::{Controls, MoveTree};
use crate::page::board::{Acts, Board};
use crate::page::chooser::{Chooser, Handles};
use crate::page::computer;
use crate::page::online::look_again;
use crate::page::router::Link;
use crate::page::texts::{say, tr_with};
use crate::route::Route;
use leptos::prelude::*;
use pacru_render::Scene;

/// The analysis of a kept game, or of whatever was analysed last.
#[component]
pub(in crate::page) fn AnalyseView(id: Option<String>) -> impl IntoView {
    look_again();
    match open(id) {
        Some(analysis) => {
            analysis.let_engine_think();
            // Another view has other questions.
            on_cleanup(computer::drop_question);
            view! { <AnalysisBoard analysis=analysis/> }.into_any()
        }
        None => view! {
            <section class="sheet">
                <h1>{say("game-gone")}</h1>
                <p>{say("game-gone-why")}</p>
                <Link class="button primary" to=Signal::derive(|| Route::Analyse(None))>{say("analyse")}</Link>
            </section>
        }
        .into_any(),
    }
}

#[component]
fn AnalysisBoard(analysis: Analysis) -> impl IntoView {
    view! {
        <div class="analysis">
            <h1 class="unseen">{say("analyse")}</h1>
            <Show
                when=move || analysis.editing.get()
                fallback=move || view! { <Stage analysis=analysis/> <Panel analysis=analysis/> }
            >
                {
                    let editor = Editor::new(analysis);
                    view! {
                        <div class="stage" data-view="editor"><EditorStage editor=editor/></div>
                        <aside class="panel" aria-label=say("edit-position")><EditorPanel editor=editor/></aside>
                    }
                }
            </Show>
        </div>
    }
}

/// The board, the shares above it, and below it what is to be chosen.
#[component]
fn Stage(analysis: Analysis) -> impl IntoView {
    let scene = Memo::new(move |_| analysis.scene());
    rank_arrows(Signal::from(scene));
    let acts = Acts {
        choose: Callback::new(move |field| analysis.choose_field(field)),
        drop: Callback::new(move |field| analysis.drop_on(field)),
        grab: Callback::new(move |field| analysis.can_drag(field)),
        look: Callback::new(move |field| {
            if analysis.looked_at.get_untracked() != field {
                analysis.looked_at.set(field);
            }
        }),
        key: Callback::new(move |event: leptos::ev::KeyboardEvent| analysis.key(&event)),
    };
    let kind = Memo::new(move |_| analysis.here.with(|here| here.position.ruleset().kind()));
    let label = Signal::derive(move || tr_with("board-label", &[("game", kind.get().name().into())]));
    view! {
        <div class="stage" data-game=move || kind.get().name()>
            <Shares analysis=analysis/>
            <Board
                scene=Signal::from(scene)
                describe=Callback::new(move |field| analysis.describe(field))
                label=label
                focus=analysis.focus
                acts=acts
            >
                <Handles chooser=analysis scene=Signal::from(scene)/>
            </Board>
            <Prompt analysis=analysis/>
        </div>
    }
}

#[component]
fn Panel(analysis: Analysis) -> impl IntoView {
    view! {
        <aside class="panel" aria-label=say("analysis-panel")>
            <Engine analysis=analysis/>
            <MoveTree analysis=analysis/>
            <Controls analysis=analysis/>
            <CourseView analysis=analysis/>
            <Import analysis=analysis/>
            <Export analysis=analysis/>
        </aside>
    }
}

/// The arrow of the best move is the strongest. A picture knows no ranks, so its elements are told once they are there.
fn rank_arrows(scene: Signal<Scene>) {
    Effect::new(move || {
        let arrows: Vec<[String; 2]> = scene.with(|scene| {
            let part = |id: String| format!("{}{id}", scene.id_prefix);
            let hints = scene.highlights.iter();
            hints.filter_map(|lit| Some([part(lit.id()), part(lit.shaft_id()?)])).collect()
        });
        request_animation_frame(move || {
            let parts = arrows.iter().enumerate().flat_map(|(rank, parts)| parts.iter().map(move |id| (rank, id)));
            for (rank, id) in parts {
                if let Some(element) = document().get_element_by_id(id) {
                    // A plain attribute; setting it does not fail.
                    let _ = element.set_attribute("data-rank", &(rank + 1).to_string());
                }
            }
        });
    });
}
