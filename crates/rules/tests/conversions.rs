//! What users of the crate expect from its types: texts that are read back, sets, conversions.

use pacru_rules::error::{ParseNameError, SetupError};
use pacru_rules::notation::MoveText;
use pacru_rules::{
    ByColor, Color, ColorSet, Departure, EndReason, Facing, Field, FieldSet, GameKind, Payment, Position, Reason,
    Rotation, RuleId, Setup,
};
use std::fmt::{Debug, Display};
use std::str::FromStr;

fn round_trip<T>(all: &[T])
where
    T: FromStr<Err = ParseNameError> + Display + Debug + Copy + PartialEq,
{
    for value in all {
        assert_eq!(value.to_string().parse(), Ok(*value));
    }
    let error = "nothing of the kind".parse::<T>().expect_err("no name");
    assert!(error.to_string().starts_with("expected a"), "{error}");
}

#[test]
fn what_is_written_is_read_back() {
    round_trip(&Color::ALL);
    round_trip(&Facing::ALL);
    round_trip(&Rotation::ALL);
    round_trip(&GameKind::ALL);
    round_trip(&Departure::ALL);
    round_trip(RuleId::ALL);
}

#[test]
fn the_reasons_of_an_end_are_read_back() {
    for reason in EndReason::ALL {
        assert_eq!(reason.to_string().parse(), Ok(reason));
    }
    assert!("Target".parse::<EndReason>().is_err(), "capital letters are not accepted");
}

#[test]
fn a_move_text_needs_no_position() {
    for text in
        ["pass", "e1-e2", "e3-e4^", "e3-e4<", "a1xb2", "e3-e4(*)", "e3-e4(*,a1)", "e3-e4(d5,a1)", "e1>>(a1,b1,c1,d1)"]
    {
        let read: MoveText = text.parse().unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        assert_eq!(read.to_string(), text);
        assert_eq!(text.to_uppercase().parse(), Ok(read));
    }
    let refused = "e1-e".parse::<MoveText>().expect_err("half a field");
    assert!(matches!(refused.reason, Reason::Form { column: 4, .. }), "{refused}");
}

#[test]
fn a_move_text_becomes_a_move_where_it_is_legal() {
    let start = Position::start("pacru".parse().expect("a game"), "gy".parse().expect("an order"));
    for mv in start.legal_moves() {
        assert!(start.is_legal(mv));
        assert_eq!(MoveText::from(mv).to_move(&start), Ok(mv));
    }
    let far: MoveText = "e1-e3".parse().expect("a move");
    assert_eq!(far.to_move(&start).map_err(|refusal| refusal.rule), Err(Some(RuleId::R5)));
}

#[test]
fn every_field_has_a_constant() {
    assert_eq!(Field::ALL.map(pacru_rules::Field::index).to_vec(), (0..81).collect::<Vec<u8>>());
    assert_eq!((Field::A1.to_string(), Field::I1.to_string()), ("a1".to_owned(), "i1".to_owned()));
    assert_eq!((Field::E5.to_string(), Field::I9.to_string()), ("e5".to_owned(), "i9".to_owned()));
}

#[test]
fn sets_of_fields_grow_and_shrink() {
    let mut set = FieldSet::EMPTY;
    assert!(set.insert(Field::A1) && set.insert(Field::I9) && !set.insert(Field::A1));
    assert!(set.is_subset(FieldSet::ALL) && !FieldSet::ALL.is_subset(set));
    assert_eq!(set.iter().len(), 2);
    assert!(set.remove(Field::A1) && !set.remove(Field::A1));
    set.extend([Field::B2]);
    assert_eq!(set.iter().collect::<Vec<_>>(), [Field::B2, Field::I9]);
}

#[test]
fn sets_of_colours_are_iterated_clockwise() {
    let set: ColorSet = [Color::Black, Color::Red].into_iter().collect();
    assert_eq!(set.into_iter().collect::<Vec<_>>(), [Color::Red, Color::Black]);
    assert_eq!(set.iter().len(), 2);
}

