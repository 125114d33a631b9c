//! The ceiling: a bare WebSocket echo with the same library, connections and message size, and nothing behind it.

use crate::error::{Error, Result};
use crate::http::patiently;
use crate::socket::open;
use axum::Router;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpListener;
use tokio::process::Command;
use tokio::task::JoinSet;
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// Connections that are opened at a time.
const HANDS: usize = 16;

/// Serves until it is killed; the first line of output is the address.
pub async fn serve() -> Result<()> {
    let upgrade =
        |upgrade: WebSocketUpgrade| async { upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(echo) };
    let router = Router::new().route("/", get(upgrade));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    Ok(axum::serve(listener, router).await?)
}

async fn echo(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        // Who does not listen any more is gone.
        if socket.send(message).await.is_err() {
            return;
        }
    }
}

/// Frames a second through an echo in a process of its own, both directions counted. Every connection has one message under way.
pub async fn measure(program: &Path, connections: usize, size: usize, length: Duration) -> Result<f64> {
    let mut child = Command::new(program)
        .arg("echo")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| Error::from(error).during(program.display()))?;
    let mut line = String::new();
    if let Some(out) = child.stdout.take() {
        patiently("the echo to tell its address", BufReader::new(out).read_line(&mut line)).await??;
    }
    let server: SocketAddr = line.trim().parse().map_err(|_| Error::new("the echo did not start"))?;
    let (count, over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let mut hands = JoinSet::new();
    for hand in 0..HANDS {
        let share = (hand..connections).step_by(HANDS).len();
        hands.spawn(async move {
            let mut sockets = Vec::new();
            for _ in 0..share {
                sockets.push(open(server, "/", &[]).await?);
            }
            Ok::<_, Error>(sockets)
        });
    }
    let mut clients = JoinSet::new();
    let mut sockets = Vec::new();
    while let Some(opened) = hands.join_next().await {
        sockets.extend(opened.map_err(Error::new)??);
    }
    let text = "x".repeat(size);
    for mut socket in sockets {
        let (count, over) = (Arc::clone(&count), Arc::clone(&over));
        let message = Message::text(text.clone());
        clients.spawn(async move {
            while !over.load(Ordering::Relaxed) {
                socket.send(message.clone()).await?;
                match patiently("an echo", socket.next()).await? {
                    Some(Ok(back)) if back == message => count.fetch_add(2, Ordering::Relaxed),
                    other => return Err(Error::new(format!("an echo said {other:?}"))),
                };
            }
            Ok(())
        });
    }
    // A second to get going, which does not count.
    sleep(Duration::from_secs(1)).await;
    let (begin, before) = (Instant::now(), count.load(Ordering::Relaxed));
    sleep(length).await;
    let frames = count.load(Ordering::Relaxed) - before;
    let rate = frames as f64 / begin.elapsed().as_secs_f64();
    over.store(true, Ordering::Relaxed);
    while let Some(ended) = clients.join_next().await {
        ended.map_err(Error::new)??;
    }
    child.kill().await?;
    Ok(rate)
}
