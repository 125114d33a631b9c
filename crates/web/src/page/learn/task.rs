//! What is tried on a board, and what comes of each try.

use crate::text::Arg;
use pacru_rulebook::challenge::{self, Challenge, ChallengeAttempt, ChallengeVerdict, Miss};
use pacru_rulebook::{Attempt, Played, Step, Verdict};
use pacru_rules::{Move, Position, Refusal, RuleId};

/// Something to try.
#[derive(Clone)]
pub(super) enum Task {
    /// A step of a course; its message has the hints.
    Lesson { attempt: Attempt, step: Step, message: String },
    /// A position with one best answer.
    Challenge { attempt: ChallengeAttempt, challenge: Challenge },
}

/// A message with what it speaks of.
pub(super) type Said = (String, Vec<(&'static str, Arg)>);

/// What comes of a move, with all that is played then.
pub(super) enum Came {
    Solved(Vec<Played>),
    GoOn(Vec<Played>, Option<Remark>),
    /// Allowed, but not what was asked for.
    Missed(Vec<Played>, Remark),
    Refused(Refusal),
}

/// What is said about a move.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Remark {
    /// Said before it.
    pub(super) lead: Option<&'static str>,
    /// The rules that it is about.
    pub(super) rules: Vec<RuleId>,
    pub(super) said: Said,
    pub(super) is_good: bool,
}

impl Remark {
    fn of_challenge(said: Said, is_good: bool) -> Remark {
        Remark { lead: None, rules: Vec::new(), said, is_good }
    }
}

impl Task {
    /// The step of a course.
    pub(super) fn lesson(step: &Step, message: String) -> Task {
        Task::Lesson { attempt: Attempt::new(step), step: step.clone(), message }
    }

    /// A challenge.
    pub(super) fn challenge(challenge: &Challenge) -> Task {
        Task::Challenge { attempt: ChallengeAttempt::new(challenge), challenge: challenge.clone() }
    }

    /// The position in which something is to be done.
    pub(super) fn position(&self) -> &Position {
        match self {
            Task::Lesson { attempt, .. } => attempt.position(),
            Task::Challenge { attempt, .. } => attempt.position(),
        }
    }

    /// The task from its beginning.
    pub(super) fn again(&self) -> Task {
        match self {
            Task::Lesson { step, message, .. } => Task::lesson(step, message.clone()),
            Task::Challenge { challenge, .. } => Task::challenge(challenge),
        }
    }

    /// Whether there is anything to do.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Task::Lesson { attempt, .. } => !attempt.is_solved(),
            Task::Challenge { attempt, .. } => !attempt.is_solved(),
        }
    }

    /// Whether a pass can be tried: where it is the only move, or where the task is about passing.
    pub(super) fn offers_pass(&self) -> bool {
        let speaks_of_it = match self {
            Task::Lesson { step, .. } => {
                let tries = step.solutions.iter().chain(step.wrong.iter().map(|wrong| &wrong.moves));
                tries.flatten().any(|word| word == "pass")
            }
            Task::Challenge { .. } => false,
        };
        speaks_of_it || self.position().movable().is_empty()
    }

    /// Judges a move.
    pub(super) fn play(&mut self, mv: Move) -> Came {
        match self {
            Task::Lesson { attempt, step, message } => match attempt.play(mv) {
                Verdict::Solved { played } => Came::Solved(vec![played]),
                Verdict::GoOn { played, replies } => Came::GoOn([vec![played], replies].concat(), None),
                Verdict::Missed { played, hint } => {
                    let said = (format!("{message}.{hint}"), Vec::new());
                    let rules = step.rules.clone();
                    Came::Missed(vec![played], Remark { lead: Some("missed"), rules, said, is_good: false })
                }
                Verdict::Refused { refusal, .. } => Came::Refused(refusal),
            },
            Task::Challenge { attempt, challenge } => match attempt.play(mv) {
                ChallengeVerdict::Solved { played, replies } => Came::Solved([vec![played], replies].concat()),
                ChallengeVerdict::GoOn { played, reply } => {
                    let all = match challenge.task() {
                        challenge::Task::Win { turns } => turns,
                        _ => 1,
                    };
                    let left = all.saturating_sub(attempt.turns_done());
                    let said = ("challenge-go-on".to_owned(), vec![("turns", left.into())]);
                    Came::GoOn(vec![played, reply], Some(Remark::of_challenge(said, true)))
                }
                ChallengeVerdict::Missed { played, miss } => {
                    let (said, reply) = said_of_miss(miss);
                    let remark = Remark::of_challenge(said, false);
                    Came::Missed([played].into_iter().chain(reply).collect(), remark)
                }
                ChallengeVerdict::Refused(refusal) => Came::Refused(refusal),
            },
        }
    }

    /// What helps after a refusal; without one, what helps in general.
    pub(super) fn hint(&self, refusal: Option<Refusal>) -> Option<Said> {
        match self {
            Task::Lesson { attempt, message, .. } => {
                let hint = match refusal.map(|refusal| attempt.refused(refusal)) {
                    Some(Verdict::Refused { hint, .. }) => hint,
                    _ => "hint".to_owned(),
                };
                Some((format!("{message}.{hint}"), Vec::new()))
            }
            Task::Challenge { .. } => None,
        }
    }

    /// Which chevron does it, without saying how.
    pub(super) fn pointer(&self) -> Option<Remark> {
        let Task::Challenge { attempt, .. } = self else { return None };
        let said = ("challenge-hint-chevron".to_owned(), vec![("field", attempt.hint()?.into())]);
        Some(Remark::of_challenge(said, false))
    }

    /// A way to do it, from the beginning, with what the opponents answer.
    pub(super) fn solution(&self) -> Vec<Played> {
        match self {
            Task::Lesson { step, .. } => {
                let mut task = self.again();
                let words = step.solutions.first().into_iter().flatten();
                let play = |word: &String| match task.play(task.position().parse_move(word).ok()?) {
                    Came::Solved(played) | Came::GoOn(played, _) => Some(played),
                    Came::Missed(..) | Came::Refused(_) => None,
                };
                words.map_while(play).flatten().collect()
            }
            Task::Challenge { challenge, .. } => {
                let mut position = challenge.position;
                let line = challenge.lines().into_iter().next().unwrap_or_default();
                let play = |mv: Move| {
                    let (after, events) = position.play(mv).ok()?;
                    position = after;
                    Some(Played { mv, events, after })
                };
                line.into_iter().map_while(play).collect()
            }
        }
    }
}

/// What is said of a wrong answer, and the reply that shows why.
fn said_of_miss(miss: Miss) -> (Said, Option<Played>) {
    let (name, mut args, reply) = match miss {
        Miss::Gained { fields, wanted } if fields < 0 => ("gave-up", vec![("wanted", wanted.into())], None),
        Miss::Gained { fields, wanted } => {
            ("gained", vec![("fields", Arg::Number(fields.into())), ("wanted", wanted.into())], None)
        }
        Miss::NotOver => ("not-over", vec![], None),
        Miss::NotWon => ("not-won", vec![], None),
        Miss::Escapes { reply } => ("escapes", vec![], Some(reply)),
        Miss::ChevronTaken { reply, at } => ("chevron-taken", vec![("field", at.into())], Some(reply)),
        Miss::PutOut { reply } => ("put-out", vec![], Some(reply)),
        Miss::Otherwise => ("otherwise", vec![], None),
    };
    args.extend(reply.iter().map(|reply| ("reply", reply.mv.to_string().into())));
    ((format!("challenge-miss-{name}"), args), reply)
}
