//! The contract between a game and everything else.
//!
//! A game is a type that implements [`Game`]. This room defines what that means, and nothing here
//! knows any game, any table, the time, a store, or a word of any language.
//!
//! # A game in five steps
//!
//! 1. **State.** A position is a [`State`]: what all see (`public`), what each seat sees
//!    (`private`, one a seat), and what nobody sees (`secret`). A secret is never filtered out of
//!    a value: it is never in the value. The game's own functions are given the state; everybody
//!    else holds a [`Position`], which keeps it to itself. What is shown to anybody is computed
//!    from a [`View`], which this room makes, and which has no way to the rest of the state; once
//!    the game is over it opens what each seat was left with ([`View::disclosed`]), unless it is sealed.
//! 2. **Turn.** [`Game::turn`] says from the public part alone whose decision is awaited, or how
//!    the game ended. Several seats may be awaited at once.
//! 3. **Legal actions are one list.** [`Game::legal`] lists what a viewer may do. It is the only
//!    legality check there is: buttons, autocompletion and typed moves all read it. An action from
//!    the list becomes a proof, [`Legal`], and [`Game::decide`] takes nothing else, so that the
//!    rules have no error path.
//! 4. **Luck enters in one place and leaves as an event.** [`Game::decide`] draws from [`Chance`]
//!    and lets events happen, one by one, in an [`Unfolding`]; [`Game::evolve`] folds each into the
//!    state and never draws. Luck that has not been drawn is nowhere in the state: a deck is its
//!    remaining multiset. An event that cannot happen is [`Impossible`]: among our own that is a
//!    mistake in the rules, among stored ones a record that does not fit.
//! 5. **Everything has a notation.** An action prints ([`std::fmt::Display`]) and parses
//!    ([`std::str::FromStr`]) in the same words that buttons, logs, records and typed moves use;
//!    a draw prints as a [`Draw`].
//!
//! There is one way to open a game, [`Opening`], and one to go on: [`Position::play`] for actions,
//! [`Position::follow`] for stored events.
//!
//! A seat may order things beforehand where [`Game::PLANS`] says so: the table keeps its plans in
//! private, asks [`Game::due`] after each step, and does or offers what a plan comes to as an
//! ordinary action.
//!
//! What a seat has to do because everybody can tell that it has no choice ([`Game::forced`]) is done
//! for it, so that nobody is called for nothing.
//!
//! A computer plays a game that can draw a position which a viewer cannot tell from the true one
//! ([`Game::determinize`]): it thinks about such positions alone ([`Position::determinized`]), so that it
//! knows what its seat knows.
//!
//! [`perft`] counts positions and [`random_play`] plays whole games, for tests and benches.

mod chance;
mod evaluation;
mod fortune;
mod game;
mod legal;
mod opening;
mod option;
mod plan;
mod play;
mod position;
mod preference;
mod reason;
mod seat;
mod state;
mod turn;
mod view;

pub use chance::{Chance, Draw, DrawLabel, Mismatch};
pub use fortune::Fortune;
pub use game::{Game, GameId, Seating};
pub use legal::{Legal, Played, Unfolding};
pub use opening::Opening;
pub use option::{Chosen, Declared};
pub use plan::Due;
pub use play::{perft, random_play};
pub use position::Position;
pub use preference::{FeatureTally, ToldFeature, indicator};
pub use reason::{Detail, Illegible, Impossible, Reason, RuleId};
pub use seat::{BySeat, Seat, Seats};
pub use state::{Concealed, State};
pub use turn::{Outcome, Turn};
pub use view::{View, Viewer};
