//! Tables that play with the luck of a game that has ended: who may sit there, what can be chosen, and that the same
//! comes once more.

use super::course::{play_on, play_out, promises_are_kept, transcript};
use super::{Room, who, word};
use crate::toy::Toy;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::rules::Seat;
use tavolo::store::TableId;
use tavolo::table::comparison::Comparison;
use tavolo::table::moderation::Moderation;
use tavolo::table::transcript::{Transcript, TranscriptMove};
use tavolo::table::{Chosen, Command, Origin, Place, SameDeal, TableView, UserId};

/// The number of the next room's first interaction: one store takes each once.
static LATER: AtomicU64 = AtomicU64::new(1_000_000);

/// A table of the same hall that a person has opened with the luck of a game that has ended.
pub async fn opened(first: &Room, person: char) -> Room {
    let same = same_deal(first).await.unwrap();
    let mut room = Room {
        hall: first.again(),
        store: Arc::clone(&first.store),
        table: TableId(0),
        next: AtomicU64::new(LATER.fetch_add(1_000_000, Ordering::Relaxed)),
    };
    let order = room.by(person, Command::Duplicate(Box::new(same)));
    let game = *room.hall.catalogue().iter().next().unwrap();
    room.table = room.hall.join(Place(1), &game, &order).await.unwrap().table;
    room
}

async fn same_deal(room: &Room) -> Option<SameDeal> {
    let read = |table: &dyn TableView| (table.finished_transcript(), table.knowing());
    let (finished, knowing) = room.hall.read(room.table, read).await.unwrap();
    SameDeal::of(&finished?.into_transcript(), knowing)
}

/// A duplicate of a game, played at random by these people.
pub async fn played(first: &Room, people: &str, seed: u64) -> Room {
    let room = begun(first, people).await;
    play_on(&room, people, seed, 20_000).await;
    room
}

/// The same with nothing played yet.
pub async fn begun(first: &Room, people: &str) -> Room {
    let mut letters = people.chars();
    let opener = letters.next().unwrap();
    let room = opened(first, opener).await;
    for person in letters {
        assert_eq!(room.comes(person, Command::join()).await, "done");
    }
    assert_eq!(room.comes(opener, Command::Start).await, "done");
    room
}

impl Room {
    /// What the card of a table that waits for its game says about who knows its luck.
    async fn told(&self) -> String {
        let board = self.hall.read(self.table, |table| table.board()).await.unwrap();
        let mut lines = board.lines.iter().map(|line| line.id.clone().into_owned());
        lines
            .find(|id| id.starts_with("lobby-duplicate-"))
            .unwrap_or_default()
    }

    async fn knowing(&self) -> Vec<UserId> {
        same_deal(self).await.unwrap().duplicate.seen_by
    }
}

#[tokio::test]
async fn a_luck_is_given_on_once_its_game_has_ended_and_not_before() {
    let room = Room::gathered::<Toy>("ab").await;
    assert_eq!(same_deal(&room).await, None, "nothing is dealt");
    room.tell('a', Command::Start).await.unwrap();
    assert_eq!(same_deal(&room).await, None, "it goes on");
    room.tell('a', Command::Resign).await.unwrap();
    let same = same_deal(&room).await.unwrap();
    assert_eq!(same.duplicate.seen_by, [who('a'), who('b')], "whoever gave up knows it too");
    let seed = transcript(&room).await.seed.unwrap();
    assert!(!format!("{same:?}").contains(&seed), "a seed is never printed");
    let closed = Room::gathered::<Toy>("ab").await;
    closed.tell('a', Command::Leave).await.unwrap();
    closed.tell('b', Command::Leave).await.unwrap();
    assert_eq!(same_deal(&closed).await, None, "no game was begun");
}

#[tokio::test]
async fn it_begins_with_as_many_as_before_and_with_the_same_options() {
    let first = play_out::<Toy>("ab", 1, 100).await;
    let room = opened(&first, 'c').await;
    let set = |key: &str, value: &str| Command::Set {
        key: key.to_owned(),
        value: value.to_owned(),
    };
    let with = |key: &str, value: &str| {
        let mut with = Chosen::default();
        with.set(key, value);
        Command::Join { with }
    };
    for (person, command, comes) in [
        ('c', Command::Start, "refused-duplicate-seats"),
        ('c', set("pace", "daily"), "done"),
        ('c', set("anything", "on"), "refused-duplicate-options"),
        ('c', with("anything", "on"), "refused-duplicate-options"),
        ('c', with("pace", "brisk"), "done"),
        ('d', Command::join(), "done"),
        ('e', Command::join(), "refused-full"),
        ('c', Command::Consent, "refused-consent-none"),
        ('d', Command::Start, "done"),
        ('d', Command::Consent, "refused-started"),
    ] {
        let said = format!("{person} {command:?}");
        assert_eq!(room.comes(person, command).await, comes, "{said}");
    }
    assert_eq!(transcript(&room).await.deal, transcript(&first).await.deal);
}

