//! Commands that cross something that the other side does at the same moment.

use super::{GREEN, Table, YELLOW, accept, offer};
use crate::{Command, Event, Offer, Phrase, RefusedCode, Saying, Seat, Setup, Time};
use pacru_rules::{Color, ColorSet, EndReason};

const RED: ColorSet = ColorSet::EMPTY.with(Color::Red);

impl Table {
    /// What the server does with a command from a client that has seen the events up to `seen`.
    fn send_late(&mut self, seats: ColorSet, seen: u32, command: &Command) -> Result<Vec<Event>, RefusedCode> {
        let command = self.state.rebase(command, seen).ok_or(RefusedCode::Behind)?.into_owned();
        self.send(seats, &command)
    }

    /// Green, yellow and red, all at the table from the beginning.
    fn of_three() -> Table {
        let mut setup = Setup::new("shacru".parse().unwrap(), "yrg".parse().unwrap());
        setup.seats = ["Ann", "Ben", "Cid"].map(|name| Seat::Here { name: name.to_owned() }).to_vec();
        Table::new(setup)
    }

    /// Both have moved once; green is to move.
    fn after_two_moves() -> Table {
        let mut table = Table::begun("shacru", Time::None);
        table.play(GREEN, "e1-e2");
        table.play(YELLOW, "e9-e8");
        table
    }

    /// Green has resigned.
    fn over() -> Table {
        let mut table = Table::begun("shacru", Time::None);
        table.send(GREEN, &resign(Color::Green)).expect("resigned");
        table
    }

    fn last_event(&self) -> &Event {
        &self.log.last().expect("a log is not empty").event
    }
}

fn resign(color: Color) -> Command {
    Command::Resign { color }
}

fn decline(color: Color, offer: Offer) -> Command {
    Command::Decline { color, offer }
}

fn a_move(text: &str) -> Command {
    Command::Move { text: text.to_owned() }
}

fn hello(color: Color) -> Command {
    Command::Say { color, what: Saying::Phrase(Phrase::Hello) }
}

#[test]
fn resigning_crosses_a_move_in_either_order() {
    let mut moved_first = Table::begun("shacru", Time::None);
    let seen = moved_first.state.last();
    let mut resigned_first = Table::begun("shacru", Time::None);
    moved_first.play(GREEN, "e1-e2");
    moved_first.send_late(YELLOW, seen, &resign(Color::Yellow)).expect("resigned");
    resigned_first.send_late(YELLOW, seen, &resign(Color::Yellow)).expect("resigned");
    assert_eq!(resigned_first.send_late(GREEN, seen, &a_move("e1-e2")), Err(RefusedCode::Behind));
    for table in [moved_first, resigned_first] {
        assert_eq!(table.state.outcome().map(|outcome| outcome.reason), Some(EndReason::LastPlayer));
    }
}

#[test]
fn who_resigns_after_the_end_is_told_that_the_game_is_over() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.send(GREEN, &resign(Color::Green)).expect("resigned");
    assert_eq!(table.send_late(YELLOW, seen, &resign(Color::Yellow)), Err(RefusedCode::Over));
}

#[test]
fn messages_cross_everything() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.play(GREEN, "e1-e2");
    table.send_late(YELLOW, seen, &hello(Color::Yellow)).expect("said");
    table.send_late(YELLOW, seen, &Command::Chat { color: Color::Yellow, on: true }).expect("on");
}

#[test]
fn a_guest_stands_up_while_another_one_sits_down() {
    let mut table = Table::new(Setup::new("shacru".parse().unwrap(), "yrg".parse().unwrap()));
    let (color, event) = table.state.join(None, "Ann").expect("a seat");
    table.add(event);
    let (guest, seen) = (ColorSet::EMPTY.with(color), table.state.last());
    let (_, event) = table.state.join(None, "Ben").expect("a seat");
    table.add(event);
    let mut full = Table { state: table.state.clone(), log: table.log.clone(), now: table.now };
    let (_, event) = full.state.join(None, "Cid").expect("a seat");
    full.add(event);
    table.send_late(guest, seen, &Command::Stand { color }).expect("stands up");
    assert_eq!(full.send_late(guest, seen, &Command::Stand { color }), Err(RefusedCode::TooLate));
}

