//! Whose deal a table of an evening plays: with the option *twins* those of a round that have as many seats play that of
//! the first of them. Knows no game.

use super::event_note::EventNote;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::timing::PACE;
use crate::table::{Chosen, Command, Fault, TWINS, TableView};

/// Whose deal a table plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventDeal {
    /// Its own, and nobody else does.
    Own,
    /// Its own, and others of the round do too.
    First,
    /// That of the first of the round with as many seats.
    Twin(TableId),
}

/// Whose deal a table of the last round plays, by its number.
///
/// # Errors
/// That of the first, whose game has not begun yet; or that one cannot be read.
pub(super) async fn of(hall: &Hall, note: &EventNote, number: usize) -> Result<EventDeal, Trouble> {
    let openings = note.openings.last().map_or(&[][..], Vec::as_slice);
    let (Some(own), true) = (openings.get(number), wished(note)) else {
        return Ok(EventDeal::Own);
    };
    let mut alike = openings
        .iter()
        .enumerate()
        .filter(|(_, one)| one.players.len() == own.players.len());
    let first = match (alike.next(), alike.next()) {
        (Some((at, first)), Some(_)) if at < number => first,
        (Some(_), Some(_)) => return Ok(EventDeal::First),
        _ => return Ok(EventDeal::Own),
    };
    let table: TableId = first
        .table
        .as_deref()
        .and_then(|table| table.parse().ok())
        .ok_or(Trouble::TimedOut)?;
    let read = |table: &dyn TableView| (table.twin_deal().is_some(), table.ended());
    match hall.read(table, read).await {
        Ok((true, _)) => Ok(EventDeal::Twin(table)),
        // Its luck waits for a beacon's round.
        Ok((false, false)) => Err(Trouble::TimedOut),
        Ok((false, true)) | Err(Fault::NoTable(_)) => Ok(EventDeal::Own),
        Err(why) => Err(why.into()),
    }
}

/// Nobody but the evening opens twins of its tables, from before the first of a round begins.
///
/// # Errors
/// It cannot be read, or told.
pub(super) async fn reserve(hall: &Hall, note: &EventNote) -> Result<(), Fault> {
    let openings = note.openings.last().map_or(&[][..], Vec::as_slice);
    let tables = openings
        .iter()
        .filter_map(|opening| opening.table.as_deref()?.parse().ok());
    for table in tables.filter(|_| wished(note)) {
        match hall.reserve_twins(table).await {
            Ok(()) | Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why),
        }
    }
    Ok(())
}

/// Whether a table is a twin whose game has not begun, and cannot any more: the first has ended.
///
/// # Errors
/// One of them cannot be read.
pub(super) async fn outlived(hall: &Hall, table: TableId) -> Result<bool, Fault> {
    let waits = |table: &dyn TableView| table.gathering().then(|| table.luck_of());
    let first = match hall.read(table, waits).await {
        Ok(Some(first)) if first != table => first,
        Ok(_) | Err(Fault::NoTable(_)) => return Ok(false),
        Err(why) => return Err(why),
    };
    match hall.read(first, |first| first.ended()).await {
        Err(Fault::NoTable(_)) => Ok(true),
        ended => ended,
    }
}

/// What is chosen where a table is opened: a deal that nobody else plays is no secret.
pub(super) fn chosen(note: &EventNote, deal: EventDeal) -> Chosen {
    let mut chosen = Chosen::NONE;
    for (key, value) in &note.chosen {
        if key != TWINS.key || deal != EventDeal::Own {
            chosen.set(key, value);
        }
    }
    chosen
}

/// What gives a table that has its options from another the evening's pace beside them.
///
/// # Errors
/// It cannot be read.
pub(super) async fn pace(hall: &Hall, note: &EventNote, table: TableId) -> Result<Option<Command>, Fault> {
    let twin = hall.read(table, |table| table.luck_of() != table.id()).await?;
    let pace = note.chosen.iter().find(|(key, _)| key == PACE.key);
    let set = pace.map(|(key, value)| Command::Set {
        key: key.clone(),
        value: value.clone(),
    });
    Ok(set.filter(|_| twin))
}

/// Whether a round's tables share their deal.
fn wished(note: &EventNote) -> bool {
    let twins = |(key, value): &(String, String)| key == TWINS.key && value != TWINS.values[TWINS.default];
    note.chosen.iter().any(twins)
}
