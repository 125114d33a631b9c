//! The rule numbers of the rule booklet.

use core::fmt;

macro_rules! rules {
    ($($name:ident $text:literal $about:literal,)*) => {
        /// The number of a rule in the booklet of the games: `S-R1` to `S-R6` for Shacru, `A-R1` to `A-R10` for Azacru,
        /// and `R1` to `R16` for Pacru. A [`Refusal`](crate::Refusal) names it, so that a player can look the rule up.
        ///
        /// The text form is the number as printed. [`FromStr`](core::str::FromStr) reads capital letters only.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum RuleId {
            $(#[doc = $about] $name,)*
        }

        impl RuleId {
            /// All rules: Shacru's, Azacru's, Pacru's.
            pub const ALL: &[RuleId] = &[$(RuleId::$name),*];

            /// The number as printed, such as `S-R4`, `A-R7` or `R11`.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(RuleId::$name => $text,)*
                }
            }
        }
    };
}

rules! {
    SR1 "S-R1" "Shacru: set-up.",
    SR2 "S-R2" "Shacru: turns and passing.",
    SR3 "S-R3" "Shacru: a move is one field, which gets a marker.",
    SR4 "S-R4" "Shacru: borderland twist.",
    SR5 "S-R5" "Shacru: fields that may not be entered.",
    SR6 "S-R6" "Shacru: end of the game.",
    AR1 "A-R1" "Azacru: set-up.",
    AR2 "A-R2" "Azacru: turns.",
    AR3 "A-R3" "Azacru: directions.",
    AR4 "A-R4" "Azacru: power of movement.",
    AR5 "A-R5" "Azacru: long moves.",
    AR6 "A-R6" "Azacru: borderland twist.",
    AR7 "A-R7" "Azacru: connection change.",
    AR8 "A-R8" "Azacru: connection jump.",
    AR9 "A-R9" "Azacru: what is forbidden.",
    AR10 "A-R10" "Azacru: passing and the last round.",
    R1 "R1" "Pacru: set-up and target.",
    R2 "R2" "Pacru: turns.",
    R3 "R3" "Pacru: directions.",
    R4 "R4" "Pacru: borderland change.",
    R5 "R5" "Pacru: power of movement.",
    R6 "R6" "Pacru: long moves.",
    R7 "R7" "Pacru: what is forbidden.",
    R8 "R8" "Pacru: connection change.",
    R9 "R9" "Pacru: connection jump.",
    R10 "R10" "Pacru: borderland transformation.",
    R11 "R11" "Pacru: pincer.",
    R12 "R12" "Pacru: meeting.",
    R13 "R13" "Pacru: several effects of one move.",
    R14 "R14" "Pacru: reorientation.",
    R15 "R15" "Pacru: being out.",
    R16 "R16" "Pacru: winning.",
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
