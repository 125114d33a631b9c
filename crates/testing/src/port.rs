//! Ports that nobody else is given.

use std::net::{Ipv4Addr, SocketAddr};
use tokio::net::TcpSocket;

/// A port of this machine that is taken, and that nobody listens on: whoever connects is refused.
#[derive(Debug)]
pub struct HeldPort {
    _socket: Option<TcpSocket>,
    address: SocketAddr,
}

impl HeldPort {
    /// Any free port.
    #[track_caller]
    pub fn new() -> HeldPort {
        let socket = TcpSocket::new_v4().expect("a socket");
        // Both ends of sharing must allow it; listeners of the standard library do.
        socket.set_reuseaddr(true).expect("an option of a socket");
        socket.bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).expect("a free port");
        let address = socket.local_addr().expect("an address");
        HeldPort { _socket: Some(socket), address }
    }

    /// A port for a server that is told its number, and that may be restarted. In between no other program is given it.
    ///
    /// Only on Linux can a server listen on a port that another socket has taken; elsewhere the port is free until the server starts.
    #[track_caller]
    pub fn for_server() -> HeldPort {
        let port = HeldPort::new();
        if cfg!(target_os = "linux") { port } else { HeldPort { _socket: None, ..port } }
    }

    /// The address with the port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of the port.
    pub fn number(&self) -> u16 {
        self.address.port()
    }
}

impl Default for HeldPort {
    fn default() -> HeldPort {
        HeldPort::new()
    }
}

#[cfg(test)]
mod tests {
    use super::HeldPort;
    use std::io::ErrorKind;
    use std::net::TcpStream;

    fn is_refused(port: &HeldPort) -> bool {
        TcpStream::connect(port.address()).is_err_and(|error| error.kind() == ErrorKind::ConnectionRefused)
    }

    #[test]
    fn nobody_listens() {
        assert!(is_refused(&HeldPort::new()));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn servers_can_come_and_go() {
        let port = HeldPort::for_server();
        for _ in 0..2 {
            let server = std::net::TcpListener::bind(port.address()).expect("it is shared");
            TcpStream::connect(port.address()).expect("somebody listens");
            drop(server);
            assert!(is_refused(&port));
        }
    }
}
