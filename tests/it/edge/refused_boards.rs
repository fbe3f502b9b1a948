//! Boards that Discord refuses, in virtual time: what goes on without what is refused, and what players read of it.

use super::stage::{Refuses, Request, Stage, caller, direct};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// The channel of the tables.
const CHANNEL: u64 = 6;
/// The permission to send files.
const ATTACH: u64 = 1 << 15;

fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

/// A table of Carcassonne in play, with panels in words and the board as a picture.
struct Table {
    stage: Stage,
    people: [Caller; 2],
    table: TableId,
}

impl Table {
    async fn in_play() -> Table {
        let mut stage = Stage::new();
        let edge = Arc::clone(&stage.edge);
        tokio::spawn(async move {
            loop {
                let due = edge.nudge_due(Duration::from_secs(60));
                tokio::select! {
                    () = tokio::time::sleep_until(due) => {}
                    () = edge.sooner() => {}
                }
            }
        });
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        for person in &people {
            stage
                .sub_command(person, "settings", "mine", &[text("board", "text")])
                .await;
            stage
                .command(person, "join", &[text("game", "carcassonne")])
                .await;
        }
        stage.start(&people[0]).await;
        stage.rest().await;
        let table = stage.hall.of(UserId(1)).await.unwrap()[0];
        Table { stage, people, table }
    }

    /// Whoever is up does the first thing that can be done, from elsewhere.
    async fn act_at_once(&mut self) {
        for person in &self.people.clone() {
            let legal = self.stage.hall.read(self.table, |table| table.legal(person.user));
            if let Some((notation, _)) = legal.await.unwrap().into_iter().next() {
                let elsewhere = Caller {
                    server: None,
                    server_locale: None,
                    channel: tavolo::discord::ids::ChannelId(person.user.0 + 500),
                    ..person.clone()
                };
                self.stage
                    .command(&elsewhere, "play", &[text("move", &notation)])
                    .await;
                break;
            }
        }
    }

    /// The same, and what is to be shown is shown.
    async fn act(&mut self) {
        self.act_at_once().await;
        self.stage.rest().await;
    }

