//! `examples/bot.py`: a bot in 50 lines of Python.

use crate::world::{Bot, SHORT, World, is_over};
use pacru_api::{Seat, Visibility};
use std::path::Path;
use std::process::Command;

const LINES: usize = 50;

fn script() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py")
}

#[test]
fn the_bot_in_python_has_at_most_50_lines() {
    let text = std::fs::read_to_string(script()).expect("the script");
    assert!(text.lines().count() <= LINES);
    assert!(text.lines().all(|line| line.len() <= 120));
}

#[test]
fn the_bot_in_python_plays_a_game_to_its_end() {
    let world = World::new();
    let host = world.token();
    let created = world.create(&host, SHORT, Visibility::Private, vec![Seat::Open, Seat::Computer { level: 1 }]);
    let mut command = Command::new("python3");
    command.arg(script()).arg(&created.links.invite).arg(env!("CARGO_BIN_EXE_pacru"));
    let said = Bot::start(command).done();
    assert!(said.starts_with("I played "), "{said}");
    // The host holds no seat, and sees the private game with the key of its link.
    world.enter(&host, &created);
    assert!(is_over(&world.state(&host, &created)));
}
