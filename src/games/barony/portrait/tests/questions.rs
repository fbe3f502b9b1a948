//! What is asked about a position.

use super::super::naming;
use super::small;
use crate::games::barony::Barony;
use crate::games::tests::readers::names;
use crate::portray::Portray;
use crate::rules::{Seat, Viewer};
use crate::words::{Locale, Style, Words};

#[test]
fn questions_are_answered_in_words() {
    let (words, names, state) = (Words::load().unwrap(), names(), small());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let ask = |seat: u8, question: &str| {
        Barony::answer(state.view(Viewer::Seat(Seat::new(seat))), question).map(|told| speaker.lines(&told))
    };
    assert_eq!(ask(0, "my knights").unwrap(), "Knights of Ana: E3 ×2 and G4; 7 in reserve.");
    assert_eq!(
        ask(0, "Reach").unwrap().lines().next().unwrap(),
        "Ana, from E3 to: D2, D3, E2, E4, F2 and F3."
    );
    assert_eq!(ask(1, "threats").unwrap(), "Ana could strike Bruno with two knights at E4.");
    assert_eq!(ask(0, "threats").unwrap(), "Nothing can be struck by two knights of one opponent now.");
    let around = "E4 Plain (Bruno: village)\nAround it: D3 Plain, D4 Plain, E3 Plain (Ana: 2 knights), E5 Plain, F3 Plain and F4 Plain.";
    assert_eq!(ask(0, "e4").unwrap(), around);
    assert_eq!((ask(0, "P16"), ask(0, "what"), ask(0, "")), (None, None, None));
}

#[test]
fn a_list_of_nothing_agrees_with_what_is_counted() {
    let (words, names, state) = (Words::load().unwrap(), names(), small());
    for (locale, told) in [
        (Locale::Portuguese, "Ana, fortaleza: nenhuma; "),
        (Locale::Italian, "Ana, fortezza: da nessuna parte; "),
    ] {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let said = Barony::answer(state.view(Viewer::Seat(Seat::new(0))), "stronghold").unwrap();
        let said = speaker.lines(&said);
        assert!(said.contains(told), "{said}");
    }
}

/// What somebody who plays may do is told to them alone.
#[test]
fn who_watches_is_told_nothing_of_what_they_could_do() {
    let state = small();
    let mut own = 0;
    for verb in naming::VERBS {
        let ask = |viewer| Barony::answer(state.view(viewer), verb).unwrap_or_default();
        let (seat, watcher) = (ask(Viewer::Seat(Seat::new(0))), ask(Viewer::Spectator));
        assert_eq!(seat[..watcher.len()], watcher, "{verb}");
        own += usize::from(seat.len() > watcher.len());
    }
    assert!(own > 2, "whoever plays is told more");
}
