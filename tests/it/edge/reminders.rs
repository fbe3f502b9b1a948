//! Reminders as people wish them: in the channel, by direct message, by both or not at all; and never
//! more than one mention a turn and person, none in quiet hours.

use super::bot::{Dice, memory};
use super::direct::text;
use super::nights::{passes, rests};
use super::pace::{HOUR, Paced, sent};
use super::stage::{Request, Stage};
use std::collections::BTreeMap;
use std::sync::Arc;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Given;
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::UserId;

/// How the line begins that tells of a reminder in the channel.
const LATE: &str = "⏰ <@";

/// Somebody says how they are to be reminded; what they are told.
async fn wishes(paced: &mut Paced, who: usize, wish: &str) -> String {
    let person = paced.people[who].clone();
    let given = [text("reminders", wish)];
    paced.stage.sub_command(&person, "settings", "mine", &given).await
}

/// What everybody in the channel was sent since so many requests.
fn posts(paced: &Paced, since: usize) -> Vec<Request> {
    let all = paced.stage.port.after(since).into_iter();
    all.filter(|request| request.only.is_none() && request.kind == "send")
        .collect()
}

/// Whom the channel has mentioned since so many requests, in order.
pub fn mentioned(paced: &Paced, since: usize) -> Vec<u64> {
    posts(paced, since).iter().flat_map(Request::notifies).collect()
}

/// A game at a pace in which the next player has a wish, and is up; who that is, and how many requests
/// there were before.
async fn up_with(game: &str, pace: &str, wish: &str) -> (Paced, usize, usize) {
    let mut paced = Paced::begun(game, pace).await;
    let next = (paced.up().await + 1) % 3;
    let said = wishes(&mut paced, next, wish).await;
    let word = match wish {
        "direct" => "reminders: direct message",
        "channel" => "reminders: in the channel",
        "both" => "reminders: in the channel and by direct message",
        _ => "reminders: none",
    };
    assert!(said.contains(word), "{said}");
    assert_eq!(said.contains("once a turn"), ["channel", "both"].contains(&wish), "{said}");
    let before = paced.stage.port.asked();
    assert_eq!(passes(&mut paced).await, next);
    (paced, next, before)
}

#[tokio::test]
async fn each_wish_is_met_by_both_reminders_with_one_mention_a_turn() {
    // When the channel mentions them: at the beginning, at three quarters of a decision's time, at nine tenths of all; and how many direct
    // messages come after the beginning.
    let cases = [
        ("direct", [1, 0, 0], [1, 1]),
        ("channel", [0, 1, 0], [0, 0]),
        ("both", [0, 1, 0], [1, 1]),
        ("none", [1, 0, 0], [0, 0]),
    ];
    for (wish, mentions, messages) in cases {
        let (mut paced, next, before) = up_with("carcassonne", "pace brisk", wish).await;
        let user = paced.people[next].user.0;
        let count =
            |paced: &Paced, since: usize| mentioned(paced, since).iter().filter(|one| **one == user).count();
        assert_eq!(count(&paced, before), mentions[0], "{wish}: at the beginning");
        assert!(paced.board().text().contains(&format!("<@{user}>")), "they are named");
        assert!(!paced.board().text().contains(LATE));
        for (hours, at) in [(6, 0), (23, 1)] {
            let (since, direct) = (paced.stage.port.asked(), sent(&paced, next));
            let standing = paced.board().message;
            paced.pass(hours).await;
            assert_eq!(count(&paced, since), mentions[at + 1], "{wish} after {hours} hours");
            assert_eq!(sent(&paced, next) - direct, messages[at], "{wish} after {hours} hours");
            let told = paced.board().text().contains(&format!("{LATE}{user}>"));
            assert_eq!(told, ["channel", "both"].contains(&wish), "{}", paced.board().text());
            let moved = paced.board().message != standing;
            assert_eq!(moved, told && at == 0, "{wish}: one message, changed after that");
        }
        let since = paced.stage.port.asked();
        paced.act(next).await;
        assert_eq!(count(&paced, since), 0, "{wish}");
        assert!(!paced.board().text().contains(LATE), "{}", paced.board().text());
    }
}

