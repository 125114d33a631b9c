//! What an operator has hidden is blanked in everything that is sent.

use pacru_api::{Event, Hidden, Logged, Saying, Seat};

/// What was hidden by which event.
pub(super) type Hides = Vec<(u32, Hidden)>;

/// Blanks names and messages that were hidden later.
pub(super) fn blank(log: &mut [Logged], hides: &Hides) {
    if hides.is_empty() {
        return;
    }
    for logged in log {
        let number = logged.number;
        let later = || hides.iter().filter(|(by, _)| *by > number).map(|(_, hidden)| hidden);
        match &mut logged.event {
            Event::Created(setup) => {
                for (color, seat) in setup.order.colors().iter().copied().zip(&mut setup.seats) {
                    if let Seat::Here { name } = seat
                        && later().any(|hidden| *hidden == Hidden::Name(color))
                    {
                        name.clear();
                    }
                }
            }
            Event::Joined { color, name } if later().any(|hidden| *hidden == Hidden::Name(*color)) => name.clear(),
            Event::Said { what: Saying::Text(text), .. }
                if later().any(|hidden| *hidden == Hidden::Message(number)) =>
            {
                text.clear();
            }
            _ => {}
        }
    }
}
