//! What a record proves of its luck, and what is refused: tickets that cannot be, take-backs that
//! no table allows, records that are cut off; and that records of earlier versions are as good as
//! they were.

pub mod announced;
mod attack;
mod beacon;
pub mod bound;
mod derived;
mod duplicates;
mod even;
mod left;
pub mod second;
pub mod whole;

use crate::hall::{Room, who};
use crate::toy::Toy;
use std::fmt::Write;
use tavolo::games::condottiere::Condottiere;
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::rules::{Chance, Chosen, Seating};
use tavolo::store::{TableId, Version};
use tavolo::table::fair::{self, EntropyShare, Seed};
use tavolo::table::ticket::TicketFault;
use tavolo::table::transcript::{End, SeatLine, Transcript, TranscriptMove};
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{Actor, Catalogue, Command, Order, Place};

/// A record of each game that the first version of this program made.
pub const EARLIER: [&str; 4] = [
    include_str!("../edge/record.txt"),
    include_str!("../luck/barony.txt"),
    include_str!("../luck/carcassonne.txt"),
    include_str!("../luck/kingsburg.txt"),
];

/// The first ticket of 2026, and so many milliseconds.
const fn at(millis: u64) -> u64 {
    1_456_074_443_980_800_000 + (millis << 22)
}

/// A record whose luck follows from its seed, however its tickets came about: what a host can make
/// up.
fn forged<G: Portray>(opened: Option<u64>, tickets: &[u64]) -> Transcript {
    let (table, seed, seats) = (TableId(5), Seed::new([7; 32]), u8::try_from(tickets.len()).unwrap());
    let shares: Vec<EntropyShare> = tickets
        .iter()
        .map(|ticket| EntropyShare {
            ticket: *ticket,
            word: "clover".to_owned(),
        })
        .collect();
    let (seating, entropy) = (Seating { seats }, fair::entropy(&shares));
    let options = G::options(&Chosen::NONE, seating).unwrap();
    let mut chance = Chance::keyed(|label, index| fair::key(&seed, 0, label, index, &entropy));
    G::setup(&options, seating).deal(&mut chance);
    Transcript {
        game: G::ID.to_owned(),
        schema: G::SCHEMA,
        table: Some(table),
        opened,
        options: Vec::new(),
        seats: shares
            .into_iter()
            .map(|share| SeatLine {
                name: "Ana".to_owned(),
                share: Some(share),
            })
            .collect(),
        source: None,
        commitment: Some(fair::commitment(table, &seed)),
        start: None,
        announced: Vec::new(),
        beacon: None,
        original: None,
        twins: false,
        seed: Some(seed.reveal()),
        deal: chance.drawn().to_vec(),
        moves: Vec::new(),
        end: End::Closed,
    }
}

#[test]
fn tickets_that_cannot_be_are_refused_though_the_luck_follows_from_them() {
    let fault = |seat, fault| LuckVerdict::Ticket { seat, fault };
    let cases: [(Option<u64>, &[u64], LuckVerdict); 9] = [
        (Some(at(0)), &[at(0), at(9)], LuckVerdict::Fair(3)),
        (None, &[at(0), at(9)], LuckVerdict::Fair(3)),
        (Some(at(0)), &[at(0), at(0)], fault(1, TicketFault::Twice)),
        (None, &[0, 0], fault(0, TicketFault::None)),
        (Some(at(0)), &[at(9), at(8)], fault(1, TicketFault::Falls)),
        (None, &[at(0), at(90_000), at(80_000)], fault(2, TicketFault::Falls)),
        (Some(at(90_000)), &[at(80_000), at(90_000)], fault(0, TicketFault::Early)),
        (Some(at(0)), &[175_928_847_299_117_063, at(0)], fault(0, TicketFault::Early)),
        (None, &[at(0), 175_928_847_299_117_063], fault(1, TicketFault::Early)),
    ];
    for (opened, tickets, verdict) in cases {
        let record = forged::<Condottiere>(opened, tickets);
        assert_eq!(catalogue().verify(&record), Some(verdict.clone()), "{opened:?} {tickets:?}");
        assert_eq!(
            catalogue().records(&record).is_ok(),
            matches!(verdict, LuckVerdict::Fair(_)),
            "{tickets:?} is imported or not"
        );
    }
}

