//! The pictures of a game, drawn: `TAVOLO_PICTURES` names a folder to write them to, in two widths.

use super::super::super::{Kingsburg, Phase};
use super::walk;
use crate::games::tests::readers::{capitals, drawn, names};
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::rules::{Seat, Viewer};
use crate::words::{Locale, Style, Words};

/// A court in the third summer, for the documents.
#[test]
fn picture_of_a_middle_year_is_drawn() {
    let (mut shown, mut most) = (None, 0);
    walk(4, false, 11, |state, _| {
        let public = &state.public;
        if public.year == 3 && matches!(public.phase, Phase::Influence(_)) && public.court.claims.len() > most
        {
            most = public.court.claims.len();
            shown = Kingsburg::scene(state.view(Viewer::Spectator), Picture::Board);
        }
    });
    drawn("kingsburg", &shown.unwrap(), Locale::English);
}

/// The winter to come, the battle, all buildings, and the end.
#[test]
fn winters_buildings_and_the_end_are_drawn() {
    let (mut before, mut after, mut buildings, mut battle, mut end) = (None, None, None, None, None);
    for seed in 11..15 {
        walk(4, seed % 2 == 0, seed, |state, _| {
            let public = &state.public;
            let own = state.view(Viewer::Seat(Seat::new(0)));
            let board = || Kingsburg::scene(own, Picture::Board);
            match public.phase {
                Phase::Recruit(_) if public.year == 3 => before = board(),
                Phase::Aftermath { .. } => after = board(),
                Phase::Build(_) if public.year >= 3 => buildings = Kingsburg::look(own, "buildings").picture,
                Phase::Over(_) => {
                    end = board();
                    battle = Kingsburg::look(own, "battle").picture;
                }
                _ => {}
            }
        });
    }
    let scenes = [
        ("kingsburg-recruit", before),
        ("kingsburg-winter", after),
        ("kingsburg-buildings", buildings),
        ("kingsburg-battle", battle),
        ("kingsburg-end", end),
    ];
    for ((name, scene), locale) in scenes.into_iter().zip(Locale::ALL.into_iter().cycle()) {
        drawn(name, &scene.unwrap_or_else(|| panic!("{name}")), locale);
    }
}

/// What one chooses by can be read on a phone, in each language.
#[test]
fn buildings_winters_and_ends_are_legible_on_a_phone() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let mut scenes: Vec<(&str, f32, Scene)> = Vec::new();
    walk(4, true, 12, |state, _| {
        let public = &state.public;
        let own = state.view(Viewer::Seat(Seat::new(0)));
        if matches!(public.phase, Phase::Over(_)) {
            scenes.extend(
                Kingsburg::look(own, "battle")
                    .picture
                    .map(|scene| ("battle", 6.5, scene)),
            );
            scenes.extend(
                Kingsburg::look(own, "buildings")
                    .picture
                    .map(|scene| ("buildings", 5.8, scene)),
            );
        }
    });
    assert_eq!(scenes.len(), 2);
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &names, Style::Plain);
        for (name, least, scene) in &scenes {
            let svg = renderer.svg(scene, &|message| speaker.say(message));
            for (said, height) in capitals(&svg, scene.width) {
                assert!(height >= *least, "{locale} {name}: {said} is {height} high");
            }
        }
    }
}
