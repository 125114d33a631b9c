//! Who gets to the neutral fields first, if everybody walks straight there.
//!
//! All chevrons of a colour walk at once: one set of fields for each facing they can have there.

use pacru_rules::{ByColor, Color, Facing, FieldSet, Position};

/// The neutral fields that each colour reaches before the others, or together with them.
pub(super) struct Race {
    pub(super) won: ByColor<FieldSet>,
    pub(super) shared: ByColor<FieldSet>,
}

/// The chevrons of one colour on their way.
#[derive(Clone, Copy, Default)]
struct Walk {
    /// Where they got with the last step, by facing.
    fresh: [FieldSet; 8],
    reached: [FieldSet; 8],
    /// Where they may tread: neutral fields and their own, without chevrons.
    ground: FieldSet,
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
        for ((reached, fresh), next) in self.reached.iter_mut().zip(&mut self.fresh).zip(next) {
            *reached |= *fresh;
            *fresh = next - *reached;
        }
        arrived_on
    }
}

impl Race {
    /// Lets everybody walk for so many steps.
    pub(super) fn run(position: &Position, steps: u32) -> Race {
        let twist = position.ruleset().has_twist();
        let players = position.players_in();
        let mut walks = ByColor::from_fn(|color| Walk::start(position, color));
        let mut open = position.neutral() - position.occupied();
        let mut race =
            Race { won: ByColor::from_fn(|_| FieldSet::EMPTY), shared: ByColor::from_fn(|_| FieldSet::EMPTY) };
        for _ in 0..steps {
            let mut once = FieldSet::EMPTY;
            let mut twice = FieldSet::EMPTY;
            let mut arrivals = ByColor::from_fn(|_| FieldSet::EMPTY);
            for color in players.iter() {
                arrivals[color] = walks[color].step(twist) & open;
                twice |= once & arrivals[color];
                once |= arrivals[color];
            }
            if once.is_empty() && walks_are_over(&walks) {
                break;
            }
            for color in players.iter() {
                race.won[color] |= arrivals[color] - twice;
                race.shared[color] |= arrivals[color] & twice;
            }
            open -= once;
            if open.is_empty() {
                break;
            }
        }
        race
    }
}

fn walks_are_over(walks: &ByColor<Walk>) -> bool {
    Color::ALL.into_iter().all(|color| walks[color].fresh.iter().all(|fields| fields.is_empty()))
}
