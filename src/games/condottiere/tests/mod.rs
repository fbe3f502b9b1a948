//! One-line cases in notation. `SEED` and `Rn` name the rule document and the readings that
//! `RULES.md` tells; "worked" marks the rule document's own worked examples, all other numbers were
//! counted by hand.

mod contract;
mod files;
mod knowledge;
mod looks;
mod luck;
mod plans;
mod script;
mod variants;

use script::Script;

/// From a position (see [`Script::given`]), steps and what they lead to.
fn check(position: &str, steps: &str) {
    Script::given(position).steps(steps);
}

/// The strength of each row.
fn strength(rows: &str, strength: &str) {
    let hands = vec!["-"; rows.split('|').count()].join(" | ").replace('-', "");
    check(&format!("hands {hands}; rows {rows}"), &format!("? strength {strength}"));
}

#[test]
fn mercenaries_courtesans_and_heroines_add_up() {
    strength("m10 m10 m5 m4 | ", "29 0"); // worked
    strength("m1 m2 m3 m4 m5 m6 m10 | courtesan courtesan heroine", "31 12");
    strength("winter | spring", "0 0");
}

#[test]
fn winter_makes_each_mercenary_one() {
    strength("m10 m10 m5 m4 | winter", "4 0"); // worked
    strength("m10 m6 winter winter | heroine courtesan", "2 11");
    strength("m10 courtesan | heroine winter", "2 10");
}

#[test]
fn drummer_doubles_the_mercenaries_of_its_row_once() {
    strength("m10 m6 m5 drummer | m10", "42 10"); // worked: 21 doubled
    strength("m10 m6 m5 drummer | winter", "6 0"); // worked: 2 each in Winter
    strength("m6 drummer drummer drummer heroine courtesan | ", "23 0");
    strength("drummer | m3", "0 3");
}

#[test]
fn spring_lifts_the_highest_mercenaries_in_any_row() {
    strength("m2 m5 m5 | m1 m4 heroine spring", "18 15"); // worked
    strength("m2 m4 drummer | spring", "15 0"); // worked: 4 + 8 + 3
    strength("m10 spring spring | m10 m6", "13 19");
    strength("heroine spring | m1 m1", "10 8"); // R3: a Heroine is no mercenary
    strength("m6 drummer | m10 spring", "12 13"); // R3: printed strength, not the doubled one
}

#[test]
fn seasons_sweep_each_other_from_all_rows() {
    check(
        "hands spring m1 | m1; rows m5 winter | winter m2",
        "0 spring; ? rows m5 spring | m2; ? discards winter winter; ? strength 8 2",
    );
    check(
        "hands winter m1 | m1; rows m5 | spring m2",
        "0 winter; ? rows m5 winter | m2; ? discards spring; ? strength 1 1",
    );
    check("hands winter m1 | m1; rows m5 winter |", "0 winter; ? rows m5 winter winter | -; ? discards");
    // R2: what was swept away does not come back.
    check(
        "hands winter spring | m1 m2; rows m5 | spring",
        "0 winter; 1 m2; 0 spring; ? discards winter spring; ? strength 8 2",
    );
}

#[test]
fn bishop_takes_the_highest_mercenaries_from_all_rows() {
    // worked
    check(
        "hands m1 | bishop m1; rows m6 m3 m1 m1 | m6 m1 m1; turn 1",
        "1 bishop; ? rows m3 m1 m1 | m1 m1; ? strength 5 2; ? phase pope 1; ? discards m6 m6 bishop",
    );
    check("hands bishop m1 | m1; rows m10 drummer | m6 heroine", "0 bishop; ? rows drummer | m6 heroine");
    check("hands bishop m1 | m1; rows m4 | m3 winter", "0 bishop; ? rows - | m3 winter; ? strength 0 1"); // R5: by printed strength
    check("hands bishop m1 | m1; rows m3 drummer | m4", "0 bishop; ? rows m3 drummer | -");
    // Those who have passed lose theirs too.
    check("hands m1 m1 | bishop m2; rows m5 |", "0 pass; 1 bishop; ? rows - | -");
    // R5: nothing to take, and the pawn all the same.
    check(
        "hands bishop m1 | m1; rows heroine | courtesan",
        "0 bishop; ? rows heroine | courtesan; ? phase pope 0; ? discards bishop",
    );
}

