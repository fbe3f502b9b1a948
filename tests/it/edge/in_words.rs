//! Boards in words: sentences wrap on a phone, so they stand outside the blocks that tables are set
//! in.

use super::bot::{Bot, in_words, memory, newest, start};
use super::stage::{Request, Stage, caller};
use crate::toy::{PLANTED, Toy};
use crate::world::World;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::Catalogue;

#[tokio::test(flavor = "multi_thread")]
async fn tables_alone_stand_in_code_blocks_and_nothing_is_said_twice() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    let ana = world.user("Ana");
    for game in catalogue().iter() {
        for name in people {
            world.user(name).command(&format!("/join game:{}", game.id)).await;
        }
        start(&ana, "/start").await;
        ana.command("/board").await;
        let board = newest(&ana, "tables").await.text();
        ana.click("More in #tables").await;
        ana.click("Board as text in #tables").await;
        let alone = newest(&ana, "tables").await.text();
        for text in [board, alone] {
            let parts: Vec<&str> = text.split("```").collect();
            assert!(parts.len() % 2 == 1, "{}: {text}", game.id);
            let tables: Vec<&str> = parts.iter().skip(1).step_by(2).copied().collect();
            let cells = |table: &str| {
                table
                    .lines()
                    .flat_map(|row| row.split("  "))
                    .map(|cell| cell.split(' ').count())
                    .max()
            };
            assert!(
                tables
                    .iter()
                    .all(|table| table.trim().lines().count() > 1 && cells(table) < Some(5)),
                "{}: {text}",
                game.id
            );
            let mut lines: Vec<&str> = parts
                .iter()
                .step_by(2)
                .flat_map(|part| part.lines())
                .map(|line| line.trim_matches('*'))
                .collect();
            assert!(lines.iter().any(|line| line.ends_with('.')), "{}: {text}", game.id);
            lines.retain(|line| !line.is_empty());
            let told = lines.len();
            lines.sort_unstable();
            lines.dedup();
            assert_eq!(lines.len(), told, "{}: {text}", game.id);
        }
        ana.command("/close").await;
        let question = newest(&ana, "tables").await;
        ana.click_on("tables", question.id(), question.parts()[0]["custom_id"].as_str().unwrap())
            .await
            .unwrap();
    }
    bot.end(&world).await;
}

/// The newest board of a channel: whether it stands in an embed, and the file beside it.
fn newest_board(stage: &Stage) -> (bool, Option<String>) {
    let boards = stage.port.after(0).into_iter().rev();
    let mut boards = boards.filter(Request::shows_controls);
    let board = boards.next().unwrap();
    let some = board.json["embeds"]
        .as_array()
        .is_some_and(|list| !list.is_empty());
    (some, board.file.map(|file| file.name))
}

/// These people at a table of the toy game roll once, and it is shown.
async fn roll(stage: &mut Stage, people: &[Caller]) {
    for person in people {
        stage
            .command(person, "play", &[("move", Given::Text("roll".to_owned()))])
            .await;
    }
    stage.rest().await;
}

#[tokio::test]
async fn a_long_board_goes_as_a_file_where_embeds_are_not_allowed() {
    PLANTED.set("long");
    let (all, few) = (u64::MAX, !(1 << 14 | 1 << 3));
    let people = |ours: u64| {
        [(1, "Ana"), (2, "Ben")].map(|(user, name)| Caller {
            ours,
            permissions: u64::MAX,
            ..caller(user, name)
        })
    };
    let hall = |store| Hall::new(store, Catalogue::default().with::<Toy>());
    let store = memory();
    let mut stage = Stage::over(hall(Arc::clone(&store)), "toy");
    let words = [("board", Given::Text("text".to_owned()))];
    stage
        .sub_command(&people(few)[0], "settings", "channel", &words)
        .await;
    for person in &people(few) {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people(few)[0]).await;
    let file = Some("board.txt".to_owned());
    roll(&mut stage, &people(few)).await;
    assert_eq!(newest_board(&stage), (false, file.clone()), "as whoever asked there was allowed");
    roll(&mut stage, &people(all)[..1]).await;
    assert_eq!(newest_board(&stage), (true, None), "it is allowed again");
    // After a start nobody has asked there yet, and one refusal tells.
    let mut stage = Stage::over(hall(store), "toy");
    let refused = AtomicBool::new(false);
    *stage.port.refuses.lock().unwrap() = Some(Box::new(move |kind, channel| {
        let first = matches!(kind, "send" | "edit") && channel == 6 && !refused.swap(true, Ordering::Relaxed);
        first.then_some(Trouble::MissingPermission)
    }));
    let directly = people(all).map(|person| Caller {
        channel: ChannelId(person.user.0 + 500),
        server: None,
        ..person
    });
    roll(&mut stage, &directly[1..]).await;
    assert_eq!(newest_board(&stage), (false, file));
    assert_eq!(*stage.port.refused.lock().unwrap(), 1);
    PLANTED.set("");
}
