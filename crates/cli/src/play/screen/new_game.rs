//! The form for a new game: which, by which rules, with how many, and who plays what.

use crate::play::seats::{Player, Seats};
use crate::play::table::Table;
use pacru_engine::Level;
use pacru_rules::{Color, GameKind, Ruleset, TurnOrder};

/// A form with rows that are changed to the left and right. It begins as the game on the table, so that a rematch needs
/// nothing but Enter.
pub(crate) struct NewGame {
    ruleset: Ruleset,
    order: TurnOrder,
    seats: Seats,
    /// The row that the keyboard is on.
    pub(crate) row: usize,
    /// Who played so far, which is offered beside the usual orders.
    before: TurnOrder,
}

/// The rows before those of the seats.
const RULE_ROWS: usize = 3;

impl NewGame {
    pub(crate) fn like(table: &Table) -> NewGame {
        let start = table.game().start();
        NewGame { ruleset: start.ruleset(), order: start.order(), seats: table.seats, row: 0, before: start.order() }
    }

    pub(crate) fn table(&self) -> Table {
        Table::new(self.ruleset, self.order, self.seats)
    }

    /// The rows: what each is about and what it is set to.
    pub(crate) fn rows(&self) -> Vec<(String, String)> {
        let players = self.order.colors().iter().map(|color| color.name()).collect::<Vec<_>>().join(", ");
        let mut rows = vec![
            ("Game".to_owned(), self.ruleset.kind().name().to_owned()),
            ("Rules".to_owned(), self.rules().to_owned()),
            ("Players".to_owned(), players),
        ];
        rows.extend(self.order.colors().iter().map(|&color| (color.name().to_owned(), self.who(color))));
        rows
    }

    /// The colour that a row is about.
    pub(crate) fn color_of(&self, row: usize) -> Option<Color> {
        self.order.colors().get(row.checked_sub(RULE_ROWS)?).copied()
    }

    fn rules(&self) -> &'static str {
        match self.ruleset {
            Ruleset::Shacru { twist: true } | Ruleset::Azacru { twist: true } => "with twist",
            Ruleset::Shacru { twist: false } | Ruleset::Azacru { twist: false } => "without twist",
            Ruleset::Pacru { meet9: false, .. } => "as in the booklet",
            Ruleset::Pacru { meet9: true, .. } => "meetings from 9 markers",
        }
    }

    fn who(&self, color: Color) -> String {
        match self.seats.player(color) {
            Player::Person => "person".to_owned(),
            Player::Computer(level) => format!("computer, level {}", level.number()),
        }
    }

    pub(crate) fn go(&mut self, up: bool) {
        let rows = RULE_ROWS + self.order.player_count();
        self.row = (self.row + if up { rows - 1 } else { 1 }) % rows;
    }

    /// Changes the row that the keyboard is on.
    pub(crate) fn change(&mut self, back: bool) {
        match (self.row, self.color_of(self.row)) {
            (0, _) => {
                let kind = next_in(&GameKind::ALL, self.ruleset.kind(), back);
                self.ruleset = match kind {
                    GameKind::Shacru => Ruleset::SHACRU,
                    GameKind::Azacru => Ruleset::AZACRU,
                    GameKind::Pacru => Ruleset::PACRU,
                };
            }
            (1, _) => match &mut self.ruleset {
                Ruleset::Shacru { twist } | Ruleset::Azacru { twist } => *twist = !*twist,
                Ruleset::Pacru { meet9, .. } => *meet9 = !*meet9,
            },
            (2, _) => {
                let mut orders: Vec<TurnOrder> =
                    ["gy", "rb", "yrb", "yrgb"].iter().flat_map(|text| text.parse()).collect();
                if !orders.contains(&self.before) {
                    orders.push(self.before);
                }
                self.order = next_in(&orders, self.order, back);
            }
            (_, Some(color)) => {
                let levels = (1..=8).filter_map(Level::new).map(Player::Computer);
                let players: Vec<Player> = std::iter::once(Player::Person).chain(levels).collect();
                self.seats.set(color, next_in(&players, self.seats.player(color), back));
            }
            (_, None) => {}
        }
    }
}

/// The value after or before this one, around in a circle.
fn next_in<T: Copy + PartialEq>(values: &[T], value: T, back: bool) -> T {
    let place = values.iter().position(|&known| known == value).unwrap_or_default();
    values[(place + if back { values.len() - 1 } else { 1 }) % values.len()]
}
