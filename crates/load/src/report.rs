//! What was measured, as a table for BENCHMARKS.md.

use std::fmt;

/// Rows of what was measured beside what was asked for.
#[derive(Clone, Debug, Default)]
pub struct Report {
    rows: Vec<[String; 3]>,
}

impl Report {
    /// Adds a row, and shows it at once: the rest may take minutes.
    pub fn add(&mut self, what: impl fmt::Display, measured: impl fmt::Display, asked: impl fmt::Display) {
        let row = [what.to_string(), measured.to_string(), asked.to_string()];
        eprintln!(
            "{}: {}{}",
            row[0],
            row[1],
            if row[2] == "–" { String::new() } else { format!(" (asked: {})", row[2]) }
        );
        self.rows.push(row);
    }

    /// Adds a row for which nothing is asked.
    pub fn tell(&mut self, what: impl fmt::Display, measured: impl fmt::Display) {
        self.add(what, measured, "–");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| what | measured | asked |\n|---|---|---|")?;
        self.rows.iter().try_for_each(|[what, measured, asked]| writeln!(f, "| {what} | {measured} | {asked} |"))
    }
}

/// A number with a separator for thousands: `12,345`.
pub fn thousands(number: f64) -> String {
    let digits = format!("{:.0}", number.max(0.0));
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Report, thousands};

    #[test]
    fn thousands_are_told_apart() {
        for (number, text) in [(0.0, "0"), (999.4, "999"), (1000.0, "1,000"), (12_345_678.0, "12,345,678")] {
            assert_eq!(thousands(number), text);
        }
    }

    #[test]
    fn rows_stand_in_a_table() {
        let mut report = Report::default();
        report.add("moves a second", 3, "2");
        report.tell("games", 5);
        let table = report.to_string();
        assert_eq!(
            table,
            "| what | measured | asked |\n|---|---|---|\n| moves a second | 3 | 2 |\n| games | 5 | – |\n"
        );
    }
}
