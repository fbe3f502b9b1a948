//! What a computer is called that takes a seat. Knows no game and no order.

use crate::table::{ComputerLevel, Holder, Player};

/// What computers are called, in the order in which they sit down. They are told apart from people at
/// sight, in every language and where a name is read out.
const NAMES: [&str; 8] = [
    "Robo Ada",
    "Robo Blaise",
    "Robo Clara",
    "Robo Dario",
    "Robo Emilia",
    "Robo Felix",
    "Robo Greta",
    "Robo Hugo",
];

/// A computer for a seat, under a name that nobody here has.
pub(super) fn next_computer<'a>(
    here: impl IntoIterator<Item = &'a Player>,
    level: ComputerLevel,
    interaction: u64,
) -> Player {
    let names: Vec<&str> = here.into_iter().map(|player| player.name.as_str()).collect();
    let taken = |name: &&&str| !names.contains(*name);
    let name = NAMES.iter().find(taken).unwrap_or(&NAMES[0]);
    Player {
        holder: Holder::Computer(level),
        name: (*name).to_owned(),
        joined_by: interaction,
        word: None,
        closing: false,
        absent: false,
    }
}
