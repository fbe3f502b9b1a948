//! A picture as a file, with the same in words for whoever cannot see it. Knows no game.

use super::body::File;
use crate::render::Renderer;
use crate::render::scene::Scene;
use crate::words::{Locale, Message, Style, Words};
use std::sync::Arc;

/// A picture that is to be drawn for readers of one language.
pub(super) struct PictureFile {
    pub(super) words: Arc<Words>,
    pub(super) renderer: Arc<Renderer>,
    pub(super) scene: Scene,
    pub(super) name: &'static str,
    pub(super) locale: Locale,
    pub(super) names: Vec<String>,
}

impl PictureFile {
    /// As a picture, with its words; where it cannot be drawn, the words alone.
    pub(super) fn drawn(&self) -> File {
        let speaker = self.words.speaker(self.locale, &self.names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        match self.renderer.png(&self.scene, &say, 1.0) {
            Ok(bytes) => File {
                name: format!("{}.png", self.name),
                bytes,
                alt: Some(self.renderer.alt(&self.scene, &say)),
            },
            Err(why) => {
                tracing::error!(%why, "a picture cannot be drawn");
                self.told()
            }
        }
    }

    /// The same in words.
    pub(super) fn told(&self) -> File {
        let speaker = self.words.speaker(self.locale, &self.names, Style::Plain);
        let text = self
            .renderer
            .text(&self.scene, &|message: &Message| speaker.say(message));
        File {
            name: format!("{}.txt", self.name),
            bytes: text.into_bytes(),
            alt: None,
        }
    }
}
