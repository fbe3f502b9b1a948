//! The bot is killed at random moments while people play every game there is, and started again.
//!
//! The bot is a process of its own; the look-alike of Discord is in this one and lives on, as
//! Discord does. `TAVOLO_KILLS` says how often it is killed. After some kills another world begins,
//! since everything that was ever told in one is read again after each kill.

use super::history::{self, History};
use super::player::{Claim, Player, read_answers};
use super::process::{self, Process};
use super::shown::{brought_up_to_date, due, mentioned_once_a_turn};
use super::{PEOPLE, games, in_words, world};
use crate::edge::bot::Dice;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tavolo::program::catalogue;

/// The most kills in one world.
const IN_ONE_WORLD: usize = 20;
/// The longest that the bot lives after a start, in milliseconds.
const LONGEST_LIFE: usize = 2_500;

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_killed_at_any_moment_loses_doubles_and_rolls_nothing_again() {
    let all: usize = std::env::var("TAVOLO_KILLS").map_or(12, |kills| kills.parse().unwrap());
    for first in (0..all).step_by(IN_ONE_WORLD) {
        kills_in_one_world(first..all.min(first + IN_ONE_WORLD)).await;
    }
}

async fn kills_in_one_world(kills: Range<usize>) {
    let folder = tempfile::tempdir().unwrap();
    let world = world().await;
    let mut bot = Process::start(&world, folder.path()).await;
    in_words(&world).await;
    let mut dice = Dice(11 + kills.start as u64);
    let claims: Arc<Mutex<Vec<Claim>>> = Arc::default();
    let (mut before, mut open) = (History::default(), BTreeMap::<String, usize>::new());
    for kill in kills.clone() {
        let players: Vec<_> = catalogue()
            .iter()
            .map(|game| {
                let player =
                    Player::new(&world, game, &PEOPLE, Dice((kill * 31 + dice.below(1_000)) as u64), &claims);
                tokio::spawn(player.play())
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(dice.below(LONGEST_LIFE) as u64)).await;
        bot.kill(&world).await;
        players.iter().for_each(tokio::task::JoinHandle::abort);
        for player in players {
            assert!(player.await.is_err_and(|why| why.is_cancelled()), "a player fell over");
        }
        let left = history::copy_of(folder.path());
        let after = History::read(left.path()).await;
        after.goes_on_from(&before, kill);
        let mut told = std::mem::take(&mut *claims.lock().unwrap());
        read_answers(&world, &mut told)
            .await
            .into_iter()
            .for_each(|answer| *open.entry(answer).or_default() += 1);
        after.holds(&told, kill);
        *claims.lock().unwrap() = told;
        before = after;
        let hall = history::hall(left.path());
        let due = due(&world, &hall, &games()).await;
        hall.store().close().await;
        bot = Process::start(&world, folder.path()).await;
        brought_up_to_date(&world, async || due.clone()).await;
        mentioned_once_a_turn(&world, &games()).await;
    }
    bot.kill(&world).await;
    let left = history::copy_of(folder.path());
    let fair = history::all_luck_follows_from_its_seed(left.path()).await;
    let acknowledged = claims.lock().unwrap().len();
    println!(
        "kills {kills:?}: {} tables, {} records, {acknowledged} acknowledged actions, {fair} draws checked; other answers: {open:?}",
        before.tables(),
        before.records()
    );
    assert!(acknowledged > 0 && fair > 0, "nothing was played");
    assert_eq!(process::panics(folder.path()), Vec::<String>::new());
}
