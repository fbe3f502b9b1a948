//! A room's files as modules: which file a path leads to.

use super::parsed::Parsed;
use super::source::{Source, room};
use std::collections::BTreeMap;

/// The files of a room, and what each needs of the others.
pub struct Room {
    /// Its files.
    pub files: Vec<Parsed>,
    /// Each module's place among the files.
    modules: BTreeMap<Vec<String>, usize>,
}

/// The module that a file is.
fn module(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    let path = path.trim_end_matches("/mod");
    path.split('/').map(str::to_owned).collect()
}

impl Room {
    /// A room of these files.
    pub fn of(files: Vec<Parsed>) -> Room {
        let modules = files
            .iter()
            .enumerate()
            .map(|(at, file)| (module(&file.path), at))
            .collect();
        Room { files, modules }
    }

    /// The path from the crate's root of what a file calls by a path.
    pub fn absolute(&self, at: usize, path: &[String]) -> Option<Vec<String>> {
        let here = module(&self.files[at].path);
        let (first, rest) = path.split_first()?;
        let found = match first.as_str() {
            "crate" => return Some(rest.to_vec()),
            "self" => [&here, rest].concat(),
            "super" => {
                let up = rest.iter().take_while(|part| *part == "super").count();
                let stem = here.len().checked_sub(up + 1)?;
                [&here[..stem], &rest[up..]].concat()
            }
            name if self
                .modules
                .contains_key(&[&here[..], &[name.to_owned()]].concat()) =>
            {
                [&here, path].concat()
            }
            name => {
                let file = &self.files[at];
                let import = file
                    .imports
                    .iter()
                    .chain(&file.exports)
                    .find(|(brought, _)| brought == name);
                let whole = &import?.1;
                if whole[0] == *name {
                    return None;
                }
                [&self.absolute(at, whole)?, rest].concat()
            }
        };
        Some(found)
    }

    /// The file that defines what a path from the crate's root names.
    pub fn home(&self, path: &[String], depth: usize) -> Option<usize> {
        self.definition(path, depth).map(|(at, _)| at)
    }

    /// The same, and the name that it has there; a module has none.
    pub fn definition(&self, path: &[String], depth: usize) -> Option<(usize, Option<String>)> {
        let known = (1..=path.len())
            .rev()
            .find(|end| self.modules.contains_key(&path[..*end]))?;
        let (at, rest) = (self.modules[&path[..known]], &path[known..]);
        let Some(name) = rest.first() else {
            return Some((at, None));
        };
        let export = self.files[at].exports.iter().find(|(brought, _)| brought == name);
        match export {
            Some((_, whole)) if depth < 8 => self
                .absolute(at, whole)
                .and_then(|whole| self.definition(&[&whole[..], &rest[1..]].concat(), depth + 1)),
            _ => Some((at, Some(name.clone()))),
        }
    }

    /// The file of the room's own module.
    pub fn face(&self, name: &str) -> Option<usize> {
        self.modules
            .get(&name.split("::").map(str::to_owned).collect::<Vec<_>>())
            .copied()
    }

    /// Whether a path from the crate's root is a module of this room.
    pub fn is_module(&self, path: &[String]) -> bool {
        self.modules.contains_key(path)
    }
}

/// The files taken apart, by room; those that only test are left out.
pub fn rooms(files: &[Source]) -> BTreeMap<String, Room> {
    let mut rooms: BTreeMap<String, Vec<Parsed>> = BTreeMap::new();
    for file in files.iter().filter(|file| !file.test()) {
        rooms.entry(room(&file.path)).or_default().push(Parsed::of(file));
    }
    rooms
        .into_iter()
        .map(|(name, files)| (name, Room::of(files)))
        .collect()
}
