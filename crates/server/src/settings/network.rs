//! Networks of addresses, such as those of trusted proxies.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Networks, read from `10.0.0.0/8, ::1`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Networks(Vec<Network>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    address: IpAddr,
    prefix: u32,
}

impl Networks {
    /// This machine, and networks that are nobody else's: homes, companies, containers.
    pub fn private() -> Networks {
        let v4 = [([127, 0, 0, 0], 8), ([10, 0, 0, 0], 8), ([172, 16, 0, 0], 12), ([192, 168, 0, 0], 16)];
        let v6 = [([0, 0, 0, 0, 0, 0, 0, 1], 128), ([0xfc00, 0, 0, 0, 0, 0, 0, 0], 7)];
        let v4 = v4.map(|(address, prefix)| Network { address: IpAddr::from(address), prefix });
        let v6 = v6.map(|(address, prefix)| Network { address: IpAddr::from(address), prefix });
        Networks(v4.into_iter().chain(v6).collect())
    }

    /// Whether an address belongs to one of them.
    pub fn contain(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(address))
    }
}

/// The bits of an address, and how many there are.
fn bits(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(address) => (u128::from(address.to_bits()), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

impl Network {
    fn contains(self, other: IpAddr) -> bool {
        let ((bits, size), (other, other_size)) = (bits(self.address), bits(other));
        let shift = size - self.prefix;
        size == other_size && (self.prefix == 0 || bits >> shift == other >> shift)
    }
}

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Networks, String> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        words.map(str::parse).collect::<Result<_, _>>().map(Networks)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let advice = || format!("'{text}' is no network: use an address such as 127.0.0.1 or 10.0.0.0/8");
        let (address, prefix) = text.split_once('/').map_or((text, None), |(address, rest)| (address, Some(rest)));
        let address = address.parse::<IpAddr>().map_err(|_| advice())?.to_canonical();
        let (_, size) = bits(address);
        let prefix = prefix.map_or(Ok(size), str::parse).ok().filter(|&prefix| prefix <= size).ok_or_else(advice)?;
        Ok(Network { address, prefix })
    }
}

impl fmt::Display for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, Network { address, prefix }) in self.0.iter().enumerate() {
            let comma = if index > 0 { "," } else { "" };
            write!(f, "{comma}{address}/{prefix}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Networks;

    #[test]
    fn networks_contain_their_addresses() {
        let networks: Networks = "10.0.0.0/8, 192.168.1.7,fd00::/8, ::1".parse().expect("networks");
        for (address, inside) in [
            ("10.255.0.1", true),
            ("11.0.0.1", false),
            ("192.168.1.7", true),
            ("192.168.1.8", false),
            ("::ffff:10.1.2.3", true),
            ("fd12::1", true),
            ("fe80::1", false),
            ("::1", true),
            ("127.0.0.1", false),
        ] {
            assert_eq!(networks.contain(address.parse().expect(address)), inside, "{address}");
        }
        assert!("0.0.0.0/0".parse::<Networks>().expect("all").contain([8, 8, 8, 8].into()));
        assert!(!Networks::default().contain([127, 0, 0, 1].into()));
        assert_eq!(networks.to_string().parse(), Ok(networks));
        for text in ["10.0.0.0/33", "::/129", "10.0.0", "proxy", "10.0.0.0/", "10.0.0.0/-1"] {
            assert!(text.parse::<Networks>().is_err(), "{text}");
        }
    }
}
