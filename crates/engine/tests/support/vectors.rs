//! Positions of the files in `tests/vectors`.

use pacru_rules::Position;

/// For each line of a file, the positions under `key`, in order.
pub(crate) fn positions(file: &str, key: &str) -> Vec<Vec<Position>> {
    let path = format!("{}/../../tests/vectors/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors");
    let start = format!("\"{key}\": \"");
    let positions = |line: &str| {
        let values = line.split(&start).skip(1).filter_map(|rest| rest.split('"').next());
        values.map(|text| text.parse().expect("a position")).collect()
    };
    text.lines().map(positions).collect()
}
