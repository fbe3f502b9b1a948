//! `/help`: how to play with the bot.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::words::Message;

pub(super) async fn run(services: &Services, _: &Asked, reader: Reader) -> Result<Reply, Failure> {
    Ok(services.panels.say(reader, &Message::new("edge-help")))
}
