//! The log holds no secret, whatever is asked of it: a program that tells all that it can while people play.

use super::process::{self, Process, STATE};
use super::{PEOPLE, in_words, world};
use crate::edge::bot::{awaited, begin, live, pick, quiet};
use crate::world::TOKEN;
use std::collections::BTreeSet;
use tavolo::store::{Capacity, Sled, Store};

/// The values of fields of this name, wherever they stand in a text.
fn values<'a>(text: &'a str, field: &str) -> Vec<&'a str> {
    let key = format!("\"{field}\":\"");
    let rest = text.split(&key).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_tells_all_holds_no_token_hand_or_seed() {
    let world = world().await;
    let folder = tempfile::tempdir().unwrap();
    let bot = Process::telling(&world, folder.path(), "trace").await;
    in_words(&world).await;
    begin(&world, &PEOPLE).await;
    let mut hands = BTreeSet::new();
    for _ in 0..8 {
        let who = awaited(&world, &PEOPLE).await;
        let (hand, _) = live(&world.user(who)).await.unwrap();
        hands.extend(hand.text().lines().map(str::to_owned));
        assert_eq!(pick(&world, who, "dm", &hand, 0, 0).await.kind, "update");
    }
    quiet(&world).await;
    // What an interaction is answered by.
    let mut secrets: BTreeSet<String> = BTreeSet::new();
    for request in world.requests(0).await {
        let path = request["path"].as_str().unwrap().to_owned();
        let parts: Vec<&str> = path.split('/').collect();
        let at = parts
            .iter()
            .position(|part| ["interactions", "webhooks"].contains(part));
        secrets.extend(
            at.and_then(|at| parts.get(at + 2))
                .map(|token| (*token).to_owned()),
        );
    }
    assert!(secrets.len() > 8, "{secrets:?}");
    assert!(bot.end(&world).await.success());
    let store = Sled::open(&folder.path().join(STATE), Capacity::default()).unwrap();
    for table in store.tables().await.unwrap() {
        for record in store.read(table).await.unwrap() {
            let body = String::from_utf8_lossy(&record.body).into_owned();
            secrets.extend(values(&body, "seed").into_iter().map(str::to_owned));
        }
    }
    store.close().await;
    assert!(secrets.iter().any(|secret| secret.len() == 64), "no seed: {secrets:?}");
    hands.retain(|line| line.contains("Your hand"));
    assert!(!hands.is_empty(), "nobody had a hand");
    let log = process::log(folder.path());
    assert!(log.contains(" TRACE ") && log.contains(" DEBUG "), "it does not tell all");
    for secret in secrets.iter().chain(&hands).map(String::as_str).chain([TOKEN]) {
        let told = log.lines().find(|line| line.contains(secret));
        assert_eq!(told, None, "{secret}");
    }
}
