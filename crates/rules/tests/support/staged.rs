//! Legal moves collected by stages, as a player makes them.

use pacru_rules::{
    Choice, Field, FieldSet, GameKind, Move, Payment, Position, Reorientation, RouteKind, Ruleset, Travel,
};

/// Travels and passes: chevron, field, choice, meeting.
pub(crate) fn travels(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in position.movable() {
        let routes: Vec<_> = position.routes(from).collect();
        assert_eq!(routes.iter().map(|route| route.to).collect::<FieldSet>(), position.destinations(from));
        for route in routes {
            let options = position.arrival_choices(route);
            assert_eq!(options.iter().count(), options.len(), "{position}: {route:?}");
            for choice in options.iter() {
                let travel = |meeting| {
                    let pincer = route.kind == RouteKind::Pincer;
                    Move::Travel(Travel { from, to: route.to, pincer, choice, meeting })
                };
                let fields = position.meeting_fields(route, choice);
                moves.extend(fields.iter().map(|field| travel(Some(field))));
                moves.extend(fields.is_empty().then(|| travel(None)));
            }
        }
    }
    let stuck = moves.is_empty() && position.outcome().is_none();
    if stuck && position.ruleset().kind() != GameKind::Pacru {
        moves.push(Move::Pass);
    }
    moves
}

/// Reorientations: chevron, turn, markers.
pub(crate) fn reorientations(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let purse: Vec<Field> = position.spendable_markers().iter().collect();
    for rotation in position.affordable_rotations() {
        for fields in selections(&purse, rotation.cost()) {
            let payment = Payment::new(fields).expect("at most four markers");
            let chevrons = position.chevrons(position.to_move());
            moves.extend(
                chevrons.map(|chevron| Move::Reorient(Reorientation { at: chevron.field(), rotation, payment })),
            );
        }
    }
    moves
}

/// Every way to take `count` of the fields.
fn selections(fields: &[Field], count: usize) -> Vec<FieldSet> {
    if count == 0 {
        return vec![FieldSet::EMPTY];
    }
    let Some((&first, rest)) = fields.split_first() else {
        return Vec::new();
    };
    let with_first = selections(rest, count - 1).into_iter().map(|set| set | first.into());
    with_first.chain(selections(rest, count)).collect()
}

/// Whether R14 allows a reorientation, in its own words.
pub(crate) fn may_reorient(position: &Position, turn: Reorientation) -> bool {
    let color = position.to_move();
    let given = turn.payment.fields();
    let mine = |field: Field| position.marker_on(field) == Some(color) && position.chevron_on(field).is_none();
    matches!(position.ruleset(), Ruleset::Pacru { .. })
        && position.outcome().is_none()
        && position.chevron_on(turn.at).is_some_and(|(owner, _)| owner == color)
        && given.len() == turn.rotation.cost()
        && given.iter().all(mine)
}

/// Moves close to this one, most of them illegal: one thing about it is another.
pub(crate) fn neighbours(mv: Move, field: Field) -> Vec<Move> {
    let mut moves = vec![Move::Pass];
    match mv {
        Move::Pass => {}
        Move::Travel(travel) => {
            let choices =
                [Choice::Nothing, Choice::TwistLeft, Choice::TwistRight, Choice::Connection, Choice::Mark(field)];
            moves.extend(choices.map(|choice| Move::Travel(Travel { choice, ..travel })));
            moves.extend([None, Some(field)].map(|meeting| Move::Travel(Travel { meeting, ..travel })));
            moves.push(Move::Travel(Travel { pincer: !travel.pincer, ..travel }));
            moves.push(Move::Travel(Travel { to: field, ..travel }));
            moves.push(Move::Travel(Travel { from: field, ..travel }));
            if let Choice::Mark(marked) = travel.choice {
                moves.push(Move::Travel(Travel { choice: Choice::Nothing, meeting: Some(marked), ..travel }));
            }
            if let Some(met) = travel.meeting {
                moves.push(Move::Travel(Travel { choice: Choice::Mark(met), meeting: None, ..travel }));
            }
        }
        Move::Reorient(reorientation) => {
            moves.push(Move::Reorient(Reorientation { at: field, ..reorientation }));
            let fields = reorientation.payment.fields();
            let fewer = fields.iter().skip(1).collect::<FieldSet>();
            let swapped = fewer | field.into();
            let sets = [fewer, swapped, fields | field.into()];
            moves.extend(sets.into_iter().filter_map(|fields| {
                let payment = Payment::new(fields).filter(|_| !fields.is_empty())?;
                Some(Move::Reorient(Reorientation { payment, ..reorientation }))
            }));
        }
    }
    moves
}
