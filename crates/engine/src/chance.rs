//! Reproducible chance.

/// A small generator of pseudo-random numbers (xorshift with a multiplication): the same seed, the same numbers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Chance {
        // A zero state would stay zero; neighbouring seeds shall not begin alike.
        let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..4 {
            chance.next();
        }
        chance
    }

    #[allow(clippy::should_implement_trait)]
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `end`; zero if `end` is zero.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.next()) * end as u128) >> 64) as usize
    }

    /// A number from 0 up to but not including 1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn numbers_spread_and_repeat_with_their_seed() {
        let mut counts = [0; 10];
        let mut chance = Chance::new(7);
        for _ in 0..10_000 {
            counts[chance.below(10)] += 1;
        }
        assert!(counts.iter().all(|&count| (800..1200).contains(&count)), "{counts:?}");
        let draw = |seed| {
            (0..5).map(|_| ()).fold((Chance::new(seed), Vec::new()), |(mut chance, mut all), ()| {
                all.push(chance.below(1000));
                (chance, all)
            })
        };
        assert_eq!(draw(3).1, draw(3).1);
        assert_ne!(draw(3).1, draw(4).1);
    }
}