#[test]
fn calling_off_crosses_the_first_move_but_not_the_second() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.play(GREEN, "e1-e2");
    let mut later = Table { state: table.state.clone(), log: table.log.clone(), now: table.now };
    later.play(YELLOW, "e9-e8");
    table.send_late(YELLOW, seen, &Command::Cancel).expect("called off");
    assert_eq!(later.send_late(GREEN, seen, &Command::Cancel), Err(RefusedCode::TooLate));
}

#[test]
fn a_draw_is_offered_across_a_move() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.play(GREEN, "e1-e2");
    table.send_late(YELLOW, seen, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    assert_eq!(table.state.open_offer(Offer::Draw).map(|open| open.by), Some(Color::Yellow));
    // A move clears the offer that it has not seen.
    let mut table = Table::begun("shacru", Time::None);
    table.send_late(YELLOW, seen, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    table.send_late(GREEN, seen, &a_move("e1-e2")).expect("moved");
    assert!(table.state.offers().is_empty());
}

#[test]
fn a_rematch_is_offered_across_the_end_of_the_game() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    let rematch = offer(Color::Yellow, Offer::Rematch);
    assert_eq!(table.send_late(YELLOW, seen, &rematch), Err(RefusedCode::NotOver));
    table.send(GREEN, &resign(Color::Green)).expect("resigned");
    table.send_late(YELLOW, seen, &rematch).expect("offered");
}

#[test]
fn a_move_crosses_offers_but_no_change_of_the_board() {
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    table.send(YELLOW, &decline(Color::Yellow, Offer::Draw)).expect("withdrawn");
    table.send(YELLOW, &hello(Color::Yellow)).expect("said");
    table.send_late(GREEN, seen, &a_move("e1-e2")).expect("moved");
    // The move came from another window of the same player.
    assert_eq!(table.send_late(GREEN, seen, &a_move("a3-b3")), Err(RefusedCode::Behind));

    let mut table = Table::of_three();
    let seen = table.state.last();
    table.send(RED, &resign(Color::Red)).expect("resigned");
    let text = table.state.position().travels()[0].to_string();
    assert_eq!(table.send_late(YELLOW, seen, &a_move(&text)), Err(RefusedCode::Behind), "a player has left");
}

#[test]
fn a_claim_crosses_messages_and_offers_but_no_move() {
    let claim = Command::Claim { color: Color::Green };
    let mut table = Table::begun("shacru", Time::None);
    let seen = table.state.last();
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
    table.send_late(YELLOW, seen, &claim).expect("claimed");
    let mut table = Table::begun("shacru", Time::None);
    table.play(GREEN, "e1-e2");
    assert_eq!(table.send_late(YELLOW, seen, &claim), Err(RefusedCode::Behind));
}

#[test]
fn a_take_back_crosses_messages_and_other_offers_but_no_move() {
    let take_back = offer(Color::Yellow, Offer::TakeBack);
    let mut table = Table::after_two_moves();
    let seen = table.state.last();
    table.send(GREEN, &hello(Color::Green)).expect("said");
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
    table.send_late(YELLOW, seen, &take_back).expect("offered");
    let mut table = Table::after_two_moves();
    table.play(GREEN, "e2-e3");
    assert_eq!(table.send_late(YELLOW, seen, &take_back), Err(RefusedCode::Behind));
    assert!(table.state.offers().is_empty());
}

#[test]
fn accepting_crosses_messages_and_other_offers() {
    let mut table = Table::after_two_moves();
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
    let seen = table.state.last();
    table.send(GREEN, &hello(Color::Green)).expect("said");
    table.send(GREEN, &offer(Color::Green, Offer::TakeBack)).expect("offered");
    table.send_late(YELLOW, seen, &accept(Color::Yellow, Offer::Draw)).expect("accepted");
    assert_eq!(table.last_event(), &Event::Drawn);
}

