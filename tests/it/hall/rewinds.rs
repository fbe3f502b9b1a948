//! Taking back what others have built on: who is asked, what comes of their answers, and that the
//! game that goes on is the one that would have been played without it.

use super::course::{Dice, promises_are_kept, transcript};
use super::engine::games;
use super::{Room, who};
use crate::toy::Toy;
use tavolo::games::condottiere::Condottiere;
use tavolo::portray::{Control, Intent, Portray};
use tavolo::rules::Seat;
use tavolo::table::moderation::Moderation;
use tavolo::table::transcript::TranscriptMove;
use tavolo::table::{Command, Origin, Place};

fn ask(plies: usize) -> Command {
    Command::AskRewind { plies }
}

const YES: Command = Command::AnswerRewind { agrees: true };
const NO: Command = Command::AnswerRewind { agrees: false };

/// A toy game of three in which each has done something: a card, a card, and a roll where luck is to
/// be in it.
async fn played(last: &str) -> Room {
    let room = Room::begun::<Toy>("abc").await;
    for person in ['a', 'b'] {
        let card = room.legal(person).await[0].clone();
        room.play(person, &card).await.unwrap();
    }
    let last = match last {
        "card" => room.legal('c').await[0].clone(),
        other => other.to_owned(),
    };
    room.play('c', &last).await.unwrap();
    room
}

impl Room {
    /// The actions that stand, by letters: who did them.
    async fn standing(&self) -> String {
        let of = |(seat, _): (Seat, String)| char::from(b'a' + seat.number());
        standing(self).await.into_iter().map(of).collect()
    }

    async fn board(&self) -> String {
        let board = self.hall.read(self.table, |table| table.board());
        format!("{:?}", board.await.unwrap())
    }

    /// What somebody is offered to go back to: how many actions go with each.
    async fn reach(&self, person: char) -> Vec<usize> {
        let panel = self
            .hall
            .read(self.table, |table| table.panel(who(person), "take-back"));
        let controls = panel.await.unwrap().menu.controls;
        let entries = controls.into_iter().filter_map(|control| match control {
            Control::Select { entries, .. } => Some(entries),
            Control::Button { .. } | Control::Break => None,
        });
        let plies = |intent: Intent| match intent {
            Intent::Act(notation) => notation.strip_prefix("take-back ")?.parse().ok(),
            Intent::Open(_) => None,
        };
        entries
            .flatten()
            .filter_map(|entry| plies(entry.intent))
            .collect()
    }

    async fn asks(&self) -> bool {
        let asks = self.hall.read(self.table, |table| table.asked_back());
        asks.await.unwrap()
    }
}

/// The actions that stand, in order.
async fn standing(room: &Room) -> Vec<(Seat, String)> {
    let mut standing = Vec::new();
    for told in transcript(room).await.moves {
        match told {
            TranscriptMove::Played { seat, action, .. } => standing.push((seat, action)),
            TranscriptMove::TakenBack => drop(standing.pop()),
            TranscriptMove::Rewound(plies) => standing.truncate(standing.len() - plies),
            TranscriptMove::Resigned(_) | TranscriptMove::Replaced(..) => {}
        }
    }
    standing
}

#[tokio::test]
async fn those_who_have_acted_since_are_asked() {
    let room = played("card").await;
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-back-other");
    assert_eq!(room.reach('a').await, [3]);
    assert_eq!(room.reach('c').await, [1], "it can be done at once, too");
    for (person, plies, comes) in [
        ('a', 2, "refused-rewind-own"),
        ('a', 4, "refused-rewind-round"),
        ('a', 0, "refused-rewind-round"),
        ('z', 3, "refused-not-seated-playing"),
        ('a', 3, "done"),
        ('b', 2, "refused-rewind-open"),
    ] {
        assert_eq!(room.comes(person, ask(plies)).await, comes, "{person} {plies}");
    }
    assert_eq!(room.comes('a', YES).await, "refused-rewind-yours");
    assert_eq!(room.comes('b', YES).await, "done");
    assert_eq!(room.comes('b', YES).await, "refused-rewind-agreed");
    assert_eq!(room.standing().await, "abc", "not before all agree");
    assert_eq!(room.comes('c', YES).await, "done");
    assert_eq!(room.standing().await, "");
    assert_eq!(room.comes('c', YES).await, "refused-rewind-none");
    assert_eq!(room.legal('a').await.len(), 3, "both cards and the die");
    let record = transcript(&room).await.to_string();
    assert!(record.lines().any(|line| line == "rewound 1"), "{record}");
    assert!(room.hall.check(room.table).await.unwrap().difference.is_none());
}

#[tokio::test]
async fn who_has_neither_acted_nor_learned_anything_is_not_asked() {
    let room = played("card").await;
    room.comes('b', ask(2)).await;
    assert_eq!(room.comes('a', YES).await, "refused-rewind-not-asked");
    assert_eq!(room.comes('a', NO).await, "refused-rewind-not-asked");
    assert_eq!(room.comes('c', YES).await, "done");
    assert_eq!(room.standing().await, "a");
}

