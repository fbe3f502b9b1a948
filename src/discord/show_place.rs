//! Where a game that has ended is shown to everyone, on somebody's wish. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::hand_step::nonce;
use super::ids::ChannelId;
use super::incoming::Click;
use super::lane::{Lane, Urgency};
use super::panels::Viewer;
use super::placement::whereabouts;
use super::profile::Reader;
use super::services::Services;
use crate::table::ticket::moment;
use crate::table::{Everyone, Place};
use crate::words::Message;

/// Where a game is shown to everyone, on somebody's wish.
pub(super) struct ShowPlace {
    /// The channel.
    place: Place,
    /// How everyone there reads.
    pub(super) reader: Reader,
    /// Who wished it.
    viewer: Viewer,
    /// When it was wished, in milliseconds since 1970.
    wished: u64,
}

impl ShowPlace {
    /// A channel, for whoever pressed; `reader` is how everyone there reads.
    pub(super) fn new(place: Place, reader: Reader, (pressed, viewer): (&Click, Viewer)) -> ShowPlace {
        ShowPlace {
            place,
            reader,
            viewer,
            wished: moment(pressed.ticket.id.0),
        }
    }

    /// Posts there without a sound; what is called the same within some minutes is the first one.
    pub(super) async fn publish(&self, services: &Services, mut body: Body<Everyone>, what: &str) -> Reply {
        let channel = ChannelId(self.place.0);
        body.nonce = Some(nonce(what));
        body.silent = true;
        let lane = Lane::Post(channel.into());
        let slot = services.port.turn(lane, Urgency::Tidy).await;
        let said = match services.port.post(slot, channel, body).await {
            // The first one came before the wish.
            Ok(posted) if moment(posted.message.0) < self.wished => "edge-moment-again",
            Ok(_) => "edge-moment-shared",
            Err(why) => {
                tracing::warn!(%why, what, "a game that has ended could not be shown");
                "edge-moment-unshared"
            }
        };
        let said = Message::new(said).with("where", whereabouts(self.place, false));
        services.panels.say(self.viewer.reader, &said)
    }
}
