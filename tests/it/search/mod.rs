//! Computers that play: what they are given to think about, and what they come to.

mod again;
mod counsels;
mod determinized;
mod even;
mod learned;
mod seated;
mod twins;
mod walk;
