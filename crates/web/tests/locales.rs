//! The five languages say the same: no message is missing, left over, or speaks of other things than in English, and every
//! message that the page asks for is there.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use pacru_web::text::{Lang, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The variables of each message and attribute, by name.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn source(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn messages(file: &str) -> Messages {
    let text = source(file);
    let resource = parse(text.as_str()).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                if let Some(value) = &message.value {
                    let known = messages.insert(id.clone(), variables(value));
                    assert!(known.is_none(), "{file}: {id} is there twice");
                }
                for attribute in &message.attributes {
                    messages.insert(format!("{id}.{}", attribute.id.name), variables(&attribute.value));
                }
            }
            Entry::Term(term) => panic!("{file}: the term {} is not used here", term.id.name),
            Entry::Junk { content } => panic!("{file}: not Fluent: {content}"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
        }
    }
    messages
}

fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    collect(pattern, &mut found);
    found
}

fn collect(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, found);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, found),
        Expression::Select { selector, variants } => {
            collect_inline(selector, found);
            for variant in variants {
                collect(&variant.value, found);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_expression(expression, found),
        _ => {}
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for part in ["", "online/"] {
        let english = messages(&format!("{part}en.ftl"));
        for lang in Lang::ALL {
            let file = format!("{part}{}.ftl", lang.code());
            let own = messages(&file);
            let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
            let extra: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{file}: missing {missing:?}, left over {extra:?}");
            for (id, variables) in &english {
                assert_eq!(&own[id], variables, "{file}: the variables of {id}");
            }
        }
    }
}

/// All source text of the page; its worker says nothing to readers.
fn page_source() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("worker.rs") {
                all.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut all);
    all
}

/// The page knows its own texts and those that teach by one list of names.
#[test]
fn no_text_that_teaches_has_the_name_of_one_of_the_page() {
    for lang in Lang::ALL {
        let own = messages(&format!("{}.ftl", lang.code()));
        let taught = folder().join("../rulebook/texts").join(lang.code());
        for entry in fs::read_dir(taught).unwrap() {
            let file = entry.unwrap().file_name();
            let name = format!("../rulebook/texts/{}/{}", lang.code(), file.to_string_lossy());
            let twice: Vec<_> = messages(&name).into_keys().filter(|id| own.contains_key(id)).collect();
            assert!(twice.is_empty(), "{name}: {twice:?}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let source = page_source();
    // Names that are put together: `look-` and the name of a look.
    let made = ["look-", "phrase-", "refused-", "link-"];
    for id in messages("en.ftl").keys().chain(messages("online/en.ftl").keys()) {
        let used = source.contains(&format!("\"{id}\"")) || made.iter().any(|start| id.starts_with(start));
        assert!(used, "{id} is never shown");
    }
}

#[test]
fn every_message_that_is_asked_for_is_there() {
    let source = page_source();
    let mut english = messages("en.ftl");
    english.extend(messages("online/en.ftl"));
    english.extend(messages("../rulebook/texts/en/challenges.ftl"));
    let mut asked = 0;
    for call in ["tr(", "tr_with(", "say(", "label(", "texts.get(", "texts.with("] {
        for (at, _) in source.match_indices(call) {
            let is_part_of_a_name = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let Some(rest) = source[at + call.len()..].trim_start().strip_prefix('"').filter(|_| !is_part_of_a_name)
            else {
                // A name that comes from a variable is looked at where it is made.
                continue;
            };
            let id = rest.split('"').next().unwrap_or_default();
            assert!(english.contains_key(id), "{id} is asked for but not there");
            asked += 1;
        }
    }
    assert!(asked > 100, "{asked} messages found in the source");
}

#[test]
fn everything_that_a_server_says_has_its_text_in_every_language() {
    for lang in Lang::ALL {
        let online = messages(&format!("online/{}.ftl", lang.code()));
        for phrase in pacru_api::Phrase::ALL {
            assert!(online.contains_key(&format!("phrase-{}", phrase.word())), "{}: {phrase:?}", lang.code());
        }
        for code in pacru_api::RefusedCode::ALL {
            assert!(online.contains_key(&format!("refused-{}", code.word())), "{}: {code:?}", lang.code());
        }
    }
}

#[test]
fn no_part_has_a_message_of_another() {
    let (page, online) = (messages("en.ftl"), messages("online/en.ftl"));
    let twice: Vec<_> = online.keys().filter(|id| page.contains_key(*id)).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn numbers_take_the_right_form() {
    let say = |lang: Lang, markers: u32| {
        let texts = Texts::new(lang, &source(&format!("{}.ftl", lang.code()))).unwrap();
        texts.with("markers", &[("markers", markers.into())])
    };
    assert_eq!((say(Lang::English, 1), say(Lang::English, 2)), ("1 marker".into(), "2 markers".into()));
    assert_eq!((say(Lang::Spanish, 1), say(Lang::Spanish, 2)), ("1 marcador".into(), "2 marcadores".into()));
    let russian = [(1, "1 маркер"), (2, "2 маркера"), (5, "5 маркеров"), (21, "21 маркер"), (11, "11 маркеров")];
    for (number, text) in russian {
        assert_eq!(say(Lang::Russian, number), text);
    }
    assert!(say(Lang::Korean, 3).contains('3') && say(Lang::Korean, 3).contains("마커"));
    assert!(say(Lang::Japanese, 3).contains('3') && say(Lang::Japanese, 3).contains("マーカー"));
}
