//! Every method of the driver, against a few pages.

mod life;
mod server;

use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, Weak};
use std::time::Duration;

use pacru_browser::{Browser, Error, Level, Page, PageOptions, Paper, Problem, axe_source};
use serde_json::json;

type Done = Result<(), Error>;

static ADDRESS: LazyLock<String> = LazyLock::new(server::serve);

fn url(path: &str) -> String {
    format!("{}/{path}", *ADDRESS)
}

/// One browser for all tests that run at once; it ends with the last of them.
fn browser() -> Arc<Browser> {
    static SHARED: Mutex<Weak<Browser>> = Mutex::new(Weak::new());
    let mut shared = SHARED.lock().unwrap();
    shared.upgrade().unwrap_or_else(|| {
        let browser = Arc::new(Browser::start().unwrap());
        *shared = Arc::downgrade(&browser);
        browser
    })
}

fn open(browser: &Browser, path: &str, options: PageOptions) -> Result<Page, Error> {
    let page = browser.page(options)?;
    page.goto(&url(path))?;
    Ok(page)
}

fn impatient(page: &Page) {
    page.set_patience(Duration::from_millis(300));
}

fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Width and height from the head of a PNG file.
fn png_size(file: &PathBuf) -> (u32, u32) {
    let bytes = fs::read(file).unwrap();
    assert_eq!(&bytes[1..4], b"PNG");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn reads_what_is_there() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    page.wait_for("#title")?;
    page.wait_for_text("h1", "page of tests")?;
    page.wait_gone(".hidden")?;
    page.wait_until("document.title === 'Plain' // with a comment")?;
    page.wait_until("new Promise(done => setTimeout(() => done(1), 50))")?;
    assert_eq!(page.text("h1")?, "Plain page of tests");
    assert_eq!(page.text(".drawn")?, "SVG");
    assert_eq!(page.attribute("h1", "id")?.as_deref(), Some("title"));
    assert_eq!(page.attribute("h1", "class")?, None);
    assert_eq!((page.count(".many")?, page.count("video")?), (2, 0));
    assert!(page.exists(".hidden")? && !page.exists("video")?);
    assert_eq!(page.text(r#"[data-name='say "hi" \\ 안녕']"#)?, "quoted");
    page.assert_quiet()
}

#[test]
fn evaluates_and_injects() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    assert_eq!(page.eval("({ a: [1, 'é', null] })")?, json!({ "a": [1, "é", null] }));
    assert_eq!(page.eval("Promise.resolve(6 * 7)")?, 42);
    page.inject("'use strict'; window.injected = () => 'here' // the end")?;
    assert_eq!(page.eval("injected()")?, "here");
    let error = page.eval("(() => { throw new TypeError('wrong') })()").unwrap_err();
    assert!(matches!(error.problem(), Problem::Script(message) if message.starts_with("TypeError: wrong")), "{error}");
    let sum = page.dispatch("Runtime.evaluate", &json!({ "expression": "1 + 1" }))?;
    assert_eq!(sum["result"]["value"], 2);
    let error = page.dispatch("Page.noSuchMethod", &json!({})).unwrap_err();
    assert!(error.to_string().starts_with("Page.noSuchMethod: "), "{error}");
    Ok(())
}

#[test]
fn injects_before_anything_else_runs() -> Done {
    let browser = browser();
    let page = browser.page(PageOptions::default())?;
    page.inject_first("window.early = document.body === null")?;
    for _ in 0..2 {
        page.goto(&url("plain.html"))?;
        assert_eq!(page.eval("early")?, json!(true));
    }
    Ok(())
}

#[test]
fn goes_where_pages_lead() -> Done {
    let browser = browser();
    let page = open(&browser, "redirect", PageOptions::default())?;
    assert_eq!(page.eval("location.pathname")?, "/plain.html");
    page.goto(&url("leads.html"))?;
    page.wait_for_text("h1", "Plain page")?;
    page.goto(&url("plain.html#title"))?;
    page.goto(&url("plain.html#elsewhere"))?;
    page.eval("window.mark = 1")?;
    page.reload()?;
    assert_eq!(page.eval("window.mark ?? null")?, json!(null));
    let error = page.goto("http://127.0.0.1:1/").unwrap_err();
    assert!(matches!(error.problem(), Problem::Navigation { .. }), "{error}");
    impatient(&page);
    let error = page.goto(&url("hang")).unwrap_err();
    assert!(matches!(error.problem(), Problem::TimedOut { .. }) && error.scene().is_some(), "{error}");
    page.set_patience(pacru_browser::PATIENCE);
    page.goto(&url("plain.html"))
}

#[test]
fn errors_tell_the_whole_story() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    page.eval("console.warn('look here')")?;
    impatient(&page);
    let error = page.wait_for("#nobody").unwrap_err();
    let told = error.to_string();
    assert!(told.starts_with("waited 300ms for #nobody to appear, but there is no such element\n"), "{told}");
    for part in ["main.rs:", "/plain.html shows: Plain page of tests quoted", "warning: look here"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(told, format!("{error:?}"));
    assert!(matches!(error.problem(), Problem::TimedOut { awaited, .. } if awaited == "#nobody to appear"));
    assert_eq!(error.scene().unwrap().console.len(), 1);
    let reason = |result: Done| result.unwrap_err().to_string().lines().next().unwrap().to_owned();
    assert!(reason(page.wait_for(".hidden")).ends_with("it is there and not visible"));
    assert!(reason(page.wait_for_text("h1", "more")).ends_with(r#"it says ["Plain page of tests"]"#));
    assert!(reason(page.wait_gone(".many")).ends_with("2 are visible, first <p.many>"));
    assert!(reason(page.wait_until("1 > 2")).ends_with("for 1 > 2, but it is false"));
    assert!(reason(page.wait_until("nobody.there")).ends_with("it threw ReferenceError: nobody is not defined"));
    assert!(reason(page.click("video")).ends_with("there is no such element"));
    page.set_patience(pacru_browser::PATIENCE);
    // What can never be true is not waited for.
    assert!(reason(page.wait_until("1 +")).contains("SyntaxError"));
    assert!(reason(page.wait_for("p[")).contains("SyntaxError"));
    Ok(())
}

#[test]
fn clicks_as_a_hand_does() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    page.click("#plain")?;
    page.eval("setTimeout(() => at('late').disabled = false, 200)")?;
    page.click("#late")?;
    page.eval("at('slider').style.left = '300px'")?;
    page.click("#slider")?;
    page.click("#far")?;
    page.click("#ring")?;
    assert_eq!(page.text("#said")?, "plain;late;slider;far;ring;");
    page.hover("#hovered")?;
    assert_eq!(page.eval("getComputedStyle(at('hovered')).color")?, "rgb(255, 0, 0)");
    page.eval("at('cover').style.display = 'block'")?;
    impatient(&page);
    let covered = page.click("#plain").unwrap_err().to_string();
    assert!(covered.contains("#plain, to click it, but it is covered by <div#cover>"), "{covered}");
    page.assert_quiet()
}

#[test]
fn drags_with_the_mouse() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    page.drag("#piece", "#goal")?;
    page.wait_for_text("#said", "mouse dropped at 280,50 after true;")
}

#[test]
fn taps_and_drags_with_a_finger() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::PHONE)?;
    assert_eq!(page.eval("[innerWidth, devicePixelRatio, navigator.maxTouchPoints]")?, json!([390, 2, 5]));
    assert_eq!(page.eval("matchMedia('(pointer: coarse)').matches")?, true);
    page.touch_drag("#piece", "#goal")?;
    page.wait_for_text("#said", "touch dropped at 280,50 after true;")?;
    page.tap("#plain")?;
    page.wait_for_text("#said", ";plain;")?;
    page.tap("#far")?;
    page.wait_for_text("#said", ";far;")
}

