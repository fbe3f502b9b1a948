//! Alternative texts: whole sentences, never longer than a limit.

const ENDS: [char; 4] = ['.', '!', '?', '…'];

/// As many of the sentences, joined by spaces, as fit in `most` UTF-16 units.
pub(super) fn cut(sentences: impl Iterator<Item = String>, most: usize) -> String {
    let whole = sentences
        .filter(|said| !said.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    if units(&whole) <= most {
        return whole;
    }
    let mut room = most;
    let fits = |letter: &char| match room.checked_sub(letter.len_utf16()) {
        Some(rest) => {
            room = rest;
            true
        }
        None => false,
    };
    let head: String = whole.chars().take_while(fits).collect();
    let mut ends = head
        .char_indices()
        .filter(|(at, letter)| ENDS.contains(letter) && whole[at + letter.len_utf8()..].starts_with(' '));
    match ends.next_back() {
        Some((at, letter)) => head[..at + letter.len_utf8()].to_owned(),
        None => words(&head),
    }
}

/// The text up to its last whole word, with an ellipsis in the place of what is left out.
fn words(head: &str) -> String {
    let mut short = head.rsplit_once(' ').map_or_else(
        || {
            head.chars()
                .rev()
                .skip(1)
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .collect()
        },
        |(kept, _)| kept.to_owned(),
    );
    short.push('…');
    short
}

fn units(line: &str) -> usize {
    line.chars().map(char::len_utf16).sum()
}
