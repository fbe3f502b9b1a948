//! What people can do and see, before anything reaches the bot.

use serde_json::{Value, json};

use super::raw::Stage;

#[tokio::test]
async fn the_client_refuses_what_discords_client_refuses() {
    let stage = Stage::set().await;
    let (ana, bia, carl) = (stage.world.user("Ana"), stage.world.user("Bia"), stage.world.user("Carl"));
    let refused = async |who: &crate::world::Person<'_>, text: &str| who.try_command(text).await.unwrap_err();
    assert_eq!(refused(&ana, "/fly").await, "there is no command /fly");
    assert_eq!(refused(&ana, "/pick").await, "this command needs game:");
    assert_eq!(refused(&ana, "/pick game:go").await, "game: «go» is not one of the choices");
    assert_eq!(refused(&ana, "/go n:many").await, "n: a whole number is wanted");
    assert_eq!(refused(&ana, "/go n:10").await, "n: out of bounds");
    assert_eq!(refused(&ana, "/go who:Nobody").await, "who: no such user");
    assert_eq!(
        refused(&bia, "/admin").await,
        "there is no command /admin",
        "only for those who manage the server"
    );
    assert_eq!(refused(&ana, "/here in dm").await, "there is no command /here", "not in direct messages");
    assert_eq!(carl.try_click("nothing").await.unwrap_err(), "Carl sees no «nothing»");
    stage.world.stop().await;
}

