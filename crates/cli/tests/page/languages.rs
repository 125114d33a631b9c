//! All five languages: every view, complete, and nothing too wide.

use crate::hand::{Way, cell, make_all};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;
use serde_json::json;

/// The main views. Games to show are put there by [`prepare`].
pub(crate) const VIEWS: &[&str] = &[
    "/",
    "/setup#shacru",
    "/setup#pacru",
    "/play/going",
    "/play/ended",
    "/games",
    "/analyse/ended",
    "/rules/shacru",
    "/rules/azacru",
    "/rules/pacru",
    "/rules/all",
    "/learn",
    "/learn/shacru#three-ways",
    "/learn/pacru#end",
    "/challenges",
    "/challenges/today",
    "/questions#pass",
    "/settings",
    "/lobby",
    "/setup#elsewhere",
    "/play/nothere",
];

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

/// Puts some games there: one under way, one that is over, and one in which a chevron can be turned.
#[track_caller]
pub(crate) fn prepare(visit: &Visit) -> Done {
    visit.open("/")?;
    Kept::of_two("going", START).after("e1-e2 a7-b6<").put(visit)?;
    Kept::of_two("turning", "pacru gy g 8Y4/9/9/9/3g5/2g6/1g7/g8/4G03g - 5 9").put(visit)?;
    Kept::of_two("ended", &START.replace("shacru", "pacru")).after("e1-e2 e9-e8 e2-e3 resign:y").put(visit)
}

/// Nothing is wider than the window.
#[track_caller]
pub(crate) fn check_width(visit: &Visit, view: &str, width: u32) -> Done {
    let wider = visit.eval(&format!(
        "document.documentElement.scrollWidth <= {width} ? [] : [document.documentElement.scrollWidth,
            ...[...document.querySelectorAll('body *')]
                .filter(it => it.getBoundingClientRect().right > {width} + 0.5)
                .map(it => `${{it.localName}}.${{it.className}}`).slice(0, 8)]"
    ))?;
    assert_eq!(wider, json!([]), "{view} is wider than {width}");
    let cut = visit.eval("(nav => nav.scrollWidth - nav.clientWidth)(document.querySelector('.head nav'))")?;
    assert_eq!(cut, 0, "the navigation of {view} is cut off at {width}");
    Ok(())
}

/// No text is missing, neither in sight nor for those who hear it, and it is in the right language.
#[track_caller]
pub(crate) fn check_texts(visit: &Visit, view: &str, language: &str) -> Done {
    visit.wait_until(&format!("document.documentElement.lang === '{language}'"))?;
    let missing = visit.eval(
        "[...document.documentElement.outerHTML.matchAll(/⟨[^⟩]*⟩|⟨.{0,40}|\\{ ?\\$[^}]*\\}/g)].map(([text]) => text)",
    )?;
    assert_eq!(missing, json!([]), "texts of {view} are missing");
    let isolated = visit.eval("/[\\u2066-\\u2069]/.test(document.body.textContent)")?;
    assert_eq!(isolated, false, "{view} has isolation marks");
    Ok(())
}

/// Every view on a desktop and on a phone, in the language of the browser.
#[track_caller]
fn check_views(language: &'static str) -> Done {
    let code = &language[..2];
    let visit = Visit::new(PageOptions { language, reduced_motion: true, ..PageOptions::DESKTOP });
    prepare(&visit)?;
    for path in VIEWS {
        visit.open(path)?;
        if path.starts_with("/rules/") {
            visit.wait_for("article.rule")?;
        }
        check_texts(&visit, path, code)?;
        for (width, height) in [(1280, 800), (390, 844)] {
            visit.set_size(width, height)?;
            visit.wait_until(&format!("innerWidth === {width}"))?;
            check_width(&visit, path, width)?;
        }
        visit.set_size(1280, 800)?;
    }
    // The steps of a move.
    visit.open("/play/going")?;
    for field in ["a3", "d9", "b4"] {
        visit.click(&cell(field))?;
        check_texts(&visit, "a move in the making", code)?;
    }
    visit.wait_for(".steps [data-act=twist-left]")?;
    visit.open("/analyse/ended")?;
    visit.click("[data-act=edit]")?;
    visit.wait_for("[data-view=editor]")?;
    check_texts(&visit, "the position editor", code)?;
    visit.finish()
}

