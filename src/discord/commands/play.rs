//! `/play`: does an action that was typed, and suggests legal ones meanwhile.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::suggestion::{fitting, folded};
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::store::TableId;
use crate::table::{AnyTable, Command, UserId};
use crate::words::{Arg, Message, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    act(edge, asked, asked.text("move").unwrap_or_default(), reader).await
}

/// Does an action in notation, or in the words of one that is legal.
pub(super) async fn act(edge: &Edge, asked: &Asked, typed: &str, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Acting).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let user = asked.caller.user;
    let legal = edge.legal(table, user, reader).await;
    let typed = typed.trim();
    let meant = folded(typed);
    let mut fits = legal.iter().filter(|(words, _)| folded(words) == meant);
    let exact = legal.iter().find(|(_, notation)| notation == typed);
    let said = exact.or(fits.next()).cloned();
    let notation = said.as_ref().map_or(typed, |(_, notation)| notation);
    let command = Command::Play {
        notation: notation.to_owned(),
    };
    let order = Edge::order(&asked.caller, asked.ticket.id, None, command);
    if let Err(denied) = edge.give(table, &order).await {
        let reply = edge.denied(table, user, reader, denied).await;
        return edge.headed(table, &asked.caller, reader, reply).await;
    }
    let person = edge.caller(&asked.caller).await;
    if !person.is_ok_and(|person| person.wants_direct() && !person.closed) {
        return edge.whisper_panel(table, user, "", reader, &[]).await;
    }
    let what = said.map_or_else(|| typed.to_owned(), |(words, _)| words);
    edge.whisper_of(table, reader, Message::new("edge-done").with("what", Arg::Text(what)))
        .await
}

/// Legal actions that fit what was typed: «words · notation».
pub(in crate::discord) async fn suggest(edge: &Edge, asked: &Asked) -> Vec<(String, String)> {
    let reader = edge.reader(&asked.caller).await;
    let Ok(table) = edge.which(asked, reader, For::Acting).await else {
        return Vec::new();
    };
    let legal = edge.legal(table, asked.caller.user, reader).await;
    let typed = asked.text("move").unwrap_or_default();
    let lines = edge
        .said(table, reader, |table| table.lines(UserId(asked.caller.user), typed))
        .await;
    let all = legal
        .into_iter()
        .chain(lines)
        .map(|(words, notation)| (format!("{words} · {notation}"), notation));
    fitting(typed, all)
}

impl Edge {
    /// What a person may do now: words and notation.
    async fn legal(&self, table: TableId, user: u64, reader: Reader) -> Vec<(String, String)> {
        let user = UserId(user);
        self.said(table, reader, |table| table.legal(user).into_iter().chain(table.plans(user)).collect())
            .await
    }

    /// Notations of a table with their words, said to a reader: words and notation.
    async fn said(
        &self,
        table: TableId,
        reader: Reader,
        list: impl FnOnce(&dyn AnyTable) -> Vec<(String, Message)> + Send,
    ) -> Vec<(String, String)> {
        let said = self.hall.read(table, |table| {
            let names = table.roster().names();
            let speaker = self.words.speaker(reader.locale, &names, Style::Plain);
            list(table)
                .into_iter()
                .map(|(notation, words)| (speaker.say(&words), notation))
                .collect()
        });
        said.await.unwrap_or_default()
    }
}
