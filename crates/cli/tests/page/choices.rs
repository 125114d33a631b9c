//! Every kind of choice, from loaded positions: the words that ask for it, taking it back, and the move that comes of it.

use crate::hand::{Step, Way, act, button, cell, make_all, steps};
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_rules::Position;

const CHEVRON: &str = "Your turn (green): choose a chevron.";
const WHERE: &str = "Choose where it goes.";
const MARK: &str = "Over the border: choose a neutral field to mark.";

/// A move, with what is asked before each of its steps.
struct Case {
    position: &'static str,
    mv: &'static str,
    asked: &'static [&'static str],
    /// The position after it.
    after: &'static str,
}

#[track_caller]
fn wait_for_prompt(visit: &Visit, words: &str) -> Done {
    visit
        .wait_until(&format!("document.querySelector('.prompt .do').innerText.trim() === {}", serde_json::json!(words)))
}

impl Case {
    /// Makes the move twice: once taking every choice back before the last one, then to its end.
    #[track_caller]
    fn check(&self) -> Done {
        let visit = Visit::desktop();
        let mut mirror = Kept::of_two("choice", self.position).open(&visit)?;
        let position: Position = *mirror.position();
        let mv = position.parse_move(self.mv).unwrap_or_else(|error| panic!("{error}"));
        let steps = steps(&position, mv);
        assert_eq!(steps.len(), self.asked.len(), "{steps:?}");
        wait_for_prompt(&visit, self.asked[0])?;
        let (last, first) = steps.split_last().expect("a move has steps");
        for (step, asked) in first.iter().zip(&self.asked[1..]) {
            act(&visit, Way::Mouse, *step)?;
            wait_for_prompt(&visit, asked)?;
        }
        for asked in self.asked[..first.len()].iter().rev() {
            visit.click(&format!(".steps {}", button("back")))?;
            wait_for_prompt(&visit, asked)?;
        }
        visit.wait_gone(&format!(".steps {}", button("back")))?;
        wait_for_moves(&visit, &[])?;
        for step in first {
            act(&visit, Way::Mouse, *step)?;
        }
        // What can be chosen is lit up and read out.
        if let Step::Field(field) = last {
            visit.wait_for(&format!("#h-target-{field}, #h-change-{field}"))?;
            let label = visit.attribute(&cell(field), "aria-label")?.unwrap_or_default();
            assert!(label.ends_with("; can be chosen") || label.ends_with("; can be reached"), "{label}");
        }
        act(&visit, Way::Mouse, *last)?;
        wait_for_moves(&visit, &[self.mv])?;
        mirror.follow(&visit)?;
        assert_eq!(mirror.position().to_string(), self.after);
        mirror.check_counts(&visit)?;
        visit.finish()
    }
}

#[test]
fn pacru_border_mark() -> Done {
    let case = Case {
        position: "pacru gy g 8Y4/9/9/9/9/9/4G04/9/4G04 - 5 9",
        mv: "e3-e4(d5)",
        asked: &[CHEVRON, WHERE, MARK],
        after: "pacru gy y 8Y4/9/9/9/3g5/4G04/9/9/4G04 - 0 10",
    };
    case.check()
}

/// Power two on e2; over the yellow e3 to the green e4, in the next borderland.
const CONNECTION: &str = "pacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/8G0 - 0 9";
const CONNECTION_ASKED: &[&str] = &[CHEVRON, WHERE, "Take the connection, or choose a field to mark."];

#[test]
fn pacru_connection_instead_of_a_border_mark() -> Done {
    let case = Case {
        position: CONNECTION,
        mv: "e2-e4(*)",
        asked: CONNECTION_ASKED,
        after: "pacru gy y 8Y4/9/9/9/9/4G0+4/4g4/3gg4/8G0 - 0 10",
    };
    case.check()
}

#[test]
fn pacru_border_mark_instead_of_a_connection() -> Done {
    let case = Case {
        position: CONNECTION,
        mv: "e2-e4(f6)",
        asked: CONNECTION_ASKED,
        after: "pacru gy y 8Y4/9/9/5g3/9/4G0+4/4y4/3gg4/8G0 - 0 10",
    };
    case.check()
}

#[test]
fn pacru_transformation() -> Done {
    let case = Case {
        position: "pacru gy g 8Y4/9/9/3yyy3/3yyy3/3ygy3/4G04/9/4G04 - 5 9",
        mv: "e3-e4(e6)",
        asked: &[CHEVRON, WHERE, "No neutral field is left here: choose another player’s field to transform."],
        after: "pacru gy y 8Y4/9/9/3ygy3/3yyy3/3yG0+y3/9/9/4G04 - 0 10",
    };
    case.check()
}

#[test]
fn pacru_pincer() -> Done {
    let case = Case {
        position: "pacru gy g 8Y4/9/9/9/4Y4+4/3G11G73/9/9/9 - 5 9",
        mv: "d4xe5",
        asked: &[CHEVRON, WHERE],
        after: "pacru gy y 8Y4/9/9/9/4G1+4/5G73/9/9/9 - 0 10",
    };
    case.check()
}

#[test]
fn pacru_pincer_over_a_border() -> Done {
    let case = Case {
        position: "pacru gy g 8Y4/9/9/9/4Y44/3G15/9/4G04/3ggg3 - 5 9",
        mv: "e2xe5(f6)",
        asked: &[CHEVRON, WHERE, "Taken! And over the border: choose a neutral field to mark."],
        after: "pacru gy y 8Y4/9/9/5g3/4G0+4/3G15/9/9/3ggg3 - 0 10",
    };
    case.check()
}

