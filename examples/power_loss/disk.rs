//! A model of a disk that keeps what was synced, and of the rest what chance leaves.
//!
//! It makes the strict promise of POSIX and nothing more: the bytes of a file are on the disk after
//! an `fsync` or `fdatasync` of that file, the names in a folder after an `fsync` of that folder,
//! and of what came later any part may be there, in any order.

use super::trace::{Call, Given, Moment, Trace};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::Path;

/// What a disk writes at once or not at all.
const SECTOR: usize = 512;
/// The descriptor on which a writer says what it acknowledges.
const SAID: i32 = 1;

/// A change that is not on the disk for certain.
#[derive(Clone, Debug)]
enum Change {
    Write {
        at: usize,
        bytes: Vec<u8>,
    },
    Length(usize),
    Names {
        gone: Option<String>,
        come: Option<(String, usize)>,
    },
}

#[derive(Clone, Debug)]
enum Kind {
    File {
        live: Vec<u8>,
        synced: Vec<u8>,
    },
    Folder {
        live: BTreeMap<String, usize>,
        synced: BTreeMap<String, usize>,
    },
}

#[derive(Clone, Debug)]
struct Node {
    kind: Kind,
    /// What was changed since the last sync, in order.
    since: Vec<Change>,
}

impl Node {
    fn file() -> Node {
        Node {
            kind: Kind::File {
                live: Vec::new(),
                synced: Vec::new(),
            },
            since: Vec::new(),
        }
    }

    fn folder() -> Node {
        Node {
            kind: Kind::Folder {
                live: BTreeMap::new(),
                synced: BTreeMap::new(),
            },
            since: Vec::new(),
        }
    }

    fn change(&mut self, change: Change) {
        match &mut self.kind {
            Kind::File { live, .. } => written(live, &change),
            Kind::Folder { live, .. } => named(live, &change),
        }
        self.since.push(change);
    }

