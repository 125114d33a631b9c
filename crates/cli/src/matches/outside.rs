//! A program that speaks the engine protocol, as an opponent. Whatever it does, it costs it a game at most.

use super::contender::Conditions;
use pacru_engine::SearchLimits;
use pacru_protocol::{InputLine, LineReader};
use pacru_rules::{Game, Move};
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// A limit in nodes or depth says nothing about time, so a program has so many times as much patience for it.
const WITHOUT_CLOCK: u32 = 30;

/// How often to look whether the match shall end.
const GLANCE: Duration = Duration::from_millis(100);

/// Lines that wait to be read; a program that says more has to wait.
const WAITING_LINES: usize = 1024;

/// A longer answer is cut in what is told about it.
const LONGEST_QUOTE: usize = 100;

pub(crate) struct Outside {
    command: String,
    conditions: Conditions,
    /// Nothing once it has crashed or hung; the next game starts it again.
    running: Option<Running>,
}

struct Running {
    child: Child,
    /// Lines for it. A thread writes them: a program that does not read must not stop the match.
    input: Sender<String>,
    output: Receiver<Heard>,
}

/// What a program lets us know.
enum Heard {
    Line(String),
    /// Its output has ended.
    End,
    /// It does not take lines any more.
    Deaf(io::Error),
}

impl Outside {
    pub(crate) fn start(command: &str, conditions: &Conditions) -> Result<Outside, String> {
        let running = Running::start(command)?;
        Ok(Outside { command: command.to_owned(), conditions: conditions.clone(), running: Some(running) })
    }

    /// A game begins. A program that cannot be started again is found out when it is to move.
    pub(crate) fn begin(&mut self) {
        if self.running.is_none() {
            self.running = Running::start(&self.command).ok();
        }
        if let Some(running) = &mut self.running {
            running.say("newgame".to_owned());
        }
    }

    pub(crate) fn choose(&mut self, game: &Game, limits: SearchLimits) -> Result<Move, String> {
        let running = self.running.as_mut().ok_or("it is not running")?;
        let answer = running.best_move(game, limits, &self.conditions);
        // After silence or a crash nobody knows what it would say next; a move that is not legal it may mend.
        let text = answer.inspect_err(|_| self.running = None)?;
        game.position().parse_move(&text).map_err(|error| format!("answered {}", short(&error.to_string())))
    }
}

impl Running {
    fn start(command: &str) -> Result<Running, String> {
        let mut words = split_words(command)?.into_iter();
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
        let (lines, waiting) = mpsc::channel();
        let told = send.clone();
        thread::spawn(move || write_lines(input, &waiting, &told));
        thread::spawn(move || read_lines(stream, &send));
        Ok(Running { child, input: lines, output })
    }

    fn say(&mut self, line: String) {
        // A program that does not listen any more is found out by what is heard of it.
        let _ = self.input.send(line);
    }

    fn best_move(&mut self, game: &Game, limits: SearchLimits, conditions: &Conditions) -> Result<String, String> {
        let moves: Vec<String> = game.plies().iter().map(|ply| ply.action.to_string()).collect();
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        let go = match limits {
            SearchLimits { nodes: Some(nodes), .. } => format!("go nodes {nodes}"),
            SearchLimits { depth: Some(depth), .. } => format!("go depth {depth}"),
            SearchLimits { time, .. } => format!("go movetime {}", time.unwrap_or_default().as_millis()),
        };
        self.say(format!("position {}{moves}", game.start()));
        self.say(go);
        let Conditions { patience, interrupt, .. } = conditions;
        let patience = limits.time.map_or(*patience * WITHOUT_CLOCK, |time| time + *patience);
        let begin = Instant::now();
        // Who talks on and on without an answer is late, too.
        while let Some(left) = patience.checked_sub(begin.elapsed()).filter(|_| !interrupt.is_asked()) {
            match self.output.recv_timeout(left.min(GLANCE)) {
                Ok(Heard::Line(line)) => {
                    let mut words = line.split_ascii_whitespace();
                    if words.next() == Some("bestmove") {
                        return words
                            .next()
                            .map(str::to_owned)
                            .ok_or_else(|| "answered bestmove without a move".into());
                    }
                    if line.starts_with("error") {
                        return Err(format!("it answered '{}'", short(line.trim())));
                    }
                }
                Ok(Heard::Deaf(error)) => return Err(format!("it does not listen any more: {error}")),
                Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => {
                    return Err("it has ended without an answer".into());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Err(format!("no answer within {} s", patience.as_secs_f64()))
    }
}

/// The words of a command; what stands in quotation marks, single or double, is kept together.
fn split_words(command: &str) -> Result<Vec<String>, String> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match letter {
            quote @ ('"' | '\'') => {
                let quoted = word.get_or_insert_default();
                loop {
                    match letters.next() {
                        Some(letter) if letter == quote => break,
                        Some(letter) => quoted.push(letter),
                        None => return Err(format!("the quotation mark {quote} is not closed")),
                    }
                }
            }
            _ if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    Ok(words)
}

/// Hands lines to a program until nobody has any more, or it does not take them.
fn write_lines(mut input: ChildStdin, lines: &Receiver<String>, told: &SyncSender<Heard>) {
    for line in lines {
        if let Err(error) = writeln!(input, "{line}").and_then(|()| input.flush()) {
            // The match may be over for this program: then nobody needs to know.
            let _ = told.send(Heard::Deaf(error));
            return;
        }
    }
}

/// Tells what a program says until its output ends.
fn read_lines(output: ChildStdout, told: &SyncSender<Heard>) {
    let mut lines = LineReader::new(BufReader::new(output));
    while let Ok(Some(line)) = lines.next_line() {
        let text = match line {
            InputLine::Bytes(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            InputLine::TooLong => continue,
        };
        // The match is over for this program: then nobody reads on.
        if told.send(Heard::Line(text)).is_err() {
            return;
        }
    }
    let _ = told.send(Heard::End);
}

/// What a program said, fit for one line of ours.
fn short(text: &str) -> String {
    let mut short = String::new();
    for (count, letter) in text.chars().enumerate() {
        match letter {
            _ if count == LONGEST_QUOTE => return short + "…",
            _ if letter.is_control() => short.extend(letter.escape_default()),
            _ => short.push(letter),
        }
    }
    short
}

impl Drop for Running {
    fn drop(&mut self) {
        self.say("quit".to_owned());
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_by_blanks_outside_of_quotation_marks() {
        let split = |text| split_words(text).expect("words");
        assert_eq!(split("  ./bot  --fast x=1,y=2 "), ["./bot", "--fast", "x=1,y=2"]);
        assert_eq!(
            split(r#"python3 'my bots/first.py' "" --name="A B""#),
            ["python3", "my bots/first.py", "", "--name=A B"]
        );
        assert!(split("").is_empty());
        assert!(split_words("sh 'it").is_err());
    }
}
