//! Taking a port.

use crate::client::page;
use pacru_server::{BindError, Server, Settings};
use std::net::{IpAddr, Ipv4Addr, TcpListener};

#[test]
fn a_busy_port_is_named() {
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = other.local_addr().expect("an address");
    let settings = Settings { port: address.port(), ..Settings::default() };
    let refused = Server::bind(&settings, page()).expect_err("it is busy");
    assert!(matches!(refused, BindError::Busy(busy) if busy == address), "{refused}");
    assert_eq!(refused.to_string(), format!("port {} is busy", address.port()));
    let elsewhere = Server::bind(&Settings { any_port: true, ..settings }, page()).expect("another port");
    assert_ne!(elsewhere.address().port(), address.port());
}

#[test]
fn an_address_of_another_computer_is_refused() {
    let settings = Settings { host: IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)), port: 0, ..Settings::default() };
    let refused = Server::bind(&settings, page()).expect_err("it is kept for documentation");
    assert!(matches!(refused, BindError::Elsewhere(_)), "{refused}");
}

#[test]
fn the_address_to_open_is_one_of_this_machine() {
    let settings = Settings { host: IpAddr::V4(Ipv4Addr::UNSPECIFIED), port: 0, ..Settings::default() };
    let server = Server::bind(&settings, page()).expect("a free port");
    assert_eq!(server.url(), format!("http://127.0.0.1:{}/", server.address().port()));
}
