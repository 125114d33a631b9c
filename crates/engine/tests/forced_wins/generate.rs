//! Finds positions in which the player to move wins by force in one or two turns of their own.
//!
//! `cargo test --release -p pacru-engine --test forced_wins -- --ignored regenerate` writes `tests/positions/forced-wins.txt`,
//! always the same: everything follows from seeds, and no search takes part. Positions come from the ends of games between
//! greedy players with random moves; those in which a reorientation wins (R14) also from random boards. The answers are
//! enumerated in full.

use crate::boards::filled_board;
use crate::enumeration::{Enumeration, TooMany, Turns};
use crate::greedy_games::careless_game;
use pacru_engine::Rng;
use pacru_engine::baselines::greedy_move;
use pacru_rules::{BoardEvent, Move, OutReason, Position, Ruleset, TurnOrder};
use std::collections::HashSet;
use std::fmt::Write;

/// An enumeration that plays more moves is left out, so that a test can repeat all of them.
const MAX_PLAYED: u64 = 1_500_000;
/// The most winning first moves: a position in which nearly everything wins tests nothing.
const MAX_ANSWERS: usize = 6;
/// At most one travel in this many wins.
const RARITY: usize = 4;

/// Where positions come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Games,
    Boards,
}

impl Source {
    fn name(self) -> &'static str {
        match self {
            Source::Games => "games",
            Source::Boards => "boards",
        }
    }

    /// How many games or boards to look through before giving up.
    fn max_tries(self) -> u64 {
        match self {
            Source::Games => 1_500,
            Source::Boards => 3_000_000,
        }
    }
}

/// What the first turn does, and in a win in one turn how it wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WinKind {
    /// Shacru, Azacru: the most markers at the end.
    Markers,
    /// The target by a borderland change or transformation (R4, R10).
    Border,
    /// A connection (R8).
    Connection,
    /// A meeting (R12).
    Meeting,
    /// The last chevron of the last opponent is taken (R11).
    Pincer,
    /// The last opponent cannot move (R15).
    Block,
    /// The first of two turns is a travel.
    Travel,
    /// The first of two turns is a turn on the spot (R14).
    Turn,
}

/// Positions of one game and size.
struct Quota {
    game: &'static str,
    players: usize,
    source: Source,
    /// Own turns until the win, the kind of win, and how many of these.
    kinds: Vec<(u32, WinKind, usize)>,
}

fn quotas() -> Vec<Quota> {
    use WinKind::{Block, Connection, Markers, Meeting, Pincer, Travel, Turn};
    let mut list = Vec::new();
    let mut want = |game, players, source, kinds: &[(u32, WinKind, usize)]| {
        list.push(Quota { game, players, source, kinds: kinds.to_vec() });
    };
    for game in ["shacru", "azacru"] {
        for players in [2, 3, 4] {
            want(game, players, Source::Games, &[(1, Markers, 2), (2, Markers, 2)]);
        }
    }
    want("shacru:notwist", 2, Source::Games, &[(1, Markers, 1), (2, Markers, 2)]);
    want("shacru:notwist", 3, Source::Games, &[(1, Markers, 1)]);
    want("azacru:notwist", 2, Source::Games, &[(2, Markers, 2)]);
    want("azacru:notwist", 4, Source::Games, &[(1, Markers, 1), (2, Markers, 1)]);
    want("pacru", 2, Source::Games, &[(1, Block, 2)]);
    want("pacru", 3, Source::Games, &[(1, Block, 1)]);
    want("pacru", 4, Source::Games, &[(1, Connection, 1), (1, Block, 1)]);
    want("pacru:meet9", 2, Source::Games, &[(1, Block, 1)]);
    want("pacru:target=20", 4, Source::Games, &[(1, Connection, 1)]);
    want("pacru:target=9", 2, Source::Games, &[(1, Connection, 1), (2, Travel, 2)]);
    want("pacru:meet9,target=12", 2, Source::Games, &[(2, Travel, 2)]);
    want("pacru:target=6", 3, Source::Games, &[(2, Travel, 2)]);
    want("pacru:target=5", 4, Source::Games, &[(2, Travel, 1)]);
    want(
        "pacru",
        2,
        Source::Boards,
        &[(1, Connection, 1), (1, Meeting, 1), (1, Pincer, 1), (2, Travel, 2), (2, Turn, 3)],
    );
    want("pacru:meet9,target=7", 2, Source::Boards, &[(2, Turn, 2)]);
    want("pacru", 3, Source::Boards, &[(2, Travel, 1), (2, Turn, 1)]);
    list
}

#[test]
#[ignore = "writes tests/positions/forced-wins.txt, and takes a minute"]
fn regenerate() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/positions/forced-wins.txt");
    std::fs::write(path, suite()).expect("the file can be written");
}

