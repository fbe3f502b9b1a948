//! The parts in the box: cards, the deck, regions and their borders, and the map's own drawing.
//!
//! Component facts only: no position, no rule of play, no words of any language.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

use crate::rules::Illegible;

/// A kind of card. The order is the canonical one of hands, notation and draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Mercenary of strength 1.
    M1,
    /// Mercenary of strength 2.
    M2,
    /// Mercenary of strength 3.
    M3,
    /// Mercenary of strength 4.
    M4,
    /// Mercenary of strength 5.
    M5,
    /// Mercenary of strength 6.
    M6,
    /// Mercenary of strength 10.
    M10,
    /// Makes each mercenary count 1.
    Winter,
    /// Gives the highest mercenaries 3 more.
    Spring,
    /// Takes the highest mercenaries and moves the pope.
    Bishop,
    /// Counts 1; most of them take the Condottiere.
    Courtesan,
    /// Doubles the mercenaries of its row.
    Drummer,
    /// Counts 10, whatever happens.
    Heroine,
    /// Takes a mercenary of one's own row back.
    Scarecrow,
    /// Ends the battle at once.
    Surrender,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 15;

    /// All kinds in canonical order.
    pub const ALL: [Card; Card::KINDS] = [
        Card::M1,
        Card::M2,
        Card::M3,
        Card::M4,
        Card::M5,
        Card::M6,
        Card::M10,
        Card::Winter,
        Card::Spring,
        Card::Bishop,
        Card::Courtesan,
        Card::Drummer,
        Card::Heroine,
        Card::Scarecrow,
        Card::Surrender,
    ];

    /// The id, which is also the notation: `m5`, `winter`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Card::M1 => "m1",
            Card::M2 => "m2",
            Card::M3 => "m3",
            Card::M4 => "m4",
            Card::M5 => "m5",
            Card::M6 => "m6",
            Card::M10 => "m10",
            Card::Winter => "winter",
            Card::Spring => "spring",
            Card::Bishop => "bishop",
            Card::Courtesan => "courtesan",
            Card::Drummer => "drummer",
            Card::Heroine => "heroine",
            Card::Scarecrow => "scarecrow",
            Card::Surrender => "surrender",
        }
    }

    /// How many copies the deck has.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Card::M1 => 10,
            Card::M2 | Card::M3 | Card::M4 | Card::M5 | Card::M6 | Card::M10 => 8,
            Card::Winter | Card::Spring | Card::Heroine | Card::Surrender => 3,
            Card::Bishop | Card::Drummer => 6,
            Card::Courtesan => 12,
            Card::Scarecrow => 16,
        }
    }

    /// The printed strength of a mercenary; nothing for any other card.
    #[must_use]
    pub const fn mercenary(self) -> Option<u8> {
        match self {
            Card::M1 => Some(1),
            Card::M2 => Some(2),
            Card::M3 => Some(3),
            Card::M4 => Some(4),
            Card::M5 => Some(5),
            Card::M6 => Some(6),
            Card::M10 => Some(10),
            _ => None,
        }
    }

    /// The strength that no season and no Drummer changes: Courtesan 1, Heroine 10, others 0.
    #[must_use]
    pub const fn fixed(self) -> u8 {
        match self {
            Card::Courtesan => 1,
            Card::Heroine => 10,
            _ => 0,
        }
    }

    /// Whether the card lies in its row until the battle is over.
    #[must_use]
    pub const fn stays(self) -> bool {
        !matches!(self, Card::Bishop | Card::Scarecrow | Card::Surrender)
    }

    /// Whether the card is laid face-down where cards are hidden (R20).
    #[must_use]
    pub const fn hides(self) -> bool {
        self.stays() && self.sweeps().is_none()
    }

    /// The season that this season sweeps away.
    #[must_use]
    pub const fn sweeps(self) -> Option<Card> {
        match self {
            Card::Winter => Some(Card::Spring),
            Card::Spring => Some(Card::Winter),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Card, Illegible> {
        Card::ALL
            .into_iter()
            .find(|card| card.id().eq_ignore_ascii_case(text))
            .ok_or(Illegible)
    }
}

/// How many cards the deck has.
pub const DECK: u8 = 110;

/// Cards that each hand is made up to when a round begins.
pub const HAND_BASE: u8 = 10;

/// Cards that the last player holding any may keep when a round ends.
pub const KEEP_MOST: u8 = 2;

/// Cards in each hand at the start of a game with drawing after battles.
pub const HAND_DRAWING: u8 = 7;

/// Cards that are drawn at most after a battle.
pub const DRAW_MOST: u8 = 3;

/// Points for a game of a series that was won by connected regions.
pub const POINTS_BONUS: u16 = 5;

/// What a mercenary counts in Winter.
pub const WINTER_VALUE: u16 = 1;

/// What a Drummer multiplies by.
pub const DRUMMER_FACTOR: u16 = 2;

/// What Spring adds to each of the highest mercenaries.
pub const SPRING_BONUS: u16 = 3;

/// How many regions win the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// That many anywhere.
    pub total: u8,
    /// That many in one connected group.
    pub connected: u8,
}

