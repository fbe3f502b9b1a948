//! People's text made harmless: no markup, no mentions, no marks that turn the reading direction,
//! no endless length. Knows no sentence.

use std::borrow::Cow;
use unicode_segmentation::UnicodeSegmentation;

/// A word joiner: invisible, and enough to keep `@everyone` from being one.
const JOINER: char = '\u{2060}';
/// What stands before and behind a text of another reading direction than its sentence, so that it turns round nothing
/// beside it.
pub(super) const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Cuts text to at most so many UTF-16 units (Discord's and every browser's measure), between
/// letters as people see them, and through no emoji; cut text ends with an ellipsis. An emoji
/// whose word is cut away goes with it.
#[must_use]
pub fn cut(text: &str, most: usize) -> Cow<'_, str> {
    let units = |part: &str| part.encode_utf16().count();
    if units(text) <= most {
        return Cow::Borrowed(text);
    }
    let [begins, ends] = ISOLATE;
    let mut kept = String::new();
    let mut room = most.saturating_sub(1 + usize::from(text.contains(begins)));
    for letter in text.graphemes(true) {
        let size = units(letter);
        if size > room {
            break;
        }
        room -= size;
        kept.push_str(letter);
    }
    kept.truncate(whole(text, kept.len()));
    if most > 0 {
        kept.push('…');
    }
    if kept.matches(begins).count() > kept.matches(ends).count() {
        kept.push(ends);
    }
    Cow::Owned(kept)
}

/// How much of a text stays of what was cut off at a place.
fn whole(text: &str, at: usize) -> usize {
    let end = text[..at].trim_end().len();
    let Some(begin) = text[..at].rfind('<') else {
        return end;
    };
    match token(&text[begin..]) {
        Some(length) if begin + length > at => text[..begin].trim_end().len(),
        Some(length) if text[begin..].starts_with("<:") && begin + length == end => {
            text[..begin].trim_end().len()
        }
        _ => end,
    }
}

/// How long the token is that a text begins with: an emoji, a mention, a command or a moment, which
/// Discord shows as something else, and people's own text never holds.
fn token(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('<')?;
    let kinds = [":", "a:", "@", "#", "t:", "/"];
    let length = inner
        .find('>')
        .filter(|_| kinds.iter().any(|kind| inner.starts_with(kind)))?;
    let plain = |mark: char| !mark.is_whitespace() && !matches!(mark, '<' | '\\');
    inner[..length].chars().all(plain).then_some(length + 2)
}

/// Cuts text to so many letters as people see them, and no letter to more than eight code points,
/// since marks can be piled on one without end.
pub(super) fn letters(text: &str, most: usize) -> Cow<'_, str> {
    const PILE: usize = 8;
    let piled = |letter: &str| letter.chars().count() > PILE;
    if text.graphemes(true).take(most + 1).count() <= most && !text.graphemes(true).any(piled) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::new();
    for (position, letter) in text.graphemes(true).enumerate() {
        if position + 1 == most && text.graphemes(true).nth(most).is_some() {
            kept.push('…');
            break;
        }
        kept.extend(letter.chars().take(PILE));
    }
    Cow::Owned(kept)
}

/// Text on one line without control marks: no new lines, nothing that turns the reading direction,
/// nothing invisible but what joins emoji.
pub(super) fn bare(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for mark in text.chars() {
        if mark.is_whitespace() {
            if !line.ends_with(' ') {
                line.push(' ');
            }
        } else if !hidden(mark) {
            line.push(mark);
        }
    }
    if line.chars().any(seen) {
        line.trim().to_owned()
    } else {
        "–".to_owned()
    }
}

