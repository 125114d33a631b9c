//! Words at the table.

use super::table::{follow_link, invite, set_name, two_at, wait_for_board};
use crate::hand::button;
use crate::world::{Done, Party};
use pacru_browser::PageOptions;

#[test]
fn ready_phrases_are_read_in_ones_own_language() -> Done {
    let party = Party::new();
    let host = party.desktop();
    let guest = party.visit(PageOptions { language: "ko", reduced_motion: true, ..PageOptions::DESKTOP });
    let link = invite(&host, "shacru", &["me", "elsewhere"], "Ann")?;
    follow_link(&guest, &link)?;
    set_name(&guest, "주희")?;
    guest.click(&button("sit"))?;
    wait_for_board(&host)?;
    wait_for_board(&guest)?;
    guest.click(".talk summary")?;
    guest.click("[data-phrase=good-luck]")?;
    host.wait_for_text(".said", "Good luck!")?;
    host.wait_for_text(".player[data-color=yellow] .bubble", "Good luck!")?;
    guest.wait_for_text(".said", "행운을 빌어요!")?;
    host.finish()?;
    guest.finish()
}

#[test]
fn own_words_flow_when_everybody_wants_them_and_can_be_muted() -> Done {
    let party = Party::new();
    let (green, yellow, _) = two_at(&party, "shacru")?;
    assert_eq!(green.count(".say")?, 0);
    green.click(".talk .switch")?;
    green.wait_for_text(".talk", "Waiting until everybody has switched it on.")?;
    assert_eq!(green.count(".say")?, 0);
    yellow.click(".talk .switch")?;
    for visit in [&green, &yellow] {
        visit.wait_for(".say input")?;
    }
    yellow.click(".say input")?;
    yellow.type_text("<img src=x onerror=alert(1)> hi")?;
    yellow.press("Enter")?;
    green.wait_for_text(".said", "<img src=x onerror=alert(1)> hi")?;
    assert_eq!(green.count(".said img")?, 0);
    // However much is said, the player stays in sight.
    yellow.type_text(&"W".repeat(200))?;
    yellow.press("Enter")?;
    green.wait_for_text(".said", &"W".repeat(200))?;
    green.wait_until(
        "(it => it?.innerText.startsWith('WWW') && it.offsetHeight < 90)(document.querySelector('.bubble'))",
    )?;
    green.click("[data-mute=yellow]")?;
    green.wait_until("!document.querySelector('.said').textContent.includes('hi')")?;
    yellow.click(".talk .switch")?;
    green.wait_gone(".say")?;
    green.finish()?;
    yellow.finish()
}

#[test]
fn what_the_operator_hides_is_gone_from_every_page() -> Done {
    let party = Party::new();
    let (green, yellow, _) = two_at(&party, "shacru")?;
    for visit in [&green, &yellow] {
        visit.click(".talk .switch")?;
    }
    green.wait_for(".say input")?;
    green.click(".say input")?;
    green.type_text("something unkind")?;
    green.press("Enter")?;
    yellow.wait_for_text(".said", "something unkind")?;
    let path = green.path()?;
    let id = path.rsplit('/').next().expect("an id");
    // Set up, joined, switched on twice, and then the words.
    party.server.admin(&["hide-message", id, "5"]);
    party.server.admin(&["hide-name", id, "yellow"]);
    for visit in [&green, &yellow] {
        visit.wait_for_text(".said", "This message was hidden.")?;
        visit.wait_until("!document.body.innerText.includes('unkind')")?;
        visit.wait_until("![...document.querySelectorAll('.player strong')].some(name => name.innerText === 'Ben')")?;
    }
    // Also for whoever comes later.
    yellow.reload()?;
    yellow.wait_for_text(".said", "This message was hidden.")?;
    assert_eq!(yellow.eval("document.body.innerText.includes('unkind')")?, false);
    green.finish()?;
    yellow.finish()
}
