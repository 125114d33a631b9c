//! The same people again: everybody moves on by one seat.

use super::hub::Hub;
use super::table::Table;
use crate::store::{Change, VisitorId};
use pacru_api::{GameId, Refused, Seat, Setup, State, Visibility};
use pacru_rules::{ByColor, Color};

impl Hub {
    /// The game that follows this one, as it is stored.
    pub(super) fn next_game(&self, table: &Table, id: &GameId) -> Result<(GameId, Change), Refused> {
        let (setup, seats) = moved_on(&table.state, &table.holders, id);
        // Whoever could see the game goes along; of one that is hidden only its players.
        let readers = (!table.state.is_hidden()).then(|| id.clone());
        let (next, new) = self.new_game(setup, table.creator, seats, readers)?;
        if new.row.thinks {
            // It is stored before anybody asks for it, or found in the database later.
            self.0.computers.look_again();
        }
        Ok((next, Change::NewGame(Box::new(new))))
    }
}

/// The set-up of the next game, and who holds which seat.
fn moved_on(state: &State, holders: &ByColor<Option<VisitorId>>, earlier: &GameId) -> (Setup, Vec<(Color, VisitorId)>) {
    let old = state.setup();
    let colors = old.order.colors();
    let mut players: Vec<(Seat, Option<VisitorId>)> = old
        .by_color()
        .map(|(color, seat)| match seat {
            Seat::Computer { .. } => (seat.clone(), None),
            // Whoever came later is there from the beginning now.
            Seat::Here { .. } | Seat::Open => {
                let name = state.name(color).unwrap_or_default().to_owned();
                (Seat::Here { name }, holders[color])
            }
        })
        .collect();
    players.rotate_right(1);
    let seats = colors.iter().zip(&players).filter_map(|(&color, (_, holder))| Some((color, (*holder)?)));
    let seats = seats.collect();
    let setup = Setup {
        seats: players.into_iter().map(|(seat, _)| seat).collect(),
        earlier: Some(earlier.clone()),
        // What the operator has hidden does not come back with another name.
        visibility: if state.is_hidden() { Visibility::Private } else { old.visibility },
        ..old.clone()
    };
    (setup, seats)
}
