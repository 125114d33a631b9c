//! Positions for the tests.

use pacru_rules::Position;

const POSITIONS: [&str; 6] = [
    "pacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1",
    "shacru yrgb y 2B41Y41R42/9/Y27Y6/9/B27R6/9/G27G6/9/2B01G01R02 - 0 1",
    "azacru yrb r 2B41Y41R42/9/Y27Y6/9/B27R6/9/9/9/2B03R02 - 0 1",
    "pacru br r 1rR51bb1bb/1rr1rB7rbr/bb3br1R2/1r1b1brb1/brrR1+b1B4br/rrb1b1r2/2rb1b2r/r1b4br/rbbb1b2r - 1 24",
    "azacru yrgb r 5b1b1/R6+rrbbyrbB2+/1yybyryy1/Y6+Y3+byry2B3+/G7+bggrgrrG3+/1g2gR3+1y1/4gR6+ggy/3B2+g1r1Y4+/2G5+1g4 b 0 58",
    "shacru gY g 9/9/9/9/4G0+4/9/9/9/8y - 0 30",
];

pub(crate) fn positions() -> Vec<Position> {
    POSITIONS.iter().map(|text| text.parse().expect(text)).collect()
}
