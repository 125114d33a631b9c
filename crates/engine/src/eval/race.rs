//! Who gets to the neutral fields first, if everybody walks straight there.
//!
//! All chevrons of a colour walk at once: one set of fields for each facing they can have there.

use pacru_rules::{ByColor, Color, ColorSet, Facing, FieldSet, Position};

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
    /// Neutral fields that they might get to.
    hopes: FieldSet,
    over: bool,
}

impl Walk {
    fn start(position: &Position, color: Color) -> Walk {
        let mut walk =
            Walk { ground: (position.neutral() | position.markers(color)) - position.occupied(), ..Walk::default() };
        let mut stands = FieldSet::EMPTY;
        for chevron in position.chevrons(color) {
            walk.fresh[chevron.facing() as usize] |= chevron.field().into();
            stands |= chevron.field().into();
        }
        walk.hopes = spread(stands, walk.ground) & position.neutral();
        walk
    }

    /// Where one step that way leads; chevrons step straight ahead or 45° to either side.
    #[inline]
    fn arrivals<const WAY: usize>(&self) -> FieldSet {
        let coming = self.fresh[(WAY + 7) % 8] | self.fresh[WAY] | self.fresh[(WAY + 1) % 8];
        coming.shifted(Facing::ALL[WAY]) & self.ground
    }

    /// One step of all; the fields arrived on.
    fn step(&mut self, twist: bool) -> FieldSet {
        if self.over {
            return FieldSet::EMPTY;
        }
        // One after the other, not in a loop: where the way is known beforehand, a step is a plain shift.
        let arrived = [
            self.arrivals::<0>(),
            self.arrivals::<1>(),
            self.arrivals::<2>(),
            self.arrivals::<3>(),
            self.arrivals::<4>(),
            self.arrivals::<5>(),
            self.arrivals::<6>(),
            self.arrivals::<7>(),
        ];
        let mut twisted = [FieldSet::EMPTY; 8];
        if twist {
            for (way, twisted) in twisted.iter_mut().enumerate() {
                *twisted = arrived[way] & Facing::ALL[way].border_entries();
            }
        }
        let mut arrived_on = FieldSet::EMPTY;
        let mut new = FieldSet::EMPTY;
        for way in 0..8 {
            let next = arrived[way] | twisted[(way + 1) % 8] | twisted[(way + 7) % 8];
            arrived_on |= arrived[way];
            self.reached[way] |= self.fresh[way];
            self.fresh[way] = next - self.reached[way];
            new |= self.fresh[way];
        }
        self.over = new.is_empty();
        self.seen |= arrived_on;
        arrived_on
    }
}

/// In how many steps a colour gets to a neutral field, if nobody moves out of the way or into it.
pub(crate) fn steps_to_neutral(position: &Position, color: Color) -> Option<usize> {
    let twist = position.ruleset().has_twist();
    let neutral = position.neutral();
    let mut walk = Walk::start(position, color);
    let mut steps = 0;
    while !walk.over {
        steps += 1;
        if walk.step(twist).intersects(neutral) {
            return Some(steps);
        }
    }
    None
}

/// Where one gets from some fields over a ground if one may turn at will: never fewer fields than a walk reaches.
fn spread(from: FieldSet, ground: FieldSet) -> FieldSet {
    let mut reached = from;
    loop {
        let wide = reached | reached.shifted(Facing::East) | reached.shifted(Facing::West);
        let around = wide | wide.shifted(Facing::North) | wide.shifted(Facing::South);
        let next = reached | around & ground;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Ends the walks that cannot change a prize any more: they have been wherever they might get to, but
/// for fields that two others have seen. Most would go on for long, until they have faced all ways on all fields.
fn end_idle_walks(walks: &mut ByColor<Walk>, players: ColorSet) {
    let mut once = FieldSet::EMPTY;
    let mut twice = FieldSet::EMPTY;
    for color in players {
        twice |= once & walks[color].seen;
        once |= walks[color].seen;
    }
    for color in players {
        let walk = &mut walks[color];
        walk.over |= (walk.hopes - walk.seen - twice).is_empty();
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
    let in_turn = &in_turn[..position.order().player_count()];
    let mut walks = ByColor::from_fn(|color| Walk::start(position, color));
    let neutral = position.neutral() - position.occupied();
    let mut open = neutral;
    let mut prizes = ByColor::from_fn(|_| Prize::default());
    for step in 0..steps {
        let band = [0, 1, 2, 2].get(step).copied().unwrap_or(3);
        let mut once = FieldSet::EMPTY;
        let mut twice = FieldSet::EMPTY;
        let mut arrivals = ByColor::from_fn(|_| FieldSet::EMPTY);
        for color in players {
            let arrived = walks[color].step(twist) & open;
            arrivals[color] = arrived;
            twice |= once & arrived;
            once |= arrived;
        }
        let mut claimed = FieldSet::EMPTY;
        for &color in in_turn {
            let arrived = arrivals[color];
            if arrived.is_empty() {
                continue;
            }
            let prize = &mut prizes[color];
            prize.first[band] += (arrived - twice).len() as i32;
            let tied = arrived & twice;
            prize.tied_ahead += (tied - claimed).len() as i32;
            prize.tied_behind += (tied & claimed).len() as i32;
            claimed |= tied;
        }
        open -= once;
        end_idle_walks(&mut walks, players);
        if players.iter().all(|color| walks[color].over) {
            break;
        }
    }
    for color in players {
        let others = players.iter().filter(|&other| other != color);
        let elsewhere = others.fold(FieldSet::EMPTY, |seen, other| seen | walks[other].seen);
        prizes[color].alone = ((walks[color].seen & neutral) - elsewhere).len() as i32;
    }
    prizes
}
