//! `/tables`: one's own tables by how urgent they are, and the others of the server; never more of
//! either than its board tells.

use super::bot::memory;
use super::direct::text;
use super::stage::{Stage, at, caller, direct};
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::incoming::Caller;
use tavolo::hall::{Deadlines, Hall};
use tavolo::program::catalogue;
use tavolo::store::{Store, TableId};
use tavolo::table::{Place, Server, UserId};

const HOUR: u64 = 60 * 60 * 1_000;

/// An edge over an empty hall whose clock the test moves.
fn clocked() -> (Stage, Clock) {
    let clock = Clock::standing(Clock::system().now() + 60_000);
    let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
    (Stage::with(hall, Settings::default()), clock)
}

/// A table of these people in a channel, before its game.
async fn gathered(stage: &mut Stage, channel: u64, people: &[&Caller], options: &str) -> TableId {
    for person in people {
        stage
            .command(&at(person, channel), "join", &[text("game", "carcassonne")])
            .await;
    }
    stage
        .command(&at(people[0], channel), "join", &[text("with", options)])
        .await;
    stage.rest().await;
    stage.hall.at(Place(channel)).await.unwrap().unwrap()
}

/// A table in play, where this one of its people is up.
async fn playing(stage: &mut Stage, channel: u64, people: &[&Caller], pace: &str, up: &Caller) -> TableId {
    let table = gathered(stage, channel, people, pace).await;
    stage.start(&at(people[0], channel)).await;
    stage.rest().await;
    for _ in 0..12 {
        let now = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next().unwrap();
            let user = table.roster().player(seat).unwrap().user().unwrap();
            (user, table.legal(user)[0].0.clone())
        });
        let (user, action) = now.await.unwrap();
        if user == up.user {
            return table;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage
            .command(&at(who, channel), "play", &[text("move", &action)])
            .await;
        stage.rest().await;
    }
    panic!("{} is never up", up.name);
}

/// The lines of an answer that name a table.
fn listed(said: &str) -> Vec<&str> {
    said.lines().filter_map(|line| line.strip_prefix("- ")).collect()
}

#[tokio::test]
async fn whoever_sits_nowhere_is_told_how_to_sit_down() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    let said = stage.command(&direct(&ana), "tables", &[]).await;
    assert_eq!(
        said,
        "You sit at no table. Open one with /join: here against computers, with others in a channel of a server."
    );
    let said = stage.command(&ana, "tables", &[]).await;
    assert_eq!(
        said,
        "You sit at no table. /join opens one in a channel, or gives you a seat at the open one there.\n\
         There is no other table on this server."
    );
}

