//! What an action may cost in requests to Discord; `taps` counts what it costs people.

use super::bot::{Bot, Dice, begin, in_words, memory, quiet};
use super::game::step;
use crate::world::World;
use std::collections::BTreeMap;

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