#[test]
fn pope_goes_to_a_free_region_or_off_the_map() {
    check("hands bishop m1 | m1", "0 bishop; 0 pope roma; ? pope roma; ? phase turn 1");
    check("hands bishop m1 | m1; pope roma", "0 bishop; ? pope roma; 0 pope off; ? pope -; ? phase turn 1");
    check("hands bishop m1 | m1; pope roma", "0 bishop; ? choices 0 17; 0 pope roma; ? pope roma"); // 16 free regions and off
    check("hands bishop m1 | m1; own 1 roma", "0 bishop; 0 ! pope roma pope-owned; ? choices 0 16");
    check(
        "hands bishop m1 | m1",
        "0 bishop; 0 ! pope torino pope-contested; 0 ! m1 wrong-phase-pope; 1 ! m1 not-awaited",
    ); // R14
    // The decision comes even after the last card, before the battle is concluded.
    check("hands bishop | ; rows m5 |", "0 bishop; ? phase pope 0; 0 pope siena; ? last torino - 1");
}

#[test]
fn scarecrow_takes_back_one_mercenary_of_the_own_row_or_nothing() {
    check(
        "hands scarecrow m1 | m1; rows m5 m5 m2 |",
        "0 scarecrow m5; ? rows m5 m2 | -; ? hold 0 m1 m5; ? discards scarecrow",
    );
    check("hands scarecrow m1 | m1; rows m5 drummer |", "0 scarecrow; ? rows m5 drummer | -; ? hold 0 m1");
    check("hands scarecrow m1 | m1", "0 scarecrow; ? rows - | -; ? hold 0 m1");
    check("hands scarecrow m1 | m1; rows m10 m6 | winter", "0 scarecrow m10; ? strength 1 0");
    check("hands scarecrow | m1; rows m5 drummer |", "? legal 0 scarecrow, scarecrow m5, pass");
}

#[test]
fn scarecrow_takes_nothing_else() {
    check("hands scarecrow m1 | m1; rows drummer heroine | m5", "0 ! scarecrow drummer scarecrow-special");
    check("hands scarecrow m1 | m1; rows drummer heroine | m5", "0 ! scarecrow m5 scarecrow-not-in-row");
    check("hands scarecrow m1 | m1; rows spring | m5", "0 ! scarecrow spring scarecrow-special");
    check(
        "hands m1 | m1; rows m5 |",
        "0 ! scarecrow m5 card-not-in-hand; 0 ! m1 m5 only-scarecrow-takes-back",
    );
}

#[test]
fn scarecrow_that_brings_a_card_back_is_not_the_last_card() {
    check("hands scarecrow | m1 m1; rows m5 |", "0 scarecrow m5; 1 m1; ? phase turn 0; ? hold 0 m5"); // R6
    check("hands scarecrow | m1 m1; rows m5 |", "0 scarecrow; 1 m1; ? phase turn 1");
}

#[test]
fn surrender_ends_the_battle_for_the_strongest_row_at_once() {
    check(
        "hands surrender m1 | m1 | m10; rows m1 | m5 |",
        "0 surrender; ? last torino 1 1; ? phase region 1; ? discards surrender",
    );
    check("hands surrender m1 | m1; rows m5 | m5", "0 surrender; ? last torino - 1; ? owner torino -");
    check("hands surrender m1 | m1 | m1", "0 surrender; ? last torino - 1; ? empty 0"); // R13: a tie at 0, and a card was played
    check("hands surrender | m1; rows m1 courtesan | m5", "0 surrender; ? last torino 1 0; ? owner torino 1");
}

#[test]
fn strongest_row_conquers_and_a_tie_does_not() {
    check(
        "hands m1 | | m1; rows m5 | m4 |; turn 2",
        "2 pass; 0 pass; ? last torino 0 0; ? owner torino 0; ? contested -; ? phase region 0",
    );
    check("hands | m1 | m1; rows m6 | m4 | m4; turn 1", "1 pass; 2 pass; ? last torino 0 0"); // a tie below the top
    check(
        "hands | m1 | m1; rows m4 | m4 |; holder 2; turn 1",
        "1 pass; 2 pass; ? last torino - 0; ? owner torino -; ? phase region 0",
    ); // R7
    check("hands m1 | m1 | m1", "0 pass; 1 pass; 2 pass; ? last torino - 1; ? empty 1"); // nobody played
    // R7: the seat to the left may have no cards.
    check("hands m1 | | m1; rows m3 | | m3; turn 2", "2 pass; 0 pass; ? last torino - 1; ? phase region 1");
}

