//! A drill: people play, a backup is taken, the machine is lost, and play goes on from the backup.

use super::history::{self, History};
use super::player::{Claim, Player, read_answers};
use super::process::{self, BACKUPS, Process, STATE};
use super::{PEOPLE, in_words, world};
use crate::edge::bot::Dice;
use crate::world::World;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use tavolo::program::catalogue;
use tokio::task::JoinHandle;

type Claims = Arc<Mutex<Vec<Claim>>>;

/// Lets people play every game until they are stopped.
fn play(world: &Arc<World>, seed: u64) -> (Claims, Vec<JoinHandle<()>>) {
    let claims = Claims::default();
    let players = catalogue()
        .iter()
        .zip(seed..)
        .map(|(game, seed)| tokio::spawn(Player::new(world, game, &PEOPLE, Dice(seed), &claims).play()))
        .collect();
    (claims, players)
}

async fn stop(players: Vec<JoinHandle<()>>) {
    players.iter().for_each(JoinHandle::abort);
    for player in players {
        assert!(player.await.is_err_and(|why| why.is_cancelled()), "a player fell over");
    }
}

/// What people have been told by now was done.
async fn told(world: &World, claims: &Claims) -> Vec<Claim> {
    let mut told = claims.lock().unwrap().clone();
    read_answers(world, &mut told).await;
    told
}

/// Waits until people were told of so many actions that they were done.
async fn until_told(world: &World, claims: &Claims, count: usize) {
    let enough = async || told(world, claims).await.len() >= count;
    world.until_in(90, "enough was played", enough).await;
}

/// Runs the program beside the bot, in its folder; what it says.
async fn tavolo(folder: &Path, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
    command
        .args(args)
        .current_dir(folder)
        .env_remove("TAVOLO_TOKEN")
        .env_remove("TAVOLO_CONFIG");
    let output = tokio::task::spawn_blocking(move || command.output().unwrap())
        .await
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_before_a_backup_is_in_what_is_restored_from_it_and_play_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let world = world().await;
    let bot = Process::start(&world, folder.path()).await;
    in_words(&world).await;
    let (claims, players) = play(&world, 1);
    until_told(&world, &claims, 30).await;
    let before = told(&world, &claims).await;
    let said = tavolo(folder.path(), &["backup", "drill.dump.gz"]).await;
    assert!(said.starts_with("drill.dump.gz: ") && said.contains(" records, "), "{said}");
    let said = tavolo(folder.path(), &["check-store", "--with", env!("CARGO_BIN_EXE_tavolo")]).await;
    assert!(said.ends_with("makes the same of all tables\n"), "{said}");
    until_told(&world, &claims, before.len() + 20).await;
    bot.kill(&world).await;
    stop(players).await;

    tavolo(folder.path(), &["restore", "drill.dump.gz", "--folder", "restored"]).await;
    tavolo(folder.path(), &["check-store", "--folder", "restored"]).await;
    let restored = History::read(&folder.path().join("restored")).await;
    restored.holds(&before, 0);
    let lost = History::read(history::copy_of(folder.path()).path()).await;
    lost.goes_on_from(&restored, 0);
    assert!(lost.records() > restored.records(), "nobody played while the backup was taken and after it");
    // One was taken by the bot itself, and nothing is left of any that broke off.
    let taken: Vec<_> = fs::read_dir(folder.path().join(BACKUPS))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(taken.len() == 1 && taken[0].ends_with("Z.dump.gz"), "{taken:?}");

    fs::remove_dir_all(folder.path().join(STATE)).unwrap();
    fs::rename(folder.path().join("restored"), folder.path().join(STATE)).unwrap();
    let bot = Process::start(&world, folder.path()).await;
    let (claims, players) = play(&world, 100);
    until_told(&world, &claims, 10).await;
    stop(players).await;
    bot.kill(&world).await;
    let after = History::read(history::copy_of(folder.path()).path()).await;
    after.goes_on_from(&restored, 1);
    after.holds(&told(&world, &claims).await, 1);
    assert_eq!(process::panics(folder.path()), Vec::<String>::new());
}
