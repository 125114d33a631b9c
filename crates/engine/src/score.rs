//! How good a position is for one player.

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

/// A lead of so many points makes winning e times as likely as losing.
pub const SHARE_SCALE: f32 = 400.0;

impl Score {
    /// Worse than anything.
    pub const LOWEST: Score = Score(-WON - 1);
    /// Better than anything.
    pub const HIGHEST: Score = Score(WON + 1);
    /// Neither better nor worse.
    pub const EVEN: Score = Score(0);

    /// An estimate in points; see [`SHARE_SCALE`].
    pub fn estimate(points: i32) -> Score {
        Score(points.clamp(1 - END, END - 1))
    }

    /// The exact value of an end in so many turns, where this share of the win is the player's.
    pub fn end(share: f32, turns: u32) -> Score {
        let turns = turns.min(1000) as i32;
        if share >= 1.0 {
            Score(WON - turns)
        } else if share <= 0.0 {
            Score(turns - WON)
        } else {
            // A shared win is worth as much as an estimate of that share, and nobody hurries for it.
            Score::of_share(share)
        }
    }

    /// In how many turns the game is won or, as a negative number, lost for certain.
    pub fn proven_turns(self) -> Option<i32> {
        if self.0 >= PROVEN {
            Some(WON - self.0)
        } else if self.0 <= -PROVEN {
            Some(-(WON + self.0))
        } else {
            None
        }
    }

    /// In how many turns the game seems to be won or lost, proven or not.
    pub(crate) fn end_turns(self) -> Option<i32> {
        let proven = match self.0 {
            n if n >= PROVEN || n <= -PROVEN => self,
            n if n >= END => Score(n + UNPROVEN),
            n if n <= -END => Score(n - UNPROVEN),
            _ => return None,
        };
        proven.proven_turns()
    }

    /// The same score seen from `turns` later; for tables that hold scores relative to their own position.
    pub(crate) fn seen_later(self, turns: u32) -> Score {
        self.moved(turns.min(1000) as i32)
    }

    /// The inverse of [`Self::seen_later`].
    pub(crate) fn seen_earlier(self, turns: u32) -> Score {
        self.moved(-(turns.min(1000) as i32))
    }

    fn moved(self, turns: i32) -> Score {
        match self.end_turns() {
            Some(n) if n >= 0 => Score(self.0 + turns),
            Some(_) => Score(self.0 - turns),
            None => self,
        }
    }

    /// The same end, where something was left out of the proof.
    pub(crate) fn unproven(self) -> Score {
        match self.proven_turns() {
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

    /// The estimate that promises this share of the win; the inverse of [`Self::share`].
    pub fn of_share(share: f32) -> Score {
        let share = share.clamp(0.001, 0.999);
        Score::estimate(((share / (1.0 - share)).ln() * SHARE_SCALE) as i32)
    }

    /// The share of the win that this score promises, from 0 to 1.
    pub fn share(self) -> f32 {
        1.0 / (1.0 + (-(self.0 as f32) / SHARE_SCALE).exp())
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.proven_turns() {
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
        assert!(Score::end(1.0, 2) > Score::end(1.0, 4));
        assert!(Score::end(0.0, 4) > Score::end(0.0, 2));
        assert!(Score::end(1.0, 900) > Score::estimate(i32::MAX));
        assert!(Score::end(0.0, 900) < Score::estimate(i32::MIN));
        assert_eq!(Score::end(1.0, 3).proven_turns(), Some(3));
        assert_eq!(Score::end(0.0, 3).proven_turns(), Some(-3));
        assert_eq!(Score::end(0.5, 3), Score::EVEN);
    }

    #[test]
    fn an_end_that_is_not_proven_lies_between_estimates_and_proofs() {
        let (won, lost) = (Score::end(1.0, 5).unproven(), Score::end(0.0, 5).unproven());
        assert_eq!((won.proven_turns(), lost.proven_turns()), (None, None));
        assert_eq!((won.end_turns(), lost.end_turns()), (Some(5), Some(-5)));
        assert!(Score::estimate(i32::MAX) < won && won < Score::end(1.0, 900));
        assert!(Score::estimate(i32::MIN) > lost && lost > Score::end(0.0, 900));
        assert_eq!(Score::estimate(i32::MAX).end_turns(), None);
    }

    #[test]
    fn scores_survive_the_table() {
        for score in [Score::end(1.0, 7), Score::end(0.0, 7), Score::end(0.0, 7).unproven(), Score::estimate(55)] {
            assert_eq!(score.seen_later(3).seen_earlier(3), score);
        }
        assert_eq!(Score::end(1.0, 7).seen_later(3), Score::end(1.0, 4));
    }
}
