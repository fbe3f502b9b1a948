//! Records of whole games at random whose luck comes of a beacon: what a table makes, without the table.

use std::collections::BTreeMap;
use tavolo::beacon::Signature;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Draw, Opening, Outcome, Seating, Turn};
use tavolo::store::TableId;
use tavolo::table::fair::{self, Entropy, EntropyShare, Seed};
use tavolo::table::transcript::{BeaconLine, End, SeatLine, Transcript, TranscriptMove};

/// A round of quicknet, as its servers gave it out; by the documentation of `drand-verify`.
pub const GIVEN: (u64, &str) = (
    123,
    "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
);
/// When it came out, in milliseconds since 1970: the 122nd period of 3 s behind 1692803367.
pub const CAME: u64 = 1_692_803_733_000;
/// No game at random is longer here; one that is has been closed.
const MOST: u32 = 400;

/// The number that Discord gives to an interaction at a moment, in milliseconds since 1970.
pub const fn number(moment: u64) -> u64 {
    (moment - 1_420_070_400_000) << 22
}

/// How a game begins: by which interactions, and with which numbers its luck is mixed.
pub struct Begun {
    pub opened: u64,
    pub start: u64,
    pub tickets: Vec<u64>,
    /// The round, and what came out of it, unless all agreed to begin without it.
    pub beacon: (u64, Option<Signature>),
}

impl Begun {
    /// As an honest host begins it, so that round 123 is the one that it has to be.
    pub fn honestly() -> Begun {
        let opened = number(CAME - 60_000);
        Begun {
            opened,
            start: number(CAME - 4_500) + 7,
            tickets: vec![opened, number(CAME - 20_000) + 1],
            beacon: (GIVEN.0, Some(GIVEN.1.parse().unwrap())),
        }
    }

    /// The same where round 123 did not come in time, and all agreed to begin without it.
    pub fn without() -> Begun {
        Begun {
            beacon: (GIVEN.0, None),
            ..Begun::honestly()
        }
    }

    fn shares(&self) -> Vec<EntropyShare> {
        let share = |ticket: &u64| EntropyShare {
            ticket: *ticket,
            word: "clover".to_owned(),
        };
        self.tickets.iter().map(share).collect()
    }

    fn entropy(&self) -> Entropy {
        let entropy = fair::entropy(&self.shares());
        match &self.beacon {
            (round, Some(signature)) => entropy.with_beacon(self.opened, self.start, (*round, signature)),
            (_, None) => entropy,
        }
    }

    /// The record of a game at random that begins so, the nth of its seed; its luck follows from what it says.
    pub fn play<G: Portray>(&self, nth: u32) -> Transcript {
        let (table, seed, entropy) = (TableId(5), Seed::new(seed(nth)), self.entropy());
        let seats = u8::try_from(self.tickets.len()).unwrap();
        let course = course::<G>(seats, nth, &|(ply, _), (label, index)| {
            fair::key(&seed, ply, label, index, &entropy)
        });
        let named = |share: EntropyShare| SeatLine {
            name: "Ana".to_owned(),
            share: Some(share),
        };
        Transcript {
            opened: Some(self.opened),
            seats: self.shares().into_iter().map(named).collect(),
            commitment: Some(fair::commitment(table, &seed)),
            start: Some(self.start),
            beacon: Some(BeaconLine {
                chain: "quicknet".to_owned(),
                round: self.beacon.0,
                signature: self.beacon.1,
            }),
            ..course.record::<G>(table, &seed)
        }
    }
}

/// The key of a draw: of its ply and how many of its label were made before that, its label and its number in the ply.
pub type KeyOf<'a> = &'a dyn Fn((u32, u32), (&str, u32)) -> [u8; 32];

/// What was played and drawn in a game at random.
pub struct Course {
    deal: Vec<Draw>,
    moves: Vec<TranscriptMove>,
    end: End,
}

impl Course {
    /// Its record with a seed, without what else its luck came of.
    pub fn record<G: Portray>(self, table: TableId, seed: &Seed) -> Transcript {
        Transcript {
            game: G::ID.to_owned(),
            schema: G::SCHEMA,
            table: Some(table),
            opened: None,
            options: Vec::new(),
            seats: Vec::new(),
            source: None,
            commitment: None,
            start: None,
            announced: Vec::new(),
            beacon: None,
            original: None,
            twins: false,
            seed: Some(seed.reveal()),
            deal: self.deal,
            moves: self.moves,
            end: self.end,
        }
    }
}

/// A game at random, the nth of its keys.
pub fn course<G: Portray>(seats: u8, nth: u32, key: KeyOf<'_>) -> Course {
    let mut made: BTreeMap<String, u32> = BTreeMap::new();
    let luck = |ply: u32, made: &BTreeMap<String, u32>| {
        let made = made.clone();
        Chance::keyed(move |label, index| key((ply, made.get(label).copied().unwrap_or(0)), (label, index)))
    };
    let opening = Opening::<G>::new(&Chosen::default(), Seating { seats }).unwrap();
    let mut dealt = luck(0, &made);
    let (mut position, _) = opening.deal(&mut dealt);
    let deal = dealt.drawn().to_vec();
    let count = |made: &mut BTreeMap<String, u32>, draws: &[Draw]| {
        draws
            .iter()
            .for_each(|draw| *made.entry(draw.label.clone()).or_default() += 1);
    };
    count(&mut made, &deal);
    let (mut moves, mut end) = (Vec::new(), End::Closed);
    for ply in 1..MOST {
        let seat = match position.turn() {
            Turn::Awaits(seats) => seats.iter().next().unwrap(),
            Turn::Over(outcome) => {
                end = over(&outcome);
                break;
            }
        };
        let actions = position.legal(seat);
        let which =
            Chance::numbered(u64::from(nth) << 32 | u64::from(ply)).number("any", actions.len() as u32);
        let action = actions[which as usize].clone();
        let mut chance = luck(ply, &made);
        position.play(seat, action.clone(), &mut chance).unwrap();
        let luck = chance.drawn().to_vec();
        count(&mut made, &luck);
        moves.push(TranscriptMove::Played {
            seat,
            action: action.to_string(),
            luck,
        });
    }
    Course { deal, moves, end }
}

/// The nth seed.
pub fn seed(nth: u32) -> [u8; 32] {
    std::array::from_fn(|place| nth.to_be_bytes()[place % 4])
}

fn over(outcome: &Outcome) -> End {
    End::Over {
        how: outcome.how.clone(),
        winners: outcome.winners.iter().map(|seat| seat.number()).collect(),
        scores: outcome.scores.values().copied().collect(),
    }
}

/// So many records of each game.
pub fn of_each_game(count: u32) -> Vec<Transcript> {
    struct Records(u32, Vec<Transcript>);
    impl Visit for Records {
        fn visit<G: Portray>(&mut self) {
            let begun = Begun::honestly();
            self.1.extend((0..self.0).map(|nth| begun.play::<G>(nth)));
        }
    }
    let mut records = Records(count, Vec::new());
    games::each(&mut records);
    records.1
}
