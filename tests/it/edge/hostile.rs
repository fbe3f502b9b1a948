//! Hostile text through every place where somebody can put text in, over the real wire: it is cut
//! and disarmed wherever it is shown, notifies nobody, and stops nothing; and files that are no
//! records.

use super::bot::{Bot, awaited, begin, in_words, memory, newest, quiet, start, told};
use crate::world::World;
use serde_json::json;

const ALL: [&str; 2] = ["Ana", "Ben"];

async fn table(people: [&str; 2]) -> (World, Bot) {
    let world = World::with(
        None,
        0,
        &people
            .map(|name| format!("{name}:en-US"))
            .each_ref()
            .map(String::as_str),
    )
    .await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    (world, bot)
}

/// Texts that try to notify, to mark up, to turn the reading direction, and to be endless.
fn texts() -> [String; 5] {
    [
        "@everyone @here <@1> <@&2> <#3> </join:4>".to_owned(),
        "**x** `y` ```z``` [a](https://x.test) ||s|| > # - -#".to_owned(),
        "\u{202e}drawkcab\u{2066}\u{200f} \u{0}\u{7}\u{1b}[2J".to_owned(),
        format!("a{}", "\u{301}".repeat(3_000)),
        "y".repeat(4_000),
    ]
}

/// Nothing that somebody sees anywhere does harm.
async fn harmless(world: &World, people: [&str; 2]) {
    let own = [world.user(people[0]).id().await, world.user(people[1]).id().await];
    for name in people {
        let person = world.user(name);
        for channel in ["tables", "dm"] {
            for seen in person.messages(channel).await {
                let whole = seen.text();
                assert!(!whole.contains(['\u{202e}', '\u{2066}', '\u{1b}', '\u{0}']), "{whole:?}");
                // In a code block nothing is a mention; and nothing but its end may end one.
                assert!(whole.matches("```").count().is_multiple_of(2), "{whole}");
                let text: String = whole.split("```").step_by(2).collect();
                assert!(
                    !text.contains("@everyone") && !text.contains("@here") && !text.contains("<@&2>"),
                    "{text}"
                );
                assert!(seen.mentions().iter().all(|user| own.contains(user)), "{text}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_text_in_every_option_is_answered_and_does_no_harm() {
    let (world, bot) = table(ALL).await;
    let ana = world.user("Ana");
    for text in texts() {
        // What is longer than an option takes is not even sent by a client.
        let word = ana
            .try_command(&format!("/join game:condottiere word:{text}"))
            .await;
        assert!(word.is_err() || word.is_ok_and(|act| act.failure.is_none() && act.ephemeral), "{text:?}");
    }
    ana.command("/join game:condottiere").await;
    world.user("Ben").command("/join").await;
    start(&ana, "/start").await;
    awaited(&world, &ALL).await;
    let commands = [
        "play move",
        "play move:pass table",
        "verify table",
        "hand table",
        "board table",
        "log table",
        "rules topic",
    ];
    for text in texts() {
        for command in commands {
            let Ok(act) = ana.try_command(&format!("/{command}:{text}")).await else {
                assert!(text.chars().count() > 100, "{command}: {text:?} is not sent");
                continue;
            };
            assert!(act.failure.is_none() && act.ephemeral, "{command}: {text:?}: {act:?}");
            let said = newest(&ana, "tables").await.text();
            assert!((1..2_000).contains(&said.chars().count()), "{command}: {said}");
        }
        for command in ["play move", "play table", "rules topic"] {
            let typed = format!("/{command}:{}", text.chars().take(90).collect::<String>());
            let body =
                json!({"user": ana.id().await, "channel": world.channel("tables").await, "text": typed});
            let act = world.post("/sandbox/complete", &body).await;
            assert!(act["failure"].is_null(), "{typed:?}: {act}");
        }
    }
    quiet(&world).await;
    harmless(&world, ALL).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_do_no_harm_on_boards_hands_and_records() {
    let people = ["@everyone \u{202e}**x**`y` <@&2>", "Ben"];
    let (world, bot) = table(people).await;
    begin(&world, &people).await;
    awaited(&world, &people).await;
    for command in ["/log", "/board", "/hand", "/resign"] {
        told(&world.user("Ben"), command).await;
    }
    quiet(&world).await;
    harmless(&world, people).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attached_file_is_verified_or_told_what_is_wrong() {
    let (world, bot) = table(ALL).await;
    let good = include_str!("record.txt");
    let cases = [
        (good.to_owned(), "draws follow from the seed"),
        (String::new(), "is not the record of a game"),
        ("nonsense".to_owned(), "is not the record of a game"),
        ("\u{0}".repeat(900_000), "is not the record of a game"),
        ("\u{202e}@everyone\n".repeat(2_000), "is not the record of a game"),
        (good.replacen("\nseed d", "\nseed e", 1), "the promise does not go with the seed"),
        (good.replacen("first-seat 2", "first-seat 1", 1), "does not follow the rules"),
        (good.replacen("game condottiere", "game chess", 1), "I do not have"),
        (
            format!("{}{}", good.split("\nover").next().unwrap(), "\nresigned 0\n".repeat(15_000)),
            "cut off after move",
        ),
        (
            format!("{}{}", good.split("\nover").next().unwrap(), "\nresigned 0".repeat(25_000)),
            "too long for me to check",
        ),
        ("x".repeat(2 << 20), "too large"),
    ];
    for (text, sentence) in cases {
        let act = world
            .user("Ana")
            .command_with("/verify file:record.txt", "record.txt", &text)
            .await
            .unwrap();
        assert_eq!((act.failure, act.ephemeral), (None, true), "{sentence}");
        world
            .user("Ana")
            .sees("tables", sentence, |seen| seen.ephemeral() && seen.text().contains(sentence))
            .await;
        let said = newest(&world.user("Ana"), "tables").await.text();
        assert!(said.contains(sentence) && said.chars().count() < 700, "{sentence}: {said}");
    }
    let missing = world.user("Ana").try_command("/verify file:gone.txt").await;
    assert!(missing.unwrap_err().contains("you see no file gone.txt"));
    harmless(&world, ALL).await;
    bot.end(&world).await;
}
