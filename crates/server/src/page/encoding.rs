//! Which form of a file a client likes best.

use axum::http::header::{ACCEPT_ENCODING, HeaderMap};

/// A form in which a file can be sent, from the largest to the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Encoding {
    Identity,
    Gzip,
    Brotli,
}

impl Encoding {
    const ALL: [Encoding; 3] = [Encoding::Identity, Encoding::Gzip, Encoding::Brotli];

    /// The name in `Content-Encoding`; plain content has none.
    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Identity => None,
            Encoding::Gzip => Some("gzip"),
            Encoding::Brotli => Some("br"),
        }
    }

    /// The form with the highest weight in `Accept-Encoding`, the smallest of those that weigh the same. A client that
    /// refuses everything there is gets plain content.
    pub(super) fn best(headers: &HeaderMap, available: impl Fn(Encoding) -> bool) -> Encoding {
        let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let wishes: Vec<(&str, u16)> = lines.flat_map(|line| line.split(',')).filter_map(wish).collect();
        let weighed = Encoding::ALL.into_iter().filter(|&encoding| available(encoding));
        let weighed = weighed.map(|encoding| (weight(encoding, &wishes), encoding)).filter(|&(weight, _)| weight > 0);
        weighed.max().map_or(Encoding::Identity, |(_, encoding)| encoding)
    }
}

/// The weight that the client gives to a form, in thousandths.
fn weight(encoding: Encoding, wishes: &[(&str, u16)]) -> u16 {
    let told =
        |name: &str| wishes.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|&(_, weight)| weight);
    let own = told(encoding.name().unwrap_or("identity")).or_else(|| told("*"));
    // What is not named is not wanted, except for plain content, which everybody can read.
    own.unwrap_or(u16::from(encoding == Encoding::Identity))
}

/// Reads `gzip` or `br;q=0.8`; what is no weight counts as none.
fn wish(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let weight = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let weight =
        weight.map_or(Some(1.0), |weight| weight.parse::<f32>().ok().filter(|weight| (0.0..=1.0).contains(weight)));
    Some((name, (weight.unwrap_or(0.0) * 1000.0) as u16))
}

#[cfg(test)]
mod tests {
    use super::Encoding::{self, Brotli, Gzip, Identity};
    use axum::http::header::{ACCEPT_ENCODING, HeaderMap, HeaderValue};

    fn best(accepted: &str) -> Encoding {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_str(accepted).expect("a header"));
        Encoding::best(&headers, |_| true)
    }

    #[test]
    fn the_smallest_of_the_most_wanted_is_chosen() {
        for (accepted, chosen) in [
            ("gzip, deflate, br, zstd", Brotli),
            ("gzip", Gzip),
            ("br;q=0.5, gzip;q=0.9", Gzip),
            ("br;q=0.9, GZIP;q=0.9", Brotli),
            ("br;q=0, gzip;q=0", Identity),
            ("*", Brotli),
            ("*;q=0.5, br;q=0", Gzip),
            ("identity, br;q=0.5", Identity),
            ("br;q=0.001", Brotli),
            ("br;q=2", Identity),
            ("br;q=x, gzip", Gzip),
            ("identity;q=0", Identity),
            ("deflate", Identity),
            ("", Identity),
            (",;,", Identity),
        ] {
            assert_eq!(best(accepted), chosen, "{accepted}");
        }
        assert_eq!(Encoding::best(&HeaderMap::new(), |_| true), Identity);
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("br, gzip;q=0.5"));
        assert_eq!(Encoding::best(&headers, |encoding| encoding != Brotli), Gzip);
        assert_eq!(Encoding::best(&headers, |encoding| encoding == Identity), Identity);
    }
}
