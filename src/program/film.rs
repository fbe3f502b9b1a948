//! A record as a film: how a game that has ended stood after each turn of its table, one after the other, as an animated
//! picture. Knows no rule of any game.

use super::{Failure, catalogue, record};
use crate::render::{Film, Renderer};
use crate::words::{Locale, Message, Style, Words};

/// The most bytes of a film, so that Discord takes it whatever the server.
const MOST: usize = 4 << 20;

/// A game as a film, and how many of its pictures are in it, of how many.
pub(super) struct Made {
    pub(super) gif: Vec<u8>,
    pub(super) shown: usize,
    pub(super) pictures: usize,
}

/// The film of a record in a language, so many pixels wide.
pub(super) fn film(file: &record::File, words: &Words, locale: Locale, width: u16) -> Result<Made, Failure> {
    let renderer = Renderer::new()?;
    let (mut film, mut fault) = (Film::default(), None);
    let end = catalogue().retell_turns(&file.transcript.standing(), &mut |step| {
        let speaker = words.speaker(locale, &step.names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let Some(scene) = &step.picture else { return };
        if let Err(why) = renderer.append(&mut film, scene, &say, width) {
            fault.get_or_insert(why);
        }
    });
    end.map_err(|why| file.failure(&why.part, &why))?;
    if let Some(fault) = fault {
        return Err(fault.into());
    }
    if film.is_empty() {
        return Err(Failure::new("there is no picture of this game"));
    }
    let (gif, shown) = film.gif(MOST)?;
    Ok(Made {
        gif,
        shown,
        pictures: film.len(),
    })
}
