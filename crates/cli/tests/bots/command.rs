//! `pacru bot`.

use crate::world::{Bot, SHORT, World, is_over};
use pacru_api::{Command, Envelope, Event, Offer, Phase, Seat, Visibility};
use pacru_testing::port::HeldPort;

const OPEN: Seat = Seat::Open;

fn here() -> Seat {
    Seat::Here { name: "Ann".to_owned() }
}

#[test]
fn two_bots_join_a_private_game_by_its_link_and_play_it_to_the_end() {
    let world = World::new();
    let host = world.token();
    // Whoever only looks on holds a seat, too, or could not see the end: a third player who resigns.
    let created = world.create(&host, SHORT, Visibility::Private, vec![here(), OPEN, OPEN]);
    let bots = ["2", "1"].map(|level| Bot::new(["--url", &created.links.invite, "--level", level, "--seed", "302"]));
    let begun = world.wait(&host, &created, |state| state.phase() == Phase::Running);
    let mine = begun.setup().order.colors()[0];
    let resign =
        Envelope { id: "resign1".parse().unwrap(), seen: begun.last(), command: Command::Resign { color: mine } };
    world.runtime.block_on(world.http().command(&host, &created.id, &resign)).expect("resigned");
    let ended = world.wait(&host, &created, is_over);
    let mut told: Vec<String> = bots.into_iter().map(Bot::done).collect();
    told.sort_by_key(|said| said.contains(": lost"));
    let address = format!("{}/game/{}: ", world.url(), created.id);
    for said in &told {
        assert_eq!(said.lines().count(), 2, "{said}");
        assert!(said.lines().all(|line| line.starts_with(&address)), "{said}");
    }
    assert!(told[0].contains(": won (") && told[1].contains(": lost to "), "{told:?}");
    let names: Vec<String> = ended.names();
    assert!(names.contains(&"bot, level 1".to_owned()) && names.contains(&"bot, level 2".to_owned()), "{names:?}");
}

#[test]
fn in_the_lobby_one_bot_offers_a_game_and_another_takes_it() {
    let world = World::new();
    let url = world.url();
    let offers =
        Bot::new(["--url", &url, "--level", "1", "--name", "Host", "--offer", SHORT, "--games", "1", "--seed", "302"]);
    let takes = Bot::new(["--url", &url, "--level", "2", "--name", "Guest", "--games", "1", "--seed", "302"]);
    let told = [offers.done(), takes.done()];
    assert!(told.iter().any(|said| said.contains(": won (")), "{told:?}");
    assert!(told.iter().any(|said| said.contains(": lost to ")), "{told:?}");
}

#[test]
fn a_bot_survives_a_killed_server_and_goes_on() {
    let mut world = World::new();
    let host = world.token();
    let created = world.create(&host, SHORT, Visibility::Public, vec![here(), OPEN]);
    let bot = Bot::new(["--url", &created.links.invite, "--level", "1", "--seed", "302"]);
    let mine = world.wait(&host, &created, |state| state.phase() == Phase::Running).setup().order.colors()[0];
    let mut turns = 0;
    loop {
        let state = world.wait(&host, &created, |state| is_over(state) || state.position().to_move() == mine);
        if is_over(&state) {
            break;
        }
        if turns == 2 {
            world = world.killed_and_restarted();
        }
        turns += 1;
        let text = state.position().travels()[0].to_string();
        let envelope = Envelope {
            id: format!("turn{turns}").parse().unwrap(),
            seen: state.last(),
            command: Command::Move { text },
        };
        world.runtime.block_on(world.http().command(&host, &created.id, &envelope)).expect("moved");
    }
    assert!(turns > 2, "the game was over before the server was killed");
    let said = bot.done();
    assert!(said.contains(": won (") || said.contains(": lost to "), "{said}");
}

