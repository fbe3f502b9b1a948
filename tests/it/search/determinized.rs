//! Determinized positions of every game in the catalogue: nobody can tell them from the true one, they
//! can be played to the end, and they depend on nothing but the view.

use crate::random::{MOST_PLIES, Pick, endless, hold, opened};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, Seat, Seating, State, Turn, View, Viewer};

/// How many determinizations of each game are looked at. With `--release`, and
/// `TAVOLO_DETERMINIZATIONS=1000000`, they are as many as that.
const DETERMINIZATIONS: u64 = 3_000;

fn determinizations() -> u64 {
    std::env::var("TAVOLO_DETERMINIZATIONS")
        .map_or(DETERMINIZATIONS, |number| number.parse().expect("a number of determinizations"))
}

/// Random games from their numbers, and one position in so many of each is looked at.
const EVERY: usize = 7;
/// One determinized position in so many is played to its end.
const PLAYED_OUT: u64 = 211;

/// What is looked at.
#[derive(Clone, Copy)]
enum Look {
    /// That the views are the same, and that what must hold in a position holds.
    Views,
    /// That twins are determinized alike.
    Twins,
}

impl Visit for Look {
    fn visit<G: Portray>(&mut self) {
        let mut done = 0;
        for game in 0.. {
            if done >= determinizations() {
                return;
            }
            walk::<G>(*self, game, &mut done);
        }
    }
}

/// Plays a random game, and looks at some of its positions through all eyes.
fn walk<G: Portray>(look: Look, game: u64, done: &mut u64) {
    let mut pick = Pick::new(game);
    let between = u64::from(G::SEATS.end() - G::SEATS.start() + 1);
    let seats = G::SEATS.start() + (game % between) as u8;
    let mut state = opened::<G>(Seating { seats }, &mut pick);
    let mut chance = Chance::unrecorded(game);
    state.deal(&mut chance);
    for _ in 0..MOST_PLIES {
        if pick.below(EVERY) == 0 {
            let viewers = Seat::all(seats).map(Viewer::Seat);
            for viewer in viewers.chain([Viewer::Spectator]) {
                *done += 1;
                match look {
                    Look::Views => views::<G>(&state, viewer, *done),
                    Look::Twins => twins::<G>(&state, viewer, *done),
                }
            }
        }
        if !step(&mut state, &mut pick, &mut chance) {
            return;
        }
    }
}

/// Somebody who is awaited does something; not where nobody is.
fn step<G: Game>(state: &mut State<G>, pick: &mut Pick, chance: &mut Chance<'_>) -> bool {
    let Turn::Awaits(awaited) = state.turn() else {
        return false;
    };
    let seat = awaited.iter().nth(pick.below(awaited.len())).unwrap();
    let played = state.choose(seat, |_, actions| pick.below(actions.len()), chance);
    played.unwrap_or_else(|reason| panic!("{}: somebody awaited may do nothing: {}", G::ID, reason.rule));
    true
}

fn determinized<G: Game>(view: View<'_, G>, dice: u64) -> State<G> {
    G::determinize(view, &mut Chance::unrecorded(dice))
        .unwrap_or_else(|| panic!("a position of {} cannot be determinized", G::ID))
}

/// What a computer is told of a position beside it: estimates from 0 to 1 and weights above 0.
fn hints<G: Portray>(state: &State<G>) {
    let estimates = G::evaluate(&state.public);
    assert_eq!(estimates.seats(), state.seats(), "{} estimates other seats", G::ID);
    let sound = estimates.values().all(|estimate| (0.0..=1.0).contains(estimate));
    assert!(sound, "{} estimates {estimates:?}", G::ID);
    for seat in Seat::all(state.seats()) {
        let actions = state.legal(seat);
        let weights = G::priors(state.view(Viewer::Seat(seat)), &actions);
        assert!(weights.is_empty() || weights.len() == actions.len(), "{} weighs other actions", G::ID);
        let sound = weights.iter().all(|weight| *weight > 0.0 && weight.is_finite());
        assert!(sound, "{} weighs {actions:?} as {weights:?}", G::ID);
    }
}

fn views<G: Portray>(state: &State<G>, viewer: Viewer, dice: u64) {
    let mut other = determinized(state.view(viewer), dice);
    same_view(state.view(viewer), other.view(viewer));
    hold(&other);
    hints(&other);
    if !dice.is_multiple_of(PLAYED_OUT) {
        return;
    }
    let (mut pick, mut chance) = (Pick::new(dice), Chance::unrecorded(dice));
    let ended = (0..MOST_PLIES).any(|_| {
        hold(&other);
        !step(&mut other, &mut pick, &mut chance)
    });
    assert!(ended || endless(&other), "a determinized game of {} does not end", G::ID);
}

/// Whoever looks sees the same.
fn same_view<G: Game>(one: View<'_, G>, other: View<'_, G>) {
    let who = one.viewer();
    assert_eq!(one.public(), other.public(), "{who:?} of {} sees something else", G::ID);
    assert!(one.own() == other.own(), "{who:?} of {} has something else", G::ID);
    assert_eq!(one.secret_back(), other.secret_back(), "{who:?} of {} sees another back", G::ID);
    for seat in Seat::all(one.seats()) {
        assert_eq!(one.back(seat), other.back(seat), "{who:?} of {} sees {seat} otherwise", G::ID);
        assert!(one.disclosed(seat) == other.disclosed(seat), "{} discloses other things", G::ID);
    }
    assert_eq!(G::legal(one), G::legal(other), "{who:?} of {} may do something else", G::ID);
}

/// Two positions that the viewer cannot tell apart are determinized alike with the same dice.
fn twins<G: Portray>(state: &State<G>, viewer: Viewer, dice: u64) {
    let twin = determinized(state.view(viewer), dice ^ (1 << 40));
    let from_one = determinized(state.view(viewer), dice);
    let from_other = determinized(twin.view(viewer), dice);
    assert!(from_one == from_other, "{} is determinized from more than {viewer:?} sees", G::ID);
}

#[test]
fn views_of_determinized_positions_are_the_same_and_they_can_be_played_out() {
    games::each(&mut Look::Views);
}

#[test]
fn twins_are_determinized_alike() {
    games::each(&mut Look::Twins);
}

/// Counts what differs between a position and its determinization.
struct Different(Vec<(&'static str, u32)>);

impl Visit for Different {
    fn visit<G: Portray>(&mut self) {
        let mut differ = 0;
        for game in 0..24 {
            let mut pick = Pick::new(game);
            let mut state = opened::<G>(
                Seating {
                    seats: *G::SEATS.start(),
                },
                &mut pick,
            );
            let mut chance = Chance::unrecorded(game);
            state.deal(&mut chance);
            for _ in 0..60 {
                differ += u32::from(determinized(state.view(Viewer::Spectator), game) != state);
                if !step(&mut state, &mut pick, &mut chance) {
                    break;
                }
            }
        }
        self.0.push((G::ID, differ));
    }
}

#[test]
fn what_is_hidden_is_drawn_anew() {
    let mut different = Different(Vec::new());
    games::each(&mut different);
    for (game, differ) in different.0 {
        let hides = ["condottiere", "kingsburg"].contains(&game);
        assert_eq!(differ > 0, hides, "{differ} determinizations of {game} differ from the true position");
    }
}
