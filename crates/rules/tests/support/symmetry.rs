//! The symmetries of the games: the board turned and mirrored, the colours passed around the table.

use pacru_rules::{
    Choice, Color, ColorSet, Facing, Field, FieldSet, Move, Outcome, Payment, Position, Reorientation, Rotation, Setup,
    Travel, TurnOrder,
};

/// Quarter turns clockwise after an optional mirroring, of the board and of the table each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Symmetry {
    pub(crate) board: Turning,
    pub(crate) colors: Turning,
}

/// One of eight: mirrored or not left to right, then turned by a number of quarters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turning {
    pub(crate) mirrored: bool,
    pub(crate) quarters: u8,
}

impl Symmetry {
    /// The whole table turned clockwise by a quarter, players and all.
    pub(crate) const QUARTER: Symmetry =
        Symmetry { board: Turning { mirrored: false, quarters: 1 }, colors: Turning { mirrored: false, quarters: 1 } };

    pub(crate) fn field(self, field: Field) -> Field {
        let (mut file, mut rank) = (field.file(), field.rank());
        if self.board.mirrored {
            file = 8 - file;
        }
        for _ in 0..self.board.quarters {
            (file, rank) = (rank, 8 - file);
        }
        Field::new(file, rank).expect("on the board")
    }

    fn facing(self, facing: Facing) -> Facing {
        let eighths = if self.board.mirrored { 8 - facing as u8 } else { facing as u8 };
        Facing::ALL[(eighths + 2 * self.board.quarters) as usize % 8]
    }

    fn color(self, color: Color) -> Color {
        let side = if self.colors.mirrored { 4 - color as u8 } else { color as u8 };
        Color::ALL[(side + self.colors.quarters) as usize % 4]
    }

    fn colors(self, colors: ColorSet) -> ColorSet {
        colors.iter().map(|color| self.color(color)).collect()
    }

    fn rotation(self, rotation: Rotation) -> Rotation {
        match rotation {
            _ if !self.board.mirrored => rotation,
            Rotation::Left90 => Rotation::Right90,
            Rotation::Left45 => Rotation::Right45,
            Rotation::Right45 => Rotation::Left45,
            Rotation::Right90 => Rotation::Left90,
        }
    }

    pub(crate) fn order(self, order: TurnOrder) -> TurnOrder {
        let seats: Vec<Color> = order.colors().iter().map(|&color| self.color(color)).collect();
        TurnOrder::new(&seats).expect("opposite sides stay opposite")
    }

    pub(crate) fn position(self, position: &Position) -> Position {
        let setup = Setup::from(position);
        let mut image = Setup {
            order: self.order(setup.order),
            out: self.colors(setup.out),
            to_move: self.color(setup.to_move),
            last_round: setup.last_round.map(|color| self.color(color)),
            ..setup.clone()
        };
        for field in Field::all() {
            let cell = setup.content(field);
            let placed = image.content_mut(self.field(field));
            placed.marker = cell.marker.map(|color| self.color(color));
            placed.chevron = cell.chevron.map(|(color, facing)| (self.color(color), self.facing(facing)));
        }
        image.position().unwrap_or_else(|error| panic!("{self:?} of {position}: {error}"))
    }

    pub(crate) fn mv(self, mv: Move) -> Move {
        match mv {
            Move::Pass => Move::Pass,
            Move::Travel(Travel { from, to, pincer, choice, meeting }) => {
                let choice = match choice {
                    Choice::Mark(field) => Choice::Mark(self.field(field)),
                    Choice::TwistLeft if self.board.mirrored => Choice::TwistRight,
                    Choice::TwistRight if self.board.mirrored => Choice::TwistLeft,
                    same => same,
                };
                let meeting = meeting.map(|field| self.field(field));
                Move::Travel(Travel { from: self.field(from), to: self.field(to), pincer, choice, meeting })
            }
            Move::Reorient(Reorientation { at, rotation, payment }) => {
                let fields: FieldSet = payment.iter().map(|field| self.field(field)).collect();
                let payment = Payment::new(fields).expect("as many as before");
                Move::Reorient(Reorientation { at: self.field(at), rotation: self.rotation(rotation), payment })
            }
        }
    }

    pub(crate) fn outcome(self, outcome: Outcome) -> Outcome {
        Outcome { winners: self.colors(outcome.winners), ..outcome }
    }
}
