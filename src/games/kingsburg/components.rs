//! The parts in the box: buildings, advisors and enemies.
//!
//! Component facts only: no position, no rule of play, no words of any language. Each is checked
//! against the project's fact sheet by hand; the one disputed enemy card has both readings.

use super::goods::{Good, Goods, figure};
use crate::rules::Illegible;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A building, row by row from the top, each row from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Building {
    /// Rerolls one die when all are equal.
    Statue,
    /// Rerolls all dice when they total 7 or less.
    Chapel,
    /// Fights Demons.
    Church,
    /// Scores goods at the end.
    Cathedral,
    /// Brings a token each summer.
    Inn,
    /// Shifts a group by one.
    Market,
    /// Brings a white die each season.
    Farms,
    /// Brings gold each season.
    MerchantsGuild,
    /// Fights.
    GuardTower,
    /// Fights.
    Blacksmith,
    /// Recruits for one good.
    Barracks,
    /// Fights for two.
    WizardsGuild,
    /// Fights, Zombies above all.
    Palisade,
    /// Brings one soldier more.
    Stable,
    /// Fights, and wins drawn battles.
    StoneWall,
    /// Fights, and scores victories.
    Fortress,
    /// Fights Goblins.
    Barricade,
    /// Makes columns III and IV cheaper.
    Crane,
    /// Buys points.
    TownHall,
    /// Scores each season.
    Embassy,
}

/// What is printed at a building.
struct Sheet {
    id: &'static str,
    cost: Goods,
    points: i16,
    battle: i16,
    against: Option<Foe>,
}

const fn sheet(id: &'static str, cost: Goods, points: i16, battle: i16, against: Option<Foe>) -> Sheet {
    Sheet {
        id,
        cost,
        points,
        battle,
        against,
    }
}

const SHEETS: [Sheet; Building::COUNT] = [
    sheet("statue", Goods::new(2, 0, 0), 3, 0, None),
    sheet("chapel", Goods::new(3, 0, 1), 5, 0, None),
    sheet("church", Goods::new(3, 1, 2), 7, 0, Some(Foe::Demons)),
    sheet("cathedral", Goods::new(5, 0, 3), 9, 0, None),
    sheet("inn", Goods::new(1, 1, 0), 0, 0, None),
    sheet("market", Goods::new(2, 2, 0), 1, 0, None),
    sheet("farms", Goods::new(2, 3, 1), 2, -1, None),
    sheet("merchants-guild", Goods::new(3, 1, 2), 4, 0, None),
    sheet("guard-tower", Goods::new(1, 0, 1), 1, 1, None),
    sheet("blacksmith", Goods::new(1, 2, 0), 2, 1, None),
    sheet("barracks", Goods::new(2, 2, 1), 4, 0, None),
    sheet("wizards-guild", Goods::new(3, 2, 2), 6, 2, None),
    sheet("palisade", Goods::new(0, 2, 0), 0, 1, Some(Foe::Zombies)),
    sheet("stable", Goods::new(1, 1, 1), 2, 0, None),
    sheet("stone-wall", Goods::new(2, 0, 2), 2, 1, None),
    sheet("fortress", Goods::new(3, 0, 2), 4, 1, None),
    sheet("barricade", Goods::new(0, 1, 0), 0, 0, Some(Foe::Goblins)),
    sheet("crane", Goods::new(0, 1, 1), 1, 0, None),
    sheet("town-hall", Goods::new(2, 1, 1), 2, 0, None),
    sheet("embassy", Goods::new(2, 2, 2), 4, 0, None),
];

impl Building {
    /// How many there are.
    pub const COUNT: usize = 20;
    /// How many rows a province has.
    pub const ROWS: u8 = 5;
    /// How many columns a province has.
    pub const COLUMNS: u8 = 4;

    /// All buildings, row by row from the top, each row from the left.
    pub const ALL: [Building; Building::COUNT] = [
        Building::Statue,
        Building::Chapel,
        Building::Church,
        Building::Cathedral,
        Building::Inn,
        Building::Market,
        Building::Farms,
        Building::MerchantsGuild,
        Building::GuardTower,
        Building::Blacksmith,
        Building::Barracks,
        Building::WizardsGuild,
        Building::Palisade,
        Building::Stable,
        Building::StoneWall,
        Building::Fortress,
        Building::Barricade,
        Building::Crane,
        Building::TownHall,
        Building::Embassy,
    ];

