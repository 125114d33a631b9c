//! How late `go movetime` and `stop` are answered through the protocol: `cargo bench -p pacru-protocol`.
//!
//! The protocol is served in this process, over pipes, as it is on standard input and output.

#[path = "../../engine/benches/support/recorded.rs"]
mod recorded;

use pacru_protocol::serve;
use pacru_rules::{GameKind, Position};
use std::io::{self, BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::thread;
use std::time::{Duration, Instant};

/// What is asked for, and after what time `stop` is sent.
const THINKING: Duration = Duration::from_millis(150);
/// How often each is asked.
const TIMES: usize = 3;
/// Positions for each game and size, besides the start.
const MIDDLES: usize = 3;

fn main() -> io::Result<()> {
    let mut client = ProtocolClient::open()?;
    println!("| game | players | position | movetime, mean ms late | worst | stop, mean ms late | worst |");
    println!("|---|---|---|---|---|---|---|");
    let mut worst = Duration::ZERO;
    for kind in GameKind::ALL {
        for players in 2..=4 {
            let start = vec![recorded::start(kind, players)];
            let middles = recorded::middles(kind, players, MIDDLES);
            for (name, positions) in [("start", start), ("middle", middles)] {
                let by_time = client.lateness(&positions, ProtocolClient::move_time)?;
                let by_stop = client.lateness(&positions, ProtocolClient::stop)?;
                println!(
                    "| {kind} | {players} | {name} | {:.1} | {:.1} | {:.1} | {:.1} |",
                    by_time.mean_ms(),
                    ms(by_time.worst),
                    by_stop.mean_ms(),
                    ms(by_stop.worst)
                );
                worst = worst.max(by_time.worst).max(by_stop.worst);
            }
        }
    }
    println!("\nworst of all: {:.1} ms (asked: at most 50)", ms(worst));
    client.say("quit")
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[derive(Default)]
struct Lateness {
    sum: Duration,
    worst: Duration,
    count: u32,
}

impl Lateness {
    fn mean_ms(&self) -> f64 {
        ms(self.sum) / f64::from(self.count.max(1))
    }
}

/// Sends lines to a served session and reads its answers.
struct ProtocolClient {
    input: PipeWriter,
    output: BufReader<PipeReader>,
}

impl ProtocolClient {
    fn open() -> io::Result<ProtocolClient> {
        let (lines, input) = io::pipe()?;
        let (output, answers) = io::pipe()?;
        thread::spawn(move || serve(BufReader::new(lines), answers));
        Ok(ProtocolClient { input, output: BufReader::new(output) })
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")
    }

    /// Reads until a line begins with `word`.
    fn wait_for(&mut self, word: &str) -> io::Result<()> {
        let mut line = String::new();
        while !line.starts_with(word) {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
        }
        Ok(())
    }

    fn lateness(
        &mut self,
        positions: &[Position],
        ask: fn(&mut ProtocolClient) -> io::Result<Duration>,
    ) -> io::Result<Lateness> {
        let mut lateness = Lateness::default();
        for position in positions {
            for _ in 0..TIMES {
                self.say(&format!("newgame\nposition {position}\nisready"))?;
                self.wait_for("readyok")?;
                let late = ask(self)?;
                lateness.sum += late;
                lateness.worst = lateness.worst.max(late);
                lateness.count += 1;
            }
        }
        Ok(lateness)
    }

    /// How late the answer to a time for the move comes; one that is early, because all is known, is not late.
    fn move_time(&mut self) -> io::Result<Duration> {
        let begin = Instant::now();
        self.say(&format!("go movetime {}", THINKING.as_millis()))?;
        self.wait_for("bestmove")?;
        Ok(begin.elapsed().saturating_sub(THINKING))
    }

    /// How long after `stop` the answer comes.
    fn stop(&mut self) -> io::Result<Duration> {
        self.say("go infinite")?;
        thread::sleep(THINKING);
        let begin = Instant::now();
        self.say("stop")?;
        self.wait_for("bestmove")?;
        Ok(begin.elapsed())
    }
}
