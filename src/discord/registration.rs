//! Telling Discord of the commands, when they have changed. Knows no command.

use super::commands::definition::Command;
use super::commands::payload::{hash, payload};
use super::edge::Edge;
use super::session::Fault;
use super::trouble::Trouble;

impl Edge {
    /// Registers the commands everywhere, or in these servers; only where that was not done with the same body before.
    ///
    /// # Errors
    /// A definition is malformed or breaks a limit, or Discord refuses.
    pub async fn register(&self, servers: &[u64], anyway: bool) -> Result<(), Fault> {
        let commands = Command::all().map_err(|why| Fault::Commands(why.to_string()))?;
        let games: Vec<&str> = self.hall.catalogue().iter().map(|listing| listing.id).collect();
        let body = payload(&commands, &self.words, &games)
            .map_err(|breaches| Fault::Commands(breaches.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))?;
        let hash = hash(&body);
        let places = if servers.is_empty() { vec![None] } else { servers.iter().copied().map(Some).collect() };
        for place in places {
            let key = place.map_or_else(|| "registered/global".to_owned(), |server| format!("registered/{server}"));
            // Where the note cannot be read they are registered once more, which does no harm.
            let before: String = self.note(&key).await.unwrap_or_default();
            if before == hash && !anyway {
                continue;
            }
            self.port.register(place, body.clone()).await.map_err(|why| match why {
                Trouble::Unauthorized => Fault::Token,
                why => Fault::Register(why),
            })?;
            tracing::info!(commands = commands.len(), server = ?place, "commands registered");
            if let Err(why) = self.keep(&key, &hash).await {
                tracing::warn!(%why, "it cannot be noted that the commands are registered; the next start registers them again");
            }
        }
        Ok(())
    }
}
