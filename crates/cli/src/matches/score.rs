//! The score of a match, with its error.

use pacru_rules::{Game, Ruleset};
use std::fmt::Write;

/// What each engine has scored so far.
pub(crate) struct Score {
    engines: Vec<Tally>,
    games: u32,
    draws: u32,
}

struct Tally {
    name: String,
    /// Shares of wins, and their squares, for the spread.
    shares: f64,
    squares: f64,
    markers: u64,
}

/// So many standard errors to each side hold 95% of a normal distribution.
const TWO_SIDES_95: f64 = 1.96;

/// The chance of a wrong verdict that an early stop accepts.
const WRONG: f64 = 0.05;

/// How far a share is tested to each side.
const INDIFFERENCE: f64 = 0.05;

impl Score {
    pub(crate) fn new(names: &[String]) -> Score {
        let engines =
            names.iter().map(|name| Tally { name: name.clone(), shares: 0.0, squares: 0.0, markers: 0 }).collect();
        Score { engines, games: 0, draws: 0 }
    }

    /// Adds a finished game; `seating` names the engine of each seat.
    pub(crate) fn add(&mut self, game: &Game, seating: &[usize]) {
        let winners = game.outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let seats = game.start().order().seats();
        for ((color, markers), &engine) in seats.iter().zip(game.position().scores()).zip(seating) {
            let share = if winners.contains(*color) { 1.0 / winners.len() as f64 } else { 0.0 };
            let tally = &mut self.engines[engine];
            tally.shares += share;
            tally.squares += share * share;
            tally.markers += markers as u64;
        }
        self.games += 1;
        self.draws += u32::from(winners.len() != 1);
    }

    /// The score in a few words.
    pub(crate) fn running(&self) -> String {
        let shares: Vec<String> = self.engines.iter().map(|tally| format!("{:.1}", tally.shares)).collect();
        shares.join(" : ")
    }

    /// An engine's share of all wins, and how far the true one may be from it with 95% confidence.
    fn share(&self, tally: &Tally) -> (f64, f64) {
        let games = f64::from(self.games.max(1));
        let mean = tally.shares / games;
        let variance = (tally.squares / games - mean * mean).max(0.0);
        // With all games won or lost there is no spread to see; the rule of three bounds what is left.
        let error = if variance == 0.0 { 3.0 / games } else { TWO_SIDES_95 * (variance / games).sqrt() };
        (mean, error)
    }

    pub(crate) fn table(&self, game: Ruleset) -> String {
        let mut text = format!(
            "{game}, {} players, {} games, {} without a single winner\n",
            self.engines.len(),
            self.games,
            self.draws
        );
        for tally in &self.engines {
            let (mean, error) = self.share(tally);
            let markers = tally.markers as f64 / f64::from(self.games.max(1));
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "{:<24} wins {:.1}  share {:.1}% ± {:.1}  markers {markers:.1}",
                tally.name,
                tally.shares,
                100.0 * mean,
                100.0 * error
            );
            let _ = writeln!(text, "  {}", elo_text(mean, error, self.engines.len()));
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

/// The difference in Elo to an average opponent at this table, with its error bar.
fn elo_text(mean: f64, error: f64, players: usize) -> String {
    // Against several, winning as often as one opponent is as good as half the points against one.
    let fair = |share: f64| share / (share + (1.0 - share) / (players - 1) as f64);
    let elo = |share: f64| {
        let points = fair(share).clamp(0.001, 0.999);
        400.0 * (points / (1.0 - points)).log10()
    };
    let (low, high) = (elo((mean - error).max(0.0)), elo((mean + error).min(1.0)));
    format!("Elo {:+.0} ({low:+.0} to {high:+.0})", elo(mean))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(won: f64, games: u32) -> Score {
        let mut score = Score::new(&["a".to_owned(), "b".to_owned()]);
        score.games = games;
        score.engines[0].shares = won;
        score.engines[0].squares = won;
        score
    }

    #[test]
    fn an_even_score_is_no_difference_and_three_quarters_about_190_elo() {
        assert!(elo_text(0.5, 0.1, 2).starts_with("Elo +0 (-70 to +70)"), "{}", elo_text(0.5, 0.1, 2));
        assert!(elo_text(0.75, 0.0, 2).starts_with("Elo +191"), "{}", elo_text(0.75, 0.0, 2));
        assert!(elo_text(0.25, 0.0, 4).starts_with("Elo +0"), "{}", elo_text(0.25, 0.0, 4));
    }

    #[test]
    fn the_error_shrinks_with_the_games() {
        let (mean, error) = score(50.0, 100).share(&score(50.0, 100).engines[0]);
        assert!((mean - 0.5).abs() < 1e-9 && (error - 0.098).abs() < 0.001, "{error}");
        let all_won = score(20.0, 20);
        assert!((all_won.share(&all_won.engines[0]).1 - 0.15).abs() < 1e-9);
    }

    #[test]
    fn a_clear_question_is_decided_early_and_an_open_one_is_not() {
        assert!(score(30.0, 30).decided(0.85) && score(30.0, 30).verdict(0.85).contains("more"));
        assert!(score(5.0, 30).decided(0.85) && score(5.0, 30).verdict(0.85).contains("less"));
        assert!(!score(25.5, 30).decided(0.85));
    }
}
