//! Runs the checks of the fuzz targets on random and mutated texts, the same ones in every run unless new seeds are asked for.

use pacru_engine::Rng;
use pacru_rules::{Game, Position, Record};
use pacru_testing::seed::with_seeds;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Makes random texts, the same ones for the same seed.
struct Mutator(Rng);

impl Mutator {
    fn below(&mut self, limit: usize) -> usize {
        self.0.below(limit)
    }

    fn byte(&mut self) -> u8 {
        self.below(256) as u8
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Up to `longest` bytes: of any value, or of those that occur in real texts.
    fn bytes(&mut self, longest: usize) -> Vec<u8> {
        let alphabet = b"abcdefghi123456789-x<>^(),*:=+/ \r\n[]{}\"\\.yrgbYRGB0\0\xc3\xa4\xe2\x80\xa8\xff";
        let any = self.below(4) == 0;
        (0..self.below(longest + 1)).map(|_| if any { self.byte() } else { *self.pick(alphabet) }).collect()
    }

    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        start..length.min(start + 1 + self.below(12))
    }

    /// The text with up to three changes; `others` are the source of inserted pieces.
    fn mutate(&mut self, text: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
        let mut text = text.to_vec();
        for _ in 0..self.below(4) {
            let range = self.range(text.len());
            match self.below(6) {
                0 => drop(text.splice(range, self.bytes(3))),
                1 => drop(text.drain(range)),
                2 => {
                    let copy = text[range.clone()].to_vec();
                    drop(text.splice(range.end..range.end, copy));
                }
                3 => {
                    let other = self.pick(others);
                    let piece = other[self.range(other.len())].to_vec();
                    drop(text.splice(range, piece));
                }
                4 => text.truncate(range.start),
                _ => text[range].reverse(),
            }
        }
        text
    }
}

/// Texts from the test vectors of the rules.
struct Corpus {
    positions: Vec<Vec<u8>>,
    moves: Vec<Vec<u8>>,
    records: Vec<Vec<u8>>,
}

const ANNOTATED: &str = r#"[Game "pacru:meet9"]
[Order "gy"]
[Green "Ann \"the \\ fox\""]
[Result "* cancelled"]

{before it all} 1. e1-e2 {why not?} [e1-d2 e9-d8 [e9-e8 {äöü}]] [] e9-e8
2. a3-b4(a5) time:y
g
"#;

