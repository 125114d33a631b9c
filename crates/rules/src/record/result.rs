//! The result of a record: the one that is written and the one that was played.

use super::Record;
use crate::notation::parse_number;
use crate::{Color, ColorSet, EndReason, Game, TurnOrder};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

/// The value of the tag `Result`: winners, reason and markers, as in `g target 42-31`. The markers, or reason and
/// markers, may be missing; `*` means that nobody won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultTag {
    /// The winners; empty for `*`.
    pub winners: ColorSet,
    /// Why the game ended.
    pub reason: Option<EndReason>,
    /// The number of markers of each player, in order of play.
    pub markers: Option<Vec<u32>>,
}

impl ResultTag {
    /// The current result of a game; `*` if it is not over.
    pub fn of(game: &Game) -> ResultTag {
        let Some(outcome) = game.outcome() else {
            return ResultTag { winners: ColorSet::EMPTY, reason: None, markers: None };
        };
        ResultTag {
            winners: outcome.winners,
            reason: Some(outcome.reason),
            markers: Some(game.position().marker_counts().into_iter().map(|count| count as u32).collect()),
        }
    }

    /// Reads the value of the tag in a game with this order of play.
    pub(super) fn read(text: &str, order: TurnOrder) -> Option<ResultTag> {
        let mut words = text.split(' ');
        let winners = read_winners(words.next()?, order)?;
        let reason = words.next().map(str::parse).transpose().ok()?;
        let markers = words.next().map(|word| read_markers(word, order).ok_or(())).transpose().ok()?;
        words.next().is_none().then_some(ResultTag { winners, reason, markers })
    }

    pub(super) fn text(&self, order: TurnOrder) -> String {
        let mut text = winners_text(self.winners, order);
        if let Some(reason) = self.reason {
            text.push(' ');
            text.push_str(reason.as_str());
            if let Some(markers) = &self.markers {
                let markers: Vec<String> = markers.iter().map(u32::to_string).collect();
                text.push(' ');
                text.push_str(&markers.join("-"));
            }
        }
        text
    }
}

/// Reads the winners' letters in order of play, or `*` for nobody.
pub(super) fn read_winners(text: &str, order: TurnOrder) -> Option<ColorSet> {
    if text == "*" {
        return Some(ColorSet::EMPTY);
    }
    let winners: Option<ColorSet> = text.chars().map(Color::from_letter).collect();
    winners.filter(|&winners| winners_text(winners, order) == text)
}

pub(super) fn winners_text(winners: ColorSet, order: TurnOrder) -> String {
    if winners.is_empty() { "*".to_owned() } else { order.letters_of(winners) }
}

fn read_markers(text: &str, order: TurnOrder) -> Option<Vec<u32>> {
    let on_board = |number: &str| parse_number(number).filter(|&markers| markers <= 81);
    let markers: Option<Vec<u32>> = text.split('-').map(on_board).collect();
    markers.filter(|markers| markers.len() == order.player_count())
}

/// The result as written is not the one that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultMismatch {
    /// What the record says.
    pub written: String,
    /// What was played.
    pub played: String,
}

impl fmt::Display for ResultMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the result is written '{}', but played '{}'", self.written, self.played)
    }
}

impl core::error::Error for ResultMismatch {}

pub(super) fn check(record: &Record) -> Result<(), ResultMismatch> {
    let order = record.start().order();
    let game = record.game();
    let played = ResultTag::of(&game);
    let mismatch = |written: String| Err(ResultMismatch { written, played: played.text(order) });
    if record.winners != played.winners {
        return mismatch(winners_text(record.winners, order));
    }
    let Some(tag) = &record.result else {
        return Ok(());
    };
    let counts: Vec<u32> = game.position().marker_counts().into_iter().map(|count| count as u32).collect();
    let same = tag.winners == played.winners
        && tag.reason.is_none_or(|reason| Some(reason) == played.reason)
        && tag.markers.as_ref().is_none_or(|markers| *markers == counts);
    if same { Ok(()) } else { mismatch(tag.text(order)) }
}
