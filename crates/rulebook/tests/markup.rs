//! The marks in a text: each has one reading, and noise has one, too.

use pacru_rulebook::markup::{Block, Span, blocks, spans};
use pacru_rules::{Field, RuleId};
use pacru_testing::property::cases;
use proptest::prelude::*;

fn field(name: &str) -> Span<'static> {
    Span::Field(name.parse::<Field>().expect("a field"))
}

#[test]
fn marks_are_told_from_words() {
    assert_eq!(
        spans("Go to e4 [R11], *now*!"),
        [
            Span::Plain("Go to "),
            field("e4"),
            Span::Plain(" "),
            Span::Rule(RuleId::R11),
            Span::Plain(", "),
            Span::Emphasis("now"),
            Span::Plain("!"),
        ]
    );
}

#[test]
fn a_field_is_found_beside_letters_of_other_scripts_but_not_inside_a_word() {
    assert_eq!(spans("e4에서"), [field("e4"), Span::Plain("에서")]);
    assert_eq!(spans("マスe4へ"), [Span::Plain("マス"), field("e4"), Span::Plain("へ")]);
    for word in ["be4", "e45", "e0", "j4", "E4", "meet9x"] {
        assert_eq!(spans(word), [Span::Plain(word)]);
    }
}

#[test]
fn a_mark_without_its_partner_is_shown_as_it_is() {
    for text in ["2 * 3", "**", "[R99]", "[R11", "R11]", "*"] {
        assert_eq!(spans(text), [Span::Plain(text)]);
    }
}

#[test]
fn blank_lines_part_paragraphs_and_dashes_make_lists() {
    let text = "One\ntwo\n\n- a\n- b\n\nthree";
    assert_eq!(
        blocks(text),
        [
            Block::Paragraph(vec![Span::Plain("One"), Span::Break, Span::Plain("two")]),
            Block::List(vec![vec![Span::Plain("a")], vec![Span::Plain("b")]]),
            Block::Paragraph(vec![Span::Plain("three")]),
        ]
    );
    assert_eq!(blocks(" \n\n"), []);
}

/// The text of a line as its spans were written.
fn written(spans: &[Span<'_>]) -> String {
    let write = |span: &Span<'_>| match span {
        Span::Plain(words) => (*words).to_owned(),
        Span::Emphasis(words) => format!("*{words}*"),
        Span::Rule(tag) => format!("[{tag}]"),
        Span::Field(field) => field.to_string(),
        Span::Break => "\n".to_owned(),
    };
    spans.iter().map(write).collect()
}

proptest! {
    #![proptest_config(cases(256, concat!(env!("CARGO_MANIFEST_DIR"), "/proptest-regressions/markup.txt")))]

    #[test]
    fn nothing_of_a_line_is_lost(line in "[ae*\\[\\]R14S5 .가é-]{0,30}") {
        prop_assert_eq!(written(&spans(&line)), line);
    }

    #[test]
    fn noise_has_a_reading(text in any::<String>()) {
        blocks(&text);
    }
}
