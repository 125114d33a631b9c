//! Games online as a page follows them.

mod crossing;

use super::{
    Heard, Left, Pending, Reconnect, Running, ServerClock, Session, merge_pending, read_pending, setup_of,
    suggest_name, table_of, write_pending,
};
use crate::table::{ClockSetting, Plan, Player, Who};
use crate::text::{Lang, Texts};
use pacru_api::{
    Answer, Command, CommandId, Envelope, Event, FromServer, GameView, Logged, Millis, NAME_LENGTH, Offer, PROTOCOL,
    Phase, Phrase, Refused, RefusedCode, Saying, Seat, Setup, State, Time, Visibility, tidy_text,
};
use pacru_rules::{Color, ColorSet, Departure, GameKind};

const GREEN: ColorSet = ColorSet::EMPTY.with(Color::Green);
const BOTH: ColorSet = GREEN.with(Color::Yellow);

/// A server that keeps one game in its memory.
struct Server {
    state: State,
    log: Vec<Logged>,
}

impl Server {
    /// Ann has green, Ben has yellow, and it has begun.
    fn of_two(game: &str, time: Time) -> Server {
        let mut setup = Setup::new(game.parse().unwrap(), "gy".parse().unwrap());
        setup.seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Here { name: "Ben".to_owned() }];
        setup.time = time;
        let first = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
        Server { state: State::new(&first).unwrap(), log: vec![first] }
    }

    fn view(&self, seats: ColorSet) -> GameView {
        GameView {
            id: "abcdefgh".parse().unwrap(),
            now: Millis(1000),
            seats,
            host: false,
            events: self.log.clone(),
            position: self.state.position().to_string(),
            phase: self.state.phase(),
            left: Vec::new(),
            present: BOTH,
            watchers: 0,
            gone: 120_000,
            away: Vec::new(),
        }
    }

    fn session(&self, seats: ColorSet) -> Session {
        Session::new(&self.view(seats), Pending::default()).expect("a game")
    }

    /// Does what a command asks for, and tells it.
    fn take(&mut self, seats: ColorSet, command: &Command) -> FromServer {
        let events = self.state.judge(seats, command).unwrap_or_else(|refused| panic!("{refused}"));
        let logged = Logged::number_from(self.state.last(), Millis(2000), events);
        for one in &logged {
            self.state.apply(one).expect("fits");
        }
        self.log.extend(logged.clone());
        FromServer::Events(logged)
    }
}

fn id(text: &str) -> CommandId {
    text.parse().unwrap()
}

fn a_move(text: &str) -> Command {
    Command::Move { text: text.to_owned() }
}

fn settled(name: &str, last: u32) -> FromServer {
    FromServer::Answer { id: id(name), answer: Answer::Settled { last } }
}

fn refused(name: &str, code: RefusedCode, game: Option<GameView>) -> FromServer {
    let answer = Answer::Refused { refused: Refused::new(code, ""), game: game.map(Box::new) };
    FromServer::Answer { id: id(name), answer }
}

#[test]
fn a_move_is_shown_at_once_and_settled_when_answered() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    assert!(session.may_move());
    let sent = session.ask(id("a"), a_move("e1-e2")).expect("a legal move");
    assert_eq!(sent.seen, 1);
    assert!(session.is_sending() && !session.may_move());
    assert_eq!(session.state().game().plies().len(), 0, "it is not the truth yet");
    assert_eq!(session.shown().game().plies().len(), 1);
    let told = server.take(GREEN, &sent.command);
    assert_eq!(session.hear(told, Millis(0)), Heard::News);
    assert!(!session.is_sending(), "the game has gone on by it");
    assert_eq!(session.shown().game().plies().len(), 1, "and it is not shown twice");
    assert_eq!(session.hear(settled("a", 2), Millis(0)), Heard::News);
    assert!(session.pending().is_empty());
}

