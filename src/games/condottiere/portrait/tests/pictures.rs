//! The pictures of a game, drawn: `TAVOLO_PICTURES` names a folder to write them to, in two widths.

use super::super::super::components::Card;
use super::super::super::notice::Notice;
use super::super::super::state::Phase;
use super::super::super::{Condottiere, Region};
use super::super::{lines, naming, rows};
use super::{BASE, CAPTURING, SERIES, battle, walk};
use crate::games::tests::readers::drawn;
use crate::portray::{Picture, Portray};
use crate::render::scene::{Item, LineWords, Outline, Point, Scene};
use crate::rules::{BySeat, Outcome, Seat, Seats, State, Viewer};
use crate::words::{Locale, Message, Style, Words};

fn board(state: &State<Condottiere>) -> Scene {
    Condottiere::scene(state.view(Viewer::Spectator), Picture::Board).unwrap()
}

fn says(scene: &Scene, id: &str) -> bool {
    scene.items.iter().any(|item| {
        matches!(item, Item::Text { words: LineWords::Message(Message { id: one, .. }), .. } if one == id)
    })
}

/// A battle in Winter with a tie and Courtesans, and a hand.
#[test]
fn a_battle_and_a_hand_are_drawn() {
    use Card::{Bishop, Courtesan, Drummer, Heroine, M1, M5, M10, Scarecrow, Winter};
    let mut state = battle([&[M10, M5, M5, Courtesan, Winter], &[M1, M1, M10]], &[M5, M5, M10, Bishop]);
    state.public.owners.set(Region::Torino, Seat::new(1));
    state.public.owners.set(Region::Firenze, Seat::new(0));
    state.public.pope = Some(Region::Ferrara);
    drawn("condottiere-battle", &board(&state), Locale::English);
    let twin = battle([&[M5, Courtesan], &[M5, Drummer, Courtesan]], &[M5]);
    drawn("condottiere-battle-two", &board(&twin), Locale::Portuguese);
    let mut tie = battle([&[M5], &[M5]], &[Heroine, Scarecrow, M1, Drummer, Bishop]);
    tie.public.passed = [Seat::new(1)].into_iter().collect();
    let scene = board(&tie);
    let equal = scene
        .items
        .iter()
        .filter(|item| matches!(item, Item::Text { words: LineWords::Literal(told), .. } if told == "="));
    assert_eq!(equal.count(), 2, "a tie shows nobody as the strongest");
    drawn("condottiere-tie", &scene, Locale::German);
    let hand = Condottiere::scene(tie.view(Viewer::Seat(Seat::new(0))), Picture::Hand).unwrap();
    drawn("condottiere-hand", &hand, Locale::Italian);
}

/// How many there are of a card stands within it, below its figure, in a row and in a hand.
#[test]
fn counts_stand_within_their_cards_and_beside_the_figures() {
    use Card::{Courtesan, M10, Winter};
    let row = [M10, M10, M10, Courtesan, Courtesan, Winter];
    let state = battle([&row, &[]], &[M10, M10, M10, Courtesan, Courtesan]);
    let own = Condottiere::scene(state.view(Viewer::Seat(Seat::new(0))), Picture::Hand).unwrap();
    for scene in [board(&state), own] {
        let cards = scene.items.iter().filter_map(|item| match item {
            Item::Art { art, at, .. } if art.name.contains("/stack/") || art.name.contains("/large/") => {
                Some((*at, art.size))
            }
            _ => None,
        });
        let cards: Vec<_> = cards.collect();
        let mut counts = 0;
        for two in scene.items.windows(2) {
            let [
                Item::Shape { outline, .. },
                Item::Text {
                    words: LineWords::Literal(told),
                    ..
                },
            ] = two
            else {
                continue;
            };
            let (Outline::Rectangle(Point(x, y), wide, high, _), true) = (outline, told.starts_with('×'))
            else {
                continue;
            };
            let within = |(at, size): &(Point, (u32, u32))| {
                (at.0..at.0 + size.0 as f32 - wide).contains(x)
                    && (at.1..at.1 + size.1 as f32 - high).contains(y)
            };
            assert!(cards.iter().any(within), "{told} sticks out of its card");
            counts += 1;
        }
        assert_eq!(counts, 2);
    }
}

