//! What can be planned, and what comes of it.

use super::script::Script;
use crate::games::kingsburg::Kingsburg;
use crate::rules::{Due, Game, Seat, Viewer};

/// What a wish of seat 0 is written as in a position, among these plans; or the rule that forbids
/// it.
fn planned(position: &str, plans: &[&str], wish: &str) -> String {
    let script = Script::given(position);
    let plans: Vec<String> = plans.iter().map(|plan| (*plan).to_owned()).collect();
    match Kingsburg::plan(script.state.view(Viewer::Seat(Seat::new(0))), &plans, wish) {
        Ok(plans) => plans.join(", "),
        Err(reason) => format!("! {}", reason.rule),
    }
}

/// What a plan of seat 0 comes to in a position.
fn due(position: &str, plan: &str) -> String {
    match Kingsburg::due(Script::given(position).state.view(Viewer::Seat(Seat::new(0))), plan) {
        Due::Waits => "waits".to_owned(),
        Due::Does(action) => action.to_string(),
        Due::Again(action) => format!("{action}, again"),
        Due::Offers(_) => "offers".to_owned(),
        Due::Passed => "passed".to_owned(),
        Due::Broken(reason) => format!("! {}", reason.rule),
    }
}

#[test]
fn wishes_are_written_for_the_season_that_goes_on() {
    let position = "year 2; step summer; phase influence 1; 0 dice 6 6 4";
    assert_eq!(planned(position, &[], "Take 16"), "2.summer take 16");
    assert_eq!(
        planned(position, &["2.summer pass"], "take 4"),
        "2.summer take 4, 2.summer pass",
        "the pass stays behind"
    );
    assert_eq!(
        planned(position, &["2.summer take 16", "2.summer take 4"], "take 16 4 6 6"),
        "2.summer take 4, 2.summer take 16 4 6 6"
    );
    assert_eq!(
        planned(position, &["2.summer build inn"], "build cheapest statue inn"),
        "2.summer build cheapest statue inn"
    );
    assert_eq!(planned(position, &["2.summer at 7 gift gold"], "at 7 gift wood"), "2.summer at 7 gift wood");
    assert_eq!(planned(position, &[], "2.spring pass"), "! wish-late");
    assert_eq!(planned("year 2; step winter; phase recruit 1", &[], "pass"), "! wish-season");
    for wish in ["fly", "take", "take 19", "at 7 build inn", "build cheapest", "build castle", ""] {
        assert_eq!(planned(position, &[], wish), "! wish-unknown", "{wish}");
    }
}

#[test]
fn what_cannot_come_true_is_not_planned() {
    let position = "phase influence 1; 0 dice 6 6 4; 1 at 12 6 6; 0 has statue";
    for (wish, rule) in [
        ("take 12", "advisor-taken"),
        ("take 5", "wish-reach"),
        ("take 18 4 6 6 +2", "token-missing"),
        ("at 3 gift wood", "gift-differs"),
        ("at 7 gift gold 2", "gift-differs"),
        ("at 7 decline", "gift-differs"),
        ("build statue", "building-stands"),
        ("build church", "building-order"),
        ("build cheapest statue inn", "building-stands"),
    ] {
        assert_eq!(planned(position, &[], wish), format!("! {rule}"), "{wish}");
    }
    assert_eq!(planned("phase influence 1; 0 passed", &[], "pass"), "! wish-late");
}

#[test]
fn an_advisor_is_taken_with_the_cheapest_dice_while_it_can_be() {
    let position = "0 dice 6 2 4; 1 dice 1 1 1; phase influence 0";
    assert_eq!(due(position, "1.spring take 6"), "take 6 6", "one die, not two");
    assert_eq!(due(position, "1.spring take 6 2 4"), "take 6 2 4");
    assert_eq!(due("0 dice 6 2 4; 1 dice 1 1 1; phase influence 1", "1.spring take 6"), "waits");
    assert_eq!(
        due("0 dice 6 2 4; phase reroll 1", "1.spring take 17"),
        "waits",
        "dice may still be rolled again"
    );
    assert_eq!(due(&format!("{position}; 1 at 6 6"), "1.spring take 6"), "! advisor-taken");
    assert_eq!(
        due(&format!("{position}; 0 tokens 1"), "1.spring take 14"),
        "! wish-reach",
        "a token is not spent unasked"
    );
    assert_eq!(due(&format!("{position}; 0 tokens 1"), "1.spring take 14 2 4 6 +2"), "take 14 2 4 6 +2");
    assert_eq!(
        due("0 at 6 6; 0 dice 2 4; phase influence 0", "1.spring take 6"),
        "passed",
        "it was taken by hand"
    );
    assert_eq!(
        due("1 at 6 6; 0 dice 2 4; phase build 0", "1.spring take 6"),
        "! advisor-taken",
        "who could reach nobody is told why"
    );
    for other in ["1.summer take 6", "2.spring take 6", "nonsense"] {
        assert_eq!(due(position, other), "passed", "{other}");
    }
}

#[test]
fn the_pass_waits_for_its_turn() {
    assert_eq!(due("phase influence 0; 0 dice 1", "1.spring pass"), "pass");
    assert_eq!(due("phase influence 1; 0 dice 1", "1.spring pass"), "waits");
    assert_eq!(due("phase influence 1; 0 passed", "1.spring pass"), "passed");
    assert_eq!(due("phase build 0", "1.spring pass"), "passed", "it never means building nothing");
}

