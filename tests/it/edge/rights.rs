//! Who may do and see what, and where: a command changes the table of its own channel, a server's
//! managers and members have rights in that server alone.

use super::stage::{Request, Stage, at, caller, direct};
use serde_json::Value;
use tavolo::discord::ids::ChannelId;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::store::TableId;
use tavolo::table::{Server, UserId};

/// The same person in a channel of another server, which they manage.
fn abroad(person: &Caller, channel: u64) -> Caller {
    Caller {
        channel: ChannelId(channel),
        server: Some(Server(99)),
        permissions: 1 << 5,
        ..person.clone()
    }
}

fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

/// A table of Condottiere in channel 6 of server 5, in play, whose boards are in words; everybody
/// there.
async fn playing(people: &[&str]) -> (Stage, Vec<Caller>, TableId) {
    let mut stage = Stage::new();
    let people: Vec<Caller> = (1..).zip(people).map(|(user, name)| caller(user, name)).collect();
    for person in &people {
        stage
            .sub_command(person, "settings", "mine", &[text("board", "text")])
            .await;
        stage.command(person, "join", &[]).await;
    }
    stage.start(&people[0]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (stage, people, table)
}

/// How many records a table has.
async fn records(stage: &Stage, table: TableId) -> u32 {
    stage.hall.read(table, |table| table.version().0).await.unwrap()
}

/// The JSON of the newest message that one person alone sees.
fn newest(stage: &Stage, user: u64) -> Value {
    let seen = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find(|request| request.only == Some(user) && request.json["components"].is_array());
    seen.unwrap().json
}

/// The list in the newest message of one person's own: its id and the values of its entries.
fn list(stage: &Stage, user: u64) -> (String, Vec<String>) {
    let message = newest(stage, user);
    let part = &message["components"][0]["components"][0];
    let values = part["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["value"].as_str().unwrap().to_owned());
    (part["custom_id"].as_str().unwrap().to_owned(), values.collect())
}

/// What is typed with a command.
type Typed = &'static [(&'static str, &'static str)];

/// What changes something, with what is typed with it.
const CHANGING: [(&str, Typed); 7] = [
    ("close", &[]),
    ("leave", &[]),
    ("start", &[]),
    ("resign", &[]),
    ("takeback", &[]),
    ("pass", &[]),
    ("play", &[("move", "pass")]),
];

fn given(options: &[(&'static str, &str)]) -> Vec<(&'static str, Given)> {
    options.iter().map(|(name, value)| text(name, value)).collect()
}

#[tokio::test]
async fn a_command_in_a_channel_without_a_table_changes_none_elsewhere() {
    let (mut stage, people, table) = playing(&["Ana", "Ben"]).await;
    let before = records(&stage, table).await;
    for (command, options) in CHANGING {
        for person in [at(&people[0], 7), abroad(&people[0], 8)] {
            let said = stage.command(&person, command, &given(options)).await;
            assert!(
                said.contains("There is no table here") && said.contains("Condottiere in <#6>"),
                "{command}: {said}"
            );
        }
        let said = stage
            .command(&at(&caller(9, "Zoe"), 7), command, &given(options))
            .await;
        assert!(said.contains("There is no table in this channel"), "{command}: {said}");
    }
    assert_eq!(records(&stage, table).await, before);
}

#[tokio::test]
async fn in_a_direct_message_the_only_table_is_meant_and_the_answer_names_it() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    let cases = [
        ("resign", "want to resign"),
        ("takeback", "take back"),
        ("leave", "Use /resign"),
        ("hand", "Your hand"),
        ("log", "1\\. "),
    ];
    for (command, sentence) in cases {
        let said = stage.command(&direct(&people[0]), command, &[]).await;
        assert!(said.contains(sentence) && said.contains("<#6>"), "{command}: {said}");
    }
}

#[tokio::test]
async fn in_a_direct_message_a_list_asks_at_which_of_several_tables() {
    let (mut stage, people, first) = playing(&["Ana", "Ben"]).await;
    let ana = &people[0];
    stage.command(&at(ana, 7), "join", &[]).await;
    // What only looks at a table takes the one that waits.
    let cases: [(&str, Typed, &str); 3] = [
        ("resign", &[], "want to resign: Condottiere in <#6>"),
        ("takeback", &[], "nothing to take back"),
        ("leave", &[], "Use /resign"),
    ];
    for (command, options, sentence) in cases {
        let said = stage.command(&direct(ana), command, &given(options)).await;
        assert!(
            said.contains("Condottiere in <#6>: Ana and Ben") && said.contains("Condottiere in <#7>: Ana"),
            "{command}: {said}"
        );
        let is_up = stage.hall.read(first, |table| {
            let seat = table.roster().seat_of(UserId(1)).unwrap();
            table.awaited().has(seat)
        });
        let told = said.contains("Condottiere in <#6>: Ana and Ben – **your turn**");
        assert_eq!(told, is_up.await.unwrap(), "{command}: {said}");
        let (id, values) = list(&stage, 1);
        assert_eq!(values.len(), 2, "{command}: {values:?}");
        let said = stage
            .press_in(&direct(ana), Some(70), &id, &[&first.to_string()])
            .await;
        assert!(said.contains(sentence) && said.contains("<#6>"), "{command}: {said}");
    }
    stage.command(&direct(ana), "leave", &[]).await;
    let (id, values) = list(&stage, 1);
    let other = values.iter().find(|value| **value != first.to_string()).unwrap();
    let said = stage.press_in(&direct(ana), Some(70), &id, &[other]).await;
    assert!(said.contains("You have left the table: Condottiere in <#7>."), "{said}");
    assert_eq!(stage.hall.of(UserId(1)).await.unwrap(), [first]);
}

#[tokio::test]
async fn who_cannot_resign_is_told_why_and_asked_nothing() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    let watcher = caller(9, "Emma");
    let said = stage.command(&watcher, "resign", &[]).await;
    assert!(said.contains("You have no seat at this table"), "{said}");
    stage.command(&at(&people[0], 7), "join", &[]).await;
    let said = stage.command(&at(&people[0], 7), "resign", &[]).await;
    assert!(said.contains("The game has not begun yet"), "{said}");
    let said = stage.command(&at(&watcher, 7), "resign", &[]).await;
    assert!(said.contains("You have no seat at this table"), "{said}");
}

#[tokio::test]
async fn where_nothing_is_changed_another_table_of_ones_own_will_do() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    for (command, sentence) in [("hand", "Your hand"), ("log", "1\\. "), ("board", "Free regions")] {
        let said = stage.command(&at(&people[0], 7), command, &[]).await;
        assert!(said.contains(sentence) && said.contains("<#6>"), "{command}: {said}");
    }
    stage.command(&at(&people[0], 8), "join", &[]).await;
    let said = stage.command(&at(&people[0], 7), "log", &[]).await;
    assert!(said.contains("Which one do you mean?"), "{said}");
    let (id, values) = list(&stage, 1);
    assert!(
        values.len() == 2
            && !stage
                .press_in(&at(&people[0], 7), Some(70), &id, &[&values[0]])
                .await
                .is_empty()
    );
}

#[tokio::test]
async fn a_table_is_shown_to_its_people_and_its_server_and_is_none_to_all_others() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    stage.command(&people[2], "resign", &[]).await;
    let id = table.to_string();
    let sure = newest(&stage, 3)["components"][0]["components"][0]["custom_id"]
        .as_str()
        .unwrap()
        .to_owned();
    stage.press_in(&people[2], Some(70), &sure, &[]).await;
    let looks: [(&str, Typed, &str); 4] = [
        ("board", &[("as", "text")], "Free regions"),
        ("log", &[], "1\\. "),
        ("verify", &[], "The game is still on"),
        ("hand", &[], ""),
    ];
    let stranger = caller(50, "Zoe");
    for (command, options, sentence) in looks {
        let named: Vec<_> = given(options).into_iter().chain([text("table", &id)]).collect();
        for person in
            [&stranger, &at(&stranger, 7), &direct(&people[0]), &abroad(&people[0], 8), &direct(&people[2])]
        {
            let said = stage.command(person, command, &named).await;
            assert!(
                said.contains(sentence) && !said.contains("no such table"),
                "{command} {person:?}: {said}"
            );
        }
        let unknown = stage.command(&stranger, command, &[text("table", "zzz")]).await;
        for person in [abroad(&stranger, 8), direct(&stranger)] {
            let said = stage.command(&person, command, &named).await;
            assert_eq!(said, unknown, "{command} {person:?}");
        }
    }
    for press in ["more", "log", "scores", "text-board", "hand", "play", "rules", "verify"] {
        let said = stage
            .press(&abroad(&stranger, 8), &format!("t.{id}.0.0.p.{press}"), &[])
            .await;
        assert!(said.starts_with("There is no such table any more"), "{press}: {said}");
    }
    for command in ["resign", "leave", "takeback", "pass"] {
        let said = stage.command(&stranger, command, &[text("table", &id)]).await;
        assert_eq!(said, "There is no such table.", "{command}: they do not sit there");
    }
}

