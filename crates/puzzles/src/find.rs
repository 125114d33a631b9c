//! Candidates: tasks with one best answer in a position, each proved.

use crate::selfplay::Turn;
use pacru_rulebook::challenge::{
    Challenge, ChallengeKind, Proof, Source, Task, effort, grade, id_of, in_danger, toughest_reply, ways,
};
use pacru_rules::{BoardEvent, GameKind, MarkCause, Move, OutReason, Position};

/// A proof that plays more moves is left out, so that tests can repeat all of them.
const MOST_PLAYED: u64 = 1_200_000;

/// So many accepted moves at most: the fields of a borderland.
pub(crate) const MOST_ANSWERS: usize = 9;

/// With fewer ways to choose from there is nothing to find.
const FEWEST_WAYS: usize = 6;

/// The same for a last chevron, and in Shacru, where chevrons have little room at the end and the order of a few steps decides.
const FEWEST_WAYS_WHERE_CONFINED: usize = 3;

/// A win further away is not asked for.
const MOST_TURNS: u32 = 4;

/// Gaining fewer fields is nothing special.
const FEWEST_FIELDS: usize = 3;

/// A forced win is looked for where the computer gives the player to move at least this share of the win.
const PROMISING: f32 = 0.7;

/// A proved challenge, with what its choice depends on.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) challenge: Challenge,
    pub(crate) effort: f64,
    /// How it is done: candidates that are done alike compete.
    pub(crate) means: Means,
    /// How good it is among its like.
    pub(crate) charm: f64,
}

/// What the first move does, the most striking first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Means {
    /// Turns on the spot (R14).
    Turn,
    /// Takes a chevron (R11).
    Pincer,
    /// Makes a meeting (R12).
    Meeting,
    /// Puts a player out who cannot move (R15).
    Block,
    /// Jumps (A-R8, R9).
    Jump,
    /// Connects (A-R7, R8), with so many fields.
    Connection(usize),
    /// Turns another player's field (R10).
    Transformation,
    /// Moves the chevron that is in danger.
    Flight,
    /// Something plain.
    Plain,
}

/// The tasks with one best answer in a position of a game.
pub(crate) fn candidates(turn: &Turn<'_>, seed: u64, game: u64) -> Vec<Candidate> {
    let position = turn.position;
    let kind = position.ruleset().kind();
    let confined = kind == GameKind::Shacru || kind == GameKind::Pacru && has_last_chevron(position);
    let fewest = if confined { FEWEST_WAYS_WHERE_CONFINED } else { FEWEST_WAYS };
    if ways(position) < fewest {
        return Vec::new();
    }
    let won_now = prove(position).wins_within(position, 1).unwrap_or(true);
    let mut tasks = Vec::new();
    if won_now {
        tasks.push((ChallengeKind::WinNow, Task::Win { turns: 1 }));
    } else {
        tasks.extend(forced_win(turn));
        // The last chevron can also be shut in, which is not seen at a glance.
        let two = position.order().player_count() == 2;
        let danger = || has_last_chevron(position) || !in_danger(position, position.to_move()).is_empty();
        if two && kind == GameKind::Pacru && danger() {
            tasks.push((ChallengeKind::SaveChevron, Task::Save));
        }
        let fields = most_fields(position);
        if fields >= FEWEST_FIELDS {
            tasks.push((ChallengeKind::Gain, Task::Gain { fields }));
        }
    }
    let source = Source { seed, game };
    tasks.into_iter().filter_map(|(kind, task)| candidate(position, kind, task, source)).collect()
}

/// The win that the computer sees beyond this turn, or hopes for in Pacru.
fn forced_win(turn: &Turn<'_>) -> Option<(ChallengeKind, Task)> {
    let position = turn.position;
    let score = turn.report.score();
    if position.order().player_count() != 2 {
        return None;
    }
    let turns = if position.ruleset().kind() == GameKind::Pacru {
        // Every first move must be refuted by trying all second ones.
        let least = position.count_moves() * position.count_travels();
        (score.share() >= PROMISING && least <= MOST_PLAYED).then_some(2)?
    } else {
        // The game ends with a turn of the winner's or with the reply to it.
        score.proven_in().filter(|turns| *turns > 0)?.unsigned_abs().div_ceil(2)
    };
    let task = Task::Win { turns };
    match turns {
        2 => Some((ChallengeKind::WinInTwo, task)),
        3..=MOST_TURNS if prove(position).wins_within(position, turns - 1) == Ok(false) => {
            Some((ChallengeKind::WinInMore, task))
        }
        _ => None,
    }
}

fn prove(position: &Position) -> Proof {
    Proof::new(position.to_move(), MOST_PLAYED)
}

/// Whether the player to move has one chevron only.
pub(crate) fn has_last_chevron(position: &Position) -> bool {
    position.chevrons(position.to_move()).count() == 1
}

