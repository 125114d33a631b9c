//! Messages between the page and the computer player in its worker, as plain text.

use pacru_engine::search::round_shares;
use pacru_engine::{Level, PvLine, Report};
use pacru_rules::{ByColor, Color, Game, Move, Position, TurnOrder};
use std::fmt::Write;

/// What the page asks of the worker.
#[derive(Clone, Debug)]
pub enum Request {
    /// Think about a game; whatever was asked before is forgotten.
    Think {
        /// Answers carry it, so that old ones can be told from new ones.
        number: u32,
        /// What is wanted.
        task: Task,
        /// The game with its past, up to the position in question.
        game: Box<Game>,
    },
    /// Answer with what is known so far.
    Stop,
}

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A move as a player of this level makes it.
    Play {
        /// How strong.
        level: Level,
        /// What chance begins with.
        seed: u64,
    },
    /// The best move, within so many nodes.
    Best {
        /// How much work to put in.
        nodes: u64,
    },
    /// The best lines, better and better until a stop.
    Analyse {
        /// How many lines.
        lines: usize,
    },
}

/// What the worker says.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The question that it answers.
    pub number: u32,
    /// Whether it is the last word on it.
    pub done: bool,
    /// Turns looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, best first.
    pub lines: Vec<Line>,
}

/// A way in which the game may go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The moves, as they are written.
    pub moves: Vec<String>,
    /// Each colour's share of the win, in thousandths, in the order of [`Color::ALL`].
    pub shares: [u32; 4],
    /// Proven: the player to move wins (above zero) or loses (below) in so many turns.
    pub proven: Option<i32>,
}

impl Line {
    /// A colour's share of the win, from 0 to 1.
    pub fn share(&self, color: Color) -> f32 {
        self.shares[color as usize] as f32 / 1000.0
    }

    /// Each colour's share of the win in whole percent; 100 only if the line is proven.
    pub fn percents(&self, order: TurnOrder) -> ByColor<u32> {
        round_shares(&ByColor::from_fn(|color| self.share(color)), order, 100, self.proven.is_some())
    }

    /// The first move, in the position in which it was thought about.
    pub fn first_move(&self, position: &Position) -> Option<Move> {
        position.parse_move(self.moves.first()?).ok()
    }
}

impl Answer {
    /// What a search in a game with this order of play knows, for the page.
    pub fn of_report(number: u32, done: bool, order: TurnOrder, report: &Report) -> Answer {
        let line = |line: &PvLine| {
            let proven = line.score.proven_in();
            let shares = round_shares(&line.shares, order, 1000, proven.is_some());
            Line {
                moves: line.moves.iter().map(Move::to_string).collect(),
                shares: Color::ALL.map(|color| shares[color]),
                proven,
            }
        };
        Answer {
            number,
            done,
            depth: report.depth,
            nodes: report.nodes,
            lines: report.lines.iter().map(line).collect(),
        }
    }

    /// As it is sent.
    pub fn to_text(&self) -> String {
        let word = if self.done { "done" } else { "so-far" };
        let mut text = format!("{word} {} {} {}", self.number, self.depth, self.nodes);
        for line in &self.lines {
            let [a, b, c, d] = line.shares;
            let proven = line.proven.map_or_else(|| "-".to_owned(), |turns| turns.to_string());
            // Writing to a string does not fail.
            let _ = write!(text, "\n{a} {b} {c} {d} {proven} {}", line.moves.join(" "));
        }
        text
    }

    /// Reads what was sent.
    pub fn read(text: &str) -> Option<Answer> {
        let mut lines = text.lines();
        let mut words = lines.next()?.split(' ');
        let done = match words.next()? {
            "done" => true,
            "so-far" => false,
            _ => return None,
        };
        let mut number = || words.next()?.parse::<u64>().ok();
        let (question, depth, nodes) = (number()?, number()?, number()?);
        let line = |text: &str| {
            let mut words = text.split(' ');
            let mut share = || words.next()?.parse::<u32>().ok();
            let shares = [share()?, share()?, share()?, share()?];
            let proven = match words.next()? {
                "-" => None,
                turns => Some(turns.parse().ok()?),
            };
            Some(Line { moves: words.map(str::to_owned).collect(), shares, proven })
        };
        Some(Answer {
            number: question as u32,
            done,
            depth: depth as u32,
            nodes,
            lines: lines.map(line).collect::<Option<_>>()?,
        })
    }
}

