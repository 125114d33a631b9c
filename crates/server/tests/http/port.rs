//! Taking a port.

use crate::client::{page, settings};
use pacru_server::{BindError, Server, Settings, StartError};
use std::net::{IpAddr, Ipv4Addr, TcpListener};

#[test]
fn a_busy_port_is_named() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address");
    let (settings, _folder) = settings();
    let settings = Settings { port: address.port(), ..settings };
    let refused = Server::open(&settings, page()).expect_err("it is busy");
    assert!(matches!(refused, StartError::Port(BindError::Busy(busy)) if busy == address), "{refused}");
    assert_eq!(refused.to_string(), format!("port {} is busy", address.port()));
    let elsewhere = Server::open(&Settings { any_port: true, ..settings }, page()).expect("another port");
    assert_ne!(elsewhere.address().port(), address.port());
}

#[test]
fn an_address_of_another_computer_is_refused() {
    let (settings, _folder) = settings();
    let settings = Settings { host: IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), ..settings };
    let refused = Server::open(&settings, page()).expect_err("it is kept for documentation");
    assert!(matches!(refused, StartError::Port(BindError::Elsewhere(_))), "{refused}");
}

#[test]
fn the_address_to_open_is_one_of_this_machine() {
    let (settings, _folder) = settings();
    let settings = Settings { host: IpAddr::V4(Ipv4Addr::UNSPECIFIED), ..settings };
    let server = Server::open(&settings, page()).expect("a free port");
    assert_eq!(server.url(), format!("http://127.0.0.1:{}/", server.address().port()));
}

#[test]
fn a_database_that_cannot_be_used_is_named_before_the_port_is_taken() {
    let (mut settings, folder) = settings();
    let text = folder.path().join("text.db");
    std::fs::write(&text, "these are no games, but more than enough words for the head of a database".repeat(20))
        .expect("a file");
    settings.database = Some(text.clone());
    let refused = Server::open(&settings, page()).expect_err("it is no database");
    assert!(matches!(&refused, StartError::Database(path, _) if *path == text), "{refused}");
    assert!(refused.to_string().starts_with(&text.display().to_string()), "{refused}");
}
