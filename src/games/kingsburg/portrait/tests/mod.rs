//! Whole random games are walked: every picture, sentence and control of every viewer, in every
//! language.

mod pictures;
mod words;

use super::super::{Action, Enemy, Kingsburg, Options, Phase, Public};
use super::{looks, standing};
use crate::games::tests::readers::{fits, names, notices_and_refusals_are_said, viewers};
use crate::portray::{Control, Entry, Intent, Look, Picture, Portray};
use crate::render::Renderer;
use crate::rules::{Chance, Game, Seat, Seating, State, View, Viewer, random_play};
use crate::words::{Locale, Message, Speaker, Style, Words};

fn start(seats: u8, dm: bool) -> State<Kingsburg> {
    Kingsburg::setup(
        &Options {
            dm,
            other_demons: false,
        },
        Seating { seats },
    )
}

/// Every position of a game played by dice, with few passes so that the court and the provinces
/// fill.
fn walk(seats: u8, dm: bool, seed: u64, mut watch: impl FnMut(&State<Kingsburg>, Option<(Seat, &Action)>)) {
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| {
        let seldom = count > 2 && dice.number("pass", 6) > 0;
        dice.number("pick", count as u32 - u32::from(seldom)) as usize
    };
    random_play(
        start(seats, dm),
        4000,
        pick,
        |ply| Chance::numbered(seed << 20 | u64::from(ply)),
        &mut watch,
    );
}

/// Calls for each action that a menu offers, and for those of the menus it opens; `seen` are the
/// paths so far.
fn offered(
    state: &State<Kingsburg>,
    seat: Seat,
    path: &str,
    seen: &mut Vec<String>,
    offers: &mut Vec<String>,
) {
    seen.push(path.to_owned());
    for control in Kingsburg::menu(state.view(Viewer::Seat(seat)), path).controls {
        let taps = match control {
            Control::Button { intent, .. } => vec![intent],
            Control::Select { entries, .. } => entries.into_iter().map(|entry| entry.intent).collect(),
            Control::Break => Vec::new(),
        };
        for intent in taps {
            match intent {
                Intent::Act(notation) => offers.push(notation),
                Intent::Open(path) if path.is_empty() || seen.contains(&path) => {}
                Intent::Open(path) => offered(state, seat, &path, seen, offers),
            }
        }
    }
}

#[test]
fn menus_offer_exactly_what_is_legal() {
    for (seats, dm, seed) in [(2, false, 1), (3, true, 2), (5, false, 4)] {
        walk(seats, dm, seed, |state, _| {
            for seat in Seat::all(seats) {
                let mut offers = Vec::new();
                offered(state, seat, "", &mut Vec::new(), &mut offers);
                // What is planned beside a building comes to one of the others.
                offers.retain(|offer| !offer.starts_with(Intent::PLAN));
                let sorted = |mut list: Vec<String>| {
                    list.sort();
                    list.dedup();
                    list
                };
                let legal = state.legal(seat).iter().map(ToString::to_string).collect();
                assert_eq!(sorted(offers), sorted(legal), "{:?}", state.public.phase);
            }
        });
    }
}

/// Influence in 2 taps, build and gifts in 1, recruit in 2: a select takes two, what it opens two
/// more, where there are more ways to pay than a select holds.
#[test]
fn everything_is_done_within_its_taps() {
    walk(4, false, 3, |state, _| {
        for seat in state.turn().seats().iter() {
            let menu = Kingsburg::menu(state.view(Viewer::Seat(seat)), "");
            let direct = menu.controls.iter().all(|control| {
                matches!(
                    control,
                    Control::Button {
                        intent: Intent::Act(_),
                        ..
                    }
                )
            });
            match state.public.phase {
                Phase::Influence(_) => {
                    let Some(Control::Select { entries, .. }) = menu.controls.first() else {
                        panic!("no select of advisors")
                    };
                    assert!(entries.iter().all(|entry| matches!(entry.intent, Intent::Act(_))));
                }
                Phase::Recruit(_) => {
                    let Some(Control::Select { entries, .. }) = menu.controls.first() else {
                        panic!("no select of soldiers")
                    };
                    let ways = Kingsburg::legal(state.view(Viewer::Seat(seat))).len() - 1;
                    let pays = |entry: &&Entry| matches!(entry.intent, Intent::Act(_));
                    let (recruits, paid) = (
                        usize::from(state.public.provinces[seat].recruits()),
                        entries.iter().filter(pays).count(),
                    );
                    assert_eq!(
                        if ways > 25 { entries.len() } else { paid },
                        if ways > 25 { recruits } else { ways }
                    );
                }
                _ => assert!(direct, "{:?}", state.public.phase),
            }
        }
    });
}

