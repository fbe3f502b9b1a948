//! How often people are notified: once a decision, in the way they have chosen, and whoever is not up by nothing.

use super::direct::text;
use super::nights::passes;
use super::pace::{HOUR, Paced};
use super::stage::{DIRECT, at};
use tavolo::discord::incoming::Given;
use tavolo::discord::trouble::Trouble;
use tavolo::table::{Actor, Command, Order};

/// Discord's flag of a message that comes without a sound.
const SILENT: u64 = 1 << 12;

/// Whom the requests since so many have notified: by a mention (`@1`) or a direct message with a sound (`!1`).
fn notified(paced: &Paced, since: usize) -> Vec<String> {
    let mut all = Vec::new();
    for request in paced.stage.port.after(since) {
        if request.kind != "send" {
            continue;
        }
        let silent = request.json["flags"].as_u64().unwrap_or_default() & SILENT != 0;
        match request.only {
            Some(user) if !silent => all.push(format!("!{user}")),
            Some(_) => {}
            None => all.extend(request.notifies().iter().map(|user| format!("@{user}"))),
        }
    }
    all
}

/// Somebody chooses something for themselves.
async fn chooses(paced: &mut Paced, who: usize, what: &[(&'static str, Given)]) {
    let person = paced.people[who].clone();
    paced.stage.sub_command(&person, "settings", "mine", what).await;
}

/// The direct messages of somebody are closed.
fn closes(paced: &Paced, who: usize) {
    let whom = DIRECT + paced.people[who].user.0;
    let refuses = move |_: &'static str, to: u64| (to == whom).then_some(Trouble::ClosedDirect);
    *paced.stage.port.refuses.lock().unwrap() = Some(Box::new(refuses));
}

#[tokio::test]
async fn each_turn_over_days_notifies_whoever_is_up_once_and_nobody_else() {
    for game in ["carcassonne", "condottiere", "barony"] {
        let mut paced = Paced::begun(game, "pace daily").await;
        chooses(&mut paced, 1, &[text("turn", "message")]).await;
        chooses(&mut paced, 2, &[("mention", Given::Switch(false))]).await;
        for turn in 0..12 {
            // A panel of two hours ago is too old to be changed.
            paced.pass(2).await;
            let before = paced.stage.port.asked();
            let next = passes(&mut paced).await;
            let wanted: &[&str] = match next {
                0 => &["@1"],
                1 => &["!2"],
                _ => &[],
            };
            assert_eq!(notified(&paced, before), wanted, "{game}, turn {turn}");
        }
    }
}

#[tokio::test]
async fn what_is_asked_of_others_notifies_each_of_them_once() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    chooses(&mut paced, 0, &[text("turn", "message")]).await;
    chooses(&mut paced, 1, &[text("turn", "message")]).await;
    let late = paced.up().await;
    paced.pass(95).await;
    let before = paced.stage.port.asked();
    paced.pass(2).await;
    let mut wanted: Vec<String> = (0..3)
        .filter(|who| *who != late)
        .map(|who| match who {
            2 => "@3".to_owned(),
            who => format!("!{}", who + 1),
        })
        .collect();
    let mut told = notified(&paced, before);
    wanted.sort();
    told.sort();
    assert_eq!(told, wanted, "{late} is late");
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_reminded_in_the_channel_and_who_nudges_reads_so() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let up = passes(&mut paced).await;
    closes(&paced, up);
    let (before, user) = (paced.stage.port.asked(), paced.people[up].user.0);
    paced.pass(18).await;
    assert_eq!(notified(&paced, before), Vec::<String>::new(), "they were mentioned in this turn");
    let late = format!("⏰ <@{user}>");
    assert!(paced.board().text().contains(&late), "{}", paced.board().text());
    let other = (up + 1) % 3;
    paced.press(other, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let id = all.filter_map(|request| request.button("nudge")).next().unwrap();
    let person = paced.people[other].clone();
    let said = paced.stage.press_in(&person, Some(70), &id, &[]).await;
    assert!(said.contains("(in the channel)"), "{said}");
}

#[tokio::test]
async fn a_turn_by_direct_message_that_is_refused_is_told_by_a_mention_instead() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let next = (paced.up().await + 1) % 3;
    chooses(&mut paced, next, &[text("turn", "message")]).await;
    closes(&paced, next);
    let before = paced.stage.port.asked();
    assert_eq!(passes(&mut paced).await, next);
    paced.stage.rest().await;
    let told = format!("@{}", paced.people[next].user.0);
    assert_eq!(notified(&paced, before), [told]);
}

#[tokio::test]
async fn whoever_is_away_hears_nothing_until_they_are_back_and_then_that_it_is_their_turn() {
    for wish in ["mention", "message"] {
        let mut paced = Paced::begun("carcassonne", "pace daily").await;
        let next = (paced.up().await + 1) % 3;
        let person = paced.people[next].clone();
        chooses(&mut paced, next, &[text("turn", wish)]).await;
        let until = [text("until", "2 days")];
        paced.stage.command(&at(&person, 99), "away", &until).await;
        let before = paced.stage.port.asked();
        assert_eq!(passes(&mut paced).await, next);
        paced.pass(30).await;
        assert_eq!(notified(&paced, before), Vec::<String>::new(), "{wish}: away");
        let before = paced.stage.port.asked();
        paced.pass(19).await;
        let told = match wish {
            "mention" => format!("@{}", person.user.0),
            _ => format!("!{}", person.user.0),
        };
        assert_eq!(notified(&paced, before), [told], "{wish}: back");
    }
}

#[tokio::test]
async fn whoever_is_up_reads_when_their_own_time_ends_and_when_their_reserve_does() {
    let paced = Paced::begun("carcassonne", "pace daily").await;
    let up = paced.up().await;
    let own = (paced.clock.now() + 24 * HOUR) / 1_000;
    let all = (paced.clock.now() + 96 * HOUR) / 1_000;
    let said = paced.direct(up).text();
    let line = format!(
        "Your own time: until <t:{own}:f> (<t:{own}:R>), then your reserve until <t:{all}:f> (<t:{all}:R>)."
    );
    assert!(said.contains(&line), "{said}");
}

#[tokio::test]
async fn who_is_back_is_told_of_a_question_that_was_asked_meanwhile() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let late = paced.up().await;
    let voter = (late + 1) % 3;
    let person = paced.people[voter].clone();
    paced.pass(73).await;
    let until = [text("until", "1 day")];
    let said = paced.stage.command(&at(&person, 99), "away", &until).await;
    assert!(said.contains("away"), "{said}");
    let before = paced.stage.port.asked();
    paced.pass(23).await;
    assert!(paced.board().text().contains("What now?"), "{}", paced.board().text());
    let told = notified(&paced, before);
    let user = person.user.0;
    assert!(!told.contains(&format!("@{user}")) && !told.contains(&format!("!{user}")), "{told:?}");
    let before = paced.stage.port.asked();
    paced.pass(2).await;
    assert_eq!(notified(&paced, before), [format!("!{user}")], "back, and asked");
}

