//! `pacru play` on the full screen, driven through a pseudo-terminal.

use crate::pty::{Terminal, text};
use crate::support::{Temporary, check};

/// Where the middle of a field lies on a screen of 80 × 24, from 1.
fn place(field: &str) -> (usize, usize) {
    let [file, rank] = field.as_bytes() else { panic!("{field} is no field") };
    let (column, row) = (usize::from(file - b'a'), usize::from(b'9' - rank));
    (3 + column * 5 + column / 3 + 3, 1 + 1 + row + row / 3 + 1)
}

fn click(terminal: &mut Terminal, field: &str) {
    let (column, row) = place(field);
    terminal.click_at(column, row);
}

const UP: &str = "\x1b[A";

#[test]
fn screen_a_game_by_keyboard_from_start_to_result() {
    let mut terminal = Terminal::play(80, 24, &["--game", "pacru:target=1"]);
    terminal.wait_for("green: choose a chevron.");
    terminal.wait_for("the first with 1 markers wins");
    // Two fields at once are too far, and the rule is named.
    terminal.send(&format!("\r{UP}{UP}\r"));
    terminal.wait_for("too far, its power of movement is 1 (R5)");
    // Esc alone is known as such only when nothing follows it.
    terminal.send("\x1b");
    terminal.wait_for("green: choose a chevron.");
    terminal.send("\r\t\r");
    terminal.wait_for("yellow: choose a chevron.");
    terminal.wait_for("1. e1-d2");
    terminal.send(":e9-e8\r");
    terminal.wait_for("e9-e8");
    terminal.wait_for("green: choose a chevron.");
    terminal.send(":a3-b4\r");
    terminal.wait_for("so choose the field to mark");
    terminal.send("\x15a3-b4(i9)\r");
    terminal.wait_for("arrived in (R4)");
    terminal.send("\x15a3-b4(b4)\r");
    terminal.wait_for("The game is over, the target is reached (R16):");
    terminal.wait_for("green wins, 1-0.");
    terminal.send("q");
    terminal.ended();
}

#[test]
fn screen_a_game_by_mouse_with_every_step() {
    let mut terminal = Terminal::play(80, 24, &["--game", "pacru:target=1"]);
    terminal.wait_for("green: choose a chevron.");
    click(&mut terminal, "e9");
    terminal.wait_for("the chevron on e9 is yellow's (R2)");
    click(&mut terminal, "a3");
    terminal.wait_for("a3: choose where it goes.");
    click(&mut terminal, "b4");
    terminal.wait_for("a3-b4: choose a neutral field to mark (R4).");
    click(&mut terminal, "e5");
    terminal.wait_for("e5 cannot be marked");
    click(&mut terminal, "c6");
    terminal.wait_for("The game is over, the target is reached (R16):");
    terminal.wait_for("green wins, 1-0.");
    // The keys below can be clicked, too.
    terminal.click("u undo");
    terminal.wait_for("green: choose a chevron.");
    terminal.click("r redo");
    terminal.wait_for("The game is over");
    terminal.click("q quit");
    terminal.ended();
}

#[test]
fn screen_a_person_against_the_computer_to_the_end() {
    let mut terminal =
        Terminal::play(80, 24, &["--game", "pacru:target=4", "--computer", "y", "--level", "1", "--pace", "0"]);
    // Every move is a hint's; the computer answers by itself.
    for turn in (1..).step_by(2) {
        terminal.wait_until("a person's turn or the end", |screen| {
            let told = text(screen);
            told.contains("The game is over") || told.contains(&format!("turn {turn}\n")) && told.contains(": choose")
        });
        if terminal.screen().contains("The game is over") {
            break;
        }
        assert!(turn < 200, "it takes too long:\n{}", terminal.screen());
        terminal.send("H");
        terminal.wait_for("H again plays it");
        terminal.send("H");
    }
    terminal.wait_for("wins");
    terminal.send("q");
    terminal.ended();
}