#[test]
fn whoever_holds_both_seats_waits_for_the_answer_before_the_next_move() {
    let mut server = Server::of_two("azacru", Time::None);
    let mut session = server.session(BOTH);
    let sent = session.ask(id("a"), a_move("e1-e2")).expect("legal");
    let told = server.take(BOTH, &sent.command);
    session.hear(told, Millis(0));
    assert!(!session.may_move(), "the answer is not there");
    assert_eq!(session.shown().last(), session.state().last());
    session.hear(settled("a", 2), Millis(0));
    assert!(session.may_move(), "and now for yellow");
}

#[test]
fn an_answer_that_comes_before_its_events_does_not_take_the_move_away() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    let sent = session.ask(id("a"), a_move("e1-e2")).expect("a legal move");
    let told = server.take(GREEN, &sent.command);
    session.hear(settled("a", 2), Millis(0));
    assert_eq!(session.shown().game().plies().len(), 1);
    assert!(!session.pending().is_empty(), "a page that is loaded anew now asks again, and is told the same");
    session.hear(told, Millis(0));
    assert!(session.pending().is_empty() && !session.may_move());
    assert_eq!(session.shown().game().plies().len(), 1);
}

#[test]
fn a_refused_move_leaves_the_truth() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    session.ask(id("a"), a_move("e1-e2")).expect("legal");
    // Another tab of mine was quicker.
    server.take(GREEN, &a_move("a3-b3"));
    let heard = session.hear(refused("a", RefusedCode::Behind, Some(server.view(GREEN))), Millis(0));
    assert!(matches!(heard, Heard::Refused(why) if why.code == RefusedCode::Behind));
    assert!(session.pending().is_empty());
    assert_eq!(session.shown().game().plies()[0].action.to_string(), "a3-b3");
}

#[test]
fn a_move_is_sent_again_under_the_same_name_after_a_reload() {
    let server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    session.ask(id("a"), a_move("e1-e2")).expect("legal");
    let kept = write_pending(session.pending());
    let mut again = Session::new(&server.view(GREEN), read_pending(&kept)).expect("a game");
    assert_eq!(again.pending(), session.pending());
    assert_eq!(again.shown().game().plies().len(), 1);
    let hello = FromServer::Hello { protocol: PROTOCOL, now: Millis(0), seats: GREEN, last: 1 };
    assert_eq!(again.hear(hello, Millis(0)), Heard::Welcome);
    for nonsense in ["", "x", "a 1 e1-e2", "{}", r#"{"id":"ä","seen":1,"command":"cancel"}"#] {
        assert!(read_pending(nonsense).is_empty(), "{nonsense}");
    }
}

/// Everything that a player can ask for, but for a move.
fn requests() -> Vec<Command> {
    let color = Color::Green;
    vec![
        Command::Resign { color },
        Command::Offer { color, offer: Offer::Draw },
        Command::Accept { color, offer: Offer::Rematch },
        Command::Decline { color, offer: Offer::TakeBack },
        Command::Stand { color },
        Command::Cancel,
        Command::Claim { color: Color::Yellow },
        Command::Say { color, what: Saying::Phrase(Phrase::Thanks) },
        Command::Chat { color, on: true },
    ]
}

fn pending(commands: impl IntoIterator<Item = Command>) -> Pending {
    let mut pending = Pending::default();
    for (number, command) in commands.into_iter().enumerate() {
        assert!(pending.add(Envelope { id: id(&format!("c{number}")), seen: 7, command }));
    }
    pending
}

#[test]
fn everything_that_was_asked_for_survives_a_reload_under_its_name() {
    for command in requests() {
        let before = pending([command]);
        assert_eq!(read_pending(&write_pending(&before)), before);
    }
    let words = "two\nlines \"and\" more";
    let said = pending([Command::Say { color: Color::Green, what: Saying::Text(words.to_owned()) }]);
    assert_eq!(write_pending(&said).lines().count(), 1);
    assert_eq!(read_pending(&write_pending(&said)), said);
}

