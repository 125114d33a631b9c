//! Accepting connections, within bounds, until the end.

use crate::limits::{Counts, Held, Source};
use crate::{Limits, Networks};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::{sleep, timeout};

/// After a connection that could not be accepted (too many open files, say), the next try waits so long.
const RETRY: Duration = Duration::from_millis(100);

/// Said to an address that has too many connections. If it does not even take that, the connection just ends.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// What requests know of their connection.
#[derive(Clone, Debug)]
pub(crate) struct Connected {
    /// Who is at the other end, perhaps a proxy.
    pub(crate) peer: SocketAddr,
    /// Held by a WebSocket for as long as it lives: it counts as a connection, and the server waits for it at the end.
    pub(crate) place: Arc<Place>,
    /// Turns true when the server is about to end.
    pub(crate) ending: watch::Receiver<bool>,
}

/// A place among all connections, and among those of its address.
#[derive(Debug)]
pub(crate) struct Place {
    _of_all: OwnedSemaphorePermit,
    _of_address: Option<Held<Source>>,
}

/// Serves connections until `stop` ends, then lets those under way finish.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Arc<Limits>,
    trusted: &Networks,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections.max(1)));
    let by_address = Counts::new(limits.connections_per_address);
    // Every connection holds a receiver; when all are gone, all have ended.
    let (ending, _) = watch::channel(false);
    let accepting = async {
        loop {
            let Ok(of_all) = Arc::clone(&places).acquire_owned().await else { return };
            let (stream, peer) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(RETRY).await;
                    continue;
                }
            };
            // A proxy speaks for many; whom it speaks for is counted later.
            let of_address = match by_address.hold(Source::from(peer.ip())) {
                Some(held) => Some(held),
                None if trusted.contain(peer.ip()) => None,
                None => {
                    let _ = stream.try_write(TOO_MANY);
                    continue;
                }
            };
            let place = Arc::new(Place { _of_all: of_all, _of_address: of_address });
            let connected = Connected { peer, place, ending: ending.subscribe() };
            tokio::spawn(answer(stream, router.clone(), Arc::clone(&limits), connected));
        }
    };
    tokio::select! {
        () = stop => {}
        () = accepting => {}
    }
    // Nobody new gets in while the others say goodbye.
    drop(listener);
    ending.send_replace(true);
    // Whoever takes longer is cut off.
    let _ = timeout(limits.farewell, ending.closed()).await;
}

/// Answers the requests of one connection until it ends, grows old, becomes a WebSocket or the server stops.
async fn answer(stream: TcpStream, router: Router, limits: Arc<Limits>, connected: Connected) {
    // Answers are written in one go; a socket that cannot be set so only waits longer.
    let _ = stream.set_nodelay(true);
    let mut ending = connected.ending.clone();
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(connected.clone());
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_header_size(limits.head_size)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // What goes wrong on a connection is the client's doing, and it has been told or is gone.
        _ = &mut connection => return,
        _ = ending.wait_for(|&ending| ending) => {}
        () = sleep(limits.connection) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = timeout(limits.farewell, connection).await;
}
