//! The application's own emoji: which drawings Discord has as such, and how controls and texts name
//! one. Where it has none, they do with an emoji of Unicode's, or with their words.

use super::ids::{EmojiId, serenity_id};
use crate::portray::Symbol;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::model::channel::ReactionType;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};
use tokio::sync::Notify;

/// An emoji that Discord has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Emoji {
    /// Its id.
    pub id: EmojiId,
    /// Its name.
    pub name: String,
}

/// The emoji that can be shown now, by the names of the drawings that they show.
#[derive(Debug, Default)]
pub struct EmojiSet {
    known: RwLock<BTreeMap<String, Emoji>>,
    stale: Notify,
}

impl EmojiSet {
    /// Knows these from now on, and no others; whether that changes anything.
    pub fn replace(&self, known: BTreeMap<String, Emoji>) -> bool {
        let mut now = self.known.write().unwrap_or_else(PoisonError::into_inner);
        let differs = *now != known;
        *now = known;
        differs
    }

    /// Forgets all of them, since Discord does not know one that was shown: somebody has removed
    /// it.
    pub(super) fn forget(&self) {
        self.replace(BTreeMap::new());
        self.stale.notify_one();
    }

    /// Waits until they were forgotten.
    pub(super) async fn forgotten(&self) {
        self.stale.notified().await;
    }

    /// How a control names a symbol; nothing where its words must do.
    #[must_use]
    pub fn component(&self, symbol: Symbol) -> Option<ReactionType> {
        let (drawing, character) = match symbol {
            Symbol::Character(character) => return Some(unicode(character)),
            Symbol::Drawn(art, character) => (art.name, character),
        };
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known
            .get(drawing)
            .map(|emoji| ReactionType::Custom {
                animated: false,
                id: serenity_id(emoji.id.0),
                name: Some(emoji.name.clone()),
            })
            .or_else(|| character.map(unicode))
    }

    /// How a text names the emoji of a drawing; nothing where Discord does not have it.
    #[must_use]
    pub fn token(&self, drawing: &str) -> Option<String> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known
            .get(drawing)
            .map(|emoji| format!("<:{}:{}>", emoji.name, emoji.id))
    }
}

/// An emoji of Unicode's as Discord knows it: a check mark is one only with the mark that says so.
fn unicode(character: &str) -> ReactionType {
    ReactionType::Unicode(
        if character == "✔" {
            "✔\u{fe0f}"
        } else {
            character
        }
        .to_owned(),
    )
}

/// The same components without an emoji of the application's own.
pub(super) fn without_own(mut components: Value) -> Value {
    match &mut components {
        Value::Array(parts) => parts.iter_mut().for_each(|part| *part = without_own(part.take())),
        Value::Object(members) => {
            if members.get("emoji").is_some_and(|emoji| !emoji["id"].is_null()) {
                members.remove("emoji");
            }
            members
                .values_mut()
                .for_each(|member| *member = without_own(member.take()));
        }
        _ => {}
    }
    components
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::scene::Art;
    use serde_json::json;
    use std::borrow::Cow;

    static CROWN: Art = Art {
        name: "dominoes/crown",
        size: (1, 1),
        svg: Cow::Borrowed(""),
    };

    #[test]
    fn a_drawing_is_named_by_its_emoji_where_discord_has_it() {
        let set = EmojiSet::default();
        let unicode = |character: &str| Some(ReactionType::Unicode(character.to_owned()));
        let crown = Symbol::Drawn(&CROWN, Some("👑"));
        assert_eq!(set.component(crown), unicode("👑"));
        assert_eq!(set.component(Symbol::Drawn(&CROWN, None)), None);
        let emoji = Emoji {
            id: EmojiId(7),
            name: "tv_crown".to_owned(),
        };
        let known = BTreeMap::from([("dominoes/crown".to_owned(), emoji)]);
        assert!(set.replace(known.clone()) && !set.replace(known));
        assert_eq!(set.component(crown).unwrap().to_string(), "<:tv_crown:7>");
        assert_eq!(set.token("dominoes/crown").as_deref(), Some("<:tv_crown:7>"));
        assert_eq!(set.token("dominoes/one"), None);
        assert_eq!(set.component(Symbol::Character("✔")), unicode("✔\u{fe0f}"));
        set.forget();
        assert_eq!(set.component(crown), unicode("👑"));
    }

    #[test]
    fn components_lose_only_own_emoji() {
        let own = json!({"label": "King", "emoji": {"id": "7", "name": "tv_crown"}});
        let other = json!({"label": "King", "emoji": {"name": "👑"}});
        let rows = json!([{"type": 1, "components": [own, other, {"options": [own]}]}]);
        let bare = json!({"label": "King"});
        let wanted = json!([{"type": 1, "components": [bare, other, {"options": [bare]}]}]);
        assert_eq!(without_own(rows), wanted);
    }
}
