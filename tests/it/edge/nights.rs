//! Nights, being away and pauses, as people meet them: nothing is sent in quiet hours, no time runs
//! out in them, and one message tells afterwards what happened.

use super::direct::text;
use super::pace::{HOUR, Paced, sent};
use super::stage::{Request, at, direct};
use tavolo::discord::incoming::Caller;
use tavolo::presence::Zone;

const MINUTE: u64 = 60 * 1_000;

/// Quiet hours in UTC from one moment to another, as they are typed.
fn hours(from: u64, to: u64) -> String {
    let zone = Zone::of("UTC").unwrap();
    format!("{}-{}", zone.shows(from), zone.shows(to))
}

/// Somebody says when nothing is to be sent to them.
pub async fn rests(paced: &mut Paced, who: usize, from: u64, to: u64) -> String {
    let person = paced.people[who].clone();
    let quiet = hours(from, to);
    let given = [text("zone", "UTC"), text("quiet", &quiet)];
    paced.stage.sub_command(&person, "settings", "mine", &given).await
}

/// Whoever is up does the first thing that they may.
async fn plays(paced: &mut Paced) {
    let up = paced.up().await;
    let person = paced.people[up].clone();
    let user = person.user;
    let legal = paced
        .stage
        .hall
        .read(paced.table, |table| table.legal(user))
        .await
        .unwrap();
    paced
        .stage
        .command(&person, "play", &[text("move", &legal[0].0)])
        .await;
    paced.stage.rest().await;
}

/// Turns pass until somebody else than before is up.
pub async fn passes(paced: &mut Paced) -> usize {
    let before = paced.up().await;
    for _ in 0..10 {
        plays(paced).await;
        if paced.up().await != before {
            return paced.up().await;
        }
    }
    panic!("the turn does not pass");
}

/// Whom the board mentioned since so many requests, in order.
fn mentioned(paced: &Paced, since: usize) -> Vec<Vec<u64>> {
    let all = paced.stage.port.after(since).into_iter();
    all.map(|request| request.notifies())
        .filter(|users| !users.is_empty())
        .collect()
}

#[tokio::test]
async fn whoever_sits_down_in_their_quiet_hours_is_told_where_their_panel_is() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let now = paced.clock.now();
    let (night, awake) = (paced.people[0].clone(), paced.people[1].clone());
    rests(&mut paced, 0, now - HOUR, now + 8 * HOUR).await;
    let joins = [text("game", "condottiere")];
    let said = paced.stage.command(&at(&awake, 300), "join", &joins).await;
    assert!(said.contains("by direct message"), "{said}");
    let said = paced.stage.command(&at(&night, 300), "join", &joins).await;
    assert!(said.contains("Your quiet hours are on") && said.contains("/hand"), "{said}");
    assert!(!said.contains("by direct message"), "{said}");
}

#[tokio::test]
async fn a_panel_too_old_to_be_changed_comes_anew_without_a_sound_for_whoever_is_asked_nothing() {
    let mut paced = Paced::begun("condottiere", "pace daily").await;
    let up = passes(&mut paced).await;
    paced.pass(2).await;
    let before = paced.stage.port.asked();
    plays(&mut paced).await;
    assert_ne!(paced.up().await, up, "a card was played");
    paced.pass(1).await;
    let user = paced.people[up].user.0;
    let all = paced.stage.port.after(before).into_iter();
    let own: Vec<_> = all
        .filter(|one| one.only == Some(user) && one.kind == "send")
        .collect();
    assert!(!own.is_empty(), "it could not be changed any more");
    for panel in own {
        assert_eq!(panel.json["flags"], 1 << 12, "{}", panel.text());
    }
}

