//! One game from the first look at it to its end.

use super::client::{Client, ClientError, patiently};
use super::live::Live;
use pacru_api::{
    Command, CommandId, Envelope, FromServer, GameId, Millis, Offer, OpenOffer, Phase, RefusedCode, State, Time,
};
use pacru_engine::control::time_budget;
use pacru_engine::{Deadline, Effort, Engine, EngineOptions, Level};
use pacru_rules::{Color, ColorSet};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Mebibytes for thinking: a bot may play several games at once.
const MEMORY: usize = 16;
/// The longest thought.
const LONGEST: Duration = Duration::from_secs(5);
/// How long a bot that plays again waits for the others to ask.
const AFTER_THE_END: Duration = Duration::from_secs(60);
/// So many refusals while nothing happens in the game mean that we and the server do not understand each other.
const REFUSALS: u32 = 5;

/// How a bot plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How strong.
    pub(super) level: Level,
    /// Whether it plays again when the others want to.
    pub(super) again: bool,
    /// The seed of its random numbers, if games shall be repeatable.
    pub(super) seed: Option<u64>,
}

/// A bot at a table.
pub(super) struct Player<'c> {
    client: &'c Client,
    game: GameId,
    style: Style,
    engine: Engine,
    /// The share of the win that it saw for itself when it last thought.
    share: Option<f32>,
    /// Commands are named by the moment when the bot sat down, and counted.
    begin: u128,
    commands: u64,
    refusals: Refusals,
}

/// Refusals since the last event of the game.
#[derive(Debug, Default)]
struct Refusals {
    seen: u32,
    times: u32,
}

impl Refusals {
    /// Counts a refusal of a command; tells whether it is worth going on. An answer to an offer that was withdrawn at the same
    /// moment is refused as well, so the count begins anew with every event.
    fn tolerates(&mut self, seen: u32) -> bool {
        self.times = if seen > self.seen { 1 } else { self.times + 1 };
        self.seen = self.seen.max(seen);
        self.times <= REFUSALS
    }
}

/// How a game ended for a bot.
#[derive(Debug)]
pub(super) struct Ended {
    /// The end in words.
    pub(super) how: String,
    /// The game that follows.
    pub(super) rematch: Option<GameId>,
}

/// The game as we know it.
struct Known {
    state: State,
    seats: ColorSet,
    /// The event that our last command led to; before it has come there is nothing to decide.
    settled: u32,
    /// The server's clock, and when it was told.
    now: (Millis, Instant),
}

impl Known {
    fn server_time(&self) -> Millis {
        self.now.0.after(self.now.1.elapsed().as_millis() as u64)
    }
}

