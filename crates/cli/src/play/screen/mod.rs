//! The game on the full screen.

mod app;
mod commands;
mod dialog;
mod draw;
mod keys;
mod new_game;
mod picture;
mod status;
mod terminal;
#[cfg(test)]
mod tests;
mod thinker;

use super::table::Table;
use crate::failure::Failure;
use app::App;
use draw::Spot;
use pacru_render::{TextStyle, Theme};
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::io;
use std::time::{Duration, Instant};
use terminal::Screen;

/// How the screen looks, and how the computer plays.
pub(crate) struct Settings {
    pub(crate) style: TextStyle,
    pub(crate) theme: Theme,
    /// Where the computer's chance begins.
    pub(crate) seed: u64,
    /// How long a computer's move takes at least, so that people can follow.
    pub(crate) pace: Duration,
}

/// How long to wait for a key while something moves on the screen, and while nothing does.
const BUSY: Duration = Duration::from_millis(40);
const QUIET: Duration = Duration::from_millis(250);

pub(crate) fn run(table: Table, settings: &Settings) -> Result<(), Failure> {
    let mut app = App::new(table, settings);
    let mut screen = Screen::open()?;
    play(&mut app, &mut screen)?;
    drop(screen);
    if app.is_broken() { Err(Failure::Refused("the computer player failed".to_owned())) } else { Ok(()) }
}

fn play(app: &mut App, screen: &mut Screen) -> io::Result<()> {
    let mut spots: Vec<Spot> = Vec::new();
    while !app.is_finished() && !screen.is_ended_from_outside() {
        app.tick(Instant::now());
        screen.draw(|frame| spots = draw::draw(frame, app))?;
        if !event::poll(if app.is_busy() { BUSY } else { QUIET })? {
            continue;
        }
        match event::read()? {
            Event::Key(key) if keys::suspends(key) => screen.suspend()?,
            Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
            Event::Mouse(mouse) => app.mouse(mouse, &spots),
            // A new size is drawn on the next round.
            _ => {}
        }
    }
    Ok(())
}
