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
use crate::discord::typed_action::{self, Candidate};
use crate::store::TableId;
use crate::table::{Command, PanelPath, Refusal, TableView, UserId};
use crate::words::{Arg, Locale, Message, Style};

/// How many of the actions that could be meant are named.
const ALTERNATIVES: usize = 3;

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
    let said = match exact.or(fits.next()) {
        Some(one) => Some(one.clone()),
        None => guessed(services, table, viewer.user, typed, &legal).await?,
    };
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

/// The legal action that is meant by what is no notation; nothing where none is. What is notation
/// is never taken for something else.
async fn guessed(
    services: &Services,
    table: TableId,
    user: UserId,
    typed: &str,
    legal: &[(String, String)],
) -> Result<Option<(String, String)>, Failure> {
    if services
        .hall
        .read(table, |table| table.reads(user, typed))
        .await?
    {
        return Ok(None);
    }
    let candidates = candidates(services, table, user).await;
    match typed_action::meant(typed, &candidates)[..] {
        [] => Ok(None),
        [one] => Ok(legal
            .iter()
            .find(|(_, notation)| *notation == one.notation)
            .cloned()),
        ref several => Err(ambiguous(table, several, legal)),
    }
}

/// What could be meant, where that is not clear.
fn ambiguous(table: TableId, several: &[&Candidate], legal: &[(String, String)]) -> Failure {
    let words = |candidate: &&Candidate| {
        let said = legal.iter().find(|(_, notation)| *notation == candidate.notation);
        said.map(|(words, notation)| (notation.clone(), Message::text(words.clone())))
    };
    let refusal = Refusal {
        reason: Message::new("edge-ambiguous").with("count", several.len()),
        instead: several.iter().filter_map(words).take(ALTERNATIVES).collect(),
    };
    Failure::Denied(table, refusal.into())
}

/// What a person may do now, as it is said in each language.
async fn candidates(services: &Services, table: TableId, user: UserId) -> Vec<Candidate> {
    let listed = services
        .hall
        .read(table, |table| (table.legal(user), table.roster().names()));
    let Ok((list, names)) = listed.await else {
        return Vec::new();
    };
    let say = |words: &Message| {
        let say = |locale: Locale| {
            let speaker = services.composer.words.speaker(locale, &names, Style::Plain);
            speaker.say(words)
        };
        Locale::ALL.into_iter().map(say).collect()
    };
    list.into_iter()
        .map(|(notation, words)| Candidate {
            labels: say(&words),
            notation,
        })
        .collect()
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
