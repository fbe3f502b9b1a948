//! What a line of a picture says: a message in the reader's language, made drawable.
//!
//! Players choose names in any script. Where the fonts lack a name's letters the seat's letter
//! stands for it; signs that are no letters are left out.

use super::fonts::{Fonts, SOFT_HYPHEN};
use super::scene::{Face, LineWords};
use super::seat;
use crate::words::{Arg, Message};

/// How a message is said, in the reader's language and without markup.
pub type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The line as it is drawn in this face.
pub(super) fn line(words: &LineWords, face: Face, fonts: &Fonts, say: Say<'_>) -> String {
    let said = match words {
        LineWords::Literal(line) => line.clone(),
        LineWords::Message(message) => say(message),
    };
    let covers = |letter: char| letter == SOFT_HYPHEN || fonts.covers(face, letter);
    let drawable = |line: &str| line.chars().all(covers);
    if drawable(&said) {
        return said;
    }
    let named = match words {
        LineWords::Literal(_) => said,
        LineWords::Message(message) => say(&lettered(message, face, fonts, say)),
    };
    named
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| covers(*letter))
        .collect()
}

/// The message with each name that cannot be drawn replaced.
fn lettered(message: &Message, face: Face, fonts: &Fonts, say: Say<'_>) -> Message {
    let args = message
        .args
        .iter()
        .map(|(name, arg)| (*name, drawable(arg, face, fonts, say)))
        .collect();
    Message {
        id: message.id.clone(),
        args,
    }
}

fn drawable(arg: &Arg, face: Face, fonts: &Fonts, say: Say<'_>) -> Arg {
    match arg {
        Arg::Seat(seat) => Arg::Word(name(*seat, face, fonts, say).into()),
        Arg::Message(message) => Arg::from(lettered(message, face, fonts, say)),
        Arg::Spoken(locale, message) => Arg::Spoken(*locale, Box::new(lettered(message, face, fonts, say))),
        Arg::List(messages) => Arg::List(
            messages
                .iter()
                .map(|message| lettered(message, face, fonts, say))
                .collect(),
        ),
        other => other.clone(),
    }
}

fn name(seat: u8, face: Face, fonts: &Fonts, say: Say<'_>) -> String {
    let full = say(&Message::new("text").with("text", Arg::Seat(seat)));
    let lost = full
        .chars()
        .any(|letter| letter.is_alphanumeric() && !fonts.covers(face, letter));
    let kept: String = full
        .chars()
        .filter(|letter| fonts.covers(face, *letter))
        .collect();
    if lost || !kept.contains(char::is_alphanumeric) {
        seat::letter(seat).to_string()
    } else {
        kept.trim().to_owned()
    }
}
