//! One-line cases in notation. "Worked" marks the rule documents' own worked examples; all other
//! numbers were counted by hand.

mod buildings;
mod contract;
mod files;
mod luck;
mod plans;
mod script;
mod winter;

use super::Advisor;
use script::Script;

/// From a position (see [`Script::given`]), steps and what they lead to.
fn check(position: &str, steps: &str) {
    Script::given(position).steps(steps);
}

#[test]
fn first_year_begins_with_a_good_for_everybody() {
    // worked: Cindy, Ann, David and Brian; Ann takes a wood, Brian a stone, Cindy and David a gold.
    let script = Script::file(
        "seats 4\n\nluck track 2 0 3 1\ndeal\n? track 2 0 3 1\n? phase aid 0 1 2 3\n? choices 1 3",
    );
    let script = script.steps("1 aid stone; 1 ! aid gold not-awaited; 0 aid wood; 3 aid gold; ? phase aid 2; luck dice 1 2 3; 2 aid gold");
    script
        .steps("? goods 0 wood; ? goods 1 stone; ? goods 2 gold; ? goods 3 gold; ? step spring; ? aided -; ? dice 0 1 2 3; ? dice 2 1 1 1");
}

#[test]
fn kings_aid_goes_to_one_alone_as_a_die() {
    // In spring alone.
    check("seats 3; phase aid 2; aided 0", "2 aid gold; ? step spring; ? dice 0 1 1 1 w1; ? dice 1 1 1 1");
    check(
        "seats 3; step spring; phase build 2; aided 0; 2 goods wood",
        "2 pass; ? step summer; ? dice 0 1 1 1",
    );
    // worked: the third year, after a winter in which all win a wood.
    let position = "seats 4; year 2; step winter; phase recruit 3; 0 has palisade stable farms barricade; 0 goods none; \
        1 has palisade stable farms; 1 goods gold 2; 2 has palisade stable farms; 3 has palisade stable farms barricade; 3 goods wood; \
        0 soldiers 9; 1 soldiers 9; 2 soldiers 9; 3 soldiers 9";
    check(
        position,
        "luck enemy y2-goblins-3; luck kings-die 6; 3 recruit none; ? year 3; ? aided 2; ? step spring; ? dice 2 1 1 1 w1 w1; ? dice 0 1 1 1 w1",
    );
}

#[test]
fn kings_aid_with_a_tie_gives_goods_to_the_tied_alone() {
    let position = "seats 3; year 1; step winter; phase recruit 2; 0 has palisade; 0 goods gold; 1 has palisade; 1 goods wood; 2 has palisade inn";
    check(
        position,
        "luck enemy y1-zombies-4; luck kings-die 4; 2 recruit none; ? phase aid 0 1; 2 ! aid gold not-awaited; 0 aid gold; 1 aid gold; ? goods 0 gold 2; ? goods 1 gold wood; ? aided -",
    );
    // Tokens are no goods.
    let position =
        "seats 2; year 1; step winter; phase recruit 1; 0 tokens 2; 1 tokens 0; 0 soldiers 9; 1 soldiers 9";
    check(position, "luck enemy y1-zombies-4; 1 recruit none; ? phase aid 0 1");
}

#[test]
fn turn_order_is_by_totals_and_ties_keep_their_order() {
    let roll = "luck dice 6 6 6; luck dice 1 2 3; luck dice 2 2 2; luck dice 6 6 5";
    let position = "seats 4; track 2 1 0 3; phase aid 3";
    check(position, &format!("{roll}; 3 aid gold; ? track 2 1 3 0; ? phase influence 2"));
    // White dice count; a token and the Market never do.
    let position = "seats 3; phase aid 2; aided 0; 0 tokens 3";
    check(
        position,
        "luck dice 1 1 1; luck white 6; luck dice 3 3 2; luck dice 3 3 3; 2 aid gold; ? track 1 0 2",
    );
}

#[test]
fn influence_takes_the_exact_total_of_a_group() {
    let position = "seats 2; phase influence 0; 0 dice 6 6 4; 1 dice 1 2 3";
    check(position, "? legal 0 take 4 4, take 6 6, take 10 4 6, take 12 6 6, take 16 4 6 6, pass");
    check(
        position,
        "0 ! take 11 4 6 total-differs; 0 ! take 5 5 die-missing; 0 ! take 18 4 6 6 +2 token-missing; 0 ! take 9 4 6 market-1 market-missing",
    );
    check(
        position,
        "0 take 4 4; ? phase influence 1; 1 take 6 1 2 3; ? phase influence 0; 0 ! take 6 6 advisor-taken; ? choices 0 2",
    );
    check(
        "seats 2; phase influence 0; 0 dice 6 6 4; 0 tokens 1; 1 dice 1 2 3",
        "0 take 18 4 6 6 +2; ? tokens 0 0",
    ); // worked
    check(position, "0 take 16 4 6 6; ? dice 0"); // worked
    check(position, "0 take 10 4 6; 1 pass; 0 take 6 6"); // worked: the General, and then the Alchemist
}

