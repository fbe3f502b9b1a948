//! What is told in words.

use super::super::super::dice::Rolls;
use super::super::super::{
    Action, Advisor, Battle, Building, Defeat, Event, Goods, Grant, Kingsburg, Phase, Victory, YearPhase,
};
use super::start;
use crate::games::tests::readers::{names, viewers};
use crate::portray::{Picture, Portray};
use crate::render::Renderer;
use crate::render::scene::Line;
use crate::rules::{BySeat, Game, Outcome, Seat, Seats, State, Viewer};
use crate::words::{Locale, Message, Style, Words};

#[test]
fn questions_are_answered_from_the_position() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, false);
    state.public.year = 4;
    state.public.phase = Phase::Influence(Seat::new(0));
    state.public.provinces[Seat::new(0)].dice = super::super::super::Dice::of(&[6, 6, 5], &[]);
    state.public.provinces[Seat::new(1)].dice = super::super::super::Dice::of(&[1, 1, 1], &[]);
    state.public.provinces[Seat::new(0)].buildings = super::super::super::Buildings::rows([0, 0, 0, 2, 0]);
    state.public.provinces[Seat::new(0)].goods = super::super::super::Goods::new(3, 2, 0);
    let ask = |question: &str| {
        Kingsburg::answer(state.view(Viewer::Seat(Seat::new(0))), question).map(|lines| speaker.lines(&lines))
    };
    assert_eq!(
        ask("reach 17").unwrap(),
        "17 Queen can still be reached by Ana.\nYou can, with (5, 6 and 6)."
    );
    assert_eq!(ask("reach 18").unwrap(), "Nobody can reach 18 King now.");
    assert_eq!(
        ask("against 5").unwrap(),
        "Goblins (5): the defeated lose 4 wood, 4 stone, 1 building and 1 point; the victors gain 1 wood.\n\
         Before the last help of winter your strength is 1, 4 short of holding out. A defeat would cost you 2 wood, Stable and 3 points."
    );
    assert!(
        ask("against 6")
            .unwrap()
            .contains("A defeat would cost you 4 goods of your choice and 1 point."),
        "of five goods four are chosen"
    );
    assert_eq!(ask("Town_Hall").unwrap().split(':').next(), Some("Town Hall"));
    assert!(ask("palisade").unwrap().ends_with("\nBuilt by Ana."));
    let told = ask("dice").unwrap();
    assert!(told.starts_with("5 Sergeant — 5: 1 soldier\n"), "{told}");
    assert!(told.ends_with("Ana reaches 5, 6, 11, 12 and 17.\nBruno reaches 1, 2 and 3."), "{told}");
    let told = ask("mine").unwrap();
    assert!(told.contains("You can build Barricade — 1 wood — 0 points."), "{told}");
    assert!(
        told.contains("Next, but you lack 2 stone: Stone Wall — 2 gold and 2 stone — 2 points."),
        "{told}"
    );
    let told = ask("winter").unwrap();
    assert!(told.contains("without the King’s die: Goblins (5): 4, Goblins (6): 5"), "{told}");
    assert_eq!(ask("envoy").unwrap().lines().next(), Some("Nobody holds the King’s Envoy."));
    assert!(ask("phases").unwrap().contains("1 the King’s aid – now"), "{}", ask("phases").unwrap());
    assert!(ask("goblins").unwrap().contains("Barricade: costs 1 wood"), "{}", ask("goblins").unwrap());
    assert!(
        ask("province a")
            .unwrap()
            .contains("Ana, buildings 2: Palisade and Stable."),
        "{}",
        ask("province a").unwrap()
    );
    assert_eq!(ask("year 1").unwrap().lines().count(), 5);
    assert_eq!(ask("17").unwrap(), "17 Queen: 2 goods of your choice, 3 points and a look at the enemy");
    assert!(ask("against 9").unwrap().starts_with("Year 5. Demons (9): "), "{}", ask("against 9").unwrap());
    assert_eq!(
        (ask("against 1"), ask("year 6"), ask("province c"), ask("who wins")),
        (None, None, None, None)
    );
}

