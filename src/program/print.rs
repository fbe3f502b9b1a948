//! Writing results to standard output; a reader that has seen enough (`| head`) is no failure.

use super::Failure;
use std::fmt::Display;
use std::io::{ErrorKind, Write};

/// Writes lines.
pub(super) fn lines(lines: impl IntoIterator<Item = impl Display>) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    for line in lines {
        match writeln!(out, "{line}") {
            Err(why) if why.kind() == ErrorKind::BrokenPipe => return Ok(()),
            written => written?,
        }
    }
    match out.flush() {
        Err(why) if why.kind() == ErrorKind::BrokenPipe => Ok(()),
        flushed => Ok(flushed?),
    }
}

/// Writes a line.
pub(super) fn line(line: impl Display) -> Result<(), Failure> {
    lines([line])
}
