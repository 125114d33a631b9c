//! The three games and their options.

use crate::RuleId;
use crate::notation::text::{excerpt, parse_number};
use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// The three games. The text form is the name in small letters: `shacru`, `azacru` or `pacru`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// One field at a time; the most markers win.
    Shacru,
    /// Power of movement, connections and jumps; the most markers win.
    Azacru,
    /// Borderland changes, pincers, meetings and reorientations; the first to reach the target wins.
    Pacru,
}

impl GameKind {
    /// All games, from the simplest to the most complex.
    pub const ALL: [GameKind; 3] = [GameKind::Shacru, GameKind::Azacru, GameKind::Pacru];

    /// The name in position strings.
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Shacru => "shacru",
            GameKind::Azacru => "azacru",
            GameKind::Pacru => "pacru",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game with its options. Each game has only its own options.
///
/// The text form is `game[:options]`: the name of the game, and options with commas between. Shacru and Azacru have the
/// option `notwist`; Pacru has `meet9` and `target=N`, with N from 1 to 81. [`FromStr`] reads small letters only; each
/// option occurs at most once, in the order `meet9`, `target=N`.
///
/// ```
/// use pacru_rules::Ruleset;
///
/// let tournament: Ruleset = "pacru:meet9,target=20".parse()?;
/// assert_eq!(tournament.to_string(), "pacru:meet9,target=20");
/// assert_eq!(tournament.target(4), Some(20));
/// assert_eq!(Ruleset::PACRU.target(4), Some(24));
///
/// let refused = "shacru:meet9".parse::<Ruleset>().unwrap_err();
/// assert_eq!(refused.to_string(), "shacru has no option 'meet9': its only option is notwist");
/// # Ok::<(), pacru_rules::error::RulesetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruleset {
    /// Shacru.
    Shacru {
        /// Whether the twist (S-R4) is played. `notwist` switches it off; that variant is called Lilacru.
        twist: bool,
    },
    /// Azacru.
    Azacru {
        /// Whether the twist (A-R6) is played. `notwist` switches it off.
        twist: bool,
    },
    /// Pacru.
    Pacru {
        /// Whether a meeting (R12) counts only if an opponent has nine markers or more.
        meet9: bool,
        /// The number of markers to win, if it is not that of R1.
        target: Option<MarkerTarget>,
    },
}

impl Ruleset {
    /// Shacru as printed.
    pub const SHACRU: Ruleset = Ruleset::Shacru { twist: true };
    /// Azacru as printed.
    pub const AZACRU: Ruleset = Ruleset::Azacru { twist: true };
    /// Pacru as printed.
    pub const PACRU: Ruleset = Ruleset::Pacru { meet9: false, target: None };

    /// The game without its options.
    pub const fn kind(self) -> GameKind {
        match self {
            Ruleset::Shacru { .. } => GameKind::Shacru,
            Ruleset::Azacru { .. } => GameKind::Azacru,
            Ruleset::Pacru { .. } => GameKind::Pacru,
        }
    }

    /// Whether crossing a border offers a twist (S-R4, A-R6).
    #[inline]
    pub const fn has_twist(self) -> bool {
        matches!(self, Ruleset::Shacru { twist: true } | Ruleset::Azacru { twist: true })
    }

    /// The markers needed to win with `players` players at the start (R1): 42 for two players, 28 for three, 24 for
    /// four, unless the option `target=N` is set. Only Pacru has a target.
    #[inline]
    pub const fn target(self, players: usize) -> Option<usize> {
        match self {
            Ruleset::Pacru { target: Some(target), .. } => Some(target.get()),
            Ruleset::Pacru { target: None, .. } => Some(match players {
                2 => 42,
                3 => 28,
                _ => 24,
            }),
            _ => None,
        }
    }
}

impl From<GameKind> for Ruleset {
    /// The game as printed, without options.
    fn from(kind: GameKind) -> Ruleset {
        match kind {
            GameKind::Shacru => Ruleset::SHACRU,
            GameKind::Azacru => Ruleset::AZACRU,
            GameKind::Pacru => Ruleset::PACRU,
        }
    }
}

/// A number of markers to win, 1 to 81.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkerTarget(NonZeroU8);

