//! The game on the table: what is played, by whom, and where it is kept. Both ways to play share it.

use super::seats::{Seats, tag_name};
use pacru_render::LastMove;
use pacru_rules::error::LeaveError;
use pacru_rules::{
    Action, BoardEvent, Color, Departure, Game, Move, Ply, Position, Record, Refusal, Ruleset, TurnOrder,
};
use std::path::{Path, PathBuf};

/// A game with its players and its file.
pub(crate) struct Table {
    pub(crate) seats: Seats,
    game: Game,
    /// The record that the game goes on from, with its names and comments.
    begun: Record,
    /// The file that the game belongs to, which may be written over.
    file: Option<PathBuf>,
    /// What the file holds.
    saved: Vec<Action>,
    /// How many actions were taken back and can be done again.
    undone: usize,
}

impl Table {
    /// A new game.
    pub(crate) fn new(ruleset: Ruleset, order: TurnOrder, seats: Seats) -> Table {
        Table::of(Record::of(&Game::new(Position::start(ruleset, order))), seats, None)
    }

    /// A game that goes on from a record, which may have come from a file.
    pub(crate) fn of(begun: Record, seats: Seats, file: Option<PathBuf>) -> Table {
        let game = begun.game();
        let saved = actions(&game);
        Table { seats, game, begun, file, saved, undone: 0 }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Whether something was played since the game was saved last.
    pub(crate) fn is_unsaved(&self) -> bool {
        actions(&self.game) != self.saved
    }

    /// The name of a player, where the record has one.
    pub(crate) fn name(&self, color: Color) -> Option<&str> {
        self.begun.tag(&tag_name(color))
    }

    /// The colour whose turn it is if a person plays it; nobody's when the game is over.
    pub(crate) fn person_to_move(&self) -> Option<Color> {
        let color = self.position().to_move();
        (self.seats.is_person(color) && self.game.outcome().is_none()).then_some(color)
    }

    pub(crate) fn play(&mut self, mv: Move) -> Result<Vec<BoardEvent>, Refusal> {
        let events = self.game.play(mv)?;
        self.undone = 0;
        Ok(events)
    }

    /// Plays a move as a person types it; what is refused is told with its rule.
    pub(crate) fn play_typed(&mut self, text: &str) -> Result<Vec<BoardEvent>, String> {
        let mv = self.position().parse_typed_move(text).map_err(|error| error.to_string())?;
        self.play(mv).map_err(|refusal| refusal.to_string())
    }

    pub(crate) fn resign(&mut self, color: Color) -> Result<Vec<BoardEvent>, LeaveError> {
        let events = self.game.leave(color, Departure::Resign)?;
        self.undone = 0;
        Ok(events)
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.game.plies().is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        self.undone > 0
    }

    /// Goes back or forth to the next position in which a person is to move, without any person by one move; says whether
    /// there was any.
    pub(crate) fn step(&mut self, back: bool) -> bool {
        let watched = self.seats.persons(self.position().order()).next().is_none();
        let mut done = false;
        while if back { self.game.undo() } else { self.game.redo() } {
            done = true;
            self.undone = if back { self.undone + 1 } else { self.undone - 1 };
            if watched || self.seats.is_person(self.position().to_move()) {
                break;
            }
        }
        done
    }

    /// What the last turn did.
    pub(crate) fn last_move(&self) -> Option<LastMove> {
        let (Ply { action, .. }, earlier) = self.game.plies().split_last()?;
        let before = earlier.last().map_or(self.game.start(), |ply| &ply.after);
        let Action::Move(mv) = *action else {
            return None;
        };
        let (_, events) = before.play(mv).ok()?;
        Some(LastMove::new(&events))
    }

    /// Saves the game, but not over a file that is none of its own.
    pub(crate) fn save(&mut self, path: &Path) -> Result<(), String> {
        if self.file.as_deref() != Some(path) && path.exists() {
            return Err(format!("{}: there is such a file already; save under another name", path.display()));
        }
        let mut record = self.begun.continued(&self.game);
        self.seats.sign(&mut record);
        std::fs::write(path, record.to_string()).map_err(|error| format!("{}: {error}", path.display()))?;
        self.file = Some(path.to_owned());
        self.saved = actions(&self.game);
        Ok(())
    }
}

fn actions(game: &Game) -> Vec<Action> {
    game.plies().iter().map(|ply| ply.action).collect()
}
