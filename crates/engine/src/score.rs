//! Scores: how good a position is for one player.

use std::fmt;

/// A score for one player against all others: larger is better. Proven ends are apart from all estimates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// The score of a game won at once; each turn until then takes one off.
const WON: i32 = 1_000_000;
/// Proven wins and losses lie beyond this, estimates within.
const PROVEN: i32 = 900_000;
/// An end that was seen but not proven takes this much off one that was.
const UNPROVEN: i32 = 150_000;
/// Ends, proven or not, lie beyond this.
const END: i32 = PROVEN - UNPROVEN;

impl Score {
    /// A lead of this many points makes winning e times as likely as losing.
    pub const POINTS_PER_LOGIT: f32 = 400.0;
    /// Worse than anything.
    pub const LOWEST: Score = Score(-WON - 1);
    /// Better than anything.
    pub const HIGHEST: Score = Score(WON + 1);
    /// Neither better nor worse.
    pub const EVEN: Score = Score(0);

    /// An estimate in points; see [`Self::POINTS_PER_LOGIT`].
    pub fn estimate(points: i32) -> Score {
        Score(points.clamp(1 - END, END - 1))
    }

    /// The score of a game that ends after `turns` turns with this share of the win for the player.
    pub fn decided(share: f32, turns: u32) -> Score {
        let turns = turns.min(1000) as i32;
        if share >= 1.0 {
            Score(WON - turns)
        } else if share <= 0.0 {
            Score(turns - WON)
        } else {
            // A shared win is worth as much as an estimate of that share, and the number of turns does not count.
            Score::from_share(share)
        }
    }

    /// The number of turns to a proven win or, negative, a proven loss.
    pub fn proven_in(self) -> Option<i32> {
        if self.0 >= PROVEN {
            Some(WON - self.0)
        } else if self.0 <= -PROVEN {
            Some(-(WON + self.0))
        } else {
            None
        }
    }

    /// The number of turns to a win or, negative, a loss, proven or not.
    pub(crate) fn turns_to_end(self) -> Option<i32> {
        let proven = match self.0 {
            n if n >= PROVEN || n <= -PROVEN => self,
            n if n >= END => Score(n + UNPROVEN),
            n if n <= -END => Score(n - UNPROVEN),
            _ => return None,
        };
        proven.proven_in()
    }

    /// The score relative to a position `ply` turns below the root, as a transposition table stores it.
    pub(crate) fn to_table(self, ply: u32) -> Score {
        self.moved(ply.min(1000) as i32)
    }

    /// The inverse of [`Self::to_table`].
    pub(crate) fn from_table(stored: Score, ply: u32) -> Score {
        stored.moved(-(ply.min(1000) as i32))
    }

    fn moved(self, turns: i32) -> Score {
        match self.turns_to_end() {
            Some(n) if n >= 0 => Score(self.0 + turns),
            Some(_) => Score(self.0 - turns),
            None => self,
        }
    }

    /// The same end without its proof.
    pub(crate) fn unproven(self) -> Score {
        match self.proven_in() {
            Some(turns) if turns >= 0 => Score(self.0 - UNPROVEN),
            Some(_) => Score(self.0 + UNPROVEN),
            None => self,
        }
    }

    /// The next better score.
    pub(crate) fn above(self) -> Score {
        Score(self.0 + 1)
    }

    /// The next worse score.
    pub(crate) fn below(self) -> Score {
        Score(self.0 - 1)
    }

    /// The score as bits, for tables.
    pub(crate) fn to_bits(self) -> u32 {
        self.0.cast_unsigned()
    }

    /// The inverse of [`Self::to_bits`].
    pub(crate) fn from_bits(bits: u32) -> Score {
        Score(bits.cast_signed())
    }

    /// The estimate in points; proven scores are far beyond any estimate.
    pub fn points(self) -> i32 {
        self.0
    }

    /// The estimate for this share of the win; the inverse of [`Self::share`].
    pub fn from_share(share: f32) -> Score {
        let share = share.clamp(0.001, 0.999);
        Score::estimate(((share / (1.0 - share)).ln() * Score::POINTS_PER_LOGIT) as i32)
    }

    /// The share of the win that this score stands for, from 0 to 1.
    pub fn share(self) -> f32 {
        1.0 / (1.0 + (-(self.0 as f32) / Score::POINTS_PER_LOGIT).exp())
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.proven_in() {
            Some(turns) if turns >= 0 => write!(f, "won in {turns}"),
            Some(turns) => write!(f, "lost in {}", -turns),
            None => write!(f, "{}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quicker_wins_and_slower_losses_are_better() {
        assert!(Score::decided(1.0, 2) > Score::decided(1.0, 4));
        assert!(Score::decided(0.0, 4) > Score::decided(0.0, 2));
        assert!(Score::decided(1.0, 900) > Score::estimate(i32::MAX));
        assert!(Score::decided(0.0, 900) < Score::estimate(i32::MIN));
        assert_eq!(Score::decided(1.0, 3).proven_in(), Some(3));
        assert_eq!(Score::decided(0.0, 3).proven_in(), Some(-3));
        assert_eq!(Score::decided(0.5, 3), Score::EVEN);
    }

    #[test]
    fn an_end_that_is_not_proven_lies_between_estimates_and_proofs() {
        let (won, lost) = (Score::decided(1.0, 5).unproven(), Score::decided(0.0, 5).unproven());
        assert_eq!((won.proven_in(), lost.proven_in()), (None, None));
        assert_eq!((won.turns_to_end(), lost.turns_to_end()), (Some(5), Some(-5)));
        assert!(Score::estimate(i32::MAX) < won && won < Score::decided(1.0, 900));
        assert!(Score::estimate(i32::MIN) > lost && lost > Score::decided(0.0, 900));
        assert_eq!(Score::estimate(i32::MAX).turns_to_end(), None);
    }

    #[test]
    fn scores_survive_the_table() {
        for score in
            [Score::decided(1.0, 7), Score::decided(0.0, 7), Score::decided(0.0, 7).unproven(), Score::estimate(55)]
        {
            assert_eq!(Score::from_table(score.to_table(3), 3), score);
        }
        assert_eq!(Score::decided(1.0, 7).to_table(3), Score::decided(1.0, 4));
    }
}
