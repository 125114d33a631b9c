//! A server from its port to its end.

use crate::{Limits, Page, Settings, app, connections, stop};
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use tokio::runtime::{self, Runtime};

/// A server that holds its port. It answers as soon as it [runs](Server::run).
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: Limits,
    page: Page,
}

impl Server {
    /// Takes the port.
    pub fn bind(settings: &Settings, page: Page) -> Result<Server, BindError> {
        let address = SocketAddr::new(settings.host, settings.port);
        let listener = match TcpListener::bind(address) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && settings.any_port => {
                TcpListener::bind(SocketAddr::new(settings.host, 0))
            }
            other => other,
        };
        let failed = |error| BindError::new(address, error);
        let listener = listener.map_err(failed)?;
        // The runtime waits for connections, not this socket.
        listener.set_nonblocking(true).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Server { listener, address, limits: settings.limits, page })
    }

    /// Where the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to type into a browser on this machine.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            // "Every address" is none that a browser could open.
            let here = if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() };
            address.set_ip(here);
        }
        format!("http://{address}/")
    }

    /// Serves until Ctrl-C or SIGTERM; answers under way are finished. Calls `ready` once it would hear these.
    pub fn run(self, ready: impl FnOnce()) -> io::Result<()> {
        runtime()?.block_on(async {
            let stop = stop::asked()?;
            ready();
            self.serve(stop).await
        })
    }

    /// Serves until the future ends.
    pub fn run_until(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        runtime()?.block_on(self.serve(stop))
    }

    async fn serve(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        connections::serve(listener, app::router(self.page), self.limits, stop).await;
        Ok(())
    }
}

fn runtime() -> io::Result<Runtime> {
    runtime::Builder::new_multi_thread().enable_all().build()
}

/// Why a port could not be taken.
#[derive(Debug)]
pub enum BindError {
    /// Another program listens there.
    Busy(SocketAddr),
    /// The system keeps this port for others.
    Denied(SocketAddr),
    /// The address is not one of this machine.
    Elsewhere(SocketAddr),
    /// Anything else.
    Other(SocketAddr, io::Error),
}

impl BindError {
    fn new(address: SocketAddr, error: io::Error) -> BindError {
        match error.kind() {
            io::ErrorKind::AddrInUse => BindError::Busy(address),
            io::ErrorKind::PermissionDenied => BindError::Denied(address),
            io::ErrorKind::AddrNotAvailable => BindError::Elsewhere(address),
            _ => BindError::Other(address, error),
        }
    }
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::Busy(address) => write!(f, "port {} is busy", address.port()),
            BindError::Denied(address) => write!(f, "port {} is not for every program", address.port()),
            BindError::Elsewhere(address) => write!(f, "{} is no address of this computer", address.ip()),
            BindError::Other(address, error) => write!(f, "cannot listen on {address}: {error}"),
        }
    }
}

impl std::error::Error for BindError {}