#[test]
fn winter_is_told_on_the_board_and_in_the_log() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, true);
    state.public.year = 2;
    state.public.step = YearPhase::Spring;
    state.public.phase = Phase::Influence(Seat::new(0));
    state.public.provinces[Seat::new(1)].soldiers = 2;
    state.public.battle = Some(Battle::fight(
        &state.public.provinces,
        "y1-goblins-3".parse().unwrap(),
        &BySeat::make(2, |_| 1),
    ));
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let told = speaker.lines(&Kingsburg::headline(view));
    assert!(
        told.ends_with("The winter’s battle, against Goblins (3): Ana lost (1) and Bruno held out (3)."),
        "{told}"
    );
    let own = speaker.lines(&Kingsburg::own(view));
    assert_eq!(
        own,
        "You have no goods; +2 tokens: 0; soldiers: 0; points: 0.\nYour troops: 0, 1, 1, 2, 3 and 4."
    );
    assert!(
        speaker
            .lines(&Kingsburg::look(view, "order").lines)
            .ends_with("Troops that Bruno has left: 0, 1, 1, 2, 3 and 4.")
    );
    let none = Goods::NONE;
    let (seat, gold, advisor) = (Seat::new(0), Goods::new(1, 0, 0), Advisor::SMUGGLER);
    for (event, said) in [
        (
            Event::Lost(Defeat {
                seat,
                goods: none,
                buildings: vec![],
                points: 0,
            }),
            "Ana loses the battle.",
        ),
        (
            Event::Lost(Defeat {
                seat,
                goods: gold,
                buildings: vec![Building::Chapel],
                points: 1,
            }),
            "Ana loses the battle and with it 1 gold and 6 points. Destroyed: Chapel.",
        ),
        (
            Event::Won(Victory {
                seat,
                goods: none,
                points: 0,
                fortress: 0,
            }),
            "Ana wins the battle.",
        ),
        (
            Event::Won(Victory {
                seat,
                goods: gold,
                points: 0,
                fortress: 1,
            }),
            "Ana wins the battle and gains 1 gold and 1 point.",
        ),
        (
            Event::Recruited {
                seat,
                paid: none,
                soldiers: 0,
            },
            "Ana recruits nobody.",
        ),
        (Event::Winter, "— winter —"),
        (
            Event::Home {
                strongest: Seats::only(seat),
            },
            "Strongest of the victors: Ana scores a point. The soldiers go home.",
        ),
        (
            Event::Given(Grant {
                seat,
                advisor,
                paid: none,
                goods: Goods::new(0, 0, 3),
                tokens: 0,
                soldiers: 0,
                points: -1,
            }),
            "14 Smuggler gives Ana: 3 stone and 1 point less.",
        ),
    ] {
        assert_eq!(
            speaker.say(&Kingsburg::tell(&Kingsburg::notice(&event, Viewer::Spectator).unwrap())),
            said
        );
    }
    state.public.phase = Phase::Build(Seat::new(0));
    state.public.provinces[Seat::new(0)].goods = gold;
    let refused = state
        .permit(Seat::new(0), Action::Build(Building::Inn))
        .err()
        .unwrap();
    assert_eq!(speaker.say(&Kingsburg::why(&refused)), "Inn: you lack 1 wood.");
}

