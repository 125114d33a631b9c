//! A move is made step by step on a board, in a game as in an analysis: what is chosen, what is lit up, what is refused.

mod handles;
mod notice;
mod steps;

pub(super) use handles::Handles;
pub(super) use notice::Notice;
pub(super) use steps::{choice_sentence, step_buttons};

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pacru_render::Highlight;
use pacru_rules::draft::DraftStep;
use pacru_rules::{Choice, Draft, Field, FieldSet, Move, Position, Rotation, Route, RouteKind};

/// A move in the making.
#[derive(Clone, Copy)]
pub(super) struct Staged {
    pub(super) draft: RwSignal<Draft>,
    /// The twist that is looked at.
    pub(super) twist: RwSignal<Choice>,
    pub(super) notice: RwSignal<Option<Notice>>,
    /// The field under the pointer or the keyboard.
    pub(super) looked_at: RwSignal<Option<Field>>,
}

/// Wherever moves are made on a board.
pub(super) trait Chooser: Copy + Send + Sync + 'static {
    /// The move in the making.
    fn staged(self) -> Staged;

    /// The position in which it is made.
    fn position(self) -> Position;

    /// Whether somebody may choose now.
    fn may_choose(self) -> bool;

    /// A move is complete.
    fn complete(self, mv: Move);

    /// Something was chosen, and more is to be chosen.
    fn chosen(self) {}

    /// A field is chosen.
    fn choose_field(self, field: Field) {
        self.choose_by(Some(field), |draft, position| match draft {
            // The only chevron that can go is chosen already: whoever touches it first means the same.
            Draft::Destination { from } if from == field && draft == Draft::begin(position) => DraftStep::Next(draft),
            _ => draft.choose(position, field),
        });
    }

    /// The chosen chevron was dragged to a field.
    fn drop_on(self, field: Field) {
        self.choose_by(Some(field), |draft, position| draft.drop_on(position, field));
    }

    /// A choice on arrival is made.
    fn take(self, choice: Choice) {
        self.choose_by(None, |draft, position| draft.choose_option(position, choice));
    }

    /// The chosen chevron is turned on the spot.
    fn turn(self, right: bool) {
        self.choose_by(None, |draft, position| {
            draft.rotate(position, if right { Rotation::Right45 } else { Rotation::Left45 })
        });
    }

    /// A turn whose price is paid is carried out.
    fn pay(self) {
        self.choose_by(None, |draft, _| draft.confirm().map_or(DraftStep::Next(draft), DraftStep::Done));
    }

    /// Follows what comes of a choice.
    fn choose_by(self, field: Option<Field>, choose: impl FnOnce(Draft, &Position) -> DraftStep) {
        if !untrack(|| self.may_choose()) {
            return;
        }
        let staged = self.staged();
        let step = choose(staged.draft.get_untracked(), &untrack(|| self.position()));
        staged.notice.set(None);
        match step {
            DraftStep::Next(draft) => {
                staged.twist.set(Choice::Nothing);
                staged.draft.set(draft);
                self.chosen();
            }
            DraftStep::Done(mv) => self.complete(mv),
            DraftStep::Refused(why) => staged.notice.set(Some(Notice { why, at: field })),
        }
    }

    /// One choice is taken back.
    fn take_back(self) {
        let staged = self.staged();
        staged.notice.set(None);
        let before = staged.draft.get_untracked().back(&untrack(|| self.position()));
        if let Some(draft) = before {
            staged.twist.set(Choice::Nothing);
            staged.draft.set(draft);
        }
    }

    /// The twist that is looked at goes to the left or right.
    fn look_at_twist(self, right: bool) {
        let twist = self.staged().twist;
        let now = Choice::TWISTS.iter().position(|&known| known == twist.get_untracked()).unwrap_or(1);
        let next = if right { (now + 1).min(2) } else { now.saturating_sub(1) };
        twist.set(Choice::TWISTS[next]);
    }

    /// A key by which choices are made; says whether it is one.
    fn choice_key(self, event: &KeyboardEvent) -> bool {
        let draft = self.staged().draft.get_untracked();
        let twisting = matches!(draft, Draft::Arrival { choices, .. } if choices.twist);
        match event.key().as_str() {
            "[" | "," | "q" if twisting => self.look_at_twist(false),
            "]" | "." | "e" if twisting => self.look_at_twist(true),
            "[" | "," | "q" => self.turn(false),
            "]" | "." | "e" => self.turn(true),
            "1" if twisting => self.take(Choice::TWISTS[0]),
            "2" if twisting => self.take(Choice::TWISTS[1]),
            "3" if twisting => self.take(Choice::TWISTS[2]),
            "c" => self.take(Choice::Connection),
            _ => return false,
        }
        event.prevent_default();
        true
    }

    /// Whether what stands on a field can be dragged.
    fn can_drag(self, field: Field) -> bool {
        let early = matches!(self.staged().draft.get(), Draft::Chevron | Draft::Destination { .. });
        early && self.may_choose() && Draft::Chevron.choosable_fields(&self.position()).contains(field)
    }

    /// What is lit up for the choice that is due.
    fn lit(self) -> Vec<Highlight> {
        let (staged, position) = (self.staged(), self.position());
        let draft = staged.draft.get();
        let mut highlights = Highlight::of_draft(&position, draft);
        if let Draft::Destination { from } = draft {
            highlights.extend(preview(&position, from, staged.looked_at.get()).iter().map(Highlight::Change));
        }
        if let Draft::Arrival { route, choices } = draft
            && choices.twist
        {
            highlights.retain(|lit| !matches!(lit, Highlight::Target(_)));
            highlights.extend(ways(route));
        }
        if let Some(notice) = staged.notice.get() {
            highlights.extend(notice.causes(draft).iter().map(Highlight::RefusalCause));
        }
        highlights
    }
}

/// The fields that would change: by the move that is looked at, or else by any that the chevron can make.
fn preview(position: &Position, from: Field, looked_at: Option<Field>) -> FieldSet {
    let own = position.markers(position.to_move());
    let change = |route: Route| match route.kind {
        RouteKind::Connection => route.from.between(route.to) - own,
        RouteKind::Pincer => route.to.into(),
        RouteKind::Plain | RouteKind::Jump => FieldSet::EMPTY,
    };
    let is_looked_at = |route: &Route| looked_at.is_none_or(|field| field == route.to);
    let only_one = position.routes(from).any(|route| Some(route.to) == looked_at);
    position
        .routes(from)
        .filter(|route| !only_one || is_looked_at(route))
        .fold(FieldSet::EMPTY, |all, route| all | change(route))
}

/// The three ways that a chevron may point after crossing a border.
fn ways(route: Route) -> Vec<Highlight> {
    Choice::TWISTS
        .into_iter()
        .map(|twist| Highlight::Direction { at: route.to, facing: route.facing_after(twist) })
        .collect()
}
