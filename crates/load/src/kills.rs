//! `kill -9` under load, again and again.

use crate::check::{compare, send_again};
use crate::error::{Error, Result};
use crate::herd::Herd;
use crate::http::Http;
use crate::seating::{Plan, connect, seat};
use crate::served::{Served, Start};
use crate::table::Table;
use pacru_api::Phase;
use pacru_engine::Rng;
use std::time::Duration;
use tokio::time::sleep;

/// The longest time from the last counted move to the kill.
const DYING: Duration = Duration::from_millis(5);

/// The load under which the server is killed.
#[derive(Clone, Copy, Debug)]
pub struct Kills {
    /// How often.
    pub times: u32,
    /// Games at a time.
    pub games: usize,
    /// The most moves that games make before a kill, on average. They must be few beside the length of a game, or all are over when
    /// the server dies: moves are counted, not time, so that this holds on any machine.
    pub moves: usize,
    /// Where chance begins.
    pub seed: u64,
}

/// What was seen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survived {
    /// How often the server was killed.
    pub kills: u32,
    /// Games that were compared in the end.
    pub games: usize,
    /// Acknowledged moves, all of them there in the end.
    pub moves: usize,
    /// Moves under way when the server was killed, each done exactly once after it was sent again.
    pub under_way: usize,
    /// How many of them had been stored before the kill.
    pub stored: usize,
}

impl Kills {
    /// Plays, kills, restarts and compares. Any difference is an error.
    pub async fn run(self, start: &Start) -> Result<Survived> {
        let mut chance = Rng::new(self.seed);
        let mut survived = Survived::default();
        let mut over: Vec<Table> = Vec::new();
        let mut server = start.serve().await?;
        let mut playing = seat(server.address, self.plan(self.games, 0)).await?;
        for kill in 1..=self.times {
            let tables = connect(server.address, playing, 0).await?;
            let mut herd = Herd::start(tables);
            // Every game goes on.
            herd.round().await.map_err(|error| error.during(format!("after kill {}", kill - 1)))?;
            let moves = chance.below(self.games * self.moves);
            herd.play_moves(moves).await.map_err(|error| error.during(format!("before kill {kill}")))?;
            // All tables play on while the server dies, so that it dies anywhere in a move's way.
            herd.play_until(sleep(DYING.mul_f64(chance.next_f64()))).await;
            let (killed, ()) = tokio::join!(server.kill(), herd.play_until(sleep(Duration::from_millis(20))));
            killed?;
            survived.kills += 1;
            let (mut tables, _) = herd.end().await?;
            server = start.serve().await.map_err(|error| error.during(format!("after kill {kill}")))?;
            self.inspect(&server, &mut tables, &mut survived)
                .await
                .map_err(|error| error.during(format!("after kill {kill}")))?;
            let (running, ended): (Vec<Table>, Vec<Table>) =
                tables.into_iter().partition(|table| table.state.phase() == Phase::Running);
            over.extend(ended);
            playing = running;
            let missing = self.games - playing.len();
            playing.extend(seat(server.address, self.plan(missing, u64::from(kill) << 20)).await?);
        }
        let mut all: Vec<Table> = over.into_iter().chain(playing).collect();
        let mut http = server.http();
        for table in &mut all {
            compare(&mut http, table).await?;
            survived.moves += table.acknowledged.len();
        }
        survived.games = all.len();
        server.stop().await?;
        Ok(survived)
    }

    async fn inspect(self, server: &Served, tables: &mut [Table], survived: &mut Survived) -> Result<()> {
        let mut http: Http = server.http();
        for table in tables {
            compare(&mut http, table).await?;
            let Some(sent) = &table.under_way else {
                continue;
            };
            survived.under_way += 1;
            survived.stored += usize::from(table.state.last() > sent.envelope.seen);
            send_again(&mut http, table).await?;
        }
        Ok(())
    }

    fn plan(self, tables: usize, number: u64) -> Plan {
        Plan { seed: self.seed.wrapping_add(1000).wrapping_add(number), ..Plan::new(tables, 0) }
    }
}

impl Survived {
    /// That something was tested at all.
    pub fn is_telling(&self) -> Result<()> {
        if self.moves > 0 && self.under_way > 0 {
            return Ok(());
        }
        Err(Error::new(format!("too little happened: {self:?}")))
    }
}
