//! What is counted about each player of a position; the weights say what it is worth.

use super::race::race;
use pacru_rules::search::{Mobility, mobility_range};
use pacru_rules::{Borderland, ByColor, Chevron, Color, ColorSet, FieldSet, GameKind, Move, Position};

/// What is counted, in the order of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Feature {
    /// Markers on the board.
    Marker,
    /// Markers, if some player is about to have no move (Azacru then ends: A-R10).
    MarkerNearEnd,
    /// The square of the markers, as a share of the target: the last ones count most (Pacru).
    Closeness,
    /// Neutral fields reached before all others in one step.
    FirstAtOnce,
    /// … in two.
    FirstInTwo,
    /// … in three or four.
    FirstInFour,
    /// … in more.
    FirstLater,
    /// Neutral fields reached together with others whose turn comes later.
    TiedAhead,
    /// Neutral fields reached together with others whose turn comes before.
    TiedBehind,
    /// Neutral fields that only this player can walk to.
    Alone,
    /// Chevrons on the board.
    Chevron,
    /// Whether only one chevron is left.
    LastChevron,
    /// Fields that chevrons may travel beyond the first.
    Power,
    /// Fields that chevrons could travel to.
    Landing,
    /// Chevrons that cannot travel.
    Stuck,
    /// Chevrons with a single field to go to.
    Narrow,
    /// Chevrons that could cross a border.
    Crossing,
    /// The most fields that a connection would gain, for the player to move.
    ConnectionNow,
    /// The most fields that a connection would gain, for the others.
    ConnectionLater,
    /// The most fields that a connection over other players' markers would gain, for the player to move; it costs the
    /// chevron (A-R7).
    SacrificeNow,
    /// The same for the others.
    SacrificeLater,
    /// The most own markers that a connection of the player to move would turn.
    AtRiskNow,
    /// The most own markers that a connection of someone else would turn.
    AtRiskLater,
    /// Chevrons that could travel to a neutral field.
    Gaining,
    /// Whether no chevron could travel to a neutral field.
    Idle,
    /// Own chevrons attacked by some other.
    Attacked,
    /// Own chevrons in a pincer of the player to move (R11).
    PincedNow,
    /// Own chevrons in a pincer of someone else.
    PincedLater,
    /// Borderlands with three own markers or more.
    Stronghold,
    /// Own markers in the borderland in the middle.
    Middle,
    /// Having the turn.
    Turn,
    /// Having the next turn.
    NextTurn,
    /// Having the turn after the next.
    SecondTurn,
}

impl Feature {
    /// How many there are.
    pub const COUNT: usize = Feature::SecondTurn as usize + 1;

    /// All, in the order of the weights.
    pub const ALL: [Feature; Feature::COUNT] = [
        Feature::Marker,
        Feature::MarkerNearEnd,
        Feature::Closeness,
        Feature::FirstAtOnce,
        Feature::FirstInTwo,
        Feature::FirstInFour,
        Feature::FirstLater,
        Feature::TiedAhead,
        Feature::TiedBehind,
        Feature::Alone,
        Feature::Chevron,
        Feature::LastChevron,
        Feature::Power,
        Feature::Landing,
        Feature::Stuck,
        Feature::Narrow,
        Feature::Crossing,
        Feature::ConnectionNow,
        Feature::ConnectionLater,
        Feature::SacrificeNow,
        Feature::SacrificeLater,
        Feature::AtRiskNow,
        Feature::AtRiskLater,
        Feature::Gaining,
        Feature::Idle,
        Feature::Attacked,
        Feature::PincedNow,
        Feature::PincedLater,
        Feature::Stronghold,
        Feature::Middle,
        Feature::Turn,
        Feature::NextTurn,
        Feature::SecondTurn,
    ];
}

/// What was counted about one player.
pub type Counts = [i32; Feature::COUNT];

/// How many steps the race for neutral fields is looked at. In Azacru and Pacru it says next to nothing about who wins
/// (`pacru-tune --without`), and takes longer than everything else.
fn race_length(kind: GameKind) -> usize {
    match kind {
        GameKind::Shacru => 16,
        GameKind::Azacru | GameKind::Pacru => 0,
    }
}

/// With so few fields to go to, a player may soon have to pass.
const ALMOST_STUCK: i32 = 2;

/// Counts for every player who is in; all zero for the others, but for their markers.
pub fn count(position: &Position) -> ByColor<Counts> {
    count_seen(position, |color, counts| count_outlooks(position, color, counts))
}

/// What most players' chevrons see after whatever move is made in a position: siblings differ in few fields only.
#[derive(Clone, Copy)]
pub(crate) struct Background {
    /// The position if nothing were moved.
    position: Position,
    seen: ByColor<Option<Seen>>,
}

