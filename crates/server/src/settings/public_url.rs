//! The address under which people know the server.

use std::fmt;
use std::str::FromStr;

/// `https://example.org`: a scheme and a host, perhaps a port, nothing else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// The address without a slash at the end, which is also the origin that browsers send.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Whether browsers reach us over TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let advice = || "use an address such as https://pacru.example.org, without a path".to_owned();
        let (scheme, rest) = text.split_once("://").ok_or_else(advice)?;
        let scheme = scheme.to_ascii_lowercase();
        let host = rest.strip_suffix('/').unwrap_or(rest).to_ascii_lowercase();
        if !matches!(scheme.as_str(), "http" | "https") || !is_host(&host) {
            return Err(advice());
        }
        // Browsers leave the usual port out of the origin.
        let usual = if scheme == "https" { ":443" } else { ":80" };
        Ok(PublicUrl(format!("{scheme}://{}", host.strip_suffix(usual).unwrap_or(&host))))
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a text is a host with perhaps a port, and nothing that could end the host part of an address.
pub(crate) fn is_host(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (text, None),
    };
    let port = port.is_none_or(|port| port.parse::<u16>().is_ok());
    (1..=253).contains(&host.len()) && host.bytes().all(plain) && port
}

#[cfg(test)]
mod tests {
    use super::PublicUrl;

    #[test]
    fn an_address_is_an_origin() {
        for (text, origin) in [
            ("https://Example.org/", "https://example.org"),
            ("http://pacru.lan:8302", "http://pacru.lan:8302"),
            ("HTTPS://example.org:443", "https://example.org"),
            ("http://[fd00::1]:8302", "http://[fd00::1]:8302"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().map(|url| url.origin().to_owned()), Ok(origin.to_owned()), "{text}");
        }
        for text in
            ["", "example.org", "ftp://a", "https://", "https://a/b", "https://a b", "https://a?b", "http://a:x"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
