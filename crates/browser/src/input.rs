//! Mouse, finger and keyboard, as the browser gets them from real ones.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};

use crate::error::{Error, Problem};
use crate::keys;
use crate::page::Page;
use crate::wait::quote;

/// The way from one place to another has this many steps.
const STEPS: u32 = 8;

type Point = (f64, f64);

impl Page {
    /// Clicks an element, once it is visible, enabled, at rest and on top.
    #[track_caller]
    pub fn click(&self, selector: &str) -> Result<(), Error> {
        self.tell(self.point(selector, "to click it").and_then(|point| {
            self.mouse("mouseMoved", point, false)?;
            self.mouse("mousePressed", point, true)?;
            self.mouse("mouseReleased", point, false)
        }))
    }

    /// Moves the mouse over an element, once it is visible, at rest and on top.
    #[track_caller]
    pub fn hover(&self, selector: &str) -> Result<(), Error> {
        self.tell(self.point(selector, "to point at it").and_then(|point| self.mouse("mouseMoved", point, false)))
    }

    /// Drags one element onto another with the mouse. For pages that follow the pointer, not for HTML's `draggable`.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) -> Result<(), Error> {
        self.tell(self.way(from, to).and_then(|way| {
            self.mouse("mouseMoved", way[0], false)?;
            self.mouse("mousePressed", way[0], true)?;
            way[1..].iter().try_for_each(|&point| self.mouse("mouseMoved", point, true))?;
            self.mouse("mouseReleased", way[way.len() - 1], false)
        }))
    }

    /// Taps an element with a finger, once it is visible, enabled, at rest and on top. Meant for pages that are `mobile`.
    #[track_caller]
    pub fn tap(&self, selector: &str) -> Result<(), Error> {
        self.tell(self.point(selector, "to tap it").and_then(|point| {
            self.finger("touchStart", Some(point), 0)?;
            self.finger("touchEnd", None, 0)
        }))
    }

    /// Drags one element onto another with a finger.
    #[track_caller]
    pub fn touch_drag(&self, from: &str, to: &str) -> Result<(), Error> {
        self.tell(self.way(from, to).and_then(|way| {
            // Each event says how long ago it was: the finger comes to rest before it leaves, else the browser would take it
            // for a fling and the next tap for the wish to stop it.
            let end = way[way.len() - 1];
            self.finger("touchStart", Some(way[0]), 600)?;
            for (&point, ago) in way[1..].iter().zip((0..580).rev().step_by(20)) {
                self.finger("touchMove", Some(point), ago)?;
            }
            self.finger("touchMove", Some(end), 20)?;
            self.finger("touchEnd", None, 0)
        }))
    }

    /// Presses a key: `Tab`, `Enter`, `Escape`, `Space`, `ArrowLeft`, `F1`, `a`, `Shift+Tab`, `Control+z` …
    #[track_caller]
    pub fn press(&self, key: &str) -> Result<(), Error> {
        self.tell(self.strike(key))
    }

    /// Writes a text into the element that has the focus, key by key as far as a keyboard has it.
    #[track_caller]
    pub fn type_text(&self, text: &str) -> Result<(), Error> {
        self.tell(text.chars().try_for_each(|char| match char {
            '\n' => self.strike("Enter"),
            '\t' => self.strike("Tab"),
            ' '..='~' => self.strike(char.encode_utf8(&mut [0; 4])),
            _ => self.call("Input.insertText", &json!({ "text": char.to_string() })).map(drop),
        }))
    }

    fn strike(&self, key: &str) -> Result<(), Problem> {
        keys::strokes(key)?.iter().try_for_each(|event| self.call("Input.dispatchKeyEvent", event).map(drop))
    }

    fn mouse(&self, kind: &str, (x, y): Point, held: bool) -> Result<(), Problem> {
        let button = if held || kind == "mouseReleased" { "left" } else { "none" };
        let clicks = u32::from(kind != "mouseMoved");
        let event = json!({
            "type": kind, "x": x, "y": y, "button": button, "buttons": u32::from(held), "clickCount": clicks,
        });
        self.call("Input.dispatchMouseEvent", &event).map(drop)
    }

    /// A finger touches, moves or leaves, some milliseconds ago.
    fn finger(&self, kind: &str, point: Option<Point>, ago: u64) -> Result<(), Problem> {
        let points: Vec<Value> = point.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let time = SystemTime::now() - Duration::from_millis(ago);
        let seconds = time.duration_since(SystemTime::UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64());
        let event = json!({ "type": kind, "touchPoints": points, "timestamp": seconds });
        self.call("Input.dispatchTouchEvent", &event).map(drop)
    }

    fn point(&self, selector: &str, aim: &str) -> Result<Point, Problem> {
        self.locate(selector, aim, true, true)
    }

    fn locate(&self, selector: &str, aim: &str, on_top: bool, scroll: bool) -> Result<Point, Problem> {
        let call = format!("point({}, {on_top}, {scroll})", quote(selector));
        let point = self.probe(&call, || format!("{selector}, {aim}"))?;
        let part = |index: usize| point[index].as_f64().unwrap_or(0.0);
        Ok((part(0), part(1)))
    }

    /// From the first point to the last in small steps. Both must be in the window at once.
    fn way(&self, from: &str, to: &str) -> Result<Vec<Point>, Problem> {
        self.locate(to, "to drag something there", false, true)?;
        let start = self.point(from, "to drag it")?;
        let end = self.locate(to, "to drag something there", false, false)?;
        let at = |step: u32| {
            let part = f64::from(step) / f64::from(STEPS);
            (start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part)
        };
        Ok((0..=STEPS).map(at).collect())
    }
}
