//! Reproducible random numbers.

/// A small pseudo-random generator (xorshift with a multiplication). The same seed gives the same numbers, in every version:
/// levels and stored puzzles depend on it.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with this seed.
    pub fn new(seed: u64) -> Rng {
        // A zero state would stay zero. A few rounds keep neighbouring seeds from starting alike.
        let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            rng.next();
        }
        rng
    }

    #[allow(clippy::should_implement_trait)]
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A random number below `end`; zero if `end` is zero.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// A random number in `0.0..1.0`.
    pub fn next_f64(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::Rng;

    #[test]
    fn numbers_spread_and_repeat_with_their_seed() {
        let mut counts = [0; 10];
        let mut rng = Rng::new(7);
        for _ in 0..10_000 {
            counts[rng.below(10)] += 1;
        }
        assert!(counts.iter().all(|&count| (800..1200).contains(&count)), "{counts:?}");
        let draw = |seed| {
            (0..5).map(|_| ()).fold((Rng::new(seed), Vec::new()), |(mut rng, mut all), ()| {
                all.push(rng.below(1000));
                (rng, all)
            })
        };
        assert_eq!(draw(3).1, draw(3).1);
        assert_ne!(draw(3).1, draw(4).1);
    }
}
