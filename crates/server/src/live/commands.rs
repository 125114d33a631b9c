//! What players ask for, and what computers and the operator do.

use super::act::{Addition, Failed, Held, TRIES, broken};
use super::game::Live;
use super::hub::{Hub, not_found};
use super::table::Table;
use super::words::normal_command;
use crate::store::{Change, StoreError, VisitorId};
use pacru_api::{Answer, Command, Envelope, Event, GameId, Hidden, Offer, Refused, RefusedCode, State, Time};
use pacru_rules::{Color, ColorSet};
use std::time::Duration;

/// After so many events nothing more is said at a table, …
const LONGEST_CHATTER: u32 = 2_000;
/// … and after so many nothing is taken that is not needed to end the game: no log grows for ever.
const LONGEST_LOG: u32 = 10_000;
/// A player without a running clock who has not moved for so long is gone.
const GONE_SLOWLY: Duration = Duration::from_secs(7 * 24 * 3600);

impl Hub {
    /// Does what a player asks for.
    pub async fn command(&self, id: &GameId, visitor: VisitorId, mut envelope: Envelope) -> Answer {
        normal_command(&mut envelope.command);
        let (hub, id) = (self.clone(), id.clone());
        // What has begun is finished, whether or not the client waits for it.
        let task = tokio::spawn(async move {
            for _ in 0..TRIES {
                match hub.try_command(&id, visitor, &envelope).await {
                    Ok(last) => return Answer::Settled { last },
                    Err(Failed::Conflict) => {}
                    Err(Failed::Behind(game)) => {
                        let refused = Refused::new(RefusedCode::Behind, "the game has gone on");
                        return Answer::Refused { refused, game: Some(game) };
                    }
                    Err(Failed::Refused(refused)) => return Answer::Refused { refused, game: None },
                }
            }
            Answer::Refused { refused: StoreError::Conflict.refused(), game: None }
        });
        let answer = task.await.unwrap_or_else(|_| Answer::Refused { refused: broken(), game: None });
        self.count_command(matches!(answer, Answer::Settled { .. }));
        answer
    }

    async fn try_command(&self, id: &GameId, visitor: VisitorId, envelope: &Envelope) -> Result<u32, Failed> {
        self.check_running()?;
        let live = self.live(id).await?;
        let mut held = self.hold(&live).await?;
        live.seen(visitor, self.now());
        let name = Table::command_name(visitor, &envelope.id);
        if let Some(last) = held.table().done(&name) {
            return Ok(last);
        }
        // Whoever has seen more than this process has heard of it from another.
        if envelope.seen > held.table().state.last() && held.catch_up().await? {
            return Err(Failed::Conflict);
        }
        let events = match self.judge(id, &held, visitor, envelope).await {
            // What is refused here may be right by now: another process may have added to the game.
            Err(Failed::Refused(_)) if held.catch_up().await? => return Err(Failed::Conflict),
            judged => judged?,
        };
        if events.is_empty() {
            return Ok(held.table().state.last());
        }
        let stood = |event: &Event| match event {
            Event::Stood { color } => Some((*color, None)),
            _ => None,
        };
        let seats: Vec<_> = events.iter().filter_map(stood).collect();
        let lists_change = !seats.is_empty();
        let addition = Addition { events, command: Some(name), seats, along: Vec::new() };
        let last = self.add(&mut held, addition).await?;
        if lists_change {
            self.0.lobby.forget();
            self.presence_changed(&live);
        }
        Ok(last)
    }

    async fn judge(
        &self,
        id: &GameId,
        held: &Held<'_>,
        visitor: VisitorId,
        envelope: &Envelope,
    ) -> Result<Vec<Event>, Failed> {
        let table = held.table();
        let seats = table.seats(Some(visitor));
        if seats.is_empty() && !self.may_see(id, table, Some(visitor)).await? {
            return Err(not_found().into());
        }
        let host = table.creator == visitor;
        if seats.is_empty() && !(host && envelope.command == Command::Cancel) {
            return Err(Refused::new(RefusedCode::NotYourSeat, "you only watch this game").into());
        }
        let Some(command) = table.state.rebase(&envelope.command, envelope.seen) else {
            return Err(Failed::Behind(Box::new(self.view_of(held, Some(visitor)).await?)));
        };
        let most = match *command {
            Command::Say { .. } | Command::Chat { on: true, .. } => LONGEST_CHATTER,
            Command::Move { .. } | Command::Resign { .. } | Command::Claim { .. } | Command::Cancel => u32::MAX,
            _ => LONGEST_LOG,
        };
        if table.state.last() >= most {
            return Err(Refused::new(RefusedCode::TooMany, "too much has happened in this game already").into());
        }
        let events = match *command {
            Command::Cancel => table.state.call_off(seats, host)?,
            ref command => table.state.judge(seats, command)?,
        };
        match *command {
            Command::Claim { color } => self.check_gone(held.live, &table.state, color).await?,
            Command::Offer { offer: Offer::Rematch, .. } | Command::Accept { offer: Offer::Rematch, .. } => {
                self.check_room(table.state.setup(), table.creator).await?;
            }
            _ => {}
        }
        Ok(events)
    }