#[test]
fn keys_do_what_keys_do() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    page.press("Tab")?;
    assert_eq!(page.eval("document.activeElement.id")?, "plain");
    page.press("Enter")?;
    page.press("Space")?;
    page.wait_for_text("#said", "key Enter Enter;plain;key Space;plain;")?;
    page.press("Tab")?;
    assert_eq!(page.eval("document.activeElement.id")?, "slider");
    page.press("Shift+Tab")?;
    assert_eq!(page.eval("document.activeElement.id")?, "plain");
    for (key, said) in [
        ("Escape", "key Escape Escape;"),
        ("ArrowLeft", "key ArrowLeft ArrowLeft;"),
        ("Control+z", "key ^Control ControlLeft;key ^z KeyZ;"),
        ("?", "key ? ;"),
    ] {
        page.press(key)?;
        page.wait_for_text("#said", said.trim())?;
    }
    page.eval("at('field').focus()")?;
    page.type_text("E3-e5, 말 + ж!")?;
    assert_eq!(page.text("#field")?, "E3-e5, 말 + ж!");
    page.press("Control+a")?;
    page.type_text("x")?;
    page.press("y")?;
    page.press("Backspace")?;
    assert_eq!(page.text("#field")?, "x");
    assert!(page.press("Entre").unwrap_err().to_string().starts_with("no key is called \"Entre\""));
    Ok(())
}

