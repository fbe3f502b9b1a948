//! A serenity bot on the sandbox: every kind of interaction, in the server and in direct messages.

use std::sync::atomic::Ordering;

use serde_json::json;
use serenity::all::*;

use super::bot::{Bot, http};
use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn a_serenity_bot_answers_every_kind_of_interaction() {
    let world = World::start().await;
    let bot = Bot::connect(&world).await;
    let carl = world.user("Carl");

    let act = carl.command("/say text:hello there in #lounge").await;
    assert_eq!((act.kind.as_str(), act.ephemeral), ("message", false));
    assert_eq!(carl.last("lounge").await.content(), "carl: hello there (de)");
    let act = carl.command("/say text:psst in dm").await;
    assert_eq!((act.kind.as_str(), carl.dms().await.len()), ("message", 1));

    assert_eq!(carl.complete("/say text:ab").await, [("ab!".to_owned(), json!("ab!"))]);

    let brings = "/bring what:rules.txt where:lounge role:Players who:Ana in #lounge";
    carl.command_with(brings, "rules.txt", "twelve marks")
        .await
        .unwrap();
    let brought = "rules.txt (12), lounge (Text), Players (true), ana (true)";
    assert_eq!(carl.last("lounge").await.content(), brought);

    let act = carl.command("/count n:7").await;
    assert!(act.ephemeral);
    assert!(carl.last("tables").await.ephemeral());
    assert!(world.user("Ana").messages("tables").await.is_empty(), "others don't see it");

    let act = carl.command("/slow").await;
    assert_eq!((act.kind.as_str(), act.ephemeral), ("deferred", true));
    carl.sees("tables", "the edited answer", |m| m.content() == "late, and edited")
        .await;
    carl.sees("tables", "the follow-up", |m| m.content() == "more" && m.ephemeral())
        .await;

    let opened = carl.command("/ask").await;
    assert_eq!((opened.kind.as_str(), &opened.modal["title"]), ("modal", &json!("Your bid")));
    carl.submit(&opened, json!({ "bid": "4" })).await;
    assert_eq!(carl.last("tables").await.content(), "wrote 4");

    carl.command("/show in #lounge").await;
    let panel = carl.last("lounge").await;
    assert_eq!(panel.alt_texts(), ["A board"]);
    assert!(
        ["A panel", "Go", "Cities", "Rome", "A board"]
            .iter()
            .all(|text| panel.text().contains(text)),
        "{}",
        panel.text()
    );
    assert_eq!(
        (panel.buttons(), panel.0["attachments"].as_array().unwrap().len()),
        (vec!["Go".to_owned()], 1)
    );
    assert_eq!(carl.try_click("Stop").await.unwrap_err(), "it is disabled");
    assert_eq!(carl.click("Go").await.kind, "update");
    let panel = carl.last("lounge").await;
    assert_eq!(panel.content(), "pressed by carl");
    assert_eq!(panel.0["attachments"], json!([]), "serenity's update answer drops the picture");
    carl.select("Cities", &["Rome", "siena"]).await;
    assert_eq!(carl.last("lounge").await.content(), "rome+siena");
    let before = world.last_request().await;
    let act = carl.command("/table close why:late").await;
    assert_eq!(act.message.as_deref(), Some(carl.last("tables").await.id()));
    assert!(act.after_ms >= 0);
    assert_eq!(world.requests(before).await.len(), 1, "one answer, one request");
    world.check_requests(0).await;

    assert_eq!(bot.counts.guilds.load(Ordering::SeqCst), 1);
    assert_eq!(bot.counts.unknown.load(Ordering::SeqCst), 0, "serenity decodes every event");
    bot.leave().await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn serenity_reads_what_rest_answers() {
    let world = World::start().await;
    let http = http(&world, crate::world::TOKEN);
    let me = http.get_current_user().await.unwrap();
    assert!(me.bot);
    let info = http.get_current_application_info().await.unwrap();
    assert_eq!(info.id.get(), me.id.get());
    http.set_application_id(info.id);
    let tables = ChannelId::new(world.channel("tables").await.parse().unwrap());
    let picture = CreateAttachment::bytes(b"x".to_vec(), "board.png").description("A board");
    let post = CreateMessage::new().content("hello").add_file(picture.clone());
    let message = tables.send_message(&http, post).await.unwrap();
    assert_eq!(message.attachments[0].description.as_deref(), Some("A board"));
    let edit = EditMessage::new().content("changed").new_attachment(picture);
    let changed = http.edit_message(tables, message.id, &edit, vec![]).await;
    assert!(changed.is_err(), "an attachment without its file is refused");
    let read = http.get_message(tables, message.id).await.unwrap();
    assert_eq!((read.content.as_str(), read.attachments.len()), ("hello", 1));
    let ana = UserId::new(world.user("Ana").id().await.parse().unwrap());
    let direct = ana.create_dm_channel(&http).await.unwrap();
    direct.id.say(&http, "psst").await.unwrap();
    assert_eq!(world.user("Ana").dms().await[0].content(), "psst");
    let guild = GuildId::new(
        world.state().await["guild"]["id"]
            .as_str()
            .unwrap()
            .parse()
            .unwrap(),
    );
    assert_eq!(http.get_guild(guild).await.unwrap().roles.len(), 3);
    assert_eq!(http.get_channels(guild).await.unwrap().len(), 2);
    assert_eq!(http.get_member(guild, ana).await.unwrap().user.id, ana);
    let thread = CreateThread::new("A table").kind(ChannelType::PublicThread);
    let thread = tables.create_thread(&http, thread).await.unwrap();
    assert_eq!(thread.parent_id, Some(tables));
    thread.id.say(&http, "in here").await.unwrap();
    let from_message = CreateThread::new("From a message");
    let from = tables
        .create_thread_from_message(&http, message.id, from_message)
        .await
        .unwrap();
    assert_eq!(from.id.get(), message.id.get());
    http.get_channel(tables).await.unwrap();
    tables.delete_message(&http, message.id).await.unwrap();
    world.stop().await;
}
