//! Planning as people meet it: in their direct messages, by buttons and by typing; and nothing of
//! it reaches anybody else. Beside it what can be asked and looked up.

use super::bot::{Bot, awaited, in_words, live, memory, newest, quiet, start, told};
use crate::world::{Person, Seen, World};

const PEOPLE: [&str; 2] = ["Ana", "Dora"];

/// A table of Kingsburg for two.
async fn spring(world: &World) -> Bot {
    gathered(world, &PEOPLE).await
}

/// A table of Kingsburg in English and in words, in its first spring.
async fn gathered(world: &World, people: &[&str]) -> Bot {
    let bot = Bot::start(world, &memory()).await;
    in_words(world, people).await;
    for name in people {
        world.user(name).command("/settings mine language:en-US").await;
        world.user(name).command("/join game:kingsburg").await;
    }
    start(&world.user(people[0]), "/start").await;
    for name in people {
        world.user(name).command("/play move:aid gold").await;
    }
    quiet(world).await;
    bot
}

/// The newest panel in somebody's direct messages.
async fn panel(person: &Person<'_>) -> Seen {
    let messages = person.messages("dm").await;
    messages
        .into_iter()
        .rev()
        .find(|seen| !seen.ephemeral() && !seen.parts().is_empty())
        .unwrap()
}

