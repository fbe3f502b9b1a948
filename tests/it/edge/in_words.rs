//! Boards in words: sentences wrap on a phone, so they stand outside the blocks that tables are set
//! in.

use super::bot::{Bot, in_words, memory, newest};
use crate::world::World;
use tavolo::program::catalogue;

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
        ana.command("/start").await;
        ana.command("/board").await;
        let board = newest(&ana, "tables").await.text();
        ana.click("More in #tables").await;
        ana.click("Board as text in #tables").await;
        let alone = newest(&ana, "tables").await.text();
        for text in [board, alone] {
            let parts: Vec<&str> = text.split("```").collect();
            assert!(parts.len() >= 3 && parts.len() % 2 == 1, "{}: {text}", game.id);
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
