//! What can be planned, and what comes of it.

use super::script::Script;
use crate::games::condottiere::{Condottiere, Region};
use crate::rules::{Due, Game, Seat, Viewer};

/// What a wish of seat 0 is written as in a position; or the rule that forbids it.
fn planned(position: &str, wish: &str) -> String {
    let script = Script::given(position);
    match Condottiere::plan(script.state.view(Viewer::Seat(Seat::new(0))), &[], wish) {
        Ok(plans) => plans.join(", "),
        Err(reason) => format!("! {}", reason.rule),
    }
}

/// What a plan of seat 0 comes to in a position.
fn due(position: &str, plan: &str) -> String {
    match Condottiere::due(Script::given(position).state.view(Viewer::Seat(Seat::new(0))), plan) {
        Due::Waits => "waits".to_owned(),
        Due::Does(action) => action.to_string(),
        Due::Again(action) => format!("{action}, again"),
        Due::Offers(_) => "offers".to_owned(),
        Due::Passed => "passed".to_owned(),
        Due::Broken(reason) => format!("! {}", reason.rule),
    }
}

const WAITS: &str = "hands m5 | m4 | m1; rows m5 | m10 | m2; turn 1";
const ASKED: &str = "hands m5 | m4 | m1; rows m5 | m10 | m2; turn 0";

#[test]
fn a_pass_is_planned_for_the_battle_that_goes_on() {
    assert_eq!(planned(WAITS, "pass"), "2 pass");
    assert_eq!(planned(WAITS, "PASS  12"), "2 pass 12");
    assert_eq!(planned(WAITS, "2 pass 12"), "2 pass 12");
    assert_eq!(planned(WAITS, "3 pass"), "! wish-late");
    for wish in ["", "12", "pass m5", "pass -1", "pass 1 2", "m5", "pass 99999999"] {
        assert_eq!(planned(WAITS, wish), "! wish-unknown", "{wish}");
    }
    assert_eq!(planned("hands m5 | m4; free", "pass"), "! wish-battle");
    assert_eq!(planned("hands | m4 | m1; turn 1", "pass"), "! wish-late", "nobody asks who has no cards");
}

#[test]
fn it_passes_unless_somebody_exceeds_the_number_at_its_turn() {
    assert_eq!(due(WAITS, "2 pass 9"), "waits", "others may still grow weaker");
    assert_eq!(due(ASKED, "2 pass"), "pass");
    assert_eq!(due(ASKED, "2 pass 10"), "pass", "as much is not more");
    assert_eq!(due(ASKED, "2 pass 9"), "! row-exceeds", "then the player decides");
    assert_eq!(
        due("hands m5 | m4; rows m10 m10 | m2; turn 0", "2 pass 2"),
        "pass",
        "its own row is no reason"
    );
    for passed in ["1 pass", "3 pass", "final pass", "nonsense"] {
        assert_eq!(due(ASKED, passed), "passed", "{passed}");
    }
    assert_eq!(due("hands m5 | m4; free", "2 pass"), "passed", "the battle is over");
}

#[test]
fn what_lies_face_down_does_not_count() {
    assert_eq!(due("hands m5 | m4; hidden; rows m5 | m2; down 1 m10; turn 0", "2 pass 2"), "pass");
}

#[test]
fn a_defender_who_waits_passes_again() {
    assert_eq!(due("hands m5 | m4 | m1; capturing; own 0 torino; holder 1; turn 0", "2 pass"), "pass, again");
}

#[test]
fn the_only_region_need_not_be_chosen() {
    let forced = |position: &str| {
        let public = Script::given(position).state.public;
        Condottiere::forced(&public, public.holder).map(|action| action.to_string())
    };
    let owned = |regions: &[Region]| {
        let owned: Vec<&str> = regions.iter().map(|region| region.id()).collect();
        forced(&format!("hands m5 | m4; own 1 {}; free", owned.join(" ")))
    };
    assert_eq!(owned(&Region::ALL[1..]), Some(format!("region {}", Region::ALL[0].id())));
    assert_eq!(owned(&Region::ALL[2..]), None);
    assert_eq!(forced(ASKED), None, "whoever has cards may play one or pass");
}
