//! Which moves do what a challenge asks, found by trying every legal move of everybody.
//!
//! One thing is not tried because it cannot matter: a turn on the spot (R14) only takes markers of the turning player off the
//! board, so whoever could move before can move after it. It wins at once, or puts a player out, only where some other player
//! could not move anyway ([`turning_matters`]).

use super::Way;
use pacru_rules::search::Mobility;
use pacru_rules::{Chevron, Color, FieldSet, Move, Position, Ruleset};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// What is asked of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Win alone before another turn of one's own would be needed, whatever the others do. Within one turn this means at once.
    Win {
        /// Own turns, this one included.
        turns: u32,
    },
    /// With two players: whatever the other replies, have as many chevrons as before and not have lost.
    Save,
    /// Have at least so many markers more after the move than before.
    Gain {
        /// The markers.
        fields: usize,
    },
}

impl Task {
    /// How many turns, of whomever, must be thought through.
    pub const fn depth(self) -> u32 {
        match self {
            Task::Gain { .. } => 1,
            Task::Save => 2,
            Task::Win { turns } => 2 * turns - 1,
        }
    }
}

/// The proof was broken off: it takes more moves than it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// Everything that can happen, as far as a task asks.
#[derive(Clone, Debug)]
pub struct Proof {
    solver: Color,
    played: u64,
    most: u64,
}

/// A step of a proof: whether to go on, or what broke it off.
type Step = ControlFlow<Result<(), TooMany>>;

impl Proof {
    /// For the player whose task it is; at most so many moves are played.
    pub fn new(solver: Color, most: u64) -> Proof {
        Proof { solver, played: 0, most }
    }

    /// The moves played so far.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// Hands every move that does the task to `visit`, until it breaks off.
    pub fn visit_solutions(
        &mut self,
        position: &Position,
        task: Task,
        mut visit: impl FnMut(Move) -> ControlFlow<()>,
    ) -> Result<(), TooMany> {
        // A turn on the spot gains nothing, and wins at once only where another player cannot move.
        let turning = match task {
            Task::Gain { .. } => false,
            Task::Win { turns: 1 } => turning_matters(position),
            _ => true,
        };
        let result = try_for_each_move(position, turning, |mv, after| match self.is_done(position, after, task) {
            Ok(true) => visit(mv).map_break(Ok),
            Ok(false) => ControlFlow::Continue(()),
            Err(too_many) => ControlFlow::Break(Err(too_many)),
        });
        result.break_value().unwrap_or(Ok(()))
    }

    /// All moves that do the task.
    pub fn solutions(&mut self, position: &Position, task: Task) -> Result<Vec<Move>, TooMany> {
        let mut moves = Vec::new();
        self.visit_solutions(position, task, |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        })?;
        Ok(moves)
    }

    /// The moves that do the task, if they all go one way and are at most so many; none if there is no such move or
    /// they are not alike.
    pub fn only_way(&mut self, position: &Position, task: Task, most: usize) -> Result<Vec<Move>, TooMany> {
        let mut moves: Vec<Move> = Vec::new();
        let mut alike = true;
        self.visit_solutions(position, task, |mv| {
            alike &= moves.len() < most && moves.first().is_none_or(|&first| Way::from(first) == Way::from(mv));
            moves.push(mv);
            if alike { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })?;
        if !alike {
            moves.clear();
        }
        Ok(moves)
    }

    /// Whether the task is done by the move that led from `before` to `after`.
    pub fn is_done(&mut self, before: &Position, after: &Position, task: Task) -> Result<bool, TooMany> {
        self.count()?;
        match task {
            Task::Gain { fields } => {
                let markers = |position: &Position| position.markers(self.solver).len();
                Ok(markers(after) >= markers(before) + fields)
            }
            Task::Win { turns: 1 } => Ok(is_won(after, self.solver)),
            Task::Win { turns } => self.wins_within(after, turns - 1),
            Task::Save => self.keeps_chevrons(before, after),
        }
    }

    /// Whether the solver wins alone before needing another turn than so many more, whatever the others do.
    pub fn wins_within(&mut self, position: &Position, turns: u32) -> Result<bool, TooMany> {
        if position.is_over() {
            return Ok(is_won(position, self.solver));
        }
        let mine = position.to_move() == self.solver;
        if mine && turns == 0 {
            return Ok(false);
        }
        // With the last of the solver's turns Pacru must be won at once: no reply wins it for them.
        let pacru = matches!(position.ruleset(), Ruleset::Pacru { .. });
        let turning = !(mine && turns == 1 && pacru) || turning_matters(position);
        // One move decides: one of the solver's that wins, or one of another's that does not let them win.
        let decided = try_for_each_move(position, turning, |_, after| {
            match self.count().and_then(|()| self.wins_within(after, turns - u32::from(mine))) {
                Ok(wins) if wins == mine => Step::Break(Ok(())),
                Ok(_) => Step::Continue(()),
                Err(too_many) => Step::Break(Err(too_many)),
            }
        });
        match decided {
            ControlFlow::Break(result) => result.map(|()| mine),
            ControlFlow::Continue(()) => Ok(!mine),
        }
    }

    /// Whether no reply in `after` takes a chevron of the solver's, puts them out or wins.
    fn keeps_chevrons(&mut self, before: &Position, after: &Position) -> Result<bool, TooMany> {
        if after.is_over() {
            return Ok(is_won(after, self.solver));
        }
        // Cheaper than to find the pincer among the replies, and true of nearly all moves of a good challenge.
        if !in_danger(after, self.solver).is_empty() {
            return Ok(false);
        }
        Ok(self.find_loss(before, after)?.is_none())
    }

    /// A reply in `after` that takes a chevron of the solver's, puts them out or wins.
    pub fn find_loss(&mut self, before: &Position, after: &Position) -> Result<Option<Move>, TooMany> {
        let chevrons = before.chevrons(self.solver).count();
        let solver = self.solver;
        let found = try_for_each_move(after, turning_matters(after), |mv, next| {
            if let Err(too_many) = self.count() {
                return ControlFlow::Break(Err(too_many));
            }
            let lost = next.is_over() && !next.outcome().is_some_and(|outcome| outcome.winners.contains(solver));
            if lost || next.chevrons(solver).count() < chevrons {
                ControlFlow::Break(Ok(mv))
            } else {
                ControlFlow::Continue(())
            }
        });
        found.break_value().transpose()
    }

    /// A reply in `after` after which the solver does not win within so many more turns of their own.
    pub fn find_escape(&mut self, after: &Position, turns: u32) -> Result<Option<Move>, TooMany> {
        let found = try_for_each_move(after, true, |mv, next| match self.wins_within(next, turns) {
            Ok(true) => ControlFlow::Continue(()),
            Ok(false) => ControlFlow::Break(Ok(mv)),
            Err(too_many) => ControlFlow::Break(Err(too_many)),
        });
        found.break_value().transpose()
    }

    fn count(&mut self) -> Result<(), TooMany> {
        self.played += 1;
        if self.played > self.most { Err(TooMany) } else { Ok(()) }
    }
}

