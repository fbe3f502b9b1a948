//! What is written about a table: entries, one or more in a record. Knows no game: a game's events
//! are JSON of its own here.

use super::computer_event::ComputerEvent;
use super::drawing::BeaconEvent;
use super::duplicate::Duplicate;
use super::fair::{Recipe, Seed};
use super::invitation::Invitation;
use super::moderation::Moderated;
use super::timing::{Remedy, UpkeepEvent};
use super::twins::TwinsEvent;
use super::written_events::WrittenEvents;
use super::{Place, Player, Server, UserId};
use crate::beacon::Signature;
use crate::rules::{Draw, Seat};
use serde::{Deserialize, Serialize};

/// The number of the format of [`RecordBody`]; an older one is upcast when it is read. 2: plans,
/// and several actions in a record. 3: how a table ended that its game did not end. 4: asking to
/// close a table can be withdrawn, and deadlines of tables that wait for their game. 5: paces, what
/// is asked when a time is up, and seats that the host plays for until somebody comes back. 6:
/// what those who manage a server do to its tables; nights, being away, and pauses; taking back by
/// all agreeing; tables that are put away, that cannot be reached, and people who have left the server. 7:
/// computers, in seats of their own and for people who are away. 8: luck that a beacon goes into. 9: tables that
/// play with another's luck once more. 10: tables that play the same deal at the same time. 11: such a deal can be
/// for tables of the host alone. 12: a table that plays it can be closed to newcomers. 13: one whose game has not begun
/// closes when that of the first is over. 14: luck by `fair-v3`, whose start a public message announces.
pub const SCHEMA: u16 = 14;

/// The body of a record, as JSON.
#[derive(Debug, Serialize, Deserialize)]
pub struct RecordBody {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The person who did it, or because of whom the host did; nobody where the host acted of its
    /// own accord.
    #[serde(with = "number_or_0")]
    pub by: Option<UserId>,
    /// What happened, in order.
    #[serde(rename = "did")]
    pub entries: Vec<TableEvent>,
}

