//! Random games of every game in the catalogue, with what must hold at every ply.
//!
//! Each game has a module here that knows what must hold in it; a game without one fails.

mod barony;
mod carcassonne;
pub mod condottiere;
mod kingsburg;

use std::any::Any;
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, Turn, Viewer};

/// Random games for each game of the catalogue in the ordinary run; `TAVOLO_RANDOM_GAMES` asks for more.
const GAMES: u64 = 600;
/// No random game takes as many plies.
pub const MOST_PLIES: u32 = 20_000;
/// In every fourth game each legal action is said and read again.
const SAID: u64 = 4;
/// In every 97th game everything else is looked at that is slow to look at, at every eleventh ply.
const CLOSELY: u64 = 97;
const CLOSELY_PLIES: u32 = 11;

/// What must hold in a game, beside what must hold in all.
struct Sound {
    game: &'static str,
    /// Fails if a position cannot be.
    position: fn(&dyn Any),
}

const SOUND: &[Sound] = &[
    Sound {
        game: "barony",
        position: barony::position,
    },
    Sound {
        game: "carcassonne",
        position: carcassonne::position,
    },
    Sound {
        game: "condottiere",
        position: condottiere::position,
    },
    Sound {
        game: "kingsburg",
        position: kingsburg::position,
    },
];

/// Whether a position's table may go on for ever.
type Endless = fn(&dyn Any) -> bool;

/// Games that a table can choose to play without what makes them end, and how that is seen.
const ENDLESS: &[(&str, Endless)] = &[("barony", barony::endless)];

/// Numbers for picking (SplitMix64), the same in every run.
pub struct Pick(u64);

