//! A table whose luck a beacon goes into, as people see it: the message that announces the start and names the round, and
//! what they are asked where it does not come.

use super::bot::{Bot, board, memory, quiet, start, told};
use super::direct::text;
use super::stage::{Recorder, Stage, caller};
use crate::luck::whole::{CAME, GIVEN, number};
use crate::world::World;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tavolo::beacon::{Asking, BeaconSource, Chain};
use tavolo::discord::Settings;
use tavolo::hall::{Deadlines, Hall, Rounds};
use tavolo::program::catalogue;
use tavolo::relay::Relays;
use tavolo::render::Renderer;
use tavolo::table::Place;
use tavolo::words::Words;
use tokio::task::JoinSet;

/// A bot whose tables have the sandbox's beacon, which is in this trouble; and what goes on beside it.
async fn bot(world: &World, trouble: &Value) -> (Bot, JoinSet<()>) {
    world.post("/sandbox/beacon", trouble).await;
    let bot = Bot::with_beacon(world, &memory()).await;
    let source = Relays::new(vec![format!("{}/beacon", world.base())]).unwrap();
    let mut beside = JoinSet::new();
    beside.spawn(Rounds::new(Arc::clone(&bot.hall), Arc::new(source)).keep());
    beside.spawn(Deadlines::new(Arc::clone(&bot.hall)).keep());
    for name in ["Ana", "Bia"] {
        world.user(name).command("/settings mine language:en-US").await;
    }
    (bot, beside)
}

/// What everyone reads in the channel, the newest last.
async fn channel(world: &World) -> String {
    let all = world.user("Ana").messages("tables").await;
    let all = all.into_iter().filter(|seen| !seen.ephemeral());
    all.map(|seen| seen.text()).collect::<Vec<_>>().join("\n")
}

/// Waits until everyone reads this in the channel.
async fn reads(world: &World, words: &str) {
    world
        .until_in(40, words, async || channel(world).await.contains(words))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_start_is_announced_to_all_and_the_game_begins_by_itself() {
    let world = World::start().await;
    let (bot, _beside) = bot(&world, &json!({ "delay_ms": 1_000 })).await;
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    quiet(&world).await;
    start(&world.user("Ana"), "/start").await;
    reads(&world, "The game begins by itself in a few seconds.").await;
    reads(&world, "Luck: beacon round ").await;
    let refused = told(&world.user("Carl"), "/join").await;
    assert!(refused.contains("Zufall dieser Partie wird gerade bestimmt"), "{refused}");
    world
        .until_in(40, "the game begins", async || {
            let board = board(&world, "tables").await;
            board.is_some_and(|board| board.buttons().contains(&"My panel".to_owned()))
        })
        .await;
    quiet(&world).await;
    let log = told(&world.user("Bia"), "/log").await;
    assert!(log.contains("of the random-number beacon sandbox went into the luck"), "{log}");
    assert_eq!(channel(&world).await.matches("Luck: beacon round ").count(), 1);
    world.user("Ana").command("/close").await;
    world.user("Ana").click("Yes, close for good in #tables").await;
    quiet(&world).await;
    let verified = told(&world.user("Bia"), "/verify").await;
    for told in ["of sandbox went into the luck, out ", "only a look-alike of a public beacon, for testing"] {
        assert!(verified.contains(told), "{told}: {verified}");
    }
    assert!(!verified.contains("nobody could know"), "{verified}");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_beacon_does_not_answer_all_are_asked_and_decide() {
    let world = World::start().await;
    let (bot, _beside) = bot(&world, &json!({ "gone": true })).await;
    told(&world.user("Ana"), "/join game:condottiere").await;
    told(&world.user("Bia"), "/join").await;
    start(&world.user("Ana"), "/start").await;
    let silent = " and has not reached me.";
    reads(&world, silent).await;
    quiet(&world).await;
    let without = "Begin without proof in #tables";
    world.user("Carl").click(without).await;
    world.user("Ana").click(without).await;
    reads(&world, "For beginning without proof: Ana (1 of 2 so far).").await;
    world.user("Ana").click("Keep waiting in #tables").await;
    // A later round, which another message announces, and which does not come either.
    let said = world.user("Bia").click("Take a later round in #tables").await;
    assert_eq!(said.failure, None);
    world
        .until_in(40, "it is announced again", async || {
            channel(&world).await.matches("Luck: beacon round ").count() == 2
        })
        .await;
    reads(&world, silent).await;
    quiet(&world).await;
    world.user("Bia").click(without).await;
    reads(&world, "For beginning without proof: Bia (1 of 2 so far).").await;
    world.user("Ana").click(without).await;
    quiet(&world).await;
    let log = told(&world.user("Bia"), "/log").await;
    assert!(log.contains("this game is without proof"), "{log}");
    bot.end(&world).await;
}

/// What the public beacon gave out in a round of 2023.
struct Given;

impl BeaconSource for Given {
    fn ask(&self, _: &'static Chain, round: u64) -> Asking<'_> {
        assert_eq!(round, GIVEN.0);
        Box::pin(async { Ok(GIVEN.1.parse().unwrap()) })
    }
}

/// Messages are numbered as in that second of 2023, so the table is bound to that round.
#[tokio::test]
async fn where_a_game_was_played_its_luck_is_proved_to_whoever_gives_what_they_saw() {
    let port = Arc::new(Recorder::default());
    *port.earlier.lock().unwrap() = number(CAME - 4_500);
    let parts = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
    let hall = Hall::new(memory(), catalogue()).with_beacon(Some(Chain::QUICKNET));
    let mut stage = Stage::before(port, hall, Settings::default(), parts, 1);
    let rounds = tokio::spawn(Rounds::new(Arc::clone(&stage.hall), Arc::new(Given)).keep());
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    stage.command(&ana, "join", &[text("game", "condottiere")]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    stage.rest().await;
    let table = stage.hall.at(Place(6)).await.unwrap().unwrap();
    for _ in 0..1_500 {
        if stage.hall.read(table, |table| !table.drawing()).await.unwrap() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    stage.rest().await;
    stage.gives_up(&ana).await;
    stage.rest().await;
    let record = stage
        .hall
        .audit(table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    let (promise, message) = (record.commitment.unwrap(), record.announced[0].to_string());
    let proves = "before the round came out, nobody chose this luck, not even whoever runs the bot.";
    let own =
        ["The seed fits the promise that you gave", "the start was announced by the message that you gave"];
    let proved = |said: &str| own.iter().chain([&proves]).all(|told| said.contains(told));
    let both = [text("promise", &promise), text("message", &message)];
    let said = stage.command(&ben, "verify", &both).await;
    assert!(proved(&said), "{said}");
    for one in &both {
        let said = stage.command(&ben, "verify", std::slice::from_ref(one)).await;
        assert!(said.contains(proves) && !proved(&said), "{said}");
    }
    // While another game is on there, the one is meant whose promise it is.
    stage.command(&ana, "join", &[text("game", "barony")]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    stage.rest().await;
    let said = stage.command(&ben, "verify", &both).await;
    assert!(proved(&said), "{said}");
    let said = stage.command(&ben, "verify", &[]).await;
    assert!(said.contains("name its table with"), "{said}");
    rounds.abort();
}
