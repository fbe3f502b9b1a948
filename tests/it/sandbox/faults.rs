//! What can be made to go wrong on purpose.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::bot::Bot;
use super::raw::{Raw, Stage, is_silence};
use crate::world::{TOKEN, World};

#[tokio::test]
async fn requests_fail_as_they_are_told_to() {
    let stage = Stage::set().await;
    let post = async || {
        stage
            .call("POST", "/channels/{tables}/messages", &json!({ "content": "x" }))
            .await
    };
    stage
        .world
        .fault(json!({ "kind": "answer", "method": "POST", "path": "/channels", "status": 500, "times": 2 }))
        .await;
    assert_eq!(stage.call("GET", "/channels/{tables}", &Value::Null).await, "200", "another method");
    assert_eq!(
        (post().await, post().await, post().await),
        ("500 0".to_owned(), "500 0".to_owned(), "200".to_owned())
    );
    stage
        .world
        .fault(json!({ "kind": "answer", "status": 403, "code": 50013, "contains": "/messages", "skip": 1 }))
        .await;
    assert_eq!(
        (post().await, post().await, post().await),
        ("200".to_owned(), "403 50013".to_owned(), "200".to_owned())
    );
    let before = stage.world.user("Ana").messages("tables").await.len();
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/api/v10/channels/{}/messages", stage.world.base(), stage.tables);
    let send = async || {
        http.post(&url)
            .header("authorization", format!("Bot {TOKEN}"))
            .json(&json!({ "content": "y" }))
            .send()
            .await
    };
    stage
        .world
        .fault(json!({ "kind": "lose", "path": "/channels" }))
        .await;
    assert!(send().await.is_err(), "the answer is lost");
    assert_eq!(stage.world.user("Ana").messages("tables").await.len(), before + 1, "but it was done");
    stage
        .world
        .fault(json!({ "kind": "refuse", "path": "/channels" }))
        .await;
    assert!(send().await.is_err());
    assert_eq!(stage.world.user("Ana").messages("tables").await.len(), before + 1, "and this was not");
    let log = stage.world.requests(0).await;
    let flags = |r: &Value| (r["done"].as_bool().unwrap(), r["answered"].as_bool().unwrap());
    assert_eq!(log.iter().rev().take(2).map(flags).collect::<Vec<_>>(), [(false, false), (true, false)]);
    stage
        .world
        .fault(json!({ "kind": "delay", "path": "/channels", "ms": 50 }))
        .await;
    assert!(send().await.unwrap().status().is_success());
    assert_eq!(stage.world.get("/sandbox/faults").await["rules"], json!([]), "all used up");
    let unknown = stage
        .world
        .try_post("/sandbox/faults", &json!({ "kind": "storm" }))
        .await;
    assert!(unknown.unwrap_err().contains("unknown variant `storm`"));
    stage.world.stop().await;
}

#[tokio::test]
async fn interactions_come_twice_late_or_never() {
    let mut stage = Stage::set().await;
    stage
        .world
        .fault(json!({ "kind": "duplicate_interactions" }))
        .await;
    let first = stage.hear("/go").await;
    assert_eq!(stage.raw.event("INTERACTION_CREATE").await["id"], first["id"]);
    stage
        .answer(&first, &json!({ "type": 4, "data": { "content": "x" } }))
        .await;

    stage.world.fault(json!({ "kind": "reorder_interactions" })).await;
    let body =
        json!({ "user": stage.world.user("Bia").id().await, "channel": stage.tables, "text": "/go n:1" });
    let url = format!("{}/sandbox/command", stage.world.base());
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    tokio::spawn(async move { http.post(url).json(&body).send().await });
    let held = async || stage.world.get("/sandbox/faults").await["reorder_interactions"].clone();
    stage
        .world
        .until("the first one is held", async || stage.world.get("/sandbox/faults").await["reorders"] == 0)
        .await;
    assert_eq!(held().await, Value::Null);
    let second = stage.hear("/go n:2").await;
    assert_eq!(second["data"]["options"][0]["value"], 2);
    assert_eq!(stage.raw.event("INTERACTION_CREATE").await["data"]["options"][0]["value"], 1);

    stage.world.fault(json!({ "kind": "lose_interactions" })).await;
    let ana = stage.world.user("Ana");
    let (act, ()) = tokio::join!(ana.command("/go"), async {
        stage
            .world
            .until("it is lost", async || stage.world.get("/sandbox/faults").await["losses"] == 0)
            .await;
        stage.world.advance(3_001).await;
    });
    assert!(is_silence(&act), "{act:?}");
    stage.world.stop().await;
}

