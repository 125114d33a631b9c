//! Games online by their events.

mod crossing;

use crate::{
    Command, Event, Hidden, Logged, Millis, Offer, Phase, Phrase, RefusedCode, Saying, Seat, Setup, State, Time,
    Visibility, tidy_text,
};
use pacru_rules::{Color, ColorSet, Departure, EndReason};

const GREEN: ColorSet = ColorSet::EMPTY.with(Color::Green);
const YELLOW: ColorSet = ColorSet::EMPTY.with(Color::Yellow);

/// A game with its log, at a moment that the test moves on.
struct Table {
    state: State,
    log: Vec<Logged>,
    now: u64,
}

impl Table {
    fn new(setup: Setup) -> Table {
        let first = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
        Table { state: State::new(&first).expect("a game"), log: vec![first], now: 0 }
    }

    /// Ann plays green here, yellow is open.
    fn of_two(game: &str, time: Time) -> Table {
        let mut setup = Setup::new(game.parse().expect("a game"), "gy".parse().expect("an order"));
        setup.seats[0] = Seat::Here { name: "Ann".to_owned() };
        setup.time = time;
        Table::new(setup)
    }

    fn begun(game: &str, time: Time) -> Table {
        let mut table = Table::of_two(game, time);
        let (_, event) = table.state.join(None, "Ben").expect("a free seat");
        table.add(event);
        table
    }

    fn add(&mut self, event: Event) {
        let logged = Logged { number: self.state.last() + 1, at: Millis(self.now), event };
        self.state.apply(&logged).expect("fits");
        self.log.push(logged);
    }

    fn send(&mut self, seats: ColorSet, command: &Command) -> Result<Vec<Event>, RefusedCode> {
        let events = self.state.judge(seats, command).map_err(|refused| refused.code)?;
        for event in events.clone() {
            self.add(event);
        }
        Ok(events)
    }

    fn play(&mut self, seats: ColorSet, text: &str) {
        self.send(seats, &Command::Move { text: text.to_owned() }).expect("legal");
    }
}

fn offer(color: Color, offer: Offer) -> Command {
    Command::Offer { color, offer }
}

fn accept(color: Color, offer: Offer) -> Command {
    Command::Accept { color, offer }
}

#[test]
fn a_game_begins_when_the_last_seat_is_taken() {
    let mut table = Table::of_two("shacru", Time::None);
    assert_eq!(table.state.phase(), Phase::Waiting);
    let too_early = table.send(GREEN, &Command::Move { text: "e1-e2".to_owned() });
    assert_eq!(too_early, Err(RefusedCode::NotBegun));
    assert_eq!(table.state.join(Some(Color::Green), "Ben").unwrap_err().code, RefusedCode::SeatTaken);
    assert_eq!(table.state.join(None, " \u{202e}\n").unwrap_err().code, RefusedCode::BadText);
    let (color, event) = table.state.join(None, "Ben").expect("a free seat");
    assert_eq!(color, Color::Yellow);
    table.add(event);
    assert_eq!(table.state.phase(), Phase::Running);
    assert_eq!(table.state.join(None, "Cid").unwrap_err().code, RefusedCode::SeatTaken);
    assert_eq!(table.state.names(), ["Ann", "Ben"]);
}

#[test]
fn only_the_player_to_move_moves() {
    let mut table = Table::begun("shacru", Time::None);
    let first = || Command::Move { text: "e1-e2".to_owned() };
    assert_eq!(table.send(YELLOW, &first()), Err(RefusedCode::NotYourTurn));
    assert_eq!(table.send(ColorSet::EMPTY, &first()), Err(RefusedCode::NotYourSeat));
    let refused = table.state.judge(GREEN, &Command::Move { text: "e1-e5".to_owned() }).unwrap_err();
    assert_eq!((refused.code, refused.rule.as_deref()), (RefusedCode::Illegal, Some("S-R3")));
    table.play(GREEN, "E1-E2");
    assert!(matches!(&table.log.last().unwrap().event, Event::Moved { text, .. } if text == "e1-e2"));
}

