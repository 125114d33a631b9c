//! A server for bots to play on, and games for them.

use pacru_api::{Created, GameView, Phase, Seat, Secret, Setup, State, Visibility};
use pacru_load::http::Http;
use pacru_load::served::{Served, Start};
use pacru_rules::TurnOrder;
use std::ffi::OsStr;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// A hang is a failure; nothing is timed.
pub(crate) const HANG: Duration = Duration::from_secs(120);

/// A game that is soon over.
pub(crate) const SHORT: &str = "pacru:target=8";

/// A server with a runtime to talk to it.
pub(crate) struct World {
    pub(crate) runtime: Runtime,
    pub(crate) start: Start,
    pub(crate) server: Served,
}

impl World {
    pub(crate) fn new() -> World {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a thread");
        let mut start = Start::new(Path::new(env!("CARGO_BIN_EXE_pacru"))).expect("a folder");
        let server = runtime.block_on(start.serve()).expect("it serves");
        // Bots come back to where it was.
        start.port = server.address.port();
        World { runtime, start, server }
    }

    /// `kill -9`, and the same again.
    pub(crate) fn killed_and_restarted(self) -> World {
        let World { runtime, start, server } = self;
        runtime.block_on(server.kill()).expect("it is killed");
        let server = runtime.block_on(start.serve()).expect("it serves");
        World { runtime, start, server }
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
    pub(crate) fn wait(&self, token: &Secret, created: &Created, so: impl Fn(&State) -> bool) -> State {
        let begin = std::time::Instant::now();
        loop {
            let state = self.state(token, created);
            if so(&state) {
                return state;
            }
            assert!(begin.elapsed() < HANG, "it hangs at {}", state.position());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until a game is seen so.
    pub(crate) fn wait_for_view(&self, token: &Secret, created: &Created, so: impl Fn(&GameView) -> bool) {
        let begin = std::time::Instant::now();
        while !so(&self.view(token, created)) {
            assert!(begin.elapsed() < HANG, "it does not come to that");
            thread::sleep(Duration::from_millis(20));
        }
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
pub(crate) struct Bot(Child);

impl Bot {
    pub(crate) fn start(mut command: Command) -> Bot {
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        Bot(child.expect("the bot can be started"))
    }

    pub(crate) fn new<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pacru"));
        command.arg("bot").args(args);
        Bot::start(command)
    }

    /// Its exit code, what it printed, and its errors.
    pub(crate) fn end(mut self) -> (Option<i32>, String, String) {
        let (mut out, mut err) = (self.0.stdout.take().expect("a pipe"), self.0.stderr.take().expect("a pipe"));
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            let (mut said, mut complained) = (String::new(), String::new());
            let read = out.read_to_string(&mut said).and(err.read_to_string(&mut complained));
            sender.send(read.map(|_| (said, complained)))
        });
        let (said, complained) = receiver.recv_timeout(HANG).expect("it hangs").expect("UTF-8");
        (self.0.wait().expect("it ends").code(), said, complained)
    }

    /// It did what it should.
    pub(crate) fn done(self) -> String {
        let (code, said, complained) = self.end();
        assert_eq!((code, complained.as_str()), (Some(0), ""), "{said}");
        said
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
