//! Files named by a hash of their content, and templates that name them.

use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The folder of files whose names hold a hash.
const FOLDER: &str = "assets";
/// Digits of a hash in names.
const NAME_DIGITS: usize = 10;

/// A file of the page.
#[derive(Debug)]
pub(crate) struct PageFile {
    /// Its path in the folder of the page.
    pub(crate) name: String,
    pub(crate) content: Vec<u8>,
    /// Which first visits need it; only counted where files are compressed.
    #[cfg_attr(not(feature = "compress"), expect(dead_code, reason = "sizes are reported for compressed files"))]
    pub(crate) first_load: FirstLoad,
}

/// Which first visits load a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstLoad {
    /// None: it is loaded later, if at all.
    Never,
    /// Any.
    Always,
    /// One to a view of games.
    Games,
    /// One to a view that teaches.
    Learning,
}

/// The files made so far, and the paths by which others refer to them.
#[derive(Debug, Default)]
pub(crate) struct AssetSet {
    pub(crate) files: Vec<PageFile>,
    /// From `app.js` to `/assets/app.0123456789.js`.
    pub(crate) paths: Values,
}

/// Values of the placeholders of templates, by name.
pub(crate) type Values = BTreeMap<String, String>;

impl AssetSet {
    /// Adds a file under a name with its hash.
    pub(crate) fn add(&mut self, name: &str, content: Vec<u8>, first_load: FirstLoad) -> Result<(), String> {
        let (stem, ending) = name.rsplit_once('.').ok_or_else(|| format!("'{name}' has no ending"))?;
        let hashed = format!("{FOLDER}/{stem}.{}.{ending}", short_hash([content.as_slice()]));
        self.paths.insert(name.to_owned(), format!("/{hashed}"));
        self.files.push(PageFile { name: hashed, content, first_load });
        Ok(())
    }

    /// Renders a template and adds it under a name with its hash.
    pub(crate) fn add_template(&mut self, name: &str, template: &str, first_load: FirstLoad) -> Result<(), String> {
        let content = self.render(name, template)?;
        self.add(name, content, first_load)
    }

    /// Renders a template and adds it under its own name.
    pub(crate) fn add_unhashed(&mut self, name: &str, template: &str, first_load: FirstLoad) -> Result<(), String> {
        let content = self.render(name, template)?;
        self.files.push(PageFile { name: name.to_owned(), content, first_load });
        Ok(())
    }

    fn render(&self, name: &str, template: &str) -> Result<Vec<u8>, String> {
        render_template(template, &self.paths).map(String::into_bytes).map_err(|error| format!("{name}: {error}"))
    }
}

/// Replaces all `{{placeholders}}`; one without a value is an error.
fn render_template(template: &str, values: &Values) -> Result<String, String> {
    let mut parts = template.split("{{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").ok_or_else(|| format!("'{{{{{part}' has no end"))?;
        let value = values.get(name).ok_or_else(|| format!("unknown placeholder '{{{{{name}}}}}'"))?;
        text.push_str(value);
        text.push_str(rest);
    }
    Ok(text)
}

/// The SHA-256 hash of a list of contents, in hexadecimal digits.
pub(crate) fn hash<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for content in contents {
        // With the length before it, no two lists of contents have the same hash.
        hasher.update((content.len() as u64).to_le_bytes());
        hasher.update(content);
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// As much of a hash as stands in names.
pub(crate) fn short_hash<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = hash(contents);
    hash.truncate(NAME_DIGITS);
    hash
}

#[cfg(test)]
mod tests {
    use super::{Values, render_template};

    #[test]
    fn every_placeholder_is_replaced() {
        let values = Values::from([("a".to_owned(), "1".to_owned()), ("b.js".to_owned(), "{}".to_owned())]);
        assert_eq!(render_template("x{{a}}y{{b.js}}{z}", &values).as_deref(), Ok("x1y{}{z}"));
        assert!(render_template("{{c}}", &values).is_err_and(|error| error.contains("{{c}}")));
        assert!(render_template("{{a", &values).is_err());
    }
}
