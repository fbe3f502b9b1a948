//! `tavolo licences`: the licences of what the program is built with.

use super::{Failure, print};

/// Kept like `Cargo.lock` by a test, so that a plain build needs no tool and no network to have it.
const NOTICES: &str = include_str!("../../NOTICES.txt");

/// Print the licences of the packages and fonts that the program is built with.
#[derive(Debug, clap::Args)]
pub(super) struct Args {}

pub(super) fn run() -> Result<(), Failure> {
    print::line(NOTICES.trim_end())
}
