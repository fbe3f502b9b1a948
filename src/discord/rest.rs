//! The port over HTTP.
//!
//! Requests by the bot's token keep Discord's limits ([`super::limiter`]). What goes by an
//! interaction's token has limits of its own, which nobody comes near.

use super::body::{Body, File};
use super::emoji::{Emoji, EmojiSet, without_own};
use super::ids::{AnyChannel, ChannelId, DirectId, EmojiId, MessageId, MessageRef};
use super::incoming::{ChannelKind, Ticket};
use super::lane::{Lane, Urgency};
use super::limiter::{Limiter, Slot};
use super::port::{Acknowledgement, Call, Port, Waiting};
use super::rate_headers::{bucket, for_all, wait};
use super::request::{bytes_of, callback, cause, emoji_of, enclose, id_of, route_of, trouble};
use super::route::Route;
use super::trouble::Trouble;
use super::visibility::may_see;
use crate::config::Hidden;
use crate::table::{Everyone, Only, Server, UserId};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use reqwest::header::{AUTHORIZATION, HeaderValue};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// Discord itself.
const DISCORD: &str = "https://discord.com";
/// What Discord says where a message has a thread already.
const HAS_THREAD: i64 = 160_004;
/// How long an acknowledgement may take: half a second later Discord knows nothing of the
/// interaction any more.
const CALLBACK: Duration = Duration::from_millis(2_500);

/// The port over HTTP.
pub struct Rest {
    client: reqwest::Client,
    /// The word by which the bot is known, with what Discord wants before it.
    token: Hidden,
    base: String,
    application: u64,
    emoji: Arc<EmojiSet>,
    limiter: Limiter,
    /// Set when the bot's token is not taken any more: from then on nothing is asked by it.
    shut_out: CancellationToken,
}

/// Why something could not be looked up.
#[derive(Debug, thiserror::Error)]
pub enum Unanswered {
    /// Discord refuses.
    #[error(transparent)]
    Refused(Trouble),
    /// Nobody answers.
    #[error("{0}")]
    Nobody(String),
}

impl Rest {
    /// A port by a token; it sets `shut_out` when the token is not taken any more. The application
    /// is not known yet.
    #[must_use]
    pub fn new(
        client: reqwest::Client,
        token: &Hidden,
        base: Option<&str>,
        limiter: Limiter,
        shut_out: CancellationToken,
    ) -> Rest {
        let bare = token.reveal().trim().trim_start_matches("Bot ").to_owned();
        let token = Hidden::new(format!("Bot {bare}"));
        Rest {
            client,
            token,
            base: base.unwrap_or(DISCORD).to_owned(),
            application: 0,
            emoji: Arc::default(),
            limiter,
            shut_out,
        }
    }

    /// The same for an application.
    #[must_use]
    pub fn of(self, application: u64) -> Rest {
        Rest { application, ..self }
    }

    /// The application that it is for.
    #[must_use]
    pub fn application(&self) -> u64 {
        self.application
    }

    /// Looks something up by the bot's token.
    ///
    /// # Errors
    /// Discord refuses, or does not answer.
    pub async fn look_up(&self, route: Route) -> Result<Value, Unanswered> {
        let answer = self
            .exchange(Slot::free(), self.request(Method::GET, route))
            .await;
        answer
            .map_err(|why| Unanswered::Nobody(cause(&why)))?
            .map_err(Unanswered::Refused)
    }

    /// A request by the bot's token.
    async fn ask(
        &self,
        turn: Slot,
        method: Method,
        route: Route,
        body: &Value,
        file: Option<&File>,
    ) -> Result<Value, Trouble> {
        if self.shut_out.is_cancelled() {
            return Err(Trouble::Unauthorized);
        }
        let request = enclose(self.request(method, route), body, file);
        self.exchange(turn, request)
            .await
            .unwrap_or(Err(Trouble::TimedOut))
    }

    fn request(&self, method: Method, route: Route) -> RequestBuilder {
        let request = self
            .client
            .request(method, format!("{}{}", self.base, route.path()));
        match HeaderValue::from_str(self.token.reveal()) {
            Ok(mut token) => {
                token.set_sensitive(true);
                request.header(AUTHORIZATION, token)
            }
            // What is no header is no token: Discord says so.
            Err(_) => request,
        }
    }

