//! What lists show of a game, kept beside its log.

use pacru_api::{GameId, Invitation, Millis, MyGame, Phase, Playing, State, Time};
use pacru_rules::{Color, ColorSet, Ruleset, TurnOrder};
use serde::{Deserialize, Serialize};

/// What lists show of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    game: String,
    order: String,
    #[serde(default)]
    time: Time,
    names: Vec<String>,
    free: String,
    markers: Vec<u32>,
    turn: u32,
    to_move: char,
    created: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deadline: Option<Millis>,
}

impl Summary {
    /// Of a game as it stands.
    pub fn of(state: &State) -> Summary {
        let position = state.position();
        Summary {
            game: state.setup().game.to_string(),
            order: state.setup().order.to_string(),
            time: state.setup().time,
            names: state.names(),
            free: state.free_seats().iter().map(Color::letter).collect(),
            markers: position.marker_counts().iter().map(|&count| count as u32).collect(),
            turn: position.turn_number(),
            to_move: position.to_move().letter(),
            created: state.created(),
            deadline: state.deadline(),
        }
    }

    /// As an invitation; nothing if what was stored makes no sense.
    pub fn invitation(self, id: GameId, mine: bool) -> Option<Invitation> {
        Some(Invitation {
            id,
            game: self.ruleset()?,
            order: self.order()?,
            time: self.time,
            free: self.free.chars().map(Color::from_letter).collect::<Option<ColorSet>>()?,
            since: self.created,
            names: self.names,
            mine,
        })
    }

    /// As a game under way.
    pub fn playing(self, id: GameId, watchers: u32) -> Option<Playing> {
        Some(Playing {
            id,
            game: self.ruleset()?,
            order: self.order()?,
            time: self.time,
            names: self.names,
            markers: self.markers,
            turn: self.turn,
            watchers,
        })
    }

    /// As one of somebody's games.
    pub fn mine(self, id: GameId, seats: ColorSet, phase: Phase, touched: Millis) -> Option<MyGame> {
        let to_move = Color::from_letter(self.to_move)?;
        Some(MyGame {
            id,
            game: self.ruleset()?,
            order: self.order()?,
            seats,
            names: self.names,
            phase,
            my_turn: phase == Phase::Running && seats.contains(to_move),
            turn: self.turn,
            touched,
            deadline: self.deadline,
        })
    }

    fn ruleset(&self) -> Option<Ruleset> {
        self.game.parse().ok()
    }

    fn order(&self) -> Option<TurnOrder> {
        self.order.parse().ok()
    }
}
