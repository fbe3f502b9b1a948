//! Whether somebody can see a channel, by what Discord says of the channel, its server and the
//! member. Knows no table.

use super::ids::{ChannelId, serenity_id};
use super::lane::Lane;
use super::port::Call;
use super::trouble::Trouble;
use crate::table::{Server, UserId};
use serde_json::{Value, json};
use serenity::http::Route;
use serenity::model::permissions::Permissions;
use std::collections::BTreeMap;

const ADMINISTRATOR: u64 = Permissions::ADMINISTRATOR.bits();
const VIEW: u64 = Permissions::VIEW_CHANNEL.bits();
const MANAGE_THREADS: u64 = Permissions::MANAGE_THREADS.bits();
/// The types of threads: of announcements, public, private.
const THREADS: [u64; 3] = [10, 11, 12];
/// The type of a thread that only those see who were added to it.
const PRIVATE: u64 = 12;
/// The type of what a channel says of one person, and not of a role.
const PERSON: u64 = 1;

/// Whoever looks something up.
pub(super) type Lookup<'a> = dyn Fn(Lane, Route<'static>) -> Call<'a, Value> + Send + Sync + 'a;

/// Whether somebody can see a channel.
///
/// # Errors
/// It could not be found out: we cannot see the channel ourselves, or nobody answered.
pub(super) async fn may_see(look: &Lookup<'_>, channel: ChannelId, user: UserId) -> Result<bool, Trouble> {
    match looked(look, channel, user).await {
        Err(Trouble::UnknownMember | Trouble::UnknownChannel | Trouble::UnknownServer) => Ok(false),
        looked => looked,
    }
}

async fn looked(look: &Lookup<'_>, channel: ChannelId, user: UserId) -> Result<bool, Trouble> {
    let (place, parent) = place(look, channel).await?;
    let Some(server) = number(&place["guild_id"]) else {
        return Ok(false);
    };
    let guild_id = serenity_id(server);
    let user_id = serenity_id(user.0);
    let member = look(Lane::Members(Server(server)), Route::GuildMember { guild_id, user_id }).await?;
    let whole = look(Lane::Server(Server(server)), Route::Guild { guild_id }).await?;
    let may = permissions(&whole, &member, parent.as_ref().unwrap_or(&place), user);
    if may & VIEW == 0 || !is_private(&place) || may & MANAGE_THREADS != 0 {
        return Ok(may & VIEW != 0);
    }
    let lane = Lane::ThreadMembers(channel);
    let channel_id = serenity_id(channel.0);
    match look(lane, Route::ChannelThreadMember { channel_id, user_id }).await {
        Err(Trouble::Refused { status: 404, .. }) => Ok(false),
        added => added.map(|_| true),
    }
}

/// Whether everybody who sees a channel of a server sees another one as well, whatever roles they have.
///
/// # Errors
/// It could not be found out.
pub(super) async fn readers_see(
    look: &Lookup<'_>,
    readers: ChannelId,
    other: ChannelId,
) -> Result<bool, Trouble> {
    match compared(look, readers, other).await {
        Err(Trouble::UnknownChannel | Trouble::UnknownServer) => Ok(false),
        compared => compared,
    }
}

async fn compared(look: &Lookup<'_>, readers: ChannelId, other: ChannelId) -> Result<bool, Trouble> {
    let (there, above) = place(look, readers).await?;
    let (here, parent) = place(look, other).await?;
    if is_private(&here) || there["guild_id"] != here["guild_id"] {
        return Ok(readers == other);
    }
    let (there, here) = (above.unwrap_or(there), parent.unwrap_or(here));
    let Some(server) = number(&there["guild_id"]) else {
        return Ok(false);
    };
    let guild_id = serenity_id(server);
    let whole = look(Lane::Server(Server(server)), Route::Guild { guild_id }).await?;
    let sees = |roles: &Value, channel: &Value, user: u64| {
        permissions(&whole, &json!({ "roles": roles }), channel, UserId(user)) & VIEW != 0
    };
    // What one role lets see another one may hide, so each two are looked at; more than two hide and show nothing more.
    let roles = unlike(&there, &here, roles(&whole));
    let owner = number(&whole["owner_id"]);
    let others = people(&there, &here).filter(|(person, _)| Some(*person) != owner);
    let people = unlike(&there, &here, others);
    Ok(people.iter().all(|person| {
        roles.iter().enumerate().all(|(index, role)| {
            roles[index..].iter().all(|other| {
                let both = json!([role.to_string(), other.to_string()]);
                !sees(&both, &there, *person) || sees(&both, &here, *person)
            })
        })
    }))
}

