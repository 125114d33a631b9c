//! Being asked to end.

use std::io;

/// A future that ends when the program is asked to end: by Ctrl-C, or by the system that runs it. It hears from now on.
#[cfg(unix)]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// A future that ends when the program is asked to end by Ctrl-C. It hears from now on.
#[cfg(windows)]
pub(crate) fn asked() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
