//! The program serving its page, for as long as this value lives.

use crate::{page, step};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

pub(crate) struct Served {
    child: Child,
    address: String,
}

impl Served {
    /// Builds page and program, and serves on a free port.
    pub(crate) fn start() -> Result<Served, String> {
        page::run()?;
        step::cargo(&["build", "--release", "--package", "pacru"])?;
        let program = step::target_folder()?.join("release/pacru").with_extension(std::env::consts::EXE_EXTENSION);
        let mut child = Command::new(&program)
            .args(["serve", "--port", "0"])
            .env("PACRU_DATABASE", program.with_file_name("shown-games.db"))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            // A program that says nothing has no address, which is noticed below.
            let _ = BufReader::new(output).read_line(&mut line);
        }
        let address = line.split_whitespace().last().unwrap_or_default().trim_end_matches('/').to_owned();
        let served = Served { child, address };
        if served.address.starts_with("http") { Ok(served) } else { Err(format!("the server said: {line}")) }
    }

    /// The address of a path of the page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has nothing to lose; what was served is in the repository.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
