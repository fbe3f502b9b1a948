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
mod misfit;
pub mod order;
pub mod post;
pub mod replay;
pub mod roster;
pub mod ticket;
pub mod transcript;
pub mod verdict;

mod actor;
mod audit;
mod carry;
mod catalogue;
mod choose;
mod close;
mod deadline;
mod decide;
mod decider;
mod evolve;
mod export;
mod facts;
mod history;
mod ids;
mod panel_path;
mod plan;
mod player;
mod show;
mod stage;
mod step;
mod take_back;

pub use crate::rules::{Chosen, Declared};
pub use actor::Actor;
pub use audit::TableAudit;
pub use catalogue::{AnyTable, Catalogue, Listing};
pub use decide::Draft;
pub use decider::TableDecider;
pub use evolve::TableEvolver;
pub use export::FinishedTranscript;
pub use facts::TableFacts;
pub use ids::{Place, Server, UserId};
pub use misfit::Misfit;
pub use order::{Command, Denied, Fault, Order, Origin, Refusal};
pub use panel_path::PanelPath;
pub use player::{ComputerLevel, Holder, Player};
pub use post::{Everyone, Only, Post, TableButton};
pub use roster::Roster;
pub use show::{TableView, Witness};
pub use stage::{Stage, Table};
pub use step::Step;
