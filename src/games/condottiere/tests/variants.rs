//! The five variants, a case a line, in the language of [`super::script`].

use super::super::{Cards, Condottiere, Event, Options, Public};
use super::check;
use crate::rules::{Chosen, Game, Seat, Seating};
use serde_json::{Value, json};

#[test]
fn game_with_drawing_begins_with_seven_cards_and_asks_nobody_about_hands() {
    let mut chosen = Chosen::default();
    chosen.set("draw-after-battle", "on");
    let script = super::script::dealt(Options::choose(&chosen).unwrap(), 3);
    script.steps("? hands 7 7 7; 0 region roma; ? phase turn 0");
    check("draw; free; hands courtesan | courtesan", "0 region roma; ? phase turn 0");
}

#[test]
fn up_to_three_cards_are_drawn_within_ten_and_one_a_region() {
    check(
        "draw; hands m1 m1 m1 m1 m1 m1 m1 m1 m1 | m2; own 0 roma",
        "0 pass; 1 pass; ? hands 11 4; ? phase region 1",
    ); // worked
    check(
        "draw; capturing; hands m1 m1 m1 m1 m1 m1 m1 m1 m1 m1 m2 m2 | m2; own 0 roma",
        "0 pass; 1 pass; ? hands 12 4",
    );
    check("draw; hands m1 |", "0 m1; ? owner torino 0; ? hands 10 10; ? phase region 0");
}

#[test]
fn discards_become_the_deck_when_it_runs_out_and_then_the_rows() {
    // One card at a time clockwise from seat 1, which has the Condottiere after the tie.
    check(
        "draw; hands m3 | m4; deck m1 m2",
        "0 pass; luck deck m1 m2; luck deck m5 m5 m6 m6; 1 pass; ? hold 1 m1 m4 m5 m6; ? hold 0 m2 m3 m5 m6; ? buried 0",
    );
    check(
        "draw; hands m3 | m4; rows m5 m5 m6 | m6 m6; only m1 m2",
        "0 pass; 1 pass; ? rows - | -; ? hands 4 4",
    );
}

#[test]
fn stand_off_with_drawing_gives_everyone_ten_cards() {
    check(
        "draw; hands m1 | m1; empty 2",
        "0 pass; 1 pass; ? hands 10 10; ? empty 0; ? buried 2; ? phase region 1",
    );
}

#[test]
fn game_of_a_series_brings_a_point_a_region_and_five_for_connected_ones() {
    let won = "hands m1 | m2; rows m10 |; own 0 milano genova parma; own 1 roma";
    check(
        &format!("points 20; {won}"),
        "0 pass; 1 pass; ? phase between 0 1; ? points 9 1; ? owner torino 0",
    );
    check(
        "points 20; hands m1 | m2; rows m10 |; own 0 milano genova roma napoli ancona",
        "0 pass; 1 pass; ? points 6 0",
    );
    check(
        &format!("points 20; {won}"),
        "0 pass; 1 pass; 0 ! pass wrong-phase-between; 1 next; ? phase between 0; 0 next; ? phase region 1; ? hands 10 10; ? owner roma -; ? points 9 1",
    );
}

#[test]
fn series_ends_at_its_target_with_a_final_battle_on_a_tie() {
    let won = "hands m1 | m2; rows m10 |; own 0 milano genova parma";
    check(&format!("points 9; {won}"), "0 pass; 1 pass; ? over points 0");
    check(&format!("points 9; score 0 12; {won}"), "0 pass; 1 pass; ? over points 1");
    check(
        &format!("points 9; score 0 9; {won}"),
        "0 pass; 1 pass; ? phase turn 0; ? hands 14 10; ? rows - | -; 0 pass; 1 pass; ? over points-final-battle 0 1",
    );
}

#[test]
fn bigger_kingdoms_need_one_connected_region_more() {
    check("bigger; hands m1 | m2; rows m10 |; own 0 milano genova parma", "0 pass; 1 pass; ? over no");
    check(
        "bigger; hands m1 | m2; rows m10 |; own 0 milano genova parma lucca",
        "0 pass; 1 pass; ? over adjacent 0",
    );
}

