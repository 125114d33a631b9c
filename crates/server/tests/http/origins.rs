//! Pages of other sites cannot act for whoever visits them.

use crate::client::Running;
use crate::person::{Person, against_somebody, two_at_a_table};
use pacru_api::RefusedCode;
use serde_json::json;

#[test]
fn requests_from_pages_of_other_sites_are_refused() {
    let server = Running::new();
    let body = json!({ "setup": against_somebody("private") });
    for origin in
        ["https://example.org", "http://test.example.org", "http://test:81", "null", "", "http://", "test", "file://"]
    {
        let answer = Person::new().with(&format!("Origin: {origin}")).post(&server, "/api/games", &body);
        assert_eq!((answer.problem(), answer.header("set-cookie")), ((403, RefusedCode::BadMessage), None), "{origin}");
    }
    for origin in ["http://test", "https://test"] {
        let answer = Person::new().with(&format!("Origin: {origin}")).post(&server, "/api/games", &body);
        assert_eq!(answer.status, 201, "{origin}");
    }
}

#[test]
fn the_public_address_is_our_own_whatever_a_proxy_makes_of_the_host() {
    let server =
        Running::set(|settings| settings.public_url = Some("https://pacru.example.org".parse().expect("an address")));
    let body = json!({ "setup": against_somebody("private") });
    let ours = Person::new().with("Origin: https://pacru.example.org");
    assert_eq!(ours.post(&server, "/api/games", &body).status, 201);
    let other = Person::new().with("Origin: http://pacru.example.org");
    assert_eq!(other.post(&server, "/api/games", &body).status, 403);
}

#[test]
fn forms_cannot_act() {
    let server = Running::new();
    let body = json!({ "setup": against_somebody("private") }).to_string();
    for kind in [&[][..], &["Content-Type: text/plain"], &["Content-Type: application/x-www-form-urlencoded"]] {
        let answer = Person::new().send(&server, "/api/games", &body, kind);
        assert_eq!(answer.problem(), (415, RefusedCode::BadMessage), "{kind:?}");
    }
    let answer = Person::new().send(&server, "/api/games", &body, &["Content-Type: Application/JSON; charset=utf-8"]);
    assert_eq!(answer.status, 201);
}

#[test]
fn web_sockets_of_other_sites_are_refused() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    for (origin, status) in [("https://example.org", Some(403)), ("null", Some(403)), ("http://test", None)] {
        let opened = ann.try_follow(&server, &id, 0, &[&format!("Origin: {origin}")]);
        assert_eq!(opened.err(), status, "{origin}");
    }
}
