//! Each building's effect, cost and points. The numbers are the fact sheet's and the rule
//! documents'.

use super::super::*;
use super::check;

/// An id, what it costs in gold, wood and stone, its points, its battle, and against whom it is
/// worth one more.
type Row = (&'static str, [u8; 3], i16, i16, Option<Foe>);

/// Row by row: cost in gold, wood and stone, points, battle, and one more against whom.
const SHEET: [Row; 20] = [
    ("statue", [2, 0, 0], 3, 0, None),
    ("chapel", [3, 0, 1], 5, 0, None),
    ("church", [3, 1, 2], 7, 0, Some(Foe::Demons)),
    ("cathedral", [5, 0, 3], 9, 0, None),
    ("inn", [1, 1, 0], 0, 0, None),
    ("market", [2, 2, 0], 1, 0, None),
    ("farms", [2, 3, 1], 2, -1, None),
    ("merchants-guild", [3, 1, 2], 4, 0, None),
    ("guard-tower", [1, 0, 1], 1, 1, None),
    ("blacksmith", [1, 2, 0], 2, 1, None),
    ("barracks", [2, 2, 1], 4, 0, None),
    ("wizards-guild", [3, 2, 2], 6, 2, None),
    ("palisade", [0, 2, 0], 0, 1, Some(Foe::Zombies)),
    ("stable", [1, 1, 1], 2, 0, None),
    ("stone-wall", [2, 0, 2], 2, 1, None),
    ("fortress", [3, 0, 2], 4, 1, None),
    ("barricade", [0, 1, 0], 0, 0, Some(Foe::Goblins)),
    ("crane", [0, 1, 1], 1, 0, None),
    ("town-hall", [2, 1, 1], 2, 0, None),
    ("embassy", [2, 2, 2], 4, 0, None),
];

#[test]
fn sheets_are_those_of_the_box() {
    for (building, (id, [gold, wood, stone], points, battle, against)) in Building::ALL.into_iter().zip(SHEET)
    {
        assert_eq!(
            (building.id(), building.cost(), building.points()),
            (id, Goods::new(gold, wood, stone), points)
        );
        for foe in Foe::ALL {
            assert_eq!(
                building.strength(foe),
                battle + i16::from(against == Some(foe)),
                "{id} against {foe:?}"
            );
        }
    }
}

#[test]
fn each_building_is_paid_and_scores() {
    for (id, [gold, wood, stone], points, _, _) in SHEET {
        let building: Building = id.parse().unwrap();
        let before = building
            .column()
            .checked_sub(1)
            .and_then(|column| Building::at(building.row(), column));
        let has = before.map_or(String::new(), |before| format!("0 has {before};"));
        // With a Crane to its left only in its own row; a column 3 or 4 of that row is a gold
        // cheaper.
        let saved =
            u8::from(before.is_some_and(|before| before == Building::Crane || before == Building::TownHall));
        let left = Goods::new(9 - gold + saved, 9 - wood, 9 - stone);
        let position = format!("seats 2; phase build 0; 1 goods wood; {has} 0 goods gold 9 wood 9 stone 9");
        check(&position, &format!("0 build {id}; ? points {points} 0; ? goods 0 {left}"));
    }
}

/// With 3 soldiers and a King's die of 2: each building and all to its left, against each people.
#[test]
fn each_building_counts_in_battle() {
    let armies = [
        (Foe::Barbarians, 1, "y1-barbarians-2"),
        (Foe::Goblins, 1, "y1-goblins-2"),
        (Foe::Orcs, 1, "y1-orcs-3"),
        (Foe::Zombies, 1, "y1-zombies-4"),
        (Foe::Demons, 3, "y3-demons-6"),
        (Foe::Dragons, 5, "y5-dragons-9"),
    ];
    for (place, (id, ..)) in SHEET.iter().enumerate() {
        let row = &SHEET[place / 4 * 4..=place];
        for (foe, year, card) in armies {
            let value: i16 = 5 + row
                .iter()
                .map(|(_, _, _, battle, against)| battle + i16::from(*against == Some(foe)))
                .sum::<i16>();
            let position = format!(
                "seats 2; year {year}; step recruiting; phase recruit 1; 0 has {id}; 0 soldiers 3; 1 goods gold 2"
            );
            check(
                &position,
                &format!("luck enemy {card}; luck kings-die 2; 1 recruit none; ? values {value} 2"),
            );
        }
    }
}

#[test]
fn statue_and_chapel_as_in_the_example() {
    // worked: 2 2 2 and a white 2 are 8, so the Statue alone; a rerolled 1 makes 7, so the Chapel
    // too; then no more.
    let position = "seats 3; 0 has chapel; aided 0; phase aid 2";
    let steps = "luck dice 2 2 2; luck white 2; 2 aid gold; ? phase reroll 0; ? legal 0 statue, statue white, keep; 0 ! chapel chapel-too-high; \
        ? rolled 0 0 4 0 0 0 0; luck statue 1; 0 statue; ? dice 0 1 2 2 w2; ? rolled 0 1 4 0 0 0 0; ? legal 0 chapel, keep; 0 ! statue statue-used; \
        luck chapel 1 1 1; luck chapel-white 1; 0 chapel; ? dice 0 1 1 1 w1; ? rolled 0 5 4 0 0 0 0; ? rolled 1 3 0 0 0 0 0; ? phase influence 1; ? track 1 2 0";
    // The others' dice are ones: totals 3 and 3, then 4.
    check(position, steps);
    check(
        position,
        "luck dice 2 2 2; luck white 2; 2 aid gold; luck statue 1; 0 statue white; ? dice 0 2 2 2 w1; 0 keep; ? dice 0 2 2 2 w1",
    );
}

#[test]
fn statue_needs_equal_dice_and_chapel_seven_or_less() {
    let roll = |dice: &str, has: &str, steps: &str| {
        check(
            &format!("seats 3; 0 has {has}; phase aid 2"),
            &format!("luck dice {dice}; 2 aid gold; {steps}"),
        );
    };
    roll("2 2 3", "statue", "? phase influence 1");
    roll("1 3 3", "statue", "? phase influence 1");
    roll("6 6 6", "statue", "? legal 0 statue, keep");
    roll("1 1 6", "chapel", "? phase influence 1");
    roll("1 1 5", "chapel", "? legal 0 chapel, keep");
    roll(
        "2 2 2",
        "chapel",
        "? legal 0 statue, chapel, keep; luck chapel 3 3 3; 0 chapel; ? legal 0 statue, keep",
    );
    roll("2 2 2", "inn", "? phase influence 1");
    // A white die counts in both.
    let white = |die: u8, has: &str, steps: &str| {
        let position = format!("seats 3; 0 has {has}; aided 0; phase aid 2");
        check(&position, &format!("luck dice 2 2 2; luck white {die}; 2 aid gold; {steps}"));
    };
    white(2, "statue", "? legal 0 statue, statue white, keep");
    white(3, "statue", "? phase influence 1");
    white(1, "chapel", "? legal 0 chapel, keep");
    white(3, "chapel", "? phase influence 1");
    // In the old turn order, one seat after the other.
    check(
        "seats 3; track 2 0 1; 0 has statue; 2 has statue; phase aid 1",
        "1 aid gold; ? phase reroll 2; 2 keep; ? phase reroll 0; 0 keep; ? phase influence 2",
    );
}

#[test]
fn church_fights_demons() {
    let winter = |enemy: &str, year: u8, values: &str| {
        let position = format!(
            "seats 2; year {year}; 0 has church; 0 soldiers 4; 1 soldiers 4; step recruiting; phase recruit 1"
        );
        check(&position, &format!("luck enemy {enemy}; luck kings-die 1; 1 recruit none; ? values {values}"));
    };
    winter("y3-demons-6", 3, "6 5");
    winter("y3-orcs-5", 3, "5 5");
}

#[test]
fn cathedral_counts_goods_at_the_end_and_keeps_them() {
    let position = "seats 2; year 5; step recruiting; 0 has cathedral; 0 goods gold 2 stone 3; 0 soldiers 9; 1 soldiers 9; 1 goods gold 5; phase recruit 1";
    // The dragons' reward is 3, the bonus for the strongest 1; five goods make 2 points.
    check(
        position,
        "luck enemy y5-dragons-9; luck kings-die 6; 1 recruit none; ? points 6 4; ? goods 0 gold 2 stone 3; ? phase over points 0",
    );
}

#[test]
fn inn_brings_a_token_each_summer_even_the_first() {
    check("seats 2; step summer; phase build 0; 0 has inn; 0 goods wood", "0 pass; ? tokens 1 0");
    check("seats 2; step summer; phase build 0; 0 goods gold wood", "0 build inn; ? tokens 1 0");
    check("seats 2; step spring; phase build 0; 0 has inn; 0 goods wood", "0 pass; ? tokens 0 0");
}

#[test]
fn farms_bring_a_white_die_from_the_next_season_on() {
    let rolled = "luck neutral 6 6 6; luck neutral 6 5; luck dice 1 1 2";
    check(
        "seats 2; phase build 0; 0 has market; 0 goods gold 2 wood 3 stone",
        "0 build farms; ? dice 0 1 1 1 w1; ? dice 1 1 1 1",
    );
    check(
        "seats 2; step spring; phase build 0; 0 has farms; 0 goods wood",
        "0 pass; ? step summer; ? dice 0 1 1 1 w1",
    );
    check(
        "seats 2; step summer; phase build 0; 0 has farms; 0 goods wood",
        "0 pass; ? step autumn; ? dice 0 1 1 1 w1",
    );
    check(
        "seats 2; step autumn; phase build 0; 0 has farms; 0 soldiers 2; 0 goods wood",
        "luck enemy y1-orcs-3; 0 pass; ? values 2 1",
    );
    check(
        "seats 2; phase aid 0 1; 0 has farms",
        &format!("1 aid gold; {rolled}; luck white 5; 0 aid gold; ? dice 0 1 1 2 w5"),
    );
}

#[test]
fn merchants_guild_brings_gold_before_each_roll() {
    check("seats 2; phase aid 1; 0 has merchants-guild", "1 aid gold; ? goods 0 gold; ? goods 1 gold");
    // Not in the season it is built.
    let position = "seats 2; phase build 0; 0 has farms; 0 goods gold 3 wood stone 2; 1 goods wood";
    check(position, "0 build merchants-guild; ? goods 0 none; 1 pass; ? step summer; ? goods 0 gold");
}

#[test]
fn barracks_recruit_for_one_good() {
    let position = "seats 2; step recruiting; phase recruit 0; 0 goods gold 2 wood; 1 goods gold 2";
    check(
        position,
        "? legal 0 recruit none, recruit gold 2, recruit gold wood; 0 recruit gold wood; ? soldiers 1 0; 1 recruit none",
    );
    check(
        &format!("{position}; 0 has barracks"),
        "? choices 0 6; 0 recruit gold 2 wood; ? soldiers 3 0; ? goods 0 none",
    );
    check(
        position,
        "0 ! recruit gold wage-uneven; 0 ! recruit stone 2 wage-not-owned; 0 ! recruit gold 2 wood wage-uneven",
    );
}

#[test]
fn stable_adds_a_soldier_to_each_gift_of_soldiers() {
    for (advisor, soldiers) in [(5, 2), (10, 3), (18, 2), (13, 0)] {
        check(
            &format!("seats 2; phase influence 1; 0 at {advisor} 1; 0 has stable; 1 dice 1; 1 goods wood"),
            &format!("1 pass; ? soldiers {soldiers} 0"),
        );
    }
    // Two of them in one season: once each. Not in the season it is built.
    check(
        "seats 2; phase influence 1; 0 at 5 5; 0 at 10 6 4; 0 has stable; 1 dice 1; 1 goods wood",
        "1 pass; ? soldiers 5 0",
    );
    check(
        "seats 2; phase influence 1; 0 at 5 5; 0 has palisade; 0 goods gold wood stone; 1 dice 1; 1 goods wood",
        "1 pass; 0 build stable; ? soldiers 1 0",
    );
}

#[test]
fn crane_saves_a_gold_in_columns_three_and_four() {
    // worked: Farms for 1 gold, 3 wood and 1 stone.
    check(
        "seats 2; phase build 0; 0 has market crane; 0 goods gold wood 3 stone; 1 goods wood",
        "0 build farms; ? goods 0 none",
    );
    check(
        "seats 2; phase build 0; 0 has market; 0 goods gold wood 3 stone; 1 goods wood",
        "0 ! build farms building-cost",
    );
    check("seats 2; phase build 0; 0 has crane; 0 goods gold", "0 ! build statue building-cost");
    check("seats 2; phase build 0; 0 has crane inn; 0 goods gold wood 2", "0 ! build market building-cost");
    // Built first with the Envoy it helps the second building.
    check(
        "seats 2; phase build 0; envoy 0; 0 has barricade; 0 goods gold wood 2 stone 2",
        "0 build crane; 0 build town-hall; ? goods 0 none; ? envoy -",
    );
}

#[test]
fn town_hall_sells_one_point_a_season() {
    let hall = "seats 2; step summer; phase build 1; 0 has town-hall; 1 goods wood";
    check(
        &format!("{hall}; 0 goods gold stone; 0 tokens 1"),
        "1 pass; ? phase hall 0; ? legal 0 sell gold, sell stone, sell +2, pass; 0 ! sell wood sale-not-owned; 0 sell gold; \
         ? goods 0 stone; ? points 1 0; ? phase influence 0; 0 ! sell +2 wrong-phase-influence",
    );
    check(&format!("{hall}; 0 tokens 1"), "1 pass; 0 sell +2; ? tokens 0 0");
    check(&format!("{hall}; 0 tokens 1"), "1 pass; 0 pass; ? tokens 1 0");
    check("seats 2; step spring; phase build 1; 0 has town-hall; 1 goods wood", "1 pass; ? step summer"); // nothing to sell
    // The summer's token of an Inn can be sold at once; so works a Town Hall that was just built.
    check(
        "seats 2; step summer; phase build 1; 0 has town-hall inn; 1 goods wood",
        "1 pass; ? phase hall 0; 0 sell +2; ? points 1 0",
    );
    check(
        "seats 2; step summer; phase build 0; 0 has crane; 0 goods gold 2 wood stone",
        "0 build town-hall; ? phase hall 0; 0 sell gold; ? points 3 0",
    );
}

#[test]
fn embassy_brings_a_point_at_the_end_of_each_season() {
    check("seats 2; step spring; phase build 1; 0 has embassy; 1 goods wood", "1 pass; ? points 2 0"); // and the reward for most buildings
    check("seats 2; step summer; phase build 1; 0 has embassy; 1 goods wood", "1 pass; ? points 1 0");
    check(
        "seats 2; step autumn; phase build 1; 0 has embassy; 1 goods wood 2",
        "1 pass; ? points 1 0; ? phase recruit 1",
    );
    check(
        "seats 2; step summer; phase build 0; 0 has town-hall crane; 0 goods gold wood 2 stone 2",
        "0 build embassy; ? points 5 0",
    );
}

#[test]
fn provinces_are_counted_and_destroyed_from_the_right() {
    let rows = |rows: [u8; 5]| Buildings::rows(rows);
    assert_eq!(rows([3, 2, 0, 0, 0]).exposed(), Some(Building::Church));
    assert_eq!(rows([1, 2, 0, 2, 0]).exposed(), Some(Building::Market)); // the topmost of the column
    assert_eq!(rows([0, 0, 0, 0, 1]).exposed(), Some(Building::Barricade));
    assert_eq!(Buildings::NONE.exposed(), None);
    assert_eq!(
        rows([4, 0, 1, 0, 0]).next().map(Building::id).collect::<Vec<_>>(),
        ["inn", "blacksmith", "palisade", "barricade"]
    );
}
