//! A table's game as a transcript: of one that has ended for everybody, of any for the host alone.

use super::drawing::Drawn;
use super::facts::TableFacts;
use super::stage::Table;
use super::transcript::{End, SeatLine, Transcript};
use crate::portray::Portray;

/// The transcript of a table that has ended: there is nothing in it that not everybody may know.
/// No other can be made into one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedTranscript(Transcript);

impl FinishedTranscript {
    /// The transcript of a table; nothing while its game goes on, or if none began.
    pub(super) fn of<G: Portray>(table: &Table<G>) -> Option<FinishedTranscript> {
        let ended = table.ended() && !table.covered();
        ended.then(|| transcript(table))?.map(FinishedTranscript)
    }

    /// The game from its options to its end.
    #[must_use]
    pub fn into_transcript(self) -> Transcript {
        self.0
    }
}

/// The game so far of a table that goes on, without what was taken back. It holds every hand, so nothing can be made of
/// it but how the game stood in public after turns that are over
/// ([`Catalogue::past`](super::Catalogue::past)):
///
/// ```compile_fail,E0277
/// fn log(past: &tavolo::table::PublicPast) -> String {
///     format!("{past:?}")
/// }
/// ```
pub struct PublicPast(Transcript);

impl PublicPast {
    /// The game of a table so far; nothing where none was begun, or it has ended.
    pub(super) fn of<G: Portray>(table: &Table<G>) -> Option<PublicPast> {
        let on = table.begun() && !table.ended();
        on.then(|| transcript(table))?
            .map(|transcript| PublicPast(transcript.standing()))
    }

    /// For the catalogue alone.
    pub(super) fn transcript(&self) -> &Transcript {
        &self.0
    }
}

/// The record as it is given away: with the digest of its lines.
impl std::fmt::Display for FinishedTranscript {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.sealed())
    }
}

/// The game of a table so far; nothing before the start. While it goes on, only the host itself may
/// look at this: it holds every hand.
pub(super) fn transcript<G: Portray>(table: &Table<G>) -> Option<Transcript> {
    let play = table.play()?;
    let (deal, moves) = play.history.moves();
    let drawn = play.drawn.as_ref();
    let source = table.luck_source();
    // Nothing that people give goes into luck whose source is said.
    let earlier = source.is_none();
    let shares = super::fair::shares(&table.roster);
    let seat_line = |(seat, name): (usize, String)| SeatLine {
        name,
        share: shares.get(seat).filter(|_| earlier).cloned(),
    };
    Some(Transcript {
        game: G::ID.to_owned(),
        schema: G::SCHEMA,
        table: Some(table.id),
        opened: table.opened.filter(|_| earlier),
        options: options(table),
        seats: table
            .roster
            .first_names()
            .into_iter()
            .enumerate()
            .map(seat_line)
            .collect(),
        source,
        commitment: Some(table.commitment()),
        start: drawn.and_then(|drawn| drawn.binding.start),
        announced: drawn.map_or_else(Vec::new, |drawn| drawn.binding.announced.clone()),
        beacon: drawn.map(Drawn::line),
        original: table
            .duplicate
            .as_ref()
            .map(|duplicate| duplicate.original.clone()),
        twins: table.twins.is_some() && table.duplicate.is_none(),
        // Its twins are played with the same.
        seed: (table.ended() && !table.covered()).then(|| table.seed.reveal()),
        deal,
        moves,
        end: end(table),
    })
}

/// The options in force, and those that the host gave.
pub(super) fn options<G: Portray>(table: &Table<G>) -> Vec<(String, String)> {
    let given = table.chosen.parted(G::GIVEN).0;
    let declared = G::OPTIONS
        .iter()
        .map(|option| (option.key, table.chosen.value(option)));
    declared
        .chain(given.iter())
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn end<G: Portray>(table: &Table<G>) -> End {
    match table.outcome() {
        Some(outcome) => End::Over {
            how: outcome.how,
            winners: outcome.winners.iter().map(|seat| seat.number()).collect(),
            scores: outcome.scores.values().copied().collect(),
        },
        None if table.ended() => End::Closed,
        None => End::Open,
    }
}