#[test]
fn what_a_reload_finds_is_done_once() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    let draw = Command::Offer { color: Color::Green, offer: Offer::Draw };
    session.ask(id("a"), draw.clone()).expect("a draw can be offered");
    // It was stored, and the answer was lost with the page.
    server.take(GREEN, &draw);
    let kept = read_pending(&write_pending(session.pending()));
    let mut again = Session::new(&server.view(GREEN), kept).expect("a game");
    assert_eq!(again.pending().all()[0].id, id("a"));
    assert!(again.ask(id("b"), draw).is_err(), "it is on its way");
    assert_eq!(again.hear(settled("a", 2), Millis(0)), Heard::News);
    assert!(again.pending().is_empty());
    assert_eq!(again.state().offers().len(), 1);
}

#[test]
fn tabs_of_one_game_do_not_forget_for_each_other() {
    let mine = pending([Command::Cancel]);
    let mut both = mine.clone();
    let other = Envelope { id: id("other"), seen: 7, command: Command::Resign { color: Color::Green } };
    both.add(other.clone());
    let nothing = Pending::default();
    assert_eq!(merge_pending(&write_pending(&mine), &nothing, &nothing), mine, "who knows of nothing forgets nothing");
    assert_eq!(merge_pending(&write_pending(&both), &mine, &nothing).all(), [other], "answered here");
    assert_eq!(merge_pending("", &nothing, &mine), mine);
    assert!(merge_pending(&write_pending(&mine), &mine, &nothing).is_empty());
}

#[test]
fn what_is_too_much_is_said_no_more() {
    let server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    let hello = Command::Say { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
    session.ask(id("a"), hello.clone()).expect("said");
    session.ask(id("b"), hello).expect("words can be said twice");
    assert!(matches!(session.hear(refused("a", RefusedCode::TooMany, None), Millis(0)), Heard::Refused(_)));
    assert!(matches!(session.hear(refused("b", RefusedCode::Storage, None), Millis(0)), Heard::Later(_)));
    assert_eq!(session.pending().all().len(), 1);
}

#[test]
fn who_set_a_game_up_can_call_it_off_without_a_seat() {
    let setup = Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap());
    let first = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
    let server = Server { state: State::new(&first).unwrap(), log: vec![first] };
    let nobody = ColorSet::EMPTY;
    assert!(!server.session(nobody).may(&Command::Cancel));
    let view = GameView { host: true, ..server.view(nobody) };
    let mut host = Session::new(&view, Pending::default()).expect("a game");
    assert!(host.is_host() && host.may(&Command::Cancel));
    assert!(host.ask(id("a"), Command::Cancel).is_ok());
}

#[test]
fn what_comes_again_is_left_out_and_a_gap_is_noticed() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    let first = server.take(GREEN, &a_move("e1-e2"));
    let second = server.take(BOTH, &a_move("e9-e8"));
    assert_eq!(session.clone().hear(second.clone(), Millis(0)), Heard::Gap);
    assert_eq!(session.hear(first.clone(), Millis(0)), Heard::News);
    assert_eq!(session.hear(first, Millis(0)), Heard::News);
    assert_eq!(session.hear(second, Millis(0)), Heard::News);
    assert_eq!(session.state().last(), server.state.last());
    let old = server.view(GREEN);
    server.take(GREEN, &a_move("e2-e3"));
    session.take_view(&server.view(GREEN));
    session.take_view(&old);
    assert_eq!(session.state().last(), server.state.last(), "an older view changes nothing");
}

