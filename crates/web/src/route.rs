//! The addresses of the page.

use pacru_api::{GameId, Secret};
use pacru_rules::{GameKind, RuleId};
use std::fmt;

/// What stands for the id of the day's challenge.
pub const TODAY: &str = "today";

/// A view with what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The three games.
    Start,
    /// The form for a new game.
    Setup(GameKind),
    /// The form for a game with someone elsewhere.
    Invite,
    /// A game that is kept here.
    Play(String),
    /// A game that the server keeps, and the key of the link that led there.
    Game(GameId, Option<Key>),
    /// Open invitations, and games to watch.
    Lobby,
    /// Makes this browser one of mine, by the code of a link from another.
    Me(Option<Secret>),
    /// The games that are kept here.
    Games,
    /// The analysis board: of a game that is kept here, or an empty one.
    Analyse(Option<String>),
    /// Everything that teaches the games.
    Learn,
    /// The course of a game, perhaps at one of its steps.
    Course(GameKind, Option<String>),
    /// All challenges.
    Challenges,
    /// One challenge, by its id, or [`TODAY`]'s.
    Challenge(String),
    /// The rules of a game, perhaps at one of their sections. A rule's section is named by its tag.
    Rules(GameKind, Option<String>),
    /// The rules of all games in one.
    Booklet,
    /// Questions that players ask, perhaps at one of them.
    Questions(Option<String>),
    /// Language, look, and how moves are made.
    Settings,
    /// An address that means nothing.
    Lost,
}

/// What the link to a game lets one do. It is read from an address, and never written to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// To take a free seat.
    Join(Secret),
    /// To watch.
    Watch(Secret),
}

impl Key {
    fn read(fragment: &str) -> Option<Key> {
        let (kind, secret) = fragment.split_once('-')?;
        let secret = secret.parse().ok()?;
        match kind {
            "join" => Some(Key::Join(secret)),
            "watch" => Some(Key::Watch(secret)),
            _ => None,
        }
    }
}

impl Route {
    /// Reads a path and the part after `#`.
    ///
    /// ```
    /// use pacru_rules::RuleId;
    /// use pacru_web::route::Route;
    ///
    /// let route = Route::read("/rules/pacru", "R11");
    /// assert_eq!(route, Route::of_rule(RuleId::R11));
    /// assert_eq!(route.to_string(), "/rules/pacru#R11");
    /// assert_eq!(Route::read("/nowhere", ""), Route::Lost);
    ///
    /// // The key of a link is used, and not shown again.
    /// let link = Route::read("/game/abcd2345efgh", "join-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    /// assert!(matches!(link, Route::Game(_, Some(pacru_web::route::Key::Join(_)))));
    /// assert_eq!(link.to_string(), "/game/abcd2345efgh");
    /// ```
    pub fn read(path: &str, fragment: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let kind = |name: &str| name.parse::<GameKind>().ok();
        let place = is_name(fragment).then(|| fragment.to_owned());
        match parts.as_slice() {
            [] => Route::Start,
            ["setup"] if fragment == "elsewhere" => Route::Invite,
            ["setup"] => Route::Setup(kind(fragment).unwrap_or(GameKind::Shacru)),
            ["play", id] if is_id(id) => Route::Play((*id).to_owned()),
            ["game", id] => id.parse().map_or(Route::Lost, |id| Route::Game(id, Key::read(fragment))),
            ["lobby"] => Route::Lobby,
            ["me"] => Route::Me(fragment.parse().ok()),
            ["games"] => Route::Games,
            ["analyse"] => Route::Analyse(None),
            ["analyse", id] if is_id(id) => Route::Analyse(Some((*id).to_owned())),
            ["learn"] => Route::Learn,
            ["learn", name] => kind(name).map_or(Route::Lost, |kind| Route::Course(kind, place)),
            ["challenges"] => Route::Challenges,
            ["challenges", id] if is_name(id) => Route::Challenge((*id).to_owned()),
            ["rules"] => Route::Rules(GameKind::Shacru, place),
            ["rules", "all"] => Route::Booklet,
            ["rules", name] => kind(name).map_or(Route::Lost, |kind| Route::Rules(kind, place)),
            ["questions"] => Route::Questions(place),
            ["settings"] => Route::Settings,
            _ => Route::Lost,
        }
    }

    /// Whether it is one of the views that teach. They are a program of their own.
    pub fn is_learning(&self) -> bool {
        self.is_lesson() || self.is_rules()
    }

