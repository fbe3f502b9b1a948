//! A panic of ours hides nothing but itself: it is answered, counted, told by health, and the table
//! plays on.

use super::bot::memory;
use super::stage::{Stage, caller};
use crate::toy::{FOLDED, FOLDS, PLANTED, Toy};
use tavolo::discord::incoming::Given;
use tavolo::hall::Hall;
use tavolo::store::{Index, TableId};
use tavolo::table::{Catalogue, UserId};

/// A table of the toy game that has begun.
async fn table() -> (Stage, TableId) {
    let mut stage = Stage::over(Hall::new(memory(), Catalogue::default().with::<Toy>()), "toy");
    for user in 1..=2 {
        stage.command(&caller(user, "A"), "join", &[]).await;
    }
    stage.start(&caller(1, "A")).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (stage, table)
}

/// Whoever is awaited rolls; what they are told.
async fn roll(stage: &mut Stage, table: TableId) -> String {
    let user = stage
        .hall
        .read(table, |table| (1..=2).find(|user| !table.legal(UserId(*user)).is_empty()))
        .await
        .unwrap()
        .unwrap();
    stage
        .command(&caller(user, "A"), "play", &[("move", Given::Text("roll".to_owned()))])
        .await
}

async fn version(stage: &Stage, table: TableId) -> u32 {
    stage.hall.read(table, |table| table.version().0).await.unwrap()
}

/// Holds that the figures have a line.
fn counted(stage: &Stage, figure: &str) {
    let text = stage.measures.text();
    let count = text
        .lines()
        .find_map(|line| line.strip_prefix(figure)?.trim().parse().ok());
    assert!(count.is_some_and(|count: u32| count > 0), "{figure}: {text}");
}

/// Whether a board was shown after so many requests.
fn shows_the_board(stage: &Stage, count: usize) -> bool {
    let mut requests = stage.port.after(count).into_iter();
    requests.any(|request| request.only.is_none() && matches!(request.kind, "send" | "edit"))
}

#[tokio::test]
async fn one_in_the_rules_is_answered_with_a_code_and_the_table_plays_on() {
    let (mut stage, table) = table().await;
    let before = version(&stage, table).await;
    PLANTED.set("decide");
    let said = roll(&mut stage, table).await;
    PLANTED.set("");
    assert!(said.contains("Something went wrong"), "{said}");
    assert_eq!(version(&stage, table).await, before, "nothing was done");
    counted(&stage, "tavolo_panics_total{kind=\"interaction\"}");
    assert!(
        stage
            .measures
            .panicked_within(std::time::Duration::from_secs(600))
    );
    roll(&mut stage, table).await;
    assert_eq!(version(&stage, table).await, before + 1, "the table plays on");
}

/// Folds that come before the last one of an action: those are the rules' own look ahead.
async fn ahead(stage: &mut Stage, table: TableId) -> u32 {
    FOLDED.set(0);
    roll(stage, table).await;
    FOLDED.get() - 1
}

#[tokio::test]
async fn one_in_the_rules_look_ahead_writes_nothing() {
    let (mut stage, table) = table().await;
    let before = version(&stage, table).await;
    FOLDS.set(0);
    let said = roll(&mut stage, table).await;
    assert!(said.contains("Something went wrong"), "{said}");
    assert_eq!(version(&stage, table).await, before);
    roll(&mut stage, table).await;
    assert_eq!(version(&stage, table).await, before + 1, "the table plays on");
}

#[tokio::test]
async fn one_while_a_written_record_is_folded_leaves_no_half_position_behind() {
    let (mut stage, table) = table().await;
    let ahead = ahead(&mut stage, table).await;
    let before = version(&stage, table).await;
    FOLDS.set(ahead);
    let said = roll(&mut stage, table).await;
    assert!(said.contains("Something went wrong"), "{said}");
    assert_eq!(stage.hall.store().read(table).await.unwrap().len(), before as usize + 1, "it was written");
    assert_eq!(version(&stage, table).await, before + 1, "so it counts");
    roll(&mut stage, table).await;
    assert_eq!(version(&stage, table).await, before + 2, "the table plays on");
    assert!(
        stage
            .hall
            .store()
            .indexes(table)
            .await
            .unwrap()
            .contains(&Index::Open)
    );
}

#[tokio::test]
async fn one_in_a_portrait_hides_the_board_until_the_next_change_and_no_longer() {
    let (mut stage, table) = table().await;
    let count = stage.port.after(0).len();
    PLANTED.set("portrait");
    stage.edge.nudge(table);
    roll(&mut stage, table).await;
    stage.rest().await;
    PLANTED.set("");
    counted(&stage, "tavolo_panics_total{kind=\"outbox\"}");
    roll(&mut stage, table).await;
    stage.rest().await;
    assert!(shows_the_board(&stage, count), "the board is shown again");
}

#[tokio::test]
async fn one_in_the_outbox_hides_the_board_until_the_next_change_and_no_longer() {
    let (mut stage, table) = table().await;
    *stage.port.refuses.lock().unwrap() = Some(Box::new(|_, channel| {
        if channel == 6 {
            panic!("planted in the port")
        } else {
            None
        }
    }));
    roll(&mut stage, table).await;
    stage.rest().await;
    stage.port.refuses.clear_poison();
    *stage.port.refuses.lock().unwrap() = None;
    counted(&stage, "tavolo_panics_total{kind=\"outbox\"}");
    let count = stage.port.after(0).len();
    roll(&mut stage, table).await;
    stage.rest().await;
    assert!(shows_the_board(&stage, count), "the board is shown again");
}
