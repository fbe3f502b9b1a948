//! `EUPHONIC`, by which an Italian sentence says a short word with a d before a name that begins with
//! the same vowel: «a Bruno», «ad Ana». Knows no sentence.

use super::disarm::ISOLATE;
use fluent_bundle::{FluentArgs, FluentValue};

/// `{ EUPHONIC("a", $player) }`: the word, with a d where it needs one, and what follows it.
pub(super) fn euphonic<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let (word, next) = match given {
        [FluentValue::String(word), FluentValue::String(next)] => (word, next),
        [_, other] => return other.clone(),
        _ => return FluentValue::Error,
    };
    let d = if clash(word, next) { "d" } else { "" };
    FluentValue::String(format!("{word}{d} {next}").into())
}

/// Whether a word ends with the vowel that the next one begins with. Marks before that are nothing
/// that is said.
fn clash(word: &str, next: &str) -> bool {
    let vowel = |letter: char| {
        Some(match letter.to_lowercase().next()? {
            'a' | 'à' | 'á' | 'â' | 'ã' | 'ä' => 'a',
            'e' | 'è' | 'é' | 'ê' | 'ë' => 'e',
            'o' | 'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            _ => return None,
        })
    };
    // An emoji stands before the word that it shows.
    let emoji = next.strip_prefix("<:").and_then(|rest| rest.split_once('>'));
    let said = emoji.map_or(next, |(_, word)| word.trim_start());
    let begins = said
        .chars()
        .find(|letter| !['(', '\\', '*', '_', ISOLATE[0]].contains(letter));
    let begins = begins.and_then(vowel);
    begins.is_some() && begins == word.chars().last().and_then(vowel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_d_stands_before_the_same_vowel_alone() {
        for (word, next, said) in [
            ("a", "Ana", "ad Ana"),
            ("A", "anna", "Ad anna"),
            ("a", "Ágata e Bruno", "ad Ágata e Bruno"),
            ("a", "(Ana)", "ad (Ana)"),
            ("a", "\u{2068}Ana אב\u{2069}", "ad \u{2068}Ana אב\u{2069}"),
            ("a", "Elena", "a Elena"),
            ("e", "Elena", "ed Elena"),
            ("a", "Bruno e Ana", "a Bruno e Ana"),
            ("a", "<@1>", "a <@1>"),
            ("e", "<:tv_heroine:1>\u{a0}Eroina", "ed <:tv_heroine:1>\u{a0}Eroina"),
            ("e", "<:tv_bishop:1>\u{a0}Vescovo", "e <:tv_bishop:1>\u{a0}Vescovo"),
            ("a", "", "a "),
        ] {
            let given = [word, next].map(FluentValue::from);
            assert_eq!(euphonic(&given, &FluentArgs::new()), FluentValue::from(said));
        }
        assert!(matches!(euphonic(&[], &FluentArgs::new()), FluentValue::Error));
    }
}
