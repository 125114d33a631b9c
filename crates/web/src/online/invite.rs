//! From the form for a new game to what the server is asked to set up.

use crate::table::{Plan, Who};
use pacru_api::{Seat, Setup, Time, Visibility};

/// The game of a plan in which somebody elsewhere plays; "I" am called by this name unless the form has another.
pub fn setup_of(plan: &Plan, my_name: &str) -> Setup {
    let order = plan.order();
    let mut setup = Setup::new(plan.ruleset(), order);
    let seats = plan.players.iter().take(order.player_count()).map(|player| match player.who {
        Who::Me => Seat::Here { name: my_name.to_owned() },
        Who::Here => Seat::Here { name: player.name.clone() },
        Who::Elsewhere => Seat::Open,
        Who::Computer(level) => Seat::Computer { level: level.number() },
    });
    setup.seats = seats.collect();
    setup.time = match (plan.days, plan.clock) {
        (Some(days), _) => Time::Days(days),
        (None, Some(clock)) => Time::Clock { seconds: clock.minutes * 60, increment: clock.increment },
        (None, None) => Time::None,
    };
    setup.visibility = if plan.public { Visibility::Public } else { Visibility::Private };
    setup
}
