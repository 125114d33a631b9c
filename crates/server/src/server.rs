//! A server from its database and its port to its end.

use crate::app::{self, App};
use crate::clock::SystemClock;
use crate::live::Hub;
use crate::store::{Sqlite, Store, StoreError};
use crate::{Page, Settings, connections, stop};
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::runtime::{self, Runtime};

/// A server that has its database open and holds its port. It answers as soon as it [runs](Server::run).
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    settings: Settings,
    page: Page,
    hub: Hub,
    runtime: Runtime,
}

impl Server {
    /// Opens the database, then takes the port: whoever can reach the server can play.
    pub fn open(settings: &Settings, page: Page) -> Result<Server, StartError> {
        let path = settings.database().map_err(StartError::NoFolder)?;
        let runtime = runtime::Builder::new_multi_thread().enable_all().build().map_err(StartError::Runtime)?;
        let opened = runtime.block_on(async {
            let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path, settings.store.clone()).await?);
            Hub::open(store, Arc::new(SystemClock::new()), settings.hub.clone()).await
        });
        let hub = opened.map_err(|error| StartError::Database(path, error))?;
        match bind(settings) {
            Ok((listener, address)) => Ok(Server { listener, address, settings: settings.clone(), page, hub, runtime }),
            Err(error) => {
                runtime.block_on(hub.shutdown());
                Err(StartError::Port(error))
            }
        }
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
        let Server { listener, address, settings, page, hub, runtime } = self;
        runtime.block_on(async {
            let stop = stop::asked()?;
            ready();
            serve(listener, App::new(hub, settings, address), page, stop).await
        })
    }

    /// Serves until the future ends.
    pub fn run_until(self, stop: impl Future<Output = ()>) -> io::Result<()> {
        let Server { listener, address, settings, page, hub, runtime } = self;
        runtime.block_on(serve(listener, App::new(hub, settings, address), page, stop))
    }
}

/// Serves; then tells clients to come back, finishes what is under way, and stores what waits.
async fn serve(listener: TcpListener, app: Arc<App>, page: Page, stop: impl Future<Output = ()>) -> io::Result<()> {
    let listener = tokio::net::TcpListener::from_std(listener)?;
    make_room(app.settings.limits.connections);
    tracing::info!(address = %app.address, "serving");
    let router = app::router(&app, page);
    connections::serve(listener, router, Arc::new(app.settings.limits), &app.settings.trusted_proxy, stop).await;
    app.hub.shutdown().await;
    tracing::info!("stopped");
    Ok(())
}

/// Files that are open beside connections: the database, the log, and some to spare.
#[cfg(unix)]
const OTHER_FILES: u64 = 200;

/// Has the system allow as many open files as there may be connections; many allow 1024 until they are asked.
#[cfg(unix)]
fn make_room(connections: usize) {
    let wanted = connections as u64 + OTHER_FILES;
    let most = rlimit::increase_nofile_limit(wanted).unwrap_or_default();
    if most < wanted {
        tracing::warn!(
            most,
            wanted,
            "the system allows fewer open files than connections: raise its limit, or lower ours"
        );
    }
}

/// Here the system has no such limit.
#[cfg(not(unix))]
fn make_room(_: usize) {}

fn bind(settings: &Settings) -> Result<(TcpListener, SocketAddr), BindError> {
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
    Ok((listener, address))
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    /// The database cannot be used.
    Database(PathBuf, StoreError),
    /// There is no place for a database; what to do.
    NoFolder(&'static str),
    /// The port cannot be taken.
    Port(BindError),
    /// The system gives no threads.
    Runtime(io::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Database(path, error) => write!(f, "{}: {error}", path.display()),
            StartError::NoFolder(advice) => f.write_str(advice),
            StartError::Port(error) => error.fmt(f),
            StartError::Runtime(error) => write!(f, "cannot start: {error}"),
        }
    }
}

impl std::error::Error for StartError {}

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
