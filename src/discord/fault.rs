//! Why the bot could not start, or ended. Knows no table.

use super::trouble::Trouble;

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum SessionFault {
    /// The token is wrong.
    #[error("Discord does not accept the bot token; copy it again from the application's page, under Bot")]
    Token,
    /// An intent is not granted.
    #[error(
        "Discord does not grant the bot its gateway intents; this bot needs no privileged one, so look at the application's settings"
    )]
    Intents,
    /// The address given in place of Discord's own leads elsewhere.
    #[error("{api} names a gateway that is not its own ({gateway}); the bot does not connect anywhere else")]
    Elsewhere {
        /// The address given.
        api: String,
        /// Where its gateway is.
        gateway: String,
    },
    /// Nobody answers.
    #[error("{at} does not answer: {why}")]
    Unreachable {
        /// Who does not answer.
        at: String,
        /// What the network says.
        why: String,
    },
    /// The commands cannot be registered as they are.
    #[error("the slash commands cannot be registered: {0}")]
    Commands(String),
    /// Discord refuses the commands.
    #[error("registering the slash commands {place} failed: {why}")]
    Register {
        /// The server they are for, or everywhere.
        place: String,
        /// What Discord said.
        why: Trouble,
    },
    /// Discord does not take our shard.
    #[error("Discord does not take the bot's shard (4010); is another program running with the same token?")]
    Shard,
    /// We are in more servers than our shards serve.
    #[error(
        "Discord wants more shards (4011): the bot has come into more servers than those serve that it runs; started again, it runs as many as Discord recommends then"
    )]
    Sharding,
    /// We are in more servers than the shards serve that the host wants.
    #[error(
        "Discord wants more than {total} shards (4011): give [cluster] shards a greater total, the same in every process of this bot; OPERATING says how"
    )]
    FewShards {
        /// How many there are in all.
        total: u16,
    },
    /// Another process has taken our shards over.
    #[error(
        "another process has taken over the shards {0}, because this one could not be heard of in the store for too long; started again, it waits until that one ends"
    )]
    Relieved(String),
    /// The pictures' fonts cannot be used.
    #[error(transparent)]
    Render(#[from] crate::render::RenderFault),
    /// The connection ended.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}