    fn refuse(&self, refuses: impl Fn(&'static str, u64) -> Option<Trouble> + Send + 'static) {
        let refuses: Refuses = Box::new(refuses);
        *self.stage.port.refuses.lock().unwrap() = Some(refuses);
    }

    fn refuse_nothing(&self) {
        *self.stage.port.refuses.lock().unwrap() = None;
        *self.stage.port.refuses_files.lock().unwrap() = None;
    }

    fn refused(&self) -> usize {
        std::mem::take(&mut *self.stage.port.refused.lock().unwrap())
    }

    /// The messages with controls that all see, or one person alone.
    fn with_controls(&self, only: Option<u64>) -> Vec<Request> {
        let mut standing = self.stage.port.standing();
        standing.retain(|one| one.only == only && !one.controls().is_empty());
        standing
    }

    /// The board, which is the only one.
    fn board(&self) -> Request {
        let mut boards = self.with_controls(None);
        assert_eq!(boards.len(), 1, "{boards:#?}");
        boards.remove(0)
    }

    /// What each reads in their panel.
    fn panels(&self) -> Vec<String> {
        let panel = |user| self.with_controls(Some(user)).pop().unwrap().text();
        vec![panel(1), panel(2)]
    }

    fn all_read(&self, sentence: &str) -> bool {
        self.panels().iter().all(|panel| panel.contains(sentence))
    }
}

#[tokio::test(start_paused = true)]
async fn a_board_that_stands_though_its_answer_was_lost_is_followed_by_the_next_turns_which_calls_its_player()
{
    for lost in [Trouble::Server(502), Trouble::TimedOut] {
        let mut table = Table::in_play().await;
        *table.stage.port.once.lock().unwrap() = Some(Default::default());
        let (left, why) = (AtomicUsize::new(1), lost.clone());
        *table.stage.port.loses.lock().unwrap() = Some(Box::new(move |kind, channel| {
            let next = kind == "send" && channel == CHANNEL;
            let lost = next && left.swap(0, Ordering::Relaxed) > 0;
            lost.then(|| why.clone())
        }));
        // The turn passes more than once before it is asked for again.
        for _ in 0..6 {
            table.act_at_once().await;
        }
        table.stage.rest().await;
        let board = table.board();
        let mut up = Vec::new();
        for person in &table.people {
            let legal = table
                .stage
                .hall
                .read(table.table, |table| table.legal(person.user));
            up.extend((!legal.await.unwrap().is_empty()).then_some(person.user.0));
        }
        let all = table.stage.port.after(0);
        let made = all
            .iter()
            .find(|one| one.kind == "send" && one.message == board.message);
        assert_eq!(made.unwrap().notifies(), up, "{lost}");
    }
}

#[tokio::test(start_paused = true)]
async fn without_the_right_to_attach_files_the_board_goes_on_as_text_and_the_right_is_named() {
    let mut table = Table::in_play().await;
    assert!(table.board().file.is_some() && !table.all_read("Attach Files"));
    *table.stage.port.refuses_files.lock().unwrap() = Some(Trouble::MissingPermission);
    for _ in 0..4 {
        table.act().await;
        let board = table.board();
        assert!(board.file.is_none() && board.text().len() > 100, "{}", board.text());
    }
    assert!(
        table.all_read("Attach Files") && table.all_read("text instead of a picture"),
        "{:?}",
        table.panels()
    );
    assert_eq!(table.refused(), 1, "one is enough to know");
    table.refuse_nothing();
    // Who asks in the channel shows that we have it again.
    let ana = table.people[0].clone();
    table.stage.command(&ana, "log", &[]).await;
    table.stage.rest().await;
    assert!(table.board().file.is_some());
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(!table.panels().concat().contains("Attach Files"), "{:?}", table.panels());
}

#[tokio::test(start_paused = true)]
async fn a_right_that_an_interaction_tells_of_is_not_tried() {
    let mut table = Table::in_play().await;
    *table.stage.port.refuses_files.lock().unwrap() = Some(Trouble::MissingPermission);
    let ana = Caller {
        ours: !(ATTACH | 1 << 3),
        ..table.people[0].clone()
    };
    table.stage.command(&ana, "log", &[]).await;
    table.act().await;
    assert!(table.board().file.is_none());
    assert_eq!(table.refused(), 0);
}

#[tokio::test(start_paused = true)]
async fn where_boards_are_text_nobody_asks_for_the_right_to_attach_files() {
    let mut stage = Stage::new();
    let ana = Caller {
        ours: !(ATTACH | 1 << 3),
        permissions: u64::MAX,
        ..caller(1, "Ana")
    };
    let said = stage.command(&ana, "join", &[]).await;
    assert!(said.contains("I lack the permission") && said.contains("Attach Files"), "{said}");
    stage
        .sub_command(&ana, "settings", "channel", &[text("board", "text")])
        .await;
    let said = stage.command(&ana, "join", &[]).await;
    assert!(said.contains("You have a seat"), "{said}");
    stage.rest().await;
    let all = stage.port.standing();
    assert!(all.iter().all(|one| !one.text().contains("Attach Files")), "{all:#?}");
}

#[tokio::test(start_paused = true)]
async fn the_right_that_is_missing_is_named_in_the_panels() {
    for (why, named) in [
        (Trouble::MissingPermission, "Send Messages"),
        (Trouble::MissingAccess, "View Channel"),
        (Trouble::Archived, "I cannot write in <#6>"),
    ] {
        let mut table = Table::in_play().await;
        let refused = why.clone();
        table.refuse(move |_, channel| (channel == CHANNEL).then(|| refused.clone()));
        table.act().await;
        assert!(table.all_read(named) && table.all_read("out of date"), "{why}: {:?}", table.panels());
        assert!(table.refused() <= 2, "{why}");
        let ana = direct(&table.people[0]);
        let said = table.stage.command(&ana, "hand", &[]).await;
        assert!(said.contains(named) && said.contains("out of date"), "{why}: {said}");
        let manager = Caller {
            permissions: u64::MAX,
            ..table.people[0].clone()
        };
        let words = [text("board", "text")];
        table
            .stage
            .sub_command(&manager, "settings", "channel", &words)
            .await;
        table.stage.rest().await;
        table.refused();
        tokio::time::sleep(Duration::from_secs(24 * 60 * 60)).await;
        assert!(table.refused() > 0, "{why}: within a day it is tried again");
        table.refuse_nothing();
        tokio::time::sleep(Duration::from_secs(60 * 60)).await;
        table.stage.rest().await;
        assert!(table.board().file.is_none(), "{why}");
        assert!(!table.panels().concat().contains("out of date"), "{why}: {:?}", table.panels());
    }
}

#[tokio::test(start_paused = true)]
async fn a_board_that_is_refused_is_tried_again_soon_and_players_read_that_it_is_out_of_date() {
    let mut table = Table::in_play().await;
    let before = table.board().text();
    table.refuse(|kind, channel| {
        let why = Trouble::Refused {
            status: 400,
            code: 50_035,
        };
        (kind != "direct" && channel == CHANNEL).then_some(why)
    });
    table.act().await;
    assert!(table.all_read("Discord does not take the board in <#6>"), "{:?}", table.panels());
    assert_eq!((table.board().text(), table.refused()), (before.clone(), 1));
    table.refuse_nothing();
    tokio::time::sleep(Duration::from_secs(20)).await;
    table.stage.rest().await;
    assert_ne!(table.board().text(), before);
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(!table.panels().concat().contains("Discord does not take"), "{:?}", table.panels());
}

#[tokio::test(start_paused = true)]
async fn a_board_whose_picture_is_refused_goes_on_as_text_and_gets_one_again() {
    let mut table = Table::in_play().await;
    *table.stage.port.refuses_files.lock().unwrap() = Some(Trouble::Refused {
        status: 413,
        code: 40_005,
    });
    for _ in 0..3 {
        table.act().await;
        assert!(table.board().file.is_none());
    }
    assert_eq!(table.refused(), 1);
    assert!(!table.panels().concat().contains("out of date"), "{:?}", table.panels());
    table.refuse_nothing();
    tokio::time::sleep(Duration::from_secs(150)).await;
    table.act().await;
    assert!(table.board().file.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_message_that_cannot_be_edited_any_more_is_taken_away_when_another_stands() {
    let mut table = Table::in_play().await;
    table.refuse(|kind, _| (kind == "edit").then_some(Trouble::TooOld));
    for _ in 0..6 {
        table.act().await;
        tokio::time::sleep(Duration::from_secs(30)).await;
    }
    table.stage.rest().await;
    table.board();
    for user in [1, 2] {
        let panels = table.with_controls(Some(user));
        assert_eq!(panels.len(), 1, "{panels:#?}");
    }
    let removed = table.stage.port.after(0);
    let removed = |only| {
        removed
            .iter()
            .filter(|one| one.kind == "remove" && one.only == only)
            .count()
    };
    assert!(removed(None) > 0 && removed(Some(1)) + removed(Some(2)) > 0);
}

#[tokio::test(start_paused = true)]
async fn players_are_told_why_their_game_has_no_thread() {
    let refused = |code| Trouble::Refused { status: 400, code };
    for (why, sentence) in [
        (refused(160_006), "allows no more active threads"),
        (refused(30_033), "allows no more active threads"),
        (refused(50_024), "lets no thread be opened here"),
        (Trouble::MissingPermission, "Create Public Threads"),
        (refused(160_004), "did not let me open a thread"),
    ] {
        let mut stage = Stage::new();
        let people = [
            Caller {
                permissions: u64::MAX,
                ..caller(1, "Ana")
            },
            caller(2, "Ben"),
        ];
        stage
            .sub_command(
                &people[0],
                "settings",
                "channel",
                &[("threads", Given::Switch(true)), text("board", "text")],
            )
            .await;
        for person in &people {
            stage.command(person, "join", &[]).await;
        }
        let code = why.clone();
        *stage.port.refuses.lock().unwrap() =
            Some(Box::new(move |kind, _| (kind == "thread").then(|| code.clone())));
        stage.start(&people[0]).await;
        stage.rest().await;
        let all = stage.port.standing();
        let told = |one: &&Request| one.only.is_none() && one.text().contains(sentence);
        assert_eq!(all.iter().filter(told).count(), 1, "{why}: {all:#?}");
        assert!(stage.hall.of(UserId(1)).await.unwrap().len() == 1);
    }
}
