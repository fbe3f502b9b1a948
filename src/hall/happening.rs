//! What happened at a table, for whoever listens. It holds nothing that not everybody may know.

use crate::rules::{Seat, Seats};
use crate::store::TableId;
use crate::table::TwinsEvent;
use crate::table::computer_event::ComputerEvent;
use crate::table::table_event::{Ending, RecordBody, TableEvent};
use crate::table::timing::UpkeepEvent;
use crate::table::{Step, TableFacts, UserId};

/// Something that happened at a table, and is in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happening {
    /// The table it happened at.
    pub table: TableId,
    /// The step that all could follow at which the table stood then; none where that is not known.
    pub step: Step,
    /// The kind of thing that happened.
    pub what: What,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The table was opened.
    Opened,
    /// Somebody took a free seat.
    Joined(UserId),
    /// Somebody gave up a seat before the start.
    Left(UserId),
    /// An option was chosen.
    Chosen,
    /// The game began.
    Started,
    /// A seat has acted.
    Acted(Seat),
    /// The last action was taken back.
    TakenBack,
    /// A seat was given up while the game went on.
    Resigned(Seat),
    /// Somebody took over a given-up seat.
    Replaced(Seat),
    /// A seat asked that the table be closed.
    AskedToClose(Seat),
    /// A seat withdrew asking that.
    KeptOpen(Seat),
    /// The table moved to another place.
    Moved,
    /// Others are awaited than before.
    TurnPassed,
    /// Somebody's decision is awaited who was not awaited before.
    Asked(Seat, UserId),
    /// Nobody has touched the table for long: it closes itself soon.
    Reminded,
    /// A seat would like another pace, or agrees to it.
    PaceWished(Seat),
    /// The player of a seat is away, or back.
    Away(Seat),
    /// A seat would like the table to pause, or to go on.
    PauseWished(Seat),
    /// The table pauses.
    Paused,
    /// The table goes on after a pause.
    WentOn,
    /// A person's decision is awaited, and a good part of its time is gone.
    Urged(Seat, UserId),
    /// The time of seats is up, and the others are asked.
    Overdue,
    /// A seat has answered what is to become of them.
    Voted(Seat),
    /// It is decided what becomes of them.
    Settled,
    /// Somebody for whom the host has played plays again.
    Returned(Seat),
    /// A seat would like actions to be taken back.
    RewindAsked(Seat),
    /// A seat agrees to that, or does not.
    RewindAnswered(Seat),
    /// Somebody who manages the server did something to the table.
    Moderated,
    /// Whoever was offered a seat does not want it.
    OfferDeclined(Seat),
    /// Nobody has done anything for long: those who play there are asked whether to go on.
    Unplayed,
    /// A seat would like to go on.
    Stayed(Seat),
    /// A seat would like to put the table away.
    ShelfWished(Seat),
    /// The table is put away.
    Shelved,
    /// A seat has brought it back.
    Unshelved(Seat),
    /// The table cannot be reached where it stands.
    Stranded,
    /// It can be reached there again.
    Reached,
    /// The player of a seat has left the server.
    Departed(Seat),
    /// The game is over.
    Ended,
    /// The table was closed before its game was over.
    Closed,
    /// The time was taken out in which the program did not run, so that its deadlines are later.
    Stood,
    /// The table was removed with all its records.
    Removed,
    /// Something of which nothing may or can be told: whoever shows the table looks again.
    Changed,
}

