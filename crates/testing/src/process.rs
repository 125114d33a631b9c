//! Processes that do not outlive a test, and whose output is read with a limit.

use crate::wait::Wait;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Between two looks at a process whose output has ended.
const PAUSE: Duration = Duration::from_millis(2);

/// A running process. It is killed when this value is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    name: String,
    out: Arc<Output>,
    err: Arc<Output>,
    /// How much of the standard output was handed out as lines.
    read: usize,
}

/// What came of a process.
#[derive(Debug)]
pub struct Ended {
    /// How it ended.
    pub status: ExitStatus,
    /// Its standard output, without lines that were taken before.
    pub out: Vec<u8>,
    /// Its standard error.
    pub err: Vec<u8>,
}

impl Ended {
    /// The standard output as text.
    pub fn text(&self) -> String {
        String::from_utf8(self.out.clone()).expect("standard output is UTF-8")
    }

    /// The standard error as text.
    pub fn errors(&self) -> String {
        String::from_utf8(self.err.clone()).expect("standard error is UTF-8")
    }
}

impl Process {
    /// Starts a command with nothing on its standard input.
    #[track_caller]
    pub fn start(command: &mut Command) -> Process {
        Process::spawn(command.stdin(Stdio::null())).0
    }

    /// Starts a command with this on its standard input.
    #[track_caller]
    pub fn start_with(command: &mut Command, input: impl Into<Vec<u8>>) -> Process {
        let (process, stdin) = Process::spawn(command.stdin(Stdio::piped()));
        let (mut stdin, input) = (stdin.expect("a pipe"), input.into());
        // It may end before it has read everything.
        thread::spawn(move || drop(stdin.write_all(&input)));
        process
    }

    #[track_caller]
    fn spawn(command: &mut Command) -> (Process, Option<ChildStdin>) {
        let name = command.get_program().to_string_lossy().into_owned();
        let spawned = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = spawned.unwrap_or_else(|error| panic!("{name} cannot be started: {error}"));
        let out = Output::read(child.stdout.take().expect("a pipe"));
        let err = Output::read(child.stderr.take().expect("a pipe"));
        let stdin = child.stdin.take();
        (Process { child, name, out, err, read: 0 }, stdin)
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// The next line of its standard output, with the line feed.
    #[track_caller]
    pub fn line(&mut self, what: &str) -> String {
        let wait = Wait::new(what);
        let from = self.read;
        let end_of_line = |bytes: &[u8]| bytes[from..].iter().position(|&byte| byte == b'\n').map(|at| from + at + 1);
        let end = self.out.wait(&wait, |read| end_of_line(&read.bytes).or(read.ended.then_some(read.bytes.len())));
        let Some(end) = end else { self.give_up(&wait) };
        self.read = end;
        String::from_utf8(self.out.bytes()[from..end].to_vec()).expect("standard output is UTF-8")
    }

    /// Sends it a signal, by a name such as `-TERM`.
    #[cfg(unix)]
    #[track_caller]
    pub fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.id().to_string()]).status().expect("kill can be started");
        assert!(sent.success(), "{signal} is not sent to {}", self.name);
    }

    /// Kills it without a warning.
    pub fn kill(mut self) {
        self.end_now();
    }

    /// Waits until it ends by itself.
    #[track_caller]
    pub fn end(mut self) -> Ended {
        let wait = Wait::new(format!("the end of {}", self.name));
        let ended = |read: &Bytes| read.ended.then_some(());
        if self.out.wait(&wait, ended).and_then(|()| self.err.wait(&wait, ended)).is_none() {
            self.give_up(&wait);
        }
        let status = loop {
            match self.child.try_wait().expect("a process of this one") {
                Some(status) => break status,
                None if wait.is_over() => self.give_up(&wait),
                None => thread::sleep(PAUSE),
            }
        };
        Ended { status, out: self.out.bytes()[self.read..].to_vec(), err: self.err.bytes() }
    }

    #[track_caller]
    fn give_up(&mut self, wait: &Wait) -> ! {
        let state = match self.child.try_wait() {
            Ok(Some(status)) => format!("it ended with {status}"),
            _ => "it ran".to_owned(),
        };
        self.end_now();
        let [out, err] = [&self.out, &self.err].map(|output| String::from_utf8_lossy(&output.bytes()).into_owned());
        panic!("{}", wait.report(format_args!("{state}\nstandard output:\n{out}\nstandard error:\n{err}")));
    }

    fn end_now(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end_now();
    }
}

/// What a process has written so far.
#[derive(Debug, Default)]
struct Output {
    read: Mutex<Bytes>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Bytes {
    bytes: Vec<u8>,
    ended: bool,
}

impl Output {
    /// Reads in a thread of its own, which ends with the pipe.
    fn read(mut pipe: impl Read + Send + 'static) -> Arc<Output> {
        let output = Arc::new(Output::default());
        let reader = Arc::clone(&output);
        thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = pipe.read(&mut piece) {
                reader.change(|read| read.bytes.extend_from_slice(&piece[..count]));
            }
            reader.change(|read| read.ended = true);
        });
        output
    }

    fn change(&self, change: impl FnOnce(&mut Bytes)) {
        change(&mut self.read.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.notify_all();
    }

    fn bytes(&self) -> Vec<u8> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).bytes.clone()
    }

    /// What is found in the output; nothing when the limit is reached before.
    fn wait<T>(&self, wait: &Wait, find: impl Fn(&Bytes) -> Option<T>) -> Option<T> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(found) = find(&read) {
                return Some(found);
            }
            if wait.is_over() {
                return None;
            }
            (read, _) = self.changed.wait_timeout(read, wait.left()).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::Process;
    use crate::wait::Wait;
    use std::process::Command;
    use std::time::Duration;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn lines_and_the_rest_are_read() {
        let mut process = Process::start_with(&mut shell("echo one; cat; echo bad >&2; exit 3"), "two\nthree");
        assert_eq!(process.line("the first line"), "one\n");
        assert_eq!(process.line("the second line"), "two\n");
        let ended = process.end();
        assert_eq!((ended.status.code(), ended.text().as_str(), ended.errors().as_str()), (Some(3), "three", "bad\n"));
    }

    #[test]
    fn a_process_that_is_given_up_is_killed_and_its_output_told() {
        let mut process = Process::start(&mut shell("echo here; exec sleep 600"));
        process.line("a line");
        let id = process.id().to_string();
        let given_up = std::panic::AssertUnwindSafe(|| process.give_up(&Wait::with_limit("more", Duration::ZERO)));
        let panic = std::panic::catch_unwind(given_up).expect_err("it gives up");
        let told = panic.downcast_ref::<String>().expect("a message");
        let expected = "waited 0ns for more; last seen: it ran\nstandard output:\nhere\n\nstandard error:\n";
        assert_eq!(told, expected);
        let alive = shell(&format!("kill -0 {id}")).output().expect("a shell");
        assert!(!alive.status.success(), "it is killed");
    }
}
