//! `/away`: until when somebody is away, so that their clocks stand at all their tables.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::custom_id::CustomId;
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Given};
use crate::discord::placement::placed;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, folded, listed};
use crate::presence::{DateLists, DateOrder, DateWords, Presence, Unread, Zone, read_until};
use crate::store::TableId;
use crate::words::{Arg, Locale, Message, Style, Words};
use serenity::builder::{CreateActionRow, CreateButton};

/// The days that are suggested.
const DAYS: [usize; 7] = [1, 2, 3, 5, 7, 10, 14];
/// What stands for being back, whatever the language.
const BACK: &str = "back";
/// The most tables that are told apart.
const MOST: usize = 10;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let (hall, user) = (&services.hall, asked.caller.user);
    let presence = hall.presence(user).await?;
    let now = hall.clock().now();
    let until = presence.absence.until(now);
    let zone = zone(&presence, &asked.caller.locale);
    let Some(typed) = asked.text("until") else {
        let told = match until {
            Some(until) => absent("edge-away-now", until, &zone),
            None => Message::new("edge-away-none"),
        };
        let told = say(services, reader, &[(told, Vec::new())]);
        return Ok(if until.is_some() {
            with_way_back(services, asked, reader, told)
        } else {
            told
        });
    };
    if back(&services.composer.words, typed) {
        let told = if until.is_some() {
            hall.go_away(user, 0).await?;
            "edge-away-back"
        } else {
            "edge-away-none"
        };
        return Ok(say(services, reader, &[(Message::new(told), Vec::new())]));
    }
    let words = date_words(&services.composer.words);
    let order = order(reader.locale, &asked.caller.locale);
    let read = read_until(&folded(typed), &zone, (&words, order), now);
    let until = read.map_err(|why| unread(why, typed, &zone))?;
    let tables = hall.go_away(user, until).await?;
    let mut lines = vec![(absent("edge-away-set", until, &zone), Vec::new())];
    for (table, stands) in tables
        .into_iter()
        .filter(|(_, stands)| *stands != Some(until))
        .take(MOST)
    {
        lines.extend(exception(services, table, stands).await?);
    }
    let told = say(services, reader, &lines);
    Ok(with_way_back(services, asked, reader, told))
}

/// An answer to somebody who is away, with the button by which they are back.
fn with_way_back(services: &Services, asked: &Asked, reader: Reader, told: Reply) -> Reply {
    let Reply::Whisper(mut body) = told else {
        return told;
    };
    let id = CustomId::Command {
        name: asked.name.clone(),
        option: Some(("until".to_owned(), Given::Text(BACK.to_owned()))),
    };
    let label = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let label = label.say(&Message::new("edge-away-back-word"));
    let button = CreateButton::new(id.to_string()).label(label);
    body.rows = vec![CreateActionRow::Buttons(vec![button])];
    Reply::Whisper(body)
}

/// What is told of a table where somebody's clock does not stand for so long; nothing where it has
/// none yet.
async fn exception(
    services: &Services,
    table: TableId,
    stands: Option<u64>,
) -> Result<Option<(Message, Vec<String>)>, Failure> {
    let read = services.hall.read(table, |table| {
        let line = match stands {
            Some(until) => moment("edge-away-cut", until),
            None if table.live() => Message::new("edge-away-live"),
            None => Message::new("edge-away-used"),
        };
        (!table.gathering() && !table.ended()).then(|| (placed(table, line), table.roster().names()))
    });
    Ok(read.await?)
}

/// Suggests how long: so many days, or being back.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let speaker = services.composer.speaker(reader, &[]);
    let days = DAYS.iter().map(|days| {
        let words = Message::new("edge-away-days").with("count", *days);
        (speaker.say(&words), days.to_string())
    });
    let back = (speaker.say(&Message::new("edge-away-back-word")), BACK.to_owned());
    fitting(asked.text("until").unwrap_or_default(), days.chain([back]))
}

/// Whether somebody typed that they are back.
fn back(words: &Words, typed: &str) -> bool {
    let ends = ["edge-away-back-word", "edge-away-off"];
    typed.trim() == BACK || ends.iter().any(|list| listed(words, &Message::new(*list), typed))
}

/// What days are called in all languages.
fn date_words(words: &Words) -> DateWords {
    let mut all = DateWords::default();
    for locale in Locale::ALL {
        let speaker = words.speaker(locale, &[], Style::Plain);
        let list = |id: &'static str| folded(&speaker.say(&Message::new(id)));
        all.add(&DateLists {
            months: &list("edge-date-months"),
            weekdays: &list("edge-date-weekdays"),
            near: &list("edge-date-near"),
            units: &list("edge-date-units"),
            numbers: &list("edge-numbers"),
            fillers: &list("edge-date-fillers"),
        });
    }
    all
}

