//! Whether the server has kept what it said it had kept.

use crate::error::{Error, Result};
use crate::http::Http;
use crate::table::Table;
use pacru_api::{Event, State};

/// Compares a game as the server tells it now with everything that it told before: every event is there unchanged, every
/// acknowledged move among them, and the log is one that a game can have. The table takes up what is new.
pub async fn compare(http: &mut Http, table: &mut Table) -> Result<()> {
    let (_, token) = table.players.first().ok_or_else(|| Error::new("a table without players"))?;
    let view = http.game(token, &table.id).await?;
    let wrong = |what: String| Err(Error::new(what).during(format!("game {}", table.id)));
    for told in &table.log {
        match view.events.get(told.number as usize - 1) {
            Some(kept) if kept == told => {}
            kept => return wrong(format!("{told:?} was told, {kept:?} is kept")),
        }
    }
    for acknowledged in &table.acknowledged {
        match view.events.get(acknowledged.number as usize - 1) {
            Some(kept) if acknowledged.is(kept) => {}
            kept => return wrong(format!("{acknowledged:?} was acknowledged, {kept:?} is kept")),
        }
    }
    let state = match State::replay(&view.events) {
        Ok(state) => state,
        Err(corrupt) => return wrong(format!("corrupt: {corrupt}")),
    };
    if state.position().to_string() != view.position || state.phase() != view.phase {
        return wrong(format!("the log adds up to {}, {} was told", state.position(), view.position));
    }
    table.state = state;
    table.log = view.events;
    Ok(())
}

/// Sends the move again that was not answered, under the same name: it must be done once, whether or not it was done before.
pub async fn send_again(http: &mut Http, table: &mut Table) -> Result<()> {
    let Some(sent) = table.under_way.take() else {
        return Ok(());
    };
    let token = table.players.iter().find(|(color, _)| *color == sent.color);
    let (_, token) = token.ok_or_else(|| Error::new("a move of nobody"))?;
    let number = http.command(token, &table.id, &sent.envelope).await?;
    let (seen, text) = (sent.envelope.seen, sent.text.clone());
    table.acknowledge(number, sent);
    compare(http, table).await?;
    let is_it = |event: &Event| matches!(event, Event::Moved { text: kept, .. } if *kept == text);
    let times = table.log[seen as usize..].iter().filter(|logged| is_it(&logged.event)).count();
    if times == 1 {
        return Ok(());
    }
    Err(Error::new(format!("game {}: {text} was sent twice and stands there {times} times", table.id)))
}
