//! What a table is, for whoever holds one without knowing its game.

use super::invitation::Invited;
use super::timing::Stranding;
use super::{Origin, Place, Reminder, Roster, Server, Step, TwinTables, UserId};
use crate::rules::{Chosen, GameId, Seats};
use crate::store::{TableId, Version};
use crate::words::Message;

/// What all may know of a table: what it is, who sits there, and how far it is.
pub trait TableFacts: Send + Sync {
    /// Its id.
    fn id(&self) -> TableId;
    /// How many records it has.
    fn version(&self) -> Version;
    /// How many steps all could follow.
    fn step(&self) -> Step;
    /// Where it stands.
    fn place(&self) -> Place;
    /// The server that it stands in, where that was written down.
    fn server(&self) -> Option<Server>;
    /// Whether it stands in the direct messages of whoever opened it, so that nobody else can sit down.
    fn direct(&self) -> bool;
    /// Whether somebody who asks there asks in the table's own server: a server's managers and
    /// members have no rights in another. Of a table whose server was not written down its own
    /// channel is taken to be sure alone.
    fn home(&self, origin: &Origin) -> bool;
    /// Its game's id.
    fn game(&self) -> GameId;
    /// Who opened it, or the first of those who stayed.
    fn host(&self) -> Option<UserId>;
    /// How many can sit there.
    fn room(&self) -> u8;
    /// Who is invited to it, and has no seat yet.
    fn expected(&self) -> Vec<Invited>;
    /// Its game's name.
    fn title(&self) -> Message;
    /// Who sits there.
    fn roster(&self) -> &Roster;
    /// Who knows its luck as its game goes on: who sits there or gave up a seat, and who has played that luck before
    /// at another table.
    fn knowing(&self) -> Vec<UserId>;
    /// The table that its luck was played at first; itself, where it has its own.
    fn luck_of(&self) -> TableId;
    /// The tables that play its deal at the same time; nothing where there can be none.
    fn twins(&self) -> Option<TwinTables>;
    /// Whether its game is shown to nobody but those who play there, until all tables with its deal have ended.
    fn covered(&self) -> bool;
    /// What it chose of its game's options, without what its host gave.
    fn chosen(&self) -> Chosen;
    /// The terms on which people begin, close or give up, as the step that changed them last: what
    /// a control of these carries.
    fn terms(&self) -> Step;
    /// The stamp of a person's own decision, or of what all see where they have none: what a
    /// control on their own panel carries.
    fn stamp(&self, user: UserId) -> Step;
    /// The seats whose decision is awaited.
    fn awaited(&self) -> Seats;
    /// Whether people still take seats.
    fn gathering(&self) -> bool;
    /// Whether the game is begun, and its luck waits for the round of a beacon.
    fn drawing(&self) -> bool;
    /// Whether its game began, be it over by now.
    fn begun(&self) -> bool;
    /// Whether its game is over or it was closed; then its seed may be shown.
    fn ended(&self) -> bool;
    /// When its last record was made, in milliseconds since 1970.
    fn touched(&self) -> u64;
    /// Up to when time was taken out because the program did not run, in milliseconds since 1970; 0 where
    /// none was.
    fn stood(&self) -> u64;
    /// When it is woken next, in milliseconds since 1970.
    fn due(&self) -> Option<u64>;
    /// When a person's own time is up, in milliseconds since 1970; nothing while they have all the
    /// time they like, or nothing is awaited of them.
    fn deadline(&self, user: UserId) -> Option<u64>;
    /// Those who are awaited, with the reminders of their decisions; nobody where several answer in
    /// secret, since it would tell who has answered.
    fn reminders(&self) -> Vec<Reminder>;
    /// Until when a person is away, in milliseconds since 1970; nothing where their clock runs.
    fn away(&self, user: UserId) -> Option<u64>;
    /// Whether its people can wish for a pause now.
    fn can_pause(&self) -> bool;
    /// Whether it pauses: nobody's clock runs.
    fn paused(&self) -> bool;
    /// Whether all play there at once: whoever sits there is awake.
    fn live(&self) -> bool;
    /// What was decided last about seats whose time was up; nothing while it is asked.
    fn settled(&self) -> Option<Message>;
    /// The pace that the table has agreed on since the last action, with its times.
    fn new_pace(&self) -> Option<Message>;
    /// Whether no time runs out in its game, so that people may ask about whoever is awaited.
    fn stands_still(&self) -> bool;
    /// Whether it is put away, so that nothing runs there and its place is free.
    fn shelved(&self) -> bool;
    /// Why it cannot be reached where it stands, if it cannot.
    fn stranded(&self) -> Option<Stranding>;
    /// Whether its result says less of who played better: somebody else than who began played at a seat, a
    /// substitute or a computer that stood in, somebody had played its luck before, or the others ended it because
    /// somebody was late.
    fn irregular(&self) -> bool;
    /// Whether somebody who manages its server has ended its game for now: for a day it can be gone
    /// on with, and what is hidden stays hidden.
    fn halted(&self) -> bool;
    /// Whether somebody who manages its server did something there at this time, in milliseconds
    /// since 1970.
    fn intervened(&self, at: u64, user: UserId) -> bool;
}
