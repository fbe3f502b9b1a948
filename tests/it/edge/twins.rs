//! Tables that play the same deal at the same time, as people meet them: two channels, in which nobody sees anything of
//! a game but those who play it, until both have ended.

use super::direct::text;
use super::ends::{close, playing};
use super::life::forget;
use super::stage::{Request, Stage, caller};
use std::collections::BTreeSet;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::Caller;
use tavolo::store::TableId;
use tavolo::table::UserId;

/// People in a channel.
fn named(names: &[&str], from: u64, channel: u64) -> Vec<Caller> {
    let person = |(name, user): (&&str, u64)| Caller {
        channel: ChannelId(channel),
        ..caller(user, name)
    };
    names.iter().zip(from..).map(person).collect()
}

/// The newest button of this id.
fn button(stage: &Stage, id: &str) -> String {
    let all = stage.port.after(0).into_iter().rev();
    let mut buttons = all.filter_map(|request| request.button(id));
    buttons.next().unwrap_or_else(|| panic!("no button «{id}»"))
}

/// Everybody plays the first thing that they may, until so much was done.
async fn plays(stage: &mut Stage, people: &[Caller], table: TableId, actions: usize) {
    for _ in 0..actions {
        let next = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user)[0].0.clone()))
        });
        let (user, notation) = next.await.unwrap().unwrap();
        let person = people.iter().find(|person| person.user == user).unwrap().clone();
        stage.command(&person, "play", &[text("move", &notation)]).await;
        stage.rest().await;
    }
}

/// What everyone was shown in channels after a request.
fn public(stage: &Stage, after: usize) -> Vec<Request> {
    let all = stage.port.after(after).into_iter();
    all.filter(|request| request.only.is_none()).collect()
}

/// What lay hidden at the end is still in play at another table: nobody is shown it, in no word and no picture's
/// description.
async fn hides_what_was_held(stage: &mut Stage, person: &Caller, table: TableId) {
    for shown in ["board", "text-board", "hand"] {
        let id = format!("t.{table}.0.0.p.{shown}");
        let said = stage.press(person, &id, &[]).await;
        let answered = stage.answered(person);
        let alt = answered.file.as_ref().and_then(|file| file.alt.clone());
        let seen = format!("{said}\n{}\n{}", answered.text(), alt.unwrap_or_default());
        assert!(!seen.contains("still held") && !seen.contains("No cards left"), "{shown}: {seen}");
    }
}

/// *Luck* at twins says when their seed is shown, and at the second of them where the rest stands.
async fn tells_of_the_luck(stage: &mut Stage, first: (TableId, &Caller), second: (TableId, &Caller)) {
    for ((table, person), says) in [
        (first, "when the games at all of them are over I show the seed"),
        (second, "what went into it besides the seed, “Luck” at that table shows"),
    ] {
        let luck = stage.press(person, &format!("t.{table}.0.0.p.luck"), &[]).await;
        assert!(luck.contains(says) && !luck.contains("When the game has ended"), "{luck}");
    }
}

