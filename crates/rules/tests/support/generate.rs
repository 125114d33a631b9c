//! Random games and made-up positions.

use pacru_rules::record::{RecordedAction, Variation};
use pacru_rules::{
    Color, Departure, Facing, Field, FieldContent, FieldSet, Game, MarkerTarget, Move, Payment, Position, Record,
    Reorientation, Rotation, Ruleset, Setup, TurnOrder,
};
use proptest::collection::vec;
use proptest::option::weighted;
use proptest::prelude::*;
use proptest::sample::select;
use std::fmt;

/// A game with all that was done in it; shown as its record.
#[derive(Clone)]
pub(crate) struct Played(pub(crate) Game);

impl fmt::Debug for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}at {}", Record::of(&self.0), self.0.position())
    }
}

/// A position, shown as its string.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shown(pub(crate) Position);

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Every game with every set of options.
pub(crate) fn all_rulesets() -> Vec<Ruleset> {
    let mut all = Vec::new();
    for switch in [false, true] {
        all.extend([Ruleset::Shacru { twist: switch }, Ruleset::Azacru { twist: switch }]);
        all.extend((0..=81).map(|markers| Ruleset::Pacru { meet9: switch, target: MarkerTarget::new(markers) }));
    }
    all
}

/// All games and options at random; `target` gives the numbers that Pacru's option may have.
fn rulesets(target: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Ruleset> {
    let target = weighted(0.3, target).prop_map(|markers| markers.and_then(MarkerTarget::new));
    prop_oneof![
        1 => any::<bool>().prop_map(|twist| Ruleset::Shacru { twist }),
        1 => any::<bool>().prop_map(|twist| Ruleset::Azacru { twist }),
        2 => (any::<bool>(), target).prop_map(|(meet9, target)| Ruleset::Pacru { meet9, target }),
    ]
}

/// All orders of play, each number of players equally often.
fn orders() -> impl Strategy<Value = TurnOrder> {
    select(vec![2, 3, 4]).prop_flat_map(|players| {
        select(TurnOrder::all().filter(|order| order.player_count() == players).collect::<Vec<_>>())
    })
}

/// Standard starts.
pub(crate) fn starts() -> impl Strategy<Value = Position> {
    (rulesets(1..=81), orders()).prop_map(|(ruleset, order)| Position::start(ruleset, order))
}

/// Games of up to `actions` random actions, from standard starts and made-up ones.
pub(crate) fn games(actions: usize) -> impl Strategy<Value = Played> {
    let begins = prop_oneof![3 => starts(), 1 => made_up().prop_map(|shown| shown.0)];
    (begins, vec(any::<u64>(), 0..=actions)).prop_map(|(start, dice)| {
        let mut game = Game::new(start);
        for dice in dice {
            if game.outcome().is_none() {
                act(&mut game, dice);
            }
        }
        Played(game)
    })
}

/// Positions of both kinds.
pub(crate) fn positions() -> impl Strategy<Value = Shown> {
    prop_oneof![games(80).prop_map(|played| Shown(*played.0.position())), made_up()]
}

/// Does something legal in a game that is not over: mostly a travel, at times a reorientation, rarely a departure.
pub(crate) fn act(game: &mut Game, mut dice: u64) {
    let position = *game.position();
    if roll(&mut dice, 100) == 0 {
        let staying: Vec<Color> = position.players_in().iter().collect();
        let color = staying[roll(&mut dice, staying.len())];
        let how = Departure::ALL[roll(&mut dice, 3)];
        game.leave(color, how).expect("a player who is in can leave");
        return;
    }
    let mv = match reorientation(&position, &mut dice) {
        Some(mv) if roll(&mut dice, 8) == 0 => mv,
        _ => {
            let travels = position.travels();
            travels[roll(&mut dice, travels.len())]
        }
    };
    game.play(mv).unwrap_or_else(|refusal| panic!("{position}: {mv} is listed, but {refusal}"));
}

/// Other actions in place of the one at a place, and a branch of that branch.
pub(crate) fn branch(game: &Game, at: usize, dice: u64, turns: usize) -> Variation {
    let mut other = Game::new(*game.start());
    for ply in &game.plies()[..at] {
        other.apply(ply.action).expect("played before");
    }
    let mut line = Variation::default();
    for turn in 0..turns as u64 {
        if other.outcome().is_none() {
            act(&mut other, dice.rotate_left(7 * turn as u32 + 1));
            line.actions.extend(other.plies().last().map(|ply| RecordedAction::from(ply.action)));
        }
    }
    if let Some(last) = line.actions.len().checked_sub(1).filter(|_| dice.is_multiple_of(2)) {
        let inner = branch(&other, at + last, dice.rotate_left(31) | 1, 2);
        line.actions[last].branches.push(inner);
    }
    line
}

/// A number below `sides`, and the dice ready for the next.
fn roll(dice: &mut u64, sides: usize) -> usize {
    let sides = sides as u64;
    let shown = *dice % sides;
    // Stirred, so that later rolls do not hang on the size of the earlier ones.
    *dice = (*dice / sides).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    shown as usize
}

/// One reorientation, if the player to move can pay for any.
pub(crate) fn reorientation(position: &Position, dice: &mut u64) -> Option<Move> {
    let turns: Vec<Rotation> = position.affordable_rotations().collect();
    let chevrons: Vec<Field> = position.chevrons(position.to_move()).map(pacru_rules::Chevron::field).collect();
    if turns.is_empty() {
        return None;
    }
    let rotation = turns[roll(dice, turns.len())];
    let at = chevrons[roll(dice, chevrons.len())];
    let mut purse: Vec<Field> = position.spendable_markers().iter().collect();
    let given: FieldSet = (0..rotation.cost()).map(|_| purse.swap_remove(roll(dice, purse.len()))).collect();
    Some(Move::Reorient(Reorientation { at, rotation, payment: Payment::new(given)? }))
}

/// A made-up chevron: where in the crowd and where on the whole board, which way it points, whether on a marker.
type Placing = (u8, u8, u8, bool);

/// Everything about a made-up position but what is on the board.
#[derive(Clone, Copy, Debug)]
struct Frame {
    ruleset: Ruleset,
    order: TurnOrder,
    /// Who is out, as bits by seat.
    out: u8,
    mover: usize,
    last_round: Option<usize>,
    idle: Count,
    turn: u32,
    /// Pacru: how many markers the leader still needs, in place of the target.
    needs: Option<usize>,
}

/// An idle count: plain, or a number of turns before the limit.
#[derive(Clone, Copy, Debug)]
enum Count {
    Plain(u32),
    Left(u32),
}

fn frames() -> impl Strategy<Value = Frame> {
    let out = prop_oneof![3 => Just(0), 1 => 0..15u8];
    let idle = prop_oneof![
        9 => (0..8u32).prop_map(Count::Plain),
        3 => (0..3u32).prop_map(Count::Left),
        1 => Just(Count::Plain(1_000_000)),
    ];
    let turn = prop_oneof![4 => 1..200u32, 1 => 999_999..=1_000_000u32];
    let state = (0..4usize, weighted(0.2, 0..4usize), idle, turn, weighted(0.4, 1..5usize));
    (rulesets(20..=81), orders(), out, state).prop_map(|(ruleset, order, out, state)| {
        let (mover, last_round, idle, turn, needs) = state;
        Frame { ruleset, order, out, mover, last_round, idle, turn, needs }
    })
}

impl Frame {
    /// An empty board with all the rest.
    fn setup(self) -> Setup {
        let Frame { ruleset, order, .. } = self;
        let seat = |number: usize| order.colors()[number % order.player_count()];
        Setup {
            out: (0..order.player_count()).filter(|&number| self.out >> number & 1 != 0).map(seat).collect(),
            to_move: seat(self.mover),
            last_round: self.last_round.map(seat).filter(|_| matches!(ruleset, Ruleset::Azacru { .. })),
            idle: match self.idle {
                Count::Plain(idle) => idle,
                Count::Left(turns) => 40 * order.player_count() as u32 - turns,
            },
            turn_number: self.turn,
            ..Setup::empty(ruleset, order)
        }
    }
}

/// Positions that play hardly reaches: crowded chevrons, full borderlands, near ends, players out.
pub(crate) fn made_up() -> impl Strategy<Value = Shown> {
    let shares = prop_oneof![3 => vec(select(vec![0u8, 40, 80, 100]), 9), 1 => vec(select(vec![95u8, 100]), 9)];
    let paint = vec((0..100u8, any::<u8>()), Field::COUNT);
    let placing = (0..25u8, 0..81u8, 0..16u8, prop::bool::weighted(0.7));
    let squads = vec(vec(placing, 1..=4), 4);
    let crowd = weighted(0.7, 0..81u8).prop_map(|middle| middle.and_then(Field::from_index));
    (frames(), shares, paint, crowd, squads).prop_filter_map("a possible position", |made| {
        let (frame, shares, paint, crowd, squads) = made;
        let mut setup = frame.setup();
        paint_board(&mut setup, &shares, &paint);
        let allowed = if frame.order.player_count() == 2 { 4 } else { 3 };
        for (&color, squad) in frame.order.colors().iter().zip(squads) {
            for placing in squad.into_iter().take(if setup.out.contains(color) { 0 } else { allowed }) {
                place(&mut setup, color, placing, crowd);
            }
        }
        if let (Ruleset::Pacru { target, .. }, Some(needs)) = (&mut setup.ruleset, frame.needs) {
            let markers = |color| setup.contents.iter().filter(|cell| cell.marker == Some(color)).count();
            *target = Color::ALL.into_iter().map(markers).max().and_then(|most| MarkerTarget::new(most + needs));
        }
        setup.position().ok().map(Shown)
    })
}

/// Markers at random, borderland by borderland with its own share of marked fields in percent.
fn paint_board(setup: &mut Setup, shares: &[u8], paint: &[(u8, u8)]) {
    let seats = setup.order.colors();
    for (field, &(chance, color)) in Field::all().zip(paint) {
        if chance < shares[field.borderland().index() as usize] {
            // The player to move gets a few more, for long moves.
            let color = seats.get(color as usize % (seats.len() + 1)).copied();
            setup.content_mut(field).marker = Some(color.unwrap_or(setup.to_move));
        }
    }
}

/// Puts a chevron down unless one stands there: anywhere, or in a crowd around a field, half of them looking at it.
fn place(setup: &mut Setup, color: Color, placing: Placing, crowd: Option<Field>) {
    let (near, anywhere, facing, marked) = placing;
    let mut pointed = Facing::ALL[facing as usize % 8];
    let mut field = Field::from_index(anywhere).expect("on the board");
    if let Some(middle) = crowd {
        let file = (middle.file() + near % 5).clamp(2, 10) - 2;
        let rank = (middle.rank() + near / 5).clamp(2, 10) - 2;
        field = Field::new(file, rank).expect("on the board");
        pointed = field.direction_to(middle).filter(|_| facing < 8).unwrap_or(pointed);
    }
    let cell = setup.content_mut(field);
    if cell.chevron.is_none() {
        *cell = FieldContent { marker: marked.then_some(color), chevron: Some((color, pointed)) };
    }
}
