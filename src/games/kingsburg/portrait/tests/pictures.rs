//! The pictures of a game, drawn: `TAVOLO_PICTURES` names a folder to write them to, in two widths.

use super::super::super::{Advisor, Battle, Building, Buildings, Kingsburg, Phase};
use super::super::naming;
use super::{start, walk};
use crate::games::tests::readers::{drawn, names};
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::rules::{BySeat, Seat, Viewer};
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

/// The last building of each row says its name beside it, whole, in each language.
#[test]
fn names_of_buildings_stand_whole_in_the_provinces() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    for count in 1..=Building::COLUMNS {
        let mut state = start(2, false);
        state.public.provinces[Seat::new(0)].buildings = Buildings::rows([count; 5]);
        let scene = Kingsburg::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
        for locale in Locale::ALL {
            let speaker = words.speaker(locale, &names, Style::Plain);
            let svg = renderer.svg(&scene, &|message| speaker.say(message));
            let last = Building::ALL.into_iter().filter(|one| one.column() + 1 == count);
            for name in last.map(|building| speaker.say(&naming::building(building))) {
                assert!(svg.contains(&format!(">{name}<")), "{locale}: {name} is not whole");
            }
        }
    }
}

/// As in the rules: the card pays each victor, and the strongest of them have a point more.
#[test]
fn a_battle_shows_each_ones_points_by_what_paid_them() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(3, false);
    for (seat, soldiers) in (0..3).zip([2, 4, 0]) {
        state.public.provinces[Seat::new(seat)].soldiers = soldiers;
    }
    let help = BySeat::from(vec![6, 6, 1]);
    let zombies = "y1-zombies-4".parse().unwrap();
    state.public.battle = Some(Battle::fight(&state.public.provinces, zombies, &help));
    let look = Kingsburg::look(state.view(Viewer::Spectator), "battle");
    let svg = renderer.svg(&look.picture.unwrap(), &|message| speaker.say(message));
    assert!(svg.contains(">+1<") && svg.contains(">+1+1<"), "{svg}");
    let told: Vec<String> = look.lines.iter().map(|line| speaker.say(line)).collect();
    let paid = [
        "Ana scores: for the victory 1, for the highest strength 0.",
        "Bruno scores: for the victory 1, for the highest strength 1.",
    ];
    assert!(told.ends_with(&paid.map(str::to_owned)), "{told:?}");
}

#[test]
fn a_name_that_may_be_broken_is_the_advisors() {
    let words = Words::load().unwrap();
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &[], Style::Plain);
        for advisor in Advisor::all() {
            let broken = speaker.say(&naming::breakable(advisor));
            assert_eq!(broken.replace('\u{ad}', ""), speaker.say(&naming::advisor(advisor)), "{locale}");
        }
    }
}
