//! Moving to another device.

use crate::client::Running;
use crate::person::{Person, against_somebody, key_of};
use pacru_api::{Device, MyGames, RefusedCode};
use serde_json::json;

#[test]
fn a_personal_link_makes_another_device_the_same_visitors_once() {
    let server = Running::new();
    let mut ann = Person::new();
    let game = ann.create(&server, &against_somebody("private"));
    let device: Device = ann.post(&server, "/api/me/device", &json!({})).json();
    assert!(device.link.starts_with("http://test/me#") && device.qr.size > 20, "{}", device.link);
    let code = json!({ "key": key_of(&device.link) });
    let mut phone = Person::new();
    let entered = phone.post(&server, "/api/me/enter", &code);
    assert_eq!(entered.json::<MyGames>().games[0].id, game.id);
    phone.remember(&entered);
    assert_ne!(phone.headers, ann.headers, "with a secret of its own");
    assert_eq!(phone.view(&server, game.id.as_str()).seats.len(), 1);
    assert_eq!(ann.view(&server, game.id.as_str()).seats.len(), 1, "the first goes on");
    let twice = Person::new().post(&server, "/api/me/enter", &code);
    assert_eq!((twice.problem(), twice.header("set-cookie")), ((403, RefusedCode::BadKey), None));
}
