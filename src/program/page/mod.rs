//! A record as one page: a file that asks nothing of any network and shows the game step by step, in
//! pictures and words, with the check of its luck. Knows no rule of any game.

mod board;
mod html;
mod luck;

use super::{Failure, catalogue, record};
use crate::render::Renderer;
use crate::table::retold_step::{RetoldEnd, RetoldStep};
use crate::words::{Arg, Locale, Message, Speaker, Style, Words};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use board::Album;
use html::Html;
use sha2::{Digest, Sha256};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The controls: what they do, their sign, their label, their key.
const CONTROLS: [(&str, &str, &str, &str); 4] = [
    ("first", "|◀\u{fe0e}", "page-first", "Home"),
    ("previous", "◀\u{fe0e}", "page-previous", "ArrowLeft"),
    ("next", "▶\u{fe0e}", "page-next", "ArrowRight"),
    ("last", "▶\u{fe0e}|", "page-last", "End"),
];

/// What several steps at once are, and its label.
const UNITS: [(&str, &str); 3] =
    [("move", "page-by-move"), ("turn", "page-by-turn"), ("round", "page-by-round")];

/// The page of a record in a language; its pictures are so many pixels wide.
pub(super) fn page(
    file: &record::File,
    words: &Words,
    locale: Locale,
    width: u16,
) -> Result<String, Failure> {
    let renderer = Renderer::new()?;
    let mut album = Album::new(&renderer, f32::from(width));
    let (mut steps, mut fault, mut count) = (Html::default(), None, 0);
    // The deal is a step too.
    let all = file.transcript.moves.len() + 1;
    let end = catalogue().retell(&file.transcript, &mut |step| {
        count += 1;
        let speaker = words.speaker(locale, &step.names, Style::Plain);
        if let Err(why) = write_step(&mut steps, &step, (count, all), speaker, &mut album) {
            fault.get_or_insert(why);
        }
    });
    let end = end.map_err(|why| file.failure(&why.part, &why))?;
    if let Some(fault) = fault {
        return Err(fault.into());
    }
    let transcript = &file.transcript;
    let judged = catalogue().judge(transcript, u64::MAX);
    let verdict = judged.and_then(|judged| judged.found.ok());
    let first: Vec<String> = transcript.seats.iter().map(|seat| seat.name.clone()).collect();
    let speaker = words.speaker(locale, &first, Style::Plain);
    Ok(document(speaker, &transcript.game, |main| {
        controls(main, speaker);
        main.element("h2", &[], &speaker.say(&Message::new("page-course")));
        main.append(steps);
        write_end(main, &end, words.speaker(locale, &end.names, Style::Plain));
        main.element("h2", &[], &speaker.say(&Message::new("page-luck")));
        lines(
            main,
            speaker,
            &verdict
                .iter()
                .flat_map(|verdict| luck::check(transcript, verdict))
                .collect::<Vec<_>>(),
        );
    }))
}

