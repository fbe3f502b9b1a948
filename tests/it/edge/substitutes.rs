//! Somebody takes a seat over in mid-game: they are told where the game is, in their language, for
//! themselves alone; and at the end what they did there stands apart from what was done before.

use super::bot::memory;
use super::pace::Paced;
use super::stage::{Request, Stage, caller};
use tavolo::discord::incoming::Caller;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::table::UserId;

const DORA: u64 = 4;

/// Dora, who reads German.
fn dora() -> Caller {
    Caller {
        locale: "de".to_owned(),
        ..caller(DORA, "Dora")
    }
}

/// A game of three, after some actions.
async fn played(game: &str, actions: usize) -> Paced {
    // The same luck each time.
    let hall = Hall::new(memory(), catalogue()).with_randomness(Box::new(|bytes| {
        bytes.fill(9);
        true
    }));
    let mut paced = Paced::over(hall, 3, (game, "pace brisk")).await;
    for _ in 0..actions {
        let up = paced.up().await;
        paced.act(up).await;
    }
    paced
}

/// Somebody gives their seat up, and says yes when they are asked.
async fn resigns(paced: &mut Paced, who: usize) {
    leaves(paced, who, "resign-surely").await;
}

/// Somebody gives their seat up by one of the buttons that they are asked by; what they are told then.
async fn leaves(paced: &mut Paced, who: usize, button: &str) -> String {
    let person = paced.people[who].clone();
    paced.stage.command(&person, "resign", &[]).await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let mut own = all.filter(|request| request.only == Some(person.user.0));
    let sure = own.find_map(|request| request.button(button)).unwrap();
    let said = paced.stage.press_in(&person, Some(70), &sure, &[]).await;
    paced.stage.rest().await;
    said
}

