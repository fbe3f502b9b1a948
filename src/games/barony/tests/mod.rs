//! One-line cases in notation. `SEED` names the rule document; "pictured" marks its examples and
//! the captions of its pictures, all other cases were made and counted by hand.

mod contract;
mod files;
mod script;
mod whole;

use script::Script;

/// From a position (see [`Script::given`]), steps and what they lead to.
fn check(position: &str, steps: &str) {
    Script::given(position).steps(steps);
}

#[test]
fn first_cities_are_placed_there_and_back() {
    let placing = |seats: u8, order: &str| {
        let mut script = Script::given(&format!("seats {seats}; first 1; place"));
        for seat in order.split(' ') {
            let space = script.state.legal(crate::rules::Seat::new(seat.parse().unwrap()))[0];
            script = script.steps(&format!("{seat} {space}"));
        }
        script.steps("? phase turn 1; ? reserve 0 4 14 2 2; ? points 1 0");
    };
    // Seat 1 begins.
    placing(2, "1 0 0 0 1 1");
    placing(3, "1 2 0 0 0 2 2 1 1");
    placing(4, "1 2 3 0 0 0 3 3 2 2 1 1");
}

#[test]
fn first_cities_keep_off_lakes_forests_and_each_other() {
    let placing = "place; lake E4; forest E5; mountain E2";
    check(
        placing,
        "0 ! place E4 place-lake; 0 ! place E5 place-forest; 1 ! place E2 not-awaited; 0 ! place A1 off-board",
    );
    check(
        placing,
        "? choices 0 52; 0 place E2; ? at E2 0:CK; 1 ! place E2 place-city-there; 1 ! place E1 place-next-to-city",
    );
    check(
        placing,
        "0 place E2; 1 ! place D1 off-board; 1 ! place D2 place-next-to-city; 1 place E6; 1 ! place E7 place-next-to-city",
    );
    check(
        placing,
        "0 ! recruit E2 1 wrong-phase-place; 0 ! done wrong-phase-place; 0 ! pass pass-not-allowed",
    );
    check("seats 4; place", "? choices 0 108");
    check("seats 3; place", "? choices 0 81");
}

#[test]
fn board_without_room_for_first_cities_is_laid_anew() {
    // All lake but three spaces far apart: the fourth city has no room.
    let script = Script::given("place; all lake; plain A4 E1 G8")
        .steps("0 place A4; 1 place E1; 1 place G8; ? phase place 0; ? placed 0");
    script.steps("? reserve 0 7 14 2 5; ? reserve 1 7 14 2 5; ? occupied 0");
}

#[test]
fn city_recruits_two_and_three_beside_a_lake() {
    // pictured: a city beside a lake recruits three
    check(
        "pawns E4 0 C; lake E5",
        "? recruits 0 E4:1 E4:2 E4:3; 0 recruit E4 3; ? at E4 0:CKKK; ? reserve 0 4 14 2 4; ? phase turn 1",
    );
    check("pawns E4 0 C; lake E5 D4 F4", "0 ! recruit E4 4 recruit-too-many"); // more lakes add nothing
    check(
        "pawns E4 0 C; lake E6",
        "0 ! recruit E4 3 recruit-too-many; 0 ! recruit E4 0 recruit-none; 0 recruit E4 1; ? at E4 0:CK",
    );
    check(
        "pawns E4 0 C, G4 1 C",
        "0 ! recruit G4 1 recruit-no-own-city; 0 ! recruit E5 1 recruit-no-own-city",
    );
    check("pawns E4 0 CKKKKKK; lake E5", "? recruits 0 E4:1; 0 ! recruit E4 2 recruit-reserve-short");
    check("pawns E4 0 CKKKKKKK", "0 ! recruit E4 1 recruit-reserve-empty; ? recruits 0");
}

