//! What somebody who waits can ask for beside their panel.

use crate::words::Message;

/// What somebody who waits sees besides, when they ask how things stand: it changes with each step of
/// others, so that no message is kept like it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Meanwhile {
    /// What happened since they acted.
    pub recap: Vec<Message>,
    /// How the game stands, as far as their own picture does not show it.
    pub situation: Vec<Message>,
    /// A line of their panel that what happened tells as well.
    pub repeated: Option<Message>,
}
