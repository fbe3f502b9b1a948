//! The routes of the API that a bot uses, by the first step of the path.

mod callbacks;
mod channels;
mod commands;
mod emojis;
mod identity;
mod messages;
mod reply;
mod threads;
mod webhooks;

use super::call::Call;
use super::rejection::Rejection;
use super::snowflake::Id;
use super::world::World;

use reply::Answer;
pub use reply::Reply;

/// Finds and follows the route of a request.
pub fn dispatch(world: &mut World, call: &Call, segments: &[&str]) -> Answer {
    match segments {
        ["gateway" | "oauth2" | "users", ..] => identity::route(world, call, segments),
        ["applications", "@me"] => identity::route(world, call, segments),
        ["applications", app, rest @ ..] => {
            if Id::parse(app) != Some(world.bot) {
                return Err(Rejection::new(404, 10002, "Unknown Application"));
            }
            match rest {
                ["emojis", rest @ ..] => emojis::route(world, call, rest),
                _ => commands::route(world, call, rest),
            }
        }
        ["guilds", guild, rest @ ..] => identity::guild(world, call, guild, rest),
        ["interactions", id, token, "callback"] => callbacks::route(world, call, id, token),
        ["webhooks", app, token, rest @ ..] => webhooks::route(world, call, app, token, rest),
        ["channels", channel, rest @ ..] => {
            let id = Id::parse(channel).ok_or_else(Rejection::unknown_channel)?;
            channels::route(world, call, id, rest)
        }
        _ => Err(Rejection::not_found()),
    }
}
