//! The port over HTTP.
//!
//! What goes by the bot's token goes through serenity and its limiter. What goes by an interaction's
//! token has limits of its own, and serenity would keep an entry for every single interaction for
//! ever; so these requests are made here, by the same client.

use super::body::{Body, File};
use super::incoming::Ticket;
use super::port::{Acknowledgement, Call, Port};
use super::trouble::Trouble;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use serenity::http::{Http, HttpBuilder, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route};
use serenity::model::id::{ApplicationId, ChannelId, GuildId, MessageId};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// Discord itself.
const DISCORD: &str = "https://discord.com";
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);
/// How long a request may take in all.
const TOTAL: Duration = Duration::from_secs(10);

/// The port over HTTP.
pub struct Rest {
    http: Arc<Http>,
    client: reqwest::Client,
    base: String,
    application: u64,
    /// Set when the bot's token is not taken any more: from then on nothing is asked by it.
    shut_out: CancellationToken,
}

/// A client with time limits, and serenity's over it.
///
/// With another base than Discord's own serenity's limiter is off: it would ignore the base.
///
/// # Errors
/// The TLS library cannot be set up.
pub fn client(token: &str, base: Option<&str>) -> Result<(reqwest::Client, Http), reqwest::Error> {
    let mut builder = reqwest::Client::builder().connect_timeout(CONNECT).timeout(TOTAL);
    if base.is_some() {
        builder = builder.no_proxy();
    }
    let client = builder.build()?;
    let mut http = HttpBuilder::new(token).client(client.clone());
    if let Some(base) = base {
        http = http.proxy(base).ratelimiter_disabled(true);
    }
    Ok((client, http.build()))
}

impl Rest {
    /// A port for an application; it sets `shut_out` when the bot's token is not taken any more.
    #[must_use]
    pub fn new(client: reqwest::Client, http: Arc<Http>, base: Option<&str>, application: u64, shut_out: CancellationToken) -> Rest {
        http.set_application_id(ApplicationId::new(application));
        Rest { http, client, base: format!("{}/api/v10", base.unwrap_or(DISCORD)), application, shut_out }
    }

    /// A request by the bot's token.
    async fn ask(&self, method: LightMethod, route: Route<'_>, body: &Value, file: Option<&File>) -> Result<Value, Trouble> {
        if self.shut_out.is_cancelled() {
            return Err(Trouble::Unauthorized);
        }
        let mut request = Request::new(route, method);
        match file {
            None => request = request.body(Some(body.to_string().into_bytes())),
            Some(file) => {
                let upload = MultipartUpload::Attachments(vec![CreateAttachment::bytes(file.bytes.clone(), file.name.clone())]);
                request = request.multipart(Some(Multipart { upload, fields: Vec::new(), payload_json: Some(body.to_string()) }));
            }
        }
        let answer = self.http.fire(request).await.map_err(|why| trouble(&why));
        if let Err(Trouble::Unauthorized) = answer {
            self.shut_out.cancel();
        }
        answer
    }

    /// A request by an interaction's token.
    async fn tell(&self, method: reqwest::Method, path: &str, body: &Value, file: Option<&File>) -> Result<(), Trouble> {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        request = match file {
            None => request.json(body),
            Some(file) => {
                let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
                request.multipart(Form::new().text("payload_json", body.to_string()).part("files[0]", part))
            }
        };
        let answer = request.send().await.map_err(|_| Trouble::TimedOut)?;
        if answer.status().is_success() {
            return Ok(());
        }
        let after = answer.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
        let status = answer.status().as_u16();
        let why: Value = answer.json().await.unwrap_or_default();
        let after = after.and_then(|seconds: f64| Duration::try_from_secs_f64(seconds).ok());
        tracing::debug!(status, %why, "an answer was refused");
        Err(Trouble::of(status, why["code"].as_i64().unwrap_or(-1), after))
    }

    fn webhook(&self, ticket: &Ticket) -> String {
        format!("/webhooks/{}/{}", self.application, ticket.token)
    }
}

/// What serenity's error means.
fn trouble(why: &serenity::Error) -> Trouble {
    match why {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            tracing::debug!(status = %answer.status_code, code = answer.error.code, why = ?answer.error.errors, "a request was refused");
            Trouble::of(answer.status_code.as_u16(), i64::try_from(answer.error.code).unwrap_or(-1), None)
        }
        serenity::Error::Http(_) => Trouble::TimedOut,
        _ => Trouble::Refused { status: 0, code: -1 },
    }
}

