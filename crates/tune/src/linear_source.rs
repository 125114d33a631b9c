//! Writes the weights as Rust source.

use pacru_engine::eval::linear::{Feature, LinearWeights};
use pacru_rules::GameKind;
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "//! Weights, written by `pacru-tune`; do not edit by hand.

use super::features::Feature;
use super::weights::LinearWeights;

/// For each game, with two, three and four players.
pub(super) static TABLES: [[LinearWeights; 3]; 3] =
    [[SHACRU_2, SHACRU_3, SHACRU_4], [AZACRU_2, AZACRU_3, AZACRU_4], [PACRU_2, PACRU_3, PACRU_4]];
";

/// The source of all weights: the fitted ones, and the current ones where nothing was fitted.
pub(crate) fn linear_source(fitted: &BTreeMap<(GameKind, usize), LinearWeights>) -> String {
    let mut text = HEAD.to_owned();
    for kind in GameKind::ALL {
        for players in 2..=4 {
            let weights = fitted.get(&(kind, players)).unwrap_or(LinearWeights::of(kind, players));
            let name = kind.to_string().to_uppercase();
            write!(text, "\nconst {name}_{players}: LinearWeights = LinearWeights::new(&[\n")
                .expect("writing to a string cannot fail");
            for feature in Feature::ALL {
                let [early, middle, late] =
                    [&weights.early, &weights.middle, &weights.late].map(|times| times[feature as usize]);
                if [early, middle, late] != [0, 0, 0] {
                    writeln!(text, "    (Feature::{feature:?}, {early}, {middle}, {late}),")
                        .expect("writing to a string cannot fail");
                }
            }
            text.push_str("]);\n");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_weights_were_written_by_this_tool() {
        assert_eq!(linear_source(&BTreeMap::new()), include_str!("../../engine/src/eval/linear/tuned.rs"));
    }
}
