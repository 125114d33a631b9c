//! `pacru check`.

use crate::args::CheckArgs;
use crate::failure::Failure;
use pacru_rules::record::Records;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

pub(crate) fn run(args: &CheckArgs) -> Result<(), Failure> {
    args.files.iter().try_for_each(|path| check_file(path))
}

fn check_file(path: &Path) -> Result<(), Failure> {
    let text = read_text(path)?;
    let mut records = Records::new(&text);
    let mut out = io::stdout().lock();
    let mut games = 0;
    loop {
        let line = records.line();
        let Some(record) = records.next() else {
            break;
        };
        games += 1;
        let record = record.map_err(|error| Failure::refused(path.display(), error))?;
        let in_game =
            |error| Failure::refused(path.display(), format!("game {games}, which begins on line {line}: {error}"));
        record.check_result().map_err(in_game)?;
        let game = record.game();
        let moves = match game.plies().len() {
            1 => "1 move".to_owned(),
            moves => format!("{moves} moves"),
        };
        let order = record.start().order();
        let end = match game.outcome() {
            None => "unfinished".to_owned(),
            Some(outcome) if outcome.winners.is_empty() => outcome.reason.to_string(),
            Some(outcome) => format!("{} {}", outcome.winner_letters(order), outcome.reason),
        };
        let markers: Vec<String> = game.position().marker_counts().iter().map(usize::to_string).collect();
        let game = record.start().ruleset();
        writeln!(out, "{}: game {games}: {game} {order}, {moves}, {end}, {}", path.display(), markers.join("-"))?;
    }
    if games == 0 {
        return Err(Failure::refused(path.display(), "there is no game in it: a record begins with [Game \"…\"]"));
    }
    Ok(())
}

/// A record of a game has a few kilobytes; a file with more than this is none of ours, or could be split.
const LARGEST_FILE: u64 = 64 << 20;

/// The text of a record file; what is not UTF-8 is refused with its line.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(LARGEST_FILE + 1).read_to_end(&mut bytes));
    read.map_err(|error| Failure::file(path, &error))?;
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(Failure::refused(path.display(), "larger than 64 MiB: split it"));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.split(|&byte| byte == b'\n').count();
        Failure::refused(path.display(), format!("line {line}: not UTF-8 text"))
    })
}
