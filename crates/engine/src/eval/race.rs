//! The race for neutral fields: who reaches them first if everybody walks straight there.
//!
//! All chevrons of a colour walk at once, as one set of fields for each facing.

use pacru_rules::{ByColor, Color, ColorSet, Facing, FieldSet, Position};

/// How far away a field is: one step, two, three or four, or more.
pub(super) const BANDS: usize = 4;

/// What a colour gains in the race, in numbers of neutral fields.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RaceResult {
    /// Fields that it reaches before all others, by distance.
    pub(super) first: [i32; BANDS],
    /// Fields that it reaches together with others, but its turn comes before theirs.
    pub(super) tied_ahead: i32,
    /// The same, but another's turn comes first.
    pub(super) tied_behind: i32,
    /// Fields that nobody else can walk to at all.
    pub(super) only_mine: i32,
}

/// The walking chevrons of one colour.
#[derive(Clone, Copy, Default)]
struct WalkFront {
    /// Where they got with the last step, by facing.
    fresh: [FieldSet; 8],
    reached: [FieldSet; 8],
    /// Fields that they can enter: neutral and own ones without chevrons.
    ground: FieldSet,
    /// Fields that they have reached.
    seen: FieldSet,
    /// Neutral fields that they might reach.
    reachable: FieldSet,
    finished: bool,
}

impl WalkFront {
    fn start(position: &Position, color: Color) -> WalkFront {
        let mut front = WalkFront {
            ground: (position.neutral() | position.markers(color)) - position.occupied(),
            ..WalkFront::default()
        };
        let mut stands = FieldSet::EMPTY;
        for chevron in position.chevrons(color) {
            front.fresh[chevron.facing() as usize] |= chevron.field().into();
            stands |= chevron.field().into();
        }
        front.reachable = spread(stands, front.ground) & position.neutral();
        front
    }

    /// Where one step that way leads; chevrons step straight ahead or 45° to either side.
    #[inline]
    fn arrivals<const DIRECTION: usize>(&self) -> FieldSet {
        let coming = self.fresh[(DIRECTION + 7) % 8] | self.fresh[DIRECTION] | self.fresh[(DIRECTION + 1) % 8];
        coming.shifted(Facing::ALL[DIRECTION]) & self.ground
    }

    /// One step of all; the fields arrived on.
    fn step(&mut self, twist: bool) -> FieldSet {
        if self.finished {
            return FieldSet::EMPTY;
        }
        // Unrolled: with a constant direction a step is a plain shift.
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
            for (direction, twisted) in twisted.iter_mut().enumerate() {
                *twisted = arrived[direction] & Facing::ALL[direction].border_entries();
            }
        }
        let mut arrived_on = FieldSet::EMPTY;
        let mut new = FieldSet::EMPTY;
        for direction in 0..8 {
            let next = arrived[direction] | twisted[(direction + 1) % 8] | twisted[(direction + 7) % 8];
            arrived_on |= arrived[direction];
            self.reached[direction] |= self.fresh[direction];
            self.fresh[direction] = next - self.reached[direction];
            new |= self.fresh[direction];
        }
        self.finished = new.is_empty();
        self.seen |= arrived_on;
        arrived_on
    }
}

/// The steps in which a colour reaches a neutral field, if nobody else moves.
pub(crate) fn steps_to_neutral(position: &Position, color: Color) -> Option<usize> {
    let twist = position.ruleset().has_twist();
    let neutral = position.neutral();
    let mut front = WalkFront::start(position, color);
    let mut steps = 0;
    while !front.finished {
        steps += 1;
        if front.step(twist).intersects(neutral) {
            return Some(steps);
        }
    }
    None
}

/// Fields reachable from some fields over a ground with free rotation: a superset of what a walk reaches.
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

/// Ends the walks that cannot change a result any more: they have been on all reachable fields but those that two others have
/// reached. Most would go on for long, until they have had all facings on all fields.
fn end_idle_fronts(fronts: &mut ByColor<WalkFront>, players: ColorSet) {
    let mut once = FieldSet::EMPTY;
    let mut twice = FieldSet::EMPTY;
    for color in players {
        twice |= once & fronts[color].seen;
        once |= fronts[color].seen;
    }
    for color in players {
        let front = &mut fronts[color];
        front.finished |= (front.reachable - front.seen - twice).is_empty();
    }
}

/// Lets everybody walk for `steps` steps.
pub(super) fn race(position: &Position, steps: usize) -> ByColor<RaceResult> {
    let twist = position.ruleset().has_twist();
    let players = position.players_in();
    let mut in_turn = [position.to_move(); 4];
    for seat in 1..4 {
        in_turn[seat] = position.order().next(in_turn[seat - 1]);
    }
    let in_turn = &in_turn[..position.order().player_count()];
    let mut fronts = ByColor::from_fn(|color| WalkFront::start(position, color));
    let neutral = position.neutral() - position.occupied();
    let mut open = neutral;
    let mut results = ByColor::from_fn(|_| RaceResult::default());
    for step in 0..steps {
        let band = [0, 1, 2, 2].get(step).copied().unwrap_or(3);
        let mut once = FieldSet::EMPTY;
        let mut twice = FieldSet::EMPTY;
        let mut arrivals = ByColor::from_fn(|_| FieldSet::EMPTY);
        for color in players {
            let arrived = fronts[color].step(twist) & open;
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
            let result = &mut results[color];
            result.first[band] += (arrived - twice).len() as i32;
            let tied = arrived & twice;
            result.tied_ahead += (tied - claimed).len() as i32;
            result.tied_behind += (tied & claimed).len() as i32;
            claimed |= tied;
        }
        open -= once;
        end_idle_fronts(&mut fronts, players);
        if players.iter().all(|color| fronts[color].finished) {
            break;
        }
    }
    for color in players {
        let others = players.iter().filter(|&other| other != color);
        let elsewhere = others.fold(FieldSet::EMPTY, |seen, other| seen | fronts[other].seen);
        results[color].only_mine = ((fronts[color].seen & neutral) - elsewhere).len() as i32;
    }
    results
}