#[test]
fn seasons_are_told_with_their_year() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, false);
    state.public.year = 2;
    let season = |step| Event::Season { step };
    let (year, home) = (
        Event::Year { year: 2 },
        Event::Home {
            strongest: Seats::NONE,
        },
    );
    for (events, expected) in [
        (vec![season(YearPhase::Summer), home.clone()], "Year 2, summer."),
        (vec![Event::Recruiting, Event::Winter, home.clone()], "Year 2, winter."),
        (vec![home.clone(), year.clone()], ""),
        (vec![Event::Winter, home, year, season(YearPhase::Spring)], "Year 1, winter. Year 2, spring."),
    ] {
        let notices: Vec<_> = events
            .iter()
            .map(|event| Kingsburg::notice(event, Viewer::Spectator).unwrap())
            .collect();
        let view = state.view(Viewer::Spectator);
        let begins = |at: usize| Kingsburg::begins(view, &notices[at], &notices[at + 1..]);
        let told: Vec<String> = (0..notices.len())
            .filter_map(begins)
            .map(|begins| speaker.say(&begins))
            .collect();
        assert_eq!(told.join(" "), expected);
    }
}

#[test]
fn who_has_passed_is_shown_while_others_place_dice() {
    let mut state = start(2, false);
    let (ana, bruno) = (Seat::new(0), Seat::new(1));
    for (seat, passed) in [(ana, false), (bruno, true)] {
        state.public.provinces[seat].dice = super::super::super::Dice::of(&[6], &[]);
        state.public.provinces[seat].done.passed = passed;
    }
    for (phase, shown) in [
        (Phase::Influence(ana), 1),
        (Phase::Gift(ana, Advisor::ALCHEMIST), 0),
        (Phase::Build(ana), 0),
        (Phase::Recruit(ana), 0),
    ] {
        state.public.phase = phase.clone();
        let scene = Kingsburg::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
        let drawn = format!("{:?}", scene.items)
            .matches("kingsburg-picture-passed")
            .count();
        let said = format!("{:?}", scene.text)
            .matches("kingsburg-board-dice")
            .count();
        assert_eq!((drawn, said), (shown, 2 * shown), "{phase:?}");
    }
}

/// What is of weight is told to those who come back; what is not, is left to the log.
#[test]
fn battles_and_their_points_weigh() {
    let weighs = |event: &Event| Kingsburg::weighs(&Kingsburg::notice(event, Viewer::Spectator).unwrap());
    let state = start(2, false);
    let battle =
        Battle::fight(&state.public.provinces, "y1-goblins-3".parse().unwrap(), &BySeat::make(2, |_| 2));
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let fought = Event::Fought { battle };
    let told = Kingsburg::tell(&Kingsburg::notice(&fought, Viewer::Spectator).unwrap());
    assert_eq!(
        speaker.say(&told),
        "Battle against Goblins (3), soldiers + the King or a troop + buildings: Ana 0 + 2 + 0 = 2 and Bruno 0 + 2 + 0 = 2."
    );
    let home = |strongest| Event::Home { strongest };
    assert!(weighs(&fought) && weighs(&Event::KingsDie { face: 2 }));
    assert!(weighs(&home(Seats::only(Seat::new(1)))) && !weighs(&home(Seats::NONE)));
    assert!(!weighs(&Event::Winter));
}

#[test]
fn text_boards_tell_the_provinces_in_lines_and_by_name() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, false);
    state.public.year = 1;
    state.public.phase = Phase::Build(Seat::new(1));
    state.public.provinces[Seat::new(1)].goods = Goods::new(2, 0, 1);
    state.public.provinces[Seat::new(1)].buildings = super::super::super::Buildings::rows([2, 1, 0, 0, 0]);
    let scene = Kingsburg::scene(state.view(Viewer::Spectator), Picture::Board).unwrap();
    let renderer = Renderer::new().unwrap();
    let say = |message: &Message| speaker.say(message);
    let (text, alt) = (renderer.text(&scene, &say), renderer.alt(&scene, &say));
    for told in [
        "Year 1 of 5, phase 1 of 8: the King’s aid.",
        "Bruno (B): points 0; 2 gold and 1 stone; +2 tokens 0; soldiers 0.",
        "Bruno, buildings 3: Statue, Chapel and Inn.",
    ] {
        assert!(text.contains(told), "{told}: {text}");
        assert!(alt.contains(told), "{told}: {alt}");
    }
    assert!(
        !scene.text.iter().any(|line| matches!(line, Line::Table(_))),
        "no table is too wide for a phone"
    );
}

