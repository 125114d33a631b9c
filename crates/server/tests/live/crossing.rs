//! Two players act at the same moment. The test decides whose command comes first; the other one names a state that has passed.

use crate::world::{World, any_move, code, envelope, events, is_over};
use pacru_api::{Answer, Command, Event, GameId, Offer, Phrase, RefusedCode, Saying, Time};
use pacru_rules::{Color, EndReason};
use pacru_server::store::VisitorId;

/// A game of two after so many moves. Ann has green, Ben has yellow.
struct Pair {
    world: World,
    id: GameId,
    ann: VisitorId,
    ben: VisitorId,
}

impl Pair {
    async fn after(moves: u32) -> Pair {
        let world = World::new().await;
        let (id, ann, ben) = world.two(Time::None).await;
        for _ in 0..moves {
            world.move_on(&id, [ann, ben]).await;
        }
        Pair { world, id, ann, ben }
    }

    async fn last(&self) -> u32 {
        self.world.state(&self.id, self.ann).await.last()
    }

    /// A move of whoever is to move, by somebody who knows the game as it is.
    async fn moves(&self) -> u32 {
        self.world.move_on(&self.id, [self.ann, self.ben]).await
    }

    /// What the server answers to somebody who has seen the events up to `seen`.
    async fn late(&self, who: VisitorId, seen: u32, command: Command) -> Answer {
        self.world.hub.command(&self.id, who, envelope(seen, command)).await
    }

    async fn events(&self) -> Vec<Event> {
        events(&self.world.view(&self.id, self.ann).await).into_iter().cloned().collect()
    }

    async fn reason(&self) -> Option<EndReason> {
        self.world.state(&self.id, self.ann).await.outcome().map(|outcome| outcome.reason)
    }
}

fn resign(color: Color) -> Command {
    Command::Resign { color }
}

fn offer(color: Color, offer: Offer) -> Command {
    Command::Offer { color, offer }
}

fn accept(color: Color, offer: Offer) -> Command {
    Command::Accept { color, offer }
}

fn settled(answer: &Answer) -> u32 {
    match answer {
        Answer::Settled { last } => *last,
        Answer::Refused { refused, .. } => panic!("refused: {refused:?}"),
    }
}

#[tokio::test]
async fn a_resignation_that_crosses_a_move_counts_in_either_order() {
    // The move comes first.
    let game = Pair::after(0).await;
    let seen = game.last().await;
    game.moves().await;
    settled(&game.late(game.ben, seen, resign(Color::Yellow)).await);
    assert_eq!(game.reason().await, Some(EndReason::LastPlayer));
    assert_eq!(game.world.state(&game.id, game.ann).await.game().plies().len(), 2, "the move and the departure");

    // The resignation comes first.
    let game = Pair::after(0).await;
    let text = any_move(game.world.state(&game.id, game.ann).await.position());
    settled(&game.late(game.ben, seen, resign(Color::Yellow)).await);
    let answer = game.late(game.ann, seen, Command::Move { text }).await;
    let Answer::Refused { refused, game: Some(view) } = answer else { panic!("{answer:?}") };
    assert_eq!(refused.code, RefusedCode::Behind);
    assert!(is_over(&view.state().unwrap()), "and is told so");
    assert_eq!(game.reason().await, Some(EndReason::LastPlayer));
}

#[tokio::test]
async fn two_resignations_at_once_are_one_and_the_end() {
    let game = Pair::after(2).await;
    let seen = game.last().await;
    settled(&game.late(game.ann, seen, resign(Color::Green)).await);
    assert_eq!(code(&game.late(game.ben, seen, resign(Color::Yellow)).await), RefusedCode::Over);
}

#[tokio::test]
async fn an_offer_of_a_draw_that_crosses_a_move_is_made_or_cleared_by_the_move() {
    // The move comes first: the offer is about the board after it.
    let game = Pair::after(0).await;
    let seen = game.last().await;
    game.moves().await;
    let number = settled(&game.late(game.ben, seen, offer(Color::Yellow, Offer::Draw)).await);
    settled(&game.late(game.ann, number, accept(Color::Green, Offer::Draw)).await);
    assert_eq!(game.reason().await, Some(EndReason::Agreed));

    // The offer comes first: the move clears it.
    let game = Pair::after(0).await;
    let text = any_move(game.world.state(&game.id, game.ann).await.position());
    settled(&game.late(game.ben, seen, offer(Color::Yellow, Offer::Draw)).await);
    settled(&game.late(game.ann, seen, Command::Move { text }).await);
    assert!(game.world.state(&game.id, game.ann).await.offers().is_empty());
}

