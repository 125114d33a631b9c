//! What a command leads to, or why it is refused. Pure: who asks, when, and who is gone come in as facts.

use crate::{
    Command, Event, Logged, Millis, NAME_LENGTH, Offer, Phase, Refused, RefusedCode, SAYING_LENGTH, Saying, State,
    tidy_text,
};
use pacru_rules::{Color, ColorSet, Departure};

/// Before this turn a game can be called off.
const SETTLED_TURN: usize = 2;

type Judged = Result<Vec<Event>, Refused>;

impl State {
    /// What a command leads to, asked for by whoever holds these seats and knows the game as it is ([`State::rebase`]). Whether a player to be claimed out is
    /// gone is for the server to know, and who set the game up ([`State::call_off`]). A time that has run out must have been settled before ([`State::time_out`]).
    pub fn judge(&self, seats: ColorSet, command: &Command) -> Judged {
        match command {
            Command::Move { text } => self.judge_move(seats, text),
            Command::Resign { color } => {
                owns(seats, *color)?;
                self.plays(*color)?;
                Ok(vec![Event::Left { color: *color, how: Departure::Resign }])
            }
            Command::Offer { color, offer } => self.judge_offer(seats, *color, *offer),
            Command::Accept { color, offer } => self.judge_accept(seats, *color, *offer),
            Command::Decline { color, offer } => {
                owns(seats, *color)?;
                if self.open_offer(*offer).is_none() {
                    return refuse(RefusedCode::NoOffer, "there is no such offer");
                }
                // Whoever is not asked has nothing to refuse to the others.
                if !self.asked(*offer).contains(*color) {
                    return refuse(RefusedCode::Over, "that player is out");
                }
                Ok(vec![Event::Declined { color: *color, offer: *offer }])
            }
            Command::Stand { color } => {
                owns(seats, *color)?;
                let joined = !self.is_here_seat(*color);
                match self.phase() {
                    Phase::Waiting if joined => Ok(vec![Event::Stood { color: *color }]),
                    Phase::Waiting => refuse(RefusedCode::TooLate, "who set the game up cancels it instead"),
                    Phase::Running | Phase::Over => refuse(RefusedCode::TooLate, "the game has begun: resign instead"),
                }
            }
            Command::Cancel => self.call_off(seats, false),
            Command::Claim { color } => {
                if seats.is_empty() || seats.contains(*color) {
                    return refuse(RefusedCode::NotYourSeat, "only the others at the table can claim that");
                }
                self.plays(*color)?;
                if self.position().to_move() != *color || self.computer(*color).is_some() {
                    return refuse(RefusedCode::TooEarly, "a person can be claimed out when it is their turn");
                }
                Ok(vec![Event::Left { color: *color, how: Departure::Gone }])
            }
            Command::Say { color, what } => {
                owns(seats, *color)?;
                self.judge_saying(*color, what)
            }
            Command::Chat { color, on } => {
                owns(seats, *color)?;
                if self.setup().visibility == crate::Visibility::Public {
                    return refuse(RefusedCode::ChatOff, "public games have ready phrases only");
                }
                Ok(if self.wants_chat(*color) == *on {
                    Vec::new()
                } else {
                    vec![Event::Chat { color: *color, on: *on }]
                })
            }
        }
    }

    /// Takes a seat. Whether the one who asks may is for the server to know.
    pub fn join(&self, color: Option<Color>, name: &str) -> Result<(Color, Event), Refused> {
        let free = self.free_seats();
        if self.phase() == Phase::Over {
            return Err(Refused::new(RefusedCode::Over, "the game was called off"));
        }
        let wanted = match color {
            Some(color) => free.contains(color).then_some(color),
            None => self.setup().order.colors().iter().copied().find(|&color| free.contains(color)),
        };
        let color = wanted.ok_or_else(|| Refused::new(RefusedCode::SeatTaken, "the seat is taken"))?;
        let name = tidy_text(name, NAME_LENGTH);
        if name.is_empty() {
            return Err(Refused::new(RefusedCode::BadText, "a name needs a letter at least"));
        }
        Ok((color, Event::Joined { color, name }))
    }

