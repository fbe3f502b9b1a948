//! Tavolo: a Discord bot that hosts board-game tables.
//!
//! The map, from the inside out; each room's first lines say what it does not know.
//!
//! | room | what it is |
//! |---|---|
//! | [`beacon`] | public randomness: rounds that come out at known times, signed |
//! | [`relay`] | servers that pass on what comes out of a beacon |
//! | [`clock`] | what time it is: the system's, or moved by hand |
//! | [`keyed_locks`] | a lock for each key that somebody holds or waits for |
//! | [`rules`] | the contract between a game and everything else |
//! | [`words`] | language: a message's id and arguments to text |
//! | [`render`] | pictures: scenes to text, SVG and PNG |
//! | [`portray`] | the contract between a game and what people see of it |
//! | [`games`] | the games, a folder each, and the catalogue |
//! | [`presence`] | when a person is there: quiet hours, and being away |
//! | [`table`] | one table, event-sourced |
//! | [`results`] | how games ended, and what follows from many of them |
//! | [`event`] | evenings of several tables: pairings, points, places |
//! | [`hall`] | all tables: one writer each, loaded from the store and dropped when idle |
//! | [`store`] | the log that tables are kept in |
//! | [`discord`] | the edge: the only room that knows Discord |
//! | [`sandbox`] | a look-alike of Discord on this machine, to play and test in |
//! | [`measure`] | figures of a running bot, and where they are asked for |
//! | [`config`] | the one TOML file |
//! | [`program`] | the subcommands of the binary |

pub mod beacon;
pub mod clock;
pub mod config;
pub mod discord;
pub mod event;
pub mod games;
pub mod hall;
pub mod keyed_locks;
pub mod measure;
pub mod portray;
pub mod presence;
pub mod program;
pub mod relay;
pub mod render;
pub mod results;
pub mod rules;
pub mod sandbox;
pub mod search;
pub mod store;
pub mod table;
pub mod words;
