//! `/api/games` and `/api/lobby`.

use super::body::{Named, Sent};
use crate::app::App;
use crate::links::Base;
use crate::problem::ApiError;
use crate::visitors::{Caller, Cookie, Known};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION};
use axum::response::{IntoResponse, Response};
use pacru_api::{Answer, Created, Enter, Envelope, GameView, Join, Joined, Links, Lobby, NewGame, RefusedCode};
use std::sync::Arc;

type Shared = State<Arc<App>>;

/// Sets up a game.
pub(super) async fn create(
    State(app): Shared,
    caller: Caller,
    Sent(new): Sent<NewGame>,
) -> Result<impl IntoResponse, ApiError> {
    let visibility = new.setup.visibility;
    let Known { visitor, cookie } = caller.or_new(&app).await?;
    app.rates.games.take(&visitor)?;
    let (id, keys) = app.hub.create(new.setup, visitor).await?;
    let links = Base::new(&app, &caller.client).links(&id, &keys, visibility);
    let place = [(LOCATION, format!("/api/games/{id}"))];
    Ok((StatusCode::CREATED, cookie, place, Json(Created { id, links })))
}

/// A game for whoever asks.
pub(super) async fn view(State(app): Shared, caller: Caller, Named(id): Named) -> Result<Json<GameView>, ApiError> {
    Ok(Json(app.hub.view(&id, caller.visitor).await?))
}

/// Exchanges the key of a link for the right to see the game.
pub(super) async fn enter(
    State(app): Shared,
    caller: Caller,
    Named(id): Named,
    Sent(Enter { key }): Sent<Enter>,
) -> Result<(Option<Cookie>, Json<GameView>), ApiError> {
    app.rates.guesses.peek(&caller.client.source())?;
    let Known { visitor, cookie } = caller.or_new(&app).await?;
    let game = app.hub.enter(&id, &key, visitor).await.map_err(|refused| guessed(&app, &caller, refused))?;
    Ok((cookie, Json(game)))
}

/// Takes a free seat.
pub(super) async fn join(
    State(app): Shared,
    caller: Caller,
    Named(id): Named,
    Sent(join): Sent<Join>,
) -> Result<(Option<Cookie>, Json<Joined>), ApiError> {
    app.rates.guesses.peek(&caller.client.source())?;
    let Known { visitor, cookie } = caller.or_new(&app).await?;
    app.rates.joins.take(&visitor)?;
    let joined = app.hub.join(&id, visitor, &join).await.map_err(|refused| guessed(&app, &caller, refused))?;
    Ok((cookie, Json(joined)))
}

/// A key that was wrong is counted.
pub(super) fn guessed(app: &App, caller: &Caller, refused: pacru_api::Refused) -> ApiError {
    if matches!(refused.code, RefusedCode::BadKey | RefusedCode::NotFound) {
        // That it was one too many is told next time.
        let _ = app.rates.guesses.take(&caller.client.source());
    }
    refused.into()
}

/// Does what a player asks for.
pub(super) async fn command(
    State(app): Shared,
    caller: Caller,
    Named(id): Named,
    Sent(envelope): Sent<Envelope>,
) -> Result<Json<Answer>, ApiError> {
    let visitor = caller.known()?;
    app.rates.commands.take(&visitor)?;
    match app.hub.command(&id, visitor, envelope).await {
        settled @ Answer::Settled { .. } => Ok(Json(settled)),
        Answer::Refused { refused, game } if refused.code == RefusedCode::Behind => {
            Err(ApiError::Behind(refused, game))
        }
        Answer::Refused { refused, .. } => Err(ApiError::Refused(refused)),
    }
}

/// The record of a game, as a file.
pub(super) async fn record(State(app): Shared, caller: Caller, Named(id): Named) -> Result<Response, ApiError> {
    let record = app.hub.record(&id, caller.visitor).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.pcr\"")),
    ];
    Ok((headers, record).into_response())
}

/// The links of a game, for those who hold a seat.
pub(super) async fn links(State(app): Shared, caller: Caller, Named(id): Named) -> Result<Json<Links>, ApiError> {
    let visitor = caller.known()?;
    let (keys, visibility) = app.hub.keys(&id, visitor).await?;
    Ok(Json(Base::new(&app, &caller.client).links(&id, &keys, visibility)))
}

/// Public games.
pub(super) async fn lobby(State(app): Shared, caller: Caller) -> Result<Json<Lobby>, ApiError> {
    Ok(Json(app.hub.lobby(caller.visitor).await?))
}
