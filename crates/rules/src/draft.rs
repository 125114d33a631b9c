//! A move in the making: chevron, field, choice, meeting; or chevron, turn, markers. Whoever shows it, it is the same.

use crate::{
    Chevron, Choice, Facing, Field, FieldSet, Given, Move, Options, Position, Reason, Refusal, Reorientation, Route,
    RouteKind, Travel, Turn,
};
use std::fmt;

/// What is chosen so far, and so what is to be chosen next.
///
/// ```
/// use pacru_rules::{Choice, Draft, DraftStep, Position};
///
/// let position: Position = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1".parse()?;
/// let DraftStep::Next(chosen) = Draft::Chevron.choose(&position, "a3".parse()?) else { unreachable!() };
/// // Over the border the chevron may twist, so the move is not complete yet.
/// let DraftStep::Next(arrived) = chosen.choose(&position, "b4".parse()?) else { unreachable!() };
/// let DraftStep::Done(mv) = arrived.take(&position, Choice::TwistLeft) else { unreachable!() };
/// assert_eq!(mv.to_string(), "a3-b4<");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Draft {
    /// A chevron is to be chosen.
    Chevron,
    /// Where the chevron goes is to be chosen.
    Destination { from: Field },
    /// What happens on arrival is to be chosen: a twist, the connection or a field to mark.
    Arrival { route: Route, options: Options },
    /// The field that the meeting changes is to be chosen.
    Meeting { route: Route, choice: Choice, fields: FieldSet },
    /// The markers that a turn on the spot costs are to be chosen.
    Turning { at: Field, turn: Turn, given: FieldSet },
}

/// What comes of a choice.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftStep {
    /// More is to be chosen.
    Next(Draft),
    /// The move is complete.
    Done(Move),
    /// That cannot be chosen.
    Refused(WhyNot),
}

/// Why something cannot be chosen.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum WhyNot {
    /// The rules forbid it.
    Rule(Refusal),
    /// A chevron that cannot travel at all, with what is in front of it; nothing where the edge is.
    Stuck { at: Field, ahead: Option<Refusal> },
    /// No turn is asked for before a chevron is chosen.
    NoChevronChosen,
    /// A twist is due, and this is none of the three ways.
    NotAWay,
}

impl WhyNot {
    /// The field that the refusal is about.
    pub fn cause(&self) -> Option<Field> {
        let refusal = match self {
            WhyNot::Rule(refusal) | WhyNot::Stuck { ahead: Some(refusal), .. } => refusal,
            WhyNot::Stuck { at, ahead: None } => return Some(*at),
            WhyNot::NoChevronChosen | WhyNot::NotAWay => return None,
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

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WhyNot::Rule(refusal) => refusal.fmt(f),
            WhyNot::Stuck { at, ahead: Some(refusal) } => write!(f, "the chevron on {at} cannot travel: {refusal}"),
            WhyNot::Stuck { at, ahead: None } => write!(f, "the chevron on {at} cannot travel: the edge is before it"),
            WhyNot::NoChevronChosen => f.write_str("choose the chevron first"),
            WhyNot::NotAWay => f.write_str("choose left, straight on or right"),
        }
    }
}

/// The three twists in the order left, straight on, right (S-R4, A-R6).
pub const TWISTS: [Choice; 3] = [Choice::TwistLeft, Choice::Nothing, Choice::TwistRight];

impl Draft {
    /// Nothing is chosen yet; where only one chevron can do anything, it is.
    pub fn begin(position: &Position) -> Draft {
        let movable = position.movable();
        match movable.first() {
            Some(from) if movable.len() == 1 && position.affordable_turns().next().is_none() => {
                Draft::Destination { from }
            }
            _ => Draft::Chevron,
        }
    }

    /// A field is chosen.
    pub fn choose(self, position: &Position, field: Field) -> DraftStep {
        match self {
            Draft::Chevron => pick_up(position, field),
            // The same chevron again puts it down, another of one's own takes its place.
            Draft::Destination { from } if from == field => DraftStep::Next(Draft::Chevron),
            Draft::Destination { .. } if is_own(position, field) => pick_up(position, field),
            Draft::Destination { from } => match position.route(from, field) {
                Ok(route) => arrive(position, route),
                Err(refusal) => DraftStep::Refused(WhyNot::Rule(refusal)),
            },
            Draft::Arrival { route, options } if options.twist => {
                match TWISTS.into_iter().find(|&twist| route.to.step(facing_after(route, twist)) == Some(field)) {
                    Some(twist) => self.take(position, twist),
                    None => DraftStep::Refused(WhyNot::NotAWay),
                }
            }
            Draft::Arrival { .. } => self.take(position, Choice::Mark(field)),
            Draft::Meeting { route, choice, .. } => finish(position, route, choice, Some(field)),
            Draft::Turning { at, turn, given } => give(position, at, turn, given, field),
        }
    }