    /// The building at a row from the top and a column from the left, both counted from 0.
    #[must_use]
    pub fn at(row: u8, column: u8) -> Option<Building> {
        if column >= Building::COLUMNS {
            return None;
        }
        Building::ALL
            .get(usize::from(row * Building::COLUMNS + column))
            .copied()
    }

    const fn sheet(self) -> &'static Sheet {
        &SHEETS[self as usize]
    }

    /// The id, which is also the notation: `guard-tower`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.sheet().id
    }

    /// Its row, counted from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self as u8 / Building::COLUMNS
    }

    /// Its column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self as u8 % Building::COLUMNS
    }

    /// What it costs without a Crane.
    #[must_use]
    pub const fn cost(self) -> Goods {
        self.sheet().cost
    }

    /// What it costs in a province with or without a Crane: 1 gold less in columns III and IV.
    #[must_use]
    pub const fn price(self, crane: bool) -> Goods {
        let cost = self.cost();
        if crane && self.column() >= CRANE_COLUMN {
            cost.without(Goods::one(Good::Gold))
        } else {
            cost
        }
    }

    /// The victory points it is worth.
    #[must_use]
    pub const fn points(self) -> i16 {
        self.sheet().points
    }

    /// What it adds to the combat value against any enemy.
    #[must_use]
    pub const fn battle(self) -> i16 {
        self.sheet().battle
    }

    /// The enemies against whom it adds 1 more.
    #[must_use]
    pub const fn against(self) -> Option<Foe> {
        self.sheet().against
    }

    /// What it adds to the combat value against these enemies.
    #[must_use]
    pub fn strength(self, foe: Foe) -> i16 {
        self.battle() + i16::from(self.against() == Some(foe))
    }
}

impl fmt::Display for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Building {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Building, Illegible> {
        Building::ALL
            .into_iter()
            .find(|building| building.id() == text)
            .ok_or(Illegible)
    }
}

/// One of the King's advisors, by its number from 1 to 18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Advisor(u8);

/// What an advisor gives. Goods of choice are chosen when the gift is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    /// The goods it gives, in two readings where there is a choice of two.
    pub goods: [Goods; 2],
    /// How many goods of one's own choice it gives beside.
    pub any: u8,
    /// Tokens of +2.
    pub tokens: u8,
    /// The number of soldiers it gives.
    pub soldiers: u8,
    /// Victory points, or what is paid of them.
    pub points: i16,
    /// Whether it shows this year's enemy.
    pub peek: bool,
}

const fn gift(one: Goods, other: Goods) -> Gift {
    Gift {
        goods: [one, other],
        any: 0,
        tokens: 0,
        soldiers: 0,
        points: 0,
        peek: false,
    }
}

const fn plain(goods: Goods) -> Gift {
    gift(goods, goods)
}

const GIFTS: [Gift; Advisor::COUNT] = [
    Gift {
        points: 1,
        ..plain(Goods::NONE)
    },
    plain(Goods::new(1, 0, 0)),
    plain(Goods::new(0, 1, 0)),
    gift(Goods::new(1, 0, 0), Goods::new(0, 1, 0)),
    Gift {
        soldiers: 1,
        ..plain(Goods::NONE)
    },
    plain(Goods::NONE),
    Gift {
        any: 1,
        tokens: 1,
        ..plain(Goods::NONE)
    },
    plain(Goods::new(2, 0, 0)),
    gift(Goods::new(1, 1, 0), Goods::new(0, 1, 1)),
    Gift {
        soldiers: 2,
        peek: true,
        ..plain(Goods::NONE)
    },
    gift(Goods::new(0, 1, 1), Goods::new(1, 0, 1)),
    Gift {
        any: 2,
        tokens: 1,
        ..plain(Goods::NONE)
    },
    plain(Goods::new(0, 0, 3)),
    Gift {
        any: 3,
        points: -1,
        ..plain(Goods::NONE)
    },
    plain(Goods::new(1, 1, 1)),
    plain(Goods::new(4, 0, 0)),
    Gift {
        any: 2,
        points: 3,
        peek: true,
        ..plain(Goods::NONE)
    },
    Gift {
        soldiers: 1,
        ..plain(Goods::new(1, 1, 1))
    },
];

impl Advisor {
    /// How many there are.
    pub const COUNT: usize = 18;

