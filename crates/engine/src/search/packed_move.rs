//! Moves in forty bits, for the transposition table.

use pacru_rules::{Choice, Field, FieldSet, Move, Payment, Reorientation, Rotation, Travel};

/// Stands for "no field"; fields are 0 to 80.
const NO_FIELD: u64 = 127;

const NONE: u64 = 0;
const PASS: u64 = 1;
const TRAVEL: u64 = 2;
const REORIENT: u64 = 3;

fn field(field: Option<Field>) -> u64 {
    field.map_or(NO_FIELD, |field| u64::from(field.index()))
}

/// The move as a number below 2⁴⁰.
pub(super) fn pack(mv: Option<Move>) -> u64 {
    match mv {
        None => NONE,
        Some(Move::Pass) => PASS,
        Some(Move::Travel(travel)) => {
            let (choice, mark) = match travel.choice {
                Choice::Nothing => (0, None),
                Choice::TwistLeft => (1, None),
                Choice::TwistRight => (2, None),
                Choice::Connection => (3, None),
                Choice::Mark(field) => (4, Some(field)),
            };
            TRAVEL
                | field(Some(travel.from)) << 2
                | field(Some(travel.to)) << 9
                | field(mark) << 16
                | field(travel.meeting) << 23
                | choice << 30
                | u64::from(travel.pincer) << 33
        }
        Some(Move::Reorient(turning)) => {
            let mut bits = REORIENT | field(Some(turning.at)) << 2 | (turning.rotation as u64) << 9;
            let mut payment = turning.payment.iter();
            for place in 0..Payment::MAX {
                bits |= field(payment.next()) << (12 + 7 * place);
            }
            bits
        }
    }
}

/// The inverse of [`pack`]; `None` for a number that no move is packed to.
pub(super) fn unpack(bits: u64) -> Option<Move> {
    let field = |shift: usize| Field::from_index((bits >> shift & 127) as u8);
    match bits & 3 {
        PASS => Some(Move::Pass),
        TRAVEL => Some(Move::Travel(Travel {
            from: field(2)?,
            to: field(9)?,
            pincer: bits >> 33 & 1 != 0,
            choice: match bits >> 30 & 7 {
                0 => Choice::Nothing,
                1 => Choice::TwistLeft,
                2 => Choice::TwistRight,
                3 => Choice::Connection,
                _ => Choice::Mark(field(16)?),
            },
            meeting: field(23),
        })),
        REORIENT => {
            let rotation = *Rotation::ALL.iter().find(|&&rotation| rotation as u64 == bits >> 9 & 7)?;
            let paid: FieldSet = (0..Payment::MAX).filter_map(|place| field(12 + 7 * place)).collect();
            Some(Move::Reorient(Reorientation { at: field(2)?, rotation, payment: Payment::new(paid)? }))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rules::Position;

    #[test]
    fn every_move_survives_packing() {
        let positions = [
            "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1",
            "azacru gy g 9/9/9/3G14Y6/9/9/9/9/9 - 0 1",
            "pacru gy g 4Y44/9/9/3g1g3/3G0+g4/2gg5/4y4/g8/4G04 - 0 9",
        ];
        let mut kinds = [0; 2];
        for text in positions {
            let position: Position = text.parse().expect("a position");
            position.for_each_move(|mv| {
                assert_eq!(unpack(pack(Some(mv))), Some(mv));
                assert!(pack(Some(mv)) < 1 << 40);
                kinds[usize::from(matches!(mv, Move::Reorient(_)))] += 1;
            });
        }
        assert!(kinds[0] > 30 && kinds[1] > 30, "{kinds:?}");
        assert_eq!((unpack(pack(None)), unpack(pack(Some(Move::Pass)))), (None, Some(Move::Pass)));
        assert_eq!(unpack(u64::MAX), None, "fields that do not exist");
    }
}