#[test]
fn defender_may_pass_and_come_in_until_the_first_card() {
    let torino = "capturing; own 1 torino";
    check(
        &format!("{torino}; hands m1 | m2 m3 | m4"),
        "0 pass; 1 pass; 2 pass; ? phase turn 1; 1 pass; ? last torino - 1; ? owner torino 1",
    );
    check(
        &format!("{torino}; hands m1 | m2 m3 | m4 m5"),
        "0 pass; 1 pass; 2 m4; 1 m2; 2 pass; 1 m3; ? last torino 1 1; ? owner torino 1",
    );
    check(
        &format!("{torino}; hands m1 m1 | m2 m3 | m4 m4"),
        "0 m1; 1 m2; 2 m4; 0 m1; 1 pass; 2 m4; ? last torino 2 2",
    );
    check(&format!("{torino}; hands m1 surrender | m2"), "0 m1; 1 pass; 0 surrender; ? owner torino 0");
}

#[test]
fn captured_region_changes_hands_and_a_tie_keeps_it() {
    check("capturing; own 1 torino; hands m10 | m2", "0 m10; 1 pass; ? owner torino 0; ? last torino 0 0");
    check(
        "capturing; own 1 torino; hands m2 | m2 | m1",
        "0 m2; 1 m2; 2 pass; ? owner torino 1; ? last torino - 1",
    );
    check(
        "capturing; own 1 torino; hands courtesan | m1",
        "0 courtesan; 1 m1; ? owner torino 1; ? last torino - 0",
    );
}

#[test]
fn other_players_regions_may_be_attacked_and_blessed() {
    check(
        "capturing; free; hands m1 | m1; own 0 roma; own 1 siena",
        "0 ! region roma region-own; 0 region siena; ? contested siena",
    );
    check("capturing; free; hands m1 | m1; own 1 siena; pope siena", "0 ! region siena region-pope");
    check(
        "capturing; hands bishop m1 | m1; own 1 roma",
        "0 bishop; 0 ! pope torino pope-contested; 0 pope roma; ? pope roma; ? owner roma 1",
    );
}

#[test]
fn card_is_laid_face_down_and_turned_up_by_the_next_of_its_row() {
    check(
        "hidden; hands m5 m3 winter m1 | m1 m1 m1",
        "0 m5; ? rows ? | -; ? strength 0 0; 1 m1; 0 m3; ? rows m5 ? | ?; ? strength 5 0; 1 m1; 0 winter; ? rows m5 m3 winter | m1 ?; ? strength 2 1",
    );
    check(
        "hidden; hands drummer m1 | m1; rows m6 |",
        "0 drummer; ? rows m6 ? | -; ? strength 6 0; 1 pass; 0 pass; ? strength 12 0",
    );
    check("hidden; hands m1 m2 | ; down 1 m10", "0 pass; ? rows - | m10; ? last torino 1 1; ? strength 0 10");
    check("hidden; hands surrender m2 | m1; down 1 m10", "0 surrender; ? rows - | m10; ? last torino 1 1");
}

#[test]
fn face_down_card_is_out_of_reach_of_scarecrow_and_bishop() {
    check(
        "hidden; hands m5 scarecrow m1 | m1 m1",
        "0 m5; 1 m1; 0 ! scarecrow m5 scarecrow-not-in-row; 0 scarecrow; ? rows ? | ?",
    );
    check(
        "hidden; hands bishop m1 | m1; rows m6 m6 | m5 m1; down 0 m10",
        "0 bishop; ? rows ? | m5 m1; ? discards m6 m6 bishop",
    ); // worked
}

#[test]
fn positions_and_events_of_base_games_read_as_before() {
    let public = Condottiere::setup(
        &Options {
            stand_off: true,
            ..Options::default()
        },
        Seating { seats: 3 },
    )
    .public;
    let mut told = serde_json::to_value(&public).unwrap();
    for new in ["covered", "committed", "series"] {
        assert!(told.as_object_mut().unwrap().remove(new).is_some(), "{new}");
    }
    told["options"] = json!({"stand-off": true});
    assert_eq!(serde_json::from_value::<Public>(told).unwrap(), public);
    let read = |event: Value| serde_json::from_value::<Event>(event).unwrap();
    assert!(
        read(json!({"passed": {"seat": 1}}))
            == Event::Passed {
                seat: Seat::new(1),
                stays: false
            }
    );
    let ended = json!({"region": "roma", "winner": null, "token": 1, "ended": "passes", "strength": [0, 0]});
    assert!(
        matches!(read(json!({"concluded": {"battle": ended}})), Event::Concluded { battle } if battle.defender.is_none())
    );
    assert!(matches!(read(json!({"final-battle": {"seats": 3}})), Event::FinalBattle { points: false, .. }));
    let own =
        serde_json::from_value::<super::super::Private>(json!({"hand": {"m5": 2}, "answer": null})).unwrap();
    assert!(own.facedown.is_none() && own.hand != Cards::NONE);
}
