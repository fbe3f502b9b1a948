//! Tables at which nobody plays, that cannot be reached, and people who leave the server, as people
//! meet them.

use super::bot::{Bot, awaited, begin, in_words, memory, quiet, setup};
use super::pace::Paced;
use super::stage::{Request, at, caller};
use crate::world::{Seen, World};
use serde_json::json;
use tavolo::discord::Settings;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, ChannelChange};
use tavolo::discord::shards::Shards;
use tavolo::discord::trouble::Trouble;
use tavolo::table::{Place, Server, UserId};
use tavolo::words::Locale;

/// Two weeks, and the 46 days behind them, in hours.
const ASKS: u64 = 14 * 24;
const SLEEPS: u64 = 46 * 24;

/// A relaxed game of three that asks whether it goes on.
async fn asks() -> Paced {
    let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
    paced.pass(ASKS).await;
    paced
}

/// The newest message that somebody alone sees.
fn newest(paced: &Paced, who: usize) -> Request {
    let user = paced.people[who].user.0;
    let all = paced.stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(user));
    own.next().unwrap()
}

/// What somebody's direct messages say, the newest first.
fn told(paced: &Paced, who: usize) -> String {
    paced.direct(who).text()
}

/// Somebody types `/tables` in a channel; the list, and what they press in it.
async fn tables(paced: &mut Paced, who: usize, channel: u64) -> (Caller, Request) {
    let person = at(&paced.people[who], channel);
    paced.stage.command(&person, "tables", &[]).await;
    paced.stage.rest().await;
    let list = newest(paced, who);
    (person, list)
}

async fn place(paced: &Paced) -> Place {
    let placed = paced.stage.hall.read(paced.table, |table| table.place());
    placed.await.unwrap()
}

#[tokio::test]
async fn after_two_weeks_the_channel_is_asked_once_and_each_answer_has_its_button() {
    let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
    let before = paced.stage.port.after(0).len();
    paced.pass(ASKS + 48).await;
    let board = paced.board();
    assert!(board.text().contains("Does this game go on?"), "{}", board.text());
    let posts = paced.stage.port.after(before);
    let pings: Vec<Vec<u64>> = posts
        .iter()
        .map(|request| request.notifies())
        .filter(|users| !users.is_empty())
        .collect();
    assert_eq!(pings, [[1, 2, 3]], "all who play there, once");
    assert!(
        paced
            .press(2, "shelve")
            .await
            .contains("You would like to archive the table")
    );
    assert!(
        paced
            .board()
            .text()
            .contains("Cleo would like to archive the table (1 of 3 so far)")
    );
    assert!(paced.press(1, "stay").await.contains("You would like to play on"));
    let board = paced.board();
    assert!(!board.text().contains("Does this game go on?") && board.button("shelve").is_none());
}

#[tokio::test]
async fn an_archived_table_comes_back_by_one_tap_on_its_last_message() {
    let mut paced = asks().await;
    paced.pass(SLEEPS).await;
    let board = paced.board();
    assert!(board.text().contains("This table is archived"), "{}", board.text());
    assert!(board.button("play").is_none());
    let stranger = caller(9, "Zoe");
    let id = board.button("unshelve").unwrap();
    let said = paced.stage.press(&stranger, &id, &[]).await;
    assert!(said.contains("You have no seat at this table"), "{said}");
    let said = paced.press(1, "unshelve").await;
    assert!(said.contains("The table is back"), "{said}");
    let board = paced.board();
    assert!(board.button("play").is_some() && board.button("unshelve").is_none());
    let up = paced.up().await;
    assert!(told(&paced, up).contains("Carcassonne"));
}

