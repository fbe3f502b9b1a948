//! What the contract asks of the game beside its rules: notation, secrecy, options, counts by hand.

use super::super::*;
use super::Script;
use crate::rules::{BySeat, Chance, Concealed, Impossible, Seat, perft};

#[test]
fn notation_is_read_in_any_case_and_spacing() {
    for (text, canonical) in [
        ("  Take 17  6 5 W4 +2 ", "take 17 5 6 w4 +2"),
        ("take 9 market+1 4 4 envoy", "take 9 4 4 market+1 envoy"),
        ("BUILD Guard_Tower", "build guard-tower"),
        ("gift wood gold gold", "gift gold 2 wood"),
        ("recruit gold 2 stone 2", "recruit gold 2 stone 2"),
        ("recruit none", "recruit none"),
        ("sell +2", "sell +2"),
        ("statue white", "statue white"),
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
    let wrong = [
        "",
        "take",
        "take 19 6",
        "take 5",
        "take 5 7",
        "take 5 0",
        "take 12 1 1 1 1",
        "take 5 w1 w1 w1",
        "take 5 3 +2 +2",
        "take +5 5",
        "take 5 +5",
        "gift gold +2",
        "take 5 5 market+2",
        "build",
        "build castle",
        "gift",
        "gift 2",
        "gift gold 0",
        "gift gold 2 2",
        "aid",
        "aid copper",
        "troop",
        "troop x",
        "pass pass",
        "recruit gold 999",
        "lose gold 300",
    ];
    for text in wrong {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn options_are_off_unless_they_are_chosen() {
    let choose = |picks: &[(&str, &str)]| {
        let mut chosen = Chosen::default();
        picks.iter().for_each(|(key, value)| chosen.set(key, value));
        Kingsburg::options(&chosen, Seating { seats: 3 }).map_err(|reason| reason.rule)
    };
    assert_eq!(
        choose(&[]),
        Ok(Options {
            dm: false,
            other_demons: false
        })
    );
    assert_eq!(
        choose(&[("dm", "on"), ("demons", "building")]),
        Ok(Options {
            dm: true,
            other_demons: true
        })
    );
    assert_eq!(choose(&[("dm", "maybe")]), Err("option-unknown"));
    assert_eq!(choose(&[("hats", "on")]), Err("option-unknown"));
}

#[test]
fn perft_counted_by_hand() {
    // Seat 0 has a 1 and a 2, seat 1 a 1. Seat 0: 1, 2, 3 or pass. After "1" seat 1 can place
    // nothing and passes by itself, so seat 0 has 2 or pass; after 2 and 3 seat 1 has 1 or pass;
    // after the pass likewise.
    let script = Script::given("seats 2; phase influence 0; 0 dice 1 2; 1 dice 1");
    let count = |depth| perft(&script.state, depth, &|ply| Chance::numbered(u64::from(ply)));
    assert_eq!([count(1), count(2)], [4, 2 + 2 + 2 + 2]);
    // The first year: three seats, three goods each, in any order: 9 at the first ply, 6 each then,
    // 3 at the last.
    let script = Script::file("seats 3\n\nluck track 0 1 2\ndeal");
    let count = |depth| perft(&script.state, depth, &|ply| Chance::numbered(u64::from(ply)));
    assert_eq!([count(1), count(2), count(3)], [9, 9 * 6, 9 * 6 * 3]);
}

#[test]
fn look_at_the_enemy_is_public_and_what_was_seen_is_not() {
    let script = Script::given("seats 3; phase influence 2; 0 at 10 5 5; 2 dice 1; 2 goods wood")
        .steps("luck enemy y1-orcs-3; 2 pass");
    let peek = script
        .events
        .iter()
        .find(|event| matches!(event, Event::Peeked { .. }))
        .unwrap();
    assert!(Kingsburg::uncovers(peek));
    let enemy = "y1-orcs-3".parse().ok();
    assert_eq!(
        Kingsburg::notice(peek, Viewer::Seat(Seat::new(0))),
        Some(Notice::Peeked {
            seat: Seat::new(0),
            enemy
        })
    );
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(
            Kingsburg::notice(peek, viewer),
            Some(Notice::Peeked {
                seat: Seat::new(0),
                enemy: None
            })
        );
    }
    script.state.private[Seat::new(0)].back();
    assert!(
        !serde_json::to_string(&script.state.public)
            .unwrap()
            .contains("orcs")
    );
}

#[test]
fn troop_is_seen_by_nobody_else_until_all_have_named_one() {
    for troop in ["0", "3"] {
        let script =
            Script::given("dm; seats 3; year 1; phase troop 0 1 2").steps(&format!("0 troop {troop}"));
        let seen: Vec<Option<Notice>> = script
            .events
            .iter()
            .map(|event| Kingsburg::notice(event, Viewer::Seat(Seat::new(1))))
            .collect();
        assert_eq!(
            seen,
            [Some(Notice::Named {
                seat: Seat::new(0),
                troop: None
            })]
        );
        let own = Kingsburg::notice(&script.events[0], Viewer::Seat(Seat::new(0)));
        assert_eq!(
            own,
            Some(Notice::Named {
                seat: Seat::new(0),
                troop: troop.parse().ok()
            })
        );
    }
}

#[test]
fn parts_are_stored_by_their_names() {
    let script = Script::given("seats 2; phase influence 0; 0 dice 1; 0 goods gold 2; enemy y1-orcs-3");
    let public = serde_json::to_value(&script.state.public).unwrap();
    assert_eq!(public["provinces"][0]["goods"], serde_json::json!({"gold": 2}));
    assert_eq!(
        serde_json::to_value(&script.state.secret).unwrap(),
        serde_json::json!({"enemy": "y1-orcs-3"})
    );
    assert!(serde_json::from_str::<Enemy>("\"y9-orcs-3\"").is_err());
}

#[test]
fn event_that_cannot_happen_says_why() {
    let (seat, nobody) = (Seat::new(0), Seat::new(2));
    let grant = |seat| {
        let (advisor, goods, gold) = (Advisor::SQUIRE, Goods::NONE, Goods::new(1, 0, 0));
        let (tokens, soldiers, points) = (0, 0, 0);
        Event::Given(Grant {
            seat,
            advisor,
            paid: goods,
            goods: gold,
            tokens,
            soldiers,
            points,
        })
    };
    let built = |building, paid| {
        let envoy = false;
        Event::Built(Construction {
            seat,
            building,
            paid,
            envoy,
        })
    };
    let cases = [
        (
            Event::Drawn {
                track: vec![seat, seat],
            },
            "the turn order is not of all seats, each once",
        ),
        (
            Event::Aided {
                seat,
                good: Good::Gold,
            },
            "nobody is asked about the King's aid",
        ),
        (
            Event::Passed {
                seat: nobody,
                forced: true,
            },
            "there is no such seat",
        ),
        (grant(seat), "the seat has no claim there"),
        (built(Building::Inn, Goods::new(9, 0, 0)), "goods that are not there are given up"),
        (built(Building::Market, Goods::NONE), "the building is not the next of its row"),
        (Event::Sold { seat, sale: None }, "no Town Hall buys"),
        (Event::Named { seat, troop: 1 }, "nobody is asked for a troop"),
        (
            Event::Troops {
                troops: BySeat::from(vec![9, 9]),
            },
            "a troop that is not there is sent",
        ),
        (
            Event::Troops {
                troops: BySeat::from(vec![1]),
            },
            "not all seats have their part in it",
        ),
        (
            Event::Spoils {
                seat,
                good: Good::Gold,
            },
            "nobody is asked about a victory",
        ),
        (
            Event::Losses {
                seat,
                goods: Goods::NONE,
            },
            "nobody is asked about a defeat",
        ),
    ];
    let state = Script::given("seats 2; phase build 0; 0 goods gold").state;
    for (event, why) in cases {
        let folded = Kingsburg::evolve(&mut state.clone(), &event);
        assert_eq!(folded, Err(Impossible(why)), "{event:?}");
    }
    let mut hall = Script::given("seats 2; phase hall 0; 0 has town-hall; 0 goods gold").state;
    let sale = Some(Sale::Token);
    let token = Impossible("a token that is not there is used");
    assert_eq!(Kingsburg::evolve(&mut hall.clone(), &Event::Sold { seat, sale }), Err(token));
    let sold = Event::Sold { seat, sale: None };
    assert_eq!(Kingsburg::evolve(&mut hall, &sold), Ok(()));
    assert_eq!(Kingsburg::evolve(&mut hall, &sold), Err(Impossible("the seat is not asked")));
}