#[test]
fn one_or_two_knights_move_a_step_each() {
    // pictured: two knights, each from and to a space of its own
    check(
        "pawns E4 0 CKK",
        "0 move E4-E5; ? phase moving 0 E5; 0 move E4-D4; ? at E4 0:C; ? at E5 0:K; ? at D4 0:K; ? phase turn 1",
    );
    check("pawns E4 0 CK, G4 0 K", "0 move E4-E5; 0 move G4-F4; ? phase turn 1");
    check("pawns E4 0 CK, G4 0 K", "0 move E4-E5; 0 done; ? at G4 0:K; ? phase turn 1");
    check("pawns E4 0 CK", "0 move E4-E5; ? phase turn 1"); // no second knight: the turn ends by itself
    check(
        "pawns E4 0 CKK",
        "0 ! move E4-E6 move-not-adjacent; 0 ! move E4-E4 move-not-adjacent; 0 ! move E5-E6 move-no-knight",
    );
    check("pawns E4 0 K", "? moves E4 D3 D4 E3 E5 F3 F4");
    check("pawns A4 0 KK", "? moves A4 A5 B3 B4; 0 ! move A4-A3 off-board; 0 ! move A3-A4 off-board");
    // Any number of own knights may share a space.
    check("pawns E4 0 KKKKK, E5 0 KK", "0 move E4-E5; 0 move E4-E5; ? at E5 0:KKKK");
}

#[test]
fn same_knight_does_not_move_twice() {
    check("pawns E4 0 KK", "0 move E4-E5; 0 ! move E5-E6 move-same-knight; 0 move E4-E5; ? at E5 0:KK");
    // A knight that stood there before may go on, or back.
    check(
        "pawns E4 0 K, E5 0 K",
        "0 move E4-E5; ? moves E5 D4 D5 E4 E6 F4 F5; 0 move E5-E6; ? at E5 0:K; ? at E6 0:K",
    );
    check(
        "pawns E4 0 KK",
        "0 move E4-E5; 0 ! recruit E4 1 wrong-phase-moving; 0 ! city E4 wrong-phase-moving",
    );
}

#[test]
fn knights_keep_out_of_what_is_closed() {
    // pictured: of six spaces the knight can go to two
    let six = "seats 3; pawns E4 0 K, E3 1 C, D3 1 KK, D4 2 K, F3 2 S; lake E5; mountain D4";
    check(
        six,
        "? moves E4 F4; 0 ! move E4-E3 move-city; 0 ! move E4-D3 move-two-pawns; 0 ! move E4-F3 move-stronghold",
    );
    check(six, "0 ! move E4-E5 move-lake; 0 ! move E4-D4 move-mountain");
    check(
        "pawns E4 0 K, E3 1 C, D3 1 VK, D4 1 K; lake E5; mountain D4",
        "? moves E4 F3 F4; 0 ! move E4-D3 move-two-pawns",
    );
    // On a mountain a village closes too; own pawns never do, and elsewhere one pawn of each
    // opponent does not.
    check("pawns E4 0 K, E5 1 V; mountain E5", "0 ! move E4-E5 move-mountain");
    check("pawns E4 0 KK, E5 0 VK; mountain E5", "0 move E4-E5; ? at E5 0:VKK");
    check("seats 4; pawns E4 0 K, E5 1 V, E5 2 K, E5 3 K", "0 move E4-E5; ? at E5 0:K 1:V 2:K 3:K");
    check("seats 3; pawns E4 0 K, E5 1 V, E5 2 K; mountain E5", "0 ! move E4-E5 move-mountain");
}

