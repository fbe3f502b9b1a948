//! No files of a room need each other in a circle: what one needs stands in a file below it.
//!
//! A file needs another where it names what the other defines, whichever way the name came, and
//! where it calls a method that the other gives to a type by an `impl` block.

use super::modules::{Room, rooms};
use super::settle;
use super::source::{Source, sources, words};
use std::collections::BTreeSet;

/// The circles that stay. Files of a circle that are all named in one entry may need each other;
/// a `*` stands for one folder.
const ALLOWED: [&[&str]; 1] = [
    // The contract is one thought in four files: a game has states, a state gives views, a view lists
    // what is legal, and what is legal is a proof for the game. Each is written in terms of `Game`,
    // whose functions name the other three.
    &["src/rules/game.rs", "src/rules/legal.rs", "src/rules/state.rs", "src/rules/view.rs"],
];

impl Room {
    /// The files that a file needs.
    fn needs(&self, at: usize) -> BTreeSet<usize> {
        let file = &self.files[at];
        let mut needed = BTreeSet::new();
        let named = file.imports.iter().map(|(_, path)| path).chain(&file.paths);
        for path in named {
            let whole = self.absolute(at, path);
            // A module by itself is a way to something, and not something.
            let whole = whole.filter(|whole| !self.is_module(whole));
            let definition = whole.and_then(|whole| self.definition(&whole, 0));
            needed.extend(definition.filter(|found| !self.is_game(found)).map(|(at, _)| at));
        }
        for (owner, method) in &file.calls {
            let gives = |other: &usize| {
                let of = |name: &String| name == owner || snake(name) == *owner;
                let mut blocks = self.files[*other].methods.iter();
                blocks.any(|(name, methods)| of(name) && methods.contains(method))
            };
            let giving: Vec<usize> = (0..self.files.len()).filter(gives).collect();
            // Two types may have a method of one name: then nobody knows whose is meant.
            if let [one] = giving[..] {
                needed.insert(one);
            }
        }
        needed.remove(&at);
        needed
    }

    /// Whether something is the type that a game is.
    ///
    /// Such a type, `Carcassonne`, has no field: it says which game a state, a view or a proof is of, so
    /// every file of the game names it. It stands in the game's `mod.rs`, which implements the contract
    /// by naming the file that answers each question, and so needs all of them.
    fn is_game(&self, (at, name): &(usize, Option<String>)) -> bool {
        let file = &self.files[*at];
        matches(&file.path, "src/games/*/mod.rs")
            && name.as_ref().is_some_and(|name| file.units.contains(name))
    }

    /// The circles: files that need each other, if through others. Of each, what it is made of.
    fn circles(&self) -> Vec<Vec<(String, Vec<String>)>> {
        let needs: Vec<BTreeSet<usize>> = (0..self.files.len()).map(|at| self.needs(at)).collect();
        let reach: Vec<BTreeSet<usize>> = (0..needs.len())
            .map(|from| {
                let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
                while let Some(at) = open.pop() {
                    open.extend(needs[at].iter().filter(|next| seen.insert(**next)));
                }
                seen
            })
            .collect();
        let circle = |from: usize| -> Vec<usize> {
            let back = |to: &usize| reach[from].contains(to) && reach[*to].contains(&from);
            (0..needs.len()).filter(back).collect()
        };
        let circles: BTreeSet<Vec<usize>> =
            (0..needs.len()).map(circle).filter(|all| all.len() > 1).collect();
        let path = |at: usize| self.files[at].path.clone();
        let ties = |all: &Vec<usize>, at: usize| -> Vec<String> {
            needs[at]
                .iter()
                .filter(|to| all.contains(to))
                .map(|to| path(*to))
                .collect()
        };
        circles
            .iter()
            .map(|all| all.iter().map(|at| (path(*at), ties(all, *at))).collect())
            .collect()
    }
}

/// A type's name as a variable's: `ServerState` is `server_state`.
fn snake(name: &str) -> String {
    words(name).join("_")
}

/// Whether a circle is one of those that stay.
fn stays(circle: &[(String, Vec<String>)], allowed: &[&[&str]]) -> bool {
    let named = |files: &&&[&str]| {
        circle
            .iter()
            .all(|(path, _)| files.iter().any(|pattern| matches(path, pattern)))
    };
    allowed.iter().any(|files| named(&files))
}

/// Whether a path is what a pattern says.
fn matches(path: &str, pattern: &str) -> bool {
    let (path, pattern): (Vec<&str>, Vec<&str>) = (path.split('/').collect(), pattern.split('/').collect());
    path.len() == pattern.len()
        && path
            .iter()
            .zip(&pattern)
            .all(|(one, other)| *other == "*" || one == other)
}

