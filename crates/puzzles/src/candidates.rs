//! Candidates: tasks in a position that have one best answer, each proved.

use crate::selfplay::AnalysedPosition;
use crate::technique::Technique;
use pacru_rulebook::challenge::{
    Challenge, ChallengeKind, Proof, Source, Task, effort, grade, id_of, in_danger, toughest_reply, ways,
};
use pacru_rules::{GameKind, Move, Position};

/// The most moves that a proof plays. Longer ones are rejected, so that tests can repeat all proofs.
const MAX_PROOF_MOVES: u64 = 1_200_000;

/// The most accepted moves: the fields of a borderland.
const MAX_ANSWERS: usize = 9;

/// The fewest ways to choose from; with fewer the task is too easy.
const MIN_WAYS: usize = 6;

/// The same for a last chevron, and in Shacru, where chevrons have little room at the end.
const MIN_WAYS_CONFINED: usize = 3;

/// The most turns to a win.
const MAX_TURNS: u32 = 4;

/// The fewest fields to gain.
const MIN_FIELDS: usize = 3;

/// The least share of the win, as estimated by the engine, at which a forced win is searched for in Pacru.
const MIN_SHARE: f32 = 0.7;

/// A proved challenge and the values for its selection.
#[derive(Clone, Debug)]
pub(crate) struct ChallengeCandidate {
    pub(crate) challenge: Challenge,
    /// The estimated difficulty for a person.
    pub(crate) difficulty: f64,
    /// The technique of the first move.
    pub(crate) technique: Technique,
    /// The rank among candidates of the same group; the highest is selected first.
    pub(crate) quality: f64,
}

/// The tasks with one best answer in a position of a game.
pub(crate) fn candidates(analysed: &AnalysedPosition<'_>, seed: u64, game: u64) -> Vec<ChallengeCandidate> {
    let position = analysed.position;
    let kind = position.ruleset().kind();
    let confined = kind == GameKind::Shacru || kind == GameKind::Pacru && has_last_chevron(position);
    let fewest = if confined { MIN_WAYS_CONFINED } else { MIN_WAYS };
    if ways(position) < fewest {
        return Vec::new();
    }
    let won_now = prove(position).wins_within(position, 1).unwrap_or(true);
    let mut tasks = Vec::new();
    if won_now {
        tasks.push((ChallengeKind::WinNow, Task::Win { turns: 1 }));
    } else {
        tasks.extend(forced_win(analysed));
        // The last chevron can also be blocked, which `in_danger` does not detect.
        let two = position.order().player_count() == 2;
        let danger = || has_last_chevron(position) || !in_danger(position, position.to_move()).is_empty();
        if two && kind == GameKind::Pacru && danger() {
            tasks.push((ChallengeKind::SaveChevron, Task::Save));
        }
        let fields = most_fields(position);
        if fields >= MIN_FIELDS {
            tasks.push((ChallengeKind::Gain, Task::Gain { fields }));
        }
    }
    let source = Source { seed, game };
    tasks.into_iter().filter_map(|(kind, task)| candidate(position, kind, task, source)).collect()
}

/// A win in two or more turns: proven by the search, or in Pacru likely by its estimate.
fn forced_win(analysed: &AnalysedPosition<'_>) -> Option<(ChallengeKind, Task)> {
    let position = analysed.position;
    let score = analysed.report.score();
    if position.order().player_count() != 2 {
        return None;
    }
    let turns = if position.ruleset().kind() == GameKind::Pacru {
        // The least number of moves in the proof: every second move after every first one.
        let least = position.count_moves() * position.count_travels();
        (score.share() >= MIN_SHARE && least <= MAX_PROOF_MOVES).then_some(2)?
    } else {
        // The game ends with a turn of the winner or with the reply to it.
        score.proven_in().filter(|turns| *turns > 0)?.unsigned_abs().div_ceil(2)
    };
    let task = Task::Win { turns };
    match turns {
        2 => Some((ChallengeKind::WinInTwo, task)),
        3..=MAX_TURNS if prove(position).wins_within(position, turns - 1) == Ok(false) => {
            Some((ChallengeKind::WinInMore, task))
        }
        _ => None,
    }
}