#[test]
fn one_token_a_season_and_one_market_shift() {
    let position =
        "seats 2; phase influence 0; 0 dice 1 2 6; 0 tokens 3; 0 has market; 1 dice 5 5 5; 1 goods gold";
    check(
        position,
        "0 take 3 1 +2; 1 pass; 0 ! take 4 2 +2 token-used; 0 take 2 2; 0 take 7 6 market+1; ? tokens 2 0",
    );
    check(position, "0 take 2 1 market+1; 1 pass; 0 ! take 1 2 market-1 market-used; 0 take 4 2 +2");
    // Both on one group, up to 19 − 1.
    let position = "seats 2; phase influence 0; 0 dice 6 6 5; 0 tokens 1; 0 has market; 1 dice 5 5 5";
    check(position, "0 take 18 5 6 6 +2 market-1; ? tokens 0 0");
    // worked: a group of 9 takes 8, 9 or 10.
    let position = "seats 2; phase influence 0; 0 dice 4 5; 0 has market; 1 dice 5";
    check(
        position,
        "? legal 0 take 4 4, take 3 4 market-1, take 5 4 market+1, take 5 5, take 4 5 market-1, take 6 5 market+1, take 9 4 5, take 8 4 5 market-1, take 10 4 5 market+1, pass",
    );
}

#[test]
fn white_dice_need_a_coloured_one() {
    let position = "seats 2; phase influence 0; 0 dice 2 w3 w4; 1 dice 5";
    check(
        position,
        "? legal 0 take 2 2, take 5 2 w3, take 6 2 w4, take 9 2 w3 w4, pass; 0 ! take 7 w3 w4 coloured-die-missing; 0 ! take 5 w3 +2 coloured-die-missing",
    );
    // No coloured die is left: the seat passes by itself.
    check(
        "seats 2; phase influence 0; 0 dice 2 w3 w4; 0 tokens 1; 1 dice 5 6",
        "0 take 2 2; 1 take 5 5; ? phase influence 1",
    );
}

#[test]
fn passing_is_final_for_the_season() {
    let position = "seats 2; phase influence 0; 0 dice 6 6 4; 1 dice 1 2 3";
    check(
        position,
        "0 pass; 1 take 1 1; ? phase influence 1; 0 ! take 6 6 not-awaited; 1 take 2 2; 1 take 3 3; ? phase build 1",
    );
}

#[test]
fn envoy_opens_a_taken_advisor_once() {
    // worked: a 3, and the Architect is taken; both get the gift.
    let position = "seats 2; phase influence 1; envoy 1; 0 at 3 3; 0 passed; 1 dice 3; 0 has statue";
    check(
        position,
        "? legal 1 take 3 3 envoy, pass; 1 ! take 3 3 advisor-taken; 1 take 3 3 envoy; ? envoy -; ? goods 0 wood; ? goods 1 wood",
    );
    // Without the Envoy there is nothing to place; not on a free advisor either.
    check(
        "seats 2; phase influence 1; 0 at 3 3; 1 dice 3 4",
        "? legal 1 take 4 4, take 7 3 4, pass; 1 ! take 3 3 envoy advisor-taken",
    );
    check("seats 2; phase influence 1; envoy 1; 1 dice 3 4", "1 ! take 4 4 envoy advisor-free");
    // Oneself, and neutral dice.
    check(
        "seats 2; phase influence 0; envoy 0; 0 at 4 4; 0 dice 4; 1 passed; blocked 9 6",
        "0 take 4 4 envoy; ? phase gift 0 4",
    );
    check("seats 2; phase influence 0; envoy 0; 0 dice 6; blocked 9 6", "? legal 0 take 6 6 envoy, pass");
}

#[test]
fn neutral_dice_block_advisors_for_two() {
    let aid = "phase aid 1";
    check(aid, "luck neutral 3 5 1; luck neutral 1 6; 1 aid gold; ? blocked 7 9");
    check(aid, "luck neutral 1 2 2; luck neutral 1 4; 1 aid gold; ? blocked 1 4 5");
    check(aid, "luck neutral 2 3 1; luck neutral 3 3; 1 aid gold; ? blocked 3 6");
    check("seats 3; phase aid 1", "1 aid gold; ? blocked");
}