#[test]
fn time_runs_from_the_second_turn_and_grows_by_the_increment() {
    let mut table = Table::begun("shacru", Time::Clock { seconds: 60, increment: 5 });
    table.now = 100_000;
    assert_eq!(table.state.deadline(), None, "before the first move nobody's time runs");
    table.play(GREEN, "e1-e2");
    assert_eq!(table.state.left(Color::Green, Millis(table.now)), Some(65_000));
    table.now += 20_000;
    assert_eq!(table.state.left(Color::Yellow, Millis(table.now)), Some(40_000));
    table.play(YELLOW, "e9-e8");
    assert_eq!(table.state.left(Color::Yellow, Millis(table.now)), Some(45_000));
    assert_eq!(table.state.deadline(), Some(Millis(table.now + 65_000)));
    assert_eq!(table.state.time_out(Millis(table.now + 64_999)), None);
    let late = table.state.time_out(Millis(table.now + 65_000));
    assert_eq!(late, Some(Event::Left { color: Color::Green, how: Departure::Time }));
    table.add(late.unwrap());
    assert_eq!(table.state.outcome().map(|outcome| outcome.reason), Some(EndReason::LastPlayer));
    assert_eq!(table.state.deadline(), None);
}

#[test]
fn time_while_the_server_was_away_is_nobodys() {
    let mut table = Table::begun("shacru", Time::Clock { seconds: 60, increment: 0 });
    table.play(GREEN, "e1-e2");
    table.now = 10_000;
    table.add(Event::Paused { from: Millis(10_000), until: Millis(500_000) });
    assert_eq!(table.state.left(Color::Yellow, Millis(500_000)), Some(50_000));
    // A pause that began before this turn counts from the turn on.
    table.now = 505_000;
    table.play(YELLOW, "e9-e8");
    table.add(Event::Paused { from: Millis(100), until: Millis(510_000) });
    assert_eq!(table.state.left(Color::Green, Millis(510_000)), Some(60_000));
}

#[test]
fn days_are_given_for_each_turn() {
    let day = 24 * 3600 * 1000;
    let mut table = Table::begun("shacru", Time::Days(2));
    table.play(GREEN, "e1-e2");
    table.now += day;
    table.play(YELLOW, "e9-e8");
    assert_eq!(table.state.left(Color::Yellow, Millis(table.now)), Some(2 * day));
    assert_eq!(table.state.deadline(), Some(Millis(3 * day)));
}

#[test]
fn a_draw_needs_all_people_still_in() {
    let mut table = Table::begun("pacru", Time::None);
    assert_eq!(table.send(YELLOW, &offer(Color::Green, Offer::Draw)), Err(RefusedCode::NotYourSeat));
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
    assert_eq!(table.send(GREEN, &offer(Color::Green, Offer::Draw)), Err(RefusedCode::NoOffer));
    table.send(YELLOW, &Command::Decline { color: Color::Yellow, offer: Offer::Draw }).expect("declined");
    assert!(table.state.offers().is_empty());
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    table.send(GREEN, &accept(Color::Green, Offer::Draw)).expect("agreed");
    assert_eq!(table.state.outcome().map(|outcome| outcome.reason), Some(EndReason::Agreed));
}

#[test]
fn an_offer_lapses_with_the_next_move() {
    let mut table = Table::begun("shacru", Time::None);
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    table.play(GREEN, "e1-e2");
    assert!(table.state.offers().is_empty());
}

#[test]
fn a_turn_is_taken_back_when_the_others_agree() {
    let mut table = Table::begun("shacru", Time::None);
    assert_eq!(table.send(GREEN, &offer(Color::Green, Offer::TakeBack)), Err(RefusedCode::NothingToTakeBack));
    table.play(GREEN, "e1-e2");
    table.play(YELLOW, "e9-e8");
    table.send(GREEN, &offer(Color::Green, Offer::TakeBack)).expect("offered");
    let events = table.send(YELLOW, &accept(Color::Yellow, Offer::TakeBack)).expect("agreed");
    assert_eq!(events.last(), Some(&Event::TookBack { turns: 2 }));
    assert_eq!((table.state.position().turn_number(), table.state.position().to_move()), (1, Color::Green));
}

