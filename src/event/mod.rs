//! An evening: several small tables of one game within a server, as a round-robin or a knock-out.
//! Knows no Discord, no game, no store and no table: participants are numbers in the order of their lots,
//! and how a table ended is the place of each of them there.
//!
//! | file | noun |
//! |---|---|
//! | `evening.rs` | [`Evening`]: who takes part, in which format, and what was drawn until now |
//! | `pairing.rs` | [`Pairing`] and [`EventRound`]: who meets whom; [`Outcome`][pairing::TableOutcome]: how that ended |
//! | `circle.rs` | a round-robin of two at a table: Berger's tables |
//! | `mixture.rs` | a round-robin of more at a table: everybody meets everybody as evenly as can be |
//! | `bracket.rs` | a knock-out: byes, who goes on, and the places |
//! | `standings.rs` | [`Standings`]: points and tie-breaks |
//!
//! **Points.** Whoever sits at a table scores a point for each opponent there who comes in behind them, and half a
//! point for each who is level: at a table of two a win is one point, at one of four three. Who has
//! stopped before the table was opened is behind everybody who is there.
//!
//! **Tie-breaks** of a round-robin: Sonneborn-Berger (the sum, over all opponents, of what was scored against them times
//! their points), what was scored against those who are still level, tables won; then the place is shared.
//!
//! **A knock-out** goes on with the first of each table. Of several who are level there the one goes on who has more
//! points of the evening until then, and of those the one with the lower lot.

mod bracket;
mod circle;
mod evening;
mod mixture;
mod pairing;
mod standings;

pub use evening::{Evening, EventFormat, EventPhase, Participant};
pub use pairing::{EventRound, Pairing, TableOutcome};
pub use standings::{Standings, StandingsRow};