#[tokio::test]
async fn the_gateway_closes_resumes_and_refuses() {
    let mut stage = Stage::set().await;
    let (session, sequence) = (stage.raw.session.clone(), stage.raw.sequence);
    stage
        .world
        .fault(json!({ "kind": "gateway_close", "code": 4000 }))
        .await;
    assert_eq!(stage.raw.end().await, 4000);
    stage.world.new_channel("meanwhile").await;
    let mut resumed = Raw::resume(&stage.world, &session, sequence).await;
    assert_eq!(resumed.event("CHANNEL_CREATE").await["name"], "meanwhile", "what came meanwhile is replayed");
    resumed.event("RESUMED").await;

    stage
        .world
        .fault(json!({ "kind": "invalid_session", "resumable": true }))
        .await;
    let told = resumed.next().await.unwrap();
    assert_eq!((told["op"].as_u64(), told["d"].as_bool()), (Some(9), Some(true)));
    stage.world.fault(json!({ "kind": "refuse_resume" })).await;
    let mut refused = Raw::resume(&stage.world, &session, resumed.sequence).await;
    let told = refused.next().await.unwrap();
    assert_eq!((told["op"].as_u64(), told["d"].as_bool()), (Some(9), Some(false)));
    let mut gone = Raw::resume(&stage.world, &session, resumed.sequence).await;
    assert_eq!(gone.next().await.unwrap()["op"], 9, "a refused session is forgotten");
    stage.world.stop().await;
}

#[tokio::test]
async fn the_gateway_keeps_its_manners() {
    let world = World::start().await;
    let after = async |message: Value| {
        let mut raw = Raw::dial(&world).await;
        raw.send(message).await;
        raw.end().await
    };
    let identify =
        |token: &str, intents: Value| json!({ "op": 2, "d": { "token": token, "intents": intents } });
    assert_eq!(after(identify("wrong", json!(1))).await, 4004);
    assert_eq!(after(identify(TOKEN, json!(1 << 15))).await, 4014, "message content is not granted");
    assert_eq!(after(identify(TOKEN, Value::Null)).await, 4013);
    assert_eq!(after(json!({ "op": 99 })).await, 4001);
    assert_eq!(after(json!({ "op": 3, "d": {} })).await, 4003);
    let mut raw = Raw::connect(&world).await;
    raw.send(json!({ "op": 1, "d": raw.sequence })).await;
    assert_eq!(raw.next().await.unwrap()["op"], 11);
    raw.send(identify(TOKEN, json!(1))).await;
    assert_eq!(raw.end().await, 4005);
    world.stop().await;
}

/// serenity resumes after a close and answers what was asked in between.
#[tokio::test(flavor = "multi_thread")]
async fn serenity_resumes() {
    let world = World::start().await;
    let bot = Bot::connect(&world).await;
    world
        .fault(json!({ "kind": "gateway_close", "code": 4000 }))
        .await;
    let act = world.user("Ana").command("/count n:1").await;
    assert_eq!(act.kind, "message");
    assert_eq!(bot.counts.resumed.load(Ordering::SeqCst), 1);
    assert_eq!(bot.counts.ready.load(Ordering::SeqCst), 1, "no new session");
    let lounge = world.channel("lounge").await;
    world
        .fault(json!({ "kind": "delete_channel", "channel": lounge }))
        .await;
    world
        .until("it hears of the channel's end", async || bot.counts.channels_gone.load(Ordering::SeqCst) == 1)
        .await;
    let thread = json!({ "name": "t", "parent": world.channel("tables").await });
    let thread = world.post("/sandbox/channels", &thread).await;
    world
        .fault(json!({ "kind": "archive", "channel": thread["id"] }))
        .await;
    world
        .until("it hears of the thread's sleep", async || {
            bot.counts.threads_changed.load(Ordering::SeqCst) == 1
        })
        .await;
    assert_eq!(bot.counts.unknown.load(Ordering::SeqCst), 0);
    world.check_requests(0).await;
    bot.leave().await;
    world
        .until("it is offline", async || world.state().await["bot"]["online"] == false)
        .await;
    assert!(is_silence(&world.user("Ana").command("/count n:1").await), "no one is there to answer");
    world.stop().await;
}

#[tokio::test]
async fn what_happens_to_channels_is_told() {
    let mut stage = Stage::set().await;
    let tables = stage.tables.clone();
    let (_, thread) = stage
        .world
        .api(
            "POST",
            "/channels/{tables}/threads".replace("{tables}", &tables).as_str(),
            &json!({ "name": "t", "type": 11 }),
        )
        .await;
    let id = thread["id"].as_str().unwrap();
    stage
        .world
        .fault(json!({ "kind": "rename", "channel": tables, "name": "boards" }))
        .await;
    assert_eq!(stage.raw.event("CHANNEL_UPDATE").await["name"], "boards");
    stage.world.fault(json!({ "kind": "lock", "channel": id })).await;
    assert_eq!(stage.raw.event("THREAD_UPDATE").await["thread_metadata"]["locked"], true);
    let post = async || {
        stage
            .call("POST", &format!("/channels/{id}/messages"), &json!({ "content": "x" }))
            .await
    };
    assert_eq!(post().await, "400 160005");
    stage
        .world
        .fault(json!({ "kind": "lock", "channel": id, "locked": false }))
        .await;
    assert_eq!(post().await, "200");
    stage
        .world
        .fault(json!({ "kind": "lock", "channel": tables }))
        .await;
    assert_eq!(
        stage
            .call("POST", "/channels/{tables}/messages", &json!({ "content": "x" }))
            .await,
        "403 50013"
    );
    stage
        .world
        .fault(json!({ "kind": "lock", "channel": tables, "locked": false }))
        .await;
    assert_eq!(
        stage
            .call("POST", "/channels/{tables}/messages", &json!({ "content": "x" }))
            .await,
        "200"
    );
    stage
        .world
        .fault(json!({ "kind": "delete_channel", "channel": tables }))
        .await;
    assert_eq!(stage.raw.event("THREAD_DELETE").await["parent_id"], tables);
    assert_eq!(stage.raw.event("CHANNEL_DELETE").await["id"], tables);
    stage.world.stop().await;
}

