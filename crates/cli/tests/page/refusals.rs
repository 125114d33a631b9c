//! Why not? Every typical reason in words, with its cause on the board and its rule.

use crate::hand::cell;
use crate::kept::{Kept, wait_for_moves};
use crate::world::{Done, Visit};
use pacru_browser::PageOptions;

/// What is chosen in vain, what is said, where the cause is shown, and the rule.
struct Case {
    position: &'static str,
    fields: &'static [&'static str],
    said: &'static str,
    cause: &'static str,
    rule: &'static str,
}

const START: &str = "shacru gy g 4Y43G5/9/Y27Y6/9/9/9/G27G6/9/Y13G04 - 0 1";

const CASES: &[Case] = &[
    Case {
        position: "pacru gy g 8Y4/9/9/9/9/4g4/4y4/3gG0+4/8G0 - 0 9",
        fields: &["e2", "e5"],
        said: "Too far: its power of movement here is 2 fields.",
        cause: "e4",
        rule: "R5",
    },
    Case {
        position: START,
        fields: &["e1", "e3"],
        said: "Too far: in Shacru a chevron moves one field.",
        cause: "e2",
        rule: "S-R3",
    },
    Case {
        position: "pacru gy g 8Y4/9/9/9/9/9/3y5/4G04/8G0 - 0 9",
        fields: &["e2", "d2"],
        said: "From e2 it cannot head for d2: a chevron travels the way it points, or 45° to the left or right of that.",
        cause: "d2",
        rule: "R3",
    },
    Case {
        position: "azacru gy g 9/9/9/9/9/9/4Y44/3gG0+4/8G0 - 0 9",
        fields: &["e2", "e4"],
        said: "The yellow chevron on e3 is in the way.",
        cause: "e3",
        rule: "A-R9",
    },
    Case {
        position: "azacru gy g 9/9/9/9/9/9/4Y44/4G04/8G0 - 0 9",
        fields: &["e2", "e3"],
        said: "A yellow chevron stands on e3.",
        cause: "e3",
        rule: "A-R9",
    },
    Case {
        position: "pacru gy g 8Y4/9/9/9/9/9/3y5/4G04/8G0 - 0 9",
        fields: &["e2", "d3"],
        said: "There is a yellow marker on d3.",
        cause: "d3",
        rule: "R7",
    },
    Case {
        position: "pacru gy g 8Y4/9/9/9/9/9/3y5/4G04/8G0 - 0 9",
        fields: &["i9"],
        said: "The chevron on i9 is yellow’s.",
        cause: "i9",
        rule: "R2",
    },
    Case {
        position: "pacru gy g 8Y4/9/9/9/4Y4+4/3G15/9/9/8G0 - 5 9",
        fields: &["d4", "e5"],
        said: "Taking the yellow chevron on e5 needs two of your chevrons attacking it; only one does.",
        cause: "e5",
        rule: "R11",
    },
    Case {
        position: "pacru gy g 9/9/9/9/3Y41y3/5g3/4G04/9/8G0 - 0 9",
        fields: &["e3", "e4", "f5"],
        said: "f5 cannot be marked: neutral fields come first.",
        cause: "f5",
        rule: "R4",
    },
];

/// Chooses in vain, and checks that it is said why.
#[track_caller]
fn refuse(visit: &Visit, fields: &[&str], said: &str, rule: &str) -> Done {
    for field in fields {
        visit.click(&cell(field))?;
    }
    visit.wait_for_text(".prompt .refusal", said)?;
    visit.wait_for_text(".prompt .refusal .rule-link", rule)
}

#[test]
fn a_refusal_says_why_shows_the_cause_and_leads_to_the_rule_and_back() -> Done {
    let visit = Visit::desktop();
    for case in CASES {
        Kept::of_two("refused", case.position).open(&visit)?;
        refuse(&visit, case.fields, case.said, case.rule)?;
        visit.wait_for(&format!("#h-cause-{}", case.cause))?;
        wait_for_moves(&visit, &[])?;
        visit.click(".prompt .refusal .rule-link")?;
        let game = case.position.split(' ').next().unwrap();
        visit.wait_for(&format!("article.rule.aimed[id='{}']", case.rule))?;
        assert_eq!(visit.path()?, format!("/rules/{game}#{}", case.rule));
        assert_eq!(visit.count("article.rule.aimed")?, 1);
        visit.wait_until(
            "(({ top, bottom }) => bottom > 0 && top < innerHeight)(document.querySelector('.aimed').getBoundingClientRect())",
        )?;
        visit.back()?;
        visit.wait_for(".play")?;
        wait_for_moves(&visit, &[])?;
        // The browser may have kept the game as it was left, with the refusal, or opens it anew.
        visit.wait_for(".prompt .do")?;
    }
    visit.finish()
}

#[test]
fn refusals_in_spanish() -> Done {
    let visit = Visit::new(PageOptions { language: "es", reduced_motion: true, ..PageOptions::DESKTOP });
    Kept::of_two("negado", CASES[0].position).open(&visit)?;
    refuse(&visit, &["e2", "e5"], "Demasiado lejos: aquí su poder de movimiento es de 2 casillas.", "R5")?;
    visit.click(".prompt .refusal .rule-link")?;
    visit.wait_for("article.rule.aimed[id='R5']")?;
    visit.back()?;
    Kept::of_two("ajeno", CASES[6].position).open(&visit)?;
    refuse(&visit, &["i9"], "La flecha de i9 es del amarillo.", "R2")?;
    Kept::of_two("paso", CASES[3].position).open(&visit)?;
    refuse(&visit, &["e2", "e4"], "La flecha amarilla de e3 cierra el paso.", "A-R9")?;
    visit.finish()
}

#[test]
fn another_choice_ends_a_refusal() -> Done {
    let visit = Visit::desktop();
    Kept::of_two("goeson", START).open(&visit)?;
    refuse(&visit, &["e1", "e3"], "Too far: in Shacru a chevron moves one field.", "S-R3")?;
    visit.click(&cell("e2"))?;
    wait_for_moves(&visit, &["e1-e2"])?;
    visit.wait_gone(".refusal")?;
    visit.finish()
}