/// Which number of `12/1` is the day for somebody who reads a language, and whose Discord is in another.
fn order(locale: Locale, client: &str) -> DateOrder {
    let month_first = ["en-US", "zh", "ja", "ko", "hu", "lt"];
    match client {
        _ if locale != Locale::English => DateOrder::DayFirst,
        "en" | "" => DateOrder::Unknown,
        _ if month_first.iter().any(|code| client.starts_with(code)) => DateOrder::MonthFirst,
        _ => DateOrder::DayFirst,
    }
}

/// What is said to somebody of whose absence it is not known until when.
fn unread(why: Unread, typed: &str, zone: &Zone) -> Message {
    if let Unread::Outside(until) = why {
        return Message::new("edge-away-outside").with("day", Arg::Moment(last(until, zone) / 1_000));
    }
    let Some([one, other]) = why.days(zone) else {
        return Message::new("edge-away-unclear");
    };
    Message::new("edge-away-either")
        .with("typed", Arg::Text(typed.to_owned()))
        .with("one", Arg::Moment(one))
        .with("other", Arg::Moment(other))
}

/// Whether what somebody typed is a text in any language.
pub(super) fn says(services: &Services, typed: &str, text: &'static str) -> bool {
    let (typed, text) = (folded(typed.trim()), Message::new(text));
    let words = &services.composer.words;
    let said = |locale| words.speaker(locale, &[], Style::Plain).say(&text);
    Locale::ALL
        .into_iter()
        .any(|locale| folded(&said(locale)) == typed)
}

/// The zone of somebody who may not have said it: the one in which most live who read their
/// language.
pub(super) fn zone(presence: &Presence, language: &str) -> Zone {
    let guess = || Zone::of_language(language).or_else(|| Zone::of("UTC"));
    let zone = presence.zone.clone().or_else(guess);
    zone.unwrap_or_else(|| unreachable!("UTC is a zone"))
}

/// That somebody is away until a moment, and, where that is the end of a day, what their last day is.
fn absent(id: &'static str, until: u64, zone: &Zone) -> Message {
    moment(id, until)
        .with("last", Arg::Moment(last(until, zone) / 1_000))
        .with("midnight", i64::from(is_midnight(until, zone)))
}

fn is_midnight(until: u64, zone: &Zone) -> bool {
    zone.shows(until) == "00:00"
}

/// A moment in the last day: its noon, which is the same day by the clocks of other zones too.
fn last(until: u64, zone: &Zone) -> u64 {
    match is_midnight(until, zone) {
        true => until.saturating_sub(12 * 60 * 60 * 1_000),
        false => until,
    }
}

fn moment(id: &'static str, until: u64) -> Message {
    Message::new(id).with("until", Arg::Moment(until / 1_000))
}

