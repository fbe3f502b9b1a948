//! A whole game, played by pressing, picking and typing at random.

use super::bot::{Bot, Dice, awaited, begin, board, in_words, live, memory, pick, quiet, told};
use crate::world::World;

/// One random step of whoever has something to press; whether there was anybody.
pub async fn step(world: &World, people: &[&str], dice: &mut Dice) -> bool {
    let first = dice.below(people.len());
    for at in 0..people.len() {
        let person = world.user(people[(first + at) % people.len()]);
        let Some((panel, parts)) = live(&person).await else {
            continue;
        };
        let part = &parts[dice.below(parts.len())];
        let id = part["custom_id"].as_str().unwrap();
        let done = if part["type"] == 3 {
            let options = part["options"].as_array().unwrap();
            let (least, most) = (
                part["min_values"].as_u64().unwrap_or(1) as usize,
                part["max_values"].as_u64().unwrap_or(1) as usize,
            );
            let count = least + dice.below(most - least + 1);
            let offset = dice.below(options.len());
            let wanted: Vec<&str> = (0..count)
                .map(|n| options[(offset + n) % options.len()]["value"].as_str().unwrap())
                .collect();
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
        if idle > 40
            || world
                .user("Ana")
                .messages("tables")
                .await
                .iter()
                .any(|seen| seen.text().contains("tavolo verify"))
        {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    let record = world
        .user("Ana")
        .sees("tables", "the record", |seen| seen.text().contains("tavolo verify"))
        .await;
    assert!(
        record.0["attachments"][0]["filename"]
            .as_str()
            .unwrap()
            .starts_with("tavolo-"),
        "{record:?}"
    );
    let last = board(&world, "tables").await.unwrap();
    assert_eq!(
        last.buttons(),
        ["Rematch", "Replay", "Who was lucky?", "Check the luck", "More", "Play this deal"]
    );
    let act = world.user("Bia").command("/verify").await;
    let said = world.user("Bia").messages("tables").await.pop().unwrap();
    assert!(act.ephemeral && said.content().contains("sorteios vêm da semente"), "{}", said.content());
    for name in people {
        assert!(live(&world.user(name)).await.is_none(), "{name}'s hand still has controls");
    }
    bot.end(&world).await;
    world.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_and_hands_are_pictures_with_words() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    begin(&world, &people).await;
    let who = awaited(&world, &people).await;
    let seen = world
        .user("Ana")
        .sees("tables", "the board", |seen| seen.buttons().contains(&"My panel".to_owned()))
        .await;
    quiet(&world).await;
    assert_eq!(seen.0["attachments"][0]["filename"], "board.png");
    assert!(
        seen.alt_texts()[0].contains("chooses a region") || seen.alt_texts()[0].contains(who),
        "{:?}",
        seen.alt_texts()
    );
    assert_eq!(seen.mentions(), [world.user(who).id().await]);
    let (hand, _) = live(&world.user(who)).await.unwrap();
    assert_eq!(hand.0["attachments"][0]["filename"], "hand.png");
    assert!(hand.mentions().is_empty());
    assert_eq!(pick(&world, who, "dm", &hand, 0, 0).await.kind, "update");
    let after = world
        .user(who)
        .messages("dm")
        .await
        .into_iter()
        .find(|seen| seen.id() == hand.id())
        .unwrap();
    assert_eq!(after.0["attachments"][0]["filename"], "hand.png", "the answer took the picture away");
    quiet(&world).await;
    let boards = world.user("Ana").messages("tables").await;
    assert_eq!(
        boards
            .iter()
            .filter(|seen| seen.buttons().contains(&"My panel".to_owned()))
            .count(),
        1,
        "an old board has its controls"
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_have_a_thread_of_its_own() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    world.user("Ana").command("/settings channel threads:true").await;
    begin(&world, &people).await;
    let line = world
        .user("Ana")
        .sees("tables", "a line that leads on", |seen| seen.content().contains("<#"))
        .await;
    let thread = line.content().split(['<', '#', '>']).nth(2).unwrap().to_owned();
    let seen = world
        .user("Bia")
        .sees(&thread, "the board", |seen| seen.buttons().contains(&"My panel".to_owned()))
        .await;
    assert_eq!(seen.mentions().len(), 1);
    assert!(
        told(&world.user("Ana"), "/join game:condottiere")
            .await
            .contains("lugar")
            || told(&world.user("Ana"), "/join game:condottiere")
                .await
                .contains("seat")
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_read_and_nobody_else_sees_it() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    begin(&world, &people).await;
    quiet(&world).await;
    let ana = world.user("Ana");
    let cases = [
        ("/help", "How to play"),
        ("/about", "not affiliated with any publisher"),
        ("/rules", "The idea"),
        ("/log", "Condottiere"),
        ("/log from:2", "Lines 2 to"),
        ("/board as:text", "Free regions"),
        ("/hand", "Your hand"),
        ("/hand in dm", "Your hand"),
        ("/settings show", "language: English"),
        ("/settings mine language:de", "Sprache: Deutsch"),
        ("/settings mine language:en-US", "language: English"),
        ("/verify", "The game is still on"),
        ("/resign", "want to resign"),
        ("/takeback", "take back"),
    ];
    for (command, sentence) in cases {
        let said = told(&ana, command).await;
        assert!(said.contains(sentence), "{command}: {said}");
    }
    let bia = world.user("Bia");
    bia.command("/settings mine language:en-US").await;
    for (command, sentence) in
        [("/close", "You have asked to close the table"), ("/close", "You have already asked")]
    {
        assert!(told(&bia, command).await.contains(sentence), "{command}");
    }
    ana.click("More in #tables").await;
    for (button, sentence) in [
        ("Log", "Condottiere"),
        ("Scores", "region"),
        ("Board as text", "Free regions"),
        ("Resign", "want to resign"),
    ] {
        let act = ana.click(&format!("{button} in #tables")).await;
        assert_eq!((act.kind.as_str(), act.failure), ("update", None), "{button}");
        let changed = act.message.unwrap();
        let said = ana
            .messages("tables")
            .await
            .into_iter()
            .find(|seen| seen.id() == changed)
            .unwrap()
            .text();
        assert!(said.contains(sentence), "{button}: {said}");
        if button == "Resign" {
            break;
        }
    }
    assert!(!ana.complete("/rules topic:").await.is_empty());
    let who = awaited(&world, &people).await;
    let moves = world.user(who).complete("/play move:").await;
    assert!(!moves.is_empty() && moves.len() <= 25 && moves[0].0.contains(" · "), "{moves:?}");
    assert!(world.user(who).complete("/play move:zzzz").await.is_empty());
    bot.end(&world).await;
}
