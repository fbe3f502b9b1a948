//! What a table shows, with its audience in the type: a post for one person cannot be put where
//! everyone reads, because that does not compile. Knows no language and no toolkit.

use super::timing::Remedy;
use super::{Place, Step, UserId};
use crate::portray::Menu;
use crate::render::scene::Scene;
use crate::rules::GameId;
use crate::store::TableId;
use crate::words::Message;

/// Everyone in the table's channel.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Where those mentioned were asked at once: how many of them have not answered yet.
    pub together: Option<usize>,
    /// Whether those mentioned are asked whether actions may be taken back.
    pub rewind: bool,
    /// Whether those mentioned are asked what is to become of others whose time is up.
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

/// The table's own buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableButton {
    /// Take a seat.
    Join,
    /// Give it up before the start.
    Leave,
    /// See and choose options.
    Options,
    /// Add computers, or send them away.
    Computers,
    /// Read in a few sentences how the game is played.
    How,
    /// Read how the luck is promised.
    Luck,
    /// Begin, or be asked whether to with seats free.
    Start,
    /// Begin although seats are free.
    StartFew,
    /// Open one's own panel.
    Play,
    /// Open one's own hand.
    Hand,
    /// Type a move.
    TypeMove,
    /// Open what else there is.
    More,
    /// Order something beforehand.
    Plan,
    /// Take the last action back.
    TakeBack,
    /// Show the log.
    Log,
    /// Show the scores with their derivation.
    Scores,
    /// Show the board as text.
    TextBoard,
    /// Show the rules card.
    Rules,
    /// Ask whether to resign.
    Resign,
    /// Resign, after the question.
    ResignSurely,
    /// Resign and have a computer play on, after the question.
    LeaveToComputer,
    /// Take over a seat that was given up.
    TakeSeat,
    /// Agree to close the table, as somebody has asked.
    Agree,
    /// Withdraw what one has asked before, so that the table stays open.
    KeepOpen,
    /// Answer a question with no.
    No,
    /// Ask that the table be closed.
    AskToClose,
    /// Close the table.
    CloseSurely,
    /// The same people again.
    Rematch,
    /// Check the luck.
    Verify,
    /// Read what luck gave whom.
    Fortune,
    /// Say what is to become of seats whose time is up.
    Vote(Remedy),
    /// End the game because somebody is late, after the question.
    EndSurely,
    /// Ask what is to become of those who are awaited.
    AskAboutAwaited,
    /// Agree to another pace, as somebody has wished.
    AgreePace,
    /// Have those reminded who are awaited.
    Nudge,
    /// Play again oneself, after the host has played.
    Return,
    /// Take the seat that one is offered.
    TakeOffer,
    /// Do not take it.
    DeclineOffer,
    /// Wish that the table pause, or agree to it.
    Pause,
    /// Wish that the table go on after a pause, or agree to it.
    GoOn,
    /// Agree to actions being taken back.
    AgreeRewind,
    /// Do not agree to that, or withdraw it.
    LetStand,
    /// Say that one goes on, where the table asks.
    Stay,
    /// Wish that the table be put away.
    Shelve,
    /// Bring back a table that is put away.
    Unshelve,
    /// Have the table stand in this channel.
    BringHere,
    /// Watch the table without a seat.
    Watch,
    /// Watch it, and be told at its end alone.
    WatchEnd,
    /// Watch it, and be told once a day and at its end.
    WatchDaily,
    /// Watch it no longer.
    Unwatch,
    /// Ask something about the position.
    Ask,
    /// Write something down for oneself.
    Notes,
    /// Have those asked who want to be told of free seats.
    OneMore,
}

impl TableButton {
    /// All of them.
    pub const ALL: [TableButton; 58] = [
        TableButton::Join,
        TableButton::Leave,
        TableButton::Options,
        TableButton::Computers,
        TableButton::How,
        TableButton::Luck,
        TableButton::Start,
        TableButton::StartFew,
        TableButton::Play,
        TableButton::Hand,
        TableButton::TypeMove,
        TableButton::More,
        TableButton::Plan,
        TableButton::TakeBack,
        TableButton::Log,
        TableButton::Scores,
        TableButton::TextBoard,
        TableButton::Rules,
        TableButton::Resign,
        TableButton::ResignSurely,
        TableButton::LeaveToComputer,
        TableButton::TakeSeat,
        TableButton::Agree,
        TableButton::KeepOpen,
        TableButton::No,
        TableButton::AskToClose,
        TableButton::CloseSurely,
        TableButton::Rematch,
        TableButton::Verify,
        TableButton::Fortune,
        TableButton::Vote(Remedy::Wait),
        TableButton::Vote(Remedy::SafeAction),
        TableButton::Vote(Remedy::StandIn),
        TableButton::Vote(Remedy::Computer),
        TableButton::Vote(Remedy::Substitute),
        TableButton::Vote(Remedy::End),
        TableButton::EndSurely,
        TableButton::AskAboutAwaited,
        TableButton::AgreePace,
        TableButton::Nudge,
        TableButton::Return,
        TableButton::TakeOffer,
        TableButton::DeclineOffer,
        TableButton::Pause,
        TableButton::GoOn,
        TableButton::AgreeRewind,
        TableButton::LetStand,
        TableButton::Stay,
        TableButton::Shelve,
        TableButton::Unshelve,
        TableButton::BringHere,
        TableButton::Watch,
        TableButton::WatchEnd,
        TableButton::WatchDaily,
        TableButton::Unwatch,
        TableButton::Ask,
        TableButton::Notes,
        TableButton::OneMore,
    ];

