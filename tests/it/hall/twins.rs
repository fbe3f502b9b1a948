//! Tables that play the same deal at the same time: who may sit there, that the same comes at each, that nobody else
//! sees anything of it until all have ended, and that it can be checked then.

use super::course::{Dice, promises_are_kept, transcript};
use super::{Room, who, word};
use crate::luck::second::verdicts;
use crate::toy::Toy;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::hall::Done;
use tavolo::portray::Portray;
use tavolo::rules::{Draw, Seat};
use tavolo::store::TableId;
use tavolo::table::moderation::Moderation;
use tavolo::table::transcript::{Transcript, TranscriptMove};
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{
    Chosen, Command, Denied, Everyone, Only, Order, Origin, Place, Post, Server, TableButton, TableView,
};

/// The number of the next table's first interaction: one store takes each once.
static LATER: AtomicU64 = AtomicU64::new(500_000_000);

/// In this place of the one server.
fn origin(place: u64) -> Origin {
    Origin {
        place: Place(place),
        server: Some(Server(7)),
        ..Origin::NOWHERE
    }
}

/// With twins, or without.
fn with(value: &str) -> Command {
    let mut with = Chosen::default();
    with.set("twins", value);
    Command::Join { with }
}

/// A hall in which tables play beside each other.
async fn halls<G: Portray>() -> Room {
    let mut room = Room::gathered::<G>("z").await;
    room.next = AtomicU64::new(LATER.fetch_add(1_000_000, Ordering::Relaxed));
    room
}

/// A table with twins, of these people, whose game has begun.
async fn first<G: Portray>(people: &str) -> Room {
    let mut room = halls::<G>().await;
    for (nth, person) in people.chars().enumerate() {
        let command = if nth == 0 { with("on") } else { Command::join() };
        let order = Order {
            origin: origin(2),
            ..room.by(person, command)
        };
        let game = *room.hall.catalogue().iter().next().unwrap();
        room.table = room.hall.join(Place(2), &game, &order).await.unwrap().table;
    }
    assert_eq!(room.comes(people.chars().next().unwrap(), Command::Start).await, "done");
    room
}

/// What comes of sitting down in this place at a table that plays the deal of another.
async fn sits(room: &Room, of: TableId, place: u64, person: char) -> Result<Done, Denied> {
    let order = Order {
        origin: origin(place),
        ..room.by(person, Command::join())
    };
    let game = *room.hall.catalogue().iter().next().unwrap();
    room.hall.join_twin(of, &game, &order).await
}

/// A table that plays the deal of a first one beside it, of these people, whose game has begun.
async fn twin(room: &mut Room, of: TableId, place: u64, people: &str) -> TableId {
    for person in people.chars() {
        room.table = sits(room, of, place, person).await.unwrap().table;
    }
    assert_eq!(room.comes(people.chars().next().unwrap(), Command::Start).await, "done");
    room.table
}

/// What comes of an order at a table.
async fn comes(room: &mut Room, table: TableId, person: char, command: Command) -> String {
    room.table = table;
    room.comes(person, command).await
}

/// Plays an action at random, unless the game is over.
async fn step(room: &Room, people: &str, dice: &mut Dice) {
    let awaited = room
        .hall
        .read(room.table, |table| table.awaited().iter().collect::<Vec<_>>());
    let awaited = awaited.await.unwrap();
    if awaited.is_empty() {
        return;
    }
    let person = people
        .chars()
        .nth(awaited[dice.below(awaited.len())].index())
        .unwrap();
    let legal = room.legal(person).await;
    let notation = legal[dice.below(legal.len())].clone();
    let played = room
        .comes(
            person,
            Command::Play {
                notation: notation.clone(),
            },
        )
        .await;
    assert_eq!(played, "done", "{notation}");
    if dice.below(7) == 0 {
        room.comes(person, Command::TakeBack).await;
    }
}

