//! A tree as a record, and back.

use super::tree::{NodeId, Tree, is_declared};
use pacru_rules::record::{RecordedAction, Variation};
use pacru_rules::{EndReason, Game, Record};

/// How deep branches may stand within branches in a record.
const DEEPEST: usize = 64;

impl Tree {
    /// A record with its branches and comments. A branch that begins with a move known already goes on from there.
    pub fn of_record(record: &Record) -> Tree {
        let mut tree = Tree::new(*record.start());
        tree.tags = record.tags().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        tree.node_mut(NodeId::START).comments.clone_from(&record.main_line.comments);
        let mut game = Game::new(*record.start());
        let end = tree.take_line(NodeId::START, &record.main_line, &mut game);
        let reason = record.result.as_ref().and_then(|result| result.reason);
        tree.declared = reason.filter(|&reason| is_declared(reason)).map(|reason| (end, reason));
        tree
    }

    /// Takes in a line from there; the game stands there, too, and does so afterwards. Says where the line ends.
    fn take_line(&mut self, from: NodeId, line: &Variation, game: &mut Game) -> NodeId {
        let mut at = from;
        let mut done = 0;
        for entry in &line.actions {
            // A record that was read is legal; one changed by hand ends at its first move that is not.
            if game.apply(entry.action).is_err() {
                break;
            }
            let before = at;
            at = self.add(at, entry.action, *game.position());
            self.node_mut(at).comments.extend(entry.comments.iter().cloned());
            game.undo();
            for branch in &entry.branches {
                self.take_line(before, branch, game);
                let first = branch.actions.first().and_then(|first| self.find(before, first.action));
                // A branch without moves has its say where it stands.
                let said = self.node_mut(first.unwrap_or(at));
                let place = if first.is_some() { &mut said.before } else { &mut said.comments };
                place.extend(branch.comments.iter().cloned());
            }
            let again = game.apply(entry.action);
            debug_assert!(again.is_ok(), "it was legal a moment ago");
            done += 1;
        }
        for _ in 0..done {
            game.undo();
        }
        at
    }

    /// The whole tree. Branches within branches are left out where they are deeper than a record may hold.
    pub fn to_record(&self) -> Record {
        let line = self.main_line();
        let end = line.last().copied().unwrap_or(NodeId::START);
        let mut game = self.game(end);
        match self.declared {
            Some((at, EndReason::Agreed)) if at == end => game.agree_draw(),
            Some((at, EndReason::Cancelled)) if at == end => game.cancel(),
            _ => false,
        };
        let mut record = Record::of(&game);
        for (name, value) in &self.tags {
            // They were tags before.
            let _ = record.set_tag(name, value);
        }
        record.main_line = Variation { comments: self.node(NodeId::START).comments.clone(), actions: Vec::new() };
        self.write_line(&mut record.main_line, line, 0);
        record
    }

    /// Appends moves to a line, each with the branches that replace it.
    fn write_line(&self, line: &mut Variation, nodes: impl IntoIterator<Item = NodeId>, depth: usize) {
        for id in nodes {
            let node = self.node(id);
            let Some(action) = node.action else {
                continue;
            };
            // What was said at the beginning of a branch is said before its first move, also where it is no branch any more.
            let earlier = line.actions.last_mut().map_or(&mut line.comments, |entry| &mut entry.comments);
            earlier.extend(node.before.iter().cloned());
            let mut entry = RecordedAction::from(action);
            entry.comments.clone_from(&node.comments);
            let is_main = self.sibling(id, -1).is_none();
            if is_main && depth < DEEPEST {
                let others = self.parent(id).map(|parent| &self.children(parent)[1..]).unwrap_or_default();
                entry.branches = others.iter().map(|&first| self.branch_line(first, depth + 1)).collect();
            }
            line.actions.push(entry);
        }
    }

    fn branch_line(&self, first: NodeId, depth: usize) -> Variation {
        let mut line = Variation::default();
        self.write_line(&mut line, std::iter::once(first).chain(self.line_after(first)), depth);
        line
    }
}
