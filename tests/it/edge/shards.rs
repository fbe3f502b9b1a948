//! Several shards, in one process and in two: each server's people are answered, whatever becomes of
//! another shard.

use super::bot::{Bot, begin, in_words, memory, quiet, setup};
use crate::world::{Act, World};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tavolo::config::ShardRange;
use tavolo::discord::{Settings, Setup};
use tavolo::measure::{Gateway, Measures};
use tavolo::store::Store;

/// How long shards may take to connect one after the other, in seconds.
const PATIENCE: usize = 120;

/// A bot that runs some of the shards, or all that are recommended.
async fn start(world: &World, store: &Arc<dyn Store>, shards: Option<&str>, measures: &Measures) -> Bot {
    let setup = Setup {
        shards: shards.map(|range| range.parse::<ShardRange>().unwrap()),
        measures: measures.clone(),
        ..setup(world, Settings::default())
    };
    Bot::set_up(world, store, setup).await
}

/// Waits until these shards of four are connected.
async fn connected(world: &World, numbers: &[u64]) {
    let wanted: Vec<Value> = numbers.iter().map(|number| json!([number, 4])).collect();
    let what = format!("the shards {numbers:?} are connected");
    world
        .until_in(PATIENCE, &what, async || world.state().await["bot"]["shards"] == json!(wanted))
        .await;
}

/// A bot of four shards that are all connected.
async fn four(world: &World) -> Bot {
    let bot = start(world, &memory(), None, &Measures::default()).await;
    connected(world, &[0, 1, 2, 3]).await;
    bot
}

/// Somebody asks something in the room of this number, which is answered.
async fn ask(world: &World, room: usize) -> Act {
    let act = world
        .user("Ana")
        .command(&format!("/about in #room-{room}"))
        .await;
    assert_eq!((act.kind.as_str(), &act.failure), ("message", &None), "room {room}");
    act
}