/// What came of each label, in order.
fn drawn(transcript: &Transcript) -> BTreeMap<String, Vec<Draw>> {
    let standing = transcript.standing();
    let mut all: BTreeMap<String, Vec<Draw>> = BTreeMap::new();
    let luck = standing.moves.iter().flat_map(|step| match step {
        TranscriptMove::Played { luck, .. } => &luck[..],
        _ => &[],
    });
    for draw in transcript.deal.iter().chain(luck) {
        all.entry(draw.label.clone()).or_default().push(draw.clone());
    }
    all
}

/// The texts that tell those who do not play there of a covered game, and what they carry: who is up, and how many.
const COVERS: [&str; 10] = [
    "twins-cover",
    "twins-how",
    "twins-others",
    "twins-whose",
    "twins-cover-over",
    "panel-waiting",
    "panel-waiting-count",
    "vacant",
    "time-up",
    "late-own-substitute",
];

/// What somebody who does not play there is shown and may not be.
fn shown_of(table: &dyn TableView, turns: u32) -> Vec<String> {
    fn post<A>(post: &Post<A>) -> Vec<String> {
        let texts = post.lines.iter().chain(&post.notes).chain(&post.waiting);
        let mut found: Vec<String> = texts
            .filter(|line| !COVERS.contains(&&*line.id))
            .map(|line| format!("{line:?}"))
            .collect();
        found.extend(post.recap.iter().map(|line| format!("{line:?}")));
        found.extend(
            post.picture
                .iter()
                .map(|scene| format!("a picture: {:?}", scene.alt)),
        );
        found.extend(post.view.iter().map(|view| format!("{view:?}")));
        found.extend(post.menu.controls.iter().map(|control| format!("{control:?}")));
        found
    }
    let outsider = who('q');
    let board: Post<Everyone> = table.board();
    let panels: [Post<Only>; 2] = [table.panel(outsider, ""), table.panel(outsider, "plans")];
    let mut found = post(&board);
    panels.iter().for_each(|panel| found.extend(post(panel)));
    found.extend(table.own_board(outsider).map(|_| "the players' board".to_owned()));
    let recaps = (0..=turns).flat_map(|turn| table.recap(turn));
    found.extend(
        recaps
            .filter(|line| line.id != "twins-cover-turn")
            .map(|line| format!("{line:?}")),
    );
    let lines = [table.log(outsider), table.derivation(outsider), table.going_back(1), table.luck()];
    let lines = lines
        .into_iter()
        .flatten()
        .filter(|line| line.id != "table-luck-later");
    found.extend(lines.map(|line| format!("{line:?}")));
    let pairs =
        [table.legal(outsider), table.lines(outsider, ""), table.said(outsider), table.called(outsider)];
    found.extend(pairs.into_iter().flatten().map(|(notation, _)| notation));
    found.extend(
        table
            .answer(outsider, "scores")
            .map(|answer| format!("{answer:?}")),
    );
    found.extend(
        table
            .questions(outsider)
            .into_iter()
            .map(|(question, _)| question)
            .filter(|question| {
                // How the turn goes is asked of the table, and answered to those who play.
                question != "turn" && question != "luck"
            }),
    );
    for view in table.extra_views() {
        found.extend(post(&table.extra_view(outsider, view)));
    }
    found.extend(table.past(outsider).map(|_| "its past".to_owned()));
    found.extend(table.finished_transcript().map(|_| "its record".to_owned()));
    found.extend(
        table
            .meanwhile(outsider)
            .recap
            .iter()
            .map(|line| format!("{line:?}")),
    );
    found
}

/// Whatever is shown to others of a table that may not be.
async fn shown(room: &Room) -> Vec<String> {
    room.hall
        .read(room.table, |table| shown_of(table, table.board().audience.turn))
        .await
        .unwrap()
}