/// Presses the control on somebody's panel whose id ends so.
async fn press(person: &Person<'_>, end: &str) {
    let shown = panel(person).await;
    let parts = shown.parts();
    let ids = parts.iter().map(|part| part["custom_id"].as_str().unwrap());
    let id = ids
        .clone()
        .find(|id| id.ends_with(end))
        .unwrap_or_else(|| panic!("no {end} among {:?}", ids.collect::<Vec<_>>()));
    let act = person.click_on("dm", shown.id(), id).await.unwrap();
    assert_eq!((act.kind.as_str(), act.failure), ("update", None), "{end}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_made_in_private_and_done_in_its_turn() {
    let world = World::start().await;
    let bot = spring(&world).await;
    let who = awaited(&world, &PEOPLE).await;
    let (actor, planner) =
        (world.user(who), world.user(PEOPLE.into_iter().find(|name| *name != who).unwrap()));
    let others = async || (actor.messages("tables").await, actor.messages("dm").await);
    let (before, last) = (others().await, world.last_request().await);
    press(&planner, ".p.plan").await;
    assert!(panel(&planner).await.content().contains("What do you plan?"));
    press(&planner, ".a.plan pass").await;
    quiet(&world).await;
    let shown = panel(&planner).await;
    assert!(
        shown
            .content()
            .contains("Your plans, for you alone to see: Pass for this season"),
        "{shown:?}"
    );
    let suggested = planner.complete("/play move:plan in dm").await;
    assert!(
        suggested
            .iter()
            .any(|(_, notation)| notation.as_str().unwrap().starts_with("plan take")),
        "{suggested:?}"
    );
    let asked = told(&planner, "/play move:plan build inn else pass").await;
    assert!(asked.contains("plan build inn else pass"), "{asked}");
    quiet(&world).await;
    assert!(others().await == before, "somebody else is shown a plan");
    for request in world.requests(last).await {
        let path = request["path"].as_str().unwrap();
        let own =
            path.contains("/callback") || path.contains("/webhooks/") || path.contains(&planner.dm().await);
        assert!(own, "planning went out to others: {request}");
    }
    actor.command("/play move:pass").await;
    quiet(&world).await;
    let log = told(&planner, "/log").await;
    assert!(log.contains("Done as you had planned: Pass for this season"), "{log}");
    let log = told(&actor, "/log").await;
    assert!(log.matches("passes for this season").count() == 2 && !log.contains("planned"), "{log}");
    bot.end(&world).await;
}

/// What is offered on the planning panel of whoever waits, in a language of theirs.
async fn offered(game: &str, language: &str, moves: &[&str]) -> String {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    for name in PEOPLE {
        let person = world.user(name);
        person
            .command(&format!("/settings mine language:{language}"))
            .await;
        person.command(&format!("/join game:{game}")).await;
    }
    start(&world.user(PEOPLE[0]), "/start").await;
    for typed in moves {
        for name in PEOPLE {
            world.user(name).command(&format!("/play move:{typed}")).await;
        }
    }
    quiet(&world).await;
    let who = awaited(&world, &PEOPLE).await;
    let planner = world.user(PEOPLE.into_iter().find(|name| *name != who).unwrap());
    press(&planner, ".p.plan").await;
    let shown = format!("{:?}", panel(&planner).await.parts());
    bot.end(&world).await;
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn presets_are_offered_in_four_languages() {
    for (language, pass, highest) in [
        ("en-US", "Pass, unless somebody has more than …", "The highest advisor each time, then pass"),
        (
            "pt-BR",
            "Passar, a menos que alguém tenha mais de …",
            "O conselheiro mais alto a cada vez, depois passar",
        ),
        ("de", "Passen, außer jemand hat mehr als …", "Jedes Mal den höchsten Berater, dann passen"),
        (
            "it",
            "Passare, a meno che qualcuno abbia più di …",
            "Ogni volta il consigliere più alto, poi passare",
        ),
    ] {
        let shown = offered("condottiere", language, &["region roma"]).await;
        assert!(shown.contains(pass), "{language}: {shown}");
        let shown = offered("kingsburg", language, &["aid gold"]).await;
        assert!(shown.contains(highest), "{language}: {shown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn planning_goes_on_while_others_act_and_gives_way_to_ones_own_turn() {
    let world = World::start().await;
    let people = ["Ana", "Dora", "Carl"];
    let bot = gathered(&world, &people).await;
    let who = awaited(&world, &people).await;
    let planners: Vec<&str> = people.into_iter().filter(|name| *name != who).collect();
    for planner in &planners {
        press(&world.user(planner), ".p.plan").await;
    }
    world.user(who).command("/play move:pass").await;
    quiet(&world).await;
    // One of them is awaited now and sees that; the other one goes on planning.
    let mut planning = Vec::new();
    for planner in &planners {
        if panel(&world.user(planner))
            .await
            .content()
            .contains("What do you plan?")
        {
            planning.push(*planner);
        }
    }
    let [planner] = planning[..] else {
        panic!("{planning:?} are planning")
    };
    let next = planners.into_iter().find(|other| *other != planner).unwrap();
    assert!(live(&world.user(next)).await.is_some(), "{next} cannot act");
    let planner = world.user(planner);
    press(&planner, ".a.plan pass").await;
    quiet(&world).await;
    assert!(
        panel(&planner)
            .await
            .content()
            .contains("Your plans, for you alone to see: Pass for this season")
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_looks_and_components_are_answered_in_the_readers_language() {
    let world = World::start().await;
    let bot = spring(&world).await;
    let ana = world.user("Ana");
    let questions = ana.complete("/ask question:queen").await;
    let (_, reach) = questions
        .iter()
        .find(|(words, _)| words.contains("Who can still reach 17 Queen"))
        .unwrap();
    let answer = told(&ana, &format!("/ask question:{}", reach.as_str().unwrap())).await;
    assert!(answer.contains("17 Queen"), "{answer}");
    let answer = told(&ana, "/ask question:against 3").await;
    assert!(answer.contains("Goblins (3)") && answer.contains("A defeat would cost you"), "{answer}");
    let answer = told(&ana, "/ask question:queen").await;
    assert!(answer.starts_with("17 Queen: 2 goods of your choice"), "{answer}");
    assert!(
        told(&ana, "/ask question:nonsense")
            .await
            .contains("do not know an answer")
    );
    ana.click("More in #tables").await;
    let act = ana.click("Buildings").await;
    assert_eq!(act.failure, None);
    assert!(newest(&ana, "tables").await.text().contains("Wizards’ Guild"), "a look is a tap behind More");
    for (typed, name, says) in [
        ("queen", "17 Queen", "3 points"),
        ("demons", "Demons (9), year 5", "1 building"),
        ("inn", "Inn", "+2 token"),
    ] {
        let found = ana.complete(&format!("/rules topic:{typed}")).await;
        let (_, id) = found
            .iter()
            .find(|(words, _)| words == name)
            .unwrap_or_else(|| panic!("{name} is not among {found:?}"));
        for topic in [id.as_str().unwrap(), name] {
            let text = told(&ana, &format!("/rules topic:{topic}")).await;
            assert!(text.contains(says), "{topic}: {text}");
        }
    }
    let dora = world.user("Dora");
    dora.command("/settings mine language:de").await;
    let found = dora.complete("/rules topic:konigin").await;
    assert!(found.iter().any(|(_, id)| id == "17"), "{found:?}");
    assert!(
        told(&dora, "/rules topic:konigin")
            .await
            .contains("17 Königin: 2 Waren nach Wahl")
    );
    assert!(told(&dora, "/rules topic:das jahr").await.contains("Das Jahr"));
    bot.end(&world).await;
}
