//! A server for bots to play on, and games for them.

use pacru_api::{Created, GameView, Phase, Seat, Secret, Setup, State, Visibility};
use pacru_load::http::Http;
use pacru_load::served::{Served, Start};
use pacru_rules::TurnOrder;
use pacru_testing::port::HeldPort;
use pacru_testing::process::Process;
use pacru_testing::wait::wait_until;
use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;
use tokio::runtime::{Builder, Runtime};

/// A game that is soon over.
pub(crate) const SHORT: &str = "pacru:target=8";

/// A server with a runtime to talk to it.
pub(crate) struct World {
    pub(crate) runtime: Runtime,
    pub(crate) start: Start,
    pub(crate) server: Served,
    /// Where the server listens, so that nobody else does while it is down: bots come back to where it was.
    port: HeldPort,
}

impl World {
    pub(crate) fn new() -> World {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a thread");
        let mut start = Start::new(Path::new(env!("CARGO_BIN_EXE_pacru"))).expect("a folder");
        let port = HeldPort::for_server();
        start.port = port.number();
        let server = runtime.block_on(start.serve()).expect("it serves");
        World { runtime, start, server, port }
    }

    /// `kill -9`, and the same again.
    pub(crate) fn killed_and_restarted(self) -> World {
        let World { runtime, start, server, port } = self;
        runtime.block_on(server.kill()).expect("it is killed");
        let server = runtime.block_on(start.serve()).expect("it serves");
        World { runtime, start, server, port }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.server.address)
    }

    pub(crate) fn http(&self) -> Http {
        self.server.http()
    }

    pub(crate) fn token(&self) -> Secret {
        self.runtime.block_on(self.http().token()).expect("a token")
    }

    /// Sets up a game of this token's visitor, who takes no seat: all are open but those of computers.
    pub(crate) fn create(&self, token: &Secret, game: &str, visibility: Visibility, seats: Vec<Seat>) -> Created {
        let order = TurnOrder::standard(seats.len()).expect("an order");
        let setup = Setup { seats, visibility, ..Setup::new(game.parse().expect("a game"), order) };
        self.runtime.block_on(self.http().create(token, setup)).expect("a game")
    }

    pub(crate) fn view(&self, token: &Secret, created: &Created) -> GameView {
        self.runtime.block_on(self.http().game(token, &created.id)).expect("a game")
    }

    pub(crate) fn state(&self, token: &Secret, created: &Created) -> State {
        self.view(token, created).state().expect("a log")
    }

    /// Waits until a game is so; looks again and again.
    #[track_caller]
    pub(crate) fn wait(&self, token: &Secret, created: &Created, so: impl Fn(&State) -> bool) -> State {
        let place = std::panic::Location::caller();
        wait_until(&format!("the game to be as at {place}"), || {
            let view = self.view(token, created);
            let state = view.state().expect("a log");
            if so(&state) { Ok(state) } else { Err(format!("{} with {:?}", state.position(), view.events.last())) }
        })
    }

    /// Waits until a game is seen so.
    #[track_caller]
    pub(crate) fn wait_for_view(&self, token: &Secret, created: &Created, so: impl Fn(&GameView) -> bool) {
        let place = std::panic::Location::caller();
        wait_until(&format!("the view of a game to be as at {place}"), || {
            let view = self.view(token, created);
            if so(&view) { Ok(()) } else { Err(format!("{view:?}")) }
        });
    }

    /// Has a visitor see a private game by its invitation.
    pub(crate) fn enter(&self, token: &Secret, created: &Created) {
        let key = created.links.invite.split_once("#join-").and_then(|(_, key)| key.parse().ok()).expect("a key");
        self.runtime.block_on(self.http().enter(token, &created.id, key)).expect("it is open");
    }
}

pub(crate) fn is_over(state: &State) -> bool {
    state.phase() == Phase::Over
}

/// A bot that plays; it ends with this value.
pub(crate) struct Bot(Process);

impl Bot {
    pub(crate) fn start(mut command: Command) -> Bot {
        Bot(Process::start(&mut command))
    }

    pub(crate) fn new<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
        command.arg("bot").args(args);
        Bot::start(command)
    }

    /// Its exit code, what it printed, and its errors.
    #[track_caller]
    pub(crate) fn end(self) -> (Option<i32>, String, String) {
        let ended = self.0.end();
        (ended.status.code(), ended.text(), ended.errors())
    }

    /// It did what it should.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        let (code, said, complained) = self.end();
        assert_eq!((code, complained.as_str()), (Some(0), ""), "{said}");
        said
    }
}
