//! QR codes, as outlines for SVG.

use pacru_api::Qr;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Scanners want so many light modules around a code.
const QUIET: u32 = 4;

/// The code of a text. A text that fits into no code, which no link of ours is, gets an empty one.
pub(crate) fn code(text: &str) -> Qr {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return Qr { size: 0, path: String::new() } };
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let dark = (x..size).take_while(|&x| code.get_module(x, y)).count() as i32;
            if dark > 0 {
                let (left, top) = (x as u32 + QUIET, y as u32 + QUIET);
                // Writing to a text cannot fail.
                let _ = write!(path, "M{left} {top}h{dark}v1h-{dark}z");
            }
            x += dark.max(1);
        }
    }
    Qr { size: size as u32 + 2 * QUIET, path }
}

#[cfg(test)]
mod tests {
    use super::{QUIET, code};
    use qrcodegen::{QrCode, QrCodeEcc};

    #[test]
    fn the_outline_covers_the_dark_modules_and_nothing_else() {
        let text = "https://pacru.example.org/game/abcdefgh1234#join-0123456789abcdefghij0123456789ab";
        let qr = code(text);
        let modules = QrCode::encode_text(text, QrCodeEcc::Medium).expect("it fits");
        let mut dark = Vec::new();
        for bar in qr.path.split('M').filter(|bar| !bar.is_empty()) {
            let numbers = bar.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse::<u32>().ok());
            let numbers: Vec<u32> = numbers.collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{bar}") };
            assert_eq!(width, back, "{bar}");
            dark.extend((x..x + width).map(|x| (x, y)));
        }
        let size = modules.size() as u32;
        assert_eq!(qr.size, size + 2 * QUIET);
        for y in 0..qr.size {
            for x in 0..qr.size {
                let inside = x >= QUIET && y >= QUIET;
                let module = inside && modules.get_module((x - QUIET) as i32, (y - QUIET) as i32);
                assert_eq!(dark.contains(&(x, y)), module, "{x} {y}");
            }
        }
    }
}
