//! Numbers and excerpts in the texts of this crate.

use alloc::string::String;

/// The first 40 characters of an input, for the messages of this crate.
pub(crate) fn excerpt(text: &str) -> String {
    escaped_excerpt(text, 40)
}

/// The first characters of an input, escaped for a message of one line; `…` follows if it is longer.
pub fn escaped_excerpt(text: &str, max_chars: usize) -> String {
    let mut short: String = text.chars().take(max_chars).flat_map(char::escape_debug).collect();
    if text.chars().nth(max_chars).is_some() {
        short.push('…');
    }
    short
}

/// Reads a decimal number as in position strings and records: digits without sign or leading zeros.
pub fn parse_number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = text.len() > 1 && text.starts_with('0');
    if digits && !leading_zero { text.parse().ok() } else { None }
}
