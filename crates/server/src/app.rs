//! All subjects under one roof.

use crate::limits::{Counts, Rates, Source};
use crate::live::Hub;
use crate::metrics::Metrics;
use crate::{Page, Settings, api, health, metrics, page, protection};
use axum::Router;
use axum::middleware;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// What all requests share.
#[derive(Debug)]
pub(crate) struct App {
    pub(crate) hub: Hub,
    pub(crate) settings: Settings,
    /// Where the server listens.
    pub(crate) address: SocketAddr,
    pub(crate) rates: Rates,
    /// Places for `WebSocket`s, of all and by address.
    pub(crate) sockets: Arc<Semaphore>,
    pub(crate) sockets_by_address: Counts<Source>,
    pub(crate) metrics: Metrics,
}

impl App {
    pub(crate) fn new(hub: Hub, settings: Settings, address: SocketAddr) -> Arc<App> {
        let limits = &settings.limits;
        Arc::new(App {
            hub,
            address,
            rates: Rates::new(limits),
            sockets: Arc::new(Semaphore::new(limits.sockets)),
            sockets_by_address: Counts::new(limits.sockets_per_address),
            metrics: Metrics::default(),
            settings,
        })
    }
}

/// Everything that the server answers.
pub(crate) fn router(app: &Arc<App>, page: Page) -> Router {
    Router::new()
        .merge(api::router(app))
        .merge(health::router(app))
        .merge(metrics::router(app))
        .merge(page::router(Arc::new(page)))
        .layer(middleware::map_response(protection::protect))
}
