//! What somebody may see of a game.

use super::act::Held;
use super::commands::is_short;
use super::game::to_frame;
use super::hiding::blank;
use super::hub::{Hub, not_found};
use super::subscription::Subscription;
use super::table::Table;
use crate::store::{Keys, StoreError, VisitorId};
use pacru_api::{FromServer, GameId, GameView, Hidden, Millis, PROTOCOL, Refused, Visibility};
use pacru_rules::{ColorSet, Record};
use std::sync::Arc;

impl Hub {
    /// Whether somebody may see a game: everybody a public one, its players and who set it up a private one, and whoever has
    /// entered it with a key. What the operator has hidden only its players see.
    pub(super) async fn may_see(
        &self,
        id: &GameId,
        table: &Table,
        visitor: Option<VisitorId>,
    ) -> Result<bool, Refused> {
        if table.is_open() || !table.seats(visitor).is_empty() {
            return Ok(true);
        }
        let Some(visitor) = visitor.filter(|_| table.is_private()) else { return Ok(false) };
        if visitor == table.creator {
            return Ok(true);
        }
        let reader = self.0.store.reader(id, visitor).await;
        reader.map(|reader| reader.is_some()).map_err(|error| error.refused())
    }

    /// A game for whoever asks.
    pub async fn view(&self, id: &GameId, visitor: Option<VisitorId>) -> Result<GameView, Refused> {
        let live = self.live(id).await?;
        let held = self.hold_to_look(&live).await?;
        if !self.may_see(id, held.table(), visitor).await? {
            return Err(not_found());
        }
        if let Some(visitor) = visitor {
            live.seen(visitor, self.now());
        }
        self.view_of(&held, visitor).await
    }

    /// A game for somebody who may see it.
    pub(super) async fn view_of(&self, held: &Held<'_>, visitor: Option<VisitorId>) -> Result<GameView, Refused> {
        let table = held.table();
        let mut events = self.0.store.events(&held.live.id, 0).await.map_err(|error| error.refused())?;
        // Another process may have added some that this one has not taken in.
        events.truncate(table.state.last() as usize);
        blank(&mut events, &table.hides);
        let now = self.now();
        let state = &table.state;
        let (present, watchers) = self.present(held.live);
        Ok(GameView {
            id: held.live.id.clone(),
            now,
            seats: table.seats(visitor),
            host: visitor == Some(table.creator),
            events,
            position: state.position().to_string(),
            phase: state.phase(),
            left: state.setup().order.colors().iter().filter_map(|&color| state.left(color, now)).collect(),
            present,
            watchers,
            gone: self.0.options.gone.as_millis() as u64,
            away: self.away(held, present).await?,
        })
    }

    /// For how long players have not been connected, in order of play, where others can claim them out for that.
    async fn away(&self, held: &Held<'_>, present: ColorSet) -> Result<Vec<Option<u64>>, Refused> {
        let state = &held.table().state;
        let mut away = Vec::new();
        if !is_short(state) {
            return Ok(away);
        }
        for &color in state.setup().order.colors() {
            let counts = state.people().contains(color) && !present.contains(color);
            let gone = if counts {
                // A connection that another server has only just told of counts as one.
                let gone = self.gone_for(held.live, color).await.map_err(|error| error.refused())?;
                Some(gone).filter(|&gone| gone > 0)
            } else {
                None
            };
            away.push(gone);
        }
        Ok(away)
    }

    /// Hears of a game from after the event of this number on.
    pub async fn subscribe(
        &self,
        id: &GameId,
        visitor: Option<VisitorId>,
        since: u32,
    ) -> Result<Subscription, Refused> {
        self.check_running()?;
        let live = self.live(id).await?;
        let held = self.hold_to_look(&live).await?;
        let first = self.first_frames(&held, visitor, since).await?;
        self.count_come();
        // Nothing happens between what was read and what will be heard: the game is still held.
        Ok(Subscription::new(self.clone(), Arc::clone(&live), visitor, first))
    }

    async fn first_frames(
        &self,
        held: &Held<'_>,
        visitor: Option<VisitorId>,
        since: u32,
    ) -> Result<Vec<super::Frame>, Refused> {
        let (id, table) = (&held.live.id, held.table());
        if !self.may_see(id, table, visitor).await? {
            return Err(not_found());
        }
        let last = table.state.last();
        let hello = FromServer::Hello { protocol: PROTOCOL, now: self.now(), seats: table.seats(visitor), last };
        let mut frames = vec![to_frame(&hello)];
        if since < last {
            let mut missed = self.0.store.events(id, since).await.map_err(|error: StoreError| error.refused())?;
            missed.truncate((last - since) as usize);
            blank(&mut missed, &table.hides);
            frames.push(to_frame(&FromServer::Events(missed)));
        }
        Ok(frames)
    }

    /// The keys of a game's links, for those who sit there or set it up; and who may see the game without one.
    pub async fn keys(&self, id: &GameId, visitor: VisitorId) -> Result<(Keys, Visibility), Refused> {
        let live = self.live(id).await?;
        let held = self.hold_to_look(&live).await?;
        let table = held.table();
        let mine = !table.seats(Some(visitor)).is_empty() || table.creator == visitor && !table.state.is_hidden();
        if mine { Ok((table.keys.clone(), table.state.setup().visibility)) } else { Err(not_found()) }
    }

    /// The record of a game.
    pub async fn record(&self, id: &GameId, visitor: Option<VisitorId>) -> Result<String, Refused> {
        let live = self.live(id).await?;
        let held = self.hold_to_look(&live).await?;
        if !self.may_see(id, held.table(), visitor).await? {
            return Err(not_found());
        }
        Ok(record(held.table()))
    }
}

fn record(table: &Table) -> String {
    let state = &table.state;
    let mut record = Record::of(state.game());
    for &color in state.setup().order.colors() {
        let hidden = table.hides.iter().any(|(_, hidden)| *hidden == Hidden::Name(color));
        let name = match (state.computer(color), state.name(color)) {
            (Some(level), _) => format!("computer level {level}"),
            (None, Some("")) if hidden => "hidden".to_owned(),
            (None, name) => name.unwrap_or_default().to_owned(),
        };
        let tag = color.name();
        // Names are tidied when they are taken, so that they can be written.
        let _ = name.is_empty() || record.set_tag(&(tag[..1].to_uppercase() + &tag[1..]), &name);
    }
    record.set_tag("Date", &date(state.begun().unwrap_or(state.created())));
    record.to_string()
}

/// The day of a moment by the calendar, as records write it.
fn date(at: Millis) -> String {
    // Counted from the first of March of the year 0, so that leap days are the last of a year; 400 years have always as many days.
    let days = at.0 / 86_400_000 + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::{Millis, date};

    #[test]
    fn days_of_the_calendar() {
        let day = |days: u64| date(Millis(days * 86_400_000 + 86_399_999));
        assert_eq!(day(0), "1970.01.01");
        assert_eq!(day(59), "1970.03.01");
        assert_eq!(day(11_016), "2000.02.29");
        assert_eq!(day(11_017), "2000.03.01");
        assert_eq!(day(20_773), "2026.11.16");
        assert_eq!(day(20_818), "2026.12.31");
        assert_eq!(day(47_540), "2100.02.28");
        assert_eq!(day(47_541), "2100.03.01");
    }
}
