//! The words fit the structure in all five languages: nothing is missing, left over or about something else.

mod common;

use common::{Complaints, courses, folder, questions, rulebooks};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use pacru_rulebook::markup::{Block, Span, blocks};
use pacru_rulebook::{Board, Step};
use pacru_rules::{Field, RuleId};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The texts of one file by name; an attribute is named `message.attribute`.
type Texts = BTreeMap<String, String>;

/// The languages that are there.
fn languages() -> Vec<String> {
    let entries = fs::read_dir(folder().join("texts")).expect("there are texts");
    let mut names: Vec<_> =
        entries.map(|entry| entry.expect("can be read").file_name().into_string().expect("a plain name")).collect();
    names.sort();
    names
}

/// The files that each language has, with the texts that the structure asks for.
fn expected() -> BTreeMap<String, BTreeSet<String>> {
    let mut files = BTreeMap::new();
    for course in courses() {
        let own = course.own_message();
        let mut names = BTreeSet::from([own.clone(), format!("{own}.title"), format!("{own}.done")]);
        for step in &course.steps {
            let message = course.message(step);
            names.extend(attributes_of(step).into_iter().map(|attribute| format!("{message}.{attribute}")));
            names.insert(message);
        }
        files.insert(format!("lessons-{}.ftl", course.game), names);
    }
    for book in rulebooks() {
        let own = book.own_message();
        let mut names = BTreeSet::from([own.clone(), format!("{own}.title")]);
        names.extend(book.chapters.iter().map(|chapter| book.chapter_message(chapter)));
        for section in book.sections() {
            add_with_boards(&mut names, &book.message(section), &section.boards);
        }
        files.insert(format!("rules-{}.ftl", book.game), names);
    }
    let mut names = BTreeSet::new();
    for question in questions().questions {
        add_with_boards(&mut names, &question.message(), &question.boards);
    }
    files.insert("questions.ftl".to_owned(), names);
    files
}

fn attributes_of(step: &Step) -> Vec<String> {
    let mut attributes = vec!["title".to_owned()];
    if step.has_task() {
        attributes.extend(["task", "done", "hint"].map(str::to_owned));
    }
    attributes.extend(step.wrong.iter().map(|wrong| format!("hint-{}", wrong.hint)));
    attributes
}

fn add_with_boards(names: &mut BTreeSet<String>, message: &str, boards: &[Board]) {
    names.insert(message.to_owned());
    names.insert(format!("{message}.title"));
    names.extend(boards.iter().map(|board| format!("{message}.board-{}", board.id)));
}

/// Reads a file; what is not plain text without variables is a complaint.
fn read(language: &str, file: &str, complaints: &mut Complaints) -> Texts {
    let place = format!("{language}/{file}");
    let mut texts = Texts::new();
    let source = match fs::read_to_string(folder().join("texts").join(&place)) {
        Ok(source) => source,
        Err(error) => {
            complaints.add(format!("{place}: {error}"));
            return texts;
        }
    };
    let resource = fluent_syntax::parser::parse(source.as_str()).unwrap_or_else(|(rest, errors)| {
        complaints.add(format!("{place}: {errors:?}"));
        rest
    });
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let value = message.value.iter().map(|value| (id.to_owned(), value));
                let attributes = message.attributes.iter();
                let attributes = attributes.map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
                for (name, pattern) in value.chain(attributes) {
                    match plain(pattern) {
                        Some(text) => {
                            let first = texts.insert(name.clone(), text).is_none();
                            complaints.unless(first, format!("{place}: {name} is there twice"));
                        }
                        None => complaints.add(format!("{place}: {name} has a variable")),
                    }
                }
            }
            Entry::Term(term) => complaints.add(format!("{place}: the term {} is not used here", term.id.name)),
            Entry::Junk { content } => complaints.add(format!("{place}: not Fluent: {content}")),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    texts
}

fn plain(pattern: &Pattern<&str>) -> Option<String> {
    let part = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(part).collect()
}

fn spans(text: &str) -> Vec<Span<'_>> {
    let lines = blocks(text).into_iter().flat_map(|block| match block {
        Block::Paragraph(line) => vec![line],
        Block::List(items) => items,
    });
    lines.flatten().collect()
}

/// The rules and the fields that a text speaks of.
fn subjects(text: &str) -> (BTreeSet<RuleId>, BTreeSet<Field>) {
    let spans = spans(text);
    let rules = spans.iter().filter_map(|span| match span {
        Span::Rule(tag) => Some(*tag),
        _ => None,
    });
    let fields = spans.iter().filter_map(|span| match span {
        Span::Field(field) => Some(*field),
        _ => None,
    });
    (rules.collect(), fields.collect())
}

#[test]
fn the_texts_are_there_in_the_five_languages() {
    assert_eq!(languages(), ["en", "es", "ja", "ko", "ru"]);
}