#[test]
fn screen_computers_among_themselves_to_the_end() {
    let args = ["--game", "shacru", "--players", "4", "--computer", "yr:1,gb:2", "--pace", "0"];
    let mut terminal = Terminal::play(100, 40, &args);
    // By S-R6, or by the idle limit where nobody sees the last fields to gain.
    terminal.wait_for("The game is over, ");
    terminal.wait_for("computer 1");
    terminal.send("q");
    terminal.ended();
}

#[test]
fn screen_undo_and_hint_while_the_computer_thinks() {
    let args = ["--game", "shacru", "--computer", "y", "--level", "8", "--pace", "60000"];
    let mut terminal = Terminal::play(80, 24, &args);
    terminal.wait_for("green: choose a chevron.");
    terminal.send(":e1-e2\r");
    terminal.wait_for("The computer thinks about yellow's move");
    terminal.send("u");
    terminal.wait_for("green: choose a chevron.");
    terminal.send(":e1-f2\r");
    terminal.wait_for("The computer thinks about yellow's move");
    // It need not take its time.
    terminal.send("\r");
    terminal.wait_for("yellow plays");
    terminal.wait_for("green: choose a chevron.");
    terminal.send("H");
    terminal.wait_for("Looking for a hint");
    terminal.send(".");
    terminal.wait_for("Hint: ");
    terminal.send("u");
    terminal.wait_for("turn 1\n");
    terminal.send("u");
    terminal.wait_for("There is nothing to undo.");
    terminal.send("r");
    terminal.wait_for("turn 3\n");
    terminal.send("q");
    terminal.wait_for("The game is not saved.");
    terminal.send("y");
    terminal.ended();
}

#[test]
fn screen_saves_and_resumes_with_the_same_players() {
    let file = Temporary::new("screen.pcr");
    let path = file.0.to_str().expect("a path of text");
    let mut terminal = Terminal::play(80, 24, &["--game", "azacru", "--computer", "y:2", "--pace", "0"]);
    terminal.wait_for("green: choose a chevron.");
    terminal.send(":e1-e2\r");
    terminal.wait_for("yellow plays");
    terminal.send(&format!("s\x15{path}\r"));
    terminal.wait_for("Saved as");
    terminal.send("q");
    terminal.ended();
    check(&file).done();
    let text = String::from_utf8(file.read()).expect("a record is text");
    assert!(text.contains("[Yellow \"computer level 2\"]") && text.contains("1. e1-e2 "), "{text}");

    let mut terminal = Terminal::play(80, 24, &["--resume", path, "--pace", "0"]);
    terminal.wait_for("computer 2");
    terminal.wait_for("turn 3\n");
    terminal.send("x");
    terminal.wait_for("Does green resign?");
    terminal.send("y");
    terminal.wait_for("nobody else is left: yellow");
    // Over a file of its own it may be saved again.
    terminal.send("s\r");
    terminal.wait_for("Saved as");
    terminal.send("q");
    terminal.ended();
    check(&file).done();
}

#[test]
fn screen_follows_the_size_of_the_terminal() {
    let mut terminal = Terminal::play(100, 40, &["--game", "pacru"]);
    terminal.wait_for("▄█▀█▄");
    terminal.resize(80, 24);
    terminal.wait_for("Y↗");
    terminal.resize(40, 20);
    terminal.wait_until("the small board", |screen| text(screen).contains("┏━━━━━━━━━┳"));
    terminal.resize(20, 10);
    terminal.wait_for("needs 33 and 18");
    terminal.resize(80, 24);
    terminal.wait_for("green: choose a chevron.");
    terminal.send("?");
    terminal.wait_for("takes back the last choice");
    terminal.send(" v");
    terminal.wait_for("G→");
    terminal.send("\x03");
    terminal.ended();
}

#[test]
fn screen_a_new_game_with_other_players() {
    let mut terminal = Terminal::play(80, 24, &["--pace", "0"]);
    terminal.wait_for("green: choose a chevron.");
    terminal.send("n");
    terminal.wait_for("New game");
    // The next game, then a computer for green, and for yellow, too.
    terminal.send("lljjjljl");
    terminal.wait_for("pacru");
    terminal.wait_for("computer, level 1");
    terminal.send("\r");
    terminal.wait_for("plays");
    terminal.wait_for("pacru for green, yellow");
    terminal.send("\x03");
    terminal.ended();
}