#[test]
fn recruiting_says_how_many_soldiers_the_goods_pay() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, false);
    state.public.phase = Phase::Recruit(Seat::new(0));
    let recruits = |state: &State<Kingsburg>, typed: &str| {
        let action: Action = typed.parse().unwrap();
        speaker.say(&Kingsburg::label(state.view(Viewer::Seat(Seat::new(0))), &action))
    };
    assert_eq!(recruits(&state, "recruit gold wood"), "Recruit 1 soldier for 1 gold and 1 wood");
    // The Barracks are the first building of their row but two.
    state.public.provinces[Seat::new(0)].buildings = super::super::super::Buildings::rows([0, 0, 3, 0, 0]);
    assert!(state.public.provinces[Seat::new(0)].has(Building::Barracks));
    assert_eq!(recruits(&state, "recruit gold wood"), "Recruit 2 soldiers for 1 gold and 1 wood");
}

/// Where troops decide nobody rolls a die for the King, and what is asked of dice names no face that never came.
#[test]
fn with_troops_no_die_is_told_of_and_faces_that_were_rolled_are_counted() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(3, true);
    state.public.provinces[Seat::new(0)].rolled = Rolls([0, 0, 2, 1, 0, 0]);
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let lacks = speaker.lines(&Kingsburg::answer(view, "winter").unwrap());
    assert!(lacks.contains("What you lack to hold out, without your troop: "), "{lacks}");
    let rolled = speaker.lines(&Kingsburg::derivation(view));
    let line = "Ana has rolled 3 dice so far, sum 10: 3 (2×) and 4 (1×).";
    assert!(rolled.contains(line), "{rolled}");
    let left = speaker.lines(&Kingsburg::answer(view, "troops").unwrap());
    for player in ["Ana", "Bruno", "Chiara"] {
        assert!(left.contains(&format!("Troops that {player} has left: ")), "{left}");
    }
    let mut state = state.clone();
    let goblins = "y1-goblins-3".parse().unwrap();
    state.public.battle = Some(Battle::fight(&state.public.provinces, goblins, &BySeat::make(3, |_| 2)));
    let fought = speaker.lines(&Kingsburg::derivation(state.view(Viewer::Spectator)));
    assert!(fought.contains("soldiers 0, troop 2, buildings 0") && !fought.contains("die 2"), "{fought}");
}

#[test]
fn the_end_tells_troops_left_and_what_lay_hidden_and_a_game_that_goes_on_does_not() {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    let mut state = start(2, true);
    state.public.year = 2;
    state.public.provinces[Seat::new(0)].troops = 0b11_0000;
    state.public.provinces[Seat::new(1)].troops = 0;
    state.public.phase = Phase::Troop(Seats::only(Seat::new(1)));
    state.private[Seat::new(0)].troop = Some(3);
    state.private[Seat::new(1)].seen = "y1-goblins-3".parse().ok();
    let mut over = state.clone();
    let outcome = Outcome {
        winners: Seats::NONE,
        how: String::new(),
        scores: BySeat::from(vec![0, 0]),
    };
    Kingsburg::stop(&mut over.public, outcome);
    for viewer in viewers(2) {
        assert_eq!(Kingsburg::disclosure(state.view(viewer)), [], "it goes on");
        let told = Kingsburg::disclosure(over.view(viewer));
        assert_eq!(
            speaker.lines(&told),
            "Troops that Ana has left: 3 and 4.\nTroops that Bruno has left: nothing.\n\
             Ana had chosen the troop of 3 in secret.\n\
             The enemy of this year, which some had looked at: Goblins (3)."
        );
        let scene = Kingsburg::scene(over.view(viewer), Picture::Board).unwrap();
        for line in told {
            assert!(scene.alt.contains(&line), "{line:?}");
            let stands = scene.text.iter().filter(|one| **one == Line::Words(line.clone()));
            assert_eq!(stands.count(), 1, "{line:?}");
        }
    }
}