/// What somebody who plays at a table is shown of its position: in words, by pictures' descriptions, and answered.
fn told_of(table: &dyn TableView, person: char) -> Vec<String> {
    fn post<A>(post: &Post<A>) -> Vec<String> {
        let lines = post.lines.iter().chain(&post.notes).chain(&post.recap);
        let mut found: Vec<String> = lines.map(|line| format!("{line:?}")).collect();
        found.extend(post.picture.iter().map(|scene| format!("{:?}", scene.alt)));
        found.extend(post.view.iter().map(|view| format!("{view:?}")));
        found
    }
    let user = who(person);
    let mut found = table.own_board(user).iter().flat_map(post).collect::<Vec<_>>();
    found.extend(post(&table.panel(user, "")));
    let views = table.extra_views().iter().copied();
    found.extend(views.flat_map(|view| post(&table.extra_view(user, view))));
    let asked = table.questions(user).into_iter();
    let answers = asked.filter_map(|(question, _)| table.answer(user, &question));
    found.extend(answers.map(|answer| format!("{answer:?}")));
    found.extend(table.log(user).iter().map(|line| format!("{line:?}")));
    found
}

/// What the players of a game that is over are told of it while its twin is played, with the lines of their board.
struct CoveredEnd {
    side: usize,
    board: Vec<String>,
    told: Vec<String>,
}

impl CoveredEnd {
    async fn of(room: &Room, side: usize, people: &str) -> CoveredEnd {
        let all = |table: &dyn TableView| people.chars().flat_map(|person| told_of(table, person)).collect();
        let first = who(people.chars().next().unwrap());
        let board = room.hall.read(room.table, |table| table.own_board(first));
        let board = board.await.unwrap().unwrap();
        CoveredEnd {
            side,
            board: board.lines.iter().map(|line| format!("{line:?}")).collect(),
            told: room.hall.read(room.table, all).await.unwrap(),
        }
    }

    /// What the board tells more once the twin's game is over as well stood nowhere before.
    async fn hid_what_is_shown_now(&self, room: &Room, game: &str) {
        let lines = room
            .hall
            .read(room.table, |table| table.board().lines)
            .await
            .unwrap();
        let lines: Vec<String> = lines.iter().map(|line| format!("{line:?}")).collect();
        let own = |line: &&String| !self.board.contains(line);
        for new in lines.iter().filter(own) {
            let leaked: Vec<&String> = self
                .told
                .iter()
                .filter(|told| told.contains(new.as_str()))
                .collect();
            assert!(leaked.is_empty(), "{game}: {new} in {leaked:?}");
        }
    }
}

/// Two tables play a deal side by side, at random; then it is checked.
async fn plays_the_same<G: Portray>(people: [&str; 2], seed: u64) {
    let mut room = first::<G>(people[0]).await;
    let one = room.table;
    let tables = [one, twin(&mut room, one, 3, people[1]).await];
    let mut dice = [Dice(seed | 1), Dice(seed.wrapping_mul(77) | 1)];
    let (mut steps, mut over, mut covered) = (0, false, None);
    while !over {
        for side in [0, 1] {
            room.table = tables[side];
            step(&room, people[side], &mut dice[side]).await;
            if covered.is_none() && room.hall.read(room.table, |table| table.ended()).await.unwrap() {
                covered = Some(CoveredEnd::of(&room, side, people[side]).await);
            }
            if steps % 5 == 0 {
                assert_eq!(shown(&room).await, Vec::<String>::new(), "{}", G::ID);
            }
        }
        steps += 1;
        let ended = |table: TableId| room.hall.read(table, |table| table.ended());
        over = ended(tables[0]).await.unwrap() && ended(tables[1]).await.unwrap();
        assert_eq!(room.hall.release_twins(tables[steps % 2]).await.unwrap(), over, "with the last");
    }
    if let Some(covered) = covered {
        room.table = tables[covered.side];
        covered.hid_what_is_shown_now(&room, G::ID).await;
    }
    let mut records = Vec::new();
    for side in [0, 1] {
        room.table = tables[side];
        assert!(!shown(&room).await.is_empty(), "this would tell what is shown");
        promises_are_kept::<G>(&room, people[side]).await;
        records.push(transcript(&room).await);
    }
    let [first, second] = [&records[0], &records[1]];
    assert!(first.twins && !second.twins);
    for said in verdicts(&[first.to_string(), second.to_string()]) {
        let lacks = ["without proof: no beacon", "no original given"];
        let told = lacks.iter().any(|lack| said.contains(lack));
        assert!(said.starts_with("follows (fair-v3), ") && told, "{}: {said}", G::ID);
    }
    assert_eq!(first.given_on().unwrap(), second.given_on().unwrap(), "both have the first one's luck");
    assert_eq!(first.deal, second.deal);
    // What is drawn is the same as long as it is drawn from the same.
    let (first, second) = (drawn(first), drawn(second));
    for label in ["tile", "dice", "enemy", "tiles"] {
        if let (Some(one), Some(other)) = (first.get(label), second.get(label)) {
            let common = one.len().min(other.len());
            assert_eq!(one[..common], other[..common], "{label}");
        }
    }
}

