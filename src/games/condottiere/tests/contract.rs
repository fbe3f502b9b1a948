//! What the contract asks of the game beside its rules: notation, secrecy, options, counts by hand.

use super::super::*;
use super::Script;
use crate::rules::{Chance, Concealed, Impossible, Seat, perft};

#[test]
fn notation_is_read_in_any_case_and_spacing() {
    for (text, canonical) in [
        ("M10", "m10"),
        (" Region   MILANO ", "region milano"),
        ("Scarecrow M5", "scarecrow m5"),
        ("pope OFF", "pope off"),
        ("keep heroine m5", "keep m5 heroine"),
        ("KEEP", "keep"),
        ("Hand Keep  Round", "hand keep round"),
    ] {
        assert_eq!(
            text.parse::<Action>().map(|action| action.to_string()),
            Ok(canonical.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn what_is_no_notation_is_refused() {
    for text in [
        "",
        "m7",
        "m5 m5 m5",
        "region",
        "region off",
        "pope",
        "play m5",
        "hand",
        "hand keep it",
        "pass pass",
        "keep m5,m6",
        "m5\u{202e}",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    let hundred = format!("keep{}", " m1".repeat(100));
    assert!(hundred.parse::<Action>().is_err());
}

#[test]
fn card_kinds_and_regions_are_those_of_the_box() {
    assert_eq!(Card::ALL.iter().map(|card| u32::from(card.copies())).sum::<u32>(), 110);
    assert_eq!(
        Card::ALL
            .iter()
            .filter(|card| card.mercenary().is_some())
            .map(|card| u32::from(card.copies()))
            .sum::<u32>(),
        58
    );
    assert_eq!(
        Region::ALL
            .iter()
            .map(|region| region.neighbours().len())
            .sum::<usize>(),
        2 * 34
    );
    for region in Region::ALL {
        assert_eq!(region.site().region, region);
        assert!(
            region
                .neighbours()
                .iter()
                .all(|other| other.neighbours().contains(&region)),
            "{region} borders on one that does not border on it"
        );
    }
}

#[test]
fn borders_are_drawn_where_they_are() {
    let corners = |region: Region| region.site().polygon;
    for (one, other) in Region::ALL
        .into_iter()
        .flat_map(|one| Region::ALL.into_iter().map(move |other| (one, other)))
        .filter(|(one, other)| one < other)
    {
        let shared = corners(one)
            .iter()
            .filter(|corner| corners(other).contains(corner))
            .count();
        assert_eq!(
            shared >= 2,
            one.neighbours().contains(&other),
            "{one} and {other} share {shared} corners"
        );
        assert!(shared != 1, "{one} and {other} touch at a corner");
    }
}

#[test]
fn stand_off_is_on_unless_it_is_switched_off() {
    let seating = Seating { seats: 2 };
    let chosen = |key: &str, value: &str| {
        let mut chosen = Chosen::default();
        chosen.set(key, value);
        Condottiere::options(&chosen, seating)
            .map(|options| options.stand_off)
            .map_err(|reason| reason.rule)
    };
    assert!(Condottiere::options(&Chosen::default(), seating).is_ok_and(|options| options.stand_off));
    assert_eq!(chosen("stand-off", "off"), Ok(false));
    assert_eq!(chosen("stand-off", "maybe"), Err("option-unknown"));
    assert_eq!(chosen("hats", "on"), Err("option-unknown"));
}

#[test]
fn without_the_stand_off_guard_battles_go_on() {
    let mut script = Script::given("hands m1 | m1; empty 2; unasked 0 1");
    script.state.public.options.stand_off = false;
    script.steps("0 pass; 1 pass; ? empty 3; 1 region roma; ? round 1; ? phase turn 1");
}

#[test]
fn perft_counted_by_hand() {
    // One m5 each. Ply 1: m5 or pass. Ply 2: the same for the other seat, whatever the first did.
    // Ply 3, the region: m5 m5 and pass pass are ties, all 17 are free; m5 pass and pass m5 are
    // conquests, 16 are left.
    let script = Script::given("hands m5 | m5");
    let count = |depth| perft(&script.state, depth, &|ply| Chance::numbered(u64::from(ply)));
    assert_eq!([count(1), count(2), count(3)], [2, 4, 17 + 16 + 16 + 17]);
}

#[test]
fn perft_of_the_question_counted_by_hand() {
    // Seat 0 with a mercenary has two answers, seat 1 without one has three; they answer in any
    // order: 2 + 3 at the first ply, 2 x 3 in each of two orders at the second.
    let script = Script::given("hands m5 m5 | winter winter; free").steps("0 region roma");
    let count = |depth| perft(&script.state, depth, &|ply| Chance::numbered(u64::from(ply)));
    assert_eq!([count(1), count(2)], [5, 12]);
}

#[test]
fn deal_is_noticed_as_cards_by_its_owner_and_as_a_number_by_others() {
    let event = Event::Dealt {
        seat: Seat::new(1),
        cards: vec![Card::M5, Card::M1, Card::M5],
    };
    let cards = Some(Cards::from_iter([Card::M1, Card::M5, Card::M5]));
    assert_eq!(
        notice::notice(&event, Viewer::Seat(Seat::new(1))).unwrap(),
        Notice::Dealt {
            seat: Seat::new(1),
            count: 3,
            cards
        }
    );
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
        assert_eq!(
            notice::notice(&event, viewer).unwrap(),
            Notice::Dealt {
                seat: Seat::new(1),
                count: 3,
                cards: None
            }
        );
    }
}

#[test]
fn answer_is_seen_by_nobody_else() {
    let before =
        Script::given("hands bishop bishop | winter winter; free").steps("0 region roma; 1 hand keep");
    for answer in ["hand keep", "hand discard", "hand keep round"] {
        let asked = Script::given("hands bishop bishop | winter winter | spring spring; free")
            .steps(&format!("0 region roma; 0 {answer}"));
        let notices: Vec<Notice> = asked
            .events
            .iter()
            .filter_map(|event| notice::notice(event, Viewer::Seat(Seat::new(1))))
            .collect();
        assert_eq!(notices, [], "not even that somebody has answered");
        assert_eq!(asked.state.private[Seat::new(0)].back(), 2);
        assert!(asked.events.iter().all(|event| !Condottiere::uncovers(event)));
    }
    let revealed = before.steps("0 hand discard");
    assert!(
        revealed.events.iter().any(Condottiere::uncovers),
        "an answer that all have seen cannot be taken back"
    );
}

#[test]
fn discarded_hand_shows_its_size_alone() {
    let script = Script::given("hands bishop spring | m5 m5 | m5 m5; free")
        .steps("0 region roma; 1 hand keep; 2 hand keep; 0 hand discard; ? buried 2; ? discards");
    let seen = |viewer| notice::notice(&script.events[1], viewer).unwrap();
    let counts = BySeat::from(vec![2, 0, 0]);
    let own = Some(Cards::from_iter([Card::Bishop, Card::Spring]));
    assert_eq!(
        seen(Viewer::Spectator),
        Notice::Revealed {
            counts: counts.clone(),
            own: None,
            unasked: crate::rules::Seats::NONE
        }
    );
    assert_eq!(
        seen(Viewer::Seat(Seat::new(0))),
        Notice::Revealed {
            counts,
            own,
            unasked: crate::rules::Seats::NONE
        }
    );
}

#[test]
fn stored_parts_are_named_as_they_are_said() {
    let script = Script::given("hands m5 m5 | winter; rows m10 | ; own 1 roma");
    let public = serde_json::to_value(&script.state.public).unwrap();
    assert_eq!(public["owners"], serde_json::json!({"roma": 1}));
    assert_eq!(public["rows"], serde_json::json!([["m10"], []]));
    assert_eq!(
        serde_json::to_value(script.state.private[Seat::new(0)].hand).unwrap(),
        serde_json::json!({"m5": 2})
    );
    assert!(serde_json::from_str::<Cards>(r#"{"m5": 9}"#).is_err());
    assert!(serde_json::from_str::<Owners>(r#"{"atlantis": 1}"#).is_err());
}

#[test]
fn strength_is_derived_card_by_card() {
    let script = Script::given("hands | ; rows m10 m4 drummer courtesan | spring heroine");
    let derivation = strength::derive(&script.state.public.rows, Seat::new(0));
    let shares: Vec<_> = derivation
        .mercenaries
        .iter()
        .map(|share| (share.printed, share.value, share.factor, share.bonus, share.total()))
        .collect();
    assert_eq!(shares, [(10, 10, 2, 3, 23), (4, 4, 2, 0, 8)]);
    assert_eq!((derivation.courtesans, derivation.heroines, derivation.total), (1, 0, 32));
}

#[test]
fn event_that_cannot_happen_says_why() {
    let (seat, nobody) = (Seat::new(0), Seat::new(2));
    let play = |card, back, swept| {
        Event::Played(CardPlay {
            seat,
            card,
            back,
            swept,
        })
    };
    let winters = vec![Swept {
        seat: Seat::new(1),
        card: Card::Winter,
        count: 2,
    }];
    let cards = vec![Card::M1; 11];
    let answer = HandAnswer::Keep;
    let cases = [
        (play(Card::M10, None, vec![]), "cards leave a hand in which they are not"),
        (play(Card::Spring, None, winters), "other cards lie in the row than are swept"),
        (play(Card::Scarecrow, Some(Card::M6), vec![]), "a card comes back that does not lie there"),
        (
            Event::Dealt {
                seat,
                cards: cards.clone(),
            },
            "cards are dealt that are not in the deck",
        ),
        (
            Event::Dealt {
                seat: nobody,
                cards: vec![],
            },
            "there is no such seat",
        ),
        (Event::Answered { seat, answer }, "nobody is asked about the hand"),
        (Event::TurnedUp { seat, card: Card::M5 }, "no such card lies face-down"),
        (
            Event::StoodOff {
                discarded: BySeat::from(vec![]),
            },
            "not all seats have their part in it",
        ),
        (Event::Ready { seat }, "no game of a series is over"),
    ];
    let state = Script::given("hands spring scarecrow m5 | m5; rows m5 | winter").state;
    for (event, why) in cases {
        let folded = Condottiere::evolve(&mut state.clone(), &event);
        assert_eq!(folded, Err(Impossible(why)), "{event:?}");
    }
}
