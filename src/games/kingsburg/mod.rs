//! Kingsburg, the base game for two to five players (`RULES.md` beside this file tells the rules).
//!
//! Five years of eight phases: dice that win the King's advisors, buildings, soldiers, and an enemy
//! each winter. This folder but for the portrait knows the rules contract only: no table, no store,
//! no Discord, no picture, no words of any language, no clock.
//!
//! | file | what it holds |
//! |---|---|
//! | [`components`] | buildings, advisors and enemies, as facts |
//! | [`goods`], [`buildings`], [`dice`] | the goods and a multiset of them, the rows of a province, dice and groups of them |
//! | [`province`], [`earnings`], [`court`] | what a seat has on the table, what paid its points, whose dice stand where |
//! | [`options`], [`setup`] | what a table chooses, and the empty table |
//! | [`state`] | what all see, what a seat sees, what nobody sees |
//! | [`action`] | what a seat can do, with its notation |
//! | [`event`], [`notice`] | what happens, and what each viewer notices |
//! | [`offers`], `legal`, [`why_not`], `decide`, `evolve` | what can be chosen, what may be done, why not, what it brings about, how it changes the state |
//! | `wish`, `plan`, `standing_wish` | what a seat can order beforehand, for a season or for good, and what comes of it |
//! | `determinize` | a position that a viewer cannot tell from the true one |
//! | `luck` | what the dice gave each seat, against the average |
//! | `portrait` | what people see of it |
//! | [`strength`], [`scoring`] | combat values with their derivation and the battle; the last points and the victory |

pub mod action;
pub mod buildings;
pub mod components;
pub mod court;
mod decide;
mod determinize;
pub mod dice;
pub mod earnings;
pub mod event;
mod evolve;
mod features;
pub mod goods;
mod legal;
mod luck;
pub mod notice;
pub mod offers;
pub mod options;
mod plan;
mod portrait;
mod preferences;
pub mod province;
pub mod scoring;
pub mod setup;
mod standing_wish;
pub mod state;
pub mod strength;
#[cfg(test)]
mod tests;
pub mod why_not;
mod wish;

pub use action::{Action, Sale};
pub use buildings::Buildings;
pub use components::{Advisor, Building, Enemy, Foe};
pub use court::{Advisors, Claim, Court};
pub use dice::{Dice, Payment};
pub use earnings::{Earnings, Payer};
pub use event::{Construction, Defeat, Event, Grant, Placement, Victory};
pub use goods::{Good, Goods};
pub use notice::Notice;
pub use options::Options;
pub use province::Province;
pub use state::{Phase, Private, Public, Secret, YearPhase};
pub use strength::{Battle, BattleResult, Strength};
pub use why_not::RULES;

use crate::rules::{
    BySeat, Chance, Chosen, Declared, Due, FeatureTally, Fortune, Game, GameId, Impossible, Legal, Outcome,
    Reason, Seating, State, Turn, Unfolding, View, Viewer,
};
use std::ops::RangeInclusive;

/// The game.
pub struct Kingsburg;

impl Game for Kingsburg {
    const ID: GameId = "kingsburg";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const SCHEMA: u16 = 1;
    const OPTIONS: &'static [Declared] = &[options::DM, options::DEMONS];

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

    /// A phase of a year.
    fn round(public: &Public) -> u32 {
        u32::from(public.year) * 8 + u32::from(public.step.number())
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

    /// A look at the enemy, and troops that are revealed together.
    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::Peeked { .. } | Event::Troops { .. })
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

    const PLANS: bool = true;

    fn plan(view: View<'_, Self>, plans: &[String], wish: &str) -> Result<Vec<String>, Reason> {
        plan::plan(view, plans, wish)
    }

    fn due(view: View<'_, Self>, plan: &str) -> Due<Action> {
        plan::due(view, plan)
    }

    /// Measured: `docs/COMPUTERS.md`.
    const ITERATIONS: [u32; 5] = [400, 2_000, 20, 220, 30_000];

    fn determinize(view: View<'_, Self>, chance: &mut Chance<'_>) -> Option<State<Self>> {
        Some(determinize::determinize(view, chance))
    }

    fn features(view: View<'_, Self>, actions: &[Action], tally: &mut FeatureTally<'_>) {
        features::features(view, actions, tally);
    }

    fn preferences(_seats: u8) -> &'static [f32] {
        &preferences::PREFERENCES
    }

    /// By its preferences, with hardly any search, *medium* wins three of four games against 2,000 iterations without.
    const PRIORS_FROM: usize = 2;
}
