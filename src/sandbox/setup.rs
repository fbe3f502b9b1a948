//! How a look-alike of Discord is to be.

use std::path::PathBuf;

use super::clock::ShiftedClock;
use super::rates::Limits;
use super::starts::Sharding;

/// How a sandbox is to be.
#[derive(Clone, Debug)]
pub struct SandboxSetup {
    /// The port to listen on; 0 takes any free one.
    pub port: u16,
    /// Where the chat is kept; without a folder it is forgotten at the end.
    pub folder: Option<PathBuf>,
    /// The token that the bot has to show, without the word `Bot`.
    pub token: String,
    /// The people there are at least; each may name a language: `Ana:pt-BR`. The first owns the
    /// first server.
    pub users: Vec<String>,
    /// How many servers there are at least; the second one, owned by the second person, has a
    /// forum, an announcement channel and a voice channel.
    pub servers: usize,
    /// The time that Discord's rules are judged by.
    pub clock: ShiftedClock,
    /// Which of Discord's limits are kept.
    pub limits: Limits,
    /// What the bot is told of shards.
    pub sharding: Sharding,
}

impl Default for SandboxSetup {
    /// In memory, at any free port, with one person and all of Discord's limits.
    fn default() -> Self {
        Self {
            port: 0,
            folder: None,
            token: "sandbox".to_owned(),
            users: vec!["Ana".to_owned()],
            servers: 2,
            clock: ShiftedClock::default(),
            limits: Limits::default(),
            sharding: Sharding::default(),
        }
    }
}