#[test]
fn most_courtesans_take_the_condottiere() {
    let ends = |rows: &str, placed_by: u8, last: &str| {
        check(
            &format!("hands m1 | | ; rows {rows}; holder {placed_by}"),
            &format!("0 pass; ? last torino {last}"),
        );
    };
    ends("m5 | courtesan |", 2, "0 1"); // the region to the winner, the token to the other
    ends("m5 courtesan | courtesan |", 2, "0 0"); // as many: the winner
    ends("m5 courtesan | courtesan courtesan | courtesan", 0, "0 1");
    ends("courtesan | m1 |", 2, "- 0"); // R8: a tie of strength, but alone in courtesans
    ends("m4 courtesan | m4 courtesan |", 2, "- 0"); // both tied: left of seat 2
    ends("m4 courtesan | m4 courtesan |", 0, "- 1");
    ends("m4 | m3 |", 2, "0 0"); // no courtesan at all
}

#[test]
fn turns_go_round_without_those_who_are_out() {
    check("hands m1 m1 | m1 m1 | m1 m1", "0 m1; 1 pass; 2 m1; 0 pass; ? phase turn 2; 0 ! m1 not-awaited");
    check("hands m1 m1 | m1 | m1 m1", "0 m1; 1 m1; 2 m1; ? phase turn 0; 0 pass; ? phase turn 2");
    // The last one goes on alone, card by card, until it passes or has no more.
    check("hands m1 m2 m3 | m1", "0 m1; 1 pass; 0 m2; 0 m3; ? last torino 0 0; ? hands 0 1");
    check(
        "hands m1 m2 m3 | m1",
        "0 m1; 1 pass; 0 m2; ? phase turn 0; 0 pass; ? strength 3 0; ? owner torino 0",
    );
    check(
        "hands m1 m2 | m1",
        "0 ! m5 card-not-in-hand; 0 ! region roma wrong-phase-turn; 0 ! pope off wrong-phase-turn; ? legal 0 m1, m2, pass",
    );
}

#[test]
fn holder_leads_or_the_next_who_has_cards() {
    check(
        "hands m1 m1 | m1 m1 | m1 m1; free; holder 1; unasked 0 1 2",
        "1 region roma; ? phase turn 1; ? contested roma",
    );
    check("hands m1 m1 | m1 m1 | ; free; holder 2; unasked 0 1", "2 region roma; ? phase turn 0"); // R9
    // Who won with the last card has the token and chooses, but does not fight.
    check(
        "hands m5 | m1 m1 | m1 m1; unasked 1 2",
        "0 m5; 1 pass; 2 pass; ? phase region 0; 0 region roma; ? phase turn 1; 1 pass; 2 pass; ? last roma - 1",
    );
}

#[test]
fn condottiere_goes_where_neither_marker_nor_pawn_is() {
    check(
        "hands m1 | m1; free; own 1 milano; pope roma",
        "0 ! region milano region-owned; 0 ! region roma region-pope; ? choices 0 15",
    );
    check(
        "hands m1 | m1; free",
        "0 ! m1 wrong-phase-region; 1 ! region roma not-awaited; 0 ! pass wrong-phase-region",
    );
    // Where a battle had no winner there may be another.
    check(
        "hands m1 m1 | m1 m1; unasked 0 1",
        "0 m1; 1 m1; 0 pass; 1 pass; ? last torino - 1; 1 region torino; ? contested torino",
    );
}

#[test]
fn rows_lie_until_the_next_region_is_chosen() {
    check(
        "hands m1 m4 | m1; unasked 0 1",
        "0 m4; 1 pass; 0 pass; ? rows m4 | -; 0 region roma; ? rows - | -; ? discards m4",
    );
}