#[test]
fn every_language_has_every_text_and_none_too_many() {
    let mut complaints = Complaints::default();
    for language in languages() {
        for (file, names) in expected() {
            let texts = read(&language, &file, &mut complaints);
            let there: BTreeSet<_> = texts.keys().cloned().collect();
            for missing in names.difference(&there) {
                complaints.add(format!("{language}/{file}: {missing} is missing"));
            }
            for left_over in there.difference(&names) {
                complaints.add(format!("{language}/{file}: {left_over} is left over"));
            }
            for (name, text) in &texts {
                complaints.unless(!text.trim().is_empty(), format!("{language}/{file}: {name} is empty"));
            }
        }
    }
}

#[test]
fn every_folder_of_texts_has_its_files_only() {
    let mut complaints = Complaints::default();
    let mut expected: BTreeSet<_> = expected().into_keys().collect();
    // It has variables and is looked at by the tests of challenges.
    expected.insert("challenges.ftl".to_owned());
    for language in languages() {
        for entry in fs::read_dir(folder().join("texts").join(&language)).expect("a folder for each language") {
            let name = entry.expect("can be read").file_name().into_string().expect("a plain name");
            complaints.unless(expected.contains(&name), format!("{language}/{name} belongs to nothing"));
        }
    }
}

/// A translation that sends to another rule, or names e4 where English says e5, is wrong.
#[test]
fn all_languages_speak_of_the_same_rules_and_fields() {
    let mut complaints = Complaints::default();
    for file in expected().into_keys() {
        let english = read("en", &file, &mut complaints);
        for language in languages() {
            let texts = read(&language, &file, &mut complaints);
            for (name, text) in &texts {
                let Some(original) = english.get(name) else { continue };
                let (own, meant) = (subjects(text), subjects(original));
                complaints.unless(own == meant, format!("{language}/{file}: {name}: {own:?}, in English {meant:?}"));
            }
        }
    }
}

/// Targets, limits, degrees and scores are the same everywhere. Small numbers may be words in one language and digits in
/// another.
#[test]
fn all_languages_name_the_same_numbers() {
    let mut complaints = Complaints::default();
    for file in expected().into_keys() {
        let english = read("en", &file, &mut complaints);
        for language in languages() {
            for (name, text) in read(&language, &file, &mut complaints) {
                let Some(original) = english.get(&name) else { continue };
                let (own, meant) = (numbers(&text), numbers(original));
                complaints.unless(own == meant, format!("{language}/{file}: {name}: {own:?}, in English {meant:?}"));
            }
        }
    }
}

/// The numbers from 20 up.
fn numbers(text: &str) -> BTreeSet<u32> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok())
        .filter(|&number| number >= 20)
        .collect()
}

/// In every language: marks have their partners, rules exist and belong to the game, and no other marks are used.
#[test]
fn every_mark_in_a_text_means_something() {
    let mut complaints = Complaints::default();
    for language in languages() {
        for file in expected().into_keys() {
            for (name, text) in read(&language, &file, &mut complaints) {
                let place = format!("{language}/{file}: {name}");
                for span in spans(&text) {
                    let (Span::Plain(words) | Span::Emphasis(words)) = span else { continue };
                    let stray = words.contains(['*', '[', ']', '<', '>', '`', '_', '{', '}']);
                    complaints.unless(!stray, format!("{place}: a mark without meaning in '{words}'"));
                    let bare = RuleId::ALL.iter().find(|tag| names_rule(words, tag.as_str()));
                    complaints.unless(bare.is_none(), format!("{place}: a rule that is no link in '{words}'"));
                }
            }
        }
    }
}

/// Whether words name a rule that is not marked as a link.
fn names_rule(words: &str, tag: &str) -> bool {
    words.match_indices(tag).any(|(at, _)| {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        !words[..at].ends_with(is_part) && !words[at + tag.len()..].starts_with(is_part)
    })
}

#[test]
fn a_text_links_to_rules_of_games_that_it_is_about() {
    let mut complaints = Complaints::default();
    for course in courses() {
        let texts = read("en", &format!("lessons-{}.ftl", course.game), &mut complaints);
        for step in &course.steps {
            let message = course.message(step);
            let all = texts.iter().filter(|(name, _)| {
                name.strip_prefix(&message).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            });
            let linked: BTreeSet<_> = all.flat_map(|(_, text)| subjects(text).0).collect();
            for tag in &step.rules {
                complaints.unless(linked.contains(tag), format!("{message} teaches {tag} but does not link to it"));
            }
        }
    }
    let texts = read("en", "questions.ftl", &mut complaints);
    for question in questions().questions {
        let Some(answer) = texts.get(&question.message()) else { continue };
        let (linked, _) = subjects(answer);
        for tag in &question.rules {
            let found = linked.contains(tag);
            complaints.unless(found, format!("{} rests on {tag} but does not link to it", question.id));
        }
    }
}
