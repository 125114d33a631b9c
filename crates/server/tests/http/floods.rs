//! Clients that send too much, too long or too slowly.

use crate::client::{Answer, Running, read_to_end};
use crate::person::{Person, against_somebody, two_at_a_table};
use pacru_api::RefusedCode;
use pacru_server::Rate;
use pacru_testing::wait::join;
use serde_json::json;
use std::io::Write;
use std::time::Duration;

#[test]
fn bodies_are_short() {
    let server = Running::new();
    let long = json!({ "setup": against_somebody("private"), "more": "x".repeat(20_000) }).to_string();
    let kind = "Content-Type: application/json";
    let answer = Person::new().send(&server, "/api/games", &long, &[kind]);
    assert_eq!(answer.problem(), (413, RefusedCode::BadMessage));
    let head = format!(
        "POST /api/games HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{kind}\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    let chunks = format!("1000\r\n{}\r\n", "x".repeat(0x1000)).repeat(8);
    let answer = Answer::read(&server.say(format!("{head}{chunks}")));
    assert_eq!(answer.problem(), (413, RefusedCode::BadMessage), "also where no length was told");
}

#[test]
fn bodies_come_in_time() {
    let server = Running::set(|settings| settings.limits.body = Duration::from_millis(50));
    let mut stream = server.connect();
    let head = "POST /api/games HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    stream.write_all(head.as_bytes()).expect("it listens");
    assert_eq!(Answer::read(&read_to_end(&mut stream)).problem(), (408, RefusedCode::BadMessage));
}

#[test]
fn ten_thousand_requests_are_mostly_refused_and_the_server_goes_on() {
    let server = Running::set(|settings| settings.limits.requests = Rate::new(100, 36_000));
    let one = "GET /api/lobby HTTP/1.1\r\nHost: test\r\n\r\n";
    let last = "GET /api/lobby HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n";
    let mut counts = [0; 2];
    for _ in 0..10 {
        let mut stream = server.connect();
        let mut writer = stream.try_clone().expect("a second end");
        let requests = format!("{}{last}", one.repeat(999));
        let writing = std::thread::spawn(move || writer.write_all(requests.as_bytes()));
        let answers = String::from_utf8(read_to_end(&mut stream)).expect("text");
        join("the end of writing", writing).expect("it listens");
        counts[0] += answers.matches("HTTP/1.1 200 OK").count();
        counts[1] += answers.matches("HTTP/1.1 429 Too Many Requests").count();
        assert_eq!(answers.matches("retry-after: ").count(), answers.matches("HTTP/1.1 429").count());
    }
    assert_eq!(counts, [100, 9_900]);
    assert_eq!(server.get("/health").body, "ok", "what is no API is not limited by it");
}

#[test]
fn each_visitor_has_limits_of_their_own() {
    let server = Running::set(|settings| {
        settings.limits.games = Rate::new(2, 3600);
        settings.limits.commands = Rate::new(3, 3600);
        settings.limits.visitors = Rate::new(3, 3600);
    });
    let (id, mut ann, ben) = two_at_a_table(&server, "private");
    ann.create(&server, &against_somebody("private"));
    let third = ann.post(&server, "/api/games", &json!({ "setup": against_somebody("private") }));
    assert_eq!(third.problem(), (429, RefusedCode::TooMany));
    let wait: u64 = third.header("retry-after").expect("when to come back").parse().expect("seconds");
    assert!((1..=1800).contains(&wait), "{wait}");
    let hello = json!({ "say": { "color": "y", "what": { "phrase": "hello" } } });
    let statuses = ["a", "b", "c", "d"].map(|name| ben.command(&server, &id, name, 2, hello.clone()).status);
    assert_eq!(statuses, [200, 200, 200, 429]);
    let go = json!({ "move": { "text": "e1-e2" } });
    assert_eq!(ann.command(&server, &id, "a", 2, go).status, 200, "others are not held up");
    assert_eq!(Person::new().post(&server, "/api/token", &json!({})).status, 200, "the third visitor");
    assert_eq!(Person::new().post(&server, "/api/token", &json!({})).problem(), (429, RefusedCode::TooMany));
}

#[test]
fn keys_cannot_be_tried_for_long() {
    let server = Running::set(|settings| settings.limits.guesses = Rate::new(3, 3600));
    let (id, ..) = two_at_a_table(&server, "private");
    let eve = Person::bot(&server);
    let tries: Vec<u16> = (0..5)
        .map(|number| {
            let key = json!({ "key": format!("{number}").repeat(32) });
            eve.post(&server, &format!("/api/games/{id}/enter"), &key).status
        })
        .collect();
    assert!(tries[..3].iter().all(|status| matches!(status, 403 | 404)), "{tries:?}");
    assert_eq!(tries[3..], [429, 429]);
    assert_eq!(eve.post(&server, "/api/me/enter", &json!({ "key": "k".repeat(32) })).status, 429);
}

#[test]
fn open_games_and_computers_are_counted() {
    let server = Running::set(|settings| {
        settings.hub.games_per_visitor = 2;
        settings.hub.computers_per_visitor = 1;
    });
    let mut ann = Person::new();
    let against_computer = json!({ "game": "shacru", "order": "gy", "seats": [{ "here": { "name": "Ann" } }, { "computer": { "level": 1 } }] });
    ann.create(&server, &against_computer);
    let second = ann.post(&server, "/api/games", &json!({ "setup": against_computer }));
    assert_eq!(second.problem(), (429, RefusedCode::TooMany));
    ann.create(&server, &against_somebody("private"));
    let third = ann.post(&server, "/api/games", &json!({ "setup": against_somebody("private") }));
    assert_eq!(third.problem(), (429, RefusedCode::TooMany));
}

#[test]
fn an_address_has_a_bounded_number_of_connections() {
    let server = Running::set(|settings| settings.limits.connections_per_address = 2);
    let held = [server.connect(), server.connect()];
    // They count when they have been accepted.
    for mut stream in &held {
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: test\r\n\r\n").expect("it listens");
        std::io::Read::read_exact(&mut stream, &mut [0; 10]).expect("an answer");
    }
    let answer = Answer::read(&read_to_end(&mut server.connect()));
    assert_eq!((answer.status, answer.header("retry-after")), (429, Some("10")));
}