    /// The first changes are on the disk from now on.
    fn sync(&mut self, first: usize) {
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

fn named(folder: &mut BTreeMap<String, usize>, change: &Change) {
    if let Change::Names { gone, come } = change {
        gone.as_ref().map(|name| folder.remove(name));
        folder.extend(come.clone());
    }
}

#[derive(Clone, Copy, Debug)]
struct Open {
    node: usize,
    at: usize,
}

/// The disk below one folder, as a trace changes it.
#[derive(Debug)]
pub struct Disk {
    /// The folder's path, as the trace has it.
    base: String,
    nodes: Vec<Node>,
    open: HashMap<i32, Open>,
    /// How many changes each sync that has begun will make certain.
    syncing: HashMap<usize, (usize, usize)>,
    /// What the writer has said, all of it.
    said: Vec<u8>,
    /// How many syncs there were.
    pub syncs: usize,
}

impl Disk {
    /// An empty folder, which is on the disk.
    pub fn new(base: &Path) -> Disk {
        let base = base.to_string_lossy().into_owned();
        Disk {
            base,
            nodes: vec![Node::folder()],
            open: HashMap::new(),
            syncing: HashMap::new(),
            said: Vec::new(),
            syncs: 0,
        }
    }

    /// Another process begins: it has no files open, and has said nothing.
    pub fn next_process(&mut self) {
        self.open.clear();
        self.syncing.clear();
        self.said.clear();
    }

    /// The whole lines that the writer has said.
    pub fn said(&self) -> Vec<String> {
        let whole = self
            .said
            .iter()
            .rposition(|byte| *byte == b'\n')
            .map_or(0, |end| end + 1);
        String::from_utf8_lossy(&self.said[..whole])
            .lines()
            .map(str::to_owned)
            .collect()
    }

    /// Goes on by one moment of a trace.
    ///
    /// # Errors
    /// A call that changes files in a way that the model does not know.
    pub fn go(&mut self, trace: &Trace, moment: &Moment) -> Result<(), String> {
        let (number, ended) = match *moment {
            Moment::Began(number) => (number, false),
            Moment::Ended(number) => (number, true),
        };
        let call = &trace.calls[number];
        let done = if ended {
            self.ended(number, call)
        } else {
            self.began(number, call)
        };
        done.ok_or_else(|| format!("the model does not know what to make of {} {:?}", call.name, words(call)))
    }

    /// What counts from its beginning: what is said, what a sync covers, and that a number is free
    /// again.
    fn began(&mut self, number: usize, call: &Call) -> Option<()> {
        match call.name.as_str() {
            "write" if descriptor(call, 0)? == SAID => self.said.extend(bytes(call, 1)?),
            "fsync" | "fdatasync" => {
                if let Some(open) = self.open.get(&descriptor(call, 0)?) {
                    self.syncing
                        .insert(number, (open.node, self.nodes[open.node].since.len()));
                }
            }
            "close" => drop(self.open.remove(&descriptor(call, 0)?)),
            _ => {}
        }
        Some(())
    }

    /// What counts from its end on: changes, and what a sync made certain.
    fn ended(&mut self, number: usize, call: &Call) -> Option<()> {
        if call.result < 0 {
            return Some(());
        }
        let result = usize::try_from(call.result).ok()?;
        match call.name.as_str() {
            "openat" => return self.opened(call),
            "read" | "lseek" => {
                let moved = call.name == "lseek";
                if let Some(open) = self.open.get_mut(&descriptor(call, 0)?) {
                    open.at = if moved { result } else { open.at + result };
                }
            }
            "write" => {
                if let Some(open) = self.open.get_mut(&descriptor(call, 0)?) {
                    let change = Change::Write {
                        at: open.at,
                        bytes: bytes(call, 1)?.get(..result)?.to_vec(),
                    };
                    open.at += result;
                    self.nodes[open.node].change(change);
                }
            }
            "pwrite64" => {
                if let Some(open) = self.open.get(&descriptor(call, 0)?) {
                    let change = Change::Write {
                        at: number_of(call, 3)?,
                        bytes: bytes(call, 1)?.get(..result)?.to_vec(),
                    };
                    self.nodes[open.node].change(change);
                }
            }
            "copy_file_range" => return self.copied(call, result),
            "ftruncate" => {
                if let Some(open) = self.open.get(&descriptor(call, 0)?) {
                    self.nodes[open.node].change(Change::Length(number_of(call, 1)?));
                }
            }
            "fsync" | "fdatasync" => {
                if let Some((node, first)) = self.syncing.remove(&number) {
                    self.nodes[node].sync(first);
                    self.syncs += 1;
                }
            }
            "mkdir" => {
                if let Some(None) = self.place(&path(call, 0)?, Node::folder) {
                    return None;
                }
            }
            "rename" => return self.renamed(&path(call, 0)?, &path(call, 1)?),
            "unlink" | "rmdir" => return self.removed(&path(call, 0)?),
            "unlinkat" => return self.removed(&self.path_at(call)?),
            "close" | "sync_file_range" => {}
            "fcntl" if !words(call).iter().any(|word| word.starts_with("F_DUPFD")) => {}
            // Anything else may only touch what is not ours.
            _ => return self.strange(call),
        }
        Some(())
    }

    /// A call that the model does not know may have nothing of ours in it.
    fn strange(&self, call: &Call) -> Option<()> {
        let ours = (0..call.given.len()).any(|at| {
            path(call, at).is_some_and(|path| path.starts_with(&self.base))
                || descriptor(call, at).is_some_and(|number| self.open.contains_key(&number))
        });
        (!ours).then_some(())
    }

    fn opened(&mut self, call: &Call) -> Option<()> {
        let path = self.path_at(call)?;
        let flags = words(call).join(" ");
        let descriptor = i32::try_from(call.result).ok()?;
        self.open.remove(&descriptor);
        let Some(inside) = self.inside(&path) else {
            return Some(());
        };
        if flags.contains("O_APPEND") || flags.contains("O_TMPFILE") {
            return None;
        }
        let node = match self.find(&inside) {
            Some(node) => node,
            None if flags.contains("O_CREAT") => self.place(&path, Node::file)??,
            None => return None,
        };
        if flags.contains("O_TRUNC") {
            self.nodes[node].change(Change::Length(0));
        }
        self.open.insert(descriptor, Open { node, at: 0 });
        Some(())
    }

    /// Bytes from one file to another, both at their places.
    fn copied(&mut self, call: &Call, length: usize) -> Option<()> {
        let (from, to) =
            (self.open.get(&descriptor(call, 0)?).copied(), self.open.get(&descriptor(call, 2)?).copied());
        let (Some(from), Some(to)) = (from, to) else {
            return (from.is_none() && to.is_none()).then_some(());
        };
        let Kind::File { live, .. } = &self.nodes[from.node].kind else {
            return None;
        };
        let bytes = live.get(from.at..from.at + length)?.to_vec();
        self.nodes[to.node].change(Change::Write { at: to.at, bytes });
        for at in [0, 2] {
            self.open.get_mut(&descriptor(call, at)?)?.at += length;
        }
        Some(())
    }

    fn renamed(&mut self, from: &str, to: &str) -> Option<()> {
        let (from, to) = match (self.inside(from), self.inside(to)) {
            (Some(from), Some(to)) => (from, to),
            (None, None) => return Some(()),
            _ => return None,
        };
        let (node, folder) = (self.find(&from)?, self.find(&from[..from.len() - 1])?);
        if folder != self.find(&to[..to.len() - 1])? {
            return None;
        }
        let change = Change::Names {
            gone: from.last().cloned(),
            come: Some((to.last()?.clone(), node)),
        };
        self.nodes[folder].change(change);
        Some(())
    }

    fn removed(&mut self, path: &str) -> Option<()> {
        if let Some(inside) = self.inside(path) {
            let folder = self.find(&inside[..inside.len() - 1])?;
            self.nodes[folder].change(Change::Names {
                gone: inside.last().cloned(),
                come: None,
            });
        }
        Some(())
    }

    /// Puts something new at a path; nothing where the path is outside.
    fn place(&mut self, path: &str, new: impl FnOnce() -> Node) -> Option<Option<usize>> {
        let inside = self.inside(path)?;
        let Some(name) = inside.last() else {
            return Some(Some(0));
        };
        let Some(folder) = self.find(&inside[..inside.len() - 1]) else {
            return Some(None);
        };
        self.nodes.push(new());
        let node = self.nodes.len() - 1;
        self.nodes[folder].change(Change::Names {
            gone: None,
            come: Some((name.clone(), node)),
        });
        Some(Some(node))
    }

    /// The names below our folder; nothing where a path is not below it.
    fn inside(&self, path: &str) -> Option<Vec<String>> {
        let rest = path.strip_prefix(&self.base)?;
        (rest.is_empty() || rest.starts_with('/')).then(|| {
            rest.split('/')
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
                .collect()
        })
    }

    fn find(&self, inside: &[String]) -> Option<usize> {
        inside
            .iter()
            .try_fold(0, |folder: usize, name| match &self.nodes[folder].kind {
                Kind::Folder { live, .. } => live.get(name).copied(),
                Kind::File { .. } => None,
            })
    }

    /// The path of a call that names a folder and a name in it.
    fn path_at(&self, call: &Call) -> Option<String> {
        let name = path(call, 1)?;
        let folder = descriptor(call, 0).and_then(|number| self.open.get(&number));
        match folder {
            Some(open) if !name.starts_with('/') => Some(format!("{}/{name}", self.path_of(open.node)?)),
            _ => Some(name),
        }
    }

    fn path_of(&self, wanted: usize) -> Option<String> {
        let mut at = vec![(0, self.base.clone())];
        while let Some((node, path)) = at.pop() {
            if node == wanted {
                return Some(path);
            }
            if let Kind::Folder { live, .. } = &self.nodes[node].kind {
                at.extend(live.iter().map(|(name, node)| (*node, format!("{path}/{name}"))));
            }
        }
        None
    }

    /// Builds what a power cut leaves now: all that was synced, and of each later change what
    /// `kept` says.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn leave(&self, to: &Path, kept: &mut dyn FnMut() -> bool) -> io::Result<()> {
        self.leave_node(0, to, kept)
    }

    fn leave_node(&self, node: usize, to: &Path, kept: &mut dyn FnMut() -> bool) -> io::Result<()> {
        let Node { kind, since } = &self.nodes[node];
        match kind {
            Kind::File { synced, .. } => {
                let mut file = synced.clone();
                since.iter().for_each(|change| torn(&mut file, change, kept));
                fs::write(to, file)
            }
            Kind::Folder { synced, .. } => {
                let mut names = synced.clone();
                since
                    .iter()
                    .filter(|_| kept())
                    .for_each(|change| named(&mut names, change));
                fs::create_dir_all(to)?;
                names
                    .iter()
                    .try_for_each(|(name, node)| self.leave_node(*node, &to.join(name), kept))
            }
        }
    }
}

/// A change of which each sector reached the disk or did not.
fn torn(file: &mut Vec<u8>, change: &Change, kept: &mut dyn FnMut() -> bool) {
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

fn words(call: &Call) -> Vec<&str> {
    call.given
        .iter()
        .filter_map(|given| {
            if let Given::Word(word) = given {
                Some(word.as_str())
            } else {
                None
            }
        })
        .collect()
}

fn bytes(call: &Call, at: usize) -> Option<&[u8]> {
    if let Some(Given::Bytes(bytes)) = call.given.get(at) {
        Some(bytes)
    } else {
        None
    }
}

fn path(call: &Call, at: usize) -> Option<String> {
    String::from_utf8(bytes(call, at)?.to_vec()).ok()
}

fn number_of(call: &Call, at: usize) -> Option<usize> {
    if let Some(Given::Word(word)) = call.given.get(at) {
        word.parse().ok()
    } else {
        None
    }
}

fn descriptor(call: &Call, at: usize) -> Option<i32> {
    number_of(call, at).and_then(|number| i32::try_from(number).ok())
}
