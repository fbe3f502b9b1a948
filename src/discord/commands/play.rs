//! `/play`: does an action that was typed, and suggests legal ones meanwhile.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::interpreter::{Interpretation, Interpreter, Meaning};
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::placed;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, listed};
use crate::store::TableId;
use crate::table::{Command, Denied, PanelPath, Refusal, TableView};
use crate::words::{Message, Style};

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
    let interpreter = Interpreter {
        hall: &services.hall,
        words: &services.composer.words,
        table,
        user: asked.caller.user,
        locale: reader.locale,
    };
    let typed = typed.trim();
    // To take something back is no action.
    if listed(&services.composer.words, &Message::new("edge-undo"), typed) {
        return Err(Message::new("edge-undo-typed").into());
    }
    let Interpretation {
        meaning,
        label,
        nearest,
    } = interpreter.interpret(typed).await?;
    let notation = match meaning {
        Meaning::Action(notation) => notation,
        Meaning::Several(several) => {
            let reason = Message::new("edge-ambiguous").with("count", several.len());
            return Err(refused(table, reason, nearest));
        }
        Meaning::Nothing(reason) => return Err(refused(table, reason, nearest)),
    };
    let before = services.hall.read(table, |table| table.happened()).await?;
    let order = services
        .orders
        .order(Asker::of(asked), Command::Play { notation });
    if let Err(mut denied) = services.orders.give(table, &order).await {
        if let Denied::Refused(refusal) = &mut denied
            && !refusal.instead.is_empty()
            && !nearest.is_empty()
        {
            refusal.instead = nearest;
        }
        let failure = Err(Failure::Denied(table, denied));
        return Ok(services.panels.outcome(table, asked, reader, failure).await);
    }
    told(services, asked, reader, (table, before), label.unwrap_or_else(|| Message::text(typed))).await
}

/// Why nothing is done, and what could be done instead.
fn refused(table: TableId, reason: Message, instead: Vec<(String, Message)>) -> Failure {
    Failure::Denied(table, Refusal { reason, instead }.into())
}

/// What was done since something before, in a sentence, or what it is called; with the panel where
/// that comes nowhere else.
async fn told(
    services: &Services,
    asked: &Asked,
    reader: Reader,
    (table, before): (TableId, usize),
    label: Message,
) -> Result<Reply, Failure> {
    let user = asked.caller.user;
    let (told, named, names) = services
        .hall
        .read(table, |table| {
            let named = placed(table, Message::new("edge-done"));
            (table.told_since(user, before), named, table.roster().names())
        })
        .await?;
    let and = |told: Message, more: Message| Message::new("recap-and").with("told", told).with("more", more);
    let what = told.into_iter().reduce(and).unwrap_or(label);
    let person = services.preferences.person(&asked.caller).await;
    if !person.is_ok_and(|person| person.wants_direct() && !person.closed) {
        return services
            .panels
            .whisper(table, Viewer { user, reader }, PanelPath::FIRST, &[what])
            .await;
    }
    Ok(Reply::Whisper(
        services
            .composer
            .lines(reader, &names, &[named.with("what", what)]),
    ))
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