#[test]
fn options_reach_the_page() -> Done {
    let browser = browser();
    let options =
        PageOptions { dark: true, reduced_motion: true, language: "ko", width: 700, height: 500, ..Default::default() };
    let page = open(&browser, "plain.html", options)?;
    let read = "[innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches,
        matchMedia('(prefers-reduced-motion: reduce)').matches, navigator.language, new Intl.NumberFormat().resolvedOptions().locale]";
    assert_eq!(page.eval(read)?, json!([700, 500, true, true, "ko", "ko"]));
    let headers = page.eval("fetch('/header').then(answer => answer.text())")?;
    assert!(headers.as_str().unwrap().to_lowercase().contains("accept-language: ko"), "{headers}");
    page.set_dark(false)?;
    page.set_reduced_motion(false)?;
    page.set_size(320, 600)?;
    assert_eq!(page.eval(read)?, json!([320, 600, false, false, "ko", "ko"]));
    page.eval("void new Worker('/worker.js')")?;
    page.wait_for_console("worker speaks ko")
}

#[test]
fn contexts_are_apart_and_tabs_together() -> Done {
    let browser = browser();
    let first = open(&browser, "plain.html", PageOptions::default())?;
    let tab = browser.page_in(first.context(), PageOptions::default())?;
    tab.goto(&url("plain.html"))?;
    let other = open(&browser, "plain.html", PageOptions { language: "ja", ..Default::default() })?;
    first.eval("localStorage.game = 'e3'")?;
    assert_eq!(tab.eval("localStorage.game")?, "e3");
    assert_eq!(other.eval("localStorage.game ?? null")?, json!(null));
    // None is hidden behind another, and each has the focus.
    for page in [&first, &tab, &other] {
        assert_eq!(page.eval("[document.visibilityState, document.hasFocus()]")?, json!(["visible", true]));
        page.eval("new Promise(requestAnimationFrame)")?;
    }
    drop(first);
    assert_eq!(tab.eval("localStorage.game")?, "e3");
    Ok(())
}

#[test]
fn the_console_is_heard() -> Done {
    let browser = browser();
    let page = open(&browser, "loud.html", PageOptions::default())?;
    let noise = page.assert_quiet().unwrap_err();
    let Problem::Noise(errors) = noise.problem() else { panic!("{noise}") };
    for part in ["bad 7 Object", "Error: unkept", "ReferenceError: missing is not defined", "nowhere.png"] {
        assert!(errors.iter().any(|line| line.text.contains(part)), "{part}: {noise}");
    }
    assert_eq!(errors.len(), 4, "{noise}");
    let rest: Vec<_> = page.take_console().into_iter().filter(|line| line.level != Level::Error).collect();
    assert_eq!(rest.iter().map(ToString::to_string).collect::<Vec<_>>(), ["info: fine", "warning: hm"]);
    page.assert_quiet()?;
    page.goto(&url("policy.html"))?;
    let noise = page.assert_quiet().unwrap_err().to_string();
    assert!(noise.contains("Content Security Policy"), "{noise}");
    Ok(())
}

#[test]
fn requests_are_counted() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    page.eval("fetch('/header').then(answer => answer.text())")?;
    assert_eq!(page.requests(), [url("plain.html"), url("header")]);
    page.eval("void new Worker('/worker.js')")?;
    page.wait_for_request("/plain.html?by-worker")?;
    impatient(&page);
    let error = page.wait_for_request("elsewhere.org").unwrap_err().to_string();
    assert!(error.contains("a request of elsewhere.org, but there were only [\"http"), "{error}");
    Ok(())
}

