//! The route of a chevron, and the choices on arrival.

#[cfg(doc)]
use crate::Position;
use crate::{Choice, Facing, Field, FieldSet, RuleId, Travel};

/// Where a chevron can travel, before the choices on arrival. See [`Position::routes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Where the chevron starts.
    pub from: Field,
    /// Where it arrives.
    pub to: Field,
    /// The direction of travel, and the chevron's facing afterwards.
    pub direction: Facing,
    /// What kind of travel it is.
    pub kind: RouteKind,
    /// Whether it crosses a border: it ends in another borderland than it started in.
    pub crosses: bool,
}

impl Route {
    /// The travel along this route with the choices made; [`Travel::pincer`] is set if the route is a pincer.
    ///
    /// The choice comes from [`Position::arrival_choices`], the meeting's field from [`Position::meeting_fields`]; it
    /// is `None` if that set is empty.
    #[inline]
    pub fn travel(self, choice: Choice, meeting: Option<Field>) -> Travel {
        Travel { from: self.from, to: self.to, pincer: self.kind == RouteKind::Pincer, choice, meeting }
    }

    /// The facing of a chevron that has arrived and made this choice: the direction of travel, unless it twists.
    pub const fn facing_after(self, choice: Choice) -> Facing {
        match choice.twist() {
            Some(rotation) => self.direction.rotated(rotation),
            None => self.direction,
        }
    }
}

/// The kinds of travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteKind {
    /// None of the others.
    Plain,
    /// A long move from an own field to an own field over no chevron (A-R7, R8).
    Connection,
    /// A jump from an own field to an own field (A-R8, R9).
    Jump,
    /// A capture by pincer (R11).
    Pincer,
}

/// The choices that a player has when a chevron arrives. A move has exactly one of them.
///
/// The set of a route that comes from a position is never empty: without a real choice it holds only
/// [`Choice::Nothing`] or only [`Choice::Connection`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceSet {
    /// Whether [`Choice::Nothing`] is allowed: no twist, or no effect.
    pub nothing: bool,
    /// Whether the chevron may twist left or right (S-R4, A-R6).
    pub twist: bool,
    /// Whether the connection change may be chosen (R8).
    pub connection: bool,
    /// The fields of which one can be chosen for a borderland change (R4) or transformation (R10).
    pub marks: FieldSet,
    /// The rule by which a field is marked: R4 or R10; `None` if there is no field to mark.
    pub mark_rule: Option<RuleId>,
}

impl ChoiceSet {
    pub(crate) const NOTHING: ChoiceSet =
        ChoiceSet { nothing: true, twist: false, connection: false, marks: FieldSet::EMPTY, mark_rule: None };

    /// All choices: nothing, the twists, the connection, the fields to mark.
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

    /// Whether there is no choice; never true for the route of a position.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many choices there are.
    #[inline]
    pub fn len(self) -> usize {
        usize::from(self.nothing) + 2 * usize::from(self.twist) + usize::from(self.connection) + self.marks.len()
    }
}