    /// The chosen chevron is put down on a field: as [`choose`](Draft::choose), but another of one's own is in the way there
    /// and does not take its place.
    ///
    /// ```
    /// use pacru_rules::{Draft, DraftStep, Position, WhyNot};
    ///
    /// let position: Position = "shacru gy g 9/9/9/9/9/9/3Y4G24/4G04/9 - 0 1".parse()?;
    /// let chosen = Draft::Destination { from: "e2".parse()? };
    /// let DraftStep::Refused(WhyNot::Rule(refusal)) = chosen.drop_on(&position, "e3".parse()?) else { unreachable!() };
    /// assert_eq!(refusal.tag.map(|tag| tag.text()), Some("S-R5"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn drop_on(self, position: &Position, field: Field) -> DraftStep {
        match self {
            Draft::Destination { from } if from != field && is_own(position, field) => {
                match position.route(from, field) {
                    Ok(route) => arrive(position, route),
                    Err(refusal) => DraftStep::Refused(WhyNot::Rule(refusal)),
                }
            }
            _ => self.choose(position, field),
        }
    }

    /// A choice on arrival is made: a twist, the connection or a field to mark.
    pub fn take(self, position: &Position, choice: Choice) -> DraftStep {
        let Draft::Arrival { route, options } = self else {
            return DraftStep::Next(self);
        };
        if !options.contains(choice) {
            return finish(position, route, choice, None);
        }
        let fields = position.meeting_fields(route, choice);
        match fields.first() {
            Some(_) if fields.len() > 1 => DraftStep::Next(Draft::Meeting { route, choice, fields }),
            only => finish(position, route, choice, only),
        }
    }

    /// The chosen chevron is turned on the spot by a further 45°, to the right or to the left (R14).
    pub fn turn(self, position: &Position, right: bool) -> DraftStep {
        let (at, before, given) = match self {
            Draft::Destination { from } => (from, 0, FieldSet::EMPTY),
            Draft::Turning { at, turn, given } => (at, eighths(turn), given),
            Draft::Chevron => return DraftStep::Refused(WhyNot::NoChevronChosen),
            Draft::Arrival { .. } | Draft::Meeting { .. } => return DraftStep::Next(self),
        };
        let after = (before + if right { 1 } else { -1 }).clamp(-2, 2);
        let Some(turn) = Turn::ALL.into_iter().find(|&turn| eighths(turn) == after) else {
            return DraftStep::Next(Draft::Destination { from: at });
        };
        let purse = position.givable();
        if !position.affordable_turns().any(|affordable| affordable == turn) {
            return refused(position, Move::Reorient(Reorientation { at, turn, given: first_of(purse, turn.price()) }));
        }
        // What was given for another turn stays, as far as this one costs as much; where all must go, all is given.
        let given = match turn.price() {
            price if purse.len() == price => purse,
            price if given.len() >= price => FieldSet::EMPTY,
            _ => given,
        };
        DraftStep::Next(Draft::Turning { at, turn, given })
    }

    /// Enter on nothing in particular: a turn whose price is paid is carried out.
    pub fn confirm(self) -> Option<Move> {
        match self {
            Draft::Turning { at, turn, given } if given.len() == turn.price() => Some(reorientation(at, turn, given)),
            _ => None,
        }
    }

    /// One choice is taken back; says nothing where none is made.
    pub fn back(self, position: &Position) -> Option<Draft> {
        match self {
            Draft::Chevron => None,
            Draft::Destination { .. } => Some(Draft::Chevron),
            Draft::Arrival { route, .. } => Some(Draft::Destination { from: route.from }),
            Draft::Meeting { route, .. } => {
                let options = position.options(route);
                Some(match options.count() {
                    1 => Draft::Destination { from: route.from },
                    _ => Draft::Arrival { route, options },
                })
            }
            // Markers are put back one by one; those that had to go were not chosen.
            Draft::Turning { at, turn, given } if position.givable().len() > turn.price() => match given.last() {
                Some(last) => Some(Draft::Turning { at, turn, given: given - last.into() }),
                None => Some(Draft::Destination { from: at }),
            },
            Draft::Turning { at, .. } => Some(Draft::Destination { from: at }),
        }
    }

    /// The fields of which one may be chosen now.
    pub fn fields(self, position: &Position) -> FieldSet {
        match self {
            Draft::Chevron if position.affordable_turns().next().is_some() => {
                position.chevrons(position.to_move()).map(Chevron::field).collect()
            }
            Draft::Chevron => position.movable(),
            Draft::Destination { from } => position.destinations(from),
            Draft::Arrival { route, options } if options.twist => {
                TWISTS.into_iter().filter_map(|twist| route.to.step(facing_after(route, twist))).collect()
            }
            Draft::Arrival { options, .. } => options.marks,
            Draft::Meeting { fields, .. } => fields,
            Draft::Turning { .. } => position.givable(),
        }
    }

    /// How many markers are still to be given for a turn.
    pub fn owed(self) -> usize {
        match self {
            Draft::Turning { turn, given, .. } => turn.price().saturating_sub(given.len()),
            _ => 0,
        }
    }
}

