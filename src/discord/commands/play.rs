//! `/play`: does an action that was typed, and suggests legal ones meanwhile.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::interpreter::{Interpretation, Interpreter, Meaning};
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{placed, players};
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{LONGEST, MOST, listed};
use crate::discord::table_prefix::{prefixed, told_apart};
use crate::store::TableId;
use crate::table::{Command, Denied, PanelPath, Refusal, TableView, UserId};
use crate::words::{Arg, Message, Style, cut};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let asked = &*told_apart(asked, "move");
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
            && (!refusal.instead.is_empty() || refusal.reason.id == "refused-step")
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
    let (told, named, next, names) = services
        .hall
        .read(table, |table| {
            let named = placed(table, Message::new("edge-done"));
            (table.told_since(user, before), named, asked_next(table, user), table.roster().names())
        })
        .await?;
    let and = |told: Message, more: Message| Message::new("recap-and").with("told", told).with("more", more);
    let called = || Message::new("edge-quoted").with("text", label);
    let what = told.into_iter().reduce(and).unwrap_or_else(called);
    let person = services.preferences.person(&asked.caller).await;
    if !person.is_ok_and(|person| person.wants_direct() && !person.observed.closed) {
        return services
            .panels
            .whisper(table, Viewer { user, reader }, PanelPath::FIRST, &[what])
            .await;
    }
    let mut lines = vec![named.with("what", what)];
    if !asked.caller.direct() {
        return Ok(Reply::Whisper(services.composer.lines(reader, &names, &lines)));
    }
    lines.extend(next);
    let done = Reply::Whisper(services.composer.lines(reader, &names, &lines));
    Ok(services
        .panels
        .with_way_on(table, Viewer { user, reader }, done)
        .await)
}

/// What is asked of somebody next, in their panel's words; nothing of whom nothing is awaited.
fn asked_next(table: &dyn TableView, user: UserId) -> Vec<Message> {
    let seat = table.roster().seat_of(user);
    match seat.is_some_and(|seat| table.awaited().has(seat)) {
        true => table.panel(user, "").menu.prompt,
        false => Vec::new(),
    }
}

/// Legal actions that fit what was typed: «words · notation». Where more than one table can be meant, with the table in
/// front.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let asked = &*told_apart(asked, "move");
    let tables = services.finder.all_meant(asked, Purpose::Acting).await;
    let typed = asked.text("move").unwrap_or_default();
    if let [table] = tables[..] {
        return at_table(services, table, (asked.caller.user, reader), typed).await;
    }
    let (mut all, share) = (Vec::new(), MOST / tables.len().clamp(1, MOST));
    for table in tables {
        let mut told = at_table(services, table, (asked.caller.user, reader), typed).await;
        told.truncate(share);
        all.extend(apart(services, table, reader, told).await);
    }
    all.truncate(MOST);
    all
}

/// What is suggested for one of several tables: with the table in front.
pub(super) async fn apart(
    services: &Services,
    table: TableId,
    reader: Reader,
    suggested: Vec<(String, String)>,
) -> Vec<(String, String)> {
    let named = services.hall.read(table, |table| {
        let of = Message::new("edge-suggestion-at").with("game", table.title());
        (of.with("who", players(table)), table.roster().names())
    });
    let Ok((of, names)) = named.await else {
        return Vec::new();
    };
    let speaker = services.composer.speaker(reader, &names).styled(Style::Plain);
    let told = |(words, value): (String, String)| {
        let name = speaker.say(&of.clone().with("what", Arg::Word(words.into())));
        (cut(&name, LONGEST).into_owned(), prefixed(table, &value))
    };
    let told = suggested.into_iter().map(told);
    told.filter(|(_, value)| value.encode_utf16().count() <= LONGEST)
        .collect()
}

/// What is suggested at one table.
async fn at_table(
    services: &Services,
    table: TableId,
    (user, reader): (UserId, Reader),
    typed: &str,
) -> Vec<(String, String)> {
    let interpreter = Interpreter {
        hall: &services.hall,
        words: &services.composer.words,
        table,
        user,
        locale: reader.locale,
    };
    interpreter.suggestions(typed).await.unwrap_or_default()
}
