//! Settings of the server: the file and the flags.

use crate::check_message;
use pacru_server::{KEYS, Sources};

/// Lines that begin with `--` are flags with a name and a value; the others are the file. Settings that are accepted have only
/// flags whose values are accepted alone. Returns 1 if the settings are accepted.
pub fn check_settings(data: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(data) else {
        return 0;
    };
    let mut sources = Sources::default();
    let mut file = String::new();
    for line in text.split_inclusive('\n') {
        let Some(flag) = line.strip_prefix("--") else {
            file.push_str(line);
            continue;
        };
        let flag = flag.strip_suffix('\n').unwrap_or(flag);
        let (name, value) = flag.split_once(' ').unwrap_or((flag, "true"));
        sources.flags.push((name.to_owned(), value.to_owned()));
    }
    let parsed = sources.parse(&file);
    if let Err(error) = &parsed {
        check_message(error);
    }
    for (name, value) in &sources.flags {
        let key = KEYS.iter().find(|key| key.name == name);
        if parsed.is_ok() {
            assert_eq!(key.map(|key| key.check(value)), Some(Ok(())), "--{name} {value}");
        }
    }
    usize::from(parsed.is_ok())
}
