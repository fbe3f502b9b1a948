//! Long lists as selects and pages. Knows no action.

use crate::portray::{Control, Entry};
use crate::words::Message;

/// The most entries of a select.
pub(super) const ENTRIES: usize = 25;
/// The most selects of a menu that has a row of buttons too.
const SELECTS: usize = 4;

/// The page of a long list, from 0.
pub(super) fn page(rest: &[&str]) -> usize {
    rest.first().and_then(|word| word.parse().ok()).unwrap_or(0)
}

/// Back to the first menu.
pub(super) fn up() -> Control {
    Control::open(Message::new("kingsburg-press-up"), "")
}

/// Entries in as many selects as they need, then buttons; what is too long for one menu goes on
/// another page.
pub(super) fn lists(
    prompt: &Message,
    entries: Vec<Entry>,
    path: &str,
    page: usize,
    last: Vec<Control>,
) -> Vec<Control> {
    let pages = entries.len().div_ceil(ENTRIES * SELECTS).max(1);
    let from = (page % pages) * ENTRIES * SELECTS;
    let shown: Vec<Entry> = entries.into_iter().skip(from).take(ENTRIES * SELECTS).collect();
    let select = |entries: &[Entry]| Control::select(prompt.clone(), entries.to_vec());
    let mut controls: Vec<Control> = shown.chunks(ENTRIES).map(select).collect();
    controls.extend(last);
    if pages > 1 {
        let next = format!("{path} {}", (page + 1) % pages);
        controls.push(Control::open(Message::new("kingsburg-press-more"), next));
    }
    controls
}
