//! Games over HTTP: every path, used well and badly.

use crate::client::Running;
use crate::person::{Person, against_somebody, key_of, two_at_a_table};
use pacru_api::{Answer, GameView, Joined, Links, Lobby, MyGames, Phase, Problem, RefusedCode};
use serde_json::json;

#[test]
fn a_game_from_its_invitation_to_its_record() {
    let server = Running::new();
    let mut ann = Person::new();
    let created = ann.create(&server, &against_somebody("private"));
    let id = created.id.as_str();
    assert!(created.links.invite.starts_with(&format!("http://test/game/{id}#join-")), "{}", created.links.invite);
    assert!(created.links.watch.starts_with(&format!("http://test/game/{id}#watch-")), "{}", created.links.watch);
    assert!(created.links.invite_qr.size > 20 && created.links.invite_qr.path.starts_with('M'));

    let mut ben = Person::new();
    assert_eq!(ben.get(&server, &format!("/api/games/{id}")).problem(), (404, RefusedCode::NotFound));
    let key = key_of(&created.links.invite);
    let entered = ben.post(&server, &format!("/api/games/{id}/enter"), &json!({ "key": key }));
    assert_eq!(entered.status, 200, "{}", entered.body);
    ben.remember(&entered);
    assert_eq!(ben.view(&server, id).phase, Phase::Waiting);
    // The key was that of the invitation, so a seat needs no other.
    let joined = ben.post(&server, &format!("/api/games/{id}/seats"), &json!({ "name": " Ben\n", "color": "y" }));
    let joined: Joined = joined.json();
    assert_eq!((joined.color.letter(), joined.game.phase), ('y', Phase::Running));

    let settled: Answer = ann.command(&server, id, "first", 2, json!({ "move": { "text": "e1-e2" } })).json();
    assert_eq!(settled, Answer::Settled { last: 3 });
    let settled: Answer = ben.command(&server, id, "first", 3, json!({ "move": { "text": "e9-e8" } })).json();
    assert_eq!(settled, Answer::Settled { last: 4 });
    let record = ann.get(&server, &format!("/api/games/{id}/record"));
    assert_eq!(record.header("content-type"), Some("text/plain; charset=utf-8"));
    assert_eq!(record.header("content-disposition"), Some(format!("attachment; filename=\"{id}.pcr\"").as_str()));
    assert!(record.body.contains("[Green \"Ann\"]") && record.body.contains("1. e1-e2 e9-e8"), "{}", record.body);
    let view = ben.view(&server, id);
    assert_eq!((view.events.len(), view.seats.len()), (4, 1));
    let links: Links = ben.get(&server, &format!("/api/games/{id}/links")).json();
    assert_eq!(links, created.links);
    let mine: MyGames = ann.get(&server, "/api/me").json();
    assert_eq!(mine.games.iter().map(|game| (game.id.as_str(), game.my_turn)).collect::<Vec<_>>(), [(id, true)]);
}

#[test]
fn for_everybody_else_a_private_game_is_one_that_does_not_exist() {
    let server = Running::new();
    let (id, _, _) = two_at_a_table(&server, "private");
    let stranger = Person::bot(&server);
    let nowhere = "aaaaaaaaaaaa";
    let key = "k".repeat(32);
    for path in ["", "/record", "/links"] {
        let [there, not] = [&id, nowhere].map(|id| stranger.get(&server, &format!("/api/games/{id}{path}")));
        assert_eq!((there.status, &there.body), (404, &not.body), "{path}");
    }
    for (path, body) in [
        ("/enter", json!({ "key": key })),
        ("/seats", json!({ "name": "Eve" })),
        ("/seats", json!({ "name": "Eve", "key": key })),
        ("/commands", json!({ "id": "a", "seen": 2, "command": { "move": { "text": "e1-e2" } } })),
        ("/commands", json!({ "id": "b", "seen": 2, "command": "cancel" })),
    ] {
        let [there, not] = [&id, nowhere].map(|id| stranger.post(&server, &format!("/api/games/{id}{path}"), &body));
        assert_eq!((there.status, &there.body), (not.status, &not.body), "{path} {body}");
        assert!(matches!(there.status, 403 | 404), "{path} {body}: {}", there.body);
    }
    assert_eq!(stranger.try_follow(&server, &id, 0, &[]).err(), Some(404));
    assert_eq!(stranger.try_follow(&server, nowhere, 0, &[]).err(), Some(404));
}

