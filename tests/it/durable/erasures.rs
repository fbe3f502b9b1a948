//! The bot is killed at random moments while it forgets somebody, and sometimes again while it goes on
//! with that at its start: afterwards nothing in its files holds them, or they were not asked for to be
//! forgotten and everything is as it was.
//!
//! `TAVOLO_ERASURES` says how often it is killed.

use super::history::{self, History};
use super::player::Player;
use super::process::{self, Process, STATE};
use crate::edge::bot::Dice;
use crate::world::{Seen, World};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Sled, Store, TableId};
use tavolo::table::UserId;

const PEOPLE: [&str; 3] = ["Ana", "Quirina", "Carl"];
/// Who is forgotten; nothing else is called so.
const GONE: &str = PEOPLE[1];
/// How long people play at most before somebody is forgotten, in milliseconds.
const PLAYS: usize = 1_500;
/// How long the bot lives at most after it was told to forget somebody, in milliseconds.
const LIVES: usize = 160;

/// What a store holds of somebody who may be in the middle of being forgotten.
struct Left {
    /// Whether it is noted that somebody is being forgotten, and that the files are to be made anew.
    noted: Vec<String>,
    /// Where they sit.
    tables: Vec<TableId>,
    history: History,
}

impl Left {
    async fn read(folder: &Path, user: UserId) -> Left {
        let copy = history::copy_of(folder);
        let store = Sled::open(copy.path(), Capacity::default()).unwrap();
        let noted = store.scan("erasure/").await.unwrap();
        store.close().await;
        let hall = history::hall(copy.path());
        let mut tables = hall.of(user).await.unwrap();
        tables.sort();
        hall.store().close().await;
        Left {
            noted: noted.into_iter().map(|(key, _)| key).collect(),
            tables,
            history: History::read(copy.path()).await,
        }
    }
}

/// The files in a folder that hold somebody's number or name as bytes.
fn holding(folder: &Path, user: UserId) -> Vec<PathBuf> {
    let forms = [
        user.0.to_string().into_bytes(),
        user.0.to_be_bytes().to_vec(),
        user.0.to_le_bytes().to_vec(),
        GONE.as_bytes().to_vec(),
    ];
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let (path, kind) = (entry.path(), entry.file_type().unwrap());
        if kind.is_dir() {
            found.extend(holding(&path, user));
        }
        // A killed bot leaves its socket, which holds nothing.
        if !kind.is_file() {
            continue;
        }
        let bytes = std::fs::read(&path).unwrap();
        let held = |form: &Vec<u8>| bytes.windows(form.len()).any(|window| window == form);
        found.extend(forms.iter().any(held).then_some(path));
    }
    found
}

/// All play for a while.
async fn plays(world: &Arc<World>, dice: &mut Dice) {
    let players: Vec<_> = catalogue()
        .iter()
        .map(|game| {
            let dice = Dice(dice.below(1_000_000) as u64);
            tokio::spawn(Player::new(world, game, &PEOPLE, dice, &Arc::default()).play())
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(500 + dice.below(PLAYS) as u64)).await;
    players.iter().for_each(tokio::task::JoinHandle::abort);
    for player in players {
        assert!(player.await.is_err_and(|why| why.is_cancelled()), "a player fell over");
    }
}

/// They ask to be forgotten, and mean it; the bot is killed a moment later. Whether they were told that
/// it is done.
async fn is_killed_over_it(world: &Arc<World>, bot: Process, dice: &mut Dice) -> bool {
    let person = world.user(GONE);
    let channel = catalogue().iter().next().unwrap().id;
    let act = person.command(&format!("/data forget in #{channel}")).await;
    let answer = act.message.expect("nothing was asked");
    let asks = |seen: &Seen| seen.id() == answer && !seen.parts().is_empty();
    let asked = person.sees(channel, "whether it is meant", asks).await;
    let id = asked.parts()[0]["custom_id"].as_str().unwrap().to_owned();
    let before = tells(world, channel).await;
    let told = {
        let world = Arc::clone(world);
        tokio::spawn(async move { world.user(GONE).click_on(channel, asked.id(), &id).await })
    };
    // It forgets quickly: most kills come early.
    let most = 1 + dice.below(LIVES);
    let lives = dice.below(most);
    tokio::time::sleep(Duration::from_millis(lives as u64)).await;
    bot.kill(world).await;
    told.abort();
    tells(world, channel).await > before
}

/// How often they were told that they are forgotten.
async fn tells(world: &World, channel: &str) -> usize {
    let messages = world.user(GONE).messages(channel).await;
    let forgotten = |seen: &&Seen| seen.text().contains("You are forgotten");
    messages.iter().filter(forgotten).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_being_forgotten_at_a_kill_is_gone_from_all_files_or_was_not_asked_for() {
    let wanted: usize = std::env::var("TAVOLO_ERASURES").map_or(4, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let people = PEOPLE.map(|name| format!("{name}:en-US"));
    let world = World::with(None, 0, &people.each_ref().map(String::as_str)).await;
    let world = Arc::new(world);
    for game in catalogue().iter() {
        world.new_channel(game.id).await;
    }
    let user = UserId(world.user(GONE).id().await.parse().unwrap());
    let mut dice = Dice(23);
    let mut bot = Process::start(&world, folder.path()).await;
    let (mut kills, mut middle, mut done) = (0, 0, 0);
    while kills < wanted || middle * 10 < wanted {
        assert!(kills < 100 + 10 * wanted, "{middle} of {kills} kills came in the middle");
        plays(&world, &mut dice).await;
        let told = is_killed_over_it(&world, bot, &mut dice).await;
        let before = Left::read(folder.path(), user).await;
        let begun = before.noted.contains(&format!("erasure/{user}"));
        if dice.below(2) == 0 {
            let again = Process::begun(&world, folder.path());
            tokio::time::sleep(Duration::from_millis(dice.below(LIVES) as u64)).await;
            again.kill(&world).await;
        }
        // Once it is there everything that was begun is done.
        let next = Process::start(&world, folder.path()).await;
        next.kill(&world).await;
        let (after, held) =
            (Left::read(folder.path(), user).await, holding(&folder.path().join(STATE), user));
        assert_eq!(after.noted, Vec::<String>::new(), "kill {kills}: nothing is left to be done");
        if told || !before.noted.is_empty() {
            assert_eq!(held, Vec::<PathBuf>::new(), "kill {kills}: these files hold {user}");
            let told_of = [user.0.to_string().as_str(), GONE].map(|text| after.history.tells_of(text));
            assert_eq!(told_of, [false; 2], "kill {kills}: a packed record holds {user}");
            done += 1;
        } else if !held.is_empty() {
            assert_eq!(before.tables, after.tables, "kill {kills}: nobody was to be forgotten");
            after.history.goes_on_from(&before.history, kills);
        }
        let copy = history::copy_of(folder.path());
        history::all_luck_follows_from_its_seed(copy.path()).await;
        (kills, middle) = (kills + 1, middle + usize::from(begun));
        bot = Process::start(&world, folder.path()).await;
    }
    bot.kill(&world).await;
    println!("erasures: {kills} kills, {middle} in the middle, forgotten {done} times");
    assert_eq!(process::panics(folder.path()), Vec::<String>::new());
}
