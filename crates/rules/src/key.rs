//! A number that tells positions apart, for tables of searches.

use crate::{Color, Position};

impl Position {
    /// A 64-bit key of what decides how the game goes on: the board, who is to move, who is in, and the last round. The
    /// counts of idle turns and of turns are left out. Equal positions have equal keys; others differ in all
    /// likelihood.
    ///
    /// ```
    /// use pacru_rules::{TurnOrder, Position, Ruleset};
    ///
    /// let start = Position::start(Ruleset::SHACRU, TurnOrder::standard(2).unwrap());
    /// let after = |text: &str| start.play_unchecked(start.parse_move(text).unwrap());
    /// assert_eq!(after("e1-e2").hash_key(), after("e1-e2").hash_key());
    /// assert_ne!(after("e1-e2").hash_key(), after("e1-d2").hash_key());
    /// ```
    #[inline]
    pub fn hash_key(&self) -> u64 {
        let last_round = self.last_round.map_or(4, |color| color as u64);
        let mut key = mix(0x9e37_79b9_7f4a_7c15, self.to_move as u64 | last_round << 8);
        for color in Color::ALL {
            let markers = self.board.markers[color].0;
            key = mix(key ^ markers as u64, 0xff51_afd7_ed55_8ccd);
            key = mix(key ^ (markers >> 64) as u64, 0xc4ce_b9fe_1a85_ec53);
            // The order of a player's chevrons means nothing, so they are added up.
            let chevron = |code: u16| mix(u64::from(code) + 1, 0x2127_599b_f432_5c37 ^ color as u64);
            let [a, b, c, d] = self.board.chevrons[color].codes().map(chevron);
            key = mix(key ^ a.wrapping_add(b).wrapping_add(c).wrapping_add(d), 0x8803_55f2_1e6d_1965);
            key ^= u64::from(self.out.contains(color)) << color as u64;
        }
        key
    }
}

/// Multiplies to 128 bits and folds the halves.
#[inline]
const fn mix(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    product as u64 ^ (product >> 64) as u64
}
