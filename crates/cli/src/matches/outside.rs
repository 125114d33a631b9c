//! A program that speaks the engine protocol, as an opponent. Whatever it does, it costs it a game at most.

use pacru_engine::protocol::{Line, LineReader};
use pacru_engine::think::Limits;
use pacru_rules::{Game, Move};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// How much longer than its limit a program may take before it counts as hanging.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lines that wait to be read; a program that says more has to wait.
const WAITING_LINES: usize = 1024;

pub(crate) struct Outside {
    command: String,
    /// Nothing once it has crashed or hung; the next game starts it again.
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

impl Outside {
    pub(crate) fn start(command: &str) -> Result<Outside, String> {
        let running = Running::start(command)?;
        Ok(Outside { command: command.to_owned(), running: Some(running) })
    }

    /// A game begins. A program that cannot be started again is found out when it is to move.
    pub(crate) fn begin(&mut self) {
        if self.running.is_none() {
            self.running = Running::start(&self.command).ok();
        }
        if let Some(running) = &mut self.running {
            // A program that does not listen any more is found out when it is to move.
            let _ = running.say("newgame");
        }
    }

    pub(crate) fn choose(&mut self, game: &Game, limits: Limits) -> Result<Move, String> {
        let running = self.running.as_mut().ok_or("it is not running")?;
        let answer = running.best_move(game, limits);
        // After silence or a crash nobody knows what it would say next; a move that is not legal it may mend.
        let text = answer.inspect_err(|_| self.running = None)?;
        game.position().read_move(&text).map_err(|error| format!("answered {error}"))
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("there is no command")?;
        let child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = child.map_err(|error| format!("cannot start it: {error}"))?;
        let (Some(input), Some(stream)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("it has no standard input and output".into());
        };
        let (send, output) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || {
            let mut lines = LineReader::new(BufReader::new(stream));
            while let Ok(Some(line)) = lines.next_line() {
                let text = match line {
                    Line::Bytes(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
                    Line::TooLong => continue,
                };
                // The match is over for this program: then nobody reads on.
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Running { child, input, output })
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    fn best_move(&mut self, game: &Game, limits: Limits) -> Result<String, String> {
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.action.to_string()).collect();
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        let go = match limits {
            Limits { nodes: Some(nodes), .. } => format!("go nodes {nodes}"),
            Limits { depth: Some(depth), .. } => format!("go depth {depth}"),
            Limits { time, .. } => format!("go movetime {}", time.unwrap_or_default().as_millis()),
        };
        let crashed = |error| format!("it has ended: {error}");
        self.say(&format!("position {}{moves}", game.start())).map_err(crashed)?;
        self.say(&go).map_err(crashed)?;
        // A limit in nodes or depth says nothing about time, so a program may take its time for it.
        let patience = limits.time.map_or(PATIENCE * 30, |time| time + PATIENCE);
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(line) => {
                    if let Some(mv) = line.trim().strip_prefix("bestmove ") {
                        return Ok(mv.trim().to_owned());
                    }
                    if line.starts_with("error") {
                        return Err(format!("it answered '{}'", line.trim()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(format!("no answer within {} s", patience.as_secs())),
                Err(RecvTimeoutError::Disconnected) => return Err("it has ended without an answer".into()),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