/// The reply in `after` that leaves the solver the fewest ways to win within so many turns of their own. Of several a
/// travel comes before a turn on the spot, and the one with the most markers first. Nothing if the game is over or the proof
/// takes too many moves.
pub fn toughest_reply(after: &Position, solver: Color, turns: u32, most: u64) -> Option<Move> {
    let mut proof = Proof::new(solver, most);
    let replier = after.to_move();
    let mut toughest: Option<(Hardness, Move)> = None;
    let result = try_for_each_move(after, true, |mv, next| {
        let hardness = match proof.winning_ways(next, turns) {
            Ok(winning) => (winning, matches!(mv, Move::Reorient(_)), Reverse(next.markers(replier).len())),
            Err(too_many) => return ControlFlow::Break(too_many),
        };
        if toughest.is_none_or(|(best, _)| hardness < best) {
            toughest = Some((hardness, mv));
        }
        ControlFlow::Continue(())
    });
    if result.is_break() { None } else { toughest.map(|(_, mv)| mv) }
}

/// How hard a reply is: the fewest winning ways, then travels before turns, then the most markers.
type Hardness = (usize, bool, Reverse<usize>);

impl Proof {
    /// How many ways win within so many turns; a game that is over has a great many.
    fn winning_ways(&mut self, position: &Position, turns: u32) -> Result<usize, TooMany> {
        if position.is_over() || turns == 0 {
            return Ok(usize::MAX);
        }
        let mut last = None;
        let mut winning = 0;
        // Not `visit_solutions`: there a win in one turn must come at once.
        let pacru = matches!(position.ruleset(), Ruleset::Pacru { .. });
        let turning = !(turns == 1 && pacru) || turning_matters(position);
        let result = try_for_each_move(position, turning, |mv, after| {
            match self.count().and_then(|()| self.wins_within(after, turns - 1)) {
                Ok(true) if last != Some(Way::from(mv)) => {
                    last = Some(Way::from(mv));
                    winning += 1;
                    ControlFlow::Continue(())
                }
                Ok(_) => ControlFlow::Continue(()),
                Err(too_many) => ControlFlow::Break(too_many),
            }
        });
        result.break_value().map_or(Ok(winning), Err)
    }
}

/// Whether the game is over and this player alone has won it.
pub fn is_won(position: &Position, player: Color) -> bool {
    position.outcome().and_then(|outcome| outcome.sole_winner()) == Some(player)
}

/// Every legal move with the position after it; turns on the spot only if wanted.
fn try_for_each_move<B>(
    position: &Position,
    turning: bool,
    mut visit: impl FnMut(Move, &Position) -> ControlFlow<B>,
) -> ControlFlow<B> {
    position.try_for_each_child(&mut visit)?;
    if !turning {
        return ControlFlow::Continue(());
    }
    position.try_for_each_reorientation(|mv| visit(mv, &position.play_unchecked(mv)))
}

/// Whether some player who is not to move could not move if it were their turn. Only then can a turn on the spot end
/// anything.
fn turning_matters(position: &Position) -> bool {
    let mut others = position.players_in().iter().filter(|&color| color != position.to_move());
    others.any(|color| Mobility::of(position, color).all(|mobility| mobility.landings().is_empty()))
}

/// The player's chevrons that another player could take by a pincer if it were their turn (R11).
pub fn in_danger(position: &Position, player: Color) -> FieldSet {
    let mut attacked = FieldSet::EMPTY;
    for enemy in position.players_in().iter().filter(|&color| color != player) {
        let mut once = FieldSet::EMPTY;
        for mobility in Mobility::of(position, enemy) {
            attacked |= once & mobility.nearest;
            once |= mobility.nearest;
        }
    }
    attacked & position.chevrons(player).map(Chevron::field).collect()
}
