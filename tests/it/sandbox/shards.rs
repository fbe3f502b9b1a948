//! Shards: each hears of its own servers, shard 0 of direct messages too, and they identify one after
//! the other.

use serde_json::{Value, json};

use super::raw::Raw;
use crate::world::{TOKEN, World};

/// The shard that a server belongs to.
fn shard_of(server: &Value, total: u64) -> u64 {
    (server.as_str().unwrap().parse::<u64>().unwrap() >> 22) % total
}

/// A world of four shards that identify at once.
async fn four(servers: usize) -> (World, Vec<Raw>) {
    let world = World::sharded(servers, 4, 4).await;
    let mut shards = Vec::new();
    for number in 0..4 {
        shards.push(Raw::shard(&world, number, 4).await);
    }
    (world, shards)
}

/// Registers `/go`, which somebody can say everywhere.
async fn register(world: &World) {
    let app = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
    let go = json!([{ "name": "go", "description": "Goes" }]);
    let put = world
        .api("PUT", &format!("/applications/{app}/commands"), &go)
        .await;
    assert_eq!(put.0, 200, "{}", put.1);
}

/// Ana says `/go`, and nobody waits for what comes of it.
async fn go(world: &World, channel: String) {
    let body = json!({ "user": world.user("Ana").id().await, "channel": channel, "text": "/go" });
    let request = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = request
        .post(format!("{}/sandbox/command", world.base()))
        .json(&body);
    tokio::spawn(async move { request.send().await });
}

#[tokio::test]
async fn each_shard_is_told_of_its_own_servers() {
    let (world, mut shards) = four(40).await;
    let all = world.state().await["servers"].as_array().unwrap().clone();
    assert_eq!(all.len(), 40);
    for (number, raw) in (0..).zip(&mut shards) {
        let own: Vec<Value> = all
            .iter()
            .map(|server| server["id"].clone())
            .filter(|id| shard_of(id, 4) == number)
            .collect();
        assert_eq!((raw.servers.len(), &raw.servers), (10, &own), "shard {number}");
        for server in &own {
            assert_eq!(raw.event("GUILD_CREATE").await["id"], *server, "shard {number}");
        }
    }
    let shard = json!([[0, 4], [1, 4], [2, 4], [3, 4]]);
    assert_eq!(world.state().await["bot"]["shards"], shard);
    assert_eq!(world.get("/sandbox/gateway").await["connected"], shard);
    world.stop().await;
}

#[tokio::test]
async fn what_happens_goes_to_the_shard_of_its_server_and_direct_messages_to_the_first() {
    let (world, mut shards) = four(8).await;
    register(&world).await;
    for room in [3, 6, 1, 0, 2] {
        let channel = world.channel(&format!("room-{room}")).await;
        go(&world, channel.clone()).await;
        let raw = &mut shards[room % 4];
        let heard = raw.event("INTERACTION_CREATE").await;
        assert_eq!(heard["channel_id"], channel, "room {room}");
        assert!(raw.servers.contains(&heard["guild_id"]), "room {room}");
        let name = json!({ "kind": "rename", "channel": channel, "name": format!("hall-{room}") });
        world.fault(name).await;
        assert_eq!(shards[room % 4].event("CHANNEL_UPDATE").await["id"], channel);
    }
    let direct = world.user("Ana").dm().await;
    go(&world, direct.clone()).await;
    assert_eq!(shards[0].event("INTERACTION_CREATE").await["channel_id"], direct);
    // Nobody else heard of any of it: their next event is the next of their own server.
    let channel = world.channel("hall-1").await;
    world
        .fault(json!({ "kind": "rename", "channel": channel, "name": "last" }))
        .await;
    let next = shards[1].next().await.unwrap();
    assert_eq!((&next["t"], &next["d"]["name"]), (&json!("CHANNEL_UPDATE"), &json!("last")));
    world.stop().await;
}

#[tokio::test]
async fn a_shard_that_is_none_or_has_too_many_servers_is_closed() {
    let world = World::sharded(8, 4, 4).await;
    let end = async |shard: Value| {
        let mut raw = Raw::dial(&world).await;
        raw.identify_as(shard).await;
        raw.end().await
    };
    for shard in [json!([4, 4]), json!([0, 0]), json!([0]), json!("0/4"), json!([-1, 4])] {
        assert_eq!(end(shard.clone()).await, 4010, "{shard}");
    }
    world.post("/sandbox/gateway", &json!({ "servers": 3 })).await;
    assert_eq!(end(json!([0, 1])).await, 4011);
    assert_eq!(end(json!([1, 2])).await, 4011);
    assert_eq!(Raw::shard(&world, 1, 4).await.servers.len(), 2);
    let none = world.try_post("/sandbox/gateway", &json!({ "shards": 0 })).await;
    assert!(none.unwrap_err().contains("at least one shard"));
    world.stop().await;
}