/// The circles that do not stay, each with its room.
fn circles(files: &[Source], allowed: &[&[&str]]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (name, room) in rooms(files) {
        for circle in room.circles().iter().filter(|circle| !stays(circle, allowed)) {
            let ties: Vec<String> = circle
                .iter()
                .map(|(path, to)| format!("\n  {path} -> {}", to.join(" ")))
                .collect();
            found.push((name.clone(), format!("a circle of {}:{}", circle.len(), ties.concat())));
        }
    }
    found
}

#[test]
fn files_of_a_room_need_each_other_in_no_circle() {
    settle(circles(&sources(), &ALLOWED));
}

#[test]
fn a_circle_is_found() {
    let of = |files: &[(&str, &str)], allowed: &[&[&str]]| {
        let made: Vec<Source> = files
            .iter()
            .map(|(path, text)| Source::made(path, text))
            .collect();
        circles(&made, allowed).len()
    };
    let count = |files: &[(&str, &str)]| of(files, &[]);
    let (x, y) = ("src/a/x.rs", "src/a/y.rs");
    // By imports, by a path, by what a folder's file passes on, within a macro, through a third.
    assert_eq!(count(&[(x, "use super::y::Y; struct X;"), (y, "use super::x::X; struct Y;")]), 1);
    assert_eq!(count(&[(x, "fn x() { super::y::y() }"), (y, "use super::x::x; fn y() {}")]), 1);
    assert_eq!(count(&[(x, "use crate::a::y; fn x() { y::y() }"), (y, "use super::x::x; fn y() {}")]), 1);
    let face = ("src/a/mod.rs", "mod x; mod y; pub use y::Y;");
    assert_eq!(count(&[face, (x, "use super::Y; struct X;"), (y, "use super::x::X; struct Y;")]), 1);
    assert_eq!(
        count(&[(x, "fn x() { print!(\"{}\", super::y::y()) }"), (y, "use super::x::x; fn y() {}")]),
        1
    );
    let z = ("src/a/z.rs", "use super::x::X; struct Z;");
    assert_eq!(count(&[(x, "use super::y::Y; struct X;"), (y, "use super::z::Z; struct Y;"), z]), 1);
    // By the methods that two files give to one type.
    let edge = "use super::y::Edge; impl Edge { fn a(&self) {} }";
    assert_eq!(count(&[(x, edge), (y, "struct Edge; impl Edge { fn b(&self) { self.a() } }")]), 1);
    assert_eq!(count(&[(x, edge), (y, "struct Edge; fn b(edge: &Edge) { edge.a() }")]), 1);
    assert_eq!(count(&[(x, edge), (y, "struct Edge; fn b() { Edge::a() }")]), 1);
    assert_eq!(count(&[(x, edge), (y, "struct Edge; impl Edge { fn b(&self) {} }")]), 0);
    // A folder's file that uses what is below it and defines what is used there.
    let face = ("src/a/mod.rs", "mod x; struct A; fn a() { x::x() }");
    assert_eq!(count(&[face, (x, "use super::A; fn x() {}")]), 1);
    // What is no circle: one way, two rooms, and what only tests need.
    assert_eq!(count(&[(x, "use super::y::Y; struct X;"), (y, "struct Y;")]), 0);
    assert_eq!(
        count(&[(x, "use crate::b::y::Y; struct X;"), ("src/b/y.rs", "use crate::a::x::X; struct Y;")]),
        0
    );
    let test = "struct Y; #[cfg(test)] mod tests { use super::super::x::X; fn f() { super::super::x::x() } }";
    assert_eq!(count(&[(x, "use super::y::Y; struct X;"), (y, test)]), 0);
    // A game's own type, which has no field; and what else its folder's file defines.
    let face = |thing: &str| format!("mod x; {thing} fn a() {{ x::x() }}");
    let game = |thing: &str, used: &str| {
        let (face, user) = (face(thing), format!("use super::{used}; fn x() {{}}"));
        count(&[("src/games/a/mod.rs", &face), ("src/games/a/x.rs", &user)])
    };
    assert_eq!(game("pub struct A;", "A"), 0);
    assert_eq!(game("pub struct A { a: u8 }", "A"), 1);
    assert_eq!(game("pub struct A; pub const B: u8 = 0;", "{A, B}"), 1);
    // What may stay, and what stays with one more file in it no longer.
    let both = [(x, "use super::y::Y; struct X;"), (y, "use super::x::X; struct Y;")];
    assert_eq!(of(&both, &[&["src/*/x.rs", "src/a/y.rs"]]), 0);
    assert_eq!(of(&both, &[&["src/a/x.rs"]]), 1);
}
