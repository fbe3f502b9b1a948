//! The look-alike of Discord behaves as Discord does.

mod access;
mod beacon;
mod bot;
mod client;
mod faults;
mod kept;
mod limits;
mod page;
mod people;
mod rates;
pub mod raw;
mod servers;
mod shards;
