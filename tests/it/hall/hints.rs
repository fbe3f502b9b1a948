//! Hints: who agrees to them, who gets one and who does not, and looking back at a game that is over.

use super::{Room, who, word};
use crate::toy::Toy;
use tavolo::clock::Clock;
use tavolo::hall::Hall;
use tavolo::table::{Advice, Command, Denied};

impl Room {
    /// The same tables by a clock that stands, so that a computer thinks to its end.
    fn unhurried(&self) -> Hall {
        self.again().with_clock(Clock::standing(1_000))
    }

    async fn wishes(&self, person: char, hints: &str) -> String {
        word(self.play(person, &format!("set hints {hints}")).await)
    }

    /// What comes of asking for a hint: in a word, or the advice.
    async fn hint(&self, person: char) -> Result<Advice, String> {
        let told = self.unhurried().hint(self.table, who(person)).await;
        told.map_err(|denied| match denied {
            Denied::Refused(refusal) => refusal.reason.id.into_owned(),
            other => panic!("{other:?}"),
        })
    }

    async fn refused(&self, person: char) -> String {
        self.hint(person)
            .await
            .map_or_else(|why| why, |_| "advice".to_owned())
    }

    /// What the lobby says of hints, by the id of the line.
    async fn lobby_line(&self) -> String {
        let board = self.hall.read(self.table, |table| table.board()).await.unwrap();
        let mut lines = board.lines.iter().map(|line| line.id.clone().into_owned());
        lines.find(|id| id.starts_with("lobby-hints")).unwrap_or_default()
    }
}

#[tokio::test]
async fn hints_are_there_where_all_people_agreed_before_the_start() {
    let room = Room::gathered::<Toy>("ab").await;
    assert_eq!((room.lobby_line().await.as_str(), room.refused('a').await.as_str()), ("", "hint-gathering"));
    let cases = [
        ('z', "on", "refused-not-seated", ""),
        ('a', "maybe", "refused-unknown-option", ""),
        ('a', "off", "refused-hints-same", ""),
        ('a', "on", "done", "lobby-hints-wished"),
        ('a', "on", "refused-hints-same", "lobby-hints-wished"),
        ('b', "on", "done", "lobby-hints-on"),
        ('a', "off", "done", "lobby-hints-wished"),
        ('a', "on", "done", "lobby-hints-on"),
    ];
    for (person, wish, comes, line) in cases {
        assert_eq!(room.wishes(person, wish).await, comes, "{person} {wish}");
        assert_eq!(room.lobby_line().await, line, "{person} {wish}");
    }
    room.tell('c', Command::join()).await.unwrap();
    assert_eq!(room.lobby_line().await, "lobby-hints-wished", "somebody more has not agreed");
    room.tell('c', Command::Leave).await.unwrap();
    assert_eq!(room.lobby_line().await, "lobby-hints-on");
    room.tell('a', Command::Start).await.unwrap();
    assert_eq!(room.wishes('a', "off").await, "refused-hints-playing");
    let advice = room.hint('a').await.unwrap();
    assert_eq!((advice.turn, advice.actions.len(), advice.actions[0].less), (1, 3, 0));
    assert!(advice.tries > 0);
    assert_eq!(room.refused('b').await, "hint-not-awaited");
    assert_eq!(room.refused('z').await, "hint-no-seat");
}

#[tokio::test]
async fn who_joins_later_has_not_agreed() {
    let room = Room::gathered::<Toy>("ab").await;
    assert_eq!(room.wishes('a', "on").await, "done");
    room.tell('a', Command::Start).await.unwrap();
    assert_eq!(room.refused('a').await, "hint-off", "b had not agreed");
    assert_eq!(room.wishes('b', "on").await, "refused-hints-playing");

    let room = Room::gathered::<Toy>("abc").await;
    for person in ['a', 'b', 'c'] {
        assert_eq!(room.wishes(person, "on").await, "done");
    }
    room.tell('a', Command::Start).await.unwrap();
    room.tell('c', Command::Resign).await.unwrap();
    assert_eq!(room.refused('a').await, "advice", "those who are left agreed");
    room.tell('d', Command::join()).await.unwrap();
    assert_eq!(room.refused('a').await, "hint-not-all");
    assert_eq!(room.wishes('d', "on").await, "done");
    assert_eq!(room.refused('a').await, "advice");
}

/// A toy game of two to its end: a bids `bid` and b bids 0.
async fn over(bid: &str) -> Room {
    let room = Room::begun::<Toy>("ab").await;
    for turn in 0..4 {
        let person = ['a', 'b'][turn % 2];
        let card = room.legal(person).await[0].clone();
        room.play(person, &card).await.unwrap();
    }
    assert!(room.hall.review(room.table, who('a'), 0).await.is_err(), "it is not over");
    room.play('a', bid).await.unwrap();
    room.play('b', "bid 0").await.unwrap();
    room
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_back_at_by_anybody() {
    let room = over("bid 0").await;
    let hall = room.unhurried();
    assert_eq!(room.refused('a').await, "hint-over");
    let review = hall.review(room.table, who('z'), 0).await.unwrap();
    assert_eq!((review.decisions, review.looked), (3, 3));
    let bid = review.differences.iter().find(|advice| advice.turn == 5);
    let bid = bid.expect("two points were given away by the bid");
    assert_eq!((bid.actions.len(), bid.actions[1].less), (2, 20), "{bid:?}");
    assert!(
        review
            .differences
            .is_sorted_by_key(|advice| -advice.actions[1].less)
    );
    // It is remembered.
    assert_eq!(hall.review(room.table, who('a'), 0).await.unwrap(), review);

    let well = over("bid 2").await;
    let review = well.unhurried().review(well.table, who('a'), 0).await.unwrap();
    assert!(review.differences.iter().all(|advice| advice.turn != 5), "{review:?}");
}

#[tokio::test]
async fn one_person_asks_one_thing_at_a_time() {
    let room = over("bid 1").await;
    let hall = room.unhurried();
    let ask = || hall.review(room.table, who('a'), 0);
    let (one, other) = tokio::join!(ask(), ask());
    let Err(Denied::Refused(refusal)) = other else {
        panic!("{other:?}")
    };
    assert_eq!((one.is_ok(), refusal.reason.id.as_ref()), (true, "hint-asking"));
    assert!(ask().await.is_ok());
}

#[tokio::test]
async fn what_was_taken_back_and_what_the_host_did_is_not_looked_at() {
    let room = Room::begun::<Toy>("ab").await;
    let cards = room.legal('a').await;
    room.play('a', &cards[0]).await.unwrap();
    room.tell('a', Command::TakeBack).await.unwrap();
    room.play('a', &cards[1]).await.unwrap();
    room.tell('b', Command::Resign).await.unwrap();
    let ended = room.hall.read(room.table, |table| table.ended()).await.unwrap();
    assert!(ended, "a alone is left");
    let reviews = [0, 1].map(|seat| {
        let hall = room.unhurried();
        async move { hall.review(room.table, who('a'), seat).await.unwrap().decisions }
    });
    let [own, others] = reviews;
    assert_eq!((own.await, others.await), (1, 0));
}
