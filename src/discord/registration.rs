//! Telling Discord of the commands, when they have changed. Knows no command.

use super::commands::definition::SlashCommand;
use super::commands::payload::{hash, payload};
use super::fault::SessionFault;
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::port::Port;
use super::retry::Backoff;
use super::trouble::Trouble;
use crate::table::{Catalogue, Server};
use crate::words::Words;
use serde_json::{Value, json};
use std::sync::Arc;

/// The commands as Discord is told of them.
struct Commands {
    body: Value,
    /// A word that differs whenever the body does.
    hash: String,
    /// The places where they are wanted: everywhere, or some servers.
    places: Vec<Option<Server>>,
}

/// What tells Discord of the commands.
pub(super) struct Registration {
    port: Arc<dyn Port>,
    notes: Notes,
    words: Arc<Words>,
    /// The games that can be chosen by name.
    games: Vec<&'static str>,
    application: u64,
}

impl Registration {
    /// Registration for an application, of commands that name the games of a catalogue.
    pub(super) fn new(
        port: Arc<dyn Port>,
        notes: Notes,
        words: Arc<Words>,
        catalogue: &Catalogue,
        application: u64,
    ) -> Registration {
        let games = catalogue.iter().map(|listing| listing.id).collect();
        Registration {
            port,
            notes,
            words,
            games,
            application,
        }
    }

    /// Registers the commands everywhere, or in these servers, whether or not that was done before.
    ///
    /// # Errors
    /// A definition is malformed or breaks a limit, or Discord refuses.
    pub(super) async fn register(&self, servers: &[u64]) -> Result<(), SessionFault> {
        let commands = self.commands(servers)?;
        for place in &commands.places {
            self.send_commands(*place, &commands)
                .await
                .map_err(|why| refused(*place, why))?;
        }
        Ok(())
    }

    /// Registers the commands where they are not registered as they are, and takes them away where
    /// they are not wanted any more. Goes on until that is done; what fails is told in the log and
    /// tried again, what is lost is named and skipped.
    ///
    /// # Errors
    /// A definition is malformed or breaks a limit.
    pub(super) async fn keep_registered(&self, servers: &[u64]) -> Result<(), SessionFault> {
        let commands = self.commands(servers)?;
        let mut backoff = Backoff::default();
        while !self.try_registering(&commands).await {
            tracing::warn!(
                seconds = backoff.next().as_secs(),
                "the slash commands are registered again later; those that are there go on to work"
            );
            backoff.wait().await;
        }
        Ok(())
    }

    fn commands(&self, servers: &[u64]) -> Result<Commands, SessionFault> {
        let commands = SlashCommand::all().map_err(|why| SessionFault::Commands(why.to_string()))?;
        let body = payload(&commands, &self.words, &self.games).map_err(|breaches| {
            SessionFault::Commands(
                breaches
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join("; "),
            )
        })?;
        let places = if servers.is_empty() {
            vec![None]
        } else {
            servers.iter().copied().map(Server).map(Some).collect()
        };
        Ok(Commands {
            hash: hash(&body),
            body,
            places,
        })
    }

    /// One try at everything; whether nothing is left to be tried.
    async fn try_registering(&self, commands: &Commands) -> bool {
        let mut done = true;
        for place in &commands.places {
            // Where the note cannot be read they are registered once more, which does no harm.
            let before: String = self
                .notes
                .wish(&key(self.application, *place))
                .await
                .unwrap_or_default();
            if before != commands.hash {
                done &= settled(*place, self.send_commands(*place, commands).await);
            }
        }
        for place in self.unwanted(commands).await {
            let turn = self.port.turn(Lane::Commands(place), Urgency::Tidy).await;
            let taken = self.port.register(turn, place, json!([])).await;
            let lost = taken.as_ref().is_err_and(is_lost);
            if taken.is_ok() || lost {
                tracing::info!(
                    server = place.map(|server| server.0),
                    lost,
                    "commands that were registered there are wanted no more"
                );
                let forgotten = self
                    .notes
                    .remove(&key(self.application, place))
                    .await
                    .and(self.notes.remove(&former(place)).await);
                done &= forgotten.is_ok();
            } else {
                done &= settled(place, taken);
            }
        }
        done
    }

    async fn send_commands(&self, place: Option<Server>, commands: &Commands) -> Result<(), Trouble> {
        let turn = self.port.turn(Lane::Commands(place), Urgency::Tidy).await;
        self.port.register(turn, place, commands.body.clone()).await?;
        tracing::info!(server = place.map(|server| server.0), "commands registered");
        if let Err(why) = self
            .notes
            .put(&key(self.application, place), &commands.hash)
            .await
        {
            tracing::warn!(%why, "it cannot be noted that the commands are registered; the next start registers them again");
        }
        Ok(())
    }

    /// The places where the commands were registered once and are not wanted now.
    async fn unwanted(&self, commands: &Commands) -> Vec<Option<Server>> {
        let notes = match self.notes.scan::<String>("registered/").await {
            Ok(notes) => notes,
            Err(why) => {
                tracing::error!(%why, "it cannot be read where the commands are registered");
                return Vec::new();
            }
        };
        let own = format!("{}/", self.application);
        let place = |key: &str| {
            let rest = key.strip_prefix("registered/")?;
            // Earlier programs noted no application.
            let rest = rest
                .strip_prefix(&own)
                .or((!rest.contains('/')).then_some(rest))?;
            if rest == "global" {
                Some(None)
            } else {
                rest.parse().ok().map(Server).map(Some)
            }
        };
        let mut places: Vec<Option<Server>> = notes.iter().filter_map(|(key, _)| place(key)).collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|place| !commands.places.contains(place));
        places
    }
}

/// The key of the note that the commands of an application are registered somewhere.
fn key(application: u64, place: Option<Server>) -> String {
    place.map_or_else(
        || format!("registered/{application}/global"),
        |server| format!("registered/{application}/{}", server.0),
    )
}

/// The key that earlier programs used.
fn former(place: Option<Server>) -> String {
    place.map_or_else(|| "registered/global".to_owned(), |server| format!("registered/{}", server.0))
}

/// Whether a server is none of ours any more, or never was.
fn is_lost(why: &Trouble) -> bool {
    matches!(why, Trouble::MissingAccess | Trouble::UnknownServer)
}

/// Whether nothing is left to be tried; says what is wrong.
fn settled(place: Option<Server>, registered: Result<(), Trouble>) -> bool {
    let Err(why) = registered else { return true };
    match place {
        Some(server) if is_lost(&why) => {
            tracing::error!(
                server = server.0,
                "the bot is not in this server, or was invited there without its commands; it is skipped"
            );
            true
        }
        _ => {
            tracing::error!(server = place.map(|server| server.0), %why, "the slash commands could not be registered");
            false
        }
    }
}

fn refused(place: Option<Server>, why: Trouble) -> SessionFault {
    match why {
        Trouble::Unauthorized => SessionFault::Token,
        why => SessionFault::Register {
            place: place.map_or_else(|| "everywhere".to_owned(), |server| format!("in server {}", server.0)),
            why,
        },
    }
}
