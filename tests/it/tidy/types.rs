//! A name means one thing: no two rooms show others a type of the same name.
//!
//! What a room shows is what another could import: its `pub` types in `pub` modules, and what it
//! passes on from its other modules.

use super::modules::{Room, rooms};
use super::settle;
use super::source::{Source, sources};
use std::collections::{BTreeMap, BTreeSet};

impl Room {
    /// The types that the module of a file shows.
    fn shown(&self, at: usize, found: &mut BTreeSet<String>) {
        let file = &self.files[at];
        found.extend(
            file.types
                .iter()
                .filter(|(_, open)| *open)
                .map(|(name, _)| name.clone()),
        );
        for (name, path) in &file.exports {
            let home = self.absolute(at, path).and_then(|whole| self.home(&whole, 0));
            let defined = |at: usize| {
                self.files[at]
                    .types
                    .iter()
                    .any(|(one, _)| Some(one) == path.last())
            };
            if home.is_some_and(defined) {
                found.insert(name.clone());
            }
        }
        for name in &file.open {
            if let Some(below) = self
                .absolute(at, std::slice::from_ref(name))
                .and_then(|path| self.home(&path, 0))
                && below != at
            {
                self.shown(below, found);
            }
        }
    }
}

/// The names of types that more than one room shows. The games are one room here: what each of
/// them has is to have the same name.
fn doubles(files: &[Source]) -> Vec<(String, String)> {
    let mut showing: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, room) in rooms(files) {
        let top = name.split("::").next().unwrap_or_default();
        let mut shown = BTreeSet::new();
        if let Some(face) = room.face(&name) {
            room.shown(face, &mut shown);
        }
        for one in shown {
            showing.entry(one).or_default().insert(top.to_owned());
        }
    }
    showing.retain(|_, rooms| rooms.len() > 1);
    let line = |name: &str, rooms: BTreeSet<String>| format!("{name}: {}", Vec::from_iter(rooms).join(", "));
    showing
        .into_iter()
        .map(|(name, rooms)| (name.clone(), line(&name, rooms)))
        .collect()
}

#[test]
fn no_two_rooms_show_a_type_of_the_same_name() {
    settle(doubles(&sources()));
}

#[test]
fn a_name_that_means_two_things_is_found() {
    let made = |files: &[(&str, &str)]| {
        doubles(
            &files
                .iter()
                .map(|(path, text)| Source::made(path, text))
                .collect::<Vec<_>>(),
        )
        .len()
    };
    let look = ("src/b/mod.rs", "pub enum Look { A }");
    assert_eq!(made(&[look, ("src/a/mod.rs", "pub struct Look;")]), 1);
    assert_eq!(made(&[look, ("src/a/mod.rs", "pub mod x;"), ("src/a/x.rs", "pub struct Look;")]), 1);
    assert_eq!(
        made(&[look, ("src/a/mod.rs", "mod x; pub use x::Look;"), ("src/a/x.rs", "pub trait Look {}")]),
        1
    );
    assert_eq!(made(&[look, ("src/games/a/mod.rs", "pub struct Look;")]), 1);
    // What a room keeps to itself, and what every game has.
    assert_eq!(made(&[look, ("src/a/mod.rs", "mod x;"), ("src/a/x.rs", "pub struct Look;")]), 0);
    assert_eq!(made(&[look, ("src/a/mod.rs", "struct Look;")]), 0);
    assert_eq!(made(&[("src/games/a/mod.rs", "pub struct A;"), ("src/games/b/mod.rs", "pub struct A;")]), 0);
}
