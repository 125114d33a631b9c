//! Features of each player of a position.

use crate::eval::race::race;
use pacru_rules::search::Mobility;
use pacru_rules::{Borderland, ByColor, Chevron, Color, ColorSet, FieldSet, GameKind, Position};

/// A feature, in the order of the weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Feature {
    /// Markers on the board.
    Marker,
    /// Markers, if some player is about to have no move (Azacru then ends: A-R10).
    MarkerNearEnd,
    /// The square of the markers, as a share of the target: the last ones count most (Pacru).
    TargetProgress,
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
    OnlyMine,
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
    NoGain,
    /// Own chevrons attacked by some other.
    Attacked,
    /// Own chevrons in a pincer of the player to move (R11).
    InPincerNow,
    /// Own chevrons in a pincer of someone else.
    InPincerLater,
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
        Feature::TargetProgress,
        Feature::FirstAtOnce,
        Feature::FirstInTwo,
        Feature::FirstInFour,
        Feature::FirstLater,
        Feature::TiedAhead,
        Feature::TiedBehind,
        Feature::OnlyMine,
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
        Feature::NoGain,
        Feature::Attacked,
        Feature::InPincerNow,
        Feature::InPincerLater,
        Feature::Stronghold,
        Feature::Middle,
        Feature::Turn,
        Feature::NextTurn,
        Feature::SecondTurn,
    ];
}

/// The features of one player, by [`Feature`].
pub type FeatureVector = [i32; Feature::COUNT];

/// Steps of the race for neutral fields. In Azacru and Pacru it predicts next to nothing (`pacru-tune --without`), and takes
/// longer than everything else.
fn race_steps(kind: GameKind) -> usize {
    match kind {
        GameKind::Shacru => 16,
        GameKind::Azacru | GameKind::Pacru => 0,
    }
}

/// With this number of fields to go to, a player may soon have to pass.
const ALMOST_STUCK: i32 = 2;

/// The features of every player who is in; of the others only their markers.
pub fn extract(position: &Position) -> ByColor<FeatureVector> {
    extract_with(position, |color, features| extract_mobility(position, color, features))
}

pub(super) fn extract_with(
    position: &Position,
    mobility: impl Fn(Color, &mut FeatureVector) -> Threats,
) -> ByColor<FeatureVector> {
    let kind = position.ruleset().kind();
    let players = position.players_in();
    let mut features = ByColor::from_fn(|_| [0; Feature::COUNT]);
    let mut threats = ByColor::from_fn(|_| Threats::default());
    for color in players {
        threats[color] = mobility(color, &mut features[color]);
    }
    for color in Color::ALL {
        features[color][Feature::Marker as usize] = position.markers(color).len() as i32;
    }
    if race_steps(kind) > 0 {
        extract_race(position, players, race_steps(kind), &mut features);
    }
    if kind != GameKind::Shacru {
        extract_risks(position, players, &threats, &mut features);
    }
    if kind == GameKind::Pacru {
        extract_threats(position, players, &threats, &mut features);
        let target = position.target().unwrap_or(1).max(1) as i32;
        for color in players {
            let markers = features[color][Feature::Marker as usize];
            features[color][Feature::TargetProgress as usize] = markers * markers / target;
        }
    }
    if kind == GameKind::Azacru {
        let freedom = players.iter().map(|color| features[color][Feature::Landing as usize]).min().unwrap_or(0);
        if freedom <= ALMOST_STUCK || position.last_round().is_some() {
            for color in position.order().colors().iter().copied() {
                features[color][Feature::MarkerNearEnd as usize] = features[color][Feature::Marker as usize];
            }
        }
    }
    // The last player to move has no such feature: the others are relative to that one.
    let turns = [Feature::Turn, Feature::NextTurn, Feature::SecondTurn];
    let mut seat = position.to_move();
    for &turn in &turns[..position.order().player_count() - 1] {
        if players.contains(seat) {
            features[seat][turn as usize] += 1;
        }
        seat = position.order().next(seat);
    }
    features
}

fn extract_race(position: &Position, players: ColorSet, steps: usize, features: &mut ByColor<FeatureVector>) {
    let results = race(position, steps);
    for color in players {
        let (features, result) = (&mut features[color], &results[color]);
        let first = Feature::FirstAtOnce as usize;
        features[first..first + result.first.len()].copy_from_slice(&result.first);
        features[Feature::TiedAhead as usize] = result.tied_ahead;
        features[Feature::TiedBehind as usize] = result.tied_behind;
        features[Feature::OnlyMine as usize] = result.only_mine;
    }
}

