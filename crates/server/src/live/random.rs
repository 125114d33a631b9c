//! Names that nobody can guess.

use crate::store::VisitorId;
use pacru_api::{GameId, Refused, RefusedCode, Secret};
use std::str::FromStr;

const LETTERS: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
/// 62 bits.
const GAME: usize = 12;
/// 165 bits.
const SECRET: usize = 32;

pub(super) fn game() -> Result<GameId, Refused> {
    text(GAME)
}

pub(super) fn secret() -> Result<Secret, Refused> {
    text(SECRET)
}

pub(super) fn visitor() -> Result<VisitorId, Refused> {
    let mut bytes = [0; 8];
    fill(&mut bytes)?;
    Ok(VisitorId(i64::from_le_bytes(bytes)))
}

fn text<T: FromStr>(length: usize) -> Result<T, Refused> {
    let mut text = String::with_capacity(length);
    while text.len() < length {
        let mut bytes = [0; 64];
        fill(&mut bytes)?;
        // Numbers past the last whole round of the letters would make some of them likelier.
        let fair = bytes.into_iter().filter(|&byte| byte < 252);
        text.extend(fair.take(length - text.len()).map(|byte| char::from(LETTERS[usize::from(byte) % LETTERS.len()])));
    }
    text.parse().map_err(|_| no_chance())
}

fn fill(bytes: &mut [u8]) -> Result<(), Refused> {
    getrandom::fill(bytes).map_err(|_| no_chance())
}

fn no_chance() -> Refused {
    Refused::new(RefusedCode::Storage, "the server's system gives no random numbers")
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    #[test]
    fn names_have_their_length_and_use_all_letters() {
        let secrets: Vec<_> = (0..200).map(|_| super::secret().unwrap()).collect();
        assert!(secrets.iter().all(|secret| secret.as_str().len() == super::SECRET));
        let letters: HashSet<_> = secrets.iter().flat_map(|secret| secret.as_str().bytes()).collect();
        assert_eq!(letters.len(), super::LETTERS.len());
        assert_eq!(super::game().unwrap().as_str().len(), super::GAME);
    }
}