#[tokio::test]
async fn a_wish_for_a_pause_asks_each_of_the_others_once_and_what_is_decided_asks_nobody() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let up = paced.up().await;
    let (wishes, other) = ((up + 1) % 3, (up + 2) % 3);
    chooses(&mut paced, other, &[text("turn", "message")]).await;
    paced.press(wishes, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let pause = all.filter_map(|request| request.button("pause")).next().unwrap();
    let person = paced.people[wishes].clone();
    let before = paced.stage.port.asked();
    paced.stage.press_in(&person, Some(70), &pause, &[]).await;
    paced.stage.rest().await;
    assert!(
        paced
            .board()
            .text()
            .contains(": shall the table pause, as somebody would like?")
    );
    let mut told = notified(&paced, before);
    let mut wanted = vec![format!("@{}", up + 1), format!("!{}", other + 1)];
    told.sort();
    wanted.sort();
    assert_eq!(told, wanted, "each in the way they have chosen");
    let before = paced.stage.port.asked();
    let said = paced.press(other, "pause").await;
    assert!(said.contains("pause"), "{said}");
    assert_eq!(notified(&paced, before), Vec::<String>::new(), "it pauses, and nobody is asked anything");
    // Who wants to go on asks those who have not said so.
    paced.pass(3).await;
    let before = paced.stage.port.asked();
    paced.press(other, "go-on").await;
    assert!(
        paced
            .board()
            .text()
            .contains(": shall the pause end, as somebody would like?")
    );
    let mut told = notified(&paced, before);
    let mut wanted = vec![format!("@{}", up + 1), format!("@{}", wishes + 1)];
    told.sort();
    wanted.sort();
    assert_eq!(told, wanted);
    // Whoever is up is away when the pause ends.
    let away = at(&paced.people[up], 99);
    let until = [text("until", "2 days")];
    paced.stage.command(&away, "away", &until).await;
    paced.stage.rest().await;
    let before = paced.stage.port.asked();
    paced.press(wishes, "go-on").await;
    assert!(paced.board().button("go-on").is_none(), "it goes on");
    paced.pass(30).await;
    assert_eq!(notified(&paced, before), Vec::<String>::new(), "away");
}