#[tokio::test]
async fn accepting_crosses_a_message_but_not_a_withdrawal() {
    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let hello = Command::Say { color: Color::Green, what: Saying::Phrase(Phrase::Hello) };
    game.world.settled(&game.id, game.ann, hello).await;
    settled(&game.late(game.ben, number, accept(Color::Yellow, Offer::Draw)).await);
    assert_eq!(game.reason().await, Some(EndReason::Agreed));

    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let withdraw = || Command::Decline { color: Color::Green, offer: Offer::Draw };
    game.world.settled(&game.id, game.ann, withdraw()).await;
    let answer = game.late(game.ben, number, accept(Color::Yellow, Offer::Draw)).await;
    assert_eq!(code(&answer), RefusedCode::NoOffer);
    assert!(game.world.state(&game.id, game.ann).await.offers().is_empty());

    // The other order: there is nothing to withdraw any more.
    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    settled(&game.late(game.ben, number, accept(Color::Yellow, Offer::Draw)).await);
    assert_eq!(code(&game.late(game.ann, number, withdraw()).await), RefusedCode::NoOffer);
    assert_eq!(game.reason().await, Some(EndReason::Agreed));
}

#[tokio::test]
async fn accepting_an_offer_that_a_move_has_cleared_makes_no_new_offer() {
    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let last = game.moves().await;
    let answer = game.late(game.ben, number, accept(Color::Yellow, Offer::Draw)).await;
    assert_eq!(code(&answer), RefusedCode::NoOffer);
    assert_eq!(game.last().await, last, "nothing has happened");

    // Nor does it accept an offer that was made after the move.
    game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let answer = game.late(game.ben, number, accept(Color::Yellow, Offer::Draw)).await;
    assert_eq!(code(&answer), RefusedCode::Behind);
    assert_eq!(game.reason().await, None);
}

#[tokio::test]
async fn a_take_back_crosses_no_move_in_either_order() {
    let game = Pair::after(2).await;
    let seen = game.last().await;
    let text = any_move(game.world.state(&game.id, game.ann).await.position());
    game.moves().await;
    let answer = game.late(game.ben, seen, offer(Color::Yellow, Offer::TakeBack)).await;
    assert_eq!(code(&answer), RefusedCode::Behind);

    // The other order: the move stands, and the offer is gone.
    let game = Pair::after(2).await;
    let number = settled(&game.late(game.ben, seen, offer(Color::Yellow, Offer::TakeBack)).await);
    settled(&game.late(game.ann, seen, Command::Move { text: text.clone() }).await);
    let answer = game.late(game.ann, number, accept(Color::Green, Offer::TakeBack)).await;
    assert_eq!(code(&answer), RefusedCode::NoOffer);
    assert_eq!(game.world.state(&game.id, game.ann).await.game().plies().len(), 3);

    // A turn that was given back is not the board any more on which the move was meant.
    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ben, offer(Color::Yellow, Offer::TakeBack)).await;
    settled(&game.late(game.ann, number, accept(Color::Green, Offer::TakeBack)).await);
    assert_eq!(code(&game.late(game.ann, number, Command::Move { text }).await), RefusedCode::Behind);
}

#[tokio::test]
async fn offers_of_a_rematch_that_cross_make_one_rematch() {
    for green_first in [true, false] {
        let game = Pair::after(2).await;
        let seen = game.last().await;
        settled(&game.late(game.ann, seen, resign(Color::Green)).await);
        let mut offers = [(game.ann, Color::Green), (game.ben, Color::Yellow)];
        if !green_first {
            offers.reverse();
        }
        for (who, color) in offers {
            settled(&game.late(who, seen, offer(color, Offer::Rematch)).await);
        }
        let log = game.events().await;
        assert_eq!(log.iter().filter(|event| matches!(event, Event::Rematch { .. })).count(), 1);
        // A third request comes too late.
        let answer = game.late(game.ann, seen, offer(Color::Green, Offer::Rematch)).await;
        assert_eq!(code(&answer), RefusedCode::TooLate);
        let next = game.world.state(&game.id, game.ann).await.rematch().cloned().unwrap();
        assert_eq!(game.world.hub.my_games(game.ann).await.unwrap().games.len(), 2);
        game.world.move_on(&next, [game.ben, game.ann]).await;
    }
}

#[tokio::test]
async fn offers_of_a_draw_that_cross_are_an_agreement_on_a_board_that_both_know() {
    let game = Pair::after(2).await;
    let seen = game.last().await;
    settled(&game.late(game.ben, seen, offer(Color::Yellow, Offer::Draw)).await);
    settled(&game.late(game.ann, seen, offer(Color::Green, Offer::Draw)).await);
    assert_eq!(game.reason().await, Some(EndReason::Agreed));

    let game = Pair::after(2).await;
    game.moves().await;
    game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let answer = game.late(game.ben, seen, offer(Color::Yellow, Offer::Draw)).await;
    assert_eq!(code(&answer), RefusedCode::Behind);
    assert_eq!(game.reason().await, None);
}

#[tokio::test]
async fn an_offer_that_was_seen_is_not_accepted_by_offering_the_same() {
    let game = Pair::after(2).await;
    let number = game.world.settled(&game.id, game.ann, offer(Color::Green, Offer::Draw)).await;
    let answer = game.late(game.ben, number, offer(Color::Yellow, Offer::Draw)).await;
    let Answer::Refused { refused, game: None } = answer else { panic!("{answer:?}") };
    assert_eq!(refused.code, RefusedCode::NoOffer);
    assert!(refused.message.contains("accept"), "{refused}");
}