#[test]
fn declining_crosses_what_another_player_answers() {
    let mut table = Table::of_three();
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    let seen = table.state.last();
    table.send(RED, &accept(Color::Red, Offer::Draw)).expect("accepted");
    table.send_late(GREEN, seen, &decline(Color::Green, Offer::Draw)).expect("declined");
    assert!(table.state.offers().is_empty());
    // The other order: nothing is left to accept, and accepting does not become an offer.
    assert_eq!(table.send_late(RED, seen, &accept(Color::Red, Offer::Draw)), Err(RefusedCode::NoOffer));
    assert!(table.state.offers().is_empty());
}

#[test]
fn an_offer_that_a_move_has_cleared_can_be_neither_accepted_nor_declined() {
    for answer in [accept(Color::Yellow, Offer::Draw), decline(Color::Yellow, Offer::Draw)] {
        let mut table = Table::begun("shacru", Time::None);
        table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
        let seen = table.state.last();
        table.play(GREEN, "e1-e2");
        assert_eq!(table.send_late(YELLOW, seen, &answer), Err(RefusedCode::NoOffer));
        assert!(table.state.offers().is_empty(), "it did not become an offer");
    }
}

#[test]
fn an_answer_is_not_taken_for_one_to_a_later_offer() {
    let mut table = Table::begun("shacru", Time::None);
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered");
    let seen = table.state.last();
    table.play(GREEN, "e1-e2");
    table.send(GREEN, &offer(Color::Green, Offer::Draw)).expect("offered again");
    for answer in [accept(Color::Yellow, Offer::Draw), decline(Color::Yellow, Offer::Draw)] {
        assert_eq!(table.send_late(YELLOW, seen, &answer), Err(RefusedCode::Behind));
    }
    let number = table.state.open_offer(Offer::Draw).expect("it is still open").number;
    assert_eq!(number, table.state.last());
    table.send_late(YELLOW, number, &accept(Color::Yellow, Offer::Draw)).expect("accepted");
    assert_eq!(table.last_event(), &Event::Drawn);
}

#[test]
fn an_offer_that_was_seen_is_accepted_and_not_offered_again() {
    let mut table = Table::after_two_moves();
    for kind in [Offer::Draw, Offer::TakeBack] {
        table.send(GREEN, &offer(Color::Green, kind)).expect("offered");
        let seen = table.state.last();
        assert_eq!(table.send_late(YELLOW, seen, &offer(Color::Yellow, kind)), Err(RefusedCode::NoOffer));
        assert_eq!(table.send_late(GREEN, seen, &offer(Color::Green, kind)), Err(RefusedCode::NoOffer));
        assert_eq!(table.send_late(GREEN, seen, &accept(Color::Green, kind)), Err(RefusedCode::NoOffer));
    }
    let refused = table.state.judge(YELLOW, &offer(Color::Yellow, Offer::Draw)).unwrap_err();
    assert!(refused.message.contains("accept or decline"), "{refused}");
}

#[test]
fn the_same_offer_sent_twice_by_one_player_is_made_once() {
    let mut table = Table::after_two_moves();
    let seen = table.state.last();
    for kind in [Offer::Draw, Offer::TakeBack] {
        table.send_late(GREEN, seen, &offer(Color::Green, kind)).expect("offered");
        assert_eq!(table.send_late(GREEN, seen, &offer(Color::Green, kind)), Err(RefusedCode::NoOffer));
    }
    let mut table = Table::over();
    let seen = table.state.last();
    table.send_late(GREEN, seen, &offer(Color::Green, Offer::Rematch)).expect("offered");
    assert_eq!(table.send_late(GREEN, seen, &offer(Color::Green, Offer::Rematch)), Err(RefusedCode::NoOffer));
    assert!(!table.state.rematch_is_due());
}

