//! What is drawn anew is drawn evenly: small positions whose every possibility is counted, each as often
//! as its share of all ways to lay the unseen cards.

use std::collections::BTreeMap;
use tavolo::games::condottiere::{self, Card, Cards, Condottiere, HandAnswer};
use tavolo::games::kingsburg::{self, Enemy, Kingsburg};
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, Seats, State, Viewer};

/// How many determinizations are drawn of a position.
const DRAWS: u64 = 30_000;

/// The upper 0.1 % points of the chi-square distribution by degrees of freedom (NIST/SEMATECH e-Handbook
/// of Statistical Methods, 1.3.6.7.4).
const UPPER: [(usize, f64); 3] = [(4, 18.467), (6, 22.458), (37, 69.346)];

const ANA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

/// Fails unless what comes out is as frequent as it should be, and nothing else comes out.
fn even(ways: &BTreeMap<String, u32>, mut draw: impl FnMut(&mut Chance<'_>) -> String) {
    let mut came: BTreeMap<String, u32> = BTreeMap::new();
    for dice in 0..DRAWS {
        *came.entry(draw(&mut Chance::unrecorded(dice))).or_default() += 1;
    }
    let all: u32 = ways.values().sum();
    let statistic: f64 = ways
        .iter()
        .map(|(way, count)| {
            let expected = DRAWS as f64 * f64::from(*count) / f64::from(all);
            let came = f64::from(came.remove(way).unwrap_or_default());
            (came - expected).powi(2) / expected
        })
        .sum();
    assert!(came.is_empty(), "what the rules do not leave open came out: {came:?}");
    let freedom = ways.len() - 1;
    let upper = UPPER.iter().find(|(of, _)| *of == freedom);
    let (_, upper) = upper.unwrap_or_else(|| panic!("no threshold for {freedom} degrees of freedom"));
    assert!(statistic < *upper, "chi-square {statistic:.1} of {freedom} degrees of freedom");
}

/// All orders of some cards.
fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    (0..cards.len())
        .flat_map(|first| {
            let mut others = cards.to_vec();
            let first = others.remove(first);
            orders(&others).into_iter().map(move |mut order| {
                order.push(first);
                order
            })
        })
        .collect()
}

/// What a position hides, as a text.
fn told(hand: &[&[Card]], facedown: &[Option<Card>], buried: &[Card], deck: &[Card]) -> String {
    let sorted = |cards: &[Card]| cards.iter().copied().collect::<Cards>();
    let hands: Vec<Cards> = hand.iter().map(|cards| sorted(cards)).collect();
    format!("{hands:?} {facedown:?} {:?} {:?}", sorted(buried), sorted(deck))
}

fn hidden(state: &State<Condottiere>) -> String {
    let hands: Vec<Vec<Card>> = [BRUNO, CLEO]
        .map(|seat| state.private[seat].hand.iter().collect())
        .into();
    let hands: Vec<&[Card]> = hands.iter().map(Vec::as_slice).collect();
    let facedown = [BRUNO, CLEO].map(|seat| state.private[seat].facedown);
    let (buried, deck): (Vec<Card>, Vec<Card>) =
        (state.secret.buried.iter().collect(), state.secret.deck.iter().collect());
    told(&hands, &facedown, &buried, &deck)
}

/// Three seats; Ana looks. Everything but these cards is in the discards, and the others' hands are to be
/// of these sizes, the discards that were thrown away and the rest of the deck too.
fn table(options: &[&str], unseen: &[Card]) -> State<Condottiere> {
    let mut chosen = Chosen::default();
    options.iter().for_each(|key| chosen.set(key, "on"));
    let seating = Seating { seats: 3 };
    let options = Condottiere::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
    let mut state = Condottiere::setup(&options, seating);
    state.public.phase = condottiere::Phase::Turn(ANA);
    state.private[ANA].hand = Cards::from_iter([Card::M1]);
    state.public.discards = Cards::deck();
    state.public.discards.part(&state.private[ANA].hand);
    state.public.discards.part(&unseen.iter().copied().collect());
    state
}

/// Draws Ana's determinizations of a table against a count of ways.
fn even_for_ana(state: &State<Condottiere>, ways: &BTreeMap<String, u32>) {
    even(ways, |chance| {
        let drawn = Condottiere::determinize(state.view(Viewer::Seat(ANA)), chance);
        hidden(&drawn.expect("the cards add up"))
    });
}

#[test]
fn hands_are_dealt_evenly() {
    // Hands of two and one, a deck of one, of m2 m2 m3 m4: 4! orders, of which those that look alike are
    // counted together.
    let unseen = [Card::M2, Card::M2, Card::M3, Card::M4];
    let mut state = table(&[], &unseen);
    state.private[BRUNO].hand = Cards::from_iter([Card::M2, Card::M2]);
    state.private[CLEO].hand = Cards::from_iter([Card::M3]);
    state.secret.deck = Cards::from_iter([Card::M4]);
    let mut ways = BTreeMap::new();
    for order in orders(&unseen) {
        let way = told(&[&order[..2], &order[2..3]], &[None, None], &[], &order[3..]);
        *ways.entry(way).or_default() += 1;
    }
    assert_eq!(ways.len(), 7);
    even_for_ana(&state, &ways);
}