/// Whether anything of a mark is seen where it stands alone: blanks, and what joins emoji or chooses between two looks of
/// a letter, are not.
fn seen(mark: char) -> bool {
    let joins = matches!(mark, '\u{200d}' | '\u{2800}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    !mark.is_whitespace() && !joins
}

/// Marks that are not seen, or that move what stands beside them.
fn hidden(mark: char) -> bool {
    mark.is_control()
        || matches!(mark,
            '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Text that turns round nothing beside it: where it has letters that are read from right to left, it is isolated.
pub(super) fn isolated(text: String) -> String {
    let [begins, ends] = ISOLATE;
    match text.chars().any(read_leftwards) {
        true => format!("{begins}{text}{ends}"),
        false => text,
    }
}

/// Whether a letter belongs to a script that is read from right to left: in these blocks stand no others.
fn read_leftwards(letter: char) -> bool {
    matches!(letter,
        '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
        | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Text whose markup Discord shows instead of obeying, and whose mentions and links are none.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 8);
    for mark in text.chars() {
        match mark {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | '(' | ')' | '-' | ':' => {
                safe.push('\\');
                safe.push(mark);
            }
            '@' => {
                safe.push(mark);
                safe.push(JOINER);
            }
            // Discord makes a card of the address of an invitation, also where no protocol stands before it.
            '.' if ["discord", "discordapp"]
                .iter()
                .any(|host| ends_with(&safe, host)) =>
            {
                safe.push(JOINER);
                safe.push(mark);
            }
            _ => safe.push(mark),
        }
    }
    safe
}

/// Whether a text ends with a word in small letters, however it is written there.
fn ends_with(text: &str, word: &str) -> bool {
    let end = text.len().checked_sub(word.len()).and_then(|at| text.get(at..));
    end.is_some_and(|end| end.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutting_keeps_letters_whole() {
        let family = "👨‍👩‍👧";
        let cases = [
            ("short", 5, "short".to_owned()),
            ("longer", 5, "long…".to_owned()),
            ("two words", 5, "two…".to_owned()),
            ("", 0, String::new()),
            ("a", 0, String::new()),
            ("e\u{301}e\u{301}e\u{301}", 4, "e\u{301}…".to_owned()),
            (family, 8, family.to_owned()),
            ("👨‍👩‍👧x", 8, "…".to_owned()),
        ];
        for (text, most, kept) in cases {
            assert_eq!(cut(text, most), kept, "{text:?} in {most}");
            assert!(cut(text, most).encode_utf16().count() <= most);
        }
    }

    #[test]
    fn cutting_keeps_tokens_whole_and_no_emoji_without_its_word() {
        let emoji = "plays <:tv_queen:12>\u{a0}Queen and more";
        let cases = [
            (emoji, 28, "plays <:tv_queen:12>\u{a0}Queen…"),
            (emoji, 24, "plays <:tv_queen:12>\u{a0}Qu…"),
            (emoji, 22, "plays…"),
            (emoji, 21, "plays…"),
            (emoji, 15, "plays…"),
            (emoji, 7, "plays…"),
            ("since <t:17:R> now", 12, "since…"),
            ("since <t:17:R> now", 15, "since <t:17:R>…"),
            ("by <@17> and <#4> there", 16, "by <@17> and…"),
            ("\\<\\:x\\:1\\> and more", 6, "\\<\\:x…"),
            ("\u{2068}אבגד\u{2069} 12 and more", 6, "\u{2068}אבג…\u{2069}"),
            ("\u{2068}אב\u{2069} 12 and more", 9, "\u{2068}אב\u{2069} 12…"),
            ("\u{2068}אב\u{2069} 12", 1, "…"),
            ("less < more words", 9, "less < m…"),
        ];
        for (text, most, kept) in cases {
            assert_eq!(cut(text, most), kept, "{text:?} in {most}");
            assert!(cut(text, most).encode_utf16().count() <= most);
        }
    }

    #[test]
    fn letters_are_counted_as_people_see_them() {
        assert_eq!(letters("abc", 3), "abc");
        assert_eq!(letters("abcd", 3), "ab…");
        assert_eq!(letters("e\u{301}e\u{301}", 2), "e\u{301}e\u{301}");
        let piled = format!("a{}", "\u{301}".repeat(4_000));
        assert_eq!(letters(&piled, 10).chars().count(), 8);
        assert_eq!(letters(&"x".repeat(4_000), 200).chars().count(), 200);
    }

    #[test]
    fn hidden_marks_are_dropped() {
        let cases = [
            ("plain", "plain"),
            ("a\u{202e}b", "ab"),
            ("\u{200f}\u{2066}x\u{2069}", "x"),
            ("two\n\nlines\tand tab", "two lines and tab"),
            ("zero\u{200b}width\u{feff}", "zerowidth"),
            ("\u{202e}", "–"),
            ("  ", "–"),
            ("\u{2800}\u{2800}", "–"),
            ("\u{200d}", "–"),
            ("\u{2800} \u{fe0f}", "–"),
            ("\u{2800}x", "\u{2800}x"),
            ("👨‍👩‍👧", "👨‍👩‍👧"),
            ("אבג", "אבג"),
        ];
        for (text, left) in cases {
            assert_eq!(bare(text), left, "{text:?}");
        }
    }

    #[test]
    fn markup_and_mentions_are_disarmed() {
        let cases = [
            ("@everyone", "@\u{2060}everyone"),
            ("<@123>", "\\<@\u{2060}123\\>"),
            ("<#5>", "\\<\\#5\\>"),
            ("**loud**", "\\*\\*loud\\*\\*"),
            ("[a](b)", "\\[a\\]\\(b\\)"),
            ("`code`", "\\`code\\`"),
            ("https://x.test", "https\\://x.test"),
            ("discord.gg/x", "discord\u{2060}.gg/x"),
            ("DiscordApp.com/invite/x", "DiscordApp\u{2060}.com/invite/x"),
            ("accord.gg", "accord.gg"),
        ];
        for (text, safe) in cases {
            assert_eq!(escape(text), safe);
        }
    }
}
