//! What is done in an analysis: moves, going to and fro, changing branches.

use super::state::Analysis;
use crate::analysis::{NodeId, Tree};
use crate::page::chooser::{Chooser, Notice, Staged};
use crate::page::storage;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use pacru_rules::draft::DraftRefusal;
use pacru_rules::{Choice, Draft, Move, Position};

impl Chooser for Analysis {
    fn staged(self) -> Staged {
        Staged { draft: self.draft, twist: self.twist, notice: self.notice, looked_at: self.looked_at }
    }

    fn position(self) -> Position {
        self.here.with(|here| here.position)
    }

    fn may_choose(self) -> bool {
        self.here
            .with(|here| here.outcome.is_none() && Draft::Chevron.choosable_fields(&here.position).first().is_some())
    }

    fn complete(self, mv: Move) {
        self.play(mv);
    }
}

impl Analysis {
    /// Plays a move from here, on the main line or as a branch.
    pub(super) fn play(self, mv: Move) {
        let at = self.at.get_untracked();
        match self.tree.try_update(|tree| tree.play(at, mv)) {
            Some(Ok(node)) => {
                self.go(node);
                self.tree_changed();
            }
            Some(Err(refusal)) => self.notice.set(Some(Notice { why: DraftRefusal::Rule(refusal), at: None })),
            None => {}
        }
    }

    /// Goes somewhere in the tree.
    pub(super) fn go(self, node: NodeId) {
        if self.at.get_untracked() != node {
            self.answer.set(None);
        }
        self.at.set(node);
        self.draft.set(Draft::begin(&untrack(|| self.position())));
        self.twist.set(Choice::Nothing);
        self.notice.set(None);
    }

    /// Goes to where the tree says, if it says anything.
    pub(super) fn go_by(self, find: impl FnOnce(&Tree, NodeId) -> Option<NodeId>) {
        let at = self.at.get_untracked();
        if let Some(node) = self.tree.with_untracked(|tree| find(tree, at)) {
            self.go(node);
        }
    }

    /// Back by one turn.
    pub(super) fn previous(self) {
        self.go_by(Tree::parent);
    }

    /// On by one turn, on the main line from here.
    pub(super) fn next(self) {
        self.go_by(Tree::next);
    }

    /// To the start.
    pub(super) fn first(self) {
        self.go(NodeId::START);
    }

    /// To the end of the line that one is on.
    pub(super) fn last(self) {
        self.go_by(|tree, at| tree.line_after(at).last().copied());
    }

    /// To what was tried instead, further up or down.
    pub(super) fn sideways(self, by: isize) {
        self.go_by(|tree, at| tree.sibling(at, by));
    }

    /// Opens another tree.
    pub(super) fn open(self, tree: Tree, at: NodeId, of: Option<String>) {
        let seats = tree.start().order();
        if !seats.contains(self.bottom.get_untracked()) {
            self.bottom.set(seats.colors()[0]);
        }
        self.stop_evaluating();
        self.evaluated.set(None);
        self.answer.set(None);
        // The start is in every tree; from there one goes on.
        self.at.set(NodeId::START);
        self.tree.set(tree);
        self.of.set(of);
        self.opened.update(|count| *count += 1);
        self.go(at);
        self.tree_changed();
    }

    /// The branch here takes the place of the line that it left.
    pub(super) fn promote(self) {
        let at = self.at.get_untracked();
        self.tree.update(|tree| {
            tree.promote(at);
        });
        self.tree_changed();
    }

    /// The move that led here goes, with everything after it.
    pub(super) fn delete(self) {
        let at = self.at.get_untracked();
        if let Some(parent) = self.tree.with_untracked(|tree| tree.parent(at)) {
            // First away from it, so that nothing shows what is not there.
            self.go(parent);
            self.tree.update(|tree| {
                tree.delete(at);
            });
            self.tree_changed();
        }
    }

    /// Remembers the tree; what was thought of another main line is forgotten.
    fn tree_changed(self) {
        let (line, text) = self.tree.with_untracked(|tree| (tree.main_line(), tree.to_record().to_string()));
        storage::set("analysis", &text);
        storage::set("analysis.of", &self.of.get_untracked().unwrap_or_default());
        let fits = self.evaluated.with_untracked(|evaluated| {
            evaluated.as_ref().is_none_or(|evaluated| line.starts_with(&evaluated.nodes[1..]))
        });
        if !fits {
            self.stop_evaluating();
            self.evaluated.set(None);
        }
    }

    /// Keys that mean something else here than to the board.
    pub(super) fn key(self, event: &KeyboardEvent) {
        if self.choice_key(event) {
            return;
        }
        match event.key().as_str() {
            "Escape" | "Backspace" => self.take_back(),
            "u" => self.previous(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Keys in the list of moves; says whether it was one.
    pub(super) fn tree_key(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.previous(),
            "ArrowRight" => self.next(),
            "ArrowUp" => self.sideways(-1),
            "ArrowDown" => self.sideways(1),
            "Home" => self.first(),
            "End" => self.last(),
            "Delete" => self.delete(),
            _ => return false,
        }
        true
    }

    /// The board is turned by a quarter.
    pub(super) fn turn_board(self) {
        self.bottom.update(|bottom| {
            *bottom = pacru_render::SceneOptions { bottom: *bottom, ..Default::default() }.rotated_quarter().bottom;
        });
    }
}