impl What {
    /// Its word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            What::Opened => "opened",
            What::Joined(_) => "joined",
            What::Left(_) => "left",
            What::Chosen => "chosen",
            What::Started => "started",
            What::Acted(_) => "acted",
            What::TakenBack => "taken-back",
            What::Resigned(_) => "resigned",
            What::Replaced(_) => "replaced",
            What::AskedToClose(_) => "asked-to-close",
            What::KeptOpen(_) => "kept-open",
            What::Moved => "moved",
            What::TurnPassed => "turn-passed",
            What::Asked(..) => "asked",
            What::Reminded => "reminded",
            What::PaceWished(_) => "pace-wished",
            What::Away(_) => "away",
            What::PauseWished(_) => "pause-wished",
            What::Paused => "paused",
            What::WentOn => "went-on",
            What::Urged(..) => "urged",
            What::Overdue => "overdue",
            What::Voted(_) => "voted",
            What::Settled => "settled",
            What::Returned(_) => "returned",
            What::RewindAsked(_) => "asked-back",
            What::RewindAnswered(_) => "answered-back",
            What::Moderated => "moderated",
            What::OfferDeclined(_) => "declined",
            What::Unplayed => "unplayed",
            What::Stayed(_) => "stayed",
            What::ShelfWished(_) => "shelf-wished",
            What::Shelved => "shelved",
            What::Unshelved(_) => "unshelved",
            What::Stranded => "stranded",
            What::Reached => "reached",
            What::Departed(_) => "departed",
            What::Ended => "ended",
            What::Closed => "closed",
            What::Stood => "stood",
            What::Removed => "removed",
            What::Changed => "changed",
        }
    }

    /// What happens to a table at which nobody plays, or that cannot be reached.
    fn upkept(what: UpkeepEvent) -> What {
        match what {
            UpkeepEvent::Unplayed { .. } => What::Unplayed,
            UpkeepEvent::Stayed { seat } => What::Stayed(seat),
            UpkeepEvent::ShelfWished { seat } => What::ShelfWished(seat),
            UpkeepEvent::Shelved => What::Shelved,
            UpkeepEvent::Unshelved { seat } => What::Unshelved(seat),
            UpkeepEvent::Stranded { .. } => What::Stranded,
            UpkeepEvent::Reached => What::Reached,
            UpkeepEvent::Departed { seat } => What::Departed(seat),
        }
    }

    /// What happens between twins, as far as a table shows it.
    fn of_twins(what: TwinsEvent) -> Option<What> {
        match what {
            TwinsEvent::Joined { .. } => None,
            TwinsEvent::Reserved | TwinsEvent::Closed | TwinsEvent::Released => Some(What::Changed),
        }
    }

    /// What an entry of a table's record tells everybody.
    fn told(entry: &TableEvent) -> Option<What> {
        Some(match entry {
            TableEvent::Opened { .. } => What::Opened,
            TableEvent::Joined(player) => player.user().map_or(What::Changed, What::Joined),
            TableEvent::Computer(ComputerEvent::SentAway { .. } | ComputerEvent::HintsWished { .. }) => {
                What::Changed
            }
            TableEvent::Computer(ComputerEvent::Thought { .. }) => return None,
            TableEvent::Left { user } => What::Left(*user),
            TableEvent::Consented { .. } => What::Changed,
            TableEvent::Twins(what) => return Self::of_twins(*what),
            TableEvent::Set { .. } => What::Chosen,
            // A table that waits for a beacon's round shows that; it has not begun.
            TableEvent::Beacon(_) => What::Changed,
            TableEvent::Started { .. } => What::Started,
            TableEvent::Played { seat, .. } => What::Acted(*seat),
            TableEvent::TakenBack | TableEvent::Rewound { .. } => What::TakenBack,
            TableEvent::RewindAsked { seat, .. } => What::RewindAsked(*seat),
            TableEvent::RewindAnswered { seat, .. } => What::RewindAnswered(*seat),
            // Nobody learns who takes back what they have answered in secret.
            TableEvent::Unanswered { .. } => What::Changed,
            TableEvent::Resigned { seat } => What::Resigned(*seat),
            TableEvent::Replaced { seat, .. } => What::Replaced(*seat),
            TableEvent::AskedToClose { seat } => What::AskedToClose(*seat),
            TableEvent::KeptOpen { seat } => What::KeptOpen(*seat),
            TableEvent::Moved { .. } => What::Moved,
            TableEvent::Reminded { .. } => What::Reminded,
            TableEvent::Closed
            | TableEvent::Ended(Ending::Closed(_) | Ending::Agreed | Ending::Lapsed(_))
            | TableEvent::Ended(Ending::Stranded(_) | Ending::Outlived) => What::Closed,
            TableEvent::Ended(Ending::Alone(_)) => What::Ended,
            TableEvent::PaceWished { seat, .. } => What::PaceWished(*seat),
            TableEvent::Away { seat, .. } => What::Away(*seat),
            TableEvent::PauseWished { seat } => What::PauseWished(*seat),
            TableEvent::Paused { .. } => What::Paused,
            TableEvent::WentOn => What::WentOn,
            TableEvent::Overdue { .. } => What::Overdue,
            TableEvent::Voted { seat, .. } => What::Voted(*seat),
            TableEvent::Settled { .. } => What::Settled,
            TableEvent::Returned { seat } => What::Returned(*seat),
            TableEvent::Moderated { .. } => What::Moderated,
            TableEvent::OfferDeclined { seat } => What::OfferDeclined(*seat),
            TableEvent::Upkeep(what) => What::upkept(*what),
            // Who is urged is a person, whom the record does not name.
            TableEvent::Urged { .. } | TableEvent::Nudged { .. } => return None,
            TableEvent::Planned { .. } | TableEvent::Due { .. } => return None,
            TableEvent::Stood { .. } | TableEvent::Spared { .. } => return None,
        })
    }
}