#[tokio::test]
async fn twins_are_seen_by_their_players_alone_until_both_have_ended() {
    let mut stage = Stage::new();
    let (here, there) = (named(&["Ana", "Ben", "Cleo"], 1, 6), named(&["Dora", "Emil", "Fay"], 11, 8));
    let with = [text("game", "condottiere"), text("with", "twins on")];
    stage.command(&here[0], "join", &with).await;
    stage.rest().await;
    let (first, outsider) = (stage.hall.of(UserId(1)).await.unwrap()[0], caller(30, "Zoe"));
    let watches = stage
        .command(&outsider, "watch", &[text("when", "each-day")])
        .await;
    assert!(watches.contains("You watch this table"), "{watches}");
    let twin = [text("twin", &first.to_string())];
    let early = stage.command(&there[0], "join", &twin).await;
    assert!(early.contains("That game has not begun yet"), "{early}");
    for person in &here[1..] {
        stage.command(person, "join", &[]).await;
    }
    stage.start(&here[0]).await;
    stage.rest().await;

    let offered = stage.typing(&there[0], "join", "twin", "").await;
    assert!(offered.contains(&first.to_string()), "{offered}");
    let more = [text("twin", &first.to_string()), text("with", "pace daily")];
    let more = stage.command(&there[0], "join", &more).await;
    assert!(more.contains("alone: the game and its options"), "{more}");
    let (ana, knows) = (&named(&["Ana"], 1, 8)[0], "You play or have played this deal");
    for (person, told) in [(&here[1], knows), (ana, knows), (&outsider, "Another table stands")] {
        let said = stage.command(person, "join", &twin).await;
        assert!(said.contains(told), "{said}");
    }
    for person in &there {
        stage.command(person, "join", &twin).await;
    }
    stage.start(&there[0]).await;
    stage.rest().await;
    let second = stage.hall.of(UserId(11)).await.unwrap()[0];
    let hands = |table: TableId, user: u64| {
        stage
            .hall
            .read(table, move |table| format!("{:?}", table.panel(UserId(user), "").lines))
    };
    assert_eq!(hands(first, 1).await.unwrap(), hands(second, 11).await.unwrap(), "the same is dealt");
    tells_of_the_luck(&mut stage, (first, &here[0]), (second, &there[0])).await;
    plays(&mut stage, &here, first, 5).await;
    plays(&mut stage, &there, second, 3).await;
    for request in public(&stage, 0) {
        assert!(request.file.is_none(), "no picture, no record: {}", request.text());
        let told = request.text();
        let told: String = told.lines().filter(|line| !line.contains(" deal")).collect();
        for shows in ["chose", "plays", "Mercenary", "region", "battle"] {
            // The lobbies say what the game is.
            let lobby = request.text().contains("“Join”");
            assert!(lobby || !told.contains(shows), "{shows}: {told}");
        }
    }
    button(&stage, "board");
    let first_board = format!("t.{first}.0.0.p.board");
    for shown in ["board", "log", "text-board", "replay", "fortune"] {
        let said = stage
            .press(&outsider, &format!("t.{first}.0.0.p.{shown}"), &[])
            .await;
        assert!(said.contains("only those who play this one see it"), "{shown}: {said}");
        assert!(stage.answered(&outsider).file.is_none(), "{shown}");
    }
    stage.press(&here[0], &first_board, &[]).await;
    // On a slow machine an answer is promised first.
    stage.rest().await;
    assert!(stage.answered(&here[0]).file.is_some(), "those who play see it");

    close(&mut stage, &here[0]).await;
    stage.edge.tell_digests().await;
    stage.rest().await;
    hides_what_was_held(&mut stage, &here[1], first).await;
    let after = stage.port.after(0).len();
    let late = named(&["Gil"], 21, 9);
    let late = stage.command(&late[0], "join", &twin).await;
    assert!(late.contains("began first is over, so no twin table can begin"), "{late}");
    assert_eq!(stage.typing(&there[0], "join", "twin", "").await, "Suggestions([])");
    let told = public(&stage, 0)
        .into_iter()
        .rev()
        .find(Request::shows_controls)
        .unwrap()
        .text();
    assert!(told.contains("This game is over. Its result and its board are shown here when"), "{told}");
    for (command, options) in [
        ("verify", [text("table", &first.to_string())]),
        ("replay", [text("table", &first.to_string())]),
        ("hint", [text("seat", "Ana")]),
    ] {
        let said = stage.command(&here[1], command, &options).await;
        assert!(said.contains("when the games at all of its twin tables are over"), "{command}: {said}");
    }
    let waited = stage
        .press(&here[1], &format!("t.{first}.0.0.p.compare"), &[])
        .await;
    assert!(waited.ends_with(&format!("Not over yet: table `{second}` in <#8>.")), "{waited}");
    plays(&mut stage, &there, second, 2).await;
    assert!(public(&stage, after).iter().all(|request| request.file.is_none()));
    close(&mut stage, &there[0]).await;
    stage.rest().await;
    stage.edge.tell_digests().await;
    stage.rest().await;
    let told = stage.port.after(0).into_iter();
    let told = told.filter(|request| request.only == Some(30) && request.kind == "send");
    let told: Vec<String> = told.map(|request| request.text()).collect();
    assert!(matches!(&told[..], [one] if one.contains("You watched")), "{told:?}");
    let turns: Vec<String> = public(&stage, after).iter().map(Request::text).collect();
    let ends = turns
        .iter()
        .filter(|told| *told == "How it ended is further down.");
    assert_eq!(ends.count(), 2, "{turns:?}");
    let records = public(&stage, after);
    let records = records.iter().filter_map(|request| request.file.as_ref());
    let mut records: Vec<String> = records.map(|file| file.name.clone()).collect();
    records.retain(|name| name.starts_with("tavolo-"));
    records.sort();
    let mut names = [first, second].map(|table| format!("tavolo-{table}.txt"));
    names.sort();
    assert_eq!(records, names, "each record, once");

    let checked = stage
        .command(&here[1], "verify", &[text("table", &second.to_string())])
        .await;
    assert!(checked.contains(&format!("They are the draws of table {first}")), "{checked}");
    for (person, table, other) in [(&here[0], first, second), (&there[0], second, first)] {
        let compared = stage
            .press(person, &format!("t.{table}.0.0.p.compare"), &[])
            .await;
        assert!(
            compared.starts_with(&format!(
                "**The same deal at two tables**: here, and at table `{other}` (points"
            )),
            "{compared}"
        );
    }
}