fn prove(position: &Position) -> Proof {
    Proof::new(position.to_move(), MAX_PROOF_MOVES)
}

/// Whether the player to move has only one chevron.
pub(crate) fn has_last_chevron(position: &Position) -> bool {
    position.chevrons(position.to_move()).count() == 1
}

/// The largest number of markers that a move gains.
fn most_fields(position: &Position) -> usize {
    let me = position.to_move();
    let before = position.markers(me).len();
    let mut most = 0;
    position.for_each_child(|_, after| most = most.max(after.markers(me).len().saturating_sub(before)));
    most
}

/// The task as a challenge, if it has one best answer.
fn candidate(position: &Position, kind: ChallengeKind, task: Task, source: Source) -> Option<ChallengeCandidate> {
    let answers = prove(position).only_way(position, task, MAX_ANSWERS).ok()?;
    let &first = answers.first()?;
    let lines: Option<Vec<String>> = answers.iter().map(|&mv| solution_line(position, task, mv)).collect();
    let lines = lines.filter(|lines| !is_solitary(position, lines))?;
    let difficulty = effort(position, task, first);
    let fields = if let Task::Gain { fields } = task { Some(fields as u8) } else { None };
    let turns = if let Task::Win { turns: turns @ 3.. } = task { Some(turns as u8) } else { None };
    let challenge = Challenge {
        id: id_of(position),
        kind,
        fields,
        turns,
        grade: grade(difficulty),
        position: *position,
        answers: lines,
        source,
    };
    let technique = Technique::of(position, first, kind);
    let quality = quality(&challenge, &answers, technique);
    Some(ChallengeCandidate { challenge, difficulty, technique, quality })
}

/// Whether the opponent in Shacru can only pass, which makes the task trivial. In Azacru a forced pass is part of the task.
fn is_solitary(position: &Position, lines: &[String]) -> bool {
    position.ruleset().kind() == GameKind::Shacru && lines.iter().any(|line| line.split(' ').nth(1) == Some("pass"))
}

/// The first move and, for a win in several turns, the toughest replies with the moves that win against them.
fn solution_line(position: &Position, task: Task, first: Move) -> Option<String> {
    let solver = position.to_move();
    let mut moves = vec![first.to_string()];
    let mut now = position.play_unchecked(first);
    let Task::Win { turns } = task else {
        return Some(moves.remove(0));
    };
    let mut left = turns - 1;
    while !now.is_over() {
        let reply = toughest_reply(&now, solver, left, 4 * MAX_PROOF_MOVES)?;
        moves.push(reply.to_string());
        now = now.play_unchecked(reply);
        if now.is_over() {
            break;
        }
        let mv = quickest(&now, left)?;
        moves.push(mv.to_string());
        now = now.play_unchecked(mv);
        left -= 1;
    }
    Some(moves.join(" "))
}

/// The move that wins in the fewest turns, at most `turns`.
fn quickest(position: &Position, turns: u32) -> Option<Move> {
    (1..=turns).find_map(|turns| {
        let mut quickest = None;
        let mut proof = prove(position);
        let _ = position.try_for_each_move(|mv| {
            let after = position.play_unchecked(mv);
            if proof.wins_within(&after, turns - 1) == Ok(true) {
                quickest = Some(mv);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        quickest
    })
}

/// Prefers boards with few markers, few equal answers, moves with a technique, and wins that no other move reaches even one
/// turn later.
fn quality(challenge: &Challenge, answers: &[Move], technique: Technique) -> f64 {
    let position = &challenge.position;
    let markers: usize = position.marker_counts().iter().sum();
    let mut quality = -(markers as f64) / 10.0 - (answers.len() as f64 - 1.0) / 3.0;
    if technique != Technique::Plain {
        quality += 2.0;
    }
    if let Task::Win { turns: turns @ 2.. } = challenge.task()
        && challenge.game() != GameKind::Pacru
    {
        let later = prove(position).only_way(position, Task::Win { turns: turns + 1 }, MAX_ANSWERS);
        if later.is_ok_and(|moves| !moves.is_empty()) {
            quality += 3.0;
        }
    }
    quality
}