#[test]
fn who_takes_a_turn_back_has_the_time_that_was_left_when_it_began() {
    let mut table = Table::begun("shacru", Time::Clock { seconds: 10, increment: 30 });
    table.play(GREEN, "e1-e2");
    let left = |table: &Table, color| table.state.left(color, Millis(table.now));
    for _ in 0..3 {
        let before = (left(&table, Color::Green), left(&table, Color::Yellow));
        table.now += 9_000;
        table.play(YELLOW, "e9-e8");
        table.send(YELLOW, &offer(Color::Yellow, Offer::TakeBack)).expect("offered");
        table.send(GREEN, &accept(Color::Green, Offer::TakeBack)).expect("agreed");
        assert_eq!((left(&table, Color::Green), left(&table, Color::Yellow)), before);
    }
}

#[test]
fn what_is_taken_back_brings_no_time_and_a_lost_clock_shows_none() {
    let mut table = Table::begun("shacru", Time::Clock { seconds: 60, increment: 5 });
    table.play(GREEN, "e1-e2");
    table.send(GREEN, &offer(Color::Green, Offer::TakeBack)).expect("offered");
    table.send(YELLOW, &accept(Color::Yellow, Offer::TakeBack)).expect("agreed");
    assert_eq!(table.state.left(Color::Green, Millis(table.now)), Some(60_000));
    table.play(GREEN, "e1-e2");
    table.now += 60_000;
    let late = table.state.time_out(Millis(table.now)).expect("late");
    table.add(late);
    assert_eq!(table.state.left(Color::Yellow, Millis(table.now)), Some(0));
}

#[test]
fn who_holds_all_seats_agrees_at_once() {
    let mut setup = Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap());
    setup.seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Here { name: "Ben".to_owned() }];
    let mut table = Table::new(setup);
    let both = GREEN.with(Color::Yellow);
    table.play(both, "e1-e2");
    table.send(both, &offer(Color::Green, Offer::TakeBack)).expect("taken back");
    assert_eq!(table.state.position().turn_number(), 1);
}

#[test]
fn computers_go_along_with_the_people() {
    let mut setup = Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap());
    setup.seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Computer { level: 2 }];
    let mut table = Table::new(setup);
    assert_eq!(table.state.phase(), Phase::Running);
    table.play(GREEN, "e1-e2");
    let events = table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("drawn");
    assert_eq!(events.last(), Some(&Event::Drawn));
    assert_eq!(table.state.names(), ["Ann", "computer 2"]);
}

#[test]
fn cancelling_ends_with_the_second_turn() {
    let mut table = Table::begun("shacru", Time::None);
    table.play(GREEN, "e1-e2");
    let mut early = Table::begun("shacru", Time::None);
    early.play(GREEN, "e1-e2");
    early.send(YELLOW, &Command::Cancel).expect("before the second turn");
    assert_eq!(early.state.outcome().map(|outcome| outcome.reason), Some(EndReason::Cancelled));
    table.play(YELLOW, "e9-e8");
    assert_eq!(table.send(GREEN, &Command::Cancel), Err(RefusedCode::TooLate));
}

#[test]
fn a_guest_stands_up_and_the_host_cancels() {
    let mut setup = Setup::new("shacru".parse().unwrap(), "yrb".parse().unwrap());
    setup.seats[0] = Seat::Here { name: "Ann".to_owned() };
    let mut table = Table::new(setup);
    let (color, event) = table.state.join(None, "Ben").expect("a seat");
    table.add(event);
    let guest = ColorSet::EMPTY.with(color);
    assert_eq!(table.send(guest, &Command::Cancel), Err(RefusedCode::NotYourSeat));
    table.send(guest, &Command::Stand { color }).expect("stands up");
    assert!(table.state.free_seats().contains(color));
    assert_eq!(table.send(YELLOW, &Command::Stand { color: Color::Yellow }), Err(RefusedCode::TooLate));
    table.send(YELLOW, &Command::Cancel).expect("called off");
    assert_eq!(table.state.join(None, "Cid").unwrap_err().code, RefusedCode::Over);
}

