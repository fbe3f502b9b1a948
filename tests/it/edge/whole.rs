//! Whole games of all four, at once, in two servers and in channels of different kinds, with
//! Discord's limits kept.

use super::bot::{Bot, Dice, in_words, memory, start};
use super::readers::Readers;
use crate::world::{PEOPLE, TOKEN, World};
use serde_json::{Value, json};
use std::time::Duration;
use tavolo::sandbox::SandboxSetup;

/// More actions than any of these games takes.
const LONGEST: usize = 1_500;

/// A table of two in a channel, played to its end with what is suggested; the actions it took.
async fn game(world: &World, game: &str, channel: &str, seed: u64) -> usize {
    let people = ["Ana", "Bia"];
    for name in people {
        let act = world
            .user(name)
            .command(&format!("/join game:{game} in #{channel}"))
            .await;
        assert_eq!(act.failure, None, "{game} in #{channel}");
    }
    assert_eq!(
        start(&world.user("Bia"), &format!("/start in #{channel}"))
            .await
            .failure,
        None,
        "{game}"
    );
    let mut dice = Dice(seed);
    for action in 0..LONGEST {
        let mut over = true;
        for name in people {
            let mut choices = world
                .user(name)
                .complete(&format!("/play move: in #{channel}"))
                .await;
            // Plans are for later, and one can make and drop them for ever.
            choices.retain(|(_, value)| !value.as_str().unwrap().contains("plan"));
            let Some((_, value)) = choices.get(dice.below(choices.len())) else {
                continue;
            };
            let act = world
                .user(name)
                .command(&format!("/play move:{} in #{channel}", value.as_str().unwrap()))
                .await;
            assert_eq!(act.failure, None, "{game}: {value}");
            over = false;
            break;
        }
        if over {
            return action;
        }
    }
    panic!("{game} does not end");
}

/// The last board says first who won, and names each who sat there once.
async fn ends_well(world: &World, channel: &str) {
    let seen = world.user("Bia").messages(channel).await;
    let rematch = |part: &Value| {
        part["custom_id"]
            .as_str()
            .is_some_and(|id| id.ends_with(".p.rematch"))
    };
    let mut ends = seen.iter().filter(|seen| seen.parts().iter().any(rematch));
    let text = ends.next().unwrap().text();
    assert!(ends.next().is_none(), "{channel} has one end");
    let result = text.lines().nth(1).unwrap_or_default();
    let won = ["wins", "win", "share the victory", "becomes king"];
    assert!(won.iter().any(|word| result.contains(word)), "{channel}: {text}");
    for name in ["Ana", "Bia"] {
        let mention = format!("<@{}>", world.user(name).id().await);
        assert_eq!(text.matches(&mention).count(), 1, "{channel}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_all_four_in_two_servers_are_refused_nothing_and_leave_their_records() {
    let setup = SandboxSetup {
        token: TOKEN.to_owned(),
        users: PEOPLE.map(str::to_owned).to_vec(),
        ..SandboxSetup::default()
    };
    let world = World::set_up(setup).await;
    let bot = Bot::start(&world, &memory()).await;
    let readers = Readers::begin(&world).await;
    in_words(&world, &["Ana", "Bia"]).await;
    let bia = world.user("Bia").id().await;
    let post = json!({"name": "a post", "parent": world.channel("matches").await, "user": bia, "text": "who plays?"});
    let post = world.post("/sandbox/channels", &post).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let news = world.channel("news").await;
    let (one, two, three, four) = tokio::join!(
        game(&world, "condottiere", "tables", 1),
        game(&world, "carcassonne", &post, 2),
        game(&world, "barony", "games", 3),
        game(&world, "kingsburg", &news, 4),
    );
    assert!([one, two, three, four].iter().all(|actions| *actions > 30), "{one} {two} {three} {four}");
    for channel in ["tables", &post, "games", &news] {
        let record = async || {
            let seen = world.user("Bia").messages(channel).await;
            seen.iter()
                .any(|seen| seen.0["attachments"].to_string().contains(".txt"))
        };
        world
            .until_in(60, &format!("the record stands in {channel}"), record)
            .await;
        ends_well(&world, channel).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let requests = world.requests(0).await;
    let bad: Vec<_> = requests
        .iter()
        .filter(|r| matches!(r["status"].as_u64(), Some(400..=499)) && r["status"] != 429)
        .collect();
    assert!(bad.is_empty(), "{bad:#?}");
    // On a busy machine what was sent apart may arrive together.
    let limited = requests.iter().filter(|r| r["status"] == 429).count();
    assert!(limited <= 5, "{limited} of {} requests were too many", requests.len());
    let (interactions, kinds) = readers.agree();
    assert!(interactions > 200 && kinds.len() >= 2, "{interactions} of {kinds:?}");
    bot.end(&world).await;
}
