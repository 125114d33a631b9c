//! Time for each player, counted by whoever shows it.

use pacru_rules::{ByColor, Color};
use std::fmt;
use std::str::FromStr;

/// Minutes for the game and seconds added after each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ClockSetting {
    pub minutes: u32,
    pub increment: u32,
}

impl ClockSetting {
    /// What is offered.
    pub const OFFERED: [ClockSetting; 4] = [
        ClockSetting { minutes: 3, increment: 2 },
        ClockSetting { minutes: 10, increment: 5 },
        ClockSetting { minutes: 20, increment: 10 },
        ClockSetting { minutes: 30, increment: 0 },
    ];
}

impl fmt::Display for ClockSetting {
    /// `10+5`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

impl FromStr for ClockSetting {
    type Err = ();

    fn from_str(text: &str) -> Result<ClockSetting, ()> {
        let (minutes, increment) = text.split_once('+').ok_or(())?;
        let number = |text, most| pacru_rules::notation::parse_number(text).filter(|&number| number <= most).ok_or(());
        let setting = ClockSetting { minutes: number(minutes, 600)?, increment: number(increment, 600)? };
        if setting.minutes == 0 && setting.increment == 0 { Err(()) } else { Ok(setting) }
    }
}

/// What is left for each player, in milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    setting: ClockSetting,
    left: ByColor<f64>,
}

impl Clock {
    /// Everybody has all of their time.
    pub fn new(setting: ClockSetting) -> Clock {
        let all = f64::from(setting.minutes) * 60_000.0 + f64::from(setting.increment) * 1000.0;
        Clock { setting, left: ByColor::from_fn(|_| all) }
    }

    /// … or what was left of it.
    pub fn resumed(setting: ClockSetting, left: ByColor<f64>) -> Clock {
        Clock { setting, left }
    }

    /// How it was set.
    pub fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// Milliseconds left.
    pub fn left(&self, color: Color) -> f64 {
        self.left[color]
    }

    /// Time goes by for a player; says whether there is still some.
    pub fn run(&mut self, color: Color, milliseconds: f64) -> bool {
        self.left[color] = (self.left[color] - milliseconds.max(0.0)).max(0.0);
        self.left[color] > 0.0
    }

    /// A player has moved.
    pub fn moved(&mut self, color: Color) {
        self.left[color] += f64::from(self.setting.increment) * 1000.0;
    }
}

/// Minutes and seconds; below ten seconds tenths, too.
pub(crate) fn shown_time(milliseconds: f64) -> String {
    let seconds = milliseconds / 1000.0;
    if seconds < 10.0 {
        return format!("0:{:04.1}", (seconds * 10.0).floor() / 10.0);
    }
    let whole = seconds.floor() as u64;
    format!("{}:{:02}", whole / 60, whole % 60)
}

impl Clock {
    /// What is left, as clocks show it.
    pub fn shown(&self, color: Color) -> String {
        shown_time(self.left[color])
    }
}
