//! Which paths lead where.

use crate::client::{INDEX, Running};
use pacru_server::{Limits, Page};

#[test]
fn the_page_answers_its_own_addresses() {
    let server = Running::new();
    for path in ["/", "/index.html", "/games", "/games?sort=new", "/play/abc", "/play/A-9_z"] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, INDEX), "{path}");
    }
}

#[test]
fn a_slash_too_many_is_forgiven() {
    let server = Running::new();
    for (path, home) in [("/games/", "/games"), ("/play/abc/", "/play/abc")] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("location")), (308, Some(home)), "{path}");
    }
}

#[test]
fn wrong_paths_get_a_friendly_page() {
    let server = Running::new();
    for path in ["/nowhere", "/play", "/play/a/b", "/games/x", "/assets/", "/assets", "/assets/x.js", "/favicon.ico"] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (404, Some("text/html; charset=utf-8")), "{path}");
        assert!(answer.body.contains("Not here"), "{path}");
    }
}

#[test]
fn tricks_with_paths_lead_nowhere() {
    let server = Running::new();
    for path in [
        "/assets/../index.html",
        "/assets/../../Cargo.toml",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/assets/%2e%2e/index.html",
        "/assets/..%2findex.html",
        "/assets/..%5cindex.html",
        "/assets//style.0123456789.css",
        "//index.html",
        "//example.com/",
        "//example.com/games/",
        "/index.html%00",
        "/index.html/",
        "/INDEX.HTML",
        "/play/%2e%2e",
        "/play/..",
        "/play/%F0%9F%8E%B2",
        "/index.html.br",
        "/index.html.gz",
        "/routes.txt",
        "/etc/passwd",
    ] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("location")), (404, None), "{path}");
    }
}

#[test]
fn a_whole_address_is_as_good_as_its_path() {
    let server = Running::new();
    assert_eq!(server.get("http://test/games").body, INDEX);
    assert_eq!(server.get("http://test").body, INDEX);
}

#[test]
fn a_program_without_its_page_says_what_to_do() {
    let server = Running::with(Page::from_files([]), &Limits::default());
    for path in ["/", "/games", "/assets/x.js"] {
        let answer = server.get(path);
        assert_eq!(answer.status, 503, "{path}");
        assert!(answer.body.contains("cargo xtask page"), "{}", answer.body);
    }
    assert_eq!(server.get("/health").body, "ok");
}
