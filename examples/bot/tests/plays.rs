//! The bot of this example, on a server in the same process.

use pacru_api::Visibility;
use pacru_server::{Page, Server, Settings};
use pacru_testing::process::{Ended, Process};
use pacru_testing::wait::{LIMIT, join};
use serde_json::{Value, json};
use std::process::Command;
use std::thread;

#[test]
fn it_has_at_most_50_lines() {
    assert!(include_str!("../src/main.rs").lines().count() <= 50);
}

#[test]
fn it_joins_by_an_invitation_and_plays_a_game_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { port: 0, database: Some(folder.path().join("games.db")), ..Settings::default() };
    let server = Server::open(&settings, Page::embedded()).expect("a server");
    let url = server.url();
    let (stop, stopped) = std::sync::mpsc::channel::<()>();
    let serving = thread::spawn(move || {
        server.run_until(async move {
            // It ends when the test has dropped the other end.
            let _ = tokio::task::spawn_blocking(move || stopped.recv()).await;
        })
    });

    let answer: Value = post(&format!("{url}api/token"), None, &json!({}));
    let token = answer["token"].as_str().expect("a token").to_owned();
    let seats = json!(["open", { "computer": { "level": 1 } }]);
    let setup = json!({ "game": "pacru:target=8", "order": "gy", "seats": seats, "visibility": Visibility::Public });
    let created = post(&format!("{url}api/games"), Some(&token), &json!({ "setup": setup }));
    let link = created["links"]["invite"].as_str().expect("a link");
    let bot = bot(&[link]);
    assert!(bot.status.success(), "{}", bot.errors());
    let printed: pacru_rules::Position = bot.text().trim().parse().expect("the last position");
    let view = get(&format!("{url}api/games/{}", created["id"].as_str().expect("an id")), &token);
    assert_eq!((&view["phase"], &view["position"]), (&json!("over"), &json!(printed.to_string())));

    drop(stop);
    join("the end of the server", serving).expect("it ends well");
}

fn bot(args: &[&str]) -> Ended {
    Process::start(Command::new(env!("CARGO_BIN_EXE_pacru-example-bot")).args(args)).end()
}

fn get(url: &str, token: &str) -> Value {
    let request = ureq::get(url).header("Authorization", format!("Bearer {token}"));
    let request = request.config().timeout_global(Some(LIMIT)).build();
    request.call().expect("it is found").body_mut().read_json().expect("JSON")
}

fn post(url: &str, token: Option<&str>, body: &Value) -> Value {
    let mut request = ureq::post(url);
    if let Some(token) = token {
        request = request.header("Authorization", format!("Bearer {token}"));
    }
    let request = request.config().timeout_global(Some(LIMIT)).build();
    request.send_json(body).expect("it is done").body_mut().read_json().expect("JSON")
}

#[test]
fn without_a_link_it_says_what_it_needs() {
    let bot = bot(&[]);
    assert!(!bot.status.success());
    assert!(bot.errors().contains("give an invitation link"));
}
