//! A field in words, for those who hear the board.

use super::{Arg, Texts};
use pacru_rules::{Draft, Field, FieldSet, Position};

/// What is on a field and what can be done with it: "e3, green chevron facing north, on a green marker; can move to …".
/// Without a draft nobody is choosing.
pub fn describe_field(texts: &Texts, position: &Position, draft: Option<Draft>, field: Field) -> String {
    let at = ("at", Arg::from(field));
    let marker = position.marker_on(field);
    let what = match position.chevron_on(field) {
        Some((color, facing)) => {
            // A chevron that is being turned is shown, and so told, as it will stand.
            let facing = match draft {
                Some(Draft::Turning { at, rotation, .. }) if at == field => facing.rotated(rotation),
                _ => facing,
            };
            let on = if marker.is_some() { "yes" } else { "no" };
            texts.with(
                "field-chevron",
                &[at, ("color", color.into()), ("facing", facing.name().into()), ("marked", on.into())],
            )
        }
        None => match marker {
            Some(color) => texts.with("field-marker", &[at, ("color", color.into())]),
            None => texts.with("field-empty", &[at]),
        },
    };
    let Some(draft) = draft else {
        return what;
    };
    match role(position, draft, field) {
        Role::None => what,
        Role::Mover(goals) if goals.is_empty() => texts.with("field-can-turn", &[("what", what.into())]),
        Role::Mover(goals) => {
            texts.with("field-can-move", &[("what", what.into()), ("fields", list(texts, goals).into())])
        }
        Role::Chosen => texts.with("field-chosen", &[("what", what.into())]),
        Role::Goal => texts.with("field-goal", &[("what", what.into())]),
        Role::Choice => texts.with("field-choice", &[("what", what.into())]),
    }
}

/// What a field means for the choice that is due.
enum Role {
    None,
    /// A chevron that can be chosen, and where it can go.
    Mover(FieldSet),
    /// It was chosen.
    Chosen,
    /// A chevron can go there.
    Goal,
    /// It can be chosen for something else.
    Choice,
}

fn role(position: &Position, draft: Draft, field: Field) -> Role {
    let open = draft.choosable_fields(position).contains(field);
    match draft {
        Draft::Chevron if open => Role::Mover(position.destinations(field)),
        Draft::Destination { from } if from == field => Role::Chosen,
        Draft::Destination { .. } if open => Role::Goal,
        Draft::Arrival { route, .. } | Draft::Meeting { route, .. } if route.to == field && !open => Role::Chosen,
        Draft::Turning { at, payment, .. } if at == field || payment.contains(field) => Role::Chosen,
        Draft::Arrival { .. } | Draft::Meeting { .. } | Draft::Turning { .. } if open => Role::Choice,
        _ => Role::None,
    }
}

fn list(texts: &Texts, fields: FieldSet) -> String {
    let names: Vec<String> = fields.iter().map(|field| field.to_string()).collect();
    names.join(&texts.get("list-comma"))
}
