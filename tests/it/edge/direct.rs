//! Direct messages that suffice: which table, what a decision needs, who is up; and a turn that comes
//! as a message of its own.

use super::bot::memory;
use super::stage::{Request, Stage, caller};
use std::collections::{BTreeMap, BTreeSet};
use tavolo::clock::Clock;
use tavolo::discord::Settings;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::discord::trouble::Trouble;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::UserId;

const GAMES: [&str; 4] = ["barony", "carcassonne", "condottiere", "kingsburg"];

pub fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

/// A table in play of three people; its id.
async fn playing(stage: &mut Stage, game: &str) -> (Vec<Caller>, TableId) {
    let people = vec![caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people {
        stage.command(person, "join", &[text("game", game)]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (people, table)
}

/// The people whose decision is awaited.
async fn awaited(stage: &Stage, table: TableId) -> BTreeSet<u64> {
    let users = |table: &dyn tavolo::table::TableView| {
        let user = |seat| table.roster().player(seat)?.user().map(|user| user.0);
        table.awaited().iter().filter_map(user).collect()
    };
    stage.hall.read(table, users).await.unwrap()
}

/// What somebody's direct messages were sent or changed to, oldest first.
fn direct(stage: &Stage, user: u64) -> Vec<Request> {
    let all = stage.port.after(0).into_iter();
    all.filter(|request| request.only == Some(user) && matches!(request.kind, "send" | "edit"))
        .collect()
}

/// What somebody's newest direct message says.
fn newest(stage: &Stage, user: u64) -> String {
    direct(stage, user).pop().unwrap().text()
}

/// Has whoever is up do the first legal action; who that was.
async fn act(stage: &mut Stage, people: &[Caller], table: TableId) -> u64 {
    let user = *awaited(stage, table).await.first().unwrap();
    let legal = stage
        .hall
        .read(table, |table| table.legal(UserId(user)))
        .await
        .unwrap();
    let who = people.iter().find(|person| person.user.0 == user).unwrap();
    stage.command(who, "play", &[text("move", &legal[0].0)]).await;
    stage.rest().await;
    user
}

#[tokio::test]
async fn a_direct_message_names_the_game_the_channel_the_others_and_who_is_up() {
    for game in GAMES {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game).await;
        let up = awaited(&stage, table).await;
        for person in &people {
            let said = newest(&stage, person.user.0);
            assert!(said.contains("** · <#6> · with "), "{game}: {said}");
            for other in people.iter().filter(|other| other.user != person.user) {
                assert!(said.contains(&other.name), "{game}: {said}");
            }
            if up.contains(&person.user.0) {
                continue;
            }
            let first = *up.first().unwrap() as usize;
            let waits = format!("Waiting for {}.", people[first - 1].name);
            assert!(up.len() > 1 || said.contains(&waits), "{game}: {said}");
            let last = direct(&stage, person.user.0).pop().unwrap();
            assert_eq!(last.labels(), ["Notes", "More"], "{game}: who waits has nothing to decide");
        }
    }
}

#[tokio::test]
async fn who_waits_and_asks_reads_how_the_battle_stands_and_what_happened_since() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere").await;
    for _ in 0..4 {
        act(&mut stage, &people, table).await;
    }
    let up = *awaited(&stage, table).await.first().unwrap();
    let mut told = 0;
    for person in people.iter().filter(|person| person.user.0 != up) {
        let user = person.user;
        let meanwhile = stage.hall.read(table, |table| table.meanwhile(user));
        let meanwhile = meanwhile.await.unwrap();
        assert!(!meanwhile.situation.is_empty());
        let said = stage.command(person, "hand", &[]).await;
        assert!(said.contains("Waiting for"), "{said}");
        let since = ["Since your last turn:", "Since the beginning:"];
        let recap = since.iter().any(|since| said.contains(since));
        assert_eq!(recap, !meanwhile.recap.is_empty(), "{said}");
        told += usize::from(!meanwhile.recap.is_empty());
    }
    assert!(told > 0, "nothing happened since anybody acted");
    let asked = stage.hall.read(table, |table| table.meanwhile(UserId(up)));
    assert_eq!(asked.await.unwrap(), Default::default(), "who is up reads it in their panel anyway");
}

/// Barony's third player sets two cities in a row: what came before the first of them is not since their last turn.
#[tokio::test]
async fn who_is_asked_twice_in_their_first_turn_reads_what_happened_since_the_beginning() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "barony").await;
    let mut before = 0;
    for _ in 0..people.len() {
        before = act(&mut stage, &people, table).await;
    }
    assert_eq!(
        awaited(&stage, table).await,
        BTreeSet::from([before]),
        "who set their first city last sets the next one"
    );
    let said = newest(&stage, before);
    assert!(said.contains("Since the beginning:") && !said.contains("Since your last turn:"), "{said}");
}

