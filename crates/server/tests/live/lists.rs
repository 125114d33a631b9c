//! The lobby, and everybody's own games.

use crate::world::{SECOND, World, join, setup};
use pacru_api::{Command, Phase, Seat, Setup, Time, Visibility};
use pacru_rules::Color;
use pacru_server::store::Store;

#[tokio::test]
async fn the_lobby_lists_public_invitations_and_games_with_their_watchers() {
    let world = World::new().await;
    let (ann, ben) = (world.visitor().await, world.visitor().await);
    let seats = vec![Seat::Here { name: "Ann".to_owned() }, Seat::Open];
    let invitation = Setup { seats, visibility: Visibility::Public, time: Time::OFFERED[1], ..setup() };
    let (id, _) = world.hub.create(invitation, ann).await.unwrap();
    world.hub.create(setup(), ann).await.unwrap();
    let lobby = world.hub.lobby(Some(ann)).await.unwrap();
    assert_eq!(lobby.open.len(), 1);
    let open = &lobby.open[0];
    assert_eq!((open.id.clone(), open.time, open.mine), (id.clone(), Time::OFFERED[1], true));
    assert_eq!(open.names, ["Ann", ""]);
    assert!(open.free.contains(Color::Yellow) && open.free.len() == 1);
    assert!(!world.hub.lobby(Some(ben)).await.unwrap().open[0].mine);

    world.hub.join(&id, ben, &join("Ben")).await.unwrap();
    let (quiet, _, _) = world.two(Time::None).await;
    let watchers = [
        world.hub.subscribe(&id, None, 0).await.unwrap(),
        world.hub.subscribe(&id, Some(world.visitor().await), 0).await.unwrap(),
        world.hub.subscribe(&id, Some(ann), 0).await.unwrap(),
    ];
    world.move_on(&id, [ann, ben]).await;
    world.clock.step(SECOND);
    let lobby = world.hub.lobby(None).await.unwrap();
    assert!(lobby.open.is_empty());
    let playing: Vec<_> = lobby.playing.iter().map(|game| (game.id.clone(), game.watchers, game.turn)).collect();
    assert_eq!(playing, [(id.clone(), 2, 2), (quiet.clone(), 0, 1)]);
    assert_eq!(lobby.playing[0].markers.len(), 2);
    drop(watchers);
    world.settled(&id, ann, Command::Resign { color: Color::Green }).await;
    world.clock.step(SECOND);
    let left: Vec<_> = world.hub.lobby(None).await.unwrap().playing.into_iter().map(|game| game.id).collect();
    assert_eq!(left, [quiet]);
}

#[tokio::test]
async fn my_games_begin_with_those_where_it_is_my_turn() {
    let mut world = World::new().await;
    let (over, ann, ben) = world.two(Time::None).await;
    world.settled(&over, ann, Command::Resign { color: Color::Green }).await;
    let mut running = Vec::new();
    for _ in 0..2 {
        world.clock.step(SECOND);
        let (id, _) = world.hub.create(Setup { visibility: Visibility::Public, ..setup() }, ann).await.unwrap();
        world.hub.join(&id, ann, &join("Ann")).await.unwrap();
        world.hub.join(&id, ben, &join("Ben")).await.unwrap();
        running.push(id);
    }
    world.clock.step(SECOND);
    world.move_on(&running[1], [ann, ben]).await;
    let list = async |world: &World, who| {
        let games = world.hub.my_games(who).await.unwrap().games;
        games.into_iter().map(|game| (game.id, game.my_turn, game.phase)).collect::<Vec<_>>()
    };
    let [first, second] = [running[0].clone(), running[1].clone()];
    for _ in 0..2 {
        let anns = [
            (first.clone(), true, Phase::Running),
            (second.clone(), false, Phase::Running),
            (over.clone(), false, Phase::Over),
        ];
        assert_eq!(list(&world, ann).await, anns);
        assert_eq!(list(&world, ben).await[0], (second.clone(), true, Phase::Running));
        world.killed_for(1).await;
    }
}

#[tokio::test]
async fn lists_are_right_after_a_crash_although_moves_do_not_wait_for_them() {
    let mut world = World::new().await;
    let (id, ann, ben) = world.two(Time::None).await;
    for killed in [false, true, false, true] {
        world.move_on(&id, [ann, ben]).await;
        if killed {
            world.killed_for(1).await;
        }
        let turn = world.state(&id, ann).await.position().turn_number();
        world.clock.step(10 * SECOND);
        // A fresh server that has not read the game.
        world.killed_for(1).await;
        let playing = world.hub.lobby(None).await.unwrap().playing;
        assert_eq!((playing[0].id.clone(), playing[0].turn), (id.clone(), turn));
        world.killed_for(1).await;
        let mine = world.hub.my_games(ann).await.unwrap().games;
        assert_eq!((mine[0].turn, mine[0].my_turn), (turn, turn % 2 == 1));
        world.hub.tick().await;
        assert!(world.store.playing(9).await.unwrap().iter().all(|game| !game.stale), "the database has been told");
    }
}

#[tokio::test]
async fn who_set_a_game_up_finds_it_while_it_waits_also_without_a_seat() {
    let world = World::new().await;
    let (ann, ben, cid) = (world.visitor().await, world.visitor().await, world.visitor().await);
    let (id, _) = world.hub.create(setup(), ann).await.unwrap();
    let mine = world.hub.my_games(ann).await.unwrap().games;
    assert_eq!(mine.len(), 1);
    assert_eq!((mine[0].id.clone(), mine[0].phase, mine[0].my_turn), (id.clone(), Phase::Waiting, false));
    assert!(mine[0].seats.is_empty());
    world.hub.join(&id, ann, &join("Ann")).await.unwrap();
    let mine = world.hub.my_games(ann).await.unwrap().games;
    assert_eq!((mine.len(), mine[0].seats.len()), (1, 1), "once, with the seat");

    let public = Setup { visibility: Visibility::Public, ..setup() };
    let (other, _) = world.hub.create(public, cid).await.unwrap();
    for who in [ann, ben] {
        world.hub.join(&other, who, &join("x")).await.unwrap();
    }
    assert!(world.hub.my_games(cid).await.unwrap().games.is_empty(), "it is played by others now");
}