#[test]
fn a_command_is_done_once_and_a_late_one_is_told_how_things_stand() {
    let server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "private");
    let first = ann.command(&server, &id, "one", 2, json!({ "move": { "text": "e1-e2" } }));
    let again = ann.command(&server, &id, "one", 2, json!({ "move": { "text": "e1-e2" } }));
    assert_eq!((first.status, &first.body), (200, &again.body), "a repeated send is answered the same");
    assert_eq!(ann.view(&server, &id).events.len(), 3, "and done once");

    let late = ben.command(&server, &id, "two", 2, json!({ "move": { "text": "e9-e8" } }));
    assert_eq!(late.problem(), (409, RefusedCode::Behind));
    let game = late.json::<Problem>().game.expect("the game as it is");
    assert_eq!(game.events.len(), 3);
    assert_eq!(game.seats, ben.view(&server, &id).seats);
}

#[test]
fn what_the_rules_refuse_is_told_with_the_rule() {
    let server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "public");
    let stranger = Person::bot(&server);
    let go = json!({ "move": { "text": "e1-e2" } });
    let refused = |who: &Person, name: &str, command| who.command(&server, &id, name, 2, command).problem();
    assert_eq!(refused(&ben, "a", go.clone()), (422, RefusedCode::NotYourTurn), "moves out of turn");
    assert_eq!(refused(&stranger, "a", go.clone()), (422, RefusedCode::NotYourSeat), "moves of those who only watch");
    assert_eq!(refused(&ann, "a", json!({ "resign": { "color": "y" } })), (422, RefusedCode::NotYourSeat));
    assert_eq!(
        refused(&stranger, "b", json!({ "say": { "color": "g", "what": { "phrase": "hello" } } })),
        (422, RefusedCode::NotYourSeat)
    );
    let far = ann.command(&server, &id, "b", 2, json!({ "move": { "text": "e1-e9" } }));
    assert_eq!(far.problem(), (422, RefusedCode::Illegal));
    assert!(far.json::<Problem>().refused.rule.is_some(), "{}", far.body);
    assert_eq!(Person::new().command(&server, &id, "c", 2, go).problem(), (401, RefusedCode::BadKey));
    assert_eq!(ann.view(&server, &id).events.len(), 2, "nothing happened");
}

#[test]
fn seats_are_taken_once() {
    let server = Running::new();
    let (id, _, ben) = two_at_a_table(&server, "public");
    let late = Person::bot(&server).post(&server, &format!("/api/games/{id}/seats"), &json!({ "name": "Cid" }));
    assert_eq!(late.problem(), (422, RefusedCode::SeatTaken));
    let twice = ben.post(&server, &format!("/api/games/{id}/seats"), &json!({ "name": "Ben", "color": "g" }));
    assert_eq!(twice.problem(), (422, RefusedCode::SeatTaken));
}

#[test]
fn the_lobby_shows_public_games_only() {
    let server = Running::new();
    let mut ann = Person::new();
    let open = ann.create(&server, &against_somebody("public"));
    ann.create(&server, &against_somebody("private"));
    let (played, ..) = two_at_a_table(&server, "public");
    let lobby: Lobby = Person::new().get(&server, "/api/lobby").json();
    assert_eq!(lobby.open.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), [open.id.as_str()]);
    assert_eq!(lobby.playing.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), [played.as_str()]);
    assert!(!lobby.open[0].mine);
    assert!(ann.get(&server, "/api/lobby").json::<Lobby>().open[0].mine);
    assert!(!open.links.watch.contains('#'), "public games need no key: {}", open.links.watch);
    let view: GameView = Person::new().get(&server, &format!("/api/games/{played}")).json();
    assert_eq!(view.seats.len(), 0);
}

