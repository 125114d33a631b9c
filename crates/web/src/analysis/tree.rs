//! A tree of moves: from every position several may be played, the first of them is the main line.

use pacru_rules::record::Comment;
use pacru_rules::{Action, Color, EndReason, Game, Move, Position, Refusal};

/// A place in a tree: the start, or where a move led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// Before the first move.
    pub const START: NodeId = NodeId(0);

    /// A number that is this place's alone, also after others were deleted.
    pub fn number(self) -> u32 {
        self.0
    }
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What was done to come here; nothing at the start.
    pub(super) action: Option<Action>,
    pub(super) after: Position,
    parent: NodeId,
    /// What may be done here; the first is the main line.
    pub(super) children: Vec<NodeId>,
    /// What is said before it where it begins a branch.
    pub(super) before: Vec<Comment>,
    /// What is said after it.
    pub(super) comments: Vec<Comment>,
}

/// A start and everything that is tried from there.
///
/// ```
/// use pacru_rules::Position;
/// use pacru_web::analysis::{NodeId, Tree};
///
/// let mut tree = Tree::new(Position::start("shacru".parse()?, "gy".parse()?));
/// let quiet = tree.play(NodeId::START, tree.start().parse_move("e1-e2")?)?;
/// let bold = tree.play(NodeId::START, tree.start().parse_move("a3-b4")?)?;
/// assert_eq!(tree.main_line(), [quiet]);
/// tree.promote(bold);
/// assert_eq!(tree.main_line(), [bold]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    /// By number. What is deleted stays here without being reached any more, so that numbers keep their meaning.
    nodes: Vec<Node>,
    /// Names and whatever else a record told.
    pub(super) tags: Vec<(String, String)>,
    /// Where the players agreed on an end, and on which.
    pub(super) declared: Option<(NodeId, EndReason)>,
}

impl Tree {
    /// A position without any moves.
    pub fn new(start: Position) -> Tree {
        let node = Node {
            action: None,
            after: start,
            parent: NodeId::START,
            children: Vec::new(),
            before: Vec::new(),
            comments: Vec::new(),
        };
        Tree { nodes: vec![node], tags: Vec::new(), declared: None }
    }

    /// A game as it was played.
    pub fn of_game(game: &Game) -> Tree {
        let mut tree = Tree::new(*game.start());
        let mut at = NodeId::START;
        for ply in game.plies() {
            at = tree.add(at, ply.action, ply.after);
        }
        let reason = game.outcome().map(|outcome| outcome.reason);
        tree.declared = reason.filter(|reason| is_declared(*reason)).map(|reason| (at, reason));
        tree
    }

    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0 as usize]
    }

    pub(super) fn node_mut(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node.0 as usize]
    }

    /// Where everything begins.
    pub fn start(&self) -> &Position {
        self.position(NodeId::START)
    }

    /// The position there.
    pub fn position(&self, node: NodeId) -> &Position {
        &self.node(node).after
    }

    /// What was done to come there; nothing at the start.
    pub fn action(&self, node: NodeId) -> Option<Action> {
        self.node(node).action
    }

    /// Who did it.
    pub fn actor(&self, node: NodeId) -> Option<Color> {
        match self.action(node)? {
            Action::Leave { color, .. } => Some(color),
            Action::Move(_) => Some(self.position(self.node(node).parent).to_move()),
        }
    }

    /// What is said about it.
    pub fn comments(&self, node: NodeId) -> impl Iterator<Item = &str> {
        let node = self.node(node);
        node.before.iter().chain(&node.comments).map(Comment::as_str)
    }

    /// Where it came from; nothing before the start.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::START).then(|| self.node(node).parent)
    }

    /// Where it goes on, the main line first.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.node(node).children
    }

    /// The next one on the main line from there.
    pub fn next(&self, node: NodeId) -> Option<NodeId> {
        self.children(node).first().copied()
    }

    /// The one played instead that stands so many further down among all that were tried there.
    pub fn sibling(&self, node: NodeId, by: isize) -> Option<NodeId> {
        let siblings = self.children(self.parent(node)?);
        let own = siblings.iter().position(|&sibling| sibling == node)?;
        siblings.get(own.checked_add_signed(by)?).copied()
    }

    /// Everything from the start to there; the start itself is left out.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(node), |&at| self.parent(at)).filter(|&at| at != NodeId::START).collect();
        path.reverse();
        path
    }

    /// The line from there to its end, without the place itself.
    pub fn line_after(&self, node: NodeId) -> Vec<NodeId> {
        std::iter::successors(self.next(node), |&at| self.next(at)).collect()
    }

    /// The main line from the start to its end.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_after(NodeId::START)
    }

    /// The game up to there, with its past: only so repetitions are known.
    pub fn game(&self, node: NodeId) -> Game {
        let mut game = Game::new(*self.start());
        for at in self.path(node) {
            if let Some(action) = self.action(at) {
                let done = game.apply(action);
                debug_assert!(done.is_ok(), "what stands in the tree was legal when it came in");
            }
        }
        game
    }

    /// Where a game ends that begins here and all of whose moves are known.
    pub fn end_of(&self, game: &Game) -> Option<NodeId> {
        let same_start = game.start() == self.start();
        let mut plies = game.plies().iter();
        plies.try_fold(NodeId::START, |at, ply| self.find(at, ply.action)).filter(|_| same_start)
    }

    /// Plays a move there. What was played there before is found again, everything else becomes a branch.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, Refusal> {
        if let Some(known) = self.find(at, mv.into()) {
            return Ok(known);
        }
        let mut game = self.game(at);
        game.play(mv)?;
        Ok(self.add(at, mv.into(), *game.position()))
    }

    /// What was done there already.
    pub(super) fn find(&self, at: NodeId, action: Action) -> Option<NodeId> {
        self.children(at).iter().copied().find(|&child| self.action(child) == Some(action))
    }

    /// Adds what is known to be legal, or finds it.
    pub(super) fn add(&mut self, at: NodeId, action: Action, after: Position) -> NodeId {
        if let Some(known) = self.find(at, action) {
            return known;
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            action: Some(action),
            after,
            parent: at,
            children: Vec::new(),
            before: Vec::new(),
            comments: Vec::new(),
        });
        self.node_mut(at).children.push(id);
        id
    }

    /// The move with which the branch began that a place lies on; nothing on the main line.
    pub fn branch(&self, node: NodeId) -> Option<NodeId> {
        self.path(node).into_iter().rev().find(|&at| self.sibling(at, -1).is_some())
    }

    /// Lets the branch that a place lies on take the place of the line that it left; says whether it lies on one.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some(first) = self.branch(node) else {
            return false;
        };
        let parent = self.node(first).parent;
        let children = &mut self.node_mut(parent).children;
        children.retain(|&child| child != first);
        children.insert(0, first);
        true
    }

    /// Deletes a move with everything after it; says where the tree still is. The start stays.
    pub fn delete(&mut self, node: NodeId) -> NodeId {
        let Some(parent) = self.parent(node) else {
            return NodeId::START;
        };
        self.node_mut(parent).children.retain(|&child| child != node);
        if self.declared.is_some_and(|(end, _)| self.path(end).contains(&node)) {
            self.declared = None;
        }
        parent
    }
}

/// Whether it is an end that only the players know about.
pub(super) fn is_declared(reason: EndReason) -> bool {
    matches!(reason, EndReason::Agreed | EndReason::Cancelled)
}