#[tokio::test]
async fn refusals_are_planted_by_their_code_and_counted() {
    let stage = Stage::set().await;
    let (tables, lounge) = (stage.tables.clone(), stage.world.channel("lounge").await);
    let cases = [
        (40_003, "403 40003"),
        (20_026, "403 20026"),
        (50_007, "403 50007"),
        (50_001, "403 50001"),
        (30_034, "429 30034"),
        (10_003, "404 10003"),
        (50_083, "400 50083"),
        (0, "500 0"),
    ];
    for (code, said) in cases {
        stage
            .world
            .fault(json!({ "kind": "answer", "path": format!("/channels/{tables}"), "code": code }))
            .await;
        assert_eq!(
            stage
                .call("POST", "/channels/{tables}/messages", &json!({ "content": "x" }))
                .await,
            said
        );
    }
    assert_eq!(
        stage
            .call("POST", &format!("/channels/{lounge}/messages"), &json!({}))
            .await,
        "400 50006"
    );
    assert_eq!((stage.world.refused(Some(&tables)).await, stage.world.refused(Some(&lounge)).await), (8, 1));
    let all = stage.world.get("/sandbox/refusals").await;
    assert_eq!((all["total"].as_u64(), all["invalid"].as_u64()), (Some(9), Some(5)), "{all}");
    let one = json!({ "route": "POST/channels/{}/messages", "channel": tables, "status": 403, "code": 20_026, "count": 1 });
    assert!(all["list"].as_array().unwrap().contains(&one), "{all}");
    stage.world.stop().await;
}

#[tokio::test]
async fn one_channel_can_be_slow_while_others_are_not() {
    let stage = Stage::set().await;
    let (ana, bia) = (stage.world.user("Ana").dm().await, stage.world.user("Bia").dm().await);
    stage
        .world
        .fault(json!({ "kind": "delay", "path": format!("/channels/{ana}/messages"), "ms": 600_000 }))
        .await;
    let post = async |channel: &str| {
        stage
            .call("POST", &format!("/channels/{channel}/messages"), &json!({ "content": "x" }))
            .await
    };
    tokio::select! {
        biased;
        said = post(&ana) => panic!("the slow channel answers: {said}"),
        said = async {
            stage.world.until("the slow one is held", async || stage.world.get("/sandbox/faults").await["rules"] == json!([])).await;
            post(&bia).await
        } => assert_eq!(said, "200"),
    }
    stage.world.stop().await;
}

#[tokio::test]
async fn a_session_ends_with_a_code_that_says_so() {
    for code in [4004, 4010, 4011, 4014] {
        let mut stage = Stage::set().await;
        let (session, sequence) = (stage.raw.session.clone(), stage.raw.sequence);
        stage
            .world
            .fault(json!({ "kind": "refuse_identify", "code": code }))
            .await;
        stage
            .world
            .fault(json!({ "kind": "gateway_close", "code": code }))
            .await;
        assert_eq!(stage.raw.end().await, code);
        let mut again = Raw::resume(&stage.world, &session, sequence).await;
        assert_eq!(again.next().await.unwrap()["d"], false, "{code}: the session is forgotten");
        let mut anew = Raw::dial(&stage.world).await;
        anew.send(json!({ "op": 2, "d": { "token": TOKEN, "intents": 1, "properties": {} } }))
            .await;
        assert_eq!(anew.end().await, code);
        stage.world.stop().await;
    }
}

#[tokio::test]
async fn the_gateway_tells_how_often_one_may_still_identify() {
    let world = World::start().await;
    let left = async || {
        world.api("GET", "/gateway/bot", &Value::Null).await.1["session_start_limit"]["remaining"]
            .as_u64()
            .unwrap()
    };
    assert_eq!(left().await, 1_000);
    Raw::connect(&world).await;
    Raw::connect(&world).await;
    assert_eq!(left().await, 998);
    world.advance(86_400_001).await;
    assert_eq!(left().await, 1_000);
    world.stop().await;
}
