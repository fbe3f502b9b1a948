//! `fair-v2`: luck that the round of a beacon goes into. What a host with a friend at the table can try is
//! told, and so is whatever is changed in a record afterwards.

use super::announced;
use super::whole::{Begun, CAME, GIVEN, number, of_each_game};
use tavolo::games::carcassonne::Carcassonne;
use tavolo::games::condottiere::Condottiere;
use tavolo::program::catalogue;
use tavolo::table::binding::BeaconFault;
use tavolo::table::ticket::TicketFault;
use tavolo::table::transcript::{Transcript, TranscriptMove};
use tavolo::table::verdict::LuckVerdict;

fn verdict(record: &Transcript) -> LuckVerdict {
    catalogue().verify(record).unwrap()
}

fn fair(record: &Transcript) -> bool {
    matches!(verdict(record), LuckVerdict::Fair(_))
}

#[test]
fn whole_games_whose_luck_comes_of_a_beacon_verify_and_are_read_as_written() {
    let games = std::env::var("TAVOLO_BEACON_GAMES").map_or(3, |number| number.parse().unwrap());
    for record in of_each_game(games) {
        let text = record.to_string();
        assert!(fair(&record), "{}\n{text}", verdict(&record));
        assert!(text.contains(&format!("\nbeacon quicknet {} {}\n", GIVEN.0, GIVEN.1)), "{text}");
        assert_eq!(text.parse::<Transcript>().as_ref(), Ok(&record));
        assert!(catalogue().records(&record).is_ok(), "{text}");
    }
}

/// A table that began without the round that it was bound to: its luck is that of `fair-v1`, and its record says so.
#[test]
fn a_record_says_which_round_was_waived() {
    let record = Begun::without().play::<Condottiere>(1);
    let text = record.to_string();
    assert!(fair(&record), "{}\n{text}", verdict(&record));
    assert!(text.contains(&format!("\nbeacon quicknet {} waived\n", GIVEN.0)), "{text}");
    assert_eq!(text.parse::<Transcript>().as_ref(), Ok(&record));
    assert!(catalogue().records(&record).is_ok(), "{text}");
    let mut plain = record.clone();
    (plain.start, plain.beacon) = (None, None);
    assert!(fair(&plain), "the round went into nothing");
    let with = Begun::honestly().play::<Condottiere>(1);
    assert_ne!(with.deal, record.deal);
    let mut other = Begun::without();
    other.beacon.0 = 122;
    let due = LuckVerdict::Beacon(BeaconFault::OtherRound { due: 123 });
    assert_eq!(verdict(&other.play::<Condottiere>(1)), due);
}

