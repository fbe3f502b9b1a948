//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

mod picture;
mod words;

use super::super::{Action, Carcassonne, Options, Phase};
use crate::games::tests::readers::{fits, names, notices_and_refusals_are_said, viewers};
use crate::portray::{Control, Intent, Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};
use crate::words::{Locale, Message, Speaker, Style, Words};

fn start(seats: u8) -> State<Carcassonne> {
    Carcassonne::setup(&Options::choose(&Chosen::default()).unwrap(), Seating { seats })
}

/// Every position of a game played by dice.
fn walk(seats: u8, seed: u64, mut watch: impl FnMut(&State<Carcassonne>, Option<(Seat, &Action)>)) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| dice.number("pick", count as u32) as usize;
    random_play(start(seats), 400, pick, |ply| Chance::numbered(seed << 20 | u64::from(ply)), &mut watch);
}

/// Every position of a game in which each tile is laid at one end of the last: far wider than a
/// picture.
fn walk_far(mut watch: impl FnMut(&State<Carcassonne>)) {
    let mut far = start(2);
    far.deal(&mut Chance::numbered(1));
    for ply in 0..150 {
        let Some(seat) = far.turn().seats().iter().next() else {
            break;
        };
        let farthest = |action: &Action| {
            if let Action::Lay { cell, .. } = action {
                i32::from(cell.x)
            } else {
                0
            }
        };
        let action = far.state_action(seat, farthest);
        far.play(seat, action, &mut Chance::numbered(ply)).unwrap();
        watch(&far);
    }
}

trait Farthest {
    fn state_action(&self, seat: Seat, key: impl Fn(&Action) -> i32) -> Action;
}

impl Farthest for State<Carcassonne> {
    fn state_action(&self, seat: Seat, key: impl Fn(&Action) -> i32) -> Action {
        self.legal(seat).into_iter().max_by_key(key).unwrap()
    }
}

/// Each action that a menu offers, and those of the menus it opens, with whether it can be used and
/// the taps it takes.
fn offered(
    state: &State<Carcassonne>,
    seat: Seat,
    path: &str,
    taps: u32,
    offers: &mut Vec<(String, bool, u32)>,
) {
    for control in Carcassonne::menu(state.view(Viewer::Seat(seat)), path).controls {
        // To open a list and to pick from it are two taps.
        let before = taps;
        let taps: Vec<(Intent, bool, u32)> = match control {
            Control::Button { intent, enabled, .. } => vec![(intent, enabled, taps + 1)],
            Control::Select { entries, .. } => entries
                .into_iter()
                .map(|entry| (entry.intent, true, taps + 2))
                .collect(),
            Control::Break => Vec::new(),
        };
        for (intent, enabled, taps) in taps {
            match intent {
                Intent::Act(notation) => offers.push((notation, enabled, taps)),
                Intent::Open(next)
                    if next.is_empty()
                        || path.starts_with("page") && next.starts_with("page") && next.as_str() < path => {}
                Intent::Open(_) if !enabled => {}
                // To turn a page is no tap of the move's own.
                Intent::Open(next) => {
                    offered(state, seat, &next, if next.starts_with("page") { before } else { taps }, offers)
                }
            }
        }
    }
}

#[test]
fn menus_offer_exactly_what_is_legal_in_two_or_three_taps() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        walk(seats, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut offers = Vec::new();
                offered(state, seat, "", 0, &mut offers);
                let mut open: Vec<String> = offers
                    .iter()
                    .filter(|(_, enabled, _)| *enabled)
                    .map(|(notation, ..)| notation.clone())
                    .collect();
                let mut legal: Vec<String> = state.legal(seat).iter().map(ToString::to_string).collect();
                open.sort();
                legal.sort();
                assert_eq!(open, legal, "{:?}", state.public.phase);
                // A tile is laid by one tap or two, and the follower is one more: two or three a
                // turn. Where more cells fit than a message has buttons, the twenty best connected
                // have buttons still.
                let most = if matches!(state.public.phase, Phase::Man(_)) {
                    1
                } else {
                    2
                };
                let near = offers.iter().filter(|(_, _, taps)| *taps <= most).count();
                assert!(near == offers.len() || near >= 20, "{near} of {}", offers.len());
                assert!(offers.iter().all(|(_, _, taps)| *taps <= 3));
            }
        });
    }
}

