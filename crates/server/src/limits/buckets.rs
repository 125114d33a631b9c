//! Token buckets by key, in bounded memory.

use super::{Rate, TooMany};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So many keys are remembered; each takes some dozens of bytes.
const MOST: usize = 1 << 16;

/// One bucket for each key. A bucket is kept as the moment when it will be full again; full ones are forgotten.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    begin: Instant,
    most: usize,
    full_at: Mutex<HashMap<K, Duration>>,
}

impl<K: Hash + Eq + Clone> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, begin: Instant::now(), most: MOST, full_at: Mutex::default() }
    }

    /// Takes one out of a bucket, or says when there will be one.
    pub(crate) fn take(&self, key: &K) -> Result<(), TooMany> {
        self.take_at(key, self.begin.elapsed())
    }

    fn take_at(&self, key: &K, now: Duration) -> Result<(), TooMany> {
        // A panic while the lock was held cannot have left half an entry.
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let full_at = after_one_more(self.rate, buckets.get(key).copied(), now)?;
        if buckets.len() >= self.most && !buckets.contains_key(key) {
            forget(&mut buckets, now, self.most / 2);
        }
        buckets.insert(key.clone(), full_at);
        Ok(())
    }

    /// Whether there is one in a bucket, without taking it.
    pub(crate) fn peek(&self, key: &K) -> Result<(), TooMany> {
        let buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        after_one_more(self.rate, buckets.get(key).copied(), self.begin.elapsed()).map(drop)
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.full_at.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

/// A bucket of its own, for something that remembers it itself.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    begin: Instant,
    full_at: Duration,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Bucket {
        Bucket { rate, begin: Instant::now(), full_at: Duration::ZERO }
    }

    /// Takes one out, or says when there will be one.
    pub(crate) fn take(&mut self) -> Result<(), TooMany> {
        self.full_at = after_one_more(self.rate, Some(self.full_at), self.begin.elapsed())?;
        Ok(())
    }
}

/// When a bucket will be full again if one is taken out now.
fn after_one_more(rate: Rate, full_at: Option<Duration>, now: Duration) -> Result<Duration, TooMany> {
    let full_at = full_at.map_or(now, |full| full.max(now)) + rate.per / rate.count.max(1);
    match full_at.saturating_sub(now + rate.per) {
        Duration::ZERO => Ok(full_at),
        wait => Err(TooMany { wait }),
    }
}

/// Forgets the fullest buckets until so many are left. With half of them gone each time, this costs little for each key.
fn forget<K: Hash + Eq>(buckets: &mut HashMap<K, Duration>, now: Duration, most: usize) {
    buckets.retain(|_, full_at| *full_at > now);
    if buckets.len() <= most {
        return;
    }
    let mut moments: Vec<Duration> = buckets.values().copied().collect();
    let drop = moments.len() - most;
    let (_, &mut last, _) = moments.select_nth_unstable(drop - 1);
    let mut left = drop;
    buckets.retain(|_, full_at| {
        let goes = *full_at <= last && left > 0;
        left -= usize::from(goes);
        !goes
    });
}

#[cfg(test)]
mod tests {
    use super::Buckets;
    use crate::limits::Rate;
    use std::time::Duration;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let buckets = Buckets::new(Rate::new(3, 30));
        for _ in 0..3 {
            assert!(buckets.take_at(&"a", SECOND).is_ok());
        }
        let refused = buckets.take_at(&"a", SECOND).expect_err("it is empty");
        assert_eq!(refused.wait, 10 * SECOND);
        assert!(buckets.take_at(&"b", SECOND).is_ok(), "others have their own");
        assert!(buckets.take_at(&"a", 10 * SECOND).is_err(), "a refusal costs nothing, and gains nothing");
        assert!(buckets.take_at(&"a", 11 * SECOND).is_ok());
        assert!(buckets.take_at(&"a", 11 * SECOND).is_err());
        for _ in 0..3 {
            assert!(buckets.take_at(&"a", 100 * SECOND).is_ok(), "no more than full");
        }
        assert!(buckets.take_at(&"a", 100 * SECOND).is_err());
    }

    #[test]
    fn memory_is_bounded_and_those_who_take_most_are_remembered() {
        let mut buckets = Buckets::new(Rate::new(2, 1000));
        buckets.most = 100;
        let greedy = 1_000_000;
        for _ in 0..2 {
            assert!(buckets.take_at(&greedy, SECOND).is_ok());
        }
        for key in 0..10_000 {
            assert!(buckets.take_at(&key, SECOND).is_ok());
            assert!(buckets.len() <= 100);
        }
        assert!(buckets.take_at(&greedy, SECOND).is_err());
        assert!(buckets.take_at(&greedy, 2000 * SECOND).is_ok());
    }
}
