//! How often something may be done, and how many of something there may be, by whom.

mod buckets;
mod counts;
mod source;

pub(crate) use buckets::{Bucket, Buckets};
pub(crate) use counts::{Counts, Held};
pub(crate) use source::Source;

use crate::Limits;
use crate::store::VisitorId;
use std::time::Duration;

/// So many in so long a time. All of them may come at once; after that they come back one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How many.
    pub count: u32,
    /// In which time.
    pub per: Duration,
}

impl Rate {
    /// So many in so many seconds.
    pub const fn new(count: u32, seconds: u64) -> Rate {
        Rate { count, per: Duration::from_secs(seconds) }
    }
}

/// It was too much; again after so long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    pub(crate) wait: Duration,
}

/// All rates that are kept across requests.
#[derive(Debug)]
pub(crate) struct Rates {
    pub(crate) requests: Buckets<Source>,
    pub(crate) requests_per_visitor: Buckets<VisitorId>,
    pub(crate) visitors: Buckets<Source>,
    pub(crate) guesses: Buckets<Source>,
    pub(crate) games: Buckets<VisitorId>,
    pub(crate) joins: Buckets<VisitorId>,
    pub(crate) commands: Buckets<VisitorId>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        Rates {
            requests: Buckets::new(limits.requests),
            requests_per_visitor: Buckets::new(limits.requests_per_visitor),
            visitors: Buckets::new(limits.visitors),
            guesses: Buckets::new(limits.guesses),
            games: Buckets::new(limits.games),
            joins: Buckets::new(limits.joins),
            commands: Buckets::new(limits.commands),
        }
    }
}