/// What a game of a series and a whole game end with: the winner, and no goal or arrow any more.
#[test]
fn ends_are_drawn_without_what_is_over() {
    let (mut between, mut end, mut late) = (None, None, None);
    walk(4, SERIES, 3, |state, _| {
        if matches!(state.public.phase, Phase::Between { .. }) {
            between = Some(board(state));
        }
    });
    walk(6, BASE, 5, |state, _| {
        if matches!(state.public.phase, Phase::Over(_)) {
            end = Some(board(state));
        } else if state.public.battle == 9 {
            late = Some(board(state));
        }
    });
    let end = end.unwrap();
    assert!(!says(&end, "condottiere-picture-goal") && says(&end, "condottiere-picture-over"));
    drawn("condottiere-end", &end, Locale::German);
    drawn("condottiere-between", &between.unwrap(), Locale::English);
    drawn("condottiere-late", &late.unwrap(), Locale::German);
    let mut taken = None;
    walk(4, CAPTURING, 6, |state, _| {
        if state.public.battle == 6 && matches!(state.public.phase, Phase::Turn(_)) {
            taken = Some(board(state));
        }
    });
    drawn("condottiere-capturing", &taken.unwrap(), Locale::Italian);
}

#[test]
fn of_those_who_are_asked_at_once_no_picture_shows_who_has_answered() {
    let after = |answered: u8| {
        let mut state = battle([&[Card::M5], &[Card::M10]], &[Card::M1]);
        let asked: Seats = Seat::all(2).collect();
        state.public.phase = Phase::Hands {
            asked,
            waiting: asked.without(Seat::new(answered)),
        };
        board(&state)
    };
    assert_eq!(after(0), after(1));
}

/// Whoever passed last is framed at the mark, where no frame runs through the strength or a word; once
/// the game is over nobody is. That one has passed is said as long as the battle's rows lie there.
#[test]
fn a_pass_is_framed_at_the_mark_and_said_while_the_rows_lie_there() {
    let seat = Seat::new(1);
    let mut state = battle([&[Card::M5], &[]], &[Card::M1]);
    state.public.passed = [seat].into_iter().collect();
    let framed = |state: &State<Condottiere>| {
        let latest = [(seat, Notice::Passed { seat, stays: false })];
        let scene = Condottiere::marked(state.view(Viewer::Spectator), &latest).unwrap();
        let place = rows::mark(seat);
        let around = |item: &Item| matches!(item, Item::Shape { outline, .. } if *outline == place);
        (scene.items.iter().any(around), says(&scene, "condottiere-picture-passed"))
    };
    assert_eq!(framed(&state), (true, true));
    state.public.phase = Phase::Region;
    state.public.contested = None;
    state.public.holder = seat;
    assert_eq!(framed(&state), (true, true), "also of whoever chooses the next region");
    assert_eq!(lines::state(state.view(Viewer::Spectator), seat), "passed");
    state.public.phase = Phase::Over(Outcome {
        winners: Seats::only(Seat::new(0)),
        how: "total".to_owned(),
        scores: BySeat::from(vec![1, 0]),
    });
    assert_eq!(framed(&state), (false, false));
}

#[test]
fn a_name_that_may_be_broken_is_the_cards() {
    let words = Words::load().unwrap();
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &[], Style::Plain);
        for card in Card::ALL {
            let broken = speaker.say(&naming::breakable(card));
            assert_eq!(broken.replace('\u{ad}', ""), speaker.say(&naming::card(card)), "{locale}");
        }
    }
}
