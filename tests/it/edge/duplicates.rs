//! The same deal again, as people meet it: the button on a game that has ended, who is asked, and both games beside
//! each other.

use super::direct::text;
use super::ends::{close, playing};
use super::stage::{Request, Stage, caller, direct};
use tavolo::discord::body::File;
use tavolo::discord::incoming::Caller;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// The newest button of this id.
pub fn button(stage: &Stage, id: &str) -> String {
    let all = stage.port.after(0).into_iter().rev();
    let mut buttons = all.filter_map(|request| request.button(id));
    buttons.next().unwrap_or_else(|| panic!("no button «{id}»"))
}

/// The newest card of a table that waits for its game.
fn card(stage: &Stage) -> Request {
    let all = stage.port.after(0).into_iter().rev();
    let mut cards = all.filter(|request| request.button("how").is_some());
    cards.next().unwrap()
}

/// Everybody plays the first thing that they may, until so much was done.
pub async fn plays(stage: &mut Stage, people: &[Caller], table: TableId, actions: usize, pick: usize) {
    for _ in 0..actions {
        let next = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            let legal = table.legal(user);
            Some((user, legal[pick % legal.len()].0.clone()))
        });
        let Some((user, notation)) = next.await.unwrap() else {
            return;
        };
        let person = people.iter().find(|person| person.user == user).unwrap().clone();
        stage.command(&person, "play", &[text("move", &notation)]).await;
    }
}

pub fn named(names: &[&str], from: u64) -> Vec<Caller> {
    names
        .iter()
        .zip(from..)
        .map(|(name, user)| caller(user, name))
        .collect()
}

#[tokio::test]
async fn a_deal_is_played_again_by_others_and_both_games_are_compared() {
    let mut stage = Stage::new();
    let (people, first) = playing(&mut stage, "condottiere", "draw-after-battle on").await;
    plays(&mut stage, &people, first, 4, 0).await;
    close(&mut stage, &people[0]).await;
    let (again, replay) = (button(&stage, "duplicate"), button(&stage, "replay"));
    let more = button(&stage, "more");
    stage.press(&people[0], &more, &[]).await;
    assert!(
        stage.answered(&people[0]).button("verify").is_some(),
        "the luck is checked where it stood before"
    );

    let others = named(&["Dora", "Emil", "Fay"], 11);
    let said = stage.press(&direct(&others[0]), &again, &[]).await;
    assert!(said.contains("There is no such table"), "{said}");
    stage.press(&others[0], &again, &[]).await;
    stage.rest().await;
    let told = card(&stage).text();
    assert!(
        told.contains(&format!("for exactly 3 players that plays the deal of table `{first}` once more")),
        "{told}"
    );
    assert!(told.contains("Draw cards after each battle: yes"), "it has the same options: {told}");
    let luck = button(&stage, "luck");
    let promised = stage.press(&others[0], &luck, &[]).await;
    assert!(promised.contains(&format!("is the luck of table {first} once more")), "{promised}");
    assert_eq!(promised.matches('`').count(), 2, "its own promise: {promised}");
    let untrue = ["secret", "chose the luck", "round"];
    assert!(!untrue.iter().any(|word| promised.contains(word)), "this luck is known: {promised}");

    // Who pressed the button too has a seat at the same table; who knows the deal is asked about.
    stage.press(&others[1], &again, &[]).await;
    stage.press(&people[2], &again, &[]).await;
    stage.rest().await;
    let told = card(&stage).text();
    assert!(told.contains("may know what comes: Cleo.") && told.contains("Dora and Emil"), "{told}");
    let begun = stage.start(&others[0]).await;
    assert!(begun.contains("Played this deal before and may know what comes: Cleo."), "{begun}");
    let consent = button(&stage, "consent");
    assert!(
        stage
            .press(&others[0], &consent, &[])
            .await
            .contains("You agree to play")
    );
    assert!(
        stage
            .press(&others[0], &consent, &[])
            .await
            .contains("nothing here that you would have to agree")
    );
    stage.press(&people[2], &button(&stage, "leave"), &[]).await;
    stage.press(&others[2], &again, &[]).await;
    let word = stage
        .command(&caller(20, "Gil"), "join", &[text("word", "clover")])
        .await;
    assert!(word.contains("full"), "{word}");
    stage.start(&others[0]).await;
    stage.rest().await;
    let second = stage.hall.of(UserId(11)).await.unwrap()[0];
    let said = stage.press(&caller(21, "Hal"), &again, &[]).await;
    assert!(said.contains("Another table stands in this channel"), "{said}");
    // Meanwhile nobody who plays looks back at the first game, and nobody shows it to everyone.
    let own = stage.press(&others[0], &replay, &[]).await;
    assert!(own.contains("You are playing with the same luck at another table"), "{own}");
    let log = stage
        .press(&others[0], &format!("t.{first}.0.0.p.log"), &[])
        .await;
    assert!(log.contains("You are playing with the same luck"), "{log}");
    let views = stage.hall.read(first, |table| table.extra_views()).await.unwrap();
    let views = views.iter().map(|view| format!("l.{view}"));
    for shows in views.chain(["p.hand", "p.options", "p.plan", "o.", "o.back"].map(str::to_owned)) {
        let said = stage
            .press(&others[0], &format!("t.{first}.0.0.{shows}"), &[])
            .await;
        assert!(said.contains("You are playing with the same luck"), "{shows}: {said}");
    }
    let looks = stage.press(&people[0], &replay, &[]).await;
    assert!(looks.contains("the beginning, before turn 1"), "{looks}");
    let panel = stage.answered(&people[0]).controls();
    for shows in [".w.", ".p.animate"] {
        let shows = panel.iter().find(|control| control.contains(shows)).unwrap();
        let said = stage.press(&people[0], shows, &[]).await;
        assert!(said.contains("Another table on this server is playing with the same luck"), "{said}");
    }
    plays(&mut stage, &others, second, 6, 1).await;
    close(&mut stage, &others[0]).await;

    let all = stage.port.after(0).into_iter().rev();
    let is_record = |file: &File| file.name.ends_with(".txt");
    let mut posted = all.filter(|request| request.file.as_ref().is_some_and(is_record));
    let posted = posted.next().unwrap().text();
    let luck = format!("The whole record of table {second}. Its luck is that of table {first}.");
    assert!(posted.starts_with(&luck) && posted.contains("--original"), "{posted}");
    let compared = stage.press(&others[0], &button(&stage, "compare"), &[]).await;
    let lines: Vec<&str> = compared.lines().collect();
    assert_eq!(
        lines[0],
        format!("**The same deal at two tables**: here, and at table `{first}` before (points by seat)")
    );
    for (line, names) in lines[1..4]
        .iter()
        .zip([["Dora", "Ana"], ["Emil", "Ben"], ["Fay", "Cleo"]])
    {
        assert!(names.iter().all(|name| line.contains(name)), "{line}");
    }
    assert!(lines[4].contains("differ"), "{compared}");
    assert!(
        compared.contains("\n**Here, Dora, Emil and Fay:** ")
            && compared.contains("\n**There, Ana, Ben and Cleo:** "),
        "{compared}"
    );
    let verified = stage.press(&others[0], &button(&stage, "verify"), &[]).await;
    assert!(verified.contains(&format!("They are the draws of table {first}")), "{verified}");
    let seen = [text("table", &second.to_string()), text("message", "1466074443980800023")];
    let verified = stage.command(&others[0], "verify", &seen).await;
    let there = format!("this luck is that of table {first}");
    assert!(verified.contains(&there) && verified.contains("follow from the seed"), "{verified}");

    let looks = stage.press(&others[0], &replay, &[]).await;
    assert!(looks.contains("the beginning, before turn 1"), "{looks}");

    // Their deal is the same as well, for others again.
    let again = button(&stage, "duplicate");
    stage.press(&people[0], &again, &[]).await;
    stage.press(&others[0], &again, &[]).await;
    stage.rest().await;
    let told = card(&stage).text();
    assert!(told.contains("Played this deal before: Ana and Dora"), "{told}");
}

