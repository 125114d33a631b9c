//! How many moves a second are stored durably, and whether that depends on how many games are stored already.
//!
//! `cargo bench -p pacru-server --bench store -- [GAMES…]`: for each number of stored games, by default 256, 10,000 and
//! 100,000, fills a database in a temporary folder, then lets 256 players move as fast as they can for three seconds: first each in
//! one game, spread over all of them, then each going round all games.

use pacru_api::{Event, GameId, Logged, Millis, Seat, Setup, State, Time};
use pacru_rules::Color;
use pacru_server::store::{
    Append, Change, Keys, NewGame, Row, RowChange, Sqlite, SqliteOptions, Store, Summary, VisitorId,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

const AT_ONCE: u32 = 256;
const LASTING: Duration = Duration::from_secs(3);

type Failed = Box<dyn std::error::Error>;

fn main() -> Result<(), Failed> {
    let wanted: Vec<u32> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let wanted = if wanted.is_empty() { vec![256, 10_000, 100_000] } else { wanted };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    for games in wanted {
        let folder = tempfile::tempdir()?;
        runtime.block_on(async {
            let store = Sqlite::open(&folder.path().join("pacru.db"), SqliteOptions::default()).await?;
            measure(Arc::new(store), games.max(AT_ONCE)).await
        })?;
    }
    Ok(())
}

async fn measure(store: Arc<Sqlite>, games: u32) -> Result<(), Failed> {
    let state = game()?;
    let filling = Instant::now();
    for first in (0..games).step_by(2000) {
        let new = (first..games.min(first + 2000)).map(|number| store.commit(vec![new_game(number, &state)]));
        let new: Vec<_> = new.collect();
        for stored in new {
            stored.await?;
        }
    }
    let rate = f64::from(games) / filling.elapsed().as_secs_f64();
    println!("{games:>7} games, made at {rate:.0} a second");
    // Where the log of each game stands.
    let mut last = vec![vec![1u32; (games / AT_ONCE) as usize]; AT_ONCE as usize];
    for (played, name) in [(1, "one game a player"), (games / AT_ONCE, "all games")] {
        last = play(&store, &state, last, played as usize, name).await?;
    }
    store.close().await?;
    Ok(())
}

/// Every player goes round its first `played` games.
async fn play(
    store: &Arc<Sqlite>,
    state: &State,
    last: Vec<Vec<u32>>,
    played: usize,
    name: &str,
) -> Result<Vec<Vec<u32>>, Failed> {
    let before = store.gauges();
    let processor = processor_time();
    let end = Instant::now() + LASTING;
    let players = last.into_iter().enumerate().map(|(player, mut last)| {
        let (store, state) = (Arc::clone(store), state.clone());
        tokio::spawn(async move {
            let mut waits = Vec::new();
            for turn in 0.. {
                if Instant::now() >= end {
                    break;
                }
                // In an order that visits neighbours in the database one after the other seldom.
                let place = (turn * 7919) % played;
                last[place] += 1;
                let since = Instant::now();
                let append = append(player as u32 + place as u32 * AT_ONCE, last[place], &state);
                store.commit(vec![append]).await.map_err(|error| error.to_string())?;
                waits.push(since.elapsed());
            }
            Ok::<_, String>((last, waits))
        })
    });
    let players: Vec<_> = players.collect();
    let (mut lasts, mut waits) = (Vec::new(), Vec::new());
    for player in players {
        let (last, waited) = player.await??;
        lasts.push(last);
        waits.extend(waited);
    }
    waits.sort_unstable();
    let moves = waits.len() as f64;
    println!(
        "        {name}: {:.0} moves/s, {:.1} µs of processor time each, {:.0} in a commit, p50 {:?}, p99 {:?}",
        moves / LASTING.as_secs_f64(),
        processor_time().saturating_sub(processor).as_micros() as f64 / moves,
        moves / (store.gauges().commits - before.commits) as f64,
        waits[waits.len() / 2],
        waits[waits.len() * 99 / 100],
    );
    Ok(lasts)
}

/// What this process has used so far, in ticks of ten milliseconds; nothing where the system does not say it like Linux.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}

fn game() -> Result<State, Failed> {
    let here = |name: &str| Seat::Here { name: name.to_owned() };
    let setup = Setup {
        seats: vec![here("Ann"), here("Ben")],
        time: Time::OFFERED[0],
        ..Setup::new("pacru".parse()?, "gy".parse()?)
    };
    Ok(State::new(&Logged { number: 1, at: Millis(0), event: Event::Created(setup) })?)
}

fn id(number: u32) -> GameId {
    // Spread over the table as random names are.
    let spread = u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    format!("{spread:016x}").parse().expect("letters and digits")
}

fn row(last: u32, state: &State) -> Row {
    Row {
        last,
        phase: state.phase(),
        public: false,
        due: Some(Millis(u64::from(last) * 1000)),
        thinks: false,
        touched: Millis(u64::from(last)),
        summary: Summary::of(state),
    }
}

fn new_game(number: u32, state: &State) -> Change {
    let key = |c: &str| c.repeat(32).parse().expect("letters");
    Change::NewGame(Box::new(NewGame {
        game: id(number),
        creator: VisitorId(1),
        keys: Keys { join: key("j"), watch: key("w") },
        events: vec![Logged { number: 1, at: Millis(0), event: Event::Created(state.setup().clone()) }],
        row: row(1, state),
        seats: vec![(Color::Green, VisitorId(i64::from(number))), (Color::Yellow, VisitorId(i64::from(number)))],
        earlier: None,
    }))
}

fn append(number: u32, last: u32, state: &State) -> Change {
    let event = Event::Moved { color: Color::Green, text: "e1-e4(d5,h8)".to_owned() };
    Change::Append(Box::new(Append {
        game: id(number),
        events: vec![Logged { number: last, at: Millis(0), event }],
        command: Some(format!("1f2e3d4c5b6a7988.{last:020}")),
        // As in a game with a clock: the first deadline is told at once, later ones are looked up when it has passed.
        row: if last == 2 { RowChange::Timers(row(last, state)) } else { RowChange::Later },
        seats: Vec::new(),
    }))
}
