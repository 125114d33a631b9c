//! The program serving its page, for as long as this value lives.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// How long a server may take to print its address.
const START_LIMIT: Duration = Duration::from_secs(60);

/// A server on a free port with a database of its own.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    address: String,
}

impl ServerProcess {
    /// Starts the program that the variable `PACRU_PROGRAM` names; `cargo xtask` sets it.
    pub fn start() -> Result<ServerProcess, String> {
        let program = std::env::var_os("PACRU_PROGRAM").map(PathBuf::from);
        let program = program.ok_or("PACRU_PROGRAM does not name the program: start this by 'cargo xtask'")?;
        let mut child = Command::new(&program)
            .args(["serve", "--port", "0"])
            .env("PACRU_DATABASE", program.with_file_name("shown-games.db"))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let (sender, first_line) = mpsc::channel();
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut line = String::new();
                // A program that prints nothing has no address, which is noticed below.
                let _ = BufReader::new(output).read_line(&mut line);
                let _ = sender.send(line);
            });
        }
        let line = first_line.recv_timeout(START_LIMIT).unwrap_or_default();
        let address = line.split_whitespace().last().unwrap_or_default().trim_end_matches('/').to_owned();
        let server = ServerProcess { child, address };
        if server.address.starts_with("http") {
            Ok(server)
        } else {
            Err(format!("the server printed no address within {START_LIMIT:?}, but: {line:?}"))
        }
    }

    /// The address of a path of the page.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It has nothing to lose; it may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
