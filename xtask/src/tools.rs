//! What the commands need besides cargo, installed where that can be done.

use crate::cargo::{command, run_program};
use crate::progress::line;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The target of the page.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Chromium goes by many names; the variable `BROWSER_PROGRAM` names another.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const CPP_COMPILERS: [&str; 3] = ["c++", "g++", "clang++"];

/// Something that a command needs.
struct Tool {
    name: &'static str,
    /// What it is used for.
    purpose: &'static str,
    /// The commands that need it.
    needed_by: &'static [&'static str],
    /// Whether these commands work without it, too.
    optional: bool,
    /// Its version or path if it is there.
    find: fn() -> Option<String>,
    source: Source,
}

/// Where a tool comes from.
#[derive(Clone, Copy)]
enum Source {
    /// A package of Debian.
    Debian(&'static str),
    /// Arguments for rustup.
    Rustup(&'static [&'static str]),
}

const WASM: Tool = Tool {
    name: "Rust for wasm",
    purpose: "to compile the page",
    needed_by: &["play", "test"],
    optional: false,
    find: || target_libraries(WASM_TARGET),
    source: Source::Rustup(&["target", "add", WASM_TARGET]),
};
const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    purpose: "to check the format of the code",
    needed_by: &["test"],
    optional: false,
    find: || first_line(command().args(["fmt", "--version"])),
    source: Source::Rustup(&["component", "add", "rustfmt"]),
};
const CLIPPY: Tool = Tool {
    name: "clippy",
    purpose: "to check the code",
    needed_by: &["test"],
    optional: false,
    find: || first_line(command().args(["clippy", "--version"])),
    source: Source::Rustup(&["component", "add", "clippy"]),
};
const C_COMPILER: Tool = Tool {
    name: "C compiler",
    purpose: "to compile SQLite and to link programs",
    needed_by: &["play", "test", "load"],
    optional: false,
    find: || std::env::var("CC").ok().or_else(|| first_version(&["cc", "gcc", "clang"])),
    source: Source::Debian("gcc"),
};
const CPP_COMPILER: Tool = Tool {
    name: "C++ compiler",
    purpose: "to compile the fuzz targets",
    needed_by: &["test"],
    optional: false,
    find: || std::env::var("CXX").ok().or_else(|| first_version(&CPP_COMPILERS)),
    source: Source::Debian("g++"),
};
const BROWSER: Tool = Tool {
    name: "Chromium",
    purpose: "to test the page",
    needed_by: &["test"],
    optional: false,
    find: || match std::env::var("BROWSER_PROGRAM") {
        Ok(own) => first_version(&[&own]),
        Err(_) => first_version(&BROWSERS),
    },
    source: Source::Debian("chromium"),
};
const FONTS: Tool = Tool {
    name: "Korean and Japanese fonts",
    purpose: "to show these languages in the browser",
    needed_by: &["test"],
    optional: true,
    find: || {
        let family =
            |language: &str| first_line(Command::new("fc-list").args([&format!(":lang={language}"), "family"]));
        family("ko").filter(|_| family("ja").is_some())
    },
    source: Source::Debian("fonts-noto-cjk"),
};
const NPM: Tool = Tool {
    name: "npm",
    purpose: "to fetch axe-core, which checks the accessibility of the page",
    needed_by: &["test"],
    optional: false,
    find: || first_version(&["npm"]),
    source: Source::Debian("npm"),
};
const PYTHON: Tool = Tool {
    name: "Python",
    purpose: "to test the example of a bot",
    needed_by: &["test"],
    optional: false,
    find: || first_version(&["python3"]),
    source: Source::Debian("python3"),
};
const STRACE: Tool = Tool {
    name: "strace",
    purpose: "to count the syncs of the disk",
    needed_by: &["load"],
    optional: true,
    find: || first_line(Command::new("strace").arg("-V")),
    source: Source::Debian("strace"),
};
const TOOLS: [Tool; 10] = [C_COMPILER, WASM, RUSTFMT, CLIPPY, CPP_COMPILER, PYTHON, BROWSER, NPM, FONTS, STRACE];
/// What only tests in a browser need.
const BROWSER_TOOLS: [&str; 3] = [BROWSER.name, NPM.name, FONTS.name];

/// Makes sure that the page can be compiled.
pub(crate) fn ensure_wasm_target() -> Result<(), String> {
    WASM.ensure()
}

/// Makes sure that there is a browser.
pub(crate) fn ensure_browser() -> Result<(), String> {
    BROWSER.ensure()
}

/// Makes sure that Korean and Japanese can be shown.
pub(crate) fn ensure_fonts() -> Result<(), String> {
    FONTS.ensure()
}

