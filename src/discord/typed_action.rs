//! What somebody means who types an action as people type: a card's number, a region's name, the
//! beginning of a word, in any of our languages. Only legal actions are meant. Knows no game.

use super::suggestion::folded;

/// A legal action as it can be typed.
pub(super) struct Candidate {
    /// Its notation.
    pub notation: String,
    /// What it does and what its control says, in each language.
    pub labels: Vec<String>,
    /// What it is called besides, each of which is typed whole.
    pub names: Vec<String>,
}

/// What was typed.
#[derive(Clone, Copy, Default)]
pub(super) struct TypedWords<'a> {
    /// As it was typed.
    pub plain: &'a str,
    /// The same with figures for numbers, and without longer words that say nothing.
    pub bare: &'a [String],
    /// As notations would say it.
    pub spelt: &'a [String],
    /// Whether it is a notation itself, which is never taken for something that it only resembles.
    pub strict: bool,
}

/// Which of the candidates are meant: one, several, or none.
pub(super) fn meant<'a>(typed: &TypedWords<'_>, candidates: &'a [Candidate]) -> Vec<&'a Candidate> {
    let split = |texts: &[String]| texts.iter().map(|one| words(one)).collect::<Vec<_>>();
    let said = [words(typed.plain)]
        .into_iter()
        .chain(split(typed.bare))
        .collect::<Vec<_>>();
    if said[0].is_empty() {
        return Vec::new();
    }
    let spelt = split(typed.spelt);
    let ranked: Vec<(u8, &Candidate)> = candidates
        .iter()
        .filter_map(|candidate| Some((rank(&said, &spelt, candidate)?, candidate)))
        .filter(|(rank, _)| !typed.strict || *rank < LOOSE)
        .collect();
    let best = ranked.iter().map(|(rank, _)| *rank).min();
    ranked
        .into_iter()
        .filter(|(rank, _)| Some(*rank) == best)
        .map(|(_, candidate)| candidate)
        .collect()
}

/// How well a candidate fits, the best first; nothing where it does not.
fn rank(said: &[Vec<String>], spelt: &[Vec<String>], candidate: &Candidate) -> Option<u8> {
    let notation = words(&candidate.notation);
    let plain = |place: usize| u8::from(place > 0);
    let called = |name: &String| said.iter().position(|said| *said == words(name)).map(plain);
    if numbers(&said[0], &notation) {
        return Some(0);
    }
    let by_name = candidate.names.iter().filter_map(called);
    let labels: Vec<Vec<String>> = candidate.labels.iter().map(|label| words(label)).collect();
    let by_label = said.iter().enumerate().flat_map(|(place, said)| {
        let fits = labels.iter().filter_map(|label| fit(said, label));
        fits.map(move |rank| rank.max(plain(place)))
    });
    let by_notation = spelt
        .iter()
        .chain(&said[..1])
        .filter_map(|typed| fit(typed, &notation));
    by_name.chain(by_label).chain(by_notation).min()
}

/// Whether a bare figure was typed that says of what the action is, right behind its verb: of figures
/// that come later, such as what is paid, it says nothing.
fn numbers(typed: &[String], notation: &[String]) -> bool {
    match (typed, notation) {
        ([typed], [_, number, ..]) => figure(typed) && typed == number,
        _ => false,
    }
}

/// From here on what fits is not said as it was typed.
const LOOSE: u8 = 2;

/// 0 where everything that is said was typed, 1 where all that was typed are whole words of it, in
/// its order, [`LOOSE`] in another order, 3 where some are beginnings.
fn fit(typed: &[String], said: &[String]) -> Option<u8> {
    let whole = |word: &String| said.iter().any(|one| same(one, word));
    let begins = |word: &String| said.iter().any(|one| begins(one, word));
    if typed.is_empty() || !typed.iter().all(|word| whole(word) || begins(word)) {
        return None;
    }
    let all = said.iter().all(|one| typed.iter().any(|word| same(one, word)));
    let mut left = said.iter();
    let ordered = typed.iter().all(|word| left.any(|one| same(one, word)));
    Some(match (typed.iter().all(whole), ordered, all) {
        (true, true, true) => 0,
        (true, true, false) => 1,
        (true, false, _) => LOOSE,
        (false, ..) => LOOSE + 1,
    })
}

