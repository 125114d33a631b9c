//! `pacru serve`.

use crate::failure::Failure;
use crate::server_args::ServeArgs;
use pacru_server::{BindError, Page, Server, StartError, start_log};
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let settings = args.sources.read().map_err(|error| Failure::Refused(error.to_string()))?;
    start_log(&settings).map_err(|error| Failure::Refused(error.to_string()))?;
    let page = match &args.page {
        Some(folder) => Page::from_folder(folder).map_err(|error| Failure::file(folder, &error))?,
        None => Page::embedded(),
    };
    // Without a standard error there is nobody to tell; a browser that finds no page is told, too.
    if page.is_empty() {
        let _ = writeln!(io::stderr(), "pacru: {}", Page::MISSING);
    } else if !page.is_compressed() {
        let _ = writeln!(
            io::stderr(),
            "pacru: the page is not compressed; 'cargo xtask page' builds it for a public server"
        );
    }
    let server = Server::open(&settings, page).map_err(|error| refusal(&error))?;
    let url = server.url();
    let ready = || {
        // Serving goes on even if nobody reads where.
        let mut out = io::stdout().lock();
        let _ = writeln!(out, "Pacru is at {url}").and_then(|()| out.flush());
        if args.open {
            open(&url);
        }
    };
    server.run(ready).map_err(|error| Failure::refused("cannot serve", error))
}

/// What went wrong with the database or the port, and what to do.
fn refusal(error: &StartError) -> Failure {
    let advice = match error {
        StartError::Port(BindError::Busy(_)) => ": choose another with --port, or let --any-port take a free one",
        StartError::Port(BindError::Denied(_)) => ": choose one above 1023 with --port",
        StartError::Port(BindError::Elsewhere(_)) => ": choose another with --host",
        StartError::Database(..) => "; or choose another file with --database",
        StartError::Port(BindError::Other(..)) | StartError::NoFolder(_) | StartError::Runtime(_) => "",
    };
    Failure::Refused(format!("{error}{advice}"))
}

/// Opens an address in the browser. Where that fails, people still have the address on the line above.
fn open(url: &str) {
    let (program, before): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let (null_in, null_out, null_err) = (Stdio::null(), Stdio::null(), Stdio::null());
    let child = Command::new(program).args(before).arg(url).stdin(null_in).stdout(null_out).stderr(null_err).spawn();
    if let Ok(mut child) = child {
        // It may live as long as the browser does; when it ends, nothing of it is left behind.
        thread::spawn(move || child.wait());
    }
}
