//! What happens in a game online.

use crate::{GameId, Millis, Setup, text};
use pacru_rules::{Color, Departure};
use serde::{Deserialize, Serialize};

/// An event with its place in the log of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// Counts from 1 without gaps.
    pub number: u32,
    /// When the server took it.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// Something that happened in a game. A log of these is all there is to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The game was set up. Always the first event, and only the first.
    Created(Setup),
    /// Somebody took an open seat. With the last one taken the game begins.
    Joined {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        /// The name.
        name: String,
    },
    /// Somebody who had joined gave the seat back before the game began.
    Stood {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
    },
    /// A move, pass or reorientation, as it is written.
    Moved {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        /// The move in its canonical form.
        text: String,
    },
    /// A player left the game under way.
    Left {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        /// By resigning, by the clock, or claimed out by the others.
        #[serde(with = "text::departure")]
        how: Departure,
    },
    /// A player proposes something to the others.
    Offered {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// A player agrees to what was offered.
    Agreed {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// A player does not agree, or withdraws the offer: it is off the table.
    Declined {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        offer: Offer,
    },
    /// All agreed to take back the last turns.
    TookBack {
        /// How many actions of the game are undone.
        turns: u32,
    },
    /// All agreed on a draw.
    Drawn,
    /// The game was called off: by a player before the second turn, by who set it up before it began, or because it never did.
    Cancelled {
        /// Who, if it was a player.
        #[serde(with = "text::maybe_color", default, skip_serializing_if = "Option::is_none")]
        by: Option<Color>,
    },
    /// All agreed to play again, there.
    Rematch {
        /// The new game.
        game: GameId,
    },
    /// A player says something.
    Said {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        what: Saying,
    },
    /// A player switches free messages on or off; they flow while everybody at the table has them on.
    Chat {
        #[serde(with = "text::color")]
        #[allow(missing_docs)]
        color: Color,
        #[allow(missing_docs)]
        on: bool,
    },
    /// The server was away: this time is nobody's.
    Paused {
        /// The last sign of life.
        from: Millis,
        /// The return.
        until: Millis,
    },
    /// The operator hid something.
    Hidden(Hidden),
}

/// What a player can propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To end the game as a draw between the players still in.
    Draw,
    /// To go back to before the last turn of whoever asks.
    TakeBack,
    /// To play again when the game is over.
    Rematch,
}

impl Offer {
    /// All offers.
    pub const ALL: [Offer; 3] = [Offer::Draw, Offer::TakeBack, Offer::Rematch];
}

/// What a player says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A ready phrase, which everybody reads in their own language.
    Phrase(Phrase),
    /// Words of their own.
    Text(String),
}

macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// Ready phrases for the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Phrase {
            $($(#[$doc])* $name,)*
        }

        impl Phrase {
            /// All phrases, in the order in which they are offered.
            pub const ALL: &'static [Phrase] = &[$(Phrase::$name,)*];

            /// The word in messages and in the names of texts.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Phrase::$name => $word,)*
                }
            }
        }
    };
}

phrases! {
    /// Hello!
    Hello = "hello",
    /// Good luck!
    GoodLuck = "good-luck",
    /// Have fun!
    HaveFun = "have-fun",
    /// Nice move!
    NiceMove = "nice-move",
    /// Wow!
    Wow = "wow",
    /// Oops!
    Oops = "oops",
    /// I need a moment.
    OneMoment = "one-moment",
    /// I am back.
    Back = "back",
    /// Your turn!
    YourTurn = "your-turn",
    /// Sorry!
    Sorry = "sorry",
    /// Thank you!
    Thanks = "thanks",
    /// Well played!
    WellPlayed = "well-played",
    /// Another game?
    Again = "again",
    /// I have to go. Bye!
    Bye = "bye",
}

/// What an operator can hide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hidden {
    /// The name of a player.
    Name(#[serde(with = "text::color")] Color),
    /// What was said in the event of this number.
    Message(u32),
    /// The whole game: nobody but its players sees it any more.
    Game,
}