#[test]
fn face_down_cards_known_cards_and_discards_are_drawn_evenly_within_what_can_be() {
    // Bruno has a card in hand and one face-down, and one of the two is the m2 that all saw go back; Cleo
    // has one and one, and threw a card away when she was asked, so no mercenary; one card is undealt.
    let unseen = [Card::M3, Card::M3, Card::Courtesan, Card::Winter, Card::Scarecrow];
    let mut state = table(&["hidden"], &[&unseen[..], &[Card::M2]].concat());
    let (bruno, cleo) = (&mut state.private[BRUNO].clone(), &mut state.private[CLEO].clone());
    (bruno.hand, bruno.facedown) = (Cards::from_iter([Card::M2]), Some(Card::M3));
    (cleo.hand, cleo.facedown) = (Cards::from_iter([Card::M3]), Some(Card::Courtesan));
    (state.private[BRUNO], state.private[CLEO]) = (*bruno, *cleo);
    state.secret.buried = Cards::from_iter([Card::Winter]);
    state.secret.deck = Cards::from_iter([Card::Scarecrow]);
    state.public.covered = [BRUNO, CLEO].into_iter().collect();
    let known = r#"{"1": {"held": {"m2": 1}}, "2": {"thrown": 1}}"#;
    state.public.known = serde_json::from_str(known).unwrap();
    let mut ways = BTreeMap::new();
    for order in orders(&unseen) {
        let [other, hand, facedown, buried, deck] = order[..] else {
            panic!("five cards are unseen");
        };
        for (brunos, laid) in [(other, Card::M2), (Card::M2, other)] {
            if laid.hides() && facedown.hides() && buried.mercenary().is_none() {
                let hands: [&[Card]; 2] = [&[brunos], &[hand]];
                let way = told(&hands, &[Some(laid), Some(facedown)], &[buried], &[deck]);
                *ways.entry(way).or_default() += 1;
            }
        }
    }
    even_for_ana(&state, &ways);
}

#[test]
fn answers_are_drawn_from_what_the_hand_allows() {
    // Bruno has answered, with m2 or a Winter in his hand: two answers to the one, three to the other.
    let mut state = table(&[], &[Card::M2, Card::Winter]);
    state.private[BRUNO].hand = Cards::from_iter([Card::Winter]);
    state.private[BRUNO].answer = Some(HandAnswer::Discard);
    state.secret.deck = Cards::from_iter([Card::M2]);
    state.public.phase = condottiere::Phase::Hands {
        asked: [ANA, BRUNO].into_iter().collect(),
        waiting: Seats::only(ANA),
    };
    let mut ways: BTreeMap<String, u32> = BTreeMap::new();
    for answer in [HandAnswer::Keep, HandAnswer::KeepRound] {
        ways.insert(format!("{:?} {answer:?}", Cards::from_iter([Card::M2])), 3);
    }
    for answer in [HandAnswer::Keep, HandAnswer::KeepRound, HandAnswer::Discard] {
        ways.insert(format!("{:?} {answer:?}", Cards::from_iter([Card::Winter])), 2);
    }
    even(&ways, |chance| {
        let drawn = Condottiere::determinize(state.view(Viewer::Seat(ANA)), chance);
        let own = drawn.expect("the cards add up").private[BRUNO];
        format!("{:?} {:?}", own.hand, own.answer.expect("Bruno has answered"))
    });
}

/// A table of Kingsburg in the spring of its third year.
fn third_year(troops: &str) -> State<Kingsburg> {
    let mut chosen = Chosen::default();
    chosen.set("dm", troops);
    let seating = Seating { seats: 3 };
    let options = Kingsburg::options(&chosen, seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
    let mut state = Kingsburg::setup(&options, seating);
    state.public.year = 3;
    state.public.faced = (1..=2).filter_map(|year| Enemy::of_year(year).next()).collect();
    state
}

#[test]
fn enemy_is_drawn_evenly_for_who_has_not_looked_at_it() {
    let mut state = third_year("off");
    let enemy = Enemy::of_year(3).nth(3);
    state.public.phase = kingsburg::Phase::Influence(ANA);
    state.public.knows = [BRUNO, CLEO].into_iter().collect();
    state.secret.enemy = enemy;
    state.private[BRUNO].seen = enemy;
    state.private[CLEO].seen = enemy;
    let drawn = |viewer, chance: &mut Chance<'_>| {
        let drawn =
            Kingsburg::determinize(state.view(viewer), chance).expect("Kingsburg can be determinized");
        let seen = [BRUNO, CLEO].map(|seat| drawn.private[seat].seen);
        assert!(seen == [drawn.secret.enemy; 2], "they looked at the same card");
        drawn.secret.enemy.expect("it was looked at").id().to_owned()
    };
    let five: BTreeMap<String, u32> = Enemy::of_year(3)
        .map(|enemy| (enemy.id().to_owned(), 1))
        .collect();
    even(&five, |chance| drawn(Viewer::Seat(ANA), chance));
    even(&five, |chance| drawn(Viewer::Spectator, chance));
    for dice in 0..20 {
        let cleo = drawn(Viewer::Seat(CLEO), &mut Chance::unrecorded(dice));
        assert_eq!(Some(cleo.as_str()), enemy.map(Enemy::id), "who has looked knows it");
    }
}

#[test]
fn troops_are_drawn_evenly_from_those_that_can_be_named() {
    let mut state = third_year("on");
    state.public.phase = kingsburg::Phase::Troop(Seats::only(ANA));
    let mut troops: Vec<u8> = state.public.provinces[BRUNO].troops().collect();
    state.private[BRUNO].troop = troops.first().copied();
    state.private[CLEO].troop = troops.last().copied();
    troops.sort_unstable();
    let ways: BTreeMap<String, u32> = troops.iter().map(|troop| (troop.to_string(), 1)).collect();
    even(&ways, |chance| {
        let drawn = Kingsburg::determinize(state.view(Viewer::Seat(ANA)), chance);
        let own = drawn.expect("Kingsburg can be determinized").private;
        assert!(own[ANA].troop.is_none() && own[CLEO].troop.is_some());
        own[BRUNO].troop.expect("Bruno has named one").to_string()
    });
}
