//! Games with people elsewhere: inviting, waiting, playing, watching, and what is said at the table.

mod attention;
mod controls;
mod device;
mod enter;
mod fair;
mod handle;
mod http;
mod invite;
mod lobby;
mod mine;
mod name;
mod offers;
mod share;
mod status;
mod talk;
mod waiting;
mod wire;
mod words;

pub(super) use attention::{NotifyButton, marked};
pub(super) use controls::OnlineControls;
pub(super) use device::DeviceView;
pub(super) use enter::OnlineView;
pub(super) use fair::{is_forbidden, look_again};
pub(super) use handle::Online;
pub(super) use invite::Invitation;
pub(super) use lobby::LobbyView;
pub(super) use mine::MyOnlineGames;
pub(super) use offers::{Offers, Rematch};
pub(super) use status::{LinkLine, Presence};
pub(super) use talk::{Bubble, Talk};
pub(super) use words::left_text;
