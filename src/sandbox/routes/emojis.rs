//! The application's own emoji: listed, made, renamed, removed.

use serde_json::{Value, json};

use super::reply::{Answer, Reply};
use crate::sandbox::call::Call;
use crate::sandbox::emoji::Emoji;
use crate::sandbox::limits;
use crate::sandbox::rejection::Rejection;
use crate::sandbox::snowflake::Id;
use crate::sandbox::user::User;
use crate::sandbox::world::World;

/// The most that an application has.
const MOST: usize = 2_000;

/// Below `/applications/{ours}/emojis`.
pub fn route(world: &mut World, call: &Call, rest: &[&str]) -> Answer {
    match (rest, call.method.as_str()) {
        ([], "GET") => {
            let user = maker(world);
            let items: Vec<_> = world.emoji.values().map(|emoji| emoji.json(&user)).collect();
            Reply::ok(json!({ "items": items }))
        }
        ([], "POST") => make(world, call),
        ([id], method) => one(world, call, known(world, id)?, method),
        ([], _) => Err(Rejection::wrong_method()),
        _ => Err(Rejection::not_found()),
    }
}

/// The bot as the user who made an emoji.
fn maker(world: &World) -> Value {
    world.users.get(&world.bot).map_or(Value::Null, User::json)
}

fn make(world: &mut World, call: &Call) -> Answer {
    let given = call.json()?;
    limits::emoji::check(given, true)?;
    if world.emoji.len() >= MOST {
        return Err(Rejection::new(400, 30008, "Maximum number of emojis reached"));
    }
    let text = |name: &str| given[name].as_str().unwrap_or_default().to_owned();
    let emoji = Emoji {
        id: world.id(),
        name: text("name"),
        image: text("image"),
    };
    let body = emoji.json(&maker(world));
    world.put_emoji(emoji);
    Ok(Reply { status: 201, body })
}

fn one(world: &mut World, call: &Call, mut emoji: Emoji, method: &str) -> Answer {
    match method {
        "GET" => Reply::ok(emoji.json(&maker(world))),
        "PATCH" => {
            let given = call.json()?;
            limits::emoji::check(given, false)?;
            if let Some(name) = given["name"].as_str() {
                name.clone_into(&mut emoji.name);
            }
            let body = emoji.json(&maker(world));
            world.put_emoji(emoji);
            Reply::ok(body)
        }
        "DELETE" => {
            world.remove_emoji(emoji.id);
            Reply::nothing()
        }
        _ => Err(Rejection::wrong_method()),
    }
}

fn known(world: &World, id: &str) -> Result<Emoji, Rejection> {
    let known = Id::parse(id).and_then(|id| world.emoji.get(&id));
    known
        .cloned()
        .ok_or_else(|| Rejection::new(404, 10014, "Unknown Emoji"))
}
