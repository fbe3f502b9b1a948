//! What stands for the name of a person who is not named any more: a number between marks that no
//! name holds, which each speaker says in its own language. Knows no sentence.

use std::borrow::Cow;

/// The mark before and behind the number.
const MARK: char = '\u{1}';

/// The text that stands for the name of somebody who is not named any more; `number` tells several
/// of them apart, where they stand together.
#[must_use]
pub fn unnamed(number: u8) -> String {
    format!("{MARK}{number}{MARK}")
}

/// Whether a name is that of somebody who is not named any more.
#[must_use]
pub fn is_unnamed(name: &str) -> bool {
    matches!(named(name, |_| String::new()), Cow::Owned(_))
}

/// A text in which each of those has a name, as `say` says it of a number.
#[must_use]
pub fn named(text: &str, say: impl Fn(u8) -> String) -> Cow<'_, str> {
    if !text.contains(MARK) {
        return Cow::Borrowed(text);
    }
    let (mut whole, mut rest) = (String::new(), text);
    while let Some((before, from)) = rest.split_once(MARK) {
        whole.push_str(before);
        rest = match from.split_once(MARK) {
            Some((number, behind)) if number.parse::<u8>().is_ok() => {
                whole.extend(number.parse().map(&say));
                behind
            }
            // Somebody's own: no speaker shows it.
            _ => from,
        };
    }
    whole.push_str(rest);
    Cow::Owned(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_named_has_a_name_wherever_they_are_told_of() {
        let say = |number: u8| format!("Player {number}");
        for (text, said) in [
            ("Ana", "Ana"),
            (&*unnamed(3), "Player 3"),
            (&*format!("({})", unnamed(12)), "(Player 12)"),
            (&*format!("{} and {}", unnamed(1), unnamed(2)), "Player 1 and Player 2"),
            ("\u{1}x\u{1}7", "x7"),
            ("\u{1}900\u{1}", "900"),
        ] {
            assert_eq!(named(text, say), said, "{text:?}");
        }
    }
}
