//! Whether somebody wants a match to end early.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A wish to end, heard by everything that takes long.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens for signals: the first ends the match in good order, a second one at once.
    #[cfg(unix)]
    pub(crate) fn listen() -> io::Result<Interrupt> {
        use signal_hook::consts::{SIGINT, SIGTERM};
        let interrupt = Interrupt::default();
        for signal in [SIGINT, SIGTERM] {
            // In this order, so that the first signal does not find what it says itself.
            signal_hook::flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&interrupt.0))?;
            signal_hook::flag::register(signal, Arc::clone(&interrupt.0))?;
        }
        Ok(interrupt)
    }

    /// Elsewhere a signal ends the program at once.
    #[cfg(not(unix))]
    pub(crate) fn listen() -> io::Result<Interrupt> {
        Ok(Interrupt::default())
    }

    /// Whether to end now.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
