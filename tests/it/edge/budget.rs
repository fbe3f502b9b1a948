//! What an action may cost: taps for people, requests for Discord.

use super::bot::{Bot, Dice, awaited, begin, in_words, live, memory, quiet, try_pick};
use super::game::step;
use crate::world::World;
use std::collections::{BTreeMap, BTreeSet};

const PEOPLE: [&str; 3] = ["Ana", "Bia", "Carl"];

#[tokio::test(flavor = "multi_thread")]
async fn an_action_costs_two_requests_and_one_for_each_changed_hand() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    begin(&world, &PEOPLE).await;
    let mut dice = Dice(11);
    for _ in 0..12 {
        quiet(&world).await;
        let before = world.last_request().await;
        step(&world, &PEOPLE, &mut dice).await;
        quiet(&world).await;
        let requests = world.requests(before).await;
        let tables = world.channel("tables").await;
        let mut public = 0;
        let mut hands = BTreeMap::<String, usize>::new();
        for request in &requests {
            let path = request["path"].as_str().unwrap();
            match path.contains("/callback") {
                // The answer to a press in a direct message is that hand's change.
                true => *hands.entry("own".to_owned()).or_default() += 1,
                false if path.contains(&tables) => public += 1,
                false => *hands.entry(path.to_owned()).or_default() += 1,
            }
        }
        assert!(
            public <= 2 && hands.len() <= PEOPLE.len() && hands.values().all(|count| *count == 1),
            "{requests:#?}"
        );
    }
    bot.end(&world).await;
}

/// How many taps an action may take, by the first word of its notation; any other takes one.
const TAPS: [(&str, u32); 4] = [("region", 2), ("pope", 2), ("scarecrow", 2), ("keep", 4)];

/// What a control does: its letter and the rest of its id.
fn deed(id: &str) -> (String, String) {
    let mut parts = id.splitn(6, '.').skip(4).map(str::to_owned);
    (parts.next().unwrap(), parts.next().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_takes_more_taps_than_it_may() {
    let world = World::start().await;
    let bot = Bot::start(&world, &memory()).await;
    in_words(&world, &PEOPLE).await;
    begin(&world, &PEOPLE).await;
    let mut dice = Dice(5);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let who = awaited(&world, &PEOPLE).await;
        let mut taps = 0;
        let notation = loop {
            let Some((panel, parts)) = live(&world.user(who)).await else {
                break None;
            };
            // Nobody is counted for going back.
            let parts: Vec<_> = parts
                .into_iter()
                .filter(|part| !part["custom_id"].as_str().unwrap().ends_with(".o."))
                .collect();
            let part = &parts[dice.below(parts.len())];
            let (letter, rest) = deed(part["custom_id"].as_str().unwrap());
            let control = panel
                .parts()
                .iter()
                .position(|other| other["custom_id"] == part["custom_id"])
                .unwrap();
            let entries = part["options"].as_array().map_or(1, Vec::len);
            let entry = dice.below(entries);
            taps += match letter.as_str() {
                // Opening a list and picking; where several are picked, one more each and leaving
                // the list.
                "s" => 2,
                "m" => 2 + u32::try_from(part["max_values"].as_u64().unwrap()).unwrap(),
                _ => 1,
            };
            let picked = part["options"][entry]["value"].as_str().map(str::to_owned);
            if try_pick(&world, who, "dm", &panel, control, entry).await.is_err() {
                // It was changed since it was read.
                break None;
            }
            match (letter.as_str(), picked) {
                ("a", _) => break Some(rest),
                ("m", _) => break Some(rest),
                (_, Some(value)) if value.split('.').nth(1) == Some("a") => {
                    break value.splitn(3, '.').nth(2).map(str::to_owned);
                }
                _ => {}
            }
            assert!(taps < 6, "it never ends");
        };
        let Some(notation) = notation else { continue };
        let word = notation.split(' ').next().unwrap().to_owned();
        let most = TAPS
            .iter()
            .find(|(known, _)| *known == word)
            .map_or(1, |(_, most)| *most);
        assert!(taps <= most, "{notation}: {taps} taps, {most} are allowed");
        seen.insert(word);
        quiet(&world).await;
    }
    assert!(seen.contains("region") && seen.contains("pass"), "{seen:?}");
    bot.end(&world).await;
}
