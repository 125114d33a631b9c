//! Challenges as a file.

use crate::find::Candidate;
use std::fmt::Write;

const HEAD: &str = "# Challenges, the easiest first; README.md describes the fields. Do not edit by hand: they were found, proved and written by
";

/// The text of `rulebook/challenges.toml`.
pub(crate) fn file(chosen: &[Candidate], seed: u64, games: u64) -> String {
    let mut text = HEAD.to_owned();
    let mut line = |line: std::fmt::Arguments<'_>| writeln!(text, "{line}").expect("a string takes all");
    line(format_args!(
        "# cargo run --release -p pacru-puzzles -- --seed {seed} --games {games} --write rulebook/challenges.toml"
    ));
    for Candidate { challenge, .. } in chosen {
        // Nothing in these texts needs an escape: positions and moves have neither quotes nor backslashes.
        let answers: Vec<String> = challenge.answers.iter().map(|answer| format!("\"{answer}\"")).collect();
        line(format_args!("\n[[challenges]]\nid = \"{}\"\nkind = \"{}\"", challenge.id, challenge.kind.word()));
        if let Some(fields) = challenge.fields {
            line(format_args!("fields = {fields}"));
        }
        if let Some(turns) = challenge.turns {
            line(format_args!("turns = {turns}"));
        }
        line(format_args!("grade = {}\nposition = \"{}\"", challenge.grade, challenge.position));
        line(format_args!("answers = [{}]", answers.join(", ")));
        line(format_args!("source = {{ seed = {}, game = {} }}", challenge.source.seed, challenge.source.game));
    }
    text
}
