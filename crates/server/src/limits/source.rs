//! Where requests come from, as limits count it.

use std::net::{IpAddr, Ipv6Addr};

/// An IPv4 address, or the network of an IPv6 address: a household has 2⁶⁴ addresses to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Source(IpAddr);

impl From<IpAddr> for Source {
    fn from(address: IpAddr) -> Source {
        Source(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address @ IpAddr::V4(_) => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Source;
    use std::net::IpAddr;

    #[test]
    fn neighbours_share_an_ipv6_network_but_no_ipv4_address() {
        let same = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|text| Source::from(text.parse::<IpAddr>().expect(text)));
            one == other
        };
        assert!(same("2001:db8:1:2::3", "2001:db8:1:2:ffff::4"));
        assert!(!same("2001:db8:1:2::3", "2001:db8:1:3::3"));
        assert!(same("192.0.2.1", "::ffff:192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
    }
}
