//! `/rules`: a chapter of a game's rules card.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::custom_id::CustomId;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::suggestion::{fitting, folded, means};
use crate::discord::wishes::Reader;
use crate::table::Listing;
use crate::words::{Message, Speaker, Style, cut};
use serde_json::{Value, json};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    match edge.meant_game(asked).await {
        Some(listing) => edge.chapter(reader, listing.id, asked.text("topic")),
        None => edge.whisper(reader, &Message::new("edge-which-game")),
    }
}

/// The chapters whose titles fit what was typed.
pub(in crate::discord) async fn suggest(edge: &Edge, asked: &Asked) -> Vec<(String, String)> {
    let reader = edge.reader(&asked.caller).await;
    let Some(listing) = edge.meant_game(asked).await else {
        return Vec::new();
    };
    let speaker = edge.words.speaker(reader.locale, &[], Style::Plain);
    let chapters = listing
        .topics
        .iter()
        .map(|topic| (speaker.say(&title(listing.id, topic)), (*topic).to_owned()));
    let components = (listing.components)()
        .into_iter()
        .map(|(id, name)| (speaker.say(&name), id));
    let all = chapters.chain(components);
    fitting(asked.text("topic").unwrap_or_default(), all)
}

fn title(game: &str, topic: &str) -> Message {
    Message::new(format!("{game}-rules-{topic}.title"))
}

/// What is said of a component, by its id or by its name in the reader's language.
fn component(listing: &Listing, speaker: Speaker<'_>, typed: &str) -> Option<Message> {
    let all = (listing.components)();
    let id = folded(typed.trim());
    let found = all
        .iter()
        .find(|(one, _)| folded(one) == id)
        .or_else(|| all.iter().find(|(_, name)| means(&speaker.say(name), typed)));
    found.and_then(|(id, _)| (listing.component)(id))
}

impl Edge {
    /// A chapter of a rules card (the first where none is named), with the list of all.
    pub(in crate::discord) fn chapter(&self, reader: Reader, game: &str, topic: Option<&str>) -> Reply {
        let Some(listing) = self
            .hall
            .catalogue()
            .game(game)
            .filter(|listing| !listing.topics.is_empty())
        else {
            return self.whisper(reader, &Message::new("edge-no-rules"));
        };
        let speaker = self.words.speaker(reader.locale, &[], Style::Discord);
        let plain = speaker.styled(Style::Plain);
        let named =
            |topic: &str, known: &str| known == topic || means(&plain.say(&title(game, known)), topic);
        let known = topic
            .map_or(listing.topics.first(), |topic| listing.topics.iter().find(|known| named(topic, known)))
            .copied();
        let (shown, text) = match (known, topic) {
            (Some(shown), _) => {
                let text = speaker.say(&Message::new(format!("{game}-rules-{shown}")));
                (shown, format!("**{}**\n{text}", speaker.say(&title(game, shown))))
            }
            (None, Some(topic)) => match component(listing, plain, topic) {
                Some(told) => ("", speaker.say(&told)),
                None => return self.whisper(reader, &Message::new("edge-no-chapter")),
            },
            (None, None) => return self.whisper(reader, &Message::new("edge-no-chapter")),
        };
        let mut body = Body::text(&text);
        let options: Vec<Value> = listing
            .topics
            .iter()
            .take(25)
            .map(|topic| json!({"label": cut(&plain.say(&title(game, topic)), 100), "value": topic, "default": *topic == shown}))
            .collect();
        let id = CustomId::Rules {
            game: game.to_owned(),
        }
        .to_string();
        let prompt = plain.say(&Message::new("edge-chapters"));
        body.rows = vec![json!({"type": 1, "components": [
            {"type": 3, "custom_id": id, "placeholder": cut(&prompt, 150), "options": options, "min_values": 1, "max_values": 1}
        ]})];
        Reply::Whisper(body)
    }
}
