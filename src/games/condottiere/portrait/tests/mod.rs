//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

mod ends;
mod outlooks;
mod pictures;
mod words;

use super::super::components::Card;
use super::super::state::Phase;
use super::super::{Action, Cards, Condottiere, Options};
use crate::games::tests::readers::{fits, names, notices_and_refusals_are_said, viewers};
use crate::portray::{Control, Intent, Menu, Picture, Portray};
use crate::render::Renderer;
use crate::rules::{Chance, Due, Game, Seat, Seating, State, View, Viewer, random_play};
use crate::words::{Locale, Message, Speaker, Style, Words};

/// The base game.
const BASE: Options = Options {
    stand_off: true,
    draw_after_battle: false,
    points: None,
    bigger_kingdoms: false,
    capturing: false,
    hidden: false,
};
/// A short series with all that goes with it, and all that does not.
const SERIES: Options = Options {
    points: Some(8),
    draw_after_battle: true,
    bigger_kingdoms: true,
    hidden: true,
    ..BASE
};
const CAPTURING: Options = Options {
    points: None,
    capturing: true,
    ..SERIES
};
/// A series with rounds.
const ROUNDS: Options = Options {
    draw_after_battle: false,
    ..SERIES
};

fn start(seats: u8, options: Options) -> State<Condottiere> {
    Condottiere::setup(&options, Seating { seats })
}

/// Every position of a game played by dice, with few passes so that rows grow long.
fn walk(
    seats: u8,
    options: Options,
    seed: u64,
    mut watch: impl FnMut(&State<Condottiere>, Option<(Seat, &Action)>),
) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| {
        let seldom = count > 2 && dice.number("pass", 6) > 0;
        dice.number("pick", count as u32 - u32::from(seldom)) as usize
    };
    random_play(
        start(seats, options),
        4000,
        pick,
        |ply| Chance::numbered(seed << 20 | u64::from(ply)),
        &mut watch,
    );
}

/// Calls for each action that a menu offers, and for those of the menus it opens.
fn offered(state: &State<Condottiere>, seat: Seat, path: &str, offers: &mut Vec<(String, bool)>) {
    for control in Condottiere::menu(state.view(Viewer::Seat(seat)), path).controls {
        let taps = match control {
            Control::Button { intent, enabled, .. } => vec![(intent, enabled)],
            Control::Select {
                entries, many: None, ..
            } => entries.into_iter().map(|entry| (entry.intent, true)).collect(),
            Control::Select {
                entries,
                many: Some(many),
                ..
            } => {
                assert!(many.least == 1 && many.most <= 2);
                let words: Vec<String> = entries.into_iter().map(|entry| act(entry.intent)).collect();
                for (at, first) in words.iter().enumerate() {
                    offers.push((format!("{} {first}", many.verb), true));
                    let second = words.iter().skip(at + 1).filter(|_| many.most == 2);
                    offers.extend(second.map(|second| (format!("{} {first} {second}", many.verb), true)));
                }
                Vec::new()
            }
            Control::Break => Vec::new(),
        };
        for (intent, enabled) in taps {
            match intent {
                Intent::Act(notation) => offers.push((notation, enabled)),
                Intent::Open(path) if path.is_empty() => {}
                Intent::Open(path) => offered(state, seat, &path, offers),
            }
        }
    }
}

fn act(intent: Intent) -> String {
    match intent {
        Intent::Act(notation) => notation,
        Intent::Open(path) => panic!("an entry of several opens {path}"),
    }
}

