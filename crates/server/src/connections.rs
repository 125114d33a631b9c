//! Accepting connections, within bounds, until the end.

use crate::Limits;
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

/// After a connection that could not be accepted (too many open files, say), the next try waits so long.
const RETRY: Duration = Duration::from_millis(100);

/// Serves connections until `stop` ends, then lets those under way finish.
pub(crate) async fn serve(listener: TcpListener, router: Router, limits: Limits, stop: impl Future<Output = ()>) {
    let places = Arc::new(Semaphore::new(limits.connections));
    // Every connection holds a receiver; when all are gone, all have ended.
    let (ending, _) = watch::channel(false);
    let accepting = async {
        loop {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, _)) => {
                    let connection = answer(stream, router.clone(), limits, ending.subscribe());
                    tokio::spawn(async move {
                        connection.await;
                        drop(place);
                    });
                }
                Err(_) => sleep(RETRY).await,
            }
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

/// Answers the requests of one connection until it ends, grows old or the server stops.
async fn answer(stream: TcpStream, router: Router, limits: Limits, mut ending: watch::Receiver<bool>) {
    // Answers are written in one go; a socket that cannot be set so only waits longer.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_header_size(limits.head_size)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
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