#[test]
fn second_pawn_destroys_all_others_in_the_space() {
    // pictured: a knight, another's knight and a third one's village; a token for the village, none
    // for the knight
    let double = "seats 3; pawns E4 0 K, E5 0 K, E5 1 K, E5 2 V; tokens 1 CCC; tokens 2 MC";
    check(
        double,
        "0 move E4-E5; ? at E5 0:KK; ? phase taking 0 2; 0 take field; ? tokens 0 C; ? tokens 1 CCC; ? tokens 2 M",
    );
    check(
        double,
        "0 move E4-E5; ? reserve 1 7 14 2 5; ? reserve 2 7 14 2 5; 0 ! take plain take-not-held; 0 ! done wrong-phase-taking",
    );
    // The first one in destroys nothing, and the second one does though it comes in the same turn.
    check(
        "pawns E4 0 KK, E5 1 V; tokens 1 P",
        "0 move E4-E5; ? at E5 0:K 1:V; 0 move E4-E5; ? at E5 0:KK; ? tokens 0 P; ? phase turn 1",
    );
    // A village counts as presence: its owner throws an intruder out with one knight.
    check("pawns E4 0 K, E5 0 V, E5 1 K", "0 move E4-E5; ? at E5 0:VK; ? reserve 1 7 14 2 5");
    check("pawns E4 0 K, E5 0 K, E5 1 V", "0 move E4-E5; ? at E5 0:KK; ? tokens 0 -; ? reserve 1 7 14 2 5"); // nothing to take
}

#[test]
fn token_is_chosen_by_the_attacker_before_the_second_move() {
    let two = "pawns E4 0 KK, E5 0 K, E5 1 V, D4 0 K, D4 1 V; tokens 1 MFC";
    check(
        two,
        "0 move E4-E5; ? phase taking 0 1; 0 ! move E4-D4 wrong-phase-taking; 0 take field; ? phase moving 0 E5",
    );
    check(
        two,
        "0 move E4-E5; 0 take field; 0 move E4-D4; ? choices 0 2; 0 take forest; ? tokens 0 FC; ? tokens 1 M; ? phase turn 1",
    );
    // One kind of token is taken without asking.
    check(
        "pawns E4 0 KK, E5 0 K, E5 1 V; tokens 1 CC",
        "0 move E4-E5; ? phase moving 0 E5; ? tokens 0 C; ? tokens 1 C",
    );
}

#[test]
fn knights_are_swapped_for_buildings_with_a_token_each() {
    // pictured: two spaces in which something can be built; a mountain's token for the stronghold,
    // a field's for the village
    let red = "seats 3; pawns E2 0 CK, E4 0 K, E6 0 K, G2 0 K, G2 1 V, G4 0 K, G4 2 K; mountain E4; field E6";
    check(
        red,
        "? builds E4 E6; 0 build E4 stronghold; ? phase building 0; 0 build E6 village; ? tokens 0 MC; ? at E4 0:S; ? at E6 0:V",
    );
    check(red, "0 build E4 stronghold; 0 build E6 village; ? reserve 0 4 13 1 4; ? phase turn 1"); // nothing more: the turn ends by itself
    check(red, "0 build E4 village; 0 done; ? tokens 0 M; ? at E6 0:K; 0 ! done not-awaited");
    check(red, "0 ! build E2 village build-building-there; 0 ! build G2 village build-building-there");
    check(
        red,
        "0 ! build G4 village build-opposing-knight; 0 ! build E3 village build-no-knight; 0 ! build E4 city build-city",
    );
    // Of two knights in a space one is swapped.
    check("pawns E4 0 KK; forest E4", "0 build E4 village; ? at E4 0:VK; ? tokens 0 F; ? phase turn 1");
    check(
        "pawns E4 0 KK, E6 0 K",
        "0 build E4 village; 0 ! build E4 village build-building-there; 0 ! move E4-E5 wrong-phase-building",
    );
}

