//! Who may do and see what, and where: a command changes the table of its own channel, a server's managers and members
//! have rights in that server alone.

use super::stage::{Stage, caller};
use serde_json::Value;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::store::TableId;
use tavolo::table::UserId;

/// The same person in another channel of the same server.
fn at(person: &Caller, channel: u64) -> Caller {
    Caller { channel, ..person.clone() }
}

/// The same person in their direct messages.
fn direct(person: &Caller) -> Caller {
    Caller { channel: person.user + 500, server: None, server_locale: None, permissions: 0, ..person.clone() }
}

/// The same person in a channel of another server, which they manage.
fn abroad(person: &Caller, channel: u64) -> Caller {
    Caller { channel, server: Some(99), permissions: 1 << 5, ..person.clone() }
}

fn text(name: &'static str, value: &str) -> (&'static str, Given) {
    (name, Given::Text(value.to_owned()))
}

/// A table of Condottiere in channel 6 of server 5, in play, whose boards are in words; everybody there.
async fn playing(people: &[&str]) -> (Stage, Vec<Caller>, TableId) {
    let mut stage = Stage::new();
    let people: Vec<Caller> = (1..).zip(people).map(|(user, name)| caller(user, name)).collect();
    for person in &people {
        stage.sub_command(person, "settings", "mine", &[text("board", "text")]).await;
        stage.command(person, "join", &[]).await;
    }
    stage.command(&people[0], "start", &[]).await;
    stage.rest().await;
    let table = stage.hall.of(UserId(1)).await.unwrap()[0];
    (stage, people, table)
}

/// How many records a table has.
async fn records(stage: &Stage, table: TableId) -> u32 {
    stage.hall.look(table, |table| table.version().0).await.unwrap()
}

/// The JSON of the newest message that one person alone sees.
fn newest(stage: &Stage, user: u64) -> Value {
    let seen = stage.port.after(0).into_iter().rev().find(|request| request.only == Some(user) && request.json["components"].is_array());
    seen.unwrap().json
}

/// The list in the newest message of one person's own: its id and the values of its entries.
fn list(stage: &Stage, user: u64) -> (String, Vec<String>) {
    let message = newest(stage, user);
    let part = &message["components"][0]["components"][0];
    let values = part["options"].as_array().unwrap().iter().map(|entry| entry["value"].as_str().unwrap().to_owned());
    (part["custom_id"].as_str().unwrap().to_owned(), values.collect())
}

/// What is typed with a command.
type Typed = &'static [(&'static str, &'static str)];

/// What changes something, with what is typed with it.
const CHANGING: [(&str, Typed); 7] =
    [("close", &[]), ("leave", &[]), ("start", &[]), ("resign", &[]), ("takeback", &[]), ("pass", &[]), ("play", &[("move", "pass")])];

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
            assert!(said.contains("There is no table here") && said.contains("Condottiere in <#6>"), "{command}: {said}");
        }
        let said = stage.command(&at(&caller(9, "Zoe"), 7), command, &given(options)).await;
        assert!(said.contains("There is no table in this channel"), "{command}: {said}");
    }
    assert_eq!(records(&stage, table).await, before);
}

#[tokio::test]
async fn in_a_direct_message_the_only_table_is_meant_and_the_answer_names_it() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    let cases =
        [("resign", "give the game up"), ("takeback", "take back"), ("leave", "Use /resign"), ("hand", "Your hand"), ("log", "1\\. ")];
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
    let cases: [(&str, Typed, &str); 5] = [
        ("resign", &[], "give the game up: Condottiere in <#6>"),
        ("log", &[], "Condottiere in <#6>"),
        ("board", &[("as", "text")], "Free regions"),
        ("takeback", &[], "nothing to take back"),
        ("leave", &[], "Use /resign"),
    ];
    for (command, options, sentence) in cases {
        let said = stage.command(&direct(ana), command, &given(options)).await;
        assert!(said.contains("Condottiere in <#6>: Ana and Ben") && said.contains("Condottiere in <#7>: Ana"), "{command}: {said}");
        let (id, values) = list(&stage, 1);
        assert_eq!(values.len(), 2, "{command}: {values:?}");
        let said = stage.press_in(&direct(ana), Some(70), &id, &[&first.to_string()]).await;
        assert!(said.contains(sentence) && said.contains("<#6>"), "{command}: {said}");
    }
    stage.command(&direct(ana), "leave", &[]).await;
    let (id, values) = list(&stage, 1);
    let other = values.iter().find(|value| **value != first.to_string()).unwrap();
    let said = stage.press_in(&direct(ana), Some(70), &id, &[other]).await;
    assert!(said.contains("given back your seat: Condottiere in <#7>") || said.contains("seat at Condottiere in <#7>"), "{said}");
    assert_eq!(stage.hall.of(UserId(1)).await.unwrap(), [first]);
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
    assert!(values.len() == 2 && !stage.press_in(&at(&people[0], 7), Some(70), &id, &[&values[0]]).await.is_empty());
}

#[tokio::test]
async fn a_table_is_shown_to_its_people_and_its_server_and_is_none_to_all_others() {
    let (mut stage, people, table) = playing(&["Ana", "Ben", "Cleo"]).await;
    stage.command(&people[2], "resign", &[]).await;
    let id = table.to_string();
    let sure = newest(&stage, 3)["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    stage.press_in(&people[2], Some(70), &sure, &[]).await;
    let looks: [(&str, Typed, &str); 4] =
        [("board", &[("as", "text")], "Free regions"), ("log", &[], "1\\. "), ("verify", &[], "The game is still on"), ("hand", &[], "")];
    let stranger = caller(50, "Zoe");
    for (command, options, sentence) in looks {
        let named: Vec<_> = given(options).into_iter().chain([text("table", &id)]).collect();
        for person in [&stranger, &at(&stranger, 7), &direct(&people[0]), &abroad(&people[0], 8), &direct(&people[2])] {
            let said = stage.command(person, command, &named).await;
            assert!(said.contains(sentence) && !said.contains("no such table"), "{command} {person:?}: {said}");
        }
        let unknown = stage.command(&stranger, command, &[text("table", "zzz")]).await;
        for person in [abroad(&stranger, 8), direct(&stranger)] {
            let said = stage.command(&person, command, &named).await;
            assert_eq!(said, unknown, "{command} {person:?}");
        }
    }
    for press in ["more", "log", "scores", "text-board", "hand", "play", "rules", "verify"] {
        let said = stage.press(&abroad(&stranger, 8), &format!("t.{id}.0.0.p.{press}"), &[]).await;
        assert_eq!(said, "There is no such table.", "{press}");
    }
    for command in ["resign", "leave", "takeback", "pass"] {
        let said = stage.command(&stranger, command, &[text("table", &id)]).await;
        assert_eq!(said, "There is no such table.", "{command}: they do not sit there");
    }
}

#[tokio::test]
async fn while_a_game_is_on_verify_says_when_its_luck_can_be_checked() {
    let (mut stage, people, _) = playing(&["Ana", "Ben"]).await;
    assert!(stage.command(&people[1], "verify", &[]).await.contains("The game is still on"));
}
