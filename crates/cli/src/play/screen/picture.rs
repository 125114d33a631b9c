//! The board as it is shown: the position with what is lit up, and the move in the making already on it.

use super::app::App;
use pacru_render::{Highlight, Scene, SceneOptions};
use pacru_rules::{Choice, Draft};

impl App {
    pub(crate) fn picture(&self) -> Scene {
        let options = SceneOptions {
            bottom: self.bottom,
            theme: self.theme,
            highlights: self.highlights(),
            last_move: self.table.last_move(),
            outcome: self.table.game().outcome(),
            ..SceneOptions::default()
        };
        let mut scene = Scene::new(self.table.position(), &options);
        scene.show_draft(self.table.position(), self.draft, Choice::TWISTS[self.twist]);
        scene
    }

    fn highlights(&self) -> Vec<Highlight> {
        let mut lit = Vec::new();
        if let Some(mv) = self.hint {
            lit.extend(Highlight::of_move(mv));
        }
        if !self.is_choosing() {
            return lit;
        }
        lit.extend(Highlight::of_draft(self.table.position(), self.draft));
        if let Some(cause) = self.notice.as_ref().and_then(|notice| notice.cause) {
            lit.push(Highlight::RefusalCause(cause));
        }
        let focus = match self.draft {
            Draft::Arrival { route, choices } if choices.twist => {
                route.to.step(route.facing_after(Choice::TWISTS[self.twist]))
            }
            _ => Some(self.cursor),
        };
        lit.extend(focus.map(Highlight::Focus));
        lit
    }
}
