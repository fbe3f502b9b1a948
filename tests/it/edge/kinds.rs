//! Channels of every kind: what counts there is asked for there, and nothing else.

use super::bot::{Bot, in_words, memory, quiet, start, told};
use crate::world::World;
use serde_json::json;

/// A thread or a forum's post, opened by somebody; its id.
async fn thread(world: &World, parent: &str) -> String {
    let bia = world.user("Bia").id().await;
    let new = json!({"name": format!("in {parent}"), "parent": world.channel(parent).await, "user": bia, "text": "who plays?"});
    world.post("/sandbox/channels", &new).await["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// A table of two opens in a channel, and its board stands there.
async fn opens(world: &World, channel: &str) {
    for name in ["Ana", "Bia"] {
        let said = told(&world.user(name), &format!("/join game:condottiere in #{channel}")).await;
        assert!(!said.contains("permission") && !said.contains("Berechtigung"), "{channel}: {said}");
    }
    start(&world.user("Ana"), &format!("/start in #{channel}")).await;
    quiet(world).await;
    let id = world.channel(channel).await;
    world
        .user("Bia")
        .sees(&id, "the board", |seen| !seen.ephemeral() && seen.parts().len() > 1)
        .await;
    assert_eq!(world.refused(Some(&id)).await, 0, "{channel}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_open_in_channels_threads_forums_announcements_and_voice() {
    let world = World::two_servers().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &["Ana", "Bia"]).await;
    for place in ["games", "news", "parlour"] {
        opens(&world, place).await;
    }
    for parent in ["games", "matches", "news"] {
        let thread = thread(&world, parent).await;
        opens(&world, &thread).await;
    }
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn inside_a_thread_the_permission_to_write_in_threads_counts_alone() {
    let world = World::two_servers().await;
    let bot = Bot::start(&world, &memory()).await;
    let (forum, post) = (world.channel("matches").await, thread(&world, "matches").await);
    let bia = world.user("Bia");
    bia.command("/settings mine language:en-US in #games").await;
    world
        .fault(json!({"kind": "permissions", "channel": forum, "deny": ["send_in_threads"]}))
        .await;
    let said = told(&bia, &format!("/join game:condottiere in #{post}")).await;
    assert!(said.contains("Send Messages in Threads") && !said.contains("Send Messages,"), "{said}");
    world
        .fault(json!({"kind": "permissions", "channel": forum, "deny": ["send", "embed"]}))
        .await;
    let said = told(&bia, &format!("/join game:condottiere in #{post}")).await;
    assert!(said.contains("You have a seat"), "{said}");
    quiet(&world).await;
    assert_eq!(world.refused(Some(&post)).await, 0);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_threads_gets_one_of_the_kind_that_the_channel_has_or_stays() {
    for (place, kind) in [("games", Some(11)), ("news", Some(10)), ("parlour", None)] {
        let world = World::two_servers().await;
        let bot = Bot::start(&world, &memory()).await;
        in_words(&world, &["Ana", "Bia"]).await;
        let bia = world.user("Bia");
        bia.command(&format!("/settings channel threads:true in #{place}"))
            .await;
        for name in ["Ana", "Bia"] {
            world
                .user(name)
                .command(&format!("/join game:condottiere in #{place}"))
                .await;
        }
        let act = start(&bia, &format!("/start in #{place}")).await;
        assert_eq!(act.failure, None, "{place}");
        quiet(&world).await;
        let opened: Vec<u64> = world
            .requests(0)
            .await
            .iter()
            .filter(|r| r["path"].as_str().unwrap().ends_with("/threads"))
            .filter_map(|r| r["json"]["type"].as_u64())
            .collect();
        assert_eq!(opened, kind.into_iter().collect::<Vec<u64>>(), "{place}");
        let refused = world.refused(None).await;
        assert_eq!(refused, 0, "{place}");
        bot.end(&world).await;
    }
}
