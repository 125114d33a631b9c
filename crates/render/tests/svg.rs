//! The SVG file stands on its own.

mod common;

use common::positions;
use pacru_render::{Highlight, Scene, Theme, View};
use pacru_rules::Facing;
use roxmltree::Document;

/// Every position in both themes, with and without coordinates.
fn pictures() -> Vec<(Scene, String)> {
    let [at, to] = ["c4", "h8"].map(|text| text.parse().unwrap());
    let highlights = vec![
        Highlight::Selected(at),
        Highlight::Target(at),
        Highlight::Change(at),
        Highlight::Cause(at),
        Highlight::Focus(at),
        Highlight::Way { at, facing: Facing::SouthWest },
        Highlight::Hint { from: at, to },
    ];
    let mut pictures = Vec::new();
    for position in positions() {
        for (theme, coordinates) in [(Theme::Light, true), (Theme::Dark, true), (Theme::Light, false)] {
            let view = View { theme, coordinates, highlights: highlights.clone(), ..View::default() };
            let scene = Scene::new(&position, &view);
            let svg = scene.to_svg();
            pictures.push((scene, svg));
        }
    }
    pictures
}

#[test]
fn it_is_well_formed_and_complete() {
    for (scene, svg) in pictures() {
        let document = Document::parse(&svg).unwrap();
        let root = document.root_element();
        assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        assert_eq!(root.attribute("role"), Some("img"));
        assert_eq!(root.attribute("aria-label"), Some(scene.label().as_str()));
        let count = |class: &str| {
            let has = |value: &str| value.split(' ').next() == Some(class);
            document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
        };
        assert_eq!(count("field"), 81);
        assert_eq!(count("marker"), scene.markers.len());
        assert_eq!(count("chevron"), scene.chevrons.len());
        assert_eq!(count("label"), scene.coordinates.len());
        assert_eq!(count("highlight"), 7);
        assert_eq!(count("seat"), scene.players.len());
    }
}

#[test]
fn it_needs_no_styles_fonts_scripts_or_other_files() {
    for (_, svg) in pictures() {
        let document = Document::parse(&svg).unwrap();
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            assert!(["svg", "g", "rect", "circle", "path"].contains(&node.tag_name().name()), "{node:?}");
            for attribute in node.attributes() {
                assert!(!["style", "href", "font-family"].contains(&attribute.name()));
                assert!(!attribute.name().starts_with("on"));
            }
        }
    }
}

#[test]
fn every_shape_says_how_it_is_painted() {
    for (_, svg) in pictures() {
        let document = Document::parse(&svg).unwrap();
        let shapes = document.descendants().filter(|node| ["rect", "circle", "path"].contains(&node.tag_name().name()));
        for shape in shapes {
            assert!(shape.has_attribute("fill"), "{shape:?}");
        }
    }
}

#[test]
fn numbers_have_at_most_two_decimals() {
    for (_, svg) in pictures() {
        for (at, _) in svg.match_indices('.') {
            let decimals = svg[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            assert!(decimals <= 2, "{}", &svg[at - 5..at + 10]);
        }
        assert!(!svg.contains("NaN") && !svg.contains("inf") && !svg.contains("-0 "));
    }
}

#[test]
fn words_from_outside_cannot_break_out() {
    let view = View { label: Some("\"><script>&\u{0}\n".to_owned()), ..View::default() };
    let svg = Scene::new(&positions()[0], &view).to_svg();
    let document = Document::parse(&svg).unwrap();
    assert_eq!(document.root_element().attribute("aria-label"), Some("\"><script>& "));
}

#[test]
fn the_same_scene_gives_the_same_file() {
    for ((_, first), (_, second)) in pictures().iter().zip(pictures()) {
        assert_eq!(first, &second);
    }
}
