//! Turns one picture into the next. Elements are known by their ids, so chevrons glide, and markers appear and flip.

use crate::page::browser;
use leptos::prelude::*;
use pacru_render::SvgNode;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// How long a chevron takes to leave the board, as in the style sheet.
const LEAVING: Duration = Duration::from_millis(220);

/// Makes an element with all that is in it.
pub(super) fn make(node: &SvgNode) -> Option<Element> {
    let element = document().create_element_ns(Some(SVG), node.name).ok()?;
    for (name, value) in &node.attributes {
        set(&element, node, name, value);
    }
    for child in &node.children {
        // A child that cannot be made is left out.
        let _ = make(child).map(|child| element.append_child(&child));
    }
    Some(element)
}

/// Changes an element from what it shows to what it is to show.
pub(super) fn change(element: &Element, before: &SvgNode, after: &SvgNode) {
    if before == after {
        return;
    }
    for (name, value) in &after.attributes {
        if before.attribute(name) != Some(value) {
            set(element, after, name, value);
        }
    }
    for (name, _) in &before.attributes {
        if after.attribute(name).is_none() {
            // What is not there need not be removed.
            let _ = element.remove_attribute(name);
        }
    }
    if colors_differ(before, after) {
        // New elements appear; that is how a marker flips.
        element.set_text_content(None);
        append_all(element, &after.children);
    } else if before.children.iter().chain(&after.children).all(|child| child.attribute("id").is_some()) {
        change_named(element, &before.children, &after.children);
    } else {
        change_in_order(element, &before.children, &after.children);
    }
}

/// Markers have a class such as `marker green occupied`; the colour is the second word.
fn colors_differ(before: &SvgNode, after: &SvgNode) -> bool {
    let color = |node: &SvgNode| {
        let words = node.attribute("class").and_then(|class| class.strip_prefix("marker "));
        words.and_then(|words| words.split(' ').next()).map(str::to_owned)
    };
    color(before) != color(after)
}

fn append_all(element: &Element, nodes: &[SvgNode]) {
    for child in nodes.iter().filter_map(make) {
        // Our own elements can be appended.
        let _ = element.append_child(&child);
    }
}

fn change_in_order(element: &Element, before: &[SvgNode], after: &[SvgNode]) {
    let alike = before.len() == after.len() && before.iter().zip(after).all(|(old, new)| old.name == new.name);
    if !alike {
        element.set_text_content(None);
        append_all(element, after);
        return;
    }
    let children = element.children();
    for (index, (old, new)) in before.iter().zip(after).enumerate() {
        if let Some(child) = children.item(index as u32) {
            change(&child, old, new);
        }
    }
}

fn change_named(element: &Element, before: &[SvgNode], after: &[SvgNode]) {
    let id = |node: &SvgNode| node.attribute("id").map(str::to_owned);
    let find = |id: &str| element.query_selector(&format!("[id=\"{id}\"]")).ok().flatten();
    for old in before {
        if !after.iter().any(|new| id(new) == id(old)) {
            id(old).as_deref().and_then(find).inspect(leave);
        }
    }
    // They overlap only while they move, so a new one may lie on top of the others.
    for new in after {
        let old = before.iter().find(|old| id(old) == id(new));
        let there = id(new).as_deref().and_then(find);
        match (old, there) {
            (Some(old), Some(there)) => change(&there, old, new),
            _ => {
                let _ = make(new).map(|made| element.append_child(&made));
            }
        }
    }
}

/// Chevrons fade away, everything else is gone at once.
fn leave(element: &Element) {
    if !element.class_list().contains("chevron") || !browser::moves() {
        element.remove();
        return;
    }
    // The id may be given to another by then.
    let _ = element.remove_attribute("id");
    let _ = element.class_list().add_1("leaving");
    let element = element.clone();
    set_timeout(move || element.remove(), LEAVING);
}

/// Sets an attribute. Where chevrons stand is a style, because styles change gradually.
fn set(element: &Element, node: &SvgNode, name: &str, value: &str) {
    let is_chevron = node.attribute("class").is_some_and(|class| class.starts_with("chevron"));
    let is_sign = node.attribute("class") == Some("sign") && name == "transform";
    if name == "transform"
        && (is_chevron || is_sign)
        && let Some([x, y, angle]) = numbers(value)
    {
        stand(element, x, y, angle);
        return;
    }
    // Names and values are our own and valid.
    let _ = element.set_attribute(name, value);
}

/// The numbers of `translate(x y) rotate(angle)`.
fn numbers(transform: &str) -> Option<[f64; 3]> {
    let found: Vec<f64> =
        transform.split(|c: char| !matches!(c, '0'..='9' | '-' | '.')).filter_map(|part| part.parse().ok()).collect();
    found.try_into().ok()
}

/// Puts something in its place. It turns the shorter way round: from 315° to 0° by 45°, not back by 315°.
fn stand(element: &Element, x: f64, y: f64, angle: f64) {
    let before: f64 = element.get_attribute("data-angle").and_then(|angle| angle.parse().ok()).unwrap_or(angle);
    let turn = (angle - before).rem_euclid(360.0);
    let now = before + if turn > 180.0 { turn - 360.0 } else { turn };
    let _ = element.set_attribute("data-angle", &now.to_string());
    let style = format!("translate({x}px, {y}px) rotate({now}deg)");
    let _ = element.set_attribute("data-place", &style);
    style_of(element, &style);
}

fn style_of(element: &Element, transform: &str) {
    let element: &SvgElement = element.unchecked_ref();
    // A style that is not understood leaves things where they are.
    let _ = element.style().set_property("transform", transform);
}

/// A chevron is carried by the pointer.
pub(super) fn carry(id: &str, (x, y): (f64, f64)) {
    if let Some(element) = document().get_element_by_id(id) {
        let angle = element.get_attribute("data-angle").unwrap_or_default();
        let _ = element.class_list().add_1("carried");
        style_of(&element, &format!("translate({x}px, {y}px) rotate({angle}deg) scale(1.12)"));
    }
}

/// A chevron that was carried goes to its place.
pub(super) fn put_down(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.class_list().remove_1("carried");
        if let Some(place) = element.get_attribute("data-place") {
            style_of(&element, &place);
        }
    }
}
