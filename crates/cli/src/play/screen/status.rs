//! What is to be done now, in a sentence.

use super::app::{App, Purpose};
use crate::play::words::end_sentence;
use pacru_rules::{ChoiceSet, Draft, Position, Rotation, Route, RouteKind, RuleId};

impl App {
    /// What is to be done now, or what is going on.
    pub(crate) fn instruction(&self) -> String {
        let game = self.table.game();
        let position = self.table.position();
        let color = position.to_move();
        if let Some(outcome) = game.outcome() {
            return end_sentence(game, outcome.reason);
        }
        if let Some((purpose, since)) = self.thinks() {
            let seconds = since.as_secs();
            let long = if seconds > 0 { format!(" for {seconds} s") } else { String::new() };
            return match purpose {
                Purpose::Move => format!("{} The computer thinks about {color}'s move{long}", self.spinner()),
                Purpose::Hint => format!("{} Looking for a hint{long}", self.spinner()),
            };
        }
        if !self.is_choosing() {
            return format!("Paused; {color} is to move.");
        }
        if self.can_only_pass() {
            let rule = if position.ruleset().kind() == pacru_rules::GameKind::Azacru { "A-R10" } else { "S-R2" };
            return format!("{color} cannot move and must pass ({rule}).");
        }
        match self.draft {
            Draft::Chevron => format!("{color}: choose a chevron."),
            Draft::Destination { from } => destination(position, from),
            Draft::Arrival { route, choices } => arrival(route, choices),
            Draft::Meeting { route, .. } => {
                format!("{}: the chevrons meet; choose a field to make yours (R12).", way(route))
            }
            Draft::Turning { at, rotation, .. } => turning(at, rotation, self.draft.owed()),
        }
    }

    fn spinner(&self) -> char {
        let signs: &[char] = match self.style.glyphs {
            pacru_render::Glyphs::Unicode => &['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'],
            pacru_render::Glyphs::Ascii => &['|', '/', '-', '\\'],
        };
        signs[self.ticks / 2 % signs.len()]
    }
}

fn destination(position: &Position, from: pacru_rules::Field) -> String {
    let turns = position.affordable_rotations().next().is_some();
    match (position.destinations(from).is_empty(), turns) {
        (true, _) => format!("{from} cannot travel; turn it with < or > (R14)."),
        (false, true) => format!("{from}: choose where it goes, or turn it with < or > (R14)."),
        (false, false) => format!("{from}: choose where it goes."),
    }
}

fn arrival(route: Route, choices: ChoiceSet) -> String {
    let way = way(route);
    if choices.twist {
        return format!("{way}: does it twist to the left, go straight on or twist to the right?");
    }
    let mark = match choices.mark_rule {
        Some(RuleId::R10) => "choose a field of the others to make yours (R10)",
        _ => "choose a neutral field to mark (R4)",
    };
    if choices.connection {
        let between = route.from.between(route.to).len();
        let fields = if between == 1 { "1 field".to_owned() } else { format!("{between} fields") };
        return format!("{way}: {mark}, or c for the connection over {fields} (R8).");
    }
    format!("{way}: {mark}.")
}

fn turning(at: pacru_rules::Field, rotation: Rotation, owed: usize) -> String {
    let side = match rotation {
        Rotation::Left45 => "left by 45 degrees",
        Rotation::Left90 => "left by 90 degrees",
        Rotation::Right45 => "right by 45 degrees",
        Rotation::Right90 => "right by 90 degrees",
    };
    match owed {
        0 => format!("{at} turns {side} for the markers shown: Enter (R14)."),
        1 => format!("{at} turns {side}: give up 1 more marker (R14)."),
        owed => format!("{at} turns {side}: give up {owed} markers (R14)."),
    }
}

/// `e3-e4`
fn way(route: Route) -> String {
    let sign = if route.kind == RouteKind::Pincer { 'x' } else { '-' };
    format!("{}{sign}{}", route.from, route.to)
}