    /// Sends a request by the bot's token in its turn; the outer error is that nobody answered.
    async fn exchange(
        &self,
        turn: Slot,
        request: RequestBuilder,
    ) -> Result<Result<Value, Trouble>, reqwest::Error> {
        let sent = turn.leave().await;
        let answer = match request.send().await {
            Ok(answer) => answer,
            Err(why) => {
                sent.answered(None);
                return Err(why);
            }
        };
        let (status, headers) = (answer.status(), answer.headers().clone());
        let body: Value = answer.json().await.unwrap_or_default();
        let wait = wait(&headers, &body);
        if status.as_u16() == 429 && for_all(&headers, &body) {
            sent.shut(wait.unwrap_or(Duration::from_secs(1)));
        }
        sent.answered(bucket(&headers, wait.filter(|_| status.as_u16() == 429)).as_ref());
        if status.is_success() {
            return Ok(Ok(body));
        }
        let code = body["code"].as_i64().unwrap_or(-1);
        tracing::debug!(status = status.as_u16(), code, why = %body["errors"], "a request was refused");
        if status.as_u16() == 401 {
            self.shut_out.cancel();
        }
        let trouble = trouble(status.as_u16(), &body, wait);
        if trouble == Trouble::UnknownEmoji {
            self.emoji.forget();
        }
        Ok(Err(trouble))
    }

    /// A request by an interaction's token.
    async fn tell(
        &self,
        method: Method,
        path: &str,
        body: &Value,
        file: Option<&File>,
    ) -> Result<(), Trouble> {
        let mut request = self
            .client
            .request(method, format!("{}/api/v10{path}", self.base));
        if path.ends_with("/callback") {
            request = request.timeout(CALLBACK);
        }
        let again = request.try_clone();
        let told = self.answered(enclose(request, body, file)).await;
        let (Err(Trouble::UnknownEmoji), Some(again)) = (&told, again) else {
            return told;
        };
        // Whoever pressed something waits: they get the words without.
        self.emoji.forget();
        self.answered(enclose(again, &without_own(body.clone()), file))
            .await
    }

    /// Sends a request by an interaction's token.
    async fn answered(&self, request: RequestBuilder) -> Result<(), Trouble> {
        let answer = request.send().await.map_err(|_| Trouble::TimedOut)?;
        if answer.status().is_success() {
            return Ok(());
        }
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let why: Value = answer.json().await.unwrap_or_default();
        tracing::debug!(status, %why, "an answer was refused");
        Err(trouble(status, &why, wait(&headers, &why)))
    }

    async fn post_in<A>(&self, turn: Slot, channel: AnyChannel, body: Body<A>) -> Result<MessageId, Trouble> {
        let route = Route::Messages(channel.0);
        let answer = self
            .ask(turn, Method::POST, route, &body.fresh(), body.file())
            .await?;
        id_of(&answer).map(MessageId)
    }

    async fn edit_in<A>(
        &self,
        turn: Slot,
        message: MessageRef<AnyChannel>,
        body: Body<A>,
    ) -> Result<(), Trouble> {
        let edit = body.edit();
        let file = body.file();
        self.ask(turn, Method::PATCH, route_of(message), &edit, file)
            .await
            .map(drop)
    }

    fn webhook(&self, ticket: &Ticket) -> String {
        format!("/webhooks/{}/{}", self.application, ticket.token)
    }
}

