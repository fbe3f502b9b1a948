//! The options of the game. Knows no position.

use crate::rules::{Chosen, Declared, Reason};
use serde::{Deserialize, Serialize};

/// The options in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Whether as many empty battles in a row as there are players (at least three) end a round
    /// (R22).
    pub stand_off: bool,
    /// Whether cards are drawn after each battle, and there are no rounds (R19).
    #[serde(default)]
    pub draw_after_battle: bool,
    /// The points at which a series of games ends; nothing where one game is played (R21).
    #[serde(default)]
    pub points: Option<u16>,
    /// Whether one connected region more is needed (R24).
    #[serde(default)]
    pub bigger_kingdoms: bool,
    /// Whether other players' regions may be attacked (R17).
    #[serde(default)]
    pub capturing: bool,
    /// Whether cards are laid face-down first (R20).
    #[serde(default)]
    pub hidden: bool,
}

/// The stand-off guard: `on` unless the table switches it off.
pub const STAND_OFF: Declared = Declared {
    key: "stand-off",
    values: &["on", "off"],
    default: 0,
};
/// Drawing after battles.
pub const DRAW: Declared = Declared {
    key: "draw-after-battle",
    values: &["off", "on"],
    default: 0,
};
/// A series of games, and the points that end it.
pub const POINTS: Declared = Declared {
    key: "points",
    values: &["off", "10", "15", "20", "30"],
    default: 0,
};
/// Bigger kingdoms.
pub const BIGGER: Declared = Declared {
    key: "bigger-kingdoms",
    values: &["off", "on"],
    default: 0,
};
/// Capturing regions.
pub const CAPTURING: Declared = Declared {
    key: "capturing",
    values: &["off", "on"],
    default: 0,
};
/// Hidden cards.
pub const HIDDEN: Declared = Declared {
    key: "hidden",
    values: &["off", "on"],
    default: 0,
};
/// All options, in the order they are offered.
pub const DECLARED: &[Declared] = &[DRAW, POINTS, BIGGER, CAPTURING, HIDDEN, STAND_OFF];

impl Options {
    /// Reads what a table chose.
    ///
    /// # Errors
    /// `option-unknown` if an option or a value is none of this game's; `points-with-capturing` for
    /// two that the rules advise against (R21).
    pub fn choose(chosen: &Chosen) -> Result<Options, Reason> {
        if !chosen.known(DECLARED) {
            return Err(Reason::rule("option-unknown"));
        }
        let on = |option: &Declared| chosen.value(option) == "on";
        let options = Options {
            stand_off: on(&STAND_OFF),
            draw_after_battle: on(&DRAW),
            points: chosen.value(&POINTS).parse().ok(),
            bigger_kingdoms: on(&BIGGER),
            capturing: on(&CAPTURING),
            hidden: on(&HIDDEN),
        };
        if options.points.is_some() && options.capturing {
            return Err(Reason::rule("points-with-capturing"));
        }
        Ok(options)
    }

    /// The keys of the variants in force, in the order they are offered.
    pub fn variants(&self) -> impl Iterator<Item = &'static str> {
        let chosen = [
            (DRAW, self.draw_after_battle),
            (POINTS, self.points.is_some()),
            (BIGGER, self.bigger_kingdoms),
            (CAPTURING, self.capturing),
            (HIDDEN, self.hidden),
        ];
        chosen
            .into_iter()
            .filter(|(_, on)| *on)
            .map(|(option, _)| option.key)
    }
}
