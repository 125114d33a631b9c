//! The transposition table: results of searched positions in bounded memory, shared by threads without a lock.
//!
//! A slot is three words. The first is the key combined with the other two by exclusive or, so a slot that two threads wrote at once does not
//! match any key.

use super::packed_move::{pack, unpack};
use crate::score::Score;
use pacru_rules::Move;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::Relaxed};

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The result of a searched position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    pub(super) key: u64,
    pub(super) score: Score,
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) best: Option<Move>,
}

type Slot = [AtomicU64; 3];

/// Slots per bucket: the deepest entry stays in the first, the newest goes to the second.
const BUCKET: usize = 2;

/// A transposition table: the memory of searches.
#[derive(Debug)]
pub struct TranspositionTable {
    /// Allocated by the first entry. It stays empty if the system has no memory; then nothing is stored.
    slots: OnceLock<Vec<Slot>>,
    bytes: usize,
    buckets: usize,
    /// Entries of earlier generations are invalid.
    generation: AtomicU32,
}

/// The number of generations before the table is allocated anew.
const GENERATIONS: u32 = 1 << 14;

impl TranspositionTable {
    /// A table of at most `bytes` bytes.
    pub fn new(bytes: usize) -> TranspositionTable {
        let buckets = (bytes / (BUCKET * size_of::<Slot>())).max(1);
        TranspositionTable { slots: OnceLock::new(), bytes, buckets, generation: AtomicU32::new(0) }
    }

    /// The size given to [`Self::new`].
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        let generation = self.generation.get_mut();
        *generation += 1;
        if *generation == GENERATIONS {
            *generation = 0;
            self.slots = OnceLock::new();
        }
    }

    fn bucket(&self, key: u64) -> usize {
        // The high bits of a product spread the keys over any number of buckets.
        BUCKET * ((u128::from(key) * self.buckets as u128) >> 64) as usize
    }

    fn read(&self, slot: &Slot, key: u64) -> Option<TableEntry> {
        let [check, word, score] = slot.each_ref().map(|cell| cell.load(Relaxed));
        if check ^ word ^ score != key || (score >> 32) as u32 != self.generation.load(Relaxed) + 1 {
            return None;
        }
        let bound = match word >> 48 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Some(TableEntry {
            key,
            score: Score::from_bits(score as u32),
            depth: (word >> 40) as u8,
            bound,
            best: unpack(word & ((1 << 40) - 1)),
        })
    }

    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        let at = self.bucket(key);
        self.slots.get()?.get(at..at + BUCKET)?.iter().find_map(|slot| self.read(slot, key))
    }

    pub(super) fn put(&self, entry: TableEntry) {
        // Zeroed memory is cleared by the system page by page as it is used, so no search waits for all of it.
        let slots = self.slots.get_or_init(|| bytemuck::try_zeroed_vec(BUCKET * self.buckets).unwrap_or_default());
        let at = self.bucket(entry.key);
        let Some([deepest, newest]) = slots.get(at..at + BUCKET) else {
            return;
        };
        let slot = match self.key_and_depth(deepest) {
            Some((check, depth)) if check != entry.key && depth > entry.depth => newest,
            // A deeper entry for the same position is worth more than a newer one.
            Some((check, depth)) if check == entry.key && depth > entry.depth => return,
            _ => deepest,
        };
        let word = pack(entry.best) | u64::from(entry.depth) << 40 | (entry.bound as u64) << 48;
        // One more than the generation, so that an empty slot never matches.
        let score = u64::from(entry.score.to_bits()) | u64::from(self.generation.load(Relaxed) + 1) << 32;
        slot[0].store(entry.key ^ word ^ score, Relaxed);
        slot[1].store(word, Relaxed);
        slot[2].store(score, Relaxed);
    }

    /// The key and depth of the entry in a slot, if it is of this generation.
    fn key_and_depth(&self, slot: &Slot) -> Option<(u64, u8)> {
        let [check, word, score] = slot.each_ref().map(|cell| cell.load(Relaxed));
        let current = (score >> 32) as u32 == self.generation.load(Relaxed) + 1;
        current.then_some((check ^ word ^ score, (word >> 40) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, depth: u8) -> TableEntry {
        TableEntry { key, score: Score::estimate(-7), depth, bound: Bound::AtMost, best: Some(Move::Pass) }
    }

    #[test]
    fn entries_are_found_until_the_table_is_cleared() {
        let mut table = TranspositionTable::new(1 << 20);
        assert!(table.get(5).is_none() && table.get(0).is_none());
        table.put(entry(5, 3));
        table.put(entry(5, 2));
        let found = table.get(5).expect("an entry");
        assert_eq!(found.depth, 3, "the deeper entry stays");
        assert_eq!((found.score, found.bound, found.best), (Score::estimate(-7), Bound::AtMost, Some(Move::Pass)));
        table.clear();
        assert!(table.get(5).is_none());
        table.put(entry(5, 2));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(2));
    }

    #[test]
    fn the_deepest_and_the_newest_of_a_bucket_are_kept() {
        let table = TranspositionTable::new(1 << 20);
        for (key, depth) in [(1, 9), (2, 3), (3, 2)] {
            table.put(entry(key, depth));
        }
        assert!(table.get(1).is_some() && table.get(2).is_none() && table.get(3).is_some());
    }

    #[test]
    fn generations_wrap_around() {
        let mut table = TranspositionTable::new(1 << 20);
        for _ in 0..=GENERATIONS {
            table.put(entry(5, 2));
            table.clear();
            assert!(table.get(5).is_none());
        }
    }

    #[test]
    fn memory_is_bounded_and_allocated_late() {
        let table = TranspositionTable::new(2 << 20);
        assert!(table.slots.get().is_none());
        for n in 0..200_000u64 {
            table.put(entry(n.wrapping_mul(0x9e37_79b9_7f4a_7c15), 1));
        }
        assert!(table.slots.get().is_some_and(|slots| slots.capacity() * size_of::<Slot>() <= 2 << 20));
    }
}