#[test]
fn pacru_meeting() -> Done {
    let case = Case {
        position: "pacru gy g 8Y4/9/9/9/9/9/9/3G2gG6+3/9 - 5 9",
        mv: "d2-e2(h8)",
        asked: &[CHEVRON, WHERE, "A meeting! Choose any free field of the board to make it yours."],
        after: "pacru gy y 8Y4/7g1/9/9/9/9/9/4G2+G6+3/9 - 0 10",
    };
    case.check()
}

/// Two chevrons, and five markers that no chevron stands on.
const TURNING: &str = "pacru gy g 8Y4/9/9/9/3g5/2g6/1g7/g8/4G03g - 5 9";

#[test]
fn pacru_reorientation_by_45_degrees_costs_two_markers() -> Done {
    let case = Case {
        position: TURNING,
        mv: "e1>(a2,d5)",
        asked: &[CHEVRON, WHERE, "Choose 2 more markers to give up.", "Choose one more marker to give up."],
        after: "pacru gy y 8Y4/9/9/9/9/2g6/1g7/9/4G13g - 0 10",
    };
    case.check()
}

#[test]
fn pacru_reorientation_by_90_degrees_costs_four_markers() -> Done {
    let visit = Visit::desktop();
    let mut mirror = Kept::of_two("turning", TURNING).open(&visit)?;
    visit.click(&cell("e1"))?;
    // The handles beside the chevron do the same as the buttons below the board.
    visit.click(&button("handle-left"))?;
    wait_for_prompt(&visit, "Choose 2 more markers to give up.")?;
    visit.click(&button("handle-left"))?;
    wait_for_prompt(&visit, "Choose 4 more markers to give up.")?;
    visit.wait_for(&format!("{}:disabled", button("handle-left")))?;
    for (field, asked) in [
        ("a2", "Choose 3 more markers to give up."),
        ("b3", "Choose 2 more markers to give up."),
        ("c4", "Choose one more marker to give up."),
    ] {
        visit.click(&cell(field))?;
        wait_for_prompt(&visit, asked)?;
    }
    // Markers are put back one by one.
    visit.click(&format!(".steps {}", button("back")))?;
    wait_for_prompt(&visit, "Choose 2 more markers to give up.")?;
    visit.click(&cell("c4"))?;
    wait_for_prompt(&visit, "Choose one more marker to give up.")?;
    // A field without a marker pays nothing.
    visit.click(&cell("a1"))?;
    visit.wait_for_text(".refusal", "There is no marker of yours on a1 to give up.")?;
    wait_for_moves(&visit, &[])?;
    visit.click(&cell("d5"))?;
    wait_for_moves(&visit, &["e1<<(a2,b3,c4,d5)"])?;
    mirror.follow(&visit)?;
    assert_eq!(mirror.position().to_string(), "pacru gy y 8Y4/9/9/9/9/9/9/9/4G63g - 0 10");
    mirror.check_counts(&visit)?;
    visit.finish()
}

#[test]
fn pacru_reorientation_where_every_marker_must_go_asks_only_to_confirm() -> Done {
    let visit = Visit::desktop();
    let position = "pacru gy g 8Y4/9/9/9/9/9/1g7/g8/4G04 - 5 9";
    let mut mirror = Kept::of_two("allgo", position).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e1>(a2,b3)")?;
    wait_for_moves(&visit, &["e1>(a2,b3)"])?;
    visit.finish()
}

#[test]
fn shacru_twists_by_button_and_on_the_board() -> Done {
    let visit = Visit::desktop();
    let start = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";
    let mut mirror = Kept::of_two("twist", start).open(&visit)?;
    visit.click(&cell("a3"))?;
    visit.click(&cell("b4"))?;
    wait_for_prompt(&visit, "Over the border: which way shall it point?")?;
    for name in ["twist-left", "straight", "twist-right"] {
        visit.wait_for(&format!(".steps {}", button(name)))?;
    }
    visit.click(&format!(".steps {}", button("back")))?;
    wait_for_prompt(&visit, WHERE)?;
    visit.click(&cell("b4"))?;
    visit.click(&format!(".steps {}", button("twist-left")))?;
    wait_for_moves(&visit, &["a3-b4<"])?;
    mirror.follow(&visit)?;
    // The field that it shall look at is as good as a button.
    visit.click(&cell("a7"))?;
    visit.click(&cell("b6"))?;
    visit.click(&cell("c6"))?;
    wait_for_moves(&visit, &["a3-b4<", "a7-b6<"])?;
    mirror.follow(&visit)?;
    mirror.check_counts(&visit)?;
    visit.finish()
}

#[test]
fn azacru_connection_costs_the_chevron_and_a_jump_does_not() -> Done {
    let visit = Visit::desktop();
    let connection = "azacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/8G0 - 0 9";
    let mut mirror = Kept::of_two("connects", connection).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e2-e4")?;
    mirror.check_counts(&visit)?;
    assert_eq!(mirror.position().chevrons(pacru_rules::Color::Green).count(), 1);
    visit.wait_for_text(".prompt .news", "The connection costs the green chevron on e4.")?;
    visit.wait_for_text(".prompt .news .rule-link", "A-R7")?;
    let jump = "azacru gy g 8Y4/9/9/9/9/4g4/4Y44/3gG0+4/8G0 - 0 9";
    let mut mirror = Kept::of_two("jumps", jump).open(&visit)?;
    make_all(&visit, Way::Mouse, &mut mirror, "e2-e4")?;
    mirror.check_counts(&visit)?;
    visit.finish()
}
