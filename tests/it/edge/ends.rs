//! How games end, as people see it: who won, what lay hidden, and who is called.

use super::direct::text;
use super::stage::{Request, Stage, caller};
use tavolo::discord::incoming::Caller;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// A table in play of three people; its id.
async fn playing(stage: &mut Stage, game: &str, with: &str) -> ([Caller; 3], TableId) {
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    let with = [text("game", game), text("with", with)];
    stage.command(&people[0], "join", &with).await;
    for person in &people[1..] {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (people, table)
}

/// What everyone was shown last that has controls.
fn board(stage: &Stage) -> Request {
    let all = stage.port.after(0).into_iter().rev();
    all.into_iter().find(Request::shows_controls).unwrap()
}

/// A manager closes the table.
async fn close(stage: &mut Stage, person: &Caller) {
    let manager = Caller {
        permissions: 1 << 5,
        ..person.clone()
    };
    stage.command(&manager, "close", &[]).await;
    let all = stage.port.after(0);
    let sure = all
        .iter()
        .rev()
        .find_map(|request| request.button("close-surely"));
    stage.press_in(&manager, Some(70), &sure.unwrap(), &[]).await;
    stage.rest().await;
}

#[tokio::test]
async fn a_closed_game_shows_all_what_each_still_held() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    let held = |request: &Request| {
        let alt = request.file.as_ref().and_then(|file| file.alt.clone());
        format!("{}\n{}", request.text(), alt.unwrap_or_default()).contains("still held")
    };
    assert!(!stage.port.after(0).iter().any(held), "it goes on");
    close(&mut stage, &people[0]).await;
    let end = board(&stage);
    assert!(
        end.text()
            .contains("has closed this table before a game was finished."),
        "{}",
        end.text()
    );
    let alt = end.file.as_ref().unwrap().alt.as_ref().unwrap();
    let all = stage.port.after(0);
    let newest = |user: u64| {
        all.iter()
            .rev()
            .find(|request| request.only == Some(user))
            .unwrap()
            .text()
    };
    let said = stage
        .press(&people[1], &format!("t.{table}.0.0.p.text-board"), &[])
        .await;
    for name in ["Ana", "Ben", "Cleo"] {
        let told = format!("{name} still held ");
        for text in [&end.text(), alt, &said, &newest(2), &newest(3)] {
            assert!(text.contains(&told), "{told} {text}");
        }
    }
}

/// Somebody has no cards left, and others have: everybody plays their first card until then.
async fn somebody_runs_out(stage: &mut Stage, people: &[Caller], table: TableId) -> Vec<u64> {
    for _ in 0..200 {
        let read = stage.hall.read(table, |table| {
            let empty = |user: &u64| {
                format!("{:?}", table.panel(UserId(*user), "").lines).contains("condottiere-hand-empty")
            };
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            let (notation, _) = table.legal(user).first()?.clone();
            Some(((1..=3).filter(empty).collect::<Vec<u64>>(), user, notation))
        });
        let (empty, user, notation) = read.await.unwrap().unwrap();
        if !empty.is_empty() && empty.len() < people.len() {
            return empty;
        }
        let who = people.iter().find(|person| person.user == user).unwrap();
        stage.command(who, "play", &[text("move", &notation)]).await;
    }
    panic!("everybody has cards");
}

#[tokio::test]
async fn whoever_has_no_cards_left_reads_the_end_in_words_alone() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere", "").await;
    let empty = somebody_runs_out(&mut stage, &people, table).await;
    close(&mut stage, &people[0]).await;
    let all = stage.port.after(0);
    for user in 1..=3 {
        let mut own = all.iter().rev().filter(|request| request.only == Some(user));
        let end = own
            .find(|request| request.text().contains("No cards left: "))
            .unwrap();
        assert_eq!(end.file.is_none(), empty.contains(&user), "{user}, {empty:?}: {end:?}");
        if empty.contains(&user) {
            assert_eq!(end.json["attachments"], serde_json::json!([]), "the picture is taken away");
        }
    }
}

/// What somebody is told who asks.
async fn asked(stage: &mut Stage, person: &Caller, question: &str) -> String {
    stage.command(person, "ask", &[text("question", question)]).await
}

#[tokio::test]
async fn who_was_lucky_is_told_when_the_game_has_ended_and_not_before() {
    for (game, line) in [
        ("kingsburg", "dice, sum "),
        ("condottiere", " (10 cards): mercenaries with strength "),
        ("carcassonne", ", tiles 1: cloisters "),
        ("barony", "Luck only laid out the land"),
    ] {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game, "").await;
        for question in ["luck", "who was lucky?", "Glück", "fortuna", "sorte"] {
            let said = asked(&mut stage, &people[0], question).await;
            assert_eq!(said, "Who was lucky is told when the game is over.", "{game}: {question}");
        }
        let press = format!("t.{table}.0.0.p.fortune");
        let said = stage.press(&people[0], &press, &[]).await;
        assert_eq!(said, "Who was lucky is told when the game is over.", "{game}");
        assert_eq!(board(&stage).button("fortune"), None, "{game}");
        // Kingsburg's goods of the King's aid come before the first dice.
        for _ in 0..if game == "kingsburg" { 4 } else { 0 } {
            let up = stage.hall.read(table, |table| {
                let seat = table.awaited().iter().next()?;
                let user = table.roster().player(seat)?.user()?;
                Some((user, table.legal(user).first()?.0.clone()))
            });
            let (user, notation) = up.await.unwrap().unwrap();
            let who = people.iter().find(|person| person.user == user).unwrap();
            stage.command(who, "play", &[text("move", &notation)]).await;
        }
        close(&mut stage, &people[0]).await;
        assert_eq!(board(&stage).button("fortune").is_some(), game != "barony", "{game}");
        let said = stage.press(&people[0], &press, &[]).await;
        assert!(said.contains(line), "{game}: {said}");
        for question in ["luck", "who was lucky?", "Glück", "fortuna", "sorte"] {
            let here = text("table", &table.to_string());
            let told = [text("question", question), here];
            assert_eq!(stage.command(&people[0], "ask", &told).await, said, "{game}: {question}");
        }
    }
}
