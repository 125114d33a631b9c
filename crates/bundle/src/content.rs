//! Lessons, rules, questions and challenges for the page: structure as JSON, texts as one file per subject and language.

use crate::output::read_text;
use crate::sources::{FIRST_LANGUAGE, LANGUAGES};
use pacru_rulebook::{files, to_json};
use pacru_rules::GameKind;
use std::collections::BTreeMap;
use std::path::Path;

/// The structure of everything, by name: `lessons-shacru`, `rules-shacru`, `questions`, `challenges`.
pub(crate) fn data(rulebook: &Path) -> Result<Vec<(String, String)>, String> {
    let mut all = Vec::new();
    for game in GameKind::ALL {
        let course = files::course(rulebook, game).map_err(|error| error.to_string())?;
        let rules = files::rules(rulebook, game).map_err(|error| error.to_string())?;
        all.push((format!("lessons-{game}"), to_json(&course)));
        all.push((format!("rules-{game}"), to_json(&rules)));
    }
    let questions = files::questions(rulebook).map_err(|error| error.to_string())?;
    all.push(("questions".to_owned(), to_json(&questions)));
    let challenges = files::challenges(rulebook).map_err(|error| error.to_string())?;
    all.push(("challenges".to_owned(), to_json(&challenges)));
    Ok(all)
}

/// The words, by subject and language: `lessons-en`, `questions-ko`. Every language has the files that English has.
pub(crate) fn texts(rulebook: &Path) -> Result<Vec<(String, String)>, String> {
    let folder = |language: &str| rulebook.join("texts").join(language);
    let english = folder(FIRST_LANGUAGE);
    let entries = std::fs::read_dir(&english).map_err(|error| format!("{}: {error}", english.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let texts = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    let mut names: Vec<String> = texts.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    names.sort();
    let mut texts = BTreeMap::<String, String>::new();
    for language in LANGUAGES {
        for name in &names {
            let text = read_text(&folder(language).join(name))?;
            let joined = texts.entry(format!("{}-{language}", subject(name))).or_default();
            joined.push_str(&text);
            joined.push('\n');
        }
    }
    Ok(texts.into_iter().collect())
}

/// What the file is about: `lessons-shacru.ftl` and `lessons-pacru.ftl` are both about lessons.
fn subject(file: &str) -> &str {
    file.split(['-', '.']).next().unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::{data, subject, texts};
    use crate::root;
    use crate::sources::LANGUAGES;

    #[test]
    fn the_files_of_a_subject_become_one() {
        assert_eq!(subject("lessons-shacru.ftl"), subject("lessons-pacru.ftl"));
        assert_eq!(subject("questions.ftl"), "questions");
        let texts = texts(&root().join("rulebook")).expect("the texts");
        for language in LANGUAGES {
            let lessons = texts.iter().find(|(name, _)| *name == format!("lessons-{language}"));
            let (_, text) = lessons.expect("lessons in every language");
            assert!(text.contains("shacru-course ="), "{language}");
        }
    }

    #[test]
    fn every_game_has_its_lessons_and_rules() {
        let data = data(&root().join("rulebook")).expect("the data");
        for name in [
            "lessons-shacru",
            "lessons-azacru",
            "lessons-pacru",
            "rules-shacru",
            "rules-pacru",
            "questions",
            "challenges",
        ] {
            assert!(data.iter().any(|(known, json)| known == name && json.starts_with('{')), "{name}");
        }
    }
}
