//! The look-alike of a beacon, asked as a real one is: only what its key has signed for the round is believed.

use crate::world::World;
use serde_json::json;
use std::time::Duration;
use tavolo::beacon::{BeaconSource, Chain};
use tavolo::clock::Clock;
use tavolo::relay::Relays;
use tokio::time::timeout;

/// Servers at these addresses.
fn relays(addresses: &[&str]) -> Relays {
    Relays::new(addresses.iter().map(|address| (*address).to_owned()).collect()).unwrap()
}

/// A round that is out for some time.
fn out() -> u64 {
    Chain::SANDBOX.round_from(Clock::system().now()) - 60
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_given_out_when_its_time_has_come_and_not_before() {
    let world = World::start().await;
    let relays = relays(&[&format!("{}/beacon", world.base())]);
    let signature = relays.ask(Chain::SANDBOX, out()).await.unwrap();
    assert_eq!(Chain::SANDBOX.check(out(), &signature), Ok(()));
    let later = out() + 600;
    let why = relays.ask(Chain::SANDBOX, later).await.unwrap_err();
    assert!(why.ends_with("/beacon: it answers 404 Not Found"), "{why}");
    world.advance(3_600_000).await;
    assert!(relays.ask(Chain::SANDBOX, later).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_the_chains_own_is_not_believed() {
    let world = World::start().await;
    let relays = relays(&[&format!("{}/beacon", world.base())]);
    let cases = [
        (json!({ "forged": true }), "this is not the chain's signature of this round"),
        (json!({ "other_round": true }), "it answers with another round"),
        (json!({ "gone": true }), "it answers 404 Not Found"),
    ];
    for (trouble, told) in cases {
        world.post("/sandbox/beacon", &trouble).await;
        let why = relays.ask(Chain::SANDBOX, out()).await.unwrap_err();
        assert!(why.ends_with(told), "{trouble}: {why}");
    }
    world.post("/sandbox/beacon", &json!({})).await;
    assert!(relays.ask(Chain::SANDBOX, out()).await.is_ok());
}

/// A server that is slow is waited for where no other has the round.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_server_is_waited_for() {
    let world = World::start().await;
    world.post("/sandbox/beacon", &json!({ "delay_ms": 3_000 })).await;
    let relays = relays(&[&format!("{}/beacon", world.base())]);
    assert!(relays.ask(Chain::SANDBOX, out()).await.is_ok());
}

/// Nobody waits for one server when another has the round: one that is silent, that nobody listens at, or that
/// lies.
#[tokio::test(flavor = "multi_thread")]
async fn servers_are_asked_in_turn() {
    let (silent, lies, honest) = (World::start().await, World::start().await, World::start().await);
    silent
        .post("/sandbox/beacon", &json!({ "delay_ms": 600_000 }))
        .await;
    lies.post("/sandbox/beacon", &json!({ "forged": true })).await;
    let [silent, lies, honest] = [&silent, &lies, &honest].map(|world| format!("{}/beacon", world.base()));
    let relays = relays(&["http://127.0.0.1:1", &silent, &lies, &honest]);
    let asked = timeout(Duration::from_secs(30), relays.ask(Chain::SANDBOX, out())).await;
    assert!(asked.unwrap().is_ok());
}
