//! Requests and interactions that are lost, doubled, late or refused for a while.

use super::bot::{Bot, awaited, board, clear_faults, in_words, live, memory, newest, pick, quiet, told};
use super::held::Held;
use super::stage::{Stage, caller};
use super::trouble::{PEOPLE, slow_start, table};
use crate::world::{Act, Seen, World};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tavolo::discord::ids::MessageId;
use tavolo::discord::incoming::{Click, Incoming, OwnMessage};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::Store;
use tavolo::table::UserId;

/// Whoever is awaited does the first thing that can be done.
async fn act(world: &World) -> (&'static str, Act) {
    let who = awaited(world, &PEOPLE).await;
    let (hand, _) = live(&world.user(who)).await.unwrap();
    (who, pick(world, who, "dm", &hand, 0, 0).await)
}

/// The requests that answered interactions.
fn answers(requests: &[Value]) -> Vec<&Value> {
    requests
        .iter()
        .filter(|request| request["path"].as_str().unwrap().ends_with("/callback"))
        .collect()
}

/// Fails where an interaction was answered twice, or somebody was asked again who had said no.
async fn well_mannered(world: &World, after: u64) {
    let requests = world.requests(after).await;
    let mut taken = BTreeMap::<&str, usize>::new();
    for answer in answers(&requests)
        .into_iter()
        .filter(|answer| answer["done"] == true && answer["status"].as_u64() < Some(300))
    {
        *taken.entry(answer["path"].as_str().unwrap()).or_default() += 1;
    }
    assert!(taken.values().all(|count| *count == 1), "{taken:?}");
    let refused = requests
        .iter()
        .filter(|request| request["status"] == 401 || request["status"] == 403)
        .count();
    assert_eq!(refused, 0, "{requests:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_reply_is_lost_counts_once() {
    let (world, bot) = table().await;
    let before = world.last_request().await;
    world
        .fault(json!({"kind": "lose", "method": "POST", "path": "/interactions"}))
        .await;
    let (who, done) = act(&world).await;
    assert_eq!((done.kind.as_str(), done.failure), ("update", None));
    quiet(&world).await;
    let requests = world.requests(before).await;
    let codes: Vec<u64> = answers(&requests)
        .iter()
        .map(|answer| answer["code"].as_u64().unwrap())
        .collect();
    assert_eq!(codes, [0, 40_060], "the answer is repeated once, and Discord has it already");
    assert_eq!(
        told(&world.user(who), "/log")
            .await
            .matches("places the Condottiere on")
            .count(),
        1
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_delivered_twice_is_answered_once() {
    let (world, bot) = table().await;
    let before = world.last_request().await;
    world
        .fault(json!({"kind": "duplicate_interactions", "times": 3}))
        .await;
    for _ in 0..3 {
        assert_eq!(act(&world).await.1.kind, "update");
        quiet(&world).await;
    }
    let requests = world.requests(before).await;
    assert_eq!(answers(&requests).len(), 3, "something was answered twice");
    well_mannered(&world, before).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn interactions_in_another_order_are_both_carried_out() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    world.user("Ana").command("/join game:condottiere").await;
    quiet(&world).await;
    world.fault(json!({"kind": "reorder_interactions"})).await;
    let (bia, carl) = (world.user("Bia"), world.user("Carl"));
    let later = async {
        world
            .until("the first one is held", async || world.get("/sandbox/faults").await["reorders"] == 0)
            .await;
        carl.command("/join").await
    };
    let (bia, carl) = tokio::join!(bia.command("/join"), later);
    assert_eq!((bia.failure, carl.failure), (None, None));
    world
        .user("Ana")
        .sees("tables", "all three", |seen| PEOPLE.iter().all(|name| seen.content().contains(name)))
        .await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_once_both_act() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    let before = world.last_request().await;
    let (ana, bia, carl) = (world.user("Ana"), world.user("Bia"), world.user("Carl"));
    let join = "/join game:condottiere";
    let (one, two, three) = tokio::join!(ana.command(join), bia.command(join), carl.command(join));
    assert_eq!((one.failure, two.failure, three.failure), (None, None, None));
    ana.sees("tables", "one table of all three", |seen| {
        PEOPLE.iter().all(|name| seen.content().contains(name))
    })
    .await;
    for person in [&ana, &bia] {
        // With seats free they are asked first.
        person.command("/start").await;
    }
    // The same button at the same time: the game begins once.
    let (one, two) = tokio::join!(ana.command("/start"), bia.command("/start"));
    assert_eq!((one.failure, two.failure), (None, None));
    quiet(&world).await;
    assert_eq!(
        ana.messages("tables")
            .await
            .iter()
            // Whoever came second reads that it has begun, with the way to their panel alone.
            .filter(|seen| seen.buttons().contains(&"My panel".to_owned()) && seen.buttons().len() > 1)
            .count(),
        1
    );
    well_mannered(&world, before).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_must_wait_a_moment_is_given_then() {
    let (world, bot) = table().await;
    world
        .fault(json!({"kind": "answer", "path": "/interactions", "status": 429, "retry_after": 0.3}))
        .await;
    let (_, done) = act(&world).await;
    assert_eq!((done.kind.as_str(), done.failure), ("update", None));
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_global_limit_is_waited_for() {
    let (world, bot) = table().await;
    let before = board(&world, "tables").await.unwrap();
    let count = world.last_request().await;
    world.fault(json!({"kind": "answer", "path": "/channels", "status": 429, "retry_after": 0.5, "global": true, "times": 6})).await;
    act(&world).await;
    world
        .user("Ana")
        .sees("tables", "the new board", |seen| {
            !seen.parts().is_empty() && seen.content() != before.content()
        })
        .await;
    quiet(&world).await;
    let requests = world.requests(count).await;
    assert!(requests.len() < 30, "{} requests", requests.len());
    well_mannered(&world, count).await;
    act(&world).await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_fails_for_long_is_not_stormed() {
    let (world, bot) = table().await;
    let count = world.last_request().await;
    world
        .fault(json!({"kind": "answer", "path": "/channels", "status": 503, "times": 100_000}))
        .await;
    act(&world).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let failed = world
        .requests(count)
        .await
        .iter()
        .filter(|request| request["status"] == 503)
        .count();
    assert!((1..=16).contains(&failed), "{failed} requests in five seconds");
    clear_faults(&world).await;
    let who = awaited(&world, &PEOPLE).await;
    assert!(told(&world.user(who), "/hand").await.contains("Your hand"));
    bot.end(&world).await;
}

/// The messages with controls in the table's channel.
async fn boards(world: &World) -> Vec<Seen> {
    let messages = world.user("Ana").messages("tables").await;
    let controls = |seen: &Seen| !seen.ephemeral() && !seen.parts().is_empty();
    messages.into_iter().filter(controls).collect()
}

/// People play fast while something happens to the next board; afterwards one stands, which tells of the present position.
async fn played_fast(fault: Value) {
    let (world, bot) = table().await;
    let channel = world.channel("tables").await;
    let mut rule = json!({"method": "POST", "path": format!("/channels/{channel}/messages")});
    let fault = fault.as_object().unwrap().clone();
    rule.as_object_mut().unwrap().extend(fault);
    world.fault(rule).await;
    // The turn passes before the board is asked for again.
    for _ in 0..8 {
        act(&world).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    assert_eq!(world.get("/sandbox/faults").await["rules"], json!([]));
    world
        .until_in(30, "one board stands", async || boards(&world).await.len() == 1)
        .await;
    let (before, _) = act(&world).await;
    quiet(&world).await;
    let (boards, next) = (boards(&world).await, awaited(&world, &PEOPLE).await);
    let mention = format!("<@{}>", world.user(next).id().await);
    assert!(boards.len() == 1 && boards[0].text().contains(&mention), "{before}, {next}: {boards:?}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_stands_though_discord_failed_stands_there_once_however_fast_people_play() {
    played_fast(json!({"kind": "lose", "status": 502})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_answer_never_comes_stands_there_once() {
    // Longer than the bot waits for an answer.
    played_fast(json!({"kind": "late", "ms": 11_000})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promised_answer_that_fails_is_given_again() {
    let (world, bot) = table().await;
    world
        .fault(json!({"kind": "answer", "path": "/webhooks", "status": 503, "times": 2}))
        .await;
    let act = slow_start(&world).await;
    assert_eq!((act.kind.as_str(), act.failure), ("deferred", None));
    let ana = world.user("Ana");
    ana.sees("other", "the promised answer", |seen| {
        seen.ephemeral() && seen.text().contains("The game begins")
    })
    .await;
    assert!(!newest(&ana, "other").await.text().is_empty());
    bot.end(&world).await;
}

#[tokio::test]
async fn a_further_answer_that_must_wait_is_given_then() {
    let store = Arc::new(Held::default());
    let mut stage = Stage::over(Hall::new(Arc::clone(&store) as Arc<dyn Store>, catalogue()), "condottiere");
    let ana = caller(1, "Ana");
    for person in [&ana, &caller(2, "Ben")] {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&ana).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let stamp = stage
        .hall
        .read(table, |table| table.stamp(UserId(1)))
        .await
        .unwrap();
    let limited = AtomicBool::new(false);
    *stage.port.refuses.lock().unwrap() = Some(Box::new(move |kind, _| {
        let first = kind == "follow up" && !limited.swap(true, Ordering::Relaxed);
        first.then_some(Trouble::Limited {
            after: Some(Duration::from_millis(1)),
        })
    }));
    // It takes so long that a change of the panel is promised; what is told is then one more
    // message.
    let held = store.hold().await;
    let ticket = stage.ticket(UserId(1), Some(9));
    stage.edge.take(Incoming::Click(Click {
        ticket: ticket.clone(),
        caller: ana,
        id: format!("t.{table}.{}.0.p.take-back", stamp.0),
        values: Vec::new(),
        own: Some(OwnMessage(MessageId(9))),
    }));
    while stage.port.said(ticket.id.0).is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop(held);
    stage.rest().await;
    let further: Vec<String> = stage
        .port
        .after(0)
        .into_iter()
        .filter(|request| request.kind == "follow up")
        .map(|request| request.json["content"].to_string())
        .collect();
    assert!(further.len() == 1 && further[0].contains("take back"), "{further:?}");
    assert_eq!(*stage.port.refused.lock().unwrap(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_hangs_is_given_again_while_there_is_time() {
    let (world, bot) = table().await;
    let before = world.last_request().await;
    world
        .fault(json!({"kind": "delay", "method": "POST", "path": "/interactions", "ms": 60_000}))
        .await;
    let hangs = async {
        world
            .until("the answer hangs", async || world.get("/sandbox/faults").await["rules"] == json!([]))
            .await;
        // Discord's three seconds become five, so that it does not matter how busy the machine is;
        // less than the time limit of all other requests.
        world.advance(-2_000).await;
    };
    let ((_, done), ()) = tokio::join!(act(&world), hangs);
    assert_eq!((done.kind.as_str(), done.failure), ("update", None));
    world.advance(2_000).await;
    well_mannered(&world, before).await;
    bot.end(&world).await;
}
