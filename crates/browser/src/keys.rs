//! The keys of a keyboard.

use serde_json::{Value, json};

use crate::error::Problem;

/// A key as the browser wants it described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    name: String,
    code: String,
    number: u32,
    /// What it writes.
    text: Option<String>,
}

/// Keys that are held while another is pressed: name, code, number, and the bit in an event.
const MODIFIERS: [(&str, &str, u32, u32); 4] = [
    ("Alt", "AltLeft", 18, 1),
    ("Control", "ControlLeft", 17, 2),
    ("Meta", "MetaLeft", 91, 4),
    ("Shift", "ShiftLeft", 16, 8),
];
const SHIFT: u32 = 8;

const NAMED: [(&str, u32); 14] = [
    ("Backspace", 8),
    ("Tab", 9),
    ("Enter", 13),
    ("Escape", 27),
    ("PageUp", 33),
    ("PageDown", 34),
    ("End", 35),
    ("Home", 36),
    ("ArrowLeft", 37),
    ("ArrowUp", 38),
    ("ArrowRight", 39),
    ("ArrowDown", 40),
    ("Insert", 45),
    ("Delete", 46),
];

/// The events of pressing and letting go a key such as `Enter`, `a`, `Shift+Tab` or `Control+Shift+ArrowLeft`.
pub(crate) fn strokes(combination: &str) -> Result<Vec<Value>, Problem> {
    let unknown = || Problem::Key(combination.to_owned());
    let (held, name) = match combination.rsplit_once('+') {
        Some((held, name)) if !name.is_empty() => (held.split('+').collect(), name),
        // The plus key itself, alone or held with others.
        Some((held, _)) if held.ends_with('+') => (held.trim_end_matches('+').split('+').collect(), "+"),
        _ => (Vec::new(), combination),
    };
    let held: Vec<_> = held
        .into_iter()
        .map(|name| MODIFIERS.into_iter().find(|modifier| modifier.0 == name).ok_or_else(unknown))
        .collect::<Result<_, _>>()?;
    let mut events = Vec::new();
    let mut bits = 0;
    for &(name, code, number, bit) in &held {
        bits |= bit;
        events.push(Key { name: name.into(), code: code.into(), number, text: None }.event("rawKeyDown", bits));
    }
    let key = Key::named(name, bits).ok_or_else(unknown)?;
    events.push(key.event(if key.text.is_some() { "keyDown" } else { "rawKeyDown" }, bits));
    events.push(key.event("keyUp", bits));
    for (name, code, number, bit) in held.into_iter().rev() {
        bits &= !bit;
        events.push(Key { name: name.into(), code: code.into(), number, text: None }.event("keyUp", bits));
    }
    Ok(events)
}

impl Key {
    fn named(name: &str, held: u32) -> Option<Key> {
        let mut key = Key::bare(name, held & SHIFT != 0)?;
        // With Control and the like a key commands instead of writing.
        if held & !SHIFT != 0 {
            key.text = None;
        }
        Some(key)
    }

    fn bare(name: &str, shift: bool) -> Option<Key> {
        let mut chars = name.chars();
        if let (Some(char), None) = (chars.next(), chars.next()) {
            return Some(Key::character(char, shift));
        }
        if name == "Space" {
            return Some(Key::character(' ', false));
        }
        let function = name
            .strip_prefix('F')
            .and_then(|number| number.parse::<u32>().ok())
            .filter(|number| (1..=12).contains(number));
        let number = match function {
            Some(function) => 111 + function,
            None => NAMED.iter().find(|key| key.0 == name)?.1,
        };
        let text = (name == "Enter").then(|| "\r".to_owned());
        Some(Key { name: name.to_owned(), code: name.to_owned(), number, text })
    }

    fn character(char: char, shift: bool) -> Key {
        let upper = char.to_ascii_uppercase();
        let (code, number) = match upper {
            'A'..='Z' => (format!("Key{upper}"), u32::from(upper)),
            '0'..='9' => (format!("Digit{upper}"), u32::from(upper)),
            ' ' => ("Space".to_owned(), 32),
            // Where it lies differs between keyboards.
            _ => (String::new(), 0),
        };
        let name = if shift { upper } else { char }.to_string();
        Key { text: Some(name.clone()), name, code, number }
    }

    fn event(&self, kind: &str, held: u32) -> Value {
        let mut event = json!({
            "type": kind, "modifiers": held, "key": self.name, "code": self.code,
            "windowsVirtualKeyCode": self.number, "nativeVirtualKeyCode": self.number,
        });
        if let (Some(text), "keyDown") = (&self.text, kind) {
            event["text"] = text.as_str().into();
            event["unmodifiedText"] = text.as_str().into();
        }
        event
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shorten(combination: &str) -> Vec<String> {
        let events = strokes(combination).unwrap();
        let short = |event: &Value| {
            format!("{} {} {}", event["type"].as_str().unwrap(), event["key"].as_str().unwrap(), event["modifiers"])
        };
        events.iter().map(short).collect()
    }

    #[test]
    fn modifiers_are_held() {
        let expected = ["rawKeyDown Shift 8", "rawKeyDown Tab 8", "keyUp Tab 8", "keyUp Shift 0"];
        assert_eq!(shorten("Shift+Tab"), expected);
        assert_eq!(shorten("Control+Shift+a")[2], "rawKeyDown A 10");
    }

    #[test]
    fn writing_keys_carry_their_text() {
        assert_eq!(strokes("Enter").unwrap()[0]["text"], "\r");
        assert_eq!(strokes("Space").unwrap()[0]["text"], " ");
        assert_eq!(strokes("a").unwrap()[0]["code"], "KeyA");
        assert_eq!(strokes("?").unwrap()[0]["text"], "?");
        assert_eq!(strokes("Shift+x").unwrap()[1]["text"], "X");
        assert!(strokes("Control+c").unwrap()[1].get("text").is_none());
        assert!(strokes("Tab").unwrap()[0].get("text").is_none());
    }

    #[test]
    fn plus_is_a_key_too() {
        assert_eq!(shorten("+"), ["keyDown + 0", "keyUp + 0"]);
        assert_eq!(shorten("Control++")[1], "rawKeyDown + 2");
        assert_eq!(strokes("F12").unwrap()[0]["windowsVirtualKeyCode"], 123);
    }

    #[test]
    fn unknown_keys_are_named() {
        for name in ["", "Entre", "Hyper+a", "F13", "Shift+"] {
            assert!(matches!(strokes(name), Err(Problem::Key(unknown)) if unknown == name), "{name}");
        }
    }
}
