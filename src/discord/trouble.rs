//! What can go wrong between us and Discord, sorted by what to do about it. Knows no table.

use crate::store::StoreFault;
use std::time::Duration;

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The message is gone (10008): it is posted anew.
    #[error("the message is gone")]
    UnknownMessage,
    /// The channel is gone (10003).
    #[error("the channel is gone")]
    UnknownChannel,
    /// The server is gone (10004).
    #[error("the server is gone")]
    UnknownServer,
    /// Nobody of that number is in the server (10007, 10013).
    #[error("nobody of that number is there")]
    UnknownMember,
    /// The channel cannot be seen (50001).
    #[error("the channel cannot be seen")]
    MissingAccess,
    /// The thread is archived (50083), and a new message wakes it unless it is locked; or it is locked alone (160005).
    #[error("the thread is closed")]
    Archived,
    /// A permission is missing there (50013).
    #[error("a permission is missing in the channel")]
    MissingPermission,
    /// The person takes no direct messages from us (50007).
    #[error("the person takes no direct messages")]
    ClosedDirect,
    /// We share no server with the person any more (50278).
    #[error("no server is shared with the person")]
    NoSharedServer,
    /// Direct messages are opened too quickly (40003).
    #[error("direct messages are opened too quickly")]
    TooQuick,
    /// Discord has flagged us and lets us send no direct messages (20026).
    #[error("Discord lets the bot send no direct messages for now")]
    Flagged,
    /// The interaction is not known any more (10062, 10015, 50027): its time is over.
    #[error("the interaction's time is over")]
    Expired,
    /// The interaction was answered before (40060).
    #[error("the interaction was answered before")]
    Acknowledged,
    /// The message is too old to be edited as often as this (30046): it is posted anew.
    #[error("the message is too old to be edited again")]
    TooOld,
    /// Too many requests (429).
    #[error("too many requests")]
    Limited {
        /// How long to wait, if Discord said so.
        after: Option<Duration>,
    },
    /// The token is not taken (401).
    #[error("the token is not taken")]
    Unauthorized,
    /// A control shows an emoji that the application has no longer: it does with words meanwhile.
    #[error("an emoji is gone")]
    UnknownEmoji,
    /// Discord has failed (5xx).
    #[error("Discord answered {0}")]
    Server(u16),
    /// No answer came in time, or no connection.
    #[error("no answer came")]
    TimedOut,
    /// What was shown cannot be read or noted, so that nothing may be sent.
    #[error("what was shown cannot be looked up or noted: {0}")]
    Notes(#[from] StoreFault),
    /// The table cannot be looked at.
    #[error("the table cannot be looked at: {0}")]
    Table(#[from] crate::table::Fault),
    /// Discord refuses the request for another reason: our mistake.
    #[error("Discord refuses the request: status {status}, code {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code.
        code: i64,
    },
}

impl Trouble {
    /// The trouble that a status and Discord's own code stand for.
    #[must_use]
    pub fn of(status: u16, code: i64, after: Option<Duration>) -> Trouble {
        match (status, code) {
            (_, 10_008) => Trouble::UnknownMessage,
            (_, 10_003) => Trouble::UnknownChannel,
            (_, 10_004) => Trouble::UnknownServer,
            (_, 10_007 | 10_013) => Trouble::UnknownMember,
            (_, 50_001) => Trouble::MissingAccess,
            (_, 50_083 | 160_005) => Trouble::Archived,
            (_, 50_013) => Trouble::MissingPermission,
            (_, 50_007) => Trouble::ClosedDirect,
            (_, 50_278) => Trouble::NoSharedServer,
            (_, 40_003) => Trouble::TooQuick,
            (_, 20_026) => Trouble::Flagged,
            (_, 10_062 | 10_015 | 50_027) => Trouble::Expired,
            (_, 40_060) => Trouble::Acknowledged,
            (_, 30_046) => Trouble::TooOld,
            (429, _) => Trouble::Limited { after },
            (401, _) => Trouble::Unauthorized,
            // An error of Discord's network, also where whoever stands before it says no without a word of Discord's.
            (500.., _) | (_, 40_333) | (403, -1) => Trouble::Server(status),
            _ => Trouble::Refused { status, code },
        }
    }

    /// Whether the same request may well succeed a little later.
    #[must_use]
    pub fn passes(&self) -> bool {
        matches!(
            self,
            Trouble::Limited { .. }
                | Trouble::UnknownEmoji
                | Trouble::Server(_)
                | Trouble::TimedOut
                | Trouble::Notes(_)
        )
    }

    /// Whether what was asked for may have been done all the same: the answer was lost.
    #[must_use]
    pub fn is_doubtful(&self) -> bool {
        matches!(self, Trouble::Server(_) | Trouble::TimedOut)
    }

    /// Whether the file of a message is what is refused (40005, or before it reaches Discord 413).
    #[must_use]
    pub fn is_too_large(&self) -> bool {
        matches!(self, Trouble::Refused { code: 40_005, .. } | Trouble::Refused { status: 413, .. })
    }

    /// Whether the channel is closed to us until somebody changes something there.
    #[must_use]
    pub fn shut(&self) -> bool {
        matches!(
            self,
            Trouble::UnknownChannel | Trouble::MissingAccess | Trouble::MissingPermission | Trouble::Archived
        )
    }

    /// Whether the channel or the person is closed to us, and may be open again some time.
    #[must_use]
    pub fn reopens(&self) -> bool {
        match self {
            Trouble::UnknownChannel => false,
            Trouble::ClosedDirect | Trouble::NoSharedServer | Trouble::Flagged => true,
            _ => self.shut(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_sorted_by_what_to_do() {
        let cases = [
            (404, 10_008, Trouble::UnknownMessage),
            (404, 10_003, Trouble::UnknownChannel),
            (404, 10_007, Trouble::UnknownMember),
            (403, 50_007, Trouble::ClosedDirect),
            (403, 50_278, Trouble::NoSharedServer),
            (400, 40_003, Trouble::TooQuick),
            (429, 40_003, Trouble::TooQuick),
            (403, 20_026, Trouble::Flagged),
            (404, 10_062, Trouble::Expired),
            (401, 50_027, Trouble::Expired),
            (400, 40_060, Trouble::Acknowledged),
            (429, 30_046, Trouble::TooOld),
            (400, 50_083, Trouble::Archived),
            (400, 160_005, Trouble::Archived),
            (403, 40_333, Trouble::Server(403)),
            (403, -1, Trouble::Server(403)),
            (429, -1, Trouble::Limited { after: None }),
            (401, 0, Trouble::Unauthorized),
            (502, 0, Trouble::Server(502)),
            (
                400,
                50_035,
                Trouble::Refused {
                    status: 400,
                    code: 50_035,
                },
            ),
        ];
        for (status, code, trouble) in cases {
            assert_eq!(Trouble::of(status, code, None), trouble, "{status} {code}");
        }
    }
}
