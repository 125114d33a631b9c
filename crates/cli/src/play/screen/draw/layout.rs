//! Where things go on screens of any size.

use ratatui::layout::Rect;

/// The places of everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) cell: CellSize,
    pub(crate) status: Rect,
    /// Players and moves; empty where there is no room.
    pub(crate) panel: Rect,
    pub(crate) footer: Rect,
}

/// How large a field is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CellSize {
    /// 3 × 1
    Tiny,
    /// 5 × 1
    Small,
    /// 7 × 3
    Large,
}

/// The fewest columns and rows that a board fits on.
pub(crate) const SMALLEST: (u16, u16) = (33, 18);

/// The columns that the panel takes beside the board: as many as there are, within limits.
const PANEL: std::ops::RangeInclusive<u16> = 24..=44;
/// Rows of the title, and the fewest of what is said below the board.
const TITLE: u16 = 1;
const STATUS: u16 = 2;

impl CellSize {
    pub(crate) const fn width(self) -> u16 {
        match self {
            CellSize::Tiny => 3,
            CellSize::Small => 5,
            CellSize::Large => 7,
        }
    }

    pub(crate) const fn height(self) -> u16 {
        match self {
            CellSize::Tiny | CellSize::Small => 1,
            CellSize::Large => 3,
        }
    }

    /// With a column and a blank for coordinates, and four walls.
    const fn board_width(self) -> u16 {
        2 + 4 + 9 * self.width()
    }

    /// With four lines, and a row for coordinates.
    const fn board_height(self) -> u16 {
        9 * self.height() + 4 + 1
    }
}

impl Layout {
    /// The largest board that fits, with the panel beside it if there is room, otherwise below.
    pub(crate) fn arrange(area: Rect, players: usize) -> Option<Layout> {
        let footer = if area.height >= 22 { 2 } else { 1 };
        let rows_needed = |cell: CellSize| TITLE + cell.board_height() + STATUS + footer;
        // A large board below which players do not fit is worth less than a small one beside which they do.
        let large_below = rows_needed(CellSize::Large) + 2 + players as u16;
        [
            (CellSize::Large, true, rows_needed(CellSize::Large) + 1),
            (CellSize::Large, false, large_below),
            (CellSize::Small, true, rows_needed(CellSize::Small)),
            (CellSize::Small, false, rows_needed(CellSize::Small)),
            (CellSize::Tiny, false, rows_needed(CellSize::Tiny)),
        ]
        .into_iter()
        .find(|&(cell, beside, rows)| {
            let columns = cell.board_width() + if beside { 1 + PANEL.start() } else { 0 };
            area.width >= columns && area.height >= rows
        })
        .map(|(cell, beside, _)| place(area, cell, beside, footer, players as u16))
    }
}

fn place(area: Rect, cell: CellSize, beside: bool, footer: u16, players: u16) -> Layout {
    let panel_width = (area.width - cell.board_width()).saturating_sub(2).clamp(*PANEL.start(), *PANEL.end());
    let width = if beside { (cell.board_width() + 2 + panel_width).min(area.width) } else { cell.board_width() };
    // On wide screens everything stands in the middle.
    let x = area.x + (area.width - width) / 2;
    let board_y = area.y + TITLE;
    let board = Rect { x, y: board_y, width: cell.board_width(), height: cell.board_height() };
    let rest = area.height - TITLE - board.height - footer;
    let below = board.bottom();
    let footer_area = Rect { x, y: area.bottom() - footer, width: area.right() - x, height: footer };
    let title = Rect { x: area.x, y: area.y, width: area.width, height: TITLE };
    if beside {
        let left = board.right() + 1;
        let panel = Rect { x: left, y: board_y, width: (x + width).saturating_sub(left), height: board.height + rest };
        let status = Rect { x, y: below, width: board.width, height: rest };
        return Layout { title, board, cell, status, panel, footer: footer_area };
    }
    // One line a player, if that leaves room to speak.
    let panel_height = if rest >= STATUS + players { players } else { 0 };
    let panel = Rect { x, y: below, width: area.right() - x, height: panel_height };
    let status = Rect { x, y: below + panel_height, width: area.right() - x, height: rest - panel_height };
    Layout { title, board, cell, status, panel, footer: footer_area }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_lies_on_the_screen_and_nothing_on_anything_else() {
        for width in 1..=200 {
            for height in 1..=70 {
                let area = Rect { x: 0, y: 0, width, height };
                for players in 2..=4 {
                    let fits = (width, height) >= SMALLEST && height >= SMALLEST.1;
                    let Some(layout) = Layout::arrange(area, players) else {
                        assert!(!fits, "{width} × {height}");
                        continue;
                    };
                    assert!(fits, "{width} × {height}");
                    let Layout { title, board, status, panel, footer, .. } = layout;
                    let parts = [title, board, status, panel, footer];
                    assert!(parts.iter().all(|part| area.intersection(*part) == *part), "{width} × {height}");
                    for (n, part) in parts.iter().enumerate() {
                        assert!(parts[..n].iter().all(|other| !part.intersects(*other)), "{width} × {height}");
                    }
                }
            }
        }
    }

    #[test]
    fn usual_sizes() {
        let cell = |width, height| Layout::arrange(Rect { x: 0, y: 0, width, height }, 2).map(|layout| layout.cell);
        assert_eq!(cell(100, 40), Some(CellSize::Large));
        assert_eq!(cell(80, 24), Some(CellSize::Small));
        assert_eq!(cell(40, 20), Some(CellSize::Tiny));
        assert_eq!(cell(30, 20), None);
    }
}
