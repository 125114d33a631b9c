//! The addresses that the page handles itself.

/// Patterns such as `/games` and `/play/*`.
#[derive(Debug)]
pub(super) struct Routes(Vec<Vec<Part>>);

#[derive(Debug)]
enum Part {
    Word(String),
    /// `*`: letters, digits, `-` and `_`.
    Name,
}

/// No name of a game or its id is longer.
const LONGEST_NAME: usize = 64;

impl Routes {
    /// Reads a pattern a line; empty lines and those that begin with `#` say nothing.
    pub(super) fn read(text: &str) -> Routes {
        let lines = text.lines().map(str::trim).filter(|line| line.starts_with('/'));
        let part = |part: &str| if part == "*" { Part::Name } else { Part::Word(part.to_owned()) };
        Routes(lines.map(|line| line.split('/').map(part).collect()).collect())
    }

    pub(super) fn has(&self, path: &str) -> bool {
        self.0.iter().any(|route| {
            let mut parts = path.split('/');
            route.iter().all(|part| parts.next().is_some_and(|text| part.is(text))) && parts.next().is_none()
        })
    }
}

impl Part {
    fn is(&self, text: &str) -> bool {
        match self {
            Part::Word(word) => word == text,
            Part::Name => {
                let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
                (1..=LONGEST_NAME).contains(&text.len()) && text.bytes().all(plain)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Routes;

    #[test]
    fn a_star_is_one_plain_name() {
        let routes = Routes::read("# all of them\n/\n/games\n\n/play/*\n");
        for path in ["/", "/games", "/play/abc", "/play/a-B_9"] {
            assert!(routes.has(path), "{path}");
        }
        let long = format!("/play/{}", "a".repeat(65));
        for path in
            ["", "//", "/games/", "/Games", "/play", "/play/", "/play/a/b", "/play/..", "/play/%2e", "/x", &long]
        {
            assert!(!routes.has(path), "{path}");
        }
    }
}
