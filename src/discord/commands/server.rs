//! `/server`: shows and changes what holds in a server, over what the host's file says; what the host
//! fixed for a server stays.

use crate::config::ServerSection;
use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::{Asked, Given};
use crate::discord::moderation_log::{Entry, Intervention};
use crate::discord::placement::link;
use crate::discord::profile::Reader;
use crate::discord::refusals::Way;
use crate::discord::server_wishes::{RankedGames, ServerWishes};
use crate::discord::services::Services;
use crate::table::timing::PACE;
use crate::table::{Listing, Place, Server};
use crate::words::{Arg, Locale, Message};

/// The most roles of a server whose members are never mentioned.
const QUIET: usize = 10;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let Some(server) = asked.caller.server else {
        return Err(Message::new("edge-server-direct").into());
    };
    if !asked.caller.manager() {
        return Err(Message::new("edge-server-managers").into());
    }
    let mut lines = match asked.sub.as_deref() {
        Some("set") => set(services, asked, server).await?,
        _ => Vec::new(),
    };
    lines.extend(shown(services, server).await?);
    let text = services.composer.speaker(reader, &[]).lines(&lines);
    Ok(Reply::Whisper(Body::text(&text)))
}

/// Whether the host has fixed a setting.
fn is_fixed(fixed: &ServerSection, key: &str) -> bool {
    match key {
        "language" => fixed.language.is_some(),
        "pace" => fixed.pace.is_some(),
        "threads" => fixed.threads.is_some(),
        "quiet" => fixed.quiet.is_some(),
        "card" | "results" | "films" | "ranking" | "role" | "without" => false,
        _ => fixed.games.is_some(),
    }
}

/// Keeps what is wished for a server; tells what came of it.
async fn set(services: &Services, asked: &Asked, server: Server) -> Result<Vec<Message>, Failure> {
    let before = services.servers.wished(server).await?;
    let fixed = services.servers.fixed(server);
    // What is to be no longer is named by its value.
    let key = |(key, given): &(String, Given)| match given {
        Given::Text(what) if key == "without" => what.clone(),
        _ => key.clone(),
    };
    let free = |option: &&(String, Given)| fixed.is_none_or(|fixed| !is_fixed(fixed, &key(option)));
    let (free, held): (Vec<&(String, Given)>, Vec<_>) = asked.options.iter().partition(free);
    if let Some(Given::Role { role, .. }) = asked.given("role")
        && *role == server.0
    {
        // Discord's role of everybody has the server's number.
        return Err(Message::new("edge-server-role-everyone").into());
    }
    let mut wished = before.clone();
    for (key, given) in &free {
        change(&mut wished, key, given, services)?;
    }
    let mut lines = Vec::new();
    if !held.is_empty() {
        let named = held
            .iter()
            .map(|option| Message::new(format!("command-server-set-{}", key(option))));
        lines.push(Message::new("edge-server-fixed").with("what", named.collect::<Vec<_>>()));
    }
    if asked.given("card").is_some() {
        // The same channel once more is tried again.
        services.cards.chosen(server).await?;
    }
    if wished == before {
        lines.extend((!free.is_empty()).then(|| Message::new("edge-settings-same")));
        return Ok(lines);
    }
    keep(services, asked, server, &free).await?;
    lines.push(Message::new("edge-settings-kept"));
    let ranked = before.ranking != wished.ranking && wished.ranking.is_some();
    lines.extend(ranked.then(|| Message::new("edge-server-ranking-anew")));
    lines.extend(opened(services, asked, (&before, &wished)).await?);
    Ok(lines)
}

/// Keeps the new wishes, which are taken as they are, and what was changed in the log.
async fn keep(
    services: &Services,
    asked: &Asked,
    server: Server,
    changed: &[&(String, Given)],
) -> Result<(), Failure> {
    let entry = |(at, (key, given)): (u64, &&(String, Given))| {
        let did = Intervention::Set {
            key: key.clone(),
            value: text(given),
        };
        Entry::of(&asked.caller, at, did)
    };
    let entries = (services.hall.clock().now()..).zip(changed).map(entry).collect();
    let wish = |wished: &mut ServerWishes| {
        let changes = changed
            .iter()
            .map(|(key, given)| change(wished, key, given, services));
        changes.for_each(drop);
    };
    let keeping = async { Ok(services.servers.change(server, wish).await?) };
    let (log, by) = (&services.moderation, (server, asked.ticket.id.0));
    log.noting(by, entries, |_| false, keeping).await
}