    /// The player whose time has run out by now leaves.
    pub fn time_out(&self, now: Millis) -> Option<Event> {
        let late = self.deadline().is_some_and(|deadline| now >= deadline);
        late.then(|| Event::Left { color: self.position().to_move(), how: Departure::Time })
    }

    fn judge_move(&self, seats: ColorSet, text: &str) -> Judged {
        self.runs()?;
        let color = self.position().to_move();
        if seats.is_empty() {
            return refuse(RefusedCode::NotYourSeat, "you only watch this game");
        }
        if !seats.contains(color) {
            return refuse(RefusedCode::NotYourTurn, format!("it is {}'s turn", color.name()));
        }
        match self.position().parse_move(text) {
            Ok(mv) => Ok(vec![Event::Moved { color, text: mv.to_string() }]),
            Err(error) => Err(Refused {
                code: RefusedCode::Illegal,
                message: error.to_string(),
                rule: error.refusal.rule.map(|tag| tag.as_str().to_owned()),
            }),
        }
    }

    fn judge_offer(&self, seats: ColorSet, color: Color, offer: Offer) -> Judged {
        owns(seats, color)?;
        self.allows(color, offer)?;
        match self.open_offer(offer) {
            None => self.agree(seats, color, offer),
            Some(open) if open.agreed.contains(color) => {
                refuse(RefusedCode::NoOffer, "you have offered or accepted that already")
            }
            Some(_) => {
                refuse(RefusedCode::NoOffer, "somebody else has offered that already: accept or decline it instead")
            }
        }
    }

    fn judge_accept(&self, seats: ColorSet, color: Color, offer: Offer) -> Judged {
        owns(seats, color)?;
        if self.open_offer(offer).is_none() {
            return refuse(RefusedCode::NoOffer, "there is no such offer");
        }
        self.allows(color, offer)?;
        self.agree(seats, color, offer)
    }

    /// Whether a player can propose or accept something like that now.
    fn allows(&self, color: Color, offer: Offer) -> Result<(), Refused> {
        match offer {
            Offer::Draw | Offer::TakeBack => self.plays(color),
            Offer::Rematch if self.phase() != Phase::Over => refuse(RefusedCode::NotOver, "the game is not over"),
            Offer::Rematch if self.rematch().is_some() => refuse(RefusedCode::TooLate, "the rematch has been set up"),
            Offer::Rematch => Ok(()),
        }
    }

    /// A player proposes something if it is not open yet, else accepts it. Whoever holds several seats agrees for all of them.
    fn agree(&self, seats: ColorSet, color: Color, offer: Offer) -> Judged {
        let open = self.open_offer(offer);
        let turns = self.turns_to_take_back(open.map_or(color, |open| open.by));
        if offer == Offer::TakeBack && turns.is_none() {
            return refuse(RefusedCode::NothingToTakeBack, "there is no turn of yours to take back");
        }
        let asked = self.asked(offer);
        let mut agreed = open.map_or(ColorSet::EMPTY, |open| open.agreed);
        let mut events = Vec::new();
        let mine = std::iter::once(color).chain(seats.iter().filter(|&seat| seat != color && asked.contains(seat)));
        for seat in mine.filter(|&seat| !agreed.contains(seat)).collect::<Vec<_>>() {
            events.push(if agreed.is_empty() {
                Event::Offered { color: seat, offer }
            } else {
                Event::Agreed { color: seat, offer }
            });
            agreed = agreed.with(seat);
        }
        if events.is_empty() {
            return refuse(RefusedCode::NoOffer, "you have offered or accepted that already");
        }
        if asked.iter().all(|seat| agreed.contains(seat)) {
            match (offer, turns) {
                (Offer::Draw, _) => events.push(Event::Drawn),
                (Offer::TakeBack, Some(turns)) => events.push(Event::TookBack { turns }),
                // The server sets up the new game, and tells its name by [`Event::Rematch`].
                (Offer::TakeBack, None) | (Offer::Rematch, _) => {}
            }
        }
        Ok(events)
    }

