//! What a page said, asked for and loaded.

use std::fmt;

use serde_json::Value;

/// More lines than any page of ours has reason to write.
const MOST_LINES: usize = 10_000;

/// How serious a line of the console is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// `console.debug`, `console.trace`
    Debug,
    /// `console.log` and the rest
    Info,
    /// `console.warn`, and the browser's warnings
    Warning,
    /// `console.error`, exceptions, failed loads, breaches of the content security policy
    Error,
}

/// A line of the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleLine {
    /// How serious it is.
    pub level: Level,
    /// What it says.
    pub text: String,
}

impl fmt::Display for ConsoleLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match self.level {
            Level::Debug => "debug",
            Level::Info => "info",
            Level::Warning => "warning",
            Level::Error => "error",
        };
        write!(f, "{level}: {}", self.text)
    }
}

/// A document that took the place of the one before.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) loader: String,
    /// The address, if this is the browser's own page that says that it cannot be reached.
    pub(crate) unreachable: Option<String>,
    pub(crate) loaded: bool,
}

/// All that is kept of a page's events, its workers' included.
#[derive(Debug, Default)]
pub(crate) struct Log {
    pub(crate) console: Vec<ConsoleLine>,
    pub(crate) requests: Vec<String>,
    pub(crate) documents: Vec<Document>,
    pub(crate) dialogs: Vec<String>,
    pub(crate) accept_dialogs: bool,
    pub(crate) crashed: bool,
}

impl Log {
    pub(crate) fn record(&mut self, method: &str, params: &Value) {
        match method {
            "Runtime.consoleAPICalled" => self.say(called(params)),
            "Runtime.exceptionThrown" => self.say(thrown(&params["exceptionDetails"])),
            "Log.entryAdded" => self.say(entry(&params["entry"])),
            "Network.requestWillBeSent" => self.request(&params["request"]["url"]),
            "Network.webSocketCreated" => self.request(&params["url"]),
            "Page.frameNavigated" => self.navigated(&params["frame"]),
            "Page.lifecycleEvent" if params["name"] == "load" => {
                let of_this = |document: &&mut Document| params["loaderId"] == document.loader;
                if let Some(document) = self.documents.iter_mut().find(of_this) {
                    document.loaded = true;
                }
            }
            "Page.javascriptDialogOpening" => self.dialogs.push(text(&params["message"])),
            "Inspector.targetCrashed" => self.crashed = true,
            _ => {}
        }
    }

    fn say(&mut self, line: ConsoleLine) {
        if self.console.len() < MOST_LINES {
            self.console.push(line);
        } else if let Some(last) = self.console.last_mut() {
            *last = ConsoleLine { level: Level::Error, text: "too many lines, and the rest is not kept".into() };
        }
    }

    fn request(&mut self, url: &Value) {
        // Data and blobs come from the page itself.
        if let Some(url) = url.as_str()
            && !url.starts_with("data:")
            && !url.starts_with("blob:")
            && self.requests.len() < MOST_LINES
        {
            self.requests.push(url.to_owned());
        }
    }

    fn navigated(&mut self, frame: &Value) {
        if frame["parentId"].is_null() {
            let unreachable = frame["unreachableUrl"].as_str().map(str::to_owned);
            self.documents.push(Document { loader: text(&frame["loaderId"]), unreachable, loaded: false });
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn called(params: &Value) -> ConsoleLine {
    let level = match params["type"].as_str() {
        Some("error" | "assert") => Level::Error,
        Some("warning") => Level::Warning,
        Some("debug" | "trace") => Level::Debug,
        _ => Level::Info,
    };
    let said: Vec<String> = params["args"].as_array().into_iter().flatten().map(argument).collect();
    ConsoleLine { level, text: said.join(" ") }
}

fn argument(argument: &Value) -> String {
    match (&argument["value"], argument["description"].as_str()) {
        (Value::String(text), _) => text.clone(),
        (Value::Null, Some(description)) => description.to_owned(),
        (Value::Null, None) => {
            argument["unserializableValue"].as_str().or(argument["type"].as_str()).unwrap_or("").into()
        }
        (value, _) => value.to_string(),
    }
}

/// What was thrown, with its first lines of the stack, or else the address of the script.
pub(crate) fn exception(details: &Value) -> String {
    let exception = &details["exception"];
    match exception["description"].as_str() {
        Some(description) => description.to_owned(),
        None if exception.is_null() => text(&details["text"]),
        None => argument(exception),
    }
}

fn thrown(details: &Value) -> ConsoleLine {
    let text = format!("{} {}", text(&details["text"]), exception(details));
    let line = details["lineNumber"].as_u64().unwrap_or(0) + 1;
    let text = match details["url"].as_str() {
        Some(url) if !url.is_empty() => format!("{text} ({url}:{line})"),
        _ => text,
    };
    ConsoleLine { level: Level::Error, text }
}

fn entry(entry: &Value) -> ConsoleLine {
    let level = match entry["level"].as_str() {
        Some("error") => Level::Error,
        Some("warning") => Level::Warning,
        Some("verbose") => Level::Debug,
        _ => Level::Info,
    };
    let text = text(&entry["text"]);
    let text = match entry["url"].as_str() {
        Some(url) => format!("{text} ({url})"),
        None => text,
    };
    ConsoleLine { level, text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn console_is_bounded_and_says_so() {
        let mut log = Log::default();
        let line = json!({ "type": "log", "args": [{ "type": "number", "value": 1 }] });
        for _ in 0..MOST_LINES + 2 {
            log.record("Runtime.consoleAPICalled", &line);
        }
        assert_eq!(log.console.len(), MOST_LINES);
        assert_eq!(log.console.first().unwrap().text, "1");
        assert_eq!(log.console.last().unwrap().level, Level::Error);
    }

    #[test]
    fn arguments_are_written_as_a_console_would() {
        let said = called(&json!({ "type": "warning", "args": [
            { "type": "string", "value": "a" },
            { "type": "object", "description": "Array(2)" },
            { "type": "undefined" },
            { "type": "boolean", "value": true },
        ]}));
        assert_eq!(said.to_string(), "warning: a Array(2) undefined true");
    }

    #[test]
    fn documents_of_inner_frames_do_not_count() {
        let mut log = Log::default();
        log.record("Page.frameNavigated", &json!({ "frame": { "loaderId": "1" } }));
        log.record("Page.frameNavigated", &json!({ "frame": { "loaderId": "2", "parentId": "f" } }));
        log.record("Page.lifecycleEvent", &json!({ "name": "load", "loaderId": "1" }));
        assert_eq!(log.documents.len(), 1);
        assert!(log.documents[0].loaded);
    }

    #[test]
    fn noise_does_no_harm() {
        let mut log = Log::default();
        for method in ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded", "Page.frameNavigated"] {
            for params in [json!(null), json!([]), json!({ "args": 3, "frame": "x", "entry": [null] })] {
                log.record(method, &params);
            }
        }
    }
}
