//! Who is connected to a game.

use crate::store::{Present, VisitorId};
use pacru_api::{GameId, Millis};
use pacru_rules::{ByColor, Color, ColorSet};
use std::collections::HashMap;

/// Who is connected to a game, and when the players last were.
#[derive(Debug)]
pub(super) struct Presence {
    holders: ByColor<Option<VisitorId>>,
    /// How many connections each visitor has.
    connections: HashMap<VisitorId, u32>,
    strangers: u32,
    /// Since when the holder of a seat has not been connected, if they are not.
    gone: ByColor<Millis>,
    /// When other servers were last to be told of somebody who comes by without a connection.
    told: Millis,
}

/// Whoever comes by again and again is news for other servers once in so many milliseconds: they know it that exactly.
const NEWS: u64 = 5_000;

impl Presence {
    /// Nobody is connected; the players have been gone since then.
    pub(super) fn new(holders: ByColor<Option<VisitorId>>, gone: Millis) -> Presence {
        let gone = ByColor::from_fn(|_| gone);
        Presence { holders, connections: HashMap::new(), strangers: 0, gone, told: Millis::default() }
    }

    /// Seats have changed hands.
    pub(super) fn set_holders(&mut self, holders: ByColor<Option<VisitorId>>, now: Millis) {
        for color in Color::ALL {
            if self.holders[color] != holders[color] {
                self.gone[color] = now;
            }
        }
        self.holders = holders;
    }

    pub(super) fn come(&mut self, visitor: Option<VisitorId>) {
        match visitor {
            Some(visitor) => *self.connections.entry(visitor).or_default() += 1,
            None => self.strangers += 1,
        }
    }

    pub(super) fn go(&mut self, visitor: Option<VisitorId>, now: Millis) {
        let Some(visitor) = visitor else {
            self.strangers = self.strangers.saturating_sub(1);
            return;
        };
        let Some(count) = self.connections.get_mut(&visitor) else { return };
        *count -= 1;
        if *count == 0 {
            self.connections.remove(&visitor);
            self.seen(visitor, now);
        }
    }

    /// A player who is not connected has been heard of; says whether that is news for other servers.
    pub(super) fn seen(&mut self, visitor: VisitorId, now: Millis) -> bool {
        for color in Color::ALL {
            if self.holders[color] == Some(visitor) {
                self.gone[color] = now;
            }
        }
        let news = self.holds(Some(visitor)) && now.since(self.told) >= NEWS;
        if news {
            self.told = now;
        }
        news
    }

    /// As other servers are told it.
    pub(super) fn row(&self, game: &GameId, server: &str) -> Present {
        let seats = self.seats();
        let gone = Color::ALL.into_iter().filter(|&color| self.holders[color].is_some() && !seats.contains(color));
        Present {
            game: game.clone(),
            server: server.to_owned(),
            seats,
            watchers: self.watchers(),
            gone: gone.map(|color| (color, self.gone[color])).collect(),
        }
    }

    /// Whether a visitor holds a seat.
    pub(super) fn holds(&self, visitor: Option<VisitorId>) -> bool {
        visitor.is_some() && Color::ALL.iter().any(|&color| self.holders[color] == visitor)
    }

    /// The seats whose players are connected.
    pub(super) fn seats(&self) -> ColorSet {
        let is_here = |color: &Color| self.holders[*color].is_some_and(|holder| self.connections.contains_key(&holder));
        Color::ALL.into_iter().filter(is_here).collect()
    }

    /// How many others watch.
    pub(super) fn watchers(&self) -> u32 {
        let players = self.connections.keys().filter(|&&visitor| self.holds(Some(visitor))).count();
        (self.connections.len() - players) as u32 + self.strangers
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty() && self.strangers == 0
    }

    /// How long a player has not been connected, in milliseconds.
    pub(super) fn gone_for(&self, color: Color, now: Millis) -> u64 {
        if self.seats().contains(color) { 0 } else { now.since(self.gone[color]) }
    }
}

#[cfg(test)]
mod tests {
    use super::{ByColor, Color, Millis, Presence, VisitorId};

    #[test]
    fn players_and_watchers_are_counted_apart_and_once() {
        let ann = VisitorId(1);
        let holders = ByColor::from_fn(|color| (color != Color::Red).then_some(ann));
        let mut presence = Presence::new(holders, Millis(0));
        for visitor in [Some(ann), Some(ann), Some(VisitorId(2)), None, None] {
            presence.come(visitor);
        }
        assert_eq!(presence.watchers(), 3);
        assert!(presence.seats().contains(Color::Green) && !presence.seats().contains(Color::Red));
        presence.go(Some(ann), Millis(10));
        assert_eq!(presence.gone_for(Color::Green, Millis(50)), 0, "one connection is left");
        presence.go(Some(ann), Millis(20));
        assert_eq!(presence.gone_for(Color::Green, Millis(50)), 30);
        assert!(presence.seats().is_empty());
    }
}
