//! A move apart from its free choices: which chevron goes where. Answers are told apart by this.

use pacru_rules::{Field, Move, Position, Rotation};

/// Which chevron goes where, or turns how. Twists, marked fields and markers given up are choices on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A chevron travels.
    Travel {
        /// From here.
        from: Field,
        /// To here.
        to: Field,
    },
    /// A chevron turns on the spot (R14).
    Turn {
        /// Where it stands.
        at: Field,
        /// How it turns.
        turn: Rotation,
    },
    /// No chevron can move.
    Pass,
}

impl From<Move> for Way {
    fn from(mv: Move) -> Way {
        match mv {
            Move::Travel(travel) => Way::Travel { from: travel.from, to: travel.to },
            Move::Reorient(reorientation) => Way::Turn { at: reorientation.at, turn: reorientation.rotation },
            Move::Pass => Way::Pass,
        }
    }
}

/// How many ways the player to move can choose from.
pub fn ways(position: &Position) -> usize {
    let mut travels: Vec<Way> = Vec::new();
    // The moves of one way come one after the other.
    position.for_each_travel(|mv| {
        let way = Way::from(mv);
        if travels.last() != Some(&way) {
            travels.push(way);
        }
    });
    let turns = position.affordable_rotations().count() * position.chevrons(position.to_move()).count();
    travels.len() + turns
}
