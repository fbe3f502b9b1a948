//! What is told of what may come: who is ahead, what wins, what a card would bring; and single things
//! by name.

use super::super::super::components::Card;
use super::super::super::state::Phase;
use super::super::super::{Action, CardPlay, Condottiere, HandAnswer, Notice, Region};
use super::BASE;
use super::{battle, start};
use crate::games::tests::readers::names;
use crate::portray::{Control, Intent, Menu, Portray};
use crate::rules::{Seat, Seats, State, Viewer};
use crate::words::{Locale, Message, Style, Words};

const ANA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);

fn english(said: impl Fn(&dyn Fn(&Message) -> String)) {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    said(&|message| speaker.say(message));
}

fn lines(state: &State<Condottiere>, question: &str) -> String {
    let (words, names) = (Words::load().unwrap(), names());
    let speaker = words.speaker(Locale::English, &names, Style::Plain);
    speaker.lines(&Condottiere::answer(state.view(Viewer::Seat(ANA)), question).unwrap())
}

#[test]
fn who_is_ahead_and_which_region_wins_is_told() {
    let mut state = battle([&[Card::M5], &[Card::M3]], &[]);
    for region in [Region::Parma, Region::Modena, Region::Lucca] {
        state.public.owners.set(region, ANA);
    }
    state.public.owners.set(Region::Napoli, BRUNO);
    state.public.pope = Some(Region::Firenze);
    let told = lines(&state, "winning");
    for expected in [
        "In front with 3 regions, 3 of them connected: Ana.",
        "Strongest in this battle, with 5: Ana.",
        "Any one of these wins the game for Ana: Milan, Genoa, Mantua, Ferrara and Bologna.",
        "Bruno needs 5 more regions",
    ] {
        assert!(told.contains(expected), "{expected}: {told}");
    }
    assert!(!told.contains("Florence"), "the pope protects it: {told}");
    assert!(
        lines(&state, "bologna").ends_with("Ana would win the game with it."),
        "{}",
        lines(&state, "bologna")
    );
    assert!(lines(&start(3, BASE), "winning").starts_with("Nobody has a region yet."));
}

#[test]
fn the_last_one_in_is_told_that_passing_ends_the_battle_and_what_that_brings() {
    let told = |state: &State<Condottiere>, seat: Seat| {
        let (words, names) = (Words::load().unwrap(), names());
        let speaker = words.speaker(Locale::English, &names, Style::Plain);
        let last = Condottiere::situation(state.view(Viewer::Seat(seat))).pop();
        last.map(|line| speaker.say(&line)).unwrap_or_default()
    };
    let out = "Everybody else is out: if you pass, the battle ends";
    // Bruno has no card left.
    for (own, other, result) in [
        (Card::M5, Card::M3, "Ana takes Rome with strength 5."),
        (Card::M3, Card::M5, "Bruno takes Rome with strength 5."),
        (Card::M3, Card::M3, "Nobody takes Rome: the battle is a tie."),
    ] {
        let state = battle([&[own], &[other]], &[Card::M6]);
        assert_eq!(told(&state, ANA), format!("{out}. {result}"));
        assert!(!told(&state, BRUNO).contains("is out"), "it is not their turn");
    }
    let mut state = battle([&[Card::M5], &[Card::M3]], &[Card::M6]);
    state.private[BRUNO].hand = [Card::M1].into_iter().collect();
    assert!(!told(&state, ANA).contains("is out"), "Bruno can still play");
    state.public.passed = Seats::only(BRUNO);
    assert!(told(&state, ANA).starts_with(out));
    state.private[ANA].facedown = Some(Card::M10);
    state.public.covered = Seats::only(ANA);
    assert!(told(&state, ANA).ends_with("Ana takes Rome with strength 15."), "with what one knows oneself");
    state.public.covered = state.public.covered.with(BRUNO);
    state.private[BRUNO].facedown = Some(Card::M10);
    assert_eq!(told(&state, ANA), format!("{out}, and the face-down cards are turned up."));
}

#[test]
fn what_a_row_would_come_to_with_each_card_is_told() {
    let hand = [Card::M6, Card::Drummer, Card::Bishop, Card::Winter, Card::Scarecrow];
    let state = battle([&[Card::M5, Card::M2], &[Card::M10]], &hand);
    assert_eq!(
        lines(&state, "row"),
        "With Mercenary 6 your row would count 13; the others have at most 10.\n\
         With Winter your row would count 2; the others have at most 1.\n\
         With Bishop your row would count 7; the others have at most 0.\n\
         With Drummer your row would count 14; the others have at most 10.\n\
         With Scarecrow your row would count 7; the others have at most 10."
    );
    let told = Condottiere::answer(state.view(Viewer::Spectator), "row").unwrap();
    assert_eq!(told, [Message::new("condottiere-row-none")], "nobody else's cards are counted");
}