#[test]
fn offline_means_service_workers_too() -> Done {
    let browser = browser();
    let page = open(&browser, "cached.html", PageOptions::default())?;
    page.wait_for("html[data-ready=yes]")?;
    page.wait_until("navigator.serviceWorker.controller !== null")?;
    page.wait_for_console("service worker starts")?;
    let through = "fetch('/through').then(answer => answer.text())";
    assert_eq!(page.eval(through)?, "network");
    page.set_offline(true)?;
    assert_eq!(page.eval("navigator.onLine")?, false);
    assert_eq!(page.eval(through)?, "no network");
    page.reload()?;
    assert_eq!(page.text("h1")?, "Cached");
    assert_eq!(page.eval(through)?, "no network");
    // A service worker that was stopped comes back without network as well.
    page.dispatch("ServiceWorker.enable", &json!({}))?;
    page.dispatch("ServiceWorker.stopAllWorkers", &json!({}))?;
    page.reload()?;
    assert_eq!(page.text("h1")?, "Cached");
    assert_eq!(page.eval(through)?, "no network");
    let error = page.goto(&url("plain.html")).unwrap_err();
    assert!(matches!(error.problem(), Problem::Navigation { .. }), "{error}");
    page.set_offline(false)?;
    page.goto(&url("cached.html"))?;
    assert_eq!(page.eval(through)?, "network");
    Ok(())
}

#[test]
fn offline_without_service_worker_fails() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    page.set_offline(true)?;
    let error = page.reload().unwrap_err();
    assert!(matches!(error.problem(), Problem::Navigation { .. }), "{error}");
    let page = browser.page(PageOptions { offline: true, ..Default::default() })?;
    let error = page.goto(&url("plain.html")).unwrap_err().to_string();
    assert!(error.contains("ERR_INTERNET_DISCONNECTED"), "{error}");
    Ok(())
}

#[test]
fn dialogs_are_answered() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    page.click("#asks")?;
    page.wait_for_text("#said", "no;")?;
    page.accept_dialogs(true);
    page.click("#asks")?;
    page.wait_for_text("#said", "no;yes;")?;
    assert_eq!(page.dialogs(), ["Resign?", "Resign?"]);
    Ok(())
}

#[test]
fn pictures_and_prints_are_saved() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions { width: 400, height: 300, scale: 2.0, ..Default::default() })?;
    let (view, whole, print) = (scratch("view.png"), scratch("whole.png"), scratch("print.pdf"));
    page.screenshot(&view)?;
    assert_eq!(png_size(&view), (800, 600));
    page.screenshot_full(&whole)?;
    let (width, height) = png_size(&whole);
    assert!(width >= 770 && height > 6000, "{width} × {height}");
    page.pdf(Paper::A4, &print)?;
    assert!(fs::read(&print).unwrap().starts_with(b"%PDF-"));
    let error = page.screenshot("/no/such/folder/view.png").unwrap_err().to_string();
    assert!(error.starts_with("cannot write /no/such/folder/view.png: "), "{error}");
    Ok(())
}

#[test]
fn downloads_arrive() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    let folder = scratch("downloads");
    // Left by an earlier run.
    let _ = fs::remove_dir_all(&folder);
    page.allow_downloads(&folder)?;
    page.click("#save")?;
    let file = page.wait_for_download("game.pcr")?;
    assert_eq!(fs::read_to_string(file).unwrap(), "1. e3-e5");
    impatient(&page);
    let error = page.wait_for_download("other.pcr").unwrap_err().to_string();
    assert!(error.contains("the download of other.pcr, but there is game.pcr (completed)"), "{error}");
    Ok(())
}

#[test]
fn the_clipboard_can_be_granted() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    page.grant_clipboard()?;
    let copied = page.eval("navigator.clipboard.writeText('1. e3-e5').then(() => navigator.clipboard.readText())")?;
    assert_eq!(copied, "1. e3-e5");
    Ok(())
}

#[test]
fn axe_finds_barriers() -> Done {
    let browser = browser();
    let page = open(&browser, "input.html", PageOptions::default())?;
    page.inject(&axe_source().unwrap())?;
    let found = page.eval("axe.run().then(result => result.violations.map(violation => violation.id))")?;
    let found: Vec<_> = found.as_array().unwrap().iter().filter_map(|id| id.as_str()).collect();
    assert!(found.contains(&"label") && found.contains(&"html-has-lang"), "{found:?}");
    page.assert_quiet()
}

#[test]
fn a_crashed_page_is_an_error_and_others_go_on() -> Done {
    let browser = browser();
    let page = open(&browser, "plain.html", PageOptions::default())?;
    let other = open(&browser, "plain.html", PageOptions::default())?;
    let error = page.dispatch("Page.crash", &json!({})).unwrap_err();
    assert!(matches!(error.problem(), Problem::Crashed), "{error}");
    assert!(matches!(page.wait_for("h1").unwrap_err().problem(), Problem::Crashed));
    other.wait_for("h1")
}
