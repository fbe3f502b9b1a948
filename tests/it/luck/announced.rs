//! `fair-v3`: records of whole games at random whose start a public message announced, as a table makes them, without the
//! table; and what they are refused for.

use super::whole::{CAME, GIVEN, course, number, seed};
use tavolo::beacon::Signature;
use tavolo::games::condottiere::Condottiere;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::store::TableId;
use tavolo::table::Original;
use tavolo::table::binding::BeaconFault;
use tavolo::table::fair::{self, Entropy, Seed};
use tavolo::table::promise::{LuckSource, promise};
use tavolo::table::transcript::{BeaconLine, SeatLine, Transcript};
use tavolo::table::verdict::LuckVerdict;

/// How a game begins.
pub struct Announced {
    pub table: TableId,
    pub source: LuckSource,
    pub messages: Vec<u64>,
    /// The round, and what came out of it, unless all agreed to a game without proof.
    pub beacon: Option<(u64, Option<Signature>)>,
    pub original: Option<Original>,
    pub seed: Seed,
}

impl Announced {
    /// As an honest host begins it, so that round 123 is the one that it has to be.
    pub fn honestly(nth: u32) -> Announced {
        Announced {
            table: TableId(5),
            source: LuckSource::Beacon("quicknet".to_owned()),
            messages: vec![number(CAME - 4_500) + 7],
            beacon: Some((GIVEN.0, Some(GIVEN.1.parse().unwrap()))),
            original: None,
            seed: Seed::new(seed(nth)),
        }
    }

    /// The same where all agreed to a game without proof.
    pub fn without_proof(nth: u32) -> Announced {
        Announced {
            beacon: Some((GIVEN.0, None)),
            ..Announced::honestly(nth)
        }
    }

    /// The same at a host without a beacon.
    pub fn without_beacon(nth: u32) -> Announced {
        Announced {
            source: LuckSource::Seed,
            messages: Vec::new(),
            beacon: None,
            ..Announced::honestly(nth)
        }
    }

    pub fn promise(&self) -> String {
        promise(self.table, &self.seed, (Some(&self.source), self.original.as_ref()))
    }

    /// What its keys are made of beside the seed.
    pub fn entropy(&self) -> Entropy {
        if let Some(original) = &self.original {
            return original.entropy.clone();
        }
        match &self.beacon {
            Some((round, Some(signature))) => Entropy::of_round(&self.promise(), *round, signature),
            Some((_, None)) | None => Entropy::without_proof(&self.promise()),
        }
    }

    /// The record of a game at random that begins so; its luck follows from what it says.
    pub fn play<G: Portray>(&self, nth: u32) -> Transcript {
        let entropy = self.entropy();
        let played = course::<G>(2, nth, &|(_, before), (label, index)| {
            fair::key(&self.seed, 0, label, before + index, &entropy)
        });
        let named = |name: &str| SeatLine {
            name: name.to_owned(),
            share: None,
        };
        Transcript {
            seats: ["Ana", "Bia"].map(named).to_vec(),
            source: Some(self.source.clone()),
            commitment: Some(self.promise()),
            announced: self.messages.clone(),
            beacon: self.beacon.map(|(round, signature)| BeaconLine {
                chain: self.source.to_string(),
                round,
                signature,
            }),
            original: self.original.clone(),
            ..played.record::<G>(self.table, &self.seed)
        }
    }
}

/// So many records of each game.
pub fn of_each_game(count: u32) -> Vec<Transcript> {
    struct Records(u32, Vec<Transcript>);
    impl Visit for Records {
        fn visit<G: Portray>(&mut self) {
            self.1
                .extend((0..self.0).map(|nth| Announced::honestly(nth).play::<G>(nth)));
        }
    }
    let mut records = Records(count, Vec::new());
    games::each(&mut records);
    records.1
}

pub fn verdict(record: &Transcript) -> LuckVerdict {
    catalogue().verify(record).unwrap()
}

pub fn fair(record: &Transcript) -> bool {
    matches!(verdict(record), LuckVerdict::Fair(_))
}

#[test]
fn whole_games_verify_are_read_as_written_and_imported() {
    let games = std::env::var("TAVOLO_BEACON_GAMES").map_or(3, |number| number.parse().unwrap());
    let more = [Announced::without_proof(1), Announced::without_beacon(1)];
    let more = more.iter().map(|begun| begun.play::<Condottiere>(1));
    for record in of_each_game(games).into_iter().chain(more) {
        let text = record.to_string();
        assert!(fair(&record), "{}\n{text}", verdict(&record));
        assert_eq!(text.parse::<Transcript>().as_ref(), Ok(&record));
        assert!(catalogue().records(&record).is_ok(), "{text}");
    }
}