#[test]
fn building_is_limited_by_the_reserve_and_the_supply() {
    let strongholds = "pawns E4 0 K, E6 0 S, G2 0 S, G4 0 K";
    check(
        strongholds,
        "0 ! build E4 stronghold build-no-stronghold-left; 0 build E4 village; 0 ! build G4 stronghold build-no-stronghold-left",
    );
    check(
        "pawns E4 0 K, G4 0 S; villages 0 0",
        "0 ! build E4 village build-no-village-left; 0 build E4 stronghold; ? tokens 0 P",
    );
    check(
        "pawns E4 0 K, G4 0 S, G6 0 S; villages 0 0",
        "0 ! build E4 village build-no-village-left; ? builds",
    );
    // No token of that kind is left: something is built all the same.
    check(
        "pawns E4 0 K; field E4; tokens 1 CCCCCCCCCCCCCCCCCCCC",
        "0 build E4 village; ? at E4 0:V; ? tokens 0 -",
    );
}

#[test]
fn village_becomes_a_city_for_ten_points() {
    // pictured: two of the villages can be swapped, and a viscount has 25 points then
    let blue = "pawns E2 0 V, E4 0 V, G2 0 V, G4 0 V, G4 1 K, C4 0 V, B3 1 C; forest G2; title 0 1";
    check(blue, "? cities E2 E4; 0 city E2; ? points 0 25; ? at E2 0:C; ? reserve 0 7 10 2 4; ? tokens 0 -");
    check(
        blue,
        "0 ! city G2 city-forest; 0 ! city C4 city-next-to-city; 0 ! city G4 city-opposing-knight; 0 ! city E3 city-no-village",
    );
    check("pawns E2 0 C, E3 0 V", "0 ! city E3 city-next-to-city"); // own cities count too
    check("pawns E2 0 VK; mountain E2", "0 city E2; ? at E2 0:CK"); // a mountain is fine
    check("pawns E2 0 V; cities 0 0", "0 ! city E2 city-none-left; ? cities");
}

#[test]
fn expedition_arrives_on_an_empty_space_of_the_rim() {
    // pictured: one knight leaves the game, another arrives in an empty forest on the rim, behind
    // villages
    check(
        "pawns B3 1 V, B4 1 V; forest A4",
        "0 expedition A4; ? at A4 0:K; ? reserve 0 5 14 2 5; ? removed 0 1; ? phase turn 1",
    );
    check(
        "pawns A4 0 K, A5 1 V; lake J4",
        "0 ! expedition A4 expedition-occupied; 0 ! expedition A5 expedition-occupied",
    );
    check(
        "lake J4",
        "0 ! expedition J4 expedition-lake; 0 ! expedition E4 expedition-not-edge; 0 ! expedition A1 off-board; ? expeditions 26",
    );
    check("pawns E4 0 KKKKKK", "0 ! expedition A4 expedition-reserve-short; ? expeditions 0");
    // A lake is part of the board: what lies behind it is no rim.
    check("lake E2", "0 ! expedition E3 expedition-not-edge");
}

#[test]
fn title_costs_fifteen_gold_and_gives_no_change() {
    // pictured: 16 gold, from count to marquis, 45 points
    check(
        "pawns E4 0 CK; tokens 0 PPPPM; title 0 2",
        "? points 0 30; 0 title PPPP; ? points 0 45; ? tokens 0 M; ? phase turn 1",
    );
    check("pawns E4 0 CK; tokens 0 CCCCCC", "0 title CCC; ? points 0 15; ? tokens 0 CCC; ? phase turn 1"); // one step a turn
    let some = "tokens 0 MMFC";
    check(
        some,
        "0 ! title MMFC title-too-little; 0 ! title MMMM title-not-held; 0 ! title - title-too-little",
    );
    // What could be left out may not be paid.
    check("tokens 0 MCCC", "0 ! title MCCC title-token-to-spare; ? titles CCC");
    check("tokens 0 MMFPPCC", "0 ! title MMFPPCC title-token-to-spare");
    check("tokens 0 CCC; title 0 4; first 1", "0 ! title CCC title-already-duke; ? titles");
}

