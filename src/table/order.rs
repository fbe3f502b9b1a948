//! What a person asks of a table, and the three ways it can fail: refusal, conflict, fault.

use super::deliberation::ComputerCommand;
use super::invitation::Invited;
use super::misfit::Misfit;
use super::moderation::Moderation;
use super::same_deal::SameDeal;
use super::timing::{Pace, Remedy, Stranding};
use super::{Actor, Chosen, ComputerLevel, Place, Server, Step, UserId};
use crate::beacon::Signature;
use crate::rules::Seat;
use crate::store::TableId;
use crate::words::Message;

/// An order to a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// Who gives it.
    pub by: Actor,
    /// The name to show for them.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The stamp of the panel it was given on; an order from an old panel is never carried out in
    /// another position, nor on other terms: with other options, or with others at the table.
    pub stamp: Option<Step>,
    /// Where it was given.
    pub origin: Origin,
    /// What is to be done.
    pub command: Command,
}

/// Where somebody asks for something, and what they may do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The channel.
    pub place: Place,
    /// Its server; nothing for a direct message.
    pub server: Option<Server>,
    /// Whether it is the direct messages of whoever asks, which nobody else reads.
    pub direct: bool,
    /// Whether they manage that server. Whether it is the table's, the table decides.
    pub manages: bool,
}

impl Origin {
    /// No place outside: the host itself, or whatever plays without Discord.
    pub const NOWHERE: Origin = Origin {
        place: Place(0),
        server: None,
        direct: false,
        manages: false,
    };
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Take a seat: a free one while the table gathers, a given-up one while it plays.
    Join {
        /// What to choose of the game's options, while the table gathers.
        with: Chosen,
    },
    /// Take a seat at a table for those who sat together before, and invite the others.
    Rematch {
        /// What to choose of the game's options.
        with: Chosen,
        /// Those who sat there.
        people: Vec<Invited>,
        /// Who had opened that table, if they still sat there.
        host: Option<UserId>,
        /// The computers that sat there: they sit down again where the table is opened by this.
        computers: Vec<ComputerLevel>,
        /// Whether who gives this agreed to hints there, as they do again.
        hints: bool,
    },
    /// Open a table that plays with the luck and options of a game that has ended, and take a seat there.
    Duplicate(Box<SameDeal>),
    /// Agree to play with those who have played a table's luck before.
    Consent,
    /// Give up a seat while the table gathers.
    Leave,
    /// Choose an option while the table gathers.
    Set {
        /// The option's key, as the game names it.
        key: String,
        /// One of the values that the option may have.
        value: String,
    },
    /// Do something about a computer, or as one.
    Computer(ComputerCommand),
    /// Begin the game.
    Start,
    /// For the host alone: a public message announces that the game begins.
    Announce {
        /// The message's id.
        message: u64,
    },
    /// Have the luck wait for a later round of the beacon, where the one that it waits for is late.
    TakeLaterRound,
    /// For the host alone: what came out of the round of a beacon that the luck waits for.
    Reveal {
        /// What came out.
        signature: Signature,
    },
    /// Say whether one would begin without that, where it is late.
    Waive {
        /// Whether one would.
        agrees: bool,
    },
    /// Do an action, in the game's notation.
    Play {
        /// The action in the game's notation.
        notation: String,
    },
    /// Take the own last action back.
    TakeBack,
    /// Go back to an earlier decision of one's own, if all agree who have acted or learned something
    /// since.
    AskRewind {
        /// How many actions go.
        plies: usize,
    },
    /// Say whether one agrees to that; withdraw it, where one has asked.
    AnswerRewind {
        /// Whether one agrees.
        agrees: bool,
    },
    /// Give up the seat while the game goes on.
    Resign,
    /// Give up the seat to a computer, which plays on there.
    LeaveToComputer,
    /// Ask that the table be closed, while a game is played; it never ends one.
    AskToClose,
    /// Withdraw what one has asked before: the table is to stay open.
    KeepOpen,
    /// Close the table: a manager, whoever opened it before the start, or the last to agree.
    Close,
    /// For the host alone: move the table to another channel or thread.
    Move {
        /// Where to.
        place: Place,
    },
    /// Wish for another pace while the game goes on, or agree to what somebody wishes for.
    WishPace {
        /// The pace; what is wished for already where none is named.
        pace: Option<Pace>,
    },
    /// Answer what is to become of seats whose time is up.
    Vote {
        /// What one wants.
        remedy: Remedy,
    },
    /// Ask what is to become of those who are awaited: where nobody counts the time, and where the
    /// table rests.
    AskAboutAwaited,
    /// Have those reminded who are awaited.
    Nudge,
    /// Play again oneself, after the host has played.
    Return,
    /// Do something that only those who manage the table's server may.
    Moderate(Moderation),
    /// Take the seat that one is offered.
    TakeOffer,
    /// Do not take it.
    DeclineOffer,
    /// Wish that the table pause, or that it go on after a pause.
    WishPause {
        /// Whether it is to pause.
        pause: bool,
    },
    /// Say that one goes on, where the table asks.
    Stay,
    /// Wish that the table be put away, where it asks.
    Shelve,
    /// Bring a table back that is put away.
    Unshelve,
    /// Have a table stand where one gives this order that is put away, or cannot be reached where it
    /// stands.
    BringHere,
    /// For the host alone: the table cannot be reached where it stands.
    Strand {
        /// Why.
        why: Stranding,
    },
    /// For the host alone: it can be reached there again.
    Reach,
    /// For the host alone: somebody has left the table's server.
    Depart {
        /// Who.
        user: UserId,
    },
    /// For the host alone: these people are away, or back.
    Excuse {
        /// Who, and for how long.
        people: Vec<Away>,
    },
    /// For the host alone: deadlines fall into somebody's quiet hours.
    Spare {
        /// Whose, and what they are moved to, in milliseconds since 1970.
        seats: Vec<(Seat, u64)>,
    },
    /// For the host alone: the program did not run for a while.
    Stand {
        /// From when, in milliseconds since 1970.
        from: u64,
        /// To when, in milliseconds since 1970.
        to: u64,
    },
    /// For the host alone: answer a deadline that has come.
    Wake {
        /// Which, in milliseconds since 1970.
        due: u64,
    },
    /// For the host alone: another table plays this one's deal at the same time.
    TwinJoins {
        /// Which.
        table: TableId,
    },
    /// For the host alone: others that play this one's deal at the same time are opened by the host.
    ReserveTwins,
    /// For the host alone: somebody who was forgotten knows its deal from another table.
    CloseTwin,
    /// For the host alone: the game of the first table with its deal is over, and its own has not begun.
    Outlive,
    /// For the host alone: all tables with its deal have ended.
    ReleaseTwins {
        /// The one that was named to it last when that was seen, and when: another may begin meanwhile.
        last: Option<(TableId, u64)>,
    },
    /// For the host alone: set a deadline where an earlier version of this program set none.
    Wait,
}