/// How a table stood before a record, as far as what happened by it is told from that.
#[derive(Clone, Copy)]
pub(super) struct Before {
    awaited: Seats,
    ended: bool,
}

impl Before {
    /// How a table stands.
    pub(super) fn of(table: &dyn TableFacts) -> Before {
        Before {
            awaited: table.awaited(),
            ended: table.ended(),
        }
    }
}

/// What happened by a table's first record.
pub(super) fn opened(table: TableId, body: &RecordBody) -> impl Iterator<Item = Happening> {
    let step = Step::NONE.next();
    let whats = body.entries.iter().filter_map(What::told);
    whats.map(move |what| Happening { table, step, what })
}

/// What happened by a record that is folded into its table, in order.
pub(super) fn happened(before: Before, body: &RecordBody, table: &dyn TableFacts) -> Vec<Happening> {
    let (id, step, awaited) = (table.id(), table.step(), table.awaited());
    let happening = |what| Happening {
        table: id,
        step,
        what,
    };
    let told = body.entries.iter().filter_map(What::told);
    let mut happened: Vec<Happening> = told.map(happening).collect();
    let asked = || awaited.iter().filter(|seat| !before.awaited.has(*seat));
    if asked().next().is_some() {
        happened.push(happening(What::TurnPassed));
    }
    let asked = asked().filter_map(|seat| {
        // For whom somebody plays is not asked.
        let player = table.roster().player(seat).filter(|player| !player.absent);
        Some(What::Asked(seat, player?.user()?))
    });
    happened.extend(asked.map(happening));
    let urged = body.entries.iter().flat_map(|entry| match entry {
        TableEvent::Urged { seats } | TableEvent::Nudged { seats, .. } => &seats[..],
        _ => &[],
    });
    let urged = urged.filter_map(|seat| {
        let user = table.roster().player(*seat)?.user()?;
        Some(What::Urged(*seat, user))
    });
    happened.extend(urged.map(happening));
    let told = happened
        .iter()
        .any(|happening| matches!(happening.what, What::Ended | What::Closed));
    if table.ended() && !before.ended && !told {
        happened.push(happening(What::Ended));
    }
    if happened.is_empty() {
        let what = if stood(body) { What::Stood } else { What::Changed };
        happened.push(happening(what));
    }
    happened
}

/// Whether a record says no more than for how long the program did not run.
pub(super) fn stood(body: &RecordBody) -> bool {
    let time = |entry: &TableEvent| matches!(entry, TableEvent::Stood { .. } | TableEvent::Due { .. });
    let stood = |entry: &TableEvent| matches!(entry, TableEvent::Stood { .. });
    body.entries.iter().all(time) && body.entries.iter().any(stood)
}
