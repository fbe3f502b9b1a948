//! A model of a disk that keeps what was synced, and of the rest what chance leaves.
//!
//! It makes the strict promise of POSIX and nothing more: the bytes of a file are on the disk after
//! an `fsync` or `fdatasync` of that file, the names in a folder after an `fsync` of that folder,
//! and of what came later any part may be there, in any order.

use super::node::{Change, Kind, Node, named, torn};
use super::trace::{Call, Moment, Trace};
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::Path;

/// The descriptor on which a writer says what it acknowledges.
const SAID: i32 = 1;

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
        done.ok_or_else(|| {
            format!("the model does not know what to make of {} {:?}", call.name, call.words())
        })
    }

    /// What counts from its beginning: what is said, what a sync covers, and that a number is free
    /// again.
    fn began(&mut self, number: usize, call: &Call) -> Option<()> {
        match call.name.as_str() {
            "write" if call.descriptor(0)? == SAID => self.said.extend(call.bytes(1)?),
            "fsync" | "fdatasync" => {
                if let Some(open) = self.open.get(&call.descriptor(0)?) {
                    self.syncing
                        .insert(number, (open.node, self.nodes[open.node].since.len()));
                }
            }
            "close" => drop(self.open.remove(&call.descriptor(0)?)),
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
                if let Some(open) = self.open.get_mut(&call.descriptor(0)?) {
                    open.at = if moved { result } else { open.at + result };
                }
            }
            "write" => {
                if let Some(open) = self.open.get_mut(&call.descriptor(0)?) {
                    let change = Change::Write {
                        at: open.at,
                        bytes: call.bytes(1)?.get(..result)?.to_vec(),
                    };
                    open.at += result;
                    self.nodes[open.node].change(change);
                }
            }
            "pwrite64" => {
                if let Some(open) = self.open.get(&call.descriptor(0)?) {
                    let change = Change::Write {
                        at: call.number(3)?,
                        bytes: call.bytes(1)?.get(..result)?.to_vec(),
                    };
                    self.nodes[open.node].change(change);
                }
            }
            "copy_file_range" => return self.copied(call, result),
            "ftruncate" => {
                if let Some(open) = self.open.get(&call.descriptor(0)?) {
                    self.nodes[open.node].change(Change::Length(call.number(1)?));
                }
            }
            "fsync" | "fdatasync" => {
                if let Some((node, first)) = self.syncing.remove(&number) {
                    self.nodes[node].sync(first);
                    self.syncs += 1;
                }
            }
            "mkdir" => {
                if let Some(None) = self.place(&call.path(0)?, Node::folder) {
                    return None;
                }
            }
            "rename" => return self.renamed(&call.path(0)?, &call.path(1)?),
            "unlink" | "rmdir" => return self.removed(&call.path(0)?),
            "unlinkat" => return self.removed(&self.path_at(call)?),
            "close" | "sync_file_range" => {}
            "fcntl" if !call.words().iter().any(|word| word.starts_with("F_DUPFD")) => {}
            // Anything else may only touch what is not ours.
            _ => return self.strange(call),
        }
        Some(())
    }

    /// A call that the model does not know may have nothing of ours in it.
    fn strange(&self, call: &Call) -> Option<()> {
        let ours = (0..call.given.len()).any(|at| {
            call.path(at).is_some_and(|path| path.starts_with(&self.base))
                || call
                    .descriptor(at)
                    .is_some_and(|number| self.open.contains_key(&number))
        });
        (!ours).then_some(())
    }

    fn opened(&mut self, call: &Call) -> Option<()> {
        let path = self.path_at(call)?;
        let flags = call.words().join(" ");
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
            (self.open.get(&call.descriptor(0)?).copied(), self.open.get(&call.descriptor(2)?).copied());
        let (Some(from), Some(to)) = (from, to) else {
            return (from.is_none() && to.is_none()).then_some(());
        };
        let Kind::File { live, .. } = &self.nodes[from.node].kind else {
            return None;
        };
        let bytes = live.get(from.at..from.at + length)?.to_vec();
        self.nodes[to.node].change(Change::Write { at: to.at, bytes });
        for at in [0, 2] {
            self.open.get_mut(&call.descriptor(at)?)?.at += length;
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
        let name = call.path(1)?;
        let folder = call.descriptor(0).and_then(|number| self.open.get(&number));
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
