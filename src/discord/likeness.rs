//! How like a legal action is to what was typed: for the alternatives that a refusal names. Knows
//! no game.

/// How far two words are from each other at most.
const FAR: u32 = 8;
/// How far actions are from each other that begin with another word.
const OTHER: u32 = 40;

/// How far an action's words are from those that were typed; nothing where no word of both is
/// alike.
pub(super) fn distance(typed: &[String], action: &[String], begins: bool) -> Option<u32> {
    let nearest = |word: &String| {
        action
            .iter()
            .map(|other| between(word, other))
            .min()
            .unwrap_or(FAR)
    };
    let words: Vec<u32> = typed.iter().map(nearest).collect();
    if words.iter().all(|word| *word >= FAR) {
        return None;
    }
    let other = begins && typed.first() != action.first();
    let turned = u32::from(!in_order(typed, action));
    Some(words.iter().sum::<u32>() + turned + if other { OTHER } else { 0 })
}

/// Whether the words that both have stand in one order.
fn in_order(typed: &[String], action: &[String]) -> bool {
    let mut shared = action.iter().filter(|word| typed.contains(word));
    typed
        .iter()
        .filter(|word| action.contains(word))
        .all(|word| shared.next() == Some(word))
}

/// How far two words are from each other: places by rows and columns, figures by their difference,
/// others by the letters that differ.
fn between(one: &str, other: &str) -> u32 {
    if one == other {
        return 0;
    }
    let far = match (place(one), place(other)) {
        (Some((row, column)), Some((across, down))) => row.abs_diff(across) + column.abs_diff(down),
        (None, None) => unlike(one, other),
        _ => FAR,
    };
    far.min(FAR)
}

/// How unlike two words are, by the letters that have to be changed, added, left out or swapped; one
/// that the other begins with was not typed to its end.
fn unlike(one: &str, other: &str) -> u32 {
    let (short, long) = if one.len() < other.len() {
        (one, other)
    } else {
        (other, one)
    };
    if long.starts_with(short) {
        return 1;
    }
    let alike = strsim::normalized_damerau_levenshtein(one, other);
    // The steps from half of the letters alike to nearly all.
    (1..FAR)
        .find(|far| alike >= 1.0 - f64::from(*far) / f64::from(2 * FAR))
        .unwrap_or(FAR)
}

/// A place or a figure: the letters before the figure as a number, and the figure.
fn place(word: &str) -> Option<(u32, u32)> {
    let figure = word.trim_start_matches(|mark: char| mark.is_ascii_alphabetic());
    let letters = word.strip_suffix(figure).unwrap_or_default();
    let row = letters.bytes().fold(0u32, |row, letter| {
        row.saturating_mul(26)
            .saturating_add(u32::from(letter.to_ascii_lowercase() - b'a') + 1)
    });
    (letters.len() < 3).then(|| figure.parse().ok().map(|figure| (row, figure)))?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nearest(typed: &str, actions: &[&str]) -> Vec<String> {
        let split = |text: &str| text.split([' ', '-']).map(str::to_owned).collect::<Vec<_>>();
        let mut found: Vec<(u32, String)> = actions
            .iter()
            .filter_map(|action| Some((distance(&split(typed), &split(action), true)?, (*action).to_owned())))
            .collect();
        found.sort();
        found.into_iter().map(|(_, action)| action).take(2).collect()
    }

    #[test]
    fn the_nearest_begins_alike_and_lies_near() {
        let actions = ["move e2-e3", "move e2-f2", "move a1-b1", "recruit e2 1", "city e9", "title ccc"];
        assert_eq!(nearest("move e2-f3", &actions), ["move e2-e3", "move e2-f2"]);
        assert_eq!(nearest("move e2-f2", &actions)[0], "move e2-f2");
        assert_eq!(nearest("recruit e2 3", &actions)[0], "recruit e2 1");
        assert_eq!(nearest("city e4", &actions)[0], "city e9");
        assert_eq!(nearest("xyz", &actions), [""; 0]);
    }

    #[test]
    fn a_slip_of_the_finger_is_near() {
        let actions = ["build barricade", "build inn", "pass", "swap gold", "swap stone"];
        for (typed, near) in [
            ("build bariccade", "build barricade"),
            ("baricade", "build barricade"),
            ("swpa gold", "swap gold"),
            ("sotne", "swap stone"),
            ("pas", "pass"),
            ("barr", "build barricade"),
        ] {
            assert_eq!(nearest(typed, &actions)[0], near, "{typed}");
        }
        assert_eq!(nearest("nonsense", &actions), [""; 0]);
    }
}