/// What can be planned leaves two rows free, and each plan can be said; what is offered can be
/// planned.
fn planning_fits(view: View<'_, Kingsburg>, speaker: &Speaker<'_>) {
    for path in ["", "gift 7", "gift 14", "gift 17", "always", "nonsense"] {
        let mut menu = Kingsburg::planning(view, &["1.spring take 7".to_owned()], path);
        let wishes: Vec<String> = menu.controls.iter().flat_map(wishes).collect();
        for wish in wishes {
            let plans =
                Kingsburg::plan(view, &[], &wish).unwrap_or_else(|reason| panic!("{wish}: {}", reason.rule));
            assert!(
                (1..=100).contains(&speaker.say(&Kingsburg::planned(view, &plans[0])).chars().count()),
                "{wish}"
            );
            assert!(plans[0].chars().count() <= 80, "{wish}");
        }
        let spare = Control::Button {
            label: Message::text("x"),
            symbol: None,
            intent: Intent::Open(String::new()),
            look: Look::Plain,
            enabled: true,
        };
        for _ in 0..2 {
            menu.controls.extend([Control::Break, spare.clone()]);
        }
        fits(&menu, speaker, 5);
    }
}

/// The wishes that a control of planning can make, each entry of a list by itself.
fn wishes(control: &Control) -> Vec<String> {
    let wish = |intent: &Intent, verb: &str| match intent {
        Intent::Act(notation) => format!("{verb}{notation}")
            .strip_prefix(Intent::PLAN)
            .map(str::to_owned),
        Intent::Open(_) => None,
    };
    match control {
        Control::Button { intent, .. } => wish(intent, "").into_iter().collect(),
        Control::Select { entries, many, .. } => {
            let verb = many
                .as_ref()
                .map_or(String::new(), |many| format!("{} ", many.verb));
            entries
                .iter()
                .filter_map(|entry| wish(&entry.intent, &verb))
                .collect()
        }
        Control::Break => Vec::new(),
    }
}

fn check_view(state: &State<Kingsburg>, viewer: Viewer, speaker: &Speaker<'_>, renderer: &Renderer) {
    let view = state.view(viewer);
    let say = |message: &Message| speaker.say(message);
    let paths = ["", "payments", "payments 9", "payments 12", "wages 1", "wages 3", "dice", "nonsense"];
    for path in paths {
        // What is offered of one's plans may stand above them, in a row of its own.
        fits(&Kingsburg::menu(view, path), speaker, 4);
    }
    planning_fits(view, speaker);
    let said = [
        Kingsburg::headline(view),
        Kingsburg::own(view),
        Kingsburg::derivation(view),
        Kingsburg::menu(view, "").prompt,
    ];
    said.iter()
        .for_each(|lines| assert!(speaker.lines(lines).chars().count() <= 1_900, "{}", speaker.lines(lines)));
    let scene = Kingsburg::scene(view, Picture::Board).unwrap();
    assert!(scene.width <= 900.0 && scene.height <= 1160.0, "{} × {}", scene.width, scene.height);
    let alt = renderer.alt(&scene, &say);
    assert!(alt.ends_with('.') && alt.encode_utf16().count() <= 1_024, "{alt}");
    assert!(renderer.text(&scene, &say).chars().count() <= 1_990, "{}", renderer.text(&scene, &say));
    assert!(renderer.svg(&scene, &say).ends_with("</svg>\n"));
    let whole: usize = scene
        .alt
        .iter()
        .map(|one| say(one).encode_utf16().count() + 1)
        .sum();
    let more = say(&Message::new("kingsburg-alt-more"));
    assert!(whole <= 1_025 || alt.contains(&more), "cut without a word: {alt}");
    for id in looks::LOOKS {
        let sight = Kingsburg::look(view, id);
        let told = speaker.lines(&sight.lines);
        assert!((1..=1_900).contains(&told.chars().count()), "{id}: {told}");
        if let Some(scene) = sight.picture {
            assert!(scene.height <= 700.0 && renderer.svg(&scene, &say).ends_with("</svg>\n"), "{id}");
        }
    }
}

