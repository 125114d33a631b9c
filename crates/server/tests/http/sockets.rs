//! `WebSocket`s: what they hear, and what a client cannot do with them.

use crate::client::{Running, read_to_end};
use crate::person::{Person, two_at_a_table};
use pacru_api::{Answer, FromServer, PROTOCOL, RefusedCode};
use pacru_server::Rate;
use pacru_testing::wait::{Wait, join, wait_until, with_growing_limit};
use serde_json::json;
use std::io::Write;
use std::time::Instant;
use tungstenite::Message;

fn hello(color: &str) -> serde_json::Value {
    json!({ "say": { "color": color, "what": { "phrase": "hello" } } })
}

#[test]
fn a_client_hears_what_it_missed_and_then_what_happens() {
    let server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "private");
    let mut socket = ben.follow(&server, &id, 1);
    let FromServer::Hello { protocol, seats, last, .. } = socket.news() else { panic!("hello comes first") };
    assert_eq!((protocol, seats.len(), last), (PROTOCOL, 1, 2));
    let FromServer::Events(missed) = socket.news() else { panic!("then what was missed") };
    assert_eq!(missed.iter().map(|logged| logged.number).collect::<Vec<_>>(), [2]);

    ann.command(&server, &id, "a", 2, json!({ "move": { "text": "e1-e2" } }));
    let FromServer::Events(events) = socket.news() else { panic!("what happens") };
    assert_eq!(events.iter().map(|logged| logged.number).collect::<Vec<_>>(), [3]);

    socket.command("b", 3, json!({ "move": { "text": "e9-e8" } }));
    let mut told = [socket.news(), socket.news()];
    told.sort_by_key(|message| matches!(message, FromServer::Events(_)));
    let [FromServer::Answer { id: name, answer }, FromServer::Events(events)] = told else { panic!("{told:?}") };
    assert_eq!((name.as_str(), answer, events[0].number), ("b", Answer::Settled { last: 4 }, 4));

    // A client that returns gets exactly the gap.
    let mut back = ben.follow(&server, &id, 4);
    assert!(matches!(back.news(), FromServer::Hello { last: 4, .. }));
    back.command("b", 3, json!({ "move": { "text": "e9-e8" } }));
    assert!(
        matches!(back.news(), FromServer::Answer { answer: Answer::Settled { last: 4 }, .. }),
        "sent again, done once"
    );
}

#[test]
fn whoever_is_behind_is_told_the_game_and_whoever_watches_cannot_move() {
    let server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "public");
    ann.command(&server, &id, "a", 2, json!({ "move": { "text": "e1-e2" } }));
    let mut late = ben.follow(&server, &id, 3);
    late.news();
    late.command("a", 2, json!({ "move": { "text": "e9-e8" } }));
    let FromServer::Answer { answer: Answer::Refused { refused, game }, .. } = late.news() else { panic!("refused") };
    assert_eq!((refused.code, game.expect("the game").events.len()), (RefusedCode::Behind, 3));
    for watcher in [Person::new(), Person::bot(&server)] {
        let mut socket = watcher.follow(&server, &id, 3);
        socket.news();
        socket.command("x", 3, json!({ "move": { "text": "e9-e8" } }));
        let FromServer::Answer { answer: Answer::Refused { refused, .. }, .. } = socket.news() else {
            panic!("refused")
        };
        assert!(matches!(refused.code, RefusedCode::NotYourSeat | RefusedCode::NotYourTurn), "{refused}");
    }
}

#[test]
fn the_version_is_agreed_on_by_the_subprotocol() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let follow = |lines: &[&str]| ann.try_follow(&server, &id, 0, lines).err();
    assert_eq!(follow(&[]), None, "whoever names none is taken at their word");
    assert_eq!(follow(&["Sec-WebSocket-Protocol: pacru.2, pacru.1"]), None);
    for other in ["pacru.2", "pacru", "graphql-ws, pacru.1.1"] {
        assert_eq!(follow(&[&format!("Sec-WebSocket-Protocol: {other}")]), Some(400), "{other}");
    }
    let path = format!("/api/games/{id}/live");
    assert_eq!(ann.get(&server, &path).problem(), (426, RefusedCode::BadMessage), "no WebSocket at all");
    assert_eq!(ann.get(&server, &format!("{path}?since=x")).status, 400);
}

