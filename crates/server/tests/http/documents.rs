//! What the documents say about settings and limits.

use pacru_server::{KEYS, Key};

const README: &str = include_str!("../../../../README.md");
const ONLINE: &str = include_str!("../../../../docs/online.md");

fn row(key: &Key) -> String {
    let default = match (key.name, key.default()) {
        // It depends on the machine.
        ("thinkers", _) => "cores − 1".to_owned(),
        (_, default) if default.is_empty() => "–".to_owned(),
        (_, default) => format!("`{default}`"),
    };
    let value = if key.value.is_empty() { String::new() } else { format!(" {}", key.value) };
    format!("| `--{}{value}` | `{}` | {default} | {} |", key.name, key.variable(), key.help)
}

#[test]
fn the_readme_lists_every_setting() {
    let missing: Vec<String> = KEYS.iter().map(row).filter(|row| !README.lines().any(|line| line == row)).collect();
    assert!(missing.is_empty(), "these rows are missing:\n{}", missing.join("\n"));
}

#[test]
fn the_page_about_the_api_tells_the_limits_as_they_are() {
    for name in ["requests", "requests-per-visitor", "visitors", "guesses", "games", "joins", "commands"] {
        let key = KEYS.iter().find(|key| key.name == name).expect("a setting");
        assert!(ONLINE.contains(&key.default()), "{name} {}", key.default());
    }
    for (name, told) in [
        ("connections", "13,000"),
        ("connections-per-address", "256"),
        ("sockets", "12,000"),
        ("sockets-per-address", "128"),
        ("queue", "64"),
        ("games-per-visitor", "50"),
        ("seats-per-visitor", "100"),
        ("computers-per-visitor", "20"),
        ("games-in-memory", "10,000"),
        ("store-queue", "4,096"),
    ] {
        let key = KEYS.iter().find(|key| key.name == name).expect("a setting");
        assert_eq!(key.default(), told.replace(',', ""), "{name}");
        assert!(ONLINE.contains(told), "{name}");
    }
}
