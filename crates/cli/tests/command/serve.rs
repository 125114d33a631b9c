//! `pacru serve`.

use crate::support::{Temporary, pacru, run, run_with};
use pacru_testing::process::Process;
use pacru_testing::wait::{LIMIT, wait_until};
use std::ffi::OsStr;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Command;

/// A server that serves; it ends with this value.
struct Serving {
    /// Elsewhere it is only held until the end.
    #[cfg_attr(not(unix), expect(dead_code))]
    process: Process,
    port: u16,
}

impl Serving {
    fn start(mut command: Command) -> Serving {
        let mut process = Process::start(&mut command);
        let line = process.line("the server to tell its address");
        let port = line.strip_prefix("Pacru is at http://127.0.0.1:").and_then(|rest| rest.strip_suffix("/\n"));
        let port = port.and_then(|port| port.parse().ok());
        let Some(port) = port else { panic!("no address: {line:?}, {}", process.end().errors()) };
        Serving { process, port }
    }

    /// The answer to a request.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.set_read_timeout(Some(LIMIT)).expect("a time limit");
        stream.write_all(request.as_bytes()).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn new(args: &[&str]) -> Serving {
        Serving::start(pacru(["serve"].iter().chain(args)))
    }

    fn health(&self) -> String {
        self.ask("GET /health HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
    }
}

#[test]
fn serve_tells_its_address_and_answers_there() {
    let serving = Serving::new(&["--port", "0"]);
    assert_ne!(serving.port, 0);
    let answer = serving.health();
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("\r\n\r\nok"), "{answer}");
}

#[test]
fn no_command_serves() {
    let mut command = pacru([""; 0]);
    command.env("PACRU_PORT", "0");
    assert!(Serving::start(command).health().ends_with("ok"));
}

#[test]
fn serve_reads_flags_before_the_environment_before_the_file() {
    let busy = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let busy = busy.local_addr().expect("an address").port();
    let file = Temporary::with("settings.toml", format!("port = {busy}\nany-port = true\n"));
    let mut command = pacru(["serve", "--config"]);
    command.arg(&file);
    assert_ne!(Serving::start(command).port, 0);
    let mut command = pacru(["serve", "--port", "0", "--any-port=false", "--config"]);
    command.arg(&file).env("PACRU_PORT", busy.to_string());
    assert!(Serving::start(command).health().ends_with("ok"));

    let wrong = Temporary::with("wrong.toml", "port = 0\nprot = 1\n");
    let line = run([OsStr::new("serve"), OsStr::new("--config"), wrong.as_ref()]).refused(1);
    assert!(line.contains("wrong.toml: line 2: prot: there is no such setting; did you mean port?"), "{line}");
    let mut command = pacru(["serve"]);
    command.env("PACRU_REQUESTS", "many");
    let line = run_with(command, "").refused(1);
    assert!(line.contains("PACRU_REQUESTS=many: use a number for a time"), "{line}");
}

#[test]
fn serve_says_what_is_wrong_with_a_database() {
    let text = Temporary::with("text.db", "no database".repeat(1000));
    let refused =
        run([OsStr::new("serve"), OsStr::new("--port"), OsStr::new("0"), OsStr::new("--database"), text.as_ref()]);
    let line = refused.err.lines().last().expect("a line");
    assert_eq!(refused.code, 1);
    assert!(line.contains("text.db: ") && line.contains("--database"), "{line}");
    let line = run(["serve", "--database", "postgres://here/pacru"]).refused(2);
    assert!(line.contains("use the path of a file"), "{line}");
}

