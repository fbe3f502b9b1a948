//! The panels that lie below a person's first one, by the paths that controls run. Knows no game:
//! a game has paths of its own, and some below that of planning.

use super::ComputerLevel;
use super::deliberation::ComputerCommand;
use crate::rules::Seat;
use std::fmt;

/// The first word of the options panel's path, and of what is done there; no game's own paths and
/// actions begin like this, nor like the next three.
const OPTIONS: &str = "set";
/// The first word of the planning panel's paths, and of what is planned there.
const PLANS: &str = "plan";
/// The first word of the notation that drops a plan.
const DROP: &str = "unplan";

/// The first word of the path of the panel on which somebody says what is to be taken back, and of
/// what is asked there.
const BACK: &str = "take-back";

/// The first word of the path of the panel where computers are added and sent away, and of what is done there.
const COMPUTERS: &str = "computer";

/// One of a person's own panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPath<'a> {
    /// The options of a table that waits for its game.
    Options,
    /// The computers of a table that waits for its game.
    Computers,
    /// Planning, with the game's own path there.
    Plans(&'a str),
    /// What of the own decisions is to be taken back, if the others agree.
    Back,
    /// The game's, with its own path; the first one where that is empty.
    Game(&'a str),
}

impl<'a> PanelPath<'a> {
    /// The first panel.
    pub const FIRST: PanelPath<'static> = PanelPath::Game("");
    /// The first panel of planning.
    pub const PLANS: PanelPath<'static> = PanelPath::Plans("");

    /// The panel of a path that a control carries.
    #[must_use]
    pub fn read(path: &'a str) -> PanelPath<'a> {
        match path.split_once(' ').unwrap_or((path, "")) {
            (OPTIONS, _) => PanelPath::Options,
            (COMPUTERS, _) => PanelPath::Computers,
            (PLANS, below) => PanelPath::Plans(below),
            (BACK, _) => PanelPath::Back,
            _ => PanelPath::Game(path),
        }
    }

    /// The game's own path, whose picture and menu stand there; its first one beside a panel that is
    /// none of its own.
    pub(super) fn of_game(self) -> &'a str {
        match self {
            PanelPath::Game(own) => own,
            PanelPath::Options | PanelPath::Computers | PanelPath::Plans(_) | PanelPath::Back => "",
        }
    }

    /// Whether a notation asks for actions to be taken back.
    #[must_use]
    pub fn asks_back(notation: &str) -> bool {
        back_to(notation).is_some()
    }

    /// The panel on which something of this notation is done.
    #[must_use]
    pub fn of(notation: &str) -> PanelPath<'static> {
        match notation.split(' ').next() {
            Some(OPTIONS) => PanelPath::Options,
            Some(COMPUTERS) => PanelPath::Computers,
            Some(PLANS | DROP) => PanelPath::PLANS,
            _ => PanelPath::FIRST,
        }
    }
}

impl fmt::Display for PanelPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PanelPath::Options => f.write_str(OPTIONS),
            PanelPath::Computers => f.write_str(COMPUTERS),
            PanelPath::Back => f.write_str(BACK),
            PanelPath::Plans("") => f.write_str(PLANS),
            PanelPath::Plans(below) => write!(f, "{PLANS} {below}"),
            PanelPath::Game(path) => f.write_str(path),
        }
    }
}

/// The notation that chooses a value of an option.
pub(super) fn choosing(key: &str, value: &str) -> String {
    format!("{OPTIONS} {key} {value}")
}

/// The option and the value that a notation chooses, if it does.
pub(super) fn chosen(notation: &str) -> Option<(&str, &str)> {
    match notation.split_whitespace().collect::<Vec<_>>()[..] {
        [OPTIONS, key, value] => Some((key, value)),
        _ => None,
    }
}

/// What stands among the options beside those of the game and of the table: whether one agrees to hints.
pub(super) const HINTS: &str = "hints";

/// The notation by which somebody agrees to hints, or does so no longer.
pub(super) fn wishing_hints(wished: bool) -> String {
    choosing(HINTS, if wished { "on" } else { "off" })
}