/// One thing that happened at a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableEvent {
    /// The table was opened.
    Opened {
        /// Where it stands.
        place: Place,
        /// In which server; the first versions of this program did not write it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        server: Option<Server>,
        /// Whether that is the direct messages of whoever opened it.
        #[serde(default, skip_serializing_if = "is_false")]
        direct: bool,
        /// The game's id.
        game: String,
        /// The game's schema number.
        schema: u16,
        /// The secret of its luck.
        seed: Seed,
        /// The number of the interaction that opened it; the first versions of this program wrote
        /// none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ticket: Option<u64>,
        /// Who is invited, where it was opened for a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invitation: Option<Invitation>,
        /// The name of the chain that goes into its luck; nothing where none does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beacon: Option<String>,
        /// Whose luck it plays with once more; nothing where it has its own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duplicate: Option<Box<Duplicate>>,
        /// The recipe of its promise, and of its own draws; the versions that knew `fair-v1` and `fair-v2` alone wrote
        /// none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        recipe: Option<Recipe>,
    },
    /// Somebody took a free seat.
    Joined(Player),
    /// Somebody gave up a seat before the start.
    Left {
        /// The person who left.
        user: UserId,
    },
    /// A seat's player agrees to play with those who have played the table's luck before.
    Consented {
        /// Which seat.
        seat: Seat,
    },
    /// An option was chosen.
    Set {
        /// Its key.
        key: String,
        /// Its value.
        value: String,
    },
    /// Its luck waits for the round of a beacon.
    Beacon(BeaconEvent),
    /// The game began.
    Started {
        /// What came out of the round that it was bound to; nothing where it was bound to none, or where all
        /// agreed to begin without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        signature: Option<Signature>,
        /// The luck of the deal.
        luck: Vec<Draw>,
        /// The game's events.
        events: WrittenEvents,
        /// The fingerprint of the position that it led to; the first versions of this program wrote
        /// none.
        #[serde(default, rename = "print", skip_serializing_if = "Option::is_none")]
        fingerprint: Option<String>,
    },
    /// An action was done.
    Played {
        /// By which seat.
        seat: Seat,
        /// Its notation.
        action: String,
        /// The luck it drew.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<Draw>,
        /// The game's events.
        events: WrittenEvents,
        /// The fingerprint of the position that it led to; the first versions of this program wrote
        /// none.
        #[serde(default, rename = "print", skip_serializing_if = "Option::is_none")]
        fingerprint: Option<String>,
    },
    /// What a seat has planned changed. For that seat alone: nobody else may learn that there are
    /// plans.
    Planned {
        /// Which seat.
        seat: Seat,
        /// All that it plans now, in the game's notation.
        plans: Vec<String>,
        /// What brought it about.
        #[serde(flatten)]
        outcome: PlanOutcome,
    },
    /// The last action was taken back.
    TakenBack,
    /// Somebody gave up their seat while the game went on.
    Resigned {
        /// The seat that is given up or taken over.
        seat: Seat,
    },
    /// Somebody took over a seat; whoever held it gives it up with that. A computer: they left it to it.
    Replaced {
        /// The seat that is given up or taken over.
        seat: Seat,
        /// Who sits there now.
        #[serde(rename = "sitter")]
        player: Player,
    },
    /// Somebody asked that the table be closed.
    AskedToClose {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody who had asked that the table be closed does so no longer.
    KeptOpen {
        /// Which seat.
        seat: Seat,
    },
    /// The table moved.
    Moved {
        /// Where to.
        place: Place,
    },
    /// The table was closed before its game was over; the first versions of this program wrote no
    /// more than this.
    Closed,
    /// The table ended before its game was over by the rules.
    Ended(Ending),
    /// When the table is woken next, from this record on; by a record without one it is not woken
    /// any more. The first versions of this program wrote none.
    Due {
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Nobody has touched the table until a deadline: it closes itself at the next.
    Reminded {
        /// The deadline that this answers, in milliseconds since 1970.
        due: u64,
    },
    /// Seats were reminded that their decisions are awaited.
    Urged {
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// A seat would like another pace while the game goes on, or agrees to it.
    PaceWished {
        /// Which seat.
        seat: Seat,
        /// The pace's id.
        pace: String,
    },
    /// Somebody had those reminded who are awaited.
    Nudged {
        /// Whose wish it was.
        seat: Seat,
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// The time of seats is up: the others are asked what is to become of them.
    Overdue {
        /// Which seats.
        seats: Vec<Seat>,
        /// Until when the others can answer, in milliseconds since 1970.
        until: u64,
    },
    /// A seat answered what is to become of those whose time is up.
    Voted {
        /// Which seat.
        seat: Seat,
        /// What it wants.
        remedy: Remedy,
    },
    /// It is decided what becomes of seats whose time is up; what follows from it stands behind.
    Settled {
        /// What.
        remedy: Remedy,
        /// Which seats.
        seats: Vec<Seat>,
    },
    /// Somebody for whom the host has played plays again.
    Returned {
        /// Which seat.
        seat: Seat,
    },
    /// The player of a seat is away, so that its clock stands.
    Away {
        /// Which seat.
        seat: Seat,
        /// Until when, in milliseconds since 1970; 0: they are back.
        until: u64,
    },
    /// The deadline of a seat's present decision would fall into its player's quiet hours.
    Spared {
        /// Which seat.
        seat: Seat,
        /// What it is moved to, in milliseconds since 1970.
        until: u64,
    },
    /// A seat would like the table to pause; while it pauses, to go on.
    PauseWished {
        /// Which seat.
        seat: Seat,
    },
    /// The table pauses: all clocks stand.
    Paused {
        /// Until when at the longest, in milliseconds since 1970.
        until: u64,
    },
    /// The table goes on after a pause.
    WentOn,
    /// The program did not run for a while, which counts against nobody.
    Stood {
        /// From when, in milliseconds since 1970.
        from: u64,
        /// To when, in milliseconds since 1970.
        to: u64,
        /// Whether it is no step of the table. The first versions of this program counted it as one, and
        /// controls bear the stamps that came of that, so that it stays one where this was not written.
        #[serde(default, skip_serializing_if = "is_false")]
        uncounted: bool,
    },
    /// Somebody who manages the server did something.
    Moderated {
        /// Their name.
        by: String,
        /// What.
        what: Moderated,
    },
    /// Whoever was offered a seat does not want it.
    OfferDeclined {
        /// Which seat.
        seat: Seat,
    },
    /// A seat would like several of the last actions to be taken back; the others are asked.
    RewindAsked {
        /// Which seat.
        seat: Seat,
        /// How many actions.
        plies: usize,
    },
    /// A seat agrees to that, or does not; whoever asked wants it no more.
    RewindAnswered {
        /// Which seat.
        seat: Seat,
        /// Whether it agrees.
        agrees: bool,
    },
    /// Several of the last actions were taken back, as all agreed who had acted or learned something
    /// since.
    Rewound {
        /// How many actions.
        plies: usize,
    },
    /// A seat takes back what it has answered in secret, before all have answered.
    Unanswered {
        /// Which seat.
        seat: Seat,
    },
    /// What computers at the table do beside their actions.
    Computer(ComputerEvent),
    /// What keeps a table from standing in the way at which nobody plays, or that cannot be reached.
    Upkeep(UpkeepEvent),
    /// What happens between tables that play the same deal at the same time.
    Twins(TwinsEvent),
}

impl TableEvent {
    /// The program did not run between two moments, in milliseconds since 1970.
    #[must_use]
    pub fn stood(from: u64, to: u64) -> TableEvent {
        TableEvent::Stood {
            from,
            to,
            uncounted: true,
        }
    }
}

/// How a table ended whose game was not over by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Somebody of this name closed it.
    Closed(String),
    /// Everybody there agreed to close it.
    Agreed,
    /// Everybody but this seat had given up: it has won.
    Alone(Seat),
    /// Nobody had touched it until this deadline (milliseconds since 1970), and its game had not
    /// begun.
    Lapsed(u64),
    /// It could not be reached where it stood until this deadline (milliseconds since 1970).
    Stranded(u64),
    /// The game that began first with its deal is over, and its own had not begun.
    Outlived,
}

/// Why the plans of a seat are others than before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlanOutcome {
    /// The seat ordered it so.
    #[serde(skip_serializing_if = "is_false")]
    pub ordered: bool,
    /// The plan that is carried out by the actions that follow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<String>,
    /// Plans that were dropped because what they built on is gone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub broken: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(one: &bool) -> bool {
    !one
}

/// A person's number as records hold it: 0 where nobody is meant.
mod number_or_0 {
    use super::UserId;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(by: &Option<UserId>, serializer: S) -> Result<S::Ok, S::Error> {
        by.map_or(0, |user| user.0).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<UserId>, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Ok((number != 0).then_some(UserId(number)))
    }
}
