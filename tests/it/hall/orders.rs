//! What people may ask of a table, when it is refused, and by which sentence.

use super::{Room, who, word};
use crate::toy::Toy;
use std::sync::Arc;
use tavolo::hall::Hall;
use tavolo::rules::Outcome;
use tavolo::table::timing::Remedy;
use tavolo::table::transcript::End;
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{Actor, Catalogue, Chosen, Command, Order, Origin, Place, Server, Step, TableButton};
use tavolo::words::{Locale, Style, Words};

const JOIN: Command = Command::join();

fn set(key: &str, value: &str) -> Command {
    Command::Set {
        key: key.to_owned(),
        value: value.to_owned(),
    }
}

fn play(notation: &str) -> Command {
    Command::Play {
        notation: notation.to_owned(),
    }
}

#[tokio::test]
async fn before_the_start() {
    let room = Room::gathered::<Toy>("a").await;
    assert_eq!(room.comes('a', JOIN).await, "refused-joined-twice");
    assert_eq!(room.comes('a', Command::Start).await, "refused-too-few");
    assert_eq!(room.comes('b', Command::Start).await, "refused-not-seated");
    assert_eq!(room.comes('b', Command::Leave).await, "refused-not-seated");
    assert_eq!(room.comes('a', play("roll")).await, "refused-not-started");
    assert_eq!(room.comes('b', play("roll")).await, "refused-not-seated");
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-not-started");
    assert_eq!(room.comes('a', Command::Resign).await, "refused-resign-gathering");
    for person in ['b', 'c', 'd'] {
        assert_eq!(room.comes(person, JOIN).await, "done");
    }
    assert_eq!(room.comes('e', JOIN).await, "refused-full");
    assert_eq!(room.comes('e', Command::Start).await, "refused-not-seated-full");
    assert_eq!(room.comes('e', play("roll")).await, "refused-not-seated-full");
    assert_eq!(room.comes('b', Command::Close).await, "refused-close-gathering");
    assert_eq!(room.comes('d', Command::Leave).await, "done");
    assert_eq!(room.comes('a', set("sides", "twelve")).await, "refused-unknown-option");
    assert_eq!(room.comes('a', set("colour", "red")).await, "refused-unknown-option");
    assert_eq!(room.comes('e', set("sides", "ten")).await, "refused-not-seated");
    assert_eq!(room.comes('b', play("set sides ten")).await, "done");
    assert_eq!(room.comes('a', set("crowd", "pairs")).await, "text", "the game's own sentence");
    assert_eq!(room.comes('a', Command::Close).await, "done");
    assert_eq!(room.comes('a', JOIN).await, "refused-closed");
}

/// Over servers that elect a leader an order may wait for longer than others need to open a table. Its number would make
/// a record that no verifier takes.
#[tokio::test]
async fn what_waited_for_longer_than_the_table_is_there_is_to_be_asked_again() {
    let mut room = Room::gathered::<Toy>("").await;
    let order = |room: &Room, person: char, milliseconds: u64, command: Command| Order {
        by: Actor::person(who(person), (milliseconds << 22) + 1),
        ..room.by(person, command)
    };
    let game = *room.hall.catalogue().iter().next().unwrap();
    let opens = order(&room, 'a', 20_000, JOIN);
    room.table = room.hall.join(Place(1), &game, &opens).await.unwrap().table;
    for (person, milliseconds, command, comes) in [
        ('b', 14_999, JOIN, "conflict"),
        ('b', 15_000, JOIN, "done"),
        ('c', 30_000, JOIN, "done"),
        ('a', 31_000, Command::Start, "done"),
        ('a', 32_000, Command::AskToClose, "done"),
        ('b', 32_001, Command::AskToClose, "done"),
        ('c', 32_002, Command::Close, "done"),
    ] {
        let order = order(&room, person, milliseconds, command);
        let answer = room.hall.order(room.table, &order).await;
        assert_eq!(word(answer), comes, "{order:?}");
    }
    let transcript = room.hall.audit(room.table, |table| table.transcript()).await;
    let verdict = room.hall.catalogue().verify(&transcript.unwrap().unwrap());
    assert!(matches!(verdict, Some(LuckVerdict::Fair(_))), "{verdict:?}");
}