#[tokio::test]
async fn ones_own_tables_stand_there_by_how_urgent_they_are_with_what_is_awaited_and_until_when() {
    let (mut stage, clock) = clocked();
    let (ana, ben) = (&caller(1, "Ana"), &caller(2, "Ben"));
    let mut deadlines = Deadlines::new(Arc::clone(&stage.hall));
    playing(&mut stage, 11, &[ana, ben], "pace brisk", ben).await;
    playing(&mut stage, 12, &[ana, ben], "pace brisk", ana).await;
    for _ in 0..32 {
        clock.advance(HOUR);
        deadlines.round().await;
    }
    let polls = clock.now() / 1_000 + 8 * 60 * 60;
    gathered(&mut stage, 13, &[ben, ana], "pace brisk").await;
    playing(&mut stage, 14, &[ana, ben], "pace daily", ben).await;
    // Of those that are as urgent the one that has waited longest comes first.
    clock.advance(60_000);
    playing(&mut stage, 15, &[ben, ana], "pace relaxed", ben).await;
    playing(&mut stage, 16, &[ana, ben], "pace relaxed", ana).await;
    let daily = playing(&mut stage, 17, &[ana, ben], "pace daily", ana).await;
    let brisk = playing(&mut stage, 18, &[ana, ben], "pace brisk", ana).await;
    let mut due = [0, 0];
    for (table, due) in [daily, brisk].into_iter().zip(&mut due) {
        let read = stage.hall.read(table, |table| table.deadline(UserId(1)).unwrap());
        *due = read.await.unwrap() / 1_000;
    }
    let others = stage.hall.at(Place(14)).await.unwrap().unwrap();
    let others = stage
        .hall
        .read(others, |table| table.deadline(UserId(2)).unwrap());
    let others = others.await.unwrap() / 1_000;
    let said = stage.command(&direct(ana), "tables", &[]).await;
    let mut lines = said.lines();
    assert_eq!(lines.next(), Some("**Your tables**"));
    let lines: Vec<&str> = lines.collect();
    let [daily, brisk] = due;
    let expected = [
        (
            12,
            format!(
                "**your turn**, but your time is up (what happens is decided <t:{polls}:R> at the latest)"
            ),
        ),
        (18, format!("**your turn** (time ends: <t:{brisk}:R>)")),
        (17, format!("**your turn** (time ends: <t:{daily}:R>)")),
        (16, "**your turn**".to_owned()),
        (
            11,
            format!(
                "**your answer is wanted**: time is up for Ben (what happens is decided <t:{polls}:R> at the latest)"
            ),
        ),
        (14, format!("waiting for Ben (time ends: <t:{others}:R>)")),
        (15, "waiting for Ben".to_owned()),
        (13, "the game has not begun, 2 of 5 seats are taken".to_owned()),
    ];
    for (number, (channel, standing)) in expected.iter().enumerate() {
        // Where something is awaited, the line has the number of its button.
        let button = match number {
            0..=4 => format!("**{}.** ", number + 1),
            _ => String::new(),
        };
        assert_eq!(
            lines[number],
            format!("- {button}Carcassonne in <#{channel}> with Ben: {standing}"),
            "{number}: {said}"
        );
    }
    assert_eq!(lines.len(), expected.len(), "in direct messages nothing else: {said}");
    let list = stage.answered(ana);
    let labels: Vec<String> = (1..=5)
        .map(|number| format!("{number}. Play: Carcassonne"))
        .collect();
    assert_eq!(list.labels(), labels);
    let asked = stage.port.asked();
    stage
        .press_in(&direct(ana), Some(70), &list.controls()[2], &[])
        .await;
    stage.rest().await;
    let shown = stage.port.after(asked);
    assert!(shown.iter().any(|one| one.text().contains("<#17> · with Ben")), "{shown:?}");
    let there = stage.command(&at(ana, 99), "tables", &[]).await;
    assert_eq!(there, format!("{said}\nThere is no other table on this server."));

    // For whoever is late the bot plays, as was answered.
    let poll = stage.hall.at(Place(11)).await.unwrap().unwrap();
    let stamp = stage.hall.read(poll, |table| table.terms().0).await.unwrap();
    let vote = format!("t.{poll}.{stamp}.0.p.vote-stand-in");
    stage.press(&at(ana, 11), &vote, &[]).await;
    stage.rest().await;
    let said = stage.command(&direct(ben), "tables", &[]).await;
    let line = listed(&said)
        .into_iter()
        .find(|line| line.contains("<#11>"))
        .unwrap()
        .to_owned();
    assert!(line.ends_with("with Ana: the bot plays for you until you come back"), "{said}");
}

#[tokio::test]
async fn of_the_servers_other_tables_it_tells_where_a_seat_is_free_and_nobodys_name() {
    let mut stage = Stage::new();
    let people = [&caller(1, "Ana"), &caller(2, "Ben"), &caller(3, "Cleo")];
    let [ana, ben, cleo] = people;
    let zoe = &caller(9, "Zoe");
    playing(&mut stage, 11, &people, "pace relaxed", ben).await;
    gathered(&mut stage, 12, &[ana], "pace relaxed").await;
    playing(&mut stage, 13, &people, "pace relaxed", ana).await;
    let gone = stage.hall.at(Place(13)).await.unwrap().unwrap();
    stage.command(&at(cleo, 13), "resign", &[]).await;
    let sure = stage.port.after(0);
    let sure = sure
        .iter()
        .rev()
        .find_map(|request| request.button("resign-surely"));
    stage.press_in(&at(cleo, 13), Some(70), &sure.unwrap(), &[]).await;
    stage.rest().await;
    assert_eq!(
        stage
            .hall
            .read(gone, |table| table.roster().to_take_over().count())
            .await
            .unwrap(),
        1
    );
    let elsewhere = |person: &Caller| Caller {
        server: Some(Server(6)),
        ..person.clone()
    };
    gathered(&mut stage, 14, &[&elsewhere(ana)], "pace relaxed").await;

    let said = stage.command(zoe, "tables", &[]).await;
    assert!(
        said.contains("You sit at no table.") && said.contains("**Other tables on this server**"),
        "{said}"
    );
    assert_eq!(
        listed(&said),
        [
            "**1.** Carcassonne in <#13>: the game is on – **a seat is free**",
            "**2.** Carcassonne in <#12>: the game has not begun, 1 of 5 seats is taken – **a seat is free**",
            "Carcassonne in <#11>: the game is on",
        ]
    );
    for name in ["Ana", "Ben", "Cleo"] {
        assert!(!said.contains(name), "{said}");
    }
    let said = stage.command(&elsewhere(zoe), "tables", &[]).await;
    assert_eq!(listed(&said).len(), 1, "{said}");
    assert!(said.contains("<#14>"), "{said}");
    assert_eq!(listed(&stage.command(&direct(zoe), "tables", &[]).await).len(), 0);
    // Whoever sits there finds it everywhere.
    for asker in [ana.clone(), elsewhere(ana), direct(ana)] {
        let said = stage.command(&asker, "tables", &[]).await;
        assert_eq!(said.matches("<#14>").count(), 1, "{said}");
    }
    let ended = stage.command(&at(ana, 12), "leave", &[]).await;
    stage.rest().await;
    let said = stage.command(zoe, "tables", &[]).await;
    assert!(!said.contains("<#12>"), "{ended}: {said}");
}

