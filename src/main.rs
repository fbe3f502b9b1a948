//! The binary; see [`tavolo::program`].

use std::process::ExitCode;

fn main() -> ExitCode {
    tavolo::program::main()
}
