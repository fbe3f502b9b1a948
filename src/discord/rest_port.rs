//! The port over HTTP: what is asked for where. Knows no token.

use super::body::{Body, to_json};
use super::emoji::{Emoji, EmojiSet};
use super::ids::{AnyChannel, ChannelId, DirectId, EmojiId, MessageId, MessageRef, serenity_id};
use super::incoming::{ChannelKind, Ticket};
use super::lane::{Lane, Urgency};
use super::limiter::Slot;
use super::port::{Acknowledgement, Call, Port, Posted, Waiting};
use super::request::{bare, bytes_of, callback, emoji_of, id_of, route_of, with_body};
use super::rest::Rest;
use super::trouble::Trouble;
use super::visibility::{may_see, readers_see};
use crate::table::{Everyone, Only, Server, UserId};
use serde_json::{Value, json};
use serenity::builder::{CreateAttachment, CreateThread, EditMessage};
use serenity::http::{LightMethod, Route};
use serenity::model::channel::{AutoArchiveDuration, ChannelType};
use std::sync::Arc;

/// What Discord says where a message has a thread already.
const HAS_THREAD: i64 = 160_004;

impl Rest {
    async fn post_in<A>(&self, turn: Slot, channel: AnyChannel, body: Body<A>) -> Result<Posted, Trouble> {
        let route = Route::ChannelMessages {
            channel_id: serenity_id(channel.0),
        };
        let request = with_body(LightMethod::Post, route, &body.fresh(), body.file());
        let answer = self.ask(turn, request).await?;
        Ok(Posted {
            message: MessageId(id_of(&answer)?),
            as_asked: body.is_said_by(&answer),
        })
    }

    async fn edit_in<A>(
        &self,
        turn: Slot,
        message: MessageRef<AnyChannel>,
        body: Body<A>,
    ) -> Result<(), Trouble> {
        let request = with_body(LightMethod::Patch, route_of(message), &body.edit(), body.file());
        self.ask(turn, request).await.map(drop)
    }

    /// Looks something up that nobody waits for.
    fn look(&self, lane: Lane, route: Route<'static>) -> Call<'_, Value> {
        Box::pin(async move {
            let turn = self.limiter.turn(lane, Urgency::Tidy).await;
            self.ask(turn, bare(LightMethod::Get, route)).await
        })
    }
}

impl Port for Rest {
    fn turn(&self, lane: Lane, urgency: Urgency) -> Waiting<'_> {
        Box::pin(self.limiter.turn(lane, urgency))
    }

