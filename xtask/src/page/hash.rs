//! Hashes of contents.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// The hash of some contents after each other, in hexadecimal digits.
pub(super) fn of<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for content in contents {
        // With the length before it, no two lists of contents are taken for the same.
        hasher.update((content.len() as u64).to_le_bytes());
        hasher.update(content);
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a text does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The part of a content's hash that stands in names.
pub(super) fn short(content: &[u8]) -> String {
    let mut hash = of([content]);
    hash.truncate(10);
    hash
}