/// What follows where it was changed how open tables are told of: the list is kept where it was chosen,
/// and boards offer to ask the role or do not.
async fn opened(
    services: &Services,
    asked: &Asked,
    (before, wished): (&ServerWishes, &ServerWishes),
) -> Result<Option<Message>, Failure> {
    let Some(server) = asked.caller.server else {
        return Ok(None);
    };
    if let (true, Some(card)) = (before.card != wished.card, wished.card) {
        services.preferences.know_channel(card, &asked.caller).await?;
    }
    services.cards.compare(server);
    if before.role != wished.role {
        for table in services.hall.in_server(server).await? {
            services.outbox.nudge(table);
        }
    }
    let silent = matches!(
        asked.given("role"),
        Some(Given::Role {
            mentionable: false,
            ..
        })
    );
    Ok(silent.then(|| Message::new("edge-server-role-silent")))
}

/// Changes one setting.
fn change(wished: &mut ServerWishes, key: &str, given: &Given, services: &Services) -> Result<(), Failure> {
    let all: Vec<String> = services
        .hall
        .catalogue()
        .iter()
        .map(|game| game.id.to_owned())
        .collect();
    let games = || wished.games.clone().unwrap_or_else(|| all.clone());
    match (key, given) {
        ("language", Given::Text(code)) => {
            wished.language = code.parse::<Locale>().ok().map(|locale| locale.code().to_owned());
        }
        ("pace", Given::Text(pace)) => wished.pace = (pace != "auto").then(|| pace.clone()),
        ("threads", Given::Switch(on)) => wished.threads = Some(*on),
        ("films", Given::Switch(on)) => wished.films = Some(*on),
        ("allow", Given::Text(game)) => {
            let mut games = games();
            games.push(game.clone());
            let allowed: Vec<String> = all.iter().filter(|one| games.contains(one)).cloned().collect();
            wished.games = (allowed.len() < all.len()).then_some(allowed);
        }
        ("forbid", Given::Text(game)) => {
            let games: Vec<String> = games().into_iter().filter(|one| one != game).collect();
            if games.is_empty() {
                return Err(Message::new("edge-server-last-game").into());
            }
            wished.games = Some(games);
        }
        ("card", Given::Channel(channel)) => wished.card = Some(*channel),
        ("results", Given::Channel(channel)) => wished.results = Some(*channel),
        ("ranking", Given::Text(games)) => wished.ranking = RankedGames::of(games),
        ("role", Given::Role { role, .. }) => wished.role = Some(*role),
        ("quiet", Given::Role { role, .. }) if !wished.quiet.contains(role) => {
            if wished.quiet.len() >= QUIET {
                return Err(Message::new("edge-server-quiet-many").with("most", QUIET).into());
            }
            wished.quiet.push(*role);
        }
        ("without", Given::Text(what)) if what == "card" => wished.card = None,
        ("without", Given::Text(what)) if what == "results" => wished.results = None,
        ("without", Given::Text(what)) if what == "quiet" => wished.quiet.clear(),
        ("without", Given::Text(_)) => wished.role = None,
        _ => {}
    }
    Ok(())
}

/// A value as it is logged.
fn text(given: &Given) -> String {
    match given {
        Given::Text(text) => text.clone(),
        Given::Switch(true) => "yes".to_owned(),
        Given::Switch(false) => "no".to_owned(),
        Given::Channel(channel) => channel.to_string(),
        Given::Role { role, .. } => role.to_string(),
        Given::Number(_) | Given::Person { .. } | Given::File { .. } => String::new(),
    }
}

/// A setting's value in words.
pub(super) fn value(key: &str, value: &str) -> Message {
    let named = value
        .parse::<Locale>()
        .ok()
        .map(|locale| Message::text(locale.name()));
    match (key, value) {
        (_, "auto") => Message::new("choice-auto"),
        ("language", _) => named.unwrap_or_else(|| Message::text(value)),
        ("pace", _) => pace(value),
        ("threads" | "films", "yes") => Message::new("edge-yes"),
        ("threads" | "films", _) => Message::new("edge-no"),
        ("card" | "results", number) => {
            Message::new("text").with("text", Arg::Word(format!("<#{number}>").into()))
        }
        ("role" | "quiet", number) => {
            Message::new("text").with("text", Arg::Word(format!("<@&{number}>").into()))
        }
        ("without" | "ranking", what) => Message::new(format!("choice-{what}")),
        _ => Message::new(format!("{value}-name")),
    }
}