#[test]
fn menus_offer_exactly_what_is_legal() {
    let tables = [(2, BASE), (3, BASE), (4, BASE), (6, BASE), (2, SERIES), (3, CAPTURING), (4, ROUNDS)];
    for (seed, (seats, options)) in (1..).zip(tables) {
        walk(seats, options, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut offers = Vec::new();
                offered(state, seat, "", &mut offers);
                let sorted = |mut list: Vec<String>| {
                    list.sort();
                    list.dedup();
                    list
                };
                let open = offers
                    .iter()
                    .filter(|(_, enabled)| *enabled)
                    .map(|(notation, _)| notation.parse::<Action>().unwrap().to_string());
                let legal = state.legal(seat).iter().map(ToString::to_string).collect();
                assert_eq!(sorted(open.collect()), sorted(legal), "{:?}", state.public.phase);
            }
        });
    }
}

/// What can be planned leaves room for the plans and the way back, is for later, and can be said.
fn planning_fits(view: View<'_, Condottiere>, speaker: &Speaker<'_>) {
    let menu = Condottiere::planning(view, &[], "");
    fits(&menu, speaker, 3);
    for control in menu.controls {
        let intents = match control {
            Control::Button { intent, .. } => vec![intent],
            Control::Select { entries, .. } => entries.into_iter().map(|entry| entry.intent).collect(),
            Control::Break => Vec::new(),
        };
        for notation in intents.into_iter().map(act) {
            let wish = notation.strip_prefix(Intent::PLAN).unwrap();
            let plans =
                Condottiere::plan(view, &[], wish).unwrap_or_else(|reason| panic!("{wish}: {}", reason.rule));
            assert_eq!(Condottiere::due(view, &plans[0]), Due::Waits, "{wish}");
            let said = speaker.say(&Condottiere::planned(view, &plans[0]));
            assert!((1..=80).contains(&said.chars().count()), "{said}");
        }
    }
}

#[test]
fn everything_can_be_said_in_every_language_and_fits() {
    let (words, names, renderer) = (Words::load().unwrap(), names(), Renderer::new().unwrap());
    let tables = [
        (2, BASE, Locale::German),
        (3, BASE, Locale::Italian),
        (5, BASE, Locale::Portuguese),
        (6, BASE, Locale::English),
        (6, BASE, Locale::German),
        (6, SERIES, Locale::German),
        (4, ROUNDS, Locale::Italian),
        (6, CAPTURING, Locale::Portuguese),
        (3, CAPTURING, Locale::English),
    ];
    for (seats, options, locale) in tables {
        let speaker = words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let mut ply = 0u32;
        walk(seats, options, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = say(&Condottiere::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 80, "{label}");
            }
            for viewer in viewers(seats).filter(|_| ply.is_multiple_of(5)) {
                let view = state.view(viewer);
                fits(&Condottiere::menu(view, ""), &speaker, 5);
                planning_fits(view, &speaker);
                let said = [
                    Condottiere::headline(view),
                    Condottiere::own(view),
                    Condottiere::derivation(view),
                    Condottiere::menu(view, "").prompt,
                ];
                said.iter()
                    .for_each(|lines| assert!(speaker.lines(lines).chars().count() <= 1_900));
                for picture in [Picture::Board, Picture::Hand] {
                    let Some(scene) = Condottiere::scene(view, picture) else {
                        continue;
                    };
                    // Variants and a series have a line each below the rows.
                    let most = if options == BASE { 1160.0 } else { 1248.0 };
                    assert!(
                        scene.width <= 900.0 && scene.height <= most,
                        "{} × {}",
                        scene.width,
                        scene.height
                    );
                    let alt = renderer.alt(&scene, &say);
                    assert!(alt.ends_with('.') && alt.encode_utf16().count() <= 1_024, "{alt}");
                    let whole: usize = scene
                        .alt
                        .iter()
                        .map(|one| say(one).encode_utf16().count() + 1)
                        .sum();
                    let more = say(&Message::new("condottiere-alt-more"));
                    assert!(whole <= 1_025 || alt.contains(&more), "cut without a word: {alt}");
                    assert!(
                        renderer.text(&scene, &say).chars().count() <= 1_990,
                        "{}",
                        renderer.text(&scene, &say)
                    );
                    assert!(renderer.svg(&scene, &say).ends_with("</svg>\n"));
                }
            }
            if let Phase::Over(outcome) = &state.public.phase {
                let told = Condottiere::ending(state.view(Viewer::Spectator), outcome);
                assert_eq!(speaker.lines(&told).lines().count(), usize::from(seats) + 2);
            }
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    const TYPED: [&str; 10] = [
        "m10",
        "region roma",
        "pope roma",
        "scarecrow m5",
        "hand discard",
        "keep m5 m6",
        "winter m1",
        "keep m1 m1 m1",
        "pass",
        "next",
    ];
    for (nth, options) in (0..).zip([BASE, SERIES, CAPTURING]) {
        notices_and_refusals_are_said::<Condottiere>(&TYPED, |number, watch| {
            walk(4, options, number + 4 * nth, watch)
        });
    }
}

/// Nothing of a hand is in what others get: hands swapped for others, all they see stays the same.
#[test]
fn what_others_see_does_not_depend_on_a_hand() {
    walk(3, BASE, 7, |state, _| {
        let mut twin = state.clone();
        for seat in Seat::all(2) {
            let held = state.private[seat].hand.len();
            let most = Card::ALL
                .into_iter()
                .rev()
                .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())));
            twin.private[seat].hand = most.take(usize::from(held)).collect::<Cards>();
        }
        if matches!(state.public.phase, Phase::Over(_)) {
            // What was held is shown then, and what lies in the piles is not.
            twin.private.clone_from(&state.private);
            let copies = |card: Card| std::iter::repeat_n(card, usize::from(card.copies()));
            let other = Card::ALL.into_iter().flat_map(copies);
            twin.secret.deck = other.take(usize::from(state.secret.deck.len())).collect();
        }
        for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
            let (one, other) = (state.view(viewer), twin.view(viewer));
            assert_eq!(Condottiere::scene(one, Picture::Board), Condottiere::scene(other, Picture::Board));
            assert_eq!(Condottiere::scene(one, Picture::Hand), Condottiere::scene(other, Picture::Hand));
            assert_eq!(Condottiere::menu(one, ""), Condottiere::menu(other, ""));
            assert_eq!(
                (Condottiere::own(one), Condottiere::derivation(one)),
                (Condottiere::own(other), Condottiere::derivation(other))
            );
        }
    });
}

