//! A member who does their worst: what it costs others, the disk and the memory.

use super::bot::memory;
use super::stage::{Stage, asked, caller};
use std::collections::HashMap;
use std::time::{Duration, Instant};
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Asked, Caller, Click, Given, Incoming, Ticket};
use tavolo::discord::{PressLimit, Settings};
use tavolo::hall::{Hall, LobbyLimits};
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::Server;

/// An edge as the program sets it up.
fn stage() -> Stage {
    let hall = Hall::new(memory(), catalogue()).with_limits(LobbyLimits { person: 5, server: 8 });
    Stage::with(
        hall,
        Settings {
            game: Some("condottiere".to_owned()),
            pace: Some(PressLimit(120)),
            ..Settings::default()
        },
    )
}

fn text(text: &str) -> Given {
    Given::Text(text.to_owned())
}

fn at(who: &Caller, channel: u64) -> Caller {
    Caller {
        channel: ChannelId(channel),
        ..who.clone()
    }
}

/// How many records and notes the store has.
async fn kept(stage: &Stage) -> (usize, Vec<String>) {
    let store = stage.hall.store();
    let mut records = 0;
    for table in store.tables().await.unwrap() {
        records += store.read(table).await.unwrap().len();
    }
    (
        records,
        store
            .scan("")
            .await
            .unwrap()
            .into_iter()
            .map(|note| note.0)
            .collect(),
    )
}

#[tokio::test]
async fn joining_and_leaving_leaves_nothing_on_the_disk() {
    let mut stage = Stage::new();
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    for pair in 0..20 {
        assert!(stage.command(&ana, "join", &[]).await.contains("You have a seat"));
        let leaver = if pair % 2 == 0 { "leave" } else { "close" };
        if pair % 3 == 0 {
            stage.command(&ben, "join", &[]).await;
            stage.command(&ben, "leave", &[]).await;
        }
        let said = stage.command(&ana, leaver, &[]).await;
        assert!(!said.contains("no such table"), "{said}");
        stage.rest().await;
    }
    let (records, notes) = kept(&stage).await;
    assert_eq!((records, stage.hall.in_memory()), (0, 0));
    let left: Vec<&String> = notes
        .iter()
        .filter(|key| !key.starts_with("person/") && !key.starts_with("channel/"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
    // Its last card says that it is closed.
    assert!(
        stage
            .port
            .after(0)
            .iter()
            .any(|request| request.kind == "edit" && request.json.to_string().contains("closed"))
    );
}

#[tokio::test]
async fn what_a_kill_left_of_a_removed_table_is_cleared_away() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    stage.command(&ana, "join", &[]).await;
    stage.rest().await;
    let table = stage.hall.store().tables().await.unwrap()[0];
    // The table is removed, its notes are not: as where the program dies between the two.
    let version = stage.hall.read(table, |table| table.version()).await.unwrap();
    stage.hall.store().remove(table, version).await.unwrap();
    assert!(kept(&stage).await.1.iter().any(|key| key.starts_with("owed/")));
    let next = Stage::over(Hall::new(stage.hall.store().clone(), catalogue()), "condottiere");
    next.rest().await;
    let left: Vec<String> = kept(&next)
        .await
        .1
        .into_iter()
        .filter(|key| key.starts_with("owed/") || key.starts_with("shown/"))
        .collect();
    assert_eq!((left, next.hall.in_memory()), (Vec::new(), 0));
}

#[tokio::test]
async fn ids_of_no_table_leave_nothing_in_memory() {
    let stage = Stage::new();
    for id in 0..1_500 {
        assert!(stage.hall.read(TableId(id), |_| ()).await.is_err());
    }
    assert_eq!(stage.hall.in_memory(), 0);
}

#[tokio::test]
async fn a_person_and_a_server_have_so_many_lobbies() {
    let mut stage = stage();
    let people: Vec<Caller> = (1..=3).map(|user| caller(user, &format!("P{user}"))).collect();
    let opened = |said: String| said.contains("You have a seat");
    for channel in 100..105 {
        assert!(opened(stage.command(&at(&people[0], channel), "join", &[]).await));
    }
    let said = stage.command(&at(&people[0], 105), "join", &[]).await;
    assert!(said.contains("sit at 5 tables whose games have not begun") && said.contains("leave"), "{said}");
    for channel in 105..108 {
        assert!(opened(stage.command(&at(&people[1], channel), "join", &[]).await));
    }
    let said = stage.command(&at(&people[2], 108), "join", &[]).await;
    assert!(said.contains("On this server 8 tables already wait"), "{said}");
    // Taking a seat at one of them is fine, on another server all is, and one that begins or ends
    // makes room.
    assert!(opened(stage.command(&at(&people[2], 100), "join", &[]).await));
    let elsewhere = Caller {
        server: Some(Server(77)),
        ..at(&people[2], 109)
    };
    assert!(opened(stage.command(&elsewhere, "join", &[]).await));
    stage.start(&at(&people[2], 100)).await;
    assert!(opened(stage.command(&at(&people[2], 108), "join", &[]).await));
    stage.command(&at(&people[0], 101), "leave", &[]).await;
    assert!(opened(stage.command(&at(&people[0], 110), "join", &[]).await));
}

/// Until it is known what checking a record takes a second is counted for it, and then what it took.
#[test]
fn checking_records_has_its_share_of_processor_time() {
    let mut one_thread = tokio::runtime::Builder::new_current_thread();
    let runtime = one_thread.enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let mut stage = stage();
        let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
        *stage.port.file.lock().unwrap() = include_str!("record.txt").as_bytes().to_vec();
        let url = "somewhere".to_owned();
        let file = [("file", Given::File { url, bytes: 10 })];
        // The only thread for such work is held until all have asked.
        let (release, held) = std::sync::mpsc::channel::<()>();
        let holds = tokio::task::spawn_blocking(move || held.recv().is_err());
        let mut asks = Vec::new();
        for _ in 0..12 {
            let ticket = stage.ticket(ana.user, None);
            asks.push(ticket.id.0);
            stage
                .edge
                .take(Incoming::Command(asked(&ticket, &ana, "verify", &file)));
        }
        let enough = |said: &String| said.contains("your share is used up");
        let refused = |stage: &Stage| {
            let said = asks.iter().filter_map(|ask| stage.port.said(*ask));
            said.filter(enough).count()
        };
        for _ in 0..3_000 {
            if refused(&stage) == 2 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(refused(&stage), 2, "{:?}", stage.port.all_said());
        drop(release);
        assert!(holds.await.unwrap());
        stage.rest().await;
        assert_eq!(refused(&stage), 2, "{:?}", stage.port.all_said());
        for person in [&ben, &ana] {
            let said = stage.command(person, "verify", &file).await;
            assert!(!enough(&said), "{said}");
        }
    });
}

