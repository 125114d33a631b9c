//! Fair play: the computer does not help in a game with people elsewhere while it runs.

use pacru_rules::Position;

/// So many turns are everybody's: their positions come up in any game.
const OPENING: usize = 2;

/// The positions of the games that this browser plays with people elsewhere, one line each: `ID POSITION`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Running(Vec<(String, Position)>);

impl Running {
    /// Reads what [`Running::to_text`] wrote; lines of anybody else are left out.
    pub fn read(text: &str) -> Running {
        let line = |line: &str| {
            let (id, position) = line.split_once(' ')?;
            Some((id.to_owned(), position.parse().ok()?))
        };
        Running(text.lines().filter_map(line).collect())
    }

    /// One line for each game.
    pub fn to_text(&self) -> String {
        let lines = self.0.iter().map(|(id, position)| format!("{id} {position}\n"));
        lines.collect()
    }

    /// A game has come to this position by so many turns; nothing where it is over.
    pub fn set(&mut self, id: &str, now: Option<(&Position, usize)>) {
        self.0.retain(|(known, _)| known != id);
        if let Some((position, _)) = now.filter(|(_, turns)| *turns >= OPENING) {
            self.0.push((id.to_owned(), *position));
        }
    }

    /// Only these games still run.
    pub fn keep(&mut self, ids: &[&str]) {
        self.0.retain(|(id, _)| ids.contains(&id.as_str()));
    }

    /// Whether no game runs.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one of these positions is that of a game under way, whatever the numbers of turns say.
    pub fn forbid(&self, positions: impl IntoIterator<Item = Position>) -> bool {
        positions.into_iter().any(|one| self.0.iter().any(|(_, other)| is_same(&one, other)))
    }
}

/// Same pieces, same player to move, same game.
fn is_same(one: &Position, other: &Position) -> bool {
    let board = |position: &Position| {
        let text = position.to_string();
        text.split(' ').take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    one.to_move() == other.to_move() && board(one) == board(other)
}
