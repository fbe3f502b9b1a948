//! `/replay`: goes through a game, for the caller alone: the one that is on here, or the last that ended; or that of a
//! record in a file.

use super::results::known;
use crate::discord::answers::Reply;
use crate::discord::channel_views::FOR_SUGGESTIONS;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::{Asked, Given};
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::record_panel;
use crate::discord::replay_panel;
use crate::discord::results;
use crate::discord::services::Services;
use crate::store::TableId;
use crate::table::Place;
use crate::table::moment::{MomentPath, ShownHands};
use crate::words::{Arg, Message, Style};

/// So many of the games that ended in a server are suggested at most.
const RECENT: usize = 500;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let place = asked.caller.place();
    let turn = asked.number("turn").and_then(|turn| u32::try_from(turn).ok());
    let path = MomentPath {
        turn: turn.unwrap_or(0),
        hands: ShownHands::Nobody,
    };
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    if let Some(Given::File { url, bytes }) = asked.given("record") {
        return record_panel::attached(services, (url, *bytes), path, viewer).await;
    }
    let table = match asked.text("table") {
        Some(named) => {
            services
                .finder
                .typed(named, &asked.caller, Purpose::Looking)
                .await?
        }
        None => here(services, place)
            .await?
            .ok_or_else(|| Message::new("edge-replay-none"))?,
    };
    let reply = replay_panel::shown(services, table, path, viewer).await?;
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// Suggests tables; to look back at, or to check, also those whose games ended in the server, the newest first; in a direct
/// message those of the caller's own, wherever they ended.
pub(super) async fn suggest_table(
    services: &Services,
    asked: &Asked,
    reader: Reader,
) -> Vec<(String, String)> {
    let name = asked.name.as_str();
    let notes = &services.outbox.notes;
    let results = match asked.caller.server {
        _ if !matches!(name, "replay" | "verify" | "hint") => Vec::new(),
        Some(server) => {
            let mut results = results::of(notes, server).await.unwrap_or_default();
            results.truncate(RECENT);
            known(services, &asked.caller, results, FOR_SUGGESTIONS).await
        }
        None => results::of_person(notes, asked.caller.user)
            .await
            .unwrap_or_default(),
    };
    let speaker = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let ended = results.into_iter().take(RECENT).map(|result| {
        let listing = services.hall.catalogue().game(&result.game);
        let game = listing.map_or_else(|| Message::new("results-game-gone"), |listing| listing.title());
        let names = result.names();
        let who = (0..names.len())
            .map(|seat| Message::person(&names, seat))
            .collect();
        let entry = Message::new("edge-table-entry")
            .with("game", game)
            .with("who", Arg::List(who))
            .with("table", Arg::Word(result.table.clone().into()));
        (speaker.say(&entry), result.table)
    });
    let ended = (ended.collect(), name == "verify");
    services.finder.suggest(asked, reader, ended).await
}

/// The table of a place whose game is on; else the last that ended there, or the one that has not begun.
async fn here(services: &Services, place: Place) -> Result<Option<TableId>, Failure> {
    let open = services.hall.at(place).await?;
    if let Some(table) = open
        && services.hall.read(table, |table| table.begun()).await?
    {
        return Ok(open);
    }
    Ok(services.hall.last_at(place).await?.or(open))
}
