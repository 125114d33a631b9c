//! An automatic check for barriers (axe-core) on every view, light and dark.

use crate::hand::{button, cell};
use crate::languages::{VIEWS, prepare};
use crate::world::{Done, Visit};
use pacru_browser::{PageOptions, axe_source};
use std::sync::LazyLock;

/// Fetched once for all tests.
static AXE: LazyLock<String> = LazyLock::new(|| axe_source().unwrap_or_else(|missing| panic!("{missing}")));

/// What is wrong, each with the places where it is.
const CHECK: &str = "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(it =>
    `${it.id}: ${it.help}\\n` + it.nodes.slice(0, 4).map(node =>
        `    ${node.target.join(' ')}\\n      ${node.failureSummary.replace(/\\n\\s*/g, ' ')}`).join('\\n')))";

/// Collects what is wrong with what is shown.
#[track_caller]
pub(crate) fn look(visit: &Visit, what: &str, found: &mut Vec<String>) -> Done {
    if visit.eval("typeof axe === 'undefined'")? == true {
        visit.inject(&AXE)?;
    }
    // Colours are judged when they have come to rest.
    visit.wait_until("document.getAnimations().every(it => it.playState !== 'running' || it.effect.getTiming().iterations === Infinity)")?;
    let violations = visit.eval(CHECK)?;
    for violation in violations.as_array().expect("a list") {
        found.push(format!("{what}: {}", violation.as_str().unwrap_or_default()));
    }
    Ok(())
}

/// The views, and what is only there in the course of things.
#[track_caller]
fn check(options: PageOptions, views: &[&str], moments: &[Moment]) -> Done {
    LazyLock::force(&AXE);
    let visit = Visit::new(PageOptions { reduced_motion: true, ..options });
    let mut found = Vec::new();
    prepare(&visit)?;
    for path in views {
        visit.open(path)?;
        if path.starts_with("/rules/") {
            visit.wait_for("article.rule")?;
        }
        if path.starts_with("/analyse") {
            visit.wait_for(".shares [data-share]")?;
        }
        look(&visit, path, &mut found)?;
    }
    for (what, lead_there) in moments {
        lead_there(&visit)?;
        look(&visit, what, &mut found)?;
    }
    assert!(found.is_empty(), "{} barriers:\n{}", found.len(), found.join("\n"));
    visit.finish()
}

/// What it is, and how one gets there.
type Moment = (&'static str, fn(&Visit) -> Done);

const MOMENTS: &[Moment] = &[
    ("the computer's lines and a refused record", |visit| {
        visit.open("/analyse")?;
        visit.wait_for("[data-line='1']")?;
        visit.click("[data-fold=import] summary")?;
        visit.click(&button("import"))?;
        visit.wait_for_text("#import-problem", "There is nothing to open yet.")
    }),
    ("the position editor", |visit| {
        visit.open("/analyse")?;
        visit.click(&button("edit"))?;
        visit.wait_for("[data-view=editor]")
    }),
    ("a twist to choose, and the question about resigning", |visit| {
        visit.open("/play/going")?;
        visit.click(&button("resign"))?;
        visit.wait_for("[role=alertdialog]")?;
        visit.click(&cell("a3"))?;
        visit.click(&cell("b4"))?;
        visit.wait_for(".steps [data-act=twist-left]")
    }),
    ("a turn on the spot with a refusal", |visit| {
        visit.open("/play/turning")?;
        visit.click(&cell("e1"))?;
        visit.click(&button("handle-left"))?;
        visit.click(&cell("i9"))?;
        visit.wait_for(".refusal .rule-link")
    }),
    ("a lesson with a refused try", |visit| {
        visit.open("/learn/shacru#three-ways")?;
        visit.click(&cell("f2"))?;
        visit.wait_for(".refusal .rule-link")
    }),
    ("a lesson that is done", |visit| {
        visit.open("/learn/shacru#three-ways")?;
        visit.click(&cell("e3"))?;
        visit.wait_for(".praise")
    }),
    ("a rule that is pointed at", |visit| {
        visit.open("/rules/pacru#R11")?;
        visit.wait_for("article.rule.aimed")
    }),
];

#[test]
fn no_barriers_in_light_colours() -> Done {
    check(PageOptions::DESKTOP, VIEWS, MOMENTS)
}

#[test]
fn no_barriers_in_dark_colours() -> Done {
    check(PageOptions { dark: true, ..PageOptions::DESKTOP }, VIEWS, MOMENTS)
}

#[test]
fn no_barriers_on_a_phone() -> Done {
    let views = ["/", "/setup#pacru", "/play/going", "/analyse/ended", "/learn/shacru#twist", "/challenges"];
    check(PageOptions { mobile: false, scale: 1.0, ..PageOptions::PHONE }, &views, &[])
}
