//! Settings from flags, the environment and a file, in this order of precedence.

use super::file;
use super::{KEYS, Key, Settings};
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

/// How the names of variables begin.
const PREFIX: &str = "PACRU_";
/// The variable that names the file.
const CONFIG: &str = "PACRU_CONFIG";

/// What people said about settings.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The file, if a flag names one.
    pub config: Option<PathBuf>,
    /// Names of settings with values, from flags.
    pub flags: Vec<(String, String)>,
}

impl Sources {
    /// Reads everything: what a flag says counts before the environment, this before the file, and this before the default.
    pub fn read(&self) -> Result<Settings, SettingsError> {
        self.read_with(|name| std::env::var_os(name))
    }

    fn read_with(&self, variable: impl Fn(&str) -> Option<OsString>) -> Result<Settings, SettingsError> {
        let named = variable(CONFIG).filter(|path| !path.is_empty()).map(PathBuf::from);
        let path = self.config.clone().or(named);
        let entries = path.as_deref().map(file::read).transpose()?.unwrap_or_default();
        self.combine(entries, variable)
    }

    /// Settings from the text of a file and the flags, without the environment. Errors name the file as [`Sources::config`] does.
    pub fn parse(&self, file: &str) -> Result<Settings, SettingsError> {
        let path = self.config.as_deref().unwrap_or_else(|| Path::new("settings"));
        self.combine(file::parse(path, file)?, |_| None)
    }

    fn combine(
        &self,
        entries: Vec<file::Entry>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Result<Settings, SettingsError> {
        let mut settings = Settings::default();
        for entry in entries {
            (entry.key.set)(&mut settings, &entry.text)
                .map_err(|why| SettingsError(format!("{}: {}: {why}", entry.place, entry.key.name)))?;
        }
        for key in KEYS {
            let name = key.variable();
            if let Some(text) = variable(&name) {
                let text = text.into_string().map_err(|_| SettingsError(format!("{name}: not UTF-8")))?;
                (key.set)(&mut settings, &text).map_err(|why| SettingsError(format!("{name}={text}: {why}")))?;
            }
        }
        for (name, text) in &self.flags {
            let key = Key::find(name).ok_or_else(|| SettingsError(format!("--{name}: there is no such setting")))?;
            (key.set)(&mut settings, text).map_err(|why| SettingsError(format!("--{name} {text}: {why}")))?;
        }
        settings.check_numbers()?;
        Ok(settings)
    }
}

/// What to tell about variables of the environment that look like settings and are none. They may be somebody else's, so they
/// do not keep a server from starting.
pub(crate) fn doubtful_variables() -> Vec<String> {
    doubtful(std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()))
}

fn doubtful(names: impl Iterator<Item = String>) -> Vec<String> {
    let known = |name: &str| name == CONFIG || KEYS.iter().any(|key| key.variable() == name);
    let doubts = names.filter(|name| name.starts_with(PREFIX) && !known(name)).map(|name| {
        let meant = nearest(&name[PREFIX.len()..].to_lowercase().replace('_', "-"));
        let hint = meant.map(|key| format!("; did you mean {}?", key.variable())).unwrap_or_default();
        format!("{name}: there is no such setting{hint}")
    });
    let mut doubts: Vec<String> = doubts.collect();
    doubts.sort_unstable();
    doubts
}

/// The setting that was probably meant: one with the same letters, or one that begins the same.
pub(super) fn nearest(name: &str) -> Option<&'static Key> {
    let letters = |name: &str| {
        let mut letters: Vec<char> = name.to_lowercase().replace('_', "-").chars().collect();
        letters.sort_unstable();
        letters
    };
    let same = KEYS.iter().find(|key| letters(key.name) == letters(name));
    same.or_else(|| KEYS.iter().find(|key| name.len() > 2 && key.name.starts_with(name)))
}

impl Key {
    pub(super) fn find(name: &str) -> Option<&'static Key> {
        KEYS.iter().find(|key| key.name == name)
    }
}

/// Why settings cannot be used: where it stands, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError(pub(super) String);

impl SettingsError {
    pub(crate) fn new(why: String) -> SettingsError {
        SettingsError(why)
    }
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It quotes what was given, which can hold control characters.
        self.0
            .chars()
            .try_for_each(|c| if c.is_control() { write!(f, "{}", c.escape_debug()) } else { write!(f, "{c}") })
    }
}

impl std::error::Error for SettingsError {}

#[cfg(test)]
mod tests {
    use super::Sources;
    use crate::Settings;
    use std::path::PathBuf;

