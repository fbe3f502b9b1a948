//! What is typed and suggested for one of several tables: with the table in front, where a person could mean more than one.
//! Knows no command by name.

use super::incoming::{Asked, Given};
use crate::store::TableId;
use std::borrow::Cow;

/// What stands between a table's id and what is typed for it.
const BEHIND: &str = ": ";

/// A text for a table.
pub(super) fn prefixed(table: TableId, text: &str) -> String {
    format!("{table}{BEHIND}{text}")
}

/// The table that stands before a text, and the text.
pub(super) fn split(text: &str) -> Option<(TableId, &str)> {
    let (table, rest) = text.split_once(BEHIND)?;
    Some((table.trim().parse().ok()?, rest))
}

/// A command whose option had a table in front, with the table as an option of its own.
pub(super) fn told_apart<'a>(asked: &'a Asked, option: &str) -> Cow<'a, Asked> {
    let (Some((table, rest)), None) = (asked.text(option).and_then(split), asked.text("table")) else {
        return Cow::Borrowed(asked);
    };
    let mut apart = asked.clone();
    apart.options.retain(|(name, _)| name != option);
    apart
        .options
        .push((option.to_owned(), Given::Text(rest.to_owned())));
    apart
        .options
        .push(("table".to_owned(), Given::Text(table.to_string())));
    Cow::Owned(apart)
}