/// Somebody who manages the server does something to a table, and means it.
pub(super) async fn surely(stage: &mut Stage, manager: &Caller, sub: &str) {
    stage.sub_command(manager, "table", sub, &[]).await;
    let asked = stage.port.after(0).into_iter().rev();
    let mut own = asked.filter(|request| request.only == Some(manager.user.0));
    let yes = own.find_map(|request| request.controls().into_iter().find(|id| id.contains(".d.")));
    stage.press_in(manager, Some(70), &yes.unwrap(), &[]).await;
    stage.rest().await;
}

/// Three who sit down at a table that plays the deal of a first one, whose game has not begun.
async fn sit_beside(stage: &mut Stage, first: TableId) -> Vec<Caller> {
    let there = named(&["Dora", "Emil", "Fay"], 11, 8);
    for person in &there {
        let twin = [text("twin", &first.to_string())];
        stage.command(person, "join", &twin).await;
    }
    stage.rest().await;
    there
}

/// Whoever gave up is called as well as who has won by that: nobody is to know how it ended before its twins are over.
#[tokio::test]
async fn the_end_of_a_covered_game_calls_all_who_played_it() {
    let mut stage = Stage::new();
    let (here, first) = playing(&mut stage, "condottiere", "twins on").await;
    let there = sit_beside(&mut stage, first).await;
    stage.start(&there[0]).await;
    stage.gives_up(&here[1]).await;
    let before = stage.port.sent().len();
    for person in here.iter().skip(2) {
        stage.gives_up(person).await;
    }
    stage.rest().await;
    assert!(
        stage
            .hall
            .read(first, |table| table.ended() && table.covered())
            .await
            .unwrap()
    );
    let sent = stage.port.sent().split_off(before);
    let called: BTreeSet<u64> = sent
        .iter()
        .flat_map(|sent| &sent.mention)
        .map(|user| user.0)
        .collect();
    let all: BTreeSet<u64> = here.iter().map(|person| person.user.0).collect();
    assert_eq!(called, all);
    // Not even because somebody is forgotten meanwhile it is noted how it ended.
    forget(&mut stage, &here[0]).await;
    let noted = stage.hall.store().scan("result/").await.unwrap();
    assert_eq!(noted, [], "its twin goes on");
    let covered = stage.hall.read(first, |table| table.covered()).await;
    assert_eq!(covered, Ok(true));
}

