//! `/ask`: answers a question about the position, as the caller may see it, and suggests what is
//! understood.

use super::{play, rules};
use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::inquiry::Inquiry;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{MOST, fitting, listed, means};
use crate::discord::table_prefix::told_apart;
use crate::discord::typed_action::{self, Candidate, TypedWords};
use crate::store::TableId;
use crate::table::TableView;
use crate::words::{Arg, Locale, Message, Style};

/// How many questions are named to somebody whose own is not understood.
const EXAMPLES: usize = 3;
/// How many of the actions are named that somebody may do.
const POSSIBLE: usize = 12;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let asked = &*told_apart(asked, "question");
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let typed = asked.text("question").unwrap_or_default().trim();
    if listed(&services.composer.words, &Message::new("edge-asked-actions"), typed)
        && let Some(told) = possible(services, table, viewer, typed).await?
    {
        let (lines, names) = told;
        let reply = Reply::Whisper(services.composer.lines(reader, &names, &lines));
        return Ok(services.panels.headed(table, &asked.caller, reader, reply).await);
    }
    let known = questions(services, table, viewer).await?;
    let asked_for = meant(services, table, viewer, typed, &known).await?;
    let told = services
        .hall
        .read(table, |table| {
            let told = asked_for.iter().find_map(|one| table.answer(viewer.user, one));
            (told, table.roster().names(), (table.game(), table.covered()))
        })
        .await?;
    let reply = match told {
        (Some(lines), names, _) => Reply::Whisper(services.composer.lines(reader, &names, &lines)),
        (None, _, (_, true)) if known.is_empty() => services.panels.say(reader, &Message::new("twins-cover")),
        (None, _, (game, _)) => match rules::telling_of(services, reader, game, typed) {
            Some(body) if !known.is_empty() => Reply::Whisper(body),
            _ => services.panels.say(reader, &not_understood(&known)),
        },
    };
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// What somebody may do now, who asks for that: whose turn it is where it is not theirs; nothing before the
/// game begins, or where it is much and the game has an answer of its own.
async fn possible(
    services: &Services,
    table: TableId,
    viewer: Viewer,
    typed: &str,
) -> Result<Option<(Vec<Message>, Vec<String>)>, Failure> {
    let words = &services.composer.words;
    let read = |table: &dyn TableView| {
        let names = table.roster().names();
        let seat = table.roster().seat_of(viewer.user);
        if !table.begun() {
            return None;
        }
        if !seat.is_some_and(|seat| table.awaited().has(seat)) {
            return Some((table.answer(viewer.user, "turn")?, names));
        }
        let legal = table.legal(viewer.user);
        let own = |(_, names): &(String, Message)| listed(words, names, typed);
        if legal.is_empty() || (legal.len() > POSSIBLE && table.synonyms().iter().any(own)) {
            return None;
        }
        let quoted = |(_, label): &(String, Message)| Message::new("edge-quoted").with("text", label.clone());
        let shown: Vec<Message> = legal.iter().take(POSSIBLE).map(quoted).collect();
        let more = legal.len() - shown.len();
        let line = Message::new("edge-possible")
            .with("actions", shown)
            .with("more", more);
        Some((vec![line], names))
    };
    Ok(services.hall.read(table, read).await?)
}

/// That a question is not understood, with some that are.
fn not_understood(known: &[(String, String)]) -> Message {
    let quoted =
        |(words, _): &(String, String)| Message::new("edge-quoted").with("text", Arg::Text(words.clone()));
    let examples: Vec<Message> = known.iter().take(EXAMPLES).map(quoted).collect();
    if examples.is_empty() {
        return Message::new("edge-nothing-to-ask");
    }
    Message::new("edge-not-understood").with("questions", examples)
}

/// What may be meant by a question, the likeliest first: one of those that are suggested, by its
/// words in any language; or what names in any language stand for.
async fn meant(
    services: &Services,
    table: TableId,
    viewer: Viewer,
    typed: &str,
    known: &[(String, String)],
) -> Result<Vec<String>, Failure> {
    if let Some((_, question)) = known.iter().find(|(words, _)| means(words, typed)) {
        return Ok(vec![question.clone()]);
    }
    let read =
        |table: &dyn TableView| (table.synonyms(), table.questions(viewer.user), table.roster().names());
    let (synonyms, questions, names) = services.hall.read(table, read).await?;
    let words = &services.composer.words;
    let inquiry = Inquiry {
        words,
        locale: viewer.reader.locale,
        names: &names,
        questions: &questions,
        synonyms: &synonyms,
    };
    let mut readings = inquiry.readings(typed);
    let say =
        |said: &Message| Locale::ALL.map(|locale| words.speaker(locale, &names, Style::Plain).say(said));
    let candidates: Vec<Candidate> = questions
        .into_iter()
        .map(|(notation, said)| Candidate {
            labels: say(&said).into(),
            names: Vec::new(),
            notation,
        })
        .collect();
    let plain = TypedWords {
        plain: typed,
        ..TypedWords::default()
    };
    // The questions' own words count where nothing of it is the name of something.
    if let [one] = typed_action::meant(&plain, &candidates)[..] {
        readings.push(one.notation.clone());
    }
    Ok(readings)
}

/// Questions that fit what was typed; where more than one table can be meant, with the table in front.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let asked = &*told_apart(asked, "question");
    let tables = services.finder.all_meant(asked, Purpose::Looking).await;
    let viewer = Viewer {
        user: asked.caller.user,
        reader,
    };
    let (several, mut all) = (tables.len() > 1, Vec::new());
    let share = MOST / tables.len().clamp(1, MOST);
    for table in tables {
        let known = questions(services, table, viewer).await.unwrap_or_default();
        let mut told = fitting(asked.text("question").unwrap_or_default(), known);
        told.truncate(share);
        all.extend(match several {
            true => play::apart(services, table, reader, told).await,
            false => told,
        });
    }
    all.truncate(MOST);
    all
}

/// What can be asked at a table: in words, and as it is typed.
async fn questions(
    services: &Services,
    table: TableId,
    viewer: Viewer,
) -> Result<Vec<(String, String)>, Failure> {
    let (known, names) = services
        .hall
        .read(table, |table| (table.questions(viewer.user), table.roster().names()))
        .await?;
    let speaker = services
        .composer
        .speaker(viewer.reader, &names)
        .styled(Style::Plain);
    Ok(known
        .into_iter()
        .map(|(question, words)| (speaker.say(&words), question))
        .collect())
}
