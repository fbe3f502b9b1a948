//! Who may do what, where: permissions, direct messages, threads, the token.

use serde_json::{Value, json};

use super::raw::Stage;

const HELLO: &str = "hello";

fn hello() -> Value {
    json!({ "content": HELLO })
}

#[tokio::test]
async fn permissions_are_asked_for_a_channel() {
    let stage = Stage::set().await;
    let deny = async |names: &[&str]| {
        stage
            .world
            .fault(json!({ "kind": "permissions", "channel": stage.tables, "deny": names }))
            .await;
    };
    let post = async |body: Value, files: &[(&str, Vec<u8>)]| {
        stage
            .call_with("POST", "/channels/{tables}/messages", &body, files)
            .await
    };
    let old = stage.post(&hello()).await;
    let edit = format!("/channels/{{tables}}/messages/{old}");
    let thread = json!({ "name": "t", "type": 11 });
    deny(&["view"]).await;
    assert_eq!(post(hello(), &[]).await, "403 50001");
    assert_eq!(stage.call("GET", "/channels/{tables}", &Value::Null).await, "403 50001");
    deny(&["send"]).await;
    assert_eq!(post(hello(), &[]).await, "403 50013");
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "403 50013");
    deny(&["embed"]).await;
    assert_eq!(post(hello(), &[]).await, "200");
    assert_eq!(post(json!({ "embeds": [{ "title": "t" }] }), &[]).await, "403 50013");
    deny(&["attach"]).await;
    assert_eq!(post(hello(), &[]).await, "200");
    assert_eq!(post(hello(), &[("a.png", vec![1])]).await, "403 50013");
    deny(&["history"]).await;
    assert_eq!(
        stage
            .call("GET", "/channels/{tables}/messages", &Value::Null)
            .await,
        "403 50013"
    );
    deny(&["create_threads"]).await;
    assert_eq!(stage.call("POST", "/channels/{tables}/threads", &thread).await, "403 50013");
    deny(&[]).await;
    assert_eq!(stage.call("POST", "/channels/{tables}/threads", &thread).await, "201");
    let room = stage.world.channel("t").await;
    deny(&["send_in_threads"]).await;
    assert_eq!(
        stage
            .call("POST", &format!("/channels/{room}/messages"), &hello())
            .await,
        "403 50013"
    );
    assert_eq!(post(hello(), &[]).await, "200");
    stage.world.stop().await;
}

#[tokio::test]
async fn direct_messages_can_be_closed() {
    let stage = Stage::set().await;
    let bia = stage.world.user("Bia");
    let dm = bia.dm().await;
    let path = format!("/channels/{dm}/messages");
    assert_eq!(stage.call("POST", &path, &hello()).await, "200");
    bia.change(json!({ "dms_open": false })).await;
    assert_eq!(stage.call("POST", &path, &hello()).await, "403 50007");
    assert_eq!(
        stage
            .call("POST", "/users/@me/channels", &json!({ "recipient_id": bia.id().await }))
            .await,
        "200",
        "opening still works"
    );
    stage
        .world
        .fault(json!({ "kind": "open_dms", "user": bia.id().await }))
        .await;
    assert_eq!(stage.call("POST", &path, &hello()).await, "200");
    stage
        .world
        .fault(json!({ "kind": "leave", "user": bia.id().await }))
        .await;
    assert_eq!(stage.call("POST", &path, &hello()).await, "403 50278");
    assert_eq!(
        stage
            .call("POST", "/users/@me/channels", &json!({ "recipient_id": "5" }))
            .await,
        "400 50033"
    );
    stage.world.stop().await;
}

#[tokio::test]
async fn threads_sleep_and_wake() {
    let mut stage = Stage::set().await;
    let (_, thread) = stage
        .world
        .api("POST", &format!("/channels/{}/threads", stage.tables), &json!({ "name": "t", "type": 11 }))
        .await;
    let id = thread["id"].as_str().unwrap();
    let (post, line) = (format!("/channels/{id}/messages"), format!("/channels/{id}"));
    let (_, message) = stage.world.api("POST", &post, &hello()).await;
    let edit = format!("{post}/{}", message["id"].as_str().unwrap());
    assert_eq!(stage.raw.event("THREAD_CREATE").await["name"], "t");
    stage
        .world
        .fault(json!({ "kind": "archive", "channel": id, "locked": false }))
        .await;
    assert_eq!(stage.raw.event("THREAD_UPDATE").await["thread_metadata"]["archived"], true);
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "400 50083");
    assert_eq!(stage.call("POST", &post, &hello()).await, "200", "a message wakes it");
    assert_eq!(stage.raw.event("THREAD_UPDATE").await["thread_metadata"]["archived"], false);
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "200");
    stage
        .world
        .fault(json!({ "kind": "archive", "channel": id }))
        .await;
    assert_eq!(stage.call("POST", &post, &hello()).await, "400 50083", "a locked one sleeps on");
    assert_eq!(stage.call("PATCH", &line, &json!({ "name": "new" })).await, "400 50083");
    assert_eq!(
        stage
            .call("PATCH", &line, &json!({ "archived": false, "locked": false }))
            .await,
        "200"
    );
    assert_eq!(stage.call("POST", &post, &hello()).await, "200");
    let bia = stage.world.user("Bia").id().await;
    assert_eq!(
        stage
            .call("PUT", &format!("{line}/thread-members/{bia}"), &Value::Null)
            .await,
        "204"
    );
    assert_eq!(
        stage
            .call("GET", &format!("{line}/thread-members/{bia}"), &Value::Null)
            .await,
        "200"
    );
    assert_eq!(stage.call("DELETE", &line, &Value::Null).await, "200");
    assert_eq!(stage.raw.event("THREAD_DELETE").await["id"], id);
    assert_eq!(stage.call("POST", &post, &hello()).await, "404 10003");
    stage.world.stop().await;
}

