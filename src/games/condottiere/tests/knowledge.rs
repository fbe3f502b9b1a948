//! What all know about hidden cards, a case a line: `known SEAT held | thrown | known among those`.

use super::check;

#[test]
fn mercenary_that_a_scarecrow_took_back_is_known_until_it_is_played() {
    let position = "hands scarecrow m5 m1 | m2 m2; rows m5 m5 |";
    check(position, "0 scarecrow m5; ? known 0 m5 | 0 |; 1 m2; ? known 1 | 0 |; 0 m1; ? known 0 m5 | 0 |");
    check(position, "0 scarecrow m5; 1 m2; 0 m5; ? known 0 | 0 |");
    check(position, "0 scarecrow; ? known 0 | 0 |");
}

#[test]
fn known_card_may_be_the_one_that_lies_face_down_until_that_is_turned_up() {
    let position = "hidden; hands scarecrow m3 m1 | m2 m2; rows m5 |";
    check(
        position,
        "0 scarecrow m5; 1 pass; 0 m3; ? known 0 m5 | 0 |; 0 m5; ? known 0 m5 | 0 |; 0 m1; ? known 0 | 0 |",
    );
}

#[test]
fn hands_that_were_thrown_away_are_known_by_their_number_until_the_next_deal() {
    let position = "free; hands winter spring | m2 m3 m4";
    check(
        position,
        "0 region roma; 0 hand discard; 1 hand keep; ? known 0 | 2 |; ? phase keep 1; 1 keep m2; ? known 0 | 0 |; ? known 1 | 0 |",
    );
}

#[test]
fn keeper_who_throws_something_away_may_have_thrown_what_was_known() {
    let keeper = "hands scarecrow m1 m1 | m2; rows m5 |";
    let taken = "0 scarecrow m5; 1 m2; 0 pass; ? known 0 m5 | 0 |; 1 region roma; 0 hand keep";
    check(keeper, &format!("{taken}; ? phase keep 0; 0 keep m1 m5; ? known 0 | 0 |"));
    let keeper = "hands scarecrow m1 | m2; rows m5 |";
    check(keeper, &format!("{taken}; ? phase keep 0; 0 keep m1 m5; ? known 0 m5 | 0 |"));
}

#[test]
fn known_card_is_known_among_the_discards_after_a_stand_off() {
    check(
        "draw; hands scarecrow m1 | m2; rows m5 |",
        "0 scarecrow m5; 1 pass; 0 pass; 1 region roma; 1 pass; 0 pass; 0 region roma; 0 pass; 1 pass; 1 region roma; 1 pass; 0 pass; ? known 0 | 10 | m5",
    );
}
