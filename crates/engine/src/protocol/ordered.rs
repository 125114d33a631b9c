//! Legal moves in bytewise order of their text, without keeping them all.

use pacru_rules::{Field, Move, Payment, Position, Rotation};
use std::io::{self, Write};

/// Writes every legal move on a line of its own, in bytewise order.
///
/// A position may have over ten million reorientations, so they are not sorted together with the rest: between the
/// travels of a chevron, `e1-…`, and its pincers, `e1x…`, come its turns `e1<(`, `e1<<(`, `e1>(` and `e1>>(`, and of
/// these only one group is kept at a time.
pub(super) fn write_moves(position: &Position, travels_only: bool, out: &mut impl Write) -> io::Result<()> {
    let mut travels: Vec<String> = position.travels().iter().map(Move::to_string).collect();
    travels.sort_unstable();
    let count = if travels_only { position.count_travels() } else { position.count_moves() };
    writeln!(out, "moves {count}")?;

    let turning = !travels_only && position.affordable_rotations().next().is_some();
    let mut turners: Vec<String> = Vec::new();
    if turning {
        turners = position.chevrons(position.to_move()).map(|chevron| chevron.field().to_string()).collect();
        turners.sort_unstable();
    }
    let mut turners = turners.iter().peekable();
    for travel in &travels {
        while let Some(at) = turners.next_if(|at| travel.as_str() > at.as_str() && !goes_before_turns(travel, at)) {
            write_turns(position, at, out)?;
        }
        writeln!(out, "{travel}")?;
    }
    turners.try_for_each(|at| write_turns(position, at, out))
}

/// Whether a travel comes before the turns of the chevron on `at`: it is that chevron's, and no pincer.
fn goes_before_turns(travel: &str, at: &str) -> bool {
    travel.strip_prefix(at).is_some_and(|rest| rest.starts_with('-'))
}

fn write_turns(position: &Position, at: &str, out: &mut impl Write) -> io::Result<()> {
    let purse = position.spendable_markers();
    for turn in [Rotation::Left45, Rotation::Left90, Rotation::Right45, Rotation::Right90] {
        let mut groups: Vec<PaymentText> = Payment::combinations(purse, turn.cost()).map(texts).collect();
        groups.sort_unstable();
        for fields in groups {
            let mut line = format!("{at}{turn}").into_bytes();
            for (n, field) in fields[..turn.cost()].iter().enumerate() {
                line.push(if n == 0 { b'(' } else { b',' });
                line.extend_from_slice(field);
            }
            line.extend_from_slice(b")\n");
            out.write_all(&line)?;
        }
    }
    Ok(())
}

/// The texts of up to four fields, each payment in the order a1, b1, … i1, a2, … as moves are written.
type PaymentText = [[u8; 2]; Payment::MAX];

fn texts(payment: Payment) -> PaymentText {
    let mut texts = [*b"  "; Payment::MAX];
    for (place, field) in texts.iter_mut().zip(payment.iter()) {
        *place = text(field);
    }
    texts
}

fn text(field: Field) -> [u8; 2] {
    [b'a' + field.file(), b'1' + field.rank()]
}