#[test]
fn what_the_server_cannot_do_now_is_asked_again() {
    let server = Server::of_two("shacru", Time::None);
    let mut session = server.session(GREEN);
    session.ask(id("a"), a_move("e1-e2")).expect("legal");
    for code in [RefusedCode::Storage, RefusedCode::TooMany, RefusedCode::Stopping] {
        assert!(matches!(session.hear(refused("a", code, None), Millis(0)), Heard::Later(_)));
        assert!(session.is_sending());
    }
    assert_eq!(session.hear(FromServer::Bye { retry: 300 }, Millis(0)), Heard::Bye(300));
    let other = FromServer::Hello { protocol: PROTOCOL + 1, now: Millis(0), seats: GREEN, last: 1 };
    assert_eq!(session.hear(other, Millis(0)), Heard::OtherVersion);
}

#[test]
fn only_what_makes_sense_is_asked_for() {
    let server = Server::of_two("shacru", Time::None);
    let mut watcher = server.session(ColorSet::EMPTY);
    assert!(!watcher.may_move() && watcher.acting().is_none());
    let why = watcher.ask(id("a"), a_move("e1-e2")).unwrap_err();
    assert_eq!(why.code, RefusedCode::NotYourSeat);
    let mut session = server.session(GREEN);
    assert_eq!(session.ask(id("a"), a_move("e1-e9")).unwrap_err().code, RefusedCode::Illegal);
    assert!(session.pending().is_empty());
    session.ask(id("a"), a_move("e1-e2")).expect("legal");
    assert!(session.ask(id("b"), a_move("e1-e2")).is_err(), "one move at a time");
    let draw = Command::Offer { color: Color::Green, offer: Offer::Draw };
    assert_eq!(session.ask(id("c"), draw).map(|sent| sent.seen), Ok(1), "whatever becomes of the move on its way");
    assert!(!session.may(&Command::Offer { color: Color::Green, offer: Offer::Rematch }));
    assert!(session.may(&Command::Offer { color: Color::Green, offer: Offer::Draw }));
}

#[test]
fn who_is_asked_about_an_offer() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut green = server.session(GREEN);
    let mut yellow = server.session(ColorSet::EMPTY.with(Color::Yellow));
    let offer = Command::Offer { color: Color::Green, offer: Offer::Draw };
    let told = server.take(GREEN, &offer);
    green.hear(told.clone(), Millis(0));
    yellow.hear(told, Millis(0));
    assert!(!green.is_asked(Offer::Draw) && yellow.is_asked(Offer::Draw) && !yellow.is_asked(Offer::TakeBack));
}

#[test]
fn a_player_who_is_gone_can_be_claimed_out() {
    let clock = Time::Clock { seconds: 600, increment: 5 };
    let mut server = Server::of_two("shacru", clock);
    server.take(GREEN, &a_move("e1-e2"));
    let mut green = server.session(GREEN);
    let minute = 60_000;
    assert_eq!(green.claimable(Millis(1000 + 10 * minute)), None, "yellow is there");
    green.hear(FromServer::Present { seats: GREEN, watchers: 0 }, Millis(3000));
    green.hear(FromServer::Present { seats: GREEN, watchers: 1 }, Millis(3000 + minute));
    assert_eq!(green.claimable(Millis(3000 + 2 * minute - 1)), None);
    assert_eq!(green.claimable(Millis(3000 + 2 * minute)), Some(Color::Yellow));
    let soon = GameView { gone: 5_000, present: GREEN, ..server.view(GREEN) };
    let told = Session::new(&soon, Pending::default()).expect("a game");
    assert_eq!(told.claimable(Millis(2000 + 4_999)), None);
    assert_eq!(told.claimable(Millis(2000 + 5_000)), Some(Color::Yellow), "as the server has it");
    green.hear(FromServer::Present { seats: BOTH, watchers: 0 }, Millis(3000 + 2 * minute));
    assert_eq!(green.claimable(Millis(3000 + 3 * minute)), None, "back again");

    // Yellow was away while green thought: the two minutes begin with the turn.
    let mut late = Server::of_two("shacru", clock);
    let mut green = late.session(GREEN);
    late.take(GREEN, &a_move("e1-e2"));
    late.take(BOTH, &a_move("e9-e8"));
    green.hear(FromServer::Present { seats: GREEN, watchers: 0 }, Millis(0));
    late.take(GREEN, &a_move("e2-e3"));
    green.take_view(&GameView { present: GREEN, ..late.view(GREEN) });
    assert_eq!(green.claimable(Millis(2000 + 2 * minute - 1)), None);
    assert_eq!(green.claimable(Millis(2000 + 2 * minute)), Some(Color::Yellow));

    let week = 7 * 24 * 60 * minute;
    let mut slow = Server::of_two("shacru", Time::None);
    slow.take(GREEN, &a_move("e1-e2"));
    let session = slow.session(GREEN);
    assert_eq!(session.claimable(Millis(2000 + week - 1)), None);
    assert_eq!(session.claimable(Millis(2000 + week)), Some(Color::Yellow));
    assert_eq!(slow.session(ColorSet::EMPTY).claimable(Millis(2000 + week)), None, "watchers claim nothing");
    let mut days = Server::of_two("shacru", Time::Days(30));
    days.take(GREEN, &a_move("e1-e2"));
    assert_eq!(days.session(GREEN).claimable(Millis(2000 + week)), None, "yellow has thirty days");
}