#[test]
fn all_who_have_cards_are_asked_about_their_hands_alike() {
    check("hands m1 | bishop | ; free", "0 region roma; ? phase hands 0 1; ? hands 1 1 0");
    check(
        "hands m1 | bishop | ; free; holder 2",
        "2 region roma; ? phase hands 0 1; 2 ! hand keep not-awaited",
    );
    check(
        "hands m1 | bishop; free",
        "0 region roma; 0 ! hand discard hand-has-mercenary; ? legal 0 hand keep, hand keep round",
    );
    check(
        "hands m1 | bishop; free",
        "0 region roma; ? legal 1 hand keep, hand keep round, hand discard; 1 ! pass wrong-phase-hands",
    );
    // No question before the first battle of the game.
    check("hands m1 | bishop; free; first", "? phase region 0");
    check("hands bishop bishop | bishop; free", "0 region roma; ? phase hands 0 1");
}

#[test]
fn answers_take_effect_together() {
    let asked = "hands bishop spring | m1 m2 | winter; free";
    check(
        asked,
        "0 region roma; 0 hand discard; ? hands 2 2 1; ? phase hands 1 2; 2 hand discard; ? hands 2 2 1; 0 ! hand keep not-awaited",
    );
    check(
        asked,
        "0 region roma; 2 hand discard; 0 hand keep; ? hands 2 2 1; 1 hand keep; ? hands 2 2 0; ? buried 1; ? phase turn 0",
    );
    check(asked, "0 region roma; 0 hand discard; 1 hand keep; 2 hand keep; ? hands 0 2 1; ? phase turn 1");
}

#[test]
fn keep_round_is_not_asked_again_until_the_next_deal() {
    let asked = "hands m1 m1 | m1 m1 | spring spring; free";
    check(
        asked,
        "0 region roma; 0 hand keep round; ? unasked; 1 hand keep; 2 hand keep; ? unasked 0; 0 pass; 1 pass; 2 pass; 1 region roma; ? phase hands 1 2",
    );
    check("hands m1 | m1; free; unasked 0 1", "0 region roma; ? phase turn 0"); // nobody is left to be asked
    check(
        "hands m1 | ; rows | ; free; unasked 0",
        "0 region roma; ? phase keep 0; 0 keep; ? unasked; ? round 2",
    );
}

#[test]
fn round_ends_when_at_most_one_has_cards() {
    check(
        "hands m1 m2 | spring | ; free",
        "0 region roma; 1 hand discard; 0 hand keep; ? phase keep 0; ? legal 0 keep, keep m1, keep m1 m2, keep m2",
    );
    check(
        "hands m1 m2 | | ; free; unasked 0",
        "0 region roma; ? phase keep 0; 0 keep m1; ? hands 10 10 10; ? round 2; ? phase turn 0",
    );
    check("hands | | ; free; holder 1", "1 region roma; ? hands 10 10 10; ? phase turn 1"); // nobody has cards: nothing is asked
    check("hands m1 | m1 | ; free; unasked 0 1", "0 region roma; ? round 1; ? phase turn 0");
}

#[test]
fn keeper_keeps_at_most_two() {
    let keeper = "hands m5 m5 winter | ; free; unasked 0";
    check(
        keeper,
        "0 region roma; ? legal 0 keep, keep m5, keep m5 m5, keep m5 winter, keep winter; 0 ! keep m5 m5 winter keep-too-many",
    );
    check(
        keeper,
        "0 region roma; 0 ! keep m6 keep-not-in-hand; 0 ! keep winter winter keep-not-in-hand; 0 ! pass wrong-phase-keep",
    );
    check(
        keeper,
        "0 region roma; luck deck m1 m1 m1 m1 m1 m1 m1 m1; luck deck m2 m2 m2 m2 m2 m2 m2 m2 m3 m3; 0 keep m5 winter; ? hold 0 m1 m1 m1 m1 m1 m1 m1 m1 m5 winter",
    );
}

#[test]
fn deal_makes_each_hand_ten_and_one_a_region() {
    // worked: three regions and no card give thirteen
    check("hands | ; free; own 0 parma venezia siena", "0 region roma; ? hands 13 10; ? round 2");
    check("hands m1 m1 m1 | ; free; own 0 roma; unasked 0", "0 region siena; 0 keep m1 m1; ? hands 11 10"); // R11: kept cards count
    // Everything but kept cards is shuffled in: 110 - 21 are left.
    check(
        "hands m1 m1 | ; rows m5 | m6; free; unasked 0",
        "0 region siena; ? discards m5 m6; 0 keep m1 m1; ? discards; ? buried 0; ? empty 0",
    );
}

