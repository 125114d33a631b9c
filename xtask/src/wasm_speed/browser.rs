//! A browser without windows.

use crate::tools;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// No sandbox, because containers lack what it needs and the page is ours; and nothing that works in the background.
const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// A running browser with a fresh profile; both end with this value.
pub(super) struct Browser {
    child: Child,
    profile: PathBuf,
}

impl Browser {
    pub(super) fn open(address: &str) -> Result<Browser, String> {
        let profile = std::env::temp_dir().join(format!("pacru-browser-{}", std::process::id()));
        let child = Command::new(tools::ensure_browser()?)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(address)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start the browser: {error}"))?;
        Ok(Browser { child, profile })
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // What is left behind if one of these fails lies in the folder for temporary files.
        let _ = self.child.kill();
        let _ = self.child.wait();
        // Its own children live a little longer, and write.
        for _ in 0..20 {
            if std::fs::remove_dir_all(&self.profile).is_ok() && !self.profile.exists() {
                break;
            }
            thread::sleep(Duration::from_millis(100));
        }
    }
}