#[tokio::test]
async fn no_time_runs_out_in_quiet_hours() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let next = {
        let up = paced.up().await;
        (up + 1) % 3
    };
    // Whoever is up next has a deadline 32 hours from now, and sleeps then.
    let deadline = paced.clock.now() + 32 * HOUR;
    let said = rests(&mut paced, next, deadline - 3 * HOUR, deadline + 5 * HOUR).await;
    assert!(said.contains("Quiet hours:") && said.contains("UTC"), "{said}");
    assert_eq!(passes(&mut paced).await, next);
    let end = (deadline + 5 * HOUR) / (MINUTE) * MINUTE;
    let spared = (end + 2 * HOUR) / 1_000;
    let board = paced.board();
    assert!(board.text().contains(&format!("<t:{spared}")), "{spared}: {}", board.text());
    paced.pass(38).await;
    assert!(paced.board().button("vote-wait").is_none(), "nobody is asked before");
    paced.pass(2).await;
    assert!(paced.board().button("vote-wait").is_some());
}

#[tokio::test]
async fn who_says_so_later_is_not_late_in_their_night_either() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    let up = paced.up().await;
    paced.pass(30).await;
    let now = paced.clock.now();
    rests(&mut paced, up, now + HOUR, now + 4 * HOUR).await;
    paced.pass(5).await;
    assert!(paced.board().button("vote-wait").is_none());
    paced.pass(2).await;
    assert!(paced.board().button("vote-wait").is_some());
}

#[tokio::test]
async fn nothing_is_sent_in_quiet_hours_and_afterwards_one_message_tells() {
    for how in ["mention", "message"] {
        let mut paced = Paced::begun("carcassonne", "pace brisk").await;
        let next = (paced.up().await + 1) % 3;
        let person = paced.people[next].clone();
        let given = [text("turn", how)];
        paced.stage.sub_command(&person, "settings", "mine", &given).await;
        let now = paced.clock.now();
        rests(&mut paced, next, now - HOUR, now + 8 * HOUR).await;
        paced.pass(2).await;
        let (asked, before) = (paced.stage.port.after(0).len(), sent(&paced, next));
        assert_eq!(passes(&mut paced).await, next);
        paced.stage.edge.tell_digests().await;
        assert_eq!(mentioned(&paced, asked), [[0; 0]; 0], "{how}");
        assert_eq!(sent(&paced, next), before, "{how}");
        paced.pass(7).await;
        paced.stage.edge.tell_digests().await;
        paced.stage.edge.tell_digests().await;
        paced.stage.rest().await;
        assert_eq!(mentioned(&paced, asked), [[0; 0]; 0], "{how}");
        let all = paced.stage.port.after(asked);
        let own: Vec<_> = all
            .iter()
            .filter(|request| request.only == Some(person.user.0) && request.kind == "send")
            .collect();
        let loud: Vec<String> = own
            .iter()
            .filter(|request| request.json["flags"] != 1 << 12)
            .map(|request| request.text())
            .collect();
        assert_eq!(loud.len(), 1, "{how}: {loud:?}");
        assert!(
            loud[0].contains("Your quiet hours are over") && loud[0].contains("your turn"),
            "{}",
            loud[0]
        );
        let digest = own.iter().find(|request| request.text() == loud[0]).unwrap();
        assert_eq!(digest.labels(), ["1. Play: Carcassonne"], "{how}");
        let (play, before) = (digest.controls().remove(0), paced.stage.port.asked());
        paced
            .stage
            .press_in(&direct(&person), digest.message, &play, &[])
            .await;
        paced.stage.rest().await;
        let shown = paced.stage.port.after(before);
        assert!(shown.iter().any(|one| one.text().contains("<#6> · with ")), "{how}: {shown:?}");
    }
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_mentioned_once_after_their_quiet_hours() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let next = (paced.up().await + 1) % 3;
    let person = paced.people[next].clone();
    let given = [text("hand", "panel")];
    paced.stage.sub_command(&person, "settings", "mine", &given).await;
    let now = paced.clock.now();
    rests(&mut paced, next, now - HOUR, now + 8 * HOUR).await;
    let asked = paced.stage.port.after(0).len();
    passes(&mut paced).await;
    paced.pass(7).await;
    paced.stage.edge.tell_digests().await;
    assert_eq!(mentioned(&paced, asked), [[0; 0]; 0]);
    paced.pass(2).await;
    for _ in 0..3 {
        paced.stage.edge.tell_digests().await;
        paced.pass(1).await;
    }
    assert_eq!(mentioned(&paced, asked), [[person.user.0]]);
}

