//! What people may ask of a table, when it is refused, and by which sentence.

use super::{Room, who, word};
use crate::toy::Toy;
use std::sync::Arc;
use tavolo::table::{Catalogue, Chosen, Command, Hall, Origin, Place, Server};

const JOIN: Command = Command::join();

fn set(key: &str, value: &str) -> Command {
    Command::Set { key: key.to_owned(), value: value.to_owned() }
}

fn play(notation: &str) -> Command {
    Command::Play { notation: notation.to_owned() }
}

#[tokio::test]
async fn before_the_start() {
    let room = Room::gathered::<Toy>("a").await;
    assert_eq!(room.comes('a', JOIN).await, "refused-joined-twice");
    assert_eq!(room.comes('a', Command::Start).await, "refused-too-few");
    assert_eq!(room.comes('b', Command::Start).await, "refused-not-seated");
    assert_eq!(room.comes('b', Command::Leave).await, "refused-not-seated");
    assert_eq!(room.comes('a', play("roll")).await, "refused-not-started");
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-not-started");
    assert_eq!(room.comes('a', Command::Resign).await, "refused-resign-gathering");
    for person in ['b', 'c', 'd'] {
        assert_eq!(room.comes(person, JOIN).await, "done");
    }
    assert_eq!(room.comes('e', JOIN).await, "refused-full");
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

#[tokio::test]
async fn while_it_is_played() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.comes('a', Command::Start).await, "refused-started");
    assert_eq!(room.comes('a', Command::Leave).await, "refused-leave-playing");
    assert_eq!(room.comes('a', set("sides", "ten")).await, "refused-set-playing");
    assert_eq!(room.comes('c', JOIN).await, "refused-playing");
    assert_eq!(room.comes('c', play("roll")).await, "refused-not-seated");
    assert_eq!(room.comes('b', play("roll")).await, "refused-not-your-turn");
    assert_eq!(room.comes('a', play("fly")).await, "refused-notation");
    assert_eq!(room.comes('a', play("bid 1")).await, "text", "the game's own sentence");
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-back-nothing");
}

#[tokio::test]
async fn a_refusal_names_up_to_three_things_to_do_instead() {
    let room = Room::begun::<Toy>("ab").await;
    for notation in ["play 99", "nonsense"] {
        let Err(tavolo::table::Denied::Refused(refusal)) = room.play('a', notation).await else { panic!("{notation} was not refused") };
        assert_eq!(refusal.instead.len(), 3);
        let legal = room.legal('a').await;
        assert!(refusal.instead.iter().all(|(notation, _)| legal.contains(notation)));
    }
}

#[tokio::test]
async fn taking_back() {
    let room = Room::begun::<Toy>("ab").await;
    let card = room.legal('a').await[0].clone();
    room.play('a', &card).await.unwrap();
    assert_eq!(room.comes('b', Command::TakeBack).await, "refused-back-other");
    assert_eq!(room.comes('a', Command::TakeBack).await, "done");
    assert_eq!(room.legal('a').await[0], card, "the card is back in the hand");
    room.play('a', "roll").await.unwrap();
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-back-luck");
    for person in ['b', 'a', 'b'] {
        room.play(person, "roll").await.unwrap();
    }
    room.play('a', "bid 2").await.unwrap();
    assert_eq!(room.comes('a', Command::TakeBack).await, "done", "a secret answer can be changed while others are awaited");
    room.play('b', "bid 1").await.unwrap();
    room.play('a', "bid 0").await.unwrap();
    assert_eq!(room.comes('a', Command::TakeBack).await, "refused-over");
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
    assert_eq!(room.comes('a', play("roll")).await, "refused-not-seated");
    room.play('b', "roll").await.unwrap();
    assert_eq!(room.comes('d', JOIN).await, "done", "a given-up seat can be taken over");
    room.play('c', "roll").await.unwrap();
    assert_eq!(room.legal('d').await.len(), 3, "the seat's hand goes with it");
    assert_eq!(room.comes('b', Command::Resign).await, "done");
    assert_eq!(room.comes('c', Command::Resign).await, "done");
    assert_eq!(room.comes('d', Command::Resign).await, "done", "the last to go closes the table");
    let ended = room.hall.look(room.table, |table| table.ended()).await.unwrap();
    assert!(ended);
    assert_eq!(room.hall.at(Place(1)).await.unwrap(), None);
    assert_eq!(room.hall.last_at(Place(1)).await.unwrap(), Some(room.table));
}

