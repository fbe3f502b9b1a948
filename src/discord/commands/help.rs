//! `/help`: how to play with the bot.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::wishes::Reader;
use crate::words::Message;

pub(in crate::discord) fn run(edge: &Edge, reader: Reader) -> Reply {
    edge.whisper(reader, &Message::new("edge-help"))
}
