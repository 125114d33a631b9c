//! Whether a move costs the same however many games are stored.

use crate::error::{Error, Result};
use crate::herd::Herd;
use crate::moves::missed;
use crate::report::{Report, thousands};
use crate::seating::{Plan, connect, seat};
use crate::served::Start;
use pacru_api::{Event, GameId, Logged, Millis, Phase, Seat, Secret, Setup, State};
use pacru_engine::Rng;
use pacru_engine::baselines::random_move;
use pacru_rules::{Departure, Ruleset, TurnOrder};
use pacru_server::store::{Change, Keys, NewGame, Row, Sqlite, SqliteOptions, Store, Summary, VisitorId};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How much of it.
#[derive(Clone, Copy, Debug)]
pub struct Stored<'a> {
    /// Numbers of stored games.
    pub games: &'a [usize],
    /// Games that are played beside them.
    pub tables: usize,
    /// Their moves a second.
    pub rate: u32,
    /// How long.
    pub length: Duration,
}

/// Turns of each stored game.
const TURNS: usize = 20;
/// Every so many-th of them is still under way.
const RUNNING: usize = 10;
/// Games that are stored in one commit.
const TOGETHER: usize = 500;

impl Stored<'_> {
    /// Measures the same moves on servers with more and more games.
    pub async fn run(self, program: &Path, report: &mut Report) -> Result<()> {
        let mut first = None;
        for &games in self.games {
            let start = Start::new(program)?;
            fill(&start.database(), games).await?;
            let size = std::fs::metadata(start.database())?.len();
            let server = start.serve().await?;
            let tables = seat(server.address, Plan::new(self.tables, 2)).await?;
            let mut herd = Herd::start(connect(server.address, tables, 2).await?);
            herd.round().await?;
            let before = server.processor_time()?;
            let measured = herd.play_at(self.rate, self.length).await?;
            let spent = 1e6 * (server.processor_time()? - before) / measured.micros.len().max(1) as f64;
            herd.end().await?;
            server.stop().await?;
            let first = *first.get_or_insert(spent);
            report.add(
                format!("a move with {} stored games ({} MB)", thousands(games as f64), size / 1_000_000),
                format!(
                    "{spent:.0} µs of processor time, {:.2} times the first; p50 / p99 {:.1} / {:.1} ms{}",
                    spent / first,
                    measured.within(0.5),
                    measured.within(0.99),
                    missed(&measured),
                ),
                "flat",
            );
        }
        Ok(())
    }
}

/// Stores so many games through the server's own storage, while no server runs.
async fn fill(database: &Path, games: usize) -> Result<()> {
    let store = Sqlite::open(database, SqliteOptions::default()).await.map_err(Error::new)?;
    let mut chance = Rng::new(7);
    let mut changes = Vec::new();
    for number in 0..games {
        changes.push(Change::NewGame(Box::new(game(number, &mut chance)?)));
        if changes.len() == TOGETHER || number + 1 == games {
            store.commit(std::mem::take(&mut changes)).await.map_err(Error::new)?;
        }
    }
    store.close().await.map_err(Error::new)
}

/// A game of some turns by chance, most often ended by resigning.
fn game(number: usize, chance: &mut Rng) -> Result<NewGame> {
    let at = Millis(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64));
    let order = TurnOrder::standard(2).ok_or_else(|| Error::new("no order for two"))?;
    let here = |name: &str| Seat::Here { name: name.to_owned() };
    let setup = Setup { seats: vec![here("Ann"), here("Ben")], ..Setup::new(Ruleset::SHACRU, order) };
    let mut events = vec![Logged { number: 1, at, event: Event::Created(setup) }];
    let mut state = State::replay(&events)?;
    while state.game().plies().len() < TURNS && state.phase() == Phase::Running {
        let mv = random_move(state.position(), chance).ok_or_else(|| Error::new("no move"))?;
        let event = Event::Moved { color: state.position().to_move(), text: mv.to_string() };
        add(&mut events, &mut state, event)?;
    }
    if !number.is_multiple_of(RUNNING) && state.phase() == Phase::Running {
        let color = state.position().to_move();
        add(&mut events, &mut state, Event::Left { color, how: Departure::Resign })?;
    }
    let row = Row {
        last: state.last(),
        phase: state.phase(),
        public: state.is_public(),
        due: None,
        thinks: false,
        touched: state.touched(),
        summary: Summary::of(&state),
    };
    let visitor = VisitorId(1 + number as i64);
    Ok(NewGame {
        game: name::<GameId>(12, chance)?,
        creator: visitor,
        earlier: None,
        keys: Keys { join: name::<Secret>(32, chance)?, watch: name::<Secret>(32, chance)? },
        events,
        row,
        seats: order.colors().iter().map(|&color| (color, visitor)).collect(),
    })
}

fn add(events: &mut Vec<Logged>, state: &mut State, event: Event) -> Result<()> {
    let logged = Logged { number: state.last() + 1, at: state.touched(), event };
    state.apply(&logged)?;
    events.push(logged);
    Ok(())
}

/// A name by chance, as the server makes them.
fn name<T: std::str::FromStr<Err: std::fmt::Display>>(length: usize, chance: &mut Rng) -> Result<T> {
    let letters = b"abcdefghijklmnopqrstuvwxyz0123456789";
    let text: String = (0..length).map(|_| char::from(letters[chance.below(letters.len())])).collect();
    text.parse().map_err(Error::new)
}