#[tokio::test]
async fn what_is_gone_has_its_code() {
    let mut stage = Stage::set().await;
    let old = stage.post(&hello()).await;
    let edit = format!("/channels/{{tables}}/messages/{old}");
    stage
        .world
        .fault(json!({ "kind": "delete_message", "channel": stage.tables, "message": old }))
        .await;
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "404 10008");
    let said = stage.world.user("Ana").say("mine").await;
    assert_eq!(
        stage
            .call("PATCH", &format!("/channels/{{tables}}/messages/{said}"), &hello())
            .await,
        "403 50005"
    );
    stage
        .world
        .fault(json!({ "kind": "delete_channel", "channel": stage.tables }))
        .await;
    assert_eq!(stage.raw.event("CHANNEL_DELETE").await["id"], stage.tables);
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "404 10003");
    assert_eq!(stage.call("GET", "/users/5", &Value::Null).await, "404 10013");
    assert_eq!(stage.call("GET", "/guilds/5", &Value::Null).await, "404 10004");
    assert_eq!(stage.call("GET", "/nothing", &Value::Null).await, "404 0");
    assert_eq!(stage.call("DELETE", "/users/@me", &Value::Null).await, "405 0");
    assert_eq!(stage.call("PUT", "/gateway", &Value::Null).await, "405 0");
    stage.world.stop().await;
}

#[tokio::test]
async fn a_nonce_posts_once() {
    let stage = Stage::set().await;
    let body = json!({ "content": "x", "nonce": "n1", "enforce_nonce": true });
    let (first, again) = (stage.post(&body).await, stage.post(&body).await);
    assert_eq!(first, again);
    assert_ne!(
        first,
        stage.post(&json!({ "content": "x", "nonce": "n1" })).await,
        "unless it is not enforced"
    );
    assert_ne!(
        first,
        stage
            .post(&json!({ "content": "x", "nonce": "n2", "enforce_nonce": true }))
            .await
    );
    assert_eq!(stage.world.user("Ana").messages("tables").await.len(), 3);
    stage.world.stop().await;
}

#[tokio::test]
async fn old_messages_are_edited_seldom() {
    let stage = Stage::set().await;
    let old = stage.post(&hello()).await;
    let edit = format!("/channels/{{tables}}/messages/{old}");
    stage.world.advance(3_600_001).await;
    for _ in 0..3 {
        assert_eq!(stage.call("PATCH", &edit, &hello()).await, "200");
    }
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "429 30046", "the fourth edit of an old message");
    stage.world.advance(6_001).await;
    assert_eq!(stage.call("PATCH", &edit, &hello()).await, "200");
    stage.world.stop().await;
}

#[tokio::test]
async fn only_the_bots_token_opens_anything() {
    let stage = Stage::set().await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let me = format!("{}/api/v10/users/@me", stage.world.base());
    let wrong = http
        .get(&me)
        .header("authorization", "Bot wrong")
        .send()
        .await
        .unwrap();
    assert_eq!(wrong.status().as_u16(), 401);
    stage.world.stop().await;
}

#[tokio::test]
async fn a_web_page_of_elsewhere_reaches_nothing_here() {
    let stage = Stage::set().await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let (base, port) = (stage.world.base(), stage.world.port());
    let (rebound, evil) = (format!("rebound.example.org:{port}"), format!("http://evil.example.org:{port}"));
    let foreign = [
        ("host", rebound.as_str()),
        ("origin", evil.as_str()),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
    ];
    let socket = [
        ("connection", "upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "c2FuZGJveHNhbmRib3hzYQ=="),
    ];
    let cases = [
        ("GET", "/", 200),
        ("GET", "/page/chat.js", 200),
        ("GET", "/sandbox/state", 200),
        ("GET", "/sandbox/events", 200),
        ("POST", "/sandbox/clock", 200),
        ("DELETE", "/sandbox/requests", 200),
        ("GET", "/api/v10/gateway", 200),
        ("GET", "/gateway", 101),
    ];
    for (method, path, own) in cases {
        let ask = || {
            let request = http
                .request(method.parse().unwrap(), format!("{base}{path}"))
                .json(&json!({ "advance_ms": 1_000 }));
            socket
                .iter()
                .filter(|_| own == 101)
                .fold(request, |request, (name, value)| request.header(*name, *value))
        };
        for (name, value) in foreign {
            assert_eq!(
                ask().header(name, value).send().await.unwrap().status().as_u16(),
                403,
                "{method} {path} with {name} {value}"
            );
        }
        assert_eq!(
            ask()
                .header("origin", &base)
                .send()
                .await
                .unwrap()
                .status()
                .as_u16(),
            own,
            "{method} {path} of its own page"
        );
    }
    assert_eq!(
        stage.world.get("/sandbox/clock").await["offset_ms"],
        1_000,
        "only its own page moved the clock"
    );
    stage.world.stop().await;
}
