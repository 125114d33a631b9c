//! How many of something each key has at a time.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Counts by key, with a most for each. Keys that have none take no memory.
#[derive(Clone, Debug)]
pub(crate) struct Counts<K> {
    most: usize,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Hash + Eq> {
    key: K,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq + Copy> Counts<K> {
    pub(crate) fn new(most: usize) -> Counts<K> {
        Counts { most, counts: Arc::default() }
    }

    /// One more for this key, if it may have it.
    pub(crate) fn hold(&self, key: K) -> Option<Held<K>> {
        // A panic while the lock was held cannot have left half an entry.
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.get(&key).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        counts.insert(key, count + 1);
        Some(Held { key, counts: Arc::clone(&self.counts) })
    }
}

impl<K: Hash + Eq> Drop for Held<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.key) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.key)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn what_is_let_go_can_be_held_again() {
        let counts = Counts::new(2);
        let first = counts.hold('a').expect("one");
        let second = counts.hold('a').expect("two");
        assert!(counts.hold('a').is_none());
        assert!(counts.hold('b').is_some(), "others have their own");
        drop(first);
        assert!(counts.hold('a').is_some());
        drop(second);
        assert!(counts.counts.lock().expect("a lock").is_empty(), "nothing is left behind");
    }
}
