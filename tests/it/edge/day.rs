//! A day of each thing that Discord can refuse, in virtual time: a table is played on, and Discord
//! is seldom asked in vain.

use super::stage::{Refuses, Stage, caller};
use std::sync::Arc;
use std::time::Duration;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// Between two actions of a table that is played all day long.
const PACE: Duration = Duration::from_secs(10 * 60);
/// The channel of the table, and where direct messages begin.
const CHANNEL: u64 = 6;
const DIRECT: u64 = 500;

/// A table of Carcassonne for two, in words.
async fn table() -> (Stage, [Caller; 2], TableId) {
    let mut stage = Stage::new();
    let edge = Arc::clone(&stage.edge);
    // As the running bot does: what is due is tried again.
    tokio::spawn(async move {
        loop {
            let due = edge.nudge_due(Duration::from_secs(60));
            tokio::select! {
                () = tokio::time::sleep_until(due) => {}
                () = edge.sooner() => {}
            }
        }
    });
    let people = [
        Caller {
            permissions: u64::MAX,
            ..caller(1, "Ana")
        },
        caller(2, "Ben"),
    ];
    stage
        .sub_command(&people[0], "settings", "channel", &[("board", Given::Text("text".to_owned()))])
        .await;
    for person in &people {
        stage
            .sub_command(person, "settings", "mine", &[("board", Given::Text("text".to_owned()))])
            .await;
        stage
            .command(person, "join", &[("game", Given::Text("carcassonne".to_owned()))])
            .await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (stage, people, table)
}

/// Whoever is awaited does the first thing that can be done, from their direct messages; whether
/// anybody is.
async fn act(stage: &mut Stage, people: &[Caller; 2], table: TableId) -> bool {
    for person in people {
        let legal = stage
            .hall
            .read(table, |table| table.legal(person.user))
            .await
            .unwrap();
        let Some((notation, _)) = legal.into_iter().next() else {
            continue;
        };
        let here = Caller {
            server: None,
            server_locale: None,
            channel: ChannelId(person.user.0 + DIRECT),
            ..person.clone()
        };
        let before = stage.hall.read(table, |table| table.version()).await.unwrap();
        stage
            .command(&here, "play", &[("move", Given::Text(notation))])
            .await;
        assert_ne!(
            stage.hall.read(table, |table| table.version()).await.unwrap(),
            before,
            "nothing was done"
        );
        return true;
    }
    false
}

/// How many requests are refused in a day of play, and how the day went on after the fault was
/// over.
async fn day(refuses: Refuses) -> usize {
    let (mut stage, people, table) = table().await;
    *stage.port.refuses.lock().unwrap() = Some(refuses);
    for _ in 0..144 {
        act(&mut stage, &people, table).await;
        stage.rest().await;
        tokio::time::sleep(PACE).await;
    }
    let refused = *stage.port.refused.lock().unwrap();
    // What was refused is not refused for ever.
    *stage.port.refuses.lock().unwrap() = None;
    let before = stage.port.after(0).len();
    tokio::time::sleep(Duration::from_secs(3 * 60 * 60)).await;
    stage.rest().await;
    assert!(
        stage
            .port
            .after(before)
            .iter()
            .any(|request| request.kind == "send" || request.kind == "edit"),
        "nothing is shown again"
    );
    refused
}

fn of_channel(why: fn() -> Trouble) -> Refuses {
    Box::new(move |_, channel| (channel == CHANNEL).then(why))
}

fn of_direct(why: fn() -> Trouble) -> Refuses {
    Box::new(move |kind, channel| (channel > DIRECT && kind != "direct").then(why))
}

#[tokio::test(start_paused = true)]
async fn a_day_of_a_refusal_costs_fewer_than_a_hundred_requests() {
    let cases: [(&str, Refuses); 7] = [
        ("50013 on the board", of_channel(|| Trouble::MissingPermission)),
        ("50001 on the board", of_channel(|| Trouble::MissingAccess)),
        ("50083 in a locked thread", of_channel(|| Trouble::Archived)),
        (
            "200000 on the board",
            of_channel(|| Trouble::Refused {
                status: 400,
                code: 200_000,
            }),
        ),
        ("50007 on all hands", of_direct(|| Trouble::ClosedDirect)),
        ("20026 on all hands", of_direct(|| Trouble::Flagged)),
        ("50001 on all hands", of_direct(|| Trouble::MissingAccess)),
    ];
    for (what, refuses) in cases {
        let refused = day(refuses).await;
        println!("{what}: {refused} refused requests a table and day");
        assert!((1..100).contains(&refused), "{what}: {refused} refused requests");
    }
}

#[tokio::test(start_paused = true)]
async fn a_channel_that_is_gone_is_asked_seldom_and_its_players_get_result_and_record() {
    let (mut stage, people, table) = table().await;
    *stage.port.refuses.lock().unwrap() = Some(of_channel(|| Trouble::UnknownChannel));
    let mut told = false;
    while act(&mut stage, &people, table).await {
        stage.rest().await;
        let panels = stage.port.after(0);
        told |= panels.iter().any(|request| {
            request.only == Some(2) && request.json["content"].to_string().contains("is gone")
        });
        tokio::time::sleep(PACE).await;
    }
    stage.rest().await;
    let refused = *stage.port.refused.lock().unwrap();
    println!("10003 on the board: {refused} refused requests a table and day");
    assert!((1..100).contains(&refused), "{refused} refused requests");
    assert!(told, "nobody is told that the channel is gone");
    for person in &people {
        let sent = stage.port.after(0);
        let result = sent
            .iter()
            .rev()
            .find(|request| request.kind == "send" && request.only == Some(person.user.0))
            .unwrap();
        let file = result.file.as_ref().expect("no record comes by direct message");
        assert!(
            file.name.ends_with(".txt") && String::from_utf8_lossy(&file.bytes).contains("seed"),
            "{}",
            file.name
        );
        assert!(result.json["content"].to_string().contains("Ana"), "{}", result.json);
        let count = sent
            .iter()
            .filter(|request| request.only == Some(person.user.0) && request.file.is_some())
            .count();
        assert_eq!(count, 1, "the record comes once");
    }
}

#[tokio::test(start_paused = true)]
async fn nobodys_direct_messages_are_opened_while_discord_says_that_it_is_too_quick() {
    let mut stage = Stage::new();
    *stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, _| (kind == "direct").then_some(Trouble::TooQuick)));
    for user in 1..=6 {
        stage.command(&caller(user, "A"), "join", &[]).await;
        stage.rest().await;
    }
    assert_eq!(*stage.port.refused.lock().unwrap(), 1, "one is enough to know");
    let told: Vec<String> = stage
        .port
        .after(0)
        .iter()
        .filter(|request| request.kind == "follow up")
        .map(|r| r.json.to_string())
        .collect();
    assert!(told.len() == 1 && told[0].contains("Discord does not let me send direct messages"), "{told:?}");
    let said = stage.command(&caller(6, "A"), "leave", &[]).await;
    assert!(!said.contains("wrong"), "{said}");
    let said = stage.command(&caller(6, "A"), "join", &[]).await;
    assert!(said.contains("Discord does not let me send direct messages"), "{said}");
    *stage.port.refuses.lock().unwrap() = None;
    tokio::time::sleep(Duration::from_secs(301)).await;
    for _ in 0..6 {
        stage.edge.nudge_due(Duration::from_secs(60));
        stage.rest().await;
    }
    let hands = stage
        .port
        .after(0)
        .iter()
        .filter(|request| request.kind == "send" && request.only.is_some())
        .count();
    assert_eq!(hands, 6, "the hands come by themselves");
}
