//! A move that is chosen step by step, for user interfaces: chevron, field, choice, meeting; or chevron, rotation,
//! markers.

use crate::{
    Chevron, Choice, ChoiceSet, Field, FieldSet, Move, Payment, Position, Reason, Refusal, Reorientation, Rotation,
    Route,
};
use core::fmt;

/// A move that is being chosen: what is chosen so far, and what has to be chosen next.
///
/// ```
/// use pacru_rules::draft::DraftStep;
/// use pacru_rules::{Choice, Draft, Position};
///
/// let position: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// let DraftStep::Next(chosen) = Draft::Chevron.choose(&position, "a3".parse()?) else { unreachable!() };
/// // Over the border the chevron may twist, so the move is not complete yet.
/// let DraftStep::Next(arrived) = chosen.choose(&position, "b4".parse()?) else { unreachable!() };
/// let DraftStep::Done(mv) = arrived.choose_option(&position, Choice::TwistLeft) else { unreachable!() };
/// assert_eq!(mv.to_string(), "a3-b4<");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Draft {
    /// A chevron is to be chosen.
    Chevron,
    /// Where the chevron goes is to be chosen.
    Destination {
        /// Where the chevron stands.
        from: Field,
    },
    /// What happens on arrival is to be chosen: a twist, the connection or a field to mark.
    Arrival {
        /// Where the chevron goes.
        route: Route,
        /// What can be chosen.
        choices: ChoiceSet,
    },
    /// The field that the meeting changes is to be chosen.
    Meeting {
        /// Where the chevron goes.
        route: Route,
        /// What was chosen on arrival.
        choice: Choice,
        /// The fields of which one is chosen.
        fields: FieldSet,
    },
    /// The markers that a reorientation costs are to be chosen (R14).
    Turning {
        /// Where the chevron stands.
        at: Field,
        /// The rotation.
        rotation: Rotation,
        /// The markers chosen so far.
        payment: FieldSet,
    },
}

/// The result of a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftStep {
    /// More is to be chosen.
    Next(Draft),
    /// The move is complete.
    Done(Move),
    /// That cannot be chosen.
    Refused(DraftRefusal),
}

/// Why something cannot be chosen.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftRefusal {
    /// The rules forbid it.
    Rule(Refusal),
    /// The chevron cannot travel at all.
    Stuck {
        /// Where the chevron stands.
        at: Field,
        /// Why it cannot take one step ahead; `None` at the edge of the board.
        ahead: Option<Refusal>,
    },
    /// A rotation was asked for before a chevron was chosen.
    NoChevronChosen,
    /// A twist is to be chosen, and the field is in none of the three directions.
    NotADirection,
}

impl DraftRefusal {
    /// The field that the refusal is about.
    pub fn field(&self) -> Option<Field> {
        let refusal = match self {
            DraftRefusal::Rule(refusal) | DraftRefusal::Stuck { ahead: Some(refusal), .. } => refusal,
            DraftRefusal::Stuck { at, ahead: None } => return Some(*at),
            DraftRefusal::NoChevronChosen | DraftRefusal::NotADirection => return None,
        };
        match refusal.reason {
            Reason::InTheWay { at, .. }
            | Reason::Occupied { at, .. }
            | Reason::NoPincer { at, .. }
            | Reason::OthersMarker { at, .. }
            | Reason::NotYours { at, .. }
            | Reason::BadMark { at, .. }
            | Reason::BadMeeting { at, .. }
            | Reason::NoOwnMarker { at }
            | Reason::MarkerUnderChevron { at } => Some(at),
            _ => None,
        }
    }
}

impl fmt::Display for DraftRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DraftRefusal::Rule(refusal) => refusal.fmt(f),
            DraftRefusal::Stuck { at, ahead: Some(refusal) } => {
                write!(f, "the chevron on {at} cannot travel: {refusal}")
            }
            DraftRefusal::Stuck { at, ahead: None } => {
                write!(f, "the chevron on {at} cannot travel: it faces the edge of the board")
            }
            DraftRefusal::NoChevronChosen => f.write_str("choose the chevron first"),
            DraftRefusal::NotADirection => f.write_str("choose left, straight on or right"),
        }
    }
}

impl core::error::Error for DraftRefusal {}

impl Draft {
    /// The first step. If only one chevron can be used, it is chosen already.
    pub fn begin(position: &Position) -> Draft {
        let movable = position.movable();
        match movable.first() {
            Some(from) if movable.len() == 1 && position.affordable_rotations().next().is_none() => {
                Draft::Destination { from }
            }
            _ => Draft::Chevron,
        }
    }

