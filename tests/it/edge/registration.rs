//! Telling Discord of the commands: what fails ends nothing, what is lost is skipped, and what is
//! not wanted goes away.

use super::bot::{Bot, clear_faults, in_words, memory, setup, told};
use crate::world::World;
use serde_json::{Value, json};
use std::sync::Arc;
use tavolo::discord::{self, Settings, Setup};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::Store;
use tavolo::words::Words;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A bot that is set up in a way, and what ends it.
fn start(
    world: &World,
    store: &Arc<dyn Store>,
    change: impl FnOnce(Setup) -> Setup,
) -> (CancellationToken, JoinHandle<Result<(), discord::SessionFault>>) {
    let hall = Arc::new(Hall::new(Arc::clone(store), catalogue()));
    let stop = CancellationToken::new();
    let setup = change(setup(world, Settings::default()));
    let bot = tokio::spawn(discord::run(setup, hall, Arc::new(Words::load().unwrap()), stop.clone()));
    (stop, bot)
}

/// Who has commands: everywhere, and each server that has some.
async fn registered(world: &World) -> (bool, usize) {
    let commands = world.state().await["commands"].clone();
    let some = |list: &Value| list.as_array().is_some_and(|list| !list.is_empty());
    (
        some(&commands["global"]),
        commands["servers"]
            .as_object()
            .map_or(0, |servers| servers.values().filter(|list| some(list)).count()),
    )
}

/// Waits until it is like that.
async fn becomes(world: &World, wanted: (bool, usize)) {
    world
        .until(&format!("the commands are registered like {wanted:?}"), async || {
            registered(world).await == wanted
        })
        .await;
}

async fn online(world: &World) {
    world
        .until("the bot is connected", async || world.state().await["bot"]["online"] == true)
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_registration_ends_nothing() {
    for fault in [
        json!({"status": 500}),
        json!({"status": 429, "code": 30_034, "retry_after": 0.1}),
        json!({"status": 400, "code": 50_035}),
    ] {
        let world = World::start().await;
        let store = memory();
        // Registered by a run before; then the commands have changed.
        Bot::start(&world, &store).await.end(&world).await;
        for (key, _) in store.scan("registered/").await.unwrap() {
            store.put(&key, Some(b"\"another\"".to_vec())).await.unwrap();
        }
        let mut rule = json!({"kind": "answer", "method": "PUT", "contains": "/commands", "times": 100});
        rule.as_object_mut()
            .unwrap()
            .extend(fault.as_object().unwrap().clone());
        world.fault(rule).await;
        let (stop, bot) = start(&world, &store, |setup| setup);
        online(&world).await;
        in_words(&world, &["Ana"]).await;
        assert!(
            !told(&world.user("Ana"), "/join game:condottiere")
                .await
                .is_empty(),
            "{fault}"
        );
        clear_faults(&world).await;
        stop.cancel();
        bot.await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_server_is_skipped_and_the_others_get_their_commands() {
    let world = World::two_servers().await;
    let (own, annex) = (world.server("Sandbox").await.parse().unwrap(), world.server("Annex").await);
    world.fault(json!({"kind": "remove_bot", "server": annex})).await;
    let servers = vec![annex.parse().unwrap(), own];
    let (stop, bot) = start(&world, &memory(), |setup| Setup { servers, ..setup });
    becomes(&world, (false, 1)).await;
    online(&world).await;
    stop.cancel();
    bot.await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn from_one_server_to_everywhere_and_back_leaves_one_set() {
    let world = World::start().await;
    let store = memory();
    let own: u64 = world.server("Sandbox").await.parse().unwrap();
    for (servers, wanted) in [(vec![own], (false, 1)), (Vec::new(), (true, 0)), (vec![own], (false, 1))] {
        let (stop, bot) = start(&world, &store, |setup| Setup { servers, ..setup });
        becomes(&world, wanted).await;
        stop.cancel();
        bot.await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_application_over_the_same_folder_registers_its_own() {
    let store = memory();
    for application in ["the first", "the second"] {
        // Each sandbox has an application of its own.
        let world = World::start().await;
        let id = if application == "the first" { None } else { Some(7) };
        let before = store.scan("registered/").await.unwrap().len();
        let (stop, bot) = start(&world, &store, |setup| Setup {
            application: id,
            ..setup
        });
        let puts = async || {
            world
                .requests(0)
                .await
                .iter()
                .filter(|request| request["method"] == "PUT")
                .count()
        };
        world
            .until(&format!("{application} registers"), async || puts().await > 0)
            .await;
        if id.is_none() {
            world
                .until("it is noted", async || store.scan("registered/").await.unwrap().len() > before)
                .await;
        }
        stop.cancel();
        bot.await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_registered_is_not_registered_again() {
    let (world, store) = (World::start().await, memory());
    let puts = async || {
        let requests = world.requests(0).await;
        requests
            .iter()
            .filter(|request| request["method"] == "PUT")
            .count()
    };
    for starts in 1..=3 {
        let (stop, bot) = start(&world, &store, |setup| setup);
        world
            .until("it is registered and noted", async || {
                puts().await == 1 && !store.scan("registered/").await.unwrap().is_empty()
            })
            .await;
        online(&world).await;
        // Everything is answered as soon as the bot is connected; by then it has looked.
        in_words(&world, &["Ana"]).await;
        stop.cancel();
        bot.await.unwrap().unwrap();
        assert_eq!(puts().await, 1, "after {starts} starts");
    }
}