#[test]
fn two_offers_of_a_rematch_that_cross_are_an_agreement() {
    for (first, second) in [(Color::Green, Color::Yellow), (Color::Yellow, Color::Green)] {
        let mut table = Table::over();
        let seen = table.state.last();
        for color in [first, second] {
            assert!(!table.state.rematch_is_due());
            let seats = ColorSet::EMPTY.with(color);
            table.send_late(seats, seen, &offer(color, Offer::Rematch)).expect("offered");
        }
        assert!(table.state.rematch_is_due());
        assert_eq!(table.last_event(), &Event::Agreed { color: second, offer: Offer::Rematch });
    }
}

#[test]
fn two_offers_of_a_draw_that_cross_are_an_agreement_on_a_board_that_both_know() {
    let draw = |color| offer(color, Offer::Draw);
    let mut table = Table::after_two_moves();
    let seen = table.state.last();
    table.send_late(YELLOW, seen, &draw(Color::Yellow)).expect("offered");
    table.send_late(GREEN, seen, &draw(Color::Green)).expect("accepted");
    assert_eq!(table.last_event(), &Event::Drawn);

    let mut table = Table::after_two_moves();
    table.play(GREEN, "e2-e3");
    table.send(GREEN, &draw(Color::Green)).expect("offered");
    assert_eq!(table.send_late(YELLOW, seen, &draw(Color::Yellow)), Err(RefusedCode::Behind));
    assert_eq!(table.state.outcome(), None, "nobody agrees to a draw on a board that they have not seen");
}

#[test]
fn two_take_backs_that_cross_are_about_different_turns() {
    let mut table = Table::after_two_moves();
    let seen = table.state.last();
    table.send_late(GREEN, seen, &offer(Color::Green, Offer::TakeBack)).expect("offered");
    assert_eq!(table.send_late(YELLOW, seen, &offer(Color::Yellow, Offer::TakeBack)), Err(RefusedCode::Behind));
    assert_eq!(table.state.game().plies().len(), 2);
}

#[test]
fn who_holds_several_seats_accepts_for_all_of_them() {
    let mut table = Table::of_three();
    table.send(RED, &offer(Color::Red, Offer::Draw)).expect("offered");
    let others = YELLOW.with(Color::Green);
    let events = table.send(others, &accept(Color::Green, Offer::Draw)).expect("accepted");
    assert_eq!((events.len(), events.last()), (3, Some(&Event::Drawn)));
    // The same by offers that cross.
    let mut table = Table::of_three();
    let seen = table.state.last();
    table.send_late(RED, seen, &offer(Color::Red, Offer::Draw)).expect("offered");
    table.send_late(others, seen, &offer(Color::Green, Offer::Draw)).expect("accepted");
    assert_eq!(table.last_event(), &Event::Drawn);
}

#[test]
fn only_who_is_in_accepts_and_only_for_an_own_seat() {
    let mut table = Table::of_three();
    table.send(RED, &resign(Color::Red)).expect("resigned");
    table.send(YELLOW, &offer(Color::Yellow, Offer::Draw)).expect("offered");
    assert_eq!(table.send(RED, &accept(Color::Red, Offer::Draw)), Err(RefusedCode::Over));
    assert_eq!(table.send(RED, &accept(Color::Green, Offer::Draw)), Err(RefusedCode::NotYourSeat));
    assert_eq!(table.send(GREEN, &accept(Color::Green, Offer::TakeBack)), Err(RefusedCode::NoOffer));
}

#[test]
fn nobody_has_seen_what_has_not_happened() {
    let color = Color::Green;
    let table = Table::after_two_moves();
    let (last, beyond) = (table.state.last(), table.state.last() + 1);
    let mut commands = vec![
        a_move("e2-e3"),
        resign(color),
        Command::Stand { color },
        Command::Cancel,
        Command::Claim { color: Color::Yellow },
    ];
    for kind in Offer::ALL {
        commands.extend([offer(color, kind), accept(color, kind), decline(color, kind)]);
    }
    for command in commands {
        assert!(table.state.rebase(&command, last).is_some(), "{command:?}");
        assert!(table.state.rebase(&command, beyond).is_none(), "{command:?}");
    }
    assert!(table.state.rebase(&hello(color), beyond).is_some(), "what is said depends on nothing");
}