#[tokio::test]
async fn every_game_plays_the_same_deal_at_two_tables() {
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            let seats = usize::from(*G::SEATS.start()).max(2);
            let people = ["abc", "def"].map(|people| &people[..seats]);
            self.0.push(Box::pin(plays_the_same::<G>(people, 11)));
        }
    }
    let mut each = Each(Vec::new());
    tavolo::games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}

#[tokio::test]
async fn a_deal_is_shared_from_the_start_of_its_game_until_all_have_ended() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    for (person, said) in [
        ('a', "refused-twins-knows"),
        ('c', "done"),
        ('b', "refused-twins-knows"),
        ('d', "done"),
        ('e', "refused-full"),
    ] {
        assert_eq!(word(sits(&room, one, 3, person).await), said, "{person}");
    }
    let order = Order {
        origin: Origin {
            server: Some(Server(8)),
            ..origin(9)
        },
        ..room.by('e', Command::join())
    };
    let game = *room.hall.catalogue().iter().next().unwrap();
    assert_eq!(word(room.hall.join_twin(one, &game, &order).await), "refused-twins-nowhere");
    assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
    // Others wait for no lobby whose game has not begun.
    assert!(room.hall.release_twins(one).await.unwrap());
    assert_eq!(word(sits(&room, one, 4, 'f').await), "refused-twins-over");
}

#[tokio::test]
async fn each_waits_for_all_whose_games_have_begun() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let other = twin(&mut room, one, 3, "cd").await;
    let late = sits(&room, one, 4, 'f').await.unwrap().table;
    assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
    assert!(!room.hall.release_twins(one).await.unwrap());
    let closed = room
        .hall
        .read(one, |table| (table.ended(), table.covered()))
        .await;
    assert_eq!(closed.unwrap(), (true, true));
    // Whoever has given up still sees their game; nobody else does.
    let sees = async |person: char| {
        let own = room
            .hall
            .read(one, move |table| table.own_board(who(person)).is_some());
        own.await.unwrap()
    };
    assert_eq!([sees('a').await, sees('b').await, sees('q').await], [true, true, false]);
    // Nobody makes them wait for a game that begins afterwards.
    assert_eq!(word(sits(&room, one, 5, 'h').await), "refused-twins-over");
    assert_eq!(comes(&mut room, late, 'g', Command::join()).await, "refused-twins-over");
    assert_eq!(comes(&mut room, other, 'c', Command::Resign).await, "done");
    assert!(room.hall.release_twins(other).await.unwrap());
}

/// What somebody is told who manages the server and does something to a table.
async fn managed(room: &Room, table: TableId, what: Moderation) -> String {
    let order = Order {
        origin: Origin {
            manages: true,
            ..origin(2)
        },
        ..room.by('z', Command::Moderate(what))
    };
    word(room.hall.order(table, &order).await)
}

#[tokio::test]
async fn a_covered_game_is_open_until_it_is_over() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    twin(&mut room, one, 3, "cd").await;
    assert_eq!(managed(&room, one, Moderation::Reopen).await, "refused-reopen-open");
    assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
    assert_eq!(managed(&room, one, Moderation::Reopen).await, "refused-reopen-covered");
}

#[tokio::test]
async fn nobody_begins_at_two_of_them() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let mut tables = Vec::new();
    for (place, people) in [(3, "cd"), (4, "ce")] {
        for person in people.chars() {
            room.table = sits(&room, one, place, person).await.unwrap().table;
        }
        tables.push(room.table);
    }
    assert_eq!(comes(&mut room, tables[0], 'd', Command::Start).await, "done");
    assert_eq!(comes(&mut room, tables[1], 'e', Command::Start).await, "refused-twins-other");
    assert_eq!(comes(&mut room, tables[1], 'c', Command::Leave).await, "done");
    assert_eq!(comes(&mut room, tables[1], 'f', Command::join()).await, "done");
    assert_eq!(comes(&mut room, tables[1], 'e', Command::Start).await, "done");
}

