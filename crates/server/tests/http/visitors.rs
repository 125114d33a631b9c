//! Visitors: cookies, tokens, and secrets that are not one's own.

use crate::client::Running;
use crate::person::{Person, against_somebody, key_of, two_at_a_table};
use pacru_api::{MyGames, RefusedCode};
use serde_json::json;

#[test]
fn a_browser_gets_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let server = Running::new();
    let answer = Person::new().post(&server, "/api/games", &json!({ "setup": against_somebody("private") }));
    let cookie = answer.header("set-cookie").expect("a cookie");
    let (pair, attributes) = cookie.split_once("; ").expect("attributes");
    let secret = pair.strip_prefix("pacru=").expect("our cookie");
    assert!(
        secret.len() >= 31 && secret.bytes().all(|byte| byte.is_ascii_alphanumeric()),
        "160 bits: {}",
        secret.len()
    );
    assert_eq!(attributes, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000", "plain HTTP has no Secure");
    assert!(!answer.body.contains(secret));
}

#[test]
fn cookies_are_for_tls_only_where_people_use_it() {
    let secure = |server: &Running, person: &Person| {
        let answer = person.post(server, "/api/games", &json!({ "setup": against_somebody("private") }));
        answer.header("set-cookie").expect("a cookie").ends_with("; Secure")
    };
    let public =
        Running::set(|settings| settings.public_url = Some("https://pacru.example.org".parse().expect("an address")));
    assert!(secure(&public, &Person::new()));
    let forwarded = Person::new().with("X-Forwarded-Proto: https");
    let trusting = Running::set(|settings| settings.trusted_proxy = "127.0.0.1".parse().expect("a network"));
    assert!(secure(&trusting, &forwarded));
    assert!(!secure(&trusting, &Person::new()));
    let wary = Running::new();
    assert!(!secure(&wary, &forwarded), "anybody can send such a header");
}

#[test]
fn nobody_becomes_somebody_by_looking() {
    let server = Running::new();
    let (id, ..) = two_at_a_table(&server, "public");
    for path in ["/api/lobby", "/api/me", "/api", &format!("/api/games/{id}")] {
        let answer = server.get(path);
        assert_eq!((answer.status, answer.header("set-cookie")), (200, None), "{path}");
    }
    assert_eq!(server.get("/api/me").json::<MyGames>(), MyGames::default());
    for path in ["/api/me/device", &format!("/api/games/{id}/commands")] {
        let body = json!({ "id": "a", "seen": 2, "command": "cancel" });
        let answer = Person::new().post(&server, path, &body);
        assert_eq!((answer.problem(), answer.header("set-cookie")), ((401, RefusedCode::BadKey), None), "{path}");
    }
}

#[test]
fn a_browser_that_comes_back_is_remembered_longer_and_keeps_its_secret() {
    let server = Running::new();
    let mut ann = Person::new();
    ann.create(&server, &against_somebody("private"));
    let before = ann.headers.clone();
    let answer = ann.get(&server, "/api/me");
    ann.remember(&answer);
    assert_eq!(ann.headers, before);
    let second = ann.post(&server, "/api/games", &json!({ "setup": against_somebody("private") }));
    assert_eq!((second.status, second.header("set-cookie")), (201, None), "nothing new to remember");
    assert_eq!(ann.get(&server, "/api/me").json::<MyGames>().games.len(), 2);
}

#[test]
fn cookies_and_tokens_that_are_none_give_nothing() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let path = format!("/api/games/{id}");
    let wrong = "z".repeat(32);
    for line in [format!("Cookie: pacru={wrong}"), "Cookie: pacru=".to_owned(), "Cookie: pacru=a\u{e9}; x".to_owned()] {
        let stranger = Person::new().with(&line);
        assert_eq!(stranger.get(&server, &path).problem(), (404, RefusedCode::NotFound), "{line}");
        let answer = stranger.post(&server, "/api/games", &json!({ "setup": against_somebody("private") }));
        assert_eq!((answer.status, answer.header("set-cookie").is_some()), (201, true), "becomes somebody new: {line}");
    }
    for line in [
        format!("Authorization: Bearer {wrong}"),
        "Authorization: Bearer".to_owned(),
        "Authorization: Basic YTpi".to_owned(),
    ] {
        let answer = Person::new().with(&line).get(&server, &path);
        assert_eq!(
            (answer.problem(), answer.header("www-authenticate")),
            ((401, RefusedCode::BadKey), Some("Bearer")),
            "{line}"
        );
    }
    // A cookie is as good as a token where a program sends it, and the other way round it is not.
    let secret = ann.headers[0].strip_prefix("Cookie: pacru=").expect("a cookie");
    let bearer = Person::new().with(&format!("Authorization: Bearer {secret}"));
    assert_eq!(bearer.get(&server, &path).status, 200);
}

#[test]
fn keys_of_one_game_open_no_other() {
    let server = Running::new();
    let mut ann = Person::new();
    let one = ann.create(&server, &against_somebody("private"));
    let other = ann.create(&server, &against_somebody("private"));
    let mut eve = Person::bot(&server);
    for link in [&other.links.invite, &other.links.watch] {
        let answer = eve.post(&server, &format!("/api/games/{}/enter", one.id), &json!({ "key": key_of(link) }));
        assert!(
            matches!(answer.problem(), (403, RefusedCode::BadKey) | (404, RefusedCode::NotFound)),
            "{}",
            answer.body
        );
        let answer =
            eve.post(&server, &format!("/api/games/{}/seats", one.id), &json!({ "name": "Eve", "key": key_of(link) }));
        assert!(
            matches!(answer.problem(), (403, RefusedCode::BadKey) | (404, RefusedCode::NotFound)),
            "{}",
            answer.body
        );
    }
    assert_eq!(eve.get(&server, &format!("/api/games/{}", one.id)).status, 404);
    // The watch key shows the game, and gives no seat.
    let watch = json!({ "key": key_of(&one.links.watch) });
    assert_eq!(eve.post(&server, &format!("/api/games/{}/enter", one.id), &watch).status, 200);
    assert_eq!(eve.get(&server, &format!("/api/games/{}", one.id)).status, 200);
    for body in [json!({ "name": "Eve" }), json!({ "name": "Eve", "key": key_of(&one.links.watch) })] {
        let answer = eve.post(&server, &format!("/api/games/{}/seats", one.id), &body);
        assert!(matches!(answer.status, 403 | 404 | 422), "{}", answer.body);
    }
    assert_eq!(eve.get(&server, &format!("/api/games/{}/links", one.id)).status, 404, "links are for players");
    eve = Person::new();
    assert_eq!(eve.get(&server, &format!("/api/games/{}", one.id)).status, 404);
}
