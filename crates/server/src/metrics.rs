//! `/metrics`: how the server is doing, in the text form of Prometheus.

use crate::app::App;
use crate::client::Client;
use axum::Router;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// Upper bounds of the times of requests.
const TIMES: [Duration; 8] = [
    Duration::from_millis(1),
    Duration::from_millis(5),
    Duration::from_millis(10),
    Duration::from_millis(50),
    Duration::from_millis(100),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(5),
];

/// What is counted outside of the games. Everything in it is bounded: paths are patterns, methods are known ones.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(String, &'static str, u16), u64>>,
    times: Mutex<Times>,
    sockets: AtomicU64,
    opened: AtomicU64,
    heard: AtomicU64,
    sent: AtomicU64,
}

#[derive(Debug, Default)]
struct Times {
    /// Not cumulative; the last one is for everything slower.
    counts: [u64; TIMES.len() + 1],
    sum: Duration,
}

impl Metrics {
    pub(crate) fn request(&self, path: &str, method: &Method, status: u16, took: Duration) {
        let method = match *method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            _ => "other",
        };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((path.to_owned(), method, status)).or_default() += 1;
        drop(requests);
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.counts[TIMES.partition_point(|&bound| bound < took)] += 1;
        times.sum += took;
    }

    pub(crate) fn socket_opened(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn socket_closed(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn heard(&self) {
        self.heard.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn sent(&self, messages: u64) {
        self.sent.fetch_add(messages, Ordering::Relaxed);
    }
}

pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new().route("/metrics", get(show)).with_state(Arc::clone(app))
}

async fn show(State(app): State<Arc<App>>, client: Client) -> Response {
    if !app.settings.metrics_for.contain(client.address) {
        return (StatusCode::NOT_FOUND, [(CACHE_CONTROL, "no-store")], "There is nothing here.\n").into_response();
    }
    let headers = [(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (headers, write(&app)).into_response()
}

/// Everything that is counted.
fn write(app: &App) -> String {
    let mut page = Page(String::new());
    let (metrics, games) = (&app.metrics, app.hub.gauges());
    page.head("pacru_http_requests_total", "counter", "Requests to the API");
    for ((path, method, status), count) in &*metrics.requests.lock().unwrap_or_else(PoisonError::into_inner) {
        page.line(
            &format!("pacru_http_requests_total{{path=\"{path}\",method=\"{method}\",status=\"{status}\"}}"),
            count,
        );
    }
    let times = metrics.times.lock().unwrap_or_else(PoisonError::into_inner);
    let [counts @ .., slower] = &times.counts;
    let by_bound: Vec<(Duration, u64)> = TIMES.into_iter().zip(counts.iter().copied()).collect();
    page.histogram("pacru_http_seconds", "How long requests to the API took", &by_bound, *slower, times.sum);
    drop(times);

    let counted = |count: &AtomicU64| count.load(Ordering::Relaxed);
    page.one("pacru_sockets", "gauge", "Open WebSockets", counted(&metrics.sockets));
    page.one("pacru_sockets_opened_total", "counter", "WebSockets so far", counted(&metrics.opened));
    page.one("pacru_messages_received_total", "counter", "Messages from WebSockets", counted(&metrics.heard));
    page.one("pacru_messages_sent_total", "counter", "Messages to WebSockets", counted(&metrics.sent));

    page.one("pacru_other_servers", "gauge", "Other servers on the same database", games.others);
    page.one("pacru_games", "gauge", "Games in memory", games.games);
    page.one("pacru_subscribers", "gauge", "Connections that follow a game", games.subscribers);
    page.one("pacru_commands_settled_total", "counter", "Commands that were stored", games.settled);
    page.one("pacru_commands_refused_total", "counter", "Commands that were refused", games.refused);
    page.one("pacru_subscribers_dropped_total", "counter", "Connections that were too slow", games.dropped);
    page.one("pacru_searches", "gauge", "Computers that think now", games.searching);
    page.one("pacru_searches_queued", "gauge", "Computers that wait to think", games.searches_queued);
    page.one("pacru_searches_total", "counter", "Moves found by computers", games.searches);

    let store = games.store;
    page.one("pacru_store_queued", "gauge", "Requests that wait to be stored", store.queued);
    page.one("pacru_store_commits_total", "counter", "Transactions", store.commits);
    page.one("pacru_store_events_total", "counter", "Events that were stored", store.events);
    page.one("pacru_store_failures_total", "counter", "Requests that could not be stored", store.failures);
    let help = "How long requests waited until they were stored for good";
    page.histogram("pacru_store_seconds", help, &store.latency, store.slower, store.latency_sum);
    page.0
}

/// A page of figures. Writing to a text cannot fail.
struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn line(&mut self, name: &str, value: impl Display) {
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: u64) {
        self.head(name, kind, help);
        self.line(name, value);
    }

    fn histogram(&mut self, name: &str, help: &str, counts: &[(Duration, u64)], slower: u64, sum: Duration) {
        self.head(name, "histogram", help);
        let mut so_far = 0;
        for (bound, count) in counts {
            so_far += count;
            self.line(&format!("{name}_bucket{{le=\"{}\"}}", bound.as_secs_f64()), so_far);
        }
        so_far += slower;
        self.line(&format!("{name}_bucket{{le=\"+Inf\"}}"), so_far);
        self.line(&format!("{name}_sum"), sum.as_secs_f64());
        self.line(&format!("{name}_count"), so_far);
    }
}
