//! Which of the candidates become challenges.

use crate::find::{Candidate, Means, has_last_chevron};
use crate::likeness::likeness;
use pacru_rulebook::challenge::{ChallengeKind, DAYS_A_WEEK};
use pacru_rules::GameKind;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashSet};

/// How many of a kind are wanted, with two players and with more.
struct Wanted {
    game: GameKind,
    kind: ChallengeKind,
    two: usize,
    more: usize,
}

/// Together they are fourteen weeks.
const WANTED: [Wanted; 11] = [
    want(GameKind::Shacru, ChallengeKind::WinNow, 4, 8),
    want(GameKind::Shacru, ChallengeKind::WinInTwo, 4, 0),
    want(GameKind::Shacru, ChallengeKind::WinInMore, 6, 0),
    want(GameKind::Azacru, ChallengeKind::WinNow, 4, 3),
    want(GameKind::Azacru, ChallengeKind::WinInTwo, 6, 0),
    want(GameKind::Azacru, ChallengeKind::WinInMore, 4, 0),
    want(GameKind::Azacru, ChallengeKind::Gain, 7, 1),
    want(GameKind::Pacru, ChallengeKind::WinNow, 6, 10),
    want(GameKind::Pacru, ChallengeKind::WinInTwo, 9, 0),
    want(GameKind::Pacru, ChallengeKind::SaveChevron, 14, 0),
    want(GameKind::Pacru, ChallengeKind::Gain, 6, 6),
];

const fn want(game: GameKind, kind: ChallengeKind, two: usize, more: usize) -> Wanted {
    Wanted { game, kind, two, more }
}

/// The candidates to keep, the easiest first.
pub(crate) fn choose(candidates: Vec<Candidate>, tell: &mut impl FnMut(String)) -> Vec<Candidate> {
    let mut chosen: Vec<Candidate> = Vec::new();
    let mut games = HashSet::new();
    let mut boards = HashSet::new();
    let mut pools = pools(candidates);
    // The rarest first: a game gives one challenge only.
    pools.sort_by_key(|(_, pool)| pool.values().map(Vec::len).sum::<usize>());
    for ((wanted, players), mut pool) in pools {
        let all: usize = pool.values().map(Vec::len).sum();
        let number = if players == 2 { wanted.two } else { wanted.more };
        let mut left = number;
        while left > 0 && !pool.is_empty() {
            // One of each sort in turn, so that all are seen.
            for like in pool.values_mut() {
                while let Some(candidate) = like.pop() {
                    let challenge = &candidate.challenge;
                    let position = &challenge.position;
                    let source = (position.ruleset(), position.order().player_count(), challenge.source.game);
                    if left > 0 && games.insert(source) && boards.insert(likeness(position)) {
                        left -= 1;
                        chosen.push(candidate);
                        break;
                    }
                }
            }
            pool.retain(|_, like| !like.is_empty());
        }
        let (game, kind) = (wanted.game, wanted.kind.word());
        let seats = if players == 2 { "two players" } else { "more" };
        tell(format!("{game} {kind}, {seats}: {} of {number}, from {all}", number - left));
    }
    chosen.sort_by(|a, b| a.effort.total_cmp(&b.effort).then_with(|| a.challenge.id.cmp(&b.challenge.id)));
    keep_whole_weeks(&mut chosen);
    chosen
}

/// Drops the hardest of the commonest game and kind until each weekday has as many; less than a week is left as it is.
fn keep_whole_weeks(chosen: &mut Vec<Candidate>) {
    while chosen.len() > DAYS_A_WEEK && !chosen.len().is_multiple_of(DAYS_A_WEEK) {
        let mut groups: BTreeMap<(GameKind, ChallengeKind), Vec<usize>> = BTreeMap::new();
        for (at, Candidate { challenge, .. }) in chosen.iter().enumerate() {
            groups.entry((challenge.game(), challenge.kind)).or_default().push(at);
        }
        let commonest = groups.values().max_by_key(|group| group.len());
        if let Some(&last) = commonest.and_then(|group| group.last()) {
            chosen.remove(last);
        }
    }
}

