//! What the contract asks of the game beside its rules: facts, notation, options, counts by hand.

use super::super::board::Laid;
use super::super::components::{FOLLOWERS, TILES};
use super::super::shape::{TileEdge, TileShape};
use super::super::*;
use super::Script;
use crate::rules::{Chance, Seat, Seats, perft};

fn shape(kind: Kind) -> &'static TileShape {
    TileShape::of(kind, Side::North)
}

#[test]
fn tiles_are_those_of_the_box() {
    let sum = |count: &dyn Fn(Kind) -> usize| {
        Kind::ALL
            .iter()
            .map(|kind| usize::from(kind.fact().count) * count(*kind))
            .sum::<usize>()
    };
    assert_eq!(sum(&|_| 1), usize::from(TILES));
    let edges = |edge: TileEdge| {
        sum(&|kind| {
            Side::ALL
                .iter()
                .filter(|side| shape(kind).edge(**side) == edge)
                .count()
        })
    };
    assert_eq!([edges(TileEdge::City), edges(TileEdge::Road), edges(TileEdge::Field)], [79, 94, 115]);
    let parts = |land: Land| {
        sum(&|kind| {
            shape(kind)
                .parts()
                .iter()
                .filter(|part| part.land == land)
                .count()
        })
    };
    assert_eq!([Land::City, Land::Road, Land::Field, Land::Cloister].map(parts), [49, 62, 126, 6]);
    assert_eq!(
        sum(&|kind| shape(kind)
            .parts()
            .iter()
            .map(|part| usize::from(part.shields))
            .sum()),
        10
    );
    assert_eq!(FOLLOWERS, 7);
}

#[test]
fn every_half_side_is_a_field_or_a_city() {
    for kind in Kind::ALL {
        for half in side::Half::ALL {
            let city = shape(kind).edge(Side::turned(half.number() / 2)) == TileEdge::City;
            assert_eq!(shape(kind).on_half(half).is_none(), city, "{kind} {half}");
        }
    }
}

