//! A whole game, played by pressing, picking and typing at random.

use super::bot::{Bot, Dice, begin, board, in_words, live, memory};
use crate::world::World;

/// One random step of whoever has something to press; whether there was anybody.
pub async fn step(world: &World, people: &[&str], dice: &mut Dice) -> bool {
    let first = dice.below(people.len());
    for at in 0..people.len() {
        let person = world.user(people[(first + at) % people.len()]);
        let Some((panel, parts)) = live(&person).await else { continue };
        let part = &parts[dice.below(parts.len())];
        let id = part["custom_id"].as_str().unwrap();
        let done = if part["type"] == 3 {
            let options = part["options"].as_array().unwrap();
            let (least, most) = (part["min_values"].as_u64().unwrap_or(1) as usize, part["max_values"].as_u64().unwrap_or(1) as usize);
            let count = least + dice.below(most - least + 1);
            let offset = dice.below(options.len());
            let wanted: Vec<&str> = (0..count).map(|n| options[(offset + n) % options.len()]["value"].as_str().unwrap()).collect();
            person.try_select(id, &wanted).await
        } else {
            person.click_on("dm", panel.id(), id).await
        };
        // The panel may have been changed since it was read; then it is read again.
        let Ok(done) = done else { return true };
        assert_eq!(done.failure, None, "{id}: {done:?}");
        assert_eq!(
            done.kind,
            "update",
            "{id}: {done:?}; the last messages: {:?}",
            person.messages("dm").await.last().map(|seen| seen.text())
        );
        return true;
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_a_whole_game_and_check_its_luck() {
    let people = ["Ana", "Bia", "Carl"];
    let world = World::start().await;
    let store = memory();
    let bot = Bot::start(&world, &store).await;
    in_words(&world, &people).await;
    begin(&world, &people).await;
    let mut dice = Dice(7);
    let mut idle = 0;
    for _ in 0..3_000 {
        if step(&world, &people, &mut dice).await {
            idle = 0;
            continue;
        }
        idle += 1;
        if idle > 40 || world.user("Ana").messages("tables").await.iter().any(|seen| seen.content().contains("/verify")) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let record = world.user("Ana").sees("tables", "the record", |seen| seen.text().contains("/verify")).await;
    assert!(record.0["attachments"][0]["filename"].as_str().unwrap().starts_with("tavolo-"), "{record:?}");
    let last = board(&world, "tables").await.unwrap();
    assert_eq!(last.buttons(), ["Rematch", "Check the luck", "More"]);
    let act = world.user("Bia").command("/verify").await;
    let said = world.user("Bia").messages("tables").await.pop().unwrap();
    assert!(act.ephemeral && said.content().contains("semente é a prometida"), "{}", said.content());
    for name in people {
        assert!(live(&world.user(name)).await.is_none(), "{name}'s hand still has controls");
    }
    bot.end().await;
    world.stop().await;
}
