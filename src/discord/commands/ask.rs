//! `/ask`: answers a question about the position, as the caller may see it, and suggests what is
//! understood.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::suggestion::{fitting, means};
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::store::TableId;
use crate::table::UserId;
use crate::words::{Message, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Looking).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let user = asked.caller.user;
    let typed = asked.text("question").unwrap_or_default().trim();
    let known = edge.questions(table, user, reader).await;
    let meant = known.iter().find(|(words, _)| means(words, typed));
    let question = meant.map_or(typed, |(_, question)| question);
    let told = edge.hall.read(table, |table| {
        let names = table.roster().names();
        let speaker = edge.words.speaker(reader.locale, &names, Style::Discord);
        table
            .answer(UserId(user), question)
            .map(|lines| speaker.lines(&lines))
    });
    let reply = match told.await {
        Ok(Some(text)) => Reply::Whisper(Body::text(&text)),
        Ok(None) if known.is_empty() => edge.whisper(reader, &Message::new("edge-nothing-to-ask")),
        Ok(None) => edge.whisper(reader, &Message::new("edge-not-understood")),
        Err(why) => edge.fault(reader, &why),
    };
    edge.headed(table, &asked.caller, reader, reply).await
}

/// Questions that fit what was typed.
pub(in crate::discord) async fn suggest(edge: &Edge, asked: &Asked) -> Vec<(String, String)> {
    let reader = edge.reader(&asked.caller).await;
    let Ok(table) = edge.which(asked, reader, For::Looking).await else {
        return Vec::new();
    };
    fitting(
        asked.text("question").unwrap_or_default(),
        edge.questions(table, asked.caller.user, reader).await,
    )
}

impl Edge {
    /// What can be asked at a table: in words, and as it is typed.
    async fn questions(&self, table: TableId, user: u64, reader: Reader) -> Vec<(String, String)> {
        let known = self.hall.read(table, |table| {
            let names = table.roster().names();
            let speaker = self.words.speaker(reader.locale, &names, Style::Plain);
            table
                .questions(UserId(user))
                .into_iter()
                .map(|(question, words)| (speaker.say(&words), question))
                .collect()
        });
        known.await.unwrap_or_default()
    }
}
