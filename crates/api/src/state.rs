//! What the log of a game adds up to.

use crate::{Clocks, Event, GameId, Hidden, Logged, Millis, Offer, Saying, Seat, Setup, Time, Visibility};
use pacru_rules::{Action, ByColor, Color, ColorSet, Departure, Game, Outcome, Position};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It waits for players.
    Waiting,
    /// It is played.
    Running,
    /// It is over, or was called off.
    Over,
}

/// An offer on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    /// The number of the event by which it was offered.
    pub number: u32,
    /// What is offered.
    pub offer: Offer,
    /// Who offered it.
    pub by: Color,
    /// Who agrees, whoever offered it included.
    pub agreed: ColorSet,
}

/// Something said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The number of the event.
    pub number: u32,
    /// When.
    pub at: Millis,
    /// Who.
    pub color: Color,
    /// What; nothing where the operator has hidden it.
    pub what: Option<Saying>,
}

/// A game online as it stands.
#[derive(Clone, Debug)]
pub struct State {
    setup: Setup,
    pub(crate) game: Game,
    clocks: Clocks,
    /// Names of the people who are there.
    names: ByColor<Option<String>>,
    offers: Vec<OpenOffer>,
    said: Vec<Said>,
    chat: ColorSet,
    rematch: Option<GameId>,
    hidden: bool,
    created: Millis,
    begun: Option<Millis>,
    touched: Millis,
    last: u32,
    /// The number of the last event that changed the board or who plays on it.
    last_board: u32,
}

impl State {
    /// Begins with the event that set the game up.
    pub fn new(first: &Logged) -> Result<State, Corrupt> {
        let Event::Created(setup) = &first.event else {
            return Err(Corrupt { number: first.number, why: "a log begins with the set-up" });
        };
        if first.number != 1 || setup.seats.len() != setup.order.player_count() {
            return Err(Corrupt { number: first.number, why: "the set-up makes no game" });
        }
        let mut names = ByColor::from_fn(|_| None);
        for (color, seat) in setup.by_color() {
            if let Seat::Here { name } = seat {
                names[color] = Some(name.clone());
            }
        }
        let mut state = State {
            game: Game::new(setup.start()),
            clocks: Clocks::new(setup.time),
            setup: setup.clone(),
            names,
            offers: Vec::new(),
            said: Vec::new(),
            chat: ColorSet::EMPTY,
            rematch: None,
            hidden: false,
            created: first.at,
            begun: None,
            touched: first.at,
            last: 1,
            last_board: 1,
        };
        state.begin_if_full(first.at);
        Ok(state)
    }

    /// Begins with a whole log.
    pub fn replay(log: &[Logged]) -> Result<State, Corrupt> {
        let (first, rest) = log.split_first().ok_or(Corrupt { number: 0, why: "the log is empty" })?;
        let mut state = State::new(first)?;
        for logged in rest {
            state.apply(logged)?;
        }
        Ok(state)
    }