    fn post(&self, turn: Slot, channel: ChannelId, body: Body<Everyone>) -> Call<'_, Posted> {
        Box::pin(self.post_in(turn, channel.into(), body))
    }

    fn edit(&self, turn: Slot, message: MessageRef<ChannelId>, body: Body<Everyone>) -> Call<'_, ()> {
        Box::pin(self.edit_in(turn, message.anywhere(), body))
    }

    fn post_direct(&self, turn: Slot, channel: DirectId, body: Body<Only>) -> Call<'_, Posted> {
        Box::pin(self.post_in(turn, channel.into(), body))
    }

    fn edit_direct(&self, turn: Slot, message: MessageRef<DirectId>, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(self.edit_in(turn, message.anywhere(), body))
    }

    fn remove(&self, turn: Slot, message: MessageRef<AnyChannel>) -> Call<'_, ()> {
        Box::pin(async move {
            let request = bare(LightMethod::Delete, route_of(message));
            self.ask(turn, request).await.map(drop)
        })
    }

    fn strip(&self, turn: Slot, message: MessageRef<AnyChannel>) -> Call<'_, ()> {
        Box::pin(async move {
            let body = to_json(&EditMessage::new().components(Vec::new()));
            let request = with_body(LightMethod::Patch, route_of(message), &body, None);
            self.ask(turn, request).await.map(drop)
        })
    }

    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::InteractionResponse {
                interaction_id: serenity_id(ticket.id.0),
                token: &ticket.token,
            };
            let file = match &how {
                Acknowledgement::Message(body) | Acknowledgement::Update(_, body) => body.file(),
                _ => None,
            };
            self.tell(LightMethod::Post, route, &callback(&how), file).await
        })
    }

    fn follow_up(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::WebhookFollowupMessages {
                application_id: serenity_id(self.application()),
                token: &ticket.token,
            };
            self.tell(LightMethod::Post, route, &body.ephemeral(), body.file())
                .await
        })
    }

    fn amend(&self, ticket: Ticket, body: Body<Only>) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::WebhookOriginalInteractionResponse {
                application_id: serenity_id(self.application()),
                token: &ticket.token,
            };
            self.tell(LightMethod::Patch, route, &body.edit(), body.file())
                .await
        })
    }

    fn open_direct(&self, turn: Slot, user: UserId) -> Call<'_, DirectId> {
        Box::pin(async move {
            let body = json!({"recipient_id": user.to_string()});
            let request = with_body(LightMethod::Post, Route::UserMeDmChannels, &body, None);
            id_of(&self.ask(turn, request).await?).map(DirectId)
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
            let route = Route::ChannelThreads {
                channel_id: serenity_id(channel.0),
            };
            let body = to_json(&thread(name).kind(ChannelType::from(kind.thread())));
            let request = with_body(LightMethod::Post, route, &body, None);
            id_of(&self.ask(turn, request).await?).map(ChannelId)
        })
    }

    fn open_message_thread(
        &self,
        turn: Slot,
        message: MessageRef<ChannelId>,
        name: String,
    ) -> Call<'_, ChannelId> {
        Box::pin(async move {
            let route = Route::ChannelMessageThreads {
                channel_id: serenity_id(message.channel.0),
                message_id: serenity_id(message.message.0),
            };
            let request = with_body(LightMethod::Post, route, &to_json(&thread(name)), None);
            match self.ask(turn, request).await {
                // A message has one thread, which has its number.
                Err(Trouble::Refused { code: HAS_THREAD, .. }) => Ok(ChannelId(message.message.0)),
                answer => id_of(&answer?).map(ChannelId),
            }
        })
    }

    fn register(&self, turn: Slot, server: Option<Server>, commands: Value) -> Call<'_, ()> {
        Box::pin(async move {
            let application_id = serenity_id(self.application());
            let route = match server {
                None => Route::Commands { application_id },
                Some(server) => Route::GuildCommands {
                    application_id,
                    guild_id: serenity_id(server.0),
                },
            };
            let request = with_body(LightMethod::Put, route, &commands, None);
            self.ask(turn, request).await.map(drop)
        })
    }

    fn emoji(&self) -> &Arc<EmojiSet> {
        &self.emoji
    }

    fn list_emoji(&self, turn: Slot) -> Call<'_, Vec<Emoji>> {
        Box::pin(async move {
            let application_id = serenity_id(self.application());
            let request = bare(LightMethod::Get, Route::Emojis { application_id });
            Ok(emoji_of(&self.ask(turn, request).await?))
        })
    }

    fn upload_emoji(&self, turn: Slot, name: String, png: Vec<u8>) -> Call<'_, EmojiId> {
        Box::pin(async move {
            let application_id = serenity_id(self.application());
            let image = CreateAttachment::bytes(png, "").to_base64();
            let body = json!({"name": name, "image": image});
            let request = with_body(LightMethod::Post, Route::Emojis { application_id }, &body, None);
            id_of(&self.ask(turn, request).await?).map(EmojiId)
        })
    }

    fn remove_emoji(&self, turn: Slot, emoji: EmojiId) -> Call<'_, ()> {
        Box::pin(async move {
            let route = Route::Emoji {
                application_id: serenity_id(self.application()),
                emoji_id: serenity_id(emoji.0),
            };
            self.ask(turn, bare(LightMethod::Delete, route)).await.map(drop)
        })
    }

    fn fetch(&self, url: String, most: usize) -> Call<'_, Vec<u8>> {
        Box::pin(async move {
            let answer = self.client.get(url).send().await.map_err(|_| Trouble::TimedOut)?;
            bytes_of(answer, most).await
        })
    }

    fn may_see(&self, channel: ChannelId, user: UserId) -> Call<'_, bool> {
        Box::pin(async move { may_see(&|lane, route| self.look(lane, route), channel, user).await })
    }

    fn readers_see(&self, readers: ChannelId, other: ChannelId) -> Call<'_, bool> {
        Box::pin(async move { readers_see(&|lane, route| self.look(lane, route), readers, other).await })
    }

    fn is_member(&self, server: Server, user: UserId, urgency: Urgency) -> Call<'_, bool> {
        Box::pin(async move {
            let route = Route::GuildMember {
                guild_id: serenity_id(server.0),
                user_id: serenity_id(user.0),
            };
            let turn = self.limiter.turn(Lane::Members(server), urgency).await;
            match self.ask(turn, bare(LightMethod::Get, route)).await {
                Err(Trouble::UnknownMember) => Ok(false),
                answer => answer.map(|_| true),
            }
        })
    }
}

/// A thread that stays in view for a week.
fn thread(name: String) -> CreateThread<'static> {
    CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek)
}