#[tokio::test]
async fn neither_is_there_before_a_game_has_ended_nor_without_a_second_one() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "barony", "").await;
    let id = |button: &str| format!("t.{table}.0.0.p.{button}");
    for (button, said) in [
        ("duplicate", "Only the deal of a game that has ended can be played again."),
        ("compare", "There is no second game with the same deal"),
        ("consent", "The game has already begun"),
    ] {
        let answer = stage.press(&people[0], &id(button), &[]).await;
        assert!(answer.contains(said), "{button}: {answer}");
    }
    close(&mut stage, &people[0]).await;
    let answer = stage.press(&people[0], &id("compare"), &[]).await;
    assert!(answer.contains("There is no second game with the same deal"), "{answer}");
}

#[tokio::test]
async fn games_that_differ_in_their_end_alone_are_not_called_the_same() {
    let mut stage = Stage::new();
    let (people, _) = playing(&mut stage, "condottiere", "").await;
    for person in &people[..2] {
        stage.gives_up(person).await;
    }
    stage.rest().await;
    let again = button(&stage, "duplicate");
    let others = named(&["Dora", "Emil", "Fay"], 11);
    for person in &others {
        stage.press(person, &again, &[]).await;
    }
    stage.start(&others[0]).await;
    stage.rest().await;
    for person in [&others[0], &others[2]] {
        stage.gives_up(person).await;
    }
    stage.rest().await;
    let compared = stage.press(&others[0], &button(&stage, "compare"), &[]).await;
    assert!(compared.contains("🏆 Emil") && compared.contains("🏆 Cleo"), "{compared}");
    assert!(compared.contains("but they ended differently"), "{compared}");
}
