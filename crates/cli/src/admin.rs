//! `pacru admin`: an operator beside a server, or without one.

use crate::backup::path;
use crate::failure::Failure;
use crate::server_args::{AdminArgs, AdminCommand, DatabaseArgs};
use pacru_api::{GameId, Hidden, Phase};
use pacru_server::operate;
use std::io::{self, Write};

pub(crate) fn run(args: &AdminArgs) -> Result<(), Failure> {
    match &args.command {
        AdminCommand::HideName { game, color, database } => hide(database, game, &Hidden::Name(*color)),
        AdminCommand::HideMessage { game, number, database } => hide(database, game, &Hidden::Message(*number)),
        AdminCommand::HideGame { game, database } => hide(database, game, &Hidden::Game),
        AdminCommand::Show { game, database } => show(database, game),
        AdminCommand::Games { most, database } => games(database, *most),
    }
}

fn refused(error: impl std::fmt::Display) -> Failure {
    Failure::Refused(error.to_string())
}

fn hide(database: &DatabaseArgs, game: &GameId, what: &Hidden) -> Result<(), Failure> {
    operate::hide(&path(database)?, game, what).map_err(refused)?;
    writeln!(io::stdout(), "it will be hidden: within seconds by a server that runs, else when one starts")?;
    Ok(())
}

/// An event a line: its number, the time, and what happened as JSON.
fn show(database: &DatabaseArgs, game: &GameId) -> Result<(), Failure> {
    let log = operate::log(&path(database)?, game).map_err(refused)?;
    let mut out = io::stdout().lock();
    for logged in log {
        writeln!(out, "{}", serde_json::to_string(&logged).map_err(refused)?)?;
    }
    Ok(())
}

fn games(database: &DatabaseArgs, most: u32) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for (game, public) in operate::games(&path(database)?, most).map_err(refused)? {
        let phase = match game.phase {
            Phase::Waiting => "waiting",
            Phase::Running => "running",
            Phase::Over => "over",
        };
        let who = if public { "public" } else { "private" };
        // Names are people's own words; one line each stays one line, because names have no line breaks.
        writeln!(out, "{} {phase} {who} {} {} {:?}", game.id, game.game, game.order, game.names)?;
    }
    Ok(())
}