#[test]
fn garbage_is_refused_and_the_connection_goes_on() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let mut socket = ann.follow(&server, &id, 2);
    socket.news();
    for noise in ["", "{", "null", "[]", "{\"command\":7}", "{\"fly\":{}}", "\u{0}", &"[".repeat(5000)] {
        socket.say(Message::text(noise));
        let FromServer::Refused(refused) = socket.news() else { panic!("{noise} is refused") };
        assert_eq!(refused.code, RefusedCode::BadMessage, "{noise}");
    }
    socket.command("a", 2, hello("g"));
    assert!(matches!(socket.news(), FromServer::Answer { .. } | FromServer::Events(_)));
}

#[test]
fn messages_that_are_too_long_end_the_connection() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    for message in [Message::text("x".repeat(17 << 10)), Message::binary(vec![0; 1 << 20])] {
        let mut socket = ann.follow(&server, &id, 2);
        socket.news();
        // The server may close before everything is sent.
        let _ = socket.0.send(message);
        assert!(matches!(socket.closed(), Some(1009) | None));
    }
    let mut raw = ann.follow(&server, &id, 2);
    raw.news();
    // A frame that claims to be eight exabytes long.
    raw.0
        .get_mut()
        .write_all(&[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])
        .expect("it listens");
    assert!(matches!(raw.closed(), Some(1009 | 1002) | None));
    assert_eq!(ann.view(&server, &id).events.len(), 2);
}

#[test]
fn noise_that_is_no_web_socket_ends_the_connection() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let mut socket = ann.follow(&server, &id, 2);
    socket.news();
    socket.0.get_mut().write_all(&[0xff; 64]).expect("it listens");
    assert!(matches!(socket.closed(), Some(1002) | None));
    assert_eq!(server.get("/health").body, "ok");
}

#[test]
fn whoever_sends_too_much_is_refused_before_it_is_read_and_then_closed() {
    let server = Running::set(|settings| settings.limits.commands = Rate::new(5, 3600));
    let (id, ann, _) = two_at_a_table(&server, "private");
    let mut socket = ann.follow(&server, &id, 2);
    socket.news();
    for _ in 0..5 {
        socket.say(Message::text("{"));
        assert!(matches!(socket.news(), FromServer::Refused(refused) if refused.code == RefusedCode::BadMessage));
    }
    socket.command("a", 2, hello("g"));
    assert!(matches!(socket.news(), FromServer::Refused(refused) if refused.code == RefusedCode::TooMany));
    for _ in 0..200 {
        // It closes while this is being sent.
        let _ = socket.0.send(Message::Ping(Vec::new().into()));
    }
    assert!(matches!(socket.closed(), Some(1008) | None));
    assert_eq!(ann.view(&server, &id).events.len(), 2, "nothing of it was done");
}

#[test]
fn silent_and_half_open_connections_are_closed() {
    with_growing_limit("closing silent connections and no others", |silence| {
        let server = Running::set(|settings| {
            settings.limits.ping = silence / 5;
            settings.limits.silence = silence;
        });
        let (id, ann, ben) = two_at_a_table(&server, "private");
        let mut silent = ann.follow(&server, &id, 2);
        // Reading below the WebSocket: pings are not answered, as by a machine that is gone.
        let bytes = read_to_end(silent.0.get_mut());
        if !bytes.windows(2).any(|frame| frame == [0x89, 0x00]) {
            return Err("the silent one was not asked whether it is there".to_owned());
        }
        // Whoever answers pings stays, and is told the time.
        let mut alive = ben.follow(&server, &id, 2);
        let (begin, mut times) = (Instant::now(), 0);
        while begin.elapsed() < 2 * silence || times == 0 {
            let message = alive.next().map_err(|close| format!("closed with {close:?} after {times} pings"))?;
            times += usize::from(matches!(message, FromServer::Time(_)));
        }
        Ok(())
    });
}