#[tokio::test]
async fn while_it_is_played() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.comes('a', Command::Start).await, "refused-started");
    assert_eq!(room.comes('a', Command::Leave).await, "refused-leave-playing");
    assert_eq!(room.comes('a', set("sides", "ten")).await, "refused-set-playing");
    assert_eq!(room.comes('c', JOIN).await, "refused-playing");
    assert_eq!(room.comes('c', play("roll")).await, "refused-not-seated-playing");
    assert_eq!(room.comes('b', play("roll")).await, "refused-not-your-turn");
    assert_eq!(room.comes('a', play("fly")).await, "refused-notation");
    assert_eq!(room.comes('a', play("bid 1")).await, "text", "the game's own sentence");
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-back-nothing");
}

#[tokio::test]
async fn a_refusal_names_up_to_three_things_to_do_instead() {
    let room = Room::begun::<Toy>("ab").await;
    for notation in ["play 99", "nonsense"] {
        let Err(tavolo::table::Denied::Refused(refusal)) = room.play('a', notation).await else {
            panic!("{notation} was not refused")
        };
        assert_eq!(refusal.instead.len(), 3);
        let legal = room.legal('a').await;
        assert!(
            refusal
                .instead
                .iter()
                .all(|(notation, _)| legal.contains(notation))
        );
    }
}

#[tokio::test]
async fn taking_back() {
    let room = Room::begun::<Toy>("ab").await;
    let before = [Command::Start, Command::Consent];
    for begins in before.clone() {
        assert_eq!(room.comes('a', begins).await, "refused-started");
    }
    let card = room.legal('a').await[0].clone();
    room.play('a', &card).await.unwrap();
    assert_eq!(room.comes('b', Command::TakeBack).await, "refused-back-nothing");
    assert_eq!(room.comes('a', Command::TakeBack).await, "done");
    assert_eq!(room.legal('a').await[0], card, "the card is back in the hand");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-back-luck");
    for person in ['b', 'a', 'b'] {
        room.play(person, "roll").await.unwrap();
    }
    room.play('a', "bid 2").await.unwrap();
    assert_eq!(
        room.comes('a', Command::TakeBack).await,
        "done",
        "a secret answer can be changed while others are awaited"
    );
    room.play('b', "bid 1").await.unwrap();
    room.play('a', "bid 0").await.unwrap();
    for late in before.into_iter().chain([Command::TakeBack]) {
        assert_eq!(room.comes('a', late).await, "refused-over");
    }
}

#[tokio::test]
async fn an_old_panel_is_never_a_move_in_another_position() {
    let room = Room::begun::<Toy>("ab").await;
    let stamp = room.stamp('a').await;
    let mut order = room.by('a', play("roll"));
    order.stamp = Some(stamp);
    assert_eq!(word(room.hall.order(room.table, &order).await), "done");
    room.play('b', "roll").await.unwrap();
    let mut late = room.by('a', play("roll"));
    late.stamp = Some(stamp);
    assert_eq!(word(room.hall.order(room.table, &late).await), "conflict");
}

#[tokio::test]
async fn somebody_elses_answer_does_not_make_a_panel_old() {
    let room = Room::begun::<Toy>("ab").await;
    for person in ['a', 'b', 'a', 'b'] {
        room.play(person, "roll").await.unwrap();
    }
    let stamp = room.stamp('a').await;
    room.play('b', "bid 1").await.unwrap();
    let mut order = room.by('a', play("bid 2"));
    order.stamp = Some(stamp);
    assert_eq!(word(room.hall.order(room.table, &order).await), "done");
}

