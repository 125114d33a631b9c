//! Selects the challenges among the candidates.

use crate::candidates::{ChallengeCandidate, has_last_chevron};
use crate::canonical::canonical_board;
use crate::technique::Technique;
use pacru_rulebook::challenge::{ChallengeKind, DAYS_A_WEEK};
use pacru_rules::GameKind;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, HashSet};

/// The number of challenges of a game and kind, with two players and with more.
struct Quota {
    game: GameKind,
    kind: ChallengeKind,
    two: usize,
    more: usize,
}

/// Together fourteen weeks of daily challenges.
const QUOTAS: [Quota; 11] = [
    quota(GameKind::Shacru, ChallengeKind::WinNow, 4, 8),
    quota(GameKind::Shacru, ChallengeKind::WinInTwo, 4, 0),
    quota(GameKind::Shacru, ChallengeKind::WinInMore, 6, 0),
    quota(GameKind::Azacru, ChallengeKind::WinNow, 4, 3),
    quota(GameKind::Azacru, ChallengeKind::WinInTwo, 6, 0),
    quota(GameKind::Azacru, ChallengeKind::WinInMore, 4, 0),
    quota(GameKind::Azacru, ChallengeKind::Gain, 7, 1),
    quota(GameKind::Pacru, ChallengeKind::WinNow, 6, 10),
    quota(GameKind::Pacru, ChallengeKind::WinInTwo, 9, 0),
    quota(GameKind::Pacru, ChallengeKind::SaveChevron, 14, 0),
    quota(GameKind::Pacru, ChallengeKind::Gain, 6, 6),
];

const fn quota(game: GameKind, kind: ChallengeKind, two: usize, more: usize) -> Quota {
    Quota { game, kind, two, more }
}

/// Selects candidates by quota, the easiest first. `report` receives a line for each quota.
pub(crate) fn select(candidates: Vec<ChallengeCandidate>, report: &mut impl FnMut(String)) -> Vec<ChallengeCandidate> {
    let mut selected: Vec<ChallengeCandidate> = Vec::new();
    let mut games = HashSet::new();
    let mut boards = HashSet::new();
    let mut pools = pools(candidates);
    // The rarest first, because each game gives only one challenge.
    pools.sort_by_key(|(_, pool)| pool.values().map(Vec::len).sum::<usize>());
    for ((quota, players), mut pool) in pools {
        let all: usize = pool.values().map(Vec::len).sum();
        let number = if players == 2 { quota.two } else { quota.more };
        let mut left = number;
        while left > 0 && !pool.is_empty() {
            // One candidate of each group in turn.
            for group in pool.values_mut() {
                while let Some(candidate) = group.pop() {
                    let challenge = &candidate.challenge;
                    let position = &challenge.position;
                    let source = (position.ruleset(), position.order().player_count(), challenge.source.game);
                    if left > 0 && games.insert(source) && boards.insert(canonical_board(position)) {
                        left -= 1;
                        selected.push(candidate);
                        break;
                    }
                }
            }
            pool.retain(|_, group| !group.is_empty());
        }
        let (game, kind) = (quota.game, quota.kind.word());
        let seats = if players == 2 { "two players" } else { "more" };
        report(format!("{game} {kind}, {seats}: {} of {number}, from {all}", number - left));
    }
    selected.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty).then_with(|| a.challenge.id.cmp(&b.challenge.id)));
    keep_whole_weeks(&mut selected);
    selected
}

/// Removes the hardest of the most frequent game and kind until whole weeks are left. Less than a week stays as it is.
fn keep_whole_weeks(selected: &mut Vec<ChallengeCandidate>) {
    while selected.len() > DAYS_A_WEEK && !selected.len().is_multiple_of(DAYS_A_WEEK) {
        let mut groups: BTreeMap<(GameKind, ChallengeKind), Vec<usize>> = BTreeMap::new();
        for (at, ChallengeCandidate { challenge, .. }) in selected.iter().enumerate() {
            groups.entry((challenge.game(), challenge.kind)).or_default().push(at);
        }
        let largest = groups.values().max_by_key(|group| group.len());
        if let Some(&last) = largest.and_then(|group| group.last()) {
            selected.remove(last);
        }
    }
}

