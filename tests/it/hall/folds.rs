//! Whoever decides a record folds it from what was decided, and everybody else from what is stored: after
//! each record both have the same table.

use super::Room;
use super::course::Dice;
use super::engine::games;
use std::pin::Pin;
use tavolo::games::{self as catalogue, Visit};
use tavolo::portray::Portray;
use tavolo::rules::Seat;

const ACTIONS: usize = 60;

async fn folds_the_same<G: Portray>(people: &str, seed: u64) {
    let room = Room::begun::<G>(people).await;
    let letters: Vec<char> = people.chars().collect();
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for action in 0..ACTIONS {
        let (decided, stored) = (room.all_of(&room.hall, people), room.again());
        assert_eq!(decided.await, room.all_of(&stored, people).await, "after {action} actions");
        let awaited = room.hall.read(room.table, |table| table.awaited());
        let awaited: Vec<Seat> = awaited.await.unwrap().iter().collect();
        if awaited.is_empty() {
            return;
        }
        let person = letters[awaited[dice.below(awaited.len())].index()];
        let legal = room.legal(person).await;
        room.play(person, &legal[dice.below(legal.len())]).await.unwrap();
    }
}

#[tokio::test]
async fn what_was_decided_is_folded_as_what_is_read_again() {
    struct Each(Vec<Pin<Box<dyn Future<Output = ()>>>>);
    impl Visit for Each {
        fn visit<G: Portray>(&mut self) {
            for (seed, people) in (1..=games(3, 1)).zip(["ab", "abc", "abcd"]) {
                self.0.push(Box::pin(folds_the_same::<G>(people, seed)));
            }
        }
    }
    let mut each = Each(Vec::new());
    catalogue::each(&mut each);
    assert!(each.0.len() >= 4, "each game of the catalogue");
    for game in each.0 {
        game.await;
    }
}
