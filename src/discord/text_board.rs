//! Text boards as messages: sentences stand as sentences, which wrap on a phone and read well
//! aloud; tables alone are set in blocks of equally wide letters. Nothing is said twice.

use super::body::{Body, CONTENT, EMBED, Enclosed, File};
use super::profile::{Form, Reader};
use crate::render::Renderer;
use crate::render::scene::{Line, Scene};
use crate::words::{Message, Speaker, Style, Words};

/// What is asked, as a reader is asked it: whoever reads no pictures is told by the attribute
/// `.unseen`, where there is one, what others see in them.
pub(super) fn asked(words: &Words, line: &Message, reader: Reader) -> Message {
    let unseen = format!("{}.unseen", line.id);
    if reader.form == Form::Picture || !words.has(reader.locale, &unseen) {
        return line.clone();
    }
    Message {
        id: unseen.into(),
        ..line.clone()
    }
}

/// A text board by itself.
pub(super) fn text_board<A>(renderer: &Renderer, scene: &Scene, speaker: Speaker<'_>) -> Body<A> {
    let mut body = Body::default();
    add_text_board(renderer, &mut body, "", scene, speaker);
    body
}

/// Adds a text board to a body that has no text yet: below this text, in an embed, or as a
/// file.
pub(super) fn add_text_board<A>(
    renderer: &Renderer,
    body: &mut Body<A>,
    text: &str,
    scene: &Scene,
    speaker: Speaker<'_>,
) {
    let said: Vec<String> = scene
        .text
        .iter()
        .filter_map(sentence)
        .map(|line| speaker.say(line))
        .collect();
    if said.len() == scene.text.len() && said.iter().all(|line| text.contains(line.trim())) {
        return body.say(text);
    }
    let new = |line: &&str| line.is_empty() || !said.iter().any(|other| other.trim() == line.trim());
    let text = text.lines().filter(new).collect::<Vec<_>>().join("\n");
    let board = marked(renderer, scene, speaker);
    let whole = format!("{text}\n{board}");
    if units(whole.trim()) <= CONTENT {
        whole.trim().clone_into(&mut body.content);
        return;
    }
    body.say(&text);
    if body.embed.is_none() && units(&board) <= EMBED {
        body.embed = Some(board);
    } else {
        body.enclosed = Enclosed::File(text_file(renderer, scene, speaker.styled(Style::Plain)));
    }
}

/// A text board as a file.
pub(super) fn text_file(renderer: &Renderer, scene: &Scene, plain: Speaker<'_>) -> File {
    File {
        name: "board.txt".to_owned(),
        bytes: renderer.text(scene, &|message| plain.say(message)).into_bytes(),
        alt: None,
    }
}

/// The text board in Discord's markup; a blank line stands before each heading but the first.
fn marked(renderer: &Renderer, scene: &Scene, speaker: Speaker<'_>) -> String {
    let plain = speaker.styled(Style::Plain);
    let mut text = String::new();
    for line in &scene.text {
        match line {
            Line::Heading(heading) if text.is_empty() => {
                text.push_str(&format!("**{}**\n", speaker.say(heading).trim()))
            }
            Line::Heading(heading) => text.push_str(&format!("\n**{}**\n", speaker.say(heading).trim())),
            Line::Words(words) => text.push_str(&format!("{}\n", speaker.say(words).trim_end())),
            Line::Table(rows) => {
                text.push_str(&format!("{}\n", fenced(&renderer.table(rows, &|cell| plain.say(cell)))))
            }
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// What a line says, if it is no table.
fn sentence(line: &Line) -> Option<&Message> {
    match line {
        Line::Heading(message) | Line::Words(message) => Some(message),
        Line::Table(_) => None,
    }
}

/// How long Discord finds a text.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// Text in a code block that it cannot end.
fn fenced(text: &str) -> String {
    format!("```\n{}\n```", text.trim_end().replace('`', "ˋ"))
}
