//! What was found out about positions, in a bounded amount of memory.

use crate::score::Score;
use pacru_rules::Move;

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

/// A transposition table: the memory of searches. One row for each key, the newer fact stays.
#[derive(Clone, Debug)]
pub struct Table {
    /// Not taken from the system before the first fact.
    rows: Vec<Option<(u16, Entry)>>,
    size: usize,
    /// Facts of earlier generations are forgotten.
    generation: u16,
}

impl Table {
    /// A table of at most so many mebibytes, at least one.
    pub fn new(mebibytes: usize) -> Table {
        let size = (mebibytes.max(1) << 20) / size_of::<Option<(u16, Entry)>>();
        Table { rows: Vec::new(), size, generation: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.rows.fill(None);
        }
    }

    fn row(&self, key: u64) -> usize {
        // The high bits of a product spread the keys over any number of rows.
        ((u128::from(key) * self.size as u128) >> 64) as usize
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let &(generation, entry) = self.rows.get(self.row(key))?.as_ref()?;
        (generation == self.generation && entry.key == key).then_some(entry)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        // A deeper fact about the same position is worth more than a newer one.
        if self.get(entry.key).is_some_and(|old| old.depth > entry.depth) {
            return;
        }
        if self.rows.is_empty() {
            self.rows.resize(self.size, None);
        }
        let row = self.row(entry.key);
        self.rows[row] = Some((self.generation, entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fact(key: u64, depth: u8) -> Entry {
        Entry { key, score: Score::EVEN, depth, bound: Bound::Exact, best: None }
    }

    #[test]
    fn facts_are_found_until_they_are_forgotten() {
        let mut table = Table::new(1);
        assert!(table.get(5).is_none());
        table.put(fact(5, 3));
        table.put(fact(5, 2));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(3), "the deeper fact stays");
        table.clear();
        assert!(table.get(5).is_none());
        table.put(fact(5, 2));
        assert_eq!(table.get(5).map(|entry| entry.depth), Some(2));
    }

    #[test]
    fn memory_is_bounded_and_taken_late() {
        let mut table = Table::new(2);
        assert_eq!(table.rows.capacity(), 0);
        for n in 0..200_000u64 {
            table.put(fact(n.wrapping_mul(0x9e37_79b9_7f4a_7c15), 1));
        }
        assert!(table.rows.capacity() * size_of::<Option<(u16, Entry)>>() <= 2 << 20);
    }
}
