//! Looking back at a game that goes on: its turns as everyone saw them, and nothing else.

use super::{Room, who};
use tavolo::games::barony::Barony;
use tavolo::games::carcassonne::Carcassonne;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::kingsburg::Kingsburg;
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::render::scene::Scene;
use tavolo::table::moment::Moment;
use tavolo::table::{Command, TableView, UserId};

/// So many actions are played.
const PLIES: usize = 90;

impl Room {
    /// How the game stood in public after a turn.
    async fn past(&self, turn: usize) -> Moment {
        let past = self
            .hall
            .read(self.table, |table| table.past(UserId(0)))
            .await
            .unwrap();
        catalogue().past(&past.unwrap(), turn).unwrap()
    }

    /// The turn of the table and the picture that everyone sees.
    async fn shown(&self) -> (u32, Option<Scene>) {
        let look = |table: &dyn TableView| {
            let board = table.board();
            (board.audience.turn, board.picture)
        };
        self.hall.read(self.table, look).await.unwrap()
    }
}

/// Where two long texts differ first, if they do: a short part of each.
pub fn apart(one: &str, other: &str) -> Option<[String; 2]> {
    let at = one
        .bytes()
        .zip(other.bytes())
        .position(|(one, other)| one != other);
    let at = at.or_else(|| (one.len() != other.len()).then(|| one.len().min(other.len())))?;
    let part = |text: &str| -> String { text.chars().skip(at.saturating_sub(200)).take(400).collect() };
    Some([part(one), part(other)])
}

/// Plays a game, with or without taking actions back and doing them once more; the picture of each turn as everyone saw
/// it when the turn was over, the deal's first.
async fn played<G: Portray>(hesitates: bool) -> (Room, Vec<Option<Scene>>) {
    let room = Room::numbered::<G>("abc", 7).await;
    let (mut turn, picture) = room.shown().await;
    let mut pictures = vec![picture];
    for ply in 0..PLIES {
        let awaited = room.hall.read(room.table, |table| table.awaited()).await.unwrap();
        let Some(seat) = awaited.iter().next() else { break };
        let person = char::from(b'a' + seat.number());
        let legal = room.legal(person).await;
        let action = &legal[(ply * 7_919) % legal.len()];
        room.play(person, action).await.unwrap();
        if hesitates && room.comes(person, Command::TakeBack).await == "done" {
            room.play(person, action).await.unwrap();
        }
        let (now, picture) = room.shown().await;
        if now != turn {
            pictures.push(picture);
            turn = now;
        }
    }
    (room, pictures)
}

/// Looks back at a game: each turn that is over is shown as everyone saw it then. What was taken back leaves no trace.
async fn looked_back<G: Portray>() {
    let (room, pictures) = played::<G>(false).await;
    let (other, _) = played::<G>(true).await;
    assert!(pictures.len() > 10, "{}", G::ID);
    let last = pictures.len() - 1;
    for (turn, picture) in pictures.iter().enumerate() {
        let past = room.past(turn).await;
        let what = format!("{}: turn {turn} of {last}", G::ID);
        assert_eq!((past.turn, past.last), (turn, last), "{what}");
        let differ = apart(&format!("{:?}", past.step.picture), &format!("{picture:?}"));
        assert_eq!(differ, None, "{what}");
        let hesitated = other.past(turn).await;
        assert_eq!(apart(&format!("{past:?}"), &format!("{hesitated:?}")), None, "{what}");
        assert!(!past.step.told.is_empty() || turn == 0, "{what}");
        assert!(past.ending.is_empty() && past.step.own.is_empty(), "{what}");
        assert!(past.step.luck.is_empty() && past.step.notation.is_empty(), "{what}");
        assert!(past.step.scores.is_empty(), "{what}");
    }
    assert_eq!(room.past(usize::MAX).await.turn, last);
    // Once it has ended all of it can be gone through, in another way.
    for person in ['a', 'b'] {
        assert_eq!(room.comes(person, Command::Resign).await, "done");
    }
    let ended =
        |table: &dyn TableView| (table.past(UserId(0)).is_none(), table.finished_transcript().is_some());
    assert_eq!(room.hall.read(room.table, ended).await.unwrap(), (true, true));
}

#[tokio::test]
async fn turns_of_a_running_game_are_seen_as_everyone_saw_them() {
    looked_back::<Barony>().await;
    looked_back::<Carcassonne>().await;
    looked_back::<Condottiere>().await;
    looked_back::<Kingsburg>().await;
}

#[tokio::test]
async fn before_the_start_there_is_nothing_to_look_back_at() {
    let room = Room::gathered::<Barony>("ab").await;
    let past = room
        .hall
        .read(room.table, |table| table.past(UserId(0)).is_none())
        .await;
    assert!(past.unwrap());
    assert_eq!(room.comes('a', Command::Start).await, "done");
    let past = room
        .hall
        .read(room.table, |table| table.past(UserId(0)).is_some())
        .await;
    assert!(past.unwrap(), "{}", who('a'));
}
