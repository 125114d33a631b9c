//! What an analysis begins with: a kept game, what was analysed last, or the start of Shacru.

use super::state::Analysis;
use crate::analysis::{NodeId, Tree, read_anything};
use crate::page::storage;
use pacru_rules::{Color, Position, Ruleset, TurnOrder};

/// The start of Shacru for two.
fn beginning() -> Position {
    Position::start(Ruleset::SHACRU, TurnOrder::standard(2).expect("two can play"))
}

/// What was analysed last, and of which kept game it was.
fn remembered() -> Option<(Tree, String)> {
    let tree = read_anything(&storage::get("analysis")?, &beginning()).ok()?;
    Some((tree, storage::get("analysis.of").unwrap_or_default()))
}

/// The analysis of a kept game, or of whatever was analysed last. Nothing where the game is not kept here.
pub(super) fn open(id: Option<String>) -> Option<Analysis> {
    let Some(id) = id else {
        let Some((tree, of)) = remembered() else {
            return Some(Analysis::new(Tree::new(beginning()), NodeId::START, None, Color::Green));
        };
        let bottom = tree.start().order().colors()[0];
        let end = tree.main_line().last().copied().unwrap_or(NodeId::START);
        return Some(Analysis::new(tree, end, (!of.is_empty()).then_some(of), bottom));
    };
    let table = storage::game(&id)?;
    let game = table.game();
    // Branches that were tried in this game before are still there, as long as nothing else was analysed since.
    let known = remembered().filter(|(_, of)| *of == id);
    let known = known.and_then(|(tree, _)| tree.end_of(game).map(|end| (tree, end)));
    let (tree, end) = known.unwrap_or_else(|| {
        let tree = Tree::of_record(&table.record(crate::page::play::player_name));
        let end = tree.end_of(game).unwrap_or(NodeId::START);
        (tree, end)
    });
    Some(Analysis::new(tree, end, Some(id), table.my_color()))
}