/// Makes sure that everything is there that the tests need; all that is missing is told in one line.
pub(crate) fn ensure_for_tests(in_browser: bool) -> Result<(), String> {
    let needed = TOOLS.iter().filter(|tool| tool.needed_by.contains(&"test"));
    let needed = needed.filter(|tool| in_browser || !BROWSER_TOOLS.contains(&tool.name));
    let missing: Vec<String> = needed.filter_map(|tool| tool.ensure().err()).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing.join("; ")) }
}

/// `cargo xtask doctor`: lists what is there and what is missing. It installs nothing.
pub(crate) fn doctor() -> Result<(), String> {
    let mut missing = Vec::new();
    for program in ["cargo", "rustc"] {
        match first_version(&[program]) {
            Some(version) => println!("ok       {program}: {version}"),
            None => println!("missing  {program}: see https://rustup.rs"),
        }
    }
    for tool in &TOOLS {
        let needed_by = tool.needed_by.join(", ");
        if let Some(found) = (tool.find)() {
            println!("ok       {} (for {needed_by}): {found}", tool.name);
        } else {
            println!("missing  {} (for {needed_by}, {}): {}", tool.name, tool.purpose, tool.source.install_command());
            missing.push(tool);
        }
    }
    for command in ["play", "test", "load"] {
        let needs = |tool: &&&Tool| !tool.optional && tool.needed_by.contains(&command);
        let names = missing.iter().filter(needs).map(|tool| tool.name);
        let names: Vec<&str> = names.collect();
        let verdict = if names.is_empty() { "ready".to_owned() } else { format!("missing {}", names.join(", ")) };
        println!("cargo xtask {command}: {verdict}");
    }
    if missing.iter().any(|tool| !tool.optional && !tool.source.can_install()) {
        return Err("something is missing that cannot be installed from here: use the commands above".to_owned());
    }
    if missing.iter().any(|tool| tool.source.can_install()) {
        println!("What is missing is installed by the first command that needs it.");
    }
    Ok(())
}

impl Tool {
    /// Makes sure that it is there: installs it if that can be done, otherwise says what to do.
    fn ensure(&self) -> Result<(), String> {
        if (self.find)().is_some() {
            return Ok(());
        }
        if self.source.can_install() {
            line(&format!("   installing {} {} ({})", self.name, self.purpose, self.source.install_command()));
            self.source.install()?;
            if (self.find)().is_some() {
                return Ok(());
            }
        }
        let missing = format!("missing: {} {} ({})", self.name, self.purpose, self.source.install_command());
        if !self.optional {
            return Err(missing);
        }
        line(&format!("   {missing}"));
        Ok(())
    }
}

impl Source {
    /// The command that installs it.
    fn install_command(self) -> String {
        match self {
            Source::Debian(package) => format!("on Debian: sudo apt-get update && sudo apt-get install {package}"),
            Source::Rustup(args) => format!("rustup {}", args.join(" ")),
        }
    }

    fn can_install(self) -> bool {
        match self {
            Source::Debian(_) => is_root_on_debian(),
            Source::Rustup(_) => first_line(Command::new("rustup").arg("--version")).is_some(),
        }
    }

    fn install(self) -> Result<(), String> {
        match self {
            Source::Debian(package) => {
                update_package_lists()?;
                let mut apt = apt_get();
                run_program(&format!("apt-get install {package}"), apt.args(["install", "--yes", package])).map(drop)
            }
            Source::Rustup(args) => run_program("rustup", Command::new("rustup").args(args)).map(drop),
        }
    }
}

/// A new machine knows no packages, or old ones; once is enough.
fn update_package_lists() -> Result<(), String> {
    static UPDATED: OnceLock<Result<(), String>> = OnceLock::new();
    UPDATED.get_or_init(|| run_program("apt-get update", apt_get().arg("update")).map(drop)).clone()
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root_on_debian() -> bool {
    let user = first_line(Command::new("id").arg("-u"));
    user.as_deref() == Some("0") && first_line(Command::new("apt-get").arg("--version")).is_some()
}

/// The first of these programs that runs, with its version.
fn first_version(names: &[&str]) -> Option<String> {
    names.iter().find_map(|name| first_line(Command::new(name).arg("--version")))
}

/// The folder of a target's standard library, which lies beside that of this machine.
fn target_libraries(target: &str) -> Option<String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = first_line(Command::new(rustc).args(["--print", "target-libdir", "--target", target]))?;
    std::path::Path::new(&folder).is_dir().then(|| target.to_owned())
}

/// The first line that a program prints, if it succeeds and prints one.
fn first_line(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().next().unwrap_or_default().trim().to_owned();
    (output.status.success() && !line.is_empty()).then_some(line)
}