#[test]
fn a_game_online_is_shown_as_a_table() {
    let mut setup = Setup::new("pacru".parse().unwrap(), "yrgb".parse().unwrap());
    setup.seats[0] = Seat::Here { name: "Ann".to_owned() };
    setup.seats[2] = Seat::Computer { level: 3 };
    let first = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
    let mut state = State::new(&first).unwrap();
    let yellow = ColorSet::EMPTY.with(Color::Yellow);
    assert!(!table_of(&state, yellow).is_persons_turn(), "nobody moves before all have come");
    for _ in 0..2 {
        let (_, event) = state.join(None, "Ben").unwrap();
        let number = state.last() + 1;
        state.apply(&Logged { number, at: Millis(0), event }).unwrap();
    }
    let table = table_of(&state, yellow);
    let who = |color| table.player(color).map(|player| player.who.to_string()).unwrap();
    assert_eq!([Color::Yellow, Color::Red, Color::Green].map(who), ["me", "elsewhere", "computer3"]);
    assert_eq!(table.player(Color::Black).unwrap().name, "Ben");
    assert!(table.is_persons_turn());
    assert_eq!(table.my_color(), Color::Yellow);
    assert!(!table_of(&state, ColorSet::EMPTY).is_persons_turn());
    let both = table_of(&state, yellow.with(Color::Red));
    assert_eq!(both.player(Color::Red).unwrap().who, Who::Here);
}

#[test]
fn whoever_stands_up_has_no_seat() {
    let mut setup = Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap());
    setup.seats[1] = Seat::Here { name: "Ben".to_owned() };
    let first = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
    let mut server = Server { state: State::new(&first).unwrap(), log: vec![first] };
    let (_, joined) = server.state.join(None, "Ann").unwrap();
    let joined = Logged { number: 2, at: Millis(0), event: joined };
    server.log.push(joined);
    let mut session = server.session(GREEN);
    let stood = Logged { number: 3, at: Millis(0), event: Event::Stood { color: Color::Green } };
    session.hear(FromServer::Events(vec![stood]), Millis(0));
    assert!(session.seats().is_empty() && session.acting().is_none());
}