    /// Chooses a field. Its meaning depends on the step: a chevron, a destination, a direction for a twist, a field to
    /// change, or a marker to give up.
    ///
    /// In the step [`Draft::Destination`] the same chevron again takes the choice back, and another own chevron
    /// replaces it.
    pub fn choose(self, position: &Position, field: Field) -> DraftStep {
        match self {
            Draft::Chevron => pick_up(position, field),
            Draft::Destination { from } if from == field => DraftStep::Next(Draft::Chevron),
            Draft::Destination { .. } if is_own(position, field) => pick_up(position, field),
            Draft::Destination { from } => travel_to(position, from, field),
            Draft::Arrival { route, choices } if choices.twist => {
                match Choice::TWISTS.into_iter().find(|&twist| route.to.step(route.facing_after(twist)) == Some(field))
                {
                    Some(twist) => self.choose_option(position, twist),
                    None => DraftStep::Refused(DraftRefusal::NotADirection),
                }
            }
            Draft::Arrival { .. } => self.choose_option(position, Choice::Mark(field)),
            Draft::Meeting { route, choice, .. } => finish(position, route, choice, Some(field)),
            Draft::Turning { at, rotation, payment } => give(position, at, rotation, payment, field),
        }
    }

    /// Drops the dragged chevron on a field. As [`choose`](Draft::choose), except that a field with another own chevron
    /// is refused as occupied, where `choose` would select that chevron instead.
    ///
    /// ```
    /// use pacru_rules::draft::{DraftRefusal, DraftStep};
    /// use pacru_rules::{Draft, Position};
    ///
    /// let position: Position = "shacru gy g 9/9/9/9/9/9/3Y4G24/4G04/9 - 0 1".parse()?;
    /// let chosen = Draft::Destination { from: "e2".parse()? };
    /// let DraftStep::Refused(DraftRefusal::Rule(refusal)) = chosen.drop_on(&position, "e3".parse()?) else { unreachable!() };
    /// assert_eq!(refusal.rule.map(|rule| rule.as_str()), Some("S-R5"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn drop_on(self, position: &Position, field: Field) -> DraftStep {
        match self {
            Draft::Destination { from } if from != field && is_own(position, field) => travel_to(position, from, field),
            _ => self.choose(position, field),
        }
    }

    /// Makes a choice on arrival: a twist, the connection or a field to mark. In other steps nothing changes.
    pub fn choose_option(self, position: &Position, choice: Choice) -> DraftStep {
        let Draft::Arrival { route, choices } = self else {
            return DraftStep::Next(self);
        };
        if !choices.contains(choice) {
            return finish(position, route, choice, None);
        }
        let fields = position.meeting_fields(route, choice);
        match fields.first() {
            Some(_) if fields.len() > 1 => DraftStep::Next(Draft::Meeting { route, choice, fields }),
            only => finish(position, route, choice, only),
        }
    }

    /// Rotates the chosen chevron on the spot (R14), in addition to the rotation drafted so far.
    pub fn rotate(self, position: &Position, by: Rotation) -> DraftStep {
        let (at, before, payment) = match self {
            Draft::Destination { from } => (from, 0, FieldSet::EMPTY),
            Draft::Turning { at, rotation, payment } => (at, rotation.steps(), payment),
            Draft::Chevron => return DraftStep::Refused(DraftRefusal::NoChevronChosen),
            Draft::Arrival { .. } | Draft::Meeting { .. } => return DraftStep::Next(self),
        };
        let after = (before + by.steps()).clamp(-2, 2);
        let Some(rotation) = Rotation::ALL.into_iter().find(|&rotation| rotation.steps() == after) else {
            return DraftStep::Next(Draft::Destination { from: at });
        };
        let spendable = position.spendable_markers();
        if !position.affordable_rotations().any(|affordable| affordable == rotation) {
            return complete(
                position,
                Move::Reorient(Reorientation { at, rotation, payment: first_of(spendable, rotation.cost()) }),
            );
        }
        // Markers chosen for another rotation are kept if they do not pay for this one in full. If every spendable
        // marker is needed, all are chosen.
        let payment = match rotation.cost() {
            cost if spendable.len() == cost => spendable,
            cost if payment.len() >= cost => FieldSet::EMPTY,
            _ => payment,
        };
        DraftStep::Next(Draft::Turning { at, rotation, payment })
    }

    /// The reorientation, if it is paid for.
    pub fn confirm(self) -> Option<Move> {
        match self {
            Draft::Turning { at, rotation, payment } if payment.len() == rotation.cost() => {
                Some(reorientation(at, rotation, payment))
            }
            _ => None,
        }
    }

    /// Takes back one choice; `None` if nothing is chosen.
    pub fn back(self, position: &Position) -> Option<Draft> {
        match self {
            Draft::Chevron => None,
            Draft::Destination { .. } => Some(Draft::Chevron),
            Draft::Arrival { route, .. } => Some(Draft::Destination { from: route.from }),
            Draft::Meeting { route, .. } => {
                let choices = position.arrival_choices(route);
                Some(match choices.len() {
                    1 => Draft::Destination { from: route.from },
                    _ => Draft::Arrival { route, choices },
                })
            }
            // Markers are taken back one by one, unless there was no choice of markers.
            Draft::Turning { at, rotation, payment } if position.spendable_markers().len() > rotation.cost() => {
                match payment.last() {
                    Some(last) => Some(Draft::Turning { at, rotation, payment: payment - last.into() }),
                    None => Some(Draft::Destination { from: at }),
                }
            }
            Draft::Turning { at, .. } => Some(Draft::Destination { from: at }),
        }
    }

    /// The fields that can be chosen now.
    pub fn choosable_fields(self, position: &Position) -> FieldSet {
        match self {
            Draft::Chevron if position.affordable_rotations().next().is_some() => {
                position.chevrons(position.to_move()).map(Chevron::field).collect()
            }
            Draft::Chevron => position.movable(),
            Draft::Destination { from } => position.destinations(from),
            Draft::Arrival { route, choices } if choices.twist => {
                Choice::TWISTS.into_iter().filter_map(|twist| route.to.step(route.facing_after(twist))).collect()
            }
            Draft::Arrival { choices, .. } => choices.marks,
            Draft::Meeting { fields, .. } => fields,
            Draft::Turning { .. } => position.spendable_markers(),
        }
    }

    /// How many markers are still to be chosen for a reorientation.
    pub fn owed(self) -> usize {
        match self {
            Draft::Turning { rotation, payment, .. } => rotation.cost().saturating_sub(payment.len()),
            _ => 0,
        }
    }
}

