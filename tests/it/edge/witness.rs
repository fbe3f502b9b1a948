//! What a table says of its luck: the promise in a message that never changes, and one that announces the start; each once,
//! whatever is lost on the way, and nothing else goes into the luck.

use super::bot::{Bot, begin, memory, quiet, start, told};
use crate::luck::whole::number;
use crate::world::{Seen, World};
use serde_json::json;
use std::sync::Arc;
use tavolo::beacon::Chain;
use tavolo::games::condottiere::Condottiere;
use tavolo::hall::Rounds;
use tavolo::relay::Relays;
use tavolo::rules::{Chance, Chosen, Opening, Seating};
use tavolo::table::fair::{Entropy, Seed, key};
use tavolo::table::transcript::Transcript;

/// The messages in a channel that say this, as everyone sees them.
async fn saying(world: &World, channel: &str, words: &str) -> Vec<Seen> {
    let all = world.user("Ana").messages(channel).await;
    all.into_iter()
        .filter(|seen| !seen.ephemeral() && seen.content().contains(words))
        .collect()
}

/// The one message that promises the luck, and its promise.
async fn promise(world: &World, channel: &str) -> (Seen, String) {
    let mut found = saying(world, channel, "-# Luck without proof · `").await;
    found.extend(saying(world, channel, "-# Luck: promised · `").await);
    assert_eq!(found.len(), 1, "{found:?}");
    let one = found.remove(0);
    let promise = one.content().split('`').nth(1).unwrap().to_owned();
    assert_eq!(promise.len(), 24, "{promise}");
    let shown = one.content().trim_start_matches("-# ").replace('`', "");
    assert!(shown.chars().count() <= 45, "one line on a phone: {shown}");
    (one, promise)
}

/// How often the bot edited a message.
async fn edited(world: &World, message: &Seen) -> usize {
    let requests = world.requests(0).await;
    let of_it = requests
        .iter()
        .filter(|one| one["method"] == "PATCH" && one["path"].as_str().unwrap().ends_with(message.id()));
    of_it.count()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_stands_in_a_message_of_its_own_and_answers_say_nothing_of_luck() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    for name in ["Ana", "Bia"] {
        world.user(name).command("/settings mine language:en-US").await;
    }
    let first = told(&world.user("Ana"), "/join game:condottiere").await;
    quiet(&world).await;
    let (message, promised) = promise(&world, "tables").await;
    let second = told(&world.user("Bia"), "/join").await;
    quiet(&world).await;
    for answer in [&first, &second] {
        assert!(!answer.contains(&promised) && !answer.contains("luck"), "{answer}");
        assert!(answer.split(' ').all(|word| word.parse::<u64>().is_err()), "no ticket: {answer}");
    }
    start(&world.user("Bia"), "/start").await;
    quiet(&world).await;
    assert!(saying(&world, "tables", "-# Luck: ").await.is_empty(), "no beacon, no round");
    world.user("Ana").command("/close").await;
    world.user("Ana").click("Yes, close for good in #tables").await;
    quiet(&world).await;
    assert_eq!(promise(&world, "tables").await.0.0, message.0, "it is as it was");
    assert_eq!(edited(&world, &message).await, 0);
    let record = saying(&world, "tables", "The whole record of table")
        .await
        .remove(0);
    let asks = record.content();
    assert!(
        asks.ends_with("give the promise as you have seen it."),
        "no message announced the start: {asks}"
    );
    let verified = told(&world.user("Bia"), &format!("/verify promise:{promised}")).await;
    assert!(verified.contains("fits the promise that you gave"), "{verified}");
    assert!(verified.contains("this game is without proof"), "{verified}");
    bot.end(&world).await;
}

