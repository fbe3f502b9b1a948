//! The disk is full, or another process has the store: who acts is told, and play goes on
//! afterwards.

use super::process::{self, Process};
use super::{PEOPLE, in_words, world};
use crate::edge::bot::{Bot, Dice, begin, newest};
use crate::world::World;
use std::process::Stdio;
use std::sync::Arc;
use tavolo::program::catalogue;
use tavolo::store::{Faulty, Memory, Odds, Store};

/// What came of a typed action.
#[derive(Debug)]
enum Said {
    Done,
    /// The game was over; another one has begun.
    Over,
    /// The sentence that its sender alone sees.
    Failed(String),
}

/// One suggested action of whoever is awaited in a game's channel, and what they were told.
async fn act(world: &World, channel: &str, dice: &mut Dice) -> Said {
    for name in PEOPLE {
        let person = world.user(name);
        let choices = person.complete(&format!("/play move: in #{channel}")).await;
        if choices.is_empty() {
            continue;
        }
        let choice = choices[dice.below(choices.len())].1.as_str().unwrap().to_owned();
        let act = person
            .command(&format!("/play move:{choice} in #{channel}"))
            .await;
        assert!(act.failure.is_none() && act.ephemeral, "{act:?}");
        let told = newest(&person, channel).await.content().to_owned();
        let done = ["Done: ", "Feito: ", "Erledigt: ", "Fatto: "]
            .iter()
            .any(|word| told.starts_with(word));
        return if done { Said::Done } else { Said::Failed(told) };
    }
    open(world, channel).await;
    Said::Over
}

/// Opens a table of a game in its channel and begins.
async fn open(world: &World, game: &str) {
    for name in PEOPLE {
        world
            .user(name)
            .command(&format!("/join game:{game} in #{game}"))
            .await;
    }
    // With seats free it is asked first.
    for _ in 0..2 {
        world.user(PEOPLE[0]).command(&format!("/start in #{game}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_room_for_more_it_is_said_and_play_goes_on_when_there_is() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let store = Arc::new(Faulty::new(Memory::default(), 1, Odds::default()));
    let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let bot = Bot::start(&world, &shared).await;
    begin(&world, &people).await;
    let before = store.inner().tables().await.unwrap();
    let records = async || store.inner().read(before[0]).await.unwrap().len();
    let count = records().await;
    store.set(Odds {
        full: 1_000,
        ..Odds::default()
    });
    let mut dice = Dice(9);
    for _ in 0..3 {
        let Said::Failed(told) = act(&world, "tables", &mut dice).await else {
            panic!("an action was done without room")
        };
        assert!(told.contains("There is no room left on the disk") || told.contains("está cheio"), "{told}");
    }
    assert_eq!(records().await, count);
    store.set(Odds::default());
    assert!(matches!(act(&world, "tables", &mut dice).await, Said::Done));
    assert!(records().await > count);
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_folder_is_refused_and_the_first_plays_on() {
    let game = catalogue().iter().next().unwrap().id;
    let folder = tempfile::tempdir().unwrap();
    let world = world().await;
    let bot = Process::start(&world, folder.path()).await;
    in_words(&world).await;
    open(&world, game).await;
    let mut second = process::command(&world, folder.path());
    let refused = tokio::task::spawn_blocking(move || second.stderr(Stdio::piped()).output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(
        said.contains("is in use by another process; stop that one, or give this one a folder of its own"),
        "{said}"
    );
    assert!(matches!(act(&world, game, &mut Dice(1)).await, Said::Done));
    assert!(bot.end(&world).await.success());
}
