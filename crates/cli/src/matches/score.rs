//! The score of a match, with its error.

use pacru_rules::{Game, Ruleset};
use std::fmt::Write;

/// What each engine has scored so far.
pub(crate) struct MatchScore {
    engines: Vec<Tally>,
    games: u32,
    draws: u32,
}

struct Tally {
    name: String,
    /// Shares of wins.
    shares: f64,
    markers: u64,
}

/// So many standard errors to each side hold 95% of a normal distribution.
const TWO_SIDES_95: f64 = 1.96;

/// The chance of a wrong verdict that an early stop accepts.
const WRONG: f64 = 0.05;

/// How far a share is tested to each side.
const INDIFFERENCE: f64 = 0.05;

impl MatchScore {
    pub(crate) fn new(names: &[String]) -> MatchScore {
        let engines = names.iter().map(|name| Tally { name: name.clone(), shares: 0.0, markers: 0 }).collect();
        MatchScore { engines, games: 0, draws: 0 }
    }

    /// Adds a finished game; `seating` names the engine of each seat.
    pub(crate) fn add(&mut self, game: &Game, seating: &[usize]) {
        let outcome = game.outcome();
        let seats = game.start().order().colors();
        for ((color, markers), &engine) in seats.iter().zip(game.position().marker_counts()).zip(seating) {
            let tally = &mut self.engines[engine];
            tally.shares += outcome.map_or(0.0, |outcome| f64::from(outcome.share(*color)));
            tally.markers += markers as u64;
        }
        self.games += 1;
        self.draws += u32::from(outcome.and_then(|outcome| outcome.sole_winner()).is_none());
    }

    /// The score in a few words.
    pub(crate) fn running(&self) -> String {
        let shares: Vec<String> = self.engines.iter().map(|tally| format!("{:.1}", tally.shares)).collect();
        shares.join(" : ")
    }

    /// An engine's share of all wins.
    fn share(&self, tally: &Tally) -> Share {
        Share::of(tally.shares, f64::from(self.games))
    }

    /// How many games were played.
    pub(crate) fn games_in_words(&self) -> String {
        if self.games == 1 { "1 game".to_owned() } else { format!("{} games", self.games) }
    }

    pub(crate) fn table(&self, game: Ruleset) -> String {
        let players = self.engines.len();
        let mut text =
            format!("{game}, {players} players, {}, {} without a single winner\n", self.games_in_words(), self.draws);
        for tally in &self.engines {
            let share = self.share(tally);
            let markers = tally.markers as f64 / f64::from(self.games.max(1));
            // Writing to a string cannot fail.
            let _ = writeln!(
                text,
                "{:<24} wins {:.1}  share {:.1}% ({:.0}–{:.0})  markers {markers:.1}  {}",
                tally.name,
                tally.shares,
                100.0 * share.mean,
                100.0 * share.low,
                100.0 * share.high,
                elo_text(share, players)
            );
        }
        text
    }

    /// Whether the question if the first engine's share is above or below `share` is decided, by a sequential
    /// probability ratio test.
    pub(crate) fn decided(&self, share: f64) -> bool {
        let bound = ((1.0 - WRONG) / WRONG).ln();
        self.likelihood_ratio(share).abs() >= bound
    }

    fn likelihood_ratio(&self, share: f64) -> f64 {
        let low = (share - INDIFFERENCE).clamp(0.01, 0.99);
        let high = (share + INDIFFERENCE).clamp(0.01, 0.99);
        let won = self.engines[0].shares;
        let lost = f64::from(self.games) - won;
        won * (high / low).ln() + lost * ((1.0 - high) / (1.0 - low)).ln()
    }

    pub(crate) fn verdict(&self, share: f64) -> String {
        let percent = 100.0 * share;
        let first = &self.engines[0].name;
        let ratio = self.likelihood_ratio(share);
        if !self.decided(share) {
            format!("{first}: not decided whether it wins more or less than {percent:.0}%")
        } else if ratio > 0.0 {
            format!("{first} wins more than {percent:.0}%")
        } else {
            format!("{first} wins less than {percent:.0}%")
        }
    }
}

/// A share of the wins, and between what bounds the true one is with 95% confidence.
#[derive(Clone, Copy, Debug)]
struct Share {
    mean: f64,
    low: f64,
    high: f64,
}

impl Share {
    /// By Wilson's interval, which holds for few games and for shares near nothing or all, too. A win that is shared spreads
    /// less than one that is not, so the bounds are rather too wide than too narrow.
    fn of(won: f64, games: f64) -> Share {
        if games == 0.0 {
            return Share { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let mean = won / games;
        let square = TWO_SIDES_95 * TWO_SIDES_95;
        let middle = mean + square / (2.0 * games);
        let spread = TWO_SIDES_95 * (mean * (1.0 - mean) / games + square / (4.0 * games * games)).sqrt();
        let whole = 1.0 + square / games;
        Share { mean, low: ((middle - spread) / whole).max(0.0), high: ((middle + spread) / whole).min(1.0) }
    }
}

/// The difference in Elo to an average opponent at this table, with its error bar.
fn elo_text(share: Share, players: usize) -> String {
    // Against several, winning as often as one opponent is as good as half the points against one.
    let fair = |share: f64| share / (share + (1.0 - share) / (players - 1) as f64);
    let elo = |share: f64| {
        let points = fair(share).clamp(0.001, 0.999);
        400.0 * (points / (1.0 - points)).log10()
    };
    format!("Elo {:+.0} ({:+.0} to {:+.0})", elo(share.mean), elo(share.low), elo(share.high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: f64, games: u32) -> MatchScore {
        let mut score = MatchScore::new(&["a".to_owned(), "b".to_owned()]);
        score.games = games;
        score.engines[0].shares = won;
        score
    }

    fn exactly(mean: f64) -> Share {
        Share { mean, low: mean, high: mean }
    }

    #[test]
    fn an_even_score_is_no_difference_and_three_quarters_about_190_elo() {
        let even = elo_text(Share { mean: 0.5, low: 0.4, high: 0.6 }, 2);
        assert!(even.starts_with("Elo +0 (-70 to +70)"), "{even}");
        assert!(elo_text(exactly(0.75), 2).starts_with("Elo +191"), "{}", elo_text(exactly(0.75), 2));
        assert!(elo_text(exactly(0.25), 4).starts_with("Elo +0"), "{}", elo_text(exactly(0.25), 4));
    }

    #[test]
    fn the_bounds_close_in_with_the_games_and_hold_no_more_than_all() {
        let bounds = |won, games| {
            let share = score(won, games).share(&score(won, games).engines[0]);
            ((100.0 * share.low).round(), (100.0 * share.high).round())
        };
        assert_eq!(bounds(50.0, 100), (40.0, 60.0));
        assert_eq!(bounds(5.0, 10), (24.0, 76.0));
        assert_eq!(bounds(1.0, 1), (21.0, 100.0));
        assert_eq!(bounds(0.0, 4), (0.0, 49.0));
        assert_eq!(bounds(0.0, 0), (0.0, 100.0));
    }

    #[test]
    fn a_clear_question_is_decided_early_and_an_open_one_is_not() {
        assert!(score(30.0, 30).decided(0.85) && score(30.0, 30).verdict(0.85).contains("more"));
        assert!(score(5.0, 30).decided(0.85) && score(5.0, 30).verdict(0.85).contains("less"));
        assert!(!score(25.5, 30).decided(0.85));
    }
}
