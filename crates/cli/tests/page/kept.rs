//! Games as the page keeps them in the browser, and the game that it shows.

use crate::world::{Done, Visit};
use pacru_browser::Error;
use pacru_rules::{Color, Game, Position, Record};
use serde_json::json;

/// The moves of the game that is shown.
const SHOWN: &str = "[...document.querySelectorAll('.play .moves li button')]
    .map(button => button.textContent.trim().replace(/^\\d+/, ''))";

/// A game to be put where the page keeps its own.
pub(crate) struct Kept {
    pub(crate) id: &'static str,
    game: Game,
    players: Vec<&'static str>,
    clock: Option<(&'static str, [u32; 4])>,
    touched: u64,
}

impl Kept {
    /// A game that begins with a position; in order of play its players are `me`, `here` or `computer1` to `computer8`.
    pub(crate) fn new(id: &'static str, position: &str, players: &[&'static str]) -> Kept {
        let start: Position = position.parse().unwrap_or_else(|error| panic!("{position}: {error}"));
        assert_eq!(start.order().player_count(), players.len());
        Kept { id, game: Game::new(start), players: players.to_vec(), clock: None, touched: 1 }
    }

    /// Two people at one screen.
    pub(crate) fn of_two(id: &'static str, position: &str) -> Kept {
        Kept::new(id, position, &["me", "here"])
    }

    /// … in which these moves were made.
    pub(crate) fn after(mut self, moves: &str) -> Kept {
        for word in moves.split_whitespace() {
            self.game.play_text(word).unwrap_or_else(|error| panic!("{word}: {error}"));
        }
        self
    }

    /// … with a clock such as `3+2`, and so many milliseconds left for yellow, red, green and black.
    pub(crate) fn with_clock(self, setting: &'static str, left: [u32; 4]) -> Kept {
        Kept { clock: Some((setting, left)), ..self }
    }

    /// … last touched so many milliseconds after 1970.
    pub(crate) fn touched(self, touched: u64) -> Kept {
        Kept { touched, ..self }
    }

    pub(crate) fn path(&self) -> String {
        format!("/play/{}", self.id)
    }

    fn text(&self) -> String {
        let mut record = Record::of(&self.game);
        let mut set = |name: &str, value: &str| assert!(record.set_tag(name, value), "{name}: {value}");
        let seats: Vec<String> = (0..self.players.len()).map(|seat| seat.to_string()).collect();
        let nothing = vec!["0"; self.players.len()].join(",");
        for (number, player) in self.players.iter().enumerate() {
            set(&format!("Player{number}"), &format!("{player}:"));
        }
        set("Seating", &seats.join(","));
        if let Some((setting, left)) = self.clock {
            set("Clock", setting);
            set("TimeLeft", &left.map(|time| time.to_string()).join(","));
        }
        set("Games", "1 0");
        set("Totals", &format!("{nothing} {nothing}"));
        set("Seed", "7");
        set("Touched", &self.touched.to_string());
        record.to_string()
    }

    fn script(&self) -> String {
        let (name, text) = (json!(format!("pacru.game.{}", self.id)), json!(self.text()));
        format!("localStorage.setItem({name}, {text})")
    }

    /// Puts it into the storage of a page that is open.
    #[track_caller]
    pub(crate) fn put(&self, visit: &Visit) -> Done {
        visit.eval(&self.script()).map(drop)
    }

    /// Puts it into the storage before the page begins to look there, and opens it.
    #[track_caller]
    pub(crate) fn open(&self, visit: &Visit) -> Result<Mirror, Error> {
        let source = json!({ "source": self.script() });
        let script = visit.dispatch("Page.addScriptToEvaluateOnNewDocument", &source)?;
        visit.open(&self.path())?;
        visit.wait_for(".play")?;
        // A reload must find what the page itself has kept.
        visit.dispatch("Page.removeScriptToEvaluateOnNewDocument", &script)?;
        Ok(Mirror { game: self.game.clone() })
    }
}

/// The game that the page shows, followed by its list of moves.
pub(crate) struct Mirror {
    pub(crate) game: Game,
}

impl Mirror {
    /// A game that has just begun.
    pub(crate) fn of_start(position: Position) -> Mirror {
        Mirror { game: Game::new(position) }
    }

    pub(crate) fn position(&self) -> &Position {
        self.game.position()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Follows until the list is longer by at least one turn, and every turn in it is legal.
    #[track_caller]
    pub(crate) fn follow(&mut self, visit: &Visit) -> Done {
        let known = self.game.plies().len();
        visit.wait_until(&format!("document.querySelectorAll('.play .moves li').length > {known}"))?;
        for word in &shown_moves(visit)?[known..] {
            self.game.play_text(word).unwrap_or_else(|error| panic!("the page played {word}: {error}"));
        }
        Ok(())
    }

    /// Checks that the page counts markers and chevrons as we do.
    #[track_caller]
    pub(crate) fn check_counts(&self, visit: &Visit) -> Done {
        let position = self.position();
        for (&color, markers) in position.order().colors().iter().zip(position.marker_counts()) {
            let row = format!(".player[data-color={}]", color.name());
            let shown = visit.attribute(&format!("{row} [data-markers]"), "data-markers")?;
            assert_eq!(shown, Some(markers.to_string()), "markers of {}", color.name());
            let shown = visit.attribute(&format!("{row} [data-chevrons]"), "data-chevrons")?;
            assert_eq!(shown, Some(position.chevrons(color).count().to_string()), "chevrons of {}", color.name());
        }
        Ok(())
    }
}

/// The moves that the page lists.
#[track_caller]
pub(crate) fn shown_moves(visit: &Visit) -> Result<Vec<String>, Error> {
    let moves = visit.eval(SHOWN)?;
    let moves = moves.as_array().expect("a list").iter();
    Ok(moves.map(|text| text.as_str().unwrap_or_default().to_owned()).collect())
}

/// Waits until exactly these moves are listed.
#[track_caller]
pub(crate) fn wait_for_moves(visit: &Visit, moves: &[&str]) -> Done {
    visit.wait_until(&format!("JSON.stringify({SHOWN}) === JSON.stringify({})", json!(moves)))
}

/// Who plays a colour, in words.
#[track_caller]
pub(crate) fn name_of(visit: &Visit, color: Color) -> Result<String, Error> {
    visit.text(&format!(".player[data-color={}] strong", color.name()))
}
