//! What a host gives to all new tables: it is in their records, nobody else can choose it, and
//! nothing depends on the configuration afterwards.

use super::{Room, who};
use std::sync::Arc;
use tavolo::games::barony::Barony;
use tavolo::hall::Hall;
use tavolo::rules::Chosen;
use tavolo::store::{Memory, Store};
use tavolo::table::{Catalogue, Command};
use tavolo::words::Message;

/// Tiles without a forest and without a lake.
fn tiles() -> String {
    vec!["MPC"; 36].join(" ")
}

fn plain() -> Catalogue {
    Catalogue::default().with::<Barony>()
}

/// The games with an option that the host gives to Barony's new tables.
fn given(key: &str, value: &str) -> Result<Catalogue, Message> {
    let mut chosen = Chosen::NONE;
    chosen.set(key, value);
    let game = *plain().game("barony").unwrap();
    plain().with_preset(&game, chosen)
}

async fn gathered() -> Room {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let hall = Hall::new(Arc::clone(&store), given("tiles", &tiles()).unwrap());
    Room::joined(hall, store, "ab").await
}

#[tokio::test]
async fn hosts_own_tiles_are_in_the_record_and_replayed_where_the_host_has_others() {
    let room = gathered().await;
    let lobby = room
        .hall
        .read(room.table, |table| format!("{:?}", table.board().lines))
        .await
        .unwrap();
    assert!(lobby.contains("barony-given-tiles"), "{lobby}");
    room.tell('a', Command::Start).await.unwrap();
    let public = room
        .hall
        .audit(room.table, |table| table.public())
        .await
        .unwrap()
        .unwrap();
    let terrain = public["board"]["terrain"].as_str().unwrap().to_owned();
    assert!(terrain.len() == 54 && !terrain.contains(['F', 'L']), "{terrain}");
    let again = Hall::new(Arc::clone(&room.store), plain());
    assert_eq!(
        room.all_of(&room.hall, "ab").await,
        room.all_of(&again, "ab").await,
        "a host that took the list away again"
    );

    room.tell('a', Command::AskToClose).await.unwrap();
    room.tell('b', Command::Close).await.unwrap();
    let record = room
        .hall
        .audit(room.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    assert!(
        record
            .to_string()
            .contains(&format!("option tiles {}\n", tiles()))
    );
    let read = record.to_string().parse().unwrap();
    assert!(plain().replay(&read).is_ok() && plain().records(&read).is_ok());
    let chosen = room.hall.read(room.table, |table| table.chosen()).await.unwrap();
    assert!(chosen.is_empty(), "a rematch chooses what people chose, and the host gives what it gives then");
}

#[tokio::test]
async fn nobody_at_the_table_can_choose_what_a_host_gives() {
    let room = gathered().await;
    let set = |key: &str, value: String| Command::Set {
        key: key.to_owned(),
        value,
    };
    assert_eq!(room.comes('a', set("tiles", tiles())).await, "refused-unknown-option");
    assert_eq!(
        room.comes('a', set("idle-rounds", "10".to_owned())).await,
        "done",
        "other options are chosen as ever"
    );
    let panel = room
        .hall
        .read(room.table, |table| format!("{:?}", table.panel(who('a'), "set").menu))
        .await
        .unwrap();
    assert!(panel.contains("idle-rounds") && !panel.contains("tiles"), "{panel}");
}

#[test]
fn what_a_game_does_not_take_is_refused_before_any_table_opens() {
    let refused = |key: &str, value: &str| given(key, value).err().map(|why| why.id.into_owned());
    assert_eq!(refused("tiles", &tiles()), None);
    assert_eq!(refused("tile", &tiles()).as_deref(), Some("refused-unknown-option"));
    assert_eq!(
        refused("tiles", &vec!["MPC"; 35].join(" ")).as_deref(),
        Some("barony-why-option-tiles"),
        "enough for three is not enough"
    );
    assert_eq!(refused("tiles", &tiles().replace('C', "X")).as_deref(), Some("barony-why-option-tile"));
}