/// The most markers that a move gains.
fn most_fields(position: &Position) -> usize {
    let me = position.to_move();
    let before = position.markers(me).len();
    let mut most = 0;
    let _ = position.try_for_each_child(|_, after| {
        most = most.max(after.markers(me).len().saturating_sub(before));
        std::ops::ControlFlow::<()>::Continue(())
    });
    most
}

/// The task as a challenge, if it has one best answer.
fn candidate(position: &Position, kind: ChallengeKind, task: Task, source: Source) -> Option<Candidate> {
    let answers = prove(position).only_way(position, task, MOST_ANSWERS).ok()?;
    let &first = answers.first()?;
    let lines: Option<Vec<String>> = answers.iter().map(|&mv| line(position, task, mv)).collect();
    let lines = lines.filter(|lines| !is_lonely(position, lines))?;
    let effort = effort(position, task, first);
    let fields = if let Task::Gain { fields } = task { Some(fields as u8) } else { None };
    let turns = if let Task::Win { turns: turns @ 3.. } = task { Some(turns as u8) } else { None };
    let challenge = Challenge {
        id: id_of(position),
        kind,
        fields,
        turns,
        grade: grade(effort),
        position: *position,
        answers: lines,
        source,
    };
    let means = means(position, first, kind);
    let charm = charm(&challenge, &answers, means);
    Some(Candidate { challenge, effort, means, charm })
}

/// Whether this is Shacru against somebody who can only pass: nothing but a walk. In Azacru to force a pass is an achievement.
fn is_lonely(position: &Position, lines: &[String]) -> bool {
    position.ruleset().kind() == GameKind::Shacru && lines.iter().any(|line| line.split(' ').nth(1) == Some("pass"))
}

/// The first move and, for a win in several turns, the toughest replies and what wins against them.
fn line(position: &Position, task: Task, first: Move) -> Option<String> {
    let solver = position.to_move();
    let mut words = vec![first.to_string()];
    let mut now = position.play_unchecked(first);
    let Task::Win { turns } = task else {
        return Some(words.remove(0));
    };
    let mut left = turns - 1;
    while !now.is_over() {
        let reply = toughest_reply(&now, solver, left, 4 * MOST_PLAYED)?;
        words.push(reply.to_string());
        now = now.play_unchecked(reply);
        if now.is_over() {
            break;
        }
        let mv = quickest(&now, left)?;
        words.push(mv.to_string());
        now = now.play_unchecked(mv);
        left -= 1;
    }
    Some(words.join(" "))
}

/// A move that wins within so many turns, as soon as possible.
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

fn means(position: &Position, mv: Move, kind: ChallengeKind) -> Means {
    let Ok((_, events)) = position.play(mv) else {
        return Means::Plain;
    };
    let me = position.to_move();
    let happened = |wanted: &dyn Fn(&BoardEvent) -> bool| events.iter().any(wanted);
    let connected = events
        .iter()
        .filter(|event| {
            matches!(
                event,
                BoardEvent::Marked { by: MarkCause::Connection, .. }
                    | BoardEvent::Converted { by: MarkCause::Connection, .. }
            )
        })
        .count();
    let from = match mv {
        Move::Reorient(_) => return Means::Turn,
        Move::Travel(travel) => travel.from,
        Move::Pass => return Means::Plain,
    };
    if happened(&|event| matches!(event, BoardEvent::Captured { .. })) {
        Means::Pincer
    } else if happened(&|event| matches!(event, BoardEvent::Met { .. })) {
        Means::Meeting
    } else if happened(&|event| matches!(event, BoardEvent::Out { color, why: OutReason::Blocked } if *color != me)) {
        Means::Block
    } else if happened(&|event| matches!(event, BoardEvent::Travelled { jumped: true, .. })) {
        Means::Jump
    } else if connected > 0 {
        Means::Connection(connected)
    } else if kind == ChallengeKind::SaveChevron && in_danger(position, me).contains(from) {
        Means::Flight
    } else if happened(&|event| matches!(event, BoardEvent::Converted { by: MarkCause::Border, .. })) {
        Means::Transformation
    } else {
        Means::Plain
    }
}

/// Clear boards, few equal choices and striking moves are liked best; so are wins that no other move gets even a turn later.
fn charm(challenge: &Challenge, answers: &[Move], means: Means) -> f64 {
    let position = &challenge.position;
    let markers: usize = position.scores().iter().sum();
    let mut charm = -(markers as f64) / 10.0 - (answers.len() as f64 - 1.0) / 3.0;
    if means != Means::Plain {
        charm += 2.0;
    }
    if let Task::Win { turns: turns @ 2.. } = challenge.task()
        && challenge.game() != GameKind::Pacru
    {
        let later = prove(position).only_way(position, Task::Win { turns: turns + 1 }, MOST_ANSWERS);
        if later.is_ok_and(|moves| !moves.is_empty()) {
            charm += 3.0;
        }
    }
    charm
}