    /// Number 1.
    pub const JESTER: Advisor = Advisor(1);
    /// Number 2.
    pub const SQUIRE: Advisor = Advisor(2);
    /// Number 3.
    pub const ARCHITECT: Advisor = Advisor(3);
    /// Number 4.
    pub const MERCHANT: Advisor = Advisor(4);
    /// Number 5.
    pub const SERGEANT: Advisor = Advisor(5);
    /// Number 6.
    pub const ALCHEMIST: Advisor = Advisor(6);
    /// Number 7.
    pub const ASTRONOMER: Advisor = Advisor(7);
    /// Number 8.
    pub const TREASURER: Advisor = Advisor(8);
    /// Number 9.
    pub const MASTER_HUNTER: Advisor = Advisor(9);
    /// Number 10.
    pub const GENERAL: Advisor = Advisor(10);
    /// Number 11.
    pub const SWORDSMITH: Advisor = Advisor(11);
    /// Number 12.
    pub const DUCHESS: Advisor = Advisor(12);
    /// Number 13.
    pub const CHAMPION: Advisor = Advisor(13);
    /// Number 14.
    pub const SMUGGLER: Advisor = Advisor(14);
    /// Number 15.
    pub const INVENTOR: Advisor = Advisor(15);
    /// Number 16.
    pub const WIZARD: Advisor = Advisor(16);
    /// Number 17.
    pub const QUEEN: Advisor = Advisor(17);
    /// Number 18.
    pub const KING: Advisor = Advisor(18);

    /// All of them, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Advisor> + Clone {
        (1..=18).map(Advisor)
    }

    /// The advisor of a number, if there is one.
    #[must_use]
    pub fn numbered(number: i16) -> Option<Advisor> {
        u8::try_from(number)
            .ok()
            .filter(|number| (1..=18).contains(number))
            .map(Advisor)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The advisor's gift. The Alchemist's trade is none of these: it gives one each of the two
    /// goods not given up.
    #[must_use]
    pub fn gift(self) -> &'static Gift {
        &GIFTS[usize::from(self.0 - 1)]
    }

    /// Whether the gift may be declined: the Alchemist's trade and the Smuggler's bargain.
    #[must_use]
    pub fn declinable(self) -> bool {
        self == Advisor::ALCHEMIST || self == Advisor::SMUGGLER
    }
}

impl From<Advisor> for u8 {
    fn from(advisor: Advisor) -> u8 {
        advisor.0
    }
}

impl TryFrom<u8> for Advisor {
    type Error = Illegible;

    fn try_from(number: u8) -> Result<Advisor, Illegible> {
        Advisor::numbered(number.into()).ok_or(Illegible)
    }
}

impl fmt::Display for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Advisor {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Advisor, Illegible> {
        figure(text)
            .and_then(|number| Advisor::numbered(number.into()))
            .ok_or(Illegible)
    }
}

/// The people an enemy army is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Foe {
    /// Barbarians.
    Barbarians,
    /// Goblins.
    Goblins,
    /// Orcs.
    Orcs,
    /// Zombies.
    Zombies,
    /// Demons.
    Demons,
    /// Dragons.
    Dragons,
}

impl Foe {
    /// All peoples.
    pub const ALL: [Foe; 6] =
        [Foe::Barbarians, Foe::Goblins, Foe::Orcs, Foe::Zombies, Foe::Demons, Foe::Dragons];

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Foe::Barbarians => "barbarians",
            Foe::Goblins => "goblins",
            Foe::Orcs => "orcs",
            Foe::Zombies => "zombies",
            Foe::Demons => "demons",
            Foe::Dragons => "dragons",
        }
    }
}

/// An enemy card: an index into the 25 cards, year by year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Enemy(u8);

/// What a card takes or gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Named goods.
    pub goods: Goods,
    /// Goods of the player's own choice.
    pub any: u8,
    /// The number of buildings that fall.
    pub buildings: u8,
    /// Victory points.
    pub points: i16,
}

struct Card {
    id: &'static str,
    foe: Foe,
    strength: i16,
    lose: Toll,
    gain: Toll,
}

const fn toll(goods: Goods, any: u8, buildings: u8, points: i16) -> Toll {
    Toll {
        goods,
        any,
        buildings,
        points,
    }
}

const fn card(id: &'static str, foe: Foe, strength: i16, lose: Toll, gain: Toll) -> Card {
    Card {
        id,
        foe,
        strength,
        lose,
        gain,
    }
}

