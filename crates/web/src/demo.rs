//! The beginnings of three games between computers, for the living pictures.

use pacru_rules::GameKind;

/// The moves, from the usual start for two.
pub fn moves(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Shacru => SHACRU,
        GameKind::Azacru => AZACRU,
        GameKind::Pacru => PACRU,
    }
}

const SHACRU: &str = "\
    a3-b2 i7-h8 i9-i8 a1-a2 i8-h7 a2-b3 h7-g7 e9-d8 b2-c2 \
    d8-d7 c2-d3< d7-e6< e1-d2 e6-f5 d3-c4> b3-c3 i3-h4< h8-g8 \
    c4-b5 a7-b6< b5-a6 c3-d4 h4-g4 d4-e4";

const AZACRU: &str = "\
    i3-h2 i7-h6 a3-b4< a7-b8 h2-g1 h6-g5 b4-a5 b8-c9 a5-a6 \
    c9-d9 i9-h9 g5-g4 a6-a7< e9-d8 e1-d2 d9-e9 a7-a8 e9-h6< \
    g1-f1> d8-c7 f1-d3 c7-c4 d2-b4> c4-b3";

const PACRU: &str = "\
    a3-b4(b6) i7-h6(h4) i3-h3 a7-b7 h3-g4(g6) b7-c6(c4) b4-c5 h6-g5 i9-h8 \
    g5-f4(d5) e1-d2 f4-e4 c5-d6(d4) e4-d5 d6-d7(d8) d5-c5(b4) h8-h7 e9-f8 \
    h7-h6(i6) c5<(h4,d5) d2-c2(c3) c5-c4 c2-b3 c4-c2(a3)";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Plan;
    use pacru_rules::{Game, Position};

    #[test]
    fn every_move_is_legal() {
        for kind in GameKind::ALL {
            let plan = Plan::against_computer(kind);
            let mut game = Game::new(Position::start(plan.ruleset(), plan.order()));
            for word in moves(kind).split_whitespace() {
                game.play_text(word).unwrap();
            }
            assert!(game.plies().len() >= 20 && game.outcome().is_none());
        }
    }
}
