//! What the contract asks, facts of the box, and numbers from outside.

use super::super::components::{LAYOUTS, RECONSTRUCTED, TITLES, TOKENS, tile};
use super::super::options::TILES;
use super::super::outline::BoardOutline;
use super::super::{Action, Barony, Building, Event, Fallen, Laid, Options, Space, Spaces, Terrain, Tokens};
use super::Script;
use crate::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, perft};

#[test]
fn tiles_and_terrain_are_those_of_the_facts() {
    let tiles = RECONSTRUCTED.map(|letters| tile(letters).unwrap());
    let count = |terrain: Terrain| tiles.iter().flatten().filter(|one| **one == terrain).count();
    assert_eq!(Terrain::ALL.map(count), [23, 23, 23, 23, 16]);
    assert_eq!(Terrain::LAND.map(Terrain::gold), [2, 3, 4, 5]);
    assert_eq!(Terrain::LAND.map(Terrain::silver), [0, 1, 2, 3]);
    assert_eq!((TOKENS, TITLES.len()), (20, 5));
}

#[test]
fn outlines_are_whole_and_have_no_holes() {
    // 54, 81 and 108 spaces with 27, 33 and 39 on the rim, as the facts count them.
    for (seats, size, rim) in [(2, 54, 27), (3, 81, 33), (4, 108, 39)] {
        let outline = BoardOutline::of(seats);
        assert_eq!((u32::from(outline.size()), outline.rim().len()), (size, rim));
        assert_eq!(
            LAYOUTS[usize::from(seats - 2)]
                .iter()
                .map(|(_, count)| count)
                .sum::<i8>(),
            9 * seats as i8
        );
        let mut reached = Spaces::only(0);
        for _ in 0..size {
            reached |= outline.around(reached);
        }
        assert_eq!(reached, outline.all(), "all in one piece");
        for place in outline.all().iter() {
            assert_eq!(outline.place(outline.name(place)), Some(place));
            assert!(
                outline
                    .touching(place)
                    .iter()
                    .all(|other| outline.touching(other).has(place))
            );
            assert_eq!(outline.touching(place).len() < 6, outline.rim().has(place));
        }
        let mut tiled = outline.tiled().to_vec();
        tiled.sort_unstable();
        assert_eq!(tiled, outline.all().iter().collect::<Vec<_>>(), "each space has one tile");
    }
}

#[test]
fn notation_is_read_as_it_is_written() {
    for text in [
        "place A4",
        "recruit E4 3",
        "move E4-E5",
        "take field",
        "build P16 stronghold",
        "done",
        "city B3",
        "expedition C1",
        "title MFPC",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    let same = |text: &str, other: &str| assert_eq!(text.parse::<Action>().unwrap(), other.parse().unwrap());
    same(" MOVE e4 e5", "move E4-E5");
    same("title cpfm", "title MFPC");
    same("take c", "take field");
    for text in [
        "",
        "move",
        "move E4",
        "move E4-",
        "place E0",
        "place E17",
        "place Q1",
        "place E04",
        "recruit E4 x",
        "recruit E4 12",
        "title X",
        "title L",
        "build E4",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert!("E4é".parse::<Space>().is_err());
    assert_eq!("-".parse::<Tokens>(), Ok(Tokens::NONE));
}

#[test]
fn positions_are_stored_in_words() {
    let script = Script::given("pawns E4 0 CKK, E5 1 V, E5 0 K; lake A4");
    let stored = serde_json::to_value(script.state.public.board).unwrap();
    assert_eq!(stored["pawns"], serde_json::json!(["E4 0 CKK", "E5 0 K", "E5 1 V"]));
    assert!(stored["terrain"].as_str().unwrap().starts_with("LP"));
    let back: super::super::Board = serde_json::from_value(stored).unwrap();
    assert_eq!(back, script.state.public.board);
    for wrong in [r#"{"seats":5,"terrain":"","pawns":[]}"#, r#"{"seats":2,"terrain":"MMM","pawns":[]}"#] {
        assert!(serde_json::from_str::<super::super::Board>(wrong).is_err());
    }
}

#[test]
fn hosts_own_tiles_are_drawn_from() {
    let chosen = |list: &str| {
        let mut chosen = Chosen::default();
        chosen.set(TILES, list);
        Barony::options(&chosen, Seating { seats: 2 })
    };
    let options = chosen(&"lll ".repeat(18)).unwrap();
    let mut state = Barony::setup(&options, Seating { seats: 2 });
    state.deal(&mut Chance::numbered(5));
    assert_eq!(state.public.board.of(Terrain::Lake).len(), 54);
    assert_eq!(chosen("MMM").unwrap_err().rule, "option-tiles");
    assert_eq!(chosen(&"MMX ".repeat(18)).unwrap_err().rule, "option-tile");
    let fourth = chosen(&format!("MMM MMM MMM MM {}", "LLL ".repeat(14))).unwrap_err();
    assert_eq!(
        (fourth.rule, format!("{:?}", fourth.details)),
        ("option-tile", "[(\"number\", Number(4))]".to_owned())
    );
    let mut unknown = Chosen::default();
    unknown.set("idle-rounds", "7");
    assert_eq!(Barony::options(&unknown, Seating { seats: 2 }).unwrap_err().rule, "option-unknown");
    assert_eq!(Barony::options(&Chosen::default(), Seating { seats: 2 }).unwrap(), Options::USUAL);
}

#[test]
fn all_see_the_same() {
    let script = Script::given("pawns E4 0 CKK, E5 1 V; tokens 1 CM").steps("0 move E4-E5; 0 move E4-E5");
    for event in &script.events {
        let notices = [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))]
            .map(|viewer| Barony::notice(event, viewer));
        let told = (!matches!(event, super::super::Event::Turned { .. })).then_some(event);
        assert!(notices.iter().all(|notice| notice.as_ref() == told));
        assert!(!Barony::uncovers(event));
    }
}