#[test]
fn outside_example_of_two_players_opening() {
    // The first plies of a recorded game, told in words beside the records.
    let script = Script::file(
        "seats 2\n\nluck track 0 1\ndeal\n0 aid gold\nluck neutral 2 5 1\nluck neutral 1 6\nluck dice 4 2 4\nluck dice 1 2 6\n1 aid gold",
    );
    script.steps("? blocked 7 8; ? track 1 0; ? phase influence 1; ? choices 1 6");
}

/// Each advisor's gift, for one who has no goods: what it gives, after an answer where it asks.
#[test]
fn advisors_give_their_gifts() {
    let gifts = [
        // advisor, what is answered where it asks, the goods then, and what else is so
        (1, "", "none", "? points 1 0"),
        (2, "", "gold", "? points 0 0"),
        (3, "", "wood", ""),
        (4, "gift gold", "gold", ""),
        (4, "gift wood", "wood", ""),
        (5, "", "none", "? soldiers 1 0"),
        (6, "", "none", ""),
        (7, "gift stone", "stone", "? tokens 1 0"),
        (8, "", "gold 2", ""),
        (9, "gift gold wood", "gold wood", ""),
        (9, "gift wood stone", "wood stone", ""),
        (10, "", "none", "? soldiers 2 0; ? knows 0; ? seen 0 y1-barbarians-2; ? seen 1 -"),
        (11, "gift wood stone", "wood stone", ""),
        (11, "gift gold stone", "gold stone", ""),
        (12, "gift gold stone", "gold stone", "? tokens 1 0"),
        (13, "", "stone 3", ""),
        (14, "gift gold wood stone", "gold wood stone", "? points -1 0"),
        (15, "", "gold wood stone", ""),
        (16, "", "gold 4", ""),
        (17, "gift gold 2", "gold 2", "? points 3 0; ? knows 0"),
        (18, "", "gold wood stone", "? soldiers 1 0"),
    ];
    assert!(Advisor::all().all(|advisor| gifts.iter().any(|(number, ..)| *number == advisor.number())));
    for (advisor, answer, goods, rest) in gifts {
        let position =
            format!("seats 2; phase influence 1; 0 at {advisor} 1; 1 dice 1; 0 has statue; 1 goods gold 9");
        let answer = if answer.is_empty() {
            String::new()
        } else {
            format!("? phase gift 0 {advisor}; 0 {answer};")
        };
        check(&position, &format!("1 pass; {answer} ? goods 0 {goods}; {rest}"));
    }
}

#[test]
fn gifts_that_ask_list_all_answers() {
    let gift = |advisor: u8, goods: &str, steps: &str| {
        check(
            &format!("seats 2; phase influence 1; 0 at {advisor} 1; 0 goods {goods}; 1 dice 1"),
            &format!("1 pass; {steps}"),
        );
    };
    gift(7, "none", "? choices 0 3");
    gift(12, "none", "? choices 0 6; 0 ! gift gold gift-differs; 0 ! decline gift-not-declinable");
    gift(14, "none", "? choices 0 11; 0 decline; ? goods 0 none; ? points 1 1"); // the reward, for both
    gift(17, "none", "? choices 0 6");
    gift(
        6,
        "gold 2 wood",
        "? legal 0 swap gold, swap wood, decline; 0 ! swap stone swap-not-owned; 0 swap gold; ? goods 0 gold wood 2 stone",
    );
    gift(6, "gold", "0 decline; ? goods 0 gold");
}

#[test]
fn gifts_come_in_order_and_feed_each_other() {
    // worked: Ann at 1 and 8, Brian at 9, Cindy, who has a gold, at 4 and 6, David at 3 and 7.
    let position = "seats 4; phase influence 3; 0 at 1 1; 0 at 8 2 6; 1 at 9 4 5; 2 at 4 4; 2 at 6 6; 2 goods gold; 3 at 3 3; 3 at 7 1 6; 3 dice 1";
    check(
        position,
        "3 pass; ? points 1 0 0 0; ? goods 3 wood; ? phase gift 2 4; 2 gift wood; ? goods 2 gold wood; \
         ? phase gift 2 6; 2 swap wood; ? goods 2 gold 2 stone; ? phase gift 3 7; 3 gift stone; ? tokens 0 0 0 1; ? goods 3 wood stone; \
         ? goods 0 gold 2; ? phase gift 1 9; ? legal 1 gift gold wood, gift wood stone; 1 gift gold wood; ? goods 1 gold wood",
    );
    // Two claims on one advisor: in order of placement.
    let position = "seats 3; phase influence 2; 1 at 7 6 1; 0 at 7 5 2; 2 dice 1";
    check(position, "2 pass; ? phase gift 1 7; 1 gift gold; ? phase gift 0 7; 0 gift wood; ? tokens 1 1 0");
}

