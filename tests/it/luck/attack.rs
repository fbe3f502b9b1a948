//! What whoever runs the bot can try, alone, once the number of the round is out: it bends the luck of `fair-v2` and
//! leaves no trace; in `fair-v3` each try changes nothing, is refused, or is told as not proved.

use super::announced::{Announced, fair, verdict};
use super::whole::{Begun, GIVEN};
use tavolo::games::condottiere::Condottiere;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::Original;
use tavolo::table::fair::{Entropy, Seed};
use tavolo::table::promise::LuckSource;
use tavolo::table::proof::{Differs, Seen, Unproved, differs, unproved};
use tavolo::table::transcript::Transcript;
use tavolo::table::verdict::LuckVerdict;

/// What the mercenaries in the first seat's first hand come to.
fn strength(record: &Transcript) -> u32 {
    let hand = record.deal.iter().find(|draw| draw.label == "deck").unwrap();
    let strength = |card: &String| {
        card.strip_prefix('m')
            .and_then(|strength| strength.parse::<u32>().ok())
    };
    hand.items.iter().filter_map(strength).sum()
}

/// As many tries as the tests afford; an attacker's 34,763 took 25 s.
const TRIES: u64 = 60;

#[test]
fn the_second_recipe_lets_whoever_runs_the_bot_choose_the_deal_after_the_round() {
    let honest = Begun::honestly().play::<Condottiere>(1);
    let tries = (0..TRIES).map(|more| {
        // The same millisecond, so the same round; the number of the start stands in no message.
        let mut begun = Begun::honestly();
        begun.start += more;
        begun.play::<Condottiere>(1)
    });
    let best = tries.max_by_key(strength).unwrap();
    assert!(strength(&best) >= strength(&honest) + 15, "{} of {}", strength(&best), strength(&honest));
    assert!(fair(&best), "nothing in the record shows it: {}", verdict(&best));
    assert_eq!(best.commitment, honest.commitment);
    assert_eq!(best.beacon, honest.beacon);
    let promise = honest.commitment.as_deref().unwrap().parse().ok();
    let seen = Seen {
        promise,
        message: None,
    };
    assert_eq!(unproved(&best, &seen, None), [Unproved::Earlier], "it is told of each such record");
}

/// What somebody has seen of an honest table.
fn seen() -> Seen {
    let honest = Announced::honestly(1);
    Seen {
        promise: honest.promise().parse().ok(),
        message: honest.messages[0].to_string().parse().ok(),
    }
}

/// What comes of a record, for somebody who has seen the honest table's messages.
#[derive(Debug, PartialEq)]
enum Comes {
    /// It is proved, and has the honest table's luck.
    Same,
    /// It is refused by itself, or beside what was seen.
    Refused,
    /// It follows, and something that proves it is not there.
    Unproved,
}

fn comes(record: &Transcript) -> Comes {
    let text = record.to_string();
    let Ok(read) = text.parse::<Transcript>() else {
        return Comes::Refused;
    };
    match catalogue().verify(&read) {
        Some(LuckVerdict::Fair(_)) => {}
        _ => return Comes::Refused,
    }
    if differs(&read, &seen()).is_some() {
        return Comes::Refused;
    }
    if !unproved(&read, &seen(), None).is_empty() {
        return Comes::Unproved;
    }
    let honest = Announced::honestly(1).play::<Condottiere>(1);
    assert_eq!((&read.deal, &read.moves), (&honest.deal, &honest.moves), "proved, and of other luck");
    Comes::Same
}