#[tokio::test]
async fn what_a_game_can_show_besides_is_two_taps_from_the_message_that_asks() {
    let looks = [
        ("barony", "Spaces in danger"),
        ("carcassonne", "Farms"),
        ("condottiere", "Scores"),
        ("kingsburg", "Enemies"),
    ];
    for (game, look) in looks {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game).await;
        let up = *awaited(&stage, table).await.first().unwrap();
        let asked = direct(&stage, up).pop().unwrap();
        let at = |label: &str| asked.labels().iter().position(|said| said == label);
        assert_eq!(at("More"), Some(asked.labels().len() - 1), "{game}: {:?}", asked.labels());
        let more = asked.controls().pop().unwrap();
        let who = people.iter().find(|person| person.user.0 == up).unwrap();
        stage.press_in(who, None, &more, &[]).await;
        let shown = stage.port.after(0).pop().unwrap();
        assert!(shown.labels().iter().any(|label| label == look), "{game}: {:?}", shown.labels());
    }
}

#[tokio::test]
async fn whoever_decides_with_a_hand_reads_the_battle_beside_it() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere").await;
    act(&mut stage, &people, table).await;
    let played = act(&mut stage, &people, table).await;
    let up = *awaited(&stage, table).await.first().unwrap();
    let said = newest(&stage, up);
    assert!(said.contains("Round 1, battle 1."), "{said}");
    let lines = said.lines().filter(|line| line.contains(" in hand")).count();
    assert_eq!(lines, 3, "a line for each row: {said}");
    let other = &people[played as usize - 1].name;
    let row = said
        .lines()
        .find(|line| line.starts_with(&format!("{other} (")) && line.contains("in hand"))
        .unwrap();
    assert!(row.contains(": ") && row.contains("9 cards in hand"), "{row}");
}

#[tokio::test]
async fn where_there_is_no_hand_the_board_stands_beside_the_controls_unless_it_is_not_wished() {
    for game in ["barony", "kingsburg"] {
        let mut stage = Stage::new();
        let no = ("own-board", Given::Switch(false));
        stage
            .sub_command(&caller(2, "Ben"), "settings", "mine", &[no])
            .await;
        let words = [text("board", "text")];
        stage
            .sub_command(&caller(3, "Cleo"), "settings", "mine", &words)
            .await;
        let (people, table) = playing(&mut stage, game).await;
        let mut seen = BTreeSet::new();
        for _ in 0..60 {
            let up = awaited(&stage, table).await;
            let user = *up.first().unwrap();
            let last = direct(&stage, user).pop().unwrap();
            if up.len() == 1 {
                assert_eq!(last.file.is_some(), user == 1, "{game}: {user}");
                let heading = ["**Board**", "**What everyone has**"].map(|line| last.text().contains(line));
                assert_eq!(heading.contains(&true), user == 3, "{game}: {}", last.text());
                seen.insert(user);
            }
            for person in people.iter().filter(|person| !up.contains(&person.user.0)) {
                let idle = direct(&stage, person.user.0).pop().unwrap();
                assert!(idle.file.is_none(), "{game}: who waits has no picture that grows old");
            }
            if seen.len() == 3 {
                break;
            }
            act(&mut stage, &people, table).await;
        }
        assert_eq!(seen.len(), 3, "{game}");
    }
}