#[test]
fn a_rematch_is_due_when_all_agree_after_the_end() {
    let mut table = Table::begun("shacru", Time::None);
    assert_eq!(table.send(GREEN, &offer(Color::Green, Offer::Rematch)), Err(RefusedCode::NotOver));
    table.send(GREEN, &Command::Resign { color: Color::Green }).expect("resigned");
    table.send(GREEN, &offer(Color::Green, Offer::Rematch)).expect("offered");
    assert!(!table.state.rematch_is_due());
    table.send(YELLOW, &accept(Color::Yellow, Offer::Rematch)).expect("agreed");
    assert!(table.state.rematch_is_due());
    table.add(Event::Rematch { game: "nextgame1".parse().unwrap() });
    assert!(!table.state.rematch_is_due());
    assert_eq!(table.send(GREEN, &offer(Color::Green, Offer::Rematch)), Err(RefusedCode::TooLate));
}

#[test]
fn free_messages_need_a_private_game_and_everybodys_wish() {
    let say = |color| Command::Say { color, what: Saying::Text("  hi\u{200b}\tthere ".to_owned()) };
    let mut table = Table::begun("shacru", Time::None);
    assert_eq!(table.send(GREEN, &say(Color::Green)), Err(RefusedCode::ChatOff));
    table.send(GREEN, &Command::Chat { color: Color::Green, on: true }).expect("on");
    assert_eq!(table.send(GREEN, &say(Color::Green)), Err(RefusedCode::ChatOff));
    table.send(YELLOW, &Command::Chat { color: Color::Yellow, on: true }).expect("on");
    let events = table.send(GREEN, &say(Color::Green)).expect("said");
    assert_eq!(events, [Event::Said { color: Color::Green, what: Saying::Text("hi there".to_owned()) }]);
    let number = table.state.last();
    table.add(Event::Hidden(Hidden::Message(number)));
    assert_eq!(table.state.said()[0].what, None);

    let mut setup = Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap());
    setup.seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Here { name: "Ben".to_owned() }];
    setup.visibility = Visibility::Public;
    let mut public = Table::new(setup);
    let on = Command::Chat { color: Color::Green, on: true };
    assert_eq!(public.send(GREEN, &on), Err(RefusedCode::ChatOff));
    let hello = Saying::Phrase(Phrase::Hello);
    public.send(GREEN, &Command::Say { color: Color::Green, what: hello }).expect("phrases are always there");
}

#[test]
fn only_others_claim_a_player_out_and_only_in_turn() {
    let mut table = Table::begun("shacru", Time::None);
    assert_eq!(table.send(GREEN, &Command::Claim { color: Color::Green }), Err(RefusedCode::NotYourSeat));
    assert_eq!(table.send(GREEN, &Command::Claim { color: Color::Yellow }), Err(RefusedCode::TooEarly));
    let events = table.send(YELLOW, &Command::Claim { color: Color::Green }).expect("gone");
    assert_eq!(events, [Event::Left { color: Color::Green, how: Departure::Gone }]);
}

#[test]
fn a_log_that_is_none_is_refused_not_believed() {
    let table = Table::begun("shacru", Time::None);
    assert!(State::replay(&[]).is_err());
    assert!(State::replay(&table.log[1..]).is_err());
    let gap = [table.log[0].clone(), Logged { number: 3, ..table.log[1].clone() }];
    assert!(State::replay(&gap).is_err());
    let moved = |text: &str| Event::Moved { color: Color::Green, text: text.to_owned() };
    let mut state = table.state.clone();
    assert!(state.apply(&Logged { number: 3, at: Millis(0), event: moved("e1-e9") }).is_err());
}

