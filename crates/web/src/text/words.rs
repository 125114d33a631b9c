//! What is said about a game: refusals with their rule, what happened, how it ended.

use super::{Arg, Texts};
use pacru_rules::draft::DraftRefusal;
use pacru_rules::error::SetupError;
use pacru_rules::{
    BadField, BoardEvent, Color, ColorSet, Departure, EndReason, Game, GameKind, OutReason, Reason, Refusal, RuleId,
    TurnOrder,
};

/// The name of a colour, as one says whose it is.
pub fn color_name(texts: &Texts, color: Color) -> String {
    texts.with("color", &[("color", color.into())])
}

/// Several colours in a row, in order of play.
pub fn list_of_colors(texts: &Texts, order: TurnOrder, colors: ColorSet) -> String {
    let names: Vec<String> =
        order.colors().iter().filter(|&&color| colors.contains(color)).map(|&color| color_name(texts, color)).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => {
            texts.with("list-two", &[("first", first.as_str().into()), ("second", second.as_str().into())])
        }
        [rest @ .., last] => {
            let rest = rest.join(&texts.get("list-comma"));
            texts.with("list-two", &[("first", rest.into()), ("second", last.as_str().into())])
        }
    }
}

/// Why something cannot be chosen.
pub fn why_not(texts: &Texts, why: &DraftRefusal) -> String {
    match why {
        DraftRefusal::Rule(refused) => refusal(texts, refused),
        DraftRefusal::Stuck { at, ahead: Some(refused) } => {
            let because = refusal(texts, refused);
            texts.with("why-stuck", &[("at", (*at).into()), ("because", because.into())])
        }
        DraftRefusal::Stuck { at, ahead: None } => texts.with("why-edge", &[("at", (*at).into())]),
        DraftRefusal::NoChevronChosen => texts.get("why-no-chevron-chosen"),
        DraftRefusal::NotADirection => texts.get("why-not-a-way"),
    }
}

/// A refusal of the rules, without its rule number.
pub fn refusal(texts: &Texts, refusal: &Refusal) -> String {
    let (id, args) = match (refusal.reason, refusal.rule) {
        // Shacru knows no power of movement.
        (Reason::TooFar { .. }, Some(RuleId::SR3)) => ("why-one-field", vec![]),
        (reason, _) => refusal_message(reason),
    };
    texts.with(id, &args)
}

/// The message for a refusal, and the facts that it needs.
fn refusal_message(reason: Reason) -> (&'static str, Vec<(&'static str, Arg)>) {
    let owned = |at: pacru_rules::Field, owner: Color| vec![("at", at.into()), ("color", owner.into())];
    match reason {
        Reason::Form { column, .. } => ("why-form", vec![("column", column.into())]),
        Reason::GameOver => ("why-game-over", vec![]),
        Reason::NoPassing => ("why-no-passing", vec![]),
        Reason::CanMove { at } => ("why-can-move", vec![("at", at.into())]),
        Reason::NoReorientation { game } => ("why-no-reorientation", vec![("game", game.name().into())]),
        Reason::NoChevron { at } => ("why-no-chevron", vec![("at", at.into())]),
        Reason::NotYours { at, owner } => ("why-not-yours", owned(at, owner)),
        Reason::Direction { from, to } => ("why-direction", vec![("from", from.into()), ("to", to.into())]),
        Reason::TooFar { power } => ("why-too-far", vec![("power", power.into())]),
        Reason::InTheWay { at, owner } => ("why-in-the-way", owned(at, owner)),
        Reason::Occupied { at, owner } => ("why-occupied", owned(at, owner)),
        Reason::NoPincer { at, owner, attackers } => {
            ("why-no-pincer", [owned(at, owner), vec![("attackers", attackers.into())]].concat())
        }
        Reason::NothingToTake { at } => ("why-nothing-to-take", vec![("at", at.into())]),
        Reason::MissingPincerSign { at } => ("why-write-as-pincer", vec![("at", at.into())]),
        Reason::OthersMarker { at, owner } => ("why-others-marker", owned(at, owner)),
        Reason::TwistWithoutBorder => ("why-twist-without-border", vec![]),
        Reason::TwistOfLostChevron => ("why-twist-of-lost-chevron", vec![]),
        Reason::NoTwist => ("why-no-twist", vec![]),
        Reason::NothingToChoose => ("why-nothing-to-choose", vec![]),
        Reason::MarkDue { or_connection: false } => ("why-mark-due", vec![]),
        Reason::MarkDue { or_connection: true } => ("why-mark-or-connection-due", vec![]),
        Reason::ConnectionDue => ("why-connection-due", vec![]),
        Reason::NoConnection => ("why-no-connection", vec![]),
        Reason::BadMark { at, why } => ("why-bad-mark", vec![("at", at.into()), ("why", bad_field(why).into())]),
        Reason::MeetingDue { partner } => ("why-meeting-due", vec![("at", partner.into())]),
        Reason::BadMeeting { at, why } => ("why-bad-meeting", vec![("at", at.into()), ("why", bad_field(why).into())]),
        Reason::NothingToMark { at } => ("why-nothing-to-mark", vec![("at", at.into())]),
        Reason::NoMeeting { at } => ("why-no-meeting", vec![("at", at.into())]),
        Reason::SurplusField { at } => ("why-field-too-many", vec![("at", at.into())]),
        Reason::WrongPayment { rotation, paid } => {
            ("why-price", vec![("price", rotation.cost().into()), ("given", paid.into())])
        }
        Reason::NoOwnMarker { at } => ("why-no-own-marker", vec![("at", at.into())]),
        Reason::MarkerUnderChevron { at } => ("why-marker-under-chevron", vec![("at", at.into())]),
    }
}

