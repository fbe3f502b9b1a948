//! Writing results to standard output; a reader that has seen enough (`| head`) is no failure.

use super::Failure;
use crate::store::dump::Counted;
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

/// So many of something, in English: `1 table`, `2 tables`.
pub(super) fn count(number: u64, one: &str) -> String {
    if number == 1 {
        format!("1 {one}")
    } else {
        format!("{number} {one}s")
    }
}

/// How much a backup holds.
pub(super) fn counted(counted: Counted) -> String {
    [count(counted.tables, "table"), count(counted.records, "record"), count(counted.notes, "note")]
        .join(", ")
}

/// Says something that whoever runs the program should see to: in the log where there is one.
pub(super) fn warning(sentence: impl Display) {
    if tracing::dispatcher::has_been_set() {
        tracing::warn!("{sentence}");
    } else {
        eprintln!("tavolo: {sentence}");
    }
}

/// Writes a line.
pub(super) fn line(line: impl Display) -> Result<(), Failure> {
    lines([line])
}
