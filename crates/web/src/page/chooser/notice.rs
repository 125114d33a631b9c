//! Why something could not be chosen.

use crate::page::texts::texts;
use crate::text::why_not;
use pacru_rules::draft::DraftRefusal;
use pacru_rules::{Draft, Field, FieldSet, Reason, RuleId};

/// A refusal that is shown.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::page) struct Notice {
    pub(in crate::page) why: DraftRefusal,
    /// The field that was chosen in vain.
    pub(in crate::page) at: Option<Field>,
}

impl Notice {
    pub(in crate::page) fn text(&self) -> String {
        why_not(&texts(), &self.why)
    }

    /// The rule that forbids it.
    pub(in crate::page) fn tag(&self) -> Option<RuleId> {
        match &self.why {
            DraftRefusal::Rule(refusal) | DraftRefusal::Stuck { ahead: Some(refusal), .. } => refusal.rule,
            _ => None,
        }
    }

    /// The fields to show as the cause: what is in the way, or how far the power reaches.
    pub(super) fn causes(&self, draft: Draft) -> FieldSet {
        let reason = match &self.why {
            DraftRefusal::Rule(refusal) | DraftRefusal::Stuck { ahead: Some(refusal), .. } => Some(refusal.reason),
            _ => None,
        };
        if let (Some(Reason::TooFar { power }), Draft::Destination { from }, Some(to)) = (reason, draft, self.at) {
            // The last field that is near enough.
            let reach = from.direction_to(to).map(|way| from.ray(way)).unwrap_or_default();
            return reach.iter().filter(|&field| from.distance(field) == power).collect();
        }
        self.why.field().or(self.at).into_iter().collect()
    }
}
