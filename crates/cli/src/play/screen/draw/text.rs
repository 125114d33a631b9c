//! Fitting words into columns.

/// The beginning of a text that fits, with a sign that there is more.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{kept}~")
}

/// The end of a line that is being typed, as much as fits.
pub(crate) fn tail(text: &str, width: usize) -> String {
    let surplus = text.chars().count().saturating_sub(width);
    text.chars().skip(surplus).collect()
}