const CARDS: [Card; 25] = [
    card(
        "y1-barbarians-2",
        Foe::Barbarians,
        2,
        toll(Goods::NONE, 1, 1, 0),
        toll(Goods::new(1, 0, 0), 0, 0, 0),
    ),
    card(
        "y1-goblins-2",
        Foe::Goblins,
        2,
        toll(Goods::new(0, 1, 1), 0, 1, 1),
        toll(Goods::new(0, 1, 0), 0, 0, 0),
    ),
    card(
        "y1-goblins-3",
        Foe::Goblins,
        3,
        toll(Goods::new(1, 0, 0), 0, 1, 0),
        toll(Goods::new(0, 0, 1), 0, 0, 0),
    ),
    card("y1-orcs-3", Foe::Orcs, 3, toll(Goods::NONE, 2, 0, 1), toll(Goods::new(1, 0, 0), 0, 0, 0)),
    card("y1-zombies-4", Foe::Zombies, 4, toll(Goods::NONE, 0, 0, 2), toll(Goods::NONE, 0, 0, 1)),
    card(
        "y2-goblins-3",
        Foe::Goblins,
        3,
        toll(Goods::new(0, 2, 2), 0, 1, 1),
        toll(Goods::new(0, 1, 0), 0, 0, 0),
    ),
    card(
        "y2-goblins-4",
        Foe::Goblins,
        4,
        toll(Goods::new(2, 0, 0), 0, 1, 0),
        toll(Goods::new(0, 0, 1), 0, 0, 0),
    ),
    card("y2-orcs-4", Foe::Orcs, 4, toll(Goods::NONE, 2, 1, 0), toll(Goods::new(1, 0, 0), 0, 0, 0)),
    card(
        "y2-barbarians-5",
        Foe::Barbarians,
        5,
        toll(Goods::NONE, 2, 0, 1),
        toll(Goods::new(1, 0, 0), 0, 0, 0),
    ),
    card("y2-zombies-5", Foe::Zombies, 5, toll(Goods::NONE, 0, 0, 2), toll(Goods::NONE, 0, 0, 1)),
    card(
        "y3-goblins-4",
        Foe::Goblins,
        4,
        toll(Goods::new(0, 3, 3), 0, 1, 1),
        toll(Goods::new(0, 1, 0), 0, 0, 0),
    ),
    card(
        "y3-goblins-5",
        Foe::Goblins,
        5,
        toll(Goods::new(3, 0, 0), 0, 1, 0),
        toll(Goods::new(0, 0, 1), 0, 0, 0),
    ),
    card("y3-orcs-5", Foe::Orcs, 5, toll(Goods::NONE, 2, 1, 0), toll(Goods::new(1, 0, 0), 0, 0, 0)),
    card("y3-demons-6", Foe::Demons, 6, toll(Goods::new(2, 1, 1), 0, 0, 1), toll(Goods::NONE, 0, 0, 1)),
    card("y3-zombies-6", Foe::Zombies, 6, toll(Goods::NONE, 0, 0, 2), toll(Goods::NONE, 0, 0, 1)),
    card(
        "y4-goblins-5",
        Foe::Goblins,
        5,
        toll(Goods::new(0, 4, 4), 0, 1, 1),
        toll(Goods::new(0, 1, 0), 0, 0, 0),
    ),
    card(
        "y4-goblins-6",
        Foe::Goblins,
        6,
        toll(Goods::new(4, 0, 0), 0, 1, 0),
        toll(Goods::new(0, 0, 1), 0, 0, 0),
    ),
    card("y4-demons-6", Foe::Demons, 6, toll(Goods::NONE, 4, 0, 1), toll(Goods::new(1, 0, 0), 0, 0, 1)),
    card("y4-orcs-7", Foe::Orcs, 7, toll(Goods::NONE, 2, 1, 0), toll(Goods::NONE, 1, 0, 0)),
    card("y4-zombies-7", Foe::Zombies, 7, toll(Goods::NONE, 0, 0, 2), toll(Goods::NONE, 0, 0, 1)),
    card("y5-barbarians-7", Foe::Barbarians, 7, toll(Goods::NONE, 0, 0, 8), toll(Goods::NONE, 0, 0, 1)),
    card("y5-barbarians-8", Foe::Barbarians, 8, toll(Goods::NONE, 0, 1, 0), toll(Goods::NONE, 0, 0, 1)),
    card("y5-demons-8", Foe::Demons, 8, toll(Goods::NONE, 0, 1, 2), toll(Goods::NONE, 0, 0, 2)),
    card("y5-demons-9", Foe::Demons, 9, toll(Goods::NONE, 0, 1, 0), toll(Goods::NONE, 0, 0, 2)),
    card("y5-dragons-9", Foe::Dragons, 9, toll(Goods::NONE, 0, 0, 5), toll(Goods::NONE, 0, 0, 3)),
];

