//! The position editor: the game, who plays, whose turn it is, and a palette for the board.

use super::editor_board::{describe, scene};
use super::state::Analysis;
use crate::analysis::{Brush, NodeId, Sketch, Tree};
use crate::page::board::{Acts, Board};
use crate::page::icons::{Icon, IconButton};
use crate::page::play::Token;
use crate::page::setup::RuleOptions;
use crate::page::texts::{label, say, text, texts, tr, tr_with};
use crate::page::widgets::{Act, Choices, If};
use crate::table::{Options, Plan};
use crate::text::{color_name, setup_error};
use leptos::prelude::*;
use pacru_rules::{Color, Facing, Field, GameKind, Position, Ruleset};

/// A position in the making. Everything in it is a handle.
#[derive(Clone, Copy)]
pub(super) struct Editor {
    analysis: Analysis,
    sketch: RwSignal<Sketch>,
    /// The form; it knows which colours may play together.
    plan: RwSignal<Plan>,
    brush: RwSignal<Brush>,
    focus: RwSignal<Field>,
}

/// The form of a position's game.
fn plan_of(position: &Position) -> Plan {
    let ruleset = position.ruleset();
    let options = match ruleset {
        Ruleset::Shacru { twist } | Ruleset::Azacru { twist } => Options { no_twist: !twist, ..Options::default() },
        Ruleset::Pacru { meet9, target } => Options { meet9, target, ..Options::default() },
    };
    let colors = position.order().colors().to_vec();
    Plan { options, colors, ..Plan::against_computer(ruleset.kind()) }
}

impl Editor {
    pub(super) fn new(analysis: Analysis) -> Editor {
        let position = untrack(|| analysis.here.with(|here| here.position));
        let editor = Editor {
            analysis,
            sketch: RwSignal::new(Sketch::new(&position)),
            plan: RwSignal::new(plan_of(&position)),
            brush: RwSignal::new(Brush::Marker(position.to_move())),
            focus: RwSignal::new(Field::new(4, 4).expect("e5 is a field")),
        };
        // The form decides which game it is.
        Effect::new(move || {
            let (ruleset, order) = editor.plan.with(|plan| (plan.ruleset(), plan.order()));
            editor.sketch.update(|sketch| sketch.set_game(ruleset, order));
        });
        editor
    }

    fn renew(self, begin: fn(Ruleset, pacru_rules::TurnOrder) -> Sketch) {
        let (ruleset, order) = self.plan.with_untracked(|plan| (plan.ruleset(), plan.order()));
        self.sketch.set(begin(ruleset, order));
    }

    /// Takes up a brush; the one for chevrons turns when it is taken up again.
    fn take(self, brush: Brush) {
        self.brush.update(|now| {
            *now = match (*now, brush) {
                (Brush::Chevron(color, facing), Brush::Chevron(wanted, _)) if color == wanted => {
                    Brush::Chevron(color, facing.rotated_by(1))
                }
                _ => brush,
            };
        });
    }

    fn use_it(self) {
        if let Ok(position) = self.sketch.with_untracked(Sketch::position) {
            self.analysis.editing.set(false);
            self.analysis.open(Tree::new(position), NodeId::START, None);
        }
    }
}

/// The board that is painted on, and what is wrong with the position.
#[component]
pub(super) fn EditorStage(editor: Editor) -> impl IntoView {
    let scene = Memo::new(move |_| editor.sketch.with(|sketch| scene(sketch, editor.analysis.bottom.get())));
    let acts = Acts {
        choose: Callback::new(move |field| {
            let brush = editor.brush.get_untracked();
            editor.sketch.update(|sketch| sketch.paint(field, brush));
        }),
        drop: Callback::new(|_| ()),
        grab: Callback::new(|_| false),
        look: Callback::new(|_| ()),
        key: Callback::new(|_| ()),
    };
    let said = move || match editor.sketch.with(Sketch::position) {
        Ok(_) => tr("editor-possible"),
        Err(error) => setup_error(&texts(), &error),
    };
    let is_wrong = move || editor.sketch.with(|sketch| sketch.position().is_err());
    view! {
        <Board
            scene=Signal::from(scene)
            describe=Callback::new(move |field| editor.sketch.with(|sketch| describe(sketch.setup(), field)))
            label=label("editor-board")
            focus=editor.focus
            acts=acts
        />
        <div class="prompt">
            <p class="instruction" role="status" aria-live="polite">
                <span class:refusal=is_wrong data-editor="check">{said}</span>
            </p>
            <div class="steps">
                <IconButton icon=Icon::Back label=label("editor-leave") act=move || editor.analysis.editing.set(false) name="editor-leave"/>
                <IconButton icon=Icon::Check label=label("editor-use") act=move || editor.use_it() disabled=Signal::derive(is_wrong) class="primary" name="editor-use"/>
            </div>
        </div>
    }
}

