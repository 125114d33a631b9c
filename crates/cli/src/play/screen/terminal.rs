//! The terminal, taken over and always given back: at the end, on an error, when suspended, ended from outside or on a panic.

use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The terminal while the game has it.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    ended: Arc<AtomicBool>,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Screen> {
        let ended = Arc::new(AtomicBool::new(false));
        #[cfg(unix)]
        end_on_signals(Arc::clone(&ended))?;
        // ratatui's own hook leaves the full screen on a panic; the mouse is ours to give back.
        let screen = Screen { terminal: ratatui::try_init()?, ended };
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            release_mouse();
            hook(info);
        }));
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(screen)
    }

    pub(crate) fn draw(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(draw).map(|_| ())
    }

    /// Whether somebody ended the program by a signal.
    pub(crate) fn is_ended_from_outside(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Gives the terminal to the shell until the shell goes on with the game.
    #[cfg(unix)]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        ratatui::crossterm::terminal::enable_raw_mode()?;
        execute!(io::stdout(), ratatui::crossterm::terminal::EnterAlternateScreen, EnableMouseCapture)?;
        self.terminal.clear()
    }

    /// Here nobody can suspend a program.
    #[cfg(not(unix))]
    pub(crate) fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // The hook has done it on a panic; a second time would set the cursor back over the message.
        if !std::thread::panicking() {
            give_back();
        }
    }
}

/// Asks the game to end when a signal says so, or when the terminal is gone without a signal, as it is for a program that
/// was started with `setsid`. Waiting for keys never ends then, so the game is not waited for long.
#[cfg(unix)]
fn end_on_signals(ended: Arc<AtomicBool>) -> io::Result<()> {
    use io::IsTerminal;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGTERM, SIGINT, SIGHUP, SIGQUIT])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        let signal = loop {
            let gone = (!io::stdin().is_terminal()).then_some(SIGHUP);
            if let Some(signal) = signals.pending().next().or(gone) {
                break signal;
            }
            std::thread::sleep(WATCH);
        };
        ended.store(true, Ordering::Relaxed);
        std::thread::sleep(PATIENCE);
        give_back();
        // As shells tell an end by a signal.
        std::process::exit(128 + signal);
    })?;
    Ok(())
}

/// How often to look for signals and for the terminal.
#[cfg(unix)]
const WATCH: std::time::Duration = std::time::Duration::from_millis(100);

/// How long the game may take to end after a signal.
#[cfg(unix)]
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(1);

fn give_back() {
    release_mouse();
    // As below; nor is there anybody to be told.
    let _ = ratatui::try_restore();
}

fn release_mouse() {
    // A terminal that is gone need not be given back.
    let _ = execute!(io::stdout(), DisableMouseCapture);
}