#[tokio::test]
async fn a_lobby_says_that_its_game_cannot_begin_any_more() {
    let mut stage = Stage::new();
    let (here, first) = playing(&mut stage, "condottiere", "twins on").await;
    let there = sit_beside(&mut stage, first).await;
    let cards = public(&stage, 0).into_iter().rev();
    let before = cards.clone().find(|card| card.text().contains("Dora")).unwrap();
    assert!(before.button("start").is_some(), "{}", before.text());
    let seen = stage.port.after(0).len();
    close(&mut stage, &here[0]).await;
    let says = "the game that began first with the same deal is over, so the game here cannot begin any more";
    let told = public(&stage, seen);
    assert_eq!(told.iter().filter(|post| post.text().contains(says)).count(), 1);
    let card = told
        .iter()
        .rev()
        .find(|post| post.message == before.message)
        .unwrap();
    assert_eq!(card.controls(), [""; 0], "nothing is offered there any more");
    assert!(card.text().contains("This table is closed; more about it"), "{}", card.text());
    let said = stage.command(&there[0], "start", &[]).await;
    assert!(said.contains("/join"), "{said}");
    let said = stage
        .command(&there[1], "join", &[text("game", "condottiere")])
        .await;
    assert!(!said.contains("over"), "they sit down at a table of their own: {said}");
}

#[tokio::test]
async fn whoever_is_forgotten_at_one_table_closes_its_twins() {
    let mut stage = Stage::new();
    let (here, first) = playing(&mut stage, "condottiere", "twins on").await;
    let there = sit_beside(&mut stage, first).await;
    stage.start(&there[0]).await;
    let third = named(&["Gus", "Hal"], 21, 9);
    let twin = [text("twin", &first.to_string())];
    stage.command(&third[0], "join", &twin).await;
    stage.rest().await;
    stage.gives_up(&here[0]).await;
    stage.rest().await;
    let free = |stage: &Stage| {
        let all = stage.port.after(0).into_iter().rev();
        let mut boards =
            all.filter(|request| request.only.is_none() && request.text().contains("Ana has resigned"));
        let board = boards.next().unwrap();
        (board.text(), board.button("take-seat").is_some())
    };
    let (board, offers) = free(&stage);
    assert!(
        offers && board.contains("whoever cannot know this deal from another table can take it over"),
        "{board}"
    );
    let seen = stage.port.after(0).len();
    forget(&mut stage, &there[1]).await;
    // A third table waits for its game, and learns of it at once.
    let mut told = public(&stage, seen).into_iter();
    let card = told.rfind(|post| post.button("start").is_some()).unwrap();
    assert!(
        card.text().contains("nobody new can sit here") && card.button("join").is_none(),
        "{}",
        card.text()
    );
    for (person, command, says) in [
        (&third[0], "start", "Fill the free ones with computers"),
        (&third[1], "start", "nobody new can get one"),
        (&third[1], "resign", "nobody new can get one"),
    ] {
        let said = stage.command(person, command, &[]).await;
        assert!(said.contains(says), "{command}: {said}");
    }
    let (board, offers) = free(&stage);
    assert!(!offers && board.contains("this seat is free, and nobody new can take it over"), "{board}");
    let said = stage.command(&here[1], "resign", &[]).await;
    assert!(said.contains("nobody else can take it over"), "{said}");
    // Ben knows the deal from here; Zoe could be whoever was forgotten there, and sits down there alone.
    for (person, free) in [(here[1].clone(), 0), (there[0].clone(), 0), (caller(30, "Zoe"), 1)] {
        let tables = stage.command(&person, "tables", &[]).await;
        assert_eq!(tables.matches("a seat is free").count(), free, "{tables}");
    }
    let said = stage.command(&caller(30, "Zoe"), "pass", &[]).await;
    assert!(said.contains("nobody new can get one"), "{said}");
}

