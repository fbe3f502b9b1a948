//! The edge: the bot in this process, connected to a sandbox in this process, played by scripted people.

mod bot;
mod budget;
mod fake;
mod figures;
mod game;
mod hostile;
mod lobby;
mod plans;
mod refusals;
mod restart;
mod traces;
mod trouble;
