//! `pacru play`: a game between people, computers or both, at one terminal. On a terminal that can it fills the screen;
//! in a pipe, on a dumb terminal or if asked it is played in plain lines.

mod args;
mod lines;
mod screen;
mod seats;
mod table;
mod words;

use crate::check::read_text;
use crate::failure::Failure;
use crate::terminal::{is_capable, text_style};
pub(crate) use args::PlayArgs;
use pacru_engine::Level;
use pacru_render::Theme;
use pacru_rules::record::Records;
use pacru_rules::{Record, TurnOrder};
use seats::{Player, Seats};
use std::path::Path;
use std::time::{Duration, SystemTime};
use table::Table;

/// How well a hint is thought over.
const HINT: u32 = 6;

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let table = set_up(args)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let style = text_style(args.ascii);
    if args.plain || !is_capable() {
        return lines::run(table, style, seed);
    }
    let theme = if args.dark { Theme::Dark } else { Theme::Light };
    screen::run(table, &screen::Settings { style, theme, seed, pace: Duration::from_millis(args.pace) })
}

fn set_up(args: &PlayArgs) -> Result<Table, Failure> {
    let Some(path) = &args.resume else {
        let standard = || TurnOrder::standard(args.players.into()).expect("clap lets through 2 to 4 players");
        let order = args.order.unwrap_or_else(standard);
        return Ok(Table::new(args.game, order, seats(args, order, Seats::default())?));
    };
    let record = read_record(path)?;
    let seats = seats(args, record.start().order(), Seats::of(&record))?;
    Ok(Table::of(record, seats, Some(path.clone())))
}

fn read_record(path: &Path) -> Result<Record, Failure> {
    let text = read_text(path)?;
    let mut records = Records::new(&text);
    if let (Some(Ok(_)), Some(Ok(_))) = (records.next(), records.next()) {
        return Err(Failure::refused(
            path.display(),
            "there is more than one game in it; copy the one to go on with into a file of its own",
        ));
    }
    text.parse().map_err(|error| Failure::refused(path.display(), error))
}

/// Who plays what: as the arguments say, or as it was where they say nothing.
fn seats(args: &PlayArgs, order: TurnOrder, before: Seats) -> Result<Seats, Failure> {
    let Some(computers) = &args.computer else {
        return Ok(before);
    };
    let mut seats = Seats::default();
    for &(color, level) in &computers.0 {
        if !order.contains(color) {
            return Err(Failure::Usage(format!("--computer: {color} does not play in this game")));
        }
        let level = Level::new(level.unwrap_or(args.level)).expect("the arguments have levels 1 to 8 only");
        seats.set(color, Player::Computer(level));
    }
    Ok(seats)
}

/// Another seed every time, so that games against the computer differ.
fn any_seed() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |time| time.as_nanos() as u64)
}
