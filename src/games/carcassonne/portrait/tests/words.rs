//! What is told in words.

use super::super::super::board::Board;
use super::super::super::components::Kind;
use super::super::super::{Carcassonne, Land, Phase, Side};
use super::super::naming;
use super::{said, start};
use crate::games::tests::readers::names;
use crate::portray::Portray;
use crate::rules::{Seat, State, Viewer};
use crate::words::{Locale, Style, Words};

#[test]
fn scores_are_derived_in_words() {
    use super::super::super::state::{Score, Source};
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let public = start(2).public;
    let (cell, spot) = ("K7".parse().unwrap(), "city n".parse().unwrap());
    let seats = |count: u8| Seat::all(count).collect();
    for (source, points, count, told) in [
        (
            Source::City {
                tiles: 5,
                shields: 2,
                complete: true,
            },
            14,
            2,
            "K7: city of 5 tiles and 2 shields: 5 × 2 + 2 × 2 = 14 → Ana and Bruno, tied",
        ),
        (
            Source::City {
                tiles: 2,
                shields: 0,
                complete: true,
            },
            2,
            1,
            "K7: city of two tiles: 2 → Ana",
        ),
        (
            Source::City {
                tiles: 3,
                shields: 1,
                complete: false,
            },
            4,
            1,
            "K7: unfinished city of 3 tiles and 1 shield: 3 × 1 + 1 × 1 = 4 → Ana",
        ),
        (
            Source::Road {
                tiles: 4,
                complete: true,
            },
            4,
            1,
            "K7: road of 4 tiles: 4 × 1 = 4 → Ana",
        ),
        (Source::Cloister { tiles: 9 }, 9, 1, "K7: cloister: 9 × 1 = 9 → Ana"),
        (Source::Farm { cities: 2 }, 6, 1, "K7: farm at 2 completed cities: 2 × 3 = 6 → Ana"),
        (Source::Supply { farms: 2 }, 3, 1, "K7: city fed by 2 farms: 3 → Ana"),
    ] {
        let line = super::super::derivation::line(
            &public,
            &Score {
                source,
                cell,
                spot,
                points,
                seats: seats(count),
            },
        );
        assert_eq!(speaker.say(&line), told);
    }
}

#[test]
fn questions_are_answered_in_words() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state
        .public
        .board
        .lay(Kind::F, "M12".parse().unwrap(), Side::East);
    let part = state
        .public
        .board
        .part_at("M12".parse().unwrap(), "city ns".parse().unwrap())
        .unwrap();
    state.public.board.place(Seat::new(1), part);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    for (question, told) in [
        ("m12", "M12: tile F (city from left to right, shield), top to the right."),
        ("open cities", "M13 city (N): 2 tiles, 1 shield, 1 side open; followers: Bruno 1."),
        ("open roads", "M13 road (E and W): 1 tile, 2 ends open; nobody is on it."),
        ("open cloisters", "There is none."),
        ("m11", "M11 is empty. Its neighbours ask for: S city."),
        ("A1", "A1 is empty, and no tile lies beside it."),
        ("farms", "Rule in force for farms: 3 points for each completed city, each farm by itself."),
        ("dead", "Each cell beside the tiles can still be filled."),
        ("cells", "1: M11, top to S, 1 neighbour, completes something"),
    ] {
        let answer = Carcassonne::answer(state.view(Viewer::Spectator), question).unwrap();
        assert_eq!(speaker.say(&answer[0]), told, "{question}");
    }
    for (part, lines) in [("cloister", 1), ("road", 2)] {
        let told = Carcassonne::answer(state.view(Viewer::Spectator), part).unwrap();
        assert_eq!(told.len(), lines, "what a part is, and those that lie open: {told:?}");
    }
    let fits = Carcassonne::answer(state.view(Viewer::Spectator), "m11").unwrap();
    assert_eq!(speaker.say(&fits[1]), "The drawn tile fits: upside down.");
    assert_eq!(
        speaker.say(&fits[2]),
        "S (upside down) completes M12: city of 3 tiles and 1 shield: 3 × 2 + 1 × 2 = 8 → Bruno."
    );
    let label = Carcassonne::label(state.view(Viewer::Seat(Seat::new(0))), &"M11 s".parse().unwrap());
    assert_eq!(speaker.say(&label), "M11, upside down; scores 8 points at once");
    assert_eq!(Carcassonne::answer(state.view(Viewer::Spectator), "who wins"), None);
}

