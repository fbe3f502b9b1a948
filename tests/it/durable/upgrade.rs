//! A bot of three processes is upgraded while people play: beside each process another one is started
//! with the same shards, and then the first is ended, as a service's keeper does. Nobody is left without
//! an answer. With an optimized build that `TAVOLO_PROGRAM` names, nobody is within three seconds.

use super::cluster::{Evening, PLAYED, Scene, in_words};
use super::process;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// What a process logs that waits for the shards of another.
const READY: &str = "takes them over when that one ends";
/// How long people play on after a process was replaced.
const ON: Duration = Duration::from_secs(2);

impl Scene {
    /// Starts a process in the place of one that runs, and ends that; how long it took to end.
    async fn replace(&mut self, number: usize) -> Duration {
        let next = self.another(number);
        let ready = async || process::log(self.folder()).contains(READY);
        self.world
            .until_in(600, &format!("the next process {number} is ready"), ready)
            .await;
        let former = self.bots[number].replace(next).unwrap();
        let began = Instant::now();
        assert!(former.leave().await.success(), "process {number} did not end in order");
        let ended = began.elapsed();
        self.connected(&[0, 1, 2]).await;
        ended
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_process_is_replaced_while_people_play_and_everybody_is_answered() {
    let mut scene = Scene::begin().await;
    in_words(&scene.world).await;
    let mut evening = Evening::new(31);
    if std::env::var_os("TAVOLO_PROGRAM").is_none() {
        // A build without optimizations on a busy machine may need more than the three seconds that Discord waits:
        // then its answer counts all the same, and one that never comes does not.
        scene.world.post("/sandbox/clock", &json!({"halt": true})).await;
    }
    let players = evening.play(&scene, 0);
    sleep(PLAYED).await;
    for number in 0..3 {
        let ended = scene.replace(number).await;
        println!("process {number} ended within {ended:.1?}");
        sleep(ON).await;
    }
    players.stop().await;
    let records = evening.look(&scene, 0).await;
    let told = scene.world.get("/sandbox/interactions").await;
    println!(
        "{records} records, {} interactions, the slowest answer after {} ms",
        told["sent"], told["slowest_ms"]
    );
    assert_eq!(told["unanswered"], json!([]));
    assert_eq!(told["unfinished"], json!([]));
    let bot = scene.world.state().await["bot"].clone();
    assert_eq!((&bot["identified"], &bot["resumed"]), (&json!(4), &json!(4)), "no session was begun anew");
    assert!(evening.acknowledged() > 0, "nothing was played");
    assert_eq!(scene.panics(), Vec::<String>::new());
}