impl Goal {
    /// The goal for a number of players.
    #[must_use]
    pub const fn of(seats: u8) -> Goal {
        if seats <= 3 {
            Goal {
                total: 6,
                connected: 4,
            }
        } else {
            Goal {
                total: 5,
                connected: 3,
            }
        }
    }

    /// The goal with one connected region more (R24).
    #[must_use]
    pub const fn raised(self) -> Goal {
        Goal {
            connected: self.connected + 1,
            ..self
        }
    }
}

/// A region of the map, a city-state. The order is the canonical one, from north-west to
/// south-east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "each is the name of its city")]
pub enum Region {
    Torino,
    Milano,
    Venezia,
    Genova,
    Mantova,
    Parma,
    Modena,
    Ferrara,
    Bologna,
    Lucca,
    Firenze,
    Siena,
    Spoleto,
    Urbino,
    Ancona,
    Roma,
    Napoli,
}

use Region::*;

impl Region {
    /// How many regions there are.
    pub const COUNT: usize = 17;

    /// All regions in canonical order.
    pub const ALL: [Region; Region::COUNT] = [
        Torino, Milano, Venezia, Genova, Mantova, Parma, Modena, Ferrara, Bologna, Lucca, Firenze, Siena,
        Spoleto, Urbino, Ancona, Roma, Napoli,
    ];

    /// What the map says of the region.
    #[must_use]
    pub const fn site(self) -> &'static Site {
        &MAP[self as usize]
    }

    /// The id, which is also the notation: `milano`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.site().id
    }

    /// The regions that share a border with this one.
    #[must_use]
    pub const fn neighbours(self) -> &'static [Region] {
        self.site().neighbours
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Region {
    type Err = Illegible;

    fn from_str(text: &str) -> Result<Region, Illegible> {
        Region::ALL
            .into_iter()
            .find(|region| region.id().eq_ignore_ascii_case(text))
            .ok_or(Illegible)
    }
}

/// A region on the map: its drawing on a canvas of [`CANVAS`], x to the right and y downwards, and
/// its borders.
///
/// The geometry is this project's own, traced from no board. Two polygons share corners exactly
/// where their regions border on each other.
#[derive(Debug)]
pub struct Site {
    /// The region.
    pub region: Region,
    /// Its id.
    pub id: &'static str,
    /// Where its city lies.
    pub city: (i16, i16),
    /// Where its name is centred.
    pub label: (i16, i16),
    /// The regions it borders on.
    pub neighbours: &'static [Region],
    /// Its outline, once round, the first corner not repeated.
    pub polygon: &'static [(i16, i16)],
}

/// Width and height of the map's canvas.
pub const CANVAS: (i16, i16) = (1000, 1000);