#[tokio::test]
async fn an_archived_table_is_listed_and_comes_back_from_there() {
    let mut paced = asks().await;
    paced.press(0, "shelve").await;
    let said = paced.press(1, "shelve").await;
    assert!(said.contains("The table is archived"), "{said}");
    let (ana, list) = tables(&mut paced, 0, 6).await;
    assert!(list.text().contains("archived"), "{}", list.text());
    assert_eq!(list.labels(), ["1. Bring it back: Carcassonne"]);
    let said = paced
        .stage
        .press_in(&ana, Some(70), &list.button("unshelve").unwrap(), &[])
        .await;
    assert!(said.contains("The table is back"), "{said}");
    paced.stage.rest().await;
    let (_, list) = tables(&mut paced, 0, 6).await;
    assert!(!list.text().contains("archived") && list.button("unshelve").is_none(), "{}", list.text());
}

#[tokio::test]
async fn where_another_table_stands_it_is_said_what_to_do() {
    let mut paced = asks().await;
    paced.press(0, "shelve").await;
    paced.press(1, "shelve").await;
    let old = paced.board().button("unshelve").unwrap();
    let zoe = caller(9, "Zoe");
    let game = [super::direct::text("game", "barony")];
    paced.stage.command(&zoe, "join", &game).await;
    paced.stage.rest().await;
    let ana = paced.people[0].clone();
    let said = paced.stage.press(&ana, &old, &[]).await;
    assert!(said.contains("Another table stands there: Barony"), "{said}");
    let (_, list) = tables(&mut paced, 0, 6).await;
    let other = "2. Join: Barony";
    assert_eq!(list.labels(), ["1. Bring it back: Carcassonne", other], "here is no room");
    let (ana, list) = tables(&mut paced, 0, 8).await;
    assert_eq!(list.labels(), ["1. Play on here: Carcassonne", other]);
    let said = paced
        .stage
        .press_in(&ana, Some(70), &list.button("bring-here").unwrap(), &[])
        .await;
    assert!(said.contains("The table stands here now"), "{said}");
    paced.stage.rest().await;
    assert_eq!(place(&paced).await, Place(8));
    assert!(paced.board().button("play").is_some());
}

/// The channel of the table is gone, as Discord tells, or answers.
async fn channel_gone(paced: &mut Paced, told: bool) {
    let gone = |_: &'static str, channel: u64| (channel == 6).then_some(Trouble::UnknownChannel);
    *paced.stage.port.refuses.lock().unwrap() = Some(Box::new(gone));
    if told {
        paced.stage.edge.hear(ChannelChange::Gone(ChannelId(6)));
    } else {
        let up = paced.up().await;
        paced.act(up).await;
    }
    paced.stage.rest().await;
}

#[tokio::test]
async fn a_channel_that_is_gone_is_told_to_each_and_the_table_can_be_moved() {
    for hears in [true, false] {
        let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
        channel_gone(&mut paced, hears).await;
        for who in 0..3 {
            let said = told(&paced, who);
            assert!(said.contains("The channel of this table is gone"), "{who} {hears}: {said}");
        }
        let (ben, list) = tables(&mut paced, 1, 8).await;
        assert!(list.text().contains("closes itself"), "{}", list.text());
        let said = paced
            .stage
            .press_in(&ben, Some(70), &list.button("bring-here").unwrap(), &[])
            .await;
        assert!(said.contains("The table stands here now"), "{said}");
        paced.stage.rest().await;
        assert_eq!(place(&paced).await, Place(8));
        paced.pass(15 * 24).await;
        assert!(paced.board().button("stay").is_some(), "it is asked as any other");
        assert!(!told(&paced, 0).contains("is gone"));
    }
}

#[tokio::test]
async fn a_channel_that_stays_gone_closes_its_table_after_two_weeks() {
    let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
    channel_gone(&mut paced, true).await;
    paced.pass(14 * 24 - 1).await;
    assert!(!told(&paced, 0).contains("has closed itself"));
    paced.pass(1).await;
    for who in 0..3 {
        let said = told(&paced, who);
        assert!(said.contains("has closed itself"), "{who}: {said}");
    }
}