    /// Whether a player who is to move is gone.
    async fn check_gone(&self, live: &Live, state: &State, color: Color) -> Result<(), Failed> {
        let now = self.now();
        let short = is_short(state);
        // Being away while others think is no harm.
        let waited = now.since(state.clocks().since());
        let (gone, asleep) = (self.0.options.gone.as_millis() as u64, GONE_SLOWLY.as_millis() as u64);
        // Whose clock runs, also by days, has the time that it shows.
        if waited >= asleep && !state.clock_runs()
            || short && waited >= gone && self.gone_for(live, color).await? >= gone
        {
            return Ok(());
        }
        let seconds = self.0.options.gone.as_secs();
        let message = format!(
            "a player is gone after {seconds} seconds without a connection while their clock runs, or after 7 days without a move where none runs"
        );
        Err(Refused::new(RefusedCode::TooEarly, message).into())
    }

    /// Hides a name, a message or a game.
    pub async fn hide(&self, id: &GameId, hidden: Hidden) -> Result<(), Refused> {
        self.hide_by_order(id, &hidden, None).await.map(drop)
    }

    /// The same for an order, which is done with it: of two servers that see it one hides. Says whether there was something to do.
    pub(super) async fn hide_by_order(
        &self,
        id: &GameId,
        hidden: &Hidden,
        order: Option<i64>,
    ) -> Result<bool, Refused> {
        self.check_running()?;
        for _ in 0..TRIES {
            let live = self.live(id).await?;
            let mut held = self.hold(&live).await?;
            let state = &held.table().state;
            let known = match hidden {
                Hidden::Name(color) => state.name(*color).is_some(),
                Hidden::Message(number) => state.said().iter().any(|said| said.number == *number),
                Hidden::Game => true,
            };
            let done = held.table().hides.iter().any(|(_, known)| known == hidden && *known == Hidden::Game);
            if !known || done {
                let nothing = || Refused::new(RefusedCode::NotFound, "the game has no such name or message");
                return if done { Ok(false) } else { Err(nothing()) };
            }
            let along = order.map(|order| Change::OrderDone { order }).into_iter().collect();
            let addition = Addition { along, ..Addition::of(Event::Hidden(hidden.clone())) };
            match self.add(&mut held, addition).await {
                Ok(_) => {
                    self.0.lobby.forget();
                    tracing::info!(game = %id, "something was hidden");
                    return Ok(true);
                }
                Err(Failed::Conflict) => {}
                Err(failed) => return Err(failed.into()),
            }
        }
        Err(StoreError::Conflict.refused())
    }

    /// A computer makes its move, unless the game has gone on.
    pub(super) async fn computer_moves(&self, id: &GameId, board: u32, text: String) -> Result<(), Refused> {
        self.check_running()?;
        let live = self.live(id).await?;
        let mut held = self.hold(&live).await?;
        let state = &held.table().state;
        let color = state.position().to_move();
        if state.last_board() != board || held.table().thinker().is_none() {
            if held.table().thinker().is_some() {
                self.0.computers.want(id);
            }
            return Ok(());
        }
        let events = state.judge(ColorSet::EMPTY.with(color), &Command::Move { text })?;
        self.add(&mut held, Addition { events, ..Addition::default() }).await?;
        Ok(())
    }
}

/// Whether a player who is to move is gone soon: their clock runs, and gives no days.
pub(super) fn is_short(state: &State) -> bool {
    matches!(state.setup().time, Time::Clock { .. }) && state.clock_runs()
}
