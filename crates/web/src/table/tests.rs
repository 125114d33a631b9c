use super::*;
use pacru_engine::Level;
use pacru_rules::{Color, MarkerTarget};

fn move_of(table: &Table, text: &str) -> Move {
    table.position().parse_move(text).unwrap()
}

fn three_here() -> Plan {
    let mut plan = Plan::against_computer(GameKind::Azacru);
    plan.set_seats(3);
    plan.players = vec![
        Player { who: Who::Me, name: "Ann".into() },
        Player { who: Who::Here, name: String::new() },
        Player::new(Who::Computer(Level::new(7).unwrap())),
    ];
    plan
}

#[test]
fn a_plan_is_remembered() {
    let mut plan = three_here();
    plan.options.target = MarkerTarget::new(20);
    plan.options.meet9 = true;
    plan.clock = Some(ClockSetting { minutes: 10, increment: 5 });
    plan.games = 3;
    plan.public = true;
    plan.days = Some(3);
    plan.players.push(Player::new(Who::Here));
    assert_eq!(Plan::read(&plan.to_line()), Some(plan));
    for nonsense in
        ["", ";;;;;;;;;", "go;gy;me:|here:;0;0;;;1;;0", "shacru;gg;me:|here:;0;0;;;1;;0", "shacru;gy;x;0;0;;;1;;0"]
    {
        assert_eq!(Plan::read(nonsense), None, "{nonsense}");
    }
}

#[test]
fn a_plan_of_earlier_days_is_still_read() {
    let mut plan = three_here();
    plan.games = 2;
    let line = plan.to_line();
    let earlier = line.rsplitn(3, ';').last().unwrap();
    assert_eq!(Plan::read(earlier).map(|read| (read.games, read.days, read.public)), Some((2, None, false)));
}

#[test]
fn names_cannot_break_what_is_remembered() {
    let mut plan = three_here();
    plan.players[1].name = "a|b;c:d".into();
    let read = Plan::read(&plan.to_line()).unwrap();
    assert_eq!(read.players[1].name, "a b c:d");
    assert_eq!(Player::tidy_name(" x\n\"y\" "), "x\"y\"");
}

#[test]
fn colours_are_exchanged() {
    let mut plan = Plan::against_computer(GameKind::Shacru);
    plan.set_color(0, Color::Red);
    assert_eq!(plan.colors, [Color::Red, Color::Black]);
    plan.set_color(1, Color::Red);
    assert_eq!(plan.colors, [Color::Black, Color::Red]);
    plan.set_seats(4);
    plan.set_color(0, Color::Green);
    assert_eq!(plan.colors, [Color::Green, Color::Red, Color::Yellow, Color::Black]);
    plan.move_up(3);
    assert_eq!(plan.colors[2], Color::Black);
    assert!(pacru_rules::TurnOrder::new(&plan.colors).is_ok());
}

#[test]
fn a_table_is_kept_as_it_is() {
    let mut plan = three_here();
    plan.clock = Some(ClockSetting { minutes: 3, increment: 2 });
    plan.games = 2;
    let mut table = Table::new(&plan, 77);
    table.play(move_of(&table, "e9-e8")).unwrap();
    table.clock.as_mut().unwrap().run(Color::Red, 1500.0);
    let read = Table::read(&table.to_text()).unwrap();
    assert_eq!(read.to_text(), table.to_text());
    assert_eq!(read.players, table.players);
    assert_eq!(read.clock, table.clock);
    assert_eq!(read.position(), table.position());
    assert_eq!(read.seed, 77);
    for nonsense in ["", "[Game \"azacru\"]\n[Order \"gy\"]\n\n*\n", &table.to_text().replace("\"0,1,2\"", "\"0,0,2\"")]
    {
        assert!(Table::read(nonsense).is_none(), "{nonsense}");
    }
}

