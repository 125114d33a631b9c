//! Helpers of the tests: texts in and out, random games, made-up positions, and second ways to the same truths.

// Every test file compiles this module for itself and uses a part of it.
#![allow(dead_code, unused_imports, unused_macros)]

pub(crate) mod bookkeeping;
pub(crate) mod generate;
pub(crate) mod staged;
pub(crate) mod symmetry;
pub(crate) mod text;

use pacru_rules::{Move, Position};
use serde_json::Value;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// A file of `tests/vectors`.
pub(crate) fn vector_file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of such a file, which are JSON.
pub(crate) fn vector_lines(name: &str) -> Vec<Value> {
    let file = vector_file(name);
    let values: Vec<Value> = file.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert!(!values.is_empty(), "{name} is empty");
    values
}

/// Positions with more moves than this are not enumerated in full.
pub(crate) const FEW: u64 = 3_000;

/// At most `limit` legal moves, reorientations included, in the order in which they are visited.
pub(crate) fn first_moves(position: &Position, limit: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.try_for_each_move(|mv| {
        if moves.len() == limit {
            return ControlFlow::Break(());
        }
        moves.push(mv);
        ControlFlow::Continue(())
    });
    moves
}

/// All legal moves but reorientations, with the positions after them.
pub(crate) fn children(position: &Position) -> Vec<(Move, Position)> {
    let mut children = Vec::new();
    position.for_each_child(|mv, after| {
        children.push((mv, *after));
    });
    children
}

/// Defines a function that names the variant of a value and a list of all names. A new variant does not compile until
/// it is named, and then [`assert_all_seen`] asks for a test.
macro_rules! variant_names {
    ($name:ident, $all:ident: $type:ident { $($variant:ident)* }) => {
        fn $name(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant),)*
            }
        }

        const $all: &[&str] = &[$(stringify!($variant)),*];
    };
}

pub(crate) use variant_names;

/// Every name of a list was seen at least once.
pub(crate) fn assert_all_seen(all: &[&str], seen: impl IntoIterator<Item = &'static str>) {
    let seen: Vec<&str> = seen.into_iter().collect();
    let unseen: Vec<&&str> = all.iter().filter(|name| !seen.contains(name)).collect();
    assert!(unseen.is_empty(), "not provoked by any case: {unseen:?}");
}