#[test]
fn everything_has_a_name_and_an_explanation_in_every_language() {
    let (words, names) = (Words::load().unwrap(), names());
    let all = Condottiere::components();
    assert_eq!(all.len(), Card::KINDS + Region::COUNT + 2);
    let state = battle([&[], &[]], &[]);
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &names, Style::Plain);
        for (id, name) in &all {
            let told = speaker.say(&Condottiere::component(id).unwrap());
            assert!((20..600).contains(&told.chars().count()), "{id}: {told}");
            assert!(!speaker.say(name).is_empty());
            assert!(Condottiere::answer(state.view(Viewer::Spectator), id).is_some(), "{id}");
        }
        for look in Condottiere::LOOKS {
            let sight = Condottiere::look(state.view(Viewer::Spectator), look);
            assert!(speaker.lines(&sight.lines).chars().count() > 40, "{look}");
        }
        assert_eq!(words.missing(), 0);
    }
}

fn labels(menu: &Menu) -> Vec<Message> {
    let label = |control: &'_ Control| match control {
        Control::Button { label, .. } => Some(label.clone()),
        Control::Select { .. } | Control::Break => None,
    };
    menu.controls.iter().filter_map(label).collect()
}

#[test]
fn a_scarecrow_that_takes_nothing_back_says_so_before_and_after() {
    let state = battle([&[Card::Winter], &[]], &[Card::Scarecrow]);
    let menu = Condottiere::menu(state.view(Viewer::Seat(ANA)), "");
    english(|say| assert_eq!(say(&labels(&menu)[0]), "Scarecrow (nothing to take back)"));
    let with = battle([&[Card::M5], &[]], &[Card::Scarecrow]);
    let menu = Condottiere::menu(with.view(Viewer::Seat(ANA)), "");
    english(|say| assert_eq!(say(&labels(&menu)[0]), "Scarecrow"));
    let played = CardPlay {
        seat: ANA,
        card: Card::Scarecrow,
        back: None,
        swept: Vec::new(),
    };
    let notice = Notice::Played(played);
    assert!(Condottiere::weighs(&notice));
    english(|say| {
        assert_eq!(say(&Condottiere::tell(&notice)), "Ana plays a Scarecrow and takes nothing back.");
    });
}

#[test]
fn the_question_about_the_hand_offers_first_what_spares_it() {
    let mut state = battle([&[], &[]], &[Card::M5]);
    let both = [ANA, BRUNO].into_iter().collect();
    state.public.phase = Phase::Hands {
        asked: both,
        waiting: both,
    };
    let menu = Condottiere::menu(state.view(Viewer::Seat(ANA)), "");
    let first = match &menu.controls[0] {
        Control::Button { intent, .. } => intent.clone(),
        other => panic!("{other:?}"),
    };
    let keep = Action::Hand(HandAnswer::KeepRound);
    assert_eq!(first, Intent::act(&keep));
    english(|say| assert!(menu.prompt.iter().any(|line| say(line).contains("spares you"))));
}

#[test]
fn the_list_of_regions_says_what_lies_beside_each() {
    let mut state = battle([&[], &[]], &[Card::M5]);
    state.public.contested = None;
    state.public.phase = Phase::Region;
    state.public.owners.set(Region::Firenze, BRUNO);
    state.public.owners.set(Region::Milano, ANA);
    let menu = Condottiere::menu(state.view(Viewer::Seat(ANA)), "");
    let Control::Select { entries, .. } = &menu.controls[0] else {
        panic!("no list")
    };
    english(|say| {
        let note = |name: &str| {
            let entry = entries.iter().find(|entry| say(&entry.label) == name).unwrap();
            say(entry.note.as_ref().unwrap())
        };
        assert!(note("Siena").starts_with("next to Florence (Bruno)"), "{}", note("Siena"));
        assert_eq!(note("Ferrara"), "next to Venice, Mantua, Modena and 1 more");
        assert_eq!(note("Turin"), "would make a group of 2");
    });
}

#[test]
fn whoever_has_passed_reads_that_they_have() {
    let mut state = battle([&[Card::M5], &[Card::M3]], &[Card::M6]);
    state.private[BRUNO].hand = [Card::M1].into_iter().collect();
    let asked = |state: &State<Condottiere>| Condottiere::menu(state.view(Viewer::Seat(BRUNO)), "").prompt;
    assert_eq!(asked(&state), [Message::new("condottiere-ask-wait")]);
    state.public.passed = Seats::only(BRUNO);
    assert_eq!(asked(&state), [Message::new("condottiere-ask-wait-passed")]);
}
