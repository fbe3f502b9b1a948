//! What somebody means who types an action as people type: a card's number, a region's name, the
//! beginning of a word, in any of our languages. Only legal actions are meant. Knows no game.

use super::suggestion::folded;

/// A legal action as it can be typed.
pub(super) struct Candidate {
    /// Its notation.
    pub notation: String,
    /// What it does, in each language.
    pub labels: Vec<String>,
}

/// Which of the candidates are meant: one, several, or none.
pub(super) fn meant<'a>(typed: &str, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
    let typed = words(typed);
    if typed.is_empty() {
        return Vec::new();
    }
    let ranked: Vec<(u8, &Candidate)> = candidates
        .iter()
        .filter_map(|candidate| Some((rank(&typed, candidate)?, candidate)))
        .collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    ranked
        .into_iter()
        .filter(|(rank, _)| Some(*rank) == best)
        .map(|(_, candidate)| candidate)
        .collect()
}

/// How well a candidate fits, the best first; nothing where it does not.
fn rank(typed: &[String], candidate: &Candidate) -> Option<u8> {
    let said = candidate.labels.iter().map(|label| words(label));
    said.chain([words(&candidate.notation)])
        .filter_map(|said| fit(typed, &said))
        .min()
}

/// 0 where everything that is said was typed, 1 where all that was typed are whole words of it, 2
/// where some are beginnings.
fn fit(typed: &[String], said: &[String]) -> Option<u8> {
    let whole = |word: &String| said.iter().any(|one| same(one, word));
    let begins = |word: &String| said.iter().any(|one| begins(one, word));
    if !typed.iter().all(|word| whole(word) || begins(word)) {
        return None;
    }
    let all = said.iter().all(|one| typed.iter().any(|word| same(one, word)));
    Some(match (typed.iter().all(whole), all) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    })
}

/// Whether a word is the one that was typed; a figure is typed without the letter before it (`m10`).
fn same(said: &str, typed: &str) -> bool {
    let figure = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    said == typed || (figure(typed) && said.strip_prefix(char::is_alphabetic) == Some(typed))
}

/// Whether a word begins as what was typed; figures are typed whole.
fn begins(said: &str, typed: &str) -> bool {
    typed.chars().all(char::is_alphabetic) && said.starts_with(typed)
}

/// The words of a text: letters and figures, in small letters and without accents.
fn words(text: &str) -> Vec<String> {
    folded(text)
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates() -> Vec<Candidate> {
        let candidate = |(notation, labels): (&str, &[&str])| Candidate {
            notation: notation.to_owned(),
            labels: labels.iter().map(|label| (*label).to_owned()).collect(),
        };
        [
            ("m1", &["Mercenary 1", "Mercenário 1", "Söldner 1"] as &[&str]),
            ("m10", &["Mercenary 10", "Mercenário 10", "Söldner 10"]),
            ("bishop", &["Bishop", "Bispo", "Bischof"]),
            ("drummer", &["Drummer", "Tambor", "Trommler"]),
            ("region siena", &["Battle for Siena", "Batalha por Siena", "Kampf um Siena"]),
            ("take 9 = 4+5", &["Take advisor 9 with 4 and 5"]),
            ("take 9 = 3+6", &["Take advisor 9 with 3 and 6"]),
            ("place I3", &["I3: field"]),
            ("pass", &["Pass", "Passar", "Passen"]),
        ]
        .map(candidate)
        .into_iter()
        .collect()
    }

    #[test]
    fn what_people_type_is_understood() {
        let all = candidates();
        for (typed, expected) in [
            ("10", "m10"),
            ("1", "m1"),
            ("mercenary 10", "m10"),
            ("SÖLDNER 1", "m1"),
            ("bispo", "bishop"),
            ("bisch", "bishop"),
            ("tambor", "drummer"),
            ("Siena", "region siena"),
            ("region Siena", "region siena"),
            ("i3", "place I3"),
            ("take 9 4+5", "take 9 = 4+5"),
            ("passen", "pass"),
            ("take 9", "take 9 = 4+5|take 9 = 3+6"),
            ("merc", "m1|m10"),
            ("m", "m1|m10"),
            ("0", ""),
            ("region Turin", ""),
            ("bishopric", ""),
            ("", ""),
            ("…", ""),
        ] {
            let found: Vec<&str> = meant(typed, &all)
                .iter()
                .map(|one| one.notation.as_str())
                .collect();
            assert_eq!(found.join("|"), expected, "{typed}");
        }
    }
}
