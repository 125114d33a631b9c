//! A bot in 50 lines: takes a seat by an invitation link and makes moves by chance until the game is over.
//!
//! `cargo run -p pacru-example-bot -- 'http://127.0.0.1:8302/game/ID#join-KEY'`

use pacru_api::{GameView, Phase};
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    let link = std::env::args().nth(1).ok_or("give an invitation link: http://…/game/ID#join-KEY")?;
    let (page, key) = link.split_once("#join-").ok_or("the link has no #join-KEY")?;
    let game = page.replace("/game/", "/api/games/");
    let server = page.split("/game/").next().unwrap_or_default();

    // Who are we? A token proves it in everything we ask for.
    let answer: Value = ureq::post(format!("{server}/api/token")).send_json(json!({}))?.body_mut().read_json()?;
    let token = format!("Bearer {}", answer["token"].as_str().unwrap_or_default());
    let post =
        |path: &str, body: Value| ureq::post(format!("{game}/{path}")).header("Authorization", &token).send_json(body);
    post("seats", json!({ "key": key, "name": "Example" }))?;
    loop {
        let mut answer = ureq::get(&game).header("Authorization", &token).call()?;
        let view: GameView = answer.body_mut().read_json()?;
        let state = view.state().ok_or("the log makes no sense")?;
        let position = state.position();
        if view.phase == Phase::Over {
            println!("{position}");
            return Ok(());
        }
        if view.phase == Phase::Waiting || !view.seats.contains(position.to_move()) {
            std::thread::sleep(Duration::from_secs(1));
            continue;
        }
        let moves = position.travels();
        let chance = SystemTime::now().duration_since(UNIX_EPOCH)?.subsec_nanos() as usize;
        let text = moves[chance % moves.len()].to_string();
        // The server answers with an error if the game has gone on since `seen`; then we look again. A command that is sent
        // twice under the same id is done once.
        let id = format!("turn{}", state.last());
        let command = json!({ "id": id, "seen": state.last(), "command": { "move": { "text": text } } });
        if let Err(error) = post("commands", command) {
            eprintln!("{text}: {error}");
        }
    }
}
