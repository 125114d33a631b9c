//! Messages of the API: parsing, printing, and their effect on a game.

use crate::check_message;
use pacru_api::{
    Answer, Envelope, Event, FromServer, Join, Logged, Millis, NewGame, Seat, Setup, State, Time, ToServer,
};
use pacru_rules::{Color, ColorSet, Ruleset, TurnOrder};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// JSON messages, one a line, in one game. The first byte selects how the game is set up. A parsed message is printed and
/// parsed again, then the game handles it. Returns the number of messages that were parsed.
pub fn check_api_message(data: &[u8]) -> usize {
    let [first, text @ ..] = data else {
        return 0;
    };
    let mut game = OnlineGame::new(setup(*first));
    let mut accepted = 0;
    for line in text.split(|&byte| byte == b'\n') {
        if let Some(ToServer::Command(envelope)) = parse(line) {
            game.command(&envelope);
        } else if let Some(NewGame { setup }) = parse(line) {
            match setup.tidied() {
                Ok(setup) => game = OnlineGame::new(setup),
                Err(error) => check_message(&error),
            }
        } else if let Some(Join { name, color, .. }) = parse(line) {
            match game.state.join(color, &name) {
                Ok((_, event)) => game.add(vec![event]),
                Err(refused) => check_message(&refused),
            }
        } else if let Some(message) = parse::<FromServer>(line) {
            game.receive(message);
        } else {
            continue;
        }
        accepted += 1;
    }
    accepted
}

/// Parses a message, and checks that its text parses as the same message.
fn parse<T: DeserializeOwned + Serialize + PartialEq + Debug>(line: &[u8]) -> Option<T> {
    let message: T = serde_json::from_slice(line).ok()?;
    let printed = serde_json::to_string(&message).expect("a message can be printed");
    let again: T = serde_json::from_str(&printed).unwrap_or_else(|error| panic!("{printed}: {error}"));
    assert_eq!(again, message, "printed as {printed}");
    Some(message)
}

/// One of the games, orders and clocks. The highest bit leaves the second seat open.
fn setup(choice: u8) -> Setup {
    let rulesets = [Ruleset::PACRU, Ruleset::AZACRU, Ruleset::SHACRU];
    let times = [Time::None, Time::Clock { seconds: 60, increment: 1 }, Time::Days(1)];
    let choice = choice as usize;
    let order = TurnOrder::standard(2 + choice / 9 % 3).expect("two to four players");
    let mut setup = Setup { time: times[choice / 3 % 3], ..Setup::new(rulesets[choice % 3], order) };
    setup.seats.fill(Seat::Here { name: "Ann".to_owned() });
    if choice >= 128 {
        setup.seats[1] = Seat::Open;
    }
    setup
}

/// A game with its log.
struct OnlineGame {
    state: State,
    log: Vec<Logged>,
}

impl OnlineGame {
    fn new(setup: Setup) -> OnlineGame {
        let created = Logged { number: 1, at: Millis(0), event: Event::Created(setup) };
        let state = State::new(&created).expect("a checked set-up makes a game");
        OnlineGame { state, log: vec![created] }
    }

    /// Judges a command for the holders of all seats, of each one, and of none; the events for all seats are added.
    fn command(&mut self, envelope: &Envelope) {
        let Some(command) = self.state.rebase(&envelope.command, envelope.seen) else {
            return;
        };
        let command = command.into_owned();
        let all = Color::ALL.into_iter().fold(ColorSet::EMPTY, ColorSet::with);
        for seats in Color::ALL.map(|color| ColorSet::EMPTY.with(color)).into_iter().chain([ColorSet::EMPTY]) {
            if let Err(refused) = self.state.judge(seats, &command) {
                check_message(&refused);
            }
        }
        match self.state.judge(all, &command) {
            Ok(events) => self.add(events),
            Err(refused) => check_message(&refused),
        }
    }

    /// Adds events that the state itself allowed: they apply, and a replay of the log gives the same state.
    fn add(&mut self, events: Vec<Event>) {
        let at = Millis(1000 * self.log.len() as u64);
        for logged in Logged::number_from(self.state.last(), at, events) {
            self.state.apply(&logged).unwrap_or_else(|error| panic!("{logged:?}: {error}"));
            self.log.push(logged);
        }
        let replayed = State::replay(&self.log).expect("the log is complete");
        assert_eq!(replayed.position(), self.state.position());
        assert_eq!((replayed.phase(), replayed.outcome()), (self.state.phase(), self.state.outcome()));
        self.query(at);
    }

    /// Events from a server need not fit the game, but must not break it.
    fn receive(&self, message: FromServer) {
        let mut copy = OnlineGame { state: self.state.clone(), log: Vec::new() };
        let events = match message {
            FromServer::Events(events) => events,
            FromServer::Answer { answer: Answer::Refused { game: Some(view), .. }, .. } => {
                let _ = view.state();
                return;
            }
            _ => return,
        };
        for logged in events {
            let at = logged.at;
            if let Err(error) = copy.state.apply(&logged) {
                check_message(&error);
                return;
            }
            copy.query(at);
        }
    }

    /// Calls the queries that servers and pages use. None may panic, whatever the time.
    fn query(&self, now: Millis) {
        let _ = (self.state.deadline(), self.state.time_out(now), self.state.names(), self.state.rematch_is_due());
        for color in self.state.setup().order.colors() {
            let _ = (self.state.left(*color, now), self.state.turns_to_take_back(*color));
        }
    }
}