#[tokio::test]
async fn what_is_said_at_a_covered_table_is_true_there() {
    let mut stage = Stage::new();
    let (here, first) = playing(&mut stage, "condottiere", "twins on").await;
    let own = stage.typing(&here[0], "join", "twin", "").await;
    assert_eq!(own, "Suggestions([])", "they play that deal");
    let there = sit_beside(&mut stage, first).await;
    stage.start(&there[0]).await;
    stage.rest().await;
    let manager = Caller {
        permissions: 1 << 5,
        ..caller(40, "Max")
    };
    let later = "everything is published as soon as the games at all of its twin tables are over";
    for (said, says) in [
        (stage.command(&manager, "close", &[]).await, later),
        (stage.sub_command(&manager, "table", "end", &[]).await, later),
        (
            stage.command(&caller(30, "Zoe"), "pass", &[]).await,
            "It is a twin table, so only those who play there see its game.",
        ),
    ] {
        assert!(said.contains(says), "{said}");
    }
    let seed = "Its seed is shown when the games at all of its twin tables are over";
    let said = stage.command(&here[2], "verify", &[]).await;
    assert!(said.contains(seed), "{said}");
    // Others play on, so that nothing is published by it.
    let said = stage.command(&here[2], "resign", &[]).await;
    assert!(said.contains("The bot then plays on") && !said.contains(later), "{said}");
    let stranger = "whoever cannot know this deal from another table";
    assert_eq!(
        said.matches(stranger).count(),
        2,
        "who takes the seat over from the bot, and from a computer: {said}"
    );
    surely(&mut stage, &manager, "end").await;
    let said = stage.command(&here[2], "verify", &[]).await;
    let late = "when it is over for good and the games at all of its twin tables are over";
    assert!(said.contains(late), "{said}");
    let resign = format!("t.{first}.0.0.p.resign");
    let said = stage.press_in(&here[2], Some(70), &resign, &[]).await;
    assert!(said.contains("over") && !said.contains("The bot then plays on"), "nothing is asked: {said}");
    let told = public(&stage, 0).into_iter().rev();
    let mut told = told.map(|request| request.text());
    let ended = told.find(|text| text.contains("has ended this game")).unwrap();
    assert!(
        ended.contains("Everything is shown when the games at all of its twin tables are over"),
        "{ended}"
    );
    let more = format!("t.{first}.0.0.p.more");
    stage.press(&here[2], &more, &[]).await;
    let behind = stage.answered(&here[2]).controls();
    assert!(!behind.iter().any(|id| id.ends_with(".resign")), "{behind:?}");
    close(&mut stage, &there[0]).await;
    let second = stage.hall.last_at(there[0].place()).await.unwrap().unwrap();
    let said = stage
        .command(&there[2], "verify", &[text("table", &second.to_string())])
        .await;
    assert!(said.ends_with(&format!("Not over yet: table `{first}` in <#6> (ended for now).")), "{said}");
    surely(&mut stage, &manager, "reopen").await;
    stage.command(&here[2], "resign", &[]).await;
    let surely = button(&stage, "resign-surely");
    stage.press_in(&here[2], Some(70), &surely, &[]).await;
    stage.rest().await;
    let board = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find(Request::shows_controls)
        .unwrap()
        .text();
    assert!(board.contains(&format!("this seat is free, and {stranger} can take it over")), "{board}");
    let said = stage.command(&caller(30, "Zoe"), "pass", &[]).await;
    assert!(said.contains(&format!("One was given up: {stranger}")), "{said}");
    let left = stage.command(&here[2], "hand", &[]).await;
    assert!(left.contains("“Board” still shows you this game"), "{left}");
}
