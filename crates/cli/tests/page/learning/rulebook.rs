//! The rulebook and the questions: every address, every board, and on paper.

use super::folder;
use crate::world::{Done, Visit};
use pacru_browser::{Error, PageOptions, Paper};
use pacru_rulebook::files;
use pacru_rules::{GameKind, RuleId};
use serde_json::json;
use std::path::PathBuf;

#[test]
fn every_rule_and_section_has_its_address() -> Done {
    let visit = Visit::desktop();
    let mut found = 0;
    for game in GameKind::ALL {
        visit.open(&format!("/rules/{game}"))?;
        visit.wait_for("article.rule")?;
        let shown = visit.eval("[...document.querySelectorAll('article.rule')].map(it => it.id)")?;
        let book = files::rules(&folder(), game).unwrap_or_else(|error| panic!("{error}"));
        let wanted: Vec<&str> = book.sections().map(|section| section.id.as_str()).collect();
        assert_eq!(shown, json!(wanted), "{game}");
        found += RuleId::ALL.iter().filter(|tag| wanted.contains(&tag.as_str())).count();
        // Every board is drawn, with its caption.
        let boards = book.sections().map(|section| section.boards.len()).sum::<usize>();
        assert_eq!(visit.count("article.rule figure svg")?, boards, "{game}");
        let captions = "[...document.querySelectorAll('figcaption')].every(it => it.innerText.length > 10)";
        assert_eq!(visit.eval(captions)?, true, "{game}");
        let twice = "[...document.querySelectorAll('[id]')].length - new Set([...document.querySelectorAll('[id]')].map(it => it.id)).size";
        assert_eq!(visit.eval(twice)?, 0, "{game}: an id is there twice");
    }
    assert_eq!(found, RuleId::ALL.len(), "every rule is stated");
    // A link inside leads to another rule, which is brought into sight.
    visit.open("/rules/pacru#R11")?;
    visit.wait_for("article.rule.aimed[id=R11]")?;
    visit.click(".contents a[href$='#R2']")?;
    visit.wait_for("article.rule.aimed[id=R2]")?;
    assert_eq!(visit.count("article.rule.aimed")?, 1);
    visit.finish()
}

/// Prints what is shown; returns the number of pages.
#[track_caller]
fn pages(visit: &Visit, paper: Paper) -> Result<usize, Error> {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("rulebook-{paper:?}.pdf"));
    visit.pdf(paper, &file)?;
    let pdf = std::fs::read(&file).expect("the printed file");
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.starts_with("%PDF"));
    Ok(text.matches("/Type /Page\n").count())
}

#[test]
fn the_rulebook_prints_as_a_booklet() -> Done {
    // From a dark screen, too, it prints light.
    let visit = Visit::new(PageOptions { dark: true, reduced_motion: true, ..PageOptions::DESKTOP });
    visit.open("/rules/all")?;
    visit.wait_for("article.rule[id=R16]")?;
    let (a4, letter) = (pages(&visit, Paper::A4)?, pages(&visit, Paper::Letter)?);
    // Pages that are half empty would make it longer.
    assert!((10..=14).contains(&a4) && (10..=15).contains(&letter), "{a4} pages of A4, {letter} of Letter");
    visit.dispatch("Emulation.setEmulatedMedia", &json!({ "media": "print" }))?;
    visit.wait_gone("header.head")?;
    visit.wait_gone("[data-act=print]")?;
    for tag in ["S-R3", "A-R10", "R16"] {
        visit.wait_for(&format!("article.rule[id='{tag}'] h3"))?;
    }
    let ground = "getComputedStyle(document.querySelector('.field.light .ground')).fill";
    assert_eq!(visit.eval(ground)?, "rgb(255, 255, 255)");
    assert_eq!(visit.eval("getComputedStyle(document.querySelector('article.rule')).breakInside")?, "avoid");
    visit.finish()
}

#[test]
fn questions_are_found_and_have_addresses() -> Done {
    let visit = Visit::desktop();
    let all = files::questions(&folder()).unwrap_or_else(|error| panic!("{error}")).questions;
    let shown = "[...document.querySelectorAll('details.answer:not([hidden])')].map(it => it.id)";
    let ids = |wanted: &dyn Fn(&pacru_rulebook::Question) -> bool| {
        json!(all.iter().filter(|question| wanted(question)).map(|question| &question.id).collect::<Vec<_>>())
    };
    visit.open(&format!("/questions#{}", all[1].id))?;
    visit.wait_for(&format!("details.answer.aimed[open][id='{}']", all[1].id))?;
    assert_eq!(visit.eval(shown)?, ids(&|_| true));
    visit.click(".choice:has(input[value=shacru])")?;
    let of_shacru = ids(&|question| question.games.contains(&GameKind::Shacru));
    visit.wait_until(&format!("JSON.stringify({shown}) === JSON.stringify({of_shacru})"))?;
    visit.click(".choice:has(input[value=all])")?;
    visit.click(".search input")?;
    visit.type_text("may I pass")?;
    visit.wait_until(&format!("{shown}.includes('pass') && {shown}.length < {}", all.len()))?;
    // Opening a question gives the page its address.
    visit.click("details[id=pass] summary")?;
    visit.wait_until("location.hash === '#pass'")?;
    visit.wait_for_text("details[id=pass]", "S-R2")?;
    // What rests on no rule of the booklets names the section that it rests on; its address finds it despite the search.
    visit.open("/questions#never-ends")?;
    visit.wait_for_text("details[id=never-ends] .rests-on", "Pacru · Threefold repetition")?;
    visit.click("details[id=never-ends] .rests-on a[href$='/rules/pacru#repetition']")?;
    visit.wait_for("article.rule.aimed[id=repetition]")?;
    visit.back()?;
    visit.wait_for("details.answer.aimed[open][id=never-ends]")?;
    visit.click(".search input")?;
    visit.type_text("zzz")?;
    visit.wait_for_text(".questions", "No question says that.")?;
    visit.finish()
}

#[test]
fn questions_print_with_their_answers() -> Done {
    let visit = Visit::desktop();
    visit.open("/questions")?;
    visit.wait_for("details.answer")?;
    visit.dispatch("Emulation.setEmulatedMedia", &json!({ "media": "print" }))?;
    let seen = "[...document.querySelectorAll('.answer .rule-words')].every(it => it.checkVisibility({ contentVisibilityAuto: true }))";
    visit.wait_until(seen)?;
    visit.finish()
}
