//! SVG files are complete, well-formed and self-contained.

mod common;

use common::positions;
use pacru_render::{Highlight, Scene, SceneOptions, Theme};
use pacru_rules::Facing;
use roxmltree::Document;

/// Every position in both themes, with and without coordinates.
fn pictures() -> Vec<(Scene, String)> {
    let [at, to] = ["c4", "h8"].map(|text| text.parse().unwrap());
    let highlights = vec![
        Highlight::Selected(at),
        Highlight::Target(at),
        Highlight::Change(at),
        Highlight::RefusalCause(at),
        Highlight::Focus(at),
        Highlight::Direction { at, facing: Facing::SouthWest },
        Highlight::Hint { from: at, to },
    ];
    let mut pictures = Vec::new();
    for position in positions() {
        for (theme, coordinates) in [(Theme::Light, true), (Theme::Dark, true), (Theme::Light, false)] {
            let options =
                SceneOptions { theme, coordinates, highlights: highlights.clone(), ..SceneOptions::default() };
            let scene = Scene::new(&position, &options);
            let svg = scene.to_svg();
            pictures.push((scene, svg));
        }
    }
    pictures
}

#[test]
fn files_are_well_formed_and_complete() {
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
fn files_need_no_styles_fonts_scripts_or_other_files() {
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
fn every_shape_has_a_fill() {
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
fn labels_are_escaped() {
    let options = SceneOptions { label: Some("\"><script>&\u{0}\n".to_owned()), ..SceneOptions::default() };
    let svg = Scene::new(&positions()[0], &options).to_svg();
    let document = Document::parse(&svg).unwrap();
    assert_eq!(document.root_element().attribute("aria-label"), Some("\"><script>& "));
}

#[test]
fn equal_scenes_give_equal_files() {
    for ((_, first), (_, second)) in pictures().iter().zip(pictures()) {
        assert_eq!(first, &second);
    }
}

/// The shaft is drawn under the pieces, and the head overlaps no marker: both stay visible in a grey print.
#[test]
fn an_arrow_hides_no_marker() {
    let position = "azacru gy g 9/9/9/9/4g4/4y4/4y4/4yy3/4G0+4 - 0 9".parse().unwrap();
    for (from, to) in [("e1", "e5"), ("e1", "e2"), ("e1", "f2"), ("e1", "h4")] {
        let highlight = Highlight::Hint { from: from.parse().unwrap(), to: to.parse().unwrap() };
        let scene = Scene::new(&position, &SceneOptions { highlights: vec![highlight], ..SceneOptions::default() });
        let svg = scene.to_svg();
        let document = Document::parse(&svg).unwrap();
        let find = |id: String| document.descendants().find(|node| node.attribute("id") == Some(&id)).unwrap();
        let [shaft, head, marker] =
            [format!("h-shaft-{from}-{to}"), format!("h-hint-{from}-{to}"), "m-e2".into()].map(find);
        assert!(shaft.range().end <= marker.range().start, "{from}-{to}: the shaft is drawn first");
        let start = scene.highlights[0].center;
        let data = head.first_element_child().and_then(|path| path.attribute("d")).unwrap();
        let points: Vec<(f64, f64)> = data
            .trim_matches(['M', 'Z'])
            .split('L')
            .map(|point| point.split_once(' ').unwrap())
            .map(|(x, y)| {
                (x.parse::<f64>().unwrap() + f64::from(start.x), y.parse::<f64>().unwrap() + f64::from(start.y))
            })
            .collect();
        assert_eq!(points.len(), 3, "{data}");
        for marker in scene.markers.iter().filter(|marker| !marker.occupied) {
            for &(x, y) in &points {
                let distance = (x - f64::from(marker.center.x)).hypot(y - f64::from(marker.center.y));
                // More than the radius of a marker without its edge.
                assert!(distance > 32.0, "{from}-{to}: the head overlaps {} ({distance})", marker.field);
            }
        }
    }
}