    /// Adds the next event. Whatever does not fit is an error, after which the state means nothing.
    pub fn apply(&mut self, logged: &Logged) -> Result<(), Corrupt> {
        let Logged { number, at, ref event } = *logged;
        let corrupt = |why| Corrupt { number, why };
        if number != self.last + 1 {
            return Err(corrupt("numbers have no gaps"));
        }
        match event {
            Event::Created(_) => return Err(corrupt("a game is set up once")),
            Event::Joined { color, name } => {
                if !self.free_seats().contains(*color) {
                    return Err(corrupt("the seat is taken"));
                }
                self.names[*color] = Some(name.clone());
                self.begin_if_full(at);
            }
            Event::Stood { color } => {
                self.names[*color] = None;
                self.chat = self.chat.without(*color);
            }
            Event::Moved { color, text } => {
                let ran = self.clock_runs();
                let mv = self.game.position().parse_move(text).map_err(|_| corrupt("the move is not legal"))?;
                if self.game.position().to_move() != *color || self.game.play(mv).is_err() {
                    return Err(corrupt("the move is not this player's"));
                }
                self.clocks.moved(*color, ran, at);
                self.offers.clear();
            }
            Event::Left { color, how } => {
                let turn = self.game.position().to_move();
                self.game.leave(*color, *how).map_err(|_| corrupt("the player cannot leave"))?;
                if *how == Departure::Time {
                    self.clocks.run_out(*color);
                }
                if self.game.position().to_move() != turn {
                    self.clocks.begin_turn(at);
                }
                self.offers.clear();
            }
            Event::Offered { color, offer } => {
                let agreed = ColorSet::EMPTY.with(*color);
                self.offers.push(OpenOffer { number, offer: *offer, by: *color, agreed });
            }
            Event::Agreed { color, offer } => {
                if let Some(open) = self.offers.iter_mut().find(|open| open.offer == *offer) {
                    open.agreed = open.agreed.with(*color);
                }
            }
            Event::Declined { offer, .. } => self.offers.retain(|open| open.offer != *offer),
            Event::TookBack { turns } => {
                for _ in 0..*turns {
                    if !self.game.undo() {
                        return Err(corrupt("there is nothing to take back"));
                    }
                    self.clocks.take_back();
                }
                self.clocks.begin_turn(at);
                self.offers.clear();
            }
            Event::Drawn => {
                if !self.game.agree_draw() {
                    return Err(corrupt("the game is over"));
                }
                self.offers.clear();
            }
            Event::Cancelled { .. } => {
                if !self.game.cancel() {
                    return Err(corrupt("the game is over"));
                }
                self.offers.clear();
            }
            Event::Rematch { game } => {
                self.rematch = Some(game.clone());
                self.offers.clear();
            }
            Event::Said { color, what } => {
                self.said.push(Said { number, at, color: *color, what: Some(what.clone()) });
            }
            Event::Chat { color, on } => {
                self.chat = if *on { self.chat.with(*color) } else { self.chat.without(*color) };
            }
            Event::Paused { from, until } => self.clocks.pause(*from, *until),
            Event::Hidden(Hidden::Name(color)) => {
                if let Some(name) = &mut self.names[*color] {
                    name.clear();
                }
            }
            Event::Hidden(Hidden::Message(number)) => {
                for said in self.said.iter_mut().filter(|said| said.number == *number) {
                    said.what = None;
                }
            }
            Event::Hidden(Hidden::Game) => self.hidden = true,
        }
        self.note_number(number, event);
        self.touched = at;
        Ok(())
    }

    fn note_number(&mut self, number: u32, event: &Event) {
        self.last = number;
        match event {
            Event::Said { .. }
            | Event::Chat { .. }
            | Event::Paused { .. }
            | Event::Hidden(_)
            | Event::Offered { .. }
            | Event::Agreed { .. }
            | Event::Declined { .. } => {}
            _ => self.last_board = number,
        }
    }

    fn begin_if_full(&mut self, at: Millis) {
        if self.begun.is_none() && self.free_seats().is_empty() {
            self.begun = Some(at);
            self.clocks.begin_turn(at);
        }
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game by the rules.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The end of the game, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Where the game stands.
    pub fn phase(&self) -> Phase {
        match (self.outcome(), self.begun) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Running,
            (None, None) => Phase::Waiting,
        }
    }

    /// The number of the last event.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// The number of the last event that changed the board or who plays on it. Offers, messages and pauses do not count.
    pub fn last_board(&self) -> u32 {
        self.last_board
    }

    /// When it was set up.
    pub fn created(&self) -> Millis {
        self.created
    }

    /// When the last seat was taken.
    pub fn begun(&self) -> Option<Millis> {
        self.begun
    }

    /// When something last happened.
    pub fn touched(&self) -> Millis {
        self.touched
    }

    /// What was said, in order.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// What is offered.
    pub fn offers(&self) -> &[OpenOffer] {
        &self.offers
    }

    /// The open offer of this kind.
    pub fn open_offer(&self, offer: Offer) -> Option<&OpenOffer> {
        self.offers.iter().find(|open| open.offer == offer)
    }

    /// The game that follows this one.
    pub fn rematch(&self) -> Option<&GameId> {
        self.rematch.as_ref()
    }

    /// Whether the operator has hidden the game.
    pub fn is_hidden(&self) -> bool {
        self.hidden
    }

