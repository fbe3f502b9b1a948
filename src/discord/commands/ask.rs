//! `/ask`: answers a question about the position, as the caller may see it, and suggests what is
//! understood.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, means};
use crate::store::TableId;
use crate::words::{Message, Style};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let typed = asked.text("question").unwrap_or_default().trim();
    let known = questions(services, table, viewer).await?;
    let meant = known.iter().find(|(words, _)| means(words, typed));
    let question = meant.map_or(typed, |(_, question)| question);
    let told = services
        .hall
        .read(table, |table| (table.answer(viewer.user, question), table.roster().names()))
        .await?;
    let reply = match told {
        (Some(lines), names) => {
            let text = services.composer.speaker(reader, &names).lines(&lines);
            Reply::Whisper(Body::text(&text))
        }
        (None, _) => services.panels.say(
            reader,
            &Message::new(if known.is_empty() {
                "edge-nothing-to-ask"
            } else {
                "edge-not-understood"
            }),
        ),
    };
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// Questions that fit what was typed.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let Ok(table) = services.finder.find(asked, reader, Purpose::Looking).await else {
        return Vec::new();
    };
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let known = questions(services, table, viewer).await.unwrap_or_default();
    fitting(asked.text("question").unwrap_or_default(), known)
}

/// What can be asked at a table: in words, and as it is typed.
async fn questions(
    services: &Services,
    table: TableId,
    viewer: Viewer,
) -> Result<Vec<(String, String)>, Failure> {
    let (known, names) = services
        .hall
        .read(table, |table| (table.questions(viewer.user), table.roster().names()))
        .await?;
    let speaker = services
        .composer
        .speaker(viewer.reader, &names)
        .styled(Style::Plain);
    Ok(known
        .into_iter()
        .map(|(question, words)| (speaker.say(&words), question))
        .collect())
}