fn is_own(position: &Position, field: Field) -> bool {
    position.chevron_on(field).is_some_and(|(color, _)| color == position.to_move())
}

fn pick_up(position: &Position, field: Field) -> DraftStep {
    let turns = position.affordable_rotations().next().is_some();
    if position.movable().contains(field) || turns && is_own(position, field) {
        return DraftStep::Next(Draft::Destination { from: field });
    }
    // Without an own chevron on the field, `route` gives the reason for any target.
    let Some((_, facing)) = position.chevron_on(field).filter(|_| is_own(position, field)) else {
        return match position.route(field, field) {
            Ok(_) => DraftStep::Refused(DraftRefusal::Stuck { at: field, ahead: None }),
            Err(refusal) => DraftStep::Refused(DraftRefusal::Rule(refusal)),
        };
    };
    let [left, straight, right] = facing.directions();
    let mut ahead = [straight, left, right].into_iter().filter_map(|direction| field.step(direction));
    let ahead = ahead.find_map(|to| position.route(field, to).err());
    DraftStep::Refused(DraftRefusal::Stuck { at: field, ahead })
}

/// The step after the destination is chosen, or why the chevron cannot go there.
fn travel_to(position: &Position, from: Field, to: Field) -> DraftStep {
    match position.route(from, to) {
        Ok(route) => arrive(position, route),
        Err(refusal) => DraftStep::Refused(DraftRefusal::Rule(refusal)),
    }
}

/// The step after the route is known. If there is only one choice on arrival, it is made.
fn arrive(position: &Position, route: Route) -> DraftStep {
    let choices = position.arrival_choices(route);
    let arrival = Draft::Arrival { route, choices };
    match choices.iter().next() {
        Some(only) if choices.len() == 1 => arrival.choose_option(position, only),
        _ => DraftStep::Next(arrival),
    }
}

fn finish(position: &Position, route: Route, choice: Choice, meeting: Option<Field>) -> DraftStep {
    complete(position, Move::Travel(route.travel(choice, meeting)))
}

/// The move if it is legal, otherwise its refusal.
fn complete(position: &Position, mv: Move) -> DraftStep {
    match position.validate(mv) {
        Ok(()) => DraftStep::Done(mv),
        Err(refusal) => DraftStep::Refused(DraftRefusal::Rule(refusal)),
    }
}

/// Adds a marker to the payment, or takes it back.
fn give(position: &Position, at: Field, rotation: Rotation, payment: FieldSet, field: Field) -> DraftStep {
    let spendable = position.spendable_markers();
    if payment.contains(field) {
        return DraftStep::Next(Draft::Turning { at, rotation, payment: payment - field.into() });
    }
    if !spendable.contains(field) {
        // Validated as part of a full payment, so that the refusal is about this field, not about the number of
        // markers.
        let rest = first_of(spendable, rotation.cost() - 1).fields();
        return complete(position, reorientation(at, rotation, rest | field.into()));
    }
    let payment = payment | field.into();
    if payment.len() == rotation.cost() {
        return complete(position, reorientation(at, rotation, payment));
    }
    DraftStep::Next(Draft::Turning { at, rotation, payment })
}

fn reorientation(at: Field, rotation: Rotation, payment: FieldSet) -> Move {
    Move::Reorient(Reorientation { at, rotation, payment: first_of(payment, Payment::MAX) })
}

fn first_of(fields: FieldSet, count: usize) -> Payment {
    let some = fields.iter().take(count).collect();
    Payment::new(some).expect("a reorientation costs at most four markers")
}
