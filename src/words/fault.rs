//! What can be wrong with the files that sentences come from.

use std::path::PathBuf;

/// Why the sentences could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum WordsFault {
    /// No such language.
    #[error("there is no language {0:?}; the languages are en-US, pt-BR, de and it")]
    Language(String),
    /// A function that sentences may use cannot be given to them.
    #[error("a function of sentences: {0}")]
    Function(String),
    /// A folder of own sentences that is not named as a language.
    #[error("{}: no language is named so; the languages are en-US, pt-BR, de and it", .0.display())]
    Folder(PathBuf),
    /// A file that is not in Fluent's syntax.
    #[error("{file}, line {line}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What the parser says.
        what: String,
    },
    /// An id that stands twice in one language.
    #[error("{file}: {what}")]
    Twice {
        /// The file in which it stands again.
        file: String,
        /// Which one.
        what: String,
    },
    /// An own sentence that replaces none.
    #[error("{file}: no text has the id {id:?}, so there is nothing to replace")]
    Unknown {
        /// The file.
        file: String,
        /// The id.
        id: String,
    },
    /// An own sentence that names something that it is not given, or that is not there.
    #[error("{file}: {id} names {name}, which it is not given")]
    Names {
        /// The file.
        file: String,
        /// The id of the sentence.
        id: String,
        /// What it names: `$variable`, `message` or `-term`.
        name: String,
    },
    /// A file or folder that cannot be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Its path.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
}
