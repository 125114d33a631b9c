//! The command in a pseudo-terminal, with a screen that can be read.

use pacru_testing::wait::{Wait, wait_until};
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

/// A terminal in which `pacru play` runs.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Running,
    shown: Arc<Shown>,
    /// The terminal's settings before the command changed them.
    before: String,
}

/// After a failed test the command still runs; it must not outlive the test.
struct Running(Box<dyn Child + Send + Sync>);

impl Drop for Running {
    fn drop(&mut self) {
        // Otherwise it has ended already.
        let _ = self.0.kill();
    }
}

impl Running {
    /// Waits until it ends by itself; `screen` tells what it shows if it does not.
    #[track_caller]
    fn wait(&mut self, screen: impl Fn() -> String) -> ExitStatus {
        wait_until("the command to end", || self.0.try_wait().expect("a process").ok_or_else(&screen))
    }
}

struct Shown {
    parser: Mutex<vt100::Parser>,
    changed: Condvar,
    /// Nobody looks at the screen any more.
    gone: AtomicBool,
}

impl Terminal {
    /// Starts `pacru play` on a screen of this size.
    pub(crate) fn play(columns: u16, rows: u16, args: &[&str]) -> Terminal {
        Terminal::play_with(columns, rows, args, &[])
    }

    /// … with these environment variables.
    pub(crate) fn play_with(columns: u16, rows: u16, args: &[&str], variables: &[(&str, &str)]) -> Terminal {
        let mut command = play_command(args);
        for (name, value) in variables {
            command.env(name, value);
        }
        Terminal::start(columns, rows, command)
    }

    /// … in a terminal that does not tell it when it goes away, as with `setsid`.
    #[cfg(unix)]
    pub(crate) fn play_untold(columns: u16, rows: u16, args: &[&str]) -> Terminal {
        let mut command = play_command(args);
        command.set_controlling_tty(false);
        Terminal::start(columns, rows, command)
    }

    fn start(columns: u16, rows: u16, command: CommandBuilder) -> Terminal {
        let pty = native_pty_system().openpty(size(columns, rows)).expect("a pseudo-terminal");
        let before = settings(&*pty.master);
        let child = pty.slave.spawn_command(command).expect("the command can be started");
        let shown = Arc::new(Shown {
            parser: Mutex::new(vt100::Parser::new(some(rows), some(columns), 0)),
            changed: Condvar::new(),
            gone: AtomicBool::new(false),
        });
        let mut output = pty.master.try_clone_reader().expect("output");
        let reader = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // An error is the end here: the other side is closed.
            while let Ok(count @ 1..) = output.read(&mut bytes)
                && !reader.gone.load(Ordering::Relaxed)
            {
                // After a failed test nobody looks any more.
                let Ok(mut parser) = reader.parser.lock() else {
                    return;
                };
                parser.process(&bytes[..count]);
                drop(parser);
                reader.changed.notify_all();
            }
        });
        let keys = pty.master.take_writer().expect("input");
        Terminal { master: pty.master, keys, child: Running(child), shown, before }
    }

    pub(crate) fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("keys can be pressed");
    }

    /// Presses the left button on the text, which must be on the screen once.
    pub(crate) fn click(&mut self, text: &str) {
        let screen = self.screen();
        let (row, line) =
            screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect("it is on the screen");
        let (before, _) = line.split_once(text).expect("it is on the line");
        self.click_at(before.chars().count() + 1, row + 1);
    }

    /// Presses and releases the left button in a column and row, both from 1.
    pub(crate) fn click_at(&mut self, column: usize, row: usize) {
        self.send(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.shown.parser.lock().expect("a screen").screen_mut().set_size(some(rows), some(columns));
        self.master.resize(size(columns, rows)).expect("another size");
    }

    pub(crate) fn screen(&self) -> String {
        text(self.shown.parser.lock().expect("a screen").screen())
    }

    /// Waits until the text is on the screen.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(&format!("'{text}'"), |screen| self::text(screen).contains(text));
    }

    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, holds: impl Fn(&vt100::Screen) -> bool) {
        let wait = Wait::new(what);
        let mut parser = self.shown.parser.lock().expect("a screen");
        while !holds(parser.screen()) {
            wait.check(format_args!("\n{}", text(parser.screen())));
            (parser, _) = self.shown.changed.wait_timeout(parser, Duration::from_millis(200)).expect("a screen");
        }
    }

    /// Waits until the command has ended by itself, and checks that it gave the terminal back.
    #[track_caller]
    pub(crate) fn ended(mut self) {
        let shown = Arc::clone(&self.shown);
        let status = self.child.wait(|| text(shown.parser.lock().expect("a screen").screen()));
        assert!(status.success(), "{status:?}\n{}", self.screen());
        self.wait_until("the usual screen", |screen| {
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
        assert_eq!(settings(&*self.master), self.before, "the terminal's settings are as before");
    }

    /// Takes the terminal away, as when its window is closed, and waits until the command has ended by itself.
    #[cfg(unix)]
    pub(crate) fn taken_away(mut self) {
        self.shown.gone.store(true, Ordering::Relaxed);
        // The reader lets go of the terminal when there is something to read: the board is turned.
        self.send("v");
        let Terminal { master, keys, mut child, .. } = self;
        drop((master, keys));
        child.wait(|| "it goes on without a terminal".to_owned());
    }

    /// The process, to be sent a signal.
    #[cfg(unix)]
    pub(crate) fn process(&self) -> u32 {
        self.child.0.process_id().expect("a process")
    }
}

fn play_command(args: &[&str]) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_pacru"));
    command.arg("play");
    command.args(args);
    command.env_remove("NO_COLOR");
    command.env("TERM", "xterm-256color");
    command
}

/// What the screen says, without blanks at the ends of lines.
pub(crate) fn text(screen: &vt100::Screen) -> String {
    let lines: Vec<String> = screen.contents().lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n") + "\n"
}

fn some(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a terminal has rows and columns")
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

#[cfg(unix)]
fn settings(master: &(dyn MasterPty + Send)) -> String {
    format!("{:?}", master.get_termios())
}

#[cfg(not(unix))]
fn settings(_: &(dyn MasterPty + Send)) -> String {
    String::new()
}