/// The rule itself: what goes into a key is the seed, the signature, or stands in a message that is older than the round.
/// The draws of the deal are made here from these alone.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_goes_into_a_key_but_the_seed_what_was_posted_before_the_round_and_the_signature() {
    let world = World::start().await;
    world.post("/sandbox/beacon", &json!({})).await;
    let bot = Bot::with_beacon(&world, &memory()).await;
    let source = Relays::new(vec![format!("{}/beacon", world.base())]).unwrap();
    let rounds = tokio::spawn(Rounds::new(Arc::clone(&bot.hall), Arc::new(source)).keep());
    for name in ["Ana", "Bia"] {
        world.user(name).command("/settings mine language:en-US").await;
    }
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    start(&world.user("Ana"), "/start").await;
    let table = bot.hall.open_tables().await.unwrap()[0];
    let begun = async || bot.hall.read(table, |table| table.begun()).await.unwrap();
    world.until_in(40, "the game begins", begun).await;
    quiet(&world).await;
    world.user("Ana").command("/close").await;
    world.user("Ana").click("Yes, close for good in #tables").await;
    quiet(&world).await;

    let (opening, promised) = promise(&world, "tables").await;
    let starts = saying(&world, "tables", "-# Luck: beacon round ").await;
    assert_eq!(starts.len(), 1, "{starts:?}");
    let (shown, id) = (starts[0].content().to_owned(), starts[0].id().parse::<u64>().unwrap());
    let round: u64 = shown.split(' ').nth(4).unwrap().parse().unwrap();
    let comes = Chain::SANDBOX.moment(round);
    assert!(shown.ends_with(&format!("<t:{}:T>", comes.div_ceil(1_000))), "its time, with seconds: {shown}");
    let before = number(comes - 3_000);
    assert!(opening.id().parse::<u64>().unwrap() < id && id <= before + (1 << 22), "3 s before the round");
    assert_eq!((edited(&world, &opening).await, edited(&world, &starts[0]).await), (0, 1));

    let record = bot
        .hall
        .read(table, |table| table.finished_transcript())
        .await
        .unwrap()
        .unwrap();
    let record: Transcript = record.into_transcript();
    assert_eq!((record.commitment.as_ref(), &record.announced), (Some(&promised), &vec![id]));
    let beacon = record.beacon.unwrap();
    assert_eq!(beacon.round, round);
    let entropy = Entropy::of_round(&promised, round, &beacon.signature.unwrap());
    let seed = Seed::parse(record.seed.as_deref().unwrap()).unwrap();
    let mut chosen = Chosen::default();
    record
        .options
        .iter()
        .for_each(|(key, value)| chosen.set(key, value));
    let mut chance = Chance::keyed(|label, index| key(&seed, 0, label, index, &entropy));
    Opening::<Condottiere>::new(&chosen, Seating { seats: 2 })
        .unwrap()
        .deal(&mut chance);
    assert_eq!(chance.drawn(), record.deal);
    let verify = format!("/verify promise:{promised} message:https://discord.com/channels/1/2/{id}");
    let verified = told(&world.user("Bia"), &verify).await;
    assert!(verified.contains("announced by the message that you gave"), "{verified}");
    rounds.abort();
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_promise_stays_where_it_was_when_the_table_moves_to_a_thread() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    world.user("Ana").command("/settings channel threads:true").await;
    begin(&world, &["Ana", "Bia"]).await;
    quiet(&world).await;
    let (message, _) = promise(&world, "tables").await;
    assert_eq!(edited(&world, &message).await, 0);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_is_said_once_over_a_restart_and_a_lost_answer() {
    let world = World::start().await;
    world.post("/sandbox/beacon", &json!({ "gone": true })).await;
    let store = memory();
    let bot = Bot::with_beacon(&world, &store).await;
    world
        .fault(json!({ "kind": "lose", "method": "POST", "path": "/channels" }))
        .await;
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    quiet(&world).await;
    world
        .fault(json!({ "kind": "lose", "method": "POST", "path": "/channels" }))
        .await;
    start(&world.user("Ana"), "/start").await;
    quiet(&world).await;
    let announced = async |bot: &Bot| {
        let table = bot.hall.open_tables().await.unwrap()[0];
        let record = bot
            .hall
            .read(table, |table| table.witness())
            .await
            .unwrap()
            .unwrap();
        record.announcement.map(|one| (one.number, one.bound))
    };
    world
        .until_in(40, "it is announced", async || announced(&bot).await == Some((1, true)))
        .await;
    quiet(&world).await;
    bot.end(&world).await;
    // By then Discord has forgotten what was posted under which nonce.
    world.advance(10 * 60 * 1_000).await;
    let bot = Bot::with_beacon(&world, &store).await;
    quiet(&world).await;
    promise(&world, "tables").await;
    assert_eq!(saying(&world, "tables", "-# Luck: beacon round ").await.len(), 1);
    assert_eq!(announced(&bot).await, Some((1, true)), "one message has bound it once");
    bot.end(&world).await;
}

/// What speaks of luck, by language: the words by which a reader meets it.
const LUCK: [(&str, &[&str]); 4] = [
    ("en-US", &["luck", "seed", "random", "beacon", "ticket"]),
    ("pt-BR", &["sorteio", "semente", "aleatóri", "lacre"]),
    ("de", &["zufall", "startwert", "zusage", "beitrittsnummer"]),
    ("it", &["estrazion", "seme ", "casual", "impronta"]),
];

