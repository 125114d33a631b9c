//! What a page has said and asked for.

use std::time::Instant;

use crate::error::{Error, Problem};
use crate::log::{ConsoleLine, Level, Log};
use crate::page::Page;

impl Page {
    /// What the console and the browser's log hold so far, that of workers and service workers included.
    pub fn console(&self) -> Vec<ConsoleLine> {
        self.with_log(|log| log.console.clone())
    }

    /// The same, and forgets it: for tests that expect errors.
    pub fn take_console(&self) -> Vec<ConsoleLine> {
        self.with_log(|log| std::mem::take(&mut log.console))
    }

    /// Waits until a line of the console contains a text.
    #[track_caller]
    pub fn wait_for_console(&self, text: &str) -> Result<(), Error> {
        let said = |log: &Log| log.console.iter().any(|line| line.text.contains(text));
        self.tell(self.wait_for_log(said, || format!("the console to say {text:?}"), || "it did not".into()))
    }

    /// An error if the console holds an error, an exception, a failed load or a breach of the content security policy.
    #[track_caller]
    pub fn assert_quiet(&self) -> Result<(), Error> {
        self.tell(self.listen())
    }

    /// Every address that was asked for, in order, by the page, its workers and service workers, except `data:` and `blob:`.
    pub fn requests(&self) -> Vec<String> {
        self.with_log(|log| log.requests.clone())
    }

    /// Waits until an address that contains a text has been asked for.
    #[track_caller]
    pub fn wait_for_request(&self, part: &str) -> Result<(), Error> {
        let asked = |log: &Log| log.requests.iter().any(|url| url.contains(part));
        let last = || format!("there were only {:?}", self.requests());
        self.tell(self.wait_for_log(asked, || format!("a request of {part}"), last))
    }

    /// Whether alerts, questions and "leave this page?" are accepted from now on; without this they are dismissed.
    pub fn accept_dialogs(&self, accept: bool) {
        self.with_log(|log| log.accept_dialogs = accept);
    }

    /// The texts of all dialogs so far.
    pub fn dialogs(&self) -> Vec<String> {
        self.with_log(|log| log.dialogs.clone())
    }

    fn listen(&self) -> Result<(), Problem> {
        // Whatever the page said until now has been received when this is answered.
        self.evaluate("0")?;
        let errors: Vec<_> = self.console().into_iter().filter(|line| line.level == Level::Error).collect();
        if errors.is_empty() { Ok(()) } else { Err(Problem::Noise(errors)) }
    }

    fn wait_for_log(
        &self,
        condition: impl Fn(&Log) -> bool,
        awaited: impl FnOnce() -> String,
        last: impl FnOnce() -> String,
    ) -> Result<(), Problem> {
        let after = self.patience.get();
        let met = self.connection.events.wait(Instant::now() + after, |state| {
            state.pages.get(&self.session).is_some_and(|page| condition(&page.log)).then_some(())
        })?;
        met.ok_or_else(|| Problem::TimedOut { awaited: awaited(), after, last: last() })
    }
}
