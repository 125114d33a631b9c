//! Waits that end.

use std::fmt;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long anything is waited for: far longer than it takes on a machine that has other work.
pub const LIMIT: Duration = Duration::from_secs(120);

/// Between two looks at something that does not report changes.
const PAUSE: Duration = Duration::from_millis(10);

/// A wait under way: for what, and until when.
#[derive(Debug)]
pub struct Wait {
    what: String,
    begin: Instant,
    limit: Duration,
}

impl Wait {
    /// Begins to wait, for [`LIMIT`] at most.
    pub fn new(what: impl Into<String>) -> Wait {
        Wait::with_limit(what, LIMIT)
    }

    /// Begins to wait, with another limit.
    pub fn with_limit(what: impl Into<String>, limit: Duration) -> Wait {
        Wait { what: what.into(), begin: Instant::now(), limit }
    }

    /// The time that is left; zero when the limit is reached.
    pub fn left(&self) -> Duration {
        self.limit.saturating_sub(self.begin.elapsed())
    }

    /// Whether the limit is reached.
    pub fn is_over(&self) -> bool {
        self.left().is_zero()
    }

    /// What a test that gives up says.
    pub fn report(&self, last: impl fmt::Display) -> String {
        format!("waited {:?} for {}; last seen: {last}", self.limit, self.what)
    }

    /// Fails the test if the limit is reached.
    #[track_caller]
    pub fn check(&self, last: impl fmt::Display) {
        assert!(!self.is_over(), "{}", self.report(last));
    }

    /// Fails the test if the limit is reached, and pauses before the next look otherwise.
    #[track_caller]
    pub fn pause(&self, last: impl fmt::Display) {
        self.check(last);
        thread::sleep(PAUSE);
    }
}

/// Looks again and again until there is a value; an error is what is there instead.
#[track_caller]
pub fn wait_until<T>(what: &str, mut look: impl FnMut() -> Result<T, String>) -> T {
    let wait = Wait::new(what);
    loop {
        match look() {
            Ok(value) => return value,
            Err(last) => wait.pause(last),
        }
    }
}

/// The next message of a channel.
#[track_caller]
pub fn receive<T>(what: &str, receiver: &Receiver<T>) -> T {
    let wait = Wait::new(what);
    match receiver.recv_timeout(wait.left()) {
        Ok(message) => message,
        Err(RecvTimeoutError::Timeout) => panic!("{}", wait.report("nothing")),
        Err(RecvTimeoutError::Disconnected) => panic!("waited for {what}: the sender ended or panicked"),
    }
}

/// What `work` returns, which runs in a thread of its own.
#[track_caller]
pub fn within<T: Send + 'static>(what: &str, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, receiver) = mpsc::channel();
    thread::spawn(move || send.send(work()));
    receive(what, &receiver)
}

/// What a thread returns. A panic of the thread is a panic here.
#[track_caller]
pub fn join<T>(what: &str, thread: JoinHandle<T>) -> T {
    let wait = Wait::new(what);
    while !thread.is_finished() {
        wait.check("the thread runs");
        thread::sleep(Duration::from_millis(1));
    }
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// What a future returns.
///
/// # Panics
/// When the limit is reached.
#[cfg(feature = "tokio")]
pub async fn within_async<T>(what: &str, future: impl Future<Output = T>) -> T {
    let wait = Wait::new(what);
    let answer = tokio::time::timeout(wait.left(), future).await;
    answer.unwrap_or_else(|_| panic!("{}", wait.report("no answer")))
}

/// Looks again and again until there is a value; an error is what is there instead.
///
/// # Panics
/// When the limit is reached.
#[cfg(feature = "tokio")]
pub async fn wait_until_async<T>(what: &str, mut look: impl AsyncFnMut() -> Result<T, String>) -> T {
    let wait = Wait::new(what);
    loop {
        match look().await {
            Ok(value) => return value,
            Err(last) => wait.check(last),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Tries something with longer and longer times until it works, and fails the test if it never does.
///
/// For a time limit in the code under test that cuts off what comes too late: a test that beats a short limit would depend on the
/// speed of the machine, and a long one would make it slow. What is broken fails with every limit.
#[track_caller]
pub fn with_growing_limit<T>(what: &str, mut attempt: impl FnMut(Duration) -> Result<T, String>) -> T {
    let mut last = String::new();
    for milliseconds in [50, 500, 5_000, 30_000] {
        match attempt(Duration::from_millis(milliseconds)) {
            Ok(value) => return value,
            Err(failure) => last = failure,
        }
    }
    panic!("{what} does not work with any limit; last seen: {last}")
}

/// The longest life of a [`Watchdog`]: a test has many waits.
const TEST_LIMIT: Duration = Duration::from_secs(600);

/// Ends the whole test program if it is not dropped in time, for tests with waits that have no limit of their own, such as
/// calls into the code under test.
#[derive(Debug)]
pub struct Watchdog {
    _alive: mpsc::Sender<()>,
}

impl Watchdog {
    /// Watches the test that runs in this thread.
    pub fn start() -> Watchdog {
        let (alive, dropped) = mpsc::channel::<()>();
        let test = thread::current().name().unwrap_or("a test").to_owned();
        thread::spawn(move || {
            if dropped.recv_timeout(TEST_LIMIT) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{test} did not end within {TEST_LIMIT:?}");
                std::process::abort();
            }
        });
        Watchdog { _alive: alive }
    }
}

#[cfg(test)]
mod tests {
    use super::{Wait, join, receive, wait_until, with_growing_limit, within};
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    fn message(panics: impl FnOnce() + Send + 'static) -> String {
        let panic = thread::spawn(panics).join().expect_err("it panics");
        panic.downcast_ref::<String>().cloned().expect("a message")
    }

    #[test]
    fn a_wait_that_expires_tells_what_for_and_the_last_state() {
        let told = message(|| Wait::with_limit("the end", Duration::ZERO).pause("the middle"));
        assert_eq!(told, "waited 0ns for the end; last seen: the middle");
    }

    #[test]
    fn what_comes_is_returned() {
        let mut looks = 0;
        let look = || {
            looks += 1;
            if looks == 3 { Ok(looks) } else { Err(format!("look {looks}")) }
        };
        assert_eq!(wait_until("three looks", look), 3);
        assert_eq!(within("a number", || 7), 7);
        assert_eq!(join("a thread", thread::spawn(|| 8)), 8);
    }

    #[test]
    fn a_sender_that_is_gone_is_not_waited_for() {
        let (send, receiver) = mpsc::channel::<()>();
        drop(send);
        let told = message(move || receive("a word", &receiver));
        assert_eq!(told, "waited for a word: the sender ended or panicked");
    }

    #[test]
    fn limits_grow_until_one_is_enough() {
        let enough = Duration::from_secs(1);
        let used = with_growing_limit("it", |limit| if limit > enough { Ok(limit) } else { Err("late".to_owned()) });
        assert_eq!(used, Duration::from_secs(5));
        let told = message(|| with_growing_limit("it", |limit| Err(format!("{limit:?}"))));
        assert_eq!(told, "it does not work with any limit; last seen: 30s");
    }
}