#[tokio::test]
async fn options_arrive_as_the_bot_reads_them() {
    let mut stage = Stage::set().await;
    let event = stage.hear("/go n:3 who:@Bia to:Rome or so where:#lounge").await;
    let bia = stage.world.user("Bia").id().await;
    let lounge = stage.world.channel("lounge").await;
    let options: Vec<(Value, Value)> = event["data"]["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|o| (o["name"].clone(), o["value"].clone()))
        .collect();
    let expected =
        [("n", json!(3)), ("who", json!(bia)), ("to", json!("Rome or so")), ("where", json!(lounge))];
    assert_eq!(options, expected.map(|(name, value)| (json!(name), value)));
    assert_eq!(event["data"]["resolved"]["users"][&bia]["global_name"], "Bia");
    assert_eq!(event["data"]["resolved"]["channels"][&lounge]["name"], "lounge");
    assert_eq!(
        (&event["locale"], &event["guild_locale"], &event["context"]),
        (&json!("en-US"), &json!("en-US"), &json!(0))
    );
    assert!(
        event["member"]["permissions"]
            .as_str()
            .unwrap()
            .parse::<u64>()
            .unwrap()
            & 32
            != 0,
        "the owner may manage the server"
    );

    let carl = stage.world.user("Carl").id().await;
    let dm = stage.world.user("Carl").dm().await;
    let event = stage
        .hear_act("/sandbox/command", json!({ "user": carl, "channel": dm, "text": "/wähle Schach" }))
        .await;
    assert_eq!(
        (&event["data"]["name"], &event["data"]["options"][0]["value"]),
        (&json!("pick"), &json!("chess"))
    );
    assert_eq!(
        (&event["context"], &event["user"]["id"], &event["locale"]),
        (&json!(1), &json!(carl), &json!("de"))
    );
    assert!(event["member"].is_null() && event["guild_id"].is_null());
    stage.world.stop().await;
}

#[tokio::test]
async fn the_entry_says_what_can_be_typed_next() {
    let mut stage = Stage::set().await;
    let (ana, carl) = (stage.world.user("Ana").id().await, stage.world.user("Carl").id().await);
    let tables = stage.tables.clone();
    let check = async |user: &str, text: &str, expected: &[&str]| {
        let help = stage
            .world
            .post("/sandbox/assist", &json!({ "user": user, "channel": tables, "text": text }))
            .await;
        let said: Vec<&str> = help["suggestions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|s| s["text"].as_str().unwrap())
            .collect();
        assert_eq!(said, expected, "{text}");
    };
    check(&ana, "/", &["/go ", "/pick ", "/admin ", "/here "]).await;
    check(&carl, "/", &["/go ", "/wähle ", "/here "]).await;
    check(&ana, "/p", &["/pick "]).await;
    check(&ana, "/pick ", &["/pick game:"]).await;
    check(&ana, "/pick game:", &["/pick game:chess "]).await;
    check(&carl, "/pick game:scha", &["/pick game:chess "]).await;
    check(&ana, "/pick che", &["/pick game:chess "]).await;
    check(&ana, "/pick game:chess ", &[]).await;
    check(&ana, "/go n:3 ", &["/go n:3 to:", "/go n:3 who:", "/go n:3 where:"]).await;

    let typing = json!({ "user": ana, "channel": tables, "text": "/go to:ro" });
    let ask = stage.world.post("/sandbox/assist", &typing);
    let world = &stage.world;
    let raw = &mut stage.raw;
    let (help, event) = tokio::join!(ask, async {
        let event = raw.event("INTERACTION_CREATE").await;
        let path = format!(
            "/interactions/{}/{}/callback",
            event["id"].as_str().unwrap(),
            event["token"].as_str().unwrap()
        );
        world
            .api(
                "POST",
                &path,
                &json!({ "type": 8, "data": { "choices": [{ "name": "Rome!", "value": "rome" }] } }),
            )
            .await;
        event
    });
    assert_eq!((&event["type"], &event["data"]["options"][0]["focused"]), (&json!(4), &json!(true)));
    assert_eq!(help["suggestions"], json!([{ "text": "/go to:rome ", "label": "Rome!", "detail": "" }]));
    stage.world.stop().await;
}

#[tokio::test]
async fn mentions_notify_whom_the_bot_allows() {
    let stage = Stage::set().await;
    let (ana, bia) = (stage.world.user("Ana").id().await, stage.world.user("Bia").id().await);
    let text = format!("<@{ana}> <@!{bia}> <@5> @everyone");
    let check = async |allowed: Value, expected: &[&String]| {
        stage
            .post(&json!({ "content": text, "allowed_mentions": allowed }))
            .await;
        let seen = stage.world.user("Ana").last("tables").await;
        assert_eq!(seen.mentions().iter().collect::<Vec<_>>(), expected, "{allowed}");
        assert_eq!(seen.0["mention_everyone"], false, "the bot may not");
    };
    check(Value::Null, &[&ana, &bia]).await;
    check(json!({ "parse": [] }), &[]).await;
    check(json!({ "parse": ["users"] }), &[&ana, &bia]).await;
    check(json!({ "users": [bia] }), &[&bia]).await;
    stage.world.stop().await;
}

#[tokio::test]
async fn the_stream_tells_only_what_its_reader_may_see() {
    let stage = Stage::set().await;
    let (ana, bia) = (stage.world.user("Ana"), stage.world.user("Bia"));
    let url = format!("{}/sandbox/events?user={}", stage.world.base(), bia.id().await);
    let mut stream = reqwest::Client::builder()
        .no_proxy()
        .build()
        .unwrap()
        .get(url)
        .send()
        .await
        .unwrap();
    let (hers, his) = (bia.dm().await, ana.dm().await);
    stage
        .call("POST", &format!("/channels/{his}/messages"), &json!({ "content": "for Ana" }))
        .await;
    stage
        .call("POST", &format!("/channels/{hers}/messages"), &json!({ "content": "for Bia" }))
        .await;
    stage.post(&json!({ "content": "for all" })).await;
    let mut heard = String::new();
    for _ in 0..100 {
        if heard.contains("for all") {
            break;
        }
        let chunk = tokio::time::timeout(std::time::Duration::from_secs(10), stream.chunk())
            .await
            .unwrap()
            .unwrap();
        heard.push_str(std::str::from_utf8(&chunk.unwrap()).unwrap());
    }
    assert!(heard.contains("for Bia") && heard.contains("for all") && !heard.contains("for Ana"), "{heard}");
    stage.world.stop().await;
}
