//! The challenge of the day: the same for everybody, and none comes back before all have been.

use super::{Challenge, Challenges};

/// A week begins easily on Monday and ends hard on Sunday, so challenges are divided by this.
pub const DAYS_A_WEEK: usize = 7;

/// The first day of 1970, from which days are counted, was a Thursday.
const DAYS_SINCE_MONDAY: i64 = 3;

impl Challenges {
    /// The challenge of a day, counted from the first of January 1970; nothing only if there are no challenges.
    ///
    /// Each weekday has its seventh of the challenges, Mondays the easiest, and goes through it week by week. Where their
    /// number is a multiple of seven, all of them come up before one comes again.
    pub fn daily(&self, day: i64) -> Option<&Challenge> {
        let day = day.saturating_add(DAYS_SINCE_MONDAY);
        let weekday = day.rem_euclid(DAYS_A_WEEK as i64) as usize;
        let week = day.div_euclid(DAYS_A_WEEK as i64);
        let all = self.challenges.len();
        let mut seventh: Vec<&Challenge> =
            self.challenges[weekday * all / DAYS_A_WEEK..(weekday + 1) * all / DAYS_A_WEEK].iter().collect();
        if seventh.is_empty() {
            // Fewer than one for each weekday: they take turns.
            seventh = self.challenges.iter().collect();
        }
        // In the order of their ids, which is as good as shuffled: games and kinds alternate.
        seventh.sort_by(|a, b| a.id.cmp(&b.id));
        let at = week.rem_euclid(seventh.len().max(1) as i64) as usize;
        seventh.get(at).copied()
    }
}
