//! What a subcommand says when it does not do what it was asked.

use std::fmt;

/// A sentence for whoever started the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// A failure with its sentence.
    #[must_use]
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }

    /// A failure for a file.
    #[must_use]
    pub fn at(path: &std::path::Path, why: impl fmt::Display) -> Failure {
        Failure(format!("{}: {why}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(error.to_string())
    }
}
