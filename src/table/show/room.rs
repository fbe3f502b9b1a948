//! How much room a panel has left for buttons.

use crate::table::{Only, Post};

/// How many more buttons there is room for, beside the game's controls and those that stand there.
pub(super) fn room(post: &Post<Only>) -> usize {
    let own = post.buttons.len() + usize::from(post.view.is_some());
    post.menu.rows().room().saturating_sub(own)
}
