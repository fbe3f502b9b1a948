//! Whole games through the hall, played at random: after each restart everything is as it was, and
//! the record replays, verifies and imports.

use super::engine::games;
use super::{Room, who};
use crate::toy::Toy;
use tavolo::games::condottiere::Condottiere;
use tavolo::portray::Portray;
use tavolo::rules::{Draw, Seat};
use tavolo::table::Command;
use tavolo::table::promise::LuckSource;
use tavolo::table::transcript::{End, Transcript};
use tavolo::table::verdict::LuckVerdict;

/// Numbers that look random and are the same each time.
pub struct Dice(pub u64);

impl Dice {
    /// A number below another.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Plays a table to its end: actions, refusals, taking back, and now and then a restart.
pub async fn play_out<G: Portray>(people: &str, seed: u64, most: usize) -> Room {
    let room = Room::begun::<G>(people).await;
    play_on(&room, people, seed, most).await;
    room
}

/// The same for a table that has begun.
pub async fn play_on(room: &Room, people: &str, seed: u64, most: usize) {
    let letters: Vec<char> = people.chars().collect();
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    for _ in 0..most {
        let awaited: Vec<Seat> = room
            .hall
            .read(room.table, |table| table.awaited().iter().collect())
            .await
            .unwrap();
        if awaited.is_empty() {
            return;
        }
        let person = letters[awaited[dice.below(awaited.len())].index()];
        let legal = room.legal(person).await;
        let notation = legal[dice.below(legal.len())].clone();
        assert_eq!(
            room.comes(
                person,
                Command::Play {
                    notation: notation.clone()
                }
            )
            .await,
            "done",
            "{notation}"
        );
        if dice.below(9) == 0 {
            let back = room.comes(person, Command::TakeBack).await;
            assert!(back == "done" || back.starts_with("refused-"), "{back}");
        }
        if dice.below(40) == 0 {
            let other = room.again();
            assert_eq!(room.all_of(&room.hall, people).await, room.all_of(&other, people).await);
            room.hall.sweep();
        }
    }
    panic!("the game did not end within {most} actions");
}

pub async fn transcript(room: &Room) -> Transcript {
    room.hall
        .audit(room.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap()
}

async fn keeps_its_promises<G: Portray>(people: &str, seed: u64) {
    let room = play_out::<G>(people, seed, 20_000).await;
    promises_are_kept::<G>(&room, people).await;
}

/// A game that is over looks the same after a restart, and its record replays, verifies and
/// imports.
pub async fn promises_are_kept<G: Portray>(room: &Room, people: &str) {
    let catalogue = room.hall.catalogue();
    assert_eq!(room.all_of(&room.hall, people).await, room.all_of(&room.again(), people).await);
    let record = transcript(room).await;
    assert!(matches!(record.end, End::Over { .. }));
    let text = record.to_string();
    assert_eq!(text.parse::<Transcript>().unwrap(), record, "the text holds all of it");
    let replayed = catalogue.replay(&record).unwrap();
    let public = room
        .hall
        .audit(room.table, |table| table.public())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(replayed.steps.last().unwrap().public, public, "the replay ends where the game did");
    assert_eq!(catalogue.verify(&record), Some(LuckVerdict::Fair(replayed.draws)));
    let (id, records) = catalogue.records(&record).unwrap();
    assert_eq!(id, room.table);
    let copy = Room::gathered::<G>("q").await;
    for (version, record) in (0..).zip(records) {
        copy.store
            .append(id, tavolo::store::Version(version), record)
            .await
            .unwrap();
    }
    let imported = copy
        .hall
        .audit(id, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(imported, record, "an imported table has the same record");
}

#[tokio::test]
async fn toy_games() {
    for seed in 0..games(60, 3) {
        keeps_its_promises::<Toy>(["ab", "abc", "abcd"][seed as usize % 3], seed).await;
    }
}

#[tokio::test]
async fn every_game_of_the_catalogue() {
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            let least = usize::from(*G::SEATS.start());
            for seed in 0..games(3, 1) as usize {
                let people =
                    "abcdefgh"[..least + seed % (usize::from(*G::SEATS.end()) - least + 1)].to_owned();
                self.0
                    .push(Box::pin(async move { keeps_its_promises::<G>(&people, seed as u64).await }));
            }
        }
    }
    let mut each = Each(Vec::new());
    tavolo::games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}

/// A series for points at one table: the games in it follow each other when everyone wants it, its
/// standing is on the board and outlives restarts, and one record holds all its games.
#[tokio::test]
async fn series_for_points() {
    for (seed, people) in [(1, "ab"), (2, "abc")] {
        let room = Room::gathered::<Condottiere>(people).await;
        room.tell(
            'a',
            Command::Set {
                key: "points".to_owned(),
                value: "20".to_owned(),
            },
        )
        .await
        .unwrap();
        room.tell('a', Command::Start).await.unwrap();
        play_on(&room, people, seed, 20_000).await;
        promises_are_kept::<Condottiere>(&room, people).await;
        let record = transcript(&room).await;
        let public = room
            .hall
            .audit(room.table, |table| table.public())
            .await
            .unwrap()
            .unwrap();
        let games = public["series"]["games"].as_array().unwrap();
        let text = record.to_string();
        let agreed = text
            .lines()
            .filter(|line| {
                line.split(" | ")
                    .next()
                    .is_some_and(|action| action.ends_with(" next"))
            })
            .count();
        // Some of it was taken back and said again.
        assert!(
            games.len() > 1 && agreed >= (games.len() - 1) * people.len(),
            "{agreed} have agreed to {} games",
            games.len()
        );
        let won = |seat: usize| {
            games
                .iter()
                .map(|game| game["gained"][seat].as_u64().unwrap())
                .sum::<u64>()
        };
        assert!((0..people.len()).map(won).max().unwrap() >= 20);
    }
}

/// Between two games of a series: everyone is asked, the standing is on the board, and nothing of
/// it is lost by a restart.
#[tokio::test]
async fn between_the_games_of_a_series() {
    let room = Room::gathered::<Condottiere>("ab").await;
    room.tell(
        'a',
        Command::Set {
            key: "points".to_owned(),
            value: "30".to_owned(),
        },
    )
    .await
    .unwrap();
    room.tell('a', Command::Start).await.unwrap();
    let mut dice = Dice(7);
    let between = async |hall: &tavolo::hall::Hall| {
        let look = |table: &dyn tavolo::table::TableAudit| (table.public(), format!("{:?}", table.board()));
        let (public, board) = hall.audit(room.table, look).await.unwrap();
        public.unwrap()["phase"].get("between").is_some().then_some(board)
    };
    while between(&room.hall).await.is_none() {
        let awaited: Vec<Seat> = room
            .hall
            .read(room.table, |table| table.awaited().iter().collect())
            .await
            .unwrap();
        let person = ['a', 'b'][awaited[0].index()];
        let legal = room.legal(person).await;
        room.play(person, &legal[dice.below(legal.len())]).await.unwrap();
    }
    let hall = room.again();
    let board = between(&hall).await.unwrap();
    for said in ["condottiere-standing", "condottiere-head-between", "condottiere-finished"] {
        assert!(board.contains(said), "{said} is not on the board: {board}");
    }
    let order = room.by(
        'a',
        Command::Play {
            notation: "next".to_owned(),
        },
    );
    hall.order(room.table, &order).await.unwrap();
    assert!(between(&hall).await.is_some(), "the other was not asked");
    assert_eq!(
        room.again()
            .read(room.table, |table| table.awaited().iter().collect::<Vec<_>>())
            .await
            .unwrap(),
        [Seat::new(1)]
    );
    let order = room.by(
        'b',
        Command::Play {
            notation: "next".to_owned(),
        },
    );
    hall.order(room.table, &order).await.unwrap();
    assert!(between(&hall).await.is_none(), "everyone wants the next game, and it does not begin");
}

#[tokio::test]
async fn any_change_of_the_luck_is_found() {
    let room = play_out::<Toy>("abc", 5, 200).await;
    let record = transcript(&room).await;
    let verify = |record: &Transcript| room.hall.catalogue().verify(record).unwrap();
    let mut other = record.clone();
    other.deal[0].items.swap(0, 1);
    assert_eq!(verify(&other), LuckVerdict::OtherLuck { ply: 0, step: 0 });
    let mut other = record.clone();
    other.seed = Some("00".repeat(32));
    assert_eq!(verify(&other), LuckVerdict::OtherSeed);
    let mut other = record.clone();
    other.source = Some(LuckSource::Beacon("quicknet".to_owned()));
    assert_eq!(verify(&other), LuckVerdict::OtherSeed);
    let mut other = record.clone();
    other.source = None;
    assert_eq!(verify(&other), LuckVerdict::NoSeed, "it would need tickets");
    let mut other = record.clone();
    other.seed = None;
    assert_eq!(verify(&other), LuckVerdict::NoSeed);
    let rolled = record.to_string().replace("| dice 1", "| dice 9");
    if rolled != record.to_string() {
        assert!(matches!(verify(&rolled.parse().unwrap()), LuckVerdict::OtherLuck { .. }));
    }
}

#[tokio::test]
async fn the_seed_is_shown_only_at_the_end() {
    let room = Room::begun::<Toy>("ab").await;
    let seed = |text: &str| {
        text.lines()
            .find(|line| line.starts_with("seed "))
            .map(str::to_owned)
    };
    assert_eq!(seed(&transcript(&room).await.to_string()), None);
    assert_eq!(room.comes('a', Command::AskToClose).await, "done");
    assert_eq!(room.comes('b', Command::Close).await, "done");
    let shown = seed(&transcript(&room).await.to_string()).unwrap();
    let board = room
        .hall
        .read(room.table, |table| format!("{:?}", table.board().notes))
        .await
        .unwrap();
    assert!(board.contains(&shown[5..]), "an abandoned table shows its seed too");
}

#[tokio::test]
async fn a_given_up_seat_imports_too() {
    let room = Room::begun::<Toy>("abc").await;
    room.tell('b', Command::Resign).await.unwrap();
    room.play('a', "roll").await.unwrap();
    room.tell('d', Command::join()).await.unwrap();
    for person in ['c', 'a', 'd', 'c'] {
        room.play(person, "roll").await.unwrap();
    }
    for person in ['a', 'd', 'c'] {
        room.play(person, "bid 1").await.unwrap();
    }
    let record = transcript(&room).await;
    assert!(room.hall.catalogue().records(&record).is_ok());
    assert!(
        room.hall
            .read(room.table, |table| table.roster().seat_of(who('d')))
            .await
            .unwrap()
            .is_some()
    );
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let good = "tavolo-record 1\ngame toy 1\nseat 0 A\nseat 1 B\n0 deal | deck 1 2\n";
    let cases = [
        ("", 1),
        ("hello", 1),
        ("tavolo-record 2\n", 1),
        ("tavolo-record 1\n", 2),
        ("tavolo-record 1\ngame toy x\n", 2),
        ("tavolo-record 1\ngame toy 1\nseat 1 A\n", 3),
        ("tavolo-record 1\ngame toy 1\nseat 0 A\nticket 0 x\n", 4),
        ("tavolo-record 1\ngame toy 1\nseat 0 A\nword 0 \"w\"\n", 4),
        ("tavolo-record 1\ngame toy 1\nseed 12\n", 3),
        ("tavolo-record 1\ngame toy 1\n1 0 roll\n", 3),
    ];
    for (text, line) in cases {
        assert_eq!(text.parse::<Transcript>().unwrap_err().line, line, "{text:?}");
    }
    for (more, line) in [
        ("2 0 roll", 6),
        ("1 7 roll", 6),
        ("1 0", 6),
        ("back 1", 6),
        ("what", 6),
        ("closed\n1 0 roll", 7),
        ("over x", 6),
    ] {
        assert_eq!(format!("{good}{more}").parse::<Transcript>().unwrap_err().line, line, "{more:?}");
    }
    let draw = Draw {
        label: "deck".to_owned(),
        items: vec!["1".to_owned(), "2".to_owned()],
    };
    assert_eq!(good.parse::<Transcript>().unwrap().deal, [draw]);
}
