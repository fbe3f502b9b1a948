//! Before the start: options; and people who sit at several tables.

use super::bot::{Bot, awaited, begin, in_words, memory, newest, quiet, setup, start, told};
use crate::world::{Person, Seen, World};
use tavolo::discord::Settings;
use tavolo::program::catalogue;
use tavolo::table::Chosen;
use tavolo::words::Locale;

#[tokio::test(flavor = "multi_thread")]
async fn options_are_chosen_in_a_private_panel_and_stand_on_the_card() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = world.user("Ana");
    ana.command("/join game:barony").await;
    let card = ana
        .sees("tables", "the card", |seen| seen.buttons().contains(&"Options".to_owned()))
        .await;
    ana.click("Options in #tables").await;
    let panel = newest(&ana, "tables").await;
    let list = panel.parts()[0].clone();
    let other = list["options"]
        .as_array()
        .unwrap()
        .iter()
        .find(|option| option["emoji"].is_null())
        .unwrap();
    let label = other["label"].as_str().unwrap();
    let act = ana.select(list["custom_id"].as_str().unwrap(), &[label]).await;
    assert_eq!((act.kind.as_str(), act.failure), ("update", None));
    let changed = newest(&ana, "tables").await;
    assert!(
        changed.parts()[0]["placeholder"]
            .as_str()
            .unwrap()
            .contains(label),
        "{changed:?}"
    );
    ana.sees("tables", "the option on the card", |seen| {
        seen.id() == card.id() && seen.content().contains(label)
    })
    .await;
    world.user("Bia").click("Join in #tables").await;
    world.user("Bia").click("Leave in #tables").await;
    ana.click("Leave in #tables").await;
    let closed = ana
        .sees("tables", "the closed card", |seen| seen.id() == card.id() && seen.content().contains("closed"))
        .await;
    assert!(closed.buttons().is_empty());
    bot.end(&world).await;
}

/// Options with these values.
fn chosen(values: &[(&str, &str)]) -> Chosen {
    let mut chosen = Chosen::NONE;
    values.iter().for_each(|(key, value)| chosen.set(key, value));
    chosen
}

