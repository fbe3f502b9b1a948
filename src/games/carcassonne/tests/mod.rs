//! One-line cases in notation. "SEED" marks the examples and picture captions of the rule document;
//! all numbers were counted by hand.

mod contract;
mod files;
mod luck;
mod script;

use script::Script;

/// From a position (see [`Script::given`]), steps and what they lead to.
fn check(position: &str, steps: &str) {
    Script::given(position).steps(steps);
}

/// A cloister on M14 with seven tiles round it: only N15 is missing.
const CLOISTER: &str = "U L13 n; U N13 n; B M14 n; E L14 w; E N14 e; E L15 w; E M15 s";
/// The same square with only its middle, M14, missing.
const RING: &str = "U L13 n; U N13 n; E L14 w; E N14 e; E L15 w; E M15 s; E N15 e";

#[test]
fn tiles_go_on_across_every_side() {
    check("turn 0 D", "0 N13 n"); // SEED: road and field go on
    check("turn 0 E", "0 M12 s"); // SEED: two parts of a city
    check("E M12 s; D N13 n; turn 0 E", "0 N12 s"); // SEED: a city on one side, a field on another
    check("turn 0 E", "0 ! M12 n sides-clash; 0 ! M14 n sides-clash; 0 ! N13 n sides-clash"); // SEED: an illegal placement
    check("turn 0 E", "0 ! M13 n cell-taken; 0 ! N12 n cell-apart; 0 ! A1 n cell-apart"); // SEED: corners are not enough
    check("turn 0 U", "0 ! N13 s looks-the-same; 0 N13 n");
    check("turn 0 E", "0 ! city n wrong-phase-lay; 0 M12 s; 0 ! M11 s wrong-phase-man");
}

#[test]
fn followers_stand_on_free_features_of_the_new_tile() {
    check("0 on M13 city n; turn 1 N", "1 M12 s; ? free field nnw; 1 ! city es feature-claimed"); // SEED: only a farmer is left
    check("1 on M13 field ene; 1 on M13 field ese; turn 0 K", "0 N13 n; ? free city n, road sw"); // SEED: knight or robber, no farmer
    check("turn 0 A", "0 N13 e; ? free road w, field nnw, cloister; 0 ! city n no-such-part");
    check("0 on M13 road ew; turn 0 U", "0 N13 n; ? free field nnw, field ese; 0 ! road ew feature-claimed"); // one's own too
    check(
        "supply 0 7; turn 0 E",
        "0 M12 s; ? free; 0 ! city s supply-empty; 0 pass; ? scores 0 0; ? supply 0 7",
    );
    check("turn 0 B", "0 M14 n; 0 cloister; ? supply 6 7");
}

#[test]
fn farms_grow_together() {
    check("0 on M13 field ene; 1 on M13 field ese; turn 0 E", "0 M14 s; ? free city s"); // the southern field is one with it
    check("0 on M13 field ene; 1 on M13 field ese; turn 0 A", "0 N13 e; ? free road w, cloister"); // SEED: fields join round the end of a road
    check("0 on M13 field ene; turn 0 U", "0 N13 n; ? free road ew, field ese"); // a road keeps them apart
}

#[test]
fn complete_road_pays_a_point_a_tile() {
    check(
        "W L13 n; U N13 n; 0 on N13 road ew; turn 1 W",
        "1 O13 n; 1 pass; ? paid road 4 = 4; ? scores 4 0; ? supply 7 7",
    ); // SEED: 4 points
    check("W L13 n; 0 on M13 road ew; turn 1 A", "1 N13 e; 1 pass; ? paid road 3 = 3; ? scores 3 0"); // SEED: 3 points
    check("W L13 n; turn 0 A", "0 N13 e; 0 road w; ? scores 3 0; ? supply 7 7"); // SEED: claimed, paid and back in one turn
    check("L N13 n; 0 on M13 road ew; turn 1 L", "1 L13 n; 1 pass; ? paid road 3 = 3"); // a crossing beside a city ends it
}

