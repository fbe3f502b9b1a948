//! The messages of tables and places.

use super::heading::{self, Heading};
use super::link::Parcel;
use super::names::Topic;
use super::table_map::{Row, TableMap};
use super::tables::Tables;
use crate::store::{Index, TableId};
use std::collections::BTreeSet;

impl Tables {
    /// A message of a table, right after the one that is known.
    pub(super) fn of_table(&self, table: TableId, row: &Row, heading: &Heading, body: Vec<u8>) -> Parcel {
        let subject = self.link.names.subject(&Topic::Table(table));
        let mut parcel = Parcel::new(subject, heading.to_string(), body);
        parcel.after = Some(row.sequence);
        parcel
    }

    /// The messages of the places that a table takes and frees, right after those that are known in a map: the one by
    /// which it was judged whether they may be written.
    pub(super) fn places(
        &self,
        map: &TableMap,
        table: TableId,
        before: &BTreeSet<Index>,
        after: &BTreeSet<Index>,
    ) -> Vec<Parcel> {
        let freed = before.difference(after).filter_map(place);
        let taken = after.difference(before).filter_map(place);
        let freed = freed.map(|place| (place, None));
        freed
            .chain(taken.map(|place| (place, Some(table))))
            .map(|(place, leads)| {
                let subject = self.link.names.subject(&Topic::Place(place));
                let mut parcel = Parcel::new(subject, heading::place(leads), Vec::new());
                parcel.after = Some(map.lease(place).sequence);
                parcel.alone = true;
                parcel.fading = leads.is_none();
                parcel
            })
            .collect()
    }
}

/// The place that an index is.
pub(super) fn place(index: &Index) -> Option<u64> {
    match index {
        Index::Place(place) => Some(*place),
        Index::User(_) | Index::Due(_) | Index::Open => None,
    }
}
