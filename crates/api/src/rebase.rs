//! What a command means when something has happened since its sender last looked.

use crate::{Command, Offer, State};
use std::borrow::Cow;

impl State {
    /// The command as it applies to the game now, from a client that has seen the events up to `seen`. `None` if the client is
    /// behind: what it has not seen could change what it wants. Whether the command is allowed is for [`State::judge`] to say.
    ///
    /// | command | applies |
    /// |---|---|
    /// | say, chat | always |
    /// | resign, stand, cancel, offer of a draw or a rematch | whatever has happened |
    /// | move, claim, offer to take back | while the board is the same and the same players are in |
    /// | accept, decline | to the offer that the client has seen |
    ///
    /// Two players who offer the same at the same moment agree on a rematch, and on a draw if both know the board. Two who want to
    /// take back mean different turns: the second one is behind.
    pub fn rebase<'c>(&self, command: &'c Command, seen: u32) -> Option<Cow<'c, Command>> {
        // Nobody has seen events that do not exist.
        let is_past = seen <= self.last();
        let knows_board = is_past && seen >= self.last_board();
        let applies = match *command {
            Command::Say { .. } | Command::Chat { .. } => true,
            Command::Resign { .. } | Command::Stand { .. } | Command::Cancel => is_past,
            Command::Move { .. } | Command::Claim { .. } => knows_board,
            Command::Accept { offer, .. } | Command::Decline { offer, .. } => {
                is_past && self.open_offer(offer).is_none_or(|open| open.number <= seen)
            }
            Command::Offer { color, offer } => {
                let open = self.open_offer(offer).filter(|open| !open.agreed.contains(color));
                if open.is_some_and(|open| open.number > seen) {
                    let agrees = match offer {
                        Offer::Rematch => true,
                        Offer::Draw => knows_board,
                        Offer::TakeBack => false,
                    };
                    return agrees.then_some(Cow::Owned(Command::Accept { color, offer }));
                }
                match offer {
                    Offer::Draw | Offer::Rematch => is_past,
                    Offer::TakeBack => knows_board,
                }
            }
        };
        applies.then_some(Cow::Borrowed(command))
    }
}
