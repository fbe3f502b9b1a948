//! How a table's channel is read: in which language and form. Knows no game.

use super::ids::ChannelId;
use super::notes::Notes;
use super::profile::{self, Person, Reader};
use super::server_book::ServerBook;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::TableView;
use crate::words::Locale;

/// How a table's channel is read; direct messages as whoever they are with reads. `language` is that of
/// channels whose own is not among ours.
pub(super) async fn channel_reader(
    hall: &Hall,
    (notes, servers): (&Notes, &ServerBook),
    (table, channel): (TableId, ChannelId),
    language: Locale,
) -> Result<Reader, Trouble> {
    let alone = |table: &dyn TableView| table.host().filter(|_| table.direct());
    // A table that cannot be read is told of in the channel's language.
    if let Ok(Some(user)) = hall.read(table, alone).await {
        let person: Person = notes.get(&profile::person(user)).await?;
        return Ok(person.reader(language));
    }
    Ok(servers.shown_channel(channel).await?.reader(language))
}
