//! A game in play: its positions, its history, and what is told beside it.

use super::drawing::Drawn;
use super::fair::Entropy;
use super::history::History;
use super::latest_entries::LatestEntries;
use crate::portray::Portray;
use crate::rules::{BySeat, Opening, Outcome, Position, Seat, Seats, Viewer};
use crate::words::Message;

/// A game in play, with its history.
pub struct Play<G: Portray> {
    pub(super) entropy: Entropy,
    /// The round that it was bound to.
    pub(super) drawn: Option<Drawn>,
    pub(super) opening: Opening<G>,
    pub(super) state: Position<G>,
    /// The position in which nobody is awaited, where the game ended without its rules.
    pub(super) stopped: Option<Position<G>>,
    /// The deal and everything that was played, taken-back plies included.
    pub(super) history: History,
    /// What the log tells beside the game.
    pub(super) notes: Vec<LogNote>,
    /// What each seat has ordered beforehand.
    pub(super) plans: BySeat<Plans>,
    /// What happened lately.
    pub(super) latest: LatestEntries<G::Event>,
}

/// A line of the log beside the game's own.
pub(super) struct LogNote {
    /// After how many plies; nothing where it was before the deal.
    pub(super) after: Option<usize>,
    /// For whom alone; for all where nobody is named.
    pub(super) only: Option<Seat>,
    /// What it says.
    pub(super) message: Message,
    /// The seat that changed hands by it, and the name of whoever sat there before.
    pub(super) before: Option<(Seat, String)>,
}

/// What a seat has ordered beforehand.
#[derive(Clone, Default)]
pub(super) struct Plans {
    /// In the game's notation, in the order in which they are looked at.
    pub(super) list: Vec<String>,
    /// Whether the seat took an action back: until it acts or plans, it decides by hand.
    pub(super) held: bool,
    /// What became of plans since the seat last acted by hand or planned.
    pub(super) told: Vec<Message>,
}

impl<G: Portray> Play<G> {
    /// The position as people look at it: the one in which nobody is awaited, where there is one.
    pub(super) fn shown(&self) -> &Position<G> {
        self.stopped.as_ref().unwrap_or(&self.state)
    }

    /// Whether a computer did anything in somebody's stead.
    pub(super) fn stood_in(&self) -> bool {
        self.history.marks().iter().any(|mark| mark.stood_in)
    }

    /// Whether a turn of the table was over with the last ply, whoever is up next.
    pub(super) fn ended_turn(&self) -> bool {
        let notices = |event: &G::Event| G::notice(event, Viewer::Spectator);
        self.latest.last_ply().is_some_and(|events| {
            events
                .iter()
                .filter_map(notices)
                .any(|notice| G::ends_turn(&notice))
        })
    }

    /// The number of the next ply; the deal was ply 0, and a ply taken back is played again under
    /// its number.
    pub(super) fn next_ply(&self) -> u32 {
        u32::try_from(self.history.plies())
            .unwrap_or(u32::MAX)
            .saturating_add(1)
    }
}

/// How a game ends where one seat alone was not given up: it has won, with the scores as they
/// stand.
pub(super) fn alone<G: Portray>(position: &Position<G>, seat: Seat) -> Outcome {
    Outcome {
        winners: Seats::only(seat),
        how: Outcome::ALONE.to_owned(),
        scores: position.scores(),
    }
}
