//! What has happened to channels and servers, and what that means for what is shown there. Knows no
//! table's content.

use super::courier::Courier;
use super::ids::ChannelId;
use super::incoming::{Caller, ChannelChange};
use super::outbox::Outbox;
use super::permission::{attaches, embeds, lacking};
use super::preferences::Preferences;
use super::refusals::Way;
use super::stranding;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::table::timing::Stranding;
use crate::table::{Place, Server, TableView};
use std::sync::Arc;

/// What follows the changes of channels.
pub(super) struct ChannelWatch {
    hall: Arc<Hall>,
    preferences: Arc<Preferences>,
    courier: Arc<Courier>,
    outbox: Arc<Outbox>,
}

impl ChannelWatch {
    /// A watch over the channels that an outbox shows things in.
    pub(super) fn new(
        hall: Arc<Hall>,
        preferences: Arc<Preferences>,
        courier: Arc<Courier>,
        outbox: Arc<Outbox>,
    ) -> ChannelWatch {
        ChannelWatch {
            hall,
            preferences,
            courier,
            outbox,
        }
    }

    /// Something has happened to channels or to a server.
    pub(super) async fn changed(&self, change: ChannelChange) {
        let refusals = &self.courier.refusals;
        match change {
            ChannelChange::Gone(channel) => {
                refusals.refused(Way::Channel(channel), &Trouble::UnknownChannel);
                if let Ok(Some(table)) = self.hall.at(Place(channel.0)).await {
                    stranding::strand(&self.hall, table, Stranding::Channel).await;
                }
                self.outbox.nudge_place(Place(channel.0)).await;
            }
            ChannelChange::Changed(channels) => {
                for channel in channels {
                    self.open(channel).await;
                }
            }
            ChannelChange::Rights(server) => {
                for channel in refusals.channels() {
                    if self.preferences.server_of(channel).await == Some(server) {
                        self.open(channel).await;
                    }
                }
            }
            ChannelChange::Left(server) => self.left(|stands| stands == Some(server)).await,
            // What it does not tell of other shards' servers says nothing of them.
            ChannelChange::Servers(shards, servers) => {
                self.left(|stands| {
                    shards.has(stands) && stands.is_some_and(|stands| !servers.contains(&stands))
                })
                .await;
            }
            ChannelChange::Departed(server, user) => {
                stranding::departed(&self.hall, user, Some(server)).await;
            }
        }
    }

    /// What was refused in a channel may be allowed: it is tried again.
    async fn open(&self, channel: ChannelId) {
        let ways = [Way::Channel(channel), Way::Embeds(channel), Way::Files(channel)];
        let opened = ways.map(|way| self.courier.refusals.allowed(way));
        if opened.contains(&true) {
            self.outbox.nudge_place(Place(channel.0)).await;
        }
    }

    /// Whether a channel is gone, as far as is known.
    pub(super) fn gone(&self, channel: ChannelId) -> bool {
        self.courier.refusals.why(Way::Channel(channel)) == Some(Trouble::UnknownChannel)
    }

    /// We were taken out of servers: their tables' people are told elsewhere.
    async fn left(&self, lost: impl Fn(Option<Server>) -> bool) {
        let mut tables = match self.hall.servers().await {
            Ok(tables) => tables,
            Err(why) => return tracing::error!(%why, "the open tables cannot be listed"),
        };
        // Of those of which it was not written down the channel's note may tell it.
        tables.retain(|(_, server)| server.is_none() || lost(*server));
        for (table, server) in tables {
            let seen = |table: &dyn TableView| (table.place(), table.ended());
            let Ok((place, false)) = self.hall.glance(table, seen).await else {
                continue;
            };
            let channel = ChannelId(place.0);
            let server = match server {
                None => self.preferences.server_of(channel).await,
                server => server,
            };
            if lost(server) {
                self.courier
                    .refusals
                    .refused(Way::Channel(channel), &Trouble::MissingAccess);
                stranding::strand(&self.hall, table, Stranding::Server).await;
                self.outbox.nudge(table);
            }
        }
    }

    /// An interaction comes from a channel: so it is there, and what we may do there is said.
    pub(super) async fn heard(&self, caller: &Caller) {
        let way = Way::Embeds(caller.channel);
        if embeds(caller) {
            self.courier.refusals.allowed(way);
        } else {
            self.courier.refusals.suppose(way, Trouble::MissingPermission);
        }
        if !attaches(caller) {
            let way = Way::Files(caller.channel);
            self.courier.refusals.suppose(way, Trouble::MissingPermission);
        } else if self.courier.refusals.allowed(Way::Files(caller.channel)) {
            self.outbox.nudge_place(caller.place()).await;
        }
        let open = match self.courier.refusals.why(Way::Channel(caller.channel)) {
            Some(Trouble::MissingPermission | Trouble::MissingAccess | Trouble::UnknownChannel) => {
                lacking(caller, false, false).is_empty()
            }
            _ => false,
        };
        if open {
            self.open(caller.channel).await;
        }
    }
}
