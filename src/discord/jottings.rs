//! What people write down for themselves at a table: one text a person and table, in their own panel
//! and nowhere else. Knows no game.

use super::delivery::AFTERWARDS;
use super::notes::Notes;
use crate::config::Hidden;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::{Fault, UserId};
use crate::words::{Arg, Message, cut};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use tokio::sync::Mutex;

/// The most letters of a text.
pub(super) const MOST: u32 = 1_000;
/// How much of it a panel shows: the rest of its message is the panel's.
const SHOWN: usize = 600;
/// The longest line that is shown as one.
const LINE: usize = 160;
/// Where the notes begin.
const PREFIX: &str = "jotting/";

/// What somebody wrote down.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Jotting {
    text: String,
    /// When it was seen that the table is over, in milliseconds since 1970.
    over: Option<u64>,
}

impl fmt::Debug for Jotting {
    /// The text is not shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Jotting(over: {:?})", self.over)
    }
}

/// What people wrote down.
#[derive(Clone)]
pub(super) struct Jottings {
    hall: Arc<Hall>,
    notes: Notes,
    /// Held by whoever changes a note by what stands in it.
    turn: Arc<Mutex<()>>,
}

impl Jottings {
    /// What people wrote down at the tables of a hall, in some notes.
    pub(super) fn new(hall: Arc<Hall>, notes: Notes, turn: Arc<Mutex<()>>) -> Jottings {
        Jottings { hall, notes, turn }
    }

    /// What somebody wrote down at a table; empty where they did not.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn text(&self, table: TableId, user: UserId) -> Result<Hidden, StoreFault> {
        let jotting: Jotting = self.notes.get(&key(table, user)).await?;
        Ok(Hidden::new(jotting.text))
    }

    /// Keeps what somebody wrote down, in the place of what they had; an empty text removes it.
    /// Whether there is one then.
    ///
    /// # Errors
    /// It was not written.
    pub(super) async fn keep(&self, table: TableId, user: UserId, text: &Hidden) -> Result<bool, StoreFault> {
        let _turn = self.turn.lock().await;
        let text: String = text.reveal().trim().chars().take(MOST as usize).collect();
        if text.is_empty() {
            self.notes.remove(&key(table, user)).await?;
            return Ok(false);
        }
        let jotting = Jotting { text, over: None };
        self.notes.put(&key(table, user), &jotting).await?;
        Ok(true)
    }

    /// The lines with which a panel shows what its person wrote down.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn lines(&self, table: TableId, user: UserId) -> Result<Vec<Message>, StoreFault> {
        Ok(lines(self.text(table, user).await?.reveal()))
    }

    /// Removes what was written down at tables that were over a week ago; `open` are those that are
    /// not over.
    pub(super) async fn sweep(&self, open: &BTreeSet<TableId>) {
        if let Err(why) = self.swept(open).await {
            tracing::warn!(%why, "what people wrote down at tables that are over was not looked through");
        }
    }

    async fn swept(&self, open: &BTreeSet<TableId>) -> Result<(), StoreFault> {
        let now = self.hall.clock().now();
        for (key, jotting) in self.notes.scan::<Jotting>(PREFIX).await? {
            let Some(table) = table(&key) else { continue };
            let over = match (open.contains(&table), jotting.over) {
                (true, _) => None,
                (false, Some(at)) => Some(at),
                (false, None) if self.is_gone(table).await => Some(0),
                (false, None) => Some(now),
            };
            if over == jotting.over && over.is_none_or(|at| now < at.saturating_add(AFTERWARDS)) {
                continue;
            }
            let _turn = self.turn.lock().await;
            let present: Jotting = self.notes.get(&key).await?;
            if present != jotting {
                continue;
            }
            if over.is_some_and(|at| now >= at.saturating_add(AFTERWARDS)) {
                self.notes.remove(&key).await?;
            } else {
                self.notes.put(&key, &Jotting { over, ..present }).await?;
            }
        }
        Ok(())
    }

    async fn is_gone(&self, table: TableId) -> bool {
        let there = self.hall.read(table, |_| ()).await;
        matches!(there, Err(Fault::NoTable(_)))
    }
}

/// A text in lines that can do no harm.
fn lines(text: &str) -> Vec<Message> {
    let shown = cut(text, SHOWN);
    let paragraphs = shown.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = |text: String| Message::new("edge-jotting-line").with("text", Arg::Text(text));
    let mut lines: Vec<Message> = paragraphs.flat_map(wrapped).map(line).collect();
    if lines.is_empty() {
        return lines;
    }
    lines.insert(0, Message::new("edge-jotting-heading"));
    if shown.len() != text.len() {
        lines.push(Message::new("edge-jotting-rest"));
    }
    lines
}

/// A paragraph in lines of a length that is shown whole.
fn wrapped(paragraph: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in paragraph.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        while !rest.is_empty() {
            let part: String = rest.drain(..rest.len().min(LINE)).collect();
            let full = lines.last().is_some_and(|line| {
                !line.is_empty() && line.chars().count() + 1 + part.chars().count() > LINE
            });
            if full {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                let gap = if line.is_empty() { "" } else { " " };
                line.push_str(&format!("{gap}{part}"));
            }
        }
    }
    lines
}

fn key(table: TableId, user: UserId) -> String {
    format!("{PREFIX}{table}/{user}")
}

/// The table of a note's key.
fn table(key: &str) -> Option<TableId> {
    key.strip_prefix(PREFIX)?.split('/').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_in_lines_and_no_longer_than_there_is_room() {
        let texts = |text: &str| -> Vec<String> {
            let said = |message: Message| match message.args.into_iter().next() {
                Some((_, Arg::Text(text))) => text,
                _ => message.id.into_owned(),
            };
            lines(text).into_iter().map(said).collect()
        };
        assert_eq!(texts(""), Vec::<String>::new());
        assert_eq!(texts("one\n\n two  words "), ["edge-jotting-heading", "one", "two words"]);
        let long = texts(&"x".repeat(1_000));
        assert_eq!(long.len(), 6, "{long:?}");
        assert_eq!((long[1].len(), long[5].as_str()), (LINE, "edge-jotting-rest"));
        let words = texts(&"word ".repeat(80));
        assert!(words[1..].iter().all(|line| line.chars().count() <= LINE), "{words:?}");
    }

    #[test]
    fn a_text_is_in_no_debug_output() {
        let jotting = Jotting {
            text: "clover".to_owned(),
            over: Some(3),
        };
        assert_eq!(format!("{jotting:?}"), "Jotting(over: Some(3))");
    }
}