#[test]
fn last_region_of_a_goal_wins_at_once() {
    let wins = |seats: usize, own: &str, over: &str| {
        let hands = format!("hands m5 m1 | m1{}", " | ".repeat(seats - 2));
        check(
            &format!("{hands}; rows m10{}; own 0 {own}", "|".repeat(seats - 1)),
            &format!("0 pass; 1 pass; ? over {over}"),
        );
    };
    wins(2, "milano genova parma", "adjacent 0"); // four connected with Torino
    wins(3, "milano genova", "no");
    wins(4, "milano genova", "adjacent 0"); // three
    wins(4, "milano modena", "adjacent 0"); // R16: a chain is enough, the ends need not touch
    wins(4, "milano roma", "no");
    wins(3, "venezia lucca siena ancona bologna", "total 0");
    wins(3, "venezia lucca siena ancona", "no");
    wins(6, "venezia lucca siena ancona", "total 0");
    wins(5, "milano genova siena ancona", "adjacent-and-total 0");
    check("hands m5 m1 | m1; own 0 milano genova parma", "0 pass; 1 pass; ? over no"); // no conquest, no victory
}

#[test]
fn exhausted_map_gives_the_game_to_who_has_most() {
    // Five seats; all but Torino and the pope's Napoli are owned, no three of one seat connected.
    let map = "own 0 milano bologna siena; own 1 venezia lucca urbino; own 2 genova ferrara firenze; own 3 mantova parma spoleto; own 4 modena ancona roma";
    let hands = "hands m1 | | | | ";
    check(
        &format!("{hands}; rows | m3 | | | ; {map}; pope napoli"),
        "0 pass; ? last torino 1 1; ? over most-regions 1",
    );
    check(&format!("{hands}; rows | m3 | | | ; {map}"), "0 pass; ? over no; ? legal 1 region napoli");
}

#[test]
fn tie_on_an_exhausted_map_is_fought_out_by_those_who_tied() {
    // R18. Seats 0 and 1 have four regions each, seats 2 to 5 two each.
    let map = "own 0 milano bologna siena; own 1 venezia lucca urbino napoli; own 2 genova ferrara; own 3 mantova roma; own 4 modena ancona; own 5 parma spoleto";
    let start = format!("hands m1 | m6 | | | | ; rows m3 | | | | | ; {map}; pope firenze; holder 4");
    let fight = format!(
        "0 pass; {}",
        "1 pass; ? over no; ? hands 14 14 0 0 0 0; ? phase turn 0; ? contested -; ? round 2"
    );
    check(&start, &fight);
    check(
        &start,
        "0 pass; luck deck m10 m10 m10 m10 m10 m10 m10 m10 bishop bishop courtesan courtesan surrender surrender; luck deck m6 m6 m6 m6 m6 m6 m6 m6 m5 m5 m5 m5 m5 m5; 1 pass; 0 m10; 1 m6; 0 bishop; ? rows - | m6 | - | - | - | -; ? phase turn 1; 1 pass; 0 pass; ? over final-battle 1; ? last - 1 0",
    );
    check(&start, "0 pass; 1 pass; 0 pass; 1 pass; ? over final-battle 0 1"); // still tied: they share
}

#[test]
fn stand_off_ends_a_round_that_nobody_plays() {
    // R22: as many empty battles as players, three at least; the region is chosen and the question
    // asked first.
    let steps = "0 pass; 1 pass; ? empty 2; 1 region roma; ? phase turn 1; 1 pass; 0 pass; ? empty 3; 0 region siena; ? hands 10 10; ? round 2; ? empty 0";
    check("hands m1 | m1; empty 1; unasked 0 1", steps);
    check(
        "hands m1 | m1; empty 2",
        "0 pass; 1 pass; 1 region roma; ? phase hands 0 1; ? round 1; 0 hand keep; 1 hand keep; ? round 2; ? hands 10 10",
    );
    check("hands m1 m1 | m1; empty 2", "0 m1; 1 pass; 0 pass; ? empty 0"); // a card was played
    check(
        "hands m1 | m1 | m1 | m1; empty 2; unasked 0 1 2 3",
        "0 pass; 1 pass; 2 pass; 3 pass; ? empty 3; 1 region roma; ? round 1; ? phase turn 1",
    );
}
