//! The challenge of the day.

use crate::common::folder;
use pacru_rulebook::challenge::{Challenges, DAYS_A_WEEK};
use pacru_rulebook::files;
use std::collections::HashSet;

/// Monday, 16 November 2026, in days since 1 January 1970.
const A_MONDAY: i64 = 20_773;

fn all() -> Challenges {
    files::challenges(&folder()).expect("they can be read")
}

#[test]
fn all_come_up_before_one_comes_again() {
    let all = all();
    let number = all.challenges.len();
    assert_eq!(number % DAYS_A_WEEK, 0, "each weekday has as many: {number}");
    for start in [0, A_MONDAY, A_MONDAY + 3, -50] {
        let days = start..start + number as i64;
        let ids: HashSet<&str> = days.map(|day| all.daily(day).expect("there is one").id.as_str()).collect();
        // A run of whole weeks from any day has each weekday as often.
        assert_eq!(ids.len(), number, "from day {start}");
        assert_eq!(all.daily(start), all.daily(start + number as i64), "then from the beginning");
    }
}

#[test]
fn weeks_begin_easily_and_end_hard() {
    let all = all();
    let weeks = 0..all.challenges.len() as i64 / 7;
    let grades = |weekday: i64| -> u32 {
        weeks.clone().map(|week| u32::from(all.daily(A_MONDAY + 7 * week + weekday).expect("there is one").grade)).sum()
    };
    let sums: Vec<u32> = (0..7).map(grades).collect();
    assert!(sums.is_sorted() && sums[0] < sums[6], "{sums:?}");
}

#[test]
fn any_day_and_any_number_of_challenges_will_do() {
    let mut few = all();
    for day in [i64::MIN, -1, 0, 1, i64::MAX] {
        assert!(few.daily(day).is_some());
    }
    few.challenges.truncate(3);
    assert!((0..7).all(|day| few.daily(day).is_some()));
    few.challenges.clear();
    assert_eq!(few.daily(A_MONDAY), None);
}

#[test]
fn a_challenge_is_found_by_its_id() {
    let all = all();
    let last = all.challenges.last().expect("there are some");
    assert_eq!(all.find(&last.id), Some(last));
    assert_eq!(all.find("none"), None);
}