#[tokio::test]
async fn hours_that_are_not_understood_change_nothing() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    let person = paced.people[0].clone();
    for (option, typed, told) in [
        ("zone", "Atlantis", "I do not know this time zone"),
        ("quiet", "all day", "I do not understand these hours"),
        ("quiet", "8-22", "I do not understand these hours"),
    ] {
        let given = [text(option, typed), text("board", "text")];
        let said = paced.stage.sub_command(&person, "settings", "mine", &given).await;
        assert!(said.contains(told), "{said}");
        let said = paced.stage.sub_command(&person, "settings", "show", &[]).await;
        assert!(said.contains("Quiet hours: none") && said.contains("boards: picture"), "{said}");
    }
    let said = paced
        .stage
        .sub_command(&person, "settings", "mine", &[text("quiet", "22 to 7")])
        .await;
    assert!(said.contains("22:00–07:00 (Europe/London"), "{said}");
    let said = paced
        .stage
        .sub_command(&person, "settings", "mine", &[text("quiet", "keine")])
        .await;
    assert!(said.contains("Quiet hours: none"), "{said}");
}

#[tokio::test]
async fn a_city_is_a_time_zone_and_what_has_no_summer_time_is_not_suggested() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    let person = paced.people[0].clone();
    for (locale, typed) in [("en-GB", "Rome"), ("it", "roma")] {
        let reader = Caller {
            locale: locale.to_owned(),
            ..person.clone()
        };
        let given = [text("zone", typed)];
        let said = paced.stage.sub_command(&reader, "settings", "mine", &given).await;
        assert!(said.contains("Europe/Rome"), "{typed}: {said}");
    }
    let said = paced.stage.typing(&person, "settings", "zone", "est").await;
    assert!(said.contains(", \"America/New_York\")") && !said.contains(", \"EST\")"), "{said}");
    let given = [text("zone", "est")];
    let said = paced.stage.sub_command(&person, "settings", "mine", &given).await;
    assert!(said.contains("Choose a city whose clocks are yours: America/New York"), "{said}");
}

#[tokio::test]
async fn who_is_away_has_a_clock_that_stands_until_they_are_back() {
    let mut paced = Paced::begun("carcassonne", "pace daily").await;
    let up = paced.up().await;
    let person = paced.people[up].clone();
    let said = paced
        .stage
        .command(&person, "away", &[text("until", "soon")])
        .await;
    assert!(said.contains("I do not understand for how long"), "{said}");
    assert!(said.contains("`Dec 24`") && !said.contains("24.12"), "{said}");
    let until = paced.clock.now() + 10 * 24 * HOUR;
    let said = paced
        .stage
        .command(&person, "away", &[text("until", "10 days")])
        .await;
    assert!(said.contains(&format!("<t:{}", until / 1_000)), "{said}");
    paced.stage.rest().await;
    let board = paced.board();
    assert!(board.text().contains("is away: their clock stands until"), "{}", board.text());
    let (other, back) = (paced.people[(up + 1) % 3].clone(), until / 1_000);
    let terms = paced.stage.hall.read(paced.table, |table| table.terms());
    let nudge = format!("t.{}.{}.0.p.nudge", paced.table, terms.await.unwrap());
    let nudged = paced.stage.press(&other, &nudge, &[]).await;
    assert!(nudged.contains(&format!("is away and will be back <t:{back}")), "{nudged}");
    let listed = paced.stage.command(&other, "tables", &[]).await;
    assert!(listed.contains(&format!("{}, away until <t:{back}", person.name)), "{listed}");
    let panel = paced.stage.command(&other, "hand", &[]).await;
    assert!(panel.contains(&format!("{}, who is away until <t:{back}", person.name)), "{panel}");
    paced.pass(9 * 24).await;
    assert!(paced.board().button("vote-wait").is_none());
    // Back by their first move, everywhere.
    plays(&mut paced).await;
    assert!(!paced.board().text().contains("is away"), "{}", paced.board().text());
    let said = paced.stage.command(&person, "away", &[]).await;
    assert!(said.contains("You are not away"), "{said}");
    // Nine of fourteen days were taken.
    let said = paced
        .stage
        .command(&person, "away", &[text("until", "20 days")])
        .await;
    assert!(said.contains("nobody can be away for longer in a year"), "{said}");
    let most = (paced.clock.now() + 5 * 24 * HOUR) / 1_000;
    assert!(said.contains(&format!("<t:{most}")), "{most}: {said}");
    let answers = paced.stage.port.after(0).into_iter().rev();
    let mut backs = answers.filter(|answer| answer.labels() == ["I am back"]);
    let back = backs.next().unwrap().controls().pop().unwrap();
    let said = paced.stage.press(&person, &back, &[]).await;
    assert!(said.contains("your clocks run again"), "{said}");
    paced
        .stage
        .command(&person, "away", &[text("until", "20 days")])
        .await;
    let said = paced
        .stage
        .command(&person, "away", &[text("until", "ich bin zurück")])
        .await;
    assert!(said.contains("your clocks run again"), "{said}");
}

