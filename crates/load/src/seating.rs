//! Setting up games for a load: visitors, games, seats and connections.

use crate::error::{Error, Result};
use crate::http::Http;
use crate::table::Table;
use pacru_api::{Join, Seat, Secret, Setup, Visibility};
use pacru_rules::{Color, Ruleset, TurnOrder};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::task::JoinSet;

/// Requests at a time while tables are set up.
const HANDS: usize = 16;

/// Games that one visitor takes part in.
const GAMES_EACH: usize = 10;

/// What kind of tables, and how many.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many.
    pub tables: usize,
    /// Connections of each that only watch.
    pub watchers: usize,
    /// The opponent: another visitor, or a computer of this level.
    pub computer: Option<u8>,
    /// The game.
    pub game: Ruleset,
    /// Where chance begins.
    pub seed: u64,
}

impl Plan {
    /// Games of Shacru for two visitors.
    pub fn new(tables: usize, watchers: usize) -> Plan {
        Plan { tables, watchers, computer: None, game: Ruleset::SHACRU, seed: 1 }
    }
}

/// Sets up the games of a plan; nobody is connected to them yet.
pub async fn seat(server: SocketAddr, plan: Plan) -> Result<Vec<Table>> {
    let visitors = (2 * plan.tables).div_ceil(GAMES_EACH).max(2);
    let mut http = Http::new(server);
    let mut tokens = Vec::new();
    for _ in 0..visitors {
        tokens.push(http.token().await?);
    }
    let tokens = Arc::new(tokens);
    let mut hands = JoinSet::new();
    for hand in 0..HANDS {
        let tokens = Arc::clone(&tokens);
        hands.spawn(async move {
            let mut http = Http::new(server);
            let mut tables = Vec::new();
            for number in (hand..plan.tables).step_by(HANDS) {
                let host = &tokens[2 * number % tokens.len()];
                let guest = &tokens[(2 * number + 1) % tokens.len()];
                tables.push(seat_one(&mut http, host, guest, plan, number as u64).await?);
            }
            Ok::<_, Error>(tables)
        });
    }
    let mut tables = Vec::new();
    while let Some(seated) = hands.join_next().await {
        tables.extend(seated.map_err(Error::new)??);
    }
    Ok(tables)
}

async fn seat_one(http: &mut Http, host: &Secret, guest: &Secret, plan: Plan, number: u64) -> Result<Table> {
    let order = TurnOrder::standard(2).ok_or_else(|| Error::new("no order for two"))?;
    let other = plan.computer.map_or(Seat::Open, |level| Seat::Computer { level });
    let setup = Setup {
        seats: vec![Seat::Here { name: "Ann".to_owned() }, other],
        visibility: Visibility::Public,
        ..Setup::new(plan.game, order)
    };
    let created = http.create(host, setup).await?;
    let colors = order.colors();
    let mut players: Vec<(Color, Secret)> = vec![(colors[0], host.clone())];
    if plan.computer.is_none() {
        let join = Join { key: None, name: "Ben".to_owned(), color: None };
        let joined = http.join(guest, &created.id, &join).await?;
        players.push((joined.color, guest.clone()));
    }
    let view = http.game(host, &created.id).await?;
    Table::new(created.id, players, view.events, plan.seed.wrapping_add(number))
}

/// Connects players and watchers of all tables.
pub async fn connect(server: SocketAddr, tables: Vec<Table>, watchers: usize) -> Result<Vec<Table>> {
    let mut hands = JoinSet::new();
    let each = tables.len().div_ceil(HANDS).max(1);
    let mut rest = tables.into_iter();
    loop {
        let share: Vec<Table> = rest.by_ref().take(each).collect();
        if share.is_empty() {
            break;
        }
        hands.spawn(async move {
            let mut connected = Vec::new();
            for mut table in share {
                table.connect(server, watchers).await?;
                connected.push(table);
            }
            Ok::<_, Error>(connected)
        });
    }
    let mut tables = Vec::new();
    while let Some(connected) = hands.join_next().await {
        tables.extend(connected.map_err(Error::new)??);
    }
    Ok(tables)
}
