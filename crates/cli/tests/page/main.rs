//! The page in a real browser: served by `pacru serve`, looked at and used as a reader does.
//!
//! | file | subject |
//! |---|---|
//! | `world` | the server, the browser, and a reader's visit |
//! | `kept` | games put into the browser's storage, and read from the page |
//! | `hand` | moves made with mouse, finger or keyboard |
//! | `online` | games between several browsers |
//! | the rest | the tests, one subject each |

mod analysis;
mod around;
mod barriers;
mod choices;
mod clock;
mod dragging;
mod games;
mod hand;
mod keeping;
mod kept;
mod keyboard;
mod languages;
mod learning;
mod offline;
mod online;
mod phone;
mod refusals;
mod setting_up;
mod world;
