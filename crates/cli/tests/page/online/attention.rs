//! It is my turn: a sound, a mark in the title, a notification.

use super::table::{follow_link, invite, sit_down, wait_for_board, wait_for_turns};
use crate::hand::{Way, make, plain_move};
use crate::kept::Mirror;
use crate::world::{Done, Party, Visit};
use pacru_browser::Error;
use pacru_rules::{Color, Position};
use serde_json::json;

/// Writes down which notes are played and which notifications shown. Everything happens as ever, but for a device like a phone:
/// it shows notifications only through the service worker.
const EARS: &str = "
    window.notes = [];
    window.shown = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        notes.push(this.frequency.value);
        return start.apply(this, when);
    };
    window.Notification = new Proxy(Notification, {
        construct(notification, [title, options]) {
            if (sessionStorage.phone) throw new TypeError('Illegal constructor');
            shown.push({ by: 'page', title, body: options.body, tag: options.tag });
            return Reflect.construct(notification, [title, options]);
        },
    });
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        shown.push({ by: 'worker', title, body: options.body, tag: options.tag, data: options.data });
        return show.call(this, title, options);
    };";

/// The switch among the settings.
const SOUND: &str = "main section > label.switch:nth-of-type(3)";

/// The reader looks at another window, or back at this one.
#[track_caller]
fn look_away(visit: &Visit, away: bool) -> Done {
    visit.inject(&format!(
        "Object.defineProperty(document, 'hidden', {{ value: {away}, configurable: true }});
        document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}));"
    ))
}

/// Two at a table; the second one's browser writes down what it hears.
#[track_caller]
fn listening(party: &Party) -> Result<(Visit, Visit, Mirror), Error> {
    let (green, yellow) = (party.desktop(), party.desktop());
    yellow.inject_first(EARS)?;
    let link = invite(&green, "shacru", &["me", "elsewhere"], "Ann")?;
    follow_link(&yellow, &link)?;
    sit_down(&yellow, Color::Yellow, "Ben")?;
    wait_for_board(&green)?;
    wait_for_board(&yellow)?;
    let start = Position::start("shacru".parse().expect("a game"), "gy".parse().expect("an order"));
    Ok((green, yellow, Mirror::of_start(start)))
}

/// One turn by whoever sits there, seen by the other.
#[track_caller]
fn turn(by: &Visit, other: &Visit, mirror: &mut Mirror) -> Done {
    let mv = plain_move(mirror.position()).expect("a move");
    make(by, Way::Mouse, mirror, mv)?;
    wait_for_turns(other, mirror.game.plies().len())
}

#[test]
fn a_sound_tells_that_it_is_my_turn_unless_it_is_switched_off() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = listening(&party)?;
    assert_eq!(yellow.eval("notes")?, json!([]), "nothing calls before it is my turn");
    turn(&green, &yellow, &mut mirror)?;
    yellow.wait_until("notes.length === 2")?;
    assert_eq!(yellow.eval("notes")?, json!([660, 880]));
    turn(&yellow, &green, &mut mirror)?;
    assert_eq!(yellow.eval("notes.length")?, 2, "an own move makes no sound");
    // Who looks at the game needs no more than that.
    assert_eq!(yellow.eval("document.title.includes('●')")?, false);
    assert_eq!(yellow.eval("shown")?, json!([]));
    let address = yellow.path()?;
    yellow.open("/settings")?;
    yellow.wait_for_text(SOUND, "A tone when it is my turn online")?;
    yellow.click(SOUND)?;
    yellow.open(&address)?;
    wait_for_board(&yellow)?;
    turn(&green, &yellow, &mut mirror)?;
    yellow.wait_for_text(".prompt", "Your turn")?;
    assert_eq!(yellow.eval("notes")?, json!([]), "it is switched off");
    green.finish()?;
    yellow.finish()
}

#[test]
fn a_mark_in_the_title_and_a_notification_call_whoever_looks_elsewhere() -> Done {
    let party = Party::new();
    let (green, yellow, mut mirror) = listening(&party)?;
    let title = yellow.eval("document.title")?;
    look_away(&yellow, true)?;
    turn(&green, &yellow, &mut mirror)?;
    yellow.wait_until("document.title.startsWith('● Your turn – ')")?;
    assert_eq!(yellow.eval("shown")?, json!([]), "nobody allowed notifications");
    look_away(&yellow, false)?;
    yellow.wait_until(&format!("document.title === {title}"))?;
    turn(&yellow, &green, &mut mirror)?;

    yellow.grant(&["notifications"])?;
    look_away(&yellow, true)?;
    turn(&green, &yellow, &mut mirror)?;
    yellow.wait_until("shown.length === 1")?;
    let body = "Shacru · Ann";
    let expected = json!({ "by": "page", "title": "Your turn", "body": body, "tag": "pacru-turn" });
    assert_eq!(yellow.eval("shown[0]")?, expected);
    look_away(&yellow, false)?;
    turn(&yellow, &green, &mut mirror)?;

    // On a phone the service worker shows it, and knows the way back.
    yellow.wait_until("navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')")?;
    yellow.eval("void (sessionStorage.phone = 'yes')")?;
    look_away(&yellow, true)?;
    turn(&green, &yellow, &mut mirror)?;
    yellow.wait_until("shown.length === 2")?;
    let path = yellow.path()?;
    let expected = json!({ "by": "worker", "title": "Your turn", "body": body, "tag": "pacru-turn", "data": path });
    assert_eq!(yellow.eval("shown[1]")?, expected);
    yellow.wait_until(
        "navigator.serviceWorker.ready.then(worker => worker.getNotifications())
            .then(notifications => notifications.some(one => one.title === 'Your turn'))",
    )?;
    green.finish()?;
    yellow.finish()
}
