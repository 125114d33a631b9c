//! The real command, serving from a database of its own.

use crate::error::{Error, Result};
use crate::http::{Http, patiently};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How a server is started.
#[derive(Debug)]
pub struct Start {
    /// The command `pacru`.
    pub program: PathBuf,
    /// Words before it, such as those of a tracer.
    pub under: Vec<String>,
    /// Where it listens; 0 is any free port.
    pub port: u16,
    /// More options.
    pub options: Vec<String>,
    /// Where its database is; removed in the end.
    pub folder: TempDir,
}

/// A server that runs. It is killed when this value is dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// One client asks for what thousands would: its limits are raised.
const RAISED: &[(&str, &str)] = &[
    ("--connections", "13000"),
    ("--connections-per-address", "13000"),
    ("--sockets", "12000"),
    ("--sockets-per-address", "12000"),
    ("--requests", "1000000/1s"),
    ("--requests-per-visitor", "1000000/1s"),
    ("--visitors", "1000000/1s"),
    ("--games", "1000000/1s"),
    ("--joins", "1000000/1s"),
    ("--commands", "1000000/1s"),
    ("--games-per-visitor", "1000"),
    ("--seats-per-visitor", "1000"),
    ("--computers-per-visitor", "1000"),
    ("--games-in-memory", "100000"),
];

impl Start {
    /// The command with an empty database.
    pub fn new(program: &Path) -> Result<Start> {
        let folder = tempfile::Builder::new().prefix("pacru-load-").tempdir()?;
        Ok(Start { program: program.to_owned(), under: Vec::new(), port: 0, options: Vec::new(), folder })
    }

    /// The file of the database.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("pacru.db")
    }

    /// Starts it and waits until it answers.
    pub async fn serve(&self) -> Result<Served> {
        let mut words = self.under.iter().map(AsRef::as_ref).chain([self.program.as_os_str()]);
        let mut command = Command::new(words.next().unwrap_or(self.program.as_os_str()));
        command.args(words).args(["serve", "--port", &self.port.to_string(), "--log", "error"]);
        command.arg("--database").arg(self.database());
        for (name, value) in RAISED {
            command.args([name, value]);
        }
        let mut child = command
            .args(&self.options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| Error::from(error).during(self.program.display()))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            patiently("the server to tell its address", BufReader::new(out).read_line(&mut line)).await??;
        }
        let address = line.trim_end().strip_prefix("Pacru is at http://").and_then(|rest| rest.strip_suffix('/'));
        let address = address.and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| Error::new(format!("the server did not start; it said {line:?}")))?;
        Ok(Served { child, address })
    }
}

impl Served {
    /// A client of it.
    pub fn http(&self) -> Http {
        Http::new(self.address)
    }

    /// `kill -9`.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Asks it to end, and waits until it has.
    pub async fn stop(mut self) -> Result<()> {
        // Under a tracer the server is its child.
        let process = self.process()?;
        let sent = Command::new("kill").args(["-TERM", &process.to_string()]).status().await?;
        if !sent.success() {
            return Err(Error::new("the server has ended by itself"));
        }
        patiently("the server to end", self.child.wait()).await??;
        Ok(())
    }

    /// The number of the server's process.
    fn process(&self) -> Result<u32> {
        let started = self.child.id().ok_or_else(|| Error::new("the server has ended"))?;
        let name = std::fs::read_to_string(format!("/proc/{started}/comm")).unwrap_or_default();
        if name.trim_end() != "strace" {
            return Ok(started);
        }
        let children = std::fs::read_to_string(format!("/proc/{started}/task/{started}/children"))?;
        children.trim().parse().map_err(|_| Error::new(format!("one traced process was expected, not '{children}'")))
    }

    /// Bytes of memory that are its own or shared, as the system counts them.
    pub fn memory(&self) -> Result<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process()?))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kibibytes.map(|kibibytes| kibibytes << 10).ok_or_else(|| Error::new("the system does not tell its memory"))
    }

    /// Seconds of processor time it has used.
    pub fn processor_time(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process()?))?;
        // The name in brackets may hold spaces; the times are the 14th and 15th word, in hundredths of a second.
        let after = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        let ticks: Vec<f64> = after.split_whitespace().skip(11).take(2).filter_map(|word| word.parse().ok()).collect();
        match ticks[..] {
            [user, system] => Ok((user + system) / 100.0),
            _ => Err(Error::new("the system does not tell its processor time")),
        }
    }
}