#[test]
fn enemy_that_was_looked_at_is_the_one_that_comes() {
    let position = "seats 2; phase influence 1; step autumn; 0 at 10 5 5; 0 at 17 6 6 5; 1 dice 1";
    let script = Script::given(position)
        .steps("luck enemy y1-orcs-3; 1 pass; ? knows 0; 0 gift gold 2; ? seen 0 y1-orcs-3; ? points 3 0");
    script.steps("0 pass; 0 recruit none; ? year 2; ? seen 0 -; ? knows; ? fought y1-orcs-3");
}

#[test]
fn building_goes_row_by_row_and_is_paid() {
    // worked: Ann has two gold and a wood, and the Statue is worth three points.
    // Seat 1 could build too, so that the season does not end.
    let build = |position: &str, steps: &str| {
        check(&format!("seats 2; phase build 0; 1 goods wood; {position}"), steps)
    };
    build("0 goods gold 2 wood", "0 build statue; ? goods 0 wood; ? points 3 0; ? has 0 statue");
    build("0 goods gold wood", "0 build inn; ? goods 0 none; ? points 0 0"); // worked: Brian
    build("0 goods gold 2 stone", "0 build guard-tower; ? goods 0 gold; ? points 1 0"); // worked: Cindy
    build(
        "0 goods wood 2",
        "? legal 0 build palisade, build barricade, pass; 0 build palisade; ? points 0 0",
    ); // worked: David
    // worked: the Church needs Statue and Chapel.
    let rich = "gold 9 wood 9 stone 9";
    build(&format!("0 goods {rich}"), "0 ! build church building-order; 0 ! build chapel building-order");
    build(
        &format!("0 has chapel; 0 goods {rich}"),
        "0 ! build statue building-stands; 0 build church; ? points 7 0; ? has 0 statue chapel church",
    );
    build("0 goods gold", "0 ! build statue building-cost; 0 pass; ? buildings 0 0");
}

#[test]
fn one_building_a_season_and_two_with_the_envoy() {
    // worked: Barricade and Blacksmith for 1 gold and 3 wood; the Guard Tower stands before.
    let david = "seats 2; phase build 0; 0 has guard-tower; 0 goods gold wood 3; 1 has statue";
    check(
        &format!("{david}; envoy 0"),
        "0 build barricade; ? phase again 0; 0 build blacksmith; ? goods 0 none; ? envoy -; ? has 0 guard-tower blacksmith barricade",
    );
    check(&format!("{david}; envoy 0"), "0 build barricade; 0 pass; ? envoy 0; ? buildings 2 1");
    check(david, "0 build barricade; ? buildings 2 1; ? step summer");
    // Two in a row of one row; a second that cannot be paid is not asked for.
    check(
        "seats 2; phase build 0; envoy 0; 0 goods gold 5 stone",
        "0 build statue; 0 build chapel; ? points 9 0; ? goods 0 none",
    ); // and the reward for most buildings
    check("seats 2; phase build 0; envoy 0; 0 goods gold 2", "0 build statue; ? envoy 0; ? step summer");
}

#[test]
fn kings_reward_is_for_most_buildings_and_every_tie() {
    check(
        "seats 3; phase build 2; 0 has inn; 1 has statue; 2 goods wood",
        "2 pass; ? points 1 1 0; ? step summer",
    );
    check("seats 3; phase build 2; 2 goods wood", "2 pass; ? points 1 1 1"); // the literal reading
    check("seats 3; phase build 2; step autumn; 0 has inn; 2 goods wood", "2 pass; ? points 0 0 0");
}

#[test]
fn envoy_goes_to_the_least_developed_alone() {
    // worked
    let position = "seats 4; year 2; step summer; phase build 2; 0 has chapel market guard-tower; 1 has chapel market; 1 goods gold 2; \
        2 has chapel market; 2 goods gold; 3 has chapel market";
    check(position, "2 pass; ? envoy 3; ? step autumn");
    check(
        &position
            .replace("2 goods gold;", "2 goods none;")
            .replace("phase build 2", "phase build 1"),
        "1 pass; ? envoy -",
    );
    // An unused one goes back first, and may come to the same seat.
    check("seats 2; step summer; phase build 0; envoy 1; 0 has inn; 0 goods wood", "0 pass; ? envoy 1");
    check(
        "seats 2; step summer; phase build 0; envoy 0; 0 has inn; 1 has inn; 0 goods wood; 1 goods gold",
        "0 pass; ? envoy -",
    );
    check(
        "seats 2; step spring; phase build 0; envoy 1; 0 has inn; 0 goods wood",
        "0 pass; ? envoy 1; ? step summer",
    );
}
