//! What is said about a game, in English.

use pacru_rules::{BoardEvent, Color, EndReason, Game, GameKind, OutReason, Position};

/// Which game, who plays and what wins.
pub(crate) fn title(start: &Position) -> String {
    let players: Vec<&str> = start.order().colors().iter().map(|color| color.name()).collect();
    let goal = match start.target() {
        Some(target) => format!("the first with {target} markers wins"),
        None => "the most markers win".to_owned(),
    };
    format!("{} for {}: {goal}", start.ruleset(), players.join(", "))
}

/// What happened in a turn, as far as the board does not show it.
pub(crate) fn remarks(events: &[BoardEvent]) -> Vec<String> {
    let remark = |event: &BoardEvent| match *event {
        BoardEvent::Captured { at, owner } => Some(format!("the {owner} chevron on {at} is taken (R11)")),
        BoardEvent::Removed { at, owner } => Some(format!("the connection costs the {owner} chevron on {at} (A-R7)")),
        BoardEvent::LastRoundBegan { color } => Some(format!("{color} cannot move: the last round begins (A-R10)")),
        BoardEvent::Out { color, why } => Some(format!("{color} is out: {}", out_reason(why))),
        _ => None,
    };
    events.iter().filter_map(remark).collect()
}

fn out_reason(why: OutReason) -> &'static str {
    match why {
        OutReason::Captured => "the last chevron is taken (R15)",
        OutReason::Blocked => "no chevron can move (R15)",
        OutReason::Left(_) => "left the game",
    }
}

/// How the game ended, in a sentence.
pub(crate) fn end_sentence(game: &Game, reason: EndReason) -> String {
    let position = game.position();
    let winners: Vec<&str> = game
        .outcome()
        .map(|outcome| outcome.winners)
        .into_iter()
        .flat_map(|winners| position.order().colors().iter().filter(move |&&color| winners.contains(color)))
        .map(|color| Color::name(*color))
        .collect();
    let pacru = position.ruleset().kind() == GameKind::Pacru;
    let who = match winners.as_slice() {
        [] => "nobody wins".to_owned(),
        [winner] => format!("{winner} wins"),
        several if pacru => format!("a draw between {}", several.join(" and ")),
        several => format!("{} share the win", several.join(" and ")),
    };
    let why = match reason {
        EndReason::Target => "the target is reached (R16)",
        EndReason::LastPlayer if pacru => "nobody else is left (R16)",
        EndReason::LastPlayer => "nobody else is left",
        EndReason::Dead => "no field can be gained any more (S-R6)",
        EndReason::LastRound => "the last round is over (A-R10)",
        EndReason::Idle => "too many turns have changed nothing",
        EndReason::Repetition => "the same position came up three times",
        EndReason::Agreed => "the players agreed",
        EndReason::Cancelled => "the game was called off",
    };
    let markers: Vec<String> = position.marker_counts().iter().map(usize::to_string).collect();
    format!("The game is over, {why}: {who}, {}.", markers.join("-"))
}