#[test]
fn a_colour_is_read_from_its_name_or_letter() {
    for color in Color::ALL {
        assert_eq!(color.letter().to_string().parse(), Ok(color));
        assert!(color.letter().to_ascii_uppercase().to_string().parse::<Color>().is_err());
    }
    for text in ["", "gr", "gy", "greenish"] {
        assert!(text.parse::<Color>().is_err(), "{text}");
    }
}

#[test]
fn sets_of_colours_have_operators() {
    let warm = ColorSet::from(Color::Yellow) | Color::Red.into();
    let mut set = warm | Color::Black.into();
    assert_eq!(set.len(), 3);
    assert_eq!(set & warm, warm);
    set -= warm;
    assert_eq!(set, ColorSet::from(Color::Black));
    set |= warm;
    set &= warm;
    assert_eq!(set, warm);
}

#[test]
fn an_error_does_not_repeat_its_text_in_its_source() {
    let start = Position::start("pacru".parse().expect("a game"), "gy".parse().expect("an order"));
    let error = start.parse_move("e1-e3").expect_err("too far");
    assert!(error.to_string().contains(&error.refusal.to_string()));
    assert!(std::error::Error::source(&error).is_none());
}

#[test]
fn one_value_for_each_colour_can_be_mapped() {
    let letters = ByColor::from_fn(Color::letter).map(|letter| letter.to_ascii_uppercase());
    assert_eq!(letters.iter().map(|(_, letter)| letter).collect::<String>(), "YRGB");
}

#[test]
fn a_setup_is_tried() {
    let mut setup = Setup::start("azacru".parse().expect("a game"), "gy".parse().expect("an order"));
    assert_eq!(Position::try_from(&setup), Ok(Position::start(setup.ruleset, setup.order)));
    setup.idle = 1_000_001;
    assert_eq!(Position::try_from(&setup), Err(SetupError::IdleTooLarge));
    assert_eq!(Position::try_from(setup), Err(SetupError::IdleTooLarge));
}

#[test]
fn combinations_are_as_many_as_binomials_say() {
    let markers: FieldSet = Field::ALL.into_iter().take(10).collect();
    for (cost, count) in [(1, 10), (2, 45), (3, 120), (4, 210)] {
        let payments: Vec<Payment> = Payment::combinations(markers, cost).collect();
        assert_eq!(payments.len(), count);
        assert!(payments.iter().all(|payment| payment.fields().len() == cost && payment.fields().is_subset(markers)));
    }
    assert_eq!(Payment::combinations(Field::A1.into(), 2).count(), 0);
}

#[cfg(feature = "serde")]
#[test]
fn serde_writes_and_reads_texts() {
    let start = Position::start("pacru".parse().expect("a game"), "gy".parse().expect("an order"));
    let json = serde_json::to_string(&start).expect("a position is written");
    assert_eq!(json, format!("\"{start}\""));
    assert_eq!(serde_json::from_str::<Position>(&json).expect("it is read"), start);
    let mv = start.legal_moves()[0];
    let json = serde_json::to_string(&mv).expect("a move is written");
    assert_eq!(serde_json::from_str::<MoveText>(&json).expect("it is read").to_move(&start), Ok(mv));
    let error = serde_json::from_str::<Field>("\"j1\"").expect_err("no field").to_string();
    assert!(error.contains("not a field"), "{error}");
}

#[cfg(feature = "arbitrary")]
#[test]
fn arbitrary_positions_are_reached_by_play() {
    use arbitrary::{Arbitrary, Unstructured};
    let bytes: Vec<u8> = (0..4_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let mut input = Unstructured::new(&bytes);
    let mut turns = 0;
    while !input.is_empty() {
        let position = Position::arbitrary(&mut input).expect("enough bytes");
        assert_eq!(position.to_string().parse(), Ok(position));
        turns = turns.max(position.turn_number());
    }
    assert!(turns > 10, "play goes on for {turns} turns at most");
}
