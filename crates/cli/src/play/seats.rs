//! Who plays which colour: a person, or the computer at some level.

use pacru_engine::Level;
use pacru_rules::{ByColor, Color, Record, TurnOrder};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Player {
    /// Somebody at this terminal.
    #[default]
    Person,
    /// The computer, so strong.
    Computer(Level),
}

/// The words of a record's tag before the number of the level.
const COMPUTER: &str = "computer level ";

impl Player {
    /// What stands in the tag of the colour; a person's name is their own.
    fn tag(self) -> Option<String> {
        match self {
            Player::Person => None,
            Player::Computer(level) => Some(format!("{COMPUTER}{}", level.number())),
        }
    }

    fn of_tag(value: &str) -> Player {
        let level = value.strip_prefix(COMPUTER).and_then(|number| number.parse().ok()).and_then(Level::new);
        level.map_or(Player::Person, Player::Computer)
    }
}

/// Who plays each colour. Colours without a seat are persons that never come to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seats(ByColor<Player>);

impl Seats {
    pub(crate) fn new(player: impl FnMut(Color) -> Player) -> Seats {
        Seats(ByColor::from_fn(player))
    }

    /// Who played in a record: its tags name computers as [`Seats::sign`] wrote them.
    pub(crate) fn of(record: &Record) -> Seats {
        Seats::new(|color| record.tag(&tag_name(color)).map_or(Player::Person, Player::of_tag))
    }

    pub(crate) fn player(self, color: Color) -> Player {
        self.0[color]
    }

    pub(crate) fn set(&mut self, color: Color, player: Player) {
        self.0[color] = player;
    }

    /// The level of the computer that plays a colour.
    pub(crate) fn computer(self, color: Color) -> Option<Level> {
        match self.0[color] {
            Player::Person => None,
            Player::Computer(level) => Some(level),
        }
    }

    pub(crate) fn is_person(self, color: Color) -> bool {
        self.0[color] == Player::Person
    }

    /// The persons in order of play.
    pub(crate) fn persons(self, order: TurnOrder) -> impl Iterator<Item = Color> {
        order.colors().iter().copied().filter(move |&color| self.is_person(color))
    }

    /// Writes the computers into the tags of a record, so that it can be resumed with them. A seat that the computer gave
    /// up loses the computer's name.
    pub(crate) fn sign(self, record: &mut Record) {
        for &color in record.start().order().colors() {
            let name = tag_name(color);
            if let Some(tag) = self.0[color].tag() {
                record.set_tag(&name, &tag);
            } else if record.tag(&name).is_some_and(|value| Player::of_tag(value) != Player::Person) {
                record.set_tag(&name, "person");
            }
        }
    }
}

/// `Green`
pub(crate) fn tag_name(color: Color) -> String {
    let name = color.name();
    name[..1].to_uppercase() + &name[1..]
}