impl Request {
    /// As it is sent.
    pub fn to_text(&self) -> String {
        match self {
            Request::Stop => "stop".to_owned(),
            Request::Think { number, task, game } => {
                let task = match task {
                    Task::Play { level, seed } => format!("play {} {seed}", level.number()),
                    Task::Best { nodes } => format!("best {nodes}"),
                    Task::Analyse { lines } => format!("analyse {lines}"),
                };
                let actions: Vec<String> = game.plies().iter().map(|ply| ply.action.to_string()).collect();
                format!("think {number} {task}\n{}\n{}", game.start(), actions.join(" "))
            }
        }
    }

    /// Reads what was sent.
    pub fn read(text: &str) -> Option<Request> {
        let mut lines = text.lines();
        let words: Vec<&str> = lines.next()?.split(' ').collect();
        let (number, task) = match words.as_slice() {
            ["stop"] => return Some(Request::Stop),
            ["think", number, "play", level, seed] => {
                let level = level.parse().ok().and_then(Level::new)?;
                (number, Task::Play { level, seed: seed.parse().ok()? })
            }
            ["think", number, "best", nodes] => (number, Task::Best { nodes: nodes.parse().ok()? }),
            ["think", number, "analyse", lines] => (number, Task::Analyse { lines: lines.parse().ok()? }),
            _ => return None,
        };
        let mut game = Game::new(lines.next()?.parse().ok()?);
        for word in lines.next().unwrap_or_default().split(' ').filter(|word| !word.is_empty()) {
            game.play_text(word).ok()?;
        }
        Some(Request::Think { number: number.parse().ok()?, task, game: Box::new(game) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_engine::{Effort, Engine, EngineOptions, NoControl, SearchLimits};

    fn game() -> Game {
        let mut game = Game::new(Position::start("azacru".parse().unwrap(), "yrb".parse().unwrap()));
        game.play_text("e9-e8").unwrap();
        game.play_text("resign:r").unwrap();
        game
    }

    #[test]
    fn requests_are_read_as_they_were_written() {
        let tasks = [
            Task::Play { level: Level::TOP, seed: u64::MAX },
            Task::Best { nodes: 20_000 },
            Task::Analyse { lines: 3 },
        ];
        for task in tasks {
            let text = Request::Think { number: 7, task, game: Box::new(game()) }.to_text();
            let Some(Request::Think { number: 7, task: read, game: played }) = Request::read(&text) else {
                panic!("{text}")
            };
            assert_eq!((read, played.plies()), (task, game().plies()));
        }
        assert!(matches!(Request::read("stop"), Some(Request::Stop)));
        for nonsense in ["", "think", "think x best 1\n\n", "think 1 play 9 0\nshacru", "think 1 best 5\nshacru\ne1-e9"]
        {
            assert!(Request::read(nonsense).is_none(), "{nonsense}");
        }
    }

    #[test]
    fn answers_are_read_as_they_were_written() {
        let game = game();
        let mut engine = Engine::new(EngineOptions { memory_mib: 4, multi_pv: 2, ..EngineOptions::default() });
        let report = engine.search(&game, Effort::Limits(SearchLimits::nodes(2000)), &mut NoControl);
        let answer = Answer::of_report(3, true, game.position().order(), &report);
        assert_eq!(Answer::read(&answer.to_text()).as_ref(), Some(&answer));
        assert_eq!(answer.lines.len(), 2);
        assert_eq!(answer.lines[0].first_move(game.position()), report.best_move());
        assert_eq!(
            answer.lines[0].percents(game.position().order()).iter().map(|(_, percent)| percent).sum::<u32>(),
            100
        );
        for nonsense in ["", "done", "done 1 2 x", "done 1 2 3\n1 2 3 4 x e1-e2", "hello 1 2 3"] {
            assert!(Answer::read(nonsense).is_none(), "{nonsense}");
        }
    }

    #[test]
    fn a_hundred_percent_is_only_for_a_proven_line() {
        let order = "yrb".parse().unwrap();
        let percents = |shares, proven| {
            let percents = Line { moves: Vec::new(), shares, proven }.percents(order);
            [Color::Yellow, Color::Red, Color::Black].map(|color| percents[color])
        };
        assert_eq!(percents([1000, 0, 0, 0], Some(3)), [100, 0, 0]);
        assert_eq!(percents([999, 1, 0, 0], None), [99, 1, 0]);
        assert_eq!(percents([333, 334, 0, 333], None), [34, 33, 33]);
    }
}
