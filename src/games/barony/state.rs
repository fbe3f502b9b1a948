//! The position: all of it is seen by all. Knows no viewer.

use super::board::{Board, SEATS};
use super::components::{
    CITIES, CITY_POINTS, DUKE, FIRST_CITIES, KNIGHTS, STRONGHOLDS, TITLE_POINTS, TOKENS, Terrain, VILLAGES,
};
use super::event::Trace;
use super::options::Options;
use super::space::Space;
use super::tokens::Tokens;
use crate::rules::{BySeat, Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// What all see: everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The options in force.
    pub options: Options,
    /// What is going on.
    pub phase: Phase,
    /// Terrain and pawns.
    pub board: Board,
    /// What each seat has beside the board; entries beyond the seats are not used.
    pub holdings: [Holding; SEATS],
    /// Who places first and has the first turn; seat 0 before the draw.
    pub first: Seat,
    /// First cities placed so far.
    pub placed: u8,
    /// Turns begun so far, forced passes included.
    pub turns: u16,
    /// Whether this turn has brought progress so far.
    pub progress: bool,
    /// Turns in a row that brought no progress.
    pub idle: u16,
    /// Forced passes in a row.
    pub passes: u8,
    /// What the newest turn that did anything did on the board, for those who look.
    pub traces: Vec<Trace>,
}

/// What a seat has beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Knights in reserve.
    pub knights: u8,
    /// Villages in reserve.
    pub villages: u8,
    /// Strongholds in reserve.
    pub strongholds: u8,
    /// Cities in reserve.
    pub cities: u8,
    /// Knights that left the game with expeditions.
    pub removed: u8,
    /// Resource tokens.
    pub tokens: Tokens,
    /// Titles gained: 0 is a baron, 4 a duke.
    pub title: u8,
    /// Cities founded since the first turn.
    pub founded: u8,
}

impl Holding {
    /// What a seat begins with.
    pub const FULL: Holding = Holding {
        knights: KNIGHTS,
        villages: VILLAGES,
        strongholds: STRONGHOLDS,
        cities: CITIES,
        removed: 0,
        tokens: Tokens::NONE,
        title: 0,
        founded: 0,
    };

    /// The points of titles and new cities.
    #[must_use]
    pub fn points(&self) -> u16 {
        u16::from(self.title) * u16::from(TITLE_POINTS) + u16::from(self.founded) * u16::from(CITY_POINTS)
    }
}

/// What is going on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The tiles are about to be laid; no position rests here.
    Lay,
    /// This seat places one of its first cities.
    Place(Seat),
    /// This seat has a turn.
    Turn(Seat),
    /// This seat has moved one knight and may move another.
    Moving {
        /// The seat whose turn it is.
        seat: Seat,
        /// Where the knight that was moved stands now.
        moved: Space,
    },
    /// A village fell, and this seat chooses one of its owner's tokens.
    Taking {
        /// Who chooses.
        seat: Seat,
        /// Whose token.
        of: Seat,
        /// Where the first knight moved; nothing if it was the second one that struck.
        moved: Option<Space>,
    },
    /// This seat has built something and may build more.
    Building(Seat),
    /// This seat's turn is about to end; no position rests here.
    Finished(Seat),
    /// The game is over.
    Over(Outcome),
}

impl Public {
    /// A table without a board.
    #[must_use]
    pub fn opened(options: Options, seats: u8, phase: Phase) -> Public {
        Public {
            options,
            phase,
            board: Board::empty(seats),
            holdings: [Holding::FULL; SEATS],
            first: Seat::new(0),
            placed: 0,
            turns: 0,
            progress: false,
            idle: 0,
            passes: 0,
            traces: Vec::new(),
        }
    }

    /// How many seats play.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.board.seats()
    }

    /// What a seat has beside the board.
    #[must_use]
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.holdings[seat.index()]
    }

    /// The same, to change.
    pub(super) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.holdings[seat.index()]
    }

    /// Each seat's holding.
    pub fn held(&self) -> impl Iterator<Item = (Seat, &Holding)> + Clone {
        Seat::all(self.seats()).zip(&self.holdings)
    }

    /// Tokens of a terrain that nobody has.
    #[must_use]
    pub fn supply(&self, terrain: Terrain) -> u8 {
        TOKENS.saturating_sub(self.held().map(|(_, holding)| holding.tokens.of(terrain)).sum())
    }

    /// Whether somebody is a duke, so that this round is the last one.
    #[must_use]
    pub fn last_round(&self) -> bool {
        self.held().any(|(_, holding)| holding.title == DUKE)
    }

    /// After how many turns in a row without progress the game ends, if at all.
    #[must_use]
    pub fn patience(&self) -> Option<u16> {
        self.options
            .idle_rounds
            .map(|rounds| rounds.saturating_mul(self.seats().into()))
    }

    /// Who places the first city after so many: one each in turn order, the last one all of its
    /// three, then back with two each. Nothing once all are placed.
    #[must_use]
    pub fn placer(&self) -> Option<Seat> {
        let (last, placed) = (self.seats() - 1, self.placed);
        let from_first = match placed.checked_sub(last) {
            None => placed,
            Some(late) if late < FIRST_CITIES => last,
            Some(late) => last.checked_sub(1 + (late - FIRST_CITIES) / 2)?,
        };
        Some(Seat::new((self.first.number() + from_first) % self.seats()))
    }

    /// Who acts, if anybody does.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Place(seat)
            | Phase::Turn(seat)
            | Phase::Moving { seat, .. }
            | Phase::Taking { seat, .. }
            | Phase::Building(seat)
            | Phase::Finished(seat) => Some(seat),
            Phase::Lay | Phase::Over(_) => None,
        }
    }

    /// Whose decision is awaited, or how the game ended.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Over(outcome) => Turn::Over(outcome.clone()),
            _ => Turn::Awaits(self.actor().map_or(Seats::NONE, Seats::only)),
        }
    }

    /// The round that is played, counted from 1; 0 before the first turn.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.turns.div_ceil(self.seats().into())
    }

    /// A value for each seat.
    pub fn by_seat<T>(&self, mut value: impl FnMut(Seat, &Holding) -> T) -> BySeat<T> {
        BySeat::make(self.seats(), |seat| value(seat, self.holding(seat)))
    }
}