fn pace(id: &str) -> Message {
    Message::new(format!("table-option-pace-{id}"))
}

/// The pace of tables where nobody has said one.
fn own_pace() -> Message {
    Message::new("edge-server-own-pace").with("pace", pace(PACE.values[PACE.default]))
}

/// Everything that holds in a server, and what of it the host has fixed.
async fn shown(services: &Services, server: Server) -> Result<Vec<Message>, Failure> {
    let holds = services.servers.of(Some(server)).await?;
    let usual = || Message::new("choice-auto");
    let language = holds
        .language
        .as_deref()
        .map_or_else(usual, |code| value("language", code));
    let threads = holds.threads.unwrap_or(services.settings.threads);
    let allowed = services
        .hall
        .catalogue()
        .iter()
        .filter(|game| holds.allow(game.id));
    let line = Message::new("edge-server-holds")
        .with("language", language)
        .with("pace", holds.pace.as_deref().map_or_else(own_pace, pace))
        .with("threads", Message::new(if threads { "edge-yes" } else { "edge-no" }))
        .with("games", allowed.map(Listing::title).collect::<Vec<_>>());
    let closed = services.cards.closed(server).await?;
    let closed = closed.filter(|channel| holds.card == Some(*channel));
    let open = [Some(told_open(&holds)), closed.map(told_closed)]
        .into_iter()
        .flatten();
    let open = open
        .chain(told_results(services, &holds))
        .chain(told_quiet(server, &holds));
    let fixed = services.servers.fixed(server);
    let keys = [
        ("language", "edge-server-key-language"),
        ("pace", "edge-server-key-pace"),
        ("threads", "edge-server-key-threads"),
        ("games", "edge-server-key-games"),
        ("quiet", "edge-server-key-quiet"),
    ];
    let held = keys
        .iter()
        .filter(|(key, _)| fixed.is_some_and(|fixed| is_fixed(fixed, key)));
    let named: Vec<Message> = held.map(|(_, id)| Message::new(*id)).collect();
    let held = (!named.is_empty()).then(|| Message::new("edge-server-held").with("what", named));
    let lines = [line].into_iter().chain(open);
    Ok(lines.chain(held).collect())
}

/// How open tables are told of.
fn told_open(holds: &ServerWishes) -> Message {
    let nowhere = || Message::new("edge-server-nowhere");
    let card = holds.card.map(|card| value("card", &card.to_string()));
    let role = holds.role.map(|role| value("role", &role.to_string()));
    Message::new("edge-server-open")
        .with("card", card.unwrap_or_else(nowhere))
        .with("role", role.unwrap_or_else(nowhere))
}

/// Where results are told, and whether they are ranked; and that they cannot be posted there, if that is so.
fn told_results(services: &Services, holds: &ServerWishes) -> Vec<Message> {
    let nowhere = || Message::new("edge-server-nowhere");
    let channel = holds
        .results
        .map(|channel| value("results", &channel.to_string()));
    let ranking = holds.ranking.map_or("nobody", RankedGames::word);
    let told = Message::new("edge-server-results")
        .with("channel", channel.unwrap_or_else(nowhere))
        .with("films", value("films", if holds.films == Some(true) { "yes" } else { "no" }))
        .with("ranking", value("ranking", ranking));
    let refusals = &services.outbox.boards.courier.refusals;
    let refused = |channel: &ChannelId| refusals.why(Way::Channel(*channel)).is_some();
    let closed = holds.results.filter(refused).map(|channel| {
        let place = link(Place(channel.0));
        Message::new("edge-server-results-closed").with("where", Arg::Word(place.into()))
    });
    std::iter::once(told).chain(closed).collect()
}

/// Whose members are never mentioned there.
fn told_quiet(server: Server, holds: &ServerWishes) -> Option<Message> {
    let named = |role: &u64| match *role == server.0 {
        // Discord's role of everybody has the server's number.
        true => Message::new("edge-server-quiet-everyone"),
        false => value("quiet", &role.to_string()),
    };
    let roles: Vec<Message> = holds.quiet.iter().map(named).collect();
    (!roles.is_empty()).then(|| Message::new("edge-server-quiet").with("roles", roles))
}

/// That the list of open tables cannot be kept in a channel.
fn told_closed(channel: ChannelId) -> Message {
    let place = link(Place(channel.0));
    Message::new("edge-server-card-closed").with("where", Arg::Word(place.into()))
}