#[tokio::test]
async fn a_servers_tables_are_found_after_a_start_as_before() {
    let store: Arc<dyn Store> = memory();
    let mut stage = Stage::with(Hall::new(Arc::clone(&store), catalogue()), Settings::default());
    let ana = caller(1, "Ana");
    let here = gathered(&mut stage, 11, &[&ana], "pace brisk").await;
    let elsewhere = Caller {
        server: Some(Server(6)),
        ..ana.clone()
    };
    let there = gathered(&mut stage, 12, &[&elsewhere], "pace brisk").await;
    let later = Hall::new(store, catalogue());
    for hall in [&*stage.hall, &later, &later] {
        assert_eq!(hall.in_server(Server(5)).await.unwrap(), [here]);
        assert_eq!(hall.in_server(Server(6)).await.unwrap(), [there]);
        assert_eq!(hall.in_server(Server(7)).await.unwrap(), []);
    }
}

#[tokio::test]
async fn of_those_who_answer_in_secret_it_tells_how_many_are_awaited_and_not_who() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people {
        stage
            .command(person, "join", &[text("game", "condottiere")])
            .await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    // Nobody fights for a region; when the next one is chosen, all are asked about their hands.
    let mut asked = 0;
    for _ in 0..12 {
        let read = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next().unwrap();
            let user = table.roster().player(seat).unwrap().user().unwrap();
            let legal = table.legal(user);
            let pass = legal.iter().find(|(notation, _)| notation == "pass");
            (table.awaited().len(), user, pass.unwrap_or(&legal[0]).0.clone())
        });
        let (count, user, action) = read.await.unwrap();
        asked = count;
        if asked == 3 {
            break;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &action)]).await;
        stage.rest().await;
    }
    assert_eq!(asked, 3, "all are asked");
    let keep = [text("move", "hand keep")];
    stage.command(&people[1], "play", &keep).await;
    let said = stage.command(&people[1], "tables", &[]).await;
    assert_eq!(listed(&said), ["Condottiere in <#6> with Ana and Cleo: waiting for 2 answers"]);
    let said = stage.command(&people[1], "play", &keep).await;
    assert!(said.contains("2 answers are still awaited") && !said.contains("Waiting for"), "{said}");
    let said = stage.command(&people[0], "tables", &[]).await;
    assert_eq!(listed(&said), ["**1.** Condottiere in <#6> with Ben and Cleo: **your turn**"]);
    stage.command(&people[2], "play", &keep).await;
    let said = stage.command(&people[1], "play", &keep).await;
    assert!(said.contains("one answer is still awaited") && !said.contains("Waiting for"), "{said}");
    let said = stage.command(&people[1], "tables", &[]).await;
    assert_eq!(listed(&said), ["Condottiere in <#6> with Ana and Cleo: waiting for 1 answer"]);
}

#[tokio::test]
async fn a_long_list_ends_with_how_many_more_there_are() {
    let (mut stage, clock) = clocked();
    let ana = caller(1, "Ana");
    for channel in 11..28 {
        gathered(&mut stage, channel, &[&ana], "pace brisk").await;
        clock.advance(HOUR);
    }
    let said = stage.command(&direct(&ana), "tables", &[]).await;
    assert_eq!((listed(&said).len(), said.lines().last()), (15, Some("-# and 2 more")), "{said}");
    let first = listed(&said)[0];
    assert_eq!(first, "Carcassonne in <#11>: the game has not begun, 1 of 5 seats is taken");
    let said = stage.command(&caller(9, "Zoe"), "tables", &[]).await;
    assert_eq!((listed(&said).len(), said.lines().last()), (15, Some("-# and 2 more")), "{said}");
}

#[tokio::test]
async fn it_answers_in_the_askers_language() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    gathered(&mut stage, 11, &[&ana], "pace brisk").await;
    for (locale, title, line) in [
        (
            "de",
            "**Deine Tische**",
            "Carcassonne in <#11>: die Partie hat noch nicht begonnen, 1 von 5 Plätzen ist besetzt",
        ),
        (
            "it",
            "**I tuoi tavoli**",
            "Carcassonne in <#11>: la partita non è ancora cominciata, posti occupati: 1 su 5",
        ),
        (
            "pt-BR",
            "**Suas mesas**",
            "Carcassonne em <#11>: a partida ainda não começou, lugares ocupados: 1 de 5",
        ),
    ] {
        let asker = Caller {
            locale: locale.to_owned(),
            ..direct(&ana)
        };
        let said = stage.command(&asker, "tables", &[]).await;
        assert_eq!(said, format!("{title}\n- {line}"));
    }
}