#[tokio::test]
async fn nobody_waits_for_a_lobby_that_could_not_begin_or_is_closed() {
    for closes in [false, true] {
        let mut room = first::<Toy>("ab").await;
        let one = room.table;
        let other = sits(&room, one, 3, 'c').await.unwrap().table;
        assert_eq!(comes(&mut room, other, 'c', Command::Start).await, "refused-duplicate-seats");
        if closes {
            // Named, as by a start that broke off.
            let named = Order::of_host(room.hall.clock().now(), Command::TwinJoins { table: other });
            room.hall.order(one, &named).await.unwrap();
            assert_eq!(comes(&mut room, other, 'c', Command::Leave).await, "done");
        }
        assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
        assert_eq!(room.hall.twins_played(one).await.unwrap(), []);
        assert!(room.hall.release_twins(one).await.unwrap());
        // Nobody would look for a closed one.
        assert_eq!(room.hall.is_kept_out(other, who('d')).await, Ok(!closes));
    }
}

#[tokio::test]
async fn the_same_start_again_is_done() {
    let mut room = first::<Toy>("ab").await;
    let other = sits(&room, room.table, 3, 'c').await.unwrap().table;
    assert_eq!(comes(&mut room, other, 'd', Command::join()).await, "done");
    let start = room.by('c', Command::Start);
    for _ in 0..2 {
        room.hall.order(other, &start).await.unwrap();
    }
    assert!(room.hall.read(other, |table| table.begun()).await.unwrap());
}

#[tokio::test]
async fn a_lobby_that_closes_shows_no_seed_that_others_play_with() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let other = sits(&room, one, 3, 'c').await.unwrap().table;
    assert_eq!(comes(&mut room, other, 'c', Command::Leave).await, "done");
    let board = room.hall.read(other, |table| table.board()).await.unwrap();
    let seed = hidden_seed(&room, one).await;
    assert!(!format!("{board:?}").contains(&seed), "{board:?}");
    assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
    assert!(room.hall.release_twins(one).await.unwrap(), "nobody waits for it");
    let board = room.hall.read(one, |table| table.board()).await.unwrap();
    assert!(format!("{board:?}").contains(&seed), "it was the same");
}

/// The seed of a table, out of its first record.
async fn hidden_seed(room: &Room, table: TableId) -> String {
    let records = room.store.read(table).await.unwrap();
    let text = String::from_utf8(records[0].body.clone()).unwrap();
    text.split("\"seed\":\"").nth(1).unwrap()[..64].to_owned()
}

#[tokio::test]
async fn only_a_table_with_twins_shares_its_deal() {
    let mut room = halls::<Toy>().await;
    let game = *room.hall.catalogue().iter().next().unwrap();
    for (place, value, begun, said) in [
        (2, "on", false, "refused-twins-unbegun"),
        (3, "off", false, "refused-twins-none"),
        (4, "off", true, "refused-twins-none"),
    ] {
        for person in ['a', 'b'] {
            let order = Order {
                origin: origin(place),
                ..room.by(
                    person,
                    if person == 'a' {
                        with(value)
                    } else {
                        Command::join()
                    },
                )
            };
            room.table = room.hall.join(Place(place), &game, &order).await.unwrap().table;
        }
        if begun {
            assert_eq!(room.comes('a', Command::Start).await, "done");
        }
        assert_eq!(word(sits(&room, room.table, 9, 'f').await), said, "{value} {begun}");
    }
}

#[tokio::test]
async fn a_lobby_whose_twins_have_all_ended_begins_no_more() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let other = sits(&room, one, 3, 'c').await.unwrap().table;
    assert_eq!(comes(&mut room, other, 'd', Command::join()).await, "done");
    assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done");
    assert_eq!(comes(&mut room, other, 'c', Command::Start).await, "refused-twins-over");
    assert!(room.hall.release_twins(one).await.unwrap());
    assert_eq!(comes(&mut room, other, 'c', Command::Start).await, "refused-closed", "it closed then");
}