#[tokio::test]
async fn a_turn_comes_as_a_new_message_or_as_a_mention_and_never_as_both() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    let said = stage
        .sub_command(&people[1], "settings", "mine", &[text("turn", "message")])
        .await;
    assert!(said.contains("Your turn comes as: new direct message"), "{said}");
    let (people, table) = playing(&mut stage, "condottiere").await;
    let mut turns = 0;
    for _ in 0..14 {
        let up = awaited(&stage, table).await;
        let before = stage.port.after(0).len();
        act(&mut stage, &people, table).await;
        let after = awaited(&stage, table).await;
        let sent = |user: u64| {
            let new = stage.port.after(before);
            new.iter()
                .filter(|request| request.kind == "send" && request.only == Some(user))
                .count()
        };
        let fresh: Vec<u64> = after.difference(&up).copied().collect();
        assert_eq!(sent(2), usize::from(fresh.contains(&2)), "{up:?} {after:?}");
        assert_eq!(sent(1) + sent(3), 0, "the others’ messages are changed in place");
        turns += sent(2);
        if sent(2) == 1 {
            let all = stage.port.after(0).into_iter();
            let own: Vec<Request> = all.filter(|request| request.only == Some(2)).collect();
            let sent = own.iter().filter(|request| request.kind == "send");
            let sent: Vec<Option<u64>> = sent.map(|request| request.message).collect();
            let removed = own.iter().rev().find(|request| request.kind == "remove");
            let former = sent[sent.len() - 2];
            assert_eq!(removed.and_then(|request| request.message), former, "one panel stands");
        }
    }
    assert!(turns >= 2, "Ben was up");
    let mentioned: BTreeSet<u64> = stage
        .port
        .sent()
        .iter()
        .flat_map(|sent| sent.mention.iter().map(|user| user.0))
        .collect();
    assert_eq!(mentioned, BTreeSet::from([1, 3]));
}

#[tokio::test]
async fn while_others_act_nobody_who_waits_gets_their_message_changed_and_in_a_lull_it_is() {
    let clock = Clock::standing(Clock::system().now() + 60_000);
    let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
    let mut stage = Stage::with(hall, Settings::default());
    let (people, table) = playing(&mut stage, "condottiere").await;
    let up = *awaited(&stage, table).await.first().unwrap();
    act(&mut stage, &people, table).await;
    let next = *awaited(&stage, table).await.first().unwrap();
    let waiting = (1..=3).find(|user| ![up, next].contains(user)).unwrap();
    let name = |user: u64| people[user as usize - 1].name.clone();
    if up != next {
        assert!(newest(&stage, waiting).contains(&format!("Waiting for {}.", name(up))));
    }
    let figures = stage.measures.text();
    assert!(figures.contains("tavolo_stuck_tables 0"), "nothing is amiss: {figures}");
    clock.advance(30_000);
    stage.edge.nudge(table);
    stage.rest().await;
    assert!(newest(&stage, waiting).contains(&format!("Waiting for {}.", name(next))));
}

#[tokio::test]
async fn of_those_who_are_asked_at_once_nobody_sees_who_has_answered() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "condottiere").await;
    // Nobody fights for a region; when the next one is chosen, all are asked about their hands.
    act(&mut stage, &people, table).await;
    for _ in 0..3 {
        let user = *awaited(&stage, table).await.first().unwrap();
        let who = people.iter().find(|person| person.user.0 == user).unwrap();
        stage.command(who, "pass", &[]).await;
    }
    act(&mut stage, &people, table).await;
    let asked = awaited(&stage, table).await;
    assert_eq!(asked.len(), 3, "all are asked");
    let board = || {
        let all = stage.port.after(0);
        all.into_iter()
            .rev()
            .find(Request::shows_controls)
            .unwrap()
            .text()
    };
    let before = board();
    assert!(before.contains("3 answers are still to come"), "{before}");
    drop(before);
    stage
        .command(&people[1], "play", &[text("move", "hand keep")])
        .await;
    stage.rest().await;
    let all = stage.port.after(0);
    let after = all
        .into_iter()
        .rev()
        .find(Request::shows_controls)
        .unwrap()
        .text();
    assert!(after.contains("2 answers are still to come"), "{after}");
    let mention = after.lines().find(|line| line.contains("<@1>")).unwrap();
    assert!(mention.contains("<@2>") && mention.contains("<@3>"), "nobody drops out of it: {mention}");
    let told = newest(&stage, 2);
    assert!(told.contains("Waiting for 2 answers"), "{told}");
    for other in [&people[0], &people[2], &caller(9, "Zoe")] {
        let log = stage.command(other, "log", &[]).await;
        assert!(!log.contains("has answered"), "{log}");
    }
    assert!(
        stage
            .command(&people[1], "log", &[])
            .await
            .contains("Ben has answered: Keep my hand")
    );
}