/// What a host can try whose friend sits at the table, with luck that follows from what the record says.
#[test]
fn a_host_cannot_choose_what_the_luck_is_mixed_with() {
    let beacon = LuckVerdict::Beacon;
    let other = |due| beacon(BeaconFault::OtherRound { due });
    let forged: &str = &GIVEN.1.replace('b', "a");
    type Change<'a> = &'a dyn Fn(&mut Begun);
    let cases: [(&str, Change<'_>, LuckVerdict); 9] = [
        ("waits for the next round", &|begun| begun.beacon.0 = 124, other(123)),
        ("takes a round that was out", &|begun| begun.beacon.0 = 122, other(123)),
        ("says it was begun a round later", &|begun| begun.start = number(CAME - 2_999), other(124)),
        ("says it was begun a round earlier", &|begun| begun.start = number(CAME - 6_000), other(122)),
        ("lets a friend join once the round is out", &|begun| begun.tickets[1] = number(CAME), other(124)),
        (
            "lets a friend join long after the start",
            &|begun| begun.tickets[1] = number(CAME + 6_000),
            beacon(BeaconFault::Early),
        ),
        (
            "makes a signature up",
            &|begun| begun.beacon.1 = Some(forged.parse().unwrap()),
            beacon(BeaconFault::Forged),
        ),
        (
            "opens the table after all have joined",
            &|begun| begun.opened = number(CAME - 4_500),
            LuckVerdict::Ticket {
                seat: 0,
                fault: TicketFault::Early,
            },
        ),
        (
            "gives the friend a ticket twice",
            &|begun| begun.tickets[1] = begun.tickets[0],
            LuckVerdict::Ticket {
                seat: 1,
                fault: TicketFault::Twice,
            },
        ),
    ];
    for (what, change, found) in cases {
        let mut begun = Begun::honestly();
        change(&mut begun);
        assert_eq!(verdict(&begun.play::<Condottiere>(1)), found, "a host {what}");
    }
}

/// Tickets, words and the start cannot be chosen once the round is out: each gives other luck.
#[test]
fn what_a_record_says_cannot_be_changed_afterwards() {
    let record = Begun::honestly().play::<Condottiere>(1);
    type Change<'a> = &'a dyn Fn(&mut Transcript);
    let changes: [(&str, Change<'_>); 7] = [
        ("a ticket's last digits", &|record| record.seats[1].share.as_mut().unwrap().ticket += 1),
        ("a word", &|record| record.seats[0].share.as_mut().unwrap().word.push('s')),
        ("the start's last digits", &|record| *record.start.as_mut().unwrap() += 1),
        ("the opening's last digits", &|record| *record.opened.as_mut().unwrap() -= 1),
        ("the start, away", &|record| record.start = None),
        ("the beacon, away", &|record| record.beacon = None),
        ("the beacon, waived", &|record| record.beacon.as_mut().unwrap().signature = None),
    ];
    for (what, change) in changes {
        let mut changed = record.clone();
        change(&mut changed);
        assert_eq!(verdict(&changed), LuckVerdict::OtherLuck { ply: 0, step: 0 }, "{what}");
    }
    let mut unknown = record;
    unknown.beacon.as_mut().unwrap().chain = "slownet".to_owned();
    assert_eq!(verdict(&unknown), LuckVerdict::Beacon(BeaconFault::Unknown));
}

#[test]
fn lines_of_a_beacon_are_read_strictly() {
    let text = Begun::honestly().play::<Carcassonne>(0).to_string();
    let (start, line) = (Begun::honestly().start, format!("beacon quicknet {} {}", GIVEN.0, GIVEN.1));
    let cases = [
        (line.clone(), format!("beacon quicknet {}", GIVEN.0)),
        (line.clone(), format!("beacon quicknet {}", GIVEN.1)),
        (line.clone(), format!("{line} 00")),
        (line.clone(), line.to_uppercase().replace("BEACON QUICKNET", "beacon quicknet")),
        (line.clone(), "beacon".to_owned()),
        (line.clone(), "beacon quicknet waived".to_owned()),
        (line.clone(), format!("beacon quicknet {} Waived", GIVEN.0)),
        (line.clone(), format!("{line}\n{line}")),
        (format!("start {start}"), "start soon".to_owned()),
        (format!("start {start}"), format!("start {start}\nstart {start}")),
    ];
    for (was, becomes) in cases {
        let changed = text.replace(&format!("\n{was}\n"), &format!("\n{becomes}\n"));
        assert_ne!(changed, text, "{was}");
        assert!(changed.parse::<Transcript>().is_err(), "{becomes}");
    }
}

/// A record without what luck says nothing of: names, which of their legal actions people chose, and which message of the
/// same round announced the start.
fn luck_alone(mut record: Transcript) -> Transcript {
    record.announced.clear();
    record.seats.iter_mut().for_each(|seat| seat.name.clear());
    for next in &mut record.moves {
        if let TranscriptMove::Played { action, .. } = next {
            action.clear();
        }
    }
    record
}

/// A record of each game, by `fair-v2` and by `fair-v3`.
fn of_each_recipe() -> impl Iterator<Item = Transcript> {
    of_each_game(1).into_iter().chain(announced::of_each_game(1))
}

/// One byte of each game's record is changed as it is given away: it is refused, or says what it said.
#[test]
fn no_single_byte_of_a_record_that_is_given_away_can_be_changed() {
    let changes: usize = std::env::var("TAVOLO_BEACON_CHANGES").map_or(120, |number| number.parse().unwrap());
    for record in of_each_recipe() {
        let text = record.sealed();
        let mut refused = 0;
        for (place, bytes) in changed(&text, changes) {
            let Ok(read) = String::from_utf8(bytes).unwrap().parse::<Transcript>() else {
                refused += 1;
                continue;
            };
            let around = &text[place.saturating_sub(30)..(place + 30).min(text.len())];
            assert_eq!(read, record, "byte {place} of {}: {around}", record.game);
        }
        assert!(refused > changes / 2, "{refused} of {changes} changes of {}", record.game);
    }
}

/// So many changes of a text, each with another bit of one byte: where it is, and what comes of it.
fn changed(text: &str, changes: usize) -> impl Iterator<Item = (usize, Vec<u8>)> {
    let mut drawn = 0x9e37_79b9_7f4a_7c15_u64;
    (0..changes).map(move |nth| {
        drawn = drawn
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        let mut bytes = text.as_bytes().to_vec();
        let place = (drawn >> 33) as usize % bytes.len();
        bytes[place] ^= 1 << (nth % 7);
        (place, bytes)
    })
}

/// One byte of each game's record is changed, anywhere: it is refused, or everything that luck is made from and
/// that came of it is as it was.
#[test]
fn no_single_byte_of_its_luck_can_be_changed() {
    let changes: usize = std::env::var("TAVOLO_BEACON_CHANGES").map_or(120, |number| number.parse().unwrap());
    for record in of_each_recipe() {
        let text = record.to_string();
        for (place, bytes) in changed(&text, changes) {
            let Ok(changed) = String::from_utf8(bytes).unwrap().parse::<Transcript>() else {
                continue;
            };
            let found = catalogue().verify(&changed);
            assert!(
                !matches!(found, Some(LuckVerdict::Fair(_)))
                    || luck_alone(changed) == luck_alone(record.clone()),
                "byte {place} of {}: {}",
                record.game,
                &text[place.saturating_sub(30)..(place + 30).min(text.len())]
            );
        }
    }
}