/// What is said about a table, its time and its people leaves what somebody decides as it is: their press counts.
#[tokio::test]
async fn what_others_say_about_the_table_does_not_make_a_panel_old() {
    const MONTH: u64 = 30 * 24 * 60 * 60 * 1_000;
    let computer = Remedy::Computer;
    let timed: &[Command] = &[Command::WishPause { pause: true }, Command::AskToClose, set("pace", "live")];
    let late: &[Command] = &[Command::AskAboutAwaited, Command::Vote { remedy: computer }];
    for (pace, said) in [("daily", timed), ("relaxed", late)] {
        let room = Room::gathered::<Toy>("abc").await;
        room.comes('a', set("pace", pace)).await;
        assert_eq!(room.comes('a', Command::Start).await, "done");
        let stamp = room.stamp('a').await;
        let ordered = async |person: char, command: Command, stamp: Option<Step>| {
            let mut order = room.by(person, command);
            (order.at, order.stamp) = (
                if pace == "daily" {
                    order.at
                } else {
                    MONTH + order.at
                },
                stamp,
            );
            word(room.hall.order(room.table, &order).await)
        };
        for said in said {
            let version = room.hall.read(room.table, |table| table.version()).await.unwrap();
            assert_eq!(ordered('b', said.clone(), None).await, "done", "{said:?}");
            let after = room.hall.read(room.table, |table| table.version()).await.unwrap();
            assert_ne!(version, after);
        }
        assert_eq!(ordered('a', play("roll"), Some(stamp)).await, "done", "{pace}");
        // Nor is a press of before that a move after it.
        for person in ['b', 'c'] {
            assert_eq!(ordered(person, play("roll"), None).await, "done");
        }
        assert_eq!(ordered('a', play("roll"), Some(stamp)).await, "conflict", "{pace}");
    }
}

#[tokio::test]
async fn the_same_interaction_twice_is_one_action() {
    let room = Room::begun::<Toy>("ab").await;
    let order = room.by('a', play("roll"));
    assert_eq!(word(room.hall.order(room.table, &order).await), "done");
    assert_eq!(word(room.hall.order(room.table, &order).await), "twice");
    assert_eq!(word(room.again().order(room.table, &order).await), "twice", "after a restart too");
    let joined = room.by('a', JOIN);
    let game = *room.hall.catalogue().iter().next().unwrap();
    let first = room.hall.join(Place(2), &game, &joined).await.unwrap();
    let second = room.hall.join(Place(2), &game, &joined).await.unwrap();
    assert!(second.twice && second.table == first.table);
}

#[tokio::test]
async fn two_at_once_are_one_after_the_other() {
    let room = Room::begun::<Toy>("ab").await;
    let (one, other) = (room.by('a', play("roll")), room.by('a', play("roll")));
    let (one, other) = tokio::join!(room.hall.order(room.table, &one), room.hall.order(room.table, &other));
    let mut words = [word(one), word(other)];
    words.sort();
    assert_eq!(words, ["done", "refused-not-your-turn"]);
}

#[tokio::test]
async fn who_resigns_is_played_for_and_can_be_replaced() {
    let room = Room::begun::<Toy>("abc").await;
    assert_eq!(room.comes('a', Command::Resign).await, "done");
    assert_eq!(room.comes('a', play("roll")).await, "refused-not-seated-free");
    room.play('b', "roll").await.unwrap();
    assert_eq!(room.comes('d', JOIN).await, "done", "a given-up seat can be taken over");
    room.play('c', "roll").await.unwrap();
    assert_eq!(room.legal('d').await.len(), 3, "the seat's hand goes with it");
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    assert_eq!(room.comes('c', Command::Resign).await, "done");
    assert_eq!(room.comes('d', Command::Resign).await, "refused-over", "whoever is left alone has won");
    assert_eq!(room.hall.at(Place(1)).await.unwrap(), None);
    assert_eq!(room.hall.last_at(Place(1)).await.unwrap(), Some(room.table));
    for person in "abcd".chars() {
        assert!(room.hall.of(who(person)).await.unwrap().is_empty(), "{person} is free for other tables");
    }
}

