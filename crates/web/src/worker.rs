//! The computer player beside the page: it thinks in slices and listens between them.

use crate::thinking::{Answer, Request, Task};
use pacru_engine::brain::Brain;
use pacru_engine::search::Progress;
use pacru_rules::Game;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Mebibytes of memory: phones have little to spare.
const HASH: usize = 32;

/// Milliseconds between two looks at the messages.
const SLICE: f64 = 20.0;

/// Milliseconds between two words about an analysis that goes on.
const TELLING: f64 = 150.0;

/// What the page has asked for and the thinker has not looked at yet.
#[derive(Default)]
struct Inbox {
    question: Option<(u32, Task, Box<Game>)>,
    stop: bool,
    /// The player while it rests; whoever thinks takes it along.
    brain: Option<Brain>,
}

/// Begins to listen.
pub fn start() {
    let mut brain = Brain::default();
    brain.set_hash(HASH);
    let inbox = Rc::new(RefCell::new(Inbox { brain: Some(brain), ..Inbox::default() }));
    let listen = Closure::<dyn FnMut(MessageEvent)>::new({
        let inbox = Rc::clone(&inbox);
        move |event: MessageEvent| {
            let request = event.data().as_string().as_deref().and_then(Request::read);
            let mut waiting = inbox.borrow_mut();
            match request {
                Some(Request::Stop) => waiting.stop = true,
                Some(Request::Think { number, task, game }) => {
                    waiting.question = Some((number, task, game));
                    waiting.stop = false;
                }
                // Only our own page talks to us.
                None => return,
            }
            if waiting.question.is_some()
                && let Some(brain) = waiting.brain.take()
            {
                spawn_local(work(Rc::clone(&inbox), brain));
            }
        }
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say("ready");
}

/// Answers questions until none is left.
async fn work(inbox: Rc<RefCell<Inbox>>, mut brain: Brain) {
    loop {
        let question = inbox.borrow_mut().question.take();
        let Some((number, task, game)) = question else {
            inbox.borrow_mut().brain = Some(brain);
            return;
        };
        let (level, limit) = match task {
            Task::Play { level, seed } => {
                brain.set_seed(seed);
                brain.forget();
                (Some(level), level.limits().nodes)
            }
            Task::Best { nodes } => (None, Some(nodes)),
            Task::Analyse { .. } => (None, None),
        };
        brain.set_lines(if let Task::Analyse { lines } = task { lines } else { 1 });
        let mut search = brain.search(&game, level);
        // Slices grow or shrink until they take about as long as intended.
        let mut slice = 500;
        let mut told = now();
        let last = loop {
            let report = search.report();
            let left = limit.map_or(slice, |limit| limit.saturating_sub(report.nodes).min(slice));
            let stopped = { inbox.borrow().stop || inbox.borrow().question.is_some() };
            if left == 0 || stopped {
                break report;
            }
            let before = now();
            if search.step(left) == Progress::Settled {
                break search.report();
            }
            let after = now();
            slice = if after - before > SLICE { (slice / 2).max(50) } else { (slice * 5 / 4).min(50_000) };
            if limit.is_none() && after - told > TELLING {
                told = after;
                say(&Answer::of_report(number, false, &search.report()).to_text());
            }
            breathe().await;
        };
        // A question that was replaced needs no answer.
        if inbox.borrow().question.is_none() {
            inbox.borrow_mut().stop = false;
            say(&Answer::of_report(number, true, &last).to_text());
        }
    }
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn now() -> f64 {
    scope().performance().map_or(0.0, |clock| clock.now())
}

fn say(text: &str) {
    // It fails only for values that cannot be copied; text can.
    let _ = scope().post_message(&JsValue::from_str(text));
}

/// Lets messages in.
async fn breathe() {
    let promise = js_sys::Promise::new(&mut |done, _| {
        // Without a timer there is no breathing; the promise would never come, so it is kept at once.
        if scope().set_timeout_with_callback(&done).is_err() {
            let _ = done.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(promise).await;
}
