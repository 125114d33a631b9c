//! Where a chevron travels, and the choices on arrival.

use crate::{Choice, Facing, Field, FieldSet, RuleId};

/// Where a chevron may travel, before the choices that the rules leave on arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where the chevron starts.
    pub from: Field,
    /// Where it arrives.
    pub to: Field,
    /// The direction of travel, and the chevron's facing afterwards.
    pub direction: Facing,
    /// What the rules make of it.
    pub kind: RouteKind,
    /// Whether it ends in another borderland than it started in.
    pub crosses: bool,
}

impl Route {
    /// The facing of a chevron that has arrived and made this choice: the direction of travel, unless it twists.
    pub const fn facing_after(self, choice: Choice) -> Facing {
        match choice.twist() {
            Some(rotation) => self.direction.rotated(rotation),
            None => self.direction,
        }
    }
}

/// The kinds of travelling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteKind {
    /// Nothing of the below.
    Plain,
    /// A long move from an own field to an own field over no chevron (A-R7, R8).
    Connection,
    /// A jump from an own field to an own field (A-R8, R9).
    Jump,
    /// A capture by pincer (R11).
    Pincer,
}

/// The choices on arrival. Exactly one is made; the first of [`ChoiceSet::iter`] if there is only one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceSet {
    /// Whether "nothing" is a choice: no twist, or no effect at all.
    pub nothing: bool,
    /// Whether the chevron may twist left or right (S-R4, A-R6).
    pub twist: bool,
    /// Whether the connection change may be chosen (R8).
    pub connection: bool,
    /// The fields for a borderland change or transformation.
    pub marks: FieldSet,
    /// The rule by which a field is marked: R4 or R10.
    pub mark_rule: Option<RuleId>,
}

impl ChoiceSet {
    pub(crate) const NOTHING: ChoiceSet =
        ChoiceSet { nothing: true, twist: false, connection: false, marks: FieldSet::EMPTY, mark_rule: None };

    /// Every choice.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Choice> {
        let nothing = self.nothing.then_some(Choice::Nothing);
        let twists = self.twist.then_some([Choice::TwistLeft, Choice::TwistRight]);
        let connection = self.connection.then_some(Choice::Connection);
        nothing
            .into_iter()
            .chain(twists.into_iter().flatten())
            .chain(connection)
            .chain(self.marks.iter().map(Choice::Mark))
    }

    /// Whether this is one of the choices.
    pub fn contains(self, choice: Choice) -> bool {
        match choice {
            Choice::Nothing => self.nothing,
            Choice::TwistLeft | Choice::TwistRight => self.twist,
            Choice::Connection => self.connection,
            Choice::Mark(field) => self.marks.contains(field),
        }
    }

    /// Whether there is no choice; the choices of a route that a position gave are never empty.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many choices there are.
    #[inline]
    pub fn len(self) -> usize {
        usize::from(self.nothing) + 2 * usize::from(self.twist) + usize::from(self.connection) + self.marks.len()
    }
}
