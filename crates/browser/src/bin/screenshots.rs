//! `cargo xtask screenshots`: the main views in light, dark and phone size, to be looked at and for the README.

use pacru_browser::{Browser, Error, Page, PageOptions, ServerProcess};
use std::path::Path;
use std::process::ExitCode;

/// A Pacru game in the middle, kept in the browser before it is shown.
const GAME: &str = r#"[Game "pacru"]
[Order "gy"]
[Start "pacru gy g 4Y43G5/4y4/Y2yy5Y6/3g5/2g1g4/4gg3/G2g6G6/4gg3/Y13G0+4 - 0 9"]
[Player0 "me:"]
[Player1 "computer4:"]
[Seating "0,1"]
[Games "1 0"]
[Totals "0,0 0,0"]
[Seed "5"]
[Touched "0"]

*
"#;

/// What is shown: a name, the address, what to click, and what must be there before the picture is taken.
struct View {
    name: &'static str,
    path: &'static str,
    clicks: &'static [&'static str],
    ready: &'static str,
}

const VIEWS: [View; 13] = [
    View { name: "start", path: "/", clicks: &[], ready: ".card" },
    View { name: "setup", path: "/setup#pacru", clicks: &[], ready: "[data-act=begin]" },
    View { name: "play", path: "/play/picture", clicks: &["[data-field=e1]"], ready: "[id^=h-target]" },
    View { name: "refusal", path: "/play/picture", clicks: &["[data-field=e1]", "[data-field=e6]"], ready: ".refusal" },
    View { name: "analysis", path: "/analyse/picture", clicks: &[], ready: "[data-line='3']" },
    View {
        name: "waiting",
        path: "/setup#elsewhere",
        clicks: &["input[type=radio][value=public]", "[data-act=invite]"],
        ready: ".waiting .share svg",
    },
    // Each visitor before has left an open invitation.
    View { name: "lobby", path: "/lobby", clicks: &[], ready: ".room" },
    View { name: "rules", path: "/rules/pacru#R11", clicks: &[], ready: ".rule.aimed" },
    View { name: "learn", path: "/learn", clicks: &[], ready: ".courses .card" },
    View { name: "lesson", path: "/learn/shacru#three-ways", clicks: &["[data-field=f2]"], ready: ".prompt .hint" },
    View { name: "challenge", path: "/challenges/13cab424", clicks: &[], ready: ".lesson .board" },
    View { name: "challenges", path: "/challenges", clicks: &[], ready: ".chips" },
    View { name: "questions", path: "/questions#pass", clicks: &[], ready: ".answer[open]" },
];

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("screenshots: {message}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), String> {
    let server = ServerProcess::start()?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/page");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let browser = Browser::start().map_err(|error| error.to_string())?;
    let still = PageOptions { reduced_motion: true, ..PageOptions::DESKTOP };
    let sizes = [
        ("light", still),
        ("dark", PageOptions { dark: true, ..still }),
        ("phone", PageOptions { reduced_motion: true, ..PageOptions::PHONE }),
    ];
    for (size, options) in sizes {
        let page = browser.page(options).map_err(|error| error.to_string())?;
        for view in &VIEWS {
            let file = folder.join(format!("{}-{size}.png", view.name));
            show(&page, &server, view)
                .and_then(|()| page.screenshot(&file))
                .map_err(|error| format!("{} in {size}: {error}", view.name))?;
            println!("docs/pictures/page/{}-{size}.png", view.name);
        }
    }
    Ok(())
}

fn show(page: &Page, server: &ServerProcess, view: &View) -> Result<(), Error> {
    page.goto(&server.url("/settings"))?;
    page.wait_for(".sheet")?;
    page.eval(&format!("localStorage.setItem('pacru.game.picture', {GAME:?})"))?;
    page.goto(&server.url(view.path))?;
    for click in view.clicks {
        page.click(click)?;
    }
    page.wait_for(view.ready)
}
