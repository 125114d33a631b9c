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

/// One action of a game, and the position after it. A departure is a ply of its own, but not a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was done.
    pub action: Action,
    /// The position after it.
    pub after: Position,
}

/// A game with its history. Repetition, agreed draws and cancelling are known here and not in a [`Position`].
///
/// ```
/// use pacru_rules::{Game, Position};
///
/// let mut game = Game::new(Position::start("shacru".parse()?, "gy".parse()?));
/// game.play(game.position().parse_move("e1-e2")?)?;
/// game.play(game.position().parse_move("e9-d8")?)?;
/// assert_eq!(game.position().marker_counts(), [1, 1]);
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
    /// Plies taken back. The last one is redone first.
    undone: Vec<Ply>,
    /// How often each situation has come up so far. Counted in Pacru only.
    seen: BTreeMap<Situation, u32>,
    /// An agreed draw, or the end of a cancelled game.
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

    /// The position in which the game began.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    ///
    /// The game may be over although the position is not: an agreed draw, repetition and cancelling end only the game.
    /// So ask [`Game::is_over`], not [`Position::is_over`], and use [`Game::legal_moves`].
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// All actions in order, with the position after each.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// All positions of the game, the start included.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after))
    }

    /// Why the game ended and who won; `None` while it is not over.
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

    /// Whether the game has ended, by the rules, by repetition, or because the players declared it.
    ///
    /// ```
    /// use pacru_rules::{Game, Position};
    ///
    /// let mut game = Game::new(Position::start("pacru".parse()?, "gy".parse()?));
    /// assert_eq!(game.legal_moves().len(), 28);
    /// game.agree_draw();
    /// assert!(game.is_over() && game.legal_moves().is_empty());
    /// assert!(!game.position().is_over(), "the position does not know about the draw");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The legal moves of the player to move; none if the game is over. See [`Position::legal_moves`] for how many
    /// there can be in Pacru.
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() { Vec::new() } else { self.position().legal_moves() }
    }

    /// Plays a move of the player to move, and returns what happened. Undone actions can no longer be redone.
    pub fn play(&mut self, mv: Move) -> Result<Vec<BoardEvent>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal { reason: Reason::GameOver, rule: None });
        }
        let (after, events) = self.position().play(mv)?;
        Ok(self.push(Action::Move(mv), after, events))
    }

    /// Removes a player from the game, in or out of turn, and returns what happened. Undone actions can no longer be
    /// redone.
    pub fn leave(&mut self, color: Color, how: Departure) -> Result<Vec<BoardEvent>, LeaveError> {
        if self.outcome().is_some() {
            return Err(LeaveError::GameOver);
        }
        let (after, events) = self.position().leave(color, how)?;
        Ok(self.push(Action::Leave { color, how }, after, events))
    }

    /// Plays a move or removes a player: [`Game::play`] or [`Game::leave`].
    pub fn apply(&mut self, action: Action) -> Result<Vec<BoardEvent>, ActionError> {
        match action {
            Action::Move(mv) => {
                self.play(mv).map_err(|refusal| ActionError::Move(MoveError::new(&mv.to_string(), refusal)))
            }
            Action::Leave { color, how } => self.leave(color, how).map_err(ActionError::Leave),
        }
    }

    /// Reads one word of a record and plays it: a move, or a departure such as `resign:y`, `time:y` or `gone:y`.
    ///
    /// ```
    /// use pacru_rules::{Game, Position};
    ///
    /// let mut game = Game::new(Position::start("azacru".parse()?, "gy".parse()?));
    /// game.play_text("e1-e2")?;
    /// let error = game.play_text("resign:x").unwrap_err();
    /// assert_eq!(error.to_string(), "resign:x: not a move: at character 8 expected a colour: y, r, g or b");
    /// game.play_text("resign:y")?;
    /// assert!(game.is_over());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_text(&mut self, word: &str) -> Result<Action, ActionError> {
        if let Some(departure) = parse_departure(word) {
            let (how, color) = departure.map_err(|refusal| ActionError::Move(MoveError::new(word, refusal)))?;
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

    /// Plays the action that was taken back last; returns `true` if there was one.
    pub fn redo(&mut self) -> bool {
        let Some(ply) = self.undone.pop() else {
            return false;
        };
        self.advance(ply);
        true
    }

    /// Ends the game as a draw between the players still in; returns `false` if it was over already.
    pub fn agree_draw(&mut self) -> bool {
        self.declare(EndReason::Agreed, self.position().players_in())
    }

    /// Ends the game without a winner; returns `false` if it was over already.
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
