//! One table, event-sourced and generic over the game.
//!
//! A table decides an order into a [`record`](entry) and folds records into itself, as a game
//! does with actions and events. It knows no clock, no socket, no store's engine and no Discord,
//! and waits for nothing: that is the [hall](crate::hall)'s.

pub mod check;
pub mod entry;
pub mod fair;
pub mod import;
pub mod judge;
pub mod order;
pub mod post;
pub mod replay;
pub mod roster;
pub mod ticket;
pub mod transcript;
pub mod verdict;

mod any;
mod carry;
mod catalogue;
mod choose;
mod close;
mod deadline;
mod decide;
mod evolve;
mod history;
mod plan;
mod show;
mod stage;
mod take_back;
mod witness;

pub use crate::rules::{Chosen, Declared};
pub use any::AnyTable;
pub use catalogue::{Catalogue, Listing};
pub use decide::Draft;
pub use order::{Command, Denied, Fault, Order, Origin, Refusal};
pub use post::{Everyone, Only, Post, TableButton};
pub use roster::{Place, Roster, Server, Sitter, UserId};
pub use stage::{Stage, Table};
pub use witness::Witness;