/// What a player's chevrons can do to the others.
#[derive(Clone, Copy, Default)]
pub(super) struct Threats {
    /// The chevrons that they attack, anybody's.
    once: FieldSet,
    /// Those that at least two attack.
    twice: FieldSet,
    /// The most markers of each colour that one connection would turn.
    turns: ByColor<i32>,
}

/// Adds what the player's chevrons can do, to features that are still zero.
pub(super) fn extract_mobility(position: &Position, color: Color, features: &mut FeatureVector) -> Threats {
    let kind = position.ruleset().kind();
    let own = position.markers(color);
    let neutral = position.neutral();
    let mut threats = Threats::default();
    let mut gains = Gains::default();
    let mut chevrons = 0;
    for mobility in Mobility::of(position, color) {
        chevrons += 1;
        let landings = mobility.landings();
        let home = mobility.chevron.field().borderland().fields();
        features[Feature::Landing as usize] += landings.len() as i32;
        match landings.len() {
            0 => features[Feature::Stuck as usize] += 1,
            1 => features[Feature::Narrow as usize] += 1,
            _ => {}
        }
        features[Feature::Gaining as usize] += i32::from(landings.intersects(neutral));
        features[Feature::Crossing as usize] += i32::from(!(landings - home).is_empty());
        if kind != GameKind::Shacru {
            features[Feature::Power as usize] += ((own & home).len() as i32 - 1).max(0);
            gains.add(position, color, &mobility, &mut threats.turns);
            threats.twice |= threats.once & mobility.nearest;
            threats.once |= mobility.nearest;
        }
    }
    features[Feature::Chevron as usize] = chevrons;
    features[Feature::LastChevron as usize] = i32::from(chevrons == 1);
    features[Feature::NoGain as usize] = i32::from(features[Feature::Gaining as usize] == 0);
    if kind != GameKind::Shacru {
        let now = position.to_move() == color;
        features[if now { Feature::ConnectionNow } else { Feature::ConnectionLater } as usize] = gains.plain;
        features[if now { Feature::SacrificeNow } else { Feature::SacrificeLater } as usize] = gains.costly;
        features[Feature::Stronghold as usize] =
            Borderland::all().filter(|land| (own & land.fields()).len() >= 3).count() as i32;
        features[Feature::Middle as usize] = (own & Borderland::MIDDLE.fields()).len() as i32;
    }
    threats
}

/// The most fields that one connection can gain, without and (in Azacru) with the loss of the chevron.
#[derive(Clone, Copy, Default)]
struct Gains {
    plain: i32,
    costly: i32,
}

impl Gains {
    /// Adds the connections of one chevron, and whose markers they turn.
    fn add(&mut self, position: &Position, color: Color, mobility: &Mobility, turns: &mut ByColor<i32>) {
        let own = position.markers(color);
        let from = mobility.chevron.field();
        let goals = mobility.line & own;
        if goals.is_empty() || !own.contains(from) {
            return;
        }
        let costs_chevron = position.ruleset().kind() == GameKind::Azacru;
        let neutral = position.neutral();
        for to in goals {
            let Some(direction) = from.direction_to(to) else { continue };
            let between = from.ray(direction) - to.ray(direction) - to.into();
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

/// Adds the markers that others could turn by a connection.
fn extract_risks(
    position: &Position,
    players: ColorSet,
    threats: &ByColor<Threats>,
    features: &mut ByColor<FeatureVector>,
) {
    for color in players {
        for other in players.iter().filter(|&other| other != color) {
            let now = position.to_move() == other;
            let risk = &mut features[color][if now { Feature::AtRiskNow } else { Feature::AtRiskLater } as usize];
            *risk = (*risk).max(threats[other].turns[color]);
        }
    }
}

/// Adds the chevrons that others attack.
fn extract_threats(
    position: &Position,
    players: ColorSet,
    threats: &ByColor<Threats>,
    features: &mut ByColor<FeatureVector>,
) {
    for color in players {
        let mine: FieldSet = position.chevrons(color).map(Chevron::field).collect();
        let mut attacked = FieldSet::EMPTY;
        let mut in_pincer = [FieldSet::EMPTY; 2];
        for other in players.iter().filter(|&other| other != color) {
            attacked |= threats[other].once & mine;
            in_pincer[usize::from(other != position.to_move())] |= threats[other].twice & mine;
        }
        features[color][Feature::Attacked as usize] = attacked.len() as i32;
        features[color][Feature::InPincerNow as usize] = in_pincer[0].len() as i32;
        features[color][Feature::InPincerLater as usize] = in_pincer[1].len() as i32;
    }
}