/// The palette and the form.
#[component]
pub(super) fn EditorPanel(editor: Editor) -> impl IntoView {
    let plan = editor.plan;
    let kinds = Signal::derive(|| {
        GameKind::ALL
            .map(|kind| (kind.name().to_owned(), tr_with("game-name", &[("game", kind.name().into())])))
            .to_vec()
    });
    let choose_kind = move |name: String| {
        if let Ok(kind) = name.parse::<GameKind>() {
            plan.update(|plan| plan.kind = kind);
        }
    };
    let seats = Signal::derive(|| {
        (2..=4_usize).map(|seats| (seats.to_string(), tr_with("seats-number", &[("seats", seats.into())]))).collect()
    });
    let choose_seats = move |name: String| {
        if let Ok(seats) = name.parse() {
            plan.update(|plan| plan.set_seats(seats));
        }
    };
    let movers = Signal::derive(move || {
        let colors = plan.with(|plan| plan.order().colors().to_vec());
        colors.into_iter().map(|color| (color.letter().to_string(), color_name(&texts(), color))).collect()
    });
    let mover = Signal::derive(move || editor.sketch.with(|sketch| sketch.setup().to_move.letter().to_string()));
    let choose_mover = move |name: String| {
        if let Some(color) = name.chars().next().and_then(Color::from_letter) {
            editor.sketch.update(|sketch| sketch.set_to_move(color));
        }
    };
    let rows = move || {
        let seats = plan.with(|plan| plan.colors.len());
        (0..seats).map(|seat| view! { <Seat editor=editor seat=seat/> }).collect_view()
    };
    view! {
        <section class="editor">
            <h2>{say("edit-position")}</h2>
            <Palette editor=editor/>
            <div class="controls wide">
                <IconButton icon=Icon::Again label=label("editor-start") act=move || editor.renew(Sketch::start) name="editor-start"/>
                <IconButton icon=Icon::Delete label=label("editor-empty") act=move || editor.renew(Sketch::empty) name="editor-empty"/>
                <IconButton icon=Icon::Board label=label("turn-board") act=move || editor.analysis.turn_board() name="turn-board"/>
            </div>
            <Choices label=label("editor-to-move") choices=movers chosen=mover choose=Act::new(choose_mover)/>
            <Choices label=label("which-game") choices=kinds chosen=Signal::derive(move || plan.with(|plan| plan.kind.name().to_owned())) choose=Act::new(choose_kind)/>
            <RuleOptions plan=plan/>
            <Choices label=label("how-many") choices=seats chosen=Signal::derive(move || plan.with(|plan| plan.colors.len().to_string())) choose=Act::new(choose_seats)/>
            <fieldset class="seats">
                <legend>{say("editor-order")}</legend>
                <ol>{rows}</ol>
            </fieldset>
        </section>
    }
}

/// One colour in the order of play.
#[component]
fn Seat(editor: Editor, seat: usize) -> impl IntoView {
    let plan = editor.plan;
    let color = Signal::derive(move || plan.with(|plan| plan.colors.get(seat).copied().unwrap_or(Color::Green)));
    let number = seat + 1;
    let set = move |event| {
        if let Some(color) = event_target_value(&event).chars().next().and_then(Color::from_letter) {
            plan.update(|plan| plan.set_color(seat, color));
        }
    };
    view! {
        <li class="seat" data-seat=number>
            <Token color=color/>
            <select aria-label=text(move || tr_with("seat-color", &[("seat", number.into())])) data-act="color" on:change=set>
                {Color::ALL
                    .map(|own| view! {
                        <option value=own.letter().to_string() prop:selected=move || color.get() == own>{text(move || color_name(&texts(), own))}</option>
                    })
                    .into_view()}
            </select>
            <If when=move || { seat > 0 }>
                <IconButton icon=Icon::Up label=Signal::derive(move || tr_with("seat-earlier", &[("seat", number.into())])) act=move || plan.update(|plan| plan.move_up(seat)) class="quiet" name="earlier"/>
            </If>
        </li>
    }
}

/// What can be put on the board.
#[component]
fn Palette(editor: Editor) -> impl IntoView {
    let marker = move |color: Color| {
        let is_taken = move || editor.brush.get() == Brush::Marker(color);
        let name = move || tr_with("brush-marker", &[("color", color.into())]);
        view! {
            <button class="brush" data-act=format!("marker-{}", color.name()) aria-pressed=move || is_taken().to_string() aria-label=name title=name on:click=move |_| editor.take(Brush::Marker(color))>
                <Token color=color/>
            </button>
        }
    };
    let chevron = move |color: Color| {
        let facing = move || match editor.brush.get() {
            Brush::Chevron(own, facing) if own == color => Some(facing),
            _ => None,
        };
        let points = move || facing().unwrap_or(Facing::North);
        let name = move || tr_with("brush-chevron", &[("color", color.into()), ("facing", points().name().into())]);
        view! {
            <button class="brush" data-act=format!("chevron-{}", color.name()) aria-pressed=move || facing().is_some().to_string() aria-label=name title=name on:click=move |_| editor.take(Brush::Chevron(color, Facing::North))>
                <svg class=format!("brush-chevron {}", color.name()) viewBox="-8 -8 16 16" aria-hidden="true">
                    <path d="M0-6.500L4.800 3.800Q5.200 5.300 3.700 4.900L0 2.600-3.700 4.900Q-5.200 5.300-4.800 3.800Z" transform=text(move || format!("rotate({})", 45 * points() as u16))/>
                </svg>
            </button>
        }
    };
    let colors = move || editor.plan.with(|plan| plan.order().colors().to_vec());
    let erasing = move || editor.brush.get() == Brush::Eraser;
    view! {
        <fieldset class="palette">
            <legend>{say("palette")}</legend>
            <div class="brushes">
                {move || colors().into_iter().map(move |color| view! { <div class="brush-pair">{marker(color)} {chevron(color)}</div> }).collect_view()}
                <button class="brush" data-act="eraser" aria-pressed=move || erasing().to_string() aria-label=say("brush-eraser") title=say("brush-eraser") on:click=move |_| editor.take(Brush::Eraser)>
                    {Icon::Erase.draw()}
                </button>
            </div>
            <p class="muted small">{say("palette-hint")}</p>
        </fieldset>
    }
}
