//! The file of settings: TOML, a key a line.

use super::sources::nearest;
use super::{Key, SettingsError};
use std::fmt;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// A setting in the file.
pub(super) struct Entry {
    pub(super) key: &'static Key,
    pub(super) text: String,
    pub(super) place: Place,
}

/// Where something stands.
pub(super) struct Place {
    path: PathBuf,
    line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: line {}", self.path.display(), self.line)
    }
}

/// Everything that a file sets. Names that are none are errors.
pub(super) fn read(path: &Path) -> Result<Vec<Entry>, SettingsError> {
    let content =
        std::fs::read_to_string(path).map_err(|error| SettingsError(format!("{}: {error}", path.display())))?;
    parse(path, &content)
}

/// Everything that the content of a file sets; the path is named in errors.
pub(super) fn parse(path: &Path, content: &str) -> Result<Vec<Entry>, SettingsError> {
    let place = |byte: usize| {
        let line = content.bytes().take(byte).filter(|&byte| byte == b'\n').count() + 1;
        Place { path: path.to_owned(), line }
    };
    let table = DeTable::parse(content).map_err(|error| {
        let place = place(error.span().map_or(0, |span| span.start));
        SettingsError(format!("{place}: {}", error.message().lines().next().unwrap_or("not TOML")))
    })?;
    let entry = |(name, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| {
        let name: &toml::Spanned<std::borrow::Cow<'_, str>> = name;
        let place = place(name.span().start);
        let unknown = || {
            let hint = nearest(name.get_ref()).map(|key| format!("; did you mean {}?", key.name)).unwrap_or_default();
            SettingsError(format!("{place}: {}: there is no such setting{hint}", name.get_ref()))
        };
        let key = Key::find(name.get_ref()).ok_or_else(unknown)?;
        let wrong = || SettingsError(format!("{place}: {}: use a text, a number, true or false", key.name));
        let text = text(value.get_ref()).ok_or_else(wrong)?;
        Ok(Entry { key, text, place })
    };
    table.get_ref().iter().map(entry).collect()
}

/// The value as a flag would have it; a list with commas.
fn text(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().replace('_', "")),
        DeValue::Array(values) => {
            let texts: Option<Vec<String>> = values.iter().map(|value| text(value.get_ref())).collect();
            texts.map(|texts| texts.join(","))
        }
        _ => None,
    }
}