#[tokio::test]
async fn with_one_person_left_the_game_ends_as_theirs_and_its_record_says_so() {
    let room = Room::begun::<Toy>("ab").await;
    room.play('a', "roll").await.unwrap();
    room.tell('a', Command::Resign).await.unwrap();
    for hall in [&room.hall, &room.again()] {
        let (ended, record) = hall
            .audit(room.table, |table| (table.ended(), table.transcript().unwrap()))
            .await
            .unwrap();
        assert!(ended);
        let End::Over { how, winners, .. } = &record.end else {
            panic!("{:?}", record.end)
        };
        assert_eq!((how.as_str(), winners.as_slice()), (Outcome::ALONE, &[1][..]));
        let text = record.to_string();
        assert!(hall.catalogue().replay(&text.parse().unwrap()).is_ok(), "{text}");
        assert!(matches!(hall.catalogue().verify(&record), Some(LuckVerdict::Fair(_))));
        let (_, stored) = hall.catalogue().records(&record).unwrap();
        assert!(stored.len() > 3, "it can be imported");
        for wrong in ["over alone | winners 0", "over points | winners 1"] {
            let other = text.replace("over alone | winners 1", wrong);
            assert!(other != text && hall.catalogue().replay(&other.parse().unwrap()).is_err(), "{wrong}");
        }
    }
}

#[tokio::test]
async fn a_record_of_an_earlier_version_in_which_one_person_played_on_alone_is_still_taken_in() {
    let room = Room::begun::<Toy>("ab").await;
    for (person, notation) in
        [('a', "roll"), ('b', "roll"), ('a', "roll"), ('b', "roll"), ('a', "bid 0"), ('b', "bid 0")]
    {
        room.play(person, notation).await.unwrap();
    }
    let record = room
        .hall
        .audit(room.table, |table| table.transcript().unwrap().to_string())
        .await
        .unwrap();
    let deal = record
        .lines()
        .position(|line| line.starts_with("0 deal"))
        .unwrap();
    let mut lines: Vec<&str> = record.lines().collect();
    let last = lines.iter().position(|line| line.starts_with("5 ")).unwrap();
    assert!(deal < last);
    lines.insert(last, "resigned 0");
    let text = lines.join("\n");
    let taken = room.hall.catalogue().records(&text.parse().unwrap());
    assert!(taken.is_ok(), "{:?}\n{text}", taken.err());
}

#[tokio::test]
async fn whoever_is_new_gets_the_seat_of_somebody_who_was_forgotten_or_none() {
    // Who is forgotten and who resigns, in order; who joins then; what comes of the last, and whose seat it is.
    let cases = [
        ("a", "", "e", "done", 0),
        ("a", "b", "e", "done", 0),
        ("b", "a", "e", "done", 1),
        ("a", "b", "ef", "refused-seat-forgotten", 0),
        ("a", "b", "eb", "done", 1),
        ("ab", "", "e", "refused-seat-forgotten", 0),
    ];
    for (forgotten, resign, join, comes, seat) in cases {
        let room = Room::begun::<Toy>("abcd").await;
        for person in forgotten.chars() {
            room.hall.leave_all(who(person)).await.unwrap();
            room.hall.forget(who(person)).await.unwrap();
        }
        for person in resign.chars() {
            room.tell(person, Command::Resign).await.unwrap();
        }
        let last = join.chars().last().unwrap();
        for person in join[..join.len() - 1].chars() {
            room.tell(person, JOIN).await.unwrap();
        }
        let case = format!("{forgotten} {resign} {join}");
        let shown = room.hall.read(room.table, |table| table.board());
        let offers = shown.await.unwrap().buttons.contains(&TableButton::TakeSeat);
        let known = resign.contains(last);
        assert_eq!(offers, comes == "done" && !known, "{case}");
        assert_eq!(room.comes(last, JOIN).await, comes, "{case}");
        let sits = room
            .hall
            .read(room.table, |table| table.roster().seat_of(who(last)));
        let sits = sits.await.unwrap().map(|seat| seat.number());
        assert_eq!(sits, (comes == "done").then_some(seat), "{case}");
        if comes != "done" {
            assert_eq!(room.comes(last, Command::Resign).await, "refused-not-seated-closed", "{case}");
        }
    }
}

