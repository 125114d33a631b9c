//! A game at a table: who sits where, the clock, the series it belongs to, and the game itself.

mod clock;
mod keep;
mod plan;
mod player;

#[cfg(feature = "page")]
pub(crate) use clock::shown_time;
pub use clock::{Clock, ClockSetting};
pub use plan::{Options, Plan};
pub use player::{Player, Who};

use pacru_rules::{BoardEvent, Color, Departure, Game, GameKind, Move, Outcome, Position, Refusal, Series};

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Table {
    /// The players of the series; they change seats from game to game.
    pub players: Vec<Player>,
    /// For each seat, in order of play, the number of the player who sits there.
    seating: Vec<usize>,
    game: Game,
    /// What is left on the clock, if one runs.
    pub clock: Option<Clock>,
    /// How many games are to be played in all.
    pub games_planned: u32,
    /// The games of the series before this one.
    series: Series,
    /// What chance begins with, for the computers.
    pub seed: u64,
    /// When something was last done here, in milliseconds since 1970.
    pub touched: f64,
}

impl Table {
    /// The first game of a plan.
    pub fn new(plan: &Plan, seed: u64) -> Table {
        let order = plan.order();
        let players: Vec<Player> = plan.players.iter().take(order.player_count()).cloned().collect();
        Table {
            seating: (0..players.len()).collect(),
            series: Series::new(players.len()),
            players,
            game: Game::new(Position::start(plan.ruleset(), order)),
            clock: plan.clock.map(Clock::new),
            games_planned: plan.games.max(1),
            seed,
            touched: 0.0,
        }
    }

    /// A game that is kept elsewhere, with its players in order of play.
    pub fn seated(players: Vec<Player>, game: Game) -> Table {
        Table {
            seating: (0..players.len()).collect(),
            series: Series::new(players.len()),
            players,
            game,
            clock: None,
            games_planned: 1,
            seed: 0,
            touched: 0.0,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Which of the three games it is.
    pub fn kind(&self) -> GameKind {
        self.position().ruleset().kind()
    }

    /// Who plays a colour.
    pub fn player(&self, color: Color) -> Option<&Player> {
        let seat = self.position().order().index_of(color)?;
        self.players.get(*self.seating.get(seat)?)
    }

    /// Who is to move; nobody when the game is over.
    pub fn mover(&self) -> Option<&Player> {
        if self.game.outcome().is_some() { None } else { self.player(self.position().to_move()) }
    }

    /// Whether a person at this screen is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.mover().is_some_and(|player| player.who.is_person())
    }

    /// The colour that "I" play, or else the first person's, or else the first.
    pub fn my_color(&self) -> Color {
        let seats = self.position().order().colors();
        let find = |wanted: fn(Who) -> bool| {
            seats.iter().copied().find(|&color| self.player(color).is_some_and(|player| wanted(player.who)))
        };
        find(|who| who == Who::Me).or_else(|| find(Who::is_person)).unwrap_or(seats[0])
    }

    /// Plays a move of the player to move.
    pub fn play(&mut self, mv: Move) -> Result<Vec<BoardEvent>, Refusal> {
        let mover = self.position().to_move();
        let events = self.game.play(mv)?;
        if let Some(clock) = &mut self.clock {
            clock.moved(mover);
        }
        Ok(events)
    }

    /// Lets a player leave.
    pub fn leave(&mut self, color: Color, how: Departure) -> bool {
        self.game.leave(color, how).is_ok()
    }

    /// Who would resign now: the person to move, or else the first person who is still in.
    pub fn resigning(&self) -> Option<Color> {
        let is_in = |color: &Color| {
            self.player(*color).is_some_and(|player| player.who.is_person()) && !self.position().out().contains(*color)
        };
        let seats = self.position().order().colors();
        let candidates = [self.position().to_move(), self.my_color()].into_iter().chain(seats.iter().copied());
        candidates.filter(|_| self.outcome().is_none()).find(is_in)
    }

    /// Whether there is a person's turn to go back to. While a clock runs nothing is taken back.
    pub fn can_undo(&self) -> bool {
        if self.clock.is_some() {
            return false;
        }
        let mut game = self.clone();
        game.undo()
    }

    /// Goes back to the last turn of a person before this one.
    pub fn undo(&mut self) -> bool {
        if self.clock.is_some() {
            return false;
        }
        let before = self.game.plies().len();
        while self.game.undo() {
            if self.is_persons_turn() {
                return true;
            }
        }
        // Nobody but computers moved before: everything stays.
        while self.game.plies().len() < before && self.game.redo() {}
        false
    }

    /// Goes forward again to the next turn of a person, or to the end of what was taken back.
    pub fn redo(&mut self) -> bool {
        let mut any = false;
        while self.game.redo() {
            any = true;
            if self.is_persons_turn() {
                break;
            }
        }
        any
    }

    /// The games of the series that came before this one.
    pub fn series(&self) -> &Series {
        &self.series
    }

    /// The totals of the series with this game, once it is over.
    pub fn totals(&self) -> Series {
        let mut totals = self.series.clone();
        if let Some(outcome) = self.game.outcome() {
            totals.add(self.position(), outcome, &self.seating).expect("everybody has one seat");
        }
        totals
    }

    /// Whether the series goes on after this game.
    pub fn has_next_game(&self) -> bool {
        self.series.games() + 1 < self.games_planned
    }

    /// Another game of the same players: everybody moves on by one seat. Within a series the totals come along.
    #[must_use]
    pub fn next_game(&self, seed: u64) -> Table {
        let goes_on = self.has_next_game();
        let mut seating = self.seating.clone();
        seating.rotate_right(1);
        Table {
            players: self.players.clone(),
            seating,
            game: Game::new(Position::start(self.position().ruleset(), self.position().order())),
            clock: self.clock.as_ref().map(|clock| Clock::new(clock.setting())),
            games_planned: self.games_planned,
            series: if goes_on { self.totals() } else { Series::new(self.players.len()) },
            seed,
            touched: self.touched,
        }
    }

    /// The end of the game, if it has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// How many markers each colour had after each turn, in order of play; the start first.
    pub fn course(&self) -> Vec<Vec<usize>> {
        self.game.positions().map(Position::marker_counts).collect()
    }
}

#[cfg(test)]
mod tests;
