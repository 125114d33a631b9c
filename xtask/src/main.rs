//! `cargo xtask play` and `cargo xtask test`: everything that people and CI do with this repository.
//!
//! This program only runs other programs: cargo ([`cargo`]), the bundler of the page ([`page`]), the tests ([`mod@test`]) and
//! what it installs for them ([`tools`]). It has no dependencies, so it is compiled in seconds.

mod cargo;
mod page;
mod progress;
mod run;
mod test;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask play [OPTIONS]   build the page and the program, serve it and open it (OPTIONS as of 'pacru serve')
cargo xtask test [OPTIONS]   run everything that CI runs
    --only SUITE             only the tests of this suite (a package, PACKAGE::TARGET, or 'processes'); can be repeated
    --repeat N               run the tests N times, without the other checks
    --busy                   with three busy loops beside the tests
    --random                 property tests with new seeds; failures are stored beside the tests
cargo xtask page             build the page as it is released, and print its sizes
cargo xtask doctor           list what is there and what is missing for play, test and load
cargo xtask load [OPTIONS]   put the server under load and kill it under way (--help lists the options)
cargo xtask load-time        measure how soon the page can be used, and how long it ever blocks
cargo xtask wasm-speed       compare the computer player's speed in a browser with the native one
cargo xtask screenshots      take pictures of the page's main views in light, dark and phone size
cargo xtask pictures         draw the pictures of the README anew";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, options) = match args.split_first() {
        Some((command, options)) => (command.as_str(), options),
        None => ("", &[][..]),
    };
    let result = match (command, options) {
        // The program has said what was wrong; its exit code is ours.
        ("play", options) => match run::play(options) {
            Ok(code) => return code,
            Err(message) => Err(message),
        },
        ("test", options) if options.iter().any(|option| option == "--help" || option == "-h") => {
            println!("{USAGE}");
            Ok(())
        }
        ("test", options) => match test::Options::parse(options) {
            Ok(options) => test::run(&options),
            Err(message) => return usage(&message),
        },
        ("load", options) => run::load(options),
        ("page", []) => page::build_for_release(),
        ("doctor", []) => tools::doctor(),
        ("load-time", []) => run::load_time(),
        ("wasm-speed", []) => run::wasm_speed(),
        ("screenshots", []) => run::screenshots(),
        ("pictures", []) => run::pictures(),
        ("" | "help" | "--help" | "-h", _) => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        (known @ ("page" | "doctor" | "load-time" | "wasm-speed" | "screenshots" | "pictures"), _) => {
            return usage(&format!("'{known}' takes no options"));
        }
        (unknown, _) => return usage(&format!("unknown command '{unknown}'")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

fn usage(message: &str) -> ExitCode {
    eprintln!("xtask: {message}\n\n{USAGE}");
    ExitCode::from(2)
}