#[tokio::test]
async fn while_a_game_is_on_verify_says_when_its_luck_can_be_checked() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    assert!(
        stage
            .command(&people[1], "verify", &[])
            .await
            .contains("The game is still on")
    );
}

/// The newest message in the table's channel that is a board, with its controls.
fn board(stage: &Stage) -> Value {
    let seen = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find(Request::shows_controls);
    seen.unwrap().json
}

/// The id of a message's control with this deed.
fn control(message: &Value, deed: &str) -> Option<String> {
    let rows = message["components"].as_array()?.iter();
    let mut parts = rows
        .flat_map(|row| row["components"].as_array().into_iter().flatten())
        .filter_map(|part| part["custom_id"].as_str());
    parts
        .find(|id| id.ends_with(&format!(".p.{deed}")))
        .map(str::to_owned)
}

/// Presses a control of the board; what is answered.
async fn press_board(stage: &mut Stage, who: &Caller, deed: &str) -> String {
    let id = control(&board(stage), deed).unwrap_or_else(|| panic!("the board has no {deed}"));
    stage.press(who, &id, &[]).await
}

/// Presses a control of the newest message of somebody's own; what is answered.
async fn press_own(stage: &mut Stage, who: &Caller, deed: &str) -> String {
    let id =
        control(&newest(stage, who.user.0), deed).unwrap_or_else(|| panic!("{} has no {deed}", who.name));
    stage.press_in(who, Some(70), &id, &[]).await
}

