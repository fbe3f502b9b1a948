//! The binary; see [`tavolo::program`].

fn main() {}
