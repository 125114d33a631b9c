//! Behind a proxy, and in a home network.

use crate::client::Running;
use crate::person::{Person, against_somebody};
use pacru_server::Rate;
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr};

fn from(address: &str) -> Person {
    Person::new().with(&format!("X-Forwarded-For: {address}"))
}

#[test]
fn limits_count_the_addresses_that_a_trusted_proxy_tells() {
    let server = Running::set(|settings| {
        settings.limits.requests = Rate::new(2, 3600);
        settings.trusted_proxy = "127.0.0.1, 10.0.0.0/8".parse().expect("networks");
    });
    let status = |person: &Person| person.get(&server, "/api/lobby").status;
    for address in ["192.0.2.1", "192.0.2.2:5000", "2001:db8::1", "192.0.2.3, 10.0.0.7", "6.6.6.6, 192.0.2.4"] {
        assert_eq!([(); 3].map(|()| status(&from(address))), [200, 200, 429], "{address}");
    }
    // Only what our own proxies have added is believed.
    assert_eq!(status(&from("7.7.7.7, 192.0.2.4")), 429);
    assert_eq!(status(&from("192.0.2.3")), 429);
    assert_eq!(status(&from("2001:db8::2")), 429, "the same network");
}

#[test]
fn whoever_a_trusted_proxy_does_not_tell_is_unknown_and_not_the_proxy() {
    let server = Running::set(|settings| {
        settings.limits.requests = Rate::new(2, 3600);
        settings.trusted_proxy = "127.0.0.1, 10.0.0.0/8".parse().expect("networks");
    });
    let status = |person: &Person, path: &str| person.get(&server, path).status;
    let lobby = |address: &str| status(&from(address), "/api/lobby");
    assert_eq!(["nonsense", "unknown, 10.0.0.7", "192.0.2.999"].map(lobby), [200, 200, 429], "all of them share");
    // What cannot be read does not hide what can, and is not asked for behind it.
    assert_eq!(["§§, 192.0.2.9", "192.0.2.9", "nonsense, 192.0.2.9"].map(lobby), [200, 200, 429]);
    assert_eq!(status(&Person::new(), "/api/lobby"), 200, "the proxy itself");
    assert_eq!(status(&Person::new(), "/metrics"), 200);
    for address in ["nonsense", "§§", "192.0.2.9"] {
        assert_eq!(status(&from(address), "/metrics"), 404, "{address} is not in our network");
    }
}

#[test]
fn without_trust_everybody_is_who_connects() {
    let server = Running::set(|settings| settings.limits.requests = Rate::new(2, 3600));
    let statuses =
        ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map(|address| from(address).get(&server, "/api/lobby").status);
    assert_eq!(statuses, [200, 200, 429]);
}

#[test]
fn links_are_such_that_others_can_open_them() {
    let setup = json!({ "setup": against_somebody("private") });
    let invite = |server: &Running, host: &str| {
        let body = setup.to_string();
        let request = format!(
            "POST /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let answer = crate::client::Answer::read(&server.say(request));
        answer.json::<pacru_api::Created>().links.invite
    };
    let public =
        Running::set(|settings| settings.public_url = Some("https://pacru.example.org".parse().expect("an address")));
    assert!(invite(&public, "127.0.0.1:1").starts_with("https://pacru.example.org/game/"));
    let local = Running::new();
    assert!(invite(&local, "pacru.lan:8302").starts_with("http://pacru.lan:8302/game/"));
    assert!(
        invite(&local, "localhost:8302").starts_with("http://localhost:8302/game/"),
        "nobody else can connect anyway"
    );
    assert!(invite(&local, "a/b#c").starts_with(&format!("http://{}/game/", local.address)), "no host is that");
    let home = Running::set(|settings| settings.host = IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    assert!(invite(&home, "192.0.2.7:8302").starts_with("http://192.0.2.7:8302/game/"));
    let link = invite(&home, "localhost:8302");
    assert!(!link.contains("localhost") && !link.contains("0.0.0.0"), "a phone cannot open {link}");
    assert!(link.contains(&format!(":{}/game/", home.address.port())), "{link}");
}
