//! Discord's limits on how often something may be asked, and what its headers say of them.

use serde_json::{Value, json};

use super::raw::Stage;
use crate::world::TOKEN;

/// An answer of the API: its status, headers and body.
struct Answer {
    status: u16,
    headers: reqwest::header::HeaderMap,
    body: Value,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

/// Asks the API as the bot.
async fn ask(stage: &Stage, method: &str, path: &str, body: &Value) -> Answer {
    let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
    let url = format!("{}/api/v10{}", stage.world.base(), path.replace("{tables}", &stage.tables));
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = http
        .request(method, url)
        .header("authorization", format!("Bot {TOKEN}"))
        .json(body)
        .send()
        .await
        .unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    Answer {
        status,
        headers,
        body: answer.json().await.unwrap_or(Value::Null),
    }
}

async fn post(stage: &Stage, channel: &str) -> Answer {
    ask(stage, "POST", &format!("/channels/{channel}/messages"), &json!({ "content": "hello" })).await
}

#[tokio::test]
async fn a_channel_takes_five_requests_of_a_method_in_five_seconds() {
    let stage = Stage::limited().await;
    let lounge = stage.world.channel("lounge").await;
    let mut last = String::new();
    for left in ["4", "3", "2", "1", "0"] {
        let answer = post(&stage, &stage.tables).await;
        assert_eq!(
            (answer.status, answer.header("x-ratelimit-limit"), answer.header("x-ratelimit-remaining")),
            (200, "5", left)
        );
        assert_eq!(answer.header("x-ratelimit-reset-after"), "5.000");
        last = answer.body["id"].as_str().unwrap().to_owned();
    }
    stage.world.advance(1_500).await;
    let answer = post(&stage, &stage.tables).await;
    assert_eq!(
        (answer.status, answer.body["global"].as_bool(), answer.body["retry_after"].as_f64()),
        (429, Some(false), Some(3.5))
    );
    let said = ["retry-after", "x-ratelimit-scope", "x-ratelimit-remaining", "x-ratelimit-reset-after"]
        .map(|name| answer.header(name));
    assert_eq!(said, ["4", "user", "0", "3.500"]);
    let now = stage.world.get("/sandbox/clock").await["now_ms"]
        .as_i64()
        .unwrap();
    assert_eq!(
        answer.header("x-ratelimit-reset"),
        format!("{}.{:03}", (now + 3_500) / 1000, (now + 3_500) % 1000)
    );

    let elsewhere = post(&stage, &lounge).await;
    let edited =
        ask(&stage, "PATCH", &format!("/channels/{{tables}}/messages/{last}"), &json!({ "content": "x" }))
            .await;
    assert_eq!(
        (elsewhere.status, edited.status),
        (200, 200),
        "another channel and another method have buckets of their own"
    );
    let bucket = |answer: &Answer| answer.header("x-ratelimit-bucket").to_owned();
    assert_eq!(bucket(&elsewhere), bucket(&answer), "a bucket is called the same in every channel");
    assert_ne!(bucket(&edited), bucket(&answer));
    stage.world.advance(3_500).await;
    assert_eq!(post(&stage, &stage.tables).await.header("x-ratelimit-remaining"), "4");
    stage.world.stop().await;
}

#[tokio::test]
async fn whoever_minds_the_headers_is_never_refused() {
    let stage = Stage::limited().await;
    for _ in 0..23 {
        let answer = post(&stage, &stage.tables).await;
        assert_eq!(answer.status, 200);
        if answer.header("x-ratelimit-remaining") == "0" {
            let wait: f64 = answer.header("x-ratelimit-reset-after").parse().unwrap();
            stage.world.advance((wait * 1000.0) as i64).await;
        }
    }
    stage.world.stop().await;
}

#[tokio::test]
async fn the_token_takes_fifty_requests_a_second_and_answers_to_interactions_do_not_count() {
    let mut stage = Stage::limited().await;
    stage
        .world
        .post("/sandbox/rates", &json!({ "routes": false }))
        .await;
    let act = stage.hear("/go").await;
    for _ in 0..50 {
        assert_eq!(ask(&stage, "GET", "/users/@me", &Value::Null).await.status, 200);
    }
    let answer = ask(&stage, "GET", "/channels/{tables}", &Value::Null).await;
    assert_eq!(
        (answer.status, answer.body["global"].as_bool(), answer.header("retry-after")),
        (429, Some(true), "1")
    );
    assert_eq!(
        ["x-ratelimit-global", "x-ratelimit-scope", "x-ratelimit-bucket"].map(|name| answer.header(name)),
        ["true", "global", ""]
    );
    assert_eq!(stage.answer(&act, &json!({ "type": 5 })).await, "204");
    assert_eq!(
        stage
            .follow(&act, "PATCH", "/messages/@original", &json!({ "content": "x" }))
            .await,
        "200"
    );
    stage.world.advance(1_000).await;
    assert_eq!(ask(&stage, "GET", "/users/@me", &Value::Null).await.status, 200);
    stage.world.stop().await;
}

#[tokio::test]
async fn follow_ups_have_buckets_of_their_own_and_a_limit_for_the_channel() {
    let mut stage = Stage::limited().await;
    let say = json!({ "content": "more" });
    let mut sent = 0;
    for _ in 0..6 {
        let act = stage.hear("/go").await;
        assert_eq!(stage.answer(&act, &json!({ "type": 4, "data": say })).await, "204");
        for _ in 0..5 {
            assert_eq!(stage.follow(&act, "POST", "", &say).await, "200");
            sent += 1;
        }
        if sent < 30 {
            assert_eq!(
                stage.follow(&act, "POST", "", &say).await,
                "429 0",
                "the sixth for one interaction in two seconds"
            );
        }
        stage.world.advance(2_000).await;
    }
    let act = stage.hear("/go").await;
    stage.answer(&act, &json!({ "type": 4, "data": say })).await;
    let path = format!("/webhooks/{}/{}", stage.app, act["token"].as_str().unwrap());
    let answer = ask(&stage, "POST", &path, &say).await;
    assert_eq!((answer.status, answer.header("x-ratelimit-scope")), (429, "shared"));
    stage.world.advance(60_000).await;
    assert_eq!(ask(&stage, "POST", &path, &say).await.status, 200);
    stage.world.stop().await;
}

#[tokio::test]
async fn direct_messages_cannot_be_opened_in_masses() {
    let stage = Stage::limited().await;
    let mut people = Vec::new();
    for number in 0..42 {
        let user = stage
            .world
            .post("/sandbox/users", &json!({ "name": format!("p{number}") }))
            .await;
        people.push(user["id"].as_str().unwrap().to_owned());
    }
    let open = async |who: &String| {
        stage
            .call("POST", "/users/@me/channels", &json!({ "recipient_id": who }))
            .await
    };
    for who in &people[..5] {
        assert_eq!(open(who).await, "200");
    }
    assert_eq!(open(&people[5]).await, "429 0", "all of them share one bucket");
    stage
        .world
        .post("/sandbox/rates", &json!({ "routes": false }))
        .await;
    for who in &people[5..40] {
        assert_eq!(open(who).await, "200");
    }
    assert_eq!(open(&people[40]).await, "403 40003");
    assert_eq!(open(&people[0]).await, "200", "these are open");
    stage.world.advance(600_000).await;
    assert_eq!(open(&people[40]).await, "200");
    stage.world.stop().await;
}

#[tokio::test]
async fn limits_can_be_switched_off() {
    let stage = Stage::limited().await;
    let all = |on: bool| json!({ "routes": on, "global": on, "shared": on, "opening": on, "identify": on });
    assert_eq!(stage.world.get("/sandbox/rates").await, all(true));
    assert_eq!(stage.world.post("/sandbox/rates", &json!({ "all": false })).await, all(false));
    for _ in 0..60 {
        let answer = post(&stage, &stage.tables).await;
        assert_eq!(
            (answer.status, answer.header("x-ratelimit-bucket")),
            (200, ""),
            "a client has nothing to wait for"
        );
    }
    stage.world.stop().await;
}

#[tokio::test]
async fn limits_can_be_planted() {
    let stage = Stage::limited().await;
    for (scope, bucket) in [("user", true), ("shared", true), ("global", false)] {
        stage.world.fault(json!({ "kind": "answer", "path": "/users", "status": 429, "retry_after": 1.5, "scope": scope })).await;
        let answer = ask(&stage, "GET", "/users/@me", &Value::Null).await;
        assert_eq!(
            (answer.status, answer.header("retry-after"), answer.header("x-ratelimit-scope")),
            (429, "2", scope)
        );
        assert_eq!(answer.body["global"], scope == "global");
        assert_eq!(answer.header("x-ratelimit-reset-after"), if bucket { "1.500" } else { "" });
    }
    stage.world.stop().await;
}
