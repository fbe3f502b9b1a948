//! `/about`: what the bot is, its version, and whom it is not affiliated with.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::wishes::Reader;
use crate::table::Listing;
use crate::words::{Arg, Message};

pub(in crate::discord) fn run(edge: &Edge, reader: Reader) -> Reply {
    let games: Vec<Message> = edge.hall.catalogue().iter().map(Listing::title).collect();
    let about = Message::new("edge-about").with("version", Arg::Word(env!("CARGO_PKG_VERSION").into()));
    edge.whisper(reader, &about.with("games", games))
}
