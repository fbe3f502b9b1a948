//! What we need to be allowed in a channel, by name. Knows no table.

use super::incoming::{Caller, ChannelKind};
use crate::words::Message;

/// A permission: its bit, and the id of its name.
type Permission = (u64, &'static str);

const ADMINISTRATOR: u64 = 1 << 3;
const VIEW: Permission = (1 << 10, "edge-may-view");
const SEND: Permission = (1 << 11, "edge-may-send");
/// Never needed: what would stand in an embed goes as a file where we lack it.
const EMBED: u64 = 1 << 14;
const ATTACH: Permission = (1 << 15, "edge-may-attach");
const CONNECT: Permission = (1 << 20, "edge-may-connect");
const THREADS: Permission = (1 << 35, "edge-may-threads");
const IN_THREADS: Permission = (1 << 38, "edge-may-in-threads");

/// What a channel of a kind needs, whether we have to open a thread there, and whether files have to be sent.
fn needed(kind: ChannelKind, threads: bool, files: bool) -> Vec<Permission> {
    // Inside a thread Discord asks for the permission to write in threads, and in it alone.
    let mut needed = vec![
        VIEW,
        if kind == ChannelKind::Thread {
            IN_THREADS
        } else {
            SEND
        },
    ];
    if files {
        needed.push(ATTACH);
    }
    if kind == ChannelKind::Voice {
        needed.push(CONNECT);
    }
    if threads {
        needed.extend([THREADS, IN_THREADS]);
    }
    needed
}

/// The names of what we lack in the caller's channel; `threads` is whether we have to open one, `files` whether boards
/// are pictures there.
#[must_use]
pub fn lacking(caller: &Caller, threads: bool, files: bool) -> Vec<Message> {
    if caller.direct() || caller.ours & ADMINISTRATOR != 0 {
        return Vec::new();
    }
    let lacks = |(bit, _): &Permission| caller.ours & bit == 0;
    needed(caller.kind, threads, files)
        .into_iter()
        .filter(lacks)
        .map(|(_, name)| Message::new(name))
        .collect()
}

/// Whether the caller may write themselves where they ask.
#[must_use]
pub fn may_write(caller: &Caller) -> bool {
    let (bit, _) = if caller.kind == ChannelKind::Thread {
        IN_THREADS
    } else {
        SEND
    };
    caller.direct() || caller.permissions & (ADMINISTRATOR | bit) != 0
}

/// Whether we may post embeds in the caller's channel.
#[must_use]
pub fn embeds(caller: &Caller) -> bool {
    caller.direct() || caller.ours & (ADMINISTRATOR | EMBED) != 0
}

/// Whether we may send files in the caller's channel.
#[must_use]
pub fn attaches(caller: &Caller) -> bool {
    let (attach, _) = ATTACH;
    caller.direct() || caller.ours & (ADMINISTRATOR | attach) != 0
}

/// The sentence that names them, if there are any.
#[must_use]
pub fn complaint(caller: &Caller, threads: bool, files: bool) -> Option<Message> {
    let lacking = lacking(caller, threads, files);
    let count = lacking.len();
    (count > 0).then(|| {
        Message::new("edge-lacking")
            .with("permissions", lacking)
            .with("count", count)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of what a channel of a kind needs.
    fn names(kind: ChannelKind, threads: bool, files: bool) -> Vec<&'static str> {
        needed(kind, threads, files)
            .into_iter()
            .map(|(_, name)| name.trim_start_matches("edge-may-"))
            .collect()
    }

    #[test]
    fn each_kind_of_channel_counts_bits_of_its_own() {
        assert_eq!(names(ChannelKind::Text, false, true), ["view", "send", "attach"]);
        assert_eq!(names(ChannelKind::Text, false, false), ["view", "send"]);
        assert_eq!(names(ChannelKind::Thread, false, true), ["view", "in-threads", "attach"]);
        assert_eq!(names(ChannelKind::Voice, false, true), ["view", "send", "attach", "connect"]);
        assert_eq!(
            names(ChannelKind::Announcement, true, true),
            ["view", "send", "attach", "threads", "in-threads"]
        );
    }
}