/// Whether a word is the one that was typed; a figure is typed without the letter before it (`m10`).
fn same(said: &str, typed: &str) -> bool {
    said == typed || (figure(typed) && said.strip_prefix(char::is_alphabetic) == Some(typed))
}

/// Whether a word is a figure.
fn figure(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
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

    fn plain(typed: &str) -> TypedWords<'_> {
        TypedWords {
            plain: typed,
            ..TypedWords::default()
        }
    }

    fn candidates() -> Vec<Candidate> {
        let candidate = |(notation, labels): (&str, &[&str])| Candidate {
            notation: notation.to_owned(),
            labels: labels.iter().map(|label| (*label).to_owned()).collect(),
            names: Vec::new(),
        };
        [
            ("m1", &["Mercenary 1", "Mercenário 1", "Söldner 1"] as &[&str]),
            ("m10", &["Mercenary 10", "Mercenário 10", "Söldner 10"]),
            ("bishop", &["Bishop", "Bispo", "Bischof"]),
            ("drummer", &["Drummer", "Tambor", "Trommler"]),
            ("region siena", &["Battle for Siena", "Batalha por Siena", "Kampf um Siena"]),
            ("take 9 = 4+5", &["Take advisor 9 with 4 and 5"]),
            ("take 9 = 3+6", &["Take advisor 9 with 3 and 6"]),
            ("take 4 = 4", &["Take advisor 4 with 4"]),
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
            ("9", "take 9 = 4+5|take 9 = 3+6"),
            ("4", "take 4 = 4"),
            ("6", "take 9 = 3+6"),
            ("merc", "m1|m10"),
            ("m", "m1|m10"),
            ("0", ""),
            ("region Turin", ""),
            ("bishopric", ""),
            ("", ""),
            ("…", ""),
        ] {
            let found: Vec<&str> = meant(&plain(typed), &all)
                .iter()
                .map(|one| one.notation.as_str())
                .collect();
            assert_eq!(found.join("|"), expected, "{typed}");
        }
    }

    #[test]
    fn a_name_is_typed_whole_and_comes_before_what_it_resembles() {
        let mut all = candidates();
        all.iter_mut()
            .filter(|one| one.notation == "pass")
            .for_each(|pass| pass.names = vec!["nothing".to_owned(), " I'm out".to_owned()]);
        let scarecrow = Candidate {
            notation: "scarecrow".to_owned(),
            labels: vec!["Scarecrow: take nothing back".to_owned()],
            names: Vec::new(),
        };
        all.push(scarecrow);
        for (typed, expected) in
            [("nothing", "pass"), ("i’m out", "pass"), ("out", ""), ("nothing back", "scarecrow")]
        {
            let found: Vec<&str> = meant(&plain(typed), &all)
                .iter()
                .map(|one| one.notation.as_str())
                .collect();
            assert_eq!(found.join("|"), expected, "{typed}");
        }
    }

    #[test]
    fn a_notation_is_taken_for_nothing_that_it_resembles() {
        let moves = ["move E2-F2", "move F2-E2", "city es"].map(|notation| Candidate {
            notation: notation.to_owned(),
            labels: vec![
                if notation == "city es" {
                    "City (E, S)"
                } else {
                    notation
                }
                .to_owned(),
            ],
            names: Vec::new(),
        });
        let found = |typed: &str, strict: bool| -> Vec<&str> {
            meant(
                &TypedWords {
                    strict,
                    ..plain(typed)
                },
                &moves,
            )
            .iter()
            .map(|one| one.notation.as_str())
            .collect()
        };
        assert_eq!(found("E2 F2", false), ["move E2-F2"]);
        assert_eq!(found("move E2-F2", true), ["move E2-F2"]);
        assert_eq!(found("F2 move E2", false), ["move E2-F2", "move F2-E2"], "in another order");
        assert_eq!(found("F2 move E2", true), [""; 0]);
        assert_eq!((found("city e", true), found("city s e", true)), (vec!["city es"], vec![]));
    }
}
