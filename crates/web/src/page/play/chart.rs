//! The course of a game as lines.

use super::panel::Token;
use crate::page::settings::settings;
use crate::page::texts::{text, texts};
use crate::text::color_name;
use leptos::prelude::*;
use pacru_rules::Color;

const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 96.0;

/// Lines are told apart without colours, too.
fn dashes(color: Color) -> &'static str {
    match color {
        Color::Yellow => "none",
        Color::Red => "7 3",
        Color::Green => "2 3",
        Color::Black => "10 3 2 3",
    }
}

/// One line for each colour; every line has a value for every turn.
#[component]
pub(in crate::page) fn Chart(
    #[prop(into)] lines: Signal<Vec<(Color, Vec<f64>)>>,
    /// What is read out instead.
    #[prop(into)]
    label: Signal<String>,
    /// Turns that are marked.
    #[prop(optional, into)]
    marks: Signal<Vec<usize>>,
    /// The turn that is shown.
    #[prop(optional, into)]
    at: Signal<Option<usize>>,
) -> impl IntoView {
    let most = move || {
        lines.with(|lines| lines.iter().flat_map(|(_, line)| line).fold(1.0_f64, |most, &value| most.max(value)))
    };
    let turns = move || lines.with(|lines| lines.iter().map(|(_, line)| line.len()).max().unwrap_or(0));
    let across = move |turn: usize| turn as f64 / (turns().saturating_sub(1).max(1)) as f64 * WIDTH;
    let down = move |value: f64| HEIGHT - 4.0 - value / most() * (HEIGHT - 8.0);
    let drawn = move || {
        let theme = settings().theme();
        lines
            .get()
            .into_iter()
            .map(|(color, line)| {
                let points: Vec<String> = line
                    .iter()
                    .enumerate()
                    .map(|(turn, &value)| format!("{:.1},{:.1}", across(turn), down(value)))
                    .collect();
                let edge = theme.piece(color).outline.to_string();
                let fill = theme.piece(color).fill.to_string();
                view! {
                    <polyline points=points.join(" ") fill="none" stroke=edge stroke-width="4" stroke-linejoin="round"/>
                    <polyline points=points.join(" ") fill="none" stroke=fill stroke-width="2.4" stroke-linejoin="round" stroke-dasharray=dashes(color)/>
                }
            })
            .collect_view()
    };
    let marked = move || {
        marks
            .get()
            .into_iter()
            .map(|turn| {
                view! { <line class="turning-point" x1=across(turn) x2=across(turn) y1="0" y2=HEIGHT/> }
            })
            .collect_view()
    };
    let here =
        move || at.get().map(|turn| view! { <line class="here" x1=across(turn) x2=across(turn) y1="0" y2=HEIGHT/> });
    let legend = move || {
        lines
            .get()
            .into_iter()
            .map(|(color, _)| {
                view! {
                    <li>
                        <Token color=color/>
                        <svg class="line-sample" viewBox="0 0 34 6" aria-hidden="true">
                            <line x1="0" x2="34" y1="3" y2="3" stroke="currentColor" stroke-width="2.4" stroke-dasharray=dashes(color)/>
                        </svg>
                        {text(move || color_name(&texts(), color))}
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <svg class="chart" viewBox=format!("-4 0 {} {HEIGHT}", WIDTH + 8.0) role="img" aria-label=move || label.get() preserveAspectRatio="none">
            {marked}
            {here}
            {drawn}
        </svg>
        <ul class="legend">{legend}</ul>
    }
}