#[tokio::test]
async fn being_away_ends_by_itself_and_the_deadline_comes_after_it() {
    let mut paced = Paced::begun("barony", "pace brisk").await;
    let up = paced.up().await;
    let person = paced.people[up].clone();
    paced
        .stage
        .command(&at(&person, 99), "away", &[text("until", "2")])
        .await;
    paced.pass(47).await;
    assert!(paced.board().text().contains("is away"));
    paced.pass(1).await;
    assert!(!paced.board().text().contains("is away"), "{}", paced.board().text());
    paced.pass(31).await;
    assert!(paced.board().button("vote-wait").is_none());
    paced.pass(1).await;
    assert!(paced.board().button("vote-wait").is_some());
}

#[tokio::test]
async fn where_no_time_runs_no_clock_is_said_to_stand() {
    let mut paced = Paced::begun("barony", "pace relaxed").await;
    let person = paced.people[0].clone();
    paced
        .stage
        .command(&person, "away", &[text("until", "3 days")])
        .await;
    paced.stage.rest().await;
    let board = paced.board().text();
    assert!(board.contains("is away and will be back") && !board.contains("clock"), "{board}");
    let friday = [text("until", "Friday")];
    let said = paced.stage.command(&person, "away", &friday).await;
    let last = said
        .split("Your last day away is <t:")
        .nth(1)
        .unwrap_or_else(|| panic!("{said}"));
    let (noon, form) = last.split_once(':').unwrap();
    let noon = jiff::Timestamp::from_second(noon.parse().unwrap()).unwrap();
    let day = noon.to_zoned(jiff::tz::TimeZone::UTC).weekday();
    assert!(day == jiff::civil::Weekday::Friday && form.starts_with("D>"), "{said}");
}

#[tokio::test]
async fn at_live_tables_nobody_is_away() {
    let mut paced = Paced::begun("barony", "pace live").await;
    let person = paced.people[0].clone();
    let said = paced
        .stage
        .command(&person, "away", &[text("until", "2 weeks")])
        .await;
    assert!(said.contains("since all play at once there"), "{said}");
    assert!(!paced.board().text().contains("is away"));
}