/// A letter joins, `-` leaves, `!` agrees, `>` begins: what comes of it, and what the card says then.
#[tokio::test]
async fn whoever_played_it_before_plays_only_where_all_others_agree() {
    let first = play_out::<Toy>("ab", 1, 100).await;
    for (opener, course) in [
        ("c", vec![("d", "done", ""), ("c>", "done", "")]),
        (
            "a",
            vec![
                ("c", "done", "asked"),
                ("a>", "refused-duplicate-consent", "asked"),
                ("a!", "refused-consent-none", "asked"),
                ("z!", "refused-not-seated-full", "asked"),
                ("c!", "done", "agreed"),
                ("c!", "refused-consent-none", "agreed"),
                // A consent goes with its seat.
                ("c-", "done", "known"),
                ("c", "done", "asked"),
                ("c!", "done", "agreed"),
                ("a>", "done", ""),
            ],
        ),
        // Both know it: nobody is asked.
        ("a", vec![("b", "done", "known"), ("b>", "done", "")]),
        // Whoever knows it makes room.
        ("a", vec![("c", "done", "asked"), ("a-", "done", ""), ("d", "done", ""), ("d>", "done", "")]),
        // Who agreed to one has not agreed to another.
        (
            "c",
            vec![
                ("a", "done", "asked"),
                ("c!", "done", "agreed"),
                ("a-", "done", ""),
                ("b", "done", "asked"),
                ("b>", "refused-duplicate-consent", "asked"),
                ("c!", "done", "agreed"),
                ("c>", "done", ""),
            ],
        ),
    ] {
        let room = opened(&first, opener.chars().next().unwrap()).await;
        for (step, comes, told) in course {
            let mut letters = step.chars();
            let person = letters.next().unwrap();
            let command = match letters.next() {
                None => Command::join(),
                Some('-') => Command::Leave,
                Some('!') => Command::Consent,
                Some(_) => Command::Start,
            };
            assert_eq!(room.comes(person, command).await, comes, "{opener}: {step}");
            let said = room.told().await;
            let expected = match told {
                "" => String::new(),
                told => format!("lobby-duplicate-{told}"),
            };
            assert_eq!(said, expected, "{opener}: {step}");
        }
        room.tell('a', Command::Resign).await.ok();
        room.tell('c', Command::Resign).await.ok();
        room.tell('d', Command::Resign).await.ok();
    }
}

#[tokio::test]
async fn a_consent_on_a_card_from_before_somebody_else_came_is_none() {
    let first = play_out::<Toy>("abe", 1, 200).await;
    let room = opened(&first, 'a').await;
    room.tell('c', Command::join()).await.unwrap();
    let seen = room.stamp('c').await;
    room.tell('b', Command::join()).await.unwrap();
    let mut order = room.by('c', Command::Consent);
    order.stamp = Some(seen);
    assert_eq!(word(room.hall.order(room.table, &order).await), "conflict");
    order = room.by('c', Command::Consent);
    order.stamp = Some(room.stamp('c').await);
    assert_eq!(word(room.hall.order(room.table, &order).await), "done");
}

#[tokio::test]
async fn whoever_played_it_before_takes_over_no_seat() {
    let first = play_out::<Toy>("abe", 1, 200).await;
    let room = begun(&first, "cdf").await;
    room.tell('c', Command::Resign).await.unwrap();
    assert_eq!(room.comes('a', Command::join()).await, "refused-duplicate-seen");
    let seat = Seat::new(0);
    let offer = |letter: char| {
        Command::Moderate(Moderation::Offer {
            seat,
            user: who(letter),
            name: letter.to_string(),
        })
    };
    for (letter, comes) in [('a', "refused-offer-seen"), ('g', "done")] {
        let mut order = room.by('m', offer(letter));
        order.origin = Origin {
            place: Place(1),
            manages: true,
            ..Origin::NOWHERE
        };
        assert_eq!(word(room.hall.order(room.table, &order).await), comes);
    }
    assert_eq!(room.comes('g', Command::join()).await, "done");
    room.tell('d', Command::Resign).await.unwrap();
    room.tell('f', Command::Resign).await.unwrap();
    let knowing = "abcdefg".chars().map(who).collect::<Vec<UserId>>();
    assert_eq!(room.knowing().await, knowing, "all of both games");
}

#[tokio::test]
async fn no_other_table_is_joined_in_its_stead() {
    let first = play_out::<Toy>("ab", 1, 100).await;
    let same = same_deal(&first).await.unwrap();
    let other = Room {
        hall: first.again(),
        store: Arc::clone(&first.store),
        table: TableId(0),
        next: AtomicU64::new(LATER.fetch_add(1_000_000, Ordering::Relaxed)),
    };
    let game = *other.hall.catalogue().iter().next().unwrap();
    let order = other.by('d', Command::join());
    other.hall.join(Place(1), &game, &order).await.unwrap();
    let order = other.by('c', Command::Duplicate(Box::new(same)));
    assert_eq!(word(other.hall.join(Place(1), &game, &order).await), "conflict");
}

