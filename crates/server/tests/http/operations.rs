//! For whoever runs the server: readiness, figures, copies, and hiding what people wrote.

use crate::client::Running;
use crate::person::{Person, two_at_a_table};
use pacru_api::{Event, Hidden, RefusedCode};
use pacru_server::{Rate, operate};
use pacru_testing::wait::wait_until;
use serde_json::json;

#[test]
fn it_is_ready_when_something_can_be_stored() {
    let server = Running::new();
    let answer = server.get("/ready");
    assert_eq!((answer.status, answer.body.as_str(), answer.header("cache-control")), (200, "ready", Some("no-store")));
}

#[test]
fn figures_count_what_happened() {
    let server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "private");
    let _socket = ben.follow(&server, &id, 0);
    ann.command(&server, &id, "a", 2, json!({ "move": { "text": "e1-e2" } }));
    ann.command(&server, &id, "b", 2, json!({ "move": { "text": "e1-e2" } }));
    let answer = server.get("/metrics");
    assert_eq!(answer.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
    for line in [
        "pacru_http_requests_total{path=\"/api/games/{id}/commands\",method=\"POST\",status=\"200\"} 1",
        "pacru_http_requests_total{path=\"/api/games/{id}/commands\",method=\"POST\",status=\"409\"} 1",
        "pacru_sockets 1",
        "pacru_games 1",
        "pacru_subscribers 1",
        "pacru_store_events_total 3",
    ] {
        assert!(answer.body.lines().any(|other| other == line), "'{line}' is not in\n{}", answer.body);
    }
    let mut typed = std::collections::HashSet::new();
    for line in answer.body.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["#", "TYPE", name, _] => assert!(typed.insert(name), "{name} stands there twice"),
            ["#", ..] => {}
            [name, value] => {
                let family = name.split('{').next().expect("a name");
                let known = ["_bucket", "_sum", "_count", ""]
                    .iter()
                    .any(|end| family.strip_suffix(end).is_some_and(|name| typed.contains(name)));
                assert!(known, "{line}");
                assert!(value.parse::<f64>().is_ok(), "{line}");
            }
            _ => panic!("{line}"),
        }
    }
    assert!(!answer.body.contains(&id), "no figure tells of a game");
}

#[test]
fn figures_are_for_those_who_may_see_them() {
    let server = Running::set(|settings| settings.trusted_proxy = "127.0.0.1".parse().expect("a network"));
    let status =
        |address: &str| Person::new().with(&format!("X-Forwarded-For: {address}")).get(&server, "/metrics").status;
    assert_eq!([status("203.0.113.5"), status("192.168.1.5")], [404, 200]);
}

/// A server that can be asked again and again.
fn patient() -> Running {
    Running::set(|settings| {
        settings.limits.requests = Rate::new(1_000_000, 1);
        settings.limits.requests_per_visitor = Rate::new(1_000_000, 1);
    })
}

/// Waits until the log has so many events that hide something.
fn wait_until_hidden(server: &Running, player: &Person, id: &str, count: usize) {
    let hidden = |logged: &pacru_api::Logged| matches!(logged.event, Event::Hidden(_));
    wait_until(&format!("{count} events that hide something"), || {
        let events = player.view(server, id).events;
        if events.iter().filter(|logged| hidden(logged)).count() < count { Err(format!("{events:?}")) } else { Ok(()) }
    });
}

#[test]
fn a_name_or_game_that_an_operator_hides_is_gone_while_the_server_runs() {
    let server = patient();
    let (id, ann, _) = two_at_a_table(&server, "public");
    let (database, game) = (server.folder.path().join("games.db"), id.parse().expect("an id"));
    assert!(operate::hide(&database, &"aaaaaaaaaaaa".parse().expect("an id"), &Hidden::Game).is_err());
    operate::hide(&database, &game, &Hidden::Name(pacru_rules::Color::Green)).expect("it is noted");
    wait_until_hidden(&server, &ann, &id, 1);
    let seen = Person::new().get(&server, &format!("/api/games/{id}")).body;
    assert!(!seen.contains("Ann") && seen.contains("Ben"), "{seen}");
    assert!(!server.get("/api/lobby").body.contains("Ann"));

    operate::hide(&database, &game, &Hidden::Game).expect("it is noted");
    let problem = wait_until("the game to be hidden", || {
        let answer = Person::new().get(&server, &format!("/api/games/{id}"));
        if answer.status == 200 { Err(answer.body) } else { Ok(answer.problem()) }
    });
    assert_eq!(problem, (404, RefusedCode::NotFound));
    assert_eq!(ann.get(&server, &format!("/api/games/{id}")).status, 200, "its players go on");
    assert!(!server.get("/api/lobby").body.contains(&id));
}

#[test]
fn a_message_that_an_operator_hides_is_gone_while_the_server_runs() {
    let server = patient();
    let (id, ann, ben) = two_at_a_table(&server, "private");
    ann.command(&server, &id, "a", 2, json!({ "chat": { "color": "g", "on": true } }));
    ben.command(&server, &id, "a", 2, json!({ "chat": { "color": "y", "on": true } }));
    let said = ben.command(&server, &id, "b", 2, json!({ "say": { "color": "y", "what": { "text": "rude words" } } }));
    assert_eq!(said.status, 200, "{}", said.body);
    assert!(ann.get(&server, &format!("/api/games/{id}")).body.contains("rude words"));
    let (database, game) = (server.folder.path().join("games.db"), id.parse().expect("an id"));
    let refused = operate::hide(&database, &game, &Hidden::Message(2)).expect_err("that is no message");
    assert!(refused.to_string().contains("event 2"), "{refused}");
    operate::hide(&database, &game, &Hidden::Message(5)).expect("it is noted");
    wait_until_hidden(&server, &ann, &id, 1);
    assert!(!ann.get(&server, &format!("/api/games/{id}")).body.contains("rude words"));
}

#[test]
fn a_copy_made_while_the_server_runs_holds_all_games() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    ann.command(&server, &id, "a", 2, json!({ "move": { "text": "e1-e2" } }));
    let (database, copy) = (server.folder.path().join("games.db"), server.folder.path().join("copy.db"));
    operate::backup(&database, &copy).expect("a copy");
    assert!(operate::backup(&database, &copy).is_err(), "nothing is written over");
    let game = id.parse().expect("an id");
    assert_eq!(operate::log(&copy, &game).expect("the game").len(), 3);
    let listed = operate::games(&copy, 10).expect("all games");
    assert_eq!(
        listed.iter().map(|(game, public)| (game.id.as_str(), *public)).collect::<Vec<_>>(),
        [(id.as_str(), false)]
    );
    let copied = server.again(|settings| settings.database = Some(copy.clone()));
    assert_eq!(ann.view(&copied, &id).events.len(), 3, "a server goes on from the copy");
}

#[test]
fn the_api_describes_itself_to_programs_and_people() {
    let server = Running::new();
    let answer = server.get("/api");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(answer.json::<serde_json::Value>()["openapi"], "3.1.0");
    let page = server.ask("GET", "/api", &["Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"]);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert!(page.body.contains("POST /api/games/{id}/commands") && !page.body.contains("<script"), "{}", page.body);
}
