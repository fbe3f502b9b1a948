//! Which room may use which: the table of the architecture's page, enforced.

use super::none;
use super::source::{room, sources};
use tavolo::program::catalogue;

/// What the files that begin so may use of other rooms. The first that fits counts.
const LAYERS: [(&str, &[&str]); 28] = [
    ("src/lib.rs", &[]),
    ("src/rules/", &[]),
    ("src/beacon/", &[]),
    ("src/relay.rs", &["beacon"]),
    ("src/search/", &["rules"]),
    ("src/words/", &[]),
    ("src/store/", &["keyed_locks"]),
    ("src/sandbox/", &[]),
    ("src/measure/", &["store"]),
    ("src/render/", &["words"]),
    ("src/portray/", &["rules", "render::scene", "render::seat", "words"]),
    ("src/games/mod.rs", &["rules", "portray"]),
    // Below this line a game's own folder is added, see `own`.
    (
        "src/games/*/portrait",
        &["rules", "portray", "render::inks", "render::scene", "render::seat", "words"],
    ),
    ("src/games/*/art", &["rules", "render::inks", "render::scene", "render::seat"]),
    ("src/games/", &["rules"]),
    (
        "src/table/",
        &[
            "beacon",
            "rules",
            "portray",
            "render::scene",
            "search",
            "words::Message",
            "words::Arg",
            "words::named",
            "words::unnamed",
            "words::is_unnamed",
            // Of the store its plain data alone.
            "store::Change",
            "store::StoreFault",
            "store::Index",
            "store::Record",
            "store::Rewording",
            "store::TableId",
            "store::Version",
        ],
    ),
    ("src/clock.rs", &[]),
    ("src/keyed_locks.rs", &[]),
    ("src/presence/", &[]),
    (
        "src/hall/",
        &["beacon", "clock", "presence", "table", "store", "rules::Seat", "rules::Seats", "words::Message"],
    ),
    ("src/event/", &[]),
    ("src/results/", &["presence::iso", "rules::Outcome", "table", "words::is_unnamed"]),
    (
        "src/discord/commands/",
        &[
            "beacon", "words", "table", "hall", "clock", "event", "portray", "presence", "render", "results",
            "store", "config",
        ],
    ),
    (
        "src/discord/",
        &[
            "words",
            "table",
            "hall",
            "clock",
            "event",
            "keyed_locks",
            "portray",
            "presence",
            "render",
            "results",
            "store",
            "config",
            "measure",
        ],
    ),
    ("src/config", &["words::Locale"]),
    (
        "src/program/",
        &[
            "beacon", "clock", "config", "discord", "games", "hall", "measure", "portray", "presence",
            "relay", "render", "sandbox", "store", "table", "words",
        ],
    ),
    ("src/main.rs", &[]),
    ("src/", &[]),
];

/// Which files may name a package that stands for an outside world, or what is not for everybody.
const OUTSIDE: [(&str, &[&str]); 32] = [
    ("serenity::", &["src/discord/"]),
    ("discord_socket::", &["src/discord/gateway/runner.rs"]),
    // A whole game with every hand: for whoever runs the program, never for what people are shown.
    ("TableAudit", &["src/table/", "src/hall/", "src/program/"]),
    (".audit", &["src/program/"]),
    ("drand_verify::", &["src/beacon/chain.rs", "src/sandbox/beacon.rs"]),
    ("bls12_381::", &["src/sandbox/beacon.rs"]),
    ("sled::", &["src/store/sled/", "src/store/mod.rs"]),
    ("async_nats::", &["src/store/nats/"]),
    ("axum::", &["src/sandbox/", "src/measure/"]),
    ("prometheus_client::", &["src/measure/"]),
    ("reqwest::", &["src/discord/", "src/relay.rs", "src/store/nats/monitor.rs"]),
    ("fluent_bundle::", &["src/words/"]),
    ("fluent_syntax::", &["src/words/"]),
    ("intl_memoizer::", &["src/words/"]),
    ("clap::", &["src/program/"]),
    ("indicatif::", &["src/program/progress.rs"]),
    ("skillratings::", &["src/results/rating.rs"]),
    ("csv::", &["src/results/sheet.rs"]),
    ("toml::", &["src/config", "src/discord/commands/definition.rs"]),
    ("resvg::", &["src/render/"]),
    ("fontdue::", &["src/render/"]),
    ("png::", &["src/render/"]),
    ("gif::", &["src/render/"]),
    ("rand::", &["src/rules/chance.rs"]),
    ("jiff::", &["src/presence/", "src/config/backups.rs", "src/program/backups.rs"]),
    ("getrandom::", &["src/hall/randomness.rs", "src/discord/", "src/sandbox/", "src/store/nats/mod.rs"]),
    (
        "tokio::",
        &[
            "src/clock.rs",
            "src/keyed_locks.rs",
            "src/relay.rs",
            "src/hall/",
            "src/store/",
            "src/discord/",
            "src/sandbox/",
            "src/program/",
            "src/measure/",
        ],
    ),
    ("std::fs", &["src/store/", "src/config", "src/words/sources.rs", "src/program/", "src/sandbox/"]),
    ("std::net", &["src/sandbox/", "src/discord/", "src/program/", "src/measure/"]),
    ("SystemTime", &["src/clock.rs", "src/sandbox/"]),
    (
        "Instant",
        &["src/clock.rs", "src/discord/", "src/sandbox/", "src/program/", "src/store/", "src/measure/"],
    ),
    (
        ".await",
        &[
            "src/clock.rs",
            "src/keyed_locks.rs",
            "src/relay.rs",
            "src/hall/",
            "src/store/",
            "src/discord/",
            "src/sandbox/",
            "src/program/",
            "src/measure/",
        ],
    ),
];

