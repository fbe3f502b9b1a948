//! How long decisions at a table may take, what they have taken, and what is asked when a time is
//! up. Folded from a table's records; knows no clock, no people and no game.
//!
//! | file | noun |
//! |---|---|
//! | `pace.rs` | [`Pace`]: what the table has agreed on |
//! | `seat_clock.rs` | [`SeatClock`]: one seat's clock |
//! | `earlier_clocks.rs` | the clocks before decisions, and what taking those back does to clocks |
//! | `poll.rs` | [`Poll`]: what is asked about a seat whose time is up |
//! | `hosted_seats.rs` | [`HostedSeats`]: the seats that are played for, and by whom |
//! | `foresight.rs` | the clocks after a record that is being worked out |
//! | `clocks.rs` | [`Timing`]: all of it, as records change it |
//! | `pause.rs` | [`Pause`]: all clocks stand, as those who play wish |
//! | `upkeep.rs` | [`Upkeep`]: tables that nobody plays at, or that cannot be reached |
//! | `upkeep_event.rs` | [`UpkeepEvent`]: what is written of these |

mod clocks;
mod earlier_clocks;
mod foresight;
mod hosted_seats;
mod pace;
mod pause;
mod poll;
mod seat_clock;
mod upkeep;
mod upkeep_event;

pub use clocks::Timing;
pub use hosted_seats::HostedSeats;
pub use pace::{PACE, Pace, PaceTimes};
pub use pause::Pause;
pub use poll::{Poll, Remedy};
pub use seat_clock::SeatClock;
pub use upkeep::Upkeep;
pub(super) use upkeep::{STRANDED, touches};
pub use upkeep_event::{Stranding, UpkeepEvent};

#[cfg(test)]
mod tests;
