//! A hub on a database in a temporary folder, with a clock that tests step.

use pacru_api::{
    Answer, Command, CommandId, Envelope, Event, FromServer, GameId, GameView, Join, Millis, Phase, Refused,
    RefusedCode, Seat, Setup, State, Time, Visibility,
};
use pacru_rules::{Color, Position};
use pacru_server::clock::{Clock, TestClock};
use pacru_server::live::{Frame, Hub, HubOptions, Subscription};
use pacru_server::store::{Keys, Sqlite, SqliteOptions, Store, VisitorId};
use pacru_testing::wait::{Watchdog, wait_until_async, within_async};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) const SECOND: u64 = 1000;
pub(crate) const MINUTE: u64 = 60 * SECOND;
pub(crate) const HOUR: u64 = 60 * MINUTE;
pub(crate) const DAY: u64 = 24 * HOUR;

/// When tests begin.
pub(crate) const START: Millis = Millis(1_800_000_000_000);

pub(crate) struct World {
    folder: Option<tempfile::TempDir>,
    pub(crate) clock: Arc<TestClock>,
    pub(crate) store: Arc<Sqlite>,
    pub(crate) hub: Hub,
    /// Calls of the hub have no limit of their own.
    _watchdog: Watchdog,
}

static COMMANDS: AtomicU32 = AtomicU32::new(0);

/// As a server has them that is called as the machine is.
pub(crate) fn options() -> HubOptions {
    HubOptions { tick: None, thinkers: 1, hash: 1, ..HubOptions::default() }
}

impl World {
    pub(crate) async fn new() -> World {
        World::with(options()).await
    }

    pub(crate) async fn with(options: HubOptions) -> World {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(TestClock::at(START));
        let (store, hub) = open(folder.path().join("pacru.db"), &clock, options).await;
        World { folder: Some(folder), clock, store, hub, _watchdog: Watchdog::start() }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.as_ref().unwrap().path().join("pacru.db")
    }

    /// Another server on the same database, by the same clock.
    pub(crate) async fn another(&self, name: &str) -> Hub {
        let options = HubOptions { server_name: Some(name.to_owned()), ..options() };
        open(self.path(), &self.clock, options).await.1
    }

    /// The server is killed: nothing is said or stored any more. It starts again after so many milliseconds.
    pub(crate) async fn killed_for(&mut self, milliseconds: u64) {
        self.killed_with(milliseconds, options()).await;
    }

    pub(crate) async fn killed_with(&mut self, milliseconds: u64, options: HubOptions) {
        self.clock.step(milliseconds);
        let (store, hub) = open(self.path(), &self.clock, options).await;
        self.store = store;
        self.hub = hub;
    }

    pub(crate) async fn visitor(&self) -> VisitorId {
        self.hub.new_visitor().await.unwrap().0
    }

    /// A game of two, both seats open, taken by two visitors: green by the first, yellow by the second.
    pub(crate) async fn two(&self, time: Time) -> (GameId, VisitorId, VisitorId) {
        let (ann, ben) = (self.visitor().await, self.visitor().await);
        let setup = Setup { time, visibility: Visibility::Public, ..setup() };
        let (id, _) = self.hub.create(setup, ann).await.unwrap();
        self.hub.join(&id, ann, &join("Ann")).await.unwrap();
        self.hub.join(&id, ben, &join("Ben")).await.unwrap();
        (id, ann, ben)
    }

