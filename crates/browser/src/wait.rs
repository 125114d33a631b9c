//! Waiting for conditions, and reading what is there.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::error::{Error, Problem};
use crate::page::Page;

/// How long a condition is waited for: far longer than anything takes on a machine that has other work.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// How often a page is asked.
const PAUSE: Duration = Duration::from_millis(25);

const PROBE: &str = include_str!("probe.js");

/// Text as JavaScript reads it.
pub(crate) fn quote(text: &str) -> String {
    Value::from(text).to_string()
}

impl Page {
    /// Waits until an element is there and visible.
    #[track_caller]
    pub fn wait_for(&self, selector: &str) -> Result<(), Error> {
        let awaited = || format!("{selector} to appear");
        self.tell(self.probe(&format!("appeared({})", quote(selector)), awaited).map(drop))
    }

    /// Waits until a visible element contains a text, white space aside.
    #[track_caller]
    pub fn wait_for_text(&self, selector: &str, text: &str) -> Result<(), Error> {
        let awaited = || format!("{selector} to say {text:?}");
        self.tell(self.probe(&format!("says({}, {})", quote(selector), quote(text)), awaited).map(drop))
    }

    /// Waits until no such element is visible.
    #[track_caller]
    pub fn wait_gone(&self, selector: &str) -> Result<(), Error> {
        let awaited = || format!("{selector} to go");
        self.tell(self.probe(&format!("gone({})", quote(selector)), awaited).map(drop))
    }

    /// Waits until a JavaScript expression, or what its promise brings, is true. While it throws it is not.
    #[track_caller]
    pub fn wait_until(&self, condition: &str) -> Result<(), Error> {
        let script =
            format!("Promise.resolve({condition}\n).then(is => is ? {{ ok: true }} : {{ not: `it is ${{is}}` }})");
        self.tell(self.poll(&script, || condition.to_owned()).map(drop))
    }

    /// The visible text of an element, or the value of a form's field, with single spaces. Waits until there is an element.
    #[track_caller]
    pub fn text(&self, selector: &str) -> Result<String, Error> {
        let found = self.probe(&format!("text({})", quote(selector)), || format!("{selector}, to read its text"));
        self.tell(found.map(|text| text.as_str().unwrap_or_default().to_owned()))
    }

    /// An attribute of an element, if it has it. Waits until there is an element.
    #[track_caller]
    pub fn attribute(&self, selector: &str, name: &str) -> Result<Option<String>, Error> {
        let script = format!("attribute({}, {})", quote(selector), quote(name));
        let found = self.probe(&script, || format!("{selector}, to read its {name}"));
        self.tell(found.map(|value| value.as_str().map(str::to_owned)))
    }

    /// How many elements there are at this moment, visible or not.
    #[track_caller]
    pub fn count(&self, selector: &str) -> Result<usize, Error> {
        let count = self.evaluate(&format!("document.querySelectorAll({}).length", quote(selector)));
        self.tell(count.map(|count| count.as_u64().unwrap_or(0) as usize))
    }

    /// Whether there is an element at this moment, visible or not.
    #[track_caller]
    pub fn exists(&self, selector: &str) -> Result<bool, Error> {
        let found = self.evaluate(&format!("document.querySelector({}) !== null", quote(selector)));
        self.tell(found.map(|found| found == true))
    }

    /// Asks a function of the probe again and again.
    pub(crate) fn probe(&self, call: &str, awaited: impl Fn() -> String) -> Result<Value, Problem> {
        self.poll(&format!("{PROBE}.{call}"), awaited)
    }

    /// Asks until the answer is `{ ok: value }`; until then it is `{ not: reason }`.
    fn poll(&self, script: &str, awaited: impl Fn() -> String) -> Result<Value, Problem> {
        let after = self.patience.get();
        let deadline = Instant::now() + after;
        loop {
            let last = match self.evaluate(script) {
                Ok(mut answer) => match answer.get_mut("ok") {
                    Some(value) => return Ok(value.take()),
                    None => answer["not"].as_str().unwrap_or("it is not").to_owned(),
                },
                // It will never be true.
                Err(Problem::Script(message)) if message.starts_with("SyntaxError") => {
                    return Err(Problem::Script(message));
                }
                Err(Problem::Script(message)) => format!("it threw {}", message.lines().next().unwrap_or_default()),
                // A page that is being left has no answer.
                Err(Problem::Refused { message, .. }) => format!("the browser says: {message}"),
                Err(problem) => return Err(problem),
            };
            if Instant::now() >= deadline {
                return Err(Problem::TimedOut { awaited: awaited(), after, last });
            }
            thread::sleep(PAUSE);
        }
    }
}