#[tokio::test]
async fn closing_takes_everyone_or_a_manager() {
    let room = Room::begun::<Toy>("abc").await;
    assert_eq!(room.comes('z', Command::Close).await, "refused-not-seated");
    assert_eq!(room.comes('a', Command::Close).await, "done");
    assert_eq!(room.comes('a', Command::Close).await, "refused-asked-already");
    assert_eq!(room.comes('c', Command::Resign).await, "done");
    assert_eq!(room.comes('b', Command::Close).await, "done");
    assert_eq!(room.comes('b', play("roll")).await, "refused-closed");
    let other = Room::begun::<Toy>("ab").await;
    let mut order = other.by('z', Command::Close);
    order.origin = Origin { place: Place(1), server: None, manages: true };
    assert_eq!(word(other.hall.order(other.table, &order).await), "done");
}

#[tokio::test]
async fn people_and_places_are_free_after_the_end() {
    let room = Room::begun::<Toy>("ab").await;
    assert_eq!(room.hall.of(who('b')).await.unwrap(), [room.table]);
    for (person, notation) in [('a', "roll"), ('b', "roll"), ('a', "roll"), ('b', "roll"), ('a', "bid 0"), ('b', "bid 0")] {
        room.play(person, notation).await.unwrap();
    }
    assert!(room.hall.of(who('b')).await.unwrap().is_empty());
    assert!(room.hall.open_tables().await.unwrap().is_empty());
    let game = *room.hall.catalogue().iter().next().unwrap();
    let next = room.hall.join(Place(1), &game, &room.by('a', JOIN)).await.unwrap();
    assert_ne!(next.table, room.table);
}

/// Joining with the wish for some values.
fn join_with(values: &[(&str, &str)]) -> Command {
    Command::Join { word: None, with: chosen(values) }
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
    assert_eq!(room.hall.look(room.table, |table| table.chosen()).await.unwrap(), chosen(&[("sides", "ten")]));
    room.tell('a', Command::Start).await.unwrap();
    room.tell('b', Command::Resign).await.unwrap();
    assert_eq!(room.comes('d', join_with(&[("sides", "six")])).await, "refused-set-playing");
    assert_eq!(room.comes('d', JOIN).await, "done");
}

#[tokio::test]
async fn new_tables_have_the_preset_options_and_whoever_opens_them_chooses_over_these() {
    let games = Catalogue::default().with::<Toy>();
    let toy = *games.game("toy").unwrap();
    assert_eq!(games.clone().with_preset(&toy, chosen(&[("sides", "nine")])).err().unwrap().id, "refused-unknown-option");
    let games = games.with_preset(&toy, chosen(&[("sides", "ten"), ("crowd", "pairs")])).unwrap();
    assert_eq!(toy.options.iter().map(|option| games.preset(&toy, option)).collect::<Vec<_>>(), ["ten", "pairs"]);
    let room = Room::gathered::<Toy>("a").await;
    let hall = Hall::new(Arc::clone(&room.store), games);
    let order = room.by('b', join_with(&[("crowd", "any")]));
    let table = hall.join(Place(2), &toy, &order).await.unwrap().table;
    let all = chosen(&[("sides", "ten"), ("crowd", "any")]);
    assert_eq!(hall.look(table, |table| table.chosen()).await.unwrap(), all);
    assert_eq!(room.again().look(table, |table| table.chosen()).await.unwrap(), all, "they are kept, whatever is preset later");
    let wrong = room.by('c', join_with(&[("crowd", "many")]));
    assert_eq!(word(hall.join(Place(3), &toy, &wrong).await), "refused-unknown-option");
    assert_eq!(hall.at(Place(3)).await.unwrap(), None, "nothing was opened");
}

#[tokio::test]
async fn a_servers_managers_manage_its_own_tables_alone() {
    let from = |place, server, manages| Origin { place: Place(place), server, manages };
    let (home, other) = (Some(Server(5)), Some(Server(6)));
    // Where the table was opened, where somebody who manages orders that it be closed, and what comes of it.
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