#[test]
fn a_gift_is_answered_as_it_was_said() {
    let position = "0 at 7 6 1; 0 goods gold; phase gift 0 7";
    assert_eq!(due(position, "1.spring at 7 gift wood"), "gift wood");
    assert_eq!(due("0 at 6 6; 0 goods gold; phase gift 0 6", "1.spring at 6 swap wood"), "! swap-not-owned");
    assert_eq!(due("0 at 6 6; 0 goods gold; phase gift 0 6", "1.spring at 6 decline"), "decline");
    assert_eq!(due("0 at 7 6 1; 1 at 4 4; phase gift 1 4", "1.spring at 7 gift wood"), "waits");
    assert_eq!(
        due("0 at 4 4; phase gift 0 4", "1.spring at 7 gift wood"),
        "passed",
        "nobody of the seat stands there"
    );
    assert_eq!(due("0 dice 1; phase influence 1", "1.spring at 7 gift wood"), "waits");
    assert_eq!(due("0 passed; phase influence 1", "1.spring at 7 gift wood"), "passed");
}

#[test]
fn a_building_is_built_or_nothing_or_the_player_is_asked() {
    let position = "0 goods gold 3 wood; phase build 0";
    assert_eq!(due(position, "1.spring build inn"), "build inn");
    assert_eq!(due(position, "1.spring build palisade"), "! building-cost", "then the player decides");
    assert_eq!(due(position, "1.spring build palisade else pass"), "pass");
    assert_eq!(due(position, "1.spring build cheapest statue inn barricade palisade"), "build barricade");
    assert_eq!(due(position, "1.spring build cheapest palisade"), "pass");
    assert_eq!(due("0 goods gold 3; track 1 0; phase build 1", "1.spring build inn"), "waits");
    assert_eq!(
        due("0 goods gold 3; track 0 1; phase build 1", "1.spring build inn"),
        "passed",
        "its turn is over"
    );
    assert_eq!(
        due("0 goods gold 9 wood 9; envoy 0; phase again 0", "1.spring build inn"),
        "passed",
        "a second building is asked for"
    );
}

#[test]
fn the_highest_advisor_is_taken_each_time_and_then_the_seat_passes() {
    let wish = "1.spring take highest";
    assert_eq!(due("phase influence 0; 0 dice 6 2 4", wish), "take 12 2 4 6, again");
    assert_eq!(due("phase influence 0; 0 dice 6 2 4; 1 at 12 6 6", wish), "take 10 4 6, again");
    assert_eq!(due("phase influence 0; 0 dice 6 2 4; 0 tokens 1", wish), "take 12 2 4 6, again", "no token");
    assert_eq!(due("phase influence 0; 0 dice 6; 0 tokens 1; 1 at 6 6", wish), "pass", "with dice alone");
    assert_eq!(due("phase influence 1; 0 dice 6", wish), "waits");
    assert_eq!(due("phase influence 1; 0 passed", wish), "passed");
    assert_eq!(due("phase build 0", wish), "passed");
    let position = "phase influence 1; 0 dice 6 6 4";
    assert_eq!(planned(position, &["1.spring pass"], "take highest"), "1.spring take highest");
    assert_eq!(planned(position, &["1.spring take highest"], "pass"), "1.spring pass");
    assert_eq!(
        planned(position, &["1.spring take highest"], "take 4"),
        "1.spring take 4, 1.spring take highest",
        "what was named comes first"
    );
}

#[test]
fn nothing_is_built_this_season_or_until_something_else_can_be() {
    let position = "0 goods gold 3 wood; phase build 0";
    assert_eq!(due(position, "1.spring build none"), "pass");
    assert_eq!(due("0 goods gold 3; track 1 0; phase build 1", "1.spring build none"), "waits");
    assert_eq!(planned("phase influence 1", &["1.spring build inn"], "build none"), "1.spring build none");
    let now = planned(position, &[], "always pass");
    assert!(now.starts_with("always pass ") && now.contains("inn"), "{now}");
    assert_eq!(due(position, &now), "pass, again");
    assert_eq!(due("year 3; step autumn; 0 goods gold 3 wood; phase build 0", &now), "pass, again");
    assert_eq!(due("0 goods gold 9 wood 9 stone 9; phase build 0", &now), "waits", "it is asked again");
    assert_eq!(planned("0 goods none; phase influence 1", &[], "always pass"), "! wish-nothing-to-build");
}

#[test]
fn what_stands_is_done_whenever_it_is_asked() {
    for (position, wish, done) in [
        (
            "year 2; step winter; 0 goods gold 2 wood 3; phase recruit 0",
            "always recruit none",
            "recruit none",
        ),
        (
            "year 2; step winter; 0 goods gold 2 wood 3; phase recruit 0",
            "always recruit all",
            "recruit gold wood 3",
        ),
        ("0 has town-hall; 0 goods gold; phase hall 0", "always sell none", "pass"),
        ("step aid; phase aid 0 1", "always good wood", "aid wood"),
        ("0 at 7 6 1; phase gift 0 7", "always good stone", "gift stone"),
    ] {
        assert_eq!(planned("phase influence 1", &[], wish), wish);
        assert_eq!(due(position, wish), format!("{done}, again"), "{wish}");
        assert_eq!(due("phase influence 0; 0 dice 1", wish), "waits", "{wish}");
    }
    assert_eq!(
        due("0 at 6 6; 0 goods gold; phase gift 0 6", "always good wood"),
        "waits",
        "a gift to decline"
    );
    let standing = ["always recruit all", "always good wood"];
    assert_eq!(
        planned("phase influence 1", &standing, "always recruit none"),
        "always good wood, always recruit none"
    );
    assert_eq!(
        planned("step winter; phase recruit 1", &[], "always good gold"),
        "always good gold",
        "at any time"
    );
    assert_eq!(
        planned("phase influence 1", &["always good wood"], "at 7 gift gold"),
        "1.spring at 7 gift gold, always good wood",
        "what was said of one gift comes first"
    );
}