#[tokio::test]
async fn a_reminder_in_the_channel_mentions_nobody_in_quiet_hours_nor_again_after_them() {
    let (mut paced, next, _) = up_with("carcassonne", "pace brisk", "both").await;
    let first = paced.clock.now() + 6 * HOUR;
    rests(&mut paced, next, first - HOUR / 2, first + 3 * HOUR).await;
    let (before, direct) = (paced.stage.port.asked(), sent(&paced, next));
    paced.pass(7).await;
    assert!(paced.board().text().contains(LATE), "whoever looks can read it");
    assert_eq!(mentioned(&paced, before), Vec::<u64>::new());
    assert_eq!(sent(&paced, next), direct);
    paced.pass(22).await;
    assert_eq!(mentioned(&paced, before), Vec::<u64>::new(), "a digest stands for it");
}

#[tokio::test]
async fn who_is_never_mentioned_is_named_by_a_reminder() {
    let (mut paced, next, before) = up_with("carcassonne", "pace brisk", "channel").await;
    let person = paced.people[next].clone();
    let off = [("mention", Given::Switch(false))];
    let said = paced.stage.sub_command(&person, "settings", "mine", &off).await;
    assert!(said.contains("names you without notifying you"), "{said}");
    paced.pass(31).await;
    assert!(paced.board().text().contains(LATE));
    assert_eq!(mentioned(&paced, before), Vec::<u64>::new());
}

#[tokio::test]
async fn where_no_time_runs_the_turn_is_mentioned_and_a_nudge_posts_the_board_anew() {
    let (mut paced, next, before) = up_with("carcassonne", "pace relaxed", "channel").await;
    let user = paced.people[next].user.0;
    assert_eq!(mentioned(&paced, before), [user], "no time brings a reminder");
    paced.pass(1).await;
    let other = (next + 1) % 3;
    paced.press(other, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let id = all.filter_map(|request| request.button("nudge")).next().unwrap();
    let (person, standing, since) =
        (paced.people[other].clone(), paced.board().message, paced.stage.port.asked());
    let said = paced.stage.press_in(&person, Some(70), &id, &[]).await;
    assert!(said.contains("(in the channel)"), "{said}");
    paced.stage.rest().await;
    assert!(paced.board().text().contains(&format!("{LATE}{user}>")));
    assert_ne!(paced.board().message, standing);
    assert_eq!(mentioned(&paced, since), Vec::<u64>::new(), "they were mentioned in this turn");
}

#[tokio::test]
async fn who_takes_turns_by_message_is_mentioned_by_a_reminder_in_the_channel_alone() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let next = (paced.up().await + 1) % 3;
    let (person, user) = (paced.people[next].clone(), paced.people[next].user.0);
    let given = [text("turn", "message"), text("reminders", "channel")];
    paced.stage.sub_command(&person, "settings", "mine", &given).await;
    let (before, direct) = (paced.stage.port.asked(), sent(&paced, next));
    assert_eq!(passes(&mut paced).await, next);
    assert_eq!((mentioned(&paced, before), sent(&paced, next) - direct), (vec![], 1));
    paced.pass(30).await;
    assert_eq!((mentioned(&paced, before), sent(&paced, next) - direct), (vec![user], 1));
}

#[tokio::test]
async fn where_the_channel_is_closed_a_direct_message_reminds() {
    let (mut paced, next, _) = up_with("carcassonne", "pace brisk", "channel").await;
    *paced.stage.port.refuses.lock().unwrap() =
        Some(Box::new(|_, whom| (whom == 6).then_some(Trouble::MissingAccess)));
    let direct = sent(&paced, next);
    paced.pass(17).await;
    assert!(sent(&paced, next) > direct);
}

