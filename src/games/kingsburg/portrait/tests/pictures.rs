//! The pictures of a game, drawn: `TAVOLO_PICTURES` names a folder to write them to, in two widths.

use super::super::super::{Kingsburg, Phase};
use super::walk;
use crate::games::tests::readers::names;
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::rules::{Seat, Viewer};
use crate::words::{Locale, Style, Words};

/// Draws a scene at the width of a phone and of a document.
fn drawn(name: &str, scene: &Scene, locale: Locale) {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let speaker = words.speaker(locale, &names, Style::Plain);
    for width in [400.0, 1200.0] {
        let png = renderer
            .png(scene, &|message| speaker.say(message), width / scene.width)
            .unwrap();
        assert!(png.starts_with(b"\x89PNG"));
        if let Some(folder) = std::env::var_os("TAVOLO_PICTURES") {
            let path = std::path::Path::new(&folder).join(format!("{name}-{width}.png"));
            std::fs::write(path, png).unwrap();
        }
    }
}

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
