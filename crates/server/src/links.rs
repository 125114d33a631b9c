//! Links that people send each other: in words, and to be photographed.

use crate::app::App;
use crate::client::Client;
use crate::qr;
use crate::store::Keys;
use pacru_api::{Device, GameId, Links, Millis, Secret, Visibility};
use std::net::{IpAddr, SocketAddr};

/// What all links begin with: `https://example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Base(String);

impl Base {
    /// The address that people use, if the operator told it; else the one that this client used, made such that other
    /// machines can use it, too.
    pub(crate) fn new(app: &App, client: &Client) -> Base {
        if let Some(url) = &app.settings.public_url {
            return Base(url.origin().to_owned());
        }
        let scheme = if client.secure { "https" } else { "http" };
        let everywhere = app.address.ip().is_unspecified();
        let asked = client.host.as_deref().filter(|host| !(everywhere && is_loopback(host)));
        let host = match asked {
            Some(host) => host.to_owned(),
            None if everywhere => in_home_network(app.address).to_string(),
            None => app.address.to_string(),
        };
        Base(format!("{scheme}://{host}"))
    }

    pub(crate) fn links(&self, id: &GameId, keys: &Keys, visibility: Visibility) -> Links {
        let game = format!("{}/game/{id}", self.0);
        let invite = format!("{game}#join-{}", keys.join.as_str());
        let watch = match visibility {
            Visibility::Public => game,
            Visibility::Private => format!("{game}#watch-{}", keys.watch.as_str()),
        };
        Links { invite_qr: qr::code(&invite), invite, watch }
    }

    pub(crate) fn device(&self, code: &Secret, until: Millis) -> Device {
        let link = format!("{}/me#{}", self.0, code.as_str());
        Device { qr: qr::code(&link), link, until }
    }
}

/// Whether a host means the machine itself, which a phone beside it would take for the phone.
fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => name,
        _ => host,
    };
    let name = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.to_canonical().is_loopback())
}

/// The address of this machine in the network that it shares with others; its own where it is alone.
fn in_home_network(listening: SocketAddr) -> SocketAddr {
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let usable = all.iter().filter(|interface| !interface.is_loopback() && !interface.is_link_local());
    // Addresses of the old kind are what home routers give to phones.
    let mut addresses: Vec<IpAddr> = usable.map(if_addrs::Interface::ip).collect();
    addresses.sort_by_key(|address| match address {
        IpAddr::V4(address) => u8::from(!address.is_private()),
        IpAddr::V6(_) => 2,
    });
    let fits = |address: &&IpAddr| address.is_ipv4() || listening.is_ipv6();
    let own = if listening.is_ipv4() { [127, 0, 0, 1].into() } else { IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1]) };
    SocketAddr::new(addresses.iter().find(fits).copied().unwrap_or(own), listening.port())
}

#[cfg(test)]
mod tests {
    use super::{in_home_network, is_loopback};

    #[test]
    fn names_of_the_machine_itself_are_known() {
        for host in ["localhost", "localhost:8302", "127.0.0.1:1", "127.9.9.9", "[::1]:8302", "[::1]", "a.localhost:2"]
        {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["192.168.1.2:8302", "pacru.lan", "localhost.example.org", "[fd00::1]:8302", "128.0.0.1"] {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn the_address_for_others_is_one_and_keeps_the_port() {
        let address = in_home_network(([0, 0, 0, 0], 8302).into());
        assert!(!address.ip().is_unspecified() && address.is_ipv4());
        assert_eq!(address.port(), 8302);
    }
}