fn fits(path: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => path.starts_with(pattern),
        Some((before, after)) => path
            .strip_prefix(before)
            .and_then(|rest| rest.split_once('/'))
            .is_some_and(|(_, rest)| format!("/{rest}").starts_with(after)),
    }
}

fn under(path: &str, room: &str) -> bool {
    path == room || path.strip_prefix(room).is_some_and(|rest| rest.starts_with("::"))
}

#[test]
fn rooms_use_only_what_they_may() {
    let mut found = Vec::new();
    for file in sources().iter().filter(|file| !file.test()) {
        let (_, allowed) = LAYERS
            .iter()
            .find(|(pattern, _)| fits(&file.path, pattern))
            .unwrap();
        let own = room(&file.path);
        for (line, used) in file.uses() {
            if !under(&used, &own) && !allowed.iter().any(|room| under(&used, room)) {
                found.push(format!("{}:{line}: {used}", file.path));
            }
        }
    }
    none(&found);
}

#[test]
fn nobody_climbs_out_of_their_room() {
    let mut found = Vec::new();
    for file in sources() {
        let path = file
            .path
            .trim_start_matches("src/")
            .trim_end_matches(".rs")
            .trim_end_matches("/mod");
        let rooms = if path.starts_with("games/") { 2 } else { 1 };
        let depth = path.split('/').count().saturating_sub(rooms) + 1;
        for (line, text) in file.code() {
            let steps = text.matches("super::").count();
            let longest = "super::".repeat(depth);
            if steps >= depth && text.contains(&longest) {
                found.push(format!("{}:{line}: {}", file.path, text.trim()));
            }
        }
    }
    none(&found);
}

#[test]
fn the_outside_world_is_met_where_it_should_be() {
    let mut found = Vec::new();
    for file in sources().iter().filter(|file| !file.test()) {
        for (line, text) in file.code() {
            for (name, places) in OUTSIDE {
                let before = |at: usize| name.starts_with('.') || !text[..at].ends_with(letter);
                let after = |at: usize| name.ends_with("::") || !text[at + name.len()..].starts_with(letter);
                let named = text.match_indices(name).any(|(at, _)| before(at) && after(at));
                let ours = text.contains(&format!("super::{name}"))
                    || text.contains(&format!("crate::store::{name}"));
                if named && !ours && !places.iter().any(|place| file.path.starts_with(place)) {
                    found.push(format!("{}:{line}: {name}", file.path));
                }
            }
        }
    }
    none(&found);
}

fn letter(mark: char) -> bool {
    mark.is_alphanumeric() || mark == '_'
}

#[test]
fn only_the_catalogue_names_a_game() {
    let games: Vec<&str> = catalogue().iter().map(|listing| listing.id).collect();
    let mut found = Vec::new();
    for file in sources()
        .iter()
        .filter(|file| !file.path.starts_with("src/games/") && !file.test())
    {
        for (line, text) in file.code() {
            found.extend(
                games
                    .iter()
                    .filter(|game| text.to_lowercase().contains(*game))
                    .map(|game| format!("{}:{line}: {game}", file.path)),
            );
        }
    }
    none(&found);
}

#[test]
fn patterns_fit() {
    assert!(fits("src/games/barony/portrait.rs", "src/games/*/portrait"));
    assert!(fits("src/games/barony/portrait/menu.rs", "src/games/*/portrait"));
    assert!(!fits("src/games/barony/legal.rs", "src/games/*/portrait"));
    assert_eq!(room("src/games/barony/legal.rs"), "games::barony");
    assert_eq!(room("src/config/fault.rs"), "config");
    assert!(under("render::scene::Scene", "render::scene") && !under("render::scenery", "render::scene"));
}