fn corpus() -> Corpus {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors");
    let mut corpus = Corpus { positions: Vec::new(), moves: Vec::new(), records: vec![ANNOTATED.into()] };
    for game in ["shacru", "azacru", "pacru"] {
        for players in 2..=4 {
            for file in [format!("{game}-{players}.jsonl"), format!("probes-{game}-{players}.jsonl")] {
                let text = fs::read_to_string(folder.join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
                for line in text.lines().step_by(8) {
                    collect(&serde_json::from_str(line).expect("a line of JSON"), &mut corpus);
                }
            }
        }
    }
    corpus
}

fn collect(vector: &Value, corpus: &mut Corpus) {
    let text = |value: &Value, key| value[key].as_str().unwrap_or_default().to_owned();
    let steps = ["plies", "tries"].into_iter().flat_map(|key| vector[key].as_array().into_iter().flatten());
    let moves: Vec<String> = steps.clone().map(|step| text(step, "move")).collect();
    if let Ok(start) = text(vector, "start").parse::<Position>() {
        let mut game = Game::new(start);
        for mv in &moves {
            game.play_text(mv).unwrap_or_else(|error| panic!("a game of the vectors: {error}"));
        }
        corpus.records.push(Record::of(&game).to_string().into());
    }
    let positions = [text(vector, "start"), text(vector, "position")].into_iter();
    let positions = positions.chain(steps.map(|step| text(step, "after")));
    corpus.positions.extend(positions.filter(|text| !text.is_empty()).map(String::into_bytes));
    corpus.moves.extend(moves.into_iter().map(String::into_bytes));
}

/// Runs `check` on `count` inputs. At least a twentieth must be accepted and a twentieth refused; otherwise the inputs test
/// too little.
fn run(name: &str, count: usize, check: fn(&[u8]) -> usize, mut input: impl FnMut(&mut Mutator) -> Vec<u8>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/seeds/{name}.txt"));
    with_seeds(file, 0x0302_2026_5eed, |seed| {
        let mut mutator = Mutator(Rng::new(seed));
        let accepted = (0..count).filter(|_| check(&input(&mut mutator)) > 0).count();
        assert!((count / 20..count * 19 / 20).contains(&accepted), "{accepted} of {count} accepted");
    });
}

#[test]
fn positions() {
    let corpus = corpus();
    run("positions", 20_000, pacru_fuzz::check_position, |mutator| {
        if mutator.below(8) == 0 {
            return mutator.bytes(120);
        }
        let text = mutator.pick(&corpus.positions).clone();
        mutator.mutate(&text, &corpus.positions)
    });
}

#[test]
fn moves() {
    let corpus = corpus();
    run("moves", 10_000, pacru_fuzz::check_moves, |mutator| {
        let length = mutator.below(60);
        let mut data = vec![mutator.byte(), length as u8];
        data.extend((0..length).map(|_| mutator.byte()));
        // Moves of the corpus are rarely legal here, so legal ones are added.
        let legal: Vec<Vec<u8>> =
            pacru_fuzz::play_bytes(data[0], &data[2..]).travels().iter().map(|mv| mv.to_string().into()).collect();
        for _ in 0..mutator.below(12) {
            let moves = if legal.is_empty() || mutator.below(2) == 0 { &corpus.moves } else { &legal };
            let text = mutator.pick(moves).clone();
            data.extend(mutator.mutate(&text, &corpus.moves));
            data.push(b'\n');
        }
        data
    });
}

#[test]
fn records() {
    let corpus = corpus();
    run("records", 3_000, pacru_fuzz::check_record, |mutator| {
        if mutator.below(10) == 0 {
            return mutator.bytes(400);
        }
        let mut data = Vec::new();
        for _ in 0..=mutator.below(2) {
            let text = if mutator.below(2) == 0 { ANNOTATED.into() } else { mutator.pick(&corpus.records).clone() };
            data.extend(mutator.mutate(&text, &corpus.records));
        }
        data
    });
}

#[test]
fn sessions() {
    let corpus = corpus();
    let commands =
        ["pei", "isready", "newgame", "moves", "moves travels", "d", "go perft 1", "go perft 9", "stop", "quit"];
    run("sessions", 4_000, pacru_fuzz::check_protocol, |mutator| {
        let mut data = Vec::new();
        for _ in 0..=mutator.below(6) {
            let line = match mutator.below(4) {
                0 => mutator.bytes(40),
                1 => [b"position ".to_vec(), mutator.pick(&corpus.positions).clone()].concat(),
                2 => b"position start azacru:notwist 3 moves e9-e8 i5-h5".to_vec(),
                _ => mutator.pick(&commands).as_bytes().to_vec(),
            };
            data.extend(mutator.mutate(&line, &corpus.positions));
            data.push(b'\n');
        }
        data
    });
}

/// A refusal with the view of a game.
const VIEW: &str = concat!(
    r#"{"answer":{"id":"a1","answer":{"refused":{"refused":{"code":"behind","message":"the game has gone on"},"game":{"#,
    r#""id":"abcdefgh","now":9,"seats":"g","events":[{"number":1,"at":0,"event":{"created":{"game":"pacru","order":"gy","#,
    r#""seats":[{"here":{"name":"Ann"}},{"here":{"name":"Ben"}}],"time":{"clock":{"seconds":60,"increment":1}}}}},"#,
    r#"{"number":2,"at":5,"event":{"moved":{"color":"g","text":"e1-e2"}}},"#,
    r#"{"number":3,"at":7,"event":{"offered":{"color":"y","offer":"draw"}}}],"#,
    r#""position":"-","phase":"running","present":"","watchers":0}}}}}"#,
);

/// Messages that clients and servers send.
const MESSAGES: &[&str] = &[
    r#"{"command":{"id":"a1","seen":1,"command":{"move":{"text":"e1-e2"}}}}"#,
    r#"{"command":{"id":"a2","seen":2,"command":{"move":{"text":"e9-e8"}}}}"#,
    r#"{"command":{"id":"a3","seen":1,"command":{"resign":{"color":"g"}}}}"#,
    r#"{"command":{"id":"a4","seen":1,"command":{"offer":{"color":"y","offer":"draw"}}}}"#,
    r#"{"command":{"id":"a5","seen":2,"command":{"accept":{"color":"g","offer":"draw"}}}}"#,
    r#"{"command":{"id":"a6","seen":2,"command":{"offer":{"color":"g","offer":"take_back"}}}}"#,
    r#"{"command":{"id":"a7","seen":3,"command":{"accept":{"color":"y","offer":"take_back"}}}}"#,
    r#"{"command":{"id":"a8","seen":3,"command":{"decline":{"color":"y","offer":"rematch"}}}}"#,
    r#"{"command":{"id":"a9","seen":4,"command":{"offer":{"color":"y","offer":"rematch"}}}}"#,
    r#"{"command":{"id":"b1","seen":1,"command":{"stand":{"color":"y"}}}}"#,
    r#"{"command":{"id":"b2","seen":1,"command":"cancel"}}"#,
    r#"{"command":{"id":"b3","seen":1,"command":{"claim":{"color":"g"}}}}"#,
    r#"{"command":{"id":"b4","seen":0,"command":{"say":{"color":"g","what":{"text":"Hi \u202e\n there"}}}}}"#,
    r#"{"command":{"id":"b5","seen":0,"command":{"say":{"color":"y","what":{"phrase":"good-luck"}}}}}"#,
    r#"{"command":{"id":"b6","seen":0,"command":{"chat":{"color":"g","on":true}}}}"#,
    r#"{"setup":{"game":"azacru","order":"yrb","seats":[{"here":{"name":"Ann"}},"open",{"computer":{"level":3}}]}}"#,
    r#"{"setup":{"game":"pacru:meet9","order":"gy","seats":["open","open"],"time":{"days":3},"visibility":"public"}}"#,
    r#"{"name":"Ben"}"#,
    r#"{"name":"Cleo","color":"y"}"#,
    r#"{"events":[{"number":2,"at":5,"event":{"moved":{"color":"g","text":"e1-e2"}}}]}"#,
    r#"{"events":[{"number":2,"at":18446744073709551615,"event":{"left":{"color":"g","how":"time"}}}]}"#,
    r#"{"events":[{"number":2,"at":5,"event":{"took_back":{"turns":1}}},{"number":3,"at":6,"event":"drawn"}]}"#,
    r#"{"events":[{"number":2,"at":9,"event":{"paused":{"from":3,"until":8}}},{"number":3,"at":9,"event":{"cancelled":{}}}]}"#,
    r#"{"answer":{"id":"a1","answer":{"settled":{"last":2}}}}"#,
    VIEW,
    r#"{"time":1700000000000}"#,
    r#"{"bye":{"retry":500}}"#,
];

#[test]
fn api_messages() {
    let messages: Vec<Vec<u8>> = MESSAGES.iter().map(|&text| text.into()).collect();
    for message in &messages {
        let data = [b"\0", message.as_slice()].concat();
        assert_eq!(pacru_fuzz::check_api_message(&data), 1, "{}", String::from_utf8_lossy(message));
    }
    run("api_messages", 10_000, pacru_fuzz::check_api_message, |mutator| {
        let mut data = vec![mutator.byte()];
        for _ in 0..=mutator.below(6) {
            let line = if mutator.below(8) == 0 {
                mutator.bytes(60)
            } else {
                let message = mutator.pick(&messages).clone();
                mutator.mutate(&message, &messages)
            };
            data.extend(line);
            data.push(b'\n');
        }
        data
    });
}

/// Lines of a settings file, and flags.
const SETTINGS: &[&str] = &[
    "host = \"::\"",
    "port = 8_302",
    "any-port = true",
    "public-url = \"https://pacru.example.org\"",
    "trusted-proxy = [\"10.0.0.0/8\", \"::1\"]",
    "database = \"sqlite://games.db\"",
    "log = \"warn,pacru_server=debug\"",
    "log-format = \"json\"",
    "head-time = \"500ms\"",
    "requests = \"30/1m\"",
    "body-size = 2048",
    "# a comment",
    "--host 0.0.0.0",
    "--port 0",
    "--any-port",
    "--metrics-for 192.168.0.0/16,fe80::/10",
    "--ping-time 7d",
    "--commands 40/10s",
    "--thinking-memory 64",
    "--public-url http://[::1]:8302",
];

#[test]
fn settings() {
    let lines: Vec<Vec<u8>> = SETTINGS.iter().map(|&text| text.into()).collect();
    let all = lines.join(&b"\n"[..]);
    assert_eq!(pacru_fuzz::check_settings(&all), 1, "all lines are accepted together");
    run("settings", 20_000, pacru_fuzz::check_settings, |mutator| {
        let mut data = Vec::new();
        for _ in 0..mutator.below(4) {
            let line = mutator.pick(&lines).clone();
            data.extend(mutator.mutate(&line, &lines));
            data.push(b'\n');
        }
        data
    });
}