#[tokio::test]
async fn a_plan_in_the_making_stays_open_when_somebody_acts_and_takes_back() {
    let mut stage = Stage::new();
    let (people, table) = playing(&mut stage, "kingsburg").await;
    loop {
        let up = awaited(&stage, table).await;
        let user = UserId(*up.first().unwrap());
        let legal = stage.hall.read(table, |table| table.legal(user)).await.unwrap();
        // No luck is drawn by sending to an advisor, so that it can be taken back.
        if up.len() == 1 && legal[0].0.starts_with("take") {
            break;
        }
        act(&mut stage, &people, table).await;
    }
    let who = |user: u64| people[user as usize - 1].clone();
    let up = act(&mut stage, &people, table).await;
    let next = *awaited(&stage, table).await.first().unwrap();
    stage.command(&who(up), "takeback", &[]).await;
    stage.rest().await;
    assert_eq!(awaited(&stage, table).await, BTreeSet::from([up]), "it is taken back");
    let planner = (1..=3).find(|user| ![up, next].contains(user)).unwrap();
    let panel = direct(&stage, planner).pop().unwrap();
    let at_home = Caller {
        channel: ChannelId(planner + 500),
        server: None,
        ..who(planner)
    };
    let plan = panel.button("plan").unwrap();
    let opened = stage.press_in(&at_home, panel.message, &plan, &[]).await;
    assert!(opened.contains("What do you plan?"), "{opened}");
    let before = direct(&stage, planner).len();
    act(&mut stage, &people, table).await;
    stage.command(&who(up), "takeback", &[]).await;
    stage.rest().await;
    for later in &direct(&stage, planner)[before..] {
        assert!(later.text().contains("What do you plan?"), "{later:?}");
    }
}

/// What somebody's messages show by now, each at its last.
fn shown(stage: &Stage, user: u64) -> BTreeMap<u64, Request> {
    let mut shown = BTreeMap::new();
    let all = stage.port.after(0).into_iter();
    for request in all.filter(|request| request.only == Some(user)) {
        match (request.kind, request.message) {
            ("send" | "edit", Some(message)) => shown.insert(message, request),
            ("remove", Some(message)) => shown.remove(&message),
            _ => None,
        };
    }
    shown
}

#[tokio::test(start_paused = true)]
async fn no_former_message_stays_though_turns_pass_before_it_can_be_deleted() {
    let mut stage = Stage::new();
    for user in 1..=3 {
        let wishes = [text("board", "text"), text("turn", "message")];
        stage
            .sub_command(&caller(user, "P"), "settings", "mine", &wishes)
            .await;
    }
    let (people, table) = playing(&mut stage, "condottiere").await;
    *stage.port.refuses.lock().unwrap() =
        Some(Box::new(|kind, whom| (kind == "remove" && whom == 502).then_some(Trouble::Server(503))));
    while shown(&stage, 2).len() < 3 {
        act(&mut stage, &people, table).await;
    }
    *stage.port.refuses.lock().unwrap() = None;
    stage.edge.nudge(table);
    stage.rest().await;
    assert_eq!(shown(&stage, 2).len(), 1, "the former ones are deleted as soon as they can be");
}

#[tokio::test]
async fn whoever_leaves_before_the_start_keeps_one_line_and_nothing_more_comes_of_that_table() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people {
        stage
            .command(person, "join", &[text("game", "carcassonne")])
            .await;
    }
    stage.rest().await;
    stage.command(&people[1], "leave", &[]).await;
    stage.rest().await;
    let left = direct(&stage, 2).pop().unwrap();
    assert!(
        left.text()
            .ends_with("You have left the table: Carcassonne in <#6>."),
        "{left:?}"
    );
    assert_eq!(left.controls(), Vec::<String>::new());
    let before = direct(&stage, 2).len();
    stage.start(&people[0]).await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    for _ in 0..4 {
        act(&mut stage, &people, table).await;
    }
    assert_eq!(direct(&stage, 2).len(), before, "{:?}", direct(&stage, 2).last());
}

