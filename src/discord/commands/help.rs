//! `/help`: how to play with the bot. Commands and buttons are named as the asker sees them: by
//! their client's language, and by the channel's.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::table::Listing;
use crate::words::{Arg, Message};

/// The commands that the help names.
const NAMED: [&str; 21] = [
    "ask", "board", "close", "event", "hand", "hint", "join", "leave", "log", "play", "ranking", "replay",
    "resign", "results", "rules", "settings", "start", "stats", "tables", "takeback", "verify",
];

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let client = services.preferences.client_reader(&asked.caller).locale;
    let label = Message::new("press-hand");
    let button = services.preferences.button(&asked.caller, label).await;
    let named = |help: Message, command| {
        let name = Message::new(format!("command-{command}"));
        help.with(command, Arg::Spoken(client, Box::new(name)))
    };
    let help = NAMED
        .into_iter()
        .fold(Message::new("edge-help").with("button", button), named);
    let games: Vec<Message> = services.hall.catalogue().iter().map(Listing::title).collect();
    let lines = [help, Message::new("edge-help-games").with("games", games)];
    let text = services.composer.speaker(reader, &[]).lines(&lines);
    Ok(Reply::Whisper(Body::text(&text)))
}
