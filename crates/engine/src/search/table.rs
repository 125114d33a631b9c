//! What was found out about positions, in a bounded amount of memory that several searches can share.
//!
//! A row is three words. The first is the key mixed with the other two, so that a row which two threads wrote at once
//! does not pass for a fact: no lock is needed.

use super::packed::{pack, unpack};
use crate::score::Score;
use pacru_rules::Move;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// What a score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// A fact about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) key: u64,
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) best: Option<Move>,
}

type Row = [AtomicU64; 3];

/// Facts whose keys are alike share a bucket: the deepest stays in the first row, the newest in the second.
const BUCKET: usize = 2;

/// A transposition table: the memory of searches.
#[derive(Debug)]
pub struct Table {
    /// Not taken from the system before the first fact. Without memory to be had there are none, and nothing is remembered.
    rows: OnceLock<Vec<Row>>,
    bytes: usize,
    buckets: usize,
    /// Facts of earlier generations are forgotten.
    generation: AtomicU32,
}

/// Generations are told apart by so many bits.
const GENERATIONS: u32 = 1 << 14;

impl Table {
    /// A table of at most so many bytes.
    pub fn new(bytes: usize) -> Table {
        let buckets = (bytes / (BUCKET * size_of::<Row>())).max(1);
        Table { rows: OnceLock::new(), bytes, buckets, generation: AtomicU32::new(0) }
    }

    /// The bytes that it may take.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        let generation = self.generation.get_mut();
        *generation += 1;
        if *generation == GENERATIONS {
            *generation = 0;
            self.rows = OnceLock::new();
        }
    }

    fn bucket(&self, key: u64) -> usize {
        // The high bits of a product spread the keys over any number of buckets.
        BUCKET * ((u128::from(key) * self.buckets as u128) >> 64) as usize
    }

    fn read(&self, row: &Row, key: u64) -> Option<Entry> {
        let [check, word, score] = row.each_ref().map(|cell| cell.load(Relaxed));
        if check ^ word ^ score != key || (score >> 32) as u32 != self.generation.load(Relaxed) + 1 {
            return None;
        }
        let bound = match word >> 48 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(Entry {
            key,
            score: Score::from_bits(score as u32),
            depth: (word >> 40) as u8,
            bound,
            best: unpack(word & ((1 << 40) - 1)),
        })
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.bucket(key);
        self.rows.get()?.get(at..at + BUCKET)?.iter().find_map(|row| self.read(row, key))
    }

    pub(super) fn put(&self, entry: Entry) {
        // Systems hand out empty memory at once and clear it page by page as it is used, so that no search waits for all of it.
        let rows = self.rows.get_or_init(|| bytemuck::try_zeroed_vec(BUCKET * self.buckets).unwrap_or_default());
        let at = self.bucket(entry.key);
        let Some([deepest, newest]) = rows.get(at..at + BUCKET) else {
            return;
        };
        let row = match self.deepness(deepest) {
            Some((check, depth)) if check != entry.key && depth > entry.depth => newest,
            // A deeper fact about the same position is worth more than a newer one.
            Some((check, depth)) if check == entry.key && depth > entry.depth => return,
            _ => deepest,
        };
        let word = pack(entry.best) | u64::from(entry.depth) << 40 | (entry.bound as u64) << 48;
        // One more than the generation, so that an empty row never passes for a fact.
        let score = u64::from(entry.score.to_bits()) | u64::from(self.generation.load(Relaxed) + 1) << 32;
        row[0].store(entry.key ^ word ^ score, Relaxed);
        row[1].store(word, Relaxed);
        row[2].store(score, Relaxed);
    }

    /// The key and depth of the fact in a row, if it is of this generation.
    fn deepness(&self, row: &Row) -> Option<(u64, u8)> {
        let [check, word, score] = row.each_ref().map(|cell| cell.load(Relaxed));
        let current = (score >> 32) as u32 == self.generation.load(Relaxed) + 1;
        current.then_some((check ^ word ^ score, (word >> 40) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(key: u64, depth: u8) -> Entry {
        Entry { key, score: Score::estimate(-7), depth, bound: Bound::AtMost, best: Some(Move::Pass) }
    }

    #[test]
    fn facts_are_found_until_they_are_forgotten() {
        let mut table = Table::new(1 << 20);
        assert!(table.get(5).is_none() && table.get(0).is_none());
        table.put(fact(5, 3));
        table.put(fact(5, 2));
        let found = table.get(5).expect("a fact");
        assert_eq!(found.depth, 3, "the deeper fact stays");
        assert_eq!((found.score, found.bound, found.best), (Score::estimate(-7), Bound::AtMost, Some(Move::Pass)));
        table.clear();
        assert!(table.get(5).is_none());
        table.put(fact(5, 2));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(2));
    }

    #[test]
    fn the_deepest_and_the_newest_of_a_bucket_are_kept() {
        let table = Table::new(1 << 20);
        for (key, depth) in [(1, 9), (2, 3), (3, 2)] {
            table.put(fact(key, depth));
        }
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
    }

    #[test]
    fn forgetting_goes_round() {
        let mut table = Table::new(1 << 20);
        for _ in 0..=GENERATIONS {
            table.put(fact(5, 2));
            table.clear();
            assert!(table.get(5).is_none());
        }
    }

    #[test]
    fn memory_is_bounded_and_taken_late() {
        let table = Table::new(2 << 20);
        assert!(table.rows.get().is_none());
        for n in 0..200_000u64 {
            table.put(fact(n.wrapping_mul(0x9e37_79b9_7f4a_7c15), 1));
        }
        assert!(table.rows.get().is_some_and(|rows| rows.capacity() * size_of::<Row>() <= 2 << 20));
    }
}
