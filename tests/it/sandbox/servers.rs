//! Several servers, each with members of its own, and channels of every kind.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::bot::Bot;
use super::raw::Stage;
use crate::openapi::flaws_as;
use crate::world::World;

/// Two servers, the bot by hand.
async fn two() -> Stage {
    Stage::over(World::two_servers().await).await
}

fn number(bits: &Value) -> u64 {
    bits.as_str().unwrap().parse().unwrap()
}

/// A thread that somebody opens, or a forum's post with a first message; its id.
async fn thread(stage: &Stage, parent: &str, name: &str) -> String {
    let (parent, bia) = (stage.world.channel(parent).await, stage.world.user("Bia").id().await);
    let new = json!({ "name": name, "parent": parent, "user": bia, "text": "who plays?" });
    stage.world.post("/sandbox/channels", &new).await["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_reads_two_servers_with_channels_of_every_kind() {
    let world = World::two_servers().await;
    let bot = Bot::connect(&world).await;
    world
        .until("both are there", async || bot.counts.guilds.load(Ordering::SeqCst) == 2)
        .await;
    for place in ["games", "news", "parlour"] {
        assert_eq!(
            world
                .user("Bia")
                .command(&format!("/count n:1 in #{place}"))
                .await
                .kind,
            "message"
        );
    }
    let post = json!({ "name": "a post", "parent": world.channel("matches").await, "user": world.user("Bia").id().await, "text": "x" });
    let post = world.post("/sandbox/channels", &post).await;
    world
        .user("Bia")
        .command(&format!("/count n:1 in #{}", post["id"].as_str().unwrap()))
        .await;
    assert_eq!(bot.counts.unknown.load(Ordering::SeqCst), 0, "serenity decodes every event");
    bot.leave().await;
    world.stop().await;
}

#[tokio::test]
async fn an_interaction_tells_of_its_channel_and_its_server() {
    const SEND: u64 = 1 << 11;
    const IN_THREADS: u64 = 1 << 38;
    const MANAGE: u64 = 1 << 5;
    let mut stage = two().await;
    let (home, annex) = (stage.world.server("Sandbox").await, stage.world.server("Annex").await);
    thread(&stage, "matches", "a post").await;
    thread(&stage, "news", "on the news").await;
    thread(&stage, "games", "beside").await;
    let cases = [
        ("tables", &home, 0),
        ("games", &annex, 0),
        ("parlour", &annex, 2),
        ("news", &annex, 5),
        ("on the news", &annex, 10),
        ("beside", &annex, 11),
        ("a post", &annex, 11),
    ];
    for (channel, server, kind) in cases {
        let event = stage.hear_in("Bia", channel, "/go").await;
        assert_eq!(
            (event["channel"]["type"].as_u64(), event["guild_id"].as_str()),
            (Some(kind), Some(server.as_str())),
            "{channel}"
        );
        assert_eq!(
            number(&event["member"]["permissions"]) & MANAGE != 0,
            *server == annex,
            "Bia manages her own server only: {channel}"
        );
        assert_eq!(number(&event["app_permissions"]) & (SEND | IN_THREADS), SEND | IN_THREADS, "{channel}");
        let described = if kind >= 10 {
            "ThreadResponse"
        } else {
            "GuildChannelResponse"
        };
        assert_eq!(flaws_as(described, &event["channel"]), Vec::<String>::new(), "{channel}");
    }
    let forum = stage.world.channel("matches").await;
    stage.world.fault(json!({ "kind": "permissions", "channel": forum, "deny": ["send"], "allow": ["manage_messages"] })).await;
    let event = stage.hear_in("Bia", "a post", "/go").await;
    let has = number(&event["app_permissions"]);
    assert_eq!(
        (has & SEND, has & IN_THREADS, has & (1 << 13)),
        (0, IN_THREADS, 1 << 13),
        "a post has its forum's permissions"
    );
    let seen = |who: &'static str, text: &'static str| {
        let world = &stage.world;
        async move { world.user(who).try_command(text).await.unwrap_err() }
    };
    assert_eq!(
        seen("Ana", "/admin in #games").await,
        "there is no command /admin",
        "Ana manages the other server"
    );
    assert!(seen("Ana", "/go in #matches").await.contains("posts only"));
    stage
        .world
        .fault(json!({ "kind": "leave", "user": stage.world.user("Dora").id().await, "server": annex }))
        .await;
    assert_eq!(seen("Dora", "/go in #games").await, "no such channel for this user");
    stage.world.stop().await;
}

#[tokio::test]
async fn each_kind_of_channel_takes_what_discord_takes_there() {
    let stage = two().await;
    let hello = json!({ "content": "hello" });
    let at = async |name: &str| format!("/channels/{}", stage.world.channel(name).await);
    let (games, news, matches, parlour) =
        (at("games").await, at("news").await, at("matches").await, at("parlour").await);
    let open = |kind: u64| json!({ "name": "t", "type": kind });
    let post = json!({ "name": "p", "message": { "content": "first" } });
    let cases = [
        (format!("{games}/messages"), &hello, "200"),
        (format!("{news}/messages"), &hello, "200"),
        (format!("{parlour}/messages"), &hello, "200"),
        (format!("{matches}/messages"), &hello, "400 50008"),
        (format!("{games}/threads"), &open(11), "201"),
        (format!("{games}/threads"), &open(12), "201"),
        (format!("{games}/threads"), &open(10), "400 50024"),
        (format!("{news}/threads"), &open(10), "201"),
        (format!("{news}/threads"), &open(11), "400 50024"),
        (format!("{news}/threads"), &json!({ "name": "t" }), "400 50024"),
        (format!("{parlour}/threads"), &open(11), "400 50024"),
        (format!("{matches}/threads"), &post, "201"),
        (format!("{matches}/threads"), &open(11), "400 50035 message:BASE_TYPE_REQUIRED"),
        (format!("{matches}/threads"), &json!({ "name": "p", "message": {} }), "400 50006"),
    ];
    for (path, body, said) in cases {
        assert_eq!(stage.call("POST", &path, body).await, said, "{path} {body}");
    }
    let (_, made) = stage
        .world
        .api("POST", &format!("{matches}/threads"), &post)
        .await;
    assert_eq!(
        (&made["id"], made["type"].as_u64()),
        (&made["message"]["id"], Some(11)),
        "a post begins with a message of its id"
    );
    let inside = format!("/channels/{}", made["id"].as_str().unwrap());
    assert_eq!(stage.call("POST", &format!("{inside}/messages"), &hello).await, "200");
    assert_eq!(stage.call("POST", &format!("{inside}/threads"), &open(11)).await, "400 50024");
    let from = format!(
        "{games}/messages/{}/threads",
        stage
            .world
            .api("POST", &format!("{games}/messages"), &hello)
            .await
            .1["id"]
            .as_str()
            .unwrap()
    );
    assert_eq!(stage.call("POST", &from, &open(11)).await, "201");
    assert_eq!(stage.call("POST", &from, &open(11)).await, "400 160004");

    let deny = async |path: &str, names: &[&str]| {
        let channel = path.rsplit('/').next().unwrap();
        stage
            .world
            .fault(json!({ "kind": "permissions", "channel": channel, "deny": names }))
            .await;
    };
    deny(&parlour, &["connect"]).await;
    assert_eq!(
        stage.call("POST", &format!("{parlour}/messages"), &hello).await,
        "403 50013",
        "who can't enter can't write"
    );
    deny(&matches, &["send"]).await;
    assert_eq!(stage.call("POST", &format!("{matches}/threads"), &post).await, "403 50013");
    assert_eq!(
        stage.call("POST", &format!("{inside}/messages"), &hello).await,
        "200",
        "in a post another permission counts"
    );
    deny(&matches, &["send_in_threads"]).await;
    assert_eq!(stage.call("POST", &format!("{inside}/messages"), &hello).await, "403 50013");
    deny(&matches, &["view"]).await;
    assert_eq!(stage.call("POST", &format!("{inside}/messages"), &hello).await, "403 50001");
    stage.world.stop().await;
}

#[tokio::test]
async fn the_bot_can_be_removed_from_a_server_and_invited_again() {
    let mut stage = two().await;
    stage.raw.event("GUILD_CREATE").await;
    let annex = stage.world.server("Annex").await;
    let games = format!("/channels/{}/messages", stage.world.channel("games").await);
    let hello = json!({ "content": "hello" });
    let own = json!([{ "name": "own", "description": "Only here" }]);
    let commands = format!("/applications/{{app}}/guilds/{annex}/commands");
    assert_eq!(stage.call("PUT", &commands, &own).await, "200");
    let bia = stage.world.user("Bia");
    assert_eq!(
        bia.try_command("/own in #tables").await.unwrap_err(),
        "there is no command /own",
        "it is the other server's"
    );
    let dora = stage.world.user("Dora").id().await;
    stage
        .world
        .fault(json!({ "kind": "leave", "user": dora, "server": stage.world.server("Sandbox").await }))
        .await;
    let dm = format!("/channels/{}/messages", stage.world.user("Dora").dm().await);
    assert_eq!(stage.call("POST", &dm, &hello).await, "200");

    stage
        .world
        .fault(json!({ "kind": "remove_bot", "server": annex }))
        .await;
    let gone = stage.raw.event("GUILD_DELETE").await;
    assert_eq!((gone["id"].as_str(), &gone["unavailable"]), (Some(annex.as_str()), &Value::Null));
    assert_eq!(stage.call("POST", &games, &hello).await, "403 50001");
    assert_eq!(stage.call("PUT", &commands, &own).await, "403 50001");
    assert_eq!(stage.call("GET", &format!("/guilds/{annex}"), &Value::Null).await, "403 50001");
    assert_eq!(stage.call("POST", &dm, &hello).await, "403 50278", "no server is shared any more");
    assert_eq!(bia.try_command("/go in #games").await.unwrap_err(), "Unknown Integration");
    let (_, joined) = stage.world.api("GET", "/users/@me/guilds", &Value::Null).await;
    assert_eq!(joined.as_array().unwrap().len(), 1);

    stage
        .world
        .fault(json!({ "kind": "invite_bot", "server": annex }))
        .await;
    assert_eq!(stage.raw.event("GUILD_CREATE").await["id"], annex);
    assert_eq!(stage.call("POST", &games, &hello).await, "200");
    stage
        .world
        .fault(json!({ "kind": "outage", "server": annex }))
        .await;
    assert_eq!(stage.raw.event("GUILD_DELETE").await["unavailable"], true);
    stage
        .world
        .fault(json!({ "kind": "outage", "server": annex, "over": true }))
        .await;
    assert_eq!(stage.raw.event("GUILD_CREATE").await["id"], annex);
    stage.world.stop().await;
}

#[tokio::test]
async fn a_server_can_be_made_with_members_of_its_own() {
    let mut stage = two().await;
    let members = json!({ "Carl": "owner", "Dora": "manager", "Ana": "member" });
    let club = stage
        .world
        .post("/sandbox/servers", &json!({ "name": "Club", "locale": "de", "members": members }))
        .await;
    stage
        .world
        .post("/sandbox/channels", &json!({ "name": "den", "server": club["id"] }))
        .await;
    let manages = async |stage: &mut Stage, who: &str| {
        let event = stage.hear_in(who, "den", "/go").await;
        assert_eq!((&event["guild_id"], &event["guild_locale"]), (&club["id"], &json!("de")));
        number(&event["member"]["permissions"]) & (1 << 5) != 0
    };
    assert!(
        manages(&mut stage, "Carl").await
            && manages(&mut stage, "Dora").await
            && !manages(&mut stage, "Ana").await
    );
    assert!(stage.world.user("Bia").try_command("/go in #den").await.is_err(), "Bia is no member");
    let change = json!({ "server": club["id"], "rank": "manager" });
    stage.world.user("Bia").change(change).await;
    assert!(manages(&mut stage, "Bia").await);
    let url = format!("{}/sandbox/events?user={}", stage.world.base(), stage.world.user("Ana").id().await);
    stage
        .world
        .user("Ana")
        .change(json!({ "server": club["id"], "in_guild": false }))
        .await;
    let mut stream = reqwest::Client::builder()
        .no_proxy()
        .build()
        .unwrap()
        .get(url)
        .send()
        .await
        .unwrap();
    stage.world.user("Carl").say("for the club in #den").await;
    stage.world.user("Carl").say("for all in #tables").await;
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
    assert!(heard.contains("for all") && !heard.contains("for the club"), "{heard}");
    stage.world.stop().await;
}