#[tokio::test]
async fn a_reminder_that_falls_between_two_runs_mentions_once_and_never_by_an_earlier_ones_note() {
    for (earlier, mentions) in [(false, 1), (true, 0)] {
        let store = memory();
        let hall = Hall::new(Arc::clone(&store), catalogue());
        let mut paced = Paced::over(hall, 3, ("carcassonne", "pace brisk")).await;
        let next = (paced.up().await + 1) % 3;
        let user = paced.people[next].user.0;
        wishes(&mut paced, next, "channel").await;
        passes(&mut paced).await;
        // The record is made, and nothing is shown.
        let table = paced.table;
        *paced.stage.port.refuses.lock().unwrap() = Some(Box::new(|_, _| Some(Trouble::MissingAccess)));
        paced.pass(17).await;
        if earlier {
            let key = format!("shown/{table}/board");
            let note = store.get(&key).await.unwrap().unwrap();
            let mut note: serde_json::Value = serde_json::from_slice(&note).unwrap();
            assert_eq!(note.as_object_mut().unwrap().remove("called"), Some(serde_json::json!([])));
            store
                .put(&key, Some(note.to_string().into_bytes()))
                .await
                .unwrap();
        }
        for run in 0..2 {
            let hall = Hall::new(Arc::clone(&store), catalogue()).with_clock(paced.clock.clone());
            paced.stage = Stage::with(hall, Settings::default());
            paced.stage.rest().await;
            let wanted = if run == 0 { mentions } else { 0 };
            assert_eq!(mentioned(&paced, 0), vec![user; wanted], "run {run}, {earlier}");
            let posted = posts(&paced, 0).iter().any(|post| post.text().contains(LATE));
            assert_eq!(posted, run == 0, "{earlier}");
        }
    }
}

/// Whom the channel mentioned, by turn.
struct Ledger {
    seen: usize,
    mentions: BTreeMap<(u32, u64), usize>,
    /// Whether all play at once, so that no quiet hours hold.
    live: bool,
}

impl Ledger {
    /// Takes down whom the channel has mentioned since the last time: each once a turn, and nobody in
    /// their quiet hours.
    async fn take(&mut self, paced: &Paced) {
        let turn = paced
            .stage
            .hall
            .read(paced.table, |table| table.board().audience.turn);
        let (turn, now) = (turn.await.unwrap(), paced.clock.now());
        for user in mentioned(paced, self.seen) {
            let count = self.mentions.entry((turn, user)).or_default();
            *count += 1;
            assert_eq!(*count, 1, "{user} is mentioned twice in turn {turn}");
            let presence = paced.stage.hall.presence(UserId(user)).await.unwrap();
            assert!(self.live || presence.quiet_until(now).is_none(), "{user} is mentioned in a night");
        }
        self.seen = paced.stage.port.asked();
    }
}

/// A game of chance in hours, wishes and nights; how many mentions it had.
async fn plays(number: u64, game: &str, pace: &str) -> usize {
    let mut dice = Dice(number);
    let mut paced = Paced::begun(game, pace).await;
    let mut ledger = Ledger {
        seen: paced.stage.port.asked(),
        mentions: BTreeMap::new(),
        live: pace == "pace live",
    };
    for _ in 0..40 {
        let who = dice.below(3);
        match dice.below(8) {
            0 => {
                let wish = ["direct", "channel", "both", "none"][dice.below(4)];
                wishes(&mut paced, who, wish).await;
            }
            1 => {
                let from = paced.clock.now() + dice.below(24) as u64 * HOUR;
                rests(&mut paced, who, from, from + 6 * HOUR).await;
            }
            2..5 => {
                for _ in 0..dice.below(10) {
                    paced.pass(1).await;
                    ledger.take(&paced).await;
                }
            }
            _ => {
                let ended = paced.stage.hall.read(paced.table, |table| table.ended());
                if ended.await.unwrap() {
                    break;
                }
                let up = paced.up().await;
                paced.act(up).await;
            }
        }
        ledger.take(&paced).await;
    }
    ledger.mentions.len()
}

#[tokio::test]
async fn whatever_is_wished_nobody_is_mentioned_twice_in_a_turn_nor_in_quiet_hours() {
    let games = [
        ("carcassonne", "pace brisk"),
        ("kingsburg", "pace daily"),
        ("condottiere", "pace brisk"),
        ("barony", "pace live"),
    ];
    let mut mentions = 0;
    for (number, (game, pace)) in (1..=12).zip(games.into_iter().cycle()) {
        mentions += plays(number, game, pace).await;
    }
    // A game's luck is another each time, and some are over soon.
    assert!(mentions > 40, "{mentions} mentions in all");
}