/// What the card in `#tables` says, once it holds this.
async fn card(person: &Person<'_>, holds: &str) -> String {
    person
        .sees("tables", holds, |seen| !seen.ephemeral() && seen.content().contains(holds))
        .await
        .content()
        .to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn options_typed_with_join_stand_on_the_card_and_are_suggested_in_the_typists_language() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let (ana, dieter) = (world.user("Ana"), world.user("Bia"));
    dieter.command("/settings mine language:de").await;
    let offered = dieter.complete("/join game:condottiere with:verdeckt").await;
    assert_eq!(
        dieter.complete("/join game:Condottiere with:verdeckt").await,
        offered,
        "as the game is shown"
    );
    assert_eq!(
        offered
            .iter()
            .map(|(_, value)| value.as_str().unwrap())
            .collect::<Vec<_>>(),
        ["hidden on"],
        "{offered:?}"
    );
    assert!(offered[0].0.contains("Verdeckte Karten: ja"), "{offered:?}");
    let more = ana
        .complete("/join game:condottiere with:hidden yes, points 3")
        .await;
    assert_eq!(more[0].1, "hidden on, points 30", "{more:?}");
    assert!(more[0].0.contains("Series for points"), "{more:?}");
    ana.command("/join game:condottiere with:Hidden cards: YES; points = 30")
        .await;
    let text = card(&ana, "Series for points: to 30").await;
    assert!(text.contains("Hidden cards: yes") && !text.contains("Bigger kingdoms"), "{text}");
    dieter.command("/join with:größere Königreiche ja").await;
    assert!(
        ana.messages("tables")
            .await
            .iter()
            .all(|seen| !seen.content().contains("to win): yes")),
        "these are not the words"
    );
    dieter.command("/join with:bigger-kingdoms ja").await;
    card(&ana, "to win): yes").await;
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn options_that_cannot_be_are_answered_with_what_can() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    let ana = world.user("Ana");
    let cases: [(&str, &[&str]); 6] = [
        (
            "condottiere with:hiden yes",
            &["“hiden yes”", "`hidden` (Hidden cards)", "`points`", "`draw-after-battle on`"],
        ),
        (
            "condottiere with:hidden yes, points 31",
            &["“31”", "`points`", "`20` (to 20 points)", "`points 10`"],
        ),
        ("condottiere with:points", &["missing", "`points`", "`30`", "`points 10`"]),
        (
            "condottiere with:points 30, capturing yes",
            &["A series for points and capturing regions do not go together"],
        ),
        ("carcassonne with:hidden on", &["“hidden on”", "`farms`", "Carcassonne"]),
        ("barony with:idle-rounds 11", &["“11”", "`idle-rounds`", "`10` (after 10 rounds)"]),
    ];
    for (typed, said) in cases {
        let answer = told(&ana, &format!("/join game:{typed}")).await;
        said.iter()
            .for_each(|part| assert!(answer.contains(part), "{typed}: {part} is not in {answer}"));
    }
    let answer = told(&world.user("Bia"), "/join game:barony with:ritmo xyz").await;
    assert!(answer.contains("`ritmo ao vivo`"), "what the example says can be typed: {answer}");
    let answer = told(&world.user("Bia"), "/join game:barony with:ritmo ao vivo, Dicas sim").await;
    assert!(answer.contains("todos concordam") && answer.contains("“Concordar com dicas”"), "{answer}");
    assert!(ana.messages("tables").await.iter().all(Seen::ephemeral), "a table was opened");
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_begin_with_the_hosts_options_and_a_rematch_with_those_before() {
    let world = World::start().await;
    let games = catalogue();
    let game = *games.game("condottiere").unwrap();
    let apart = games
        .clone()
        .with_preset(&game, chosen(&[("points", "20"), ("capturing", "on")]));
    assert_eq!(apart.err().unwrap().id, "condottiere-why-points-with-capturing");
    let games = games.with_preset(&game, chosen(&[("hidden", "on")])).unwrap();
    let bot = Bot::of(&world, &memory(), games, setup(&world, Settings::default())).await;
    let (ana, bia) = (world.user("Ana"), world.user("Bia"));
    let offered = ana.complete("/join game:condottiere with:hidden").await;
    assert_eq!(offered[0].1, "hidden off", "what holds anyway is not suggested: {offered:?}");
    ana.command("/join game:condottiere with:capturing on").await;
    let text = card(&ana, "Capture other players’ regions: yes").await;
    assert!(text.contains("Hidden cards: yes"), "{text}");
    ana.click("Options in #tables").await;
    let panel = newest(&ana, "tables").await;
    let points = panel.parts().into_iter().find(|part| part["type"] == 3).unwrap();
    ana.select(points["custom_id"].as_str().unwrap(), &["to 20 points"])
        .await;
    let refused = newest(&ana, "tables").await.text();
    assert!(refused.contains("A series for points and capturing regions do not go together"), "{refused}");
    bia.command("/join").await;
    start(&ana, "/start").await;
    ana.command("/close").await;
    ana.click("Yes, close for good in #tables").await;
    ana.sees("tables", "the end", |seen| seen.buttons().contains(&"Rematch".to_owned()))
        .await;
    bia.click("Rematch in #tables").await;
    let again = ana
        .sees("tables", "the new card", |seen| seen.buttons().contains(&"Options".to_owned()))
        .await;
    assert!(
        again.content().contains("Capture other players’ regions: yes")
            && again.content().contains("Hidden cards: yes"),
        "{again:?}"
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_at_several_tables_acts_where_they_are_awaited_or_is_asked() {
    let people = ["Ana", "Dora"];
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &people).await;
    for name in people {
        world.user(name).command("/settings mine language:en-US").await;
    }
    begin(&world, &people).await;
    let who = awaited(&world, &people).await;
    let person = world.user(who);
    world.new_channel("second").await;
    person.command("/join game:condottiere in #second").await;
    quiet(&world).await;
    assert!(
        told(&person, "/hand in dm").await.contains("Your hand"),
        "the one table where they are awaited is meant"
    );
    let tables = person.complete("/hand table: in dm").await;
    assert_eq!(tables.len(), 2, "{tables:?}");
    let choices = person.complete("/play move: in dm").await;
    person
        .command(&format!("/play move:{} in dm", choices[0].1.as_str().unwrap()))
        .await;
    quiet(&world).await;
    let other = people.into_iter().find(|name| *name != who).unwrap();
    assert!(
        told(&world.user(other), "/hand in dm")
            .await
            .contains("Your hand")
    );
    bot.end(&world).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn joining_without_a_game_offers_them_all_and_a_button_opens_one() {
    let world = World::start().await;
    let settings = Settings {
        language: Locale::English,
        game: None,
        ..Settings::default()
    };
    let bot = Bot::with(&world, &memory(), settings).await;
    let ana = world.user("Ana");
    ana.command("/settings mine language:en-US").await;
    let said = told(&ana, "/join").await;
    for game in ["Condottiere", "Carcassonne", "Barony", "Kingsburg"] {
        assert!(said.contains(&format!("**{game}**")), "{game}: {said}");
    }
    assert!(said.contains("3 to 5 players") || said.contains("2 to 5 players"), "{said}");
    assert!(
        told(&ana, "/join with:hidden on")
            .await
            .contains("Choose it with the option"),
        "nothing typed is lost"
    );
    let mistyped = told(&ana, "/join game:Condotiere").await;
    assert!(
        mistyped.contains("I know no game called “Condotiere”.")
            && mistyped.contains("Which game? Press one"),
        "{mistyped}"
    );
    let nearest = told(&ana, "/join game:Kingsbrug").await;
    let first = nearest.find("Kingsburg").unwrap();
    assert!(
        ["Condottiere", "Carcassonne", "Barony"]
            .iter()
            .all(|other| nearest.find(&format!("**{other}**")).unwrap() > first),
        "{nearest}"
    );
    let asked = told(&ana, "/join").await;
    assert!(asked.contains("Which game?"));
    ana.click("Carcassonne in #tables").await;
    let board = ana
        .sees("tables", "the lobby", |seen| !seen.ephemeral() && !seen.parts().is_empty())
        .await;
    let text = board.text();
    assert!(text.contains("**Carcassonne**") && text.contains("Lay a landscape tile by tile"), "{text}");
    assert!(text.contains("1. Ana") && !text.contains(": no"), "options as usual are not told: {text}");
    bot.end(&world).await;
}