/// The document round what its main part holds.
fn document(speaker: Speaker<'_>, game: &str, inner: impl FnOnce(&mut Html)) -> String {
    let players = (0_u8..)
        .zip(speaker.names())
        .map(|(seat, _)| Message::new("who").seat("who", seat));
    let title = Message::new("page-title")
        .with("game", Message::new(format!("{game}-name")))
        .with("players", players.collect::<Vec<_>>());
    let title = speaker.say(&title);
    Html::document(speaker.locale().code(), |html| {
        html.within("head", &[], |head| {
            head.void("meta", &[("charset", "utf-8")]);
            head.void("meta", &[("http-equiv", "Content-Security-Policy"), ("content", &policy())]);
            head.void("meta", &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")]);
            head.element("title", &[], &title);
            head.source("style", STYLE);
        });
        html.within("body", &[], |body| {
            body.within("header", &[], |header| {
                header.element("h1", &[], &title);
                header.element("p", &[], &speaker.say(&Message::new("page-about")));
            });
            body.within("main", &[], inner);
            body.within("footer", &[], |footer| {
                let version = Arg::Word(env!("CARGO_PKG_VERSION").into());
                let made = Message::new("page-made").with("version", version);
                footer.element("p", &[("class", "quiet")], &speaker.say(&made));
            });
            body.source("script", SCRIPT);
        });
    })
}

/// What the page may load and run: nothing but what stands in it, whatever a name or a word says.
fn policy() -> String {
    let hash = |text: &str| BASE64_STANDARD.encode(Sha256::digest(text));
    format!(
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; style-src 'sha256-{}'; script-src 'sha256-{}'",
        hash(STYLE),
        hash(SCRIPT)
    )
}

/// What the script goes back and forward by; without it nothing of it is shown.
fn controls(main: &mut Html, speaker: Speaker<'_>) {
    let say = |id: &'static str| speaker.say(&Message::new(id));
    let named = [("id", "steps"), ("hidden", "hidden"), ("aria-label", &*say("page-steps"))];
    main.within("nav", &named, |nav| {
        for (way, sign, label, key) in CONTROLS {
            let label = say(label);
            let button = [
                ("type", "button"),
                ("data-go", way),
                ("aria-label", &label),
                ("title", &label),
                ("aria-keyshortcuts", key),
            ];
            nav.within("button", &button, |button| {
                button.element("span", &[("aria-hidden", "true")], sign);
            });
        }
        nav.within("select", &[("id", "unit"), ("aria-label", &say("page-by"))], |select| {
            for (unit, label) in UNITS {
                select.element("option", &[("value", unit)], &say(label));
            }
        });
        nav.element("span", &[("id", "place"), ("aria-hidden", "true")], "");
    });
    main.element("p", &[("id", "status"), ("class", "unseen"), ("role", "status")], "");
}

/// One step: what was done, how it stood, the picture, and what each seat had.
fn write_step(
    steps: &mut Html,
    step: &RetoldStep,
    (nth, all): (usize, usize),
    speaker: Speaker<'_>,
    album: &mut Album<'_>,
) -> Result<(), crate::render::RenderFault> {
    let say = |message: &Message| speaker.say(message);
    let picture = match &step.picture {
        Some(scene) => Some((album.picture(scene, speaker, nth)?, scene)),
        None => None,
    };
    let (id, turn, round) = (format!("step-{nth}"), step.turn.to_string(), step.round.to_string());
    let name = format!("{id}-name");
    let marks = [
        ("class", "step"),
        ("id", &*id),
        ("data-turn", &turn),
        ("data-round", &round),
        ("aria-labelledby", &name),
    ];
    steps.within("article", &marks, |html| {
        html.element("h3", &[("id", &name)], &say(&heading(step, nth, all)));
        for told in &step.told {
            html.element("p", &[("class", "told")], &say(told));
        }
        if let Some((picture, _)) = &picture {
            picture.write(html, speaker);
        }
        lines(html, speaker, &step.headline);
        lines(html, speaker, &[scores(step)]);
        if let Some((_, scene)) = &picture {
            board::write_text(html, scene, speaker);
        }
        board::write_own(html, &step.own, speaker);
        lines(html, speaker, &notation(step));
    });
    Ok(())
}

/// What a step is called.
fn heading(step: &RetoldStep, nth: usize, all: usize) -> Message {
    let heading = match step.seat {
        Some(seat) => Message::new("page-step-who").seat("who", seat),
        None => Message::new("page-step"),
    };
    heading.with("step", nth).with("steps", all)
}

/// How many points each had.
fn scores(step: &RetoldStep) -> Message {
    let score =
        |(seat, score): (u8, &i32)| Message::new("page-score").seat("who", seat).with("score", *score);
    let scores: Vec<Message> = (0..).zip(&step.scores).map(score).collect();
    Message::new("page-scores").with("scores", scores)
}

/// How it stands in the record.
fn notation(step: &RetoldStep) -> Vec<Message> {
    let text = |text: String| Arg::Word(text.into());
    let mut lines = vec![Message::new("page-notation").with("notation", text(step.notation.clone()))];
    if !step.luck.is_empty() {
        lines.push(Message::new("page-draws").with("draws", text(step.luck.join("; "))));
    }
    lines
}

/// How the game ended, and what luck gave.
fn write_end(main: &mut Html, end: &RetoldEnd, speaker: Speaker<'_>) {
    main.element("h2", &[], &speaker.say(&Message::new("page-end")));
    lines(main, speaker, &end.lines);
    if !end.luck.is_empty() {
        main.element("h2", &[], &speaker.say(&Message::new("page-fortune")));
        lines(main, speaker, &end.luck);
    }
}

/// A paragraph for each line.
fn lines(html: &mut Html, speaker: Speaker<'_>, lines: &[Message]) {
    for line in lines {
        html.element("p", &[], &speaker.say(line));
    }
}