/// A table that plays the deal of another, of two, and whose game has not begun; both its seats are taken.
async fn lobby(room: &Room, of: TableId, place: u64) -> TableId {
    sits(room, of, place, 'c').await.unwrap();
    sits(room, of, place, 'd').await.unwrap().table
}

/// What everyone is told of a table first.
async fn told(room: &Room, table: TableId) -> String {
    let board = room.hall.read(table, |table| table.board()).await.unwrap();
    board.lines[0].id.to_string()
}

#[tokio::test]
async fn a_lobby_closes_when_it_is_known_that_it_begins_no_more() {
    let [closed, open] = ["closed-outlived", "toy-about"];
    for (over, by, said, then) in [
        ("resigned", "start", "refused-twins-over", closed),
        ("resigned", "join", "refused-twins-over", closed),
        ("resigned", "end", "", closed),
        ("halted", "start", "done", "twins-cover"),
        ("halted", "join", "refused-full", open),
        ("halted", "end", "", open),
        ("reserved", "start", "refused-twins-over", open),
        ("reserved", "join", "refused-twins-over", open),
        ("reserved", "end", "", open),
        ("played", "start", "done", "twins-cover"),
        ("played", "join", "refused-full", open),
        ("played", "end", "", open),
    ] {
        let case = format!("{over}, {by}");
        let mut room = first::<Toy>("ab").await;
        let one = room.table;
        let other = lobby(&room, one, 3).await;
        if over == "reserved" {
            room.hall.reserve_twins(one).await.unwrap();
        }
        match over {
            "halted" => assert_eq!(managed(&room, one, Moderation::End).await, "done"),
            "played" => {}
            _ => assert_eq!(comes(&mut room, one, 'a', Command::Resign).await, "done"),
        }
        match by {
            "start" => assert_eq!(comes(&mut room, other, 'c', Command::Start).await, said, "{case}"),
            "join" => assert_eq!(comes(&mut room, other, 'e', Command::join()).await, said, "{case}"),
            _ => room.hall.close_outlived(one).await.unwrap(),
        }
        assert_eq!(told(&room, other).await, then, "{case}");
        if then == closed {
            assert_eq!(word(room.hall.order(other, &room.by('c', Command::Start)).await), "refused-closed");
            let game = *room.hall.catalogue().iter().next().unwrap();
            let order = Order {
                origin: origin(3),
                ..room.by('c', Command::join())
            };
            let anew = room.hall.join(Place(3), &game, &order).await.unwrap();
            assert_ne!(anew.table, other, "its place and its people are free");
        }
    }
}

#[tokio::test]
async fn a_lobby_outlasts_a_game_that_is_over_for_now() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let other = lobby(&room, one, 3).await;
    assert_eq!(managed(&room, one, Moderation::End).await, "done");
    room.hall.close_outlived(one).await.unwrap();
    assert_eq!(managed(&room, one, Moderation::Reopen).await, "done");
    assert_eq!(comes(&mut room, other, 'c', Command::Start).await, "done");
    for (table, person) in [(one, 'a'), (other, 'c')] {
        assert_eq!(comes(&mut room, table, person, Command::Resign).await, "done");
    }
    let third = Order::of_host(9, Command::Outlive);
    assert_eq!(word(room.hall.order(other, &third).await), "conflict", "it has begun");
    assert_eq!(word(room.hall.order(one, &third).await), "conflict", "it is the first");
    let person = room.by('c', Command::Outlive);
    assert_eq!(word(room.hall.order(other, &person).await), "conflict", "people do not say so");
}

