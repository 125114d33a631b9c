//! What a client knows of a game: what the server has told, and what it was asked and has not answered.

use super::Pending;
use pacru_api::{
    Answer, Command, CommandId, Envelope, Event, FromServer, GameView, Logged, Millis, Offer, PROTOCOL, Phase, Refused,
    RefusedCode, State, Time,
};
use pacru_rules::{ByColor, Color, ColorSet};

/// A player who has not moved for so long can be claimed out, with a clock or without.
const ASLEEP: u64 = 7 * 24 * 3600 * 1000;

/// What a message of the server means for whoever shows the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// The connection stands; whatever was not answered is to be sent again.
    Welcome,
    /// Something happened or somebody came or went, perhaps something that was asked for.
    News,
    /// Something was asked for in vain.
    Refused(Refused),
    /// The server cannot do now what it was asked for: it is to be sent again in a while.
    Later(Refused),
    /// Something is missing: the game is to be fetched anew.
    Gap,
    /// The server speaks another version: the page is to be loaded anew.
    OtherVersion,
    /// The server stops, and is back after so many milliseconds.
    Bye(u32),
    /// Only the time.
    Nothing,
}

/// What is known of a game.
#[derive(Clone, Debug)]
pub struct Session {
    state: State,
    seats: ColorSet,
    host: bool,
    present: ColorSet,
    watchers: u32,
    /// A player with a running clock who is away for so many milliseconds can be claimed out.
    gone: u64,
    /// Since when players are seen to be away.
    away: ByColor<Option<Millis>>,
    pending: Pending,
    /// Commands that are stored, up to these events; what is still on its way to us is not forgotten before.
    settled: Vec<(CommandId, u32)>,
}

impl Session {
    /// Begins with what the server tells of a game, and with what was sent before and not answered. Nothing where the server's
    /// log is none.
    pub fn new(view: &GameView, pending: Pending) -> Option<Session> {
        let mut session = Session {
            state: view.state()?,
            seats: view.seats,
            host: view.host,
            present: ColorSet::EMPTY,
            watchers: view.watchers,
            gone: view.gone,
            away: ByColor::from_fn(|_| None),
            pending,
            settled: Vec::new(),
        };
        session.see_all(view);
        Some(session)
    }

    /// Takes over what the server tells, unless it is older than what is known.
    pub fn take_view(&mut self, view: &GameView) {
        if let Some(state) = view.state().filter(|state| state.last() >= self.state.last()) {
            self.take(state, view);
        }
    }

    /// Takes over a game that was fetched because something did not fit, also if less has happened in it: the server may have come
    /// back with an older copy of its games.
    pub fn take_anew(&mut self, view: &GameView) {
        if let Some(state) = view.state() {
            self.settled.retain(|(_, event)| *event <= state.last());
            self.take(state, view);
        }
    }

    fn take(&mut self, state: State, view: &GameView) {
        self.state = state;
        self.seats = view.seats;
        self.host = view.host;
        self.gone = view.gone;
        self.see_all(view);
        self.forget_settled();
    }

    /// What was asked for and has come is no longer on its way.
    fn forget_settled(&mut self) {
        let (last, pending) = (self.state.last(), &mut self.pending);
        self.settled.retain(|(id, event)| {
            let has_come = *event <= last;
            if has_come {
                pending.answered(id);
            }
            !has_come
        });
    }

    /// Takes over what the server tells at this time of its clock.
    pub fn hear(&mut self, message: FromServer, now: Millis) -> Heard {
        match message {
            FromServer::Hello { protocol, .. } if protocol != PROTOCOL => Heard::OtherVersion,
            FromServer::Hello { last, .. } if last < self.state.last() => Heard::Gap,
            FromServer::Hello { seats, .. } => {
                self.seats = seats;
                Heard::Welcome
            }
            FromServer::Events(events) => self.hear_events(&events),
            FromServer::Answer { id, answer } => self.hear_answer(&id, answer),
            FromServer::Present { seats, watchers } => {
                self.see(seats, watchers, now);
                Heard::News
            }
            FromServer::Time(_) => Heard::Nothing,
            FromServer::Refused(refused) if refused.code == RefusedCode::Version => Heard::OtherVersion,
            FromServer::Refused(refused) if is_passing(refused.code) => Heard::Later(refused),
            FromServer::Refused(refused) => Heard::Refused(refused),
            FromServer::Bye { retry } => Heard::Bye(retry),
        }
    }

