//! Why something that is written about a table does not fit: a stored record, or a line of a
//! transcript. It says nothing that a record holds in secret. Knows no game.

use super::transcript::quoted;
use crate::rules::{Impossible, Mismatch, Reason};
use std::ops::RangeInclusive;

/// Why a record, stored or exported, does not fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A record is of a later format than this program's.
    #[error("its schema {theirs} is newer than this program's {ours}")]
    LaterFormat {
        /// The record's.
        theirs: u16,
        /// This program's.
        ours: u16,
    },
    /// A record's game is of a later schema than this program's.
    #[error("its game's schema {theirs} is newer than this program's {ours}")]
    LaterGame {
        /// The record's.
        theirs: u16,
        /// This program's.
        ours: u16,
    },
    /// A record is not the JSON that it should be.
    #[error("column {column}")]
    NoBody {
        /// Where in it.
        column: usize,
    },
    /// The first record does not open a table.
    #[error("the first record does not open the table")]
    NotOpened,
    /// The game is not in the catalogue.
    #[error("this program has no game {0}")]
    NoGame(String),
    /// The options that were chosen break a rule of the game.
    #[error("its options do not hold: {0}")]
    Options(String),
    /// A game's events are not the JSON that they should be.
    #[error("its events cannot be read at column {column}")]
    NoEvents {
        /// Where in them.
        column: usize,
    },
    /// What is told cannot happen in the position.
    #[error("what it tells cannot happen: {0}")]
    Impossible(#[from] Impossible),
    /// It names a beacon that this program does not know.
    #[error("it names a beacon that this program does not know")]
    UnknownBeacon,
    /// A beacon's round is told of where the table was bound to none.
    #[error("it tells of a beacon's round, and the table was bound to none")]
    NotBound,
    /// Somebody acts where no game goes on.
    #[error("it acts where nothing is played")]
    NothingPlayed,
    /// An action is taken back where none was done.
    #[error("it takes back where nothing was played")]
    NothingToTakeBack,
    /// The stored options do not go together.
    #[error("its options do not go together")]
    OtherOptions,
    /// A stored action means nothing.
    #[error("its action cannot be read")]
    Illegible,
    /// A stored action may not be done.
    #[error("the rules do not allow its action")]
    NotAllowed,
    /// The table's seed leads to other luck than was stored.
    #[error("its luck does not follow from the table's seed")]
    OtherLuck,
    /// Stored events are not the game's.
    #[error("its events cannot be read")]
    IllegibleEvents,
    /// The rules make other events of an action than were stored.
    #[error("the rules bring about something else")]
    OtherEvents,
    /// Stored events lead to another position than the one whose fingerprint was stored.
    #[error("it leads to another position")]
    OtherPosition,
    /// A computer acts for a seat that none has.
    #[error("a computer acts for a seat that none has")]
    NoComputer,
    /// A transcript's game is of a later schema than this program's.
    #[error("the record has schema {theirs}, this program knows {ours}")]
    LaterTranscript {
        /// The transcript's.
        theirs: u16,
        /// This program's.
        ours: u16,
    },
    /// So many cannot play.
    #[error("{game} is played by {} to {}, not {found}", .seats.start(), .seats.end())]
    Seats {
        /// The game's id.
        game: &'static str,
        /// How many can play it.
        seats: RangeInclusive<u8>,
        /// How many there are.
        found: u8,
    },
    /// The game has no such option, or no such value of it.
    #[error("{game} has no option or value «{option}»")]
    NoOption {
        /// The game's id.
        game: &'static str,
        /// What is written, as far as it is repeated.
        option: String,
    },
    /// The options break a rule of the game.
    #[error("the options break the rule {0}")]
    BrokenOptions(String),
    /// What is written is no action.
    #[error("«{0}» is not an action")]
    NoAction(String),
    /// An action may not be done.
    #[error("«{action}» breaks the rule {rule}")]
    Forbidden {
        /// The action, as far as it is repeated.
        action: String,
        /// The rule's id.
        rule: String,
    },
    /// The rules draw something else.
    #[error("the rules draw {asked}, the record has {scripted}")]
    OtherDraw {
        /// What the rules draw.
        asked: String,
        /// What is written.
        scripted: String,
    },
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingBefore,
    /// The game ends otherwise.
    #[error("by the rules it ends otherwise")]
    OtherEnd,
    /// The game is not over.
    #[error("by the rules it is not over yet")]
    NotOver,
    /// The game goes on, and is not to be retold.
    #[error("its game has not ended, and would be shown with every hand")]
    GoesOn,
}

impl Misfit {
    /// The options that were chosen break a rule.
    pub(super) fn options(reason: &Reason) -> Misfit {
        Misfit::Options(reason.rule.to_owned())
    }

    /// An action of this notation breaks a rule.
    pub(super) fn forbidden(notation: &str, reason: &Reason) -> Misfit {
        Misfit::Forbidden {
            action: quoted(notation),
            rule: reason.rule.to_owned(),
        }
    }
}

impl From<&Mismatch> for Misfit {
    fn from(mismatch: &Mismatch) -> Misfit {
        let scripted = mismatch
            .scripted
            .as_ref()
            .map_or_else(|| "nothing".to_owned(), |draw| format!("«{}»", quoted(&draw.to_string())));
        let asked = match mismatch.asked.as_str() {
            "" => "nothing more".to_owned(),
            asked => asked.to_owned(),
        };
        Misfit::OtherDraw { asked, scripted }
    }
}
