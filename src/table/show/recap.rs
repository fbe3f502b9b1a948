//! What happened since somebody acted, in a few lines: for those who come back.

use crate::portray::Portray;
use crate::rules::{Seat, Seats, Viewer};
use crate::table::latest_plies::Ply;
use crate::table::stage::{Play, Table};
use crate::words::Message;

/// How many lines are told; who wants more reads the log.
const LINES: usize = 5;
/// How many sentences a line has.
const SENTENCES: usize = 3;

impl<G: Portray> Table<G> {
    /// For everyone: what happened since the turn before of whoever is up.
    pub(super) fn board_recap(&self, play: &Play<G>, awaited: Seats) -> Vec<Message> {
        let heading = match (awaited.len(), awaited.iter().next()) {
            (1, Some(seat)) if play.latest.acted(seat, self.turns) => {
                Message::new("recap-since").seat("who", seat.number())
            }
            _ => Message::new("recap-last"),
        };
        let told = lines::<G>(play.latest.since(awaited, self.turns), Viewer::Spectator);
        headed(heading, told)
    }

    /// For one seat: what happened since its own last action.
    pub(super) fn own_recap(&self, play: &Play<G>, seat: Seat) -> Vec<Message> {
        let since = play.latest.since(Seats::only(seat), self.turns);
        let others = since.filter(|ply| ply.seat != seat);
        let told = lines::<G>(others, Viewer::Seat(seat));
        headed(Message::new("recap-since-own"), told)
    }

    /// For everyone: what was done in a turn of the table, for the message that showed it.
    pub(super) fn turn_recap(&self, play: &Play<G>, turn: u32) -> Vec<Message> {
        lines::<G>(play.latest.of_turn(turn), Viewer::Spectator)
    }
}

/// The last lines under a heading; what came before is counted.
fn headed(heading: Message, mut told: Vec<Message>) -> Vec<Message> {
    if told.is_empty() {
        return told;
    }
    let earlier = told.len().saturating_sub(LINES);
    told.drain(..earlier);
    let more = (earlier > 0).then(|| Message::new("recap-more").with("count", earlier));
    let told = told
        .into_iter()
        .map(|told| Message::new("recap-line").with("told", told));
    [heading].into_iter().chain(more).chain(told).collect()
}

/// What plies come to, a line for the plies of one seat in a row.
fn lines<'a, G: Portray + 'a>(plies: impl Iterator<Item = &'a Ply<G::Event>>, viewer: Viewer) -> Vec<Message>
where
    G::Event: 'a,
{
    let mut lines = Vec::new();
    let mut open: Option<(Seat, Vec<Message>)> = None;
    for ply in plies {
        let told = ply
            .events
            .iter()
            .filter_map(|event| G::notice(event, viewer))
            .filter(G::weighs)
            .map(|notice| G::tell(&notice));
        match &mut open {
            Some((seat, sentences)) if *seat == ply.seat => sentences.extend(told),
            _ => {
                lines.extend(
                    open.take()
                        .into_iter()
                        .flat_map(|(_, sentences)| joined(sentences)),
                );
                open = Some((ply.seat, told.collect()));
            }
        }
    }
    lines.extend(open.into_iter().flat_map(|(_, sentences)| joined(sentences)));
    lines
}

/// Sentences as lines of a few each.
fn joined(sentences: Vec<Message>) -> Vec<Message> {
    let line = |few: &[Message]| {
        few.iter()
            .cloned()
            .reduce(|told, more| Message::new("recap-and").with("told", told).with("more", more))
    };
    sentences.chunks(SENTENCES).filter_map(line).collect()
}
