//! The permissions that a bot can lack in a channel, and those that members have.

/// Change the server's settings.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// See a channel.
pub const VIEW: u64 = 1 << 10;
/// Post in a channel.
pub const SEND: u64 = 1 << 11;
/// Delete others' messages.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Post embeds.
pub const EMBED: u64 = 1 << 14;
/// Post files.
pub const ATTACH: u64 = 1 << 15;
/// Read what was posted before.
pub const HISTORY: u64 = 1 << 16;
/// Mention everyone.
pub const EVERYONE: u64 = 1 << 17;
/// Enter a voice channel; who may not can't use its chat either.
pub const CONNECT: u64 = 1 << 20;
/// Archive, lock and delete threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Open public threads.
pub const CREATE_THREADS: u64 = 1 << 35;
/// Open private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Post in threads.
pub const SEND_IN_THREADS: u64 = 1 << 38;

/// The names used on the control API.
const NAMES: [(&str, u64); 13] = [
    ("manage_guild", MANAGE_GUILD),
    ("view", VIEW),
    ("send", SEND),
    ("manage_messages", MANAGE_MESSAGES),
    ("embed", EMBED),
    ("attach", ATTACH),
    ("history", HISTORY),
    ("everyone", EVERYONE),
    ("connect", CONNECT),
    ("manage_threads", MANAGE_THREADS),
    ("create_threads", CREATE_THREADS),
    ("create_private_threads", CREATE_PRIVATE_THREADS),
    ("send_in_threads", SEND_IN_THREADS),
];

/// What an invited bot has.
pub const BOT: u64 = VIEW
    | SEND
    | EMBED
    | ATTACH
    | HISTORY
    | CONNECT
    | MANAGE_THREADS
    | CREATE_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS;

/// What a plain member has; the last bit is the use of commands.
pub const MEMBER: u64 = VIEW
    | SEND
    | EMBED
    | ATTACH
    | HISTORY
    | CONNECT
    | CREATE_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
    | 1 << 31;

/// What a member has who may manage the server.
pub const MANAGER: u64 = MEMBER | MANAGE_GUILD | MANAGE_MESSAGES | MANAGE_THREADS;

/// What the server's owner has: everything.
pub const OWNER: u64 = (1 << 53) - 1;

/// The bits of a list of names, or the first name that is not one.
pub fn bits(names: &[String]) -> Result<u64, String> {
    names.iter().try_fold(0, |sum, name| {
        NAMES
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, bit)| sum | bit)
            .ok_or_else(|| name.clone())
    })
}

/// The names of the bits set.
pub fn names(bits: u64) -> Vec<&'static str> {
    NAMES
        .iter()
        .filter(|(_, bit)| bits & bit != 0)
        .map(|(name, _)| *name)
        .collect()
}