/// What candidates have in common that compete with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Like {
    /// Where fields are gained, their number alone tells candidates apart, the greatest first.
    fields: Reverse<Option<u8>>,
    /// A last chevron is rare, and comes first.
    last: Reverse<bool>,
    grade: Option<u8>,
    means: Option<Means>,
    players: usize,
}

impl Like {
    fn of(candidate: &Candidate) -> Like {
        let Candidate { challenge, means, .. } = candidate;
        let gains = challenge.fields.is_some();
        Like {
            fields: Reverse(challenge.fields),
            last: Reverse(challenge.kind == ChallengeKind::SaveChevron && has_last_chevron(&challenge.position)),
            grade: (!gains).then_some(challenge.grade),
            means: (!gains).then_some(*means),
            players: challenge.position.order().player_count(),
        }
    }
}

/// Candidates that are alike, the best last.
type Pool = BTreeMap<Like, Vec<Candidate>>;

/// What is wanted, each with its candidates.
fn pools(candidates: Vec<Candidate>) -> Vec<((&'static Wanted, usize), Pool)> {
    let mut pools: Vec<((&'static Wanted, usize), Pool)> =
        WANTED.iter().flat_map(|wanted| [(wanted, 2), (wanted, 3)]).map(|key| (key, Pool::new())).collect();
    for candidate in candidates {
        let challenge = &candidate.challenge;
        let two = challenge.position.order().player_count() == 2;
        let fits = |(wanted, players): &(&Wanted, usize)| {
            wanted.game == challenge.game() && wanted.kind == challenge.kind && two == (*players == 2)
        };
        if let Some((_, pool)) = pools.iter_mut().find(|(key, _)| fits(key)) {
            pool.entry(Like::of(&candidate)).or_default().push(candidate);
        }
    }
    for (_, pool) in &mut pools {
        for like in pool.values_mut() {
            like.sort_by(by_charm);
        }
    }
    pools
}

fn by_charm(a: &Candidate, b: &Candidate) -> Ordering {
    a.charm.total_cmp(&b.charm).then_with(|| b.challenge.id.cmp(&a.challenge.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rulebook::challenge::{Challenge, Source, id_of};

    fn candidate(game: GameKind, kind: ChallengeKind, effort: f64) -> Candidate {
        let position =
            pacru_rules::Position::start(game.into(), pacru_rules::TurnOrder::standard(2).expect("two players"));
        let challenge = Challenge {
            id: id_of(&position),
            kind,
            fields: None,
            turns: None,
            grade: 1,
            position,
            answers: Vec::new(),
            source: Source { seed: 1, game: effort as u64 },
        };
        Candidate { challenge, effort, means: Means::Plain, charm: 0.0 }
    }

    #[test]
    fn what_is_wanted_fills_weeks() {
        let all: usize = WANTED.iter().map(|wanted| wanted.two + wanted.more).sum();
        assert_eq!(all, 14 * DAYS_A_WEEK);
    }

    #[test]
    fn the_hardest_of_the_commonest_are_dropped_to_fill_weeks() {
        let mut chosen: Vec<Candidate> = (0..9)
            .map(|effort| {
                let kind = if effort % 3 == 0 { ChallengeKind::WinNow } else { ChallengeKind::WinInTwo };
                candidate(GameKind::Shacru, kind, f64::from(effort))
            })
            .collect();
        keep_whole_weeks(&mut chosen);
        let efforts: Vec<f64> = chosen.iter().map(|candidate| candidate.effort).collect();
        assert_eq!(efforts, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        keep_whole_weeks(&mut chosen);
        assert_eq!(chosen.len(), 7);
    }

    #[test]
    fn one_of_a_game_is_chosen_and_no_position_twice() {
        let alike = |effort| candidate(GameKind::Pacru, ChallengeKind::Gain, effort);
        let chosen = choose(vec![alike(1.0), alike(1.0), alike(2.0)], &mut |_| ());
        assert_eq!(chosen.len(), 1, "the same game, then the same position");
    }
}