#[test]
fn complete_city_pays_two_points_a_tile_and_a_shield() {
    check("F M12 e; 0 on M12 city ns; turn 1 E", "1 M11 s; 1 pass; ? paid city 3 1 = 8; ? scores 8 0"); // SEED: 8 points
    check("turn 0 E", "0 M12 s; 0 city s; ? paid city 2 0 = 2; ? scores 2 0; ? supply 7 7"); // SEED: the exception, and the follower back
    check("two-tile-city 4; turn 0 E", "0 M12 s; 0 city s; ? paid city 2 0 = 4; ? scores 4 0");
    check("two-tile-city 4; G M12 e; 0 on M12 city ns; turn 1 E", "1 M11 s; 1 pass; ? paid city 3 0 = 6");
    check("turn 0 E", "0 M12 s; 0 pass; ? paid; ? scores 0 0"); // nobody's
    check("G M12 e; turn 0 E", "0 M11 s; 0 city s; ? scores 6 0"); // claimed as it is completed
}

#[test]
fn most_followers_take_all_and_ties_pay_each() {
    let city = "U L13 n; U N13 n; E L12 e; E N12 w; 0 on L12 city e; 1 on N12 city w; turn 0 Q";
    check(city, "0 M12 s; 0 pass; ? paid city 4 1 = 10; ? scores 10 10; ? supply 7 7"); // SEED: both have one knight
    check(&format!("0 on M13 city n; {city}"), "0 M12 s; 0 pass; ? scores 10 0; ? supply 7 7"); // the beaten one goes back too
    check(&format!("0 on M13 city n; {city}"), "0 M12 s; ? free field nnw");
}

#[test]
fn cloister_pays_nine() {
    check(
        &format!("{CLOISTER}; 1 on M14 cloister; turn 0 E"),
        "0 N15 e; 0 pass; ? paid cloister 9 = 9; ? scores 0 9; ? supply 7 7",
    ); // SEED
    check(&format!("{CLOISTER}; turn 0 E"), "0 N15 e; ? free city e, field nnw; 0 pass; ? scores 0 0"); // without a monk it pays nobody, ever
    check(
        &format!("{RING}; turn 0 B"),
        "0 M14 n; 0 cloister; ? paid cloister 9 = 9; ? scores 9 0; ? supply 7 7",
    ); // laid into a finished square
}

#[test]
fn ring_of_road_is_complete() {
    check(
        "V M14 w; V N14 n; V M15 s; 0 on M14 road es; turn 1 V",
        "1 N15 e; 1 pass; ? paid road 4 = 4; ? scores 4 0",
    );
    check("W M14 n; V N14 n; V N15 e; 0 on N14 road sw; turn 1 V", "1 M15 s; 1 pass; ? paid road 4 = 4"); // from a crossing back to it
}

#[test]
fn tile_that_touches_a_feature_twice_counts_once() {
    check(
        "I M14 s; N N14 w; N N15 n; 0 on N14 city sw; turn 1 N",
        "1 M15 e; 1 pass; ? paid city 4 0 = 8; ? scores 8 0",
    );
    check("W M14 n; V N14 n; 0 on M14 road e; bag; turn 1 V", "1 N15 e; 1 pass; ? paid road 3 = 3"); // unfinished: three tiles
}

#[test]
fn several_features_are_paid_in_one_turn() {
    let both = "W L13 n; E M12 s; E N12 s; 0 on M13 road ew; 1 on N12 city s; turn 0 L";
    check(both, "0 N13 n; 0 pass; ? paid city 2 0 = 2, road 3 = 3; ? scores 3 2; ? supply 7 7");
    check(both, "0 N13 n; 0 road s; ? paid city 2 0 = 2, road 3 = 3; ? supply 6 7");
}

#[test]
fn tile_that_fits_nowhere_leaves_the_game() {
    check(
        "bag C U; turn 0 E",
        "0 M12 s; luck tile C; luck tile U; 0 pass; ? discarded C; ? lay 1 U; ? winners no",
    );
    check("bag C; turn 0 E", "0 M12 s; luck tile C; 0 pass; ? discarded C; ? winners 0 1"); // also when it is the last
    check(
        "bag C C Q; turn 0 E",
        "0 M12 s; luck tile C; luck tile C; luck tile Q; 0 pass; ? discarded C C; ? lay 1 Q",
    ); // and again
}