/// The other reading of the one card on which the lists differ.
const DISPUTED: Card =
    card("y4-demons-6", Foe::Demons, 6, toll(Goods::NONE, 4, 1, 0), toll(Goods::new(1, 0, 0), 0, 0, 0));

impl Enemy {
    /// How many cards each year has.
    pub const A_YEAR: usize = 5;
    /// The card on which the lists differ.
    pub const DISPUTED: Enemy = Enemy(17);

    /// The five cards of a year from 1 to 5; none of any other year.
    pub fn of_year(year: u8) -> impl Iterator<Item = Enemy> + Clone {
        let first = (year.max(1) - 1) * 5;
        (first..first + 5)
            .filter(|card| usize::from(*card) < CARDS.len())
            .map(Enemy)
    }

    /// All cards, year by year.
    pub fn all() -> impl Iterator<Item = Enemy> + Clone {
        (1..=5).flat_map(Enemy::of_year)
    }

    /// The least and the greatest strength of a year, as the cards' backs say.
    #[must_use]
    pub fn range(year: u8) -> (i16, i16) {
        let strengths = Enemy::of_year(year).map(Enemy::strength);
        let (Some(least), Some(most)) = (strengths.clone().min(), strengths.max()) else {
            unreachable!("each year has its enemies");
        };
        (least, most)
    }

    const fn card(self) -> &'static Card {
        &CARDS[self.0 as usize]
    }

    /// The id: `y1-goblins-3`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.card().id
    }

    /// The year whose card it is.
    #[must_use]
    pub const fn year(self) -> u8 {
        self.0 / 5 + 1
    }

    /// Whose army it is.
    #[must_use]
    pub const fn foe(self) -> Foe {
        self.card().foe
    }

    /// The army's strength.
    #[must_use]
    pub const fn strength(self) -> i16 {
        self.card().strength
    }

    /// What the defeated lose; `other` takes the other reading of the disputed card.
    #[must_use]
    pub fn lose(self, other: bool) -> Toll {
        if other && self == Enemy::DISPUTED {
            DISPUTED.lose
        } else {
            self.card().lose
        }
    }

    /// What the victors gain; `other` takes the other reading of the disputed card.
    #[must_use]
    pub fn gain(self, other: bool) -> Toll {
        if other && self == Enemy::DISPUTED {
            DISPUTED.gain
        } else {
            self.card().gain
        }
    }
}

impl fmt::Display for Enemy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Enemy {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Enemy, Illegible> {
        Enemy::all().find(|enemy| enemy.id() == text).ok_or(Illegible)
    }
}

impl From<Enemy> for String {
    fn from(enemy: Enemy) -> String {
        enemy.id().to_owned()
    }
}

impl TryFrom<String> for Enemy {
    type Error = Illegible;

    fn try_from(text: String) -> Result<Enemy, Illegible> {
        text.parse()
    }
}

/// The column, counted from 0, from which a Crane saves 1 gold.
pub const CRANE_COLUMN: u8 = 2;
/// The dice of a seat's own colour.
pub const OWN_DICE: usize = 3;
/// The most white dice a seat can roll: the King's aid and the Farms.
pub const WHITE_DICE: usize = 2;
/// The years of a game.
pub const YEARS: u8 = 5;
/// What a token adds to a group of dice.
pub const TOKEN: i16 = 2;
/// The goods a soldier costs.
pub const SOLDIER_PRICE: u8 = 2;
/// The goods a soldier costs with Barracks.
pub const BARRACKS_PRICE: u8 = 1;
/// The highest total of all dice with which a Chapel helps.
pub const CHAPEL_MOST: u8 = 7;
/// The troops that each seat has instead of the King's die, in the order of their bits.
pub const TROOPS: [u8; 6] = [0, 1, 1, 2, 3, 4];
