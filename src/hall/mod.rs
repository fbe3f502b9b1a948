//! The hall of all tables: one writer a table, loaded when asked for and dropped when idle.
//!
//! The only room that writes tables to the store, and the only one between a table and whatever
//! waits: a table decides and folds, the hall awaits the store. It knows no game by name and
//! nothing of Discord.
//!
//! | file | noun |
//! |---|---|
//! | `tables.rs` | [`Hall`]: what is asked of all tables |
//! | `writer.rs` | the tables in memory, kept like the store; `reading.rs` and `removal.rs` beside it |
//! | `opening.rs` | opening tables, and who may |
//! | `orders.rs` | orders in, listeners told; `attempt.rs`: one order, one record; `timekeeping.rs`: what is told of time |
//! | `peers.rs` | what other processes do at the same tables, as it happens |
//! | `denial.rs` | why an order was not carried out |
//! | `ledger.rs` | the store and the catalogue: tables from records, records to the store |
//! | `checking.rs` | what is stored, looked at again: by the rules, and by what computers come to |
//! | `slots.rs` | the tables in memory, and who may write each; `passage.rs`: those that are looked at in passing |
//! | `lobbies.rs` | [`LobbyLimits`]: how many tables may wait for their game to begin |
//! | `servers.rs` | in which server each open table stands; `whereabouts.rs`: finding it out |
//! | `presences.rs` | when people are there, as notes |
//! | `recheck.rs` | tables that another version has stored, played again before anything is done there; `rechecks.rs`: which are held; `upgrade.rs`: all of them, once a version |
//! | `forgetting.rs` | what all tables hold of one person, and forgetting them |
//! | `randomness.rs` | [`Randomness`]: where ids and seeds come from |
//! | `happening.rs` | [`Happening`]: what happened at a table |
//! | `listeners.rs` | [`Listener`]: who hears of it |
//! | `deadlines.rs` | [`Deadlines`]: waking tables in time; `alarm.rs`, `lease.rs`, and `heartbeat.rs` beside it |
//! | `computers.rs` | [`Computers`]: letting computers think and act |
//! | `rounds.rs` | [`Rounds`]: telling tables what came out of the beacon's round that they wait for |
//! | `awaited_tables.rs` | where computers or rounds are awaited |
//! | `hints.rs` | what computers say of people's decisions; `hint_desk.rs`: who asks; `thinking_threads.rs`: where they and those that play think |
//! | `twins.rs` | what has to hold between tables that play the same deal at the same time; `twin_tables.rs`: opening and releasing them |
//! | `telling.rs` | telling tables for how long the program did not run; `standstill.rs`: who has not been told, `silences.rs`: of what |

mod alarm;
mod attempt;
mod awaited_tables;
mod checking;
mod computers;
mod deadlines;
mod denial;
mod forgetting;
mod happening;
mod heartbeat;
mod hint_desk;
mod hints;
mod lease;
mod ledger;
mod listeners;
mod lobbies;
mod opening;
mod orders;
mod passage;
mod peers;
mod presences;
mod randomness;
mod reading;
mod recheck;
mod rechecks;
mod removal;
mod rounds;
mod servers;
mod silences;
mod slots;
mod standstill;
mod tables;
mod telling;
mod thinking_threads;
mod timekeeping;
mod twin_tables;
mod twins;
mod upgrade;
mod whereabouts;
mod writer;

pub use attempt::Done;
pub use computers::{Computers, ThinkingLimits};
pub use deadlines::Deadlines;
pub use happening::{Happening, What};
pub use hint_desk::Review;
pub use listeners::{Heard, Listener};
pub use lobbies::LobbyLimits;
pub use passage::Passage;
pub use randomness::Randomness;
pub use rounds::Rounds;
pub use tables::Hall;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The content of a lock, whatever became of who held it last.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
