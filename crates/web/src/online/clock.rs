//! The server's clock as the page knows it, and what is left on a player's.

use pacru_api::Millis;

/// A difference beyond this, in milliseconds, is a clock that was set, not a slow message.
const STEP: f64 = 2000.0;

/// How much slower than all before a message may count, in milliseconds: clocks drift apart a little.
const DRIFT: f64 = 20.0;

/// How far the server's clock is ahead of this device's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ServerClock {
    ahead: Option<f64>,
}

impl ServerClock {
    /// The server said its time, and it came at this time of the device. Of all messages the quickest counts.
    pub fn hear(&mut self, server: Millis, device: f64) {
        let heard = server.0 as f64 - device;
        self.ahead = Some(match self.ahead {
            Some(known) if (heard - known).abs() < STEP => heard.max(known - DRIFT),
            _ => heard,
        });
    }

    /// The server's time at this time of the device.
    pub fn now(self, device: f64) -> Millis {
        Millis((device + self.ahead.unwrap_or(0.0)).max(0.0) as u64)
    }

    /// This device's time at a time of the server.
    pub fn device_time(self, server: Millis) -> f64 {
        server.0 as f64 - self.ahead.unwrap_or(0.0)
    }
}

/// What is left, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left {
    /// A day and more.
    Days {
        #[allow(missing_docs)]
        days: u32,
        #[allow(missing_docs)]
        hours: u32,
    },
    /// As a clock shows it.
    Clock(String),
}

impl Left {
    /// For so many milliseconds.
    pub fn of(milliseconds: u64) -> Left {
        let seconds = milliseconds / 1000;
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        match hours {
            24.. => Left::Days { days: (hours / 24) as u32, hours: (hours % 24) as u32 },
            1.. => Left::Clock(format!("{hours}:{minutes:02}:{:02}", seconds % 60)),
            0 => Left::Clock(crate::table::shown_time(milliseconds as f64)),
        }
    }
}
