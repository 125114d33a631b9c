//! Entity tags: how a client asks whether what it has is still right.

use super::encoding::Encoding;
use axum::http::HeaderValue;

/// The tag of a file in one of its forms.
pub(super) fn tag(hash: &str, encoding: Encoding) -> String {
    match encoding.name() {
        Some(name) => format!("\"{hash}-{name}\""),
        None => format!("\"{hash}\""),
    }
}

/// Whether one of the tags in `If-None-Match` is this one.
pub(super) fn matches<'a>(asked: impl IntoIterator<Item = &'a HeaderValue>, tag: &str) -> bool {
    let lines = asked.into_iter().filter_map(|value| value.to_str().ok());
    // A proxy that changes the form of an answer marks its tag as weak; the content is the same.
    let mut tags = lines.flat_map(|line| line.split(',')).map(|tag| tag.trim().trim_start_matches("W/"));
    tags.any(|other| other == tag || other == "*")
}

#[cfg(test)]
mod tests {
    use super::matches;
    use axum::http::HeaderValue;

    #[test]
    fn one_tag_of_several_is_enough() {
        for (asked, known) in [
            ("\"a\"", true),
            ("W/\"a\"", true),
            ("\"b\", \"a\"", true),
            ("*", true),
            ("\"b\"", false),
            ("a", false),
            ("", false),
        ] {
            assert_eq!(matches([&HeaderValue::from_static(asked)], "\"a\""), known, "{asked}");
        }
    }
}
