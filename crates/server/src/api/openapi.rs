//! `GET /api`: what the API is, for programs as `OpenAPI`, for people as a page made from it.

use axum::http::header::{ACCEPT, CONTENT_TYPE, HeaderMap, VARY};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use std::fmt::Write;
use std::sync::LazyLock;

/// The document.
const DOCUMENT: &str = include_str!("openapi.json");

/// The same for people. It never changes while the program runs.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let document: Value = serde_json::from_str(DOCUMENT).unwrap_or_default();
    page(&document)
});

pub(super) async fn document(headers: HeaderMap) -> Response {
    let (kind, text) =
        if wants_page(&headers) { ("text/html; charset=utf-8", PAGE.as_str()) } else { ("application/json", DOCUMENT) };
    ([(CONTENT_TYPE, kind), (VARY, "Accept")], text).into_response()
}

/// Browsers name HTML before everything else.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or_default();
    let place = |kind: &str| accepted.split(',').position(|word| word.split(';').next().unwrap_or("").trim() == kind);
    match (place("text/html"), place("application/json")) {
        (Some(html), Some(json)) => html < json,
        (html, None) => html.is_some(),
        (None, Some(_)) => false,
    }
}

/// A plain page of all paths. Writing to a text cannot fail.
fn page(document: &Value) -> String {
    let text = |value: &Value| escape(value.as_str().unwrap_or_default());
    let empty = Map::new();
    let entries = |value: &Value| value.as_object().unwrap_or(&empty).clone();
    let mut page = String::from("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">");
    let title = text(&document["info"]["title"]);
    let _ = write!(page, "<title>{title}</title><h1>{title}</h1>");
    for paragraph in document["info"]["description"].as_str().unwrap_or_default().split("\n\n") {
        let _ = write!(page, "<p>{}</p>", escape(paragraph));
    }
    for (path, methods) in entries(&document["paths"]) {
        for (method, operation) in entries(&methods).into_iter().filter(|(name, _)| name != "parameters") {
            let summary = text(&operation["summary"]);
            let _ = write!(page, "<h2><code>{} {}</code></h2><p>{summary}</p>", method.to_uppercase(), escape(&path));
            let _ = write!(page, "<p>{}</p>", text(&operation["description"]));
            if let Some(content) = example(&operation["requestBody"]) {
                let _ = write!(page, "<p>Send</p><pre>{}</pre>", escape(&content));
            }
            page.push_str("<dl>");
            for (status, response) in entries(&operation["responses"]) {
                let response = resolve(document, &response);
                let _ = write!(page, "<dt>{}</dt><dd>{}", escape(&status), text(&response["description"]));
                if let Some(content) = example(response) {
                    let _ = write!(page, "<pre>{}</pre>", escape(&content));
                }
                page.push_str("</dd>");
            }
            page.push_str("</dl>");
        }
    }
    page.push_str("<h2>Types</h2><dl>");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        let form = serde_json::to_string_pretty(&schema).unwrap_or_default();
        let _ = write!(page, "<dt id=\"{0}\">{0}</dt><dd><pre>{1}</pre></dd>", escape(&name), escape(&form));
    }
    page.push_str("</dl></html>");
    page
}

/// What a reference in the document stands for.
fn resolve<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    let target = value["$ref"].as_str().and_then(|name| document.pointer(name.trim_start_matches('#')));
    target.unwrap_or(value)
}

