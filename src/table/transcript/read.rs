//! A transcript from text. Refuses what is not one, with the line and what is wrong there.

use super::digest::LineDigest;
use super::{BeaconLine, End, FORMAT, SeatLine, Transcript, TranscriptMove, WAIVED, line, quoted};
use crate::rules::{Draw, Seat};
use crate::table::duplicate::{BEYOND, Original};
use crate::table::fair::{EntropyShare, Recipe};
use crate::table::promise::{LuckSource, Promise};
use std::collections::{BTreeMap, HashSet};
use std::str::FromStr;

/// The most lines a record may have: far above the longest game.
const LINES: usize = 50_000;
/// The most seats.
const SEATS: usize = 16;

/// A text that is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}{}", if *torn { TORN } else { "" })]
pub struct Illformed {
    /// The line, from 1.
    pub line: usize,
    /// Whether the text ends there, so that it may be cut off.
    pub torn: bool,
    /// What kind of fault it is.
    pub flaw: Flaw,
    /// What is wrong there.
    pub why: String,
}

/// What makes a text no record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It does not begin as one.
    NoRecord,
    /// It is one of a later format than this program's.
    Later,
    /// It was changed, or something of it is missing: its digest is that of other lines.
    Changed,
    /// A line of it cannot be read.
    Line,
}

/// What is said of a fault where the text ends.
pub const TORN: &str = "; the text ends here: the record is cut off";

/// What is said where a digest is not that of the lines before it.
const DAMAGED: &str =
    "this digest is not that of the lines before it: something in them was changed, or is missing";

struct Reader {
    transcript: Transcript,
    ply: u32,
    dealt: bool,
    /// What each line before the deal is about, which none says twice.
    told: HashSet<String>,
}

type Step = Result<(), String>;

fn parse<T: FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("«{}» is not {what}", quoted(text)))
}

fn hexadecimal(text: &str) -> Result<String, String> {
    let fits = text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    fits.then(|| text.to_ascii_lowercase())
        .ok_or_else(|| "64 hexadecimal digits belong here".to_owned())
}

/// A chain's name, a round, and what came out of it, or that it was waived.
fn beacon(text: &str) -> Result<BeaconLine, String> {
    let parts: Vec<&str> = text.split(' ').collect();
    let [chain, round, came] = parts[..] else {
        return Err(format!("a chain, a round and a signature (or «{WAIVED}») belong here"));
    };
    Ok(BeaconLine {
        chain: chain.to_owned(),
        round: parse(round, "a round")?,
        signature: match came {
            WAIVED => None,
            signature => Some(parse(signature, "a signature")?),
        },
    })
}

/// The recipe of a promise, and what luck comes of beside the seed.
fn source(text: &str) -> Result<LuckSource, String> {
    match text.split_once(' ') {
        Some((recipe, source))
            if recipe == Recipe::V3.name() && !source.contains(' ') && !source.is_empty() =>
        {
            Ok(LuckSource::from(source))
        }
        _ => Err(format!("«{}» and what luck comes of belong here", Recipe::V3.name())),
    }
}

/// The plies in which draws were made, in order.
fn drawn(text: &str) -> Result<Vec<u32>, String> {
    let plies: Vec<u32> = numbers(Some(text), "")?;
    let fits = !plies.is_empty() && plies.is_sorted() && plies.last() < Some(&BEYOND);
    fits.then_some(plies)
        .ok_or_else(|| "the plies of draws belong here, in order".to_owned())
}

fn draws<'a>(parts: impl Iterator<Item = &'a str>) -> Result<Vec<Draw>, String> {
    let draw = |part: &str| match part.parse::<Draw>() {
        Ok(draw) if draw.label == "|" || draw.items.iter().any(|item| item == "|") => {
            Err("a draw without « | » before it".to_owned())
        }
        Ok(draw) => Ok(draw),
        Err(_) => Err("an empty draw".to_owned()),
    };
    parts.map(draw).collect()
}

fn numbers<T: FromStr>(part: Option<&str>, word: &str) -> Result<Vec<T>, String> {
    let part = part
        .and_then(|part| part.trim().strip_prefix(word))
        .ok_or_else(|| format!("«{word} …» belongs here"))?;
    part.split_whitespace()
        .map(|number| parse(number, "a number"))
        .collect()
}

impl FromStr for Transcript {
    type Err = Illformed;

