//! The board of the position editor: it shows also what is no possible position.

use crate::analysis::Sketch;
use crate::page::settings::settings;
use crate::page::texts::texts;
use pacru_render::{ChevronElement, Marker, Scene, SceneOptions};
use pacru_rules::{Color, Facing, Field, Position, Setup};

/// The picture of a sketch.
pub(super) fn scene(sketch: &Sketch, bottom: Color) -> Scene {
    let setup = sketch.setup();
    let options =
        SceneOptions { bottom, theme: settings().theme(), id_prefix: "edit-".to_owned(), ..SceneOptions::default() };
    // Frame and fields are those of any position of the game; markers and chevrons are put on by hand, possible or not.
    let mut scene = Scene::new(&Position::start(setup.ruleset, setup.order), &options);
    let turned = scene.chevrons.first().map_or(0, |piece| piece.angle + 360 - 45 * piece.facing as u16);
    let place = |field: Field| scene.fields.iter().find(|tile| tile.field == field).map(|tile| tile.center);
    let chevron = |field: Field| {
        let (color, facing) = setup.content(field).chevron?;
        let angle = (turned + 45 * facing as u16) % 360;
        let on_marker = setup.content(field).marker == Some(color);
        Some(ChevronElement { color, field, facing, home: field, center: place(field)?, angle, on_marker })
    };
    let marker = |field: Field| {
        let cell = setup.content(field);
        Some(Marker { field, color: cell.marker?, center: place(field)?, occupied: cell.chevron.is_some() })
    };
    let markers = Field::all().filter_map(marker).collect();
    let chevrons = Field::all().filter_map(chevron).collect();
    scene.markers = markers;
    scene.chevrons = chevrons;
    scene
}

/// What is read out for a field.
pub(super) fn describe(setup: &Setup, field: Field) -> String {
    let texts = texts();
    let cell = setup.content(field);
    let at = ("at", field.into());
    match (cell.chevron, cell.marker) {
        (Some((color, facing)), marker) => {
            let on_own = if marker == Some(color) { "yes" } else { "no" };
            let facing: (&'static str, _) = ("facing", Facing::name(facing).into());
            texts.with("field-chevron", &[at, ("color", color.into()), facing, ("marked", on_own.into())])
        }
        (None, Some(color)) => texts.with("field-marker", &[at, ("color", color.into())]),
        (None, None) => texts.with("field-empty", &[at]),
    }
}
