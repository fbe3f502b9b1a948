//! `/data`: what is kept of a person, shown to them alone; forgetting it, after a question; and why
//! it is kept.

use crate::discord::answers::Reply;
use crate::discord::body::{Body, Enclosed, File};
use crate::discord::custom_id::CustomId;
use crate::discord::failure::{Failure, code};
use crate::discord::incoming::{Asked, Given};
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::words::{Arg, Message, Style};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

/// For so long the question can be answered, in seconds.
const ARMED: i64 = 10 * 60;
/// The option with which the question's button asks for the same command: when the question was
/// asked, in seconds since 1970. Nobody can type it.
const SURE: &str = "sure";

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    match (asked.sub.as_deref(), asked.number(SURE)) {
        (_, Some(since)) => sure(services, asked, since, reader).await,
        (Some("forget"), _) => question(services, asked, reader).await,
        (Some("privacy"), _) => Ok(privacy(services, reader)),
        _ => show(services, asked, reader).await,
    }
}

fn now(services: &Services) -> i64 {
    i64::try_from(services.hall.clock().now() / 1_000).unwrap_or(i64::MAX)
}

/// All that is kept of the caller, as a file.
async fn show(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let kept = services.erasure.kept(asked.caller.user).await?;
    let told = Message::new("edge-data-kept")
        .with("notes", kept.notes.len())
        .with("tables", kept.tables.len());
    let mut body = services.composer.say(reader, &told);
    body.enclosed = Enclosed::File(File {
        name: "tavolo-data.json".to_owned(),
        // Numbers, texts and lists: writing them cannot fail.
        bytes: serde_json::to_vec_pretty(&kept).unwrap_or_default(),
        alt: None,
    });
    Ok(Reply::Whisper(body))
}

/// Asks whether to forget the caller, and says what that means.
async fn question(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let seats = services.hall.of(asked.caller.user).await?.len();
    let speaker = services.composer.speaker(reader, &[]);
    let mut body = Body::text(&speaker.say(&Message::new("edge-data-question").with("seats", seats)));
    let id = CustomId::Command {
        name: asked.name.clone(),
        option: Some((SURE.to_owned(), Given::Number(now(services)))),
    };
    let label = speaker
        .styled(Style::Plain)
        .say(&Message::new("edge-data-button"));
    let button = CreateButton::new(id.to_string()).style(ButtonStyle::Danger);
    body.rows = vec![CreateActionRow::Buttons(vec![button.label(label)])];
    Ok(Reply::Whisper(body))
}

/// Forgets the caller, if they were asked not long ago.
async fn sure(services: &Services, asked: &Asked, since: i64, reader: Reader) -> Result<Reply, Failure> {
    if now(services).saturating_sub(since) > ARMED {
        return Err(Message::new("edge-data-late").into());
    }
    services.records.forget(asked.caller.user);
    let forgotten = services.erasure.forget(asked.caller.user).await;
    // Cards of evenings may name them.
    services.evenings.look_at_all();
    let told = match forgotten {
        Ok(forgotten) => Message::new("edge-data-forgotten")
            .with("seats", forgotten.seats)
            .with("tables", forgotten.tables),
        Err(why) => {
            let code = code(asked.ticket.id);
            tracing::error!(code, %why, "somebody could not be forgotten");
            Message::new("edge-data-unfinished").with("code", Arg::Word(code.into()))
        }
    };
    Ok(Reply::Whisper(services.composer.say(reader, &told)))
}

/// What is kept of people here, why, and for how long.
fn privacy(services: &Services, reader: Reader) -> Reply {
    let contact = match &services.settings.contact {
        Some(contact) => {
            Message::new("edge-privacy-contact").with("contact", Arg::Word(contact.clone().into()))
        }
        None => Message::new("edge-privacy-no-contact"),
    };
    let told = Message::new("edge-privacy").with("contact", contact);
    Reply::Whisper(services.composer.say(reader, &told))
}
