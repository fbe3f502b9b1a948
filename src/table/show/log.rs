//! The log of a game, as a person may read it.

use crate::portray::Portray;
use crate::rules::{Seat, Viewer};
use crate::table::play::{LogNote, Play};
use crate::words::Message;
use std::collections::BTreeMap;

/// A line of the log, and the seat that changed hands by it with the name of whoever sat there
/// before.
type Line = (Message, Option<(Seat, String)>);

/// The log as a viewer may read it, oldest first; each line names those who sat there then.
pub(super) fn log_lines<G: Portray>(play: &Play<G>, viewer: Viewer) -> Vec<Message> {
    let tell = |event: &G::Event| G::notice(event, viewer).map(|notice| (G::tell(&notice), None));
    let events = play.history.events::<G>();
    let mut events = events.iter();
    let reads = |note: &&LogNote| note.only.is_none_or(|seat| viewer == Viewer::Seat(seat));
    let said = |note: &LogNote| (note.message.clone(), note.before.clone());
    let mut notes = play.notes.iter().filter(reads).peekable();
    let mut lines: Vec<Line> = Vec::new();
    while let Some(note) = notes.next_if(|note| note.after.is_none()) {
        lines.push(said(note));
    }
    lines.extend(events.next().into_iter().flatten().filter_map(tell));
    for (done, ply) in events.enumerate() {
        while let Some(note) = notes.next_if(|note| note.after <= Some(done)) {
            lines.push(said(note));
        }
        lines.extend(ply.iter().filter_map(tell));
    }
    lines.extend(notes.map(said));
    named_then(lines)
}

/// The lines with the names of their time: a seat that changed hands has the former name up to
/// there.
fn named_then(lines: Vec<Line>) -> Vec<Message> {
    let mut names: BTreeMap<Seat, String> = BTreeMap::new();
    let named = |(message, before): Line| {
        let message = names
            .iter()
            .fold(message, |message, (seat, name)| message.naming(seat.number(), name));
        names.extend(before);
        message
    };
    let mut told: Vec<Message> = lines.into_iter().rev().map(named).collect();
    told.reverse();
    told
}
