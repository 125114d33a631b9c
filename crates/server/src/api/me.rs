//! `/api/me` and `/api/token`: who the caller is, and on which devices.

use super::body::{Nothing, Sent};
use super::games::guessed;
use crate::app::App;
use crate::links::Base;
use crate::problem::ApiError;
use crate::visitors::{Caller, Cookie};
use axum::Json;
use axum::extract::State;
use pacru_api::{Device, Enter, MyGames, Secret};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

type Shared = State<Arc<App>>;

/// The answer to `POST /api/token`.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Token {
    pub(super) token: Secret,
}

/// The caller's games. A browser that comes back is remembered for another year.
pub(super) async fn games(State(app): Shared, caller: Caller) -> Result<(Option<Cookie>, Json<MyGames>), ApiError> {
    let games = match caller.visitor {
        Some(visitor) => app.hub.my_games(visitor).await?,
        None => MyGames::default(),
    };
    Ok((caller.renewed(), Json(games)))
}

/// A link that makes another device the caller's, too.
pub(super) async fn device(State(app): Shared, caller: Caller, _: Nothing) -> Result<Json<Device>, ApiError> {
    let visitor = caller.known()?;
    app.rates.joins.take(&visitor)?;
    let (code, until) = app.hub.device_code(visitor).await?;
    Ok(Json(Base::new(&app, &caller.client).device(&code, until)))
}

/// Exchanges the code of such a link: from now on this browser is that visitor.
pub(super) async fn enter(
    State(app): Shared,
    caller: Caller,
    Sent(Enter { key }): Sent<Enter>,
) -> Result<(Cookie, Json<MyGames>), ApiError> {
    app.rates.guesses.peek(&caller.client.source())?;
    let (visitor, secret) = app.hub.enter_device(&key).await.map_err(|refused| guessed(&app, &caller, refused))?;
    Ok((caller.cookie_of(secret), Json(app.hub.my_games(visitor).await?)))
}

/// A token for a bot, which is somebody new.
pub(super) async fn token(State(app): Shared, caller: Caller, _: Nothing) -> Result<Json<Token>, ApiError> {
    app.rates.visitors.take(&caller.client.source())?;
    let (_, token) = app.hub.new_visitor().await?;
    Ok(Json(Token { token }))
}
