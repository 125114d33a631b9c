//! The addresses of the page.

use pacru_rules::{GameKind, Tag};
use std::fmt;

/// A view with what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The three games.
    Start,
    /// The form for a new game.
    Setup(GameKind),
    /// A game that is kept here.
    Play(String),
    /// The games that are kept here.
    Games,
    /// The analysis board: of a game that is kept here, or an empty one.
    Analyse(Option<String>),
    /// The rules of a game, perhaps at one of them.
    Rules(GameKind, Option<Tag>),
    /// Language, look, and how moves are made.
    Settings,
    /// An address that means nothing.
    Lost,
}

impl Route {
    /// Reads a path and the part after `#`.
    ///
    /// ```
    /// use pacru_rules::{GameKind, Tag};
    /// use pacru_web::route::Route;
    ///
    /// let route = Route::read("/rules/pacru", "R11");
    /// assert_eq!(route, Route::Rules(GameKind::Pacru, Some(Tag::R11)));
    /// assert_eq!(route.to_string(), "/rules/pacru#R11");
    /// assert_eq!(Route::read("/nowhere", ""), Route::Lost);
    /// ```
    pub fn read(path: &str, fragment: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        let kind = |name: &str| GameKind::ALL.into_iter().find(|kind| kind.name() == name);
        let tag = Tag::ALL.iter().copied().find(|tag| tag.text() == fragment);
        match parts.as_slice() {
            [] => Route::Start,
            ["setup"] => Route::Setup(kind(fragment).unwrap_or(GameKind::Shacru)),
            ["play", id] if is_id(id) => Route::Play((*id).to_owned()),
            ["games"] => Route::Games,
            ["analyse"] => Route::Analyse(None),
            ["analyse", id] if is_id(id) => Route::Analyse(Some((*id).to_owned())),
            ["rules"] => Route::Rules(GameKind::Shacru, tag),
            ["rules", name] => kind(name).map_or(Route::Lost, |kind| Route::Rules(kind, tag)),
            ["settings"] => Route::Settings,
            _ => Route::Lost,
        }
    }

    /// Where a rule is explained.
    pub fn of_rule(tag: Tag) -> Route {
        let kind = match tag.text().split('-').next() {
            Some("S") => GameKind::Shacru,
            Some("A") => GameKind::Azacru,
            _ => GameKind::Pacru,
        };
        Route::Rules(kind, Some(tag))
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Start | Route::Lost => f.write_str("/"),
            Route::Setup(kind) => write!(f, "/setup#{}", kind.name()),
            Route::Play(id) => write!(f, "/play/{id}"),
            Route::Games => f.write_str("/games"),
            Route::Analyse(None) => f.write_str("/analyse"),
            Route::Analyse(Some(id)) => write!(f, "/analyse/{id}"),
            Route::Rules(kind, None) => write!(f, "/rules/{}", kind.name()),
            Route::Rules(kind, Some(tag)) => write!(f, "/rules/{}#{tag}", kind.name()),
            Route::Settings => f.write_str("/settings"),
        }
    }
}

/// The ids of kept games: letters and digits.
fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
