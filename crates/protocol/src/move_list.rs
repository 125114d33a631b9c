//! The legal moves in bytewise order of their text, without keeping them all.

use pacru_rules::{Field, Move, Payment, Position, Rotation};
use std::io::{self, Write};

/// Writes every legal move on a line of its own, in bytewise order.
///
/// A position may have over ten million reorientations, so they are not sorted together with the rest. Between the travels of
/// a chevron, `e1-…`, and its pincers, `e1x…`, come its reorientations `e1<(`, `e1<<(`, `e1>(` and `e1>>(`; only one of these
/// groups is kept at a time.
pub(crate) fn write_moves(position: &Position, travels_only: bool, out: &mut dyn Write) -> io::Result<()> {
    let mut travels: Vec<String> = position.travels().iter().map(Move::to_string).collect();
    travels.sort_unstable();
    let count = if travels_only { position.count_travels() } else { position.count_moves() };
    writeln!(out, "moves {count}")?;

    let can_rotate = !travels_only && position.affordable_rotations().next().is_some();
    let mut rotating: Vec<String> = Vec::new();
    if can_rotate {
        rotating = position.chevrons(position.to_move()).map(|chevron| chevron.field().to_string()).collect();
        rotating.sort_unstable();
    }
    let mut rotating = rotating.iter().peekable();
    for travel in &travels {
        while let Some(at) =
            rotating.next_if(|at| travel.as_str() > at.as_str() && !goes_before_reorientations(travel, at))
        {
            write_reorientations(position, at, out)?;
        }
        writeln!(out, "{travel}")?;
    }
    rotating.try_for_each(|at| write_reorientations(position, at, out))
}

/// Returns `true` if a travel comes before the reorientations of the chevron on `at`: it is that chevron's, and no pincer.
fn goes_before_reorientations(travel: &str, at: &str) -> bool {
    travel.strip_prefix(at).is_some_and(|rest| rest.starts_with('-'))
}

fn write_reorientations(position: &Position, at: &str, out: &mut dyn Write) -> io::Result<()> {
    let spendable = position.spendable_markers();
    for rotation in [Rotation::Left45, Rotation::Left90, Rotation::Right45, Rotation::Right90] {
        let payments = Payment::combinations(spendable, rotation.cost());
        let mut groups: Vec<PaymentText> = payments.map(payment_text).collect();
        groups.sort_unstable();
        for fields in groups {
            let mut line = format!("{at}{rotation}").into_bytes();
            for (n, field) in fields[..rotation.cost()].iter().enumerate() {
                line.push(if n == 0 { b'(' } else { b',' });
                line.extend_from_slice(field);
            }
            line.extend_from_slice(b")\n");
            out.write_all(&line)?;
        }
    }
    Ok(())
}

/// The texts of up to four fields.
type PaymentText = [[u8; 2]; Payment::MAX];

fn payment_text(payment: Payment) -> PaymentText {
    let mut fields = payment.iter().map(text);
    std::array::from_fn(|_| fields.next().unwrap_or(*b"  "))
}

fn text(field: Field) -> [u8; 2] {
    [b'a' + field.file(), b'1' + field.rank()]
}
