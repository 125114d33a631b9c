//! Which course a visitor is offered: the one that was begun, else the one that comes next.

use pacru_rules::GameKind;
use std::fmt;

/// A place in a course: the step to go on with, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub step: usize,
    /// The steps of the course.
    pub all: usize,
}

impl Place {
    /// Reads what [`to_string`](ToString::to_string) wrote.
    pub fn read(text: &str) -> Option<Place> {
        let (step, all) = text.split_once('/')?;
        let place = Place { step: step.parse().ok()?, all: all.parse().ok()? };
        (1..=place.all).contains(&place.step).then_some(place)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.step, self.all)
    }
}

/// How a learner stands in a course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The game that it teaches.
    pub game: GameKind,
    /// Where to go on, if it was begun.
    pub place: Option<Place>,
    /// Whether its end was seen.
    pub finished: bool,
    /// Whether the learner does not want to be offered it.
    pub refused: bool,
}

impl Standing {
    fn is_begun(&self) -> bool {
        self.place.is_some() && !self.finished
    }
}

/// A course that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It was not begun.
    Begin(GameKind),
    /// It was begun.
    GoOn(GameKind, Place),
}

impl Offer {
    /// The game that it teaches.
    pub fn game(self) -> GameKind {
        match self {
            Offer::Begin(game) | Offer::GoOn(game, _) => game,
        }
    }
}

/// What to offer to a learner, who was last seen in the course `last`: to go on with what was begun, else the course after the
/// furthest that was finished. After the last course, or where it was refused, nothing.
///
/// ```
/// use pacru_rules::GameKind;
/// use pacru_web::offer::{Offer, Standing, offer};
///
/// let new = GameKind::ALL.map(|game| Standing { game, place: None, finished: false, refused: false });
/// assert_eq!(offer(&new, None), Some(Offer::Begin(GameKind::Shacru)));
/// ```
pub fn offer(standings: &[Standing], last: Option<GameKind>) -> Option<Offer> {
    let begun = || standings.iter().filter(|standing| standing.is_begun());
    let furthest = standings.iter().rposition(|standing| standing.finished);
    let next = || standings.get(furthest.map_or(0, |at| at + 1));
    let chosen = begun().find(|standing| Some(standing.game) == last).or_else(|| begun().next()).or_else(next)?;
    let offered = match chosen.place {
        Some(place) => Offer::GoOn(chosen.game, place),
        None => Offer::Begin(chosen.game),
    };
    (!chosen.refused).then_some(offered)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place = Place { step: 5, all: 16 };

    fn standings(words: [&str; 3]) -> Vec<Standing> {
        let standing = |(game, word): (GameKind, &str)| Standing {
            game,
            place: (word.contains("begun") || word.contains("finished")).then_some(PLACE),
            finished: word.contains("finished"),
            refused: word.contains("refused"),
        };
        GameKind::ALL.into_iter().zip(words).map(standing).collect()
    }

    #[test]
    fn what_was_begun_comes_before_what_is_new() {
        use GameKind::{Azacru, Pacru, Shacru};
        let offered = |words, last| offer(&standings(words), last);
        assert_eq!(offered(["", "", ""], None), Some(Offer::Begin(Shacru)));
        assert_eq!(offered(["begun", "", ""], None), Some(Offer::GoOn(Shacru, PLACE)));
        assert_eq!(offered(["", "begun", ""], None), Some(Offer::GoOn(Azacru, PLACE)));
        assert_eq!(offered(["begun", "begun", ""], Some(Azacru)), Some(Offer::GoOn(Azacru, PLACE)));
        assert_eq!(offered(["begun", "finished", ""], Some(Azacru)), Some(Offer::GoOn(Shacru, PLACE)));
        assert_eq!(offered(["finished", "", ""], Some(Shacru)), Some(Offer::Begin(Azacru)));
        // Whoever has learned Azacru needs no Shacru.
        assert_eq!(offered(["", "finished", ""], Some(Azacru)), Some(Offer::Begin(Pacru)));
    }

    #[test]
    fn nothing_is_pressed_upon_anybody() {
        let offered = |words| offer(&standings(words), None);
        assert_eq!(offered(["finished", "finished", "finished"]), None);
        assert_eq!(offered(["", "", "finished"]), None);
        assert_eq!(offered(["refused", "", ""]), None);
        assert_eq!(offered(["finished", "begun refused", ""]), None);
    }

    #[test]
    fn places_are_read_back_and_noise_is_none() {
        assert_eq!(Place::read(&PLACE.to_string()), Some(PLACE));
        for noise in ["", "5", "/", "0/16", "17/16", "a/b", "5/16/1", "-1/3"] {
            assert_eq!(Place::read(noise), None, "{noise:?}");
        }
    }
}
