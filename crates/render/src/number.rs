//! Numbers as they are written in attributes: at most two decimals, and no trace of how they were computed.

/// ```text
/// 0.5 → 0.5    2.0 → 2    -0.001 → 0    1.23456 → 1.23
/// ```
pub(crate) fn number(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // Adding zero turns -0 into 0.
    (rounded + 0.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn short_and_clean() {
        let cases = [(0.5, "0.5"), (2.0, "2"), (-0.001, "0"), (1.23456, "1.23"), (0.1 + 0.2, "0.3"), (-7.5, "-7.5")];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
    }
}