fn scene_fits(scene: &Scene, renderer: &Renderer, speaker: &Speaker<'_>) {
    let say = |message: &Message| speaker.say(message);
    assert!(scene.width <= 1_100.0 && scene.height <= 1_200.0, "{} × {}", scene.width, scene.height);
    let alt = renderer.alt(scene, &say);
    assert!(alt.encode_utf16().count() <= 1_024, "{alt}");
    scene
        .alt
        .iter()
        .map(say)
        .for_each(|sentence| assert!(sentence.ends_with('.'), "{sentence}"));
    // Nothing is cut in silence: each sentence stands there whole.
    scene
        .alt
        .iter()
        .map(say)
        .for_each(|sentence| assert!(alt.contains(&sentence), "{sentence}\nis missing: {alt}"));
}

#[test]
fn everything_can_be_said_in_every_language_and_fits() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    for (seats, locale) in [
        (2, Locale::German),
        (3, Locale::Italian),
        (4, Locale::Portuguese),
        (5, Locale::English),
        (5, Locale::German),
    ] {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let mut ply = 0u32;
        walk(seats, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = say(&Carcassonne::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 80, "{label}");
            }
            for viewer in viewers(seats).filter(|_| ply.is_multiple_of(9) || ply > 140) {
                let view = state.view(viewer);
                fits(&Carcassonne::menu(view, ""), &speaker, 5);
                let said = [
                    Carcassonne::headline(view),
                    Carcassonne::own(view),
                    Carcassonne::derivation(view),
                    Carcassonne::menu(view, "").prompt,
                ];
                said.iter().for_each(|lines| {
                    assert!(speaker.lines(lines).chars().count() <= 1_900, "{}", speaker.lines(lines))
                });
            }
            let view = state.view(Viewer::Spectator);
            if ply.is_multiple_of(9) || ply > 140 {
                let scene = Carcassonne::scene(view, Picture::Board).unwrap();
                scene_fits(&scene, &renderer, &speaker);
                assert!(
                    renderer.text(&scene, &say).chars().count() <= 3_900,
                    "{}",
                    renderer.text(&scene, &say)
                );
                for look in Carcassonne::LOOKS {
                    let sight = Carcassonne::look(view, look);
                    assert!(!sight.lines.is_empty() && speaker.lines(&sight.lines).chars().count() <= 3_900);
                }
                for (question, about) in Carcassonne::questions(view) {
                    assert!(!say(&about).is_empty());
                    let answer = Carcassonne::answer(view, &question).map(|lines| speaker.lines(&lines));
                    let fixed = ply < 5 || !question.starts_with("scores");
                    assert!(
                        answer
                            .as_ref()
                            .is_none_or(|said| !said.is_empty() && said.chars().count() <= 3_900),
                        "{question}"
                    );
                    assert!(answer.is_some() || !fixed, "{question} is offered and not answered");
                }
            }
            if let Phase::Over(outcome) = &state.public.phase {
                let told = Carcassonne::ending(view, outcome);
                assert_eq!(speaker.lines(&told).lines().count(), 2 * usize::from(seats) + 3);
                let gaps = &Carcassonne::look(view, "dead").lines;
                assert!(gaps.iter().all(|line| line.id != "carcassonne-dead"), "nothing is laid any more");
            }
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    const TYPED: [&str; 10] =
        ["M13 n", "A1 n", "M12 n", "M14 e", "L13 s", "city n", "field nnw", "road ew", "cloister", "pass"];
    notices_and_refusals_are_said::<Carcassonne>(&TYPED, |number, watch| walk(4, number, watch));
}

fn said(control: &Control, speaker: &Speaker<'_>) -> String {
    match control {
        Control::Button { label, .. } => speaker.say(label),
        Control::Select { prompt, .. } => speaker.say(prompt),
        Control::Break => String::new(),
    }
}
