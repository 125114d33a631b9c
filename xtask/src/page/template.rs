//! Texts with `{{places}}` to fill.

use std::collections::BTreeMap;

/// What stands for a name between `{{` and `}}`.
pub(super) type Values = BTreeMap<String, String>;

/// Fills all places; a name without a value is an error.
pub(super) fn fill(template: &str, values: &Values) -> Result<String, String> {
    let mut parts = template.split("{{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once("}}").ok_or_else(|| format!("'{{{{{part}' has no end"))?;
        let value = values.get(name).ok_or_else(|| format!("nothing is known of '{{{{{name}}}}}'"))?;
        text.push_str(value);
        text.push_str(rest);
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{Values, fill};

    #[test]
    fn every_place_is_filled() {
        let values = Values::from([("a".to_owned(), "1".to_owned()), ("b.js".to_owned(), "{}".to_owned())]);
        assert_eq!(fill("x{{a}}y{{b.js}}{z}", &values).as_deref(), Ok("x1y{}{z}"));
        assert!(fill("{{c}}", &values).is_err_and(|error| error.contains("{{c}}")));
        assert!(fill("{{a", &values).is_err());
    }
}