#[test]
fn screen_without_colours_says_the_same() {
    for (variables, ascii) in [(&[("NO_COLOR", "1")][..], "--ascii"), (&[("TERM", "xterm")], "--dark")] {
        let mut terminal = Terminal::play_with(80, 24, &[ascii], variables);
        terminal.wait_for("green: choose a chevron.");
        terminal.send(&format!("\r{UP}\r"));
        terminal.wait_for("yellow: choose a chevron.");
        let plain = |screen: &vt100::Screen| {
            let cells = (0..24).flat_map(|row| (0..80).filter_map(move |column| screen.cell(row, column)));
            cells.clone().count() > 0 && { cells }
                .all(|cell| cell.fgcolor() == vt100::Color::Default && cell.bgcolor() == vt100::Color::Default)
        };
        if variables[0].0 == "NO_COLOR" {
            terminal.wait_until("a screen without colours", plain);
            assert!(terminal.screen().is_ascii(), "{}", terminal.screen());
        }
        terminal.send("\x03");
        terminal.ended();
    }
}

#[test]
fn screen_gives_way_to_plain_lines() {
    for (args, term) in [(&["--plain"][..], "xterm-256color"), (&[], "dumb"), (&[], "")] {
        let mut terminal = Terminal::play_with(80, 24, args, &[("TERM", term)]);
        terminal.wait_for("green>");
        terminal.send("e1-e4\r");
        terminal.wait_for("too far, its power of movement is 1 (S-R3)");
        terminal.send("quit\r");
        terminal.ended();
    }
}

#[cfg(unix)]
#[test]
fn screen_gives_the_terminal_back_when_ended_from_outside() {
    for signal in ["-TERM", "-INT", "-HUP", "-QUIT"] {
        let terminal = Terminal::play(80, 24, &[]);
        terminal.wait_for("green: choose a chevron.");
        let process = terminal.process().to_string();
        let sent = std::process::Command::new("kill").args([signal, &process]).status().expect("kill");
        assert!(sent.success());
        terminal.ended();
    }
}

#[cfg(unix)]
#[test]
fn screen_ends_with_its_terminal() {
    // A person's turn, and a computer that thinks.
    for args in [&[][..], &["--computer", "gy", "--level", "8", "--pace", "60000"]] {
        for start in [Terminal::play, Terminal::play_untold] {
            let terminal = start(80, 24, args);
            terminal.wait_for("turn 1");
            terminal.taken_away();
        }
    }
}

#[test]
fn screen_dialogs_outlast_every_size() {
    let mut terminal = Terminal::play(80, 24, &["--game", "pacru"]);
    terminal.wait_for("green: choose a chevron.");
    for (key, title) in [("s", "Save the game"), ("n", "New game"), ("x", "Sure?"), ("?", "Help")] {
        terminal.send(key);
        terminal.wait_for(title);
        for (columns, rows) in [(40, 20), (33, 18), (20, 10), (5, 3), (1, 1)] {
            terminal.resize(columns, rows);
            terminal.wait_until(&format!("a corner of '{title}'"), |screen| text(screen).contains('┏'));
        }
        terminal.resize(80, 24);
        terminal.wait_for(title);
        terminal.send("\x1b");
        // The whole picture must be there: while it is drawn anew the title is missing too, and a key sent right after
        // Esc would be taken for Alt and that key.
        terminal.wait_until("no dialog", |screen| {
            let screen = text(screen);
            screen.contains("green: choose a chevron.") && !screen.contains(title)
        });
    }
    // A button that does not fit into the box is left out.
    terminal.resize(40, 20);
    terminal.send("n");
    terminal.wait_for("Enter start   Esc cancel             ┃");
    terminal.send("\x03");
    terminal.ended();
}
