//! The ids of what Discord knows, each a type of its own: a hand's channel cannot be taken for a
//! board's, nor a message for a channel. People and servers have theirs in [`crate::table`].

use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU64;

/// Makes a type of an id that Discord gives.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id! {
    /// A channel or thread of a server, which several people read.
    ChannelId
}
id! {
    /// The direct messages with one person.
    DirectId
}
id! {
    /// A message.
    MessageId
}
id! {
    /// An emoji of the application's own.
    EmojiId
}
id! {
    /// An interaction: a command or a pressed control, once.
    InteractionId
}

/// An id as serenity has it, whose ids are never 0. Nothing of Discord's has the id 0, nor the highest, which stands for it.
pub(super) fn serenity_id<I: From<NonZeroU64>>(id: u64) -> I {
    I::from(NonZeroU64::new(id).unwrap_or(NonZeroU64::MAX))
}

/// A channel of either kind, for what shows nobody anything: limits, and taking controls off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyChannel(pub u64);

impl From<ChannelId> for AnyChannel {
    fn from(channel: ChannelId) -> AnyChannel {
        AnyChannel(channel.0)
    }
}

impl From<DirectId> for AnyChannel {
    fn from(channel: DirectId) -> AnyChannel {
        AnyChannel(channel.0)
    }
}

/// Where a message stands: its channel, of one kind, and the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MessageRef<C> {
    /// The channel.
    pub channel: C,
    /// The message.
    pub message: MessageId,
}

impl<C: Into<AnyChannel>> MessageRef<C> {
    /// The same without the kind of its channel.
    #[must_use]
    pub fn anywhere(self) -> MessageRef<AnyChannel> {
        MessageRef {
            channel: self.channel.into(),
            message: self.message,
        }
    }
}
