//! What the server says about itself while it runs: to standard error, as text or JSON. No secret ever gets there: links
//! carry theirs in the fragment, which browsers do not send, and [`pacru_api::Secret`] shows nothing of itself.

use crate::settings::doubtful_variables;
use crate::{LogFormat, Settings, SettingsError};
use std::io::{self, IsTerminal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

/// What is logged. A word alone is a level: taken for a part of the program, a misspelt one would log nothing at all.
fn read_filter(text: &str) -> Option<Targets> {
    let fits = |word: &str| word.contains('=') || !word.is_empty() && word.trim().parse::<LevelFilter>().is_ok();
    text.split(',').all(fits).then(|| text.parse().ok()).flatten()
}

/// Starts the log, with a word about variables that set nothing. What is logged already, because a program starts it twice, stays as it is.
pub fn start_log(settings: &Settings) -> Result<(), SettingsError> {
    let wrong = || SettingsError::new(format!("log {}: use error, warn, info, debug or trace", settings.log));
    let filter = read_filter(&settings.log).ok_or_else(wrong)?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let lines = match settings.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    let _ = registry().with(lines.with_filter(filter)).try_init();
    for doubt in doubtful_variables() {
        tracing::warn!("{doubt}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::read_filter;

    #[test]
    fn a_word_that_is_no_level_is_refused() {
        for fine in ["info", "TRACE", "off", "warn,pacru_server=debug", "warn, pacru_server::http=trace"] {
            assert!(read_filter(fine).is_some(), "{fine}");
        }
        for wrong in ["loud", "inof", "warn,pacru_server", "warn,pacru_server=loud", ""] {
            assert!(read_filter(wrong).is_none(), "{wrong}");
        }
    }
}
