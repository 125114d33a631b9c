//! The page that is built into the program, where there is one.

use crate::client::Running;
use pacru_server::{Limits, Page};
use std::path::Path;

#[test]
fn everything_that_the_built_page_names_is_served() {
    let page = Page::embedded();
    if page.is_empty() {
        // `cargo xtask test` builds it first; the other tests do not need it.
        return;
    }
    let server = Running::with(page, &Limits::default());
    let index = server.get("/").body;
    let is_path = |text: &&str| text.len() > 1 && text.starts_with('/') && !text.contains(['<', '>']);
    let named: Vec<&str> = index.split('"').filter(is_path).collect();
    let has_ending = |path: &str, ending: &str| Path::new(path).extension().is_some_and(|other| other == ending);
    assert!(named.iter().any(|path| has_ending(path, "js")), "{named:?}");
    for path in named {
        let head = server.ask("HEAD", path, &["Accept-Encoding: br"]);
        assert_eq!(head.status, 200, "{path}");
        let squeezed = !has_ending(path, "png");
        assert_eq!(head.header("content-encoding"), squeezed.then_some("br"), "{path}");
    }
    for path in ["/play/abc", "/rules/pacru", "/analyse", "/settings"] {
        assert_eq!(server.get(path).body, index, "{path}");
    }
    assert_eq!(server.get("/nowhere").status, 404);
}
