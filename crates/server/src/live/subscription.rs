//! What one connection hears of a game.

use super::game::Live;
use super::hub::Hub;
use crate::store::VisitorId;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::broadcast;

/// A message for clients, made once for all of them: a clone shares the bytes, and they are known to be a text.
pub type Frame = Utf8Bytes;

/// A message on its way to subscribers.
#[derive(Clone, Debug)]
pub(super) struct Sent {
    pub(super) frame: Frame,
    /// Nobody but players may hear of the game any more.
    pub(super) players_only: bool,
}

/// What one connection hears of a game, until it is dropped.
#[derive(Debug)]
pub struct Subscription {
    hub: Hub,
    live: Arc<Live>,
    visitor: Option<VisitorId>,
    receiver: broadcast::Receiver<Sent>,
    first: Vec<Frame>,
}

impl Subscription {
    /// Hears what is sent from now on. The caller holds the game.
    pub(super) fn new(hub: Hub, live: Arc<Live>, visitor: Option<VisitorId>, first: Vec<Frame>) -> Subscription {
        let receiver = live.sender.subscribe();
        live.presence().come(visitor);
        hub.presence_changed(&live);
        let mut subscription = Subscription { hub, live, visitor, receiver, first };
        subscription.first.push(subscription.hub.present_frame(&subscription.live));
        subscription
    }

    /// What a client is sent first: hello, the events that it has missed, who is present.
    pub fn first(&mut self) -> Vec<Frame> {
        std::mem::take(&mut self.first)
    }

    /// The next message; nothing when the connection shall end: the client was too slow and has to ask for what it missed, or
    /// may not see the game any more.
    pub async fn next(&mut self) -> Option<Frame> {
        match self.receiver.recv().await {
            Ok(sent) if sent.players_only && !self.is_player() => None,
            Ok(sent) => Some(sent.frame),
            Err(broadcast::error::RecvError::Lagged(_)) => {
                self.hub.count_dropped();
                None
            }
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }

    fn is_player(&self) -> bool {
        self.live.presence().holds(self.visitor)
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.live.presence().go(self.visitor, self.hub.now());
        self.live.use_now(self.hub.now());
        self.hub.presence_changed(&self.live);
        self.hub.count_gone();
    }
}
