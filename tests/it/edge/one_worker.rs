//! The bot on one worker thread: however a connection to the gateway ends, nothing else on that thread stands still.

use super::bot::{memory, setup};
use crate::world::World;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::discord::{self, Settings};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::words::Words;
use tokio::runtime::Builder;
use tokio_util::sync::CancellationToken;

/// Half of the time after which a heartbeat fails: a loop that never waits holds the thread until then.
const HELD: u64 = 20_000;
/// How often a task beside looks at the clock.
const TICK: Duration = Duration::from_millis(20);

#[tokio::test(flavor = "multi_thread")]
async fn however_a_connection_ends_nothing_else_stands_still() {
    let world = World::start().await;
    let runtime = Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .unwrap();
    let longest = Arc::new(AtomicU64::new(0));
    let held = Arc::clone(&longest);
    runtime.spawn(async move {
        loop {
            let began = Instant::now();
            tokio::time::sleep(TICK).await;
            let took = u64::try_from(began.elapsed().as_millis()).unwrap();
            held.fetch_max(took, Ordering::Relaxed);
        }
    });
    let stop = CancellationToken::new();
    let hall = Arc::new(Hall::new(memory(), catalogue()));
    let words = Arc::new(Words::load().unwrap());
    let run = discord::run(setup(&world, Settings::default()), hall, words, stop.clone());
    let run = runtime.spawn(run);
    world.bot_ready().await;
    let ends = [
        json!({"kind": "gateway_close"}),
        json!({"kind": "gateway_close", "code": 1000}),
        json!({"kind": "gateway_close", "code": 4000}),
        json!({"kind": "gateway_reset"}),
        json!({"kind": "invalid_session", "resumable": true}),
        json!({"kind": "invalid_session", "resumable": false}),
        json!({"kind": "gateway_close", "code": 4009}),
    ];
    for end in ends {
        world.fault(end.clone()).await;
        world
            .until_in(60, "somebody is answered again", async || {
                let asked = world.user("Ana").command("/about").await;
                asked.failure.is_none()
            })
            .await;
    }
    world.fault(json!({"kind": "gateway_close", "code": 4012})).await;
    let ended = tokio::time::timeout(Duration::from_secs(60), run).await;
    let ended = ended.expect("it ends").unwrap().unwrap_err().to_string();
    assert!(ended.contains("4012"), "{ended}");
    let longest = longest.load(Ordering::Relaxed);
    println!("the longest that {TICK:?} took beside it: {longest} ms");
    assert!(longest < HELD, "a task beside stood still for {longest} ms");
    runtime.shutdown_background();
}
