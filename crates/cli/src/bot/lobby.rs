//! Waiting at a server: games that were left, open invitations, or an offer of its own.

use super::client::{Client, ClientError, patiently};
use super::{Bot, say};
use crate::failure::Failure;
use pacru_api::{GameId, Join, Phase, RefusedCode, Seat, Setup, Visibility};
use std::collections::HashSet;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How often the lobby is looked at.
const PAUSE: Duration = Duration::from_secs(2);

/// Plays what comes until there have been enough games.
pub(super) fn wait(bot: &Bot<'_>) -> Result<(), Failure> {
    thread::scope(|scope| {
        let (sender, ends) = mpsc::channel();
        let mut known = HashSet::new();
        let (mut playing, mut begun) = (0, 0);
        loop {
            let enough = bot.args.games.is_some_and(|games| begun >= games);
            if enough && playing == 0 {
                return Ok(());
            }
            if !enough && playing < bot.args.at_once {
                let found = find(bot, &mut known).map_err(|error| Failure::refused(bot.client.server(), error))?;
                if let Some(game) = found {
                    (playing, begun) = (playing + 1, begun + 1);
                    let sender = sender.clone();
                    scope.spawn(move || {
                        // One game that goes wrong does not end the others.
                        if let Err(error) = bot.play(game.clone()) {
                            say(&format!("{}: {error}", bot.address(&game)));
                        }
                        // The loop above waits for as many as it has begun.
                        let _ = sender.send(());
                    });
                    continue;
                }
            }
            if ends.recv_timeout(PAUSE).is_ok() {
                playing -= 1;
            }
        }
    })
}

/// A game to play in which we have a seat.
fn find(bot: &Bot<'_>, known: &mut HashSet<GameId>) -> Result<Option<GameId>, ClientError> {
    let left = patiently(|| bot.client.my_games())?;
    if let Some(game) = left.games.into_iter().find(|game| game.phase != Phase::Over && !known.contains(&game.id)) {
        known.insert(game.id.clone());
        return Ok(Some(game.id));
    }
    let game = match bot.args.offer {
        Some(_) => Some(offer(bot, &bot.client)?),
        None => take(bot, &bot.client, known)?,
    };
    known.extend(game.clone());
    Ok(game)
}

/// Takes the invitation that has waited longest.
fn take(bot: &Bot<'_>, client: &Client, known: &HashSet<GameId>) -> Result<Option<GameId>, ClientError> {
    let lobby = patiently(|| client.lobby())?;
    for invitation in lobby.open.iter().rev().filter(|open| !open.mine && !known.contains(&open.id)) {
        let join = Join { key: None, name: bot.name.clone(), color: None };
        match patiently(|| client.join(&invitation.id, &join)) {
            Ok(_) => return Ok(Some(invitation.id.clone())),
            // Somebody was faster, or the host has gone.
            Err(ClientError::Refused(RefusedCode::SeatTaken | RefusedCode::Over | RefusedCode::NotFound, _)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Sets up a public game with one seat for the bot and the others open.
fn offer(bot: &Bot<'_>, client: &Client) -> Result<GameId, ClientError> {
    let strange = || ClientError::Strange("a game has two to four players".to_owned());
    let game = bot.args.offer.ok_or_else(strange)?;
    let order = pacru_rules::TurnOrder::standard(usize::from(bot.args.players)).ok_or_else(strange)?;
    let mut setup = Setup { visibility: Visibility::Public, ..Setup::new(game, order) };
    setup.seats[0] = Seat::Here { name: bot.name.clone() };
    let created = patiently(|| client.create(setup.clone()))?;
    Ok(created.id)
}