/// How many boards were posted.
fn boards(stage: &Stage) -> usize {
    stage
        .port
        .after(0)
        .iter()
        .filter(|request| request.kind == "send" && control(&request.json, "more").is_some())
        .count()
}

fn managing(person: &Caller) -> Caller {
    Caller {
        permissions: 1 << 5,
        ..person.clone()
    }
}

#[tokio::test]
async fn who_may_end_a_game_is_asked_first_and_the_channel_is_told_who_did_it() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    let before = records(&stage, table).await;
    let said = stage.command(&managing(&people[0]), "close", &[]).await;
    for part in ["Condottiere in <#6>", "3 people are playing", "what was hidden", "the record", "the seed"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(records(&stage, table).await, before, "nothing happens before they say yes");
    let said = press_own(&mut stage, &managing(&people[0]), "close-surely").await;
    assert!(said.contains("The table is closed: Condottiere in <#6>"), "{said}");
    stage.rest().await;
    let told = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find(|request| request.kind == "send" && control(&request.json, "rematch").is_some());
    assert!(
        told.unwrap().json["content"]
            .as_str()
            .unwrap()
            .contains("Ana has closed this table before the game was finished.")
    );
    let (_, line) = stage
        .hall
        .read(table, |table| (table.ended(), format!("{:?}", table.log(UserId(9)).last())))
        .await
        .unwrap();
    assert!(line.contains("closed-by") && line.contains("Ana"), "{line}");
}

