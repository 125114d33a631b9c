//! `pacru bot`: plays on a server, over the same interface as everybody else.

mod args;
mod client;
mod live;
mod lobby;
mod player;
mod target;

use crate::failure::Failure;
pub(crate) use args::BotArgs;
use client::{Client, ClientError, patiently};
use pacru_api::{GameId, Join, NAME_LENGTH, Phase, RefusedCode, Secret, tidy_text};
use pacru_engine::Level;
use pacru_rules::Color;
use player::{Player, Style};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use target::Target;

/// A bot at a server.
struct Bot<'a> {
    args: &'a BotArgs,
    client: Client,
    name: String,
    style: Style,
}

pub(crate) fn run(args: &BotArgs) -> Result<(), Failure> {
    let target = Target::read(&args.url).map_err(|error| Failure::Usage(format!("--url {}: {error}", args.url)))?;
    let level = Level::new(args.level).ok_or_else(|| Failure::Usage("levels are 1 to 8".to_owned()))?;
    let name = args.name.clone().unwrap_or_else(|| format!("bot, level {}", args.level));
    let name = tidy_text(&name, NAME_LENGTH);
    if name.is_empty() {
        return Err(Failure::Usage("--name: a name needs a letter at least".to_owned()));
    }
    let mut client = Client::new(target.server());
    introduce(&mut client, args.token_file.as_deref())?;
    let bot = Bot { args, client, name, style: Style { level, again: args.again, seed: args.seed } };
    match target {
        Target::Lobby { .. } => lobby::wait(&bot),
        Target::Game { game, key, .. } => {
            let failed = |error| Failure::refused(bot.address(&game), error);
            bot.sit_down(&game, key).map_err(failed)?;
            bot.play(game.clone()).map_err(failed)
        }
    }
}

/// Becomes who we were, if a file says so, or somebody new.
fn introduce(client: &mut Client, file: Option<&Path>) -> Result<(), Failure> {
    if let Some(path) = file.filter(|path| path.exists()) {
        let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
        let token: Result<Secret, _> = text.trim().parse();
        let token =
            token.map_err(|_| Failure::refused(path.display(), "this is no token; remove the file for a new one"))?;
        client.set_token(token);
        return Ok(());
    }
    // The first word to a server is not patient: a wrong address is told at once.
    let server = client.server().to_owned();
    match client.introduce() {
        Err(ClientError::Busy(..)) => patiently(|| client.introduce()),
        other => other,
    }
    .map_err(|error| Failure::refused(server, error))?;
    match (file, client.token()) {
        (Some(path), Some(token)) => keep(path, token).map_err(|error| Failure::file(path, &error)),
        _ => Ok(()),
    }
}

/// Writes a token to a file that only its owner can read.
fn keep(path: &Path, token: &Secret) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    writeln!(options.open(path)?, "{}", token.as_str())
}

impl Bot<'_> {
    /// Where people find a game.
    fn address(&self, game: &GameId) -> String {
        format!("{}/game/{game}", self.client.server())
    }

    /// Takes a free seat, unless the bot has one from before.
    fn sit_down(&self, game: &GameId, key: Option<Secret>) -> Result<(), ClientError> {
        let join = Join { key, name: self.name.clone(), color: None };
        match self.client.game(game) {
            Ok(view) if !view.seats.is_empty() => return Ok(()),
            Ok(view) if view.phase == Phase::Over => {
                return Err(ClientError::Refused(RefusedCode::Over, "the game is over".to_owned()));
            }
            // A private game is not seen before its key is given.
            Ok(_) | Err(ClientError::Refused(RefusedCode::NotFound, _) | ClientError::Busy(..)) => {}
            Err(error) => return Err(error),
        }
        patiently(|| self.client.join(game, &join)).map(drop)
    }

    /// Plays a game to its end, and those that follow it.
    fn play(&self, game: GameId) -> Result<(), ClientError> {
        let mut next = Some(game);
        while let Some(game) = next {
            let view = patiently(|| self.client.game(&game))?;
            let seats: Vec<&str> = view.seats.iter().map(Color::name).collect();
            say(&format!("{}: playing {}", self.address(&game), seats.join(" and ")));
            let ended = Player::new(&self.client, game.clone(), self.style).play()?;
            say(&format!("{}: {}", self.address(&game), ended.how));
            next = ended.rematch;
        }
        Ok(())
    }
}

/// Tells a line to whoever listens; a bot plays on if nobody does.
fn say(line: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}
