//! Who is at the other end of a request: the address that limits count, and the name by which they know us.

use crate::app::App;
use crate::connections::Connected;
use crate::limits::Source;
use crate::settings::is_host;
use axum::extract::FromRequestParts;
use axum::http::header::{HOST, HeaderMap, ORIGIN};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// The address of all whose proxy tells none that can be read: limits count them together.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// A client of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// Its address; behind a trusted proxy the one that the proxy tells.
    pub(crate) address: IpAddr,
    /// Whether its browser uses TLS, as far as we know.
    pub(crate) secure: bool,
    /// The host that it asked for.
    pub(crate) host: Option<String>,
}

impl Client {
    pub(crate) fn new(app: &App, peer: IpAddr, headers: &HeaderMap) -> Client {
        let trusted = &app.settings.trusted_proxy;
        let mut client = Client { address: peer.to_canonical(), secure: false, host: host(headers) };
        if trusted.contain(peer) {
            client.secure = last_word(headers, "x-forwarded-proto").is_some_and(|proto| proto == "https");
            // Each proxy adds at the end whom it heard. What stands before the first that is not ours, anybody can have written.
            for word in words(headers, "x-forwarded-for").iter().rev() {
                // Whoever cannot be told is not our proxy, and has none of its rights.
                client.address = read_address(word).unwrap_or(UNKNOWN);
                if !trusted.contain(client.address) {
                    break;
                }
            }
        }
        if let Some(url) = &app.settings.public_url {
            client.secure = url.is_secure();
        }
        client
    }

    /// As limits count it.
    pub(crate) fn source(&self) -> Source {
        Source::from(self.address)
    }
}

/// The host that was asked for, if it is one.
fn host(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?.to_ascii_lowercase();
    is_host(&host).then_some(host)
}

/// Whether a request comes from our own page, or from no page at all. Browsers tell it by the origin.
pub(crate) fn is_from_our_page(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let is_public = app.settings.public_url.as_ref().is_some_and(|url| url.origin() == origin);
    let is_here = origin.split_once("://").is_some_and(|(_, at)| host(headers).is_some_and(|host| host == at));
    is_public || is_here
}

/// All values of a header that is a list. A value that is no text spoils none of the others.
fn words(headers: &HeaderMap, name: &str) -> Vec<String> {
    let values = headers.get_all(name).iter().flat_map(|list| list.as_bytes().split(|&byte| byte == b','));
    let words = values.map(|value| String::from_utf8_lossy(value).trim().to_ascii_lowercase());
    words.filter(|word| !word.is_empty()).collect()
}

fn last_word(headers: &HeaderMap, name: &str) -> Option<String> {
    words(headers, name).pop()
}

/// An address as proxies write it, perhaps with a port.
fn read_address(word: &str) -> Option<IpAddr> {
    let plain = word.parse().ok();
    let with_port = || word.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || word.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    plain.or_else(with_port).or_else(in_brackets).map(|address: IpAddr| address.to_canonical())
}

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Infallible> {
        // Every request that came over a connection knows it.
        let peer = parts.extensions.get::<Connected>().map(|connected| connected.peer.ip());
        Ok(Client::new(app, peer.unwrap_or(Ipv4Addr::LOCALHOST.into()), &parts.headers))
    }
}