impl Port for Rest {
    fn turn(&self, lane: Lane, urgency: Urgency) -> Waiting<'_> {
        Box::pin(self.limiter.turn(lane, urgency))
    }

    fn post(&self, turn: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, MessageId> {
        Box::pin(self.post_in(turn, channel.into(), body))
    }

    fn edit(&self, turn: Slot, message: MessageRef<ChannelId>, body: Body<Everyone>) -> Call<'_, ()> {
        Box::pin(self.edit_in(turn, message.anywhere(), body))
    }

    fn post_direct(&self, turn: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, MessageId> {
        Box::pin(self.post_in(turn, channel.into(), body))
    }

    fn edit_direct(&self, turn: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(self.edit_in(turn, message.anywhere(), body))
    }

    fn strip(&self, turn: Slot, message: MessageRef<AnyChannel>) -> Call<'_, ()> {
        Box::pin(async move {
            let body = json!({"components": []});
            self.ask(turn, Method::PATCH, route_of(message), &body, None)
                .await
                .map(drop)
        })
    }

    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        Box::pin(async move {
            let path = format!("/interactions/{}/{}/callback", ticket.id, ticket.token);
            let file = match &how {
                Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => body.file(),
                _ => None,
            };
            self.tell(Method::POST, &path, &callback(&how), file).await
        })
    }

    fn follow_up(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(async move {
            self.tell(Method::POST, &self.webhook(&ticket), &body.ephemeral(), body.file())
                .await
        })
    }

    fn amend(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(async move {
            let path = format!("{}/messages/@original", self.webhook(&ticket));
            self.tell(Method::PATCH, &path, &body.edit(), body.file()).await
        })
    }

    fn open_direct(&self, turn: Slot, user: UserId) -> Call<'_, DirectId> {
        Box::pin(async move {
            let body = json!({"recipient_id": user.to_string()});
            let answer = self
                .ask(turn, Method::POST, Route::DirectChannels, &body, None)
                .await?;
            id_of(&answer).map(DirectId)
        })
    }

    fn open_thread(
        &self,
        turn: Slot,
        channel: ChannelId,
        kind: ChannelKind,
        name: String,
    ) -> Call<'_, ChannelId> {
        Box::pin(async move {
            let route = Route::Threads(channel.0);
            let body = json!({"name": name, "type": kind.thread(), "auto_archive_duration": 10_080});
            let answer = self.ask(turn, Method::POST, route, &body, None).await?;
            id_of(&answer).map(ChannelId)
        })
    }

    fn open_message_thread(
        &self,
        turn: Slot,
        message: MessageRef<ChannelId>,
        name: String,
    ) -> Call<'_, ChannelId> {
        Box::pin(async move {
            let route = Route::MessageThreads(message.channel.0, message.message.0);
            let body = json!({"name": name, "auto_archive_duration": 10_080});
            match self.ask(turn, Method::POST, route, &body, None).await {
                // A message has one thread, which has its number.
                Err(Trouble::Refused { code: HAS_THREAD, .. }) => Ok(ChannelId(message.message.0)),
                answer => id_of(&answer?).map(ChannelId),
            }
        })
    }

    fn register(&self, turn: Slot, server: Option<Server>, commands: Value) -> Call<'_, ()> {
        Box::pin(async move {
            let route = match server {
                None => Route::Commands(self.application),
                Some(server) => Route::ServerCommands(self.application, server.0),
            };
            self.ask(turn, Method::PUT, route, &commands, None)
                .await
                .map(drop)
        })
    }

    fn emoji(&self) -> &Arc<EmojiSet> {
        &self.emoji
    }

    fn list_emoji(&self, turn: Slot) -> Call<'_, Vec<Emoji>> {
        Box::pin(async move {
            let route = Route::EmojiList(self.application);
            let answer = self.ask(turn, Method::GET, route, &Value::Null, None).await?;
            Ok(emoji_of(&answer))
        })
    }

    fn upload_emoji(&self, turn: Slot, name: String, png: Vec<u8>) -> Call<'_, EmojiId> {
        Box::pin(async move {
            let image = format!("data:image/png;base64,{}", BASE64_STANDARD.encode(png));
            let body = json!({"name": name, "image": image});
            let route = Route::EmojiList(self.application);
            let answer = self.ask(turn, Method::POST, route, &body, None).await?;
            id_of(&answer).map(EmojiId)
        })
    }

    fn remove_emoji(&self, turn: Slot, emoji: EmojiId) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::Emoji(self.application, emoji.0);
            self.ask(turn, Method::DELETE, route, &Value::Null, None)
                .await
                .map(drop)
        })
    }

    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>> {
        Box::pin(async move {
            let answer = self.client.get(url).send().await.map_err(|_| Trouble::TimedOut)?;
            bytes_of(answer, most).await
        })
    }

    fn may_see(&self, channel: ChannelId, user: UserId) -> Call<'_, bool> {
        Box::pin(async move {
            let look = |lane, route| -> Call<'_, Value> {
                Box::pin(async move {
                    let turn = self.limiter.turn(lane, Urgency::Tidy).await;
                    self.ask(turn, Method::GET, route, &Value::Null, None).await
                })
            };
            may_see(&look, channel, user).await
        })
    }
}
