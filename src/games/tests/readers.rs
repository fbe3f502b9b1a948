//! Who reads what a portrait says, and what a reader can take: equipment of every portrait's tests.

use crate::portray::{Control, Entry, Intent, Menu, Portray};
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::rules::{Chance, Seat, State, Viewer};
use crate::words::{Locale, Speaker, Style, Words};

/// What a walk through a game shows: each position, and who did what to lead to it.
pub type Watch<'a, G> = &'a mut dyn FnMut(&State<G>, Option<(Seat, &<G as crate::rules::Game>::Action)>);

/// The names of six players.
pub fn names() -> Vec<String> {
    ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"]
        .map(str::to_owned)
        .to_vec()
}

/// Draws a scene at the width of a phone, of what is sent, and of a document; what is sent has at most
/// 100 KiB. `TAVOLO_PICTURES` names a folder to write them to.
pub fn drawn(name: &str, scene: &Scene, locale: Locale) {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let speaker = words.speaker(locale, &names, Style::Plain);
    for width in [400.0, 900.0, 1200.0] {
        let png = renderer
            .png(scene, &|message| speaker.say(message), width / scene.width)
            .unwrap();
        assert!(png.starts_with(b"\x89PNG"));
        assert!(width > 900.0 || png.len() <= 100 * 1024, "{name}: {} bytes", png.len());
        if let Some(folder) = std::env::var_os("TAVOLO_PICTURES") {
            let path = std::path::Path::new(&folder).join(format!("{name}-{width}.png"));
            std::fs::write(path, png).unwrap();
        }
    }
}

/// Everybody who can look: the players, and somebody without a seat.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Holds a menu against what the edge and a reader can take: so many rows at most, 5 buttons or a
/// list of 25 entries a row, 80 letters on a button and 100 on an entry, no entry twice.
pub fn fits(menu: &Menu, speaker: &Speaker<'_>, most: usize) {
    let (mut rows, mut column) = (0, 0);
    for control in &menu.controls {
        match control {
            Control::Button { label, intent, .. } => {
                let said = speaker.say(label);
                assert!((1..=80).contains(&said.chars().count()), "{said}");
                let (Intent::Act(path) | Intent::Open(path)) = intent;
                assert!(path.len() <= 40, "{path}");
                rows += usize::from(column % 5 == 0);
                column += 1;
            }
            Control::Select { prompt, entries, .. } => {
                assert!(speaker.say(prompt).chars().count() <= 150);
                entries_fit(entries, speaker);
                (rows, column) = (rows + 1, 0);
            }
            Control::Break => column = 0,
        }
    }
    assert!(rows <= most, "{rows} rows");
}

fn entries_fit(entries: &[Entry], speaker: &Speaker<'_>) {
    assert!((1..=25).contains(&entries.len()), "{} entries", entries.len());
    for (place, entry) in entries.iter().enumerate() {
        assert!(
            !entries[..place].iter().any(|other| other.intent == entry.intent),
            "each entry has its own word"
        );
        for message in std::iter::once(&entry.label).chain(&entry.note) {
            let said = speaker.say(message);
            assert!((1..=100).contains(&said.chars().count()), "{said}");
        }
    }
}

/// Says every notice of four players' games in every language, and every refusal of what is typed
/// at each position; `walk` plays the game of a number.
pub fn notices_and_refusals_are_said<G: Portray>(typed: &[&str], walk: impl Fn(u64, Watch<'_, G>))
where
    G::Action: Copy,
{
    let (words, names) = (Words::load().unwrap(), names());
    for (number, locale) in (60..).zip(Locale::ALL) {
        let speaker = words.speaker(locale, &names, Style::Discord);
        let mut before: Option<State<G>> = None;
        walk(number, &mut |state, played| {
            if let (Some(before), Some((seat, action))) = (&before, played) {
                let mut after = before.clone();
                let played = after.play(seat, *action, &mut Chance::numbered(1)).unwrap();
                for event in played.events {
                    for notice in viewers(4).filter_map(|viewer| G::notice(&event, viewer)) {
                        told::<G>(&speaker, &notice);
                    }
                }
                for seat in Seat::all(4) {
                    for reason in typed
                        .iter()
                        .filter_map(|typed| before.permit(seat, typed.parse().unwrap()).err())
                    {
                        assert!(!speaker.say(&G::why(&reason)).is_empty());
                    }
                }
            }
            before = Some(state.clone());
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

/// Says a notice: whole, and what it says of whom it is about, where they are named once for several.
fn told<G: Portray>(speaker: &Speaker<'_>, notice: &G::Notice) {
    let whole = speaker.say(&G::tell(notice));
    assert!(!whole.is_empty());
    let predicate = G::predicate(notice);
    if let Some(doer) = G::doer(notice).filter(|_| G::weighs(notice)) {
        assert!(predicate.as_ref().is_some_and(|(who, _)| *who == doer), "{whole}");
    }
    if let Some((who, predicate)) = predicate {
        let (said, name) = (speaker.say(&predicate), speaker.name(who.number()));
        assert!(whole.contains(&name), "it is about {name}: {whole}");
        assert!(!said.is_empty() && !said.starts_with(&name), "{said}");
        assert!(!said.ends_with(['.', '!']), "it goes on: {said}");
    }
}
