//! Who gets to the neutral fields first, if everybody walks straight there.
//!
//! All chevrons of a colour walk at once: one set of fields for each facing they can have there.

use pacru_rules::{ByColor, Color, Facing, FieldSet, Position};

/// How far away a field is: one step, two, three or four, or more.
pub(super) const BANDS: usize = 4;

/// What a colour wins in the race, in numbers of neutral fields.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prize {
    /// Fields that it reaches before all others, by distance.
    pub(super) first: [i32; BANDS],
    /// Fields that it reaches together with others, but its turn comes before theirs.
    pub(super) tied_ahead: i32,
    /// The same, but another's turn comes first.
    pub(super) tied_behind: i32,
    /// Fields that nobody else can walk to at all.
    pub(super) alone: i32,
}

/// The chevrons of one colour on their way.
#[derive(Clone, Copy, Default)]
struct Walk {
    /// Where they got with the last step, by facing.
    fresh: [FieldSet; 8],
    reached: [FieldSet; 8],
    /// Where they may tread: neutral fields and their own, without chevrons.
    ground: FieldSet,
    /// Where they have been.
    seen: FieldSet,
    over: bool,
}

impl Walk {
    fn start(position: &Position, color: Color) -> Walk {
        let mut walk =
            Walk { ground: (position.neutral() | position.markers(color)) - position.occupied(), ..Walk::default() };
        for chevron in position.chevrons(color) {
            walk.fresh[chevron.facing() as usize] |= chevron.field().into();
        }
        walk
    }

    /// One step of all; the fields arrived on.
    fn step(&mut self, twist: bool) -> FieldSet {
        if self.over {
            return FieldSet::EMPTY;
        }
        let mut next = [FieldSet::EMPTY; 8];
        let mut arrived_on = FieldSet::EMPTY;
        for way in Facing::ALL {
            let [left, straight, right] = way.directions().map(|facing| facing as usize);
            let coming = self.fresh[left] | self.fresh[straight] | self.fresh[right];
            if coming.is_empty() {
                continue;
            }
            let arrived = coming.shifted(way) & self.ground;
            arrived_on |= arrived;
            next[straight] |= arrived;
            if twist {
                let twisted = arrived & way.behind_border();
                next[left] |= twisted;
                next[right] |= twisted;
            }
        }
        self.over = true;
        for ((reached, fresh), next) in self.reached.iter_mut().zip(&mut self.fresh).zip(next) {
            *reached |= *fresh;
            *fresh = next - *reached;
            self.over &= fresh.is_empty();
        }
        self.seen |= arrived_on;
        arrived_on
    }
}

/// Lets everybody walk for so many steps.
pub(super) fn race(position: &Position, steps: usize) -> ByColor<Prize> {
    let twist = position.ruleset().has_twist();
    let players = position.players_in();
    let mut in_turn = [position.to_move(); 4];
    for seat in 1..4 {
        in_turn[seat] = position.order().next(in_turn[seat - 1]);
    }
    let in_turn = &in_turn[..position.order().players()];
    let mut walks = ByColor::from_fn(|color| Walk::start(position, color));
    let neutral = position.neutral() - position.occupied();
    let mut open = neutral;
    let mut prizes = ByColor::from_fn(|_| Prize::default());
    for step in 0..steps {
        let band = [0, 1, 2, 2].get(step).copied().unwrap_or(3);
        let mut once = FieldSet::EMPTY;
        let mut twice = FieldSet::EMPTY;
        let mut arrivals = ByColor::from_fn(|_| FieldSet::EMPTY);
        for color in players.iter() {
            let arrived = walks[color].step(twist) & open;
            arrivals[color] = arrived;
            twice |= once & arrived;
            once |= arrived;
        }
        let mut claimed = FieldSet::EMPTY;
        for &color in in_turn {
            let arrived = arrivals[color];
            let prize = &mut prizes[color];
            prize.first[band] += (arrived - twice).len() as i32;
            let tied = arrived & twice;
            prize.tied_ahead += (tied - claimed).len() as i32;
            prize.tied_behind += (tied & claimed).len() as i32;
            claimed |= tied;
        }
        open -= once;
        if players.iter().all(|color| walks[color].over) {
            break;
        }
    }
    for color in players.iter() {
        let others = players.iter().filter(|&other| other != color);
        let elsewhere = others.fold(FieldSet::EMPTY, |seen, other| seen | walks[other].seen);
        prizes[color].alone = ((walks[color].seen & neutral) - elsewhere).len() as i32;
    }
    prizes
}
