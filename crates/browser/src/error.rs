//! What can go wrong, and what the page looked like then.

use std::fmt;
use std::panic::Location;
use std::time::Duration;

use crate::log::ConsoleLine;

/// What went wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum Problem {
    /// A program or a file that this needs is not there; the text says which and how to get it.
    Missing(String),
    /// The program is there and does not run; the text says what it said.
    Start(String),
    /// A file, a folder, a process or a socket did not do its part.
    Io {
        /// What was tried.
        doing: String,
        /// The system's answer.
        error: std::io::Error,
    },
    /// The browser is gone.
    Ended,
    /// The page's process is gone, the browser goes on.
    Crashed,
    /// The browser is silent.
    NoAnswer {
        /// The command without an answer.
        method: String,
        /// How long it was waited for.
        after: Duration,
    },
    /// The browser answers with an error.
    Refused {
        /// The command.
        method: String,
        /// The browser's words.
        message: String,
    },
    /// A script threw.
    Script(String),
    /// A condition did not come true.
    TimedOut {
        /// The condition.
        awaited: String,
        /// How long it was waited for.
        after: Duration,
        /// How far it was from true in the end.
        last: String,
    },
    /// The address could not be loaded.
    Navigation {
        /// The address.
        url: String,
        /// The browser's reason, such as `net::ERR_INTERNET_DISCONNECTED`.
        reason: String,
    },
    /// There is no such key.
    Key(String),
    /// The console should be quiet, and holds these errors.
    Noise(Vec<ConsoleLine>),
}

impl Problem {
    pub(crate) fn io(doing: impl Into<String>) -> impl FnOnce(std::io::Error) -> Problem {
        move |error| Problem::Io { doing: doing.into(), error }
    }

    /// Whether the page may still be asked what it shows.
    fn leaves_page(&self) -> bool {
        !matches!(
            self,
            Problem::Missing(_) | Problem::Start(_) | Problem::Ended | Problem::Crashed | Problem::NoAnswer { .. }
        )
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Missing(what) => write!(f, "missing: {what}"),
            Problem::Start(reason) => write!(f, "the browser does not start: {reason}"),
            Problem::Io { doing, error } => write!(f, "cannot {doing}: {error}"),
            Problem::Ended => write!(f, "the browser has ended"),
            Problem::Crashed => write!(f, "the page has crashed"),
            Problem::NoAnswer { method, after } => write!(f, "no answer to {method} in {after:?}"),
            Problem::Refused { method, message } => write!(f, "{method}: {message}"),
            Problem::Script(message) => write!(f, "the script threw {message}"),
            Problem::TimedOut { awaited, after, last } => write!(f, "waited {after:?} for {awaited}, but {last}"),
            Problem::Navigation { url, reason } => write!(f, "cannot load {url}: {reason}"),
            Problem::Key(name) => write!(f, "no key is called {name:?}"),
            Problem::Noise(lines) => {
                write!(f, "the console holds errors:")?;
                lines.iter().try_for_each(|line| write!(f, "\n    {line}"))
            }
        }
    }
}

/// What a page looked like when something went wrong.
#[derive(Debug)]
pub struct Scene {
    /// Its address.
    pub url: String,
    /// The beginning of its visible text.
    pub text: String,
    /// The last lines of its console.
    pub console: Vec<ConsoleLine>,
}

/// A [`Problem`], the line of the test that met it, and the page as it was.
///
/// `Debug` prints the same as `Display`, because that is what a test that returns an error shows.
pub struct Error(Box<Details>);

struct Details {
    problem: Problem,
    place: &'static Location<'static>,
    scene: Option<Scene>,
}

impl Error {
    /// Asks for the scene only where an answer can be hoped for.
    pub(crate) fn new(
        problem: Problem,
        place: &'static Location<'static>,
        scene: impl FnOnce() -> Option<Scene>,
    ) -> Error {
        let scene = if problem.leaves_page() { scene() } else { None };
        Error(Box::new(Details { problem, place, scene }))
    }

    /// What went wrong.
    pub fn problem(&self) -> &Problem {
        &self.0.problem
    }

    /// The page as it was.
    pub fn scene(&self) -> Option<&Scene> {
        self.0.scene.as_ref()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details { problem, place, scene } = &*self.0;
        write!(f, "{problem}")?;
        // Nobody's line of code is at fault when a program is missing.
        if matches!(problem, Problem::Missing(_) | Problem::Start(_)) {
            return Ok(());
        }
        write!(f, "\n  at {}:{}", place.file(), place.line())?;
        let Some(scene) = scene else { return Ok(()) };
        write!(f, "\n  {} shows: {}", scene.url, scene.text)?;
        if !matches!(problem, Problem::Noise(_)) {
            match &*scene.console {
                [] => write!(f, "\n  its console is empty")?,
                lines => {
                    write!(f, "\n  its console ends with:")?;
                    lines.iter().try_for_each(|line| write!(f, "\n    {line}"))?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
