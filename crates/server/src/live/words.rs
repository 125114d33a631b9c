//! Texts of people in one form, so that what looks the same is the same.

use pacru_api::{Command, Saying, Seat, Setup, tidy_text};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// More marks on one letter only cover what stands around it.
const MARKS: usize = 3;

/// A text with its letters composed (NFC), without towers of marks, and without marks on nothing. What is not seen is taken out
/// before: it could part a letter from its marks.
pub(super) fn normal(text: &str) -> String {
    let seen = tidy_text(text, usize::MAX);
    let mut marks = 0;
    let bounded = seen.chars().skip_while(|&c| is_combining_mark(c)).filter(|&c| {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    bounded.nfc().collect()
}

/// The same for the names in a set-up.
pub(super) fn normal_setup(mut setup: Setup) -> Setup {
    for seat in &mut setup.seats {
        if let Seat::Here { name } = seat {
            *name = normal(name);
        }
    }
    setup
}

/// The same for what is said.
pub(super) fn normal_command(command: &mut Command) {
    if let Command::Say { what: Saying::Text(text), .. } = command {
        *text = normal(text);
    }
}

#[cfg(test)]
mod tests {
    use super::normal;

    #[test]
    fn what_looks_the_same_is_the_same() {
        assert_eq!(normal("Rene\u{301}"), normal("Ren\u{e9}"));
        assert_eq!(normal("\u{1112}\u{1161}\u{11ab}"), "한");
        let tower = format!("a{}b", "\u{302}".repeat(25));
        assert!(normal(&tower).chars().count() <= 4, "{}", normal(&tower));
        assert_eq!(normal("Rene\u{200b}\u{301}"), "Ren\u{e9}");
        let parted = format!("a{}b", "\u{302}\u{303}\u{304}\u{200b}".repeat(30));
        assert!(normal(&parted).chars().count() <= 5, "{}", normal(&parted));
        assert_eq!(normal("\u{301}"), "");
    }
}
