//! `pacru perft`.

use crate::args::PerftArgs;
use crate::failure::Failure;
use pacru_rules::notation::parse_number;
use pacru_rules::{Position, Ruleset, TurnOrder, perft, perft_divide};
use std::io::{self, BufWriter, Write};

/// No count deeper than this ever ends.
const DEEPEST: u32 = 100;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let (position, depth) = question(args)?;
    let mut out = BufWriter::new(io::stdout().lock());
    let nodes = if args.divide && depth > 0 {
        let mut lines: Vec<(String, u64)> =
            perft_divide(&position, depth).into_iter().map(|(mv, nodes)| (mv.to_string(), nodes)).collect();
        lines.sort_unstable();
        for (mv, nodes) in &lines {
            writeln!(out, "{mv} {nodes}")?;
        }
        lines.iter().map(|(_, nodes)| nodes).sum()
    } else {
        perft(&position, depth)
    };
    writeln!(out, "nodes {nodes}")?;
    Ok(out.flush()?)
}

fn question(args: &PerftArgs) -> Result<(Position, u32), Failure> {
    match (&args.position, args.words.as_slice()) {
        (Some(text), [depth]) => {
            let position = text.parse().map_err(|error| Failure::refused("position", error))?;
            Ok((position, read_depth(depth)?))
        }
        (None, [game, players, depth]) => {
            let ruleset: Ruleset = game.parse().map_err(|error| Failure::Usage(format!("{error}")))?;
            let order = parse_number(players).and_then(|players| TurnOrder::standard(players as usize));
            let order = order.ok_or_else(|| Failure::Usage(format!("'{players}' players: use 2, 3 or 4")))?;
            Ok((Position::start(ruleset, order), read_depth(depth)?))
        }
        (Some(_), _) => Err(Failure::Usage("with --position, perft takes only DEPTH".into())),
        (None, _) => Err(Failure::Usage("perft takes GAME PLAYERS DEPTH, or --position POSITION DEPTH".into())),
    }
}

fn read_depth(text: &str) -> Result<u32, Failure> {
    let depth = parse_number(text).filter(|&depth| depth <= DEEPEST);
    depth.ok_or_else(|| Failure::Usage(format!("'{text}' is no depth: use a number from 0 to {DEEPEST}")))
}
