//! Games of the computer against itself, in which there is something to find.

use pacru_engine::baselines::random_move;
use pacru_engine::{Effort, Engine, EngineOptions, NoControl, Report, Rng, SearchLimits};
use pacru_rules::{FieldContent, Game, GameKind, MarkerTarget, Position, Ruleset, Setup, TurnOrder};
use std::fmt;

/// Which game with how many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) ruleset: Ruleset,
    pub(crate) players: usize,
    /// One of two players has a single chevron from the start: a last chevron in danger is rare otherwise.
    pub(crate) unequal: bool,
}

/// A position of a game, with what the computer thinks of it.
pub(crate) struct Turn<'g> {
    pub(crate) position: &'g Position,
    pub(crate) report: &'g Report,
}

/// Nodes that a player may look at for a move, by strength; a fifth with more than two players, whose search does more with each.
const STRENGTHS: [u64; 3] = [80, 300, 1200];

/// So many turns of chance at most open a game; at least two.
const LONGEST_OPENING: usize = 9;

/// A game is left when it gets longer.
const LONGEST_GAME: usize = 250;

/// Mebibytes for the table of a search: these searches are small, and it is cleared often.
const HASH: usize = 1;

/// Short games of Pacru, whose boards are sparse: two turns can be thought through to their end.
const SHORT_TARGET: usize = 12;

impl Table {
    /// All tables that are played at.
    pub(crate) fn all() -> Vec<Table> {
        let short = Ruleset::Pacru { meet9: false, target: MarkerTarget::new(SHORT_TARGET) };
        let printed = [Ruleset::SHACRU, Ruleset::AZACRU, Ruleset::PACRU];
        let mut tables = Vec::new();
        for players in 2..=4 {
            tables.extend(printed.map(|ruleset| Table { ruleset, players, unequal: false }));
        }
        tables.push(Table { ruleset: short, players: 2, unequal: false });
        tables.push(Table { ruleset: Ruleset::PACRU, players: 2, unequal: true });
        tables
    }

    /// How many games it gets when Pacru with two gets so many: as it is quick, and as there is something to find.
    pub(crate) fn share(self, games: u64) -> u64 {
        let long = self.ruleset == Ruleset::PACRU;
        match (self.ruleset.kind(), self.players) {
            _ if self.unequal => 3 * games,
            (GameKind::Pacru, 2) => games * if long { 1 } else { 5 },
            (GameKind::Azacru, 4) => games,
            (GameKind::Pacru, 3) => 2 * games,
            (GameKind::Shacru, 2) => 12 * games,
            (GameKind::Azacru, 2) => 25 * games,
            _ => 4 * games,
        }
    }

    /// The number of its first game: games with the same rules and players have different numbers.
    pub(crate) fn first_game(self) -> u64 {
        if self.unequal { 1_000_000 } else { 0 }
    }

    /// Where a game begins.
    fn start(self, order: TurnOrder, chance: &mut Rng) -> Position {
        let mut setup = Setup::start(self.ruleset, order);
        if self.unequal {
            let weak = order.colors()[chance.below(order.player_count())];
            let owned = |cell: &FieldContent| cell.chevron.is_some_and(|(owner, _)| owner == weak);
            let kept = chance.below(setup.contents.iter().filter(|cell| owned(cell)).count());
            for (at, cell) in setup.contents.iter_mut().filter(|cell| owned(cell)).enumerate() {
                if at != kept {
                    cell.chevron = None;
                }
            }
        }
        setup.position().expect("with fewer chevrons it is still a position")
    }

    /// How often its players move by chance, in hundredths of their turns.
    fn slips(self) -> [usize; 3] {
        // Shacru is a matter of order to the end if nobody errs; most errors are harmless, so there are more of them.
        if self.ruleset.kind() == GameKind::Shacru { [2, 15, 40] } else { [0, 5, 20] }
    }

    fn orders(self) -> Vec<TurnOrder> {
        TurnOrder::all().filter(|order| order.player_count() == self.players).collect()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} players", self.ruleset, self.players)?;
        if self.unequal { write!(f, ", unequal") } else { Ok(()) }
    }
}

/// The seed of one game, far from that of any other.
fn seed_of(table: Table, seed: u64, game: u64) -> u64 {
    let text = format!("{table}, {seed}, {game}");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Plays a game and hands each of its turns after the opening to `look`.
pub(crate) fn play(table: Table, seed: u64, game: u64, mut look: impl FnMut(Turn<'_>)) {
    let mut chance = Rng::new(seed_of(table, seed, game));
    let orders = table.orders();
    let order = orders[chance.below(orders.len())];
    let divisor = if table.players == 2 { 1 } else { 5 };
    let nodes: Vec<u64> = order.colors().iter().map(|_| STRENGTHS[chance.below(3)] / divisor).collect();
    let slips: Vec<usize> = order.colors().iter().map(|_| table.slips()[chance.below(3)]).collect();
    let opening = 2 + chance.below(LONGEST_OPENING - 1);
    let mut engine = Engine::new(EngineOptions { memory_mib: HASH, ..EngineOptions::default() });
    let mut game = Game::new(table.start(order, &mut chance));
    while game.outcome().is_none() && game.plies().len() < LONGEST_GAME {
        let position = *game.position();
        let seat = order.index_of(position.to_move()).expect("the player to move has a seat");
        let mut mv = random_move(&position, &mut chance);
        if game.plies().len() >= opening {
            let effort = Effort::Limits(SearchLimits::nodes(nodes[seat]));
            let report = engine.search(&game, effort, &mut NoControl);
            look(Turn { position: &position, report: &report });
            if chance.below(100) >= slips[seat] {
                mv = report.best_move();
            }
        }
        game.play(mv.expect("a game that is not over has a move")).expect("a listed move is legal");
    }
}
