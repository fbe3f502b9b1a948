//! A picture as a file, with the same in words for whoever cannot see it. Knows no game.

use super::body::File;
use super::picture_queue::DrawingTurn;
use crate::measure::Measures;
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

/// What is drawn, or where that ends in a panic what is told instead; nothing where both do.
pub(super) async fn either<T: Send + 'static>(
    turn: DrawingTurn,
    drawn: impl FnOnce() -> T + Send + 'static,
    told: impl FnOnce() -> T + Send + 'static,
    measures: &Measures,
) -> Option<T> {
    let drawing = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        drawn()
    });
    match drawing.await {
        Ok(drawn) => return Some(drawn),
        Err(why) => tracing::error!(%why, "drawing a picture failed; it is told in words"),
    }
    measures.panicked("picture");
    let told = tokio::task::spawn_blocking(told).await;
    told.inspect_err(
        |why| tracing::error!(%why, "a picture cannot be told in words either; the message goes without it"),
    )
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::picture_queue::{PictureQueue, PictureUse};

    #[tokio::test]
    async fn a_panic_while_a_picture_is_drawn_leaves_it_told_in_words_and_is_counted() {
        let (measures, queue) = (Measures::default(), PictureQueue::new(1));
        let turn = || queue.turn(PictureUse::Answer);
        assert_eq!(either(turn().await, || "drawn", || "told", &measures).await, Some("drawn"));
        assert!(!measures.panicked_within(std::time::Duration::from_secs(60)));
        let planted = || -> &'static str { panic!("planted in a picture") };
        assert_eq!(either(turn().await, planted, || "told", &measures).await, Some("told"));
        assert!(
            measures
                .text()
                .contains("tavolo_panics_total{kind=\"picture\"} 1"),
            "{}",
            measures.text()
        );
        assert_eq!(either(turn().await, planted, planted, &measures).await, None);
    }
}