#[tokio::test]
async fn a_server_that_removed_the_bot_is_told_to_each_and_one_that_has_it_again_goes_on() {
    for change in [ChannelChange::Left(Server(5)), ChannelChange::Servers(Shards::default(), vec![Server(4)])]
    {
        let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
        let gone = |_: &'static str, channel: u64| (channel == 6).then_some(Trouble::MissingAccess);
        *paced.stage.port.refuses.lock().unwrap() = Some(Box::new(gone));
        paced.stage.edge.hear(change);
        paced.stage.rest().await;
        let said = told(&paced, 2);
        assert!(said.contains("I was removed from the server of this table"), "{said}");
        paced.pass(13 * 24).await;
        *paced.stage.port.refuses.lock().unwrap() = None;
        paced.stage.edge.hear(ChannelChange::Changed(vec![ChannelId(6)]));
        paced.stage.rest().await;
        paced.stage.rest().await;
        assert!(!told(&paced, 2).contains("removed"), "{}", told(&paced, 2));
        paced.pass(2 * 24).await;
        assert!(paced.board().button("play").is_some(), "it goes on");
    }
}

#[tokio::test]
async fn who_leaves_the_server_is_told_to_the_others_and_asked_about_at_once() {
    for how in ["told", "refused"] {
        let mut paced = Paced::begun("carcassonne", "pace relaxed").await;
        let up = paced.up().await;
        let user = paced.people[up].user.0;
        if how == "told" {
            let left = ChannelChange::Departed(Server(4), UserId(user));
            paced.stage.edge.hear(left);
            paced.stage.rest().await;
            assert!(paced.board().button("vote-wait").is_none(), "that was another server");
            paced
                .stage
                .edge
                .hear(ChannelChange::Departed(Server(5), UserId(user)));
            paced.stage.rest().await;
        } else {
            let gone = move |_: &'static str, channel: u64| {
                (channel == user + 500).then_some(Trouble::NoSharedServer)
            };
            *paced.stage.port.refuses.lock().unwrap() = Some(Box::new(gone));
            paced.pass(1).await;
            let terms = paced.stage.hall.read(paced.table, |table| table.terms());
            let nudge = format!("t.{}.{}.0.p.nudge", paced.table, terms.await.unwrap());
            let other = paced.people[(up + 1) % 3].clone();
            let said = paced.stage.press(&other, &nudge, &[]).await;
            assert!(said.contains("Reminded"), "{said}");
            paced.stage.rest().await;
        }
        let name = &paced.people[up].name;
        let board = paced.board();
        assert!(board.text().contains(&format!("{name} has left the server.")), "{how}: {}", board.text());
        assert!(board.button("vote-computer").is_some(), "{how}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_who_leaves_is_heard_of_at_once_where_the_intent_is_there() {
    let people = ["Ana", "Bia", "Carl"];
    for members in [true, false] {
        let world = World::start().await;
        let settings = Settings {
            language: Locale::English,
            ..Settings::default()
        };
        if members {
            world.fault(json!({"kind": "grant_members"})).await;
        }
        let setup = tavolo::discord::Setup {
            members,
            ..setup(&world, settings)
        };
        let bot = Bot::set_up(&world, &memory(), setup).await;
        in_words(&world, &people).await;
        begin(&world, &people).await;
        let who = awaited(&world, &people).await;
        quiet(&world).await;
        let id = world.user(who).id().await;
        world.fault(json!({"kind": "leave", "user": id})).await;
        quiet(&world).await;
        let other = people.into_iter().find(|name| *name != who).unwrap();
        let messages = world.user(other).messages("tables").await;
        let asked = messages
            .iter()
            .any(|seen| seen.buttons().contains(&"Computer plays".to_owned()));
        let shown: Vec<String> = messages.iter().map(Seen::text).collect();
        assert_eq!(asked, members, "{shown:?}");
        bot.end(&world).await;
        world.stop().await;
    }
}
