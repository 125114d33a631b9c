//! The servers on one store: our own signs of life, and whether there are others.

use super::hub::Hub;
use super::table::Absence;
use crate::store::{Beat, Change, StoreError};
use pacru_api::Millis;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Between two signs of life, in milliseconds.
const BEAT: u64 = 2_000;
/// So long after its last sign a server is taken for alive.
pub(super) const LIFE: u64 = 3 * BEAT;
/// After an hour without a sign nothing is left of a server that others could want to know.
const REMEMBERED: u64 = 3_600_000;

/// This server among those on its store.
#[derive(Debug)]
pub(super) struct Servers {
    pub(super) name: String,
    pub(super) since: Millis,
    /// How many others are alive. Whatever is done for their sake is not done while there are none.
    others: AtomicU64,
    last: Mutex<Last>,
    /// The operator was told that another server has our name.
    warned: AtomicBool,
}

/// When what was done last.
#[derive(Debug, Default)]
struct Last {
    look: Millis,
    beat: Millis,
    tidy: Millis,
}

impl Servers {
    pub(super) fn new(name: Option<&str>, beats: &[Beat], now: Millis) -> Servers {
        let name = name.map_or_else(host_name, str::to_owned);
        let others = AtomicU64::new(living(beats, &name, now).count() as u64);
        Servers { name, since: now, others, last: Mutex::default(), warned: AtomicBool::new(false) }
    }

    /// How many others are alive.
    pub(super) fn others(&self) -> u64 {
        self.others.load(Ordering::Relaxed)
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.last.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says so if another process gives signs of life under our name.
    fn check_name(&self, beats: &[Beat]) {
        let doubled = beats.iter().any(|beat| beat.server == self.name && beat.since > self.since);
        if doubled && !self.warned.swap(true, Ordering::Relaxed) {
            tracing::error!(name = self.name, "another server has the same name: give each its own by --server-name");
        }
    }
}

/// What the system calls this machine.
fn host_name() -> String {
    gethostname::gethostname().to_string_lossy().into_owned()
}

/// Whether a server that gave this sign of life is there.
pub(super) fn lives(beat: &Beat, now: Millis) -> bool {
    !beat.ended && now.since(beat.at) < LIFE
}

/// The signs of life of other servers that are there.
pub(super) fn living<'b>(beats: &'b [Beat], but: &str, now: Millis) -> impl Iterator<Item = &'b Beat> {
    beats.iter().filter(move |beat| beat.server != but && lives(beat, now))
}

impl Absence {
    /// The time in which nobody looked after clocks until this server started: from the last sign of life of any server on. None
    /// if another one is alive; if that has not settled its own absence yet, it is ours as well.
    pub(super) fn before(beats: &[Beat], server: &str, now: Millis) -> Absence {
        match living(beats, server, now).max_by_key(|beat| beat.watched) {
            Some(beat) if beat.watched == beat.at => Absence { from: now, until: now },
            Some(beat) => Absence { from: beat.watched, until: beat.since },
            None => Absence { from: beats.iter().map(|beat| beat.watched).max().unwrap_or(now), until: now },
        }
    }
}

impl Hub {
    /// Whether there are other servers on the store.
    pub(super) fn has_company(&self) -> bool {
        self.0.servers.others() > 0
    }

    /// Whether every other server knows by now that this one is there.
    pub(super) fn is_known(&self) -> bool {
        self.now().since(self.0.servers.since) >= LIFE
    }

    /// Finds out whether there are other servers.
    pub(super) async fn look_around(&self) -> Result<(), StoreError> {
        let (now, servers) = (self.now(), &self.0.servers);
        if now.since(servers.last().look) < BEAT {
            return Ok(());
        }
        let beats = self.0.store.beats().await?;
        servers.last().look = now;
        servers.check_name(&beats);
        let others = living(&beats, &servers.name, now).count() as u64;
        let before = servers.others.swap(others, Ordering::Relaxed);
        if others != before {
            tracing::info!(others, "other servers on the same database");
        }
        match (before, others) {
            (0, 0) => {}
            (0, _) => self.begin_sharing(),
            // One that is gone may have left a computer's turn; one that is alive, too.
            (_, 0) => {
                self.end_sharing();
                self.0.computers.look_again();
            }
            // Those who have not noticed us yet have claimed nothing.
            _ if self.is_known() => self.0.computers.look_again(),
            _ => {}
        }
        Ok(())
    }

    /// Our sign of life. While the absence of the server is not settled in all games, the last one before it counts for clocks, so
    /// that a second restart knows of both.
    pub(super) fn sign(&self, ended: bool) -> Change {
        let at = self.now();
        let watched = if self.0.timers.is_settled() { at } else { self.0.absence.from };
        let servers = &self.0.servers;
        Change::Beat(Beat { server: servers.name.clone(), since: servers.since, at, watched, ended })
    }

    /// Gives a sign of life if it is time for one.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let (now, servers) = (self.now(), &self.0.servers);
        if now.since(servers.last().beat) < BEAT {
            return Ok(());
        }
        let mut changes = vec![self.sign(false)];
        let tidies = now.since(servers.last().tidy) >= REMEMBERED;
        if tidies {
            changes.push(Change::Tidy { before: Millis(now.0.saturating_sub(REMEMBERED)) });
        }
        self.0.store.commit(changes).await?;
        let mut last = servers.last();
        last.beat = now;
        if tidies {
            last.tidy = now;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Absence, Beat, LIFE, Millis};

    fn beat(server: &str, since: u64, at: u64, watched: u64) -> Beat {
        let [since, at, watched] = [since, at, watched].map(Millis);
        Beat { server: server.to_owned(), since, at, watched, ended: false }
    }

    fn absence(beats: &[Beat], now: u64) -> (u64, u64) {
        let Absence { from, until } = Absence::before(beats, "ours", Millis(now));
        (from.0, until.0)
    }

    #[test]
    fn nobody_was_away_before_the_first_start_or_while_another_server_is_alive() {
        assert_eq!(absence(&[], 50_000), (50_000, 50_000));
        let beats = [beat("ours", 0, 10_000, 10_000), beat("other", 0, 49_000, 49_000)];
        assert_eq!(absence(&beats, 50_000), (50_000, 50_000));
    }

    #[test]
    fn the_last_sign_of_life_of_any_server_counts() {
        let beats = [beat("ours", 0, 10_000, 10_000), beat("other", 0, 20_000, 20_000)];
        assert_eq!(absence(&beats, 20_000 + LIFE), (20_000, 20_000 + LIFE));
        let ended = [Beat { ended: true, ..beat("other", 0, 49_000, 49_000) }];
        assert_eq!(absence(&ended, 50_000), (49_000, 50_000), "who has said goodbye is not alive");
        assert_eq!(absence(&[beat("ours", 0, 49_000, 49_000)], 50_000), (49_000, 50_000), "that is a restart");
    }

    #[test]
    fn an_absence_that_another_server_has_not_settled_yet_is_shared() {
        assert_eq!(absence(&[beat("other", 48_000, 49_000, 3_000)], 50_000), (3_000, 48_000));
        assert_eq!(absence(&[beat("other", 48_000, 49_000, 3_000)], 90_000), (3_000, 90_000), "it died over it");
    }
}
