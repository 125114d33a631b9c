//! Whole games to their end.

use crate::hand::{Way, button, make, plain_move};
use crate::kept::{Mirror, name_of, shown_moves};
use crate::world::{Done, Visit};
use pacru_browser::Error;
use pacru_rules::{Color, EndReason, Position};

/// Plays on to the end; people here play the colours given, the computer the others.
#[track_caller]
fn play_to_the_end(visit: &Visit, way: Way, mirror: &mut Mirror, people: &[Color]) -> Done {
    while !mirror.is_over() {
        let mover = mirror.position().to_move();
        match plain_move(mirror.position()).filter(|_| people.contains(&mover)) {
            Some(mv) => make(visit, way, mirror, mv)?,
            // A computer moves, or somebody has to pass.
            None => mirror.follow(visit)?,
        }
    }
    Ok(())
}

/// Checks what is said at the end; returns the first words of it.
#[track_caller]
fn check_ending(visit: &Visit, mirror: &Mirror, why: &str, rule: &str) -> Result<String, Error> {
    let outcome = mirror.game.outcome().expect("it is over");
    let winners: Vec<Color> = mirror.position().order().colors().to_vec();
    let winners: Vec<Color> = winners.into_iter().filter(|&color| outcome.winners.contains(color)).collect();
    let said = visit.text(".ending h2")?;
    if let [winner] = winners[..] {
        assert_eq!(said.to_lowercase(), format!("{} wins!", winner.name()));
        visit.wait_for_text(&format!(".player[data-color={}] .player-state", winner.name()), "won")?;
    } else {
        for winner in &winners {
            assert!(said.to_lowercase().contains(winner.name()), "{said}");
        }
    }
    visit.wait_for_text(".ending p", why)?;
    visit.wait_for_text(".ending .rule-link", rule)?;
    visit.wait_for_text(".prompt", &said)?;
    visit.wait_for_text(".prompt", why)?;
    mirror.check_counts(visit)?;
    // The chart has two strokes for each player, with a point for the start and every turn.
    let seats = mirror.position().order().player_count();
    assert_eq!(visit.count(".ending .chart polyline")?, 2 * seats);
    let points = visit.attribute(".ending .chart polyline", "points")?.unwrap_or_default();
    assert_eq!(points.split(' ').count(), mirror.game.plies().len() + 1);
    Ok(said)
}

#[test]
fn a_shacru_game_against_level_1_to_its_end_and_a_rematch_with_seats_rotated() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#shacru")?;
    visit.select("[data-seat='2'] [data-act=who]", "computer1")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play[data-game=shacru]")?;
    let mut mirror = Mirror::of_start(Position::start("shacru".parse().unwrap(), "gy".parse().unwrap()));
    assert_eq!(name_of(&visit, Color::Green)?, "You");
    assert_eq!(name_of(&visit, Color::Yellow)?, "Computer, level 1");
    play_to_the_end(&visit, Way::Mouse, &mut mirror, &[Color::Green])?;
    assert_eq!(mirror.game.outcome().map(|outcome| outcome.reason), Some(EndReason::Dead));
    check_ending(&visit, &mirror, "Nobody can gain another field. The most markers:", "S-R6")?;
    // Everybody moves on by one seat: the computer has green now, and begins.
    let before = visit.path()?;
    visit.click(&button("again"))?;
    visit.wait_for_text(".player[data-color=green] strong", "Computer, level 1")?;
    assert_eq!(name_of(&visit, Color::Yellow)?, "You");
    assert_ne!(visit.path()?, before);
    visit.wait_until("document.querySelectorAll('.play .moves li').length === 1")?;
    visit.wait_for_text(".prompt", "Your turn (yellow)")?;
    let mut rematch = Mirror::of_start(*mirror.game.start());
    rematch.follow(&visit)?;
    let mv = plain_move(rematch.position()).unwrap();
    make(&visit, Way::Mouse, &mut rematch, mv)?;
    // The game before is still there.
    visit.open(&before)?;
    assert_eq!(shown_moves(&visit)?.len(), mirror.game.plies().len());
    visit.wait_for(".ending")?;
    visit.finish()
}

#[test]
fn an_azacru_game_of_three_people_at_one_table_to_its_end() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#azacru")?;
    visit.click(".choice:has(input[value='3'])")?;
    visit.wait_for("[data-seat='3']")?;
    visit.select("[data-seat='2'] [data-act=who]", "here")?;
    visit.select("[data-seat='3'] [data-act=who]", "here")?;
    visit.click("[data-seat='3'] input[type=text]")?;
    visit.type_text("Ann")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play[data-game=azacru]")?;
    let mut mirror = Mirror::of_start(Position::start("azacru".parse().unwrap(), "yrb".parse().unwrap()));
    assert_eq!(name_of(&visit, Color::Yellow)?, "You");
    assert_eq!(name_of(&visit, Color::Red)?, "Someone here");
    assert_eq!(name_of(&visit, Color::Black)?, "Ann");
    play_to_the_end(&visit, Way::Mouse, &mut mirror, &[Color::Yellow, Color::Red, Color::Black])?;
    assert_eq!(mirror.game.outcome().map(|outcome| outcome.reason), Some(EndReason::LastRound));
    check_ending(&visit, &mirror, "The last round is over. The most markers:", "A-R10")?;
    visit.finish()
}

#[test]
fn a_pacru_game_against_level_1_to_its_end() -> Done {
    let visit = Visit::desktop();
    visit.open("/setup#pacru")?;
    visit.select("[data-seat='2'] [data-act=who]", "computer1")?;
    visit.click(&button("target"))?;
    visit.press("Control+a")?;
    visit.type_text("8")?;
    visit.click(&button("begin"))?;
    visit.wait_for(".play[data-game=pacru]")?;
    visit.wait_for_text(".player[data-color=green] .count", "0 of 8 markers")?;
    let start = Position::start("pacru:target=8".parse().unwrap(), "gy".parse().unwrap());
    let mut mirror = Mirror::of_start(start);
    play_to_the_end(&visit, Way::Mouse, &mut mirror, &[Color::Green])?;
    assert_eq!(mirror.game.outcome().map(|outcome| outcome.reason), Some(EndReason::Target));
    check_ending(&visit, &mirror, "markers the target of 8 is reached.", "R16")?;
    visit.finish()
}