#[test]
fn a_rematch_moves_everybody_on_by_one_seat() {
    let mut plan = three_here();
    plan.games = 2;
    let mut table = Table::new(&plan, 0);
    assert_eq!(table.player(Color::Yellow).unwrap().name, "Ann");
    assert_eq!(table.my_color(), Color::Yellow);
    table.leave(Color::Yellow, Departure::Resign);
    table.leave(Color::Red, Departure::Resign);
    assert!(table.outcome().is_some() && table.has_next_game());
    let next = table.next_game(1);
    assert_eq!(next.player(Color::Red).unwrap().name, "Ann");
    assert_eq!(next.my_color(), Color::Red);
    assert_eq!(next.series().games(), 1);
    assert_eq!(next.series().wins(), [0, 0, 1], "players keep their number");
    assert!(!next.has_next_game());
    let mut last = next.clone();
    last.leave(Color::Yellow, Departure::Resign);
    last.leave(Color::Red, Departure::Resign);
    assert_eq!(last.totals().wins(), [0, 1, 1]);
    assert_eq!(last.next_game(2).series().games(), 0, "after a series a new one begins");
}

#[test]
fn undo_goes_back_to_a_persons_turn() {
    let mut table = Table::new(&Plan::against_computer(GameKind::Shacru), 0);
    assert!(!table.can_undo());
    table.play(move_of(&table, "e1-e2")).unwrap();
    table.play(move_of(&table, "e9-e8")).unwrap();
    assert!(table.can_undo() && table.undo());
    assert_eq!(table.game().plies().len(), 0);
    assert!(table.redo());
    assert_eq!(table.game().plies().len(), 2);
    // The computer thinks: the person's own move is taken back.
    table.play(move_of(&table, "e2-e3")).unwrap();
    assert!(table.undo());
    assert_eq!(table.game().plies().len(), 2);
}

#[test]
fn computers_among_themselves_are_not_disturbed() {
    let mut plan = Plan::against_computer(GameKind::Shacru);
    plan.players[0] = plan.players[1].clone();
    let mut table = Table::new(&plan, 0);
    table.play(move_of(&table, "e1-e2")).unwrap();
    assert!(!table.undo());
    assert_eq!(table.game().plies().len(), 1);
    assert_eq!(table.my_color(), Color::Green);
}

#[test]
fn nothing_is_taken_back_while_a_clock_runs() {
    let mut plan = Plan::against_computer(GameKind::Shacru);
    plan.clock = Some(ClockSetting { minutes: 3, increment: 2 });
    let mut table = Table::new(&plan, 0);
    table.play(move_of(&table, "e1-e2")).unwrap();
    assert!(!table.can_undo() && !table.undo());
    assert_eq!(table.game().plies().len(), 1);
}

#[test]
fn only_people_who_are_in_resign() {
    let mut table = Table::new(&three_here(), 0);
    assert_eq!(table.resigning(), Some(Color::Yellow));
    table.play(move_of(&table, "e9-e8")).unwrap();
    assert_eq!(table.resigning(), Some(Color::Red), "it is red's turn");
    table.leave(Color::Red, Departure::Resign);
    assert_eq!(table.resigning(), Some(Color::Yellow));
    let mut plan = Plan::against_computer(GameKind::Shacru);
    plan.players[0] = plan.players[1].clone();
    assert_eq!(Table::new(&plan, 0).resigning(), None, "computers do not");
}

#[test]
fn clocks_run_down_and_show_it() {
    let mut clock = Clock::new("1+2".parse().unwrap());
    assert_eq!(clock.shown(Color::Red), "1:02");
    assert!(clock.run(Color::Red, 53_000.0));
    assert_eq!(clock.shown(Color::Red), "0:09.0");
    clock.moved(Color::Red);
    assert_eq!(clock.shown(Color::Red), "0:11");
    assert!(!clock.run(Color::Red, 60_000.0));
    assert_eq!(clock.shown(Color::Red), "0:00.0");
    for nonsense in ["", "5", "0+0", "a+b", "-1+2", "700+0", "5+"] {
        assert!(nonsense.parse::<ClockSetting>().is_err(), "{nonsense}");
    }
}