#[test]
fn games_are_copied_shown_and_hidden_beside_a_running_server() {
    let (database, copy) = (Temporary::new("admin.db"), Temporary::new("copy.db"));
    let path = database.0.to_str().expect("a path");
    let serving = Serving::new(&["--port", "0", "--database", path]);
    let body =
        r#"{"setup":{"game":"shacru","order":"gy","seats":[{"here":{"name":"Ann"}},"open"],"visibility":"public"}}"#;
    let head = "HTTP/1.1\r\nHost: test\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length";
    let answer = serving.ask(&format!("POST /api/games {head}: {}\r\n\r\n{body}", body.len()));
    let game = answer.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a game").to_owned();
    let with = |args: &[&str]| run(args.iter().copied().chain(["--database", path]));

    assert_eq!(with(&["admin", "games"]).done().text(), format!("{game} waiting public shacru gy [\"Ann\", \"\"]\n"));
    let shown = with(&["admin", "show", &game]).done();
    assert!(shown.text().starts_with("{\"number\":1,") && shown.text().contains("Ann"), "{}", shown.text());
    with(&["backup", copy.0.to_str().expect("a path")]).done();
    let line = with(&["backup", copy.0.to_str().expect("a path")]).refused(1);
    assert!(line.contains("copy.db"), "{line}");
    let copied = run(["admin", "games", "--database", copy.0.to_str().expect("a path")]).done();
    assert!(copied.text().starts_with(&game), "{}", copied.text());
    let again = Temporary::new("copy-of-copy.db");
    let names = [&again, &copy].map(|file| file.0.to_str().expect("a path"));
    run(["backup", names[0], "--database", names[1]]).done();

    with(&["admin", "hide-name", &game, "green"]).done();
    let look = format!("GET /api/games/{game} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n");
    wait_until("the name to be hidden", || {
        let answer = serving.ask(&look);
        if answer.contains("Ann") { Err(answer) } else { Ok(()) }
    });
    for (args, told) in [
        (&["admin", "hide-message", &game, "1"][..], "event 1"),
        (&["admin", "hide-name", &game, "red"], "nobody with a name plays red"),
        (&["admin", "hide-game", "aaaaaaaaaaaa"], "there is no game aaaaaaaaaaaa"),
        (&["admin", "show", "aaaaaaaaaaaa"], "there is no game aaaaaaaaaaaa"),
    ] {
        let line = with(args).refused(1);
        assert!(line.contains(told), "{line}");
    }
    let line = run(["backup", "nowhere.db", "--database", "/no/such.db"]).refused(1);
    assert!(line.contains("/no/such.db: there is no such database"), "{line}");
    run(["admin", "hide-name", &game, "pink"]).refused(2);
}

#[test]
fn serve_on_a_busy_port_says_what_to_do() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = other.local_addr().expect("an address").port().to_string();
    let refused = run(["serve", "--port", &port]);
    assert_eq!((refused.code, refused.text()), (1, ""));
    let line = refused.err.lines().last().expect("a line");
    assert_eq!(
        line,
        format!("pacru: port {port} is busy: choose another with --port, or let --any-port take a free one")
    );
    let serving = Serving::new(&["--port", &port, "--any-port"]);
    assert_ne!(serving.port.to_string(), port);
    assert!(serving.health().ends_with("ok"));
}

#[test]
fn serve_refuses_addresses_that_are_none() {
    for (args, told) in [
        (&["serve", "--port", "65536"][..], "65536"),
        (&["serve", "--port", "http"], "http"),
        (&["serve", "--host", "everywhere"], "127.0.0.1"),
        (&["serve", "now"], "now"),
    ] {
        let line = run(args).refused(2);
        assert!(line.contains(told), "'{told}' is not in {line}");
    }
    let elsewhere = run(["serve", "--host", "192.0.2.1", "--port", "0"]);
    assert_eq!(elsewhere.code, 1);
    assert!(elsewhere.err.contains("192.0.2.1 is no address of this computer"), "{}", elsewhere.err);
}

#[test]
fn serve_says_how_it_is_used() {
    let help = run(["serve", "--help"]).done();
    for word in ["--host", "127.0.0.1", "--port", "8302", "--any-port", "--open"] {
        assert!(help.text().contains(word), "'{word}' is not in\n{}", help.text());
    }
}

#[cfg(unix)]
#[test]
fn serve_ends_well_when_asked_to() {
    for signal in ["-TERM", "-INT"] {
        let serving = Serving::new(&["--port", "0"]);
        let mut idle = TcpStream::connect(("127.0.0.1", serving.port)).expect("it listens");
        serving.process.signal(signal);
        idle.set_read_timeout(Some(LIMIT)).expect("a time limit");
        let mut rest = Vec::new();
        // However the connection ends, it does.
        let _ = idle.read_to_end(&mut rest);
        assert!(rest.is_empty());
        assert_eq!(serving.process.end().status.code(), Some(0), "{signal}");
    }
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn serve_opens_the_page_where_it_can() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Temporary::new("browsers");
    let opened = Temporary::new("opened");
    std::fs::create_dir(&folder.0).expect("a folder");
    let script = folder.0.join("xdg-open");
    // Written beside it and moved, so that a reader never sees half of it.
    let text = "#!/bin/sh\nprintf '%s' \"$1\" > \"$OPENED.new\" && mv \"$OPENED.new\" \"$OPENED\"\n";
    std::fs::write(&script, text).expect("a script");
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
    let mut path = folder.0.clone().into_os_string();
    path.push(":/usr/bin:/bin");
    let mut command = pacru(["serve", "--port", "0", "--open"]);
    command.env("PATH", path).env("OPENED", &opened.0);
    let serving = Serving::start(command);
    wait_until("the page to be opened", || opened.0.exists().then_some(()).ok_or_else(|| "nothing".to_owned()));
    assert_eq!(opened.read(), format!("http://127.0.0.1:{}/", serving.port).as_bytes());
    std::fs::remove_dir_all(&folder.0).expect("it can be removed");

    let mut without = pacru(["serve", "--port", "0", "--open"]);
    without.env("PATH", "");
    assert!(Serving::start(without).health().ends_with("ok"));
}
