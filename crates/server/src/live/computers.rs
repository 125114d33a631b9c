//! Computers at the table: a few threads of the lowest priority that think about one game after the other.
//!
//! The queue holds names of games only and is bounded; what does not fit is found in the database when there is room again,
//! and so is everything after a restart.

use super::hub::{Hub, Inside};
use crate::store::{Change, Claim, StoreError};
use pacru_api::{GameId, Refused, Time};
use pacru_engine::control::time_budget;
use pacru_engine::{Deadline, Effort, Engine, EngineOptions, Level, StopFlag};
use pacru_rules::Game;
use std::collections::{HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use thread_priority::{ThreadPriority, set_current_thread_priority};
use tokio::runtime::Handle;

/// So many games wait in memory.
const QUEUE: usize = 1024;
/// Polls in which a search may not be stopped by the clock, so that it has a move.
const MIN_POLLS: u32 = 3;
/// So much longer than its time a search may take, on a busy machine, before another server thinks about the turn.
const SLACK: Duration = Duration::from_secs(10);

/// The queue of games in which a computer is to move, and the threads that work it off.
#[derive(Debug)]
pub(super) struct Computers {
    queue: Mutex<Queue>,
    /// Something has come, or the end.
    news: Condvar,
    threads: Mutex<Vec<JoinHandle<()>>>,
    count: usize,
    /// Ends searches and threads. It is set under the lock of the queue, so that no waiting thread misses it.
    stop: StopFlag,
    /// Memory of each thread, in mebibytes.
    hash: usize,
}

#[derive(Debug)]
struct Queue {
    games: VecDeque<GameId>,
    queued: HashSet<GameId>,
    /// Games being thought about.
    busy: HashSet<GameId>,
    /// The database may know of games that are not here.
    more: bool,
    done: u64,
}

/// How the threads are doing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Searches {
    pub(super) running: u64,
    pub(super) queued: u64,
    pub(super) done: u64,
}

/// What there is to think about.
pub(super) struct Task {
    game: Game,
    level: Level,
    /// The number of the last event that counts; see [`pacru_api::State::last_board`].
    turn: u32,
    budget: Duration,
}

impl Computers {
    /// `more`: the database may know of games already.
    pub(super) fn new(count: usize, hash: usize, more: bool) -> Computers {
        let queue = Queue { games: VecDeque::new(), queued: HashSet::new(), busy: HashSet::new(), more, done: 0 };
        Computers {
            queue: Mutex::new(queue),
            news: Condvar::new(),
            threads: Mutex::default(),
            count: count.max(1),
            stop: StopFlag::default(),
            hash: hash.max(1),
        }
    }

    /// Starts the threads.
    pub(super) fn start(hub: &Hub) -> io::Result<()> {
        let computers = &hub.0.computers;
        let mut threads = computers.threads.lock().unwrap_or_else(PoisonError::into_inner);
        for number in 0..computers.count {
            let (work, inside, runtime) = (Arc::clone(computers), Arc::downgrade(&hub.0), Handle::current());
            let name = format!("computer {number}");
            threads.push(thread::Builder::new().name(name).spawn(move || work.work(&inside, &runtime))?);
        }
        Ok(())
    }

    /// A computer is to move in this game.
    pub(super) fn want(&self, id: &GameId) {
        let mut queue = self.queue();
        if queue.queued.contains(id) || queue.busy.contains(id) {
            return;
        }
        if queue.games.len() >= QUEUE {
            queue.more = true;
            return;
        }
        queue.queued.insert(id.clone());
        queue.games.push_back(id.clone());
        drop(queue);
        self.news.notify_one();
    }

    /// The database knows more.
    pub(super) fn look_again(&self) {
        self.queue().more = true;
    }

    /// How many games could be taken from the database, if it may know of some.
    pub(super) fn room(&self) -> Option<u32> {
        let queue = self.queue();
        (queue.more && queue.games.len() < QUEUE / 2).then_some((QUEUE / 2) as u32)
    }

    /// Takes games from the database; if it gave as many as there was room for, there may be more.
    pub(super) fn refill(&self, games: &[GameId]) {
        self.queue().more = games.len() >= QUEUE / 2;
        for id in games {
            self.want(id);
        }
    }

    pub(super) fn counts(&self) -> Searches {
        let queue = self.queue();
        Searches { running: queue.busy.len() as u64, queued: queue.games.len() as u64, done: queue.done }
    }

    /// Ends searches and threads.
    pub(super) async fn stop(&self) {
        self.end();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        let ended = tokio::task::spawn_blocking(move || threads.into_iter().try_for_each(JoinHandle::join).is_ok());
        if !ended.await.unwrap_or(false) {
            tracing::error!("a computer did not end well");
        }
    }

