//! A file or a folder of the modelled disk: what is there, and what is there for certain.

use std::collections::BTreeMap;

/// What a disk writes at once or not at all.
const SECTOR: usize = 512;
/// A change that is not on the disk for certain.
#[derive(Clone, Debug)]
pub enum Change {
    /// Bytes at a place of a file.
    Write {
        /// Where.
        at: usize,
        /// Which.
        bytes: Vec<u8>,
    },
    /// A file's length.
    Length(usize),
    /// A folder's names.
    Names {
        /// The one that went.
        gone: Option<String>,
        /// The one that came, and its node's number.
        come: Option<(String, usize)>,
    },
}

/// What there is on a disk.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A file's bytes.
    File {
        /// As they are.
        live: Vec<u8>,
        /// As they are for certain.
        synced: Vec<u8>,
    },
    /// A folder's names, and their nodes' numbers.
    Folder {
        /// As they are.
        live: BTreeMap<String, usize>,
        /// As they are for certain.
        synced: BTreeMap<String, usize>,
    },
}

/// A file or a folder.
#[derive(Clone, Debug)]
pub struct Node {
    /// What it is, as it is and as it is for certain.
    pub kind: Kind,
    /// What was changed since the last sync, in order.
    pub since: Vec<Change>,
}

impl Node {
    /// A new file.
    pub fn file() -> Node {
        Node {
            kind: Kind::File {
                live: Vec::new(),
                synced: Vec::new(),
            },
            since: Vec::new(),
        }
    }

    /// A new folder.
    pub fn folder() -> Node {
        Node {
            kind: Kind::Folder {
                live: BTreeMap::new(),
                synced: BTreeMap::new(),
            },
            since: Vec::new(),
        }
    }

    /// Changes it, not yet for certain.
    pub fn change(&mut self, change: Change) {
        match &mut self.kind {
            Kind::File { live, .. } => written(live, &change),
            Kind::Folder { live, .. } => named(live, &change),
        }
        self.since.push(change);
    }

    /// The first changes are on the disk from now on.
    pub fn sync(&mut self, first: usize) {
        for change in self.since.drain(..first.min(self.since.len())) {
            match &mut self.kind {
                Kind::File { synced, .. } => written(synced, &change),
                Kind::Folder { synced, .. } => named(synced, &change),
            }
        }
    }
}

fn written(file: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Write { at, bytes } => {
            file.resize(file.len().max(at + bytes.len()), 0);
            file[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        Change::Length(length) => file.resize(*length, 0),
        Change::Names { .. } => {}
    }
}

/// Changes a folder's names.
pub fn named(folder: &mut BTreeMap<String, usize>, change: &Change) {
    if let Change::Names { gone, come } = change {
        gone.as_ref().map(|name| folder.remove(name));
        folder.extend(come.clone());
    }
}

/// A change of which each sector reached the disk or did not.
pub fn torn(file: &mut Vec<u8>, change: &Change, kept: &mut dyn FnMut() -> bool) {
    match change {
        Change::Write { at, bytes } => {
            let (mut at, mut rest) = (*at, bytes.as_slice());
            while !rest.is_empty() {
                let (piece, later) = rest.split_at(rest.len().min(SECTOR - at % SECTOR));
                if kept() {
                    written(
                        file,
                        &Change::Write {
                            at,
                            bytes: piece.to_vec(),
                        },
                    );
                }
                (at, rest) = (at + piece.len(), later);
            }
        }
        change if kept() => written(file, change),
        _ => {}
    }
}