/// The roles that not everybody has, with what each lets see everywhere, and none.
fn roles(server: &Value) -> impl Iterator<Item = (u64, u64)> + '_ {
    let roles = list(&server["roles"]).filter_map(|role| {
        let everywhere = number(&role["permissions"]).unwrap_or_default();
        Some((number(&role["id"])?, everywhere & (VIEW | ADMINISTRATOR)))
    });
    roles
        .filter(|(role, _)| Some(*role) != number(&server["id"]))
        .chain([(0, 0)])
}

/// The people of whom one of two channels says something, and one of whom neither does.
fn people<'a>(there: &'a Value, here: &'a Value) -> impl Iterator<Item = (u64, u64)> + 'a {
    let named = [there, here]
        .into_iter()
        .flat_map(|channel| list(&channel["permission_overwrites"]))
        .filter(|one| number(&one["type"]) == Some(PERSON))
        .filter_map(|one| number(&one["id"]));
    named.chain([0]).map(|person| (person, 0))
}

/// One of all for whom two channels are to be seen alike: a server may have hundreds of roles.
fn unlike(there: &Value, here: &Value, all: impl Iterator<Item = (u64, u64)>) -> Vec<u64> {
    let said = |channel: &Value, id: u64| {
        let own = list(&channel["permission_overwrites"]).find(|one| number(&one["id"]) == Some(id));
        let bits = |name: &str| own.and_then(|own| number(&own[name])).unwrap_or_default() & VIEW;
        (bits("allow"), bits("deny"))
    };
    let kinds = all.map(|(id, everywhere)| ((everywhere, said(there, id), said(here, id)), id));
    kinds.collect::<BTreeMap<_, _>>().into_values().collect()
}

/// A channel; of a thread also the channel that it is in.
async fn place(look: &Lookup<'_>, channel: ChannelId) -> Result<(Value, Option<Value>), Trouble> {
    let place = look(Lane::Channel(channel), channel_route(channel)).await?;
    if !THREADS.contains(&number(&place["type"]).unwrap_or_default()) {
        return Ok((place, None));
    }
    let parent = ChannelId(number(&place["parent_id"]).ok_or(Trouble::UnknownChannel)?);
    let parent = look(Lane::Channel(parent), channel_route(parent)).await?;
    Ok((place, Some(parent)))
}

fn is_private(place: &Value) -> bool {
    number(&place["type"]) == Some(PRIVATE)
}

fn channel_route(channel: ChannelId) -> Route<'static> {
    let channel_id = serenity_id(channel.0);
    Route::Channel { channel_id }
}