/// Somebody takes the free seat by the board's button; what they alone were sent then.
async fn takes_seat(paced: &mut Paced, who: &Caller) -> Vec<Request> {
    let before = paced.stage.port.after(0).len();
    let free = paced.board().button("take-seat").expect("no seat is offered");
    paced.stage.press(who, &free, &[]).await;
    paced.stage.rest().await;
    let all = paced.stage.port.after(before).into_iter();
    all.filter(|request| request.only == Some(who.user.0)).collect()
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_told_where_the_game_is_in_their_language_until_they_act() {
    for game in ["barony", "carcassonne", "condottiere", "kingsburg"] {
        let mut paced = played(game, 7).await;
        resigns(&mut paced, 2).await;
        let sent = takes_seat(&mut paced, &dora()).await;
        let answer = sent.iter().find(|request| request.kind == "answer").unwrap();
        let direct = sent.iter().find(|request| request.kind == "send");
        let direct = direct.unwrap_or_else(|| panic!("{game}: no direct message"));
        for told in [answer, direct] {
            let text = told.text();
            for part in [
                "**Wo wir stehen.** Bisher spielte Cleo auf deinem Platz.",
                "<#6>",
                "mit Ana und Ben",
                "Was zuletzt geschah:",
                "eigene Zeit",
            ] {
                assert!(text.contains(part), "{game}: no «{part}» in {text}");
            }
            assert!(!text.contains("Seit deinem letzten Zug"), "{game}: {text}");
        }
        assert!(answer.text().contains("Du hast den Platz von Cleo übernommen"), "{}", answer.text());
        // It is told to nobody else.
        let others = paced.stage.port.after(0).into_iter();
        let astray = others.filter(|request| request.only != Some(DORA) && request.text().contains("Wo wir"));
        assert_eq!(astray.count(), 0);
        acts(&mut paced, &dora()).await;
        let panel = paced
            .stage
            .hall
            .read(paced.table, |table| table.panel(UserId(DORA), ""));
        let panel = format!("{:?}", panel.await.unwrap());
        assert!(!panel.contains("\"briefing"), "{game}: {panel}");
    }
}

/// All play until this one, who came later, has acted.
async fn acts(paced: &mut Paced, newcomer: &Caller) {
    for _ in 0..200 {
        let up = paced.stage.hall.read(paced.table, |table| {
            let seat = table.awaited().iter().next().unwrap();
            let user = table.roster().player(seat).unwrap().user().unwrap();
            (user, table.legal(user)[0].0.clone())
        });
        let (user, action) = up.await.unwrap();
        let person = paced.people.iter().find(|person| person.user == user);
        let person = person.unwrap_or(newcomer).clone();
        let given = [("move", tavolo::discord::incoming::Given::Text(action))];
        paced.stage.command(&person, "play", &given).await;
        if user == newcomer.user {
            paced.stage.rest().await;
            return;
        }
    }
    panic!("{} is never up", newcomer.name);
}

#[tokio::test]
async fn who_comes_back_to_their_own_seat_is_told_so() {
    let mut paced = played("condottiere", 5).await;
    resigns(&mut paced, 2).await;
    let cleo = paced.people[2].clone();
    let sent = takes_seat(&mut paced, &cleo).await;
    let answer = sent.iter().find(|request| request.kind == "answer").unwrap();
    for part in ["**Where we are.** This was your seat before.", "What happened last:", "Cleo resigns."] {
        assert!(answer.text().contains(part), "no «{part}» in {}", answer.text());
    }
}

#[tokio::test]
async fn at_the_end_the_results_of_who_left_and_who_came_stand_apart() {
    let mut paced = played("carcassonne", 30).await;
    let score = |paced: &Paced| {
        let table = paced.table;
        let hall = std::sync::Arc::clone(&paced.stage.hall);
        async move {
            let public = hall.audit(table, |table| table.public()).await.unwrap();
            public.unwrap()["scores"][2].as_i64().unwrap()
        }
    };
    let left = score(&paced).await;
    resigns(&mut paced, 2).await;
    takes_seat(&mut paced, &dora()).await;
    for _ in 0..24 {
        acts(&mut paced, &dora()).await;
    }
    let ended = score(&paced).await;
    resigns(&mut paced, 0).await;
    resigns(&mut paced, 1).await;
    let line =
        format!("Score at seat 3, by who played it: Cleo up to {left} and Dora from {left} to {ended}.");
    let board = paced.board().text();
    assert!(board.contains(&line), "no «{line}» in {board}");
    assert!(ended > left, "{line}: something was scored in between");
    assert_eq!(board.matches("by who played it").count(), 1, "nobody came for those who gave up: {board}");
}

#[tokio::test]
async fn where_nobody_had_a_point_at_a_seat_nothing_is_set_apart() {
    let mut paced = played("condottiere", 5).await;
    resigns(&mut paced, 2).await;
    takes_seat(&mut paced, &dora()).await;
    resigns(&mut paced, 0).await;
    resigns(&mut paced, 1).await;
    let board = paced.board().text();
    assert!(board.contains("Dora") && !board.contains("by who played it"), "{board}");
}

#[tokio::test]
async fn who_leaves_before_the_start_is_named_on_the_card_until_somebody_sits_down() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people[..2] {
        stage.command(person, "join", &[]).await;
    }
    stage.command(&people[1], "leave", &[]).await;
    stage.rest().await;
    let card = |stage: &Stage| {
        let all = stage.port.after(0).into_iter().rev();
        let mut cards = all.filter(|request| request.only.is_none() && request.shows_controls());
        cards.next().unwrap().text()
    };
    let told = "Ben has left the table.";
    assert!(card(&stage).contains(told), "{}", card(&stage));
    stage.command(&people[2], "join", &[]).await;
    stage.rest().await;
    assert!(!card(&stage).contains(told), "{}", card(&stage));
}

#[tokio::test]
async fn whoever_resigns_may_leave_the_seat_to_a_computer_as_long_as_somebody_plays_on() {
    let mut paced = played("carcassonne", 4).await;
    let cleo = paced.people[2].clone();
    let asked = paced.stage.command(&cleo, "resign", &[]).await;
    assert!(asked.contains("Or leave your seat to a computer: then the game goes on"), "{asked}");
    let said = leaves(&mut paced, 2, "leave-to-computer").await;
    assert!(
        said.contains("You have resigned and left your seat to a computer: Carcassonne in <#6>."),
        "{said}"
    );
    let board = paced.board().text();
    let free = "Robo Ada plays on for Cleo, who has resigned: anybody can take this seat over.";
    assert!(board.contains(free), "{board}");
    // With two people left each may still do so, and the last of them may not.
    leaves(&mut paced, 0, "leave-to-computer").await;
    let ben = paced.people[1].clone();
    let asked = paced.stage.command(&ben, "resign", &[]).await;
    assert!(asked.contains("want to resign") && !asked.contains("leave your seat"), "{asked}");
    assert!(
        asked.contains("Then only computers are left") && !asked.contains("The bot then plays"),
        "{asked}"
    );
    let sent = takes_seat(&mut paced, &dora()).await;
    let answer = sent
        .iter()
        .find(|request| request.kind == "answer")
        .unwrap()
        .text();
    assert!(answer.contains("Robo ") && answer.contains("übernommen"), "{answer}");
    assert!(
        !paced
            .stage
            .hall
            .read(paced.table, |table| table.ended())
            .await
            .unwrap()
    );
}