/// The notation that has a computer of a level sit down.
pub(super) fn adding(level: ComputerLevel) -> String {
    format!("{COMPUTERS} {}", level.id())
}

/// The notation that sends the computer of a seat away: `computer - 2` for the second.
pub(super) fn sending_away(seat: Seat) -> String {
    format!("{COMPUTERS} - {}", seat.number() + 1)
}

/// What a notation does about a computer before the start, if it does.
pub(super) fn computer_wish(notation: &str) -> Option<ComputerCommand> {
    match notation.split_whitespace().collect::<Vec<_>>()[..] {
        [COMPUTERS, level] => ComputerLevel::of(level).map(ComputerCommand::Add),
        [COMPUTERS, "-", number] => {
            let seat = number.parse::<u8>().ok()?.checked_sub(1)?;
            Seat::try_from(seat).ok().map(ComputerCommand::SendAway)
        }
        _ => None,
    }
}

/// The notation that asks for so many actions to be taken back.
pub(super) fn going_back(plies: usize) -> String {
    format!("{BACK} {plies}")
}

/// How many actions are to be taken back by a notation, if it says so.
pub(super) fn back_to(notation: &str) -> Option<usize> {
    notation
        .strip_prefix(BACK)?
        .strip_prefix(' ')?
        .trim()
        .parse()
        .ok()
}

/// The notation that drops a plan.
pub(super) fn dropping(plan: &str) -> String {
    format!("{DROP} {plan}")
}

/// The plan that a notation drops, if it does.
pub(super) fn dropped(notation: &str) -> Option<&str> {
    let plan = notation.strip_prefix(DROP)?.strip_prefix(' ')?;
    Some(plan.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::portray::Intent;

    #[test]
    fn paths_read_back() {
        for path in [
            "",
            "set",
            "computer",
            "take-back",
            "plan",
            "plan build",
            "plan build x y",
            "settle",
            "planes",
            "move 3",
        ] {
            assert_eq!(PanelPath::read(path).to_string(), path);
        }
        assert_eq!(PanelPath::read("plan build x"), PanelPath::Plans("build x"));
        assert_eq!(PanelPath::read("settle"), PanelPath::Game("settle"));
    }

    #[test]
    fn what_controls_intend_belongs_to_the_panel_that_they_stand_on() {
        let Intent::Open(path) = Intent::planning("build") else {
            panic!("it opens a panel")
        };
        assert_eq!(PanelPath::read(&path), PanelPath::Plans("build"));
        let Intent::Act(wish) = Intent::plan("build x") else {
            panic!("it does something")
        };
        assert_eq!(PanelPath::of(&wish), PanelPath::PLANS);
        assert_eq!(PanelPath::of(&dropping("build x")), PanelPath::PLANS);
        assert_eq!(dropped(&dropping("build x")), Some("build x"));
        assert_eq!(PanelPath::of(&choosing("sides", "six")), PanelPath::Options);
        assert_eq!(chosen(&choosing("sides", "six")), Some(("sides", "six")));
        assert_eq!(back_to(&going_back(12)), Some(12));
        assert_eq!(PanelPath::of(&going_back(12)), PanelPath::FIRST);
        for other in ["take-back", "take-back x", "take-backs 3", "take 3"] {
            assert_eq!(back_to(other), None, "{other}");
        }
        assert_eq!(PanelPath::of("build x"), PanelPath::FIRST);
        for level in ComputerLevel::ALL {
            assert_eq!(computer_wish(&adding(level)), Some(ComputerCommand::Add(level)));
            assert_eq!(PanelPath::of(&adding(level)), PanelPath::Computers);
        }
        let seat = Seat::new(2);
        assert_eq!(computer_wish(&sending_away(seat)), Some(ComputerCommand::SendAway(seat)));
        for other in
            ["computer", "computer best", "computer - 0", "computer - 99", "computer - x", "computers easy"]
        {
            assert_eq!(computer_wish(other), None, "{other}");
        }
    }
}
