//! The store: a log of records a table, and notes beside the tables.
//!
//! It knows bytes, ids and versions. It knows no game, no chat service, no language and no clock:
//! times are numbers that the caller gave.
//!
//! | file | noun |
//! |---|---|
//! | `engine.rs` | [`Store`], the trait that every engine implements |
//! | `table_id.rs`, `version.rs`, `record.rs`, `index.rs` | what goes in |
//! | `snapshot.rs` | [`Snapshot`]: a moment of a store, read while it goes on |
//! | `answer.rs`, `fault.rs` | what comes back |
//! | `copy.rs` | a moment as a copy |
//! | `memory/` | [`Memory`], an engine for tests and simulations; `inbox.rs`: what others have changed |
//! | `dump.rs` | [`dump`]: a store as a text file, for backups |
//! | `layer.rs` | [`StoreLayer`]: what stands in front of another store |
//! | `faulty.rs` | [`Faulty`], which fails on purpose in front of another engine; `odds.rs`: how often |
//! | `sled/` | [`Sled`], the engine on this machine's disk |
//! | `nats/` | [`Nats`], the engine on three servers, for several processes |
//!
//! One record is one durable write: the expected version, the interaction's id and all changes of
//! the indexes are judged and written together, or not at all.

mod answer;
#[cfg(test)]
mod contract;
mod copy;
pub mod dump;
mod engine;
mod fault;
mod faulty;
mod inbox;
mod index;
mod layer;
mod memory;
mod nats;
mod odds;
mod record;
mod sled;
mod snapshot;
mod table_id;
mod version;

pub use answer::{Answer, Appended, Changed, ChangedTable, Refused, TableStatus};
pub use engine::Store;
pub use fault::StoreFault;
pub use faulty::Faulty;
pub use index::{Change, Index};
pub use layer::StoreLayer;
pub use memory::Memory;
pub use nats::{Nats, NatsFault, NatsSettings};
pub use odds::{Odds, Went};
pub use record::{Note, Record, Rewording};
pub use sled::{Capacity, Salvage, Sled};
pub use snapshot::{Content, Snapshot};
pub use table_id::{NotATable, TableId};
pub use version::Version;
