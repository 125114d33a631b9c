//! The course of a game: one step at a time, the list of all steps, and the end.

use super::ending::Ending;
use super::progress;
use super::step::StepView;
use super::taught::taught;
use crate::offer::Place;
use crate::page::browser;
use crate::page::router::{Link, router};
use crate::page::texts::{tr, tr_with};
use crate::progress::{Mark, Progress};
use crate::route::Route;
use leptos::prelude::*;
use pacru_rulebook::{Course, Step, from_json};
use pacru_rules::GameKind;

/// In the place of a step's id: the end of the course.
const END: &str = "end";

/// A course that is gone through. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(super) struct Going {
    pub(super) course: StoredValue<Course>,
    pub(super) game: GameKind,
    pub(super) progress: RwSignal<Progress>,
}

impl Going {
    fn new(course: Course) -> Going {
        let game = course.game;
        Going { course: StoredValue::new(course), game, progress: RwSignal::new(progress::of(game)) }
    }

    /// Notes something about a step, and remembers it.
    pub(super) fn mark(self, step: &str, mark: Mark) {
        let progress = progress::mark(self.game, step, mark);
        let place = self.course.with_value(|course| {
            let next = progress.next(course.steps.iter().map(|step| step.id.as_str()))?;
            let step = course.steps.iter().position(|step| step.id == next)? + 1;
            Some(Place { step, all: course.steps.len() })
        });
        match place {
            // All are done: there is nothing to go on with.
            None => progress::finish(self.game),
            place => progress::keep_place(self.game, place),
        }
        self.progress.set(progress);
    }

    /// Forgets everything, and begins anew.
    pub(super) fn start_over(self) {
        progress::forget(self.game);
        self.progress.set(Progress::default());
    }

    /// The address of a step.
    pub(super) fn route_to(self, index: usize) -> Route {
        let id = self.course.with_value(|course| course.steps.get(index).map(|step| step.id.clone()));
        Route::Course(self.game, Some(id.unwrap_or_else(|| END.to_owned())))
    }

    /// The steps that are not done, with their places.
    pub(super) fn open(self) -> Vec<usize> {
        let progress = self.progress.get();
        self.course.with_value(|course| {
            let steps = course.steps.iter().enumerate();
            steps.filter(|(_, step)| progress.mark(&step.id) != Mark::Done).map(|(index, _)| index).collect()
        })
    }

    /// The title of a step.
    pub(super) fn title(self, index: usize) -> String {
        let id = self.course.with_value(|course| course.steps.get(index).map(|step| course.message(step)));
        id.map(|id| tr(&format!("{id}.title"))).unwrap_or_default()
    }

    /// The step of an address, or the one to go on with; none at the end.
    fn place(self, wanted: Option<&str>) -> Option<usize> {
        self.course.with_value(|course| {
            let at = |id: &str| course.steps.iter().position(|step| step.id == id);
            let next = || {
                let progress = self.progress.get_untracked();
                progress.next(course.steps.iter().map(|step| step.id.as_str())).and_then(at).or(Some(0))
            };
            match wanted {
                Some(END) if at(END).is_none() => None,
                Some(id) => at(id).or_else(next),
                None => next(),
            }
        })
    }
}

/// The course of a game.
#[component]
pub(super) fn CourseView(game: GameKind) -> impl IntoView {
    taught(&["lessons"], vec![format!("lessons-{game}")], from_json, |mut courses: Vec<Course>| match courses.pop() {
        Some(course) => view! { <Steps going=Going::new(course)/> }.into_any(),
        None => ().into_any(),
    })
}

#[component]
fn Steps(going: Going) -> impl IntoView {
    let router = router();
    // Leaving for another view changes the address before this view is gone.
    let at = Memo::new(move |before: Option<&Option<usize>>| match router.route() {
        Route::Course(game, id) if game == going.game => going.place(id.as_deref()),
        _ => before.copied().flatten(),
    });
    // An address without a step gets the one that is shown.
    Effect::new(move || {
        let route = going.route_to(at.get().unwrap_or(usize::MAX));
        let is_ours = untrack(|| matches!(router.route(), Route::Course(game, _) if game == going.game));
        if is_ours && untrack(|| router.route()) != route {
            router.rename(route);
        }
    });
    // Another step begins at its heading, and is seen in the list.
    Effect::new(move |before: Option<()>| {
        at.track();
        request_animation_frame(move || {
            browser::center_in_list(".step-list", "[aria-current]");
            if before.is_some() {
                browser::focus(".lesson h1");
            }
        });
    });
    view! {
        <div class="lesson" data-game=going.game.name()>
            {move || match at.get() {
                Some(index) => view! { <StepView going=going index=index/> }.into_any(),
                None => view! { <Ending going=going/> }.into_any(),
            }}
            <aside class="panel lesson-steps" aria-label=move || tr("steps")>
                <StepList going=going/>
            </aside>
        </div>
    }
}

/// All steps with their marks.
#[component]
fn StepList(going: Going) -> impl IntoView {
    let item = move |(index, step): (usize, &Step)| {
        let id = step.id.clone();
        let mark = Memo::new(move |_| going.progress.with(|progress| progress.mark(&id)));
        let told = move || tr_with("step-mark", &[("mark", mark.get().name().into())]);
        view! {
            <li class="step-item" data-step=step.id.clone() data-mark=move || mark.get().name()>
                <Link to=Signal::derive(move || going.route_to(index))>
                    <span class="step-mark" aria-hidden="true"></span>
                    <span>{move || going.title(index)}</span>
                    <span class="unseen">{told}</span>
                </Link>
            </li>
        }
    };
    let items = going.course.with_value(|course| course.steps.iter().enumerate().map(item).collect_view());
    let count = move || {
        going.course.with_value(|course| {
            let done = going.progress.with(|known| known.count(course.steps.iter().map(|step| step.id.as_str())));
            tr_with("course-progress", &[("done", done.into()), ("all", course.steps.len().into())])
        })
    };
    let asked = RwSignal::new(false);
    let start_over = move |_| {
        if asked.get_untracked() {
            going.start_over();
            router().go(going.route_to(0));
        }
        asked.update(|asked| *asked = !*asked);
    };
    view! {
        <section class="moves">
            <h2>{move || tr("steps")}</h2>
            <ol class="step-list">{items}</ol>
            <p class="muted small">{count}</p>
            <button class="plain" data-act="start-over" on:click=start_over>
                {move || if asked.get() { tr("start-over-sure") } else { tr("start-over") }}
            </button>
        </section>
    }
}
