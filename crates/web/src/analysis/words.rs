//! What is wrong with a pasted text, in the reader's language.

use super::Problem;
use crate::text::{Arg, Texts, refusal, setup_error};
use pacru_rules::error::{
    ActionError, LeaveError, PositionError, PositionErrorKind, RecordError, RecordErrorKind, RulesetError,
    TurnOrderError,
};

/// A message and what it speaks of.
type Said = (&'static str, Vec<(&'static str, Arg)>);

/// Why a text cannot be shown, and where the mistake is.
pub fn problem_text(texts: &Texts, problem: &Problem) -> String {
    match problem {
        Problem::Empty => texts.get("paste-empty"),
        Problem::TooLong => texts.get("paste-too-long"),
        Problem::Unknown => texts.get("paste-unknown"),
        Problem::Record(RecordError { line, column, kind }) => {
            let what = record_problem(texts, kind);
            texts.with("paste-at", &[("line", (*line).into()), ("column", (*column).into()), ("what", what.into())])
        }
        Problem::Position(error) => position_error(texts, error),
    }
}

fn say(texts: &Texts, (id, args): Said) -> String {
    texts.with(id, &args)
}

fn record_problem(texts: &Texts, problem: &RecordErrorKind) -> String {
    let said: Said = match problem {
        RecordErrorKind::Empty => ("record-empty", vec![]),
        RecordErrorKind::Tag(_) => ("record-tag", vec![]),
        RecordErrorKind::RepeatedTag(name) => ("record-repeated-tag", vec![("name", name.as_str().into())]),
        RecordErrorKind::MissingTag(name) => ("record-missing-tag", vec![("name", (*name).into())]),
        RecordErrorKind::Game(error) => ruleset_error(error),
        RecordErrorKind::Order(error) => order_error(*error),
        RecordErrorKind::Start(error) => return position_error(texts, error),
        RecordErrorKind::StartDiffers => ("record-start-differs", vec![]),
        RecordErrorKind::ResultTag(text) => ("record-result-tag", vec![("text", text.as_str().into())]),
        RecordErrorKind::OpenComment => ("record-open-comment", vec![]),
        RecordErrorKind::NoComment => ("record-no-comment", vec![]),
        RecordErrorKind::OpenBranch => ("record-open-branch", vec![]),
        RecordErrorKind::NoBranch => ("record-no-branch", vec![]),
        RecordErrorKind::BranchOfNothing => ("record-branch-of-nothing", vec![]),
        RecordErrorKind::TooDeep => ("record-too-deep", vec![]),
        RecordErrorKind::Action(ActionError::Move(error)) => {
            let why = refusal(texts, &error.refusal);
            ("record-move", vec![("move", error.text.as_str().into()), ("why", why.into())])
        }
        RecordErrorKind::Action(ActionError::Leave(error)) => leave_error(*error),
        RecordErrorKind::MissingResult => ("record-missing-result", vec![]),
        RecordErrorKind::ResultInBranch => ("record-result-in-branch", vec![]),
        RecordErrorKind::TrailingText => ("record-trailing", vec![]),
        other => return other.to_string(),
    };
    say(texts, said)
}

fn position_error(texts: &Texts, error: &PositionError) -> String {
    let what = match &error.kind {
        // Nothing is wrong with the text itself.
        PositionErrorKind::Impossible(error) => return setup_error(texts, error),
        PositionErrorKind::Missing => ("position-missing", vec![]),
        PositionErrorKind::WhiteSpace(_) => ("position-space", vec![]),
        PositionErrorKind::TrailingText => ("position-trailing", vec![]),
        PositionErrorKind::Ruleset(error) => ruleset_error(error),
        PositionErrorKind::Order(error) => order_error(*error),
        PositionErrorKind::NotAColor(text) => ("position-no-color", vec![("text", text.as_str().into())]),
        PositionErrorKind::RankCount(ranks) => ("position-ranks", vec![("ranks", (*ranks).into())]),
        PositionErrorKind::RankLength { rank, fields } => {
            ("position-rank", vec![("rank", (*rank).into()), ("fields", (*fields).into())])
        }
        PositionErrorKind::BoardCharacter(c) => ("position-character", vec![("text", c.to_string().into())]),
        PositionErrorKind::AdjacentNumbers => ("position-numbers", vec![]),
        PositionErrorKind::MissingFacing(color) => ("position-facing", vec![("color", (*color).into())]),
        PositionErrorKind::BadNumber(text) => ("position-number", vec![("text", text.as_str().into())]),
        _ => return error.to_string(),
    };
    let what = say(texts, what);
    texts.with(
        "position-at",
        &[("part", error.part.name().into()), ("column", error.column.into()), ("what", what.into())],
    )
}

fn ruleset_error(error: &RulesetError) -> Said {
    match error {
        RulesetError::UnknownGame(text) => ("position-game", vec![("text", text.as_str().into())]),
        RulesetError::UnknownOption { option: text, .. }
        | RulesetError::BadTarget(text)
        | RulesetError::OptionOrder(text) => ("position-option", vec![("text", text.as_str().into())]),
        other => ("position-option", vec![("text", other.to_string().into())]),
    }
}

fn order_error(error: TurnOrderError) -> Said {
    match error {
        TurnOrderError::NotAColor(letter) => ("position-no-color", vec![("text", letter.to_string().into())]),
        TurnOrderError::NotOpposite => ("position-not-opposite", vec![]),
        _ => ("position-order", vec![]),
    }
}

fn leave_error(error: LeaveError) -> Said {
    match error {
        LeaveError::NotPlaying(color) => ("setup-not-playing", vec![("color", color.into())]),
        LeaveError::AlreadyOut(color) => ("record-already-out", vec![("color", color.into())]),
        LeaveError::GameOver => ("why-game-over", vec![]),
    }
}