#[tokio::test]
async fn who_comes_back_gets_the_own_seat_or_none() {
    // Who resigns, in order; who joins then; what comes of it, and whose seat it is.
    let cases = [
        ("ab", "b", "done", 1),
        ("ab", "a", "done", 0),
        ("ab", "e", "done", 0),
        ("ab", "ea", "refused-own-seat", 0),
        ("ab", "eab", "done", 1),
        ("a", "ea", "refused-playing", 0),
    ];
    for (resign, join, comes, seat) in cases {
        let room = Room::begun::<Toy>("abcd").await;
        for person in resign.chars() {
            room.tell(person, Command::Resign).await.unwrap();
        }
        let (last, others) = (join.chars().last().unwrap(), &join[..join.len() - 1]);
        for person in others.chars() {
            let _ = room.tell(person, JOIN).await;
        }
        assert_eq!(room.comes(last, JOIN).await, comes, "{resign} {join}");
        if comes == "done" {
            let sits = room
                .again()
                .read(room.table, |table| table.roster().seat_of(who(last)))
                .await
                .unwrap();
            assert_eq!(sits.map(|seat| seat.number()), Some(seat), "{resign} {join}");
        }
    }
}

/// The log as somebody without a seat reads it, each line with its names.
async fn log(room: &Room) -> Vec<String> {
    let words = Words::load().unwrap();
    let hall = room.again();
    let read = hall.read(room.table, |table| {
        let names = table.roster().names();
        let speaker = words.speaker(Locale::English, &names, Style::Plain);
        table
            .log(who('z'))
            .iter()
            .map(|line| speaker.say(line))
            .collect::<Vec<_>>()
    });
    read.await.unwrap()
}

#[tokio::test]
async fn the_log_and_the_record_name_who_sat_there_then() {
    let room = Room::begun::<Toy>("abc").await;
    room.play('a', "roll").await.unwrap();
    let before = log(&room).await;
    assert!(!before.is_empty());
    room.tell('a', Command::Resign).await.unwrap();
    room.tell('x', JOIN).await.unwrap();
    room.tell(
        'b',
        Command::Play {
            notation: "roll".to_owned(),
        },
    )
    .await
    .unwrap();
    room.tell(
        'c',
        Command::Play {
            notation: "roll".to_owned(),
        },
    )
    .await
    .unwrap();
    let after = log(&room).await;
    assert_eq!(after[..before.len()], before, "what was told stays as it was told");
    assert!(after.iter().any(|line| line.starts_with("a resigns")), "{after:?}");
    assert!(after.contains(&"x takes over the seat from a.".to_owned()), "{after:?}");
    let record = room
        .hall
        .audit(room.table, |table| table.transcript().unwrap().to_string())
        .await
        .unwrap();
    assert!(record.contains("\nseat 0 a\n") && record.contains("\nreplaced 0 x\n"), "{record}");
}

#[tokio::test]
async fn closing_takes_everyone_or_a_manager() {
    let room = Room::begun::<Toy>("abc").await;
    let cases = [
        ('z', Command::AskToClose, "refused-not-seated-playing"),
        ('z', Command::Close, "refused-not-seated-playing"),
        ('a', Command::Close, "refused-close-others"),
        ('a', Command::AskToClose, "done"),
        ('a', Command::AskToClose, "refused-asked-already"),
        ('a', Command::Close, "refused-close-others"),
        ('z', Command::KeepOpen, "refused-not-seated-playing"),
        ('b', Command::KeepOpen, "done"),
        ('a', Command::KeepOpen, "refused-not-asked"),
        ('a', Command::AskToClose, "done"),
        ('a', Command::KeepOpen, "done"),
        ('a', Command::KeepOpen, "refused-not-asked"),
        ('b', Command::AskToClose, "done"),
        ('c', Command::AskToClose, "done"),
        ('b', Command::KeepOpen, "done"),
        ('a', Command::Close, "refused-close-others"),
        ('a', Command::AskToClose, "done"),
        ('c', Command::Resign, "done"),
        ('b', Command::AskToClose, "conflict"),
        ('b', Command::Close, "done"),
        ('b', play("roll"), "refused-closed"),
        ('b', Command::KeepOpen, "refused-closed"),
    ];
    for (person, command, comes) in cases {
        assert_eq!(room.comes(person, command.clone()).await, comes, "{person} {command:?}");
    }
    let other = Room::begun::<Toy>("ab").await;
    let mut order = other.by('z', Command::Close);
    order.origin = Origin {
        direct: false,
        place: Place(1),
        server: None,
        manages: true,
    };
    assert_eq!(word(other.hall.order(other.table, &order).await), "done");
}