impl Pick {
    /// The numbers that follow from one.
    pub fn new(number: u64) -> Pick {
        Pick(number)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    /// The items in another order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[test]
fn games_of_an_even_number_end_and_hold() {
    games::each(&mut Walk { first: 0, step: 2 });
}

#[test]
fn games_of_an_odd_number_end_and_hold() {
    games::each(&mut Walk { first: 1, step: 2 });
}

struct Walk {
    first: u64,
    step: usize,
}

impl Visit for Walk {
    fn visit<G: Portray>(&mut self) {
        let sound = SOUND
            .iter()
            .find(|sound| sound.game == G::ID)
            .unwrap_or_else(|| panic!("nothing is known of {}", G::ID));
        let games = std::env::var("TAVOLO_RANDOM_GAMES").map_or(GAMES, |number| number.parse().unwrap());
        (self.first..games)
            .step_by(self.step)
            .for_each(|number| whole_game::<G>(sound, number));
    }
}

/// Plays a game whose seats, options, luck and actions follow from its number.
fn whole_game<G: Portray>(sound: &Sound, number: u64) {
    let mut pick = Pick(number);
    let seats = G::SEATS.start() + (number % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
    let start = opened::<G>(Seating { seats }, &mut pick);
    played_out(sound, &start, number, &mut pick);
}

/// Plays a game to its end from a table before the deal, and looks at all that must hold.
fn played_out<G: Portray>(sound: &Sound, start: &State<G>, number: u64, pick: &mut Pick) {
    let closely = number.is_multiple_of(CLOSELY);
    let mut state = start.clone();
    let mut events = state.deal(&mut Chance::numbered(number << 32));
    for ply in 1.. {
        if ply >= MOST_PLIES {
            assert!(endless(&state), "{} {number} does not end", G::ID);
            break;
        }
        (sound.position)(&state);
        if closely && ply.is_multiple_of(CLOSELY_PLIES) {
            closer(&state);
        }
        let Turn::Awaits(awaited) = state.turn() else {
            break;
        };
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[pick.below(awaited.len())];
        let mut actions = state.legal(seat);
        assert!(!actions.is_empty(), "{seat} is awaited and has nothing to do in {}", G::ID);
        forced::<G>(&state, seat, &actions);
        if number.is_multiple_of(SAID) {
            said::<G>(&actions);
        }
        let action = actions.swap_remove(pick.below(actions.len()));
        let played = state
            .play(seat, action, &mut Chance::numbered((number << 32) + u64::from(ply)))
            .unwrap_or_else(|reason| panic!("a listed action was refused: {}", reason.rule));
        events.extend(played.events);
    }
    same(&folded(start, &events), &state, "the events, folded again, lead elsewhere");
    if closely {
        let stored = serde_json::to_string(&events).unwrap();
        let events: Vec<G::Event> = serde_json::from_str(&stored).unwrap();
        same(&folded(start, &events), &state, "the stored events lead elsewhere");
    }
}

/// The games in which a seat can be asked though it has one answer: a game of a series that is over.
const PAUSES: [&str; 1] = ["condottiere"];

/// What a seat has to do is all that it may do, and the other way round: no game asks where there is
/// nothing to choose.
fn forced<G: Game>(state: &State<G>, seat: Seat, actions: &[G::Action]) {
    match G::forced(&state.public, seat) {
        Some(forced) => assert_eq!(actions, [forced], "{seat} has more to do than it has to in {}", G::ID),
        None => {
            let asked = actions.len() > 1 || PAUSES.contains(&G::ID) && actions[0].to_string() == "next";
            assert!(asked, "{seat} has but {} to choose in {}", actions[0], G::ID);
        }
    }
    let others = Seat::all(state.seats()).filter(|other| !state.turn().awaits(*other));
    let called = others.filter(|other| G::forced(&state.public, *other).is_some());
    assert_eq!(called.count(), 0, "somebody has to do something in {} who is not awaited", G::ID);
}

/// Fails if a position cannot be.
pub fn hold<G: Portray>(state: &State<G>) {
    let sound = SOUND.iter().find(|sound| sound.game == G::ID);
    let sound = sound.unwrap_or_else(|| panic!("nothing is known of {}", G::ID));
    (sound.position)(state);
}

/// Whether a position's table may go on for ever.
pub fn endless<G: Game>(state: &State<G>) -> bool {
    ENDLESS
        .iter()
        .any(|(game, endless)| *game == G::ID && endless(state))
}

/// A table before the deal, with options picked at random.
pub fn opened<G: Game>(seating: Seating, pick: &mut Pick) -> State<G> {
    let mut chosen = Chosen::default();
    for option in G::OPTIONS {
        chosen.set(option.key, option.values[pick.below(option.values.len())]);
    }
    let options = G::options(&chosen, seating)
        .or_else(|_| G::options(&Chosen::default(), seating))
        .unwrap_or_else(|reason| panic!("the defaults of {} do not go together: {}", G::ID, reason.rule));
    G::setup(&options, seating)
}

/// Each action is said, read again as the same, and listed once.
fn said<G: Game>(actions: &[G::Action]) {
    let mut said: Vec<String> = actions.iter().map(G::Action::to_string).collect();
    for (action, text) in actions.iter().zip(&said) {
        let first = text.split(' ').next().unwrap();
        assert!(
            !["plan", "unplan", "planned", "set"].contains(&first),
            "{text:?} of {} is an order to the table",
            G::ID
        );
        assert!(text.parse() == Ok(action.clone()), "{text:?} of {} is read as something else", G::ID);
    }
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), actions.len(), "an action of {} is listed twice", G::ID);
}

fn folded<G: Game>(start: &State<G>, events: &[G::Event]) -> State<G> {
    let mut state = start.clone();
    let followed = state.follow(events);
    assert_eq!(followed, Ok(()), "{}: an event of its own cannot happen", G::ID);
    state
}

fn same<G: Game>(one: &State<G>, other: &State<G>, what: &str) {
    assert!(one == other, "{}: {what}", G::ID);
}

/// What takes longer: everybody's lists, and storage.
fn closer<G: Portray>(state: &State<G>) {
    let stored = serde_json::to_string(state).unwrap();
    same(&serde_json::from_str(&stored).unwrap(), state, "a stored position is another one");
    assert!(G::legal(state.view(Viewer::Spectator)).is_empty(), "a spectator may act in {}", G::ID);
    let turn = state.turn();
    for seat in Seat::all(state.seats()) {
        let legal = state.legal(seat);
        assert_eq!(turn.awaits(seat), !legal.is_empty(), "{}: who is awaited and who may act differ", G::ID);
        if turn.awaits(seat) {
            let idle = G::idle(state.view(Viewer::Seat(seat)));
            assert!(legal.contains(&idle), "{}: the safe action {idle} is not legal", G::ID);
        }
    }
}