#[tokio::test]
async fn a_message_grown_old_loses_its_buttons_when_the_game_ends() {
    let clock = Clock::standing(Clock::system().now() + 60_000);
    let hall = Hall::new(memory(), catalogue()).with_clock(clock.clone());
    let mut stage = Stage::with(hall, Settings::default());
    let (people, table) = playing(&mut stage, "condottiere").await;
    let up = *awaited(&stage, table).await.first().unwrap();
    assert!(!direct(&stage, up).pop().unwrap().controls().is_empty());
    clock.advance(3 * 60 * 60 * 1_000);
    for (person, yes) in people.iter().zip([false, false, true]) {
        stage.command(person, "close", &[]).await;
        if yes {
            let all = stage.port.after(0);
            let sure = all
                .iter()
                .rev()
                .find_map(|request| request.button("close-surely"));
            stage.press_in(person, Some(70), &sure.unwrap(), &[]).await;
        }
    }
    stage.rest().await;
    let shown = shown(&stage, up);
    assert!(shown.values().all(|request| request.controls().is_empty()), "{shown:?}");
    assert_eq!(stage.hall.of(UserId(up)).await.unwrap(), []);
}

/// Presses a control of somebody's own panel of this stamp; what is answered.
async fn tap(stage: &mut Stage, who: &Caller, (table, stamp): (TableId, u32), what: &str) -> String {
    let id = format!("t.{table}.{stamp}.0.{what}");
    stage.press_in(who, Some(70), &id, &[]).await
}

#[tokio::test]
async fn a_second_tap_on_the_same_control_does_nothing_and_says_that_it_is_done_already() {
    for game in GAMES {
        let mut stage = Stage::new();
        let (people, table) = playing(&mut stage, game).await;
        let user = UserId(*awaited(&stage, table).await.first().unwrap());
        let who = &people[user.0 as usize - 1];
        let read = stage
            .hall
            .read(table, |table| (table.stamp(user).0, table.legal(user)));
        let (stamp, legal) = read.await.unwrap();
        let act = format!("a.{}", legal[0].0);
        let first = tap(&mut stage, who, (table, stamp), &act).await;
        assert!(!first.contains("Done already"), "{game}: {first}");
        let records = stage.hall.read(table, |table| table.version()).await.unwrap();
        for _ in 0..2 {
            let second = tap(&mut stage, who, (table, stamp), &act).await;
            assert!(second.starts_with("Done already: "), "{game}: {second}");
            assert!(second.contains(&who.name) && !second.contains("moved on"), "{game}: {second}");
        }
        assert_eq!(stage.hall.read(table, |table| table.version()).await.unwrap(), records, "{game}");
        // Where only one action is legal, a control that an earlier panel may have had.
        let other = legal.get(1).map_or("another", |(notation, _)| notation);
        let other = format!("a.{other}");
        let said = tap(&mut stage, who, (table, stamp), &other).await;
        assert!(said.starts_with("The table has moved on"), "{game}: another control: {said}");
        let stranger = people.iter().find(|person| person.user != user).unwrap();
        let said = tap(&mut stage, stranger, (table, stamp), &act).await;
        assert!(!said.contains("Done already"), "{game}: another person: {said}");
    }
}

#[tokio::test]
async fn a_second_tap_on_taking_back_or_on_an_option_says_that_it_is_done_already() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    stage.command(&ana, "join", &[text("game", "condottiere")]).await;
    let table = stage.hall.of(ana.user).await.unwrap()[0];
    let now = stage
        .hall
        .read(table, |table| table.stamp(UserId(1)).0)
        .await
        .unwrap();
    for said in ["", "Done already: Hidden cards: yes"] {
        let told = tap(&mut stage, &ana, (table, now), "a.set hidden on").await;
        assert!(told.starts_with(said) && told.contains("**Hidden cards**: yes"), "{told}");
    }
    stage.command(&caller(2, "Ben"), "join", &[]).await;
    stage.start(&ana).await;
    let up = UserId(*awaited(&stage, table).await.first().unwrap());
    let who = if up.0 == 1 { ana } else { caller(2, "Ben") };
    let placed = stage
        .hall
        .read(table, |table| (table.stamp(up).0, table.legal(up)));
    let (before, legal) = placed.await.unwrap();
    let act = format!("a.{}", legal[0].0);
    tap(&mut stage, &who, (table, before), &act).await;
    let after = stage.hall.read(table, |table| table.stamp(up).0).await.unwrap();
    let first = tap(&mut stage, &who, (table, after), "p.take-back").await;
    assert!(!first.contains("Done already"), "{first}");
    let second = tap(&mut stage, &who, (table, after), "p.take-back").await;
    assert!(
        second.starts_with(&format!("Done already: {} takes the last action back.", who.name)),
        "{second}"
    );
    let said = tap(&mut stage, &who, (table, before), &act).await;
    assert!(said.starts_with("The table has moved on"), "it stands no more: {said}");
}