#[tokio::test]
async fn a_control_that_was_shown_on_other_terms_does_nothing() {
    // What happened at a table in play after the control was shown, and what comes of pressing it.
    let cases = [
        (None, "bc", Command::Resign, "done"),
        (
            Some(Command::Play {
                notation: "roll".to_owned(),
            }),
            "ac",
            Command::Resign,
            "done",
        ),
        (Some(Command::Resign), "ac", Command::Resign, "conflict"),
        (Some(Command::Resign), "ac", Command::AskToClose, "conflict"),
        (Some(Command::AskToClose), "ac", Command::AskToClose, "done"),
    ];
    for (meanwhile, people, command, comes) in cases {
        let room = Room::begun::<Toy>("abc").await;
        let (first, second) = (people.chars().next().unwrap(), people.chars().nth(1).unwrap());
        let mut order = room.by(second, command);
        order.stamp = Some(room.hall.read(room.table, |table| table.terms()).await.unwrap());
        if let Some(meanwhile) = meanwhile.clone() {
            room.tell(first, meanwhile).await.unwrap();
        }
        assert_eq!(word(room.hall.order(room.table, &order).await), comes, "{meanwhile:?}");
    }
    // The same before the start.
    let cases = [
        (JOIN, Command::Start, "done"),
        (set("sides", "ten"), Command::Start, "conflict"),
        (Command::Leave, Command::Start, "conflict"),
        (JOIN, set("sides", "ten"), "done"),
        (set("sides", "ten"), set("sides", "six"), "conflict"),
        (Command::Start, JOIN, "conflict"),
    ];
    for (meanwhile, command, comes) in cases {
        let room = Room::gathered::<Toy>("abc").await;
        let joins = command == JOIN;
        let mut order = room.by(if joins { 'd' } else { 'a' }, command.clone());
        order.stamp = Some(room.hall.read(room.table, |table| table.terms()).await.unwrap());
        let by = if meanwhile == JOIN { 'e' } else { 'b' };
        room.tell(by, meanwhile.clone()).await.unwrap();
        if joins {
            room.tell('b', Command::Resign).await.unwrap();
        }
        assert_eq!(word(room.hall.order(room.table, &order).await), comes, "{meanwhile:?} {command:?}");
    }
}

#[tokio::test]
async fn take_back_pressed_twice_takes_one_action_back() {
    let room = Room::begun::<Toy>("ab").await;
    let card = room.legal('a').await[0].clone();
    room.play('a', &card).await.unwrap();
    let stamp = room.stamp('a').await;
    for comes in ["done", "conflict"] {
        let mut order = room.by('a', Command::TakeBack);
        order.stamp = Some(stamp);
        assert_eq!(word(room.hall.order(room.table, &order).await), comes);
    }
}

#[tokio::test]
async fn people_and_places_are_free_after_the_end() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.hall.of(who('b')).await.unwrap(), [room.table]);
    for (person, notation) in
        [('a', "roll"), ('b', "roll"), ('a', "roll"), ('b', "roll"), ('a', "bid 0"), ('b', "bid 0")]
    {
        room.play(person, notation).await.unwrap();
    }
    assert!(room.hall.of(who('b')).await.unwrap().is_empty());
    assert!(room.hall.open_tables().await.unwrap().is_empty());
    let game = *room.hall.catalogue().iter().next().unwrap();
    let next = room
        .hall
        .join(Place(1), &game, &room.by('a', JOIN))
        .await
        .unwrap();
    assert_ne!(next.table, room.table);
}

/// Joining with the wish for some values.
fn join_with(values: &[(&str, &str)]) -> Command {
    Command::Join { with: chosen(values) }
}

fn chosen(values: &[(&str, &str)]) -> Chosen {
    let mut chosen = Chosen::NONE;
    values.iter().for_each(|(key, value)| chosen.set(key, value));
    chosen
}