#[test]
fn what_a_tile_would_complete_is_shown_before_it_is_laid() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::E,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let labels: Vec<String> = Carcassonne::menu(view, "")
        .controls
        .iter()
        .map(|control| said(control, &speaker))
        .collect();
    assert_eq!(labels, ["1 · M12 ✓", "2 · M14"]);
    state.public.phase = Phase::Lay {
        seat: Seat::new(0),
        kind: Kind::W,
    };
    let view = state.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(
        Carcassonne::menu(view, "N13").prompt.len(),
        1,
        "nothing is complete whichever way round it lies"
    );
    state
        .public
        .board
        .lay(Kind::W, "L13".parse().unwrap(), Side::North);
    let part = state
        .public
        .board
        .part_at("M13".parse().unwrap(), "road ew".parse().unwrap())
        .unwrap();
    let told = |state: &State<Carcassonne>| -> Vec<String> {
        let menu = Carcassonne::menu(state.view(Viewer::Seat(Seat::new(0))), "N13");
        menu.prompt.iter().skip(1).map(|line| speaker.say(line)).collect()
    };
    assert_eq!(told(&state)[0], "N (upright) completes M13: road of 3 tiles: 3 × 1 = 3 → nobody yet.");
    assert_eq!(told(&state).len(), 3, "the field cannot face the road");
    state.public.board.place(Seat::new(0), part);
    state.public.board.place(Seat::new(1), part);
    assert_eq!(
        told(&state)[0],
        "N (upright) completes M13: road of 3 tiles: 3 × 1 = 3 → Ana and Bruno, tied."
    );
}

/// The log knows the notation alone: a field is called by its first half side everywhere.
#[test]
fn a_field_is_called_the_same_everywhere() {
    let mut fields = 0;
    for kind in Kind::ALL {
        let mut board = start(2).public.board;
        board.lay(kind, "M12".parse().unwrap(), Side::East);
        let laid = board.last().unwrap();
        for (_, part) in laid.parts().filter(|(_, part)| part.land == Land::Field) {
            let logged = naming::spot(part.spot());
            assert_eq!((naming::among(laid, part), naming::part(part)), (logged.clone(), logged));
            fields += 1;
        }
    }
    assert!(fields > 24, "{fields}");
}

#[test]
fn headline_says_whether_a_follower_can_be_put() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    state
        .public
        .board
        .lay(Kind::E, "M12".parse().unwrap(), Side::South);
    state.public.phase = Phase::Man(Seat::new(1));
    let said =
        |state: &State<Carcassonne>| speaker.say(&Carcassonne::headline(state.view(Viewer::Spectator))[0]);
    assert_eq!(said(&state), "Bruno laid a tile on M12 and may place a follower on it.");
    state.public.supply[Seat::new(1)] = 0;
    assert_eq!(said(&state), "Bruno laid a tile on M12; no follower can go on it.");
}

#[test]
fn farm_view_names_who_leads() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2);
    let board: &mut Board = &mut state.public.board;
    board.lay(Kind::E, "M12".parse().unwrap(), Side::South);
    for seat in [Seat::new(0), Seat::new(1)] {
        let part = board
            .part_at("M13".parse().unwrap(), "field ene".parse().unwrap())
            .unwrap();
        board.place(seat, part);
    }
    let sight = Carcassonne::look(state.view(Viewer::Spectator), "farms");
    assert_eq!(
        speaker.say(&sight.lines[1]),
        "Farm at M13: farmers Ana 1 and Bruno 1; 1 completed city. Ana and Bruno tie: 3 points each."
    );
    assert!(sight.picture.is_some());
}

#[test]
fn the_end_lists_what_paid_and_counts_the_fields_that_paid_nothing() {
    use super::super::super::state::{Score, Source};
    use crate::rules::{Outcome, Seats};
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut public = start(2).public;
    let field = |cities: u8| Score {
        source: Source::Farm { cities },
        cell: "K7".parse().unwrap(),
        spot: "field nnw".parse().unwrap(),
        points: u16::from(cities) * 3,
        seats: Seats::only(Seat::new(0)),
    };
    public.ledger = vec![field(0), field(2), field(0)];
    let outcome = Outcome {
        winners: Seats::only(Seat::new(0)),
        how: "points".to_owned(),
        scores: crate::rules::BySeat::from(vec![6, 0]),
    };
    let told = super::super::sentences::ending(&public, &outcome);
    let told: Vec<String> = told.iter().map(|line| speaker.say(line)).collect();
    assert_eq!(told[2], "What paid Ana: K7 farm 6 and 2 farms that fed no city.");
    assert!(told.iter().all(|line| !line.starts_with("What paid Bruno")), "{told:?}");
}