/// The group of a candidate. Candidates of one group compete by quality; groups take turns in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct CandidateGroup {
    /// The number of fields to gain, the largest first. Groups of such tasks have no grade and technique.
    fields: Reverse<Option<u8>>,
    /// Whether the last chevron must be saved. These tasks are rare and come first.
    last_chevron: Reverse<bool>,
    grade: Option<u8>,
    technique: Option<Technique>,
    players: usize,
}

impl CandidateGroup {
    fn of(candidate: &ChallengeCandidate) -> CandidateGroup {
        let ChallengeCandidate { challenge, technique, .. } = candidate;
        let gains = challenge.fields.is_some();
        CandidateGroup {
            fields: Reverse(challenge.fields),
            last_chevron: Reverse(
                challenge.kind == ChallengeKind::SaveChevron && has_last_chevron(&challenge.position),
            ),
            grade: (!gains).then_some(challenge.grade),
            technique: (!gains).then_some(*technique),
            players: challenge.position.order().player_count(),
        }
    }
}

/// Candidates by group, the best last.
type Pool = BTreeMap<CandidateGroup, Vec<ChallengeCandidate>>;

/// The candidates for each quota, with two players and with more.
fn pools(candidates: Vec<ChallengeCandidate>) -> Vec<((&'static Quota, usize), Pool)> {
    let mut pools: Vec<((&'static Quota, usize), Pool)> =
        QUOTAS.iter().flat_map(|quota| [(quota, 2), (quota, 3)]).map(|key| (key, Pool::new())).collect();
    for candidate in candidates {
        let challenge = &candidate.challenge;
        let two = challenge.position.order().player_count() == 2;
        let fits = |(quota, players): &(&Quota, usize)| {
            quota.game == challenge.game() && quota.kind == challenge.kind && two == (*players == 2)
        };
        if let Some((_, pool)) = pools.iter_mut().find(|(key, _)| fits(key)) {
            pool.entry(CandidateGroup::of(&candidate)).or_default().push(candidate);
        }
    }
    for (_, pool) in &mut pools {
        for group in pool.values_mut() {
            group.sort_by(by_quality);
        }
    }
    pools
}

fn by_quality(a: &ChallengeCandidate, b: &ChallengeCandidate) -> Ordering {
    a.quality.total_cmp(&b.quality).then_with(|| b.challenge.id.cmp(&a.challenge.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pacru_rulebook::challenge::{Challenge, Source, id_of};

    fn candidate(game: GameKind, kind: ChallengeKind, difficulty: f64) -> ChallengeCandidate {
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
            source: Source { seed: 1, game: difficulty as u64 },
        };
        ChallengeCandidate { challenge, difficulty, technique: Technique::Plain, quality: 0.0 }
    }

    #[test]
    fn the_quotas_fill_whole_weeks() {
        let all: usize = QUOTAS.iter().map(|quota| quota.two + quota.more).sum();
        assert_eq!(all, 14 * DAYS_A_WEEK);
    }

    #[test]
    fn the_hardest_of_the_most_frequent_are_removed_to_fill_weeks() {
        let mut selected: Vec<ChallengeCandidate> = (0..9)
            .map(|difficulty| {
                let kind = if difficulty % 3 == 0 { ChallengeKind::WinNow } else { ChallengeKind::WinInTwo };
                candidate(GameKind::Shacru, kind, f64::from(difficulty))
            })
            .collect();
        keep_whole_weeks(&mut selected);
        let difficulties: Vec<f64> = selected.iter().map(|candidate| candidate.difficulty).collect();
        assert_eq!(difficulties, [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        keep_whole_weeks(&mut selected);
        assert_eq!(selected.len(), 7);
    }

    #[test]
    fn each_game_and_each_position_is_selected_once() {
        let gain = |difficulty| candidate(GameKind::Pacru, ChallengeKind::Gain, difficulty);
        let selected = select(vec![gain(1.0), gain(1.0), gain(2.0)], &mut |_| ());
        assert_eq!(selected.len(), 1, "the same game, then the same position");
    }
}