/// For how long a person is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// The person.
    pub user: UserId,
    /// Until when, in milliseconds since 1970; a moment that has come means that they are back.
    pub until: u64,
    /// How long they have been away in the last year, in milliseconds.
    pub taken: u64,
}

impl Order {
    /// An order of the host itself.
    #[must_use]
    pub fn of_host(at: u64, command: Command) -> Order {
        Order {
            by: Actor::HOST,
            name: String::new(),
            at,
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        }
    }
}

impl Command {
    /// Takes a seat and wishes for nothing more.
    #[must_use]
    pub const fn join() -> Command {
        Command::Join { with: Chosen::NONE }
    }

    /// Whether it gives up a seat, or what was offered: anybody may, wherever they are.
    #[must_use]
    pub const fn gives_up(&self) -> bool {
        matches!(self, Command::Resign | Command::Leave | Command::LeaveToComputer | Command::DeclineOffer)
    }
}

/// The rules or the table say no.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// Why, for the person who asked.
    pub reason: Message,
    /// Up to three things that could be done instead: notation and what it does.
    pub instead: Vec<(String, Message)>,
}

impl Refusal {
    /// A refusal for a reason.
    #[must_use]
    pub fn new(reason: Message) -> Refusal {
        Refusal {
            reason,
            instead: Vec::new(),
        }
    }
}

/// We failed: not the person, and not the rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The store did.
    #[error(transparent)]
    Store(#[from] crate::store::StoreFault),
    /// It is not known whether the order was written.
    #[error("the store did not say whether the order was written")]
    Unknown,
    /// A stored record cannot be read by this program.
    #[error("record {version} of table {table} cannot be read: {why}")]
    Unreadable {
        /// Which table.
        table: crate::store::TableId,
        /// Which of its records, from 1.
        version: u32,
        /// What is wrong with it, without its content.
        why: Misfit,
    },
    /// No such table.
    #[error("there is no table {0}")]
    NoTable(crate::store::TableId),
    /// The operating system gave no random numbers.
    #[error("the operating system gives no random numbers")]
    NoRandomness,
}

/// Why an order was not carried out.
#[derive(Debug)]
pub enum Denied {
    /// The rules or the table say no; nothing was written.
    Refused(Box<Refusal>),
    /// Somebody was faster, or the panel was an old one: the position is another now.
    Conflict,
    /// We failed.
    Fault(Fault),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Denied {
        Denied::Refused(Box::new(refusal))
    }
}

impl From<Fault> for Denied {
    fn from(fault: Fault) -> Denied {
        Denied::Fault(fault)
    }
}