#[test]
fn what_is_unfinished_pays_a_point_a_tile() {
    check("bag; turn 0 U", "0 N13 n; 0 road ew; ? paid road 2 = 2; ? scores 2 0; ? winners 0; ? supply 6 7");
    check(
        "bag; F M12 e; 1 on M12 city ns; turn 0 U",
        "0 N13 n; 0 pass; ? paid city 2 1 = 3; ? scores 0 3; ? winners 1",
    );
    check("bag; turn 0 B", "0 M14 n; 0 cloister; ? paid cloister 2 = 2; ? scores 2 0");
    check(&format!("bag; {CLOISTER}; 1 on M14 cloister; turn 0 U"), "0 O13 n; 0 pass; ? paid cloister 8 = 8");
    check(
        "bag; 0 on M13 road ew; 1 on M13 road ew; turn 0 U",
        "0 N13 n; 0 pass; ? scores 2 2; ? winners 0 1",
    ); // a shared victory
    check(
        "bag; 0 on M13 road ew; 0 on M13 road ew; 1 on M13 road ew; turn 0 U",
        "0 N13 n; 0 pass; ? scores 2 0",
    );
}

#[test]
fn farmers_are_paid_for_completed_cities() {
    check("bag; E M12 s; 0 on M13 field ene; turn 1 K", "1 N13 n; 1 pass; ? paid farm 1 = 3; ? scores 3 0"); // SEED: not for the unfinished one
    check(
        "bag; E M12 s; D N13 n; 0 on M13 field ene; turn 1 E",
        "1 N12 s; 1 pass; ? paid farm 2 = 6; ? scores 6 0",
    ); // SEED: 6 points
    check("bag; E M12 s; U N13 n; U O13 n; 0 on M13 field ene; turn 1 U", "1 P13 n; 1 pass; ? scores 3 0"); // SEED: 3 points, far or near
    check("bag; 0 on M13 field ese; E M12 s; turn 1 U", "1 N13 n; 1 pass; ? paid farm 0 = 0; ? scores 0 0"); // the field behind the road
    check("bag; E M12 s; 0 on M12 field nnw; turn 1 U", "1 N13 n; 1 pass; ? paid farm 1 = 3"); // whoever owned the city
}

/// Two completed cities, M12 (A) and O12 (B), touched by the field between them and the road; A
/// also by the field north of it.
const CITIES: &str =
    "seats 3; E M12 s; U N13 n; D O13 n; bag; 2 on M12 field nnw; 1 on N13 field nnw; 0 on M13 field ene";

#[test]
fn each_farm_is_paid_by_itself() {
    check(
        &format!("{CITIES}; 0 on O13 field ene; turn 0 E"),
        "0 O12 s; 0 pass; ? paid farm 2 = 6, farm 1 = 3; ? scores 6 0 3",
    ); // SEED: 6, none, 3
    check(&format!("{CITIES}; turn 0 E"), "0 O12 s; 0 pass; ? paid farm 2 = 6, farm 1 = 3; ? scores 6 6 3"); // SEED: a tie, 6 each, and 3
    check("bag; E M12 s; 0 on M13 field ene; 0 on M12 field nnw; turn 1 U", "1 N13 n; 1 pass; ? scores 6 0"); // a city pays again for another farm
}

#[test]
fn other_farm_rules_pay_city_by_city() {
    let twice = "bag; E M12 s; 0 on M13 field ene; 0 on M12 field nnw; turn 1 U";
    check(&format!("farms once-per-city; {twice}"), "1 N13 n; 1 pass; ? paid supply 2 = 3; ? scores 3 0");
    check(&format!("farms first-edition; {twice}"), "1 N13 n; 1 pass; ? paid supply 2 = 4; ? scores 4 0");
    check(
        &format!("farms once-per-city; {CITIES}; 0 on O13 field ene; turn 0 E"),
        "0 O12 s; 0 pass; ? scores 6 0 3",
    );
    check(
        &format!("farms first-edition; {CITIES}; 0 on O13 field ene; turn 0 E"),
        "0 O12 s; 0 pass; ? scores 8 0 0",
    );
    check(&format!("farms first-edition; {CITIES}; turn 0 E"), "0 O12 s; 0 pass; ? scores 8 8 4"); // all three tie around A
}

#[test]
fn turn_passes_clockwise_and_ends_with_the_last_tile() {
    check(
        "seats 3; bag U U U; turn 1 U",
        "1 N13 n; 1 pass; ? lay 2 U; 2 O13 n; 2 pass; ? lay 0 U; 0 P13 n; 0 pass; ? lay 1 U; 1 L13 n; 1 pass; ? winners 0 1 2",
    );
}
