//! `pacru match`: engines play each other, seats rotated, and the score is told with its error.

mod clock;
mod contender;
mod interrupt;
mod outside;
mod progress;
mod score;

use crate::args::MatchArgs;
use crate::failure::Failure;
use clock::{KNOWS_PROCESSOR_TIME, Timing};
use contender::{Conditions, Contender};
use interrupt::Interrupt;
use pacru_engine::Rng;
use pacru_engine::baselines::random_move;
use pacru_rules::{Color, Departure, Game, Position, Record, TurnOrder};
use progress::Progress;
use score::MatchScore;
use std::fs::File;
use std::io::{self, Write};
use std::time::Duration;

pub(crate) fn run(args: &MatchArgs) -> Result<(), Failure> {
    let order = TurnOrder::standard(args.engines.len())
        .ok_or_else(|| Failure::Usage("a match needs --engine two to four times, once for each seat".into()))?;
    if args.processor_time && !KNOWS_PROCESSOR_TIME {
        return Err(Failure::Usage("--processor-time: this system does not tell how long a thread has worked".into()));
    }
    let timing = if args.processor_time { Timing::Processor } else { Timing::Wall };
    let mut contenders = Vec::new();
    let interrupt = Interrupt::listen()?;
    let patience = Duration::from_secs(args.patience.into());
    let conditions = Conditions { timing, patience, interrupt: interrupt.clone() };
    for (number, text) in (0..).zip(&args.engines) {
        let contender = Contender::read(text, args.seed.wrapping_add(number), &conditions);
        contenders.push(contender.map_err(|why| Failure::Usage(format!("--engine {text}: {why}")))?);
    }
    let mut records = match &args.record {
        Some(path) => Some(File::create(path).map_err(|error| Failure::file(path, &error))?),
        None => None,
    };
    let mut score = MatchScore::new(&args.engines);
    let mut progress = Progress::new(args.games);
    for number in 0..args.games {
        let players = contenders.len();
        // In game n the engine i sits on the seat i + n.
        let seating: Vec<usize> = (0..players).map(|seat| (seat + players - number % players) % players).collect();
        let rotation = (number / players) as u64;
        let opening = opening(args, order, &mut Rng::new(args.seed.wrapping_add(rotation)));
        let Some((game, forfeits)) = play(opening, &mut contenders, &seating, &interrupt) else {
            break;
        };
        for line in forfeits {
            progress.say(&format!("game {}: {line}", number + 1));
        }
        score.add(&game, &seating);
        if let Some(file) = &mut records {
            write!(file, "{}", record(&game, &args.engines, &seating, number + 1))?;
            writeln!(file)?;
        }
        progress.update(number + 1, &score.running());
        if args.sprt.is_some_and(|share| score.decided(share)) {
            progress.say(&format!("decided after {} games", number + 1));
            break;
        }
    }
    progress.end();
    let mut out = io::stdout().lock();
    write!(out, "{}", score.table(args.game))?;
    if let Some(share) = args.sprt {
        writeln!(out, "{}", score.verdict(share))?;
    }
    out.flush()?;
    if interrupt.is_asked() { Err(Failure::Interrupted(score.games_in_words())) } else { Ok(()) }
}

/// A game after some turns by chance.
fn opening(args: &MatchArgs, order: TurnOrder, chance: &mut Rng) -> Game {
    let mut game = Game::new(Position::start(args.game, order));
    for _ in 0..usize::from(args.opening) * order.player_count() {
        let mv = random_move(game.position(), chance);
        // Only a game that is over has no move; then there is nothing left to open.
        if mv.is_none_or(|mv| game.play(mv).is_err()) {
            break;
        }
    }
    game
}

/// Plays one game to its end, unless somebody wants the match to end before; who crashes, hangs or answers nonsense leaves it,
/// with a line that says why.
fn play(
    mut game: Game,
    contenders: &mut [Contender],
    seating: &[usize],
    interrupt: &Interrupt,
) -> Option<(Game, Vec<String>)> {
    let mut forfeits = Vec::new();
    for contender in contenders.iter_mut() {
        contender.begin();
    }
    while game.outcome().is_none() {
        let mover = game.position().to_move();
        let seat = game.start().order().index_of(mover).unwrap_or(0);
        let contender = &mut contenders[seating[seat]];
        let answer = contender.choose(&game);
        if interrupt.is_asked() {
            return None;
        }
        let played = answer.and_then(|mv| game.play(mv).map_err(|refusal| format!("played {mv}, {refusal}")));
        if let Err(why) = played {
            forfeits.push(format!("{} ({mover}) loses: {why}", contender.name()));
            forfeit(&mut game, mover);
        }
    }
    Some((game, forfeits))
}

fn forfeit(game: &mut Game, mover: Color) {
    // The player to move is in and the game is not over, so nothing can be refused here.
    if game.leave(mover, Departure::Gone).is_err() {
        game.cancel();
    }
}

fn record(game: &Game, names: &[String], seating: &[usize], round: usize) -> Record {
    let mut record = Record::of(game);
    for (color, &contender) in game.start().order().colors().iter().zip(seating) {
        let name = color.name();
        // Control characters in a command's name would not be written; then the game stays without that name.
        record.set_tag(&(name[..1].to_uppercase() + &name[1..]), &names[contender]);
    }
    record.set_tag("Round", &round.to_string());
    record
}
