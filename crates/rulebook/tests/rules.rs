//! The rulebooks and the questions: every rule has its section, every board is legal, every move shown can be made.

mod common;

use common::{Complaints, game_of, questions, rulebooks};
use pacru_rulebook::{Board, Questions, Rulebook, from_json, to_json};
use pacru_rules::{GameKind, RuleId};
use std::collections::BTreeSet;

#[test]
fn every_rule_has_its_section_at_its_address() {
    let books = rulebooks();
    let mut complaints = Complaints::default();
    for &tag in RuleId::ALL {
        let book = books.iter().find(|book| book.game == game_of(tag)).expect("each game has a rulebook");
        let sections: Vec<_> = book.sections().filter(|section| section.rule == Some(tag)).collect();
        complaints.unless(sections.len() == 1, format!("{tag} has {} sections", sections.len()));
        for section in sections {
            complaints.unless(section.id == tag.as_str(), format!("{tag} is found at '{}'", section.id));
        }
    }
    for book in &books {
        for tag in book.sections().filter_map(|section| section.rule) {
            complaints.unless(game_of(tag) == book.game, format!("{} states {tag}", book.game));
        }
    }
}

/// What a rulebook has beside its rules: what is needed, words, leaving, games that never end, options, decisions.
#[test]
fn every_rulebook_is_complete() {
    let mut complaints = Complaints::default();
    for book in rulebooks() {
        let common = ["need", "terms", "leaving", "idle", "decisions"];
        let own: &[&str] = match book.game {
            GameKind::Shacru | GameKind::Azacru => &["notwist"],
            GameKind::Pacru => &["repetition", "meet9", "target"],
        };
        for id in common.iter().chain(own) {
            let there = book.sections().any(|section| section.id == *id);
            complaints.unless(there, format!("{} has no section '{id}'", book.game));
        }
    }
}

#[test]
fn ids_stand_for_one_thing() {
    let mut complaints = Complaints::default();
    for book in rulebooks() {
        let mut seen = BTreeSet::new();
        let chapters = book.chapters.iter().map(|chapter| format!("chapter-{}", chapter.id));
        for id in chapters.chain(book.sections().map(|section| section.id.clone())) {
            complaints.unless(is_id(&id), format!("{}: '{id}' is no id", book.game));
            complaints.unless(seen.insert(id.clone()), format!("{}: '{id}' is there twice", book.game));
        }
        for section in book.sections() {
            one_of_each(&section.boards, &format!("{} {}", book.game, section.id), &mut complaints);
        }
    }
    let mut seen = BTreeSet::new();
    for question in questions().questions {
        complaints.unless(is_id(&question.id), format!("question '{}' is no id", question.id));
        one_of_each(&question.boards, &question.id, &mut complaints);
        complaints.unless(seen.insert(question.id.clone()), format!("question {} is there twice", question.id));
    }
}

fn is_id(id: &str) -> bool {
    RuleId::ALL.iter().any(|tag| tag.as_str() == id)
        || id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn one_of_each(boards: &[Board], place: &str, complaints: &mut Complaints) {
    let ids: BTreeSet<_> = boards.iter().map(|board| &board.id).collect();
    complaints.unless(ids.len() == boards.len(), format!("{place}: two boards of one name"));
}

#[test]
fn every_board_shows_its_game_and_a_move_that_can_be_made() {
    let mut complaints = Complaints::default();
    for book in rulebooks() {
        for section in book.sections() {
            for board in &section.boards {
                let place = format!("{} {} {}", book.game, section.id, board.id);
                check(board, &[book.game], &place, &mut complaints);
            }
        }
    }
    for question in questions().questions {
        for board in &question.boards {
            check(board, &question.games, &format!("question {} {}", question.id, board.id), &mut complaints);
        }
    }
}

fn check(board: &Board, games: &[GameKind], place: &str, complaints: &mut Complaints) {
    let position = board.position;
    complaints.unless(games.contains(&position.ruleset().kind()), format!("{place}: a board of another game"));
    complaints.unless(position.is_over() == board.over, format!("{place}: is the game over or not?"));
    if let Some(text) = &board.shown_move {
        match position.parse_move(text) {
            Ok(mv) => complaints.unless(mv.to_string() == *text, format!("{place}: '{text}' is written '{mv}'")),
            Err(error) => complaints.add(format!("{place}: {error}")),
        }
    }
}

#[test]
fn there_are_enough_questions_and_each_names_what_it_rests_on() {
    let books = rulebooks();
    let questions = questions().questions;
    assert!(questions.len() >= 28, "{} questions", questions.len());
    let mut complaints = Complaints::default();
    for question in &questions {
        complaints.unless(!question.games.is_empty(), format!("{} is about no game", question.id));
        for &tag in &question.rules {
            let fits = question.games.contains(&game_of(tag));
            complaints.unless(fits, format!("{} rests on {tag}, a rule of another game", question.id));
        }
        let rests = !question.rules.is_empty() || !question.sections.is_empty();
        complaints.unless(rests, format!("{} rests on no rule and no section", question.id));
        for address in &question.sections {
            let place = format!("{} rests on {}/{}", question.id, address.game, address.section);
            let book = books.iter().find(|book| book.game == address.game).expect("each game has a rulebook");
            let section = book.sections().find(|section| section.id == address.section);
            complaints.unless(section.is_some(), format!("{place}, which is not there"));
            complaints.unless(section.is_none_or(|found| found.rule.is_none()), format!("{place}: name the rule"));
            complaints.unless(section.is_none_or(|found| book.message(found) == address.message()), place.clone());
            complaints.unless(question.games.contains(&address.game), format!("{place}, a section of another game"));
        }
    }
}

#[test]
fn rules_and_questions_are_the_same_after_their_journey_as_json() {
    for book in rulebooks() {
        let back: Rulebook = from_json(&to_json(&book)).unwrap();
        assert_eq!(back, book);
    }
    let questions = questions();
    let back: Questions = from_json(&to_json(&questions)).unwrap();
    assert_eq!(back, questions);
}