    /// Whether all have agreed to play again, and nobody has set that game up.
    pub fn rematch_is_due(&self) -> bool {
        let asked = self.asked(Offer::Rematch);
        let agreed = |open: &crate::OpenOffer| asked.iter().all(|seat| open.agreed.contains(seat));
        self.rematch().is_none() && self.offers().iter().any(|open| open.offer == Offer::Rematch && agreed(open))
    }

    /// Calls the game off: before it begins who set it up (the `host`, perhaps without a seat), then any player who is still
    /// in, until two turns have been made.
    pub fn call_off(&self, seats: ColorSet, host: bool) -> Judged {
        let mut mine = self.setup().order.colors().iter().copied().filter(|&color| seats.contains(color)).peekable();
        let plays = self.phase() == Phase::Running && mine.peek().is_some();
        let by = mine.find(|&color| !plays || self.position().players_in().contains(color));
        if plays && by.is_none() {
            return refuse(RefusedCode::Over, "that player is out");
        }
        let waits = self.phase() == Phase::Waiting;
        if by.is_none() && !(host && waits) {
            return refuse(RefusedCode::NotYourSeat, "you only watch this game");
        }
        match self.phase() {
            Phase::Over => refuse(RefusedCode::Over, "the game is over"),
            // Whoever only came along stands up instead.
            Phase::Waiting if !host && !seats.iter().any(|seat| self.is_here_seat(seat)) => {
                refuse(RefusedCode::NotYourSeat, "only who set the game up can call it off before it begins")
            }
            Phase::Running if self.game().plies().len() >= SETTLED_TURN => {
                refuse(RefusedCode::TooLate, "two turns have been made: resign, or offer a draw")
            }
            Phase::Waiting | Phase::Running => Ok(vec![Event::Cancelled { by }]),
        }
    }

    fn judge_saying(&self, color: Color, what: &Saying) -> Judged {
        match what {
            Saying::Phrase(_) => Ok(vec![Event::Said { color, what: what.clone() }]),
            Saying::Text(_) if !self.chat_is_on() => {
                refuse(RefusedCode::ChatOff, "free messages flow in private games when everybody has switched them on")
            }
            Saying::Text(text) => {
                let text = tidy_text(text, SAYING_LENGTH);
                if text.is_empty() {
                    return refuse(RefusedCode::BadText, "there is nothing to say");
                }
                Ok(vec![Event::Said { color, what: Saying::Text(text) }])
            }
        }
    }

    /// Whether somebody sat there from the beginning.
    fn is_here_seat(&self, color: Color) -> bool {
        self.setup().by_color().any(|(seat, who)| seat == color && matches!(who, crate::Seat::Here { .. }))
    }

    fn runs(&self) -> Result<(), Refused> {
        match self.phase() {
            Phase::Running => Ok(()),
            Phase::Waiting => refuse(RefusedCode::NotBegun, "the game has not begun"),
            Phase::Over => refuse(RefusedCode::Over, "the game is over"),
        }
    }

    /// Whether the game runs and the player is in it.
    fn plays(&self, color: Color) -> Result<(), Refused> {
        self.runs()?;
        let is_in = self.position().players_in().contains(color);
        if is_in { Ok(()) } else { refuse(RefusedCode::Over, "that player is out") }
    }
}

impl Logged {
    /// Numbers events that happen together.
    pub fn number_from(last: u32, at: Millis, events: Vec<Event>) -> Vec<Logged> {
        (last + 1..).zip(events).map(|(number, event)| Logged { number, at, event }).collect()
    }
}

fn owns(seats: ColorSet, color: Color) -> Result<(), Refused> {
    if seats.contains(color) { Ok(()) } else { refuse(RefusedCode::NotYourSeat, "that seat is not yours") }
}

fn refuse<T>(code: RefusedCode, message: impl Into<String>) -> Result<T, Refused> {
    Err(Refused::new(code, message))
}