#[tokio::test]
async fn where_luck_was_drawn_all_are_asked_and_it_comes_the_same_again() {
    let room = played("roll").await;
    let rolled = transcript(&room).await.moves;
    assert_eq!(room.comes('c', Command::TakeBack).await, "refused-back-luck");
    assert_eq!(room.comes('c', ask(1)).await, "done");
    assert!(room.board().await.contains("rewind-luck"));
    for person in ['a', 'b'] {
        assert_eq!(room.comes(person, YES).await, "done");
    }
    assert_eq!(room.standing().await, "ab");
    room.play('c', "roll").await.unwrap();
    let again = transcript(&room).await.moves;
    assert_eq!(again.last(), rolled.last(), "the same die");
}

#[tokio::test]
async fn one_no_a_withdrawal_and_anything_else_that_is_done_end_the_question() {
    let ends: [(char, Command, &str); 5] = [
        ('c', NO, "log-rewind-declined"),
        ('a', NO, "log-rewind-withdrawn"),
        (
            'a',
            Command::Play {
                notation: "roll".to_owned(),
            },
            "log-rewind-lapsed",
        ),
        ('c', Command::TakeBack, "log-rewind-lapsed"),
        ('b', Command::Resign, "log-rewind-lapsed"),
    ];
    for (person, command, told) in ends {
        let room = played("card").await;
        room.comes('a', ask(3)).await;
        assert!(room.board().await.contains("rewind-asked"));
        assert_eq!(room.comes(person, command).await, "done", "{told}");
        let board = room.board().await;
        assert!(!room.asks().await && board.contains(told), "{told}: {board}");
        assert_eq!(room.comes('b', YES).await.as_str().split('-').next(), Some("refused"));
        assert!(room.standing().await.len() >= 2);
    }
}

#[tokio::test]
async fn words_beside_the_game_leave_the_question_open() {
    let room = played("card").await;
    room.comes('a', ask(3)).await;
    for command in [Command::AskToClose, Command::KeepOpen] {
        assert_eq!(room.comes('b', command).await, "done");
    }
    assert!(room.asks().await);
}

#[tokio::test]
async fn seats_that_nobody_holds_agree() {
    let room = played("card").await;
    assert_eq!(room.comes('c', Command::Resign).await, "done");
    assert_eq!(room.comes('a', ask(3)).await, "done");
    assert_eq!(room.comes('b', YES).await, "done");
    assert_eq!(room.standing().await, "");
}

#[tokio::test]
async fn where_nobody_is_concerned_it_is_done_at_once() {
    let room = Room::begun::<Toy>("ab").await;
    room.play('a', "roll").await.unwrap();
    room.play('b', "roll").await.unwrap();
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    assert_eq!(room.comes('a', ask(2)).await, "refused-over", "nobody is left to play with");
    let room = played("card").await;
    assert_eq!(room.comes('c', ask(1)).await, "done");
    assert_eq!((room.standing().await.as_str(), room.asks().await), ("ab", false));
}

#[tokio::test]
async fn nothing_is_taken_back_after_the_end_or_beyond_the_round() {
    let room = played("roll").await;
    for person in ['a', 'b', 'c'] {
        room.play(person, "roll").await.unwrap();
    }
    for person in ['a', 'b', 'c'] {
        room.play(person, "bid 1").await.unwrap();
    }
    assert_eq!(room.comes('a', ask(3)).await, "refused-over");
    assert!(room.reach('a').await.is_empty());

    let room = Room::numbered::<Condottiere>("abc", 3).await;
    let mut battles = 0;
    let mut reach = Vec::new();
    let mut opener = 'a';
    while battles < 2 {
        let person = up(&room).await;
        opener = person;
        let legal = room.legal(person).await;
        battles += usize::from(legal[0].starts_with("region"));
        let action = legal
            .iter()
            .find(|action| *action == "pass")
            .unwrap_or(&legal[0])
            .clone();
        room.play(person, &action).await.unwrap();
        reach = room.reach(person).await;
    }
    assert_eq!(reach, [1], "the region opens this battle; what came before belongs to the last");
    for person in "abc".chars().filter(|person| *person != opener) {
        assert_eq!(room.comes(person, Command::TakeBack).await, "refused-back-past");
    }
}

/// The person of the first awaited seat.
async fn up(room: &Room) -> char {
    let seat = room
        .hall
        .read(room.table, |table| table.awaited().iter().next())
        .await
        .unwrap();
    char::from(b'a' + seat.unwrap().number())
}