    fn hear_events(&mut self, events: &[Logged]) -> Heard {
        // What is known already comes again after a connection was lost at the wrong moment.
        let known = self.state.last();
        for logged in events.iter().filter(|logged| logged.number > known) {
            let mut next = self.state.clone();
            if next.apply(logged).is_err() {
                return Heard::Gap;
            }
            self.state = next;
            if let Event::Stood { color } = logged.event {
                self.seats = self.seats.without(color);
            }
        }
        self.forget_settled();
        Heard::News
    }

    fn hear_answer(&mut self, id: &CommandId, answer: Answer) -> Heard {
        match answer {
            Answer::Settled { last } => {
                // The answer may come before the events that it speaks of.
                self.settled.push((id.clone(), last));
                self.forget_settled();
                Heard::News
            }
            Answer::Refused { refused, .. } if self.is_worth_asking_again(id, refused.code) => Heard::Later(refused),
            Answer::Refused { refused, game } => {
                let asked = self.pending.answered(id);
                if let Some(view) = game {
                    self.take_view(&view);
                }
                // What another tab sent before this one needs no word.
                if asked.is_some() { Heard::Refused(refused) } else { Heard::News }
            }
        }
    }

    /// Whether something refused will be done a little later. Where too much was said, saying it again makes it worse.
    fn is_worth_asking_again(&self, id: &CommandId, code: RefusedCode) -> bool {
        let asked = self.pending.all().iter().find(|known| known.id == *id);
        let needed = asked.is_none_or(|asked| match asked.command {
            Command::Move { .. } | Command::Resign { .. } | Command::Claim { .. } | Command::Cancel => true,
            Command::Offer { .. }
            | Command::Accept { .. }
            | Command::Decline { .. }
            | Command::Stand { .. }
            | Command::Say { .. }
            | Command::Chat { .. } => false,
        });
        is_passing(code) && (needed || code != RefusedCode::TooMany)
    }

    fn see(&mut self, present: ColorSet, watchers: u32, now: Millis) {
        self.present = present;
        self.watchers = watchers;
        for color in Color::ALL {
            self.away[color] = if present.contains(color) { None } else { self.away[color].or(Some(now)) };
        }
    }

    /// Who is there, and for how long others have not been: the server has seen more than we have.
    fn see_all(&mut self, view: &GameView) {
        self.see(view.present, view.watchers, view.now);
        for (&color, away) in self.state.setup().order.colors().iter().zip(&view.away) {
            if let Some(away) = *away {
                self.away[color] = Some(Millis(view.now.0.saturating_sub(away)));
            }
        }
    }

    /// Asks for something under a new name; refused at once where the rules of the table forbid it.
    pub fn ask(&mut self, id: CommandId, command: Command) -> Result<Envelope, Refused> {
        if matches!(command, Command::Move { .. }) && self.pending.a_move().is_some() {
            return Err(Refused::new(RefusedCode::NotYourTurn, "the last move is not settled"));
        }
        if self.pending.has(&command) {
            return Err(Refused::new(RefusedCode::TooMany, "it is on its way"));
        }
        self.judge(&command)?;
        // Whoever has just moved wants to take back that move. Other commands do not depend on a move that may still be refused.
        let seen = match command {
            Command::Move { .. } | Command::Offer { offer: Offer::TakeBack, .. } => self.shown().last(),
            _ => self.state.last(),
        };
        let envelope = Envelope { id, seen, command };
        if self.pending.add(envelope.clone()) {
            Ok(envelope)
        } else {
            Err(Refused::new(RefusedCode::TooMany, "wait for the answers first"))
        }
    }

