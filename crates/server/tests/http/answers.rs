//! What a file is sent with.

use crate::client::{INDEX, Running, STYLE};

#[test]
fn every_answer_carries_the_protection() {
    let server = Running::new();
    for path in ["/", STYLE, "/nowhere", "/health", "/games/"] {
        let answer = server.get(path);
        let policy = answer.header("content-security-policy").expect("a policy");
        for part in ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert!(answer.header("permissions-policy").is_some_and(|policy| policy.contains("camera=()")));
    }
}

#[test]
fn every_kind_of_file_has_its_type() {
    let server = Running::new();
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        (STYLE, "text/css; charset=utf-8"),
        ("/assets/app.0123456789.js", "text/javascript; charset=utf-8"),
        ("/assets/app_bg.0123456789.wasm", "application/wasm"),
        ("/assets/locale-ko.0123456789.ftl", "text/plain; charset=utf-8"),
        ("/assets/icon-192.0123456789.png", "image/png"),
        ("/assets/icon.0123456789.svg", "image/svg+xml"),
    ] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{path}");
        assert_eq!(answer.header("content-length"), Some(answer.body.len().to_string().as_str()), "{path}");
    }
}

#[test]
fn assets_are_kept_for_ever_and_the_rest_is_asked_for_again() {
    let server = Running::new();
    assert_eq!(server.get(STYLE).header("cache-control"), Some("public, max-age=31536000, immutable"));
    for path in ["/", "/games", "/service-worker.js", "/manifest.webmanifest", "/nowhere", "/assets/nowhere.js"] {
        let answer = server.get(path);
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert!(answer.header("etag").is_some(), "{path}");
    }
    assert_eq!(server.get("/health").header("cache-control"), Some("no-store"));
}

#[test]
fn the_form_follows_what_the_client_accepts() {
    let server = Running::new();
    for (path, accepted, encoding, body) in [
        ("/", "gzip, deflate, br, zstd", Some("br"), "index as brotli"),
        ("/", "gzip", Some("gzip"), "index as gzip"),
        ("/", "br;q=0.1, gzip;q=0.2", Some("gzip"), "index as gzip"),
        ("/", "br;q=0", None, INDEX),
        ("/", "", None, INDEX),
        (STYLE, "gzip, br", Some("br"), "style as brotli"),
        (STYLE, "gzip", None, "p{}"),
    ] {
        let answer = server.ask("GET", path, &[&format!("Accept-Encoding: {accepted}")]);
        assert_eq!((answer.header("content-encoding"), answer.body.as_str()), (encoding, body), "{path} {accepted}");
        assert_eq!(answer.header("vary"), Some("Accept-Encoding"), "{path}");
    }
    let split = server.ask("GET", "/", &["Accept-Encoding: br;q=0.5", "Accept-Encoding: gzip"]);
    assert_eq!(split.header("content-encoding"), Some("gzip"));
    assert_eq!(server.get("/assets/icon-192.0123456789.png").header("vary"), None);
}

#[test]
fn what_a_client_has_is_not_sent_again() {
    let server = Running::new();
    for accepted in ["Accept-Encoding: br", "Accept-Encoding: gzip", "Accept-Encoding: identity"] {
        let first = server.ask("GET", "/", &[accepted]);
        let tag = first.header("etag").expect("a tag").to_owned();
        let again = server.ask("GET", "/play/abc", &[accepted, &format!("If-None-Match: \"x\", {tag}")]);
        assert_eq!((again.status, again.body.as_str()), (304, ""));
        assert_eq!(again.header("etag"), Some(tag.as_str()));
        assert_eq!(again.header("vary"), Some("Accept-Encoding"));
        let changed = server.ask("GET", "/", &[accepted, "If-None-Match: \"x\""]);
        assert_eq!((changed.status, changed.body), (200, first.body));
    }
    let plain = server.get("/").header("etag").map(str::to_owned);
    let small = server.ask("GET", "/", &["Accept-Encoding: br"]).header("etag").map(str::to_owned);
    assert_ne!(plain, small, "each form has its own tag");
    assert_eq!(server.ask("GET", "/nowhere", &["If-None-Match: *"]).status, 404);
}

#[test]
fn head_is_get_without_the_body() {
    let server = Running::new();
    for path in ["/", STYLE, "/nowhere", "/health"] {
        let (head, get) = (server.ask("HEAD", path, &[]), server.get(path));
        assert_eq!((head.status, head.body.as_str()), (get.status, ""), "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(head.header(name), get.header(name), "{path} {name}");
        }
    }
}

#[test]
fn other_methods_are_refused() {
    let server = Running::new();
    for path in ["/", STYLE, "/nowhere", "/health"] {
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FLY"] {
            let answer = server.ask(method, path, &[]);
            assert_eq!((answer.status, answer.header("allow")), (405, Some("GET,HEAD")), "{method} {path}");
        }
    }
}

#[test]
fn several_requests_share_a_connection() {
    let server = Running::new();
    let one = "GET /health HTTP/1.1\r\nHost: test\r\n\r\n";
    let last = "GET /health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    let answers = String::from_utf8(server.say(format!("{one}{one}{last}"))).expect("text");
    assert_eq!(answers.matches("HTTP/1.1 200 OK").count(), 3, "{answers}");
}