#[test]
fn what_cannot_be_read_is_told() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let json = ["Content-Type: application/json"];
    for (path, body) in [
        ("/api/games".to_owned(), ""),
        ("/api/games".to_owned(), "{"),
        ("/api/games".to_owned(), "[]"),
        ("/api/games".to_owned(), "{\"setup\":{\"game\":\"chess\",\"order\":\"gy\",\"seats\":[]}}"),
        ("/api/games".to_owned(), "\u{0}\u{1}"),
        (format!("/api/games/{id}/enter"), "{\"key\":\"short\"}"),
        (format!("/api/games/{id}/seats"), "{\"name\":7}"),
        (format!("/api/games/{id}/commands"), "{\"id\":\"not plain\",\"seen\":2,\"command\":\"cancel\"}"),
        (format!("/api/games/{id}/commands"), "{\"id\":\"a\",\"seen\":-2,\"command\":\"cancel\"}"),
        (format!("/api/games/{id}/commands"), "{\"id\":\"a\",\"seen\":2,\"command\":\"win\"}"),
        ("/api/me/enter".to_owned(), "{}"),
    ] {
        let answer = ann.send(&server, &path, body, &json);
        assert_eq!(answer.problem(), (400, RefusedCode::BadMessage), "{path} {body}");
    }
    for setup in [
        json!({ "game": "shacru", "order": "gy", "seats": ["open"] }),
        json!({ "game": "shacru", "order": "gy", "seats": [{ "computer": { "level": 9 } }, "open"] }),
        json!({ "game": "shacru", "order": "gy", "seats": [{ "computer": { "level": 1 } }, { "computer": { "level": 1 } }] }),
        json!({ "game": "shacru", "order": "gy", "seats": ["open", "open"], "time": { "clock": { "seconds": 1, "increment": 0 } } }),
    ] {
        let answer = ann.post(&server, "/api/games", &json!({ "setup": setup }));
        assert_eq!(answer.problem(), (422, RefusedCode::BadSetup), "{setup}");
    }
}

#[test]
fn paths_and_methods_that_are_none_are_told_as_problems() {
    let server = Running::new();
    for path in [
        "/api/nowhere",
        "/api/games/short",
        "/api/games/aaaaaaaaaaaa",
        "/api/games/aaaaaaaaaaaa/x",
        "/api/games/%2e%2e",
    ] {
        assert_eq!(server.get(path).problem(), (404, RefusedCode::NotFound), "{path}");
    }
    for (method, path) in
        [("DELETE", "/api/games"), ("GET", "/api/games"), ("PUT", "/api/lobby"), ("GET", "/api/token")]
    {
        assert_eq!(server.ask(method, path, &[]).problem(), (405, RefusedCode::BadMessage), "{method} {path}");
    }
    let wrong = Person::new().post(&server, "/api/lobby", &json!({}));
    assert_eq!(wrong.problem(), (405, RefusedCode::BadMessage));
    for path in ["/api", "/api/lobby", "/api/nowhere"] {
        let answer = server.get(path);
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        assert!(answer.header("content-security-policy").is_some(), "{path}");
    }
}

#[test]
fn who_set_a_game_up_calls_it_off_also_without_a_seat() {
    let server = Running::new();
    let mut ann = Person::new();
    let setup = json!({ "game": "shacru", "order": "gy", "seats": ["open", "open"], "visibility": "private" });
    let created = ann.create(&server, &setup);
    let id = created.id.as_str();
    let view = ann.view(&server, id);
    assert!(view.host && view.seats.is_empty());
    let ben = Person::bot(&server);
    let join = json!({ "name": "Ben", "key": key_of(&created.links.invite) });
    let joined: Joined = ben.post(&server, &format!("/api/games/{id}/seats"), &join).json();
    assert!(!joined.game.host);
    assert_eq!(ben.command(&server, id, "mine", 2, "cancel").problem(), (422, RefusedCode::NotYourSeat));
    assert_eq!(
        ann.command(&server, id, "resign", 2, json!({ "resign": { "color": "g" } })).problem().1,
        RefusedCode::NotYourSeat
    );
    // Sent twice, it is done once, and answered the same.
    for _ in 0..2 {
        let settled: Answer = ann.command(&server, id, "off", 2, "cancel").json();
        assert_eq!(settled, Answer::Settled { last: 3 });
    }
    assert_eq!(ben.view(&server, id).phase, Phase::Over);
}
