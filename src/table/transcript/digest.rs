//! The digest of a record's lines, the last line of a record that is given away: by it a change is found that
//! nobody meant. It is no proof: whoever changes a record on purpose can write another one.

use sha2::{Digest, Sha256};

/// How a line with a digest begins: a remark for whoever does not know it.
const MARK: &str = "# digest ";

/// The digest of the lines of a record so far.
#[derive(Default)]
pub(super) struct LineDigest(Sha256);

impl LineDigest {
    /// Takes the next line in.
    pub(super) fn add(&mut self, line: &str) {
        self.0.update(line);
        self.0.update(b"\n");
    }

    /// Whether the next line can follow those so far: it is not the digest of others.
    pub(super) fn fits(&self, line: &str) -> bool {
        let digest = line.strip_prefix(MARK).map(str::trim_end);
        let told = digest.and_then(|digest| hex::decode(digest).ok());
        told.is_none_or(|told| told.len() != 32 || told == self.sum())
    }

    fn sum(&self) -> Vec<u8> {
        self.0.clone().finalize().to_vec()
    }
}

/// A record with the digest of its lines.
pub(super) fn sealed(record: &str) -> String {
    let mut digest = LineDigest::default();
    record.lines().for_each(|line| digest.add(line));
    format!("{record}{MARK}{}\n", hex::encode(digest.sum()))
}