#[test]
fn in_the_third_recipe_nothing_can_be_tried_once_the_round_is_out() {
    let record = |begun: &Announced| begun.play::<Condottiere>(1);
    let honest = || Announced::honestly(1);
    assert_eq!(comes(&record(&honest())), Comes::Same);
    type Change<'a> = &'a dyn Fn(&mut Announced);
    let cases: [(&str, Change<'_>, Comes); 10] = [
        ("another message of the same round", &|begun| begun.messages[0] += 1, Comes::Refused),
        ("another message of another round", &|begun| begun.messages[0] -= 3_000 << 22, Comes::Refused),
        ("another seed", &|begun| begun.seed = Seed::new([9; 32]), Comes::Refused),
        ("another table", &|begun| begun.table = TableId(6), Comes::Refused),
        ("the round waived", &|begun| begun.beacon = Some((GIVEN.0, None)), Comes::Unproved),
        ("no beacon", &|begun| (begun.source, begun.beacon) = (LuckSource::Seed, None), Comes::Refused),
        (
            "no beacon and no message",
            &|begun| (begun.source, begun.beacon, begun.messages) = (LuckSource::Seed, None, Vec::new()),
            Comes::Refused,
        ),
        ("another chain", &|begun| begun.source = LuckSource::Beacon("sandbox".to_owned()), Comes::Refused),
        (
            "one message before it",
            &|begun| begun.messages.insert(0, begun.messages[0] - (9_000 << 22)),
            Comes::Unproved,
        ),
        (
            "an original that was made up",
            &|begun| {
                begun.source = LuckSource::Original;
                (begun.beacon, begun.messages) = (None, Vec::new());
                begun.original = Some(Original {
                    table: TableId(9),
                    entropy: format!("fair-v3 {}", "ab".repeat(32)).parse().unwrap(),
                    plies: [].into(),
                });
            },
            Comes::Refused,
        ),
    ];
    for (what, change, expected) in cases {
        let mut begun = honest();
        change(&mut begun);
        assert_eq!(comes(&record(&begun)), expected, "{what}");
    }
}

/// What is no part of the luck any more is refused where somebody writes it into a record, and what is left out is missed.
#[test]
fn lines_of_the_earlier_recipes_and_lines_left_out_change_nothing() {
    let honest = Announced::honestly(1).play::<Condottiere>(1);
    type Change<'a> = &'a dyn Fn(&mut Transcript);
    let cases: [(&str, Change<'_>); 6] = [
        ("start", &|record| record.start = Some(record.announced[0])),
        ("opened", &|record| record.opened = Some(record.announced[0])),
        ("the beacon left out", &|record| record.beacon = None),
        ("the message left out", &|record| record.announced.clear()),
        ("what its luck comes of left out", &|record| record.source = None),
        ("all of it left out", &|record| {
            record.source = None;
            record.announced.clear();
        }),
    ];
    for (what, change) in cases {
        let mut record = honest.clone();
        change(&mut record);
        assert_eq!(comes(&record), Comes::Refused, "{what}");
    }
}

/// A made-up original by its own promise: it follows, and is not proved as long as the original's record is not there.
#[test]
fn a_duplicate_without_its_original_is_not_proved() {
    let begun = Announced {
        source: LuckSource::Original,
        messages: Vec::new(),
        beacon: None,
        original: Some(Original {
            table: TableId(9),
            entropy: Entropy::without_proof("made up"),
            plies: [].into(),
        }),
        ..Announced::honestly(1)
    };
    let record = begun.play::<Condottiere>(1);
    assert!(fair(&record), "{}", verdict(&record));
    let seen = Seen {
        promise: begun.promise().parse().ok(),
        message: None,
    };
    assert_eq!(unproved(&record, &seen, None), [Unproved::NoOriginal]);
    // With it as much is proved as of that one.
    let original = Announced::honestly(1).play::<Condottiere>(1);
    assert_eq!(unproved(&record, &seen, Some((&original, &self::seen()))), []);
    let unseen = unproved(&record, &seen, Some((&original, &Seen::default())));
    let lacks = [Unproved::NoPromise, Unproved::NoMessage];
    assert_eq!(unseen, lacks.map(|lack| Unproved::OfOriginal(Box::new(lack))));
    let mut other = record.clone();
    other.original.as_mut().unwrap().entropy = Entropy::without_proof("another");
    assert_eq!(verdict(&other), LuckVerdict::OtherSeed, "the promise holds what the original's luck came of");
}

#[test]
fn what_is_missing_is_told() {
    let all = seen();
    let (promise, message) = (all.promise.clone(), all.message);
    let none = Seen::default();
    let without = |message| Seen {
        promise: promise.clone(),
        message,
    };
    let honest = Announced::honestly(1).play::<Condottiere>(1);
    assert_eq!(unproved(&honest, &all, None), []);
    assert_eq!(unproved(&honest, &none, None), [Unproved::NoPromise, Unproved::NoMessage]);
    assert_eq!(unproved(&honest, &without(None), None), [Unproved::NoMessage]);
    let none = Announced::without_beacon(1).play::<Condottiere>(1);
    assert_eq!(unproved(&none, &without(None), None), [Unproved::NoBeacon]);
    assert_eq!(differs(&none, &all), Some(Differs::Promise));
    let other = "1".parse().ok();
    assert_eq!(differs(&honest, &without(other)), Some(Differs::Message));
    assert_eq!(differs(&honest, &without(message)), None);
}
