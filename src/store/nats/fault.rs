//! What can be wrong with NATS servers, and what to do about it. Knows no folder and no table.

/// Why servers cannot keep a store, or do not answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NatsFault {
    /// `[store] servers`, `monitors` or `stream` is not what it must be.
    #[error("[store] {key}: {what}")]
    Settings {
        /// The key.
        key: &'static str,
        /// What is wrong, and what to write instead.
        what: String,
    },
    /// The credentials' file cannot be read, or holds none.
    #[error(
        "the file {file} of [store] credentials cannot be used ({what}); it holds what `nsc` wrote, an nkey's seed, or a user and a password on one line"
    )]
    CredentialsFile {
        /// The file.
        file: String,
        /// What is wrong with it.
        what: String,
    },
    /// The servers do not let us in.
    #[error(
        "the NATS servers refused us; see that [store] credentials names the file of a user that may publish, subscribe and use JetStream"
    )]
    Credentials,
    /// Nobody answers.
    #[error(
        "none of the NATS servers answers ({cause}); see that they run and that this machine reaches them"
    )]
    Unreachable {
        /// What was seen.
        cause: String,
    },
    /// A server is too old.
    #[error(
        "the NATS server {server} has version {found}, which can accept one version of a table twice; 2.12 or newer is needed on each node"
    )]
    Version {
        /// Its name.
        server: String,
        /// The version that it has.
        found: String,
    },
    /// The account has no JetStream.
    #[error(
        "the NATS servers have no JetStream for us ({cause}); put `jetstream {{ store_dir: …, sync_interval: always }}` into each node's configuration"
    )]
    NoJetStream {
        /// What was seen.
        cause: String,
    },
    /// There is no third server to keep a third copy.
    #[error(
        "the stream {stream} cannot be kept three times ({cause}); three servers with JetStream must run in one cluster"
    )]
    TooFew {
        /// The stream.
        stream: String,
        /// What the servers said.
        cause: String,
    },
    /// The stream has fewer than three replicas.
    #[error(
        "the stream {stream} has {found} replicas, and a table needs three; `nats stream edit {stream} --replicas=3` makes them"
    )]
    Replicas {
        /// The stream.
        stream: String,
        /// How many it has.
        found: u64,
    },
    /// The stream is not on disks.
    #[error(
        "the stream {stream} is kept in {found}, not in files; name another one with [store] stream, and restore a backup into it"
    )]
    Storage {
        /// The stream.
        stream: String,
        /// Where it is kept.
        found: String,
    },
    /// The stream is not as this program makes it.
    #[error(
        "the stream {stream} has {key} = {found} in place of {wanted}; set it so with `nats stream edit`, or name another stream with [store] stream"
    )]
    Stream {
        /// The stream.
        stream: String,
        /// What differs.
        key: String,
        /// What it has.
        found: String,
        /// What it needs.
        wanted: String,
    },
    /// The stream was written by a later program.
    #[error("the stream {stream} has format {found}, and this program knows {known}; use a newer program")]
    Newer {
        /// The stream.
        stream: String,
        /// The format that it has.
        found: String,
        /// The newest that this program knows.
        known: u32,
    },
    /// A monitoring address does not answer as one.
    #[error(
        "the monitoring address {address} of [store] monitors gives no answer ({cause}); put `http: …:8222` into that node's configuration, or mend the address"
    )]
    Monitor {
        /// The address.
        address: String,
        /// What was seen.
        cause: String,
    },
    /// A node's state cannot be seen.
    #[error("nobody can see how the node {node} writes to its disk; add its address to [store] monitors")]
    Unmonitored {
        /// The node's name.
        node: String,
    },
    /// A node answers before its disk has what was written.
    #[error(
        "the node {node} answers before its disk has what was written; put `sync_interval: always` into `jetstream {{ … }}` of its configuration and start it again"
    )]
    Sync {
        /// The node's name.
        node: String,
    },
    /// A server takes no message as long as ours can be.
    #[error(
        "the NATS server {server} takes {found} bytes in a message, and {needed} are needed; raise its max_payload"
    )]
    Payload {
        /// Its name.
        server: String,
        /// How much it takes.
        found: usize,
        /// How much is needed.
        needed: usize,
    },
    /// There is no room for the write. Nothing was written.
    #[error("the NATS servers have no room ({cause}); make room on their disks, and play goes on by itself")]
    Full {
        /// What the servers said.
        cause: String,
    },
    /// The servers answered what this program does not know. Nothing was written.
    #[error("the NATS servers refused a request ({cause})")]
    Refused {
        /// What they said.
        cause: String,
    },
}

impl NatsFault {
    /// Whether it may go by itself, so that it is worth while to start again.
    #[must_use]
    pub fn is_temporary(&self) -> bool {
        match self {
            NatsFault::Unreachable { .. }
            | NatsFault::Monitor { .. }
            | NatsFault::TooFew { .. }
            | NatsFault::Full { .. }
            | NatsFault::Refused { .. } => true,
            NatsFault::Settings { .. }
            | NatsFault::CredentialsFile { .. }
            | NatsFault::Credentials
            | NatsFault::Version { .. }
            | NatsFault::NoJetStream { .. }
            | NatsFault::Replicas { .. }
            | NatsFault::Storage { .. }
            | NatsFault::Stream { .. }
            | NatsFault::Newer { .. }
            | NatsFault::Unmonitored { .. }
            | NatsFault::Sync { .. }
            | NatsFault::Payload { .. } => false,
        }
    }
}