/// What a member may do in a channel: what their roles say, then what the channel says of everybody,
/// of roles and of them.
fn permissions(server: &Value, member: &Value, channel: &Value, user: UserId) -> u64 {
    let (all, everyone) = (u64::MAX, number(&server["id"]));
    if number(&server["owner_id"]) == Some(user.0) {
        return all;
    }
    let own: Vec<u64> = list(&member["roles"]).filter_map(number).collect();
    let has = |id: Option<u64>| id.is_some_and(|id| Some(id) == everyone || own.contains(&id));
    let roles = list(&server["roles"]).filter(|role| has(number(&role["id"])));
    let may = roles.fold(0, |may, role| may | number(&role["permissions"]).unwrap_or_default());
    if may & ADMINISTRATOR != 0 {
        return all;
    }
    let said = |of: &dyn Fn(Option<u64>) -> bool| {
        let those = list(&channel["permission_overwrites"]).filter(|one| of(number(&one["id"])));
        those.fold((0, 0), |(allow, deny), one| {
            let bits = |name: &str| number(&one[name]).unwrap_or_default();
            (allow | bits("allow"), deny | bits("deny"))
        })
    };
    let whole = said(&|id| id == everyone);
    let roles = said(&|id| id != everyone && has(id));
    let person = said(&|id| id == Some(user.0));
    [whole, roles, person]
        .into_iter()
        .fold(may, |may, (allow, deny)| may & !deny | allow)
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A number, which Discord writes as text where it may be large.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    /// Whether a person of number 7 sees channel 6 (or the thread 9 in it) of server 5, as far as
    /// Discord says these things of it.
    async fn seen(member: Value, overwrites: Value, place: u64) -> Result<bool, Trouble> {
        let look = move |_: Lane, route: Route<'static>| -> Call<'static, Value> {
            let path = route.path();
            let told = match path.trim_start_matches("https://discord.com/api/v10/") {
                "channels/6" => Ok(json!({"type": 0, "guild_id": "5", "permission_overwrites": overwrites})),
                "channels/9" => Ok(json!({"type": 11, "guild_id": "5", "parent_id": "6"})),
                "channels/10" => Ok(json!({"type": 12, "guild_id": "5", "parent_id": "6"})),
                "guilds/5/members/7" if member.is_null() => Err(Trouble::UnknownMember),
                "guilds/5/members/7" => Ok(member.clone()),
                "guilds/5" => Ok(json!({"id": "5", "owner_id": "1", "roles": [
                    {"id": "5", "permissions": "1024"}, {"id": "20", "permissions": "8"},
                    {"id": "21", "permissions": "17179869184"}, {"id": "22", "permissions": "0"},
                ]})),
                "channels/10/thread-members/7" if member["added"] == true => Ok(json!({})),
                "channels/10/thread-members/7" => Err(Trouble::Refused { status: 404, code: 0 }),
                "channels/8" => Err(Trouble::MissingAccess),
                _ => Err(Trouble::UnknownChannel),
            };
            Box::pin(std::future::ready(told))
        };
        may_see(&look, ChannelId(place), UserId(7)).await
    }

    #[tokio::test]
    async fn who_sees_a_channel_is_whom_its_server_and_it_let() {
        let deny = |id: &str| json!([{"id": id, "allow": "0", "deny": "1024"}]);
        let both =
            json!([{"id": "5", "allow": "0", "deny": "1024"}, {"id": "22", "allow": "1024", "deny": "0"}]);
        let member = |role: &str| json!({"roles": [role]});
        for (member, overwrites, place, sees) in [
            (member("22"), json!([]), 6, true),
            (Value::Null, json!([]), 6, false),
            (member("22"), deny("5"), 6, false),
            (member("22"), deny("22"), 6, false),
            (member("22"), deny("7"), 6, false),
            (member("22"), deny("21"), 6, true),
            (member("22"), both.clone(), 6, true),
            (member("21"), both, 6, false),
            (member("20"), deny("7"), 6, true),
            (member("22"), json!([]), 9, true),
            (member("22"), deny("5"), 9, false),
            (member("22"), json!([]), 10, false),
            (json!({"roles": [], "added": true}), json!([]), 10, true),
            (member("21"), json!([]), 10, true),
            (member("22"), json!([]), 99, false),
        ] {
            let told = format!("{member} {overwrites} {place}");
            assert_eq!(seen(member, overwrites, place).await, Ok(sees), "{told}");
        }
        assert_eq!(seen(member("22"), json!([]), 8).await, Err(Trouble::MissingAccess));
    }

    /// A server whose role 20 may do this everywhere.
    fn server(may: u64) -> Value {
        json!({"id": "5", "owner_id": "1", "roles": [
            {"id": "5", "permissions": "1024"}, {"id": "20", "permissions": may.to_string()},
            {"id": "22", "permissions": "0"}, {"id": "23", "permissions": "0"},
        ]})
    }

    /// The channels 6 and 7 of that server, each with what it says of roles and people, and the private thread 10 in the first.
    fn channels(
        readers: Value,
        other: Value,
        may: u64,
    ) -> impl Fn(Lane, Route<'static>) -> Call<'static, Value> + Send + Sync {
        move |_, route| {
            let path = route.path();
            let of =
                |overwrites: &Value| json!({"type": 0, "guild_id": "5", "permission_overwrites": overwrites});
            let told = match path.trim_start_matches("https://discord.com/api/v10/") {
                "channels/6" => Ok(of(&readers)),
                "channels/7" => Ok(of(&other)),
                "channels/10" => Ok(json!({"type": 12, "guild_id": "5", "parent_id": "6"})),
                "guilds/5" => Ok(server(may)),
                _ => Err(Trouble::UnknownChannel),
            };
            Box::pin(std::future::ready(told))
        }
    }

    /// Whether who sees channel 6 sees channel 7.
    async fn alike(readers: Value, other: Value) -> Result<bool, Trouble> {
        let look = channels(readers, other, ADMINISTRATOR);
        assert_eq!(readers_see(&look, ChannelId(6), ChannelId(99)).await, Ok(false), "it is gone");
        assert_eq!(readers_see(&look, ChannelId(6), ChannelId(10)).await, Ok(false), "a private thread");
        assert_eq!(readers_see(&look, ChannelId(10), ChannelId(6)).await, Ok(true), "what it is in");
        readers_see(&look, ChannelId(6), ChannelId(7)).await
    }

    #[tokio::test]
    async fn a_channel_is_told_of_where_all_who_read_see_it() {
        let one = |id: &str, kind: u8, sees: bool| {
            let bits = ["0", "1024"];
            json!({"id": id, "type": kind, "allow": bits[usize::from(sees)], "deny": bits[usize::from(!sees)]})
        };
        let (open, hidden) = (json!([]), json!([one("5", 0, false)]));
        let members = json!([one("5", 0, false), one("22", 0, true)]);
        let guest = json!([one("5", 0, false), one("7", 1, true)]);
        let shunned = json!([one("7", 1, false)]);
        // Whoever has the role 23 sees neither, unless the role 22 lets them read the first.
        let (loud, mute) = (json!([one("5", 0, false), one("22", 0, true)]), json!([one("23", 0, false)]));
        let barred = json!([one("7", 1, false), one("22", 0, true)]);
        for (readers, other, wanted) in [
            (&open, &open, true),
            (&open, &hidden, false),
            (&hidden, &open, true),
            (&hidden, &hidden, true),
            (&members, &members, true),
            (&members, &hidden, false),
            (&open, &members, false),
            (&guest, &members, false),
            (&guest, &open, true),
            (&guest, &guest, true),
            (&open, &shunned, false),
            (&loud, &mute, false),
            (&mute, &loud, false),
            (&mute, &mute, true),
            (&members, &barred, false),
            (&guest, &mute, false),
        ] {
            assert_eq!(alike(readers.clone(), other.clone()).await, Ok(wanted), "{readers} {other}");
        }
    }

    /// Two roles at a time say as much as all that a member may have, over channels made at random.
    #[tokio::test]
    async fn whatever_roles_a_member_has_is_looked_at() {
        let mut rng = StdRng::seed_from_u64(7);
        let mut told = [0, 0];
        for _ in 0..2_000 {
            let mut channel = || {
                let said = ["5", "20", "22", "23", "7"].map(|id| {
                    let (allow, deny) = [(0, 0), (0, 0), (1024, 0), (0, 1024)][rng.random_range(0..4)];
                    let kind = u8::from(id == "7");
                    json!({"id": id, "type": kind, "allow": allow.to_string(), "deny": deny.to_string()})
                });
                json!(said)
            };
            let (readers, other) = (channel(), channel());
            let server = server(0);
            let sees = |overwrites: &Value, roles: u64, user: u64| {
                let own = ["20", "22", "23"].iter().enumerate();
                let own: Vec<_> = own
                    .filter(|(bit, _)| roles >> bit & 1 == 1)
                    .map(|(_, id)| id)
                    .collect();
                let channel = json!({"permission_overwrites": overwrites});
                permissions(&server, &json!({"roles": own}), &channel, UserId(user)) & VIEW != 0
            };
            let all = (0..8).flat_map(|roles| [7, 8].map(|user| (roles, user)));
            let leaks =
                { all }.any(|(roles, user)| sees(&readers, roles, user) && !sees(&other, roles, user));
            let said =
                compared(&channels(readers.clone(), other.clone(), 0), ChannelId(6), ChannelId(7)).await;
            assert_eq!(said, Ok(!leaks), "{readers} {other}");
            told[usize::from(leaks)] += 1;
        }
        assert!(told.iter().all(|count| *count > 50), "{told:?}");
    }
}