#[tokio::test]
async fn who_may_close_a_lobby_where_others_sit_is_asked_first() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben"), caller(3, "Cleo")];
    for person in &people[..2] {
        stage.command(person, "join", &[]).await;
    }
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let before = records(&stage, table).await;
    for refused in [&people[1], &people[2]] {
        let said = stage.command(refused, "close", &[]).await;
        assert!(said.contains("can close it") || said.contains("You have no seat"), "{said}");
    }
    let said = stage.command(&people[0], "close", &[]).await;
    assert!(
        said.contains("close this table: Condottiere in <#6>") && said.contains("Ana and Ben sit there"),
        "{said}"
    );
    assert_eq!(records(&stage, table).await, before, "nothing happens before they say yes");
    let said = stage.command(&managing(&people[2]), "close", &[]).await;
    assert!(said.contains("Ana and Ben sit there"), "{said}");
    let said = press_own(&mut stage, &people[0], "close-surely").await;
    assert!(said.contains("The table is closed"), "{said}");
    stage.command(&people[0], "join", &[]).await;
    let said = stage.command(&people[0], "close", &[]).await;
    assert!(said.contains("The table is closed"), "alone they are not asked: {said}");
}

#[tokio::test]
async fn who_has_no_seat_where_none_is_free_is_told_what_they_can_do() {
    let (mut stage, people, _) = playing(&["Ana", "Ben", "Cleo"]).await;
    let zoe = caller(9, "Zoe");
    for command in ["pass", "resign", "close", "takeback"] {
        let said = stage.command(&zoe, command, &[]).await;
        for part in ["You have no seat at this table", "its game is on", "/board", "/join", "another channel"]
        {
            assert!(said.contains(part), "{command}, {part}: {said}");
        }
        assert!(!said.contains("while there is room"), "{command}: {said}");
    }
    stage.command(&people[2], "resign", &[]).await;
    press_own(&mut stage, &people[2], "resign-surely").await;
    let said = stage.command(&zoe, "pass", &[]).await;
    assert!(said.contains("One was given up: /join takes it over"), "{said}");
    for user in 20..26 {
        stage.command(&at(&caller(user, "P"), 7), "join", &[]).await;
    }
    let said = stage.command(&at(&zoe, 7), "leave", &[]).await;
    assert!(said.contains("all its seats are taken") && said.contains("another channel"), "{said}");
}

#[tokio::test]
async fn who_names_a_table_that_is_none_to_them_is_told_which_they_can_name() {
    let (mut stage, people, table) = playing(&["Ana", "Ben"]).await;
    let zoe = at(&caller(9, "Zoe"), 7);
    stage.command(&zoe, "join", &[text("game", "barony")]).await;
    let own = stage.hall.of(UserId(9)).await.unwrap()[0];
    let unseen = abroad(&zoe, 8);
    for (command, typed) in
        [("play", table.to_string()), ("log", table.to_string()), ("verify", "zzz".to_owned())]
    {
        let named = [text("table", &typed), text("move", "pass")];
        let said = stage.command(&unseen, command, &named).await;
        let none = match command {
            "play" => "There is no such table.",
            _ => {
                "There is no such table that I can show you here. One where you did not sit is shown on its own server, to \
                 whoever sees its channel."
            }
        };
        assert_eq!(said, format!("{none} You can name one of these: Barony in <#7> (`{own}`)."), "{command}");
    }
    let said = stage
        .command(&people[0], "play", &[text("table", &own.to_string())])
        .await;
    assert!(said.contains(&table.to_string()) && !said.contains(&own.to_string()), "{said}");
}

