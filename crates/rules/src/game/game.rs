//! A game: its start, the actions, and the position after each.

use crate::error::{ActionError, LeaveError, MoveError};
use crate::game::action::parse_departure;
use crate::position::position::Board;
use crate::{
    Action, BoardEvent, Color, ColorSet, Departure, EndReason, Move, Outcome, Position, Reason, Refusal, Ruleset,
};
use alloc::collections::BTreeMap;
use alloc::string::ToString;
use alloc::vec::Vec;

/// An action done, and the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was done.
    pub action: Action,
    /// Where it led.
    pub after: Position,
}

/// A game under way or finished. It alone knows about repetition, agreed draws and cancelling.
///
/// ```
/// use pacru_rules::{Game, Position};
///
/// let mut game = Game::new(Position::start("shacru".parse()?, "gy".parse()?));
/// game.play(game.position().parse_move("e1-e2")?)?;
/// game.play(game.position().parse_move("e9-d8")?)?;
/// assert_eq!(game.position().scores(), [1, 1]);
///
/// assert!(game.undo());
/// assert_eq!(game.position().turn_number(), 2);
/// assert!(game.redo());
/// assert_eq!(game.plies().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// Plies taken back, the next to be redone last.
    undone: Vec<Ply>,
    /// How often each situation has come up so far; kept in Pacru only.
    seen: BTreeMap<Situation, u32>,
    /// An end that the players declared.
    declared: Option<Outcome>,
}

/// What must be the same for a repetition.
type Situation = (Board, Color, ColorSet);

fn situation(position: &Position) -> Situation {
    (position.board, position.to_move, position.out)
}

/// How often the same situation comes up before the game is drawn.
const REPETITIONS: u32 = 3;

impl Game {
    /// A game that begins in this position.
    pub fn new(start: Position) -> Game {
        let mut game = Game { start, plies: Vec::new(), undone: Vec::new(), seen: BTreeMap::new(), declared: None };
        game.count_situation(&start);
        game
    }

    fn count_situation(&mut self, position: &Position) {
        if let Ruleset::Pacru { .. } = position.ruleset {
            *self.seen.entry(situation(position)).or_default() += 1;
        }
    }

    fn uncount_situation(&mut self, position: &Position) {
        let key = situation(position);
        if let Some(times) = self.seen.get_mut(&key) {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&key);
            }
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// All that was done, with the position after each.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Every position of the game, the start included.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after))
    }

    /// The end of the game, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        let by_rule = position.outcome();
        if matches!(by_rule, Some(Outcome { reason: EndReason::Target | EndReason::LastPlayer, .. })) {
            return by_rule;
        }
        let times = self.seen.get(&situation(position)).copied().unwrap_or(0);
        if times >= REPETITIONS {
            return Some(Outcome { reason: EndReason::Repetition, winners: position.players_in() });
        }
        by_rule.or(self.declared)
    }

    /// Plays a move of the player to move. What could be redone is dropped.
    pub fn play(&mut self, mv: Move) -> Result<Vec<BoardEvent>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal { reason: Reason::GameOver, rule: None });
        }
        let (after, events) = self.position().play(mv)?;
        Ok(self.push(Action::Move(mv), after, events))
    }

    /// Lets a player leave. What could be redone is dropped.
    pub fn leave(&mut self, color: Color, how: Departure) -> Result<Vec<BoardEvent>, LeaveError> {
        if self.outcome().is_some() {
            return Err(LeaveError::GameOver);
        }
        let (after, events) = self.position().leave(color, how)?;
        Ok(self.push(Action::Leave { color, how }, after, events))
    }

    /// Plays a move or lets a player leave.
    pub fn apply(&mut self, action: Action) -> Result<Vec<BoardEvent>, ActionError> {
        match action {
            Action::Move(mv) => {
                self.play(mv).map_err(|refusal| ActionError::Move(MoveError::new(&mv.to_string(), refusal)))
            }
            Action::Leave { color, how } => self.leave(color, how).map_err(ActionError::Leave),
        }
    }

    /// Reads and does what a word of a record says: a move, or `resign:y`, `time:y`, `gone:y`.
    pub fn play_text(&mut self, word: &str) -> Result<Action, ActionError> {
        if let Some((how, color)) = parse_departure(word) {
            self.leave(color, how).map_err(ActionError::Leave)?;
            return Ok(Action::Leave { color, how });
        }
        let mv = self.position().parse_move(word).map_err(ActionError::Move)?;
        self.play(mv).map_err(|refusal| ActionError::Move(MoveError::new(word, refusal)))?;
        Ok(Action::Move(mv))
    }

    fn push(&mut self, action: Action, after: Position, mut events: Vec<BoardEvent>) -> Vec<BoardEvent> {
        self.undone.clear();
        let over_by_rule = after.outcome().is_some();
        self.advance(Ply { action, after });
        if let Some(outcome) = self.outcome()
            && (!over_by_rule || outcome.reason == EndReason::Repetition)
        {
            events.retain(|event| !matches!(event, BoardEvent::Ended(_)));
            events.push(BoardEvent::Ended(outcome));
        }
        events
    }

    fn advance(&mut self, ply: Ply) {
        self.count_situation(&ply.after);
        self.plies.push(ply);
    }

    /// Takes back the last action, or a declared end; returns `true` if there was one.
    pub fn undo(&mut self) -> bool {
        if self.declared.take().is_some() {
            return true;
        }
        let Some(ply) = self.plies.pop() else {
            return false;
        };
        self.uncount_situation(&ply.after);
        self.undone.push(ply);
        true
    }

    /// Does again what was taken back last; returns `true` if there was anything.
    pub fn redo(&mut self) -> bool {
        let Some(ply) = self.undone.pop() else {
            return false;
        };
        self.advance(ply);
        true
    }

    /// The players still in agree on a draw; returns `true` if the game was still open.
    pub fn agree_draw(&mut self) -> bool {
        self.declare(EndReason::Agreed, self.position().players_in())
    }

    /// The game is called off; returns `true` if it was still open.
    pub fn cancel(&mut self) -> bool {
        self.declare(EndReason::Cancelled, ColorSet::EMPTY)
    }

    fn declare(&mut self, reason: EndReason, winners: ColorSet) -> bool {
        let open = self.outcome().is_none();
        if open {
            self.undone.clear();
            self.declared = Some(Outcome { reason, winners });
        }
        open
    }
}