#[test]
fn payments_have_no_token_to_spare() {
    check("tokens 0 MMMMMMMM", "? titles MMMMMMMM"); // 16
    check("tokens 0 FFFFFFCC", "? titles FFCC FFFFC FFFFF"); // 16, 17 without any to spare, 15
    check("tokens 0 PPPPC", "? titles PPPC PPPP"); // 17, less a plain is 13; 16
    check("tokens 0 MFPC", "? titles"); // 14
}

#[test]
fn duke_ends_the_game_with_the_round() {
    let duke = "seats 3; first 1; pawns E4 1 C, G4 2 C, C4 0 C; tokens 1 CCC; tokens 2 CCC; title 1 3; title 2 3; turn 1";
    check(
        duke,
        "1 title CCC; ? over no; ? phase turn 2; 2 title CCC; ? phase turn 0; 0 recruit C4 1; ? over duke 1",
    );
    // Most points win, duke or not.
    check(
        &format!("{duke}; founded 2 2"),
        "1 title CCC; 2 recruit G4 1; 0 recruit C4 1; ? over duke 2; ? scores 0 60 74",
    );
    // The last in the round: it is over at once.
    check(
        "first 1; pawns E4 0 C; tokens 0 CCC; title 0 3; turn 0",
        "0 title CCC; ? over duke 0; 1 ! done over; 0 ! done over",
    );
}

#[test]
fn silver_counts_and_ties_go_by_turn_order() {
    // pictured: a duke with a city has 70, and 74 with three tokens of 4 silver
    let end = "first 1; pawns E4 0 C, G4 1 C; turn 0";
    check(
        &format!("{end}; title 0 4; founded 0 1; tokens 0 MFC"),
        "? points 0 70; 0 recruit E4 1; ? over duke 0; ? scores 74 0",
    );
    check(&format!("{end}; title 0 4; founded 0 1; tokens 0 PPM"), "0 recruit E4 1; ? scores 74 0");
    check(
        &format!("{end}; title 0 4; title 1 4; tokens 0 P; tokens 1 FF"),
        "0 recruit E4 1; ? scores 62 62; ? over duke 1",
    );
}

#[test]
fn who_can_do_nothing_is_passed_over() {
    // Seat 1 has all its knights locked in a corner between lakes.
    let locked = "pawns A4 1 KKKKKKK, A5 0 CK; villages 1 0; strongholds 1 0; lake B3 B4";
    check(
        locked,
        "0 ! pass pass-not-allowed; 0 recruit A5 1; ? phase turn 0; ? passes 1; 0 recruit A5 1; ? passes 1",
    );
    // Nobody can do anything: it ends at once and is counted out.
    let all =
        "pawns A4 1 KKKKKKK, A5 0 CKKKKKKK; villages 1 0; strongholds 1 0; lake B3 B4 B5; tokens 0 CCCC";
    check(all, "0 title CCC; ? over all-passed 0; ? scores 18 0");
}

#[test]
fn game_without_progress_ends_if_the_table_wants_it() {
    let idle = "pawns E4 0 CK, G4 1 CK";
    check(&format!("{idle}; idle-rounds 1"), "0 recruit E4 1; ? over no; 1 recruit G4 1; ? over idle 0");
    check(
        &format!("{idle}; idle-rounds 2"),
        "0 recruit E4 1; 1 expedition A4; 0 recruit E4 1; 1 recruit G4 1; 0 move E4-E5; 0 done; ? over no; 1 recruit G4 1; ? over idle 0",
    );
    check(&format!("{idle}; idle-rounds off; idle 400"), "0 recruit E4 1; 1 recruit G4 1; ? over no");
    // A knight that falls is no progress, a village is.
    check("pawns E4 0 K, E5 0 K, E5 1 K; idle-rounds 1; idle 1", "0 move E4-E5; 0 done; ? over idle 0");
    check("pawns E4 0 K, E5 0 K, E5 1 V; idle-rounds 1; idle 1", "0 move E4-E5; 0 done; ? over no");
}
