//! Condottiere for two to six players, with five variants (`RULES.md` beside this file tells the
//! rules).
//!
//! Hidden hands, public rows, a map of 17 regions. This folder but for `portrait/` knows the rules
//! contract only: no table, no store, no Discord, no picture, no words of any language, no clock.
//!
//! | file | what it holds |
//! |---|---|
//! | [`components`] | cards and the map, as facts |
//! | [`cards`], [`row`], [`owners`] | a multiset of cards, a row in a battle, the markers on the map |
//! | [`options`], [`setup`] | what a table chooses, and the empty table |
//! | [`state`], [`Knowledge`] | what all see, what a seat sees, what nobody sees; what all know about hidden cards |
//! | [`action`] | what a seat can do, with its notation |
//! | [`event`], [`notice`] | what happens, and what each viewer notices |
//! | `legal`, [`why_not`], `decide`, `evolve` | what may be done, why not, what it brings about, how it changes the state |
//! | [`strength`], [`scoring`] | rows' strengths with their derivation; battles, the Condottiere, victory |
//! | [`series`], `drawing` | games played for points; cards drawn after a battle |
//! | `plan` | what a seat can order beforehand, and what comes of it |
//! | `determinize` | a position that a viewer cannot tell from the true one |
//! | `luck` | what the deals gave each seat, against the average |

pub mod action;
mod battle_look;
pub mod cards;
pub mod components;
mod crowd;
mod decide;
mod determinize;
mod drawing;
pub mod event;
mod evolve;
mod features;
mod knowledge;
mod legal;
mod luck;
pub mod notice;
pub mod options;
pub mod owners;
mod plan;
pub mod portrait;
mod preferences;
pub mod row;
pub mod scoring;
pub mod series;
pub mod setup;
mod stake;
pub mod state;
pub mod strength;
#[cfg(test)]
mod tests;
pub mod why_not;

pub use action::{Action, HandAnswer};
pub use cards::Cards;
pub use components::{Card, Region};
pub use event::{CardPlay, Event, Swept};
pub use knowledge::{Knowledge, Trace};
pub use notice::Notice;
pub use options::Options;
pub use owners::Owners;
pub use row::Row;
pub use series::{Finished, Series};
pub use state::{Battle, Ended, Phase, Piles, Private, Public, Secret};
pub use why_not::RULES;

use crate::rules::{
    BySeat, Chance, Chosen, Declared, Due, FeatureTally, Fortune, Game, GameId, Impossible, Legal, Outcome,
    Reason, Seat, Seating, State, Turn, Unfolding, View, Viewer,
};
use std::ops::RangeInclusive;

/// The game.
pub struct Condottiere;

impl Game for Condottiere {
    const ID: GameId = "condottiere";
    const SEATS: RangeInclusive<u8> = 2..=6;
    const SCHEMA: u16 = 1;
    /// Who may keep mercenaries has to think; who has none answers at once.
    const ANSWERS_ARE_TELLING: bool = true;
    const OPTIONS: &'static [Declared] = options::DECLARED;

    type Options = Options;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Action = Action;
    type Event = Event;
    type Notice = Notice;

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

    /// A battle, with what follows it up to the next region or the next deal.
    fn round(public: &Public) -> u32 {
        u32::from(public.battle) + u32::from(public.round)
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

    fn notice(event: &Event, viewer: Viewer) -> Option<Notice> {
        notice::notice(event, viewer)
    }

    /// Answers about hands are revealed together, and then stand, as does what was turned up; a
    /// played card shows nothing but itself.
    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::StoodOff { .. } | Event::TurnedUp { .. })
    }

    const FORTUNES: bool = true;

    fn fortunes(start: State<Self>, events: &[Event]) -> Vec<Fortune> {
        luck::fortunes(start, events)
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

    const PLANS: bool = true;

    fn plan(view: View<'_, Self>, _: &[String], wish: &str) -> Result<Vec<String>, Reason> {
        plan::plan(view, wish)
    }

    fn due(view: View<'_, Self>, plan: &str) -> Due<Action> {
        plan::due(view, plan)
    }

    /// Measured: `docs/COMPUTERS.md`.
    const ITERATIONS: [u32; 5] = [28, 150, 1, 60, 30_000];

    fn determinize(view: View<'_, Self>, chance: &mut Chance<'_>) -> Option<State<Self>> {
        determinize::determinize(view, chance)
    }

    fn features(view: View<'_, Self>, actions: &[Action], tally: &mut FeatureTally<'_>) {
        features::features(view, actions, tally);
    }

    fn preferences(seats: u8) -> &'static [f32] {
        preferences::of(seats)
    }

    const PRIORS_FROM: usize = 2;
}