#[tokio::test]
async fn shards_of_a_bucket_identify_five_seconds_apart() {
    let world = World::sharded(4, 4, 2).await;
    world.post("/sandbox/clock", &json!({ "halt": true })).await;
    Raw::shard(&world, 0, 4).await;
    Raw::shard(&world, 1, 4).await;
    let mut third = Raw::dial(&world).await;
    for _ in 0..2 {
        third.identify_as(json!([2, 4])).await;
        let told = third.next().await.unwrap();
        assert_eq!((told["op"].as_u64(), &told["d"]), (Some(9), &json!(false)));
        world.advance(2_499).await;
    }
    world.advance(2).await;
    third.identify_as(json!([2, 4])).await;
    third.event("READY").await;
    let gateway = world.get("/sandbox/gateway").await;
    let told = |identify: &Value| (identify["shard"][0].as_u64().unwrap(), identify["refused"] == true);
    let heard: Vec<(u64, bool)> = gateway["identifies"]
        .as_array()
        .unwrap()
        .iter()
        .map(told)
        .collect();
    assert_eq!(heard, [(0, false), (1, false), (2, true), (2, true), (2, false)]);
    let (_, entrance) = world.api("GET", "/gateway/bot", &Value::Null).await;
    assert_eq!(
        (&entrance["shards"], &entrance["session_start_limit"]["max_concurrency"]),
        (&json!(4), &json!(2))
    );
    assert_eq!(entrance["session_start_limit"]["remaining"], 997, "who was sent away has not begun");
    world.stop().await;
}

#[tokio::test]
async fn a_fault_can_meet_one_shard_alone() {
    let (world, mut shards) = four(4).await;
    world
        .fault(json!({ "kind": "gateway_close", "code": 4000, "shard": 2 }))
        .await;
    assert_eq!(shards[2].end().await, 4000);
    assert_eq!(world.state().await["bot"]["shards"], json!([[0, 4], [1, 4], [3, 4]]));
    assert_eq!(world.state().await["bot"]["online"], true, "a bot is online where a shard is");
    let room = world.channel("room-2").await;
    world
        .fault(json!({ "kind": "rename", "channel": room, "name": "missed" }))
        .await;
    let (session, sequence) = (shards[2].session.clone(), shards[2].sequence);
    // Another shard that identifies anew takes nothing from it.
    world.post("/sandbox/rates", &json!({ "identify": false })).await;
    shards[3] = Raw::shard(&world, 3, 4).await;
    let mut resumed = Raw::resume(&world, &session, sequence).await;
    assert_eq!(resumed.event("CHANNEL_UPDATE").await["name"], "missed");
    resumed.event("RESUMED").await;
    world
        .fault(json!({ "kind": "invalid_session", "shard": 2 }))
        .await;
    assert_eq!(resumed.next().await.unwrap()["op"], 9);
    world
        .fault(json!({ "kind": "refuse_identify", "code": 4014, "shard": 1 }))
        .await;
    let mut refused = Raw::dial(&world).await;
    refused.identify_as(json!([1, 4])).await;
    assert_eq!(refused.end().await, 4014);
    Raw::shard(&world, 2, 4).await;
    // What was said to one was said to no other.
    let room = world.channel("room-0").await;
    world
        .fault(json!({ "kind": "rename", "channel": room, "name": "heard" }))
        .await;
    assert_eq!(shards[0].event("CHANNEL_UPDATE").await["name"], "heard");
    world.stop().await;
}

#[tokio::test]
async fn a_session_without_a_socket_lasts_until_its_own_shard_identifies() {
    let world = World::sharded(4, 2, 2).await;
    world.post("/sandbox/rates", &json!({ "identify": false })).await;
    let mut first = Raw::shard(&world, 0, 2).await;
    world
        .fault(json!({ "kind": "gateway_close", "code": 4000 }))
        .await;
    first.end().await;
    let taken_up = async |code: u64| {
        let mut again = Raw::resume(&world, &first.session, first.sequence).await;
        let told = again.next().await.unwrap();
        assert_eq!(told["op"].as_u64(), Some(code), "{told}");
        world
            .fault(json!({ "kind": "gateway_close", "code": 4000 }))
            .await;
        again.closed
    };
    Raw::shard(&world, 1, 2).await;
    taken_up(0).await;
    Raw::shard(&world, 0, 2).await;
    taken_up(9).await;
    let token = json!({ "op": 2, "d": { "token": TOKEN, "intents": 1 } });
    let mut whole = Raw::dial(&world).await;
    whole.send(token).await;
    let ready = whole.event("READY").await;
    assert_eq!((&ready["shard"], ready["guilds"].as_array().unwrap().len()), (&json!([0, 1]), 4));
    world.stop().await;
}
