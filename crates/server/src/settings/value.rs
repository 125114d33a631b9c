//! Values of settings as texts: the same in flags, the environment and the file.

use super::network::Networks;
use super::public_url::PublicUrl;
use crate::limits::Rate;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::time::Duration;

/// Something that can be set by a text.
pub(super) trait Value: Sized {
    fn read(text: &str) -> Result<Self, String>;
    /// The text that reads as this value; empty for nothing.
    fn show(&self) -> String;
}

/// More of anything than this fits into no machine.
const MOST: usize = 16 << 20;

macro_rules! numbers {
    ($($kind:ty: $most:expr),*) => {$(
        impl Value for $kind {
            fn read(text: &str) -> Result<$kind, String> {
                let number = text.parse().ok().filter(|&number| number <= $most);
                number.ok_or_else(|| format!("use a number from 0 to {}", $most))
            }

            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}

numbers!(u16: u16::MAX, u32: u32::MAX, usize: MOST);

impl Value for bool {
    fn read(text: &str) -> Result<bool, String> {
        text.parse().map_err(|_| "use true or false".to_owned())
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for IpAddr {
    fn read(text: &str) -> Result<IpAddr, String> {
        match text {
            "localhost" => Ok(Ipv4Addr::LOCALHOST.into()),
            _ => text.parse().map_err(|_| "use an address such as 127.0.0.1, 0.0.0.0 or ::".to_owned()),
        }
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for String {
    fn read(text: &str) -> Result<String, String> {
        Ok(text.to_owned())
    }

    fn show(&self) -> String {
        self.clone()
    }
}

impl Value for PathBuf {
    fn read(text: &str) -> Result<PathBuf, String> {
        // Both forms of the address of a database file are common: sqlite:FILE and sqlite://FILE.
        let path = text.strip_prefix("sqlite:").map_or(text, |rest| rest.strip_prefix("//").unwrap_or(rest));
        if path.is_empty() || path.contains("://") || path == ":memory:" {
            return Err("use the path of a file, or sqlite:PATH".to_owned());
        }
        Ok(PathBuf::from(path))
    }

    fn show(&self) -> String {
        self.display().to_string()
    }
}

const UNITS: [(&str, u64); 5] = [("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000)];

impl Value for Duration {
    fn read(text: &str) -> Result<Duration, String> {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, unit) = text.split_at(digits);
        let unit = UNITS.iter().find(|(name, _)| *name == unit).map(|(_, milliseconds)| *milliseconds);
        let time = number.parse::<u64>().ok().zip(unit).and_then(|(number, unit)| number.checked_mul(unit));
        time.map(Duration::from_millis).ok_or_else(|| "use a time such as 500ms, 20s, 15m, 24h or 7d".to_owned())
    }

    fn show(&self) -> String {
        let milliseconds = self.as_millis() as u64;
        let fits = |(_, unit): &&(&str, u64)| milliseconds != 0 && milliseconds.is_multiple_of(*unit);
        let (name, unit) = UNITS.iter().rev().find(fits).unwrap_or(&("s", 1000));
        format!("{}{name}", milliseconds / unit)
    }
}

impl Value for Rate {
    fn read(text: &str) -> Result<Rate, String> {
        let advice = || "use a number for a time, such as 30/1m".to_owned();
        let (count, per) = text.split_once('/').ok_or_else(advice)?;
        let (count, per) = (count.parse().map_err(|_| advice())?, Duration::read(per)?);
        if count == 0 || per.is_zero() { Err(advice()) } else { Ok(Rate { count, per }) }
    }

    fn show(&self) -> String {
        format!("{}/{}", self.count, self.per.show())
    }
}

impl Value for Networks {
    fn read(text: &str) -> Result<Networks, String> {
        text.parse()
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

impl Value for PublicUrl {
    fn read(text: &str) -> Result<PublicUrl, String> {
        text.parse()
    }

    fn show(&self) -> String {
        self.to_string()
    }
}

/// An empty text takes a choice back.
impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Option<T>, String> {
        if text.is_empty() { Ok(None) } else { T::read(text).map(Some) }
    }

    fn show(&self) -> String {
        self.as_ref().map(T::show).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Value;
    use crate::limits::Rate;
    use std::path::PathBuf;
    use std::time::Duration;

    #[test]
    fn times_are_read_and_shown() {
        for text in ["0s", "1ms", "1500ms", "20s", "90s", "15m", "24h", "7d"] {
            let time = Duration::read(text).expect(text);
            assert_eq!(Duration::read(&time.show()), Ok(time));
        }
        assert_eq!(Duration::read("24h").map(|day| day.show()), Ok("1d".to_owned()));
        for text in ["", "20", "s", "-1s", "1.5s", "20 s", "20S", "99999999999999999999d", "９s"] {
            assert!(Duration::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn rates_are_read_and_shown() {
        let rate = Rate::read("30/1m").expect("a rate");
        assert_eq!((rate.count, rate.per, rate.show().as_str()), (30, Duration::from_secs(60), "30/1m"));
        for text in ["", "30", "/1m", "0/1m", "30/0s", "x/1m", "30/1m/2"] {
            assert!(Rate::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn databases_are_files() {
        for text in ["a/b.db", "sqlite:a/b.db", "sqlite://a/b.db"] {
            assert_eq!(PathBuf::read(text), Ok(PathBuf::from("a/b.db")), "{text}");
        }
        assert_eq!(PathBuf::read("sqlite:///a/b.db"), Ok(PathBuf::from("/a/b.db")));
        for text in ["", "sqlite:", "sqlite::memory:", ":memory:", "postgres://host/db"] {
            assert!(PathBuf::read(text).is_err(), "{text}");
        }
    }
}