/// Which shards identified, in order, and whether they were let in.
async fn identified(world: &World) -> Vec<(u64, bool)> {
    let told = world.get("/sandbox/gateway").await["identifies"].clone();
    let read = |start: &Value| (start["shard"][0].as_u64().unwrap(), start["refused"] == false);
    told.as_array().unwrap().iter().map(read).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_in_every_server_and_in_direct_messages_are_answered() {
    let world = World::sharded(40, 4, 4).await;
    let measures = Measures::default();
    let bot = start(&world, &memory(), None, &measures).await;
    connected(&world, &[0, 1, 2, 3]).await;
    for room in 0..40 {
        ask(&world, room).await;
    }
    let direct = world.user("Bia").command("/about in dm").await;
    assert_eq!((direct.kind.as_str(), direct.failure), ("message", None));
    assert!(identified(&world).await.iter().all(|(_, let_in)| *let_in));
    let states: Vec<Gateway> = measures.gateway_now().into_values().collect();
    assert_eq!(states, [Gateway::Connected; 4]);
    let text = measures.text();
    assert!(text.contains("tavolo_gateway_state{state=\"connected\"} 4\n"), "{text}");
    bot.end(&world).await;
    assert_eq!(world.state().await["bot"]["shards"], json!([]), "it said goodbye on all shards");
}

/// The trap: what one shard is told at its beginning is not all that the bot is in.
#[tokio::test(flavor = "multi_thread")]
async fn a_shard_that_begins_anew_loses_no_other_shards_tables() {
    let people = ["Ana", "Bia"];
    let world = World::sharded(4, 4, 4).await;
    let bot = four(&world).await;
    let told = async |what: &str| {
        let seen = world.user("Ana").dms().await;
        seen.iter().any(|seen| seen.text().contains(what))
    };
    for name in people {
        world
            .user(name)
            .command("/join game:condottiere in #room-1")
            .await;
    }
    for _ in 0..2 {
        world.user("Ana").command("/start in #room-1").await;
    }
    world
        .user("Ana")
        .sees("dm", "a hand", |seen| !seen.parts().is_empty())
        .await;
    let begun = identified(&world).await.len();
    for shard in [0, 2, 3] {
        world
            .fault(json!({"kind": "invalid_session", "shard": shard}))
            .await;
    }
    world
        .until_in(PATIENCE, "three shards have begun anew", async || {
            identified(&world)
                .await
                .iter()
                .skip(begun)
                .filter(|(_, let_in)| *let_in)
                .count()
                == 3
        })
        .await;
    connected(&world, &[0, 1, 2, 3]).await;
    quiet(&world).await;
    assert!(!told("I was removed").await, "another shard's servers were taken for all");
    // Its own shard is believed: the server is gone when it begins anew.
    let server = world.state().await["channels"].clone();
    let room = world.channel("room-1").await;
    let of_room = |channel: &&Value| channel["id"] == room.as_str();
    let server = server.as_array().unwrap().iter().find(of_room).unwrap()["server"].clone();
    world
        .fault(json!({"kind": "refuse_identify", "code": 4000, "shard": 1}))
        .await;
    world.fault(json!({"kind": "invalid_session", "shard": 1})).await;
    connected(&world, &[0, 2, 3]).await;
    world.fault(json!({"kind": "remove_bot", "server": server})).await;
    super::bot::clear_faults(&world).await;
    connected(&world, &[0, 1, 2, 3]).await;
    world
        .until("Ana is told of it", async || told("I was removed").await)
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_that_drops_is_resumed_alone_and_misses_nothing() {
    let world = World::sharded(8, 4, 4).await;
    world.fault(json!({"kind": "heartbeat", "ms": 400})).await;
    let bot = four(&world).await;
    let before = identified(&world).await;
    for (resumed, fault) in (1..).zip([
        json!({"kind": "gateway_close", "code": 4000, "shard": 2}),
        json!({"kind": "silence_gateway", "shard": 2}),
        json!({"kind": "invalid_session", "resumable": true, "shard": 2}),
    ]) {
        world.fault(fault.clone()).await;
        // While it is away, those of its servers wait for it and the others do not.
        tokio::join!(ask(&world, 2), ask(&world, 6), ask(&world, 0), ask(&world, 1), ask(&world, 3));
        connected(&world, &[0, 1, 2, 3]).await;
        assert_eq!(world.state().await["bot"]["resumed"], resumed, "{fault}");
    }
    assert_eq!(identified(&world).await, before, "nobody began anew");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_identify_as_many_at_once_as_discord_lets_them() {
    for at_once in [1, 4] {
        let world = World::sharded(4, 4, at_once).await;
        let bot = four(&world).await;
        let mut all = identified(&world).await;
        assert!(all.iter().all(|(_, let_in)| *let_in), "{at_once} at once: {all:?}");
        all.sort_unstable();
        let numbers: Vec<u64> = all.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [0, 1, 2, 3], "{at_once} at once");
        bot.end(&world).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_run_their_own_shards() {
    let (world, store) = (World::sharded(8, 4, 1).await, memory());
    let measures = [Measures::default(), Measures::default()];
    // Both at once, and one at a time may identify: they take turns.
    let (first, second) = tokio::join!(
        start(&world, &store, Some("0-1/4"), &measures[0]),
        start(&world, &store, Some("2-3/4"), &measures[1])
    );
    connected(&world, &[0, 1, 2, 3]).await;
    for room in 0..8 {
        ask(&world, room).await;
    }
    let mut all = identified(&world).await;
    all.sort_unstable();
    assert_eq!(all, [(0, true), (1, true), (2, true), (3, true)]);
    first.end(&world).await;
    connected(&world, &[2, 3]).await;
    ask(&world, 7).await;
    second.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn more_servers_than_the_shards_serve_end_the_bot_with_a_sentence() {
    for (shards, sentence) in
        [(None, "started again, it runs as many"), (Some("0-1/2"), "more than 2 shards")]
    {
        let world = World::sharded(8, 2, 2).await;
        world.post("/sandbox/gateway", &json!({"servers": 4})).await;
        let bot = start(&world, &memory(), shards, &Measures::default()).await;
        ask(&world, 1).await;
        world.post("/sandbox/gateway", &json!({"servers": 3})).await;
        world
            .fault(json!({"kind": "gateway_close", "code": 4011, "shard": 1}))
            .await;
        let said = bot.ended().await.unwrap_err().to_string();
        assert!(said.contains(sentence), "{shards:?}: {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_played_on_from_a_server_of_another_shard() {
    let people = ["Ana", "Bia"];
    let world = World::sharded(4, 4, 4).await;
    let bot = four(&world).await;
    in_words(&world, &people).await;
    begin(&world, &people).await;
    super::game::step(&world, &people, &mut super::bot::Dice(7)).await;
    quiet(&world).await;
    let tables = world.user("Ana").command("/tables in #room-3").await;
    assert_eq!((tables.kind.as_str(), tables.failure), ("message", None));
    bot.end(&world).await;
}

/// So many people's questions, asked while nobody answers; they are waited for by nobody.
async fn ask_nobody(world: &World, places: &[&str]) {
    for place in places {
        let user = world.user("Ana").id().await;
        let channel = match *place {
            "dm" => world.user("Ana").dm().await,
            room => world.channel(room).await,
        };
        let body = json!({"user": user, "channel": channel, "text": "/about"});
        let request = reqwest::Client::builder().no_proxy().build().unwrap();
        let request = request
            .post(format!("{}/sandbox/command", world.base()))
            .json(&body);
        tokio::spawn(async move { request.send().await });
    }
}

/// How many interactions were answered after a request.
async fn answered(world: &World, after: u64) -> usize {
    let done = |request: &&Value| {
        let path = request["path"].as_str().unwrap();
        path.contains("/callback") && request["status"].as_u64().unwrap() < 300
    };
    world.requests(after).await.iter().filter(done).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_takes_the_sessions_up_and_what_was_asked_in_between_is_answered() {
    let places = ["dm", "room-0", "room-1", "room-2", "room-3"];
    let (world, store) = (World::sharded(4, 4, 4).await, memory());
    let mut bot = start(&world, &store, None, &Measures::default()).await;
    connected(&world, &[0, 1, 2, 3]).await;
    let before = identified(&world).await;
    // For how long Discord waits is not what this is about.
    world.post("/sandbox/clock", &json!({"halt": true})).await;
    let resumed = async || world.state().await["bot"]["resumed"].as_u64().unwrap();
    for at_least in [4, 8] {
        bot.end(&world).await;
        assert_eq!(world.state().await["bot"]["online"], false);
        let last = world.last_request().await;
        ask_nobody(&world, &places).await;
        bot = start(&world, &store, None, &Measures::default()).await;
        connected(&world, &[0, 1, 2, 3]).await;
        world
            .until("all are answered", async || answered(&world, last).await == places.len())
            .await;
        assert!(resumed().await >= at_least);
        assert_eq!(identified(&world).await, before, "no session was begun");
    }
    // What is left by a crash is not taken for what was left before it.
    let until_then = resumed().await;
    bot.crash().await;
    world.post("/sandbox/rates", &json!({"identify": false})).await;
    let bot = start(&world, &store, None, &Measures::default()).await;
    connected(&world, &[0, 1, 2, 3]).await;
    assert_eq!(resumed().await, until_then);
    assert_eq!(identified(&world).await.len(), before.len() + 4);
    bot.end(&world).await;
    // A session that Discord has forgotten is begun anew.
    world.fault(json!({"kind": "refuse_resume", "times": 4})).await;
    let bot = start(&world, &store, None, &Measures::default()).await;
    connected(&world, &[0, 1, 2, 3]).await;
    ask(&world, 3).await;
    assert_eq!(identified(&world).await.len(), before.len() + 8);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_is_started_beside_another_answers_as_soon_as_that_one_ends() {
    let (world, store) = (World::sharded(4, 4, 4).await, memory());
    let mut bot = start(&world, &store, None, &Measures::default()).await;
    connected(&world, &[0, 1, 2, 3]).await;
    for resumed in [4, 8] {
        let setup = Setup {
            patience: Duration::from_secs(600),
            ..setup(&world, Settings::default())
        };
        let next = Bot::set_up(&world, &store, setup).await;
        let asking = async {
            for round in 0..40 {
                ask(&world, round % 4).await;
            }
        };
        tokio::join!(asking, bot.end(&world));
        connected(&world, &[0, 1, 2, 3]).await;
        let bots = world.state().await["bot"].clone();
        assert_eq!((&bots["identified"], &bots["resumed"]), (&json!(4), &json!(resumed)));
        bot = next;
    }
    let told = world.get("/sandbox/interactions").await;
    assert_eq!((&told["unanswered"], &told["unfinished"]), (&json!([]), &json!([])), "{told}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_for_a_process_that_dies_takes_its_shards_over() {
    let (world, store) = (World::sharded(4, 4, 4).await, memory());
    let bot = start(&world, &store, None, &Measures::default()).await;
    connected(&world, &[0, 1, 2, 3]).await;
    let setup = Setup {
        patience: Duration::from_secs(9),
        ..setup(&world, Settings::default())
    };
    let next = Bot::set_up(&world, &store, setup).await;
    world.post("/sandbox/rates", &json!({"identify": false})).await;
    bot.crash().await;
    // What the dead one had begun is not taken up.
    let begun = async || identified(&world).await.len() == 8;
    world
        .until_in(PATIENCE, "the other one has begun anew", begun)
        .await;
    connected(&world, &[0, 1, 2, 3]).await;
    for room in 0..4 {
        ask(&world, room).await;
    }
    next.end(&world).await;
}
