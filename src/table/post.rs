//! What a table shows, with its audience in the type: a post for one person cannot be put where
//! everyone reads, because that does not compile. Knows no language and no toolkit.

use super::{Place, Step, TableButton, UserId};
use crate::portray::Menu;
use crate::render::scene::Scene;
use crate::rules::GameId;
use crate::store::TableId;
use crate::words::Message;

/// Everyone in the table's channel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Everyone {
    /// Where the table stands.
    pub place: Place,
    /// Whether that is the direct messages of the one person at the table.
    pub direct: bool,
    /// Whose turn it is, mentioned once a turn; at the end all who sit there.
    pub mention: Vec<UserId>,
    /// Whether they are told so: not where the same are up as in the turn before.
    pub notify: bool,
    /// Whether its game is over.
    pub over: bool,
    /// Whether it was closed before that.
    pub closed: bool,
    /// Whether it can be gone on with.
    pub halted: bool,
    /// Where those mentioned were asked at once: how many of them have not answered yet.
    pub together: Option<usize>,
    /// Whether those mentioned are asked whether actions may be taken back.
    pub rewind: bool,
    /// Whether those mentioned are asked whether to pause, or, where the table pauses, whether to go on.
    pub pause: bool,
    /// Whether the table pauses.
    pub paused: bool,
    /// Whether those mentioned are asked what is to become of others whose time is up, or whether to begin
    /// without a beacon that is late.
    pub poll: bool,
    /// Whether those mentioned are offered a seat, or hold it.
    pub offered: bool,
    /// Whether those mentioned are asked whether to go on, since nobody has done anything for long.
    pub unplayed: bool,
    /// Where those mentioned are invited to a rematch: until when their seats are kept, in
    /// milliseconds since 1970.
    pub invited: Option<u64>,
    /// How many times the turn has passed; a new turn is a new message.
    pub turn: u32,
    /// How many of those turns were none of the game: something was asked or told as if it were a turn.
    pub asks: u32,
    /// How many things happened beside the game that everybody should see, such as somebody giving
    /// up; each is a new message.
    pub news: u32,
}

/// One person alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Only {
    /// The person who reads it.
    pub user: UserId,
    /// Where the table stands, for the heading: one person can sit at several.
    pub place: Place,
    /// Whether that is their direct messages, where they sit alone with computers.
    pub direct: bool,
    /// The others who have a seat.
    pub others: Vec<Message>,
    /// Whether their decision is awaited.
    pub awaited: bool,
    /// Whether they are asked what is to become of others whose time is up, or whether something may be
    /// taken back.
    pub asked: bool,
    /// In which turn of the table they were called to decide last, or asked so; 0 where they never were.
    pub turn: u32,
    /// How many reminders of their present decision they were given.
    pub reminders: usize,
}

/// Something to show to an audience.
#[derive(Clone, Debug, PartialEq)]
pub struct Post<A> {
    /// For whom.
    pub audience: A,
    /// Which table.
    pub table: TableId,
    /// The step of the table it shows, as all can count them.
    pub step: Step,
    /// What orders given on it must carry: see [`super::Order::stamp`].
    pub stamp: Step,
    /// Its first line.
    pub title: Message,
    /// Its lines.
    pub lines: Vec<Message>,
    /// What happened lately, for those who come back.
    pub recap: Vec<Message>,
    /// Who is up, for a person who waits: that changes more often than all the rest.
    pub waiting: Option<Message>,
    /// Its small print.
    pub notes: Vec<Message>,
    /// Its picture, with text board and alternative text.
    pub picture: Option<Scene>,
    /// Whether that picture is the board which all see, put beside a person's controls.
    pub beside: bool,
    /// The game's controls.
    pub menu: Menu,
    /// The table's own buttons.
    pub buttons: Vec<TableButton>,
    /// The further view that shows what has just happened, by the game and the view's id.
    pub view: Option<(GameId, &'static str)>,
    /// The names by seat.
    pub names: Vec<String>,
}

impl Post<Everyone> {
    /// The same for one person: what everyone may see, or less.
    pub(super) fn addressed(self, audience: Only) -> Post<Only> {
        Post {
            audience,
            table: self.table,
            step: self.step,
            stamp: self.stamp,
            title: self.title,
            lines: self.lines,
            recap: self.recap,
            waiting: self.waiting,
            notes: self.notes,
            picture: self.picture,
            beside: self.beside,
            menu: self.menu,
            buttons: self.buttons,
            view: self.view,
            names: self.names,
        }
    }
}
