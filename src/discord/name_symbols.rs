//! What stands before names in texts: the application's own emoji where they can be shown, or an emoji
//! of Unicode's where there is one. Knows no game.

use super::body::CONTENT;
use super::emoji::EmojiSet;
use crate::portray::Symbol;
use crate::table::Catalogue;
use crate::words::{Insets, Message};
use std::sync::Arc;

/// What stands before names in texts.
pub(super) struct NameSymbols {
    catalogue: Catalogue,
    emoji: Arc<EmojiSet>,
}

impl NameSymbols {
    /// What stands before the names of a catalogue's games, by the emoji that can be shown.
    pub(super) fn new(catalogue: Catalogue, emoji: Arc<EmojiSet>) -> NameSymbols {
        NameSymbols { catalogue, emoji }
    }

    /// The same where none of the application's own are shown.
    pub(super) fn bare(catalogue: Catalogue) -> NameSymbols {
        NameSymbols::new(catalogue, Arc::default())
    }
}

impl Insets for NameSymbols {
    fn before(&self, name: &Message) -> Option<String> {
        match self.catalogue.pictured(name)? {
            Symbol::Character(character) => Some(character.to_owned()),
            Symbol::Drawn(art, character) => self
                .emoji
                .token(art.name)
                .or_else(|| character.map(str::to_owned)),
        }
    }
}

/// A text with emoji of the application's own, and the same without: by the latter it is compared with
/// what was shown, so that no message is edited for its emoji alone.
pub(super) struct Spoken {
    /// As it is shown.
    pub(super) shown: String,
    /// Without emoji.
    pub(super) bare: String,
}

impl Spoken {
    /// A text that takes emoji as long as they fit into a message with it.
    pub(super) fn new(bare: String, pictured: Option<String>) -> Spoken {
        let fits = |text: &String| text.encode_utf16().count() <= CONTENT;
        Spoken {
            shown: pictured.filter(fits).unwrap_or_else(|| bare.clone()),
            bare,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_too_long_with_emoji_has_none() {
        let spoken = |length: usize| Spoken::new("word".to_owned(), Some("x".repeat(length))).shown;
        assert_eq!((spoken(CONTENT).len(), spoken(CONTENT + 1).as_str()), (CONTENT, "word"));
        assert_eq!(Spoken::new("word".to_owned(), None).shown, "word");
    }
}
