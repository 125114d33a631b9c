//! Random and mutated texts through the functions that the fuzzer runs, the same in every run unless new seeds are asked for.

use pacru_rules::{Game, Position, Record};
use pacru_testing::seed::with_seeds;
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Marsaglia's xorshift: small, and the same everywhere.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Any bytes, or bytes that the texts are made of.
    fn bytes(&mut self, longest: usize) -> Vec<u8> {
        let alphabet = b"abcdefghi123456789-x<>^(),*:=+/ \r\n[]{}\"\\.yrgbYRGB0\0\xc3\xa4\xe2\x80\xa8\xff";
        let any = self.below(4) == 0;
        (0..self.below(longest + 1)).map(|_| if any { self.next() as u8 } else { *self.pick(alphabet) }).collect()
    }

    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        start..length.min(start + 1 + self.below(12))
    }

    /// A text with a few things wrong, or none; `others` lend pieces.
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

/// What the vectors of the rules hold: position strings, moves, whole games.
struct Real {
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

fn real() -> Real {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors");
    let mut real = Real { positions: Vec::new(), moves: Vec::new(), records: vec![ANNOTATED.into()] };
    for game in ["shacru", "azacru", "pacru"] {
        for players in 2..=4 {
            for file in [format!("{game}-{players}.jsonl"), format!("probes-{game}-{players}.jsonl")] {
                let text = fs::read_to_string(folder.join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
                for line in text.lines().step_by(8) {
                    collect(&serde_json::from_str(line).expect("a line of JSON"), &mut real);
                }
            }
        }
    }
    real
}

fn collect(vector: &Value, real: &mut Real) {
    let text = |value: &Value, key| value[key].as_str().unwrap_or_default().to_owned();
    let steps = ["plies", "tries"].into_iter().flat_map(|key| vector[key].as_array().into_iter().flatten());
    let moves: Vec<String> = steps.clone().map(|step| text(step, "move")).collect();
    if let Ok(start) = text(vector, "start").parse::<Position>() {
        let mut game = Game::new(start);
        for mv in &moves {
            game.play_text(mv).unwrap_or_else(|error| panic!("a recorded game: {error}"));
        }
        real.records.push(Record::of(&game).to_string().into());
    }
    let positions = [text(vector, "start"), text(vector, "position")].into_iter();
    let positions = positions.chain(steps.map(|step| text(step, "after")));
    real.positions.extend(positions.filter(|text| !text.is_empty()).map(String::into_bytes));
    real.moves.extend(moves.into_iter().map(String::into_bytes));
}

/// Feeds so many inputs; a good part must be accepted and a good part refused, or nothing was tested.
fn feed(name: &str, inputs: usize, run: fn(&[u8]) -> usize, mut input: impl FnMut(&mut Noise) -> Vec<u8>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/seeds/{name}.txt"));
    with_seeds(file, 0x0302_2026_5eed, |seed| {
        // Zero would stay zero.
        let mut noise = Noise(seed.max(1));
        let accepted = (0..inputs).filter(|_| run(&input(&mut noise)) > 0).count();
        assert!((inputs / 20..inputs * 19 / 20).contains(&accepted), "{accepted} of {inputs} accepted");
    });
}

#[test]
fn positions() {
    let real = real();
    feed("positions", 20_000, pacru_fuzz::position, |noise| {
        if noise.below(8) == 0 {
            return noise.bytes(120);
        }
        let text = noise.pick(&real.positions).clone();
        noise.mutate(&text, &real.positions)
    });
}

#[test]
fn moves() {
    let real = real();
    feed("moves", 10_000, pacru_fuzz::moves, |noise| {
        let length = noise.below(60);
        let mut data = vec![noise.next() as u8, length as u8];
        data.extend((0..length).map(|_| noise.next() as u8));
        // Real moves hardly ever fit, so legal ones are tried as well.
        let legal: Vec<Vec<u8>> =
            pacru_fuzz::played(data[0], &data[2..]).travels().iter().map(|mv| mv.to_string().into()).collect();
        for _ in 0..noise.below(12) {
            let moves = if legal.is_empty() || noise.below(2) == 0 { &real.moves } else { &legal };
            let text = noise.pick(moves).clone();
            data.extend(noise.mutate(&text, &real.moves));
            data.push(b'\n');
        }
        data
    });
}

#[test]
fn records() {
    let real = real();
    feed("records", 3_000, pacru_fuzz::record, |noise| {
        if noise.below(10) == 0 {
            return noise.bytes(400);
        }
        let mut data = Vec::new();
        for _ in 0..=noise.below(2) {
            let text = if noise.below(2) == 0 { ANNOTATED.into() } else { noise.pick(&real.records).clone() };
            data.extend(noise.mutate(&text, &real.records));
        }
        data
    });
}

#[test]
fn conversations() {
    let real = real();
    let commands =
        ["pei", "isready", "newgame", "moves", "moves travels", "d", "go perft 1", "go perft 9", "stop", "quit"];
    feed("conversations", 4_000, pacru_fuzz::protocol, |noise| {
        let mut data = Vec::new();
        for _ in 0..=noise.below(6) {
            let line = match noise.below(4) {
                0 => noise.bytes(40),
                1 => [b"position ".to_vec(), noise.pick(&real.positions).clone()].concat(),
                2 => b"position start azacru:notwist 3 moves e9-e8 i5-h5".to_vec(),
                _ => noise.pick(&commands).as_bytes().to_vec(),
            };
            data.extend(noise.mutate(&line, &real.positions));
            data.push(b'\n');
        }
        data
    });
}
