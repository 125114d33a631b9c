//! How far a learner has come in a course: a list of step ids, as the browser keeps it.

/// What is known of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not yet tried to the end.
    Open,
    /// Passed over, or only looked up.
    Skipped,
    /// Done.
    Done,
}

impl Mark {
    /// The name in messages and classes.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Open => "open",
            Mark::Skipped => "skipped",
            Mark::Done => "done",
        }
    }
}

/// The marks of a course.
///
/// ```
/// use pacru_web::progress::{Mark, Progress};
///
/// let mut progress = Progress::read("board ~three-ways");
/// assert_eq!(progress.mark("three-ways"), Mark::Skipped);
/// progress.set("three-ways", Mark::Done);
/// assert_eq!(progress.to_string(), "board three-ways");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(Vec<(String, Mark)>);

/// Before the id of a skipped step.
const SKIPPED: char = '~';

impl Progress {
    /// Reads what [`to_string`](ToString::to_string) wrote; whatever else there is means nothing and harms nothing.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for word in text.split_whitespace() {
            match word.strip_prefix(SKIPPED) {
                Some(id) => progress.set(id, Mark::Skipped),
                None => progress.set(word, Mark::Done),
            }
        }
        progress
    }

    /// What is known of a step.
    pub fn mark(&self, id: &str) -> Mark {
        self.0.iter().find(|(known, _)| known == id).map_or(Mark::Open, |&(_, mark)| mark)
    }

    /// Notes something about a step. What is done stays done.
    pub fn set(&mut self, id: &str, mark: Mark) {
        match self.0.iter_mut().find(|(known, _)| known == id) {
            Some((_, Mark::Done)) => {}
            Some((_, known)) => *known = mark,
            None => self.0.push((id.to_owned(), mark)),
        }
    }

    /// How many of these steps are done.
    pub fn count<'a>(&self, steps: impl IntoIterator<Item = &'a str>) -> usize {
        steps.into_iter().filter(|id| self.mark(id) == Mark::Done).count()
    }

    /// Where to go on: the first open step, else the first that was skipped.
    pub fn next<'a>(&self, mut steps: impl Iterator<Item = &'a str> + Clone) -> Option<&'a str> {
        let open = steps.clone().find(|id| self.mark(id) == Mark::Open);
        open.or_else(|| steps.find(|id| self.mark(id) == Mark::Skipped))
    }
}

impl std::fmt::Display for Progress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known = self.0.iter().filter(|(_, mark)| *mark != Mark::Open);
        for (number, (id, mark)) in known.enumerate() {
            let space = if number > 0 { " " } else { "" };
            let sign = if *mark == Mark::Skipped { "~" } else { "" };
            write!(f, "{space}{sign}{id}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEPS: [&str; 4] = ["board", "three-ways", "pointing", "marker"];

    #[test]
    fn what_is_done_stays_done() {
        let mut progress = Progress::read("board");
        progress.set("board", Mark::Skipped);
        assert_eq!(progress.mark("board"), Mark::Done);
        progress.set("marker", Mark::Skipped);
        progress.set("marker", Mark::Done);
        assert_eq!(progress.to_string(), "board marker");
    }

    #[test]
    fn a_learner_goes_on_where_something_is_open() {
        assert_eq!(Progress::default().next(STEPS.into_iter()), Some("board"));
        assert_eq!(Progress::read("board ~three-ways").next(STEPS.into_iter()), Some("pointing"));
        assert_eq!(Progress::read("board ~three-ways pointing marker").next(STEPS.into_iter()), Some("three-ways"));
        assert_eq!(Progress::read("board three-ways pointing marker").next(STEPS.into_iter()), None);
    }

    #[test]
    fn steps_that_are_gone_do_not_count() {
        assert_eq!(Progress::read("board gone ~marker").count(STEPS), 1);
    }

    #[test]
    fn noise_is_read_too() {
        for noise in ["", "~", "~~ ~a a", "\u{0} \u{fe0f}", "a a ~a"] {
            let read = Progress::read(noise);
            assert_eq!(Progress::read(&read.to_string()), read, "{noise:?}");
        }
    }
}