    fn from_str(text: &str) -> Result<Transcript, Illformed> {
        // Editors put this mark before a text.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = Reader::new();
        let mut digest = LineDigest::default();
        let last = text.lines().count();
        for (number, line) in text.lines().enumerate() {
            let of_line = |why: String| (Flaw::Line, why);
            let step = match number {
                LINES.. => Err(of_line(format!("a record has at most {LINES} lines"))),
                0 => head(line),
                _ if !digest.fits(line) => Err((Flaw::Changed, DAMAGED.to_owned())),
                _ if line.trim().is_empty() || line.starts_with('#') => Ok(()),
                _ => reader.line(line.trim_end()).map_err(of_line),
            };
            step.map_err(|(flaw, why)| Illformed {
                line: number + 1,
                torn: number > 0 && number + 1 == last && !text.ends_with('\n'),
                flaw,
                why,
            })?;
            digest.add(line);
        }
        let missing = |what: &str| Illformed {
            line: last + 1,
            torn: last > 0,
            flaw: if last > 0 { Flaw::Line } else { Flaw::NoRecord },
            why: format!("{what} is missing"),
        };
        if text.trim().is_empty() {
            return Err(missing("the first line, «tavolo-record 1»,"));
        }
        if reader.transcript.game.is_empty() {
            return Err(missing("«game NAME SCHEMA»"));
        }
        if !reader.dealt {
            return Err(missing("the deal (a line «0 deal …»)"));
        }
        Ok(reader.transcript)
    }
}

fn head(line: &str) -> Result<(), (Flaw, String)> {
    let Some(format) = line.trim().strip_prefix("tavolo-record ").map(str::trim) else {
        return Err((Flaw::NoRecord, "a record begins with «tavolo-record 1»".to_owned()));
    };
    if format == FORMAT.to_string() {
        return Ok(());
    }
    let later = format.parse::<u32>().is_ok_and(|number| number > FORMAT);
    let flaw = if later { Flaw::Later } else { Flaw::Line };
    Err((flaw, format!("this program reads format {FORMAT}, not {}", quoted(format))))
}

impl Reader {
    /// A reader that has read nothing.
    fn new() -> Reader {
        Reader {
            transcript: Transcript::empty(),
            ply: 0,
            dealt: false,
            told: HashSet::new(),
        }
    }