/// The map: each region's site, in canonical order.
pub const MAP: [Site; Region::COUNT] = [
    Site {
        region: Torino,
        id: "torino",
        city: (110, 160),
        label: (110, 186),
        neighbours: &[Milano, Genova],
        polygon: &[(25, 70), (205, 35), (232, 95), (218, 160), (185, 245), (110, 262), (25, 270)],
    },
    Site {
        region: Milano,
        id: "milano",
        city: (310, 165),
        label: (310, 191),
        neighbours: &[Torino, Venezia, Genova, Mantova, Parma, Modena],
        polygon: &[
            (205, 35),
            (320, 55),
            (435, 30),
            (402, 120),
            (440, 185),
            (385, 225),
            (380, 290),
            (325, 335),
            (262, 325),
            (245, 262),
            (185, 245),
            (218, 160),
            (232, 95),
        ],
    },
    Site {
        region: Venezia,
        id: "venezia",
        city: (655, 155),
        label: (655, 181),
        neighbours: &[Milano, Mantova, Ferrara],
        polygon: &[
            (435, 30),
            (600, 45),
            (900, 60),
            (955, 150),
            (845, 195),
            (790, 170),
            (725, 190),
            (700, 250),
            (630, 250),
            (562, 240),
            (535, 180),
            (440, 185),
            (402, 120),
        ],
    },
    Site {
        region: Genova,
        id: "genova",
        city: (155, 310),
        label: (155, 336),
        neighbours: &[Torino, Milano, Parma],
        polygon: &[
            (25, 270),
            (110, 262),
            (185, 245),
            (245, 262),
            (262, 325),
            (230, 385),
            (190, 375),
            (120, 340),
            (25, 390),
        ],
    },
    Site {
        region: Mantova,
        id: "mantova",
        city: (470, 230),
        label: (470, 256),
        neighbours: &[Milano, Venezia, Modena, Ferrara],
        polygon: &[(440, 185), (535, 180), (562, 240), (530, 285), (452, 272), (380, 290), (385, 225)],
    },
    Site {
        region: Parma,
        id: "parma",
        city: (310, 385),
        label: (310, 411),
        neighbours: &[Milano, Genova, Modena, Lucca],
        polygon: &[(262, 325), (325, 335), (372, 385), (350, 445), (255, 455), (262, 415), (230, 385)],
    },
    Site {
        region: Modena,
        id: "modena",
        city: (440, 345),
        label: (440, 371),
        neighbours: &[Milano, Mantova, Parma, Ferrara, Bologna, Lucca, Firenze],
        polygon: &[
            (325, 335),
            (380, 290),
            (452, 272),
            (530, 285),
            (528, 345),
            (482, 395),
            (478, 455),
            (425, 485),
            (402, 438),
            (350, 445),
            (372, 385),
        ],
    },
    Site {
        region: Ferrara,
        id: "ferrara",
        city: (615, 305),
        label: (615, 331),
        neighbours: &[Venezia, Mantova, Modena, Bologna],
        polygon: &[
            (562, 240),
            (630, 250),
            (700, 250),
            (722, 300),
            (672, 325),
            (682, 368),
            (602, 378),
            (528, 345),
            (530, 285),
        ],
    },
    Site {
        region: Bologna,
        id: "bologna",
        city: (625, 420),
        label: (625, 446),
        neighbours: &[Modena, Ferrara, Firenze, Urbino],
        polygon: &[
            (528, 345),
            (602, 378),
            (682, 368),
            (712, 450),
            (775, 515),
            (712, 508),
            (640, 540),
            (608, 470),
            (545, 440),
            (478, 455),
            (482, 395),
        ],
    },
    Site {
        region: Lucca,
        id: "lucca",
        city: (330, 505),
        label: (330, 531),
        neighbours: &[Parma, Modena, Firenze],
        polygon: &[(255, 455), (350, 445), (402, 438), (425, 485), (425, 545), (282, 568), (245, 510)],
    },
    Site {
        region: Firenze,
        id: "firenze",
        city: (525, 545),
        label: (525, 571),
        neighbours: &[Modena, Bologna, Lucca, Siena, Spoleto, Urbino, Roma],
        polygon: &[
            (425, 485),
            (478, 455),
            (545, 440),
            (608, 470),
            (640, 540),
            (630, 592),
            (572, 605),
            (556, 668),
            (540, 730),
            (482, 705),
            (498, 655),
            (452, 600),
            (305, 622),
            (282, 568),
            (425, 545),
        ],
    },
    Site {
        region: Siena,
        id: "siena",
        city: (395, 665),
        label: (395, 691),
        neighbours: &[Firenze, Roma],
        polygon: &[(305, 622), (452, 600), (498, 655), (482, 705), (448, 752), (380, 740), (325, 680)],
    },
    Site {
        region: Spoleto,
        id: "spoleto",
        city: (635, 705),
        label: (635, 731),
        neighbours: &[Firenze, Urbino, Ancona, Roma, Napoli],
        polygon: &[
            (630, 592),
            (655, 648),
            (722, 680),
            (750, 722),
            (690, 750),
            (660, 800),
            (598, 775),
            (540, 730),
            (556, 668),
            (572, 605),
        ],
    },
    Site {
        region: Urbino,
        id: "urbino",
        city: (705, 550),
        label: (705, 576),
        neighbours: &[Bologna, Firenze, Spoleto, Ancona],
        polygon: &[(640, 540), (712, 508), (775, 515), (815, 565), (735, 592), (655, 648), (630, 592)],
    },
    Site {
        region: Ancona,
        id: "ancona",
        city: (830, 610),
        label: (830, 636),
        neighbours: &[Spoleto, Urbino, Napoli],
        polygon: &[
            (655, 648),
            (735, 592),
            (815, 565),
            (885, 590),
            (905, 665),
            (832, 655),
            (750, 722),
            (722, 680),
        ],
    },
    Site {
        region: Roma,
        id: "roma",
        city: (600, 835),
        label: (600, 861),
        neighbours: &[Firenze, Siena, Spoleto, Napoli],
        polygon: &[
            (482, 705),
            (540, 730),
            (598, 775),
            (660, 800),
            (712, 860),
            (722, 915),
            (680, 945),
            (590, 890),
            (512, 810),
            (448, 752),
        ],
    },
    Site {
        region: Napoli,
        id: "napoli",
        city: (830, 880),
        label: (830, 906),
        neighbours: &[Spoleto, Ancona, Roma],
        polygon: &[
            (660, 800),
            (690, 750),
            (750, 722),
            (832, 655),
            (905, 665),
            (935, 760),
            (985, 830),
            (980, 965),
            (850, 985),
            (760, 958),
            (680, 945),
            (722, 915),
            (712, 860),
        ],
    },
];