/// What a member sends who does their worst: opening, leaving, looking for what is not there,
/// pressing what is none.
fn worst(who: &Caller, ticket: &Ticket, number: u64) -> Incoming {
    let none = TableId(number * 7 + 1).to_string();
    let press = |id: String| {
        Incoming::Click(Click {
            ticket: ticket.clone(),
            caller: who.clone(),
            id,
            values: Vec::new(),
            own: None,
        })
    };
    match number % 8 {
        0 => Incoming::Command(asked(ticket, &at(who, 901), "join", &[])),
        1 => Incoming::Command(asked(ticket, &at(who, 901), "leave", &[])),
        2 => Incoming::Command(asked(ticket, &at(who, 902 + number % 97), "join", &[])),
        3 => Incoming::Command(asked(ticket, who, "board", &[("table", text(&none))])),
        4 => press("nonsense".to_owned()),
        5 => Incoming::Completing(Asked {
            typing: Some("move".to_owned()),
            ..asked(ticket, who, "play", &[("move", text("x"))])
        }),
        6 => Incoming::Command(asked(ticket, who, "verify", &[("table", text(&none))])),
        _ => press(format!("t.{none}.1.0.a.pass")),
    }
}

#[tokio::test]
async fn a_member_who_does_their_worst_for_an_hour_costs_others_nothing() {
    let mut stage = stage();
    let (ana, ben, mallory) = (caller(1, "Ana"), caller(2, "Ben"), caller(66, "Mallory"));
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    stage.start(&ana).await;
    stage.rest().await;
    let (records, notes) = kept(&stage).await;
    let requests = stage.port.after(0).len();
    let (start, mut number) = (Instant::now(), 0);
    let mut sent: HashMap<u64, bool> = HashMap::new();
    // Time passes as the tickets say it: an hour, with three attempts a second, and somebody else
    // who plays on.
    for second in 0..3_600 {
        let taken = start + Duration::from_secs(second);
        for _ in 0..3 {
            let ticket = Ticket {
                taken,
                ..stage.ticket(mallory.user, None)
            };
            sent.insert(ticket.id.0, true);
            stage.edge.take(worst(&mallory, &ticket, number));
            number += 1;
        }
        if second % 60 == 0 {
            let ticket = Ticket {
                taken,
                ..stage.ticket(ana.user, None)
            };
            sent.insert(ticket.id.0, false);
            stage
                .edge
                .take(Incoming::Command(asked(&ticket, &ana, "log", &[])));
        }
        stage.rest().await;
    }
    let said = stage.port.all_said();
    let answers: HashMap<u64, &str> = said.iter().map(|(id, said)| (*id, said.as_str())).collect();
    let away = |id: &u64| answers[id].contains("That was a lot at once");
    assert!(sent.keys().all(|id| answers.contains_key(id)), "something was not answered");
    let (worst, others): (Vec<&u64>, Vec<&u64>) = sent.keys().partition(|id| sent[id]);
    let admitted = worst.iter().filter(|id| !away(id)).count();
    // As many at once as a minute gives, and what an hour gives; suggestions cost less and are
    // answered with none.
    assert!((7_000..=9_000).contains(&admitted), "{admitted} of {}", worst.len());
    assert!(others.iter().all(|id| !away(id) && !answers[id].is_empty()), "somebody else was turned away");
    // What is left of it: the lobbies that one person may have, and a note of theirs and of each
    // channel.
    let tables = stage.hall.store().tables().await.unwrap().len();
    assert!(tables <= 1 + 5, "{tables} tables");
    let (records_now, notes_now) = kept(&stage).await;
    assert!(records_now <= records + 5 * 2, "{records_now} records, {records} before");
    let of_tables = |notes: &[String]| {
        notes
            .iter()
            .filter(|key| key.starts_with("shown/") || key.starts_with("owed/") || key.starts_with("last/"))
            .count()
    };
    assert!(of_tables(&notes_now) <= of_tables(&notes) + 5 * 4, "{notes_now:?}");
    assert!(stage.hall.in_memory() <= tables, "{} tables in memory", stage.hall.in_memory());
    // What stands in channels changed no more often than they were let: two messages a table, one
    // edit when it ends.
    let shown = stage
        .port
        .after(requests)
        .iter()
        .filter(|request| matches!(request.kind, "send" | "edit" | "strip"))
        .count();
    assert!(shown <= admitted, "{shown} requests for {admitted} interactions");
}
