//! Random moves of Shacru and Azacru without a list of all moves.
//!
//! A random playout needs only one move of a position, so the moves are kept as sets, and only the chosen one is built.

use crate::position::chevron::ChevronList;
use crate::{Choice, Field, FieldSet, Move, Position, Ruleset, Travel};

/// The legal moves of a position of Shacru or Azacru by number, in the order of [`Position::travels`], without a list.
/// There is none for Pacru.
///
/// A player who cannot move has one move, the pass.
#[derive(Clone, Copy, Debug)]
pub struct MoveSampler {
    chevrons: [ChevronOptions; ChevronList::MAX],
    len: usize,
}

/// The moves of one chevron.
#[derive(Clone, Copy, Debug, Default)]
struct ChevronOptions {
    from: Option<Field>,
    targets: FieldSet,
    /// The targets where the chevron may twist.
    twisting: FieldSet,
    len: usize,
}

impl MoveSampler {
    /// The moves of a position. `None` if the game is over, and always for Pacru, where a chevron and a target do not
    /// determine a move.
    ///
    /// ```
    /// use pacru_rules::Position;
    /// use pacru_rules::search::MoveSampler;
    ///
    /// let start = Position::start("azacru".parse()?, "gyr".parse()?);
    /// let moves = MoveSampler::new(&start).expect("the game has just begun");
    /// assert_eq!(moves.len(), 13);
    /// assert_eq!(moves.nth(12), start.travels()[12]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(position: &Position) -> Option<MoveSampler> {
        if matches!(position.ruleset, Ruleset::Pacru { .. }) || position.is_over() {
            return None;
        }
        let masks = position.masks(position.to_move);
        let twist = position.ruleset.has_twist();
        let mut sampler = MoveSampler { chevrons: [ChevronOptions::default(); ChevronList::MAX], len: 0 };
        for (options, chevron) in sampler.chevrons.iter_mut().zip(position.board.chevrons[position.to_move].iter()) {
            let reach = position.reach(&masks, chevron);
            let targets = reach.landings();
            let mut twisting = if twist { targets - chevron.borderland_fields() } else { FieldSet::EMPTY };
            if !twisting.is_empty() && matches!(position.ruleset, Ruleset::Azacru { .. }) {
                twisting -= Position::fatal_connections(&masks, chevron, reach.line);
            }
            let len = targets.len() + 2 * twisting.len();
            *options = ChevronOptions { from: Some(chevron.field()), targets, twisting, len };
            sampler.len += len;
        }
        Some(sampler)
    }
}

// There is always a move to draw.
#[allow(clippy::len_without_is_empty)]
impl MoveSampler {
    /// How many moves there are, at least 1: a pass counts as a move.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.max(1)
    }

    /// The move with this number, from 0 to [`len`](MoveSampler::len) - 1. For a player who cannot move, number 0 is
    /// [`Move::Pass`].
    ///
    /// A number out of range does not panic: the result is [`Move::Pass`], which is then usually not legal.
    pub fn nth(&self, mut number: usize) -> Move {
        for options in &self.chevrons {
            if number < options.len {
                return options.nth(number).unwrap_or(Move::Pass);
            }
            number -= options.len;
        }
        Move::Pass
    }
}

impl ChevronOptions {
    fn nth(&self, mut number: usize) -> Option<Move> {
        let from = self.from?;
        for to in self.targets {
            let directions = if self.twisting.contains(to) { 3 } else { 1 };
            if number < directions {
                let choice = [Choice::Nothing, Choice::TwistLeft, Choice::TwistRight][number];
                return Some(Move::Travel(Travel { from, to, pincer: false, choice, meeting: None }));
            }
            number -= directions;
        }
        None
    }
}