#[tokio::test]
async fn a_seat_that_is_given_up_goes_to_nobody_who_plays_the_deal_elsewhere() {
    let mut room = first::<Toy>("abe").await;
    let one = room.table;
    let other = twin(&mut room, one, 3, "cdf").await;
    for (table, person, command, said) in [
        (one, 'a', Command::Resign, "done"),
        (other, 'c', Command::Resign, "done"),
        (one, 'd', Command::join(), "refused-twins-knows"),
        (one, 'c', Command::join(), "refused-twins-knows"),
        (other, 'a', Command::join(), "refused-twins-knows"),
        (other, 'g', Command::join(), "done"),
        (one, 'g', Command::join(), "refused-twins-knows"),
        (one, 'h', Command::join(), "done"),
    ] {
        assert_eq!(comes(&mut room, table, person, command).await, said, "{person}");
    }
}

#[tokio::test]
async fn a_seat_is_offered_to_nobody_who_plays_the_deal_elsewhere() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    twin(&mut room, one, 3, "cd").await;
    for (person, said) in [('c', "refused-twins-offer"), ('g', "done")] {
        let offer = Moderation::Offer {
            seat: Seat::new(0),
            user: who(person),
            name: person.to_string(),
        };
        assert_eq!(managed(&room, one, offer).await, said, "{person}");
    }
}

/// Whether a table offers everyone something.
async fn offers(room: &Room, table: TableId, button: TableButton) -> bool {
    let board = room.hall.read(table, |table| table.board());
    board.await.unwrap().buttons.contains(&button)
}

/// Whether everyone is told how to play a table's deal elsewhere.
async fn says_how(room: &Room, table: TableId) -> bool {
    let lines = room.hall.read(table, |table| table.board().lines).await.unwrap();
    lines.iter().any(|line| line.id == "twins-how")
}

#[tokio::test]
async fn nobody_new_sits_where_somebody_who_was_forgotten_may_know_the_deal() {
    let mut room = first::<Toy>("abe").await;
    let one = room.table;
    let other = twin(&mut room, one, 3, "cdf").await;
    let third = sits(&room, one, 4, 'g').await.unwrap().table;
    sits(&room, one, 4, 'j').await.unwrap();
    assert_eq!(comes(&mut room, other, 'd', Command::Resign).await, "done");
    for (person, may) in [('a', false), ('d', false), ('h', true)] {
        assert_eq!(room.hall.may_play_twin(one, who(person)).await, Ok(may), "{person}");
    }
    assert!(says_how(&room, one).await);
    room.hall.leave_all(who('a')).await.unwrap();
    room.hall.forget(who('a')).await.unwrap();
    assert!(!says_how(&room, one).await, "nobody is told how to do what is refused");
    assert_eq!(room.hall.may_play_twin(one, who('h')).await, Ok(false));
    for (table, button) in [(other, TableButton::TakeSeat), (third, TableButton::Join)] {
        assert!(offers(&room, table, button).await, "it is not told yet");
    }
    assert_eq!(comes(&mut room, other, 'h', Command::join()).await, "refused-twins-forgotten");
    assert_eq!(comes(&mut room, third, 'h', Command::join()).await, "refused-twins-forgotten");
    for (table, button) in [(other, TableButton::TakeSeat), (third, TableButton::Join)] {
        assert!(!offers(&room, table, button).await, "whoever was refused has it told");
    }
    assert!(offers(&room, one, TableButton::TakeSeat).await);
    assert_eq!(word(sits(&room, one, 5, 'h').await), "refused-twins-forgotten");
    for (table, said) in [(other, "refused-twins-forgotten"), (one, "done")] {
        let offer = Moderation::Offer {
            seat: Seat::new(0),
            user: who('h'),
            name: "h".to_owned(),
        };
        assert_eq!(managed(&room, table, offer).await, said);
    }
    assert_eq!(word(sits(&room, one, 3, 'c').await), "refused-joined-twice");
    // Whoever sat there themselves is known, and comes back.
    assert_eq!(comes(&mut room, other, 'c', Command::join()).await, "refused-joined-twice");
    assert_eq!(comes(&mut room, other, 'd', Command::join()).await, "done");
    assert_eq!(comes(&mut room, other, 'f', Command::Resign).await, "done");
    // The table that they left themselves has seats to be had, and whoever sat elsewhere before plays on.
    assert_eq!(comes(&mut room, one, 'h', Command::join()).await, "done");
    assert_eq!(comes(&mut room, third, 'i', Command::join()).await, "refused-twins-forgotten");
    // Whom an evening seats has signed up before.
    room.hall.reserve_twins(one).await.unwrap();
    assert_eq!(comes(&mut room, other, 'i', Command::join()).await, "refused-twins-forgotten");
    assert_eq!(comes(&mut room, third, 'i', Command::join()).await, "done");
    assert_eq!(comes(&mut room, third, 'g', Command::Start).await, "done");
}