    fn line(&mut self, line: &str) -> Step {
        if self.transcript.end != End::Open {
            return Err("nothing follows the end".to_owned());
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if !self.dealt && self.heading(word, rest)? {
            return Ok(());
        }
        self.move_line(word, rest)
    }

    /// A line before the deal; false if the word is a move.
    fn heading(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let transcript = &mut self.transcript;
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        match word {
            "game" => {
                transcript.game = first.to_owned();
                transcript.schema = parse(second, "a schema number")?;
            }
            "table" => transcript.table = Some(parse(rest, "a table's id")?),
            "opened" | "ticket" | "word" if transcript.source.is_some() => {
                return Err(format!("with «luck» nothing is said of «{word}»"));
            }
            "opened" => transcript.opened = Some(parse(rest, "the number of an interaction")?),
            "option" => transcript.options.push((first.to_owned(), second.to_owned())),
            "seat" if transcript.seats.len() >= SEATS => {
                return Err(format!("a table has at most {SEATS} seats"));
            }
            "seat" if parse::<usize>(first, "a seat")? != transcript.seats.len() => {
                return Err("seats come in order, from 0".to_owned());
            }
            "seat" => transcript.seats.push(SeatLine {
                name: line(second),
                share: None,
            }),
            "ticket" => {
                let ticket = parse(second, "a ticket")?;
                self.seat_line(first)?.share = Some(EntropyShare {
                    ticket,
                    word: String::new(),
                });
            }
            "word" => {
                let word: String = serde_json::from_str(second)
                    .map_err(|_| "a word stands in quotation marks".to_owned())?;
                let share = self.seat_line(first)?.share.as_mut();
                share.ok_or("a word follows its seat's ticket")?.word = word;
            }
            _ => return self.luck_heading(word, rest),
        }
        self.once(word, first)
    }

    /// A line before the deal about its luck, which comes of that beside the tickets; false if the word is a move.
    fn luck_heading(&mut self, word: &str, rest: &str) -> Result<bool, String> {
        let transcript = &mut self.transcript;
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        match word {
            "luck" if transcript.commitment.is_some() || transcript.beacon.is_some() => {
                return Err("«luck» stands before what it is about".to_owned());
            }
            "luck" => transcript.source = Some(source(rest)?),
            "announced" if transcript.source.is_none() => return Err("«announced» follows «luck»".to_owned()),
            "commitment" => {
                let promise = Promise::read(rest).ok_or("a promise belongs here")?;
                transcript.commitment = Some(promise.into_text());
            }
            "announced" => transcript.announced.push(parse(rest, "the id of a message")?),
            "start" => transcript.start = Some(parse(rest, "the number of an interaction")?),
            "beacon" => transcript.beacon = Some(beacon(rest)?),
            "original" => {
                transcript.original = Some(Original {
                    table: parse(first, "a table's id")?,
                    entropy: parse(second, "a recipe and its entropy")?,
                    plies: BTreeMap::new(),
                });
            }
            "drawn" => {
                let original = transcript.original.as_mut();
                let original = original.ok_or("«drawn» follows «original»")?;
                if original.entropy.recipe() == Recipe::V3 {
                    return Err("«drawn» says nothing where draws are counted whatever their ply".to_owned());
                }
                original.plies.insert(first.to_owned(), drawn(second)?);
            }
            "twins" if rest.is_empty() => transcript.twins = true,
            "twins" => return Err("«twins» stands alone".to_owned()),
            "seed" => transcript.seed = Some(hexadecimal(rest)?),
            _ => return Ok(false),
        }
        self.goes_together()?;
        self.once(word, first)
    }

    /// Refuses lines about luck that no table has beside each other.
    fn goes_together(&self) -> Step {
        let transcript = &self.transcript;
        let bound =
            transcript.beacon.is_some() || transcript.start.is_some() || !transcript.announced.is_empty();
        if transcript.original.is_some() && bound {
            return Err("a duplicate has its original's luck, and no beacon of its own".to_owned());
        }
        let given = transcript.seats.iter().any(|seat_line| seat_line.share.is_some());
        if transcript.source.is_some() && (given || transcript.opened.is_some() || transcript.start.is_some())
        {
            return Err("with «luck» nothing is said of «opened», «ticket», «word» or «start»".to_owned());
        }
        if transcript.original.is_some() && transcript.twins {
            return Err("«twins» stands at the first of them, which has no original".to_owned());
        }
        Ok(())
    }

    /// Notes what a line is about, which none says twice.
    fn once(&mut self, word: &str, first: &str) -> Result<bool, String> {
        let about = match word {
            "option" | "ticket" | "word" | "drawn" | "announced" => format!("{word} {first}"),
            _ => word.to_owned(),
        };
        if word != "seat" && !self.told.insert(about.clone()) {
            return Err(format!("a second line «{}»", quoted(&about)));
        }
        Ok(true)
    }

    fn seat_line(&mut self, seat: &str) -> Result<&mut SeatLine, String> {
        let seat: usize = parse(seat, "a seat")?;
        self.transcript
            .seats
            .get_mut(seat)
            .ok_or_else(|| "there is no such seat".to_owned())
    }

    fn seat(&self, text: &str) -> Result<Seat, String> {
        let number: u8 = parse(text, "a seat")?;
        Seat::try_from(number)
            .ok()
            .filter(|seat| seat.index() < self.transcript.seats.len())
            .ok_or_else(|| "there is no such seat".to_owned())
    }

    fn rewound(&mut self, rest: &str) -> Result<TranscriptMove, String> {
        let first: u32 = parse(rest, "a ply")?;
        if first == 0 || first > self.ply {
            return Err(format!("ply {first} does not stand, so it is not taken back"));
        }
        let plies = self.ply + 1 - first;
        self.ply -= plies;
        Ok(TranscriptMove::Rewound(usize::try_from(plies).unwrap_or(usize::MAX)))
    }

    fn move_line(&mut self, word: &str, rest: &str) -> Step {
        let mut parts = rest.split(" | ");
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        let next = match word {
            "0" if !self.dealt => {
                let mut parts = rest.split('|').map(str::trim);
                if parts.next() != Some("deal") {
                    return Err("ply 0 is the deal".to_owned());
                }
                self.transcript.deal = draws(parts)?;
                self.dealt = true;
                return Ok(());
            }
            _ if !self.dealt => return Err(format!("«{}» does not belong before the deal", quoted(word))),
            "closed" => {
                self.transcript.end = End::Closed;
                return Ok(());
            }
            "over" => {
                let how = parts.next().unwrap_or_default().trim().to_owned();
                let winners = numbers(parts.next(), "winners")?;
                let scores = numbers(parts.next(), "scores")?;
                self.transcript.end = End::Over { how, winners, scores };
                return Ok(());
            }
            "back" if self.ply == 0 => return Err("there is nothing to take back".to_owned()),
            "back" => {
                self.ply -= 1;
                TranscriptMove::TakenBack
            }
            "rewound" => self.rewound(rest)?,
            "resigned" => TranscriptMove::Resigned(self.seat(rest)?),
            "replaced" => TranscriptMove::Replaced(self.seat(first)?, line(second)),
            ply => {
                self.ply += 1;
                if parse::<u32>(ply, "a ply or a word of this format")? != self.ply {
                    return Err(format!("ply {} comes next", self.ply));
                }
                let action = parts.next().unwrap_or_default();
                let (seat, action) = action.split_once(' ').ok_or("a seat and an action belong here")?;
                TranscriptMove::Played {
                    seat: self.seat(seat)?,
                    action: action.trim().to_owned(),
                    luck: draws(parts)?,
                }
            }
        };
        self.transcript.moves.push(next);
        Ok(())
    }
}