#[tokio::test]
async fn a_table_pauses_when_more_than_half_want_it_and_goes_on_when_two_do() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    let person = paced.people[0].clone();
    paced.press(0, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let id = all.filter_map(|request| request.button("pause")).next().unwrap();
    let boards = |paced: &Paced| {
        let all = paced.stage.port.after(0);
        let board = |request: &&Request| request.kind == "send" && request.only.is_none();
        all.iter().filter(board).count()
    };
    let at_first = boards(&paced);
    let said = paced.stage.press_in(&person, Some(70), &id, &[]).await;
    assert!(said.contains("You would like a pause"), "{said}");
    paced.stage.rest().await;
    assert!(
        paced
            .board()
            .text()
            .contains("would like the table to pause (1 of 3 in favor)")
    );
    let said = paced.press(0, "pause").await;
    assert!(said.contains("You have said so already"), "{said}");
    paced.press(1, "pause").await;
    assert!(
        paced
            .board()
            .text()
            .contains("The table pauses: all clocks stand"),
        "{}",
        paced.board().text()
    );
    assert_eq!(boards(&paced) - at_first, 1, "boards for a wish and the pause");
    let own = paced.direct(0);
    assert!(own.text().contains("The table pauses: all clocks stand"), "{}", own.text());
    assert!(own.button("go-on").is_some(), "one's own panel ends it too: {own:?}");
    let listed = paced.stage.command(&person, "tables", &[]).await;
    let pauses = "the table pauses until <t:";
    assert!(listed.contains(pauses) && listed.contains(" at the longest; "), "{listed}");
    let before = paced.stage.port.asked();
    paced.press(0, "more").await;
    let more = paced.stage.port.after(before);
    let has = |button: &str| more.iter().any(|request| request.button(button).is_some());
    assert!(has("go-on") && !has("pause") && !has("nudge"), "{more:?}");
    paced.pass(5 * 24).await;
    assert!(paced.board().button("vote-wait").is_none());
    paced.press(2, "go-on").await;
    let (own, others) = (paced.direct(2), paced.direct(0));
    assert!(own.text().contains("one more is enough"), "{}", own.text());
    assert!(
        own.button("go-on").is_none() && others.button("go-on").is_some(),
        "whoever has said so is not asked"
    );
    assert!(paced.board().text().contains("one more is enough"), "{}", paced.board().text());
    paced.press(1, "go-on").await;
    assert!(!paced.board().text().contains("pauses"), "{}", paced.board().text());
    let until = (paced.clock.now() + 32 * HOUR) / 1_000;
    assert!(paced.board().text().contains(&format!("<t:{until}")), "{}", paced.board().text());
}

#[tokio::test]
async fn no_pause_is_offered_while_others_are_asked_about_whoever_is_late() {
    let mut paced = Paced::begun("carcassonne", "pace brisk").await;
    paced.press(0, "more").await;
    let all = paced.stage.port.after(0).into_iter().rev();
    let id = all.filter_map(|request| request.button("pause")).next().unwrap();
    let asker = paced.people[0].clone();
    paced.stage.press_in(&asker, Some(70), &id, &[]).await;
    paced.stage.rest().await;
    assert!(paced.board().text().contains("Ana would like the table to pause"));
    paced.pass(32).await;
    let board = paced.board();
    assert!(board.button("vote-wait").is_some() && board.button("pause").is_none(), "{board:?}");
    assert!(!board.text().contains("would like the table to pause"), "{}", board.text());
}

#[tokio::test]
async fn a_pause_ends_by_itself_after_two_weeks() {
    let mut paced = Paced::begun("barony", "pace daily").await;
    for person in [0, 1] {
        if person == 0 {
            paced.press(0, "more").await;
            let all = paced.stage.port.after(0).into_iter().rev();
            let id = all.filter_map(|request| request.button("pause")).next().unwrap();
            let asker = paced.people[0].clone();
            paced.stage.press_in(&asker, Some(70), &id, &[]).await;
            paced.stage.rest().await;
        } else {
            paced.press(person, "pause").await;
        }
    }
    paced.pass(14 * 24 - 1).await;
    assert!(paced.board().button("go-on").is_some());
    paced.pass(1).await;
    let board = paced.board();
    assert!(board.button("go-on").is_none());
    assert!(board.text().contains("The pause has lasted as long as it may"), "{}", board.text());
}