/// The text of the file.
fn suite() -> String {
    let mut text = String::new();
    let mut seen = HashSet::new();
    for (group, Quota { game, players, source, mut kinds }) in quotas().into_iter().enumerate() {
        writeln!(text, "# {game}, {players} players, from {}", source.name()).expect("a string takes all");
        let ruleset: Ruleset = game.parse().expect("a game");
        let order = TurnOrder::standard(players).expect("2 to 4 players");
        for seed in 0..source.max_tries() {
            let mut rng = Rng::new((group as u64) << 32 | seed);
            let positions = match source {
                Source::Games => last_positions(ruleset, order, &mut rng),
                Source::Boards => filled_board(ruleset, order, order.colors()[0], &mut rng).into_iter().collect(),
            };
            // One of a game is enough: its other positions are much alike.
            let found = positions.iter().rev().find_map(|position| {
                let found = find_kind(position, &kinds)?;
                text.push_str(&found.1);
                seen.insert(position.to_string()).then_some(found.0)
            });
            if let Some(kind) = found {
                kinds[kind].2 -= 1;
                kinds.retain(|&(.., left)| left > 0);
            }
            if kinds.is_empty() {
                break;
            }
        }
        assert!(kinds.is_empty(), "not found: {kinds:?} of {game}, {players} players, {}", source.name());
    }
    text
}

/// Which of the kinds a position is of, and its line.
fn find_kind(position: &Position, kinds: &[(u32, WinKind, usize)]) -> Option<(usize, String)> {
    (1..=2).filter(|&turns| kinds.iter().any(|kind| kind.0 == turns)).find_map(|turns| {
        let answers = answers(position, turns).ok()?;
        let kind =
            kinds.iter().position(|&(of, win_kind, _)| of == turns && fits(position, &answers, turns, win_kind))?;
        let words: Vec<String> = answers.iter().map(Move::to_string).collect();
        Some((kind, format!("{turns} {position} {}\n", words.join(" "))))
    })
}

/// The first moves that win in exactly `turns` turns; none if there is no such win, or a quicker one.
fn answers(position: &Position, turns: u32) -> Result<Vec<Move>, TooMany> {
    // Every first move must be refuted by trying all second ones, so this is a lower bound for most positions.
    if turns > 1 && position.count_moves().pow(2) > MAX_PLAYED {
        return Err(TooMany);
    }
    let mut enumeration = Enumeration::new(position.to_move(), MAX_PLAYED);
    if turns > 1 && enumeration.is_forced(position, Turns::own(turns - 1))? {
        return Ok(Vec::new());
    }
    enumeration.forcing_moves(position, Turns::own(turns))
}

/// Whether this is a question worth asking: of the wanted kind, with few answers, and not solved by greed.
fn fits(position: &Position, answers: &[Move], turns: u32, wanted: WinKind) -> bool {
    if answers.is_empty() || answers.len() > MAX_ANSWERS || position.count_travels() < (RARITY * answers.len()) as u64 {
        return false;
    }
    // A single turn that wins by markers is what a greedy player looks for, except where turns follow in which others lose.
    let by_greed = matches!(wanted, WinKind::Border | WinKind::Connection | WinKind::Meeting)
        || turns == 1 && matches!(position.ruleset(), Ruleset::Azacru { .. });
    let greedy = greedy_move(position, &mut Rng::new(1));
    answers.iter().all(|&mv| win_kind(position, mv, turns) == wanted)
        && (by_greed || greedy.is_none_or(|mv| !answers.contains(&mv)))
}

fn win_kind(position: &Position, mv: Move, turns: u32) -> WinKind {
    let Ruleset::Pacru { .. } = position.ruleset() else {
        return WinKind::Markers;
    };
    if turns > 1 {
        return if matches!(mv, Move::Reorient(_)) { WinKind::Turn } else { WinKind::Travel };
    }
    let (_, events) = position.play(mv).expect("an enumerated move is legal");
    let happened = |wanted: fn(&BoardEvent) -> bool| events.iter().any(wanted);
    if happened(|event| matches!(event, BoardEvent::Met { .. })) {
        WinKind::Meeting
    } else if happened(|event| matches!(event, BoardEvent::Connected { .. })) {
        WinKind::Connection
    } else if happened(|event| matches!(event, BoardEvent::Out { why: OutReason::Captured, .. })) {
        WinKind::Pincer
    } else if happened(|event| matches!(event, BoardEvent::Out { why: OutReason::Blocked, .. })) {
        WinKind::Block
    } else {
        WinKind::Border
    }
}

/// The last positions of a game, each before a move.
fn last_positions(ruleset: Ruleset, order: TurnOrder, rng: &mut Rng) -> Vec<Position> {
    let game = careless_game(ruleset, order, rng);
    let mut positions: Vec<Position> = game.positions().copied().collect();
    positions.pop();
    positions.split_off(positions.len().saturating_sub(3 * order.player_count()))
}
