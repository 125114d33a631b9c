//! Names for people who do not want to think of one.

/// One of a list of words that are separated by commas.
fn pick(words: &str, number: u64) -> &str {
    let words: Vec<&str> = words.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    words.get((number % words.len().max(1) as u64) as usize).copied().unwrap_or_default()
}

/// An adjective and an animal by chance, from the lists of a language.
pub fn suggest_name<'a>(adjectives: &'a str, animals: &'a str, chance: u64) -> (&'a str, &'a str) {
    // Neighbouring numbers give names that share nothing.
    let mixed = chance.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (pick(adjectives, mixed >> 40), pick(animals, mixed >> 20 & 0xf_ffff))
}
