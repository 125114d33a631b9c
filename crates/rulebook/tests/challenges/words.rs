//! The messages of challenges: in every language the same names with the same variables.

use crate::common::{Complaints, folder};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use pacru_rulebook::challenge::ChallengeKind;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The variables of each message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn read(language: &str, complaints: &mut Complaints) -> Messages {
    let path = folder().join("texts").join(language).join("challenges.ftl");
    let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(source.as_str()).unwrap_or_else(|(_, errors)| {
        panic!("{}: {errors:?}", path.display());
    });
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        complaints.unless(name.starts_with("challenge-"), format!("{language}: {name} is not about challenges"));
        complaints.unless(message.attributes.is_empty(), format!("{language}: {name} has attributes"));
        let mut variables = BTreeSet::new();
        if let Some(value) = &message.value {
            collect(value, &mut variables);
        }
        let first = messages.insert(name.to_owned(), variables).is_none();
        complaints.unless(first, format!("{language}: {name} is there twice"));
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => note(inline, variables),
            Expression::Select { selector, variants } => {
                note(selector, variables);
                for variant in variants {
                    collect(&variant.value, variables);
                }
            }
        }
    }
}

fn note(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                note(inline, variables);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_the_messages_of_challenges_with_their_variables() {
    let mut complaints = Complaints::default();
    let english = read("en", &mut complaints);
    for kind in ChallengeKind::ALL {
        let name = format!("challenge-task-{}", kind.word());
        complaints.unless(english.contains_key(&name), format!("{name} is missing"));
    }
    for entry in fs::read_dir(folder().join("texts")).expect("there are texts") {
        let language = entry.expect("can be read").file_name().into_string().expect("a plain name");
        let messages = read(&language, &mut complaints);
        for (name, variables) in &english {
            match messages.get(name) {
                Some(own) => complaints.unless(own == variables, format!("{language}: {name} has {own:?}")),
                None => complaints.add(format!("{language}: {name} is missing")),
            }
        }
        for left_over in messages.keys().filter(|name| !english.contains_key(*name)) {
            complaints.add(format!("{language}: {left_over} is left over"));
        }
    }
}
