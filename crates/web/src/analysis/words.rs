//! What is wrong with a pasted text, in the reader's language.

use super::Problem;
use crate::text::{Arg, Texts, refusal, setup_error};
use pacru_rules::{
    ActionTextError, LeaveError, OrderError, PositionError, PositionProblem, RecordError, RecordProblem, RulesetError,
};

/// A message and what it speaks of.
type Said = (&'static str, Vec<(&'static str, Arg)>);

/// Why a text cannot be shown, and where the mistake is.
pub fn problem_text(texts: &Texts, problem: &Problem) -> String {
    match problem {
        Problem::Empty => texts.get("paste-empty"),
        Problem::TooLong => texts.get("paste-too-long"),
        Problem::Unknown => texts.get("paste-unknown"),
        Problem::Record(RecordError { line, column, problem }) => {
            let what = record_problem(texts, problem);
            texts.with("paste-at", &[("line", (*line).into()), ("column", (*column).into()), ("what", what.into())])
        }
        Problem::Position(error) => position_error(texts, error),
    }
}

fn say(texts: &Texts, (id, args): Said) -> String {
    texts.with(id, &args)
}

fn record_problem(texts: &Texts, problem: &RecordProblem) -> String {
    let said: Said = match problem {
        RecordProblem::Empty => ("record-empty", vec![]),
        RecordProblem::Tag(_) => ("record-tag", vec![]),
        RecordProblem::RepeatedTag(name) => ("record-repeated-tag", vec![("name", name.as_str().into())]),
        RecordProblem::MissingTag(name) => ("record-missing-tag", vec![("name", (*name).into())]),
        RecordProblem::Game(error) => ruleset_error(error),
        RecordProblem::Order(error) => order_error(*error),
        RecordProblem::Start(error) => return position_error(texts, error),
        RecordProblem::StartDiffers => ("record-start-differs", vec![]),
        RecordProblem::ResultTag(text) => ("record-result-tag", vec![("text", text.as_str().into())]),
        RecordProblem::OpenComment => ("record-open-comment", vec![]),
        RecordProblem::NoComment => ("record-no-comment", vec![]),
        RecordProblem::OpenBranch => ("record-open-branch", vec![]),
        RecordProblem::NoBranch => ("record-no-branch", vec![]),
        RecordProblem::BranchOfNothing => ("record-branch-of-nothing", vec![]),
        RecordProblem::TooDeep => ("record-too-deep", vec![]),
        RecordProblem::Action(ActionTextError::Move(error)) => {
            let why = refusal(texts, &error.refusal);
            ("record-move", vec![("move", error.text.as_str().into()), ("why", why.into())])
        }
        RecordProblem::Action(ActionTextError::Leave(error)) => leave_error(*error),
        RecordProblem::MissingResult => ("record-missing-result", vec![]),
        RecordProblem::ResultInBranch => ("record-result-in-branch", vec![]),
        RecordProblem::TrailingText => ("record-trailing", vec![]),
    };
    say(texts, said)
}

fn position_error(texts: &Texts, error: &PositionError) -> String {
    let what = match &error.problem {
        // Nothing is wrong with the text itself.
        PositionProblem::Impossible(error) => return setup_error(texts, error),
        PositionProblem::Missing => ("position-missing", vec![]),
        PositionProblem::WhiteSpace(_) => ("position-space", vec![]),
        PositionProblem::TrailingText => ("position-trailing", vec![]),
        PositionProblem::Ruleset(error) => ruleset_error(error),
        PositionProblem::Order(error) => order_error(*error),
        PositionProblem::NotAColor(text) => ("position-no-color", vec![("text", text.as_str().into())]),
        PositionProblem::RankCount(ranks) => ("position-ranks", vec![("ranks", (*ranks).into())]),
        PositionProblem::RankLength { rank, fields } => {
            ("position-rank", vec![("rank", (*rank).into()), ("fields", (*fields).into())])
        }
        PositionProblem::BoardCharacter(c) => ("position-character", vec![("text", c.to_string().into())]),
        PositionProblem::AdjacentNumbers => ("position-numbers", vec![]),
        PositionProblem::MissingFacing(color) => ("position-facing", vec![("color", (*color).into())]),
        PositionProblem::BadNumber(text) => ("position-number", vec![("text", text.as_str().into())]),
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
    }
}

fn order_error(error: OrderError) -> Said {
    match error {
        OrderError::NotAColor(letter) => ("position-no-color", vec![("text", letter.to_string().into())]),
        OrderError::Repeated | OrderError::Players(_) => ("position-order", vec![]),
        OrderError::NotOpposite => ("position-not-opposite", vec![]),
    }
}

fn leave_error(error: LeaveError) -> Said {
    match error {
        LeaveError::NotPlaying(color) => ("setup-not-playing", vec![("color", color.into())]),
        LeaveError::AlreadyOut(color) => ("record-already-out", vec![("color", color.into())]),
        LeaveError::GameOver => ("why-game-over", vec![]),
    }
}
