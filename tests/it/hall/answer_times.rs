//! How long people took to answer, as a table's records tell it.

use super::{Room, who, word};
use crate::toy::Toy;
use tavolo::table::Command;

impl Room {
    /// Somebody does something at a moment, in seconds.
    async fn at(&self, second: u64, person: char, command: Command) {
        let mut order = self.by(person, command);
        order.at = second * 1_000;
        let done = self.hall.order(self.table, &order).await;
        assert_eq!(word(done), "done", "{second} {person}");
    }

    async fn acts(&self, second: u64, person: char, notation: &str) {
        let notation = notation.to_owned();
        self.at(second, person, Command::Play { notation }).await;
    }

    /// How often somebody answered, and the middle of their times, in seconds.
    async fn answered(&self, person: char) -> Option<(usize, u64)> {
        let times = self.hall.answer_times(self.table).await.unwrap();
        times
            .of(who(person))
            .map(|(count, middle)| (count, middle / 1_000))
    }
}

#[tokio::test]
async fn a_decision_takes_from_being_asked_to_the_first_action() {
    let room = Room::gathered::<Toy>("ab").await;
    room.at(1, 'a', Command::Start).await;
    assert_eq!(room.answered('a').await, None);
    room.acts(4, 'a', "roll").await;
    room.acts(9, 'b', "roll").await;
    room.acts(10, 'a', "roll").await;
    let card = room.legal('b').await.remove(0);
    room.acts(20, 'b', &card).await;
    // Whoever decides once more was asked before.
    room.at(21, 'b', Command::TakeBack).await;
    room.acts(50, 'b', &card).await;
    // Both are asked at once.
    room.acts(52, 'b', "bid 0").await;
    room.acts(60, 'a', "bid 1").await;
    assert_eq!(room.answered('a').await, Some((3, 3)));
    assert_eq!(room.answered('b').await, Some((2, 5)), "nobody else was up between card and bid");
    assert_eq!(room.answered('c').await, None);
}

#[tokio::test]
async fn what_came_between_is_held_against_nobody() {
    let room = Room::gathered::<Toy>("ab").await;
    let (key, value) = ("pace".to_owned(), "daily".to_owned());
    room.at(1, 'a', Command::Set { key, value }).await;
    room.at(1, 'a', Command::Start).await;
    room.acts(4, 'a', "roll").await;
    for (second, person) in [(5, 'a'), (6, 'b'), (900, 'a'), (901, 'b')] {
        room.at(second, person, Command::WishPause { pause: second < 100 })
            .await;
    }
    room.acts(905, 'b', "roll").await;
    room.acts(907, 'a', "roll").await;
    assert_eq!(room.answered('b').await, None);
    assert_eq!(room.answered('a').await, Some((2, 2)));
    room.acts(910, 'b', "roll").await;
    assert_eq!(room.answered('b').await, Some((1, 3)));
}
