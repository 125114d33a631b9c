//! Two pages that ask for something at the same moment.

use super::{GREEN, Server, a_move, id};
use crate::online::{Heard, Session};
use pacru_api::{Answer, Command, Envelope, FromServer, Millis, Offer, Phase, Refused, RefusedCode, Time};
use pacru_rules::{Color, ColorSet};

const YELLOW: ColorSet = ColorSet::EMPTY.with(Color::Yellow);

impl Server {
    /// Does with an envelope what the server does. Whoever sent it hears the answer, and both hear what has happened.
    fn receive(&mut self, envelope: &Envelope, sender: &mut Session, other: &mut Session) -> Heard {
        let seats = sender.seats();
        let command = self.state.rebase(&envelope.command, envelope.seen);
        let refused = match &command {
            None => Some((Refused::new(RefusedCode::Behind, ""), Some(Box::new(self.view(seats))))),
            Some(command) => self.state.judge(seats, command).err().map(|refused| (refused, None)),
        };
        let answer = |answer| FromServer::Answer { id: envelope.id.clone(), answer };
        if let Some((refused, game)) = refused {
            return sender.hear(answer(Answer::Refused { refused, game }), Millis(0));
        }
        let told = self.take(seats, &command.expect("it applies"));
        for session in [&mut *sender, other] {
            assert_eq!(session.hear(told.clone(), Millis(0)), Heard::News);
        }
        sender.hear(answer(Answer::Settled { last: self.state.last() }), Millis(0))
    }
}

fn two() -> (Server, Session, Session) {
    let server = Server::of_two("shacru", Time::None);
    let (green, yellow) = (server.session(GREEN), server.session(YELLOW));
    (server, green, yellow)
}

fn draw(color: Color) -> Command {
    Command::Offer { color, offer: Offer::Draw }
}

fn accept(color: Color) -> Command {
    Command::Accept { color, offer: Offer::Draw }
}

fn code(heard: &Heard) -> Option<RefusedCode> {
    match heard {
        Heard::Refused(refused) => Some(refused.code),
        _ => None,
    }
}

#[test]
fn who_resigns_while_the_other_one_moves_is_not_told_that_the_game_has_gone_on() {
    for move_first in [true, false] {
        let (mut server, mut green, mut yellow) = two();
        let moves = green.ask(id("move"), a_move("e1-e2")).expect("legal");
        let resigns = yellow.ask(id("resign"), Command::Resign { color: Color::Yellow }).expect("allowed");
        if move_first {
            assert_eq!(server.receive(&moves, &mut green, &mut yellow), Heard::News);
            assert_eq!(server.receive(&resigns, &mut yellow, &mut green), Heard::News);
        } else {
            assert_eq!(server.receive(&resigns, &mut yellow, &mut green), Heard::News);
            let heard = server.receive(&moves, &mut green, &mut yellow);
            assert_eq!(code(&heard), Some(RefusedCode::Behind));
        }
        for session in [green, yellow] {
            assert_eq!(session.state().phase(), Phase::Over);
            assert!(session.pending().is_empty());
        }
    }
}

#[test]
fn an_offer_is_answered_by_accepting_and_not_by_offering_the_same() {
    let (mut server, mut green, mut yellow) = two();
    assert!(green.ask(id("early"), accept(Color::Green)).is_err(), "there is nothing to accept");
    let offered = yellow.ask(id("draw"), draw(Color::Yellow)).expect("allowed");
    server.receive(&offered, &mut yellow, &mut green);
    assert!(!green.may(&draw(Color::Green)) && !yellow.may(&accept(Color::Yellow)));
    let accepted = green.ask(id("accept"), accept(Color::Green)).expect("it is open");
    assert_eq!(server.receive(&accepted, &mut green, &mut yellow), Heard::News);
    assert_eq!(yellow.state().phase(), Phase::Over);
}

#[test]
fn accepting_what_a_move_has_cleared_offers_nothing() {
    let (mut server, mut green, mut yellow) = two();
    let offered = green.ask(id("draw"), draw(Color::Green)).expect("allowed");
    server.receive(&offered, &mut green, &mut yellow);
    let moves = green.ask(id("move"), a_move("e1-e2")).expect("legal");
    let accepted = yellow.ask(id("accept"), accept(Color::Yellow)).expect("it is open");
    server.receive(&moves, &mut green, &mut yellow);
    let heard = server.receive(&accepted, &mut yellow, &mut green);
    assert_eq!(code(&heard), Some(RefusedCode::NoOffer));
    assert!(server.state.offers().is_empty() && yellow.pending().is_empty());
}

#[test]
fn draws_that_are_offered_at_once_are_agreed_on() {
    let (mut server, mut green, mut yellow) = two();
    let one = green.ask(id("one"), draw(Color::Green)).expect("allowed");
    let other = yellow.ask(id("other"), draw(Color::Yellow)).expect("allowed");
    assert_eq!(server.receive(&one, &mut green, &mut yellow), Heard::News);
    assert_eq!(server.receive(&other, &mut yellow, &mut green), Heard::News);
    assert!(green.pending().is_empty() && yellow.pending().is_empty());
    assert_eq!(green.state().phase(), Phase::Over);
}