/// The id in an answer.
fn id(answer: &Value) -> Result<u64, Trouble> {
    answer["id"].as_str().and_then(|id| id.parse().ok()).ok_or(Trouble::Refused { status: 200, code: -1 })
}

/// A callback's JSON.
fn callback(how: &Acknowledgement) -> Value {
    match how {
        Acknowledgement::Message(body) => json!({"type": 4, "data": body.fresh()}),
        Acknowledgement::MessageLater => json!({"type": 5, "data": {"flags": 64}}),
        Acknowledgement::UpdateLater => json!({"type": 6}),
        Acknowledgement::Update(body) => json!({"type": 7, "data": body.edit()}),
        Acknowledgement::Suggestions(list) => {
            let choices: Vec<Value> = list.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
            json!({"type": 8, "data": {"choices": choices}})
        }
    }
}

impl Port for Rest {
    fn send(&self, channel: u64, body: Body) -> Call<'_, u64> {
        Box::pin(async move {
            let route = Route::ChannelMessages { channel_id: ChannelId::new(channel) };
            id(&self.ask(LightMethod::Post, route, &body.fresh(), body.file()).await?)
        })
    }

    fn edit(&self, channel: u64, message: u64, body: Body) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::ChannelMessage { channel_id: ChannelId::new(channel), message_id: MessageId::new(message) };
            self.ask(LightMethod::Patch, route, &body.edit(), body.file()).await.map(drop)
        })
    }

    fn strip(&self, channel: u64, message: u64) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::ChannelMessage { channel_id: ChannelId::new(channel), message_id: MessageId::new(message) };
            self.ask(LightMethod::Patch, route, &json!({"components": []}), None).await.map(drop)
        })
    }

    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        Box::pin(async move {
            let path = format!("/interactions/{}/{}/callback", ticket.id, ticket.token);
            let file = match &how {
                Acknowledgement::Message(body) | Acknowledgement::Update(body) => body.file(),
                _ => None,
            };
            self.tell(reqwest::Method::POST, &path, &callback(&how), file).await
        })
    }

    fn follow_up(&self, ticket: Ticket, body: Body) -> Call<'_, ()> {
        Box::pin(async move { self.tell(reqwest::Method::POST, &self.webhook(&ticket), &body.fresh(), body.file()).await })
    }

    fn amend(&self, ticket: Ticket, body: Body) -> Call<'_, ()> {
        Box::pin(async move {
            let path = format!("{}/messages/@original", self.webhook(&ticket));
            self.tell(reqwest::Method::PATCH, &path, &body.edit(), body.file()).await
        })
    }

    fn direct(&self, user: u64) -> Call<'_, u64> {
        Box::pin(async move {
            let body = json!({"recipient_id": user.to_string()});
            id(&self.ask(LightMethod::Post, Route::UserMeDmChannels, &body, None).await?)
        })
    }

    fn thread(&self, channel: u64, name: String) -> Call<'_, u64> {
        Box::pin(async move {
            /// A public thread.
            const PUBLIC: u8 = 11;
            let route = Route::ChannelThreads { channel_id: ChannelId::new(channel) };
            let body = json!({"name": name, "type": PUBLIC, "auto_archive_duration": 10_080});
            id(&self.ask(LightMethod::Post, route, &body, None).await?)
        })
    }

    fn register(&self, server: Option<u64>, commands: Value) -> Call<'_, ()> {
        Box::pin(async move {
            let application_id = ApplicationId::new(self.application);
            let route = match server {
                None => Route::Commands { application_id },
                Some(server) => Route::GuildCommands { application_id, guild_id: GuildId::new(server) },
            };
            self.ask(LightMethod::Put, route, &commands, None).await.map(drop)
        })
    }

    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>> {
        Box::pin(async move {
            let mut answer = self.client.get(url).send().await.map_err(|_| Trouble::TimedOut)?;
            if !answer.status().is_success() {
                return Err(Trouble::of(answer.status().as_u16(), 0, None));
            }
            let mut bytes = Vec::new();
            while let Some(part) = answer.chunk().await.map_err(|_| Trouble::TimedOut)? {
                if bytes.len() + part.len() > most {
                    return Err(Trouble::Refused { status: 413, code: 0 });
                }
                bytes.extend_from_slice(&part);
            }
            Ok(bytes)
        })
    }
}
