//! The computer player beside the page: it thinks in slices and listens between them.

use crate::thinking::{Answer, Request, Task};
use pacru_engine::search::SearchStatus;
use pacru_engine::{Effort, Engine, EngineOptions, SearchLimits};
use pacru_rules::Game;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Mebibytes of memory: phones have little to spare.
const MEMORY_MIB: usize = 32;

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
    engine: Option<Engine>,
}

/// Begins to listen.
pub fn start() {
    let engine = Engine::new(EngineOptions { memory_mib: MEMORY_MIB, ..EngineOptions::default() });
    let inbox = Rc::new(RefCell::new(Inbox { engine: Some(engine), ..Inbox::default() }));
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
                && let Some(engine) = waiting.engine.take()
            {
                spawn_local(work(Rc::clone(&inbox), engine));
            }
        }
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    say("ready");
}

/// Answers questions until none is left.
async fn work(inbox: Rc<RefCell<Inbox>>, mut engine: Engine) {
    loop {
        let question = inbox.borrow_mut().question.take();
        let Some((number, task, game)) = question else {
            inbox.borrow_mut().engine = Some(engine);
            return;
        };
        let mut options = EngineOptions { multi_pv: 1, ..engine.options() };
        let effort = match task {
            Task::Play { level, seed } => {
                options.seed = seed;
                Effort::Level(level)
            }
            Task::Best { nodes } => Effort::Limits(SearchLimits::nodes(nodes)),
            Task::Analyse { lines } => {
                options.multi_pv = lines;
                Effort::Limits(SearchLimits::default())
            }
        };
        engine.set_options(options);
        let (mut search, limits) = engine.start(&game, effort);
        // Slices grow or shrink until they take about as long as intended.
        let mut slice = 500;
        let mut told = now();
        let last = loop {
            let left = limits.nodes.map_or(slice, |limit| limit.saturating_sub(search.nodes()).min(slice));
            let stopped = { inbox.borrow().stop || inbox.borrow().question.is_some() };
            if left == 0 || stopped {
                break search.report();
            }
            let before = now();
            if search.step(left) == SearchStatus::Solved {
                break search.report();
            }
            let after = now();
            slice = if after - before > SLICE { (slice / 2).max(50) } else { (slice * 5 / 4).min(50_000) };
            if limits.nodes.is_none() && after - told > TELLING {
                told = after;
                say(&Answer::of_report(number, false, game.position().order(), &search.report()).to_text());
            }
            breathe().await;
        };
        // A question that was replaced needs no answer.
        if inbox.borrow().question.is_none() {
            inbox.borrow_mut().stop = false;
            say(&Answer::of_report(number, true, game.position().order(), &last).to_text());
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