    /// A private game of two: the first holds green from the beginning, the other comes by the key.
    pub(crate) async fn private(&self) -> (GameId, Keys, VisitorId) {
        let ann = self.visitor().await;
        let seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Open];
        let (id, keys) = self.hub.create(Setup { seats, ..setup() }, ann).await.unwrap();
        (id, keys, ann)
    }

    pub(crate) async fn command(&self, id: &GameId, who: VisitorId, command: Command) -> Answer {
        let seen = self.hub.view(id, Some(who)).await.map_or(u32::MAX, |view| view.events.len() as u32);
        self.hub.command(id, who, envelope(seen, command)).await
    }

    pub(crate) async fn settled(&self, id: &GameId, who: VisitorId, command: Command) -> u32 {
        match self.command(id, who, command).await {
            Answer::Settled { last } => last,
            Answer::Refused { refused, .. } => panic!("refused: {refused:?}"),
        }
    }

    pub(crate) async fn refused(&self, id: &GameId, who: VisitorId, command: Command) -> RefusedCode {
        code(&self.command(id, who, command).await)
    }

    /// The first legal move of whoever is to move.
    pub(crate) async fn move_on(&self, id: &GameId, players: [VisitorId; 2]) -> u32 {
        let view = self.hub.view(id, Some(players[0])).await.unwrap();
        let state = view.state().unwrap();
        let who = players[usize::from(state.position().to_move() != Color::Green)];
        self.settled(id, who, Command::Move { text: any_move(state.position()) }).await
    }

    pub(crate) async fn state(&self, id: &GameId, who: VisitorId) -> State {
        self.view(id, who).await.state().unwrap()
    }

    pub(crate) async fn view(&self, id: &GameId, who: VisitorId) -> GameView {
        self.hub.view(id, Some(who)).await.unwrap()
    }

    /// Steps the clock and lets the hub look at its timers.
    pub(crate) async fn pass(&self, milliseconds: u64) {
        self.clock.step(milliseconds);
        self.hub.tick().await;
    }

    /// Waits until a game has gone on to that.
    pub(crate) async fn wait_for(
        &self,
        what: &str,
        id: &GameId,
        who: VisitorId,
        wanted: impl Fn(&State) -> bool,
    ) -> State {
        wait_until_async(what, async || {
            let state = self.state(id, who).await;
            let last = format!("event {}: {}", state.last(), state.position());
            if wanted(&state) { Ok(state) } else { Err(last) }
        })
        .await
    }
}

async fn open(path: PathBuf, clock: &Arc<TestClock>, options: HubOptions) -> (Arc<Sqlite>, Hub) {
    let store = Arc::new(Sqlite::open(&path, SqliteOptions::default()).await.unwrap());
    let hub = Hub::open(Arc::clone(&store) as Arc<dyn Store>, Arc::clone(clock) as Arc<dyn Clock>, options).await;
    (store, hub.unwrap())
}

/// A private game of green and yellow, both seats open.
pub(crate) fn setup() -> Setup {
    Setup::new("shacru".parse().unwrap(), "gy".parse().unwrap())
}

pub(crate) fn join(name: &str) -> Join {
    Join { key: None, name: name.to_owned(), color: None }
}

pub(crate) fn envelope(seen: u32, command: Command) -> Envelope {
    let id: CommandId = format!("c{}", COMMANDS.fetch_add(1, Ordering::Relaxed)).parse().unwrap();
    Envelope { id, seen, command }
}

pub(crate) fn code(answer: &Answer) -> RefusedCode {
    match answer {
        Answer::Refused { refused, .. } => refused.code,
        Answer::Settled { last } => panic!("settled with {last}"),
    }
}

pub(crate) fn not_found<T: std::fmt::Debug>(answer: Result<T, Refused>) {
    assert_eq!(answer.unwrap_err().code, RefusedCode::NotFound);
}

pub(crate) fn any_move(position: &Position) -> String {
    let found = position.try_for_each_move(|mv| ControlFlow::Break(mv.to_string()));
    found.break_value().unwrap()
}

pub(crate) fn read(frame: &Frame) -> FromServer {
    serde_json::from_str(frame.as_str()).unwrap()
}

/// What the subscriber is sent next; nothing if it hears no more.
pub(crate) async fn next(subscription: &mut Subscription) -> Option<Frame> {
    within_async("a message of a subscription", subscription.next()).await
}

/// The numbers of the events that the subscriber is sent next.
pub(crate) async fn heard(subscription: &mut Subscription) -> Vec<u32> {
    loop {
        if let FromServer::Events(events) = read(&next(subscription).await.unwrap()) {
            return events.iter().map(|logged| logged.number).collect();
        }
    }
}

pub(crate) fn events(view: &GameView) -> Vec<&Event> {
    view.events.iter().map(|logged| &logged.event).collect()
}

pub(crate) fn is_over(state: &State) -> bool {
    state.phase() == Phase::Over
}
