//! Carcassonne, the base game for two to five players (`RULES.md` beside this file tells the
//! rules).
//!
//! Everything on the table is public; what is hidden, the order of the tiles, does not exist before
//! a tile is drawn. This folder but for `portrait/` knows the rules contract only: no table, no
//! store, no Discord, no picture, no words of any language, no clock.
//!
//! | file | what it holds |
//! |---|---|
//! | [`components`] | the kinds of tile, as facts |
//! | [`cell`], [`side`], [`spot`] | where a tile lies, how it is turned, what of it a follower stands on |
//! | [`shape`] | a kind in an orientation: its sides and parts |
//! | [`board`], [`features`], [`frontier`], [`bag`] | the laid tiles, their parts and features, the cells beside them, the tiles not drawn |
//! | [`options`], `setup`, [`state`] | what a table chooses; the table at the start; the position |
//! | [`action`], [`event`] | what a seat can do, with its notation; what happens |
//! | `legal`, `decide`, `evolve` | what may be done, what it brings about, how it changes the state |
//! | [`pay`], [`farms`], [`scoring`] | what a feature is worth, what farms pay, the count at the end |
//! | `luck` | what the bag gave each seat, against the average |
//! | `look`, `lay_look`, `man_look`, `means`, `preferences` | what a computer looks at in an action, and how much that counts |
//! | `portrait` | what people see: pictures, words, controls |

pub mod action;
pub mod bag;
pub mod board;
pub mod cell;
pub mod components;
mod decide;
pub mod event;
mod evolve;
pub mod farms;
pub mod features;
pub mod frontier;
mod lay_look;
mod legal;
mod look;
mod luck;
mod man_look;
mod means;
pub mod options;
pub mod pay;
mod portrait;
mod preferences;
pub mod scoring;
mod setup;
pub mod shape;
pub mod side;
pub mod spot;
pub mod state;
#[cfg(test)]
mod tests;

pub use action::Action;
pub use board::Board;
pub use cell::Cell;
pub use components::Kind;
pub use event::Event;
pub use legal::RULES;
pub use options::{FarmRule, Options};
pub use side::Side;
pub use spot::{Land, Spot};
pub use state::{Phase, Public, Score, Source};

use crate::rules::{
    BySeat, Chance, Chosen, Declared, FeatureTally, Fortune, Game, GameId, Impossible, Legal, Outcome,
    Reason, Seat, Seating, State, Turn, Unfolding, View, Viewer,
};
use std::ops::RangeInclusive;

/// The game.
pub struct Carcassonne;

impl Game for Carcassonne {
    const ID: GameId = "carcassonne";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const SCHEMA: u16 = 1;
    const OPTIONS: &'static [Declared] = &[options::TWO_TILE_CITY, options::FARMS];

    type Options = Options;
    type Public = Public;
    type Private = ();
    type Secret = ();
    type Action = Action;
    type Event = Event;
    type Notice = Event;

    fn options(chosen: &Chosen, _: Seating) -> Result<Options, Reason> {
        Options::choose(chosen)
    }

    fn setup(options: &Options, seating: Seating) -> State<Self> {
        setup::setup(*options, seating)
    }

    fn deal(course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>) {
        decide::deal(course, chance);
    }

    fn turn(public: &Public) -> Turn {
        public.turn()
    }

    /// A turn of everybody.
    fn round(public: &Public) -> u32 {
        public.round()
    }

    fn stop(public: &mut Public, outcome: Outcome) {
        public.phase = Phase::Over(outcome);
    }

    fn scores(public: &Public) -> BySeat<i32> {
        scoring::scores(public)
    }

    fn legal(view: View<'_, Self>) -> Vec<Action> {
        legal::legal(view)
    }

    fn decide(legal: &Legal<Self>, course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>) {
        decide::decide(legal, course, chance);
    }

    fn evolve(state: &mut State<Self>, event: &Event) -> Result<(), Impossible> {
        evolve::evolve(state, event)
    }

    fn notice(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Nothing that anybody could have hidden: a drawn tile is luck, and lies open at once.
    fn uncovers(_: &Event) -> bool {
        false
    }

    const FORTUNES: bool = true;

    fn fortunes(start: State<Self>, events: &[Event]) -> Vec<Fortune> {
        luck::fortunes(start.seats(), events)
    }

    fn why_not(view: View<'_, Self>, action: &Action) -> Reason {
        legal::why_not(view, action)
    }

    fn idle(view: View<'_, Self>) -> Action {
        legal::idle(view)
    }

    fn forced(public: &Public, seat: Seat) -> Option<Action> {
        legal::forced(public, seat)
    }

    /// Measured: `docs/COMPUTERS.md`.
    const ITERATIONS: [u32; 5] = [50, 110, 330, 20, 30_000];

    fn features(view: View<'_, Self>, actions: &[Action], tally: &mut FeatureTally<'_>) {
        look::features(view, actions, tally);
    }

    fn preferences(_seats: u8) -> &'static [f32] {
        &preferences::PREFERENCES
    }

    /// By its preferences *hard* wins three of four games with hardly any search against 330 iterations without.
    const PRIORS_FROM: usize = 3;

    /// A tile can be laid in so many ways that looking at each takes longer than it tells.
    fn evenly(view: View<'_, Self>) -> bool {
        matches!(view.public().phase, Phase::Lay { .. })
    }

    /// Nothing is hidden: the position itself.
    fn determinize(view: View<'_, Self>, _: &mut Chance<'_>) -> Option<State<Self>> {
        Some(State {
            public: view.public().clone(),
            private: BySeat::make(view.seats(), |_| ()),
            secret: (),
        })
    }
}
