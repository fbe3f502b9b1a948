//! Names at a table: two people of one name are told apart wherever they are named, and a name that is read from right to
//! left turns nothing round beside it.

use super::stage::{Stage, caller};
use std::collections::BTreeSet;
use tavolo::discord::incoming::Given;
use tavolo::program::catalogue;
use tavolo::table::Place;

/// The channel in which people ask.
const PLACE: Place = Place(6);
/// So many actions are carried out in each game.
const ACTIONS: usize = 12;

/// All strings in a request's JSON but ids.
fn strings(json: &serde_json::Value, found: &mut Vec<String>) {
    match json {
        serde_json::Value::String(text) => found.push(text.clone()),
        serde_json::Value::Array(all) => all.iter().for_each(|one| strings(one, found)),
        serde_json::Value::Object(all) => {
            let told = all
                .iter()
                .filter(|(key, _)| !matches!(&***key, "custom_id" | "value"));
            told.for_each(|(_, one)| strings(one, found));
        }
        _ => {}
    }
}

#[tokio::test]
async fn two_of_one_name_have_their_letters_and_names_from_right_to_left_are_isolated() {
    let people = [(1, "Ana"), (2, "Ana"), (3, "שרה")].map(|(user, name)| caller(user, name));
    let text = [("board", Given::Text("text".to_owned()))];
    for game in catalogue().iter() {
        let mut stage = Stage::over(tavolo::hall::Hall::new(super::bot::memory(), catalogue()), game.id);
        // Boards in words are quicker to make; one of the three reads pictures.
        stage.sub_command(&people[0], "settings", "channel", &text).await;
        for person in &people[1..] {
            stage.sub_command(person, "settings", "mine", &text).await;
        }
        for person in &people {
            stage.command(person, "join", &[]).await;
        }
        stage.rest().await;
        let begun = stage.port.asked();
        stage.start(&people[0]).await;
        let table = stage.hall.at(PLACE).await.unwrap().unwrap();
        for _ in 0..ACTIONS {
            for person in &people {
                let legal = stage
                    .hall
                    .read(table, |table| table.legal(person.user))
                    .await
                    .unwrap();
                if let Some((notation, _)) = legal.last() {
                    stage
                        .command(person, "play", &[("move", Given::Text(notation.clone()))])
                        .await;
                }
            }
        }
        stage.rest().await;
        let mut said = Vec::new();
        for request in stage.port.after(begun) {
            strings(&request.json, &mut said);
            said.extend(
                request
                    .file
                    .filter(|file| file.name.ends_with(".txt"))
                    .map(|file| String::from_utf8_lossy(&file.bytes).into_owned()),
            );
        }
        let mut told = BTreeSet::new();
        for text in &said {
            for (at, _) in text.match_indices("Ana") {
                let behind = text[at..].replace(['\\', '*', ')'], "");
                let apart = ["Ana (A", "Ana (B", "Ana · A", "Ana · B"]
                    .iter()
                    .find(|apart| behind.starts_with(*apart));
                told.insert(*apart.unwrap_or_else(|| panic!("{}: {behind} in {text}", game.id)));
            }
            for (at, name) in text.match_indices("שרה") {
                let isolated =
                    text[..at].ends_with('\u{2068}') && text[at + name.len()..].starts_with('\u{2069}');
                assert!(isolated, "{}: {text:?}", game.id);
                told.insert(name);
            }
        }
        assert!(told.len() >= 3, "{}: {told:?}", game.id);
    }
}
