//! What is written is not covered: no frame, mark or plate that is drawn later lies over a word.

use super::shape::pixels;
use super::{SHOWN, Shown};
use tavolo::render::scene::Item;

/// How far a pixel may be from what it is with all words on top, and how many may be farther: halos
/// and the edges of letters touch.
const FAR: u8 = 90;
const TOUCHED: usize = 100;

/// The same picture with its words on top of all else.
fn words_on_top(shown: &Shown) -> Shown {
    let mut scene = shown.scene.clone();
    let word = |item: &Item| matches!(item, Item::Text { .. });
    let (words, rest): (Vec<Item>, Vec<Item>) = scene.items.into_iter().partition(word);
    scene.items = rest.into_iter().chain(words).collect();
    Shown {
        name: shown.name.clone(),
        seats: shown.seats,
        scene,
    }
}

#[test]
fn no_word_is_covered_by_what_is_drawn_later() {
    let mut found = Vec::new();
    let games = ["condottiere", "kingsburg"];
    let some = SHOWN
        .iter()
        .filter(|shown| games.iter().any(|game| shown.name.starts_with(game)));
    for shown in some.step_by(7) {
        let (width, is, _) = pixels(shown);
        let (_, wanted, _) = pixels(&words_on_top(shown));
        let far = |at: &usize| (0..3).any(|part| is[*at][part].abs_diff(wanted[*at][part]) > FAR);
        let covered: Vec<usize> = (0..is.len()).filter(far).collect();
        if covered.len() > TOUCHED {
            let (x, y) = (covered[0] % width, covered[0] / width);
            found.push(format!(
                "{}, {} seats: {} pixels from {x}, {y}",
                shown.name,
                shown.seats,
                covered.len()
            ));
        }
    }
    assert!(found.is_empty(), "{} pictures with words covered:\n{}", found.len(), found.join("\n"));
}