fn say(services: &Services, reader: Reader, lines: &[(Message, Vec<String>)]) -> Reply {
    let said = |(line, names): &(Message, Vec<String>)| services.composer.speaker(reader, names).say(line);
    let lines: Vec<String> = lines.iter().map(said).collect();
    Reply::Whisper(Body::text(&lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presence::iso;

    /// Sunday, 22 November 2026, 19:30 in Rome.
    const NOW: u64 = 1_795_372_200_000;

    const EN: Locale = Locale::English;
    const PT: Locale = Locale::Portuguese;
    const DE: Locale = Locale::German;
    const IT: Locale = Locale::Italian;

    /// The language that is read, Discord's, what is typed, and the last day; or how many days later to the hour.
    const CASES: &[(Locale, &str, &str, &str)] = &[
        (EN, "en-US", "3", "+3"),
        (EN, "en-US", "1 day", "+1"),
        (EN, "en-US", "for 2 weeks", "+14"),
        (EN, "en-US", "a week", "+7"),
        (EN, "en-US", "three days", "+3"),
        (EN, "en-US", "3d", "+3"),
        (DE, "de", "10 Tage", "+10"),
        (DE, "de", "eine Woche", "+7"),
        (DE, "de", "1 Monat", "+30"),
        (IT, "it", "2 giorni", "+2"),
        (IT, "it", "due settimane", "+14"),
        (PT, "pt-BR", "3 dias", "+3"),
        (PT, "pt-BR", "por 1 mês", "+30"),
        (PT, "pt-BR", "1 semana", "+7"),
        (EN, "en-US", "today", "2026-11-22"),
        (EN, "en-US", "until tomorrow", "2026-11-23"),
        (EN, "en-US", "Day after tomorrow", "2026-11-24"),
        (DE, "de", "bis morgen", "2026-11-23"),
        (DE, "de", "übermorgen", "2026-11-24"),
        (PT, "pt-BR", "até amanhã", "2026-11-23"),
        (PT, "pt-BR", "depois de amanhã", "2026-11-24"),
        (IT, "it", "fino a domani", "2026-11-23"),
        (IT, "it", "dopodomani", "2026-11-24"),
        (EN, "en-US", "Friday", "2026-11-27"),
        (EN, "en-US", "until next fri", "2026-11-27"),
        (EN, "en-US", "Sunday", "2026-11-29"),
        (PT, "pt-BR", "sexta", "2026-11-27"),
        (PT, "pt-BR", "até sexta-feira", "2026-11-27"),
        (DE, "de", "Freitag", "2026-11-27"),
        (DE, "de", "bis nächsten Do", "2026-11-26"),
        (IT, "it", "venerdì", "2026-11-27"),
        (IT, "it", "fino a martedì", "2026-11-24"),
        (IT, "it", "mar", "2026-11-24"),
        (EN, "en-US", "Dec 24", "2026-12-24"),
        (EN, "en-GB", "24th of December", "2026-12-24"),
        (EN, "en-US", "December 24, 2026", "2026-12-24"),
        (EN, "en-US", "the 24th", "2026-11-24"),
        (EN, "en-US", "the 1st", "2026-12-01"),
        (DE, "de", "24. Dezember", "2026-12-24"),
        (DE, "de", "bis zum 24.Dez.2026", "2026-12-24"),
        (DE, "de", "24.", "2026-11-24"),
        (PT, "pt-BR", "25 de dezembro", "2026-12-25"),
        (PT, "pt-BR", "1º de dez", "2026-12-01"),
        (IT, "it", "fino al 24 dicembre", "2026-12-24"),
        (IT, "it", "l'8 gennaio", "2027-01-08"),
        (EN, "en-US", "2026-11-30", "2026-11-30"),
        (DE, "de", "24.12.", "2026-12-24"),
        (DE, "de", "2.1.2027", "2027-01-02"),
        (DE, "de", "2.1.27", "2027-01-02"),
        (DE, "de", "22.11.", "2026-11-22"),
        (EN, "en-US", "12/1", "2026-12-01"),
        (EN, "en-US", "12/1/2026", "2026-12-01"),
        (EN, "en-US", "12/24", "2026-12-24"),
        (EN, "en-US", "24/12", "2026-12-24"),
        (EN, "en-US", "1.12.", "2026-12-01"),
        (EN, "en-GB", "12/1", "2027-01-12"),
        (EN, "en-GB", "1/12", "2026-12-01"),
        (EN, "en-GB", "12/24", "2026-12-24"),
        (EN, "de", "1/12", "2026-12-01"),
        (EN, "ja", "12/1", "2026-12-01"),
        (DE, "en-US", "1/12", "2026-12-01"),
        (PT, "pt-BR", "1/12", "2026-12-01"),
        (IT, "it", "1/12", "2026-12-01"),
        (EN, "en", "12/24", "2026-12-24"),
        (EN, "en", "12/12", "2026-12-12"),
        (EN, "en", "12/1", "2027-01-12 or 2026-12-01"),
        (EN, "en-US", "61 days", "outside"),
        (EN, "en-US", "0 days", "outside"),
        (EN, "en-US", "11/21", "outside"),
        (EN, "en-US", "2026-11-21", "outside"),
        (EN, "en-US", "until 5", "no"),
        (EN, "en-US", "3 bananas", "no"),
        (EN, "en-US", "soon", "no"),
        (EN, "en-US", "May", "no"),
        (DE, "de", "31.2.", "no"),
        (EN, "en-US", "", "no"),
    ];

    #[test]
    fn until_when_somebody_is_away_is_understood_in_each_language() {
        let (words, zone) = (Words::load().unwrap(), Zone::of("Europe/Rome").unwrap());
        let words = date_words(&words);
        assert_eq!(iso(NOW), "2026-11-22T18:30:00Z");
        for (locale, client, typed, until) in CASES.iter().copied() {
            let read = read_until(&folded(typed), &zone, (&words, order(locale, client)), NOW);
            let day = |at: u64| iso(at)[..10].to_owned();
            let told = match read {
                Ok(until) if (until - NOW).is_multiple_of(86_400_000) => {
                    format!("+{}", (until - NOW) / 86_400_000)
                }
                Ok(until) => {
                    assert!(iso(until).ends_with("T23:00:00Z"), "{typed}: midnight in Rome");
                    day(until)
                }
                Err(Unread::Outside(_)) => "outside".to_owned(),
                Err(why) => match why.days(&zone) {
                    Some([one, other]) => format!("{} or {}", day(one * 1_000), day(other * 1_000)),
                    None => "no".to_owned(),
                },
            };
            assert_eq!(told, until, "{locale} {client}: {typed}");
        }
    }

    #[test]
    fn an_absence_is_ended_in_each_language() {
        let words = Words::load().unwrap();
        for typed in
            ["back", "off", "0", "I’m back!", "zurück", "ende", "voltei", "fim", "di ritorno", "fine"]
        {
            assert!(back(&words, typed), "{typed}");
        }
        for typed in ["3", "friday", "", "o"] {
            assert!(!back(&words, typed), "{typed}");
        }
    }
}
