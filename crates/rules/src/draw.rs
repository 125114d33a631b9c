//! The moves of Shacru and Azacru as sets, from which single ones are drawn: for playing on by chance.
//!
//! A playout wants few of a position's moves and throws the others away, so they are counted but not listed.

use crate::chevron::Squad;
use crate::{Choice, Field, FieldSet, Move, Position, Ruleset, Travel};

/// All moves of a position in the order of [`Position::travels`]. There is at least one, if only a pass.
#[derive(Clone, Copy, Debug)]
pub struct Lots {
    rows: [Row; Squad::MAX],
    len: usize,
}

/// The moves of one chevron.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    from: Option<Field>,
    targets: FieldSet,
    /// Those of the targets where the chevron may twist.
    twisting: FieldSet,
    len: usize,
}

impl Position {
    /// The moves, to draw from; none if the game is over, or is Pacru, where a target says too little about a move.
    ///
    /// ```
    /// use pacru_rules::Position;
    ///
    /// let start = Position::start("azacru".parse()?, "gyr".parse()?);
    /// let lots = start.lots().expect("the game has just begun");
    /// assert_eq!(lots.len(), 13);
    /// assert_eq!(lots.draw(12), start.travels()[12]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lots(&self) -> Option<Lots> {
        if matches!(self.ruleset, Ruleset::Pacru { .. }) || self.is_over() {
            return None;
        }
        let sight = self.sight(self.to_move);
        let twist = self.ruleset.has_twist();
        let mut lots = Lots { rows: [Row::default(); Squad::MAX], len: 0 };
        for (row, chevron) in lots.rows.iter_mut().zip(self.board.squads[self.to_move].iter()) {
            let reach = self.reach(&sight, chevron);
            let targets = reach.landings();
            let mut twisting = if twist { targets - chevron.home() } else { FieldSet::EMPTY };
            if !twisting.is_empty() && matches!(self.ruleset, Ruleset::Azacru { .. }) {
                twisting -= Position::fatal_connections(&sight, chevron, reach.line);
            }
            let len = targets.len() + 2 * twisting.len();
            *row = Row { from: Some(chevron.field()), targets, twisting, len };
            lots.len += len;
        }
        Some(lots)
    }
}

// There is always a move to draw.
#[allow(clippy::len_without_is_empty)]
impl Lots {
    /// How many moves there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.max(1)
    }

    /// The move with this number, from 0; beyond the last one, as for a player who cannot move, a pass.
    pub fn draw(&self, mut number: usize) -> Move {
        for row in &self.rows {
            if number < row.len {
                return row.draw(number).unwrap_or(Move::Pass);
            }
            number -= row.len;
        }
        Move::Pass
    }
}

impl Row {
    fn draw(&self, mut number: usize) -> Option<Move> {
        let from = self.from?;
        for to in self.targets {
            let ways = if self.twisting.contains(to) { 3 } else { 1 };
            if number < ways {
                let choice = [Choice::Nothing, Choice::TwistLeft, Choice::TwistRight][number];
                return Some(Move::Travel(Travel { from, to, pincer: false, choice, meeting: None }));
            }
            number -= ways;
        }
        None
    }
}