/// The name by which messages choose.
fn bad_field(why: BadField) -> &'static str {
    match why {
        BadField::Elsewhere => "elsewhere",
        BadField::Occupied => "occupied",
        BadField::Own => "own",
        BadField::NotNeutral => "not-neutral",
    }
}

/// What happened in a turn, as far as it deserves a sentence, each with its rule.
pub fn remarks(texts: &Texts, events: &[BoardEvent]) -> Vec<(String, Option<RuleId>)> {
    let remark = |event: &BoardEvent| match *event {
        BoardEvent::Captured { at, owner } => {
            let said = texts.with("event-captured", &[("at", at.into()), ("color", owner.into())]);
            Some((said, Some(RuleId::R11)))
        }
        BoardEvent::Removed { at, owner } => {
            let said = texts.with("event-removed", &[("at", at.into()), ("color", owner.into())]);
            Some((said, Some(RuleId::AR7)))
        }
        BoardEvent::LastRoundBegan { color } => {
            Some((texts.with("event-last-round", &[("color", color.into())]), Some(RuleId::AR10)))
        }
        BoardEvent::Passed { color } => Some((texts.with("event-passed", &[("color", color.into())]), None)),
        BoardEvent::Out { color, why } => {
            let (why, tag) = match why {
                OutReason::Captured => ("captured", Some(RuleId::R15)),
                OutReason::Blocked => ("blocked", Some(RuleId::R15)),
                OutReason::Left(Departure::Resign) => ("resign", None),
                OutReason::Left(Departure::Time) => ("time", None),
                OutReason::Left(Departure::Gone) => ("gone", None),
            };
            Some((texts.with("event-out", &[("color", color.into()), ("why", why.into())]), tag))
        }
        _ => None,
    };
    events.iter().filter_map(remark).collect()
}

/// The rule by which a game ended, where the booklets have one.
pub fn rule_of_end(kind: GameKind, reason: EndReason) -> Option<RuleId> {
    match (kind, reason) {
        (GameKind::Pacru, EndReason::Target | EndReason::LastPlayer) => Some(RuleId::R16),
        (GameKind::Shacru, EndReason::Dead) => Some(RuleId::SR6),
        (GameKind::Azacru, EndReason::LastRound) => Some(RuleId::AR10),
        _ => None,
    }
}

/// How the game ended, in two sentences: who won, and why.
pub fn end_sentence(texts: &Texts, game: &Game) -> Option<(String, String)> {
    let outcome = game.outcome()?;
    let position = game.position();
    let kind = position.ruleset().kind();
    let winners = list_of_colors(texts, position.order(), outcome.winners);
    let who = match outcome.sole_winner() {
        _ if outcome.winners.is_empty() => texts.get("end-nobody"),
        Some(color) => texts.with("end-won", &[("color", color.into())]),
        None if outcome.is_draw(kind) => texts.with("end-drawn", &[("winners", winners.into())]),
        None => texts.with("end-shared", &[("winners", winners.into())]),
    };
    let markers = outcome.winners.iter().map(|color| position.markers(color).len()).max().unwrap_or(0);
    let why = texts.with(
        "end-why",
        &[
            ("reason", outcome.reason.as_str().into()),
            ("game", kind.name().into()),
            ("markers", markers.into()),
            ("target", position.target().unwrap_or(0).into()),
        ],
    );
    Some((who, why))
}

/// Why a position that somebody set up is impossible.
pub fn setup_error(texts: &Texts, error: &SetupError) -> String {
    let (id, args): (&str, Vec<(&'static str, Arg)>) = match *error {
        SetupError::ColorNotPlaying { at, color } => {
            ("setup-color-not-playing", vec![("at", at.into()), ("color", color.into())])
        }
        SetupError::ChevronOfPlayerOut { at, color } => {
            ("setup-chevron-of-player-out", vec![("at", at.into()), ("color", color.into())])
        }
        SetupError::ChevronOnOthersMarker { at, color, .. } => {
            ("setup-chevron-on-others-marker", vec![("at", at.into()), ("color", color.into())])
        }
        SetupError::TooManyChevrons { at, color, allowed } => {
            ("setup-too-many-chevrons", vec![("at", at.into()), ("color", color.into()), ("allowed", allowed.into())])
        }
        SetupError::OutNotPlaying { color }
        | SetupError::MoverNotPlaying { color }
        | SetupError::LastRoundNotPlaying { color } => ("setup-not-playing", vec![("color", color.into())]),
        SetupError::NobodyIn => ("setup-nobody-in", vec![]),
        SetupError::MoverOut { color } => ("setup-mover-out", vec![("color", color.into())]),
        SetupError::NoLastRound => ("setup-no-last-round", vec![]),
        SetupError::IdleTooLarge | SetupError::TurnOutOfRange => ("setup-number", vec![]),
        SetupError::InWithoutChevrons { color } => ("setup-in-without-chevrons", vec![("color", color.into())]),
        SetupError::TargetNotToMove { color } => ("setup-target-not-to-move", vec![("color", color.into())]),
        SetupError::MoverBlocked { color } => ("setup-mover-blocked", vec![("color", color.into())]),
    };
    texts.with(id, &args)
}