/// From `/join` to the first board people read two lines about luck: the promise, and the round. The label of the button
/// that explains both is none.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_minute_has_two_lines_about_luck_in_each_language() {
    let world = World::start().await;
    world.post("/sandbox/beacon", &json!({})).await;
    let bot = Bot::with_beacon(&world, &memory()).await;
    let source = Relays::new(vec![format!("{}/beacon", world.base())]).unwrap();
    let rounds = tokio::spawn(Rounds::new(Arc::clone(&bot.hall), Arc::new(source)).keep());
    for (locale, words) in LUCK {
        let channel = world
            .new_channel(&format!("minute-{}", locale.to_lowercase()))
            .await;
        let place = format!("minute-{}", locale.to_lowercase());
        assert!(!channel.is_empty());
        let ana = world.user("Ana");
        ana.command(&format!("/settings channel language:{locale} in #{place}"))
            .await;
        let mut told = Vec::new();
        for name in ["Ana", "Bia"] {
            world
                .user(name)
                .command(&format!("/settings mine language:{locale}"))
                .await;
        }
        quiet(&world).await;
        let before = world.user("Ana").messages("dm").await.len();
        for name in ["Ana", "Bia"] {
            told.push(
                super::bot::told(&world.user(name), &format!("/join game:kingsburg in #{place}")).await,
            );
        }
        start(&ana, &format!("/start in #{place}")).await;
        world
            .until_in(40, "the first board", async || {
                let seen = ana.messages(&place).await;
                seen.iter().any(|seen| {
                    seen.buttons().len() >= 3 && seen.text().contains("Ana") && seen.text().contains("1")
                }) && seen.iter().any(|seen| seen.content().contains("<t:"))
                    && ana.messages("dm").await.len() > before
            })
            .await;
        quiet(&world).await;
        let channel = ana.messages(&place).await;
        let direct = ana.messages("dm").await.split_off(before);
        let shown = channel.iter().filter(|seen| !seen.ephemeral()).map(Seen::text);
        let lines = |texts: Vec<String>| -> Vec<String> {
            let lines = texts
                .iter()
                .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
            lines.filter(|line| !line.trim().is_empty()).collect()
        };
        let (shown, direct) = (lines(shown.collect()), lines(direct.iter().map(Seen::text).collect()));
        let answers = lines(told);
        let buttons = ["Luck", "Zufall", "Estrazioni", "Sorteio"];
        let speaks = |line: &&String| {
            let about = words.iter().any(|word| line.to_lowercase().contains(word));
            about && !buttons.contains(&line.trim())
        };
        let all = shown.iter().chain(&direct).chain(&answers);
        let about: Vec<&String> = all.filter(speaks).collect();
        assert!(about.len() <= 2, "{locale}: {about:#?}");
    }
    rounds.abort();
    bot.end(&world).await;
}

/// Alone in direct messages it is the same: the promise, and a line that announces the start and binds the luck.
#[tokio::test(flavor = "multi_thread")]
async fn alone_in_direct_messages_the_start_is_announced_too() {
    let world = World::start().await;
    world.post("/sandbox/beacon", &json!({})).await;
    let bot = Bot::with_beacon(&world, &memory()).await;
    let source = Relays::new(vec![format!("{}/beacon", world.base())]).unwrap();
    let rounds = tokio::spawn(Rounds::new(Arc::clone(&bot.hall), Arc::new(source)).keep());
    let ana = super::alone::begun(&world, "Ana").await;
    let table = bot.hall.open_tables().await.unwrap()[0];
    let begun = async || bot.hall.read(table, |table| table.begun()).await.unwrap();
    world.until_in(40, "the game begins", begun).await;
    quiet(&world).await;
    let direct = ana.dms().await;
    let saying = |words: &str| -> Vec<&Seen> {
        let all = direct.iter().filter(|seen| !seen.ephemeral());
        all.filter(|seen| seen.content().contains(words)).collect()
    };
    assert_eq!(saying("-# Luck: promised · `").len(), 1, "{direct:#?}");
    let starts = saying("-# Luck: beacon round ");
    assert_eq!(starts.len(), 1, "{direct:#?}");
    let record = bot
        .hall
        .audit(table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(record.announced, [starts[0].id().parse::<u64>().unwrap()]);
    rounds.abort();
    bot.end(&world).await;
}
