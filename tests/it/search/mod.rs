//! Computers that play: what they are given to think about.

mod determinized;
mod even;
