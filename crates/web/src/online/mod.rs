//! A game with people elsewhere, as far as it needs no browser: what is known of it, what was sent and not answered yet, how a
//! lost connection is taken up again, and how the clocks of server and page go together.

mod clock;
mod fair;
mod invite;
mod names;
mod pending;
mod reconnect;
mod session;
mod table;
#[cfg(test)]
mod tests;

pub use clock::{Left, ServerClock};
pub use fair::Running;
pub use invite::setup_of;
pub use names::suggest_name;
pub use pending::{Pending, merge_pending, read_pending, write_pending};
pub use reconnect::{Reconnect, SILENCE};
pub use session::{Heard, Session};
pub use table::table_of;