/// The parts of everybody's points come to the points.
fn every_point_is_told(public: &Public) {
    for seat in Seat::all(public.seats()) {
        let parts: i16 = standing::shares(public, seat)
            .iter()
            .map(|(_, points)| points)
            .sum();
        assert_eq!(parts, public.provinces[seat].points);
    }
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
        let mut ply = 0u32;
        walk(seats, seats % 2 == 0, u64::from(seats) + 40, |state, played| {
            ply += 1;
            if let Some((seat, action)) = played {
                let label = speaker.say(&Kingsburg::label(state.view(Viewer::Seat(seat)), action));
                assert!(label.chars().count() <= 100, "{label}");
            }
            viewers(seats)
                .filter(|_| ply.is_multiple_of(8))
                .for_each(|viewer| check_view(state, viewer, &speaker, &renderer));
            if let Phase::Over(outcome) = &state.public.phase {
                let told = Kingsburg::ending(state.view(Viewer::Spectator), outcome);
                assert_eq!(speaker.lines(&told).lines().count(), usize::from(seats) + 2);
                every_point_is_told(&state.public);
            }
        });
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

#[test]
fn every_notice_and_refusal_can_be_said() {
    const TYPED: [&str; 20] = [
        "take 9 4 5",
        "take 18 6 6 6 +2 envoy",
        "build church",
        "build statue",
        "swap gold",
        "gift gold",
        "decline",
        "recruit gold",
        "troop 4",
        "lose gold 9",
        "sell +2",
        "sell gold",
        "statue",
        "statue white",
        "chapel",
        "aid gold",
        "pass",
        "take 5 w5",
        "take 7 5 +2",
        "take 4 5 market-1",
    ];
    notices_and_refusals_are_said::<Kingsburg>(&TYPED, |number, watch| {
        walk(4, number % 2 == 0, number, watch)
    });
}

#[test]
fn every_question_is_answered_in_every_language() {
    let (words, names) = (Words::load().unwrap(), names());
    for (number, locale) in (60..).zip(Locale::ALL) {
        let speaker = words.speaker(locale, &names, Style::Discord);
        let mut last: Option<State<Kingsburg>> = None;
        walk(4, number % 2 == 0, number, |state, _| last = Some(state.clone()));
        let state = last.unwrap();
        let view = state.view(Viewer::Seat(Seat::new(0)));
        for (question, words) in Kingsburg::questions(view) {
            let answer = Kingsburg::answer(view, &question).unwrap();
            assert!(!speaker.say(&words).is_empty() && !speaker.lines(&answer).is_empty(), "{question}");
        }
        assert_eq!(words.missing(), 0, "{locale}");
    }
}

/// Nothing of a look or of a named troop is in what others get.
#[test]
fn what_others_see_does_not_depend_on_a_secret() {
    walk(3, true, 7, |state, _| {
        let mut twin = state.clone();
        twin.secret.enemy = state
            .secret
            .enemy
            .and_then(|enemy| Enemy::of_year(state.public.year).find(|other| *other != enemy));
        for seat in Seat::all(2) {
            twin.private[seat].seen = state.private[seat].seen.and(twin.secret.enemy);
            twin.private[seat].troop = state.private[seat].troop.map(|troop| troop ^ 1);
        }
        let third = Viewer::Seat(Seat::new(2));
        let viewers = if state.public.knows.has(Seat::new(2)) {
            vec![Viewer::Spectator]
        } else {
            vec![third, Viewer::Spectator]
        };
        for viewer in viewers {
            let (one, other) = (state.view(viewer), twin.view(viewer));
            assert_eq!(Kingsburg::scene(one, Picture::Board), Kingsburg::scene(other, Picture::Board));
            assert_eq!(Kingsburg::menu(one, ""), Kingsburg::menu(other, ""));
            assert_eq!(
                (Kingsburg::own(one), Kingsburg::derivation(one)),
                (Kingsburg::own(other), Kingsburg::derivation(other))
            );
            assert_eq!(Kingsburg::headline(one), Kingsburg::headline(other));
            for id in looks::LOOKS {
                assert_eq!(Kingsburg::look(one, id), Kingsburg::look(other, id));
            }
            for (question, _) in Kingsburg::questions(one) {
                assert_eq!(Kingsburg::answer(one, &question), Kingsburg::answer(other, &question));
            }
        }
    });
}
