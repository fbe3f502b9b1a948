//! Why a sandbox could not start.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why a sandbox could not start; the text is for the person who started it.
#[derive(Debug)]
pub enum SandboxFault {
    /// Another program listens on the wanted port.
    PortInUse(SocketAddr),
    /// The system refused the address for another reason.
    Address(SocketAddr, std::io::Error),
    /// The folder that the chat is kept in can't be used.
    Folder(PathBuf, std::io::Error),
    /// Another sandbox has the folder.
    FolderInUse(PathBuf),
    /// A line in the middle of the journal is not one of ours.
    Journal(PathBuf, usize, String),
    /// A name in the list of users is empty, or its language is not one of Discord's.
    Users(String),
}

impl fmt::Display for SandboxFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PortInUse(address) => write!(
                f,
                "port {} is in use on {}; stop the other program or choose another port (0 takes any free one)",
                address.port(),
                address.ip()
            ),
            Self::Address(address, why) => write!(f, "cannot listen on {address}: {why}"),
            Self::Folder(path, why) => {
                write!(f, "cannot keep the chat in {}: {why}", path.display())
            }
            Self::FolderInUse(path) => {
                write!(
                    f,
                    "another sandbox keeps its chat in {}; stop it or choose another folder",
                    path.display()
                )
            }
            Self::Journal(path, line, why) => {
                write!(
                    f,
                    "{}, line {line}: not a line of a sandbox's journal ({why}); nothing was changed",
                    path.display()
                )
            }
            Self::Users(why) => write!(f, "the list of users can't be used: {why}"),
        }
    }
}

impl std::error::Error for SandboxFault {}
