//! Giving Discord the games' drawings as emoji of the application, each once: an emoji's name ends
//! with a word of its picture, so that a drawing that has changed is another emoji. Knows no game.

use super::emoji::{Emoji, EmojiSet};
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::port::Port;
use super::retry::Backoff;
use super::trouble::Trouble;
use crate::render::Renderer;
use crate::render::scene::Art;
use crate::table::Catalogue;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How the names of our emoji begin; others of the application's are left alone.
const OURS: &str = "tv_";
/// The most characters of a name that tell what the emoji shows; Discord takes 32 in all.
const STEM: usize = 20;

/// A drawing that is wanted as an emoji.
struct Wanted {
    drawing: &'static str,
    name: String,
    png: Vec<u8>,
}

/// What gives Discord the games' drawings.
pub(super) struct EmojiUpload {
    port: Arc<dyn Port>,
    notes: Notes,
    known: Arc<EmojiSet>,
    renderer: Arc<Renderer>,
    drawings: Vec<&'static Art>,
    application: u64,
}

impl EmojiUpload {
    /// Uploads for an application, of what the games of a catalogue draw.
    pub(super) fn new(
        port: Arc<dyn Port>,
        notes: Notes,
        renderer: Arc<Renderer>,
        catalogue: &Catalogue,
        application: u64,
    ) -> EmojiUpload {
        EmojiUpload {
            known: Arc::clone(port.emoji()),
            port,
            notes,
            renderer,
            drawings: catalogue.drawings(),
            application,
        }
    }

    fn key(&self) -> String {
        format!("emoji/{}", self.application)
    }

    /// Knows what Discord had when the program last looked, so that what is shown after a start is
    /// not shown anew when it has been asked.
    pub(super) async fn restore(&self) {
        match self.notes.wish(&self.key()).await {
            Ok(noted) => drop(self.known.replace(noted)),
            Err(why) => tracing::warn!(%why, "it cannot be read which emoji there are; words do meanwhile"),
        }
    }

    /// Gives Discord what it lacks and takes away what is not wanted any more; again whenever it
    /// turns out that it does not have what it had. What fails is told in the log and tried again.
    pub(super) async fn keep(&self) {
        let (drawings, renderer) = (self.drawings.clone(), Arc::clone(&self.renderer));
        let wanted = tokio::task::spawn_blocking(move || wanted(&drawings, &renderer)).await;
        let wanted = wanted.unwrap_or_else(|why| {
            tracing::error!(%why, "drawing the emoji failed; words do");
            Vec::new()
        });
        let mut backoff = Backoff::default();
        loop {
            match self.settle(&wanted).await {
                Ok(()) => {
                    backoff = Backoff::default();
                    self.known.forgotten().await;
                    // Whoever removed one may be removing others.
                    backoff.wait().await;
                }
                Err(why) => {
                    tracing::warn!(%why, seconds = backoff.next().as_secs(), "not all emoji are there; words do meanwhile");
                    backoff.wait().await;
                }
            }
        }
    }

    /// One try at everything.
    async fn settle(&self, wanted: &[Wanted]) -> Result<(), Trouble> {
        let listed = self
            .port
            .list_emoji(self.port.turn(Lane::Emoji, Urgency::Tidy).await)
            .await?;
        let mut known = BTreeMap::new();
        let mut missing = Vec::new();
        for one in wanted {
            match listed.iter().find(|emoji| emoji.name == one.name) {
                Some(emoji) => drop(known.insert(one.drawing.to_owned(), emoji.clone())),
                None => missing.push(one),
            }
        }
        self.know(&known).await;
        for one in missing {
            let turn = self.port.turn(Lane::Emoji, Urgency::Tidy).await;
            let id = self
                .port
                .upload_emoji(turn, one.name.clone(), one.png.clone())
                .await?;
            let name = one.name.clone();
            known.insert(one.drawing.to_owned(), Emoji { id, name });
            self.know(&known).await;
        }
        for emoji in listed {
            if emoji.name.starts_with(OURS) && wanted.iter().all(|one| one.name != emoji.name) {
                let turn = self.port.turn(Lane::Emoji, Urgency::Tidy).await;
                self.port.remove_emoji(turn, emoji.id).await?;
            }
        }
        Ok(())
    }

    async fn know(&self, known: &BTreeMap<String, Emoji>) {
        if self.known.replace(known.clone())
            && let Err(why) = self.notes.put(&self.key(), known).await
        {
            tracing::warn!(%why, "it cannot be noted which emoji there are; the next start asks Discord");
        }
    }
}

/// Drawings as emoji; one that cannot be drawn is left out, and told in the log.
fn wanted(drawings: &[&'static Art], renderer: &Renderer) -> Vec<Wanted> {
    let drawn = drawings.iter().filter_map(|art| match renderer.emoji(art) {
        Ok(png) => Some(Wanted {
            drawing: art.name,
            name: name(art.name, &png),
            png,
        }),
        Err(why) => {
            tracing::error!(%why, "a drawing cannot be an emoji");
            None
        }
    });
    drawn.collect()
}

/// An emoji's name: what it shows, and a word of the picture.
fn name(drawing: &str, png: &[u8]) -> String {
    let letters = |letter: char| {
        if letter.is_ascii_alphanumeric() {
            letter
        } else {
            '_'
        }
    };
    let stem: String = drawing.chars().map(letters).take(STEM).collect();
    let word = hex::encode(&Sha256::digest(png)[..4]);
    format!("{OURS}{stem}_{word}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_the_drawing_and_its_picture_in_at_most_32_letters() {
        assert_eq!(name("dominoes/crown", b"one"), "tv_dominoes_crown_7692c3ad");
        assert_eq!(name("dominoes/crown", b"two"), "tv_dominoes_crown_3fc4ccfe");
        let long = name("condottiere/emoji/scarecrow", b"one");
        assert_eq!((long.len(), long.as_str()), (32, "tv_condottiere_emoji_sc_7692c3ad"));
    }
}
