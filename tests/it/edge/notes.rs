//! Notes that cannot be read or written: it is said, nothing is written over, and nothing is sent
//! twice.

use super::stage::{Stage, asked, caller};
use std::sync::Arc;
use tavolo::discord::incoming::{Caller, Given, Incoming};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Faulty, Memory, Odds, Store};

const FULL: Odds = Odds {
    full: 1_000,
    conflict: 0,
    unknown_written: 0,
    unknown_lost: 0,
    unread: 0,
    delay: 0,
};
const UNREAD: Odds = Odds {
    unread: 1_000,
    full: 0,
    ..FULL
};

/// An edge over a store that can be made to fail.
fn stage() -> (Stage, Arc<Faulty<Memory>>) {
    let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
    let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    (Stage::over(Hall::new(shared, catalogue()), "condottiere"), store)
}

/// Ana, who may manage the server.
fn ana() -> Caller {
    Caller {
        permissions: u64::MAX,
        ..caller(1, "Ana")
    }
}

async fn set(stage: &mut Stage, sub: &str) -> String {
    let wish = [("board", Given::Text("text".to_owned())), ("language", Given::Text("de".to_owned()))];
    stage.sub_command(&ana(), "settings", sub, &wish).await
}

#[tokio::test]
async fn settings_that_cannot_be_kept_are_said_not_to_be_and_the_old_ones_hold() {
    for sub in ["mine", "channel"] {
        let (mut stage, store) = stage();
        let before = stage.command(&ana(), "settings", &[]).await;
        store.set(FULL);
        let said = set(&mut stage, sub).await;
        assert!(said.contains("no room left on the disk") && !said.contains("Saved."), "{sub}: {said}");
        store.set(UNREAD);
        let said = set(&mut stage, sub).await;
        assert!(said.contains("Something went wrong") && !said.contains("Saved."), "{sub}: {said}");
        store.set(Odds::default());
        assert_eq!(stage.command(&ana(), "settings", &[]).await, before, "{sub}");
        let said = set(&mut stage, sub).await;
        assert!(said.contains("Deutsch"), "{sub}: {said}");
    }
}

#[tokio::test]
async fn a_note_that_is_not_what_was_written_is_a_fault_and_is_not_written_over() {
    for (sub, key) in [("mine", "person/1"), ("channel", "channel/6")] {
        let (mut stage, store) = stage();
        store.put(key, Some(b"nonsense".to_vec())).await.unwrap();
        let said = set(&mut stage, sub).await;
        assert!(said.contains("Something went wrong"), "{sub}: {said}");
        assert_eq!(store.get(key).await.unwrap().as_deref(), Some(&b"nonsense"[..]), "{sub}");
    }
}

#[tokio::test]
async fn settings_without_a_wish_are_shown_and_not_said_to_be_kept() {
    let (mut stage, _) = stage();
    for sub in ["mine", "channel"] {
        let said = stage.sub_command(&ana(), "settings", sub, &[]).await;
        assert!(said.contains("English") && !said.contains("Saved."), "{sub}: {said}");
    }
}

#[tokio::test]
async fn joining_and_starting_say_that_the_channel_cannot_be_looked_up() {
    let (mut stage, store) = stage();
    for user in 1..=2 {
        stage.command(&caller(user, "A"), "join", &[]).await;
    }
    stage.rest().await;
    store.put("channel/6", Some(b"nonsense".to_vec())).await.unwrap();
    for command in ["join", "start"] {
        let said = stage.command(&caller(3, "C"), command, &[]).await;
        assert!(said.contains("Something went wrong"), "{command}: {said}");
    }
}

/// The cards and boards that were sent to the channel: what has controls.
fn boards(stage: &Stage) -> Vec<u64> {
    let sent = stage
        .port
        .after(0)
        .into_iter()
        .filter(|request| request.kind == "send" && request.only.is_none());
    let controlled = sent.filter(|request| {
        request.json["components"]
            .as_array()
            .is_some_and(|rows| !rows.is_empty())
    });
    controlled.filter_map(|request| request.message).collect()
}

/// Waits until the channel has a message.
async fn posted(stage: &Stage) -> u64 {
    for _ in 0..10_000 {
        if let Some(board) = boards(stage).first() {
            return *board;
        }
        tokio::task::yield_now().await;
    }
    panic!("no board was posted");
}

#[tokio::test]
async fn a_board_that_cannot_be_noted_or_looked_up_is_not_posted_again() {
    for odds in [FULL, UNREAD] {
        let (mut stage, store) = stage();
        // Slow enough for the store to fail between sending and noting.
        store.set(Odds {
            delay: 100,
            ..Odds::default()
        });
        let ana = ana();
        let ticket = stage.ticket(ana.user, None);
        stage
            .edge
            .take(Incoming::Command(asked(&ticket, &ana, "join", &[])));
        let board = posted(&stage).await;
        // The board is sent and not yet noted when the store fails; then the table is compared
        // again.
        store.set(odds);
        let table = store.inner().tables().await.unwrap()[0];
        for _ in 0..200 {
            stage.edge.nudge(table);
            tokio::task::yield_now().await;
        }
        store.set(Odds::default());
        stage.edge.nudge(table);
        stage.rest().await;
        assert_eq!(boards(&stage), [board], "{odds:?}");
        let noted = store.get(&format!("shown/{table}/board")).await.unwrap();
        assert!(
            noted.is_some_and(|note| String::from_utf8_lossy(&note).contains(&board.to_string())),
            "{odds:?}"
        );
    }
}
