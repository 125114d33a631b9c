//! A table as text: a record whose tags tell about players, clock and series, so that it can be kept and taken up again.

use super::{Clock, ClockSetting, Player, Table};
use pacru_rules::notation::parse_number;
use pacru_rules::{ByColor, Color, Record, Series};

/// The tags of a record that name who played a colour.
fn color_tag(color: Color) -> &'static str {
    match color {
        Color::Yellow => "Yellow",
        Color::Red => "Red",
        Color::Green => "Green",
        Color::Black => "Black",
    }
}

impl Table {
    /// A record to be given away: names, moves and result. `name` says what to call a player who has no name.
    pub fn record(&self, name: impl Fn(&Player) -> String) -> Record {
        let mut record = Record::of(&self.game);
        for &color in self.position().order().colors() {
            if let Some(player) = self.player(color) {
                let name = if player.name.is_empty() { name(player) } else { player.name.clone() };
                record.set_tag(color_tag(color), &Player::tidy_name(&name));
            }
        }
        record
    }

    /// Everything, to be kept.
    pub fn to_text(&self) -> String {
        let mut record = Record::of(&self.game);
        let numbers = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let seating: Vec<u32> = self.seating.iter().map(|&player| player as u32).collect();
        let mut set = |name: &str, value: &str| {
            // Names of players are tidy, the rest is ours.
            let _ = record.set_tag(name, value);
        };
        for (number, player) in self.players.iter().enumerate() {
            set(&format!("Player{number}"), &format!("{}:{}", player.who, player.name));
        }
        set("Seating", &numbers(&seating));
        if let Some(clock) = &self.clock {
            let left: Vec<String> = Color::ALL.iter().map(|&color| format!("{:.0}", clock.left(color))).collect();
            set("Clock", &clock.setting().to_string());
            set("TimeLeft", &left.join(","));
        }
        let series = &self.series;
        set("Games", &format!("{} {}", self.games_planned, series.games()));
        set("Totals", &format!("{} {}", numbers(series.markers()), numbers(series.wins())));
        set("Seed", &self.seed.to_string());
        set("Touched", &format!("{:.0}", self.touched));
        record.to_string()
    }

    /// Reads what was kept; nothing where it was not written by us.
    pub fn read(text: &str) -> Option<Table> {
        let record: Record = text.parse().ok()?;
        let game = record.game();
        let seats = game.position().order().player_count();
        let player = |number: usize| {
            let (who, name) = record.tag(&format!("Player{number}"))?.split_once(':')?;
            Some(Player { who: who.parse().ok()?, name: Player::tidy_name(name) })
        };
        let players: Vec<Player> = (0..seats).map(player).collect::<Option<_>>()?;
        let seating: Vec<usize> = numbers(record.tag("Seating")?)?.into_iter().map(|number| number as usize).collect();
        let mut seated = seating.clone();
        seated.sort_unstable();
        if seated != (0..seats).collect::<Vec<_>>() {
            return None;
        }
        let clock = match record.tag("Clock") {
            Some(time) => Some(read_clock(time.parse().ok()?, record.tag("TimeLeft")?)?),
            None => None,
        };
        let (games_planned, games) = record.tag("Games")?.split_once(' ')?;
        let (markers, wins) = record.tag("Totals")?.split_once(' ')?;
        Some(Table {
            players,
            seating,
            game,
            clock,
            games_planned: parse_number(games_planned)?,
            series: Series::resumed(parse_number(games)?, numbers(markers)?, numbers(wins)?)
                .filter(|series| series.markers().len() == seats)?,
            seed: record.tag("Seed")?.parse().ok()?,
            touched: record.tag("Touched")?.parse().ok()?,
        })
    }
}

fn read_clock(setting: ClockSetting, left: &str) -> Option<Clock> {
    let left: Vec<f64> = left.split(',').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    if left.len() != Color::ALL.len() || left.iter().any(|time| !time.is_finite() || *time < 0.0) {
        return None;
    }
    Some(Clock::resumed(setting, ByColor::from_fn(|color| left[color as usize])))
}

fn numbers(text: &str) -> Option<Vec<u32>> {
    text.split(',').map(parse_number).collect()
}