#[test]
fn messages_are_read_as_they_are_written() {
    let mut table = Table::begun("pacru:meet9", Time::Clock { seconds: 600, increment: 5 });
    table.play(GREEN, "e1-e2");
    let text = serde_json::to_string(&table.log).expect("JSON");
    assert!(text.contains(r#"{"moved":{"color":"g","text":"e1-e2"}}"#), "{text}");
    assert!(text.contains(r#""game":"pacru:meet9","order":"gy","seats":[{"here":{"name":"Ann"}},"open"]"#), "{text}");
    let read: Vec<Logged> = serde_json::from_str(&text).expect("events");
    assert_eq!(read, table.log);
    let accepted = serde_json::to_string(&accept(Color::Green, Offer::TakeBack)).expect("JSON");
    assert_eq!(accepted, r#"{"accept":{"color":"g","offer":"take_back"}}"#);
    for phrase in Phrase::ALL {
        assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.word());
    }
    for code in RefusedCode::ALL {
        assert_eq!(serde_json::to_value(code).unwrap(), code.word());
    }
}

#[test]
fn names_hold_nothing_that_could_deceive() {
    assert_eq!(tidy_text("  Ann \u{202e}\n Lee\u{0} ", 30), "Ann Lee");
    assert_eq!(tidy_text("ab\u{61c}c\u{fe0f}", 30), "abc");
    for blank in ["\u{3164}", "\u{2800}", "\u{180e} \u{200b}"] {
        assert_eq!(tidy_text(blank, 30), "", "{blank:?} shows nothing");
    }
    assert_eq!(tidy_text("abcdef", 3), "abc");
    assert_eq!(tidy_text("<b>주희</b>", 30), "<b>주희</b>", "what it means to HTML is not for us to say");
}

#[test]
fn who_set_a_game_up_without_a_seat_calls_it_off_until_it_begins() {
    let mut table = Table::new(Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap()));
    let code = |table: &Table, seats, host| table.state.call_off(seats, host).map_err(|refused| refused.code);
    assert_eq!(code(&table, ColorSet::EMPTY, true), Ok(vec![Event::Cancelled { by: None }]));
    assert_eq!(code(&table, ColorSet::EMPTY, false), Err(RefusedCode::NotYourSeat));
    let (_, event) = table.state.join(Some(Color::Green), "Ann").expect("a seat");
    table.add(event);
    assert_eq!(code(&table, GREEN, false), Err(RefusedCode::NotYourSeat), "a guest stands up instead");
    assert_eq!(code(&table, GREEN, true), Ok(vec![Event::Cancelled { by: Some(Color::Green) }]));
    let (_, event) = table.state.join(None, "Ben").expect("a seat");
    table.add(event);
    assert_eq!(code(&table, ColorSet::EMPTY, true), Err(RefusedCode::NotYourSeat), "now it is the players' game");
    assert_eq!(code(&table, GREEN, false), Ok(vec![Event::Cancelled { by: Some(Color::Green) }]));
}

#[test]
fn who_is_out_neither_declines_for_the_others_nor_calls_the_game_off() {
    let mut setup = Setup::new("shacru".parse().unwrap(), "yrb".parse().unwrap());
    setup.seats = ["Ann", "Ben", "Cid"].map(|name| Seat::Here { name: name.to_owned() }).to_vec();
    let mut table = Table::new(setup);
    let red = ColorSet::EMPTY.with(Color::Red);
    table.send(red, &Command::Resign { color: Color::Red }).expect("resigned");
    assert_eq!(table.send(red, &Command::Cancel), Err(RefusedCode::Over));
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    let decline = Command::Decline { color: Color::Red, offer: Offer::Draw };
    assert_eq!(table.send(red, &decline), Err(RefusedCode::Over));
    let both = red.with(Color::Yellow);
    let events = table.send(both, &Command::Cancel).expect("called off by a seat that is in");
    assert_eq!(events, [Event::Cancelled { by: Some(Color::Yellow) }]);
    assert_eq!(table.send(red, &Command::Cancel), Err(RefusedCode::Over));
    table.send(red, &offer(Color::Red, Offer::Rematch)).expect("offered");
    table.send(YELLOW, &Command::Decline { color: Color::Yellow, offer: Offer::Rematch }).expect("all are asked");
}