#[test]
fn records_of_earlier_versions_verify_and_import_as_they_did() {
    for text in EARLIER {
        let record: Transcript = text.parse().unwrap();
        assert_eq!(record.opened, None);
        assert!(matches!(catalogue().verify(&record), Some(LuckVerdict::Fair(_))), "{text}");
        assert!(catalogue().records(&record).is_ok(), "{text}");
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn a_record_without_its_end_is_cut_off() {
    for text in EARLIER {
        let lines: Vec<&str> = text.lines().collect();
        let deal = lines.iter().position(|line| line.starts_with("0 deal")).unwrap();
        for end in [deal + 1, lines.len() - 1] {
            let cut: Transcript = lines[..end]
                .iter()
                .fold(String::new(), |all, line| all + line + "\n")
                .parse()
                .unwrap();
            let mut plies = 0;
            for next in &cut.moves {
                match next {
                    TranscriptMove::Played { .. } => plies += 1,
                    TranscriptMove::TakenBack => plies -= 1,
                    TranscriptMove::Rewound(back) => plies -= u32::try_from(*back).unwrap(),
                    _ => {}
                }
            }
            assert_eq!(catalogue().verify(&cut), Some(LuckVerdict::CutOff(plies)), "{cut}");
        }
        let heading: String = lines[..deal].join("\n");
        assert!(heading.parse::<Transcript>().unwrap_err().torn, "{heading}");
    }
}

#[test]
fn no_line_before_the_deal_is_said_twice() {
    for (nth, text) in EARLIER.iter().enumerate() {
        let deal = text.lines().position(|line| line.starts_with("0 deal")).unwrap();
        for line in text
            .lines()
            .take(deal)
            .skip(1)
            .filter(|line| !line.starts_with("seat"))
        {
            let twice = text.replacen("\n0 deal", &format!("\n{line}\n0 deal"), 1);
            let refused = twice.parse::<Transcript>().unwrap_err();
            let about = line.split(' ').next().unwrap();
            assert!(
                refused.line == deal + 1 && refused.why.contains(&format!("a second line «{about}")),
                "{nth} {line}: {refused}"
            );
        }
    }
}

/// A table of the toy game that was played so far and closed, as its record.
async fn played(people: &str, plies: &[(char, &str)]) -> (Room, Transcript) {
    let room = Room::begun::<Toy>(people).await;
    for (person, notation) in plies {
        room.play(*person, notation).await.unwrap();
    }
    let mut closing = people.chars().rev();
    let last = closing.next().unwrap();
    for person in closing {
        room.tell(person, Command::AskToClose).await.unwrap();
    }
    room.tell(last, Command::Close).await.unwrap();
    let record = room
        .hall
        .audit(room.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    (room, record)
}

#[tokio::test]
async fn take_backs_that_no_table_allows_are_refused() {
    let all = [('a', "roll"), ('b', "roll"), ('a', "roll"), ('b', "roll"), ('a', "bid 1"), ('b', "bid 2")];
    let back = |record: &Transcript, from: usize, between: &[TranscriptMove]| {
        let mut other = record.clone();
        other.moves.truncate(from);
        other.moves.extend_from_slice(between);
        other.moves.push(TranscriptMove::TakenBack);
        other.end = End::Closed;
        other
    };
    let (room, record) = played("ab", &all[..5]).await;
    let seat = tavolo::rules::Seat::new(0);
    let cases: [(usize, &[TranscriptMove], LuckVerdict); 4] = [
        (4, &[], LuckVerdict::TakenBack { ply: 4, step: 5 }),
        (5, &[], LuckVerdict::Fair(6)),
        (5, &[TranscriptMove::Resigned(seat)], LuckVerdict::TakenBack { ply: 5, step: 7 }),
        (
            5,
            &[TranscriptMove::Resigned(seat), TranscriptMove::Replaced(seat, "Dora".to_owned())],
            LuckVerdict::Fair(6),
        ),
    ];
    for (from, between, verdict) in cases {
        let other = back(&record, from, between);
        assert_eq!(room.hall.catalogue().verify(&other), Some(verdict.clone()), "{other}");
        assert!(
            room.hall.catalogue().replay(&other).is_ok(),
            "what was played elsewhere can be told as it was"
        );
        assert_eq!(
            room.hall.catalogue().records(&other).is_ok(),
            matches!(verdict, LuckVerdict::Fair(_)),
            "{other}"
        );
    }
    let room = Room::begun::<Toy>("ab").await;
    for (person, notation) in all {
        room.play(person, notation).await.unwrap();
    }
    let record = room
        .hall
        .audit(room.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(
        room.hall.catalogue().verify(&back(&record, 6, &[])),
        Some(LuckVerdict::TakenBack { ply: 6, step: 7 })
    );
}

#[tokio::test]
async fn who_joins_at_once_sits_in_discords_order_whichever_came_to_us_first() {
    let room = Room::gathered::<Toy>("a").await;
    let join = |person: char, id: u64| Order {
        by: Actor::person(who(person), at(id)),
        ..room.by(person, Command::join())
    };
    for (person, id) in [('b', 9), ('c', 4)] {
        room.hall.order(room.table, &join(person, id)).await.unwrap();
    }
    room.tell('a', Command::Leave).await.unwrap();
    room.hall.order(room.table, &join('a', 12)).await.unwrap();
    let names = room
        .hall
        .read(room.table, |table| table.roster().names())
        .await
        .unwrap();
    assert_eq!(names, ["c", "b", "a"]);
    room.tell('b', Command::Start).await.unwrap();
    room.tell('b', Command::Resign).await.unwrap();
    room.hall.order(room.table, &join('d', 20)).await.unwrap();
    for (person, command) in [('a', Command::AskToClose), ('c', Command::AskToClose), ('d', Command::Close)] {
        room.tell(person, command).await.unwrap();
    }
    let record = room
        .again()
        .audit(room.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    let told = record.seats.iter().any(|seat| seat.share.is_some());
    assert!(record.opened.is_none() && !told, "nobody's number goes into the luck: {record}");
    assert!(matches!(room.hall.catalogue().verify(&record), Some(LuckVerdict::Fair(_))), "{record}");
    let (id, records) = room.hall.catalogue().records(&record).unwrap();
    let copy = Room::gathered::<Toy>("q").await;
    for (version, record) in (0..).zip(records) {
        copy.store.append(id, Version(version), record).await.unwrap();
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
async fn two_who_open_a_table_at_once_sit_at_one_and_its_record_verifies() {
    let room = Room::gathered::<Toy>("q").await;
    let game = *room.hall.catalogue().iter().next().unwrap();
    let join = |person: char, id: u64| Order {
        by: Actor::person(who(person), at(id)),
        ..room.by(person, Command::join())
    };
    let table = room
        .hall
        .join(Place(2), &game, &join('b', 3))
        .await
        .unwrap()
        .table;
    assert_eq!(
        room.hall
            .join(Place(2), &game, &join('a', 2))
            .await
            .unwrap()
            .table,
        table
    );
    for (person, command) in [('a', Command::Start), ('a', Command::AskToClose), ('b', Command::Close)] {
        room.hall.order(table, &room.by(person, command)).await.unwrap();
    }
    let record = room
        .hall
        .audit(table, |table| (table.ended(), table.transcript()))
        .await
        .unwrap();
    assert_eq!(
        (record.0, catalogue().with::<Toy>().verify(&record.1.unwrap())),
        (true, Some(LuckVerdict::Fair(2)))
    );
}

#[tokio::test]
async fn tables_of_earlier_versions_keep_the_order_that_they_had() {
    let room = Room::gathered::<Toy>("a").await;
    let records = room.store.read(room.table).await.unwrap();
    let copy = Room::gathered::<Toy>("q").await;
    let mut first = records[0].clone();
    first.body = String::from_utf8(first.body)
        .unwrap()
        .replace(",\"ticket\":1,\"recipe\":\"fair-v3\"}", "}")
        .into_bytes();
    (first.id, first.changes) = (0, Vec::new());
    assert_ne!(first.body, records[0].body);
    copy.store.append(TableId(77), Version(0), first).await.unwrap();
    for (person, id) in [('b', 9), ('c', 4)] {
        copy.hall
            .order(
                TableId(77),
                &Order {
                    by: Actor::person(who(person), at(id)),
                    ..copy.by(person, Command::join())
                },
            )
            .await
            .unwrap();
    }
    let (names, seated) = copy
        .hall
        .read(TableId(77), |table| (table.roster().names(), table.roster().seat_of(who('c'))))
        .await
        .unwrap();
    assert_eq!(
        (names, seated.map(|seat| seat.number())),
        (["a", "b", "c"].map(str::to_owned).to_vec(), Some(2))
    );
}

#[test]
fn a_check_takes_no_more_work_than_it_is_given() {
    let record: Transcript = EARLIER[2].parse().unwrap();
    let judged = catalogue().judge(&record, u64::MAX).unwrap();
    assert!(matches!(judged.found, Ok(LuckVerdict::Fair(_))));
    assert!(
        judged.steps >= record.moves.len() as u64 && judged.steps < 20 * record.moves.len() as u64,
        "{}",
        judged.steps
    );
    assert_eq!(catalogue().judge(&record, judged.steps), Some(judged.clone()));
    let less = catalogue().judge(&record, judged.steps - 1).unwrap();
    assert_eq!((less.found, less.steps), (Ok(LuckVerdict::TooLong), judged.steps));
    // An action and its take-back, over and over: each is paid for, with what is played again.
    let lines: Vec<&str> = EARLIER[2].lines().collect();
    let last = lines.iter().rposition(|line| line.starts_with("13 ")).unwrap();
    let mut text: String = lines[..last]
        .iter()
        .fold(String::new(), |all, line| all + line + "\n");
    for _ in 0..20_000 {
        writeln!(text, "{}\nback 13", lines[last]).unwrap();
    }
    let endless = catalogue().judge(&text.parse().unwrap(), 40_000).unwrap();
    assert_eq!(endless.found, Ok(LuckVerdict::TooLong));
    assert!((40_001..40_100).contains(&endless.steps), "{}", endless.steps);
}

#[test]
fn a_game_that_is_not_here_is_not_judged() {
    let record: Transcript = EARLIER[0].parse().unwrap();
    assert_eq!(Catalogue::default().judge(&record, 1), None);
}
