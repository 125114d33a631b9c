//! Texts in five languages, from Fluent files, and sentences about games made of them.

mod bundle;
mod describe;
mod lang;
mod words;

pub use bundle::{Arg, Texts};
pub use describe::describe_field;
pub use lang::Lang;
pub use words::{color_name, end_sentence, list_of_colors, refusal, remarks, rule_of_end, setup_error, why_not};
