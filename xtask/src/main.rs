//! `cargo xtask play` and `cargo xtask test`: everything that people and CI do with this repository.

mod bindgen;
mod load;
mod load_time;
mod page;
mod screenshots;
mod served;
mod step;
mod test;
mod tools;
mod wasm_speed;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask play [OPTIONS]   build everything, serve the page and open it (OPTIONS as of 'pacru serve'); a game in the
                             terminal is 'pacru play' (cargo run --release -p pacru -- play)
cargo xtask page             build the page only, and tell its sizes
cargo xtask test             run everything that CI runs
cargo xtask pictures         draw the pictures of the README anew
cargo xtask screenshots      take pictures of the page's main views in light, dark and phone size
cargo xtask load [OPTIONS]   put the server under load and kill it under way (--help lists the options)
cargo xtask load-time        measure how soon the page can be used, and whether it ever stands still
cargo xtask wasm-speed       compare the computer player's speed in a browser with the native one";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next();
    let rest: Vec<String> = args.collect();
    let result = match task.as_deref() {
        // The program has said what was wrong; its exit code is ours.
        Some("play") => match play(&rest) {
            Ok(code) => return code,
            Err(message) => Err(message),
        },
        Some("page") if rest.is_empty() => page::run(),
        Some("test") if rest.is_empty() => test::run(),
        Some("pictures") if rest.is_empty() => pictures(),
        Some("screenshots") if rest.is_empty() => screenshots::run(),
        Some("load") => load::run(&rest),
        Some("load-time") if rest.is_empty() => load_time::run(),
        Some("wasm-speed") if rest.is_empty() => wasm_speed::run(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Serves the page; arguments are passed on.
fn play(options: &[String]) -> Result<ExitCode, String> {
    page::run()?;
    let mut args = vec!["run", "--quiet", "--release", "--package", "pacru", "--", "serve", "--open"];
    args.extend(options.iter().map(String::as_str));
    let status = step::cargo_command().args(&args).status();
    let status = status.map_err(|error| format!("cannot start cargo: {error}"))?;
    Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
}

/// The positions that the README shows, as `name position` lines in the folder of the pictures.
fn pictures() -> Result<(), String> {
    let folder = step::root().join("docs/pictures");
    let list = folder.join("positions.txt");
    let lines = std::fs::read_to_string(&list).map_err(|error| format!("{}: {error}", list.display()))?;
    for (name, position) in lines.lines().filter_map(|line| line.split_once(' ')) {
        for (theme, suffix) in [(None, ""), (Some("--dark"), "-dark")] {
            let svg = folder.join(format!("{name}{suffix}.svg"));
            let svg = svg.to_str().ok_or("the path of this folder is not UTF-8")?;
            let mut args =
                vec!["run", "--quiet", "--release", "--package", "pacru", "--", "show", position, "--svg", svg];
            args.extend(theme);
            step::cargo(&args)?;
        }
    }
    Ok(())
}
