//! Features of most players after any move in one position: siblings differ in a few fields only.

use super::features::{Feature, FeatureVector, Threats, extract_mobility, extract_with};
use pacru_rules::search::mobility_range;
use pacru_rules::{ByColor, Color, FieldSet, Move, Position};

/// What the waiting players' chevrons can do, computed once for all children of a position.
#[derive(Clone, Copy)]
pub struct FeatureCache {
    /// The position after a pass.
    position: Position,
    players: ByColor<Option<CachedPlayer>>,
}

#[derive(Clone, Copy)]
struct CachedPlayer {
    features: FeatureVector,
    threats: Threats,
    /// The fields that these depend on.
    range: FieldSet,
}

impl FeatureCache {
    /// A cache for the positions one move after `parent`.
    pub(super) fn new(parent: &Position) -> FeatureCache {
        let position = parent.play_unchecked(Move::Pass);
        let is_waiting = |color| color != parent.to_move() && position.players_in().contains(color);
        let cached = |color| {
            let mut features = [0; Feature::COUNT];
            let threats = extract_mobility(&position, color, &mut features);
            CachedPlayer { features, threats, range: mobility_range(&position, color) }
        };
        FeatureCache { position, players: ByColor::from_fn(|color| is_waiting(color).then(|| cached(color))) }
    }

    /// The same as [`extract`](super::extract), where only players are looked at whose range has changed.
    pub(super) fn extract(&self, child: &Position) -> ByColor<FeatureVector> {
        let then = &self.position;
        let markers = Color::ALL.into_iter().map(|color| child.markers(color) ^ then.markers(color));
        let changed = markers.fold(child.occupied() ^ then.occupied(), |changed, fields| changed | fields);
        let same_turn = child.to_move() == then.to_move();
        extract_with(child, |color, features| match &self.players[color] {
            Some(cached)
                if same_turn
                    && !cached.range.intersects(changed)
                    && child.markers(color) == then.markers(color)
                    && child.chevrons(color).eq(then.chevrons(color)) =>
            {
                *features = cached.features;
                cached.threats
            }
            _ => extract_mobility(child, color, features),
        })
    }
}

impl std::fmt::Debug for FeatureCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FeatureCache").field("position", &self.position).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::super::extract;
    use super::*;
    use crate::rng::Rng;
    use pacru_rules::{GameKind, TurnOrder};

    /// Different features could have equal estimates, so features are compared.
    #[test]
    fn a_cache_changes_no_feature() {
        let mut rng = Rng::new(5);
        for kind in GameKind::ALL {
            for players in 2..=4 {
                let mut position = Position::start(kind.into(), TurnOrder::standard(players).expect("2 to 4 players"));
                for _ in 0..120 {
                    let cache = FeatureCache::new(&position);
                    let mut children = Vec::new();
                    position.for_each_child(|_, child| {
                        assert_eq!(cache.extract(child), extract(child), "{child} after {position}");
                        children.push(*child);
                    });
                    if children.is_empty() {
                        break;
                    }
                    position = children[rng.below(children.len())];
                }
            }
        }
    }
}