/// A position in the middle of a battle, with these cards in row 0 and hand 0.
fn battle(rows: [&[Card]; 2], hand: &[Card]) -> State<Condottiere> {
    let mut state = start(2, BASE);
    state.public.round = 1;
    state.public.battle = 1;
    state.public.contested = Some(super::super::Region::Roma);
    state.public.phase = Phase::Turn(Seat::new(0));
    for (seat, row) in Seat::all(2).zip(rows) {
        state.public.rows[seat] = row.iter().copied().collect();
    }
    state.private[Seat::new(0)].hand = hand.iter().copied().collect();
    state
}

#[test]
fn taps_stay_within_their_budgets() {
    let state = battle([&[Card::M5, Card::M10], &[]], &[Card::M6, Card::M6, Card::Scarecrow, Card::Bishop]);
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let first = Condottiere::menu(view, "");
    let button = |menu: &Menu, wanted: &Intent| {
        menu.controls.iter().any(
            |control| matches!(control, Control::Button { intent, enabled: true, .. } if intent == wanted),
        )
    };
    for one_tap in ["m6", "bishop", "pass"] {
        assert!(button(&first, &Intent::Act(one_tap.to_owned())), "{one_tap}");
    }
    assert!(button(&first, &Intent::Open("scarecrow".to_owned())));
    let second = Condottiere::menu(view, "scarecrow");
    for two_taps in ["scarecrow", "scarecrow m5", "scarecrow m10"] {
        assert!(button(&second, &Intent::Act(two_taps.to_owned())), "{two_taps}");
    }
    assert_eq!(Condottiere::menu(view, "nonsense"), first);
}