/// The dice that fell in the plies that stand.
async fn dice(room: &Room) -> Vec<String> {
    let played = transcript(room).await.standing().moves;
    let luck = played.iter().filter_map(|step| match step {
        TranscriptMove::Played { luck, .. } => luck.first(),
        _ => None,
    });
    luck.map(ToString::to_string).collect()
}

/// In the toy game a die is drawn by `roll`, and by nothing else.
#[tokio::test]
async fn the_same_dice_fall_whatever_lies_between_and_after_going_back() {
    let first = Room::begun::<Toy>("ab").await;
    for (person, notation) in [('a', "roll"), ('b', "roll"), ('a', "roll")] {
        first.play(person, notation).await.unwrap();
    }
    first.tell('b', Command::Resign).await.unwrap();
    let fell = dice(&first).await;
    assert_eq!(fell.len(), 3);
    let room = begun(&first, "cd").await;
    let card = room
        .legal('c')
        .await
        .into_iter()
        .find(|one| one.starts_with("play"))
        .unwrap();
    room.play('c', &card).await.unwrap();
    room.play('d', "roll").await.unwrap();
    // All agree to go back behind the roll, and it falls as it fell.
    room.tell('d', Command::AskRewind { plies: 1 }).await.unwrap();
    room.tell('c', Command::AnswerRewind { agrees: true }).await.ok();
    room.play('d', "roll").await.unwrap();
    room.play('c', "roll").await.unwrap();
    room.play('d', "roll").await.unwrap();
    let here = dice(&room).await;
    assert_eq!(here[..3], fell[..], "the first, second and third die are the same");
}

#[tokio::test]
async fn that_somebody_has_played_a_luck_is_told_them_and_forgotten_with_them() {
    let first = play_out::<Toy>("ab", 1, 100).await;
    let room = begun(&first, "cd").await;
    let trails = room.hall.trails(who('a')).await.unwrap();
    let here = trails.iter().find(|(table, _)| *table == room.table);
    let did = format!("{:?}", here.unwrap().1.moments);
    let told = format!("had-played-its-luck\": String(\"{}\")", first.table);
    assert!(trails.len() == 2 && did.contains(&told), "{did}");
    assert_eq!(room.hall.forget(who('a')).await.unwrap(), 2);
    // A number so small stands in other numbers too, so that the tables are looked at.
    let trails = room.hall.trails(who('a')).await.unwrap();
    assert!(trails.iter().all(|(_, trail)| trail.moments.is_empty()), "{trails:?}");
    let known = room.hall.read(room.table, |table| table.knowing());
    assert_eq!(known.await.unwrap(), ['b', 'c', 'd'].map(who), "the others are known");
    assert_eq!(room.hall.check(room.table).await.unwrap().difference, None);
    play_on(&room, "cd", 3, 100).await;
    promises_are_kept::<Toy>(&room, "cd").await;
}

/// What was played alike is counted, and only rounds that both have, and that differ, stand beside each other.
#[tokio::test]
async fn what_went_alike_is_counted_and_only_what_differs_is_set_beside() {
    async fn ended(room: &Room) -> Transcript {
        let read = |table: &dyn TableView| table.finished_transcript();
        let finished = room.hall.read(room.table, read).await.unwrap();
        finished.unwrap().into_transcript()
    }
    let first = Room::begun::<Toy>("ab").await;
    for person in "aba".chars() {
        first.play(person, "roll").await.unwrap();
    }
    first.tell('b', Command::Resign).await.unwrap();
    for (course, alike, differ) in [
        (&["roll", "roll", "roll"][..], 3, false),
        (&["roll", "roll", "roll", "roll"], 3, false),
        (&["roll", "roll"], 2, false),
        (&["roll", "play", "roll"], 1, true),
    ] {
        let room = begun(&first, "cd").await;
        for (nth, what) in course.iter().enumerate() {
            let person = if nth % 2 == 0 { 'c' } else { 'd' };
            let legal = room.legal(person).await;
            let notation = legal.into_iter().find(|one| one.starts_with(what)).unwrap();
            room.play(person, &notation).await.unwrap();
        }
        room.tell('d', Command::Resign).await.unwrap();
        let (here, there) = (ended(&room).await, ended(&first).await);
        let compared = Comparison::of(room.hall.catalogue(), [&here, &there]).unwrap();
        assert_eq!((compared.alike, !compared.rounds.is_empty()), (alike, differ), "{course:?}");
        let [here, there] = &compared.ends;
        assert_eq!((here.actions, there.actions), (course.len(), 3), "who gave up is no action");
        assert_eq!(
            (&here.winners, &here.names[0], &there.names[0]),
            (&vec![0], &"c".to_owned(), &"a".to_owned())
        );
    }
}
