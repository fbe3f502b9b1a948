//! Twins of answers in secret that are taken back: nobody can tell by it who has answered, nor what.

use crate::hall::past::apart;
use crate::hall::{Room, who};
use tavolo::games::condottiere::Condottiere;
use tavolo::table::{Command, UserId};

/// A battle without a card, up to the question about the hands, which all three are asked.
async fn asked() -> Room {
    let room = Room::numbered::<Condottiere>("abc", 5).await;
    loop {
        let awaited: Vec<u8> = room
            .hall
            .read(room.table, |table| table.awaited().iter().map(|seat| seat.number()).collect())
            .await
            .unwrap();
        if awaited.len() == 3 {
            return room;
        }
        let person = char::from(b'a' + awaited[0]);
        let legal = room.legal(person).await;
        let action = legal
            .iter()
            .find(|action| *action == "pass")
            .unwrap_or(&legal[0])
            .clone();
        room.play(person, &action).await.unwrap();
    }
}

/// Somebody asks to go back to their last decision before the question.
async fn asks_back(room: &Room, person: char) -> String {
    let mut comes = String::new();
    for plies in 1..9 {
        comes = room.comes(person, Command::AskRewind { plies }).await;
        if comes == "done" {
            break;
        }
    }
    comes
}

/// What comes of orders, each a person and what they do: `a keep`, `a back`, `c asks`; then all that
/// somebody is shown.
async fn shown(orders: &str, viewer: char) -> String {
    let room = asked().await;
    for order in orders.split(", ") {
        let (person, what) = order.split_once(' ').unwrap();
        let person = person.chars().next().unwrap();
        let comes = match what {
            "back" => room.comes(person, Command::TakeBack).await,
            "asks" => asks_back(&room, person).await,
            answer => {
                let notation = format!("hand {answer}");
                room.comes(person, Command::Play { notation }).await
            }
        };
        assert_eq!(comes, "done", "{order}");
    }
    let look = |table: &dyn tavolo::table::TableAudit| {
        let (viewer, away) = (who(viewer), who('z'));
        let panels = [viewer, away].map(|user| (table.panel(user, ""), table.log(user), table.stamp(user)));
        let past = table.past(UserId(0)).unwrap();
        let past = tavolo::program::catalogue().past(&past, usize::MAX).unwrap();
        format!("{:?} {panels:?} {:?} {past:?}", table.board(), table.panel(viewer, "take-back"))
    };
    room.hall.audit(room.table, look).await.unwrap()
}

#[tokio::test]
async fn who_takes_an_answer_back_and_who_has_answered_stays_hidden() {
    let twins = [
        // Whoever takes it back cannot tell who has answered since.
        ("a keep, b keep, a back", "a keep, c keep, a back", 'a'),
        ("a keep, b keep, a back", "b keep, a keep, a back", 'a'),
        // The others cannot tell who it was, nor what was answered.
        ("a keep, b keep, a back", "a keep, b keep, b back", 'c'),
        ("a keep, b keep, b back", "a keep round, b keep round, b back", 'c'),
        ("a keep, a back, b keep", "b keep, b back, a keep", 'c'),
        ("a keep, b keep, c asks, a back", "a keep, b keep, c asks, b back", 'c'),
        // Nor afterwards who of the others answered first.
        ("a keep, b keep, c keep", "b keep, a keep, c keep", 'c'),
    ];
    for (one, other, viewer) in twins {
        let (left, right) = (shown(one, viewer).await, shown(other, viewer).await);
        assert_eq!(apart(&left, &right), None, "{viewer} can tell «{one}» from «{other}»");
    }
}

#[tokio::test]
async fn a_secret_answer_can_be_changed_until_all_have_answered() {
    let room = asked().await;
    for (person, notation) in [('a', "hand keep round"), ('b', "hand keep")] {
        room.play(person, notation).await.unwrap();
    }
    assert_eq!(room.comes('a', Command::TakeBack).await, "done");
    assert_eq!(room.comes('a', Command::TakeBack).await.split('-').next(), Some("refused"));
    room.play('a', "hand keep").await.unwrap();
    let again = room.again();
    assert_eq!(room.all_of(&room.hall, "abc").await, room.all_of(&again, "abc").await);
    assert!(room.hall.check(room.table).await.unwrap().difference.is_none());
    room.play('c', "hand keep").await.unwrap();
    assert_eq!(room.comes('c', Command::TakeBack).await, "refused-back-uncovered");
    let record = crate::hall::course::transcript(&room).await.to_string();
    assert!(record.contains("\nrewound "), "{record}");
}

#[tokio::test]
async fn a_secret_answer_that_is_taken_back_ends_a_question_that_was_about_it() {
    let room = asked().await;
    for person in ['a', 'b'] {
        room.play(person, "hand keep").await.unwrap();
    }
    assert_eq!(asks_back(&room, 'c').await, "done");
    let asks = async || {
        room.hall
            .read(room.table, |table| table.asked_back())
            .await
            .unwrap()
    };
    assert!(asks().await);
    let before = crate::hall::course::transcript(&room).await.moves.len();
    assert_eq!(room.comes('a', Command::TakeBack).await, "done");
    assert!(!asks().await, "it would be about other actions");
    for person in ['a', 'b'] {
        let comes = room.comes(person, Command::AnswerRewind { agrees: true }).await;
        assert_eq!(comes, "refused-rewind-none");
    }
    assert!(crate::hall::course::transcript(&room).await.moves.len() >= before, "nothing else went");
}
