//! A change that the page is told of.

use std::sync::Arc;

use super::channel::Channel;
use super::snowflake::Id;

/// Who may see a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    All,
    /// Only this user.
    One(Id),
    /// Those who see this channel.
    Channel(Id),
}

impl Audience {
    /// Those who see a channel.
    pub fn of(channel: &Channel) -> Self {
        channel.user.map_or(Self::Channel(channel.id), Self::One)
    }
}

/// One event of the page's stream.
#[derive(Clone, Debug)]
pub struct Change {
    pub audience: Audience,
    pub text: Arc<str>,
}