fn example(body: &Value) -> Option<String> {
    let example = body["content"]["application/json"].get("example")?;
    serde_json::to_string_pretty(example).ok()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{DOCUMENT, PAGE, resolve};
    use crate::api::me::Token;
    use crate::problem::ApiError;
    use axum::response::IntoResponse;
    use pacru_api::{
        Answer, Command, CommandId, Created, Device, Enter, Envelope, Event, FromServer, GameId, GameView, Hidden,
        Invitation, Join, Joined, Links, Lobby, Logged, Millis, MyGame, MyGames, NewGame, Offer, Phase, Phrase,
        Playing, Problem, Qr, Refused, RefusedCode, Saying, Seat, Secret, Setup, Time, ToServer, Visibility,
    };
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json::Value;
    use std::collections::BTreeSet;
    use std::time::Duration;

    fn document() -> Value {
        serde_json::from_str(DOCUMENT).expect("JSON")
    }

    fn keys(value: &Value) -> BTreeSet<String> {
        value.as_object().map(|object| object.keys().cloned().collect()).unwrap_or_default()
    }

    #[test]
    fn every_path_is_described_and_every_described_path_exists() {
        let routes = include_str!("mod.rs").lines().filter_map(|line| line.trim().strip_prefix(".route(\""));
        let routes = routes.filter_map(|rest| rest.split_once("\", ")).filter(|(path, _)| !path.contains('*'));
        let there: BTreeSet<(String, String)> = routes
            .map(|(path, rest)| (path.to_owned(), rest[..rest.find('(').expect("a method")].to_owned()))
            .collect();
        let document = document();
        let described = keys(&document["paths"]).into_iter().flat_map(|path| {
            let methods = keys(&document["paths"][&path]).into_iter().filter(|name| name != "parameters");
            methods.map(|method| (path.clone(), method)).collect::<Vec<_>>()
        });
        assert_eq!(described.collect::<BTreeSet<_>>(), there);
    }

    /// What each name of a type stands for in the program: reads the value and writes it again.
    fn read(name: &str, value: &Value) -> Value {
        fn again<T: DeserializeOwned + Serialize>(value: &Value) -> Value {
            let read: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"));
            serde_json::to_value(read).expect("JSON")
        }
        match name {
            "Answer" => again::<Answer>(value),
            // Colours have no form of their own: they stand in other messages.
            "Color" | "Colors" => value.clone(),
            "Command" => again::<Command>(value),
            "CommandId" => again::<CommandId>(value),
            "Created" => again::<Created>(value),
            "Device" => again::<Device>(value),
            "Enter" => again::<Enter>(value),
            "Envelope" => again::<Envelope>(value),
            "Event" => again::<Event>(value),
            "FromServer" => again::<FromServer>(value),
            "GameId" => again::<GameId>(value),
            "GameView" => again::<GameView>(value),
            "Hidden" => again::<Hidden>(value),
            "Invitation" => again::<Invitation>(value),
            "Join" => again::<Join>(value),
            "Joined" => again::<Joined>(value),
            "Links" => again::<Links>(value),
            "Lobby" => again::<Lobby>(value),
            "Logged" => again::<Logged>(value),
            "Millis" => again::<Millis>(value),
            "MyGame" => again::<MyGame>(value),
            "MyGames" => again::<MyGames>(value),
            "NewGame" => again::<NewGame>(value),
            "Offer" => again::<Offer>(value),
            "Phase" => again::<Phase>(value),
            "Phrase" => again::<Phrase>(value),
            "Playing" => again::<Playing>(value),
            "Problem" => again::<Problem>(value),
            "Qr" => again::<Qr>(value),
            "Refused" => again::<Refused>(value),
            "Saying" => again::<Saying>(value),
            "Seat" => again::<Seat>(value),
            "Secret" => again::<Secret>(value),
            "Setup" => again::<Setup>(value),
            "Time" => again::<Time>(value),
            "ToServer" => again::<ToServer>(value),
            "Token" => again::<Token>(value),
            "Visibility" => again::<Visibility>(value),
            other => panic!("there is no type {other}"),
        }
    }

    #[test]
    fn every_type_exists_and_its_example_is_one() {
        let document = document();
        for name in keys(&document["components"]["schemas"]) {
            let schema = &document["components"]["schemas"][&name];
            let example = &schema["example"];
            assert_eq!(&read(&name, example), example, "{name}");
            // What is required stands in the example, and what stands there is described.
            for field in schema["required"].as_array().into_iter().flatten() {
                assert!(!example[field.as_str().expect("a name")].is_null(), "{name}: {field}");
            }
            if schema["properties"].is_object() {
                assert!(keys(example).is_subset(&keys(&schema["properties"])), "{name}");
            }
        }
        let states = read("GameView", &document["components"]["schemas"]["GameView"]["example"]);
        let view: GameView = serde_json::from_value(states).expect("a view");
        assert!(view.state().is_some(), "the example is a game");
    }

    #[test]
    fn every_example_in_a_path_is_of_the_type_that_stands_beside_it() {
        let document = document();
        let mut count = 0;
        let mut check = |content: &Value| {
            let content = &content["content"]["application/json"];
            if let (Some(name), Some(example)) = (content["schema"]["$ref"].as_str(), content.get("example")) {
                assert_eq!(&read(name.rsplit('/').next().expect("a name"), example), example, "{name}");
                count += 1;
            }
        };
        for methods in document["paths"].as_object().expect("paths").values() {
            for operation in methods.as_object().expect("methods").values().filter(|value| value.is_object()) {
                check(&operation["requestBody"]);
                for response in operation["responses"].as_object().expect("answers").values() {
                    assert!(!resolve(&document, response)["description"].is_null(), "{response}");
                    check(resolve(&document, response));
                }
            }
        }
        assert!(count > 50, "{count}");
    }

    #[test]
    fn every_status_is_one_that_is_sent() {
        let refused = |code| ApiError::Refused(Refused::new(code, ""));
        let mut errors: Vec<ApiError> = RefusedCode::ALL.iter().map(|&code| refused(code)).collect();
        errors.extend([
            ApiError::Behind(Refused::new(RefusedCode::Behind, ""), None),
            ApiError::TooMany(crate::limits::TooMany { wait: Duration::ZERO }),
            ApiError::NoPlace,
            ApiError::Stopping,
            ApiError::ForeignOrigin,
            ApiError::BadToken,
            ApiError::Nobody,
            ApiError::NotJson,
            ApiError::TooLong,
            ApiError::TooSlow,
            ApiError::Unreadable(String::new()),
            ApiError::NoWebSocket,
            ApiError::Version,
        ]);
        let sent: BTreeSet<String> =
            errors.into_iter().map(|error| error.into_response().status().as_str().to_owned()).collect();
        let document = document();
        let operations = document["paths"].as_object().expect("paths").values();
        let operations = operations.flat_map(|methods| methods.as_object().expect("methods").values());
        let described: BTreeSet<String> = operations.flat_map(|operation| keys(&operation["responses"])).collect();
        let errors: BTreeSet<String> = described.into_iter().filter(|status| status.as_str() >= "400").collect();
        assert_eq!(errors, sent);
        let codes = &document["components"]["schemas"]["Refused"]["properties"]["code"]["enum"];
        let codes: Vec<&str> = codes.as_array().expect("codes").iter().filter_map(Value::as_str).collect();
        assert_eq!(codes, RefusedCode::ALL.iter().map(|code| code.word()).collect::<Vec<_>>());
        let phrases = &document["components"]["schemas"]["Phrase"]["enum"];
        let phrases: Vec<&str> = phrases.as_array().expect("phrases").iter().filter_map(Value::as_str).collect();
        assert_eq!(phrases, Phrase::ALL.iter().map(|phrase| phrase.word()).collect::<Vec<_>>());
    }

    #[test]
    fn the_page_names_every_path() {
        for path in keys(&document()["paths"]) {
            assert!(PAGE.contains(&path), "{path}");
        }
    }
}