/// Steps of 45° to the right.
fn eighths(turn: Turn) -> i8 {
    match turn {
        Turn::Left90 => -2,
        Turn::Left45 => -1,
        Turn::Right45 => 1,
        Turn::Right90 => 2,
    }
}

/// The facing of a chevron that has arrived and twisted.
pub fn facing_after(route: Route, twist: Choice) -> Facing {
    match twist {
        Choice::TwistLeft => route.way.after(Turn::Left45),
        Choice::TwistRight => route.way.after(Turn::Right45),
        _ => route.way,
    }
}

fn is_own(position: &Position, field: Field) -> bool {
    position.chevron_on(field).is_some_and(|(color, _)| color == position.to_move())
}

fn pick_up(position: &Position, field: Field) -> DraftStep {
    let turns = position.affordable_turns().next().is_some();
    if position.movable().contains(field) || turns && is_own(position, field) {
        return DraftStep::Next(Draft::Destination { from: field });
    }
    // A field without a chevron of one's own is refused whatever the goal; otherwise each neighbour ahead says why not.
    let Some((_, facing)) = position.chevron_on(field).filter(|_| is_own(position, field)) else {
        return match position.route(field, field) {
            Ok(_) => DraftStep::Refused(WhyNot::Stuck { at: field, ahead: None }),
            Err(refusal) => DraftStep::Refused(WhyNot::Rule(refusal)),
        };
    };
    let [left, straight, right] = facing.directions();
    let mut ahead = [straight, left, right].into_iter().filter_map(|way| field.step(way));
    let ahead = ahead.find_map(|to| position.route(field, to).err());
    DraftStep::Refused(WhyNot::Stuck { at: field, ahead })
}

/// The chevron has arrived: where only one choice is left, it is made.
fn arrive(position: &Position, route: Route) -> DraftStep {
    let options = position.options(route);
    let arrival = Draft::Arrival { route, options };
    match options.iter().next() {
        Some(only) if options.count() == 1 => arrival.take(position, only),
        _ => DraftStep::Next(arrival),
    }
}

fn finish(position: &Position, route: Route, choice: Choice, meeting: Option<Field>) -> DraftStep {
    let pincer = route.kind == RouteKind::Pincer;
    refused(position, Move::Travel(Travel { from: route.from, to: route.to, pincer, choice, meeting }))
}

/// The move if it is legal, otherwise its refusal.
fn refused(position: &Position, mv: Move) -> DraftStep {
    match position.judge(mv) {
        Ok(()) => DraftStep::Done(mv),
        Err(refusal) => DraftStep::Refused(WhyNot::Rule(refusal)),
    }
}

/// A marker is given, or taken back.
fn give(position: &Position, at: Field, turn: Turn, given: FieldSet, field: Field) -> DraftStep {
    let purse = position.givable();
    if given.contains(field) {
        return DraftStep::Next(Draft::Turning { at, turn, given: given - field.into() });
    }
    if !purse.contains(field) {
        // Judged as part of a full price, so that the field itself is what is refused.
        let rest = first_of(purse, turn.price() - 1).fields();
        return refused(position, reorientation(at, turn, rest | field.into()));
    }
    let given = given | field.into();
    if given.len() == turn.price() {
        return refused(position, reorientation(at, turn, given));
    }
    DraftStep::Next(Draft::Turning { at, turn, given })
}

fn reorientation(at: Field, turn: Turn, given: FieldSet) -> Move {
    Move::Reorient(Reorientation { at, turn, given: first_of(given, Given::MAX) })
}

fn first_of(fields: FieldSet, count: usize) -> Given {
    let some = fields.iter().take(count).collect();
    Given::new(some).expect("no turn costs more than four markers")
}
