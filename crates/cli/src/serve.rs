//! `pacru serve`.

use crate::args::ServeArgs;
use crate::failure::Failure;
use pacru_server::{BindError, Page, Server, Settings};
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let settings = Settings { host: args.host, port: args.port, any_port: args.any_port, ..Settings::default() };
    let page = Page::embedded();
    if page.is_empty() {
        // Without a standard error there is nobody to tell; the browser is told, too.
        let _ = writeln!(io::stderr(), "pacru: {}", Page::MISSING);
    }
    let server = Server::bind(&settings, page).map_err(|error| refusal(&error))?;
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

/// What went wrong with the port, and what to do.
fn refusal(error: &BindError) -> Failure {
    let advice = match error {
        BindError::Busy(_) => ": choose another with --port, or let --any-port take a free one",
        BindError::Denied(_) => ": choose one above 1023 with --port",
        BindError::Elsewhere(_) => ": choose another with --host",
        BindError::Other(..) => "",
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
