//! A change that the page is told of.

use std::sync::Arc;

use super::snowflake::Id;

/// One event of the page's stream.
#[derive(Clone, Debug)]
pub struct Change {
    /// The only one who may see it, if there is only one.
    pub viewer: Option<Id>,
    pub text: Arc<str>,
}
