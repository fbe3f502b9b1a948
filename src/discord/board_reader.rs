//! How a table's channel is read: in which language and form. Knows no game.

use super::board::Boards;
use super::ids::ChannelId;
use super::profile::{self, Channel, Person, Reader};
use super::trouble::Trouble;
use crate::store::TableId;
use crate::table::TableView;

impl Boards {
    /// What is known of a channel, to show something there.
    pub(super) async fn channel(&self, channel: ChannelId) -> Result<Channel, Trouble> {
        Ok(self.servers.shown_channel(channel).await?)
    }

    /// How a table's channel is read; direct messages as whoever they are with reads.
    pub(super) async fn reader(&self, table: TableId, channel: ChannelId) -> Result<Reader, Trouble> {
        let alone = |table: &dyn TableView| table.host().filter(|_| table.direct());
        // A table that cannot be read is told of in the channel's language.
        if let Ok(Some(user)) = self.hall.read(table, alone).await {
            let person: Person = self.notes.get(&profile::person(user)).await?;
            return Ok(person.reader(self.language));
        }
        Ok(self.channel(channel).await?.reader(self.language))
    }
}