    fn read(file: &str, variables: &[(&str, &str)], flags: &[(&str, &str)]) -> Result<Settings, String> {
        let number = std::thread::current().id();
        let path = std::env::temp_dir().join(format!("pacru-{}-{number:?}.toml", std::process::id()));
        std::fs::write(&path, file).expect("a file");
        let owned = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        let sources = Sources { config: Some(path.clone()), flags: flags.iter().map(owned).collect() };
        let variable = |name: &str| variables.iter().find(|(other, _)| *other == name).map(|(_, value)| value.into());
        let read = sources.read_with(variable);
        std::fs::remove_file(&path).expect("it is there");
        read.map_err(|error| error.to_string().replace(&path.display().to_string(), "FILE"))
    }

    #[test]
    fn flags_count_before_the_environment_before_the_file() {
        let file = "port = 1\nqueue = 1\nsockets = 1\nhost = \"::\"\nany-port = true\ntrusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n";
        let settings = read(file, &[("PACRU_PORT", "2"), ("PACRU_QUEUE", "2")], &[("port", "3")]).expect("settings");
        assert_eq!((settings.port, settings.hub.waiting_messages, settings.limits.sockets), (3, 2, 1));
        assert_eq!((settings.limits.connections, settings.any_port), (Settings::default().limits.connections, true));
        assert_eq!(
            (settings.host.to_string().as_str(), settings.trusted_proxy.to_string().as_str()),
            ("::", "10.0.0.0/8,::1/128")
        );
    }

    #[test]
    fn the_environment_names_the_file_unless_a_flag_does() {
        let nowhere = Sources { config: None, flags: Vec::new() };
        let read = nowhere.read_with(|name| (name == "PACRU_CONFIG").then(|| "/no/such/file".into()));
        assert!(read.expect_err("it is not there").to_string().starts_with("/no/such/file: "));
        let chosen = Sources { config: Some(PathBuf::from("/not/there/either")), flags: Vec::new() };
        let read = chosen.read_with(|name| (name == "PACRU_CONFIG").then(|| "/no/such/file".into()));
        assert!(read.expect_err("it is not there").to_string().starts_with("/not/there/either: "));
    }

    #[test]
    fn variables_that_set_nothing_are_told() {
        let names = ["PACRU_PROT", "PACRU_PORT", "PACRU_CONFIG", "PACRU_SERVICE_HOST", "PATH", "PACRU_PUBLIC"];
        let told = super::doubtful(names.into_iter().map(str::to_owned));
        assert_eq!(
            told,
            [
                "PACRU_PROT: there is no such setting; did you mean PACRU_PORT?",
                "PACRU_PUBLIC: there is no such setting; did you mean PACRU_PUBLIC_URL?",
                "PACRU_SERVICE_HOST: there is no such setting",
            ]
        );
    }

    #[test]
    fn errors_name_the_place() {
        for (file, told) in [
            ("port = 1\nprot = 2\n", "FILE: line 2: prot: there is no such setting; did you mean port?"),
            ("\n\nport = \"many\"\n", "FILE: line 3: port: use a number from 0 to 65535"),
            ("port = 1\nport = 2\n", "FILE: line 2: "),
            ("queue = 1.5", "FILE: line 1: queue: use a text, a number, true or false"),
            ("[limits]\nqueue = 1", "FILE: line 1: limits: there is no such setting"),
            ("port = -1", "FILE: line 1: port: use a number from 0 to 65535"),
            ("port", "FILE: line 1: "),
        ] {
            let error = read(file, &[], &[]).expect_err(file);
            assert!(error.starts_with(told), "{error}");
            assert_eq!(error.lines().count(), 1, "{error}");
        }
        let error = read("", &[("PACRU_PING_TIME", "soon")], &[]).expect_err("no time");
        assert_eq!(error, "PACRU_PING_TIME=soon: use a time such as 500ms, 20s, 15m, 24h or 7d");
        for (name, value, told) in [
            ("thinking-memory", "9999999", "thinking-memory 9999999: use 1 to 4096"),
            ("games-in-memory", "0", "games-in-memory 0: use at least 1"),
            ("body-size", "0", "body-size 0: use at least 1024"),
        ] {
            assert_eq!(read("", &[], &[(name, value)]).expect_err(name), told);
        }
        let error = read("", &[], &[("po\nrt", "1")]).expect_err("no name");
        assert_eq!(error, "--po\\nrt: there is no such setting");
        let error = read("", &[], &[("requests", "many")]).expect_err("no rate");
        assert_eq!(error, "--requests many: use a number for a time, such as 30/1m");
    }
}