    /// Tells searches and threads to end.
    pub(super) fn end(&self) {
        let queue = self.queue();
        self.stop.stop();
        drop(queue);
        self.news.notify_all();
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The life of a thread.
    fn work(&self, inside: &Weak<Inside>, runtime: &Handle) {
        step_back();
        let mut engine = new_engine(self.hash);
        while let Some(id) = self.next() {
            let Some(hub) = inside.upgrade().map(Hub) else { return };
            let task = on_runtime(runtime, {
                let (hub, id) = (hub.clone(), id.clone());
                async move { hub.task(&id).await }
            });
            let answer = task.map(|task| task.and_then(|task| Some((self.think(&mut engine, &id, &task)?, task.turn))));
            // Its next turn may be found from now on.
            self.queue().busy.remove(&id);
            let moved = match answer {
                Ok(Some((text, turn))) => {
                    self.queue().done += 1;
                    let id = id.clone();
                    on_runtime(runtime, async move { hub.computer_moves(&id, turn, text).await })
                }
                Ok(None) => Ok(()),
                Err(refused) => Err(refused),
            };
            if let Err(refused) = moved {
                // It is still to move, and will be found again.
                tracing::warn!(game = %id, code = refused.code.word(), "a computer could not move");
                self.look_again();
            }
        }
    }

    /// The next game; waits for one. Nothing at the end.
    fn next(&self) -> Option<GameId> {
        let mut queue = self.queue();
        loop {
            if self.stop.is_stopped() {
                return None;
            }
            if let Some(id) = queue.games.pop_front() {
                queue.queued.remove(&id);
                queue.busy.insert(id.clone());
                return Some(id);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The move; nothing if the end came first.
    fn think(&self, engine: &mut Engine, id: &GameId, task: &Task) -> Option<String> {
        // Games differ, but the same turn is answered the same also after a restart.
        let mut seed = DefaultHasher::new();
        (id, task.turn).hash(&mut seed);
        engine.set_options(EngineOptions { seed: seed.finish(), ..engine.options() });
        let mut control = Deadline::new(task.budget).with_min_polls(MIN_POLLS).with_stop(self.stop.clone());
        let search =
            AssertUnwindSafe(|| engine.search(&task.game, Effort::Level(task.level), &mut control).best_move());
        let best = catch_unwind(search).unwrap_or_else(|_| {
            tracing::error!(game = %id, turn = task.turn, "a search broke down");
            *engine = new_engine(self.hash);
            None
        });
        if self.stop.is_stopped() {
            return None;
        }
        // A game goes on, whatever happens to a search.
        best.or_else(|| task.game.position().try_for_each_move(ControlFlow::Break).break_value())
            .map(|mv| mv.to_string())
    }
}

fn new_engine(memory_mib: usize) -> Engine {
    Engine::new(EngineOptions { memory_mib, ..EngineOptions::default() })
}

/// Gives this thread the lowest priority.
fn step_back() {
    if set_current_thread_priority(ThreadPriority::Min).is_err() {
        tracing::warn!("the system does not let computers think at the lowest priority");
    }
}

/// Runs on the threads of the server: work on games must not wait for a thread of the lowest priority.
fn on_runtime<T: Send + 'static>(
    runtime: &Handle,
    work: impl Future<Output = Result<T, Refused>> + Send + 'static,
) -> Result<T, Refused> {
    let failed = |_| Refused::new(pacru_api::RefusedCode::Stopping, "the server is about to stop");
    runtime.block_on(runtime.spawn(work)).map_err(failed)?
}

impl Hub {
    /// What there is to think about in a game, if a computer is to move and no other server thinks about it.
    async fn task(&self, id: &GameId) -> Result<Option<Task>, Refused> {
        let live = self.live(id).await?;
        let held = self.hold(&live).await?;
        let table = held.table();
        let state = &table.state;
        let level = table.thinker().and_then(|level| Level::new(u32::from(level)));
        let color = state.position().to_move();
        let budget = match (state.setup().time, state.left(color, self.now())) {
            (Time::Clock { increment, .. }, Some(left)) => {
                let increment = Duration::from_secs(u64::from(increment));
                self.0.options.thinking.min(time_budget(Duration::from_millis(left), increment))
            }
            _ => self.0.options.thinking,
        };
        let task = level.map(|level| Task { game: state.game().clone(), level, turn: state.last_board(), budget });
        drop(held);
        match task {
            Some(task) if self.has_company() => Ok(self.claim(id, &task).await?.then_some(task)),
            task => Ok(task),
        }
    }

    /// Keeps other servers from thinking about the same; says whether none does. A turn whose server dies is found again.
    async fn claim(&self, id: &GameId, task: &Task) -> Result<bool, Refused> {
        let now = self.now();
        let until = now.after((task.budget + SLACK).as_millis() as u64);
        let claim = Claim { game: id.clone(), turn: task.turn, server: self.0.servers.name.clone(), until };
        match self.0.store.commit(vec![Change::Claim { claim, now }]).await {
            Ok(()) => Ok(true),
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.refused()),
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    #[test]
    fn searches_run_at_the_lowest_priority() {
        let stat = std::thread::spawn(|| {
            super::step_back();
            std::fs::read_to_string("/proc/thread-self/stat")
        });
        let stat = stat.join().unwrap().unwrap();
        let (_, fields) = stat.rsplit_once(')').unwrap();
        assert_eq!(fields.split_whitespace().nth(16), Some("19"), "how nice the thread is");
    }
}