#[test]
fn a_plan_becomes_an_invitation() {
    let mut plan = Plan::with_someone_elsewhere(GameKind::Pacru);
    assert!(plan.is_online());
    plan.set_seats(3);
    plan.players[2] = Player::new(Who::Computer(pacru_engine::Level::new(4).unwrap()));
    plan.clock = Some(ClockSetting { minutes: 10, increment: 5 });
    plan.options.meet9 = true;
    let setup = setup_of(&plan, "Ann");
    assert_eq!(setup.seats, [Seat::Here { name: "Ann".to_owned() }, Seat::Open, Seat::Computer { level: 4 }]);
    assert_eq!(setup.time, Time::OFFERED[1]);
    assert_eq!((setup.game.to_string(), setup.visibility), ("pacru:meet9".to_owned(), Visibility::Private));
    assert!(setup.tidied().is_ok());
    plan.days = Some(3);
    plan.public = true;
    let setup = setup_of(&plan, "Ann");
    assert_eq!((setup.time, setup.visibility), (Time::Days(3), Visibility::Public));
    plan.players[1].who = Who::Here;
    assert!(!plan.is_online(), "the fourth does not play");
}

#[test]
fn waits_grow_to_ten_seconds_and_begin_anew() {
    let mut plan = Reconnect::default();
    let waits: Vec<u32> = (0..7).map(|_| plan.wait(0.0)).collect();
    assert_eq!(waits, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    assert_eq!(plan.wait(1.0), 5000, "chance takes away a half at most");
    assert!(plan.is_troubled());
    plan.connected();
    assert_eq!(plan.wait(0.5), 375);
}

#[test]
fn of_all_messages_the_quickest_tells_the_time() {
    let mut clock = ServerClock::default();
    assert_eq!(clock.now(500.0), Millis(500));
    clock.hear(Millis(10_000), 9_100.0);
    assert_eq!(clock.now(9_100.0), Millis(10_000));
    // A slow message: it says 10 s, but 400 ms have gone by on its way.
    clock.hear(Millis(10_000), 9_500.0);
    assert_eq!(clock.now(9_500.0), Millis(10_380));
    clock.hear(Millis(11_000), 10_000.0);
    assert_eq!(clock.now(10_000.0), Millis(11_000));
    // Somebody set the device's clock.
    clock.hear(Millis(12_000), 500_000.0);
    assert_eq!(clock.now(500_000.0), Millis(12_000));
    assert!((clock.device_time(Millis(12_000)) - 500_000.0).abs() < 1.0);
}

#[test]
fn time_is_shown_as_people_read_it() {
    let clock = |text: &str| Left::Clock(text.to_owned());
    assert_eq!(Left::of(9_500), clock("0:09.5"));
    assert_eq!(Left::of(599_999), clock("9:59"));
    assert_eq!(Left::of(3_600_000), clock("1:00:00"));
    assert_eq!(Left::of(86_399_000), clock("23:59:59"));
    assert_eq!(Left::of(3 * 86_400_000 - 1), Left::Days { days: 2, hours: 23 });
}

#[test]
fn the_computer_does_not_help_in_games_under_way() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut running = Running::default();
    let now = |server: &Server| (*server.state.position(), server.state.game().plies().len());
    server.take(GREEN, &a_move("e1-e2"));
    let (position, turns) = now(&server);
    running.set("abcdefgh", Some((&position, turns)));
    assert!(running.is_empty(), "the first turns are everybody's");
    server.take(BOTH, &a_move("e9-e8"));
    let (position, turns) = now(&server);
    running.set("abcdefgh", Some((&position, turns)));
    let running = Running::read(&running.to_text());
    assert!(running.forbid([*server.state.game().start(), position]));
    assert!(!running.forbid([*server.state.game().start()]));
    let set_up: pacru_rules::Position = position.to_string().replace(" 0 3", " 0 77").parse().unwrap();
    assert!(running.forbid([set_up]), "also if it was set up by hand");
    let next = position.play_unchecked(position.parse_move("e2-e3").unwrap());
    assert!(running.forbid([next]), "nor with what a move would make of it");
    assert!(!running.forbid([next.play_unchecked(next.parse_move("e8-e7").unwrap())]));
    let mut over = running.clone();
    over.set("abcdefgh", None);
    assert!(!over.forbid([position]));
    let mut known = running.clone();
    known.keep(&["other"]);
    assert!(known.is_empty());
    assert_eq!(Running::read("x\nabc nonsense\n"), Running::default());
}