#[test]
fn a_bot_gives_turns_back_answers_draws_and_plays_again_when_asked_to() {
    let world = World::new();
    let host = world.token();
    let created = world.create(&host, "shacru", Visibility::Public, vec![here(), OPEN]);
    let bot = Bot::new(["--url", &created.links.invite, "--level", "1", "--seed", "302", "--again"]);
    let begun = world.wait(&host, &created, |state| state.phase() == Phase::Running);
    let mine = begun.setup().order.colors()[0];
    let mut number = 0;
    let mut send_late = |created: &pacru_api::Created, seen: u32, command: Command| {
        number += 1;
        let envelope = Envelope { id: format!("mine{number}").parse().unwrap(), seen, command };
        world.runtime.block_on(world.http().command(&host, &created.id, &envelope)).expect("done");
    };
    let mut send = |created: &pacru_api::Created, command: Command| {
        send_late(created, world.state(&host, created).last(), command);
    };
    send(&created, Command::Move { text: begun.position().travels()[0].to_string() });
    world.wait(&host, &created, |state| state.game().plies().len() == 2);
    send(&created, Command::Offer { color: mine, offer: Offer::TakeBack });
    world.wait(&host, &created, |state| state.game().plies().is_empty() && state.offers().is_empty());
    send(&created, Command::Offer { color: mine, offer: Offer::Draw });
    let answered = world.wait(&host, &created, |state| state.offers().is_empty());
    if !is_over(&answered) {
        send(&created, Command::Resign { color: mine });
    }
    send(&created, Command::Offer { color: mine, offer: Offer::Rematch });
    let next = world.wait(&host, &created, |state| state.rematch().is_some()).rematch().cloned().expect("a game");
    let next = pacru_api::Created { id: next, links: created.links.clone() };
    let view = world.view(&host, &next);
    assert_eq!(view.phase, Phase::Running);
    let Event::Created(setup) = &view.events[0].event else { panic!("no set-up") };
    assert_eq!(setup.earlier.as_ref(), Some(&created.id));
    let mine = view.seats.iter().next().expect("a seat");
    // Now the bot moves first, and our resignation crosses its move: we have only seen the set-up.
    world.wait(&host, &next, |state| state.game().plies().len() == 1);
    send_late(&next, view.events[0].number, Command::Resign { color: mine });
    assert!(is_over(&world.state(&host, &next)));
    // The same offer to a bot that may not have heard of the end.
    send_late(&next, view.events[0].number, Command::Offer { color: mine, offer: Offer::Rematch });
    world.wait(&host, &next, |state| state.rematch().is_some());
    drop(bot);
}

#[test]
fn a_bot_with_a_token_file_goes_on_with_its_game() {
    let world = World::new();
    let host = world.token();
    let created = world.create(&host, SHORT, Visibility::Public, vec![here(), OPEN]);
    let file = world.start.folder.path().join("bot.token");
    let start = || {
        let url = world.url();
        Bot::new(["--url", &url, "--level", "1", "--games", "1", "--token-file", file.to_str().expect("UTF-8")])
    };
    let first = start();
    let begun = world.wait(&host, &created, |state| state.phase() == Phase::Running);
    drop(first);
    let second = start();
    let [mine, the_bots] = begun.setup().order.colors() else { panic!("a game of two") };
    let (mine, the_bots) = (*mine, *the_bots);
    world.wait_for_view(&host, &created, |view| view.present.contains(the_bots));
    let last = world.state(&host, &created).last();
    let resign = Envelope { id: "r".parse().unwrap(), seen: last, command: Command::Resign { color: mine } };
    world.runtime.block_on(world.http().command(&host, &created.id, &resign)).expect("resigned");
    let said = second.done();
    assert!(said.contains(": won (last)"), "{said}");
}

#[test]
fn what_cannot_be_is_told_in_one_line() {
    let world = World::new();
    let url = world.url();
    let free = HeldPort::new();
    let nobody = format!("http://{}", free.address());
    let encrypted = world.url().replace("http:", "https:");
    let missing = format!("{url}/game/abcdefgh1234#join-{}", "A".repeat(32));
    for (args, code, told) in [
        (vec!["--url", "pacru.example.org"], 2, "use an invitation link or a server's address"),
        (vec!["--url", &url, "--level", "9"], 2, "9"),
        (vec!["--url", &url, "--name", " \u{200b} "], 2, "a name needs a letter"),
        (vec!["--url", &url, "--players", "3"], 2, "--offer"),
        (vec!["--url", &nobody], 1, "cannot reach the server"),
        (vec!["--url", &encrypted], 1, "cannot reach the server"),
        (vec!["--url", &missing], 1, "there is no such game"),
    ] {
        let (ended, said, complained) = Bot::new(&args).end();
        assert_eq!((ended, said.as_str()), (Some(code), ""), "{args:?}: {complained}");
        assert!(complained.starts_with("pacru: ") && complained.contains(told), "{args:?}: {complained}");
        assert_eq!(complained.lines().count(), 1, "{args:?}: {complained}");
    }
}
