//! The routes of the API that a bot uses, by the first step of the path.

mod callbacks;
mod channels;
mod commands;
mod identity;
mod messages;
mod threads;
mod webhooks;

use serde_json::Value;

use super::call::Call;
use super::realm::Realm;
use super::rejection::Rejection;
use super::snowflake::Id;

/// An answer that is not an error.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub body: Value,
}

impl Reply {
    /// 200 with a body.
    pub fn ok(body: Value) -> Result<Self, Rejection> {
        Ok(Self { status: 200, body })
    }

    /// 204.
    pub fn nothing() -> Result<Self, Rejection> {
        Ok(Self {
            status: 204,
            body: Value::Null,
        })
    }
}

/// What a route answers.
pub type Answer = Result<Reply, Rejection>;

/// Finds and follows the route of a request.
pub fn dispatch(realm: &mut Realm, call: &Call, segments: &[&str]) -> Answer {
    match segments {
        ["gateway" | "oauth2" | "users", ..] => identity::route(realm, call, segments),
        ["applications", "@me"] => identity::route(realm, call, segments),
        ["applications", app, rest @ ..] => {
            if Id::parse(app) != Some(realm.bot) {
                return Err(Rejection::new(404, 10002, "Unknown Application"));
            }
            commands::route(realm, call, rest)
        }
        ["guilds", guild, rest @ ..] => identity::guild(realm, call, guild, rest),
        ["interactions", id, token, "callback"] => callbacks::route(realm, call, id, token),
        ["webhooks", app, token, rest @ ..] => webhooks::route(realm, call, app, token, rest),
        ["channels", channel, rest @ ..] => {
            let id = Id::parse(channel).ok_or_else(Rejection::unknown_channel)?;
            channels::route(realm, call, id, rest)
        }
        _ => Err(Rejection::not_found()),
    }
}
