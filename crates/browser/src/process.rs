//! Finding, starting and ending the program.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::Problem;
use crate::wait::PATIENCE;

/// Chromium goes by many names; the variable `BROWSER_PROGRAM` names another.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// No sandbox, because containers lack what it needs and the page is ours; nothing that works in the background; and nothing
/// that slows a page down because another one is in front.
const FLAGS: [&str; 14] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--password-store=basic",
    "--no-startup-window",
    "--remote-debugging-port=0",
];

/// A running Chromium with a fresh profile; both end with this value, and also if this program is killed.
pub(crate) struct Process {
    child: Child,
    profile: PathBuf,
    #[cfg(unix)]
    guard: Child,
}

/// Where a started browser listens.
pub(crate) struct Address {
    pub(crate) port: u16,
    pub(crate) path: String,
}

impl Process {
    pub(crate) fn start() -> Result<(Process, Address), Problem> {
        let program = find()?;
        let profile = fresh_folder().map_err(Problem::io("make a folder for the browser's profile"))?;
        let said = fs::File::create(profile.join("said")).map_err(Problem::io("write to the browser's profile"))?;
        let mut command = Command::new(&program);
        command.args(FLAGS).arg(format!("--user-data-dir={}", profile.display()));
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(said);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn().map_err(Problem::io(format!("start {}", program.display())))?;
        #[cfg(unix)]
        let (child, guard) = guarded(child, &profile)?;
        let mut process = Process {
            child,
            profile,
            #[cfg(unix)]
            guard,
        };
        let address = process.address()?;
        Ok((process, address))
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for the file in which Chromium tells where it listens.
    fn address(&mut self) -> Result<Address, Problem> {
        let file = self.profile.join("DevToolsActivePort");
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(address) = fs::read_to_string(&file).ok().as_deref().and_then(Address::read) {
                return Ok(address);
            }
            let ended = self.child.try_wait().map_err(Problem::io("look after the browser"))?;
            if let Some(status) = ended {
                return Err(Problem::Start(format!("it ended with {status}: {}", self.last_words())));
            }
            if Instant::now() > deadline {
                return Err(Problem::Start(format!("it does not listen after {PATIENCE:?}: {}", self.last_words())));
            }
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn last_words(&self) -> String {
        let said = fs::read(self.profile.join("said")).unwrap_or_default();
        let said = String::from_utf8_lossy(&said).into_owned();
        said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("it said nothing").to_owned()
    }
}

impl Address {
    /// Two lines: the port and the path. While the file is being written there is less.
    fn read(text: &str) -> Option<Address> {
        let (port, path) = text.split_once('\n')?;
        let path = path.trim();
        let complete = path.starts_with("/devtools/browser/");
        complete.then_some(())?;
        Some(Address { port: port.trim().parse().ok()?, path: path.to_owned() })
    }
}

impl Drop for Process {
    #[cfg(unix)]
    fn drop(&mut self) {
        // The guard does the work when its input closes. What is left if it fails lies in the folder for temporary files.
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    #[cfg(not(unix))]
    fn drop(&mut self) {
        // Its own children live a little longer, and write.
        let _ = self.child.kill();
        let _ = self.child.wait();
        for _ in 0..100 {
            if fs::remove_dir_all(&self.profile).is_ok() || !self.profile.exists() {
                break;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The browser and the shell that ends it; without the shell there is no browser either.
#[cfg(unix)]
fn guarded(mut browser: Child, profile: &Path) -> Result<(Child, Child), Problem> {
    match guard(&browser, profile) {
        Ok(guard) => Ok((browser, guard)),
        Err(error) => {
            // The error to report is the first one.
            let _ = browser.kill().and_then(|()| browser.wait());
            Err(Problem::io("start sh, which ends the browser")(error))
        }
    }
}

/// A shell that waits until its input closes, which happens however this program ends, and then ends the browser's whole
/// process group and removes the profile.
#[cfg(unix)]
fn guard(browser: &Child, profile: &Path) -> io::Result<Child> {
    const SCRIPT: &str = r#"
        cat > /dev/null
        kill -s KILL -- "-$1"
        tries=0
        while ! rm -rf -- "$2" || test -e "$2"; do
            tries=$((tries + 1))
            test "$tries" -lt 100 || exit 1
            sleep 0.02
        done
    "#;
    let mut command = Command::new("sh");
    command.args(["-c", SCRIPT, "guard"]).arg(browser.id().to_string()).arg(profile);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    // Not in the terminal's group: after Ctrl-C it still has work to do.
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

fn find() -> Result<PathBuf, Problem> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    match std::env::var_os("BROWSER_PROGRAM") {
        Some(own) => choose(std::slice::from_ref(&own), &path)
            .ok_or_else(|| Problem::Missing(format!("{}, which BROWSER_PROGRAM names", own.display()))),
        None => choose(&NAMES.map(OsString::from), &path)
            .ok_or_else(|| Problem::Missing("Chromium (on Debian: apt-get install chromium)".into())),
    }
}

/// The first of the names that is a file, looked up in the path unless it is a path itself.
fn choose(names: &[OsString], path: &OsString) -> Option<PathBuf> {
    let places: Vec<PathBuf> = std::env::split_paths(path).collect();
    let found = |name: &OsString| {
        let program = Path::new(name);
        if program.components().count() > 1 {
            return program.is_file().then(|| program.to_owned());
        }
        let with_ending = |place: &PathBuf| place.join(program).with_extension(std::env::consts::EXE_EXTENSION);
        places.iter().map(with_ending).find(|file| file.is_file())
    };
    names.iter().find_map(found)
}

fn fresh_folder() -> io::Result<PathBuf> {
    let mut number = 0;
    loop {
        let folder = std::env::temp_dir().join(format!("pacru-browser-{}-{number}", std::process::id()));
        match fs::create_dir(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn address_is_read_when_complete() {
        assert!(Address::read("").is_none());
        assert!(Address::read("4").is_none());
        assert!(Address::read("41234\n").is_none());
        let address = Address::read("41234\n/devtools/browser/6a").unwrap();
        assert_eq!((address.port, &*address.path), (41234, "/devtools/browser/6a"));
    }

    #[test]
    fn programs_are_looked_up_in_the_path() {
        let own = std::env::current_exe().unwrap();
        let folder = own.parent().unwrap().as_os_str().to_owned();
        let name = own.file_stem().unwrap().to_owned();
        assert_eq!(choose(&["no-such-program".into(), name.clone()], &folder), Some(own.clone()));
        assert_eq!(choose(&[own.clone().into()], &OsString::new()), Some(own));
        assert_eq!(choose(&[name], &OsString::from("/no/such/folder")), None);
    }
}
