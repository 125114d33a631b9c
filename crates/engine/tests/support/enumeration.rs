//! Forced wins, found by plain enumeration of every legal move of everybody. It shares nothing with the searches.

use pacru_rules::{Color, Move, Position};
use std::ops::ControlFlow;

/// How many turns a win may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turns {
    /// Of the player who is to win.
    pub(crate) own: u32,
    /// Of all players together.
    pub(crate) all: u32,
}

impl Turns {
    /// `own` turns of the player who is to win, and any number of the others in between.
    pub(crate) fn own(own: u32) -> Turns {
        Turns { own, all: u32::MAX }
    }

    fn after_one(self, mine: bool) -> Turns {
        Turns { own: self.own - u32::from(mine), all: self.all - 1 }
    }
}

/// The enumeration was broken off: it takes more positions than it may.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TooMany;

/// Everything that can happen until one player has won alone.
#[derive(Debug)]
pub(crate) struct Enumeration {
    winner: Color,
    played: u64,
    max_moves: u64,
}

impl Enumeration {
    /// For this player; at most `max_moves` moves are played.
    pub(crate) fn new(winner: Color, max_moves: u64) -> Enumeration {
        Enumeration { winner, played: 0, max_moves }
    }

    /// Whether the player has won alone within `turns`, whatever all the others do.
    pub(crate) fn is_forced(&mut self, position: &Position, turns: Turns) -> Result<bool, TooMany> {
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.sole_winner() == Some(self.winner));
        }
        let mine = position.to_move() == self.winner;
        if turns.all == 0 || (mine && turns.own == 0) {
            return Ok(false);
        }
        // One move decides: one of the player's that wins, or one of another's that does not let them win.
        let decided = position.try_for_each_move(|mv| match self.is_forced_after(position, mv, turns) {
            Ok(wins) if wins == mine => ControlFlow::Break(Ok(())),
            Ok(_) => ControlFlow::Continue(()),
            Err(too_many) => ControlFlow::Break(Err(too_many)),
        });
        match decided {
            ControlFlow::Break(Ok(())) => Ok(mine),
            ControlFlow::Break(Err(too_many)) => Err(too_many),
            ControlFlow::Continue(()) => Ok(!mine),
        }
    }

    fn is_forced_after(&mut self, position: &Position, mv: Move, turns: Turns) -> Result<bool, TooMany> {
        self.played += 1;
        if self.played > self.max_moves {
            return Err(TooMany);
        }
        let mine = position.to_move() == self.winner;
        self.is_forced(&position.play_unchecked(mv), turns.after_one(mine))
    }

    /// All moves in a position after which the win within `turns`, these moves included, is forced.
    pub(crate) fn forcing_moves(&mut self, position: &Position, turns: Turns) -> Result<Vec<Move>, TooMany> {
        let mut moves = Vec::new();
        let visited = position.try_for_each_move(|mv| match self.is_forced_after(position, mv, turns) {
            Ok(wins) => {
                moves.extend(wins.then_some(mv));
                ControlFlow::Continue(())
            }
            Err(too_many) => ControlFlow::Break(too_many),
        });
        match visited {
            ControlFlow::Continue(()) => Ok(moves),
            ControlFlow::Break(too_many) => Err(too_many),
        }
    }
}
