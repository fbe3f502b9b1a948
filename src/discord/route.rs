//! Where a request by the bot's token goes. Knows neither bodies nor limits.

/// A place of Discord's API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The gateway's address, and how often one may identify there.
    Gateway,
    /// The bot's own application.
    Application,
    /// The messages of a channel.
    Messages(u64),
    /// One message in a channel.
    Message(u64, u64),
    /// The threads of a channel.
    Threads(u64),
    /// The thread of a message.
    MessageThreads(u64, u64),
    /// The bot's direct channels.
    DirectChannels,
    /// An application's commands everywhere.
    Commands(u64),
    /// An application's commands in one server.
    ServerCommands(u64, u64),
    /// An application's emoji.
    EmojiList(u64),
    /// One emoji of an application.
    Emoji(u64, u64),
    /// A channel.
    Channel(u64),
    /// A server.
    Server(u64),
    /// A member of a server.
    Member(u64, u64),
    /// Somebody who was added to a thread.
    ThreadMember(u64, u64),
}

impl Route {
    /// Its path from the API's address.
    #[must_use]
    pub fn path(self) -> String {
        let place = match self {
            Route::Gateway => "gateway/bot".to_owned(),
            Route::Application => "oauth2/applications/@me".to_owned(),
            Route::Messages(channel) => format!("channels/{channel}/messages"),
            Route::Message(channel, message) => format!("channels/{channel}/messages/{message}"),
            Route::Threads(channel) => format!("channels/{channel}/threads"),
            Route::MessageThreads(channel, message) => {
                format!("channels/{channel}/messages/{message}/threads")
            }
            Route::DirectChannels => "users/@me/channels".to_owned(),
            Route::Commands(application) => format!("applications/{application}/commands"),
            Route::ServerCommands(application, server) => {
                format!("applications/{application}/guilds/{server}/commands")
            }
            Route::EmojiList(application) => format!("applications/{application}/emojis"),
            Route::Emoji(application, emoji) => format!("applications/{application}/emojis/{emoji}"),
            Route::Channel(channel) => format!("channels/{channel}"),
            Route::Server(server) => format!("guilds/{server}"),
            Route::Member(server, user) => format!("guilds/{server}/members/{user}"),
            Route::ThreadMember(channel, user) => format!("channels/{channel}/thread-members/{user}"),
        };
        format!("/api/v10/{place}")
    }
}
