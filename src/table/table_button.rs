//! The table's own buttons, which stand under what it shows. Knows no language and no toolkit.

use super::timing::Remedy;

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
    /// Have the luck wait for a later round of a beacon, since one is late.
    TakeLaterRound,
    /// Begin without it.
    Waive,
    /// Rather wait for it.
    Await,
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
    /// Show the board to whoever plays there, where it is shown to nobody else.
    Board,
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
    /// The same luck again, at another table.
    Duplicate,
    /// Agree to play with those who have played a table's luck before.
    Consent,
    /// Compare a game that has ended with the one whose luck it had.
    Compare,
    /// Check the luck.
    Verify,
    /// Go through a game that has ended.
    Replay,
    /// Show a game that has ended as a film.
    Animate,
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
    /// Have a computer look at one's own decision, or once the game is over at all of them.
    Hint,
    /// Write something down for oneself.
    Notes,
    /// Have those asked who want to be told of free seats.
    OneMore,
}

impl TableButton {
    /// All of them.
    pub const ALL: [TableButton; 68] = [
        TableButton::Join,
        TableButton::Leave,
        TableButton::Options,
        TableButton::Computers,
        TableButton::How,
        TableButton::Luck,
        TableButton::Start,
        TableButton::StartFew,
        TableButton::TakeLaterRound,
        TableButton::Waive,
        TableButton::Await,
        TableButton::Play,
        TableButton::Hand,
        TableButton::TypeMove,
        TableButton::More,
        TableButton::Plan,
        TableButton::TakeBack,
        TableButton::Log,
        TableButton::Scores,
        TableButton::Board,
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
        TableButton::Duplicate,
        TableButton::Consent,
        TableButton::Compare,
        TableButton::Verify,
        TableButton::Replay,
        TableButton::Animate,
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
        TableButton::Hint,
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
            Self::Board | Self::TextBoard => self.board_id(),
            TableButton::Rules => "rules",
            Self::Resign | Self::ResignSurely | Self::LeaveToComputer => self.resign_id(),
            TableButton::TakeSeat => "take-seat",
            TableButton::Agree => "agree",
            TableButton::KeepOpen => "keep-open",
            TableButton::No => "no",
            TableButton::AskToClose => "ask-to-close",
            TableButton::CloseSurely => "close-surely",
            TableButton::Rematch => "rematch",
            Self::Duplicate | Self::Consent | Self::Compare => self.duplicate_id(),
            TableButton::Verify => "verify",
            Self::Replay | Self::Animate => self.replay_id(),
            TableButton::Fortune => "fortune",
            TableButton::Vote(remedy) => remedy.vote_id(),
            TableButton::EndSurely => "end-surely",
            TableButton::AskAboutAwaited => "ask-about-awaited",
            TableButton::AgreePace => "agree-pace",
            TableButton::Nudge => "nudge",
            TableButton::Return => "return",
            Self::TakeOffer | Self::DeclineOffer => self.offer_id(),
            TableButton::Pause => "pause",
            TableButton::GoOn => "go-on",
            TableButton::AgreeRewind => "agree-rewind",
            TableButton::LetStand => "let-stand",
            Self::TakeLaterRound | Self::Waive | Self::Await => self.beacon_id(),
            Self::Stay | Self::Shelve | Self::Unshelve | Self::BringHere => self.shelf_id(),
            Self::Watch | Self::WatchEnd | Self::WatchDaily | Self::Unwatch => self.watch_id(),
            TableButton::Ask => "ask",
            Self::Hint | Self::Notes | Self::OneMore => self.other_id(),
        }
    }

    /// The id of a button that shows the board to one person.
    fn board_id(self) -> &'static str {
        match self {
            TableButton::Board => "board",
            _ => "text-board",
        }
    }

    /// The id of a button that is about one person alone.
    fn other_id(self) -> &'static str {
        match self {
            TableButton::Notes => "notes",
            TableButton::Hint => "hint",
            _ => "one-more",
        }
    }

    /// The id of a button by which a game that has ended is gone through or shown.
    fn replay_id(self) -> &'static str {
        match self {
            TableButton::Animate => "animate",
            _ => "replay",
        }
    }

    /// The id of a button about a luck that is played with once more.
    fn duplicate_id(self) -> &'static str {
        match self {
            TableButton::Duplicate => "duplicate",
            TableButton::Consent => "consent",
            _ => "compare",
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

    /// The id of a button by which a seat is taken that one is offered, or not.
    fn offer_id(self) -> &'static str {
        match self {
            TableButton::TakeOffer => "take-offer",
            _ => "decline-offer",
        }
    }

    /// The id of a button by which a late beacon is waited for or not.
    fn beacon_id(self) -> &'static str {
        match self {
            TableButton::TakeLaterRound => "later-round",
            TableButton::Waive => "waive",
            _ => "await",
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
            Self::Join | Self::Leave | Self::TakeSeat | Self::TakeBack => true,
            Self::ResignSurely | Self::LeaveToComputer => true,
            Self::Start | Self::StartFew | Self::TakeLaterRound | Self::Waive | Self::Await => true,
            TableButton::Agree | TableButton::KeepOpen | TableButton::AskToClose => true,
            TableButton::CloseSurely | TableButton::Rematch | TableButton::Consent => true,
            TableButton::Duplicate | TableButton::Compare => false,
            Self::Options | Self::Computers | Self::How | Self::Luck | Self::No | Self::OneMore => false,
            TableButton::Play
            | TableButton::Hand
            | TableButton::TypeMove
            | TableButton::More
            | TableButton::Plan
            | TableButton::Log
            | TableButton::Scores => false,
            TableButton::Board => false,
            TableButton::TextBoard | TableButton::Rules | TableButton::Resign | TableButton::Verify => false,
            TableButton::Replay | TableButton::Animate | TableButton::Fortune => false,
            TableButton::Ask | TableButton::Hint | TableButton::Notes => false,
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
