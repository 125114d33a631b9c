//! The page's side of the computer player: a worker that is started when it is first needed.

use super::files;
use crate::thinking::{Answer, Request, Task};
use pacru_rules::Game;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// Whom an answer is for.
type Listener = Box<dyn Fn(Answer)>;

#[derive(Default)]
struct Computer {
    worker: Option<Worker>,
    /// Whether the worker has said that it is there.
    ready: bool,
    /// What was asked before that.
    unsent: Option<String>,
    /// Whether that shall be answered at once.
    hurried: bool,
    /// The number of the last question, and who asked it.
    last: u32,
    listener: Option<Listener>,
}

thread_local! {
    static COMPUTER: RefCell<Computer> = RefCell::default();
}

/// Asks the computer; a question that is still open is dropped. The number of the question comes back.
pub(super) fn ask(game: &Game, task: Task, listener: impl Fn(Answer) + 'static) -> u32 {
    COMPUTER.with_borrow_mut(|computer| {
        computer.last += 1;
        computer.hurried = false;
        computer.listener = Some(Box::new(listener));
        let request = Request::Think { number: computer.last, task, game: Box::new(game.clone()) };
        computer.send(request.to_text());
        computer.last
    })
}

/// Asks for an answer at once.
pub(super) fn hurry() {
    COMPUTER.with_borrow_mut(|computer| {
        if computer.ready {
            computer.send(Request::Stop.to_text());
        } else {
            // What was asked before the worker is there must still be sent.
            computer.hurried = true;
        }
    });
}

/// Drops the open question.
pub(super) fn drop_question() {
    COMPUTER.with_borrow_mut(|computer| {
        if computer.listener.take().is_some() {
            computer.last += 1;
            computer.send(Request::Stop.to_text());
        }
    });
}

impl Computer {
    fn send(&mut self, text: String) {
        if self.worker.is_none() {
            self.worker = start();
        }
        match &self.worker {
            // Text can always be sent.
            Some(worker) if self.ready => drop(worker.post_message(&JsValue::from_str(&text))),
            _ if text == "stop" => self.unsent = None,
            _ => self.unsent = Some(text),
        }
    }
}

fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&files::address("worker")?, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let failed = Closure::<dyn Fn(web_sys::Event)>::new(|_| {
        leptos::logging::error!("the computer player could not be started, or stopped");
        // The next question starts another.
        COMPUTER.with_borrow_mut(|computer| *computer = Computer { last: computer.last, ..Computer::default() });
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(worker)
}

fn hear(text: &str) {
    if text == "ready" {
        COMPUTER.with_borrow_mut(|computer| {
            computer.ready = true;
            if let Some(text) = computer.unsent.take() {
                computer.send(text);
            }
            if std::mem::take(&mut computer.hurried) {
                computer.send(Request::Stop.to_text());
            }
        });
        return;
    }
    let Some(answer) = Answer::read(text) else {
        return;
    };
    // The listener may ask the next question, so it is called while nothing is borrowed.
    let listener = COMPUTER
        .with_borrow_mut(|computer| if answer.number == computer.last { computer.listener.take() } else { None });
    let Some(listener) = listener else {
        return;
    };
    let (number, done) = (answer.number, answer.done);
    listener(answer);
    COMPUTER.with_borrow_mut(|computer| {
        if !done && computer.last == number && computer.listener.is_none() {
            computer.listener = Some(listener);
        }
    });
}
