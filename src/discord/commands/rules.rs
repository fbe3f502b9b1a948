//! `/rules`: a chapter of a game's rules card.

use super::join;
use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::controls::select_one;
use crate::discord::custom_id::{ControlUse, CustomId};
use crate::discord::failure::Failure;
use crate::discord::game_picker;
use crate::discord::incoming::Asked;
use crate::discord::inquiry::Inquiry;
use crate::discord::lexicon::words;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, folded, means};
use crate::store::TableId;
use crate::table::{Listing, Only, Step};
use crate::words::{Arg, Message, Speaker, Style, cut};
use serenity::builder::{CreateActionRow, CreateSelectMenuOption};

/// The fewest letters of a word that is sought in the chapters.
const SOUGHT: usize = 4;
/// The most letters in which another form of a word ends otherwise.
const ENDING: usize = 3;
/// How often a word stands in a chapter's text that counts as much as once in its title.
const TITLE: usize = 10;
/// The longest part of what was typed that is repeated to its typist.
const REPEATED: usize = 60;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let Some(listing) = join::meant_game(services, asked).await else {
        let games: Vec<&Listing> = services.hall.catalogue().iter().collect();
        return Ok(game_picker::name(&services.composer, &games, asked.text("game"), reader));
    };
    Ok(Reply::Whisper(chapter(services, reader, (listing.id, None), asked.text("topic"))?))
}

/// The chapters whose titles fit what was typed.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let Some(listing) = join::meant_game(services, asked).await else {
        return Vec::new();
    };
    let speaker = services.composer.speaker(reader, &[]).styled(Style::Plain);
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

/// What is said of a component, by its id or by any of its names in any language.
fn component(services: &Services, listing: &Listing, speaker: Speaker<'_>, typed: &str) -> Option<Message> {
    let all = (listing.components)();
    let id = folded(typed.trim());
    let found = all
        .iter()
        .find(|(one, _)| folded(one) == id)
        .or_else(|| all.iter().find(|(_, name)| means(&speaker.say(name), typed)));
    if let Some((id, _)) = found {
        return (listing.component)(id);
    }
    let synonyms = (listing.synonyms)();
    let inquiry = Inquiry {
        words: &services.composer.words,
        locale: speaker.locale(),
        names: &[],
        questions: &all,
        synonyms: &synonyms,
    };
    inquiry
        .readings(typed)
        .iter()
        .find_map(|one| (listing.component)(one))
}

/// What is told where no chapter is called as was typed: a component, the chapter that tells of it,
/// or which chapters there are; and which chapter that is.
fn otherwise(
    services: &Services,
    listing: &Listing,
    speaker: Speaker<'_>,
    typed: &str,
) -> (&'static str, String) {
    let plain = speaker.styled(Style::Plain);
    if let Some(about) = component(services, listing, plain, typed) {
        return ("", speaker.say(&about));
    }
    let typed_words = Arg::Text(cut(typed, REPEATED).into_owned());
    if let Some(shown) = telling(listing, plain, typed) {
        let found = Message::new("edge-chapter-tells").with("typed", typed_words);
        return (shown, format!("{}\n{}", speaker.say(&found), told(listing, speaker, shown)));
    }
    let chapters: Vec<Message> = listing
        .topics
        .iter()
        .map(|topic| Message::new("edge-quoted").with("text", title(listing.id, topic)))
        .collect();
    let none = Message::new("edge-no-chapter")
        .with("typed", typed_words)
        .with("chapters", chapters);
    ("", speaker.say(&none))
}

