//! Setting games up, and getting into them.

use super::act::{Addition, Failed, Held, TRIES, broken};
use super::hub::{Hub, not_found};
use super::random;
use super::table::{Table, row};
use super::words::{normal, normal_setup};
use crate::store::{Change, DeviceHash, Keys, NewGame, StoreError, VisitorId};
use pacru_api::{
    Event, GameId, GameView, Join, Joined, Logged, NAME_LENGTH, Refused, RefusedCode, Seat, Secret, Setup, State,
    tidy_text,
};
use pacru_rules::Color;

impl Hub {
    /// Sets up a game; the seats "here" are this visitor's.
    pub async fn create(&self, setup: Setup, visitor: VisitorId) -> Result<(GameId, Keys), Refused> {
        self.check_running()?;
        let setup = normal_setup(Setup { earlier: None, ..setup });
        let setup = setup.tidied().map_err(|error| Refused::new(RefusedCode::BadSetup, error.to_string()))?;
        self.check_room(&setup, visitor).await?;
        let here = |(color, seat): (Color, &Seat)| matches!(seat, Seat::Here { .. }).then_some((color, visitor));
        let seats: Vec<_> = setup.by_color().filter_map(here).collect();
        let (id, new) = self.new_game(setup, visitor, seats, None)?;
        let keys = new.keys.clone();
        let thinks = new.row.thinks;
        self.0.store.commit(vec![Change::NewGame(Box::new(new))]).await.map_err(|error| error.refused())?;
        self.0.lobby.forget();
        if thinks {
            self.0.computers.want(&id);
        }
        tracing::info!(game = %id, "a game was set up");
        Ok((id, keys))
    }

    /// Whether a visitor may set up one more game, or another in the place of one that is over.
    pub(super) async fn check_room(&self, setup: &Setup, visitor: VisitorId) -> Result<(), Refused> {
        let computers = setup.seats.iter().filter(|seat| matches!(seat, Seat::Computer { .. })).count();
        let load = self.0.store.load_of(visitor).await.map_err(|error| error.refused())?;
        let too_many = |message: &str| Err(Refused::new(RefusedCode::TooMany, message));
        if load.games >= self.0.options.games_per_visitor {
            return too_many("whoever sets up this game has set up many: finish or cancel some first");
        }
        if computers > 0 && load.computers + computers as u32 > self.0.options.computers_per_visitor {
            return too_many("many computers play for whoever sets up this game: finish some games first");
        }
        Ok(())
    }

    /// A new game as it is stored.
    pub(super) fn new_game(
        &self,
        setup: Setup,
        creator: VisitorId,
        seats: Vec<(Color, VisitorId)>,
        earlier: Option<GameId>,
    ) -> Result<(GameId, NewGame), Refused> {
        let game = random::game()?;
        let keys = Keys { join: random::secret()?, watch: random::secret()? };
        let first = Logged { number: 1, at: self.now(), event: Event::Created(setup) };
        let state = State::new(&first).map_err(|corrupt| Refused::new(RefusedCode::BadSetup, corrupt.to_string()))?;
        let row = row(&state, &self.0.options);
        Ok((game.clone(), NewGame { game, creator, keys, events: vec![first], row, seats, earlier }))
    }

    /// Exchanges the key of a link for the right to see the game.
    pub async fn enter(&self, id: &GameId, key: &Secret, visitor: VisitorId) -> Result<GameView, Refused> {
        self.check_running()?;
        let live = self.live(id).await?;
        let held = self.hold(&live).await?;
        let table = held.table();
        let given = DeviceHash::of(key);
        let joins = given == DeviceHash::of(&table.keys.join);
        let fits = joins || given == DeviceHash::of(&table.keys.watch);
        let sees = self.may_see(id, table, Some(visitor)).await?;
        if !sees && (!fits || table.state.is_hidden()) {
            return Err(not_found());
        }
        if !fits {
            return Err(Refused::new(RefusedCode::BadKey, "the key of the link is wrong"));
        }
        if table.is_private() {
            let reader = Change::Reader { game: id.clone(), visitor, joins };
            self.0.store.commit(vec![reader]).await.map_err(|error| error.refused())?;
        }
        self.view_of(&held, Some(visitor)).await
    }

    /// Takes a free seat.
    pub async fn join(&self, id: &GameId, visitor: VisitorId, join: &Join) -> Result<Joined, Refused> {
        let (hub, id) = (self.clone(), id.clone());
        let join = Join { name: normal(&join.name), ..join.clone() };
        // What has begun is finished, whether or not the client waits for it.
        let task = tokio::spawn(async move {
            for _ in 0..TRIES {
                match hub.try_join(&id, visitor, &join).await {
                    Err(Failed::Conflict) => {}
                    other => return other.map_err(Refused::from),
                }
            }
            Err(StoreError::Conflict.refused())
        });
        task.await.unwrap_or_else(|_| Err(broken()))
    }

    async fn try_join(&self, id: &GameId, visitor: VisitorId, join: &Join) -> Result<Joined, Failed> {
        self.check_running()?;
        let live = self.live(id).await?;
        let mut held = self.hold(&live).await?;
        if let Some(color) = sits_already(held.table(), visitor, join) {
            return Ok(Joined { color, game: self.view_of(&held, Some(visitor)).await? });
        }
        let (color, event) = match self.judge_join(id, &held, visitor, join).await {
            // What is refused here may be right by now: another process may have added to the game.
            Err(Failed::Refused(_)) if held.catch_up().await? => return Err(Failed::Conflict),
            judged => judged?,
        };
        let mut addition = Addition { seats: vec![(color, Some(visitor))], ..Addition::of(event) };
        if held.table().is_private() {
            addition.along.push(Change::Reader { game: id.clone(), visitor, joins: true });
        }
        self.add(&mut held, addition).await?;
        self.0.lobby.forget();
        self.presence_changed(&live);
        Ok(Joined { color, game: self.view_of(&held, Some(visitor)).await? })
    }

    async fn judge_join(
        &self,
        id: &GameId,
        held: &Held<'_>,
        visitor: VisitorId,
        join: &Join,
    ) -> Result<(Color, Event), Failed> {
        let table = held.table();
        let invited = join.key.as_ref().is_some_and(|key| DeviceHash::of(key) == DeviceHash::of(&table.keys.join));
        let sits = !table.seats(Some(visitor)).is_empty();
        let sees = self.may_see(id, table, Some(visitor)).await?;
        if !(sees || invited && table.is_private()) {
            return Err(not_found().into());
        }
        if table.is_private() && !invited && !sits && table.creator != visitor {
            let entered = self.0.store.reader(id, visitor).await?;
            if entered != Some(true) {
                return Err(Refused::new(RefusedCode::BadKey, "a seat in this game needs its invitation").into());
            }
        }
        let judged = table.state.join(join.color, &join.name)?;
        if !sits {
            let load = self.0.store.load_of(visitor).await?;
            if load.seats >= self.0.options.seats_per_visitor {
                let message = "you sit in many games: finish some first";
                return Err(Refused::new(RefusedCode::TooMany, message).into());
            }
        }
        Ok(judged)
    }
}

/// The seat that somebody has taken by the same name before: a request sent twice takes one seat.
fn sits_already(table: &Table, visitor: VisitorId, join: &Join) -> Option<Color> {
    let name = tidy_text(&join.name, NAME_LENGTH);
    let fits = |color: &Color| join.color.is_none_or(|wanted| wanted == *color);
    table.seats(Some(visitor)).iter().filter(fits).find(|&color| table.state.name(color) == Some(name.as_str()))
}