/// Lines that do not go with what the promise says, whatever luck follows from them.
#[test]
fn what_does_not_go_with_the_source_is_refused() {
    let record = Announced::honestly(1).play::<Condottiere>(1);
    let unproved = Announced::without_proof(1).play::<Condottiere>(1);
    let none = Announced::without_beacon(1).play::<Condottiere>(1);
    let message = record.announced[0];
    type Change<'a> = &'a dyn Fn(&mut Transcript);
    let cases: [(&str, &Transcript, Change<'_>, BeaconFault); 9] = [
        ("no message", &record, &|record| record.announced.clear(), BeaconFault::NoStart),
        (
            "a message of the next round",
            &record,
            &|record| record.announced[0] += 3_000 << 22,
            BeaconFault::OtherRound { due: 124 },
        ),
        (
            "one more message, of the round before",
            &record,
            &|record| record.announced.insert(0, message + 1),
            BeaconFault::Falls,
        ),
        ("the same message twice", &record, &|record| record.announced.push(message), BeaconFault::Falls),
        ("the message 0", &record, &|record| record.announced.insert(0, 0), BeaconFault::Falls),
        (
            "another round waived",
            &unproved,
            &|record| record.beacon.as_mut().unwrap().round = 122,
            BeaconFault::OtherRound { due: 123 },
        ),
        ("no beacon", &unproved, &|record| record.beacon = None, BeaconFault::OtherSource),
        (
            "another chain in the line of the beacon",
            &unproved,
            &|record| record.beacon.as_mut().unwrap().chain = "sandbox".to_owned(),
            BeaconFault::OtherSource,
        ),
        (
            "a message at a host without a beacon",
            &none,
            &|record| record.announced.push(message),
            BeaconFault::OtherSource,
        ),
    ];
    for (what, record, change, fault) in cases {
        let mut changed = record.clone();
        change(&mut changed);
        assert_eq!(verdict(&changed), LuckVerdict::Beacon(fault), "{what}");
    }
    let mut forged = Announced::honestly(1);
    let other: Signature = GIVEN.1.replace('b', "a").parse().unwrap();
    forged.beacon = Some((GIVEN.0, Some(other)));
    assert_eq!(verdict(&forged.play::<Condottiere>(1)), LuckVerdict::Beacon(BeaconFault::Forged));
    let mut unknown = Announced::honestly(1);
    unknown.source = LuckSource::Beacon("slownet".to_owned());
    assert_eq!(verdict(&unknown.play::<Condottiere>(1)), LuckVerdict::Beacon(BeaconFault::Unknown));
}

/// Lines that no table writes, and where they are read.
#[test]
fn lines_of_the_third_recipe_are_read_strictly() {
    let text = Announced::honestly(0).play::<Condottiere>(0).to_string();
    let message = format!("announced {}", Announced::honestly(0).messages[0]);
    let commitment = format!("commitment {}", Announced::honestly(0).promise());
    let original = format!("original 7k2mz0q4 fair-v3 {}", "ab".repeat(32));
    let luck = "luck fair-v3 quicknet".to_owned();
    let cases = [
        (luck.clone(), "luck fair-v3".to_owned()),
        (luck.clone(), "luck fair-v3 ".to_owned()),
        (luck.clone(), "luck fair-v2 quicknet".to_owned()),
        (luck.clone(), "luck fair-v4 quicknet".to_owned()),
        (luck.clone(), "luck fair-v3 quicknet none".to_owned()),
        (luck.clone(), format!("{luck}\n{luck}")),
        (luck.clone(), "# no luck".to_owned()),
        (format!("{luck}\n{commitment}"), format!("{commitment}\n{luck}")),
        (commitment.clone(), "commitment soon".to_owned()),
        (commitment.clone(), format!("{commitment}=")),
        (commitment.clone(), format!("{commitment}\n{commitment}")),
        (message.clone(), "announced soon".to_owned()),
        (message.clone(), format!("{message}\n{message}")),
        (luck.clone(), format!("opened 1456074443980800007\n{luck}")),
        (luck.clone(), format!("{luck}\nopened 1456074443980800007")),
        (luck.clone(), format!("{luck}\nstart 1456074443980800007")),
        (luck.clone(), format!("ticket 0 1456074443980800007\n{luck}")),
        (luck.clone(), format!("{luck}\nticket 0 1456074443980800007")),
        (luck.clone(), format!("{luck}\n{original}")),
        (luck.clone(), format!("luck fair-v3 original\n{original}\ndrawn deck 0")),
    ];
    for (was, becomes) in cases {
        let changed = text.replace(&format!("\n{was}\n"), &format!("\n{becomes}\n"));
        assert_ne!(changed, text, "{was}");
        assert!(changed.parse::<Transcript>().is_err(), "{becomes}");
    }
}

/// A ply that was taken back and is played again rolls the same, and one action more or less is no other roll.
#[test]
fn draws_are_those_of_their_label_whatever_was_played_between() {
    let begun = Announced::honestly(3);
    let (entropy, one) = (begun.entropy(), begun.play::<Condottiere>(3));
    let other = begun.play::<Condottiere>(9);
    assert_ne!(one.moves, other.moves, "other actions");
    assert_eq!(one.deal, other.deal, "the same deal");
    for ply in [0, 1, 77] {
        assert_eq!(
            fair::key(&begun.seed, ply, "deck", 2, &entropy),
            fair::key(&begun.seed, 0, "deck", 2, &entropy)
        );
    }
}