    /// What the server would say, as far as one can know here.
    fn judge(&self, command: &Command) -> Result<Vec<Event>, Refused> {
        match command {
            Command::Cancel => self.state.call_off(self.seats, self.host),
            command => self.state.judge(self.seats, command),
        }
    }

    /// What was asked and not answered.
    pub fn pending(&self) -> &Pending {
        &self.pending
    }

    /// What the server has told.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The seats that are mine.
    pub fn seats(&self) -> ColorSet {
        self.seats
    }

    /// Whether I set the game up.
    pub fn is_host(&self) -> bool {
        self.host
    }

    /// The players who are connected.
    pub fn present(&self) -> ColorSet {
        self.present
    }

    /// How many watch.
    pub fn watchers(&self) -> u32 {
        self.watchers
    }

    /// Whether a move of mine is on its way, and the game has not gone on without it.
    pub fn is_sending(&self) -> bool {
        self.pending.a_move().is_some_and(|sent| sent.seen >= self.state.last_board())
    }

    /// Whether a move can be made here.
    pub fn may_move(&self) -> bool {
        let mine = self.seats.contains(self.state.position().to_move());
        mine && self.state.phase() == Phase::Running && self.pending.a_move().is_none()
    }

    /// The game with the move that is on its way.
    pub fn shown(&self) -> State {
        let mut shown = self.state.clone();
        let Some(sent) = self.pending.a_move().filter(|_| self.is_sending()) else {
            return shown;
        };
        let events = shown.judge(self.seats, &sent.command).unwrap_or_default();
        for logged in Logged::number_from(shown.last(), shown.touched(), events) {
            if shown.apply(&logged).is_err() {
                return self.state.clone();
            }
        }
        shown
    }

    /// Whom I speak for: the player to move if I am that, else the first of mine who is in, else the first.
    pub fn acting(&self) -> Option<Color> {
        let position = self.state.position();
        let seats = position.order().colors();
        let mine = || seats.iter().copied().filter(|&color| self.seats.contains(color));
        let to_move = Some(position.to_move()).filter(|&color| self.seats.contains(color));
        to_move.or_else(|| mine().find(|&color| !position.out().contains(color))).or_else(|| mine().next())
    }

    /// Whether the server would do something, as far as one can know here.
    pub fn may(&self, command: &Command) -> bool {
        self.judge(command).is_ok_and(|events| !events.is_empty())
    }

    /// Whether I am asked for an answer to an offer.
    pub fn is_asked(&self, offer: Offer) -> bool {
        let asked = self.state.asked(offer);
        let open = self.state.open_offer(offer);
        open.is_some_and(|open| self.seats.iter().any(|seat| asked.contains(seat) && !open.agreed.contains(seat)))
    }

    /// The player who can be claimed out at this time of the server.
    pub fn claimable(&self, now: Millis) -> Option<Color> {
        let color = self.state.position().to_move();
        // Being away while others think is no harm.
        let waited = now.since(self.state.clocks().since());
        let away = self.away[color].map_or(0, |since| now.since(since));
        let short = matches!(self.state.setup().time, Time::Clock { .. }) && self.state.clock_runs();
        let gone = short && waited.min(away) >= self.gone;
        // Whose clock runs, also by days, has the time that it shows.
        let asleep = waited >= ASLEEP && !self.state.clock_runs();
        ((gone || asleep) && self.may(&Command::Claim { color })).then_some(color)
    }

    /// Whether the game is played, and one of the seats is mine.
    pub fn is_players(&self) -> bool {
        self.state.phase() == Phase::Running && !self.seats.is_empty()
    }
}

/// Reasons that pass by themselves.
fn is_passing(code: RefusedCode) -> bool {
    matches!(code, RefusedCode::TooMany | RefusedCode::Storage | RefusedCode::Stopping)
}