/// What a player's chevrons see there.
#[derive(Clone, Copy)]
struct Seen {
    counts: Counts,
    view: View,
    /// The fields that it depends on.
    range: FieldSet,
}

impl Background {
    /// The background of all positions one turn later.
    pub(crate) fn of(before: &Position) -> Background {
        let position = before.play_unchecked(Move::Pass);
        let waiting = |color| color != before.to_move() && position.players_in().contains(color);
        let see = |color| {
            let mut counts = [0; Feature::COUNT];
            let view = count_outlooks(&position, color, &mut counts);
            Seen { counts, view, range: mobility_range(&position, color) }
        };
        let seen = ByColor::from_fn(|color| waiting(color).then(|| see(color)));
        Background { position, seen }
    }

    /// What [`count`] counts, where only those are asked who might see something else.
    pub(super) fn count(&self, position: &Position) -> ByColor<Counts> {
        let then = &self.position;
        let markers = Color::ALL.into_iter().map(|color| position.markers(color) ^ then.markers(color));
        let changed = markers.fold(position.occupied() ^ then.occupied(), |changed, fields| changed | fields);
        let same_turn = position.to_move() == then.to_move();
        count_seen(position, |color, counts| match &self.seen[color] {
            Some(seen)
                if same_turn
                    && !seen.range.intersects(changed)
                    && position.markers(color) == then.markers(color)
                    && position.chevrons(color).eq(then.chevrons(color)) =>
            {
                *counts = seen.counts;
                seen.view
            }
            _ => count_outlooks(position, color, counts),
        })
    }
}

fn count_seen(position: &Position, see: impl Fn(Color, &mut Counts) -> View) -> ByColor<Counts> {
    let kind = position.ruleset().kind();
    let players = position.players_in();
    let mut counts = ByColor::from_fn(|_| [0; Feature::COUNT]);
    let mut views = ByColor::from_fn(|_| View::default());
    for color in players {
        views[color] = see(color, &mut counts[color]);
    }
    for color in Color::ALL {
        counts[color][Feature::Marker as usize] = position.markers(color).len() as i32;
    }
    if race_length(kind) > 0 {
        count_race(position, players, race_length(kind), &mut counts);
    }
    if kind != GameKind::Shacru {
        count_risks(position, players, &views, &mut counts);
    }
    if kind == GameKind::Pacru {
        count_threats(position, players, &views, &mut counts);
        let target = position.target().unwrap_or(1).max(1) as i32;
        for color in players {
            let markers = counts[color][Feature::Marker as usize];
            counts[color][Feature::Closeness as usize] = markers * markers / target;
        }
    }
    if kind == GameKind::Azacru {
        let freedom = players.iter().map(|color| counts[color][Feature::Landing as usize]).min().unwrap_or(0);
        if freedom <= ALMOST_STUCK || position.last_round().is_some() {
            for color in position.order().colors().iter().copied() {
                counts[color][Feature::MarkerNearEnd as usize] = counts[color][Feature::Marker as usize];
            }
        }
    }
    // Whose turn comes last is left out: it is what the others are compared with.
    let turns = [Feature::Turn, Feature::NextTurn, Feature::SecondTurn];
    let mut seat = position.to_move();
    for &turn in &turns[..position.order().player_count() - 1] {
        if players.contains(seat) {
            counts[seat][turn as usize] += 1;
        }
        seat = position.order().next(seat);
    }
    counts
}

fn count_race(position: &Position, players: ColorSet, steps: usize, counts: &mut ByColor<Counts>) {
    let prizes = race(position, steps);
    for color in players {
        let (counts, prize) = (&mut counts[color], &prizes[color]);
        let first = Feature::FirstAtOnce as usize;
        counts[first..first + prize.first.len()].copy_from_slice(&prize.first);
        counts[Feature::TiedAhead as usize] = prize.tied_ahead;
        counts[Feature::TiedBehind as usize] = prize.tied_behind;
        counts[Feature::Alone as usize] = prize.alone;
    }
}

/// What a player's chevrons can do to others.
#[derive(Clone, Copy, Default)]
struct View {
    /// The chevrons that they attack, anybody's.
    once: FieldSet,
    /// Those that at least two attack.
    twice: FieldSet,
    /// The most markers of each colour that one connection would turn.
    turns: ByColor<i32>,
}