    /// Its id: the end of its text's id `press-…`.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            TableButton::Join => "join",
            TableButton::Leave => "leave",
            TableButton::Options => "options",
            TableButton::Computers => "computers",
            TableButton::How => "how",
            TableButton::Luck => "luck",
            TableButton::Start => "start",
            TableButton::StartFew => "start-few",
            TableButton::Play => "play",
            TableButton::Hand => "hand",
            TableButton::TypeMove => "type-move",
            TableButton::More => "more",
            TableButton::Plan => "plan",
            TableButton::TakeBack => "take-back",
            TableButton::Log => "log",
            TableButton::Scores => "scores",
            TableButton::TextBoard => "text-board",
            TableButton::Rules => "rules",
            Self::Resign | Self::ResignSurely | Self::LeaveToComputer => self.resign_id(),
            TableButton::TakeSeat => "take-seat",
            TableButton::Agree => "agree",
            TableButton::KeepOpen => "keep-open",
            TableButton::No => "no",
            TableButton::AskToClose => "ask-to-close",
            TableButton::CloseSurely => "close-surely",
            TableButton::Rematch => "rematch",
            TableButton::Verify => "verify",
            TableButton::Fortune => "fortune",
            TableButton::Vote(remedy) => remedy.vote_id(),
            TableButton::EndSurely => "end-surely",
            TableButton::AskAboutAwaited => "ask-about-awaited",
            TableButton::AgreePace => "agree-pace",
            TableButton::Nudge => "nudge",
            TableButton::Return => "return",
            TableButton::TakeOffer => "take-offer",
            TableButton::DeclineOffer => "decline-offer",
            TableButton::Pause => "pause",
            TableButton::GoOn => "go-on",
            TableButton::AgreeRewind => "agree-rewind",
            TableButton::LetStand => "let-stand",
            Self::Stay | Self::Shelve | Self::Unshelve | Self::BringHere => self.shelf_id(),
            Self::Watch | Self::WatchEnd | Self::WatchDaily | Self::Unwatch => self.watch_id(),
            TableButton::Ask => "ask",
            TableButton::Notes => "notes",
            TableButton::OneMore => "one-more",
        }
    }

    /// The id of a button by which a seat is given up.
    fn resign_id(self) -> &'static str {
        match self {
            TableButton::ResignSurely => "resign-surely",
            TableButton::LeaveToComputer => "leave-to-computer",
            _ => "resign",
        }
    }

    /// The id of a button by which a table is put away or brought back.
    fn shelf_id(self) -> &'static str {
        match self {
            TableButton::Stay => "stay",
            TableButton::Shelve => "shelve",
            TableButton::Unshelve => "unshelve",
            _ => "bring-here",
        }
    }

    /// The id of a button by which one watches.
    fn watch_id(self) -> &'static str {
        match self {
            TableButton::Watch => "watch",
            TableButton::WatchEnd => "watch-end",
            TableButton::WatchDaily => "watch-daily",
            _ => "unwatch",
        }
    }

    /// Whether it changes something, so that it must carry the stamp of what it stands on.
    #[must_use]
    pub fn changes(self) -> bool {
        match self {
            Self::Join | Self::Leave | Self::Start | Self::StartFew | Self::TakeBack | Self::TakeSeat => true,
            TableButton::ResignSurely | TableButton::LeaveToComputer => true,
            TableButton::Agree | TableButton::KeepOpen | TableButton::AskToClose => true,
            TableButton::CloseSurely | TableButton::Rematch => true,
            Self::Options | Self::Computers | Self::How | Self::Luck | Self::No | Self::OneMore => false,
            TableButton::Play | TableButton::Hand | TableButton::TypeMove | TableButton::More => false,
            TableButton::Plan | TableButton::Log | TableButton::Scores => false,
            TableButton::TextBoard | TableButton::Rules | TableButton::Resign | TableButton::Verify => false,
            TableButton::Fortune | TableButton::Ask | TableButton::Notes => false,
            Self::Watch | Self::WatchEnd | Self::WatchDaily | Self::Unwatch => false,
            TableButton::Vote(_)
            | TableButton::EndSurely
            | TableButton::AskAboutAwaited
            | TableButton::Nudge
            | TableButton::AgreePace
            | TableButton::Return
            | TableButton::TakeOffer
            | TableButton::DeclineOffer
            | TableButton::Pause
            | TableButton::GoOn
            | TableButton::AgreeRewind
            | TableButton::LetStand => true,
            TableButton::Stay | TableButton::Shelve | TableButton::Unshelve | TableButton::BringHere => true,
        }
    }

    /// The button of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<TableButton> {
        TableButton::ALL.into_iter().find(|press| press.id() == id)
    }
}
