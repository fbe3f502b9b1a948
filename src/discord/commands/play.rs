//! `/play`: does an action that was typed, and suggests legal ones meanwhile.

use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, folded};
use crate::store::TableId;
use crate::table::{Command, PanelPath, TableView};
use crate::words::{Arg, Message, Style};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    act(services, asked, asked.text("move").unwrap_or_default(), reader).await
}

/// Does an action in notation, or in the words of one that is legal.
pub(super) async fn act(
    services: &Services,
    asked: &Asked,
    typed: &str,
    reader: Reader,
) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Acting).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let legal = legal(services, table, viewer).await;
    let typed = typed.trim();
    let meant = folded(typed);
    let mut fits = legal.iter().filter(|(words, _)| folded(words) == meant);
    let exact = legal.iter().find(|(_, notation)| notation == typed);
    let said = exact.or(fits.next()).cloned();
    let notation = said.as_ref().map_or(typed, |(_, notation)| notation).to_owned();
    let order = services
        .orders
        .order(Asker::of(asked), Command::Play { notation });
    if let Err(failure) = services.orders.give(table, &order).await.at(table) {
        return Ok(services.panels.outcome(table, asked, reader, Err(failure)).await);
    }
    let person = services.preferences.person(&asked.caller).await;
    if !person.is_ok_and(|person| person.wants_direct() && !person.closed) {
        return services
            .panels
            .whisper(table, viewer, PanelPath::FIRST, &[])
            .await;
    }
    let what = said.map_or_else(|| typed.to_owned(), |(words, _)| words);
    let done = Message::new("edge-done").with("what", Arg::Text(what));
    services.panels.say_of(table, reader, done).await
}

/// Legal actions that fit what was typed: «words · notation».
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let Ok(table) = services.finder.find(asked, reader, Purpose::Acting).await else {
        return Vec::new();
    };
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let legal = legal(services, table, viewer).await;
    let typed = asked.text("move").unwrap_or_default();
    let lines = said(services, table, reader, |table| table.lines(viewer.user, typed)).await;
    let all = legal
        .into_iter()
        .chain(lines)
        .map(|(words, notation)| (format!("{words} · {notation}"), notation));
    fitting(typed, all)
}

/// What a person may do now: words and notation.
async fn legal(services: &Services, table: TableId, viewer: Viewer) -> Vec<(String, String)> {
    let user = viewer.user;
    said(services, table, viewer.reader, |table| {
        table.legal(user).into_iter().chain(table.plans(user)).collect()
    })
    .await
}

/// Notations of a table with their words, said to a reader: words and notation.
async fn said(
    services: &Services,
    table: TableId,
    reader: Reader,
    list: impl FnOnce(&dyn TableView) -> Vec<(String, Message)> + Send,
) -> Vec<(String, String)> {
    let listed = services
        .hall
        .read(table, |table| (list(table), table.roster().names()));
    let Ok((list, names)) = listed.await else {
        return Vec::new();
    };
    let speaker = services.composer.speaker(reader, &names).styled(Style::Plain);
    list.into_iter()
        .map(|(notation, words)| (speaker.say(&words), notation))
        .collect()
}
