//! Twins with a pace: neither deadlines, nor what is asked when a time is up, nor the safe action
//! and when it comes tell anything of a hand or of a secret answer.

use crate::toy::Toy;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall};
use tavolo::store::{Memory, TableId};
use tavolo::table::timing::PACE;
use tavolo::table::{Actor, Catalogue, Command, Order, Place, TableView, UserId};

const HOUR: u64 = 60 * 60 * 1_000;
const SEATS: u64 = 3;

/// A table at which the first of three answers a question that all answer in secret, and the second
/// never does: what everybody but the first is shown, at each hour.
async fn shown(bid: u8) -> Vec<String> {
    let clock = Clock::standing(500_000 * HOUR);
    let hall = Hall::new(Arc::new(Memory::new()), Catalogue::default().with::<Toy>());
    let hall = hall.with_clock(clock.clone()).with_randomness(Box::new(|bytes| {
        bytes.fill(7);
        true
    }));
    let (hall, mut table, mut next) = (Arc::new(hall), TableId(0), 0);
    let mut deadlines = Deadlines::new(Arc::clone(&hall));
    let pace = Command::Set {
        key: PACE.key.to_owned(),
        value: "brisk".to_owned(),
    };
    let play = |notation: String| Command::Play { notation };
    let mut orders: Vec<(u64, Command)> = (1..=SEATS).map(|user| (user, Command::join())).collect();
    orders.extend([(1, pace), (1, Command::Start)]);
    orders.extend((0..2 * SEATS).map(|turn| (1 + turn % SEATS, play("roll".to_owned()))));
    orders.push((1, play(format!("bid {bid}"))));
    for (user, command) in orders {
        next += 1;
        let order = Order {
            by: Actor::person(UserId(user), next),
            ..Order::of_host(clock.now(), command)
        };
        let game = *hall.catalogue().iter().next().unwrap();
        let done = match next {
            1 => hall.join(Place(1), &game, &order).await,
            _ => hall.order(table, &order).await,
        };
        table = done.unwrap().table;
    }
    let look = |table: &dyn TableView| {
        let others = [2, 3, 9].map(UserId);
        let panels = others.map(|user| (table.panel(user, ""), table.log(user), table.deadline(user)));
        format!("{:?} {:?} {panels:?}", table.board(), table.due())
    };
    let mut all = Vec::new();
    while !hall.read(table, |table| table.ended()).await.unwrap() && all.len() < 60 {
        deadlines.round().await;
        all.push(hall.read(table, look).await.unwrap());
        clock.advance(HOUR);
    }
    all
}

#[tokio::test]
async fn what_is_asked_and_played_at_a_deadline_tells_nothing_of_secret_answers() {
    let (one, other) = (shown(1).await, shown(2).await);
    assert!(one.iter().any(|told| told.contains("poll-question")), "nothing was asked");
    // The last is the end, where all answers are shown.
    let before_end = one.len() - 1;
    assert!(before_end > 32, "it ended after {before_end} hours");
    assert_eq!(one[..before_end], other[..before_end]);
    assert_ne!(one.last(), other.last(), "in the end they are told apart");
}