/// The chapter that tells most of what was typed: in whose text most of its words stand, and most
/// often; nothing where none of them does.
fn telling(listing: &Listing, speaker: Speaker<'_>, typed: &str) -> Option<&'static str> {
    let fillers = ["edge-fillers", "edge-asking"].map(|id| speaker.say(&Message::new(id)));
    let fillers: Vec<String> = fillers.iter().flat_map(|list| words(list)).collect();
    let sought: Vec<String> = words(typed)
        .into_iter()
        .filter(|word| word.chars().count() >= SOUGHT && !fillers.contains(word))
        .collect();
    let (mut best, mut told) = ((0, 0), None);
    for topic in listing.topics {
        let heading = words(&speaker.say(&title(listing.id, topic)));
        let text = words(&speaker.say(&Message::new(format!("{}-rules-{topic}", listing.id))));
        let times = |word: &String| {
            let count = |text: &[String]| text.iter().filter(|one| alike(one, word)).count();
            count(&text) + TITLE * count(&heading)
        };
        let hits: Vec<usize> = sought.iter().map(times).filter(|times| *times > 0).collect();
        let found = (hits.len(), hits.iter().sum());
        if found > best {
            (best, told) = (found, Some(*topic));
        }
    }
    told
}

/// Whether a word of a text is the one that is sought, in any of its forms.
fn alike(word: &str, sought: &str) -> bool {
    let shared = word
        .chars()
        .zip(sought.chars())
        .take_while(|(one, other)| one == other)
        .count();
    let most = word.chars().count().max(sought.chars().count());
    word == sought || (shared >= SOUGHT && most - shared <= ENDING)
}

/// What the rules card tells of a question that nothing at the table answers; nothing where it does not.
pub(super) fn telling_of(services: &Services, reader: Reader, game: &str, asked: &str) -> Option<Body<Only>> {
    let listing = services.hall.catalogue().game(game)?;
    let speaker = services.composer.speaker(reader, &[]);
    let plain = speaker.styled(Style::Plain);
    let (shown, text) = match component(services, listing, plain, asked) {
        Some(about) => ("", speaker.say(&about)),
        None => {
            let shown = telling(listing, plain, asked)?;
            (shown, told(listing, speaker, shown))
        }
    };
    let found = speaker.say(&Message::new("edge-rules-tell"));
    Some(with_chapters((listing, None), plain, shown, &format!("{found}\n{text}")))
}

/// How a game is played in a few sentences, with the list of its rules card's chapters.
///
/// # Errors
/// It has no rules card.
pub(in crate::discord) fn how(
    services: &Services,
    reader: Reader,
    (game, table): (&str, Option<TableId>),
) -> Result<Body<Only>, Message> {
    let mut body = chapter(services, reader, (game, table), None)?;
    let speaker = services.composer.speaker(reader, &[]);
    let title = Message::new("edge-how-title").with("game", Message::new(format!("{game}-name")));
    let how = speaker.say(&Message::new(format!("{game}-how")));
    body.say(&format!("**{}**\n{how}", speaker.say(&title)));
    Ok(body)
}

/// A chapter of a rules card (the first where none is named), with the list of all: of a game, and of the table at
/// which it is read.
///
/// # Errors
/// What is said where there is no such chapter.
pub(in crate::discord) fn chapter(
    services: &Services,
    reader: Reader,
    (game, table): (&str, Option<TableId>),
    topic: Option<&str>,
) -> Result<Body<Only>, Message> {
    let catalogue = services.hall.catalogue();
    let listing = catalogue
        .game(game)
        .filter(|listing| !listing.topics.is_empty())
        .ok_or_else(|| Message::new("edge-no-rules"))?;
    let speaker = services.composer.speaker(reader, &[]);
    let plain = speaker.styled(Style::Plain);
    let named = |topic: &str, known: &str| known == topic || means(&plain.say(&title(game, known)), topic);
    let known = topic
        .map_or(listing.topics.first(), |topic| listing.topics.iter().find(|known| named(topic, known)))
        .copied();
    let (shown, text) = match (known, topic) {
        (Some(shown), _) => (shown, told(listing, speaker, shown)),
        (None, topic) => otherwise(services, listing, speaker, topic.unwrap_or_default()),
    };
    Ok(with_chapters((listing, table), plain, shown, &text))
}

/// A chapter's title and text.
fn told(listing: &Listing, speaker: Speaker<'_>, chapter: &str) -> String {
    let text = speaker.say(&Message::new(format!("{}-rules-{chapter}", listing.id)));
    format!("**{}**\n{text}", speaker.say(&title(listing.id, chapter)))
}

/// A text with the list of the chapters below, of which one is shown.
fn with_chapters(
    (listing, table): (&Listing, Option<TableId>),
    plain: Speaker<'_>,
    shown: &str,
    text: &str,
) -> Body<Only> {
    let mut body = Body::text(text);
    let option = |topic: &&'static str| {
        let label = cut(&plain.say(&title(listing.id, topic)), 100).into_owned();
        CreateSelectMenuOption::new(label, *topic).default_selection(*topic == shown)
    };
    let options = listing.topics.iter().take(25).map(option).collect();
    let rules = || CustomId::Rules {
        game: listing.id.to_owned(),
    };
    let of_table = |table| CustomId::Table {
        table,
        stamp: Step::NONE,
        // Unlike the buttons beside it, which are counted from 0.
        at: u8::MAX,
        what: ControlUse::Chapter(listing.id.to_owned()),
    };
    let id = table.map_or_else(rules, of_table).to_string();
    let prompt = plain.say(&Message::new("edge-chapters"));
    let select = select_one(id, options).placeholder(cut(&prompt, 150));
    body.rows = vec![CreateActionRow::SelectMenu(select)];
    body
}
