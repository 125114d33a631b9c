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

    /// Whether one of these positions is that of a game under way, whatever the numbers of turns say, or the last of them is
    /// what a move would make of it: whoever may ask about all moves has asked about the position.
    pub fn forbid(&self, positions: impl IntoIterator<Item = Position>) -> bool {
        let mut last = None;
        let passes = positions.into_iter().any(|one| {
            last = Some(one);
            self.0.iter().any(|(_, other)| is_same(&one, other))
        });
        passes || last.is_some_and(|last| self.0.iter().any(|(_, other)| is_next(&last, other)))
    }
}

/// Whether a travel leads from the second position to the first.
fn is_next(one: &Position, other: &Position) -> bool {
    let travels = if one.order() == other.order() && other.outcome().is_none() { other.travels() } else { Vec::new() };
    travels.into_iter().any(|mv| is_same(one, &other.play_unchecked(mv)))
}

/// Same pieces, same player to move, same game.
fn is_same(one: &Position, other: &Position) -> bool {
    let board = |position: &Position| {
        let text = position.to_string();
        text.split(' ').take(4).map(str::to_owned).collect::<Vec<_>>()
    };
    one.to_move() == other.to_move() && board(one) == board(other)
}