    /// Whether it is one of the views below [`Route::Learn`].
    pub fn is_lesson(&self) -> bool {
        matches!(self, Route::Learn | Route::Course(..) | Route::Challenges | Route::Challenge(_) | Route::Questions(_))
    }

    /// Whether it shows rules, of whichever game.
    pub fn is_rules(&self) -> bool {
        matches!(self, Route::Rules(..) | Route::Booklet)
    }

    /// Whether it is the analysis board, whatever lies on it.
    pub fn is_analysis(&self) -> bool {
        matches!(self, Route::Analyse(_))
    }

    /// Where a rule is explained.
    pub fn of_rule(tag: RuleId) -> Route {
        let kind = match tag.as_str().split('-').next() {
            Some("S") => GameKind::Shacru,
            Some("A") => GameKind::Azacru,
            _ => GameKind::Pacru,
        };
        Route::Rules(kind, Some(tag.as_str().to_owned()))
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Start | Route::Lost => f.write_str("/"),
            Route::Setup(kind) => write!(f, "/setup#{}", kind.name()),
            Route::Invite => f.write_str("/setup#elsewhere"),
            Route::Play(id) => write!(f, "/play/{id}"),
            Route::Game(id, _) => write!(f, "/game/{id}"),
            Route::Lobby => f.write_str("/lobby"),
            Route::Me(_) => f.write_str("/me"),
            Route::Games => f.write_str("/games"),
            Route::Analyse(None) => f.write_str("/analyse"),
            Route::Analyse(Some(id)) => write!(f, "/analyse/{id}"),
            Route::Learn => f.write_str("/learn"),
            Route::Course(kind, step) => write_place(f, &format!("/learn/{kind}"), step.as_deref()),
            Route::Challenges => f.write_str("/challenges"),
            Route::Challenge(id) => write!(f, "/challenges/{id}"),
            Route::Rules(kind, section) => write_place(f, &format!("/rules/{kind}"), section.as_deref()),
            Route::Booklet => f.write_str("/rules/all"),
            Route::Questions(id) => write_place(f, "/questions", id.as_deref()),
            Route::Settings => f.write_str("/settings"),
        }
    }
}

/// The ids of kept games: letters and digits.
fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The names of steps, sections and questions: letters, digits and hyphens.
fn is_name(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

fn write_place(f: &mut fmt::Formatter<'_>, path: &str, place: Option<&str>) -> fmt::Result {
    match place {
        Some(place) => write!(f, "{path}#{place}"),
        None => f.write_str(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_teaches_has_addresses_that_are_read_as_they_are_written() {
        let place = || Some("three-ways".to_owned());
        let routes = [
            Route::Learn,
            Route::Course(GameKind::Azacru, None),
            Route::Course(GameKind::Shacru, place()),
            Route::Challenges,
            Route::Challenge("0a1b2c3d".to_owned()),
            Route::Challenge(TODAY.to_owned()),
            Route::Rules(GameKind::Pacru, None),
            Route::Rules(GameKind::Pacru, place()),
            Route::Booklet,
            Route::Questions(None),
            Route::Questions(place()),
        ];
        for route in routes {
            let text = route.to_string();
            let (path, fragment) = text.split_once('#').unwrap_or((&text, ""));
            assert_eq!(Route::read(path, fragment), route, "{text}");
            assert!(route.is_learning(), "{text}");
            // The page is told by the first part of its address which program to start.
            let boot = include_str!("../shell/boot.js");
            let first = path.split('/').nth(1).unwrap_or_default();
            assert!(boot.contains(&format!("'{first}'")), "boot.js does not know {first}");
        }
    }

    #[test]
    fn every_rule_has_its_address() {
        for &tag in RuleId::ALL {
            let text = Route::of_rule(tag).to_string();
            assert!(text.ends_with(&format!("#{tag}")), "{text}");
        }
        assert_eq!(Route::of_rule(RuleId::SR4).to_string(), "/rules/shacru#S-R4");
        assert_eq!(Route::of_rule(RuleId::AR7).to_string(), "/rules/azacru#A-R7");
    }

    #[test]
    fn a_strange_name_is_no_place() {
        assert_eq!(Route::read("/questions", "<b>"), Route::Questions(None));
        assert_eq!(Route::read("/learn/chess", ""), Route::Lost);
        assert_eq!(Route::read("/challenges/..", ""), Route::Lost);
    }
}