/// Whoever is up does the first thing that they may, unseen, until two tiles at most are left to be drawn.
async fn plays_to_the_last_tiles(paced: &Paced) {
    for number in 5_000..6_000 {
        let public = paced.stage.hall.audit(paced.table, |table| table.public());
        let public = public.await.unwrap().unwrap();
        let bag = public["bag"].as_array().unwrap().iter();
        if bag.filter_map(|left| left.as_u64()).sum::<u64>() <= 2 {
            return paced.stage.rest().await;
        }
        let person = &paced.people[paced.up().await];
        let legal = paced
            .stage
            .hall
            .read(paced.table, |table| table.legal(person.user));
        let notation = legal.await.unwrap()[0].0.clone();
        let order = Order {
            by: Actor::person(person.user, number),
            name: person.name.clone(),
            ..Order::of_host(0, Command::Play { notation })
        };
        paced.stage.hall.order(paced.table, &order).await.unwrap();
    }
    panic!("tiles are left");
}

#[tokio::test]
async fn an_end_that_comes_as_the_bot_acts_for_somebody_late_notifies_each_once() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    chooses(&mut paced, 1, &[text("turn", "message")]).await;
    plays_to_the_last_tiles(&paced).await;
    for _ in 0..12 {
        let late = paced.up().await;
        for _ in 0..40 {
            if paced.board().button("vote-safe-action").is_some() {
                break;
            }
            paced.pass(1).await;
        }
        paced.press((late + 1) % 3, "vote-safe-action").await;
        let before = paced.stage.port.asked();
        paced.press((late + 2) % 3, "vote-safe-action").await;
        let ended = paced.stage.hall.read(paced.table, |table| table.ended());
        if ended.await.unwrap() {
            let mut told = notified(&paced, before);
            told.sort();
            assert_eq!(told, ["!2", "@1", "@3"]);
            return;
        }
    }
    panic!("it does not end");
}

#[tokio::test]
async fn a_wish_for_a_pause_that_nobody_answers_takes_no_reminder_and_no_turn_from_anybody() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let up = paced.up().await;
    closes(&paced, up);
    let wishes = (up + 1) % 3;
    paced.press(wishes, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let pause = all.filter_map(|request| request.button("pause")).next().unwrap();
    let person = paced.people[wishes].clone();
    paced.stage.press_in(&person, Some(70), &pause, &[]).await;
    paced.stage.rest().await;
    paced.pass(18).await;
    let late = format!("⏰ <@{}>", paced.people[up].user.0);
    assert!(paced.board().text().contains(&late), "{}", paced.board().text());
    *paced.stage.port.refuses.lock().unwrap() = None;
    let before = paced.stage.port.asked();
    let next = passes(&mut paced).await;
    assert_eq!(notified(&paced, before), [format!("@{}", next + 1)], "the turn, and no question");
}
