//! Contrast of colours: to the board, to each other, for colour-blind people and in print without colour.

use pacru_render::{PieceColors, Rgb, Theme};
use pacru_rules::Color;

type Linear = [f64; 3];

fn linear(Rgb(r, g, b): Rgb) -> Linear {
    [r, g, b].map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance([r, g, b]: Linear) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast ratio of WCAG 2.
fn contrast(a: Rgb, b: Rgb) -> f64 {
    let [a, b] = [a, b].map(|color| luminance(linear(color)) + 0.05);
    a.max(b) / a.min(b)
}

fn times(matrix: &[[f64; 3]; 3], color: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(color).map(|(weight, channel)| weight * channel).sum())
}

/// CIE XYZ under daylight (D65), white being 1, 1, 1.
const XYZ: [[f64; 3]; 3] = [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]];

/// CIE L*a*b*.
fn lab(color: Linear) -> [f64; 3] {
    let [x, y, z] =
        times(&XYZ, color).map(|value| if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(a: Linear, b: Linear) -> f64 {
    let (a, b) = (lab(a), lab(b));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// Full colour blindness of three kinds, after Machado, Oliveira and Fernandes (2009).
const BLINDNESS: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protan",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deutan",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritan",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

fn seen(matrix: &[[f64; 3]; 3], color: Linear) -> Linear {
    times(matrix, color).map(|channel| channel.clamp(0.0, 1.0))
}

/// Every pair of players' colours in every theme.
fn pairs() -> Vec<(String, PieceColors, PieceColors)> {
    let mut pairs = Vec::new();
    for theme in Theme::ALL {
        for (n, a) in Color::ALL.into_iter().enumerate() {
            for b in &Color::ALL[..n] {
                pairs.push((format!("{a} and {b}, {}", theme.name()), theme.piece(a), theme.piece(*b)));
            }
        }
    }
    pairs
}

#[test]
fn pieces_have_contrast_to_every_field() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        for color in Color::ALL {
            let piece = theme.piece(color);
            for field in [palette.light, palette.dark, palette.light_star, palette.dark_star] {
                let ratio = contrast(piece.outline, field);
                assert!(ratio >= 3.0, "{color} on {field}, {}: {ratio:.2}", theme.name());
            }
        }
    }
}

#[test]
fn a_chevron_has_contrast_to_its_own_marker() {
    for theme in Theme::ALL {
        for color in Color::ALL {
            let piece = theme.piece(color);
            // The halo separates the two.
            let ratio = contrast(piece.outline, theme.palette().halo);
            assert!(ratio >= 3.0, "{color}, {}: {ratio:.2}", theme.name());
        }
    }
}

#[test]
fn signs_lines_and_highlights_have_contrast() {
    for theme in Theme::ALL {
        let palette = theme.palette();
        for color in Color::ALL {
            let piece = theme.piece(color);
            assert!(contrast(piece.sign, piece.fill) >= 3.0, "the sign of {color}");
        }
        let drawn = [palette.border, palette.accent, palette.change, palette.cause, palette.hint, palette.last_move];
        for color in drawn {
            for field in [palette.light, palette.dark] {
                let ratio = contrast(color, field);
                assert!(ratio >= 3.0, "{color} on {field}, {}: {ratio:.2}", theme.name());
            }
        }
        assert!(contrast(palette.label, palette.frame) >= 4.5);
    }
}

#[test]
fn colour_blind_people_can_distinguish_the_players() {
    for (names, a, b) in pairs() {
        let (a, b) = (linear(a.fill), linear(b.fill));
        assert!(distance(a, b) >= 40.0, "{names}");
        for (kind, matrix) in &BLINDNESS {
            let distance = distance(seen(matrix, a), seen(matrix, b));
            assert!(distance >= 20.0, "{names}, {kind}: {distance:.1}");
        }
    }
}

#[test]
fn the_players_differ_in_black_and_white_print() {
    for (names, a, b) in pairs() {
        let [a, b] = [a.fill, b.fill].map(|color| lab(linear(color))[0]);
        assert!((a - b).abs() >= 14.0, "{names}: {a:.0} and {b:.0}");
    }
}