#[tokio::test]
async fn options_are_chosen_with_a_seat_before_the_start() {
    let room = Room::gathered::<Toy>("ab").await;
    assert_eq!(room.comes('c', join_with(&[("crowd", "pairs")])).await, "text");
    assert_eq!(room.comes('c', join_with(&[("crowd", "many")])).await, "refused-unknown-option");
    assert_eq!(room.comes('c', join_with(&[("sides", "ten")])).await, "done");
    assert_eq!(
        room.hall.read(room.table, |table| table.chosen()).await.unwrap(),
        chosen(&[("sides", "ten")])
    );
    assert_eq!(
        room.comes('a', join_with(&[("sides", "six")])).await,
        "done",
        "somebody seated chooses, as with the panel"
    );
    assert_eq!(
        room.hall.read(room.table, |table| table.chosen()).await.unwrap(),
        chosen(&[("sides", "six")])
    );
    assert_eq!(room.comes('a', join_with(&[("crowd", "many")])).await, "refused-unknown-option");
    room.tell('a', Command::Start).await.unwrap();
    room.tell('b', Command::Resign).await.unwrap();
    assert_eq!(room.comes('d', join_with(&[("sides", "six")])).await, "refused-set-playing");
    assert_eq!(room.comes('d', JOIN).await, "done");
}

#[tokio::test]
async fn new_tables_have_the_preset_options_and_whoever_opens_them_chooses_over_these() {
    let games = Catalogue::default().with::<Toy>();
    let toy = *games.game("toy").unwrap();
    assert_eq!(
        games
            .clone()
            .with_preset(&toy, chosen(&[("sides", "nine")]))
            .err()
            .unwrap()
            .id,
        "refused-unknown-option"
    );
    let games = games
        .with_preset(&toy, chosen(&[("sides", "ten"), ("crowd", "pairs")]))
        .unwrap();
    assert_eq!(
        toy.options
            .iter()
            .map(|option| games.preset(&toy, option))
            .collect::<Vec<_>>(),
        ["ten", "pairs"]
    );
    let room = Room::gathered::<Toy>("a").await;
    let hall = Hall::new(Arc::clone(&room.store), games);
    let order = room.by('b', join_with(&[("crowd", "any")]));
    let table = hall.join(Place(2), &toy, &order).await.unwrap().table;
    let all = chosen(&[("sides", "ten"), ("crowd", "any")]);
    assert_eq!(hall.read(table, |table| table.chosen()).await.unwrap(), all);
    assert_eq!(
        room.again().read(table, |table| table.chosen()).await.unwrap(),
        all,
        "they are kept, whatever is preset later"
    );
    let wrong = room.by('c', join_with(&[("crowd", "many")]));
    assert_eq!(word(hall.join(Place(3), &toy, &wrong).await), "refused-unknown-option");
    assert_eq!(hall.at(Place(3)).await.unwrap(), None, "nothing was opened");
}

#[tokio::test]
async fn a_servers_managers_manage_its_own_tables_alone() {
    let from = |place, server, manages| Origin {
        direct: false,
        place: Place(place),
        server,
        manages,
    };
    let (home, other) = (Some(Server(5)), Some(Server(6)));
    // Where the table was opened, where somebody who manages orders that it be closed, and what
    // comes of it.
    let cases = [
        (home, from(1, home, true), "done"),
        (home, from(2, home, true), "done"),
        (home, from(1, home, false), "refused-not-seated"),
        (home, from(2, other, true), "refused-not-seated"),
        (home, from(2, None, true), "refused-not-seated"),
        // Of older tables the server was not written down.
        (None, from(1, home, true), "done"),
        (None, from(2, home, true), "refused-not-seated"),
    ];
    for (stands, ordered, comes) in cases {
        let room = Room::gathered::<Toy>("").await;
        let game = *room.hall.catalogue().iter().next().unwrap();
        let mut opening = room.by('a', JOIN);
        opening.origin = from(1, stands, false);
        let table = room.hall.join(Place(1), &game, &opening).await.unwrap().table;
        let mut order = room.by('z', Command::Close);
        order.origin = ordered;
        assert_eq!(word(room.again().order(table, &order).await), comes, "{stands:?} {ordered:?}");
    }
}
