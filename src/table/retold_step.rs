//! A step of a game that is retold, and how that game ended. Knows no user interface.

use crate::render::scene::Scene;
use crate::words::Message;

/// A step of a game that has ended.
#[derive(Clone, Debug)]
pub struct RetoldStep {
    /// How many plies stand after it; 0 after the deal.
    pub ply: u32,
    /// Whose step it is, if it is anybody's.
    pub seat: Option<u8>,
    /// In which turn of the table it was done; 0 is the deal.
    pub turn: u32,
    /// In which round of the game ([`Game::round`](crate::rules::Game::round)); what is skipped to by
    /// rounds, and no number for people.
    pub round: u32,
    /// What was done, in notation, as [`ReplayLine`](super::replay::ReplayLine) has it.
    pub notation: String,
    /// The draws, in notation.
    pub luck: Vec<String>,
    /// What everyone was told of it, as the log says it.
    pub told: Vec<Message>,
    /// How it stood then, in a few lines.
    pub headline: Vec<Message>,
    /// What each seat had and knew then, as it was told itself.
    pub own: Vec<Vec<Message>>,
    /// The scores as they stood, by seat.
    pub scores: Vec<i32>,
    /// Who sat there then, by seat.
    pub names: Vec<String>,
    /// The board as everyone saw it.
    pub picture: Option<Scene>,
}

/// How a game that was retold ended.
#[derive(Clone, Debug)]
pub struct RetoldEnd {
    /// Who won, by what, and what lay hidden.
    pub lines: Vec<Message>,
    /// What luck gave whom.
    pub luck: Vec<Message>,
    /// Who sat there at the end, by seat.
    pub names: Vec<String>,
}

impl RetoldStep {
    /// The same without what not everyone saw.
    pub(super) fn public(self) -> RetoldStep {
        RetoldStep {
            notation: String::new(),
            luck: Vec::new(),
            own: Vec::new(),
            scores: Vec::new(),
            ..self
        }
    }
}