/// Counts what the player's chevrons see; nothing of it was counted yet.
fn count_outlooks(position: &Position, color: Color, counts: &mut Counts) -> View {
    let kind = position.ruleset().kind();
    let own = position.markers(color);
    let neutral = position.neutral();
    let mut view = View::default();
    let mut gains = Gains::default();
    let mut chevrons = 0;
    for outlook in Mobility::of(position, color) {
        chevrons += 1;
        let landings = outlook.landings();
        let home = outlook.chevron.field().borderland().fields();
        counts[Feature::Landing as usize] += landings.len() as i32;
        match landings.len() {
            0 => counts[Feature::Stuck as usize] += 1,
            1 => counts[Feature::Narrow as usize] += 1,
            _ => {}
        }
        counts[Feature::Gaining as usize] += i32::from(landings.intersects(neutral));
        counts[Feature::Crossing as usize] += i32::from(!(landings - home).is_empty());
        if kind != GameKind::Shacru {
            counts[Feature::Power as usize] += ((own & home).len() as i32 - 1).max(0);
            gains.look(position, color, &outlook, &mut view.turns);
            view.twice |= view.once & outlook.nearest;
            view.once |= outlook.nearest;
        }
    }
    counts[Feature::Chevron as usize] = chevrons;
    counts[Feature::LastChevron as usize] = i32::from(chevrons == 1);
    counts[Feature::Idle as usize] = i32::from(counts[Feature::Gaining as usize] == 0);
    if kind != GameKind::Shacru {
        let now = position.to_move() == color;
        counts[if now { Feature::ConnectionNow } else { Feature::ConnectionLater } as usize] = gains.plain;
        counts[if now { Feature::SacrificeNow } else { Feature::SacrificeLater } as usize] = gains.costly;
        counts[Feature::Stronghold as usize] =
            Borderland::all().filter(|land| (own & land.fields()).len() >= 3).count() as i32;
        counts[Feature::Middle as usize] = (own & Borderland::MIDDLE.fields()).len() as i32;
    }
    view
}

/// The most fields that one connection can gain, without and (in Azacru) with the loss of the chevron.
#[derive(Clone, Copy, Default)]
struct Gains {
    plain: i32,
    costly: i32,
}

impl Gains {
    /// Looks at the connections of one chevron, and at whose markers they turn.
    fn look(&mut self, position: &Position, color: Color, outlook: &Mobility, turns: &mut ByColor<i32>) {
        let own = position.markers(color);
        let from = outlook.chevron.field();
        let goals = outlook.line & own;
        if goals.is_empty() || !own.contains(from) {
            return;
        }
        let costs_chevron = position.ruleset().kind() == GameKind::Azacru;
        let neutral = position.neutral();
        for to in goals {
            let Some(way) = from.direction_to(to) else { continue };
            let between = from.ray(way) - to.ray(way) - to.into();
            let gained = between - own;
            let number = gained.len() as i32;
            if (gained - neutral).is_empty() {
                self.plain = self.plain.max(number);
                continue;
            }
            let best = if costs_chevron { &mut self.costly } else { &mut self.plain };
            *best = (*best).max(number);
            for other in Color::ALL {
                turns[other] = turns[other].max((gained & position.markers(other)).len() as i32);
            }
        }
    }
}

/// Counts the markers that others could turn by a connection.
fn count_risks(position: &Position, players: ColorSet, views: &ByColor<View>, counts: &mut ByColor<Counts>) {
    for color in players {
        for other in players.iter().filter(|&other| other != color) {
            let now = position.to_move() == other;
            let risk = &mut counts[color][if now { Feature::AtRiskNow } else { Feature::AtRiskLater } as usize];
            *risk = (*risk).max(views[other].turns[color]);
        }
    }
}

/// Counts the chevrons that others attack.
fn count_threats(position: &Position, players: ColorSet, views: &ByColor<View>, counts: &mut ByColor<Counts>) {
    for color in players {
        let mine: FieldSet = position.chevrons(color).map(Chevron::field).collect();
        let mut attacked = FieldSet::EMPTY;
        let mut pinced = [FieldSet::EMPTY; 2];
        for other in players.iter().filter(|&other| other != color) {
            attacked |= views[other].once & mine;
            pinced[usize::from(other != position.to_move())] |= views[other].twice & mine;
        }
        counts[color][Feature::Attacked as usize] = attacked.len() as i32;
        counts[color][Feature::PincedNow as usize] = pinced[0].len() as i32;
        counts[color][Feature::PincedLater as usize] = pinced[1].len() as i32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;
    use pacru_rules::TurnOrder;

    #[test]
    fn a_background_changes_no_count() {
        let mut rng = Rng::new(5);
        for kind in GameKind::ALL {
            for players in 2..=4 {
                let mut position = Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4 players"));
                for _ in 0..120 {
                    let background = Background::of(&position);
                    let mut after = Vec::new();
                    position.for_each_child(|_, child| {
                        assert_eq!(background.count(child), count(child), "{child} after {position}");
                        after.push(*child);
                    });
                    if after.is_empty() {
                        break;
                    }
                    position = after[rng.below(after.len())];
                }
            }
        }
    }
}