#[test]
fn actions_are_counted_as_by_hand() {
    // One knight in its city, nobody else: recruit 1 or 2, six steps, nothing to build on a city,
    // 27 of the rim.
    let state = |position: &str| -> State<Barony> { Script::given(position).state };
    let count = |position: &str, depth: u32| perft(&state(position), depth, &|_| Chance::numbered(1));
    assert_eq!(count("pawns E4 0 CK", 1), 2 + 6 + 27);
    // Three knights abroad, one in a space with a village: six, six and six steps less what lies
    // off the board or is shared.
    assert_eq!(count("pawns E4 0 KKKKKKK, E5 1 CKKKKKKK; villages 0 0; strongholds 0 0; tokens 1 CCC", 1), 5);
    // Then either seven more steps of six others (five and five of six knights; E5 stays closed) or
    // done. A first step to any of five spaces; then five for those left behind, and done: 5 x (5 +
    // 1).
    assert_eq!(count("pawns E4 0 KKKKKKK, E5 1 CKKKKKKK; villages 0 0; strongholds 0 0", 2), 5 * (5 + 1));
}

#[test]
fn what_cannot_happen_is_said() {
    let (own, other) = (Seat::new(0), Seat::new(1));
    let space = |name: &str| name.parse::<Space>().unwrap();
    let says = |event: Event, why: &str| {
        let mut state = Script::given("pawns E4 0 CK, E5 1 V; tokens 0 CM").state;
        assert_eq!(state.follow(&[event]).unwrap_err().to_string(), why);
    };
    let moved = |from: &str, fallen: Vec<Fallen>| Event::Moved {
        seat: own,
        from: space(from),
        to: space("E5"),
        fallen,
        spoils: None,
    };
    let fell = |seat: Seat, knights: u8| Fallen {
        seat,
        knights,
        village: true,
    };
    let built = |building: Building| Event::Built {
        seat: own,
        space: space("E4"),
        building,
        token: None,
    };
    let recruited = |seat: Seat, at: &str, knights: u8| Event::Recruited {
        seat,
        space: space(at),
        knights,
    };
    let (paid, spoilt) = ("CM".parse().unwrap(), "CCM".parse().unwrap());
    let ennobled = |paid: Tokens, title: u8| Event::Ennobled {
        seat: own,
        paid,
        title,
    };
    let laid = vec![Laid {
        tile: "MMM".to_owned(),
        turned: 0,
    }];
    says(Event::Began { first: own }, "the game has begun");
    says(
        Event::Laid {
            tiles: laid,
            again: true,
        },
        "first cities have been placed",
    );
    says(
        Event::Placed {
            seat: own,
            space: space("A4"),
        },
        "that seat places no first city now",
    );
    says(recruited(other, "E4", 1), "it is not that seat's turn");
    says(recruited(own, "A1", 1), "the board has no such space");
    says(recruited(own, "E4", 7), "so many are not in reserve");
    says(moved("E5", vec![]), "no knight of that seat is there");
    says(moved("E4", vec![fell(other, 1)]), "that seat has other pawns there");
    says(moved("E4", vec![fell(Seat::new(2), 0)]), "no such seat plays");
    says(
        Event::Took {
            seat: own,
            of: other,
            token: Terrain::Field,
        },
        "no token is taken now",
    );
    says(built(Building::City), "no knight is swapped for a city");
    says(
        Event::Founded {
            seat: own,
            space: space("E4"),
        },
        "no village of that seat is there",
    );
    says(ennobled(spoilt, 1), "that seat has not these tokens");
    says(ennobled(paid, 2), "another title comes next");
    says(Event::Passed { seat: other }, "it is not that seat's turn");
    says(Event::Turned { seat: other }, "no turn is about to end");
}