/// The fields of a kind, each with the city parts that it touches.
fn fields(kind: Kind) -> String {
    let parts = shape(kind).parts();
    let touched = |field: &shape::Part| {
        let cities = (0..parts.len()).filter(|city| field.touches(*city));
        cities
            .map(|city| parts[city].spot().to_string())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let field = |field: &shape::Part| format!("{}: {}", field.spot(), touched(field));
    parts
        .iter()
        .filter(|part| part.land == Land::Field)
        .map(field)
        .collect::<Vec<_>>()
        .join("; ")
}

#[test]
fn easily_mistaken_tiles_are_right() {
    for (kind, told) in [
        ("A", "field nnw: "),
        ("C", ""),
        ("F", "field nnw: city ew; field sse: city ew"),
        ("G", "field nnw: city ew; field sse: city ew"),
        ("H", "field ene: city n, city s"),
        ("I", "field ene: city n, city w"),
        ("L", "field ene: city n; field ese: ; field ssw: "),
        ("O", "field ene: city nw; field ese: "),
        ("P", "field ene: city nw; field ese: "),
        ("S", "field sse: city new; field ssw: city new"),
        ("T", "field sse: city new; field ssw: city new"),
    ] {
        assert_eq!(fields(kind.parse().unwrap()), told, "{kind}");
    }
    let roads = |kind: Kind| {
        shape(kind)
            .parts()
            .iter()
            .filter(|part| part.land == Land::Road)
            .map(|part| part.sides().to_string())
            .collect::<String>()
    };
    assert_eq!([roads(Kind::J), roads(Kind::K)], ["es", "sw"], "J and K are mirror images");
}

#[test]
fn period_is_told_by_the_parts() {
    for kind in Kind::ALL {
        let looks = |top: Side| {
            let mut looks: Vec<String> = TileShape::of(kind, top)
                .parts()
                .iter()
                .map(|part| {
                    format!("{} {:?} {}", part.spot(), part.halves().collect::<Vec<_>>(), part.shields)
                })
                .collect();
            looks.sort();
            looks
        };
        let same = (1..=4).find(|turns| looks(Side::turned(*turns)) == looks(Side::North));
        assert_eq!(same, Some(kind.fact().period), "{kind}");
    }
}

#[test]
fn notation_is_read_in_any_case_and_spacing() {
    for (text, canonical) in [
        ("m12 S", "M12 s"),
        (" aa-3   E ", "AA-3 e"),
        ("-a0 n", "-A0 n"),
        ("CITY EN", "city ne"),
        ("road we", "road ew"),
        ("Field  ENE", "field ene"),
        ("Cloister", "cloister"),
        ("PASS", "pass"),
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
        "M12",
        "M12 x",
        "12M n",
        "M n",
        "M12 n n",
        "city",
        "city nn",
        "road x",
        "field n",
        "pass pass",
        "M+1 n",
        "M01 n",
        "ZZZ1 n",
        "M999 n",
        "M\u{202e}12 n",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn cells_keep_their_names() {
    for (name, x, y) in [
        ("M13", 0, 0),
        ("A1", -12, -12),
        ("Z26", 13, 13),
        ("AA0", 14, -13),
        ("-A-1", -13, -14),
        ("-Z13", -38, 0),
        ("-AA13", -39, 0),
    ] {
        assert_eq!(Cell::new(x, y).to_string(), name);
        assert_eq!(name.parse(), Ok(Cell::new(x, y)), "{name}");
    }
    for x in -72..=72 {
        let cell = Cell::new(x, -x);
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
}

#[test]
fn options_are_two_and_farm_by_farm_unless_they_are_chosen() {
    let seating = Seating { seats: 2 };
    let chosen = |key: &str, value: &str| {
        let mut chosen = Chosen::default();
        chosen.set(key, value);
        Carcassonne::options(&chosen, seating)
            .map(|options| (options.two_tile_city, options.farms.id()))
            .map_err(|reason| reason.rule)
    };
    assert_eq!(chosen("farms", "per-farm"), Ok((2, "per-farm")));
    assert_eq!(chosen("two-tile-city", "4"), Ok((4, "per-farm")));
    assert_eq!(chosen("farms", "once-per-city"), Ok((2, "once-per-city")));
    assert_eq!(chosen("farms", "first-edition"), Ok((2, "first-edition")));
    assert_eq!(chosen("farms", "second"), Err("option-unknown"));
    assert_eq!(chosen("river", "on"), Err("option-unknown"));
}

#[test]
fn perft_from_the_start_tile_counted_by_hand() {
    // The start tile shows a city to the north, road to the east and west, field to the south. So a
    // tile has as many places as it has city sides, twice its road sides, and its field sides; one
    // that looks the same after a half turn has half of them, after a quarter turn a quarter.
    let places = [5, 1, 1, 6, 4, 2, 2, 2, 4, 6, 6, 7, 4, 4, 6, 6, 4, 4, 5, 5, 3, 6, 7, 2];
    for (kind, places) in Kind::ALL.into_iter().zip(places) {
        let script = Script::given(&format!("turn 0 {kind}"));
        let count = perft(&script.state, 1, &|ply| Chance::numbered(u64::from(ply)));
        assert_eq!(count, places, "{kind}");
    }
}

#[test]
fn perft_of_a_turn_counted_by_hand() {
    // X has a road to the east of the start tile and one to the west, in one orientation each. It
    // has four roads and four fields, all free; with the choice to put no follower, nine.
    let script = Script::given("turn 0 X");
    assert_eq!(perft(&script.state, 2, &|ply| Chance::numbered(u64::from(ply))), 2 * 9);
    // C has one part, on the city: one place, and with the choice to put no follower two.
    let script = Script::given("turn 0 C");
    assert_eq!(perft(&script.state, 2, &|ply| Chance::numbered(u64::from(ply))), 2);
}

#[test]
fn stored_board_is_written_in_names() {
    let script = Script::given("E M12 s; 1 on M12 field nnw; turn 0 U");
    let public = serde_json::to_value(&script.state.public).unwrap();
    assert_eq!(public["board"]["tiles"][1], serde_json::json!({"kind": "E", "cell": "M12", "top": "south"}));
    assert_eq!(
        public["board"]["followers"],
        serde_json::json!([{"seat": 1, "cell": "M12", "on": "field nnw"}])
    );
    let read: Public = serde_json::from_value(public).unwrap();
    assert_eq!(read, script.state.public);
    let laid = |kind: &str| serde_json::json!({"tiles": [{"kind": "D", "cell": "M13", "top": "north"}, {"kind": kind, "cell": "M12", "top": "north"}], "followers": []});
    assert!(serde_json::from_value::<Board>(laid("E")).is_err(), "a tile that does not fit");
    assert!(serde_json::from_value::<Board>(laid("C")).is_ok());
}

#[test]
fn safe_action_lays_where_most_tiles_are_and_keeps_the_follower() {
    let script = Script::given("E M12 s; U N13 n; turn 0 E");
    let view = |script: &Script| Carcassonne::idle(script.state.view(Viewer::Seat(Seat::new(0)))).to_string();
    assert_eq!(view(&script), "N12 n");
    assert_eq!(view(&script.steps("0 N12 n")), "pass");
}

#[test]
fn position_stays_small() {
    // 20 KB a table at most, whatever is on it.
    let vectors = 72 * size_of::<Laid>()
        + 243 * 2
        + 150 * size_of::<frontier::Gap>()
        + 35 * 2
        + 200 * size_of::<Score>();
    assert!(size_of::<Public>() + vectors < 8 << 10, "{} bytes", size_of::<Public>() + vectors);
}

#[test]
fn what_cannot_happen_is_said() {
    let (own, other) = (Seat::new(0), Seat::new(1));
    let cell = |name: &str| name.parse().unwrap();
    let says = |position: &str, event: Event, why: &str| {
        let mut state = Script::given(position).state;
        assert_eq!(state.follow(&[event]).unwrap_err().to_string(), why);
    };
    let laid = |kind: Kind, at: &str| Event::Laid {
        seat: own,
        kind,
        cell: cell(at),
        top: Side::North,
    };
    let drew = |seat: Seat, kind: Kind| Event::Drew { seat, kind };
    says("", Event::Began { seat: own }, "the game has begun");
    says("", drew(other, Kind::U), "that seat draws no tile now");
    says("bag U", drew(own, Kind::X), "no such tile is in the bag");
    says("", laid(Kind::U, "N13"), "that seat lays no such tile now");
    says("turn 0 U", laid(Kind::V, "N13"), "that seat lays no such tile now");
    says("turn 0 E", laid(Kind::E, "N13"), "the tile does not fit there");
    says("turn 0 E", laid(Kind::E, "Z1"), "the tile does not fit there");
    says(
        "",
        Event::Manned {
            seat: own,
            cell: cell("M13"),
            spot: "road ew".parse().unwrap(),
        },
        "that seat puts no follower down now",
    );
    says("", Event::Passed { seat: own }, "that seat is not asked for a follower");
    let score = |seats: Seats, at: &str| Score {
        source: Source::Cloister { tiles: 9 },
        cell: cell(at),
        spot: Spot::Cloister,
        points: 9,
        seats,
    };
    let completed = |score: Score| Event::Completed { score };
    says("turn 0 U", completed(score(Seats::only(own), "M13")), "nothing pays in the midst of a turn");
    says("", completed(score(Seats::only(Seat::new(2)), "M13")), "no such seat plays");
    says("", completed(score(Seats::only(own), "M13")), "no such part is on the table");
}
