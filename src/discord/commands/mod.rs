//! The slash commands: what they are, how Discord is told of them, and who carries each out. Knows
//! no game by name.

pub mod definition;
pub mod limits;
pub mod payload;

pub(super) mod about;
pub(super) mod again;
pub(super) mod ask;
pub(super) mod away;
pub(super) mod board;
pub(super) mod close;
pub(super) mod dossier;
pub(super) mod event;
pub(super) mod hand;
pub(super) mod help;
pub(super) mod hint;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod log;
pub(super) mod pass;
pub(super) mod play;
mod ranking;
pub(super) mod replay;
pub(super) mod resign;
pub(super) mod results;
pub(super) mod rules;
mod seat_argument;
pub(super) mod server;
pub(super) mod settings;
pub(super) mod start;
mod stats;
pub(super) mod table;
pub(super) mod tables;
pub(super) mod takeback;
mod twin;
pub(super) mod verify;
pub(super) mod watch;

use super::answers::Reply;
use super::failure::Failure;
use super::incoming::Asked;
use super::profile::Reader;
use super::services::Services;
use crate::words::Message;
use std::pin::Pin;

/// An answer in the making.
type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Who carries a command out.
type Handler = for<'a> fn(&'a Services, &'a Asked, Reader) -> Work<'a, Result<Reply, Failure>>;

/// Who suggests what can be put into an option: a name and a value each.
type Suggester = for<'a> fn(&'a Services, &'a Asked, Reader) -> Work<'a, Vec<(String, String)>>;

/// The commands by their names, as `commands/*.toml` has them.
static HANDLERS: [(&str, Handler); 29] = [
    ("about", |services, asked, reader| Box::pin(about::run(services, asked, reader))),
    ("ask", |services, asked, reader| Box::pin(ask::run(services, asked, reader))),
    ("away", |services, asked, reader| Box::pin(away::run(services, asked, reader))),
    ("board", |services, asked, reader| Box::pin(board::run(services, asked, reader))),
    ("close", |services, asked, reader| Box::pin(close::run(services, asked, reader))),
    ("data", |services, asked, reader| Box::pin(dossier::run(services, asked, reader))),
    ("event", |services, asked, reader| Box::pin(event::run(services, asked, reader))),
    ("hand", |services, asked, reader| Box::pin(hand::run(services, asked, reader))),
    ("help", |services, asked, reader| Box::pin(help::run(services, asked, reader))),
    ("hint", |services, asked, reader| Box::pin(hint::run(services, asked, reader))),
    ("join", |services, asked, reader| match asked.text("twin") {
        Some(_) => Box::pin(twin::run(services, asked, reader)),
        None => Box::pin(join::run(services, asked, reader)),
    }),
    ("leave", |services, asked, reader| Box::pin(leave::run(services, asked, reader))),
    ("log", |services, asked, reader| Box::pin(log::run(services, asked, reader))),
    ("pass", |services, asked, reader| Box::pin(pass::run(services, asked, reader))),
    ("play", |services, asked, reader| Box::pin(play::run(services, asked, reader))),
    ("ranking", |services, asked, reader| Box::pin(ranking::run(services, asked, reader))),
    ("replay", |services, asked, reader| Box::pin(replay::run(services, asked, reader))),
    ("resign", |services, asked, reader| Box::pin(resign::run(services, asked, reader))),
    ("results", |services, asked, reader| Box::pin(results::run(services, asked, reader))),
    ("rules", |services, asked, reader| Box::pin(rules::run(services, asked, reader))),
    ("server", |services, asked, reader| Box::pin(server::run(services, asked, reader))),
    ("settings", |services, asked, reader| Box::pin(settings::run(services, asked, reader))),
    ("start", |services, asked, reader| Box::pin(start::run(services, asked, reader))),
    ("stats", |services, asked, reader| Box::pin(stats::run(services, asked, reader))),
    ("table", |services, asked, reader| Box::pin(table::run(services, asked, reader))),
    ("tables", |services, asked, reader| Box::pin(tables::run(services, asked, reader))),
    ("takeback", |services, asked, reader| Box::pin(takeback::run(services, asked, reader))),
    ("verify", |services, asked, reader| Box::pin(verify::run(services, asked, reader))),
    ("watch", |services, asked, reader| Box::pin(watch::run(services, asked, reader))),
];

/// The options that are completed while one types, whatever command they belong to.
static SUGGESTERS: [(&str, Suggester); 11] = [
    ("game", |services, asked, reader| Box::pin(join::suggest_game(services, asked, reader))),
    ("move", |services, asked, reader| Box::pin(play::suggest(services, asked, reader))),
    ("question", |services, asked, reader| Box::pin(ask::suggest(services, asked, reader))),
    ("quiet", |services, asked, reader| Box::pin(settings::suggest_quiet(services, asked, reader))),
    ("seat", |services, asked, reader| Box::pin(seat_argument::suggest_seat(services, asked, reader))),
    ("table", |services, asked, reader| Box::pin(replay::suggest_table(services, asked, reader))),
    ("topic", |services, asked, reader| Box::pin(rules::suggest(services, asked, reader))),
    ("twin", |services, asked, reader| Box::pin(twin::suggest(services, asked, reader))),
    ("until", |services, asked, reader| Box::pin(away::suggest(services, asked, reader))),
    ("with", |services, asked, reader| Box::pin(join::suggest(services, asked, reader))),
    ("zone", |services, asked, reader| Box::pin(settings::suggest_zone(services, asked, reader))),
];

fn of<T: Copy>(handlers: &[(&str, T)], name: &str) -> Option<T> {
    handlers
        .iter()
        .find(|(own, _)| *own == name)
        .map(|(_, handler)| *handler)
}

/// Carries a command out.
///
/// # Errors
/// Something else is said than was asked for.
pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    match of(&HANDLERS, &asked.name) {
        Some(handler) => handler(services, asked, reader).await,
        None => {
            let name = &asked.name;
            tracing::warn!(name, "an unknown command; are old commands still registered?");
            Err(Message::new("edge-unknown-control").into())
        }
    }
}

/// What can be put into the option that is being typed.
pub(super) async fn suggest(services: &Services, asked: &Asked) -> Vec<(String, String)> {
    let option = asked.typing.as_deref().unwrap_or_default();
    match of(&SUGGESTERS, option) {
        Some(suggester) => {
            let reader = services.preferences.reader(&asked.caller).await;
            suggester(services, asked, reader).await
        }
        None => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::definition::{Choice, SlashCommand};
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_command_has_its_handler_and_each_completed_option_its_suggester() {
        let commands = SlashCommand::all().unwrap();
        let named: BTreeSet<&str> = commands.iter().map(|command| command.name.as_str()).collect();
        assert_eq!(named, HANDLERS.iter().map(|(name, _)| *name).collect());
        fn completed(options: &[Choice]) -> Vec<&str> {
            let own = options
                .iter()
                .filter(|option| option.complete)
                .map(|option| option.name.as_str());
            own.chain(options.iter().flat_map(|option| completed(&option.options)))
                .collect()
        }
        let options: BTreeSet<&str> = commands
            .iter()
            .flat_map(|command| completed(&command.options))
            .collect();
        assert_eq!(options, SUGGESTERS.iter().map(|(name, _)| *name).collect());
    }
}