#[test]
fn a_claimed_game_is_over_for_its_players() {
    let mut server = Server::of_two("shacru", Time::None);
    assert!(server.session(GREEN).is_players() && !server.session(ColorSet::EMPTY).is_players());
    let left = Event::Left { color: Color::Yellow, how: Departure::Gone };
    let logged = Logged { number: 2, at: Millis(0), event: left };
    let mut session = server.session(GREEN);
    session.hear(FromServer::Events(vec![logged.clone()]), Millis(0));
    server.state.apply(&logged).unwrap();
    assert_eq!(session.state().phase(), Phase::Over);
    assert!(!session.is_players());
}

#[test]
fn suggested_names_fit_in_every_language() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/online");
    for lang in Lang::ALL {
        let source = std::fs::read_to_string(folder.join(format!("{}.ftl", lang.code()))).unwrap();
        let texts = Texts::new(lang, &source).unwrap();
        let (adjectives, animals) = (texts.get("name-adjectives"), texts.get("name-animals"));
        let mut names = std::collections::BTreeSet::new();
        for chance in 0..2000 {
            let (adjective, animal) = suggest_name(&adjectives, &animals, chance);
            let name = texts.with("name-suggested", &[("adjective", adjective.into()), ("animal", animal.into())]);
            assert_eq!(tidy_text(&name, NAME_LENGTH), name, "{}", lang.code());
            names.insert(name);
        }
        assert!(names.len() > 200, "{}: {} names", lang.code(), names.len());
    }
    assert_eq!(suggest_name("", "", 5), ("", ""));
}

#[test]
fn a_page_that_is_loaded_anew_knows_for_how_long_players_have_been_gone() {
    let mut server = Server::of_two("shacru", Time::Clock { seconds: 600, increment: 5 });
    server.take(GREEN, &a_move("e1-e2"));
    let now = Millis(2000 + 130_000);
    let view = GameView { now, present: GREEN, away: vec![None, Some(119_000)], ..server.view(GREEN) };
    let mut green = Session::new(&view, Pending::default()).expect("a game");
    assert_eq!(green.claimable(now.after(999)), None);
    assert_eq!(green.claimable(now.after(1000)), Some(Color::Yellow));
    // What the server says later counts: yellow came by in between.
    green.take_view(&GameView { now: now.after(1000), away: vec![None, Some(500)], ..view });
    assert_eq!(green.claimable(now.after(1000)), None);
}

#[test]
fn a_server_that_is_back_with_an_older_copy_is_believed() {
    let mut server = Server::of_two("shacru", Time::None);
    let old = server.view(GREEN);
    server.take(GREEN, &a_move("e1-e2"));
    let mut green = server.session(GREEN);
    let hello = |last| FromServer::Hello { protocol: PROTOCOL, now: Millis(0), seats: GREEN, last };
    assert_eq!(green.hear(hello(2), Millis(0)), Heard::Welcome);
    assert_eq!(green.hear(hello(1), Millis(0)), Heard::Gap);
    green.take_view(&old);
    assert_eq!(green.state().last(), 2, "an answer that was overtaken is not");
    green.take_anew(&old);
    assert_eq!(green.state().last(), 1);
    assert_eq!(green.hear(hello(1), Millis(0)), Heard::Welcome);
    assert!(green.may_move());
}

#[test]
fn a_move_on_its_way_stays_so_while_something_is_offered() {
    let mut server = Server::of_two("shacru", Time::None);
    let mut green = server.session(GREEN);
    green.ask(id("a"), a_move("e1-e2")).expect("legal");
    let yellow = ColorSet::EMPTY.with(Color::Yellow);
    let told = server.take(yellow, &Command::Offer { color: Color::Yellow, offer: Offer::Draw });
    green.hear(told, Millis(0));
    assert!(green.is_sending());
    assert_eq!(green.shown().position().to_move(), Color::Yellow);
}