#[test]
fn english() -> Done {
    check_views("en-US")
}

#[test]
fn spanish() -> Done {
    check_views("es-MX")
}

#[test]
fn russian() -> Done {
    check_views("ru")
}

#[test]
fn korean() -> Done {
    check_views("ko-KR")
}

#[test]
fn japanese() -> Done {
    check_views("ja")
}

#[test]
fn another_language_in_mid_game_keeps_the_game() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("switch", START).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1-e2 e9-e8")?;
    visit.click(&cell("a3"))?;
    visit.click(&cell("b4"))?;
    visit.wait_for_text(".prompt", "Over the border: which way shall it point?")?;
    let asked = [
        ("es", "Ha cruzado la frontera: ¿hacia dónde apuntará?"),
        ("ru", "Поворот на поле: куда теперь смотреть фишке?"),
        ("ko", "경계선을 넘었어요. 어느 쪽을 보게 할까요?"),
        ("ja", "境界を越えました。どちらに向けますか？"),
        ("en", "Over the border: which way shall it point?"),
    ];
    for (language, words) in asked {
        visit.select("header select.language", language)?;
        visit.wait_until(&format!("document.documentElement.lang === '{language}'"))?;
        visit.wait_for_text(".prompt", words)?;
        visit.wait_for(".steps [data-act=twist-left]")?;
        check_texts(&visit, "a game", language)?;
    }
    visit.click(".steps [data-act=twist-left]")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "a3-b4<"])?;
    // It is remembered.
    visit.select("header select.language", "ja")?;
    visit.wait_until("document.documentElement.lang === 'ja'")?;
    visit.reload()?;
    visit.wait_for(".play")?;
    visit.wait_until("document.documentElement.lang === 'ja'")?;
    wait_for_moves(&visit, &["e1-e2", "e9-e8", "a3-b4<"])?;
    visit.finish()
}

#[test]
fn a_language_that_is_not_spoken_here_gets_english() -> Done {
    let visit = Visit::new(PageOptions { language: "fi", ..PageOptions::DESKTOP });
    visit.open("/")?;
    visit.wait_for_text("h1", "Three games, one board")?;
    check_texts(&visit, "/", "en")?;
    visit.finish()
}

#[test]
fn a_language_that_comes_late_does_not_replace_one_chosen_since() -> Done {
    let visit = Visit::desktop();
    visit.open("/")?;
    visit.dispatch("Network.setBypassServiceWorker", &json!({ "bypass": true }))?;
    visit.dispatch("Fetch.enable", &json!({ "patterns": [{ "urlPattern": "*locale-es*" }] }))?;
    visit.select("header select.language", "es")?;
    visit.wait_for_request("locale-es")?;
    visit.select("header select.language", "ja")?;
    visit.wait_until("document.documentElement.lang === 'ja'")?;
    // What was held back comes now.
    visit.dispatch("Fetch.disable", &json!({}))?;
    visit.wait_until("performance.getEntriesByType('resource').some(({ name }) => name.includes('locale-es'))")?;
    visit.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")?;
    check_texts(&visit, "/", "ja")?;
    visit.finish()
}

#[test]
fn every_list_of_languages_shows_the_one_in_use() -> Done {
    let visit = Visit::desktop();
    visit.open("/settings")?;
    // Chosen in turn in the head of the page and in the settings.
    for (place, language) in [("header", "ko"), ("main", "es"), ("header", "en"), ("main", "ko"), ("header", "es")] {
        visit.select(&format!("{place} select.language"), language)?;
        visit.wait_until(&format!("document.documentElement.lang === '{language}'"))?;
        for list in ["header", "main"] {
            visit.wait_until(&format!("document.querySelector('{list} select.language').value === '{language}'"))?;
        }
    }
    visit.finish()
}
