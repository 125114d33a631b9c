//! One best answer: every legal move is tried again, by the project's proof and, where that is not too long, by a plain
//! enumeration that shares nothing with it.

#[path = "../../../engine/tests/support/enumeration.rs"]
mod enumeration;

use crate::challenges;
use crate::common::Complaints;
use enumeration::{Enumeration, Turns};
use pacru_rulebook::challenge::{Challenge, Proof, Task, Way};
use pacru_rules::{GameKind, Move, Position};
use std::ops::ControlFlow;

/// A plain enumeration that would play more moves is not made; the proof is made for all.
const PLAIN_LIMIT: u64 = 200_000;

fn sorted(moves: &[Move]) -> Vec<String> {
    let mut words: Vec<String> = moves.iter().map(Move::to_string).collect();
    words.sort();
    words
}

fn first_moves(challenge: &Challenge) -> Vec<Move> {
    challenge.lines().iter().filter_map(|line| line.first().copied()).collect()
}

fn proof(position: &Position) -> Proof {
    Proof::new(position.to_move(), u64::MAX)
}

/// Proves the challenges of one game.
fn prove(game: GameKind) {
    let mut complaints = Complaints::default();
    for challenge in challenges().into_iter().filter(|challenge| challenge.game() == game) {
        let Challenge { id, position, answers, .. } = &challenge;
        let listed = first_moves(&challenge);
        complaints.unless(listed.len() == answers.len() && answers.len() <= 9, format!("{id}: {answers:?}"));
        let found = proof(position).solutions(position, challenge.task()).expect("unbounded");
        let (listed, solving) = (sorted(&listed), sorted(&found));
        complaints.unless(listed == solving, format!("{id}: listed {listed:?}, solving {solving:?}"));
        let one_way = found.windows(2).all(|pair| Way::from(pair[0]) == Way::from(pair[1]));
        complaints.unless(one_way && !found.is_empty(), format!("{id}: not one way: {solving:?}"));
        complaints.unless(!is_beaten(&challenge), format!("{id}: there is something better"));
    }
}

/// Whether more fields can be gained, or a win comes sooner than asked for.
fn is_beaten(challenge: &Challenge) -> bool {
    let position = &challenge.position;
    match challenge.task() {
        Task::Gain { fields } => {
            let more = proof(position).solutions(position, Task::Gain { fields: fields + 1 });
            !more.expect("unbounded").is_empty()
        }
        Task::Win { turns: 1 } => false,
        Task::Win { turns } => proof(position).wins_within(position, turns - 1).expect("unbounded"),
        Task::Save => !proof(position).solutions(position, Task::Win { turns: 1 }).expect("unbounded").is_empty(),
    }
}

#[test]
fn shacru_answers_are_proved() {
    prove(GameKind::Shacru);
}

#[test]
fn azacru_answers_are_proved() {
    prove(GameKind::Azacru);
}

#[test]
fn pacru_answers_are_proved() {
    prove(GameKind::Pacru);
}

fn all_moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.for_each_move(|mv| {
        moves.push(mv);
    });
    moves
}

/// The moves that solve a challenge, in the plainest way; nothing if that takes too long.
fn plainly(challenge: &Challenge) -> Option<Vec<Move>> {
    let position = &challenge.position;
    let me = position.to_move();
    if position.count_moves() > PLAIN_LIMIT {
        return None;
    }
    let chevrons = |position: &Position| position.chevrons(me).count();
    let wins = |position: &Position| position.outcome().and_then(|outcome| outcome.sole_winner()) == Some(me);
    let all = all_moves(position).into_iter().map(|mv| (mv, position.play_unchecked(mv)));
    let solving = match challenge.task() {
        Task::Gain { fields } => {
            let before = position.markers(me).len();
            all.filter(|(_, after)| after.markers(me).len() >= before + fields).map(|(mv, _)| mv).collect()
        }
        Task::Win { turns: 1 } => all.filter(|(_, after)| wins(after)).map(|(mv, _)| mv).collect(),
        Task::Win { turns } => Enumeration::new(me, PLAIN_LIMIT).forcing_moves(position, Turns::own(turns)).ok()?,
        Task::Save => {
            let mut played = 0;
            let mut solving = Vec::new();
            for (mv, after) in all {
                let safe = |reply: Move| {
                    let next = after.play_unchecked(reply);
                    chevrons(&next) == chevrons(position) && next.outcome().is_none_or(|end| end.winners.contains(me))
                };
                // Travels come first, and with them the pincers.
                let unsafe_reply = after.try_for_each_move(|reply| {
                    played += 1;
                    if safe(reply) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                if played > 4 * PLAIN_LIMIT {
                    return None;
                }
                if unsafe_reply.is_continue() {
                    solving.push(mv);
                }
            }
            solving
        }
    };
    Some(solving)
}

#[test]
fn plain_enumeration_finds_the_same_answers() {
    let mut complaints = Complaints::default();
    let mut compared = [0; 3];
    for challenge in challenges() {
        let Some(found) = plainly(&challenge) else {
            continue;
        };
        compared[challenge.game() as usize] += 1;
        let (found, listed) = (sorted(&found), sorted(&first_moves(&challenge)));
        complaints.unless(found == listed, format!("{}: listed {listed:?}, plainly {found:?}", challenge.id));
    }
    complaints.unless(compared.iter().all(|&number| number >= 15), format!("compared {compared:?} of the three games"));
}
