//! A learner's attempt at a task: what comes of each move tried.

use crate::{Happening, Step, WrongTry, refusal_kind};
use pacru_rules::{BoardEvent, Field, Game, Move, Position, Reason, Refusal};

/// An attempt at a step's task, from its position on.
#[derive(Clone, Debug)]
pub struct Attempt {
    step: Step,
    game: Game,
    /// The learner's moves that were right so far.
    done: Vec<Move>,
}

/// A move that was played, with what happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// What happened, for the animation.
    pub events: Vec<BoardEvent>,
    /// The position after it.
    pub after: Position,
}

/// What comes of a move. A hint is the name of an attribute of the step's message.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Verdict {
    /// The task is done.
    Solved { played: Played },
    /// Right so far: the opponents have answered, and the learner is to move again.
    GoOn { played: Played, replies: Vec<Played> },
    /// Legal, but not what was asked for. The attempt is as it was before the move.
    Missed { played: Played, hint: String },
    /// The rules refuse it. The attempt is as it was before the move.
    Refused { refusal: Refusal, hint: String },
}

impl Attempt {
    /// At the beginning of the step's task.
    pub fn new(step: &Step) -> Attempt {
        Attempt { step: step.clone(), game: Game::new(step.position), done: Vec::new() }
    }

    /// The position in which the learner is to move, or in which the task was solved.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How many of the task's turns are done.
    pub fn turns_done(&self) -> usize {
        self.done.len()
    }

    /// Whether nothing is left to do; so from the start where the step has no task.
    pub fn is_solved(&self) -> bool {
        self.done.len() >= self.step.turns.len()
    }

    /// Judges a move. A solved task takes no more: it refuses like a game that is over.
    pub fn play(&mut self, mv: Move) -> Verdict {
        let Some(turn) = self.step.turns.get(self.done.len()) else {
            return self.refused(Refusal { reason: Reason::GameOver, rule: None });
        };
        let before = *self.game.position();
        let mut game = self.game.clone();
        let played = match play(&mut game, mv) {
            Ok(played) => played,
            Err(refusal) => return self.refused(refusal),
        };
        let happening = Happening { before: &before, mv, events: &played.events, after: &played.after };
        if !turn.goals.iter().all(|goal| goal.is_met(&happening)) {
            return Verdict::Missed { hint: self.hint_for_miss(mv), played };
        }
        let is_last = self.done.len() + 1 == self.step.turns.len();
        let replies = if is_last { Some(Vec::new()) } else { reply(&mut game, &turn.replies) };
        let Some(replies) = replies else {
            return Verdict::Missed { hint: self.hint_for_miss(mv), played };
        };
        self.game = game;
        self.done.push(mv);
        if is_last { Verdict::Solved { played } } else { Verdict::GoOn { played, replies } }
    }

    /// The verdict on something that the rules refuse before it is a whole move, such as a field out of reach.
    pub fn refused(&self, refusal: Refusal) -> Verdict {
        Verdict::Refused { hint: self.hint_for_refusal(refusal), refusal }
    }

    /// The hint of the wrong try that is refused just so, else of one that is refused for the same reason.
    fn hint_for_refusal(&self, refusal: Refusal) -> String {
        let kind = refusal_kind(&refusal.reason);
        let just_so = |wrong: &&WrongTry| self.refusal_of(wrong) == Some(refusal);
        let alike = |wrong: &&WrongTry| wrong.refusal.as_deref() == Some(kind) && wrong.rule == refusal.rule;
        name(self.wrong_now().find(just_so).or_else(|| self.wrong_now().find(alike)))
    }

    /// The hint of the wrong try that is this move, else of one with the same chevron and way.
    fn hint_for_miss(&self, mv: Move) -> String {
        let wrong = || self.wrong_now().filter_map(|wrong| Some((wrong, self.read(wrong)?.ok()?)));
        let just_so = wrong().find(|(_, missed)| *missed == mv);
        name(just_so.or_else(|| wrong().find(|(_, missed)| way(*missed) == way(mv))).map(|(wrong, _)| wrong))
    }

    /// The wrong tries of the turn that the learner is in.
    fn wrong_now(&self) -> impl Iterator<Item = &WrongTry> {
        self.step.wrong.iter().filter(|wrong| wrong.moves.len() == self.done.len() + 1)
    }

    fn read(&self, wrong: &WrongTry) -> Option<Result<Move, Refusal>> {
        Some(self.position().parse_move(wrong.moves.last()?).map_err(|error| error.refusal))
    }

    fn refusal_of(&self, wrong: &WrongTry) -> Option<Refusal> {
        self.read(wrong)?.err()
    }
}

/// The attribute with the hint of a wrong try, or the general one.
fn name(wrong: Option<&WrongTry>) -> String {
    wrong.map_or_else(|| "hint".to_owned(), |wrong| format!("hint-{}", wrong.hint))
}

/// What a move is apart from the choices on arrival: the chevron, and where it goes.
fn way(mv: Move) -> Option<(Field, Option<Field>)> {
    match mv {
        Move::Travel(travel) => Some((travel.from, Some(travel.to))),
        Move::Reorient(reorientation) => Some((reorientation.at, None)),
        Move::Pass => None,
    }
}

fn play(game: &mut Game, mv: Move) -> Result<Played, Refusal> {
    let events = game.play(mv)?;
    Ok(Played { mv, events, after: *game.position() })
}

/// Plays the opponents' answers; nothing if the learner's move has left no room for one.
fn reply(game: &mut Game, replies: &[String]) -> Option<Vec<Played>> {
    let answer = |text: &String| {
        let mv = game.position().parse_move(text).ok()?;
        play(game, mv).ok()
    };
    replies.iter().map(answer).collect()
}
