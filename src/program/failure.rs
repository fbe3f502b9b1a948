//! What a subcommand says when it does not do what it was asked, and the code that it ends with.

use crate::{config, discord, store, words};
use std::error::Error;
use std::fmt;
use std::process::ExitCode;

/// Sentences for whoever started the program.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    sentences: Vec<String>,
    kind: Kind,
}

/// What a failure is to whoever starts the program again by itself. The numbers are those of
/// `sysexits.h`; 2 is the command line's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The program said no, or it may go better another time.
    No = 1,
    /// The command line names what cannot be read, or what does not go together.
    Call = 2,
    /// A record's luck follows from its seed, and something that proves it was not given or is not there.
    Unproved = 3,
    /// The data folder is damaged, not ours, or a newer program's.
    Folder = 65,
    /// Discord does not take the bot as it is set up there.
    Shut = 77,
    /// The configuration, the own texts or the token is not in order.
    Configuration = 78,
}

impl Kind {
    fn of(error: &(dyn Error + 'static)) -> Kind {
        use store::NatsFault;
        use store::StoreFault::{Damaged, Foreign, Newer};
        if error.is::<config::ConfigFault>() || error.is::<words::WordsFault>() {
            return Kind::Configuration;
        }
        if let Some(fault) = error.downcast_ref::<NatsFault>() {
            return if fault.is_temporary() {
                Kind::No
            } else {
                Kind::Configuration
            };
        }
        match (error.downcast_ref::<store::StoreFault>(), error.downcast_ref::<discord::SessionFault>()) {
            (Some(Damaged { .. } | Foreign { .. } | Newer { .. }), _) => Kind::Folder,
            (_, Some(discord::SessionFault::Commands(_) | discord::SessionFault::FewShards { .. })) => {
                Kind::Configuration
            }
            (
                _,
                Some(
                    discord::SessionFault::Token
                    | discord::SessionFault::Intents
                    | discord::SessionFault::Elsewhere { .. },
                ),
            ) => Kind::Shut,
            // Another program with the same token.
            (_, Some(discord::SessionFault::Shard)) => Kind::Shut,
            _ => Kind::No,
        }
    }
}

impl Failure {
    /// A failure with its sentence.
    #[must_use]
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure {
            sentences: vec![sentence.into()],
            kind: Kind::No,
        }
    }

    /// A failure for a file.
    #[must_use]
    pub fn at(path: &std::path::Path, why: impl fmt::Display) -> Failure {
        Failure::new(format!("{}: {why}", path.display()))
    }

    /// A failure of the command line, for a file.
    #[must_use]
    pub fn call(path: &std::path::Path, why: impl fmt::Display) -> Failure {
        Failure {
            kind: Kind::Call,
            ..Failure::at(path, why)
        }
    }

    /// A failure in several sentences.
    #[must_use]
    pub fn said(sentences: Vec<String>) -> Failure {
        Failure {
            sentences,
            kind: Kind::No,
        }
    }

    /// Several failures at once, of their kind where they are all of one.
    #[must_use]
    pub fn all(failures: Vec<Failure>) -> Failure {
        let first = failures.first().map_or(Kind::No, |first| first.kind);
        Failure {
            kind: match failures.iter().all(|failure| failure.kind == first) {
                true => first,
                false => Kind::No,
            },
            sentences: failures
                .into_iter()
                .flat_map(|failure| failure.sentences)
                .collect(),
        }
    }

    /// A record's luck follows from its seed, and something that proves it was not given or is not there.
    #[must_use]
    pub fn unproved(sentence: impl Into<String>) -> Failure {
        Failure {
            kind: Kind::Unproved,
            ..Failure::new(sentence)
        }
    }

    /// A failure of the configuration, with all that is wrong in it.
    #[must_use]
    pub fn configuration(sentences: Vec<String>) -> Failure {
        Failure {
            sentences,
            kind: Kind::Configuration,
        }
    }

    /// The code that the program ends with.
    #[must_use]
    pub fn code(&self) -> ExitCode {
        ExitCode::from(self.kind as u8)
    }

    /// What it says, a sentence each.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.sentences.iter().map(String::as_str)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentences.join("\n"))
    }
}

impl<E: Error + 'static> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure {
            kind: Kind::of(&error),
            ..Failure::new(error.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use discord::SessionFault;

    #[test]
    fn what_discord_would_refuse_again_is_not_started_again() {
        let cases = [
            (SessionFault::Token, Kind::Shut),
            (SessionFault::Intents, Kind::Shut),
            (SessionFault::Shard, Kind::Shut),
            (SessionFault::Sharding, Kind::No),
            (SessionFault::FewShards { total: 2 }, Kind::Configuration),
            (SessionFault::Commands(String::new()), Kind::Configuration),
            (SessionFault::Gateway(String::new()), Kind::No),
        ];
        for (fault, kind) in cases {
            assert_eq!(Failure::from(fault).kind, kind);
        }
    }
}
