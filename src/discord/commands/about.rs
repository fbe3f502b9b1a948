//! `/about`: what the bot is, its version, and whom it is not affiliated with.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::table::Listing;
use crate::words::{Arg, Message};

pub(super) async fn run(services: &Services, _: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let games: Vec<Message> = services.hall.catalogue().iter().map(Listing::title).collect();
    let about = Message::new("edge-about").with("version", Arg::Word(env!("CARGO_PKG_VERSION").into()));
    Ok(services.panels.say(reader, &about.with("games", games)))
}
