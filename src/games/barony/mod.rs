//! Barony, the base game for two to four players (`RULES.md` beside this file tells the rules).
//!
//! Knights, villages, strongholds and cities on a board of hexagons that is laid at random; after
//! that there is no luck and nothing is hidden. This folder but for the portrait knows the rules
//! contract only: no table, no store, no Discord, no picture, no words of any language, no clock.
//!
//! | file | what it holds |
//! |---|---|
//! | [`components`] | terrain, tiles, pawns, tokens and titles, as facts |
//! | [`space`], [`spaces`], [`outline`] | a space's name, a set of spaces, which spaces there are and how they touch |
//! | [`camp`], [`board`], `layout`, [`tokens`] | a seat's pawns, the board with all of them, how it is stored; a multiset of tokens |
//! | [`options`], `setup` | what a table or a host chooses; the empty table |
//! | [`state`] | what all see |
//! | [`action`] | what a seat can do, with its notation |
//! | [`whole`], `ahead`, `plan` | a whole turn in one line, what steps lead to, a turn planned beforehand |
//! | [`event`] | what happens |
//! | `legal`, [`why_not`], `decide`, `evolve` | what may be done, why not, what it brings about, how it changes the state |
//! | [`scoring`] | points and the victory |

pub mod action;
mod ahead;
pub mod board;
pub mod camp;
pub mod components;
mod decide;
mod evaluate;
pub mod event;
mod evolve;
mod layout;
mod legal;
pub mod options;
pub mod outline;
mod plan;
pub mod portrait;
mod priors;
pub mod scoring;
mod setup;
pub mod space;
pub mod spaces;
pub mod state;
#[cfg(test)]
mod tests;
pub mod tokens;
pub mod whole;
pub mod why_not;

pub use action::Action;
pub use board::Board;
pub use components::{Building, Terrain};
pub use event::{Event, Fallen, Laid, Trace};
pub use options::Options;
pub use outline::BoardOutline;
pub use space::Space;
pub use spaces::Spaces;
pub use state::{Holding, Phase, Public};
pub use tokens::Tokens;
pub use whole::Whole;
pub use why_not::RULES;

use crate::rules::{
    BySeat, Chance, Chosen, Declared, Due, Game, GameId, Impossible, Legal, Outcome, Reason, Seat, Seating,
    State, Turn, Unfolding, View, Viewer,
};
use std::ops::RangeInclusive;

/// The game.
pub struct Barony;

impl Game for Barony {
    const ID: GameId = "barony";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const SCHEMA: u16 = 1;
    const OPTIONS: &'static [Declared] = &[options::IDLE_ROUNDS];
    const GIVEN: &'static [&'static str] = &[options::TILES];
    const PLANS: bool = true;

    type Options = Options;
    type Public = Public;
    type Private = ();
    type Secret = ();
    type Action = Action;
    type Event = Event;
    type Notice = Event;

    fn options(chosen: &Chosen, seating: Seating) -> Result<Options, Reason> {
        Options::choose(chosen, seating)
    }

    fn setup(options: &Options, seating: Seating) -> State<Self> {
        setup::setup(options, seating)
    }

    fn deal(course: &mut Unfolding<'_, Self>, chance: &mut Chance<'_>) {
        decide::deal(course, chance);
    }

    fn turn(public: &Public) -> Turn {
        public.turn()
    }

    /// A turn of everybody; before that a first city of everybody.
    fn round(public: &Public) -> u32 {
        u32::from(public.placed / public.seats()) + u32::from(public.round())
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

    /// Everything is open. That a turn ended is seen from the next one, and needs no line of its
    /// own.
    fn notice(event: &Event, _: Viewer) -> Option<Event> {
        (!matches!(event, Event::Turned { .. })).then(|| event.clone())
    }

    /// Nothing is hidden, so nothing is uncovered.
    fn uncovers(_: &Event) -> bool {
        false
    }

    fn why_not(view: View<'_, Self>, action: &Action) -> Reason {
        why_not::why_not(view, action)
    }

    fn idle(view: View<'_, Self>) -> Action {
        legal::idle(view)
    }

    fn forced(public: &Public, seat: Seat) -> Option<Action> {
        legal::forced(public, seat)
    }

    fn line(view: View<'_, Self>, typed: &str) -> Option<Vec<Action>> {
        let whole: Whole = typed.parse().ok()?;
        let seat = view.seat()?;
        if whole.steps().len() < 2 {
            // A single step in another order of words is an action, which does not end the turn.
            return None;
        }
        Some(
            ahead::Ahead::now(view.public(), seat)
                .complete(&whole)
                .unwrap_or_else(|_| whole.steps().to_vec()),
        )
    }

    fn plan(view: View<'_, Self>, _: &[String], wish: &str) -> Result<Vec<String>, Reason> {
        plan::plan(view, wish)
    }

    fn due(view: View<'_, Self>, plan: &str) -> Due<Action> {
        plan::due(view, plan)
    }

    fn priors(view: View<'_, Self>, actions: &[Action]) -> Vec<f32> {
        view.seat()
            .map_or_else(Vec::new, |seat| priors::priors(view.public(), seat, actions))
    }

    fn evaluate(public: &Public) -> BySeat<f32> {
        evaluate::evaluate(public)
    }

    /// Played at random, a game takes hundreds of plies.
    const HORIZON: Option<u32> = Some(30);

    /// Measured: `docs/COMPUTERS.md`.
    const ITERATIONS: [u32; 5] = [50, 130, 340, 1_200, 30_000];

    /// Nothing is hidden: the position itself.
    fn determinize(view: View<'_, Self>, _: &mut Chance<'_>) -> Option<State<Self>> {
        Some(State {
            public: view.public().clone(),
            private: BySeat::make(view.seats(), |_| ()),
            secret: (),
        })
    }
}
