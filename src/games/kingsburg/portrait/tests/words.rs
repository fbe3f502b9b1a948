//! What is told in words.

use super::super::super::{
    Action, Advisor, Battle, Building, Defeat, Event, Goods, Grant, Kingsburg, Phase, Victory, YearPhase,
};
use super::start;
use crate::games::tests::readers::names;
use crate::portray::Portray;
use crate::rules::{BySeat, Game, Seat, Viewer};
use crate::words::{Locale, Style, Words};

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
    assert_eq!(ask("17").unwrap(), "17 Queen: 2 goods of your choice, 3 points and a look at the enemy");
    assert_eq!((ask("against 9"), ask("who wins")), (None, None));
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