#[tokio::test]
async fn a_deal_that_is_reserved_while_it_is_played_is_shared_no_more() {
    let mut room = first::<Toy>("abe").await;
    let one = room.table;
    let other = twin(&mut room, one, 3, "cdf").await;
    sits(&room, one, 4, 'g').await.unwrap();
    room.hall.reserve_twins(one).await.unwrap();
    assert_eq!(word(sits(&room, one, 5, 'h').await), "refused-twins-reserved");
    // Those that play it already play on, and a seat there is still to be had.
    for (table, person, command) in
        [(other, 'c', Command::Resign), (other, 'h', Command::join()), (one, 'a', Command::Resign)]
    {
        assert_eq!(comes(&mut room, table, person, command).await, "done", "{person}");
    }
    room.hall.reserve_twins(one).await.unwrap();
    room.hall.reserve_twins(other).await.unwrap();
}

#[tokio::test]
async fn what_breaks_off_while_all_are_told_is_done_later() {
    let mut room = first::<Toy>("ab").await;
    let one = room.table;
    let other = twin(&mut room, one, 3, "cd").await;
    let third = twin(&mut room, one, 4, "ef").await;
    for (table, person) in [(one, 'a'), (other, 'c'), (third, 'e')] {
        assert!(!room.hall.release_twins(table).await.unwrap());
        assert_eq!(comes(&mut room, table, person, Command::Resign).await, "done");
    }
    // The program is killed when the first was told.
    let last = room
        .hall
        .read(one, |table| table.twins())
        .await
        .unwrap()
        .unwrap()
        .others
        .last()
        .copied();
    for (named, said) in [(None, "conflict"), (last, "done")] {
        // Whoever looked before another was named has not seen all.
        let told = room
            .hall
            .order(one, &Order::of_host(9, Command::ReleaseTwins { last: named }))
            .await;
        assert_eq!(word(told), said);
    }
    let hall = room.again();
    let covered = |table: TableId| hall.read(table, |table| table.covered());
    assert!(!covered(one).await.unwrap() && covered(third).await.unwrap());
    assert!(hall.release_twins(other).await.unwrap());
    for table in [one, other, third] {
        assert!(!covered(table).await.unwrap());
        let record = hall
            .audit(table, |table| table.transcript())
            .await
            .unwrap()
            .unwrap();
        let verdict = hall.catalogue().verify(&record);
        assert!(matches!(verdict, Some(LuckVerdict::Fair(_))), "{verdict:?}");
    }
    let again = hall
        .order(one, &Order::of_host(9, Command::ReleaseTwins { last }))
        .await;
    assert_eq!(word(again), "conflict", "it is told once");
    let of_person = word(
        hall.order(one, &room.by('a', Command::ReleaseTwins { last }))
            .await,
    );
    assert_eq!(of_person, "conflict");
}

#[tokio::test]
async fn a_table_in_direct_messages_has_no_twins() {
    let room = Room::gathered::<Toy>("z").await;
    let order = Order {
        origin: Origin {
            place: Place(5),
            direct: true,
            ..Origin::NOWHERE
        },
        ..room.by('a', with("on"))
    };
    let game = *room.hall.catalogue().iter().next().unwrap();
    assert_eq!(word(room.hall.join(Place(5), &game, &order).await), "refused-twins-direct");
    let set = |value: &str| Command::Set {
        key: "twins".to_owned(),
        value: value.to_owned(),
    };
    for (value, comes) in [("on", "done"), ("off", "done"), ("maybe", "refused-unknown-option")] {
        assert_eq!(room.comes('z', set(value)).await, comes);
    }
}