impl MarkerTarget {
    /// A target from 1 to 81; `None` for other numbers.
    pub const fn new(markers: usize) -> Option<MarkerTarget> {
        if markers > 81 {
            return None;
        }
        match NonZeroU8::new(markers as u8) {
            Some(markers) => Some(MarkerTarget(markers)),
            None => None,
        }
    }

    /// The number of markers.
    #[inline]
    pub const fn get(self) -> usize {
        self.0.get() as usize
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().name())?;
        match *self {
            Ruleset::Shacru { twist } | Ruleset::Azacru { twist } => {
                if !twist {
                    f.write_str(":notwist")?;
                }
            }
            Ruleset::Pacru { meet9, target } => {
                if meet9 {
                    f.write_str(":meet9")?;
                }
                if let Some(target) = target {
                    write!(f, "{}target={}", if meet9 { ',' } else { ':' }, target.get())?;
                }
            }
        }
        Ok(())
    }
}

/// Why a text is not a [`Ruleset`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RulesetError {
    /// The name is not one of the three games.
    UnknownGame(String),
    /// The game does not have this option.
    UnknownOption {
        /// The game.
        game: GameKind,
        /// The option, as written.
        option: String,
    },
    /// The number after `target=` is not 1 to 81, or has a leading zero.
    BadTarget(String),
    /// An option is repeated or not in the right order.
    OptionOrder(String),
}

impl RulesetError {
    /// The rule that the option changes, if the error is about such an option.
    pub fn rule(&self) -> Option<RuleId> {
        matches!(self, RulesetError::BadTarget(_)).then_some(RuleId::R1)
    }
}

impl fmt::Display for RulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesetError::UnknownGame(name) => {
                write!(f, "unknown game '{}': use shacru, azacru or pacru", excerpt(name))
            }
            RulesetError::UnknownOption { game, option } => {
                let known = match game {
                    GameKind::Pacru => "its options are meet9 and target=N",
                    GameKind::Shacru | GameKind::Azacru => "its only option is notwist",
                };
                write!(f, "{game} has no option '{}': {known}", excerpt(option))
            }
            RulesetError::BadTarget(number) => {
                write!(f, "bad target '{}': use a number from 1 to 81", excerpt(number))
            }
            RulesetError::OptionOrder(option) => write!(
                f,
                "option '{}' is out of place: each option may occur once, in the order meet9, target=N, notwist",
                excerpt(option)
            ),
        }
    }
}

impl core::error::Error for RulesetError {}

impl FromStr for Ruleset {
    type Err = RulesetError;

    /// Reads `game[:options]`, such as `shacru` or `pacru:meet9,target=20`. Small letters only.
    fn from_str(text: &str) -> Result<Ruleset, RulesetError> {
        let (name, options) = match text.split_once(':') {
            Some((name, options)) => (name, Some(options)),
            None => (text, None),
        };
        let kind: GameKind = name.parse().map_err(|_| RulesetError::UnknownGame(name.to_owned()))?;
        let mut ruleset = Ruleset::from(kind);
        for option in options.into_iter().flat_map(|list| list.split(',')) {
            ruleset.set(option)?;
        }
        Ok(ruleset)
    }
}

impl Ruleset {
    fn set(&mut self, option: &str) -> Result<(), RulesetError> {
        let game = self.kind();
        let out_of_place = || Err(RulesetError::OptionOrder(option.to_owned()));
        match self {
            Ruleset::Shacru { twist } | Ruleset::Azacru { twist } if option == "notwist" => {
                if !*twist {
                    return out_of_place();
                }
                *twist = false;
            }
            Ruleset::Pacru { meet9, target } if option == "meet9" => {
                if *meet9 || target.is_some() {
                    return out_of_place();
                }
                *meet9 = true;
            }
            Ruleset::Pacru { target, .. } if option.starts_with("target=") => {
                if target.is_some() {
                    return out_of_place();
                }
                let number = &option["target=".len()..];
                *target = parse_number(number).and_then(|markers| MarkerTarget::new(markers as usize));
                if target.is_none() {
                    return Err(RulesetError::BadTarget(number.to_owned()));
                }
            }
            _ => return Err(RulesetError::UnknownOption { game, option: option.to_owned() }),
        }
        Ok(())
    }
}
