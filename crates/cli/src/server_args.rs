//! The arguments of the commands about a server. Its settings are flags, with the same names everywhere.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand};
use pacru_api::GameId;
use pacru_rules::Color;
use pacru_server::{KEYS, Key, Sources};
use std::path::PathBuf;

/// `pacru serve`
#[derive(Debug, Default)]
pub(crate) struct ServeArgs {
    pub(crate) sources: Sources,
    /// Open the page in the browser.
    pub(crate) open: bool,
    /// A folder with the page, instead of the one inside the program.
    pub(crate) page: Option<PathBuf>,
}

const SERVE_HELP: &str = "\
The first line of output is the address: Pacru is at http://127.0.0.1:8302/
Nothing needs to be set up: the games are kept in an SQLite file, which is made if there is none.

Each setting can also stand in the environment, as PACRU_ with its name in capitals (PACRU_PUBLIC_URL), and in the file that --config \
or PACRU_CONFIG names, as name = value (public-url = \"https://pacru.example.org\"). A flag counts before the environment, the environment \
before the file. A TIME is a number with ms, s, m, h or d.

Examples:
  pacru serve --open
  pacru serve --host 0.0.0.0                     for everybody in the home network
  pacru serve --public-url https://pacru.example.org --trusted-proxy 127.0.0.1";

/// Copies all games to a new file. The server may run meanwhile; the copy is as of one moment. To go back to it, stop the
/// server and start it with --database FILE.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The copy; there must not be such a file yet
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) database: DatabaseArgs,
}

/// What is hidden is gone from everything that is sent, within seconds where a server runs, else when
/// one starts. Nothing is deleted from the database.
#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    /// Hide the name of a player
    HideName {
        /// The game: the last part of its address
        game: GameId,
        /// Yellow, red, green or black, or the letter
        #[arg(value_name = "COLOUR", value_parser = read_color)]
        color: Color,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Hide a message that was sent at the table
    HideMessage {
        /// The game
        game: GameId,
        /// The number of the event, as 'pacru admin show' tells it
        number: u32,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Hide a game from everybody but its players
    HideGame {
        /// The game
        game: GameId,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// Show what happened in a game, with the numbers of the events
    Show {
        /// The game
        game: GameId,
        #[command(flatten)]
        database: DatabaseArgs,
    },
    /// List games, those in which something happened last first
    Games {
        /// How many
        #[arg(long, value_name = "N", default_value_t = 50)]
        most: u32,
        #[command(flatten)]
        database: DatabaseArgs,
    },
}

fn read_color(text: &str) -> Result<Color, String> {
    let word = text.to_lowercase();
    let known = Color::ALL.into_iter().find(|color| color.name() == word || color.letter().to_string() == word);
    known.ok_or_else(|| "use yellow, red, green or black".to_owned())
}

/// Which database: of the server's settings only that.
#[derive(Debug, Default)]
pub(crate) struct DatabaseArgs {
    pub(crate) sources: Sources,
}

impl Args for ServeArgs {
    fn augment_args(command: Command) -> Command {
        let open = Arg::new("open").long("open").action(ArgAction::SetTrue).help("Open the page in the browser");
        let page = Arg::new("page").long("page").value_name("FOLDER").value_parser(clap::value_parser!(PathBuf));
        let page = page.help("Serve the page from this folder, instead of the one inside the program");
        let command = command.after_help(SERVE_HELP).arg(open).arg(page);
        KEYS.iter().map(flag).fold(command.arg(config()), Command::arg)
    }

    fn augment_args_for_update(command: Command) -> Command {
        ServeArgs::augment_args(command)
    }
}

impl FromArgMatches for ServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<ServeArgs, clap::Error> {
        Ok(ServeArgs {
            sources: sources(matches, KEYS),
            open: matches.get_flag("open"),
            page: matches.get_one("page").cloned(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = ServeArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

fn database_keys() -> Vec<Key> {
    KEYS.iter().filter(|key| key.name == "database").copied().collect()
}

impl Args for DatabaseArgs {
    fn augment_args(command: Command) -> Command {
        database_keys().iter().map(flag).fold(command.arg(config()), Command::arg)
    }

    fn augment_args_for_update(command: Command) -> Command {
        DatabaseArgs::augment_args(command)
    }
}

impl FromArgMatches for DatabaseArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<DatabaseArgs, clap::Error> {
        Ok(DatabaseArgs { sources: sources(matches, &database_keys()) })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = DatabaseArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

fn config() -> Arg {
    let help = "A TOML file with settings";
    Arg::new("config").long("config").value_name("FILE").value_parser(clap::value_parser!(PathBuf)).help(help)
}

/// The flag of a setting.
fn flag(key: &Key) -> Arg {
    let default = key.default();
    let told =
        if default.is_empty() || key.value.is_empty() { String::new() } else { format!(" [default: {default}]") };
    let key = *key;
    let check = move |text: &str| key.check(text).map(|()| text.to_owned());
    let arg = Arg::new(key.name).long(key.name).help(format!("{}{told}", key.help)).value_parser(check);
    let arg = if key.section == KEYS[0].section { arg } else { arg.help_heading(key.section) };
    if key.value.is_empty() {
        arg.num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true")
            .value_name("true|false")
            .hide_possible_values(true)
    } else {
        arg.value_name(key.value)
    }
}

/// What was said by flags.
fn sources(matches: &ArgMatches, keys: &[Key]) -> Sources {
    let said = |key: &Key| matches.get_one::<String>(key.name).map(|text| (key.name.to_owned(), text.clone()));
    Sources { config: matches.get_one("config").cloned(), flags: keys.iter().filter_map(said).collect() }
}
