//! How a game stands, in words: everyone's points, and how near it is to its end.

use super::super::super::Barony;
use super::small;
use crate::games::tests::readers::names;
use crate::portray::{Picture, Portray};
use crate::rules::Viewer;
use crate::words::{Locale, Style, Words};

#[test]
fn points_are_derived_in_words_and_the_same_everywhere() {
    let (words, names, mut state) = (Words::load().unwrap(), names(), small());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    state.public.holdings[0].title = 3;
    state.public.holdings[0].founded = 1;
    state.public.holdings[0].tokens = "MFC".parse().unwrap();
    let view = state.view(Viewer::Spectator);
    let told = Barony::derivation(view);
    assert_eq!(speaker.say(&told[0]), "Ana, Marquis: titles 3 × 15 + new cities 1 × 10 + silver 4 = 59");
    let scene = Barony::scene(view, Picture::Board).unwrap();
    let alt: Vec<String> = scene.alt.iter().map(|line| speaker.say(line)).collect();
    assert!(alt.iter().any(|line| line.contains("Marquis, 59 points")), "{alt:?}");
    let text = speaker.lines(&Barony::answer(view, "leader").unwrap());
    assert!(text.contains("59"), "{text}");
}

#[test]
fn what_is_left_without_progress_is_counted_in_rounds_like_the_option() {
    let (words, names, mut state) = (Words::load().unwrap(), names(), small());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let warning = "No progress for 10 rounds; after 20 in a row the game ends.";
    for (idle, warned) in [(0, false), (19, false), (20, true), (21, true), (22, false)] {
        state.public.idle = idle;
        let told = speaker.lines(&Barony::headline(state.view(Viewer::Spectator)));
        assert_eq!(told.contains(warning), warned, "{idle} turns of two: {told}");
    }
}