impl<'c> Player<'c> {
    pub(super) fn new(client: &'c Client, game: GameId, style: Style) -> Player<'c> {
        let begin = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let seed = style.seed.unwrap_or(begin as u64);
        let options = EngineOptions { memory_mib: MEMORY, seed, ..EngineOptions::default() };
        let engine = Engine::new(options);
        Player { client, game, style, engine, share: None, begin, commands: 0, refusals: Refusals::default() }
    }

    /// Plays to the end. A connection that is lost is made anew, and what was missed is read.
    pub(super) fn play(&mut self) -> Result<Ended, ClientError> {
        let mut over_since = None;
        loop {
            let mut known = self.look()?;
            let mut live = patiently(|| Live::connect(self.client, &self.game, known.state.last()))?;
            loop {
                if let Some(ended) = self.end(&known, &mut over_since) {
                    return Ok(ended);
                }
                if let Some(command) = self.next_command(&known)
                    && !self.send(&mut known, command)?
                {
                    break;
                }
                match listen(&mut live, &mut known) {
                    Ok(()) => {}
                    Err(ClientError::Unreachable(_)) => break,
                    Err(error) => return Err(error),
                }
            }
        }
    }

    fn look(&self) -> Result<Known, ClientError> {
        let view = patiently(|| self.client.game(&self.game))?;
        let state =
            view.state().ok_or_else(|| ClientError::Strange("the log of the game makes no sense".to_owned()))?;
        Ok(Known { state, seats: view.seats, settled: 0, now: (view.now, Instant::now()) })
    }

    /// The end, once nothing more will come.
    fn end(&self, known: &Known, over_since: &mut Option<Instant>) -> Option<Ended> {
        let outcome = known.state.outcome()?;
        let waited = over_since.get_or_insert_with(Instant::now).elapsed();
        let rematch = known.state.rematch().filter(|_| self.style.again).cloned();
        if self.style.again && rematch.is_none() && waited < AFTER_THE_END {
            return None;
        }
        Some(Ended { how: how(outcome, known.seats), rematch })
    }

    /// What to do now, if anything.
    fn next_command(&mut self, known: &Known) -> Option<Command> {
        if known.state.last() < known.settled {
            return None;
        }
        for open in known.state.offers() {
            let asked = known.state.asked(open.offer);
            let waits = known.seats.iter().find(|&seat| asked.contains(seat) && !open.agreed.contains(seat));
            if let Some(color) = waits {
                let offer = open.offer;
                let agrees = self.agrees(known, *open);
                return Some(if agrees { Command::Accept { color, offer } } else { Command::Decline { color, offer } });
            }
        }
        let color = known.state.position().to_move();
        if known.state.phase() == Phase::Running && known.seats.contains(color) {
            let text = self.think(known, color)?;
            return Some(Command::Move { text });
        }
        None
    }

    /// A turn is given back to whoever asks; a draw is agreed to unless the bot stands better.
    fn agrees(&self, known: &Known, open: OpenOffer) -> bool {
        match open.offer {
            Offer::TakeBack => true,
            Offer::Draw => {
                let fair = 1.0 / known.state.position().players_in().iter().count() as f32;
                self.share.is_some_and(|share| share <= fair)
            }
            Offer::Rematch => self.style.again,
        }
    }

    fn think(&mut self, known: &Known, color: Color) -> Option<String> {
        let mut control = Deadline::new(time_for(known, color));
        let report = self.engine.search(known.state.game(), Effort::Level(self.style.level), &mut control);
        self.share = report.lines.first().map(|line| line.shares[color]);
        // However little time there was: any move is better than none.
        let any = || known.state.position().travels().first().copied();
        report.best_move().or_else(any).map(|mv| mv.to_string())
    }

    /// Sends a command until it is answered; tells whether it was done.
    fn send(&mut self, known: &mut Known, command: Command) -> Result<bool, ClientError> {
        self.commands += 1;
        let id: Result<CommandId, _> = format!("{:x}n{}", self.begin, self.commands).parse();
        let id = id.map_err(|error| ClientError::Strange(error.to_string()))?;
        let envelope = Envelope { id, seen: known.state.last(), command };
        match patiently(|| self.client.command(&self.game, &envelope)) {
            Ok(last) => {
                known.settled = last;
                Ok(true)
            }
            // The game has gone on while we thought.
            Err(ClientError::Refused(RefusedCode::Behind, _)) => Ok(false),
            Err(ClientError::Refused(..)) if self.refusals.tolerates(envelope.seen) => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// Waits until something has happened in the game.
fn listen(live: &mut Live, known: &mut Known) -> Result<(), ClientError> {
    loop {
        match live.hear()? {
            Some(FromServer::Events(events)) => {
                let last = known.state.last();
                for logged in events.iter().filter(|logged| logged.number > last) {
                    known.state.apply(logged).map_err(|error| ClientError::Strange(error.to_string()))?;
                }
                return Ok(());
            }
            Some(FromServer::Time(now)) => known.now = (now, Instant::now()),
            Some(FromServer::Bye { .. }) => return Err(ClientError::Unreachable("the server stops".to_owned())),
            // Time goes on after the end.
            None if known.state.phase() == Phase::Over => return Ok(()),
            Some(_) | None => {}
        }
    }
}

/// How long to think at most.
fn time_for(known: &Known, color: Color) -> Duration {
    match (known.state.setup().time, known.state.left(color, known.server_time())) {
        (Time::Clock { increment, .. }, Some(left)) => {
            let increment = Duration::from_secs(increment.into());
            LONGEST.min(time_budget(Duration::from_millis(left), increment))
        }
        _ => LONGEST,
    }
}

/// The end in words, for whoever held these seats.
fn how(outcome: pacru_rules::Outcome, seats: ColorSet) -> String {
    let winners: Vec<&str> = outcome.winners.iter().map(Color::name).collect();
    let reason = outcome.reason.as_str();
    let won = outcome.winners.iter().any(|winner| seats.contains(winner));
    match winners.len() {
        0 => reason.to_owned(),
        1 if won => format!("won ({reason})"),
        1 => format!("lost to {} ({reason})", winners[0]),
        _ if won => format!("shared by {} ({reason})", winners.join(" and ")),
        _ => format!("lost to {} ({reason})", winners.join(" and ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{REFUSALS, Refusals};

    #[test]
    fn only_refusals_while_nothing_happens_make_a_bot_give_up() {
        let mut refusals = Refusals::default();
        for seen in 1..=2 * REFUSALS {
            assert!(refusals.tolerates(seen), "the game has gone on");
        }
        let last = 2 * REFUSALS;
        for _ in 1..REFUSALS {
            assert!(refusals.tolerates(last));
        }
        assert!(!refusals.tolerates(last));
        assert!(refusals.tolerates(last + 1));
    }
}