#[test]
fn a_client_that_does_not_read_holds_nobody_up() {
    let server = Running::set(|settings| {
        settings.limits.commands = Rate::new(100_000, 1);
        settings.hub.waiting_messages = 4;
    });
    let (id, ann, ben) = two_at_a_table(&server, "private");
    let mut deaf = ann.follow(&server, &id, 2);
    let mut socket = ben.follow(&server, &id, 2);
    socket.news();
    for number in 0..500 {
        socket.command(&format!("c{number}"), 2, hello("y"));
        socket.answer();
    }
    // Whoever was left behind is told to come back, or finds everything in order.
    let mut next = 2;
    let wait = Wait::new("event 502, or being told to come back");
    loop {
        wait.check(format_args!("event {next}"));
        match deaf.next() {
            Ok(FromServer::Events(events)) => {
                for event in events {
                    next += 1;
                    assert_eq!(event.number, next, "without gaps");
                }
                if next == 502 {
                    break;
                }
            }
            Ok(_) => {}
            Err(close) => {
                assert_eq!(close.map(|frame| u16::from(frame.code)), Some(1013));
                break;
            }
        }
    }
    let mut back = ann.follow(&server, &id, next);
    assert!(matches!(back.news(), FromServer::Hello { last: 502, .. }));
}

#[test]
fn places_for_web_sockets_are_bounded() {
    let server = Running::set(|settings| {
        settings.limits.sockets = 2;
        settings.limits.sockets_per_address = 1;
        settings.trusted_proxy = "127.0.0.1".parse().expect("a network");
    });
    let (id, ann, _) = two_at_a_table(&server, "private");
    let from = |address: &str| ann.with(&format!("X-Forwarded-For: {address}"));
    let first = from("192.0.2.1").follow(&server, &id, 0);
    assert_eq!(from("192.0.2.1").try_follow(&server, &id, 0, &[]).err(), Some(429), "of one address");
    let _second = from("192.0.2.2").follow(&server, &id, 0);
    assert_eq!(from("192.0.2.3").try_follow(&server, &id, 0, &[]).err(), Some(503), "of all");
    drop(first);
    // The place is free when the server has noticed.
    wait_until("a free place", || {
        let followed = from("192.0.2.1").try_follow(&server, &id, 0, &[]);
        followed.map(drop).map_err(|status| format!("status {status}"))
    });
}

#[test]
fn web_sockets_outlive_the_age_of_plain_connections() {
    let server = Running::new();
    let (id, ann, _) = two_at_a_table(&server, "private");
    let mut last = Some(server);
    with_growing_limit("a WebSocket that is opened in time", |age| {
        let server = last.take().expect("a server").again(|settings| {
            settings.limits.connection = age;
            settings.limits.ping = age / 5;
        });
        let server = last.insert(server);
        let mut socket = ann.try_follow(server, &id, 2, &[]).map_err(|status| format!("status {status}"))?;
        let begin = Instant::now();
        while begin.elapsed() < 2 * age {
            socket.next().expect("it stays open");
        }
        Ok(())
    });
}

#[test]
fn a_server_that_stops_tells_clients_to_come_back_and_they_find_their_game() {
    let mut server = Running::new();
    let (id, ann, ben) = two_at_a_table(&server, "private");
    let mut sockets = [ann.follow(&server, &id, 2), ben.follow(&server, &id, 2)];
    for socket in &mut sockets {
        socket.news();
    }
    sockets[0].command("a", 2, json!({ "move": { "text": "e1-e2" } }));
    sockets[0].answer();
    let stopping = std::thread::spawn(move || {
        server.stop();
        server
    });
    for socket in &mut sockets {
        let bye = socket.find("the server's goodbye", |message| match message {
            FromServer::Bye { retry } => Ok(retry),
            other => Err(other),
        });
        assert!((500..=3000).contains(&bye), "{bye}");
        assert_eq!(socket.closed(), Some(1012));
    }
    let server = join("the end of the server", stopping).again(|_| {});
    let mut back = ben.follow(&server, &id, 2);
    assert!(matches!(back.news(), FromServer::Hello { last: 3, .. }));
    assert!(matches!(back.news(), FromServer::Events(events) if events.len() == 1));
}
