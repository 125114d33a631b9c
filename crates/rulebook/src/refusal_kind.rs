//! The names by which the files speak of refusals.

use pacru_rules::Reason;

/// The name of a kind of refusal, as in `refusal = "too-far"`.
pub const fn refusal_kind(reason: &Reason) -> &'static str {
    match reason {
        Reason::Form { .. } => "form",
        Reason::GameOver => "game-over",
        Reason::NoPassing => "no-passing",
        Reason::CanMove { .. } => "can-move",
        Reason::NoReorientation { .. } => "no-reorientation",
        Reason::NoChevron { .. } => "no-chevron",
        Reason::NotYours { .. } => "not-yours",
        Reason::Direction { .. } => "direction",
        Reason::TooFar { .. } => "too-far",
        Reason::InTheWay { .. } => "in-the-way",
        Reason::Occupied { .. } => "occupied",
        Reason::NoPincer { .. } => "no-pincer",
        Reason::NothingToTake { .. } => "nothing-to-take",
        Reason::MissingPincerSign { .. } => "write-as-pincer",
        Reason::OthersMarker { .. } => "others-marker",
        Reason::TwistWithoutBorder => "twist-without-border",
        Reason::TwistOfLostChevron => "twist-of-lost-chevron",
        Reason::NoTwist => "no-twist",
        Reason::NothingToChoose => "nothing-to-choose",
        Reason::MarkDue { .. } => "mark-due",
        Reason::ConnectionDue => "connection-due",
        Reason::NoConnection => "no-connection",
        Reason::BadMark { .. } => "bad-mark",
        Reason::MeetingDue { .. } => "meeting-due",
        Reason::BadMeeting { .. } => "bad-meeting",
        Reason::NothingToMark { .. } => "nothing-to-mark",
        Reason::NoMeeting { .. } => "no-meeting",
        Reason::SurplusField { .. } => "field-too-many",
        Reason::WrongPayment { .. } => "price",
        Reason::NoOwnMarker { .. } => "no-own-marker",
        Reason::MarkerUnderChevron { .. } => "marker-under-chevron",
    }
}
