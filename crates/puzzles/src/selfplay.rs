//! Self-play: games between engines of different strength.

use pacru_engine::baselines::random_move;
use pacru_engine::{Effort, Engine, EngineOptions, NoControl, Report, Rng, SearchLimits};
use pacru_rules::{FieldContent, Game, GameKind, MarkerTarget, Position, Ruleset, Setup, TurnOrder};
use std::fmt;

/// The rules and players of a series of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SelfPlayConfig {
    pub(crate) ruleset: Ruleset,
    pub(crate) players: usize,
    /// One of two players starts with a single chevron. Otherwise a last chevron in danger is rare.
    pub(crate) handicap: bool,
}

/// A position of a game and the engine's report on it.
pub(crate) struct AnalysedPosition<'g> {
    pub(crate) position: &'g Position,
    pub(crate) report: &'g Report,
}

/// Nodes for a move, by strength. With more than two players it is a fifth, because each node takes longer.
const NODE_BUDGETS: [u64; 3] = [80, 300, 1200];

/// The most random turns at the start of a game; there are at least two.
const MAX_OPENING: usize = 9;

/// The most turns of a game; it ends there without a result.
const MAX_GAME: usize = 250;

/// Memory of a search in mebibytes. The searches are small, and the memory is cleared often.
const MEMORY_MIB: usize = 1;

/// The marker target of short games of Pacru. Their boards are sparse enough to search two turns completely.
const SHORT_TARGET: usize = 12;

impl SelfPlayConfig {
    /// All configurations.
    pub(crate) fn all() -> Vec<SelfPlayConfig> {
        let short = Ruleset::Pacru { meet9: false, target: MarkerTarget::new(SHORT_TARGET) };
        let printed = [Ruleset::SHACRU, Ruleset::AZACRU, Ruleset::PACRU];
        let mut configs = Vec::new();
        for players in 2..=4 {
            configs.extend(printed.map(|ruleset| SelfPlayConfig { ruleset, players, handicap: false }));
        }
        configs.push(SelfPlayConfig { ruleset: short, players: 2, handicap: false });
        configs.push(SelfPlayConfig { ruleset: Ruleset::PACRU, players: 2, handicap: true });
        configs
    }

    /// The number of games, if Pacru with two players gets `games`. Fast games with many candidates get more.
    pub(crate) fn share(self, games: u64) -> u64 {
        let long = self.ruleset == Ruleset::PACRU;
        match (self.ruleset.kind(), self.players) {
            _ if self.handicap => 3 * games,
            (GameKind::Pacru, 2) => games * if long { 1 } else { 5 },
            (GameKind::Azacru, 4) => games,
            (GameKind::Pacru, 3) => 2 * games,
            (GameKind::Shacru, 2) => 12 * games,
            (GameKind::Azacru, 2) => 25 * games,
            _ => 4 * games,
        }
    }

    /// The number of the first game. Games with the same rules and number of players have different numbers.
    pub(crate) fn first_game(self) -> u64 {
        if self.handicap { 1_000_000 } else { 0 }
    }

    /// The first position of a game.
    fn start(self, order: TurnOrder, rng: &mut Rng) -> Position {
        let mut setup = Setup::start(self.ruleset, order);
        if self.handicap {
            let weak = order.colors()[rng.below(order.player_count())];
            let owned = |content: &FieldContent| content.chevron.is_some_and(|(owner, _)| owner == weak);
            let kept = rng.below(setup.contents.iter().filter(|content| owned(content)).count());
            for (at, content) in setup.contents.iter_mut().filter(|content| owned(content)).enumerate() {
                if at != kept {
                    content.chevron = None;
                }
            }
        }
        setup.position().expect("a position with fewer chevrons is valid")
    }

    /// The percentage of turns in which a player makes a random move, by strength.
    fn blunder_percent(self) -> [usize; 3] {
        // Without errors only the order of steps decides a game of Shacru. Most errors in it are harmless.
        if self.ruleset.kind() == GameKind::Shacru { [2, 15, 40] } else { [0, 5, 20] }
    }

    fn orders(self) -> Vec<TurnOrder> {
        TurnOrder::all().filter(|order| order.player_count() == self.players).collect()
    }
}

// The text is part of the seed of each game: a change changes all games.
impl fmt::Display for SelfPlayConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} players", self.ruleset, self.players)?;
        if self.handicap { write!(f, ", unequal") } else { Ok(()) }
    }
}

/// The seed of a game: the FNV-1a hash of the configuration, the seed of the run and the number of the game.
fn game_seed(config: SelfPlayConfig, seed: u64, game: u64) -> u64 {
    let text = format!("{config}, {seed}, {game}");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Plays a game and calls `on_position` before each turn after the opening.
pub(crate) fn play(config: SelfPlayConfig, seed: u64, game: u64, mut on_position: impl FnMut(AnalysedPosition<'_>)) {
    let mut rng = Rng::new(game_seed(config, seed, game));
    let orders = config.orders();
    let order = orders[rng.below(orders.len())];
    let divisor = if config.players == 2 { 1 } else { 5 };
    let nodes: Vec<u64> = order.colors().iter().map(|_| NODE_BUDGETS[rng.below(3)] / divisor).collect();
    let blunders: Vec<usize> = order.colors().iter().map(|_| config.blunder_percent()[rng.below(3)]).collect();
    let opening = 2 + rng.below(MAX_OPENING - 1);
    let mut engine = Engine::new(EngineOptions { memory_mib: MEMORY_MIB, ..EngineOptions::default() });
    let mut game = Game::new(config.start(order, &mut rng));
    while game.outcome().is_none() && game.plies().len() < MAX_GAME {
        let position = *game.position();
        let seat = order.index_of(position.to_move()).expect("the player to move is in the turn order");
        let mut mv = random_move(&position, &mut rng);
        if game.plies().len() >= opening {
            let effort = Effort::Limits(SearchLimits::nodes(nodes[seat]));
            let report = engine.search(&game, effort, &mut NoControl);
            on_position(AnalysedPosition { position: &position, report: &report });
            if rng.below(100) >= blunders[seat] {
                mv = report.best_move();
            }
        }
        game.play(mv.expect("an unfinished game has a legal move")).expect("generated moves are legal");
    }
}
