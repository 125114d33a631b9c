//! What the computer thinks: everybody's share of the win, and the best lines.

use super::state::Analysis;
use crate::page::chooser::Chooser;
use crate::page::play::Token;
use crate::page::texts::{label, say, text, texts, tr, tr_with};
use crate::page::widgets::Switch;
use crate::text::color_name;
use crate::thinking::{Answer, Line};
use leptos::prelude::*;
use pacru_rules::{Color, Position};

/// So many moves of a line are shown.
const SHOWN: usize = 8;

/// What is read out now and then.
pub(super) fn spoken(answer: &Answer) -> String {
    let Some(best) = answer.lines.first() else {
        return String::new();
    };
    let first = best.moves.first().cloned().unwrap_or_default();
    tr_with("engine-says", &[("move", first.into()), ("depth", answer.depth.into())])
}

/// A large number in groups of three digits, which every language reads.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}

/// The shares of all players as a bar, and in numbers.
#[component]
pub(super) fn Shares(analysis: Analysis) -> impl IntoView {
    let seats = Memo::new(move |_| analysis.here.with(|here| here.position.order().colors().to_vec()));
    let parts = Memo::new(move |_| {
        let percents = analysis.percents()?;
        Some(seats.with(|seats| seats.iter().map(|&color| percents[color]).collect::<Vec<u32>>()))
    });
    let part = move |seat: usize| parts.with(|parts| parts.as_ref().and_then(|parts| parts.get(seat).copied()));
    // The bar waits where it is until more is known; at first nobody is ahead.
    let last = Memo::new(move |before: Option<&Option<Vec<u32>>>| {
        parts.get().or_else(|| before.cloned().flatten()).filter(|parts| parts.len() == seats.with(Vec::len))
    });
    let width = move |seat: usize| {
        let known = last.with(|parts| parts.as_ref().and_then(|parts| parts.get(seat).copied()));
        known.map_or(100.0 / seats.with(Vec::len) as f64, f64::from)
    };
    let segment = move |(seat, color): (usize, Color)| {
        view! { <span class=format!("fill {}", color.name()) style:width=text(move || format!("{}%", width(seat)))></span> }
    };
    let number = move |(seat, color): (usize, Color)| {
        let said = move || match part(seat) {
            Some(percent) => tr_with("share", &[("percent", percent.into())]),
            None => "–".to_owned(),
        };
        view! {
            <li data-color=color.name() data-share=move || part(seat)>
                <Token color=color/>
                <span class="share-name">{text(move || color_name(&texts(), color))}</span>
                <strong>{text(said)}</strong>
            </li>
        }
    };
    view! {
        <section class="shares" aria-label=say("shares")>
            <div class="share-bar" class:unknown=move || parts.with(Option::is_none) aria-hidden="true">
                {move || seats.get().into_iter().enumerate().map(segment).collect_view()}
            </div>
            <ul>{move || seats.get().into_iter().enumerate().map(number).collect_view()}</ul>
        </section>
    }
}

/// The computer with its switch, how far it has got, and its best lines.
#[component]
pub(super) fn Engine(analysis: Analysis) -> impl IntoView {
    let forbidden = Memo::new(move |_| {
        analysis.opened.track();
        analysis.at.track();
        analysis.is_forbidden()
    });
    let progress = move || {
        if let Some(sentence) = analysis.end_of_game() {
            return sentence;
        }
        if forbidden.get() {
            return tr("engine-fair");
        }
        if !analysis.engine.get() {
            return tr("engine-off");
        }
        if analysis.evaluating.get() {
            return tr("engine-busy");
        }
        analysis.answer.with(|answer| match answer {
            Some(answer) => {
                tr_with("engine-progress", &[("depth", answer.depth.into()), ("nodes", grouped(answer.nodes).into())])
            }
            None => tr("engine-begins"),
        })
    };
    let lines = move || {
        let position = analysis.position();
        let lines =
            analysis.answer.with(|answer| answer.as_ref().map(|answer| answer.lines.clone())).unwrap_or_default();
        lines.into_iter().enumerate().map(|(rank, line)| best_line(analysis, &position, rank + 1, &line)).collect_view()
    };
    view! {
        <section class="engine">
            <h2 class="unseen">{say("engine")}</h2>
            <div class="engine-head">
                <Switch label=label("engine") on=analysis.engine/>
                <span class="muted small" data-engine="progress">{text(progress)}</span>
            </div>
            <p class="unseen" role="status" aria-live="polite">{move || analysis.spoken.get()}</p>
            <ol class="lines" aria-label=say("best-lines")>{lines}</ol>
        </section>
    }
}

fn best_line(analysis: Analysis, position: &Position, rank: usize, line: &Line) -> impl IntoView + use<> {
    let mv = line.first_move(position);
    let first = line.moves.first().cloned().unwrap_or_default();
    let score = line_score(line, position);
    let rest: Vec<String> = line.moves.iter().skip(1).take(SHOWN).cloned().collect();
    let more = if line.moves.len() > SHOWN + 1 { " …" } else { "" };
    view! {
        <li>
            <button
                class="best-line"
                data-line=rank
                on:click=move |_| {
                    if let Some(mv) = mv {
                        analysis.play(mv);
                    }
                }
            >
                <span class="line-score">{score}</span>
                <span class="line-moves"><strong>{first}</strong> " " {rest.join(" ")} {more}</span>
            </button>
        </li>
    }
}

/// The share of whoever is to move, or that the game is decided.
fn line_score(line: &Line, position: &Position) -> String {
    match line.proven {
        Some(turns) if turns > 0 => tr_with("won-in", &[("turns", turns.unsigned_abs().into())]),
        Some(turns) => tr_with("lost-in", &[("turns", turns.unsigned_abs().into())]),
        None => {
            let own = line.percents(position.order())[position.to_move()];
            tr_with("share", &[("percent", own.into())])
        }
    }
}
