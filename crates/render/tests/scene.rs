//! Elements of a scene: contents, coordinates and ids.

mod common;

use common::positions;
use pacru_render::{ChevronIds, FIELD_SIZE, Highlight, LastMove, PlayerStatus, Point, Scene, SceneOptions};
use pacru_rules::{Color, Facing, Field, Position};
use std::collections::HashSet;

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

/// Options with every kind of highlight and a last move.
fn busy_options() -> SceneOptions {
    let mut highlights: Vec<Highlight> = Field::all()
        .flat_map(|field| {
            [Highlight::Selected, Highlight::Target, Highlight::Change, Highlight::RefusalCause, Highlight::Focus]
                .map(|kind| kind(field))
        })
        .collect();
    highlights.extend(Facing::ALL.map(|facing| Highlight::Direction { at: field("e5"), facing }));
    highlights.extend(Field::all().map(|to| Highlight::Hint { from: field("a1"), to }));
    highlights.extend_from_within(..20);
    let changed = [field("c3"), field("d4")].into_iter().collect();
    let last_move = LastMove { from: Some(field("e1")), to: Some(field("e4")), changed };
    SceneOptions { highlights, last_move: Some(last_move), ..SceneOptions::default() }
}

fn ids(scene: &Scene) -> Vec<String> {
    let nodes = scene.to_nodes();
    nodes.descendants().filter_map(|node| node.attribute("id")).map(str::to_owned).collect()
}

#[test]
fn every_field_is_drawn_once() {
    for position in positions() {
        for bottom in Color::ALL {
            let scene = Scene::new(&position, &SceneOptions { bottom, ..SceneOptions::default() });
            let fields: HashSet<Field> = scene.fields.iter().map(|tile| tile.field).collect();
            let centers: HashSet<Point> = scene.fields.iter().map(|tile| tile.center).collect();
            assert_eq!((scene.fields.len(), fields.len(), centers.len()), (81, 81, 81));
            let inside = scene.margin..scene.size - scene.margin;
            assert!(centers.iter().all(|center| inside.contains(&center.x) && inside.contains(&center.y)));
        }
    }
}

#[test]
fn pieces_match_the_position() {
    for position in positions() {
        let scene = Scene::new(&position, &SceneOptions::default());
        let center = |field| scene.fields.iter().find(|tile| tile.field == field).unwrap().center;
        for field in Field::all() {
            let marker = scene.markers.iter().find(|marker| marker.field == field);
            assert_eq!(marker.map(|marker| marker.color), position.marker_on(field));
            assert!(marker.is_none_or(|marker| marker.center == center(field)));
            let piece = scene.chevrons.iter().find(|piece| piece.field == field);
            assert_eq!(piece.map(|piece| (piece.color, piece.facing)), position.chevron_on(field));
            assert!(piece.is_none_or(|piece| piece.center == center(field)));
        }
    }
}

#[test]
fn four_quarter_turns_give_the_same_scene() {
    for position in positions() {
        let start = busy_options();
        let mut options = start.clone();
        let mut scene = Scene::new(&position, &options);
        let first = scene.clone();
        for _ in 0..4 {
            options = options.rotated_quarter();
            let next = Scene::new(&position, &options);
            for (before, after) in scene.fields.iter().zip(&next.fields) {
                assert_eq!(after.center, Point { x: scene.size - before.center.y, y: before.center.x });
            }
            for (before, after) in scene.chevrons.iter().zip(&next.chevrons) {
                assert_eq!(after.angle, (before.angle + 90) % 360);
                assert_eq!(after.id(), before.id());
            }
            let (mut before, mut after) = (ids(&scene), ids(&next));
            before.sort();
            after.sort();
            assert_eq!(before, after, "ids do not depend on the rotation");
            scene = next;
        }
        assert_eq!((options, scene), (start, first));
    }
}

#[test]
fn ids_are_unique() {
    for position in positions() {
        let scene = Scene::new(&position, &SceneOptions { id_prefix: "left-".to_owned(), ..busy_options() });
        let ids = ids(&scene);
        assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
        assert!(ids.iter().all(|id| id.starts_with("left-")));
        assert!(ids.contains(&"left-f-e4".to_owned()));
    }
}

#[test]
fn a_chevron_keeps_its_id_through_a_whole_game() {
    for (game, order) in [("shacru", "yrgb"), ("azacru", "rb"), ("pacru", "gy"), ("pacru", "yrgb")] {
        let taken: usize = (1..=5).map(|seed| follow_a_game(game, order, seed)).sum();
        assert_eq!(taken > 0, game != "shacru", "{game} {order}: {taken} chevrons left the board");
    }
}

/// Plays random moves, checks the ids after each, and returns how many chevrons left the board.
fn follow_a_game(game: &str, order: &str, seed: usize) -> usize {
    let mut position = Position::start(game.parse().unwrap(), order.parse().unwrap());
    let mut ids = ChevronIds::new(&position);
    let names = |position: &Position, ids: &ChevronIds| -> HashSet<String> {
        assert!(ids.fits(position), "{position}");
        let scene = Scene::new(position, &SceneOptions { chevron_ids: Some(ids.clone()), ..SceneOptions::default() });
        scene.chevrons.iter().map(pacru_render::ChevronElement::id).collect()
    };
    let first = names(&position, &ids);
    let mut before = first.clone();
    let mut state = seed;
    for _ in 0..300 {
        state = (state * 1_103_515_245 + 12_345) % (1 << 31);
        let travels = position.travels();
        let Some(&mv) = travels.get((state >> 8) % travels.len().max(1)) else { break };
        let (next, events) = position.play(mv).unwrap();
        ids.follow(&events);
        let now = names(&next, &ids);
        assert_eq!(now.len(), next.occupied().len());
        assert!(now.is_subset(&before), "no chevron gets a new id");
        (position, before) = (next, now);
    }
    first.len() - before.len()
}

#[test]
fn ids_that_do_not_fit_are_ignored() {
    let [first, second] = [&positions()[0], &positions()[3]].map(ToOwned::to_owned);
    let options = SceneOptions { chevron_ids: Some(ChevronIds::new(&first)), ..SceneOptions::default() };
    assert_eq!(Scene::new(&second, &options), Scene::new(&second, &SceneOptions::default()));
}

#[test]
fn players_have_a_status() {
    let statuses = |n: usize| {
        let scene = Scene::new(&positions()[n], &SceneOptions::default());
        scene.players.iter().map(|player| player.status).collect::<Vec<_>>()
    };
    assert_eq!(statuses(0), [PlayerStatus::ToMove, PlayerStatus::Waiting]);
    assert_eq!(statuses(5), [PlayerStatus::Won, PlayerStatus::Out]);
}

#[test]
fn a_board_without_coordinates_has_a_narrower_frame() {
    let position = positions()[0];
    let with = Scene::new(&position, &SceneOptions::default());
    let without = Scene::new(&position, &SceneOptions { coordinates: false, ..SceneOptions::default() });
    assert_eq!((with.coordinates.len(), without.coordinates.len()), (18, 0));
    assert!(without.size < with.size && without.size > 9 * FIELD_SIZE);
}