#[tokio::test]
async fn those_who_manage_the_server_can_ask_but_the_players_decide() {
    let room = played("roll").await;
    let order = |what: Moderation| {
        let mut order = room.by('m', Command::Moderate(what));
        order.origin = Origin {
            direct: false,
            place: Place(1),
            server: None,
            manages: true,
        };
        order
    };
    let plies = 2;
    let tell = async |what: Moderation| super::word(room.hall.order(room.table, &order(what)).await);
    assert_eq!(
        room.comes('a', Command::Moderate(Moderation::Rewind { plies }))
            .await,
        "refused-moderate"
    );
    assert_eq!(tell(Moderation::Rewind { plies: 9 }).await, "refused-rewind-round");
    assert_eq!(tell(Moderation::LetStand).await, "refused-rewind-none");
    assert_eq!(tell(Moderation::Rewind { plies }).await, "done");
    assert_eq!(tell(Moderation::LetStand).await, "done");
    assert!(!room.asks().await);
    assert_eq!(tell(Moderation::Rewind { plies }).await, "done");
    for (person, left) in [('a', "abc"), ('b', "abc"), ('c', "a")] {
        assert_eq!(room.comes(person, YES).await, "done");
        assert_eq!(room.standing().await, left);
    }
    let log = room
        .hall
        .read(room.table, |table| format!("{:?}", table.log(who('z'))));
    let log = log.await.unwrap();
    assert!(log.contains("log-rewind-asked-by") && log.contains("log-rewound"), "{log}");
}

/// Plays a game at random, going back now and then as all agree, and compares it with one in which
/// only what stands was ever played.
async fn goes_back<G: Portray>(people: &str, seed: u64) {
    let mut room = Room::numbered::<G>(people, seed as u8).await;
    let letters: Vec<char> = people.chars().collect();
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut back = 0;
    for step in 0.. {
        assert!(step < 20_000, "the game does not end");
        if room.hall.read(room.table, |table| table.ended()).await.unwrap() {
            break;
        }
        let awaited: Vec<Seat> = room
            .hall
            .read(room.table, |table| table.awaited().iter().collect())
            .await
            .unwrap();
        let person = letters[awaited[dice.below(awaited.len())].index()];
        let legal = room.legal(person).await;
        room.play(person, &legal[dice.below(legal.len())]).await.unwrap();
        if dice.below(25) > 0 {
            continue;
        }
        let asker = letters[dice.below(letters.len())];
        let offered = room.reach(asker).await;
        if offered.is_empty() {
            continue;
        }
        let plies = offered[dice.below(offered.len())];
        room.play(asker, &format!("take-back {plies}")).await.unwrap();
        for person in &letters {
            if room.asks().await && dice.below(6) > 0 {
                let comes = room.comes(*person, YES).await;
                assert!(comes == "done" || comes.starts_with("refused-rewind"), "{comes}");
            }
        }
        if room.asks().await {
            assert_eq!(room.comes(asker, NO).await, "done");
        } else {
            back += 1;
        }
        // The program dies in between, and finds all of it again.
        assert_eq!(room.all_of(&room.hall, people).await, room.all_of(&room.again(), people).await);
        room.hall = room.again();
        if back % 4 == 1 {
            same_as_played_at_once::<G>(&room, people, seed).await;
        }
    }
    same_as_played_at_once::<G>(&room, people, seed).await;
    assert!(room.hall.check(room.table).await.unwrap().difference.is_none());
    promises_are_kept::<G>(&room, people).await;
}

async fn same_as_played_at_once<G: Portray>(room: &Room, people: &str, seed: u64) {
    let other = Room::numbered::<G>(people, seed as u8).await;
    for (number, (seat, action)) in standing(room).await.into_iter().enumerate() {
        if other.course().await.len() > number {
            // It had to be done, so that nobody was asked.
            continue;
        }
        other
            .play(people.chars().nth(seat.index()).unwrap(), &action)
            .await
            .unwrap();
    }
    let all = async |room: &Room| {
        let public = room.hall.audit(room.table, |table| table.public()).await.unwrap();
        let mut own = Vec::new();
        for person in people.chars() {
            own.push(room.legal(person).await);
        }
        format!("{public:?} {own:?}")
    };
    assert_eq!(all(room).await, all(&other).await);
}

#[tokio::test]
async fn what_is_played_on_is_what_would_have_been_played_without_it() {
    for seed in 0..games(12, 2) {
        goes_back::<Toy>("abc", seed).await;
    }
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            for (seed, people) in [(1, "abc"), (2, "ab")] {
                self.0.push(Box::pin(goes_back::<G>(people, seed)));
            }
        }
    }
    let mut each = Each(Vec::new());
    tavolo::games::each(&mut each);
    for game in each.0.into_iter().take(games(usize::MAX as u64, 0) as usize) {
        game.await;
    }
}

#[tokio::test]
async fn it_is_stored_before_anybody_is_told_and_outlives_a_kill() {
    let mut room = played("card").await;
    room.comes('a', ask(3)).await;
    room.hall = room.again();
    assert!(room.asks().await);
    assert_eq!(room.comes('b', YES).await, "done");
    room.hall = room.again();
    assert_eq!(room.comes('c', YES).await, "done");
    room.hall = room.again();
    assert_eq!(room.standing().await, "");
}