#[tokio::test]
async fn asking_to_close_is_said_in_the_channel_and_the_last_to_agree_is_asked_first() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    let before = boards(&stage);
    assert!(
        stage
            .command(&people[1], "close", &[])
            .await
            .contains("You have asked to close the table: Condottiere in <#6>")
    );
    stage.rest().await;
    assert_eq!(boards(&stage), before + 1, "the board is posted anew, so that it is seen");
    assert!(
        board(&stage)["content"]
            .as_str()
            .unwrap()
            .contains("Ben asks to close this table (1 of 3 so far)."),
        "{}",
        board(&stage)
    );
    assert!(
        press_board(&mut stage, &people[1], "agree")
            .await
            .contains("already asked")
    );
    assert!(
        press_board(&mut stage, &people[0], "agree")
            .await
            .contains("You agree to close the table")
    );
    stage.rest().await;
    assert!(
        board(&stage)["content"]
            .as_str()
            .unwrap()
            .contains("Ana and Ben ask to close this table (2 of 3 so far).")
    );
    let said = press_board(&mut stage, &people[2], "agree").await;
    assert!(
        said.contains("close this table for good")
            && !stage.hall.read(table, |table| table.ended()).await.unwrap(),
        "{said}"
    );
    press_own(&mut stage, &people[2], "close-surely").await;
    stage.rest().await;
    assert!(stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn asking_to_close_can_be_withdrawn_and_the_channel_is_told() {
    let (mut stage, people, table) = playing(&["Ana", "Ben"]).await;
    stage
        .sub_command(&managing(&people[0]), "settings", "channel", &[text("board", "text")])
        .await;
    stage.command(&people[0], "close", &[]).await;
    stage.rest().await;
    let before = boards(&stage);
    let said = press_board(&mut stage, &people[0], "keep-open").await;
    assert!(said.contains("The table stays open: Condottiere in <#6>."), "{said}");
    stage.rest().await;
    assert!(boards(&stage) > before, "the board is posted anew");
    let shown = board(&stage).to_string();
    assert!(shown.contains("Ana no longer asks to close the table."), "{shown}");
    assert!(!shown.contains("agree") && !shown.contains(".p.keep-open"), "{shown}");
    // Now the other one cannot close it alone.
    stage.command(&people[1], "close", &[]).await;
    assert!(!stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn one_of_the_others_turns_down_what_is_asked_for_all() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    stage
        .sub_command(&managing(&people[0]), "settings", "channel", &[text("board", "text")])
        .await;
    for person in &people[..2] {
        stage.command(person, "close", &[]).await;
    }
    stage.rest().await;
    // Who has not agreed finds the question in their own message too; who asks does not.
    assert!(control(&newest(&stage, 1), "keep-open").is_none());
    assert!(newest(&stage, 3).to_string().contains("ask to close this table"));
    let said = press_own(&mut stage, &people[2], "keep-open").await;
    assert!(said.contains("The table stays open: Condottiere in <#6>."), "{said}");
    stage.rest().await;
    let shown = board(&stage).to_string();
    assert!(shown.contains("Cleo would like to play on, so the table is not closed."), "{shown}");
    assert!(!shown.contains("ask to close") && !shown.contains(".p.agree"), "{shown}");
    // Who asks again is not the last to agree.
    stage.command(&people[2], "close", &[]).await;
    assert!(!stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn a_manager_who_agrees_to_close_agrees_and_decides_nothing_alone() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    stage.command(&people[0], "close", &[]).await;
    stage.rest().await;
    let said = press_board(&mut stage, &managing(&people[1]), "agree").await;
    assert!(said.contains("You agree to close the table: Condottiere in <#6>."), "{said}");
    stage.rest().await;
    let shown = board(&stage).to_string();
    assert!(shown.contains("(2 of 3 so far)"), "{shown}");
    assert!(!stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn a_manager_who_plays_can_ask_the_others_instead() {
    let (mut stage, people, table) = playing(&["Ana", "Ben"]).await;
    stage.command(&managing(&people[0]), "close", &[]).await;
    assert!(
        press_own(&mut stage, &managing(&people[0]), "ask-to-close")
            .await
            .contains("You have asked")
    );
    assert!(!stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn a_seat_that_is_given_up_is_marked_and_offered_in_the_channel() {
    for form in ["text", "picture"] {
        let (mut stage, people, _) = playing(&["Ana", "Ben", "Cleo"]).await;
        stage
            .sub_command(&managing(&people[0]), "settings", "channel", &[text("board", form)])
            .await;
        let before = boards(&stage);
        let said = stage.command(&people[2], "resign", &[]).await;
        assert!(said.contains("The bot then plays on for your seat, as cautiously"), "{said}");
        press_own(&mut stage, &people[2], "resign-surely").await;
        stage.rest().await;
        assert!(boards(&stage) > before, "the board is posted anew");
        let shown = stage
            .port
            .after(0)
            .into_iter()
            .rev()
            .find(|request| request.only.is_none() && request.kind == "send")
            .unwrap();
        let free = "Cleo has resigned: this seat is free, and anybody can take it over.";
        assert!(shown.json.to_string().contains(free), "{}", shown.json);
        let file = shown.file.as_ref();
        let alt = file.and_then(|file| file.alt.clone()).unwrap_or_default();
        assert!(form == "text" || alt.starts_with(free), "{alt}");
        let dora = caller(4, "Dora");
        assert!(
            press_board(&mut stage, &dora, "take-seat")
                .await
                .contains("You have taken over the seat of Cleo at Condottiere in <#6>.")
        );
        stage.rest().await;
        assert!(!board(&stage).to_string().contains("has resigned"), "{}", board(&stage));
        assert_eq!(control(&board(&stage), "take-seat"), None);
    }
}

#[tokio::test]
async fn with_one_person_left_a_game_of_any_kind_ends_as_theirs() {
    for listing in tavolo::program::catalogue().iter() {
        for series in ["", "points 20"] {
            if !series.is_empty() && listing.id != "condottiere" {
                continue;
            }
            let mut stage = Stage::new();
            let people = [caller(1, "Ana"), caller(2, "Ben")];
            let with = text("with", series);
            let all: Vec<_> = [text("game", listing.id)]
                .into_iter()
                .chain((!series.is_empty()).then_some(with))
                .collect();
            stage.command(&people[0], "join", &all).await;
            stage.command(&people[1], "join", &[]).await;
            stage.start(&people[0]).await;
            let said = stage.command(&people[0], "resign", &[]).await;
            assert!(said.contains("Then only Ben is left, and wins; the game ends"), "{said}");
            press_own(&mut stage, &people[0], "resign-surely").await;
            stage.rest().await;
            let sent = stage.port.sent();
            let last = sent
                .iter()
                .rev()
                .find(|body| body.content.contains("has won"))
                .unwrap_or_else(|| panic!("{}: {sent:?}", listing.id));
            assert!(
                last.content.contains("Nobody else is left: Ben has won.")
                    && !last.content.contains("table is closed"),
                "{}: {}",
                listing.id,
                last.content
            );
            let record = stage
                .port
                .after(0)
                .into_iter()
                .rev()
                .find_map(|request| request.file.filter(|file| file.name.ends_with(".txt")));
            let record = String::from_utf8(record.unwrap().bytes).unwrap();
            assert!(record.contains("\nover alone | winners 1 | scores"), "{}: {record}", listing.id);
            assert!(
                tavolo::program::catalogue()
                    .records(&record.parse().unwrap())
                    .is_ok(),
                "{}",
                listing.id
            );
            let panel = stage.command(&direct(&people[1]), "hand", &[]).await;
            assert!(panel.contains("You sit at no table"), "{panel}");
        }
    }
}

#[tokio::test]
async fn the_log_goes_on_to_name_who_sat_there_when_somebody_takes_over() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    for _ in 0..6 {
        let next = stage.hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user, table.legal(user).first()?.0.clone()))
        });
        let (user, notation) = next.await.unwrap().unwrap();
        let who = people.iter().find(|person| person.user == user).unwrap().clone();
        stage.command(&who, "play", &[text("move", &notation)]).await;
    }
    let zoe = caller(9, "Zoe");
    let before = stage.command(&zoe, "log", &[]).await;
    assert!(before.contains("Ana"), "{before}");
    stage.command(&people[0], "resign", &[]).await;
    press_own(&mut stage, &people[0], "resign-surely").await;
    stage.command(&caller(4, "Dora"), "join", &[]).await;
    let after = stage.command(&zoe, "log", &[]).await;
    assert!(
        after.starts_with(&before)
            && after.contains("Ana resigns")
            && after.contains("Dora takes over the seat from Ana."),
        "{after}"
    );
    stage.rest().await;
    let board = board(&stage)["content"].as_str().unwrap().to_owned();
    for told in ["Ana resigns.", "Dora takes over the seat from Ana."] {
        assert!(board.contains(&format!("\n> · {told}")), "{board}");
    }
}

#[tokio::test]
async fn a_yes_to_resigning_that_would_end_the_game_by_now_is_asked_for_again() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    stage.command(&people[2], "resign", &[]).await;
    let old = control(&newest(&stage, 3), "resign-surely").unwrap();
    stage.command(&people[1], "resign", &[]).await;
    press_own(&mut stage, &people[1], "resign-surely").await;
    let said = stage.press_in(&people[2], Some(70), &old, &[]).await;
    assert!(said.contains("Something has changed since this was shown"), "{said}: it would end the game now");
    assert!(!stage.hall.read(table, |table| table.ended()).await.unwrap());
}

#[tokio::test]
async fn a_start_after_somebody_changed_an_option_begins_nothing() {
    let mut stage = Stage::new();
    let people = [caller(1, "Ana"), caller(2, "Ben")];
    for person in &people {
        stage.command(person, "join", &[]).await;
    }
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    let old = control(&board(&stage), "start").unwrap();
    let said = stage
        .command(&people[1], "join", &[text("with", "hidden on")])
        .await;
    assert!(
        said.contains("your options are chosen")
            && newest(&stage, 2).to_string().contains("Hidden cards: yes"),
        "{said}"
    );
    let said = stage.press(&people[0], &old, &[]).await;
    assert!(said.contains("Something has changed since this was shown"), "{said}");
    assert!(newest(&stage, 1).to_string().contains("Hidden cards: yes"), "what holds now is shown");
    assert!(!stage.hall.read(table, |table| table.begun()).await.unwrap());
    stage.rest().await;
    press_board(&mut stage, &people[0], "start").await;
    press_own(&mut stage, &people[0], "start-few").await;
    assert!(stage.hall.read(table, |table| table.begun()).await.unwrap());
}

#[tokio::test]
async fn a_rematch_takes_no_seat_in_another_game_nor_in_one_that_is_on() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    stage.command(&managing(&people[0]), "close", &[]).await;
    press_own(&mut stage, &managing(&people[0]), "close-surely").await;
    stage.rest().await;
    let sent = stage
        .port
        .after(0)
        .into_iter()
        .rev()
        .find_map(|request| control(&request.json, "rematch"));
    let rematch = sent.unwrap();
    stage.command(&people[0], "join", &[text("game", "barony")]).await;
    let said = stage.press(&people[1], &rematch, &[]).await;
    assert!(said.contains("Another game is on in this channel"), "{said}");
    stage.command(&people[0], "leave", &[]).await;
    for person in &people {
        assert!(
            stage
                .press(person, &rematch, &[])
                .await
                .contains("You have a seat at a table of Condottiere")
        );
    }
    stage.command(&caller(3, "Cleo"), "join", &[]).await;
    stage.start(&people[0]).await;
    stage.command(&people[1], "resign", &[]).await;
    press_own(&mut stage, &people[1], "resign-surely").await;
    let said = stage.press(&people[1], &rematch, &[]).await;
    assert!(
        said.contains("Another game is on in this channel")
            && stage.hall.of(UserId(2)).await.unwrap().is_empty(),
        "{said}"
    );
}

#[tokio::test]
async fn who_watches_is_told_whom_all_wait_for_and_not_that_it_is_not_their_turn() {
    for game in ["condottiere", "barony", "kingsburg", "carcassonne"] {
        let mut stage = Stage::new();
        let people = [caller(1, "Ana"), caller(2, "Ben")];
        for person in &people {
            stage.command(person, "join", &[text("game", game)]).await;
        }
        stage.start(&people[0]).await;
        let said = stage.command(&caller(9, "Zoe"), "hand", &[]).await;
        assert!(
            said.contains("You are watching") && said.contains("Waiting for") && !said.contains("your turn"),
            "{game}: {said}"
        );
    }
}