    /// Whether the game stands in the lobby.
    pub fn is_public(&self) -> bool {
        self.setup.visibility == Visibility::Public && !self.hidden
    }

    /// The level of the computer that plays this colour.
    pub fn computer(&self, color: Color) -> Option<u8> {
        self.setup.by_color().find_map(|(seat, who)| match who {
            Seat::Computer { level } if seat == color => Some(*level),
            _ => None,
        })
    }

    /// The seats that people have, or will have.
    pub fn people(&self) -> ColorSet {
        let seats = self.setup.by_color().filter(|(_, seat)| !matches!(seat, Seat::Computer { .. }));
        seats.map(|(color, _)| color).collect()
    }

    /// The seats that wait for somebody.
    pub fn free_seats(&self) -> ColorSet {
        let open = self.setup.by_color().filter(|(_, seat)| **seat == Seat::Open);
        open.map(|(color, _)| color).filter(|&color| self.names[color].is_none()).collect()
    }

    /// The name of a person at the table; empty where none was given or the operator has hidden it. Nothing for free seats
    /// and computers.
    pub fn name(&self, color: Color) -> Option<&str> {
        self.names[color].as_deref()
    }

    /// Names in order of play for lists and records: `computer N` for computers, empty for free seats.
    pub fn names(&self) -> Vec<String> {
        let name = |&color: &Color| match self.computer(color) {
            Some(level) => format!("computer {level}"),
            None => self.name(color).unwrap_or_default().to_owned(),
        };
        self.setup.order.colors().iter().map(name).collect()
    }

    /// Whether a player has switched free messages on.
    pub fn wants_chat(&self, color: Color) -> bool {
        self.chat.contains(color)
    }

    /// Whether free messages flow: in private games, while all people at the table want them.
    pub fn chat_is_on(&self) -> bool {
        let private = self.setup.visibility == Visibility::Private;
        private && self.free_seats().is_empty() && self.people().iter().all(|color| self.chat.contains(color))
    }

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Whether the time of the player to move runs.
    pub fn clock_runs(&self) -> bool {
        let timed = self.setup.time != Time::None;
        timed && self.phase() == Phase::Running && !self.game.plies().is_empty()
    }

    /// The milliseconds that a player has left, if there is a clock. With days for each turn a player who is not to move has
    /// them all.
    pub fn left(&self, color: Color, now: Millis) -> Option<u64> {
        let runs = self.clock_runs() && self.position().to_move() == color;
        (self.setup.time != Time::None).then(|| self.clocks.left(color, runs, now))
    }

    /// When the player to move runs out of time.
    pub fn deadline(&self) -> Option<Millis> {
        if self.clock_runs() { self.clocks.end(self.position().to_move()) } else { None }
    }

    /// How many actions would be undone if this player's last turn were taken back; nothing if that cannot be, because the
    /// player has not moved or somebody has left since.
    pub fn turns_to_take_back(&self, color: Color) -> Option<u32> {
        let mut before = self.game.plies().len();
        let mut turns = 0;
        while before > 0 {
            before -= 1;
            turns += 1;
            let mover = match before {
                0 => self.game.start().to_move(),
                _ => self.game.plies()[before - 1].after.to_move(),
            };
            match self.game.plies()[before].action {
                Action::Leave { .. } => return None,
                Action::Move(_) if mover == color => return Some(turns),
                Action::Move(_) => {}
            }
        }
        None
    }

    /// Who must agree to an offer: the people still in, for a rematch all people at the table. Computers go along with them.
    pub fn asked(&self, offer: Offer) -> ColorSet {
        let people = self.people();
        match offer {
            Offer::Rematch => people,
            Offer::Draw | Offer::TakeBack => {
                people.iter().filter(|&color| !self.position().out().contains(color)).collect()
            }
        }
    }
}

/// Why a log is not one. No server writes such a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corrupt {
    /// The event that does not fit.
    pub number: u32,
    /// Why.
    pub why: &'static str,
}

impl fmt::Display for Corrupt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.number, self.why)
    }
}

impl std::error::Error for Corrupt {}
