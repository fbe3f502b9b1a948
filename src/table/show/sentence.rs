//! Sentences of what happened, and the lines they come to: a line says once who did what it tells.

use crate::rules::Seat;
use crate::words::{Arg, Message};

/// How many sentences a line has, where they are about several.
const SENTENCES: usize = 3;
/// How many it has at most: a turn of one player is a line.
const MOST: usize = 8;

/// A sentence, and who it is about with what it says of them, where it says it so.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sentence {
    whole: Message,
    about: Option<(Arg, Message)>,
    /// It says what begins with it.
    heading: bool,
}

impl Sentence {
    /// A sentence, and what it says of whom.
    pub(super) fn new(whole: Message, about: Option<(Seat, Message)>) -> Sentence {
        let about = about.map(|(seat, predicate)| (Arg::Seat(seat.number()), predicate));
        Sentence {
            whole,
            about,
            heading: false,
        }
    }

    /// What a part of the game is called, before what happens in it.
    pub(super) fn heading(whole: Message) -> Sentence {
        Sentence {
            whole,
            about: None,
            heading: true,
        }
    }

    /// Whether it says what begins with it.
    pub(super) fn begins(&self) -> bool {
        self.heading
    }

    /// The sentence with the player of a seat called by another name.
    pub(super) fn naming(self, seat: u8, name: &str) -> Sentence {
        let about = self.about.map(|(who, predicate)| match who {
            Arg::Seat(one) if one == seat => (Arg::Text(name.to_owned()), predicate.naming(seat, name)),
            who => (who, predicate.naming(seat, name)),
        });
        let whole = self.whole.naming(seat, name);
        Sentence { whole, about, ..self }
    }
}

/// Sentences as lines of a few each. Those in a row about one player become one; where somebody
/// would be named again, and before a heading, a line begins.
pub(super) fn joined(sentences: Vec<Sentence>) -> Vec<Message> {
    let mut lines: Vec<Vec<Vec<Sentence>>> = Vec::new();
    for sentence in sentences {
        let who = |sentence: &Sentence| sentence.about.clone().map(|(who, _)| who);
        let same = |run: &Vec<Sentence>| who(&sentence).is_some() && who(&run[0]) == who(&sentence);
        let count = |line: &[Vec<Sentence>]| line.iter().flatten().count();
        match lines.last_mut().filter(|_| !sentence.heading) {
            Some(line) if line.last().is_some_and(same) && count(line) < MOST => line
                .last_mut()
                .into_iter()
                .for_each(|run| run.push(sentence.clone())),
            Some(line) if !line.iter().any(same) && count(line) < SENTENCES => line.push(vec![sentence]),
            _ => lines.push(vec![vec![sentence]]),
        }
    }
    let line = |line: Vec<Vec<Sentence>>| both("recap-and", line.into_iter().filter_map(said));
    lines.into_iter().filter_map(line).collect()
}

/// What the first sentences say of a player, without the name; they are taken out.
pub(super) fn predicates(sentences: &mut Vec<Sentence>, seat: Seat) -> Option<Message> {
    let who = Arg::Seat(seat.number());
    let about = |sentence: &Sentence| sentence.about.as_ref().is_some_and(|about| about.0 == who);
    let other = sentences.iter().position(|sentence| !about(sentence));
    let first = sentences.drain(..other.unwrap_or(sentences.len()));
    let predicates = first.filter_map(|sentence| sentence.about);
    both("recap-also", predicates.map(|(_, predicate)| predicate))
}

/// Sentences in a row about one player, as one.
fn said(mut run: Vec<Sentence>) -> Option<Message> {
    if run.len() == 1 {
        return run.pop().map(|sentence| sentence.whole);
    }
    let who = run.first()?.about.clone()?.0;
    let predicates = run.into_iter().filter_map(|sentence| sentence.about);
    let told = both("recap-also", predicates.map(|(_, predicate)| predicate))?;
    Some(Message::new("recap-turn").with("who", who).with("told", told))
}

/// Several as one, each with the next.
fn both(id: &'static str, several: impl Iterator<Item = Message>) -> Option<Message> {
    several.reduce(|told, more| Message::new(id).with("told", told).with("more", more))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sentences by letters: who, if it says it of somebody, and what.
    fn lines(sentences: &str) -> Vec<String> {
        let sentence = |written: &str| {
            let seat = written.as_bytes()[0].wrapping_sub(b'A');
            if let Some(heading) = written.strip_prefix('#') {
                return Sentence::heading(Message::text(heading));
            }
            let about = (seat < 6).then(|| (Seat::new(seat), Message::text(&written[1..])));
            Sentence::new(Message::text(written), about)
        };
        fn say(message: &Message) -> String {
            let inner = |name: &str| {
                let found = message.args.iter().find(|(one, _)| *one == name);
                match &found.unwrap().1 {
                    Arg::Message(message) => say(message),
                    Arg::Text(text) => text.clone(),
                    Arg::Seat(seat) => char::from(b'A' + seat).to_string(),
                    other => format!("{other:?}"),
                }
            };
            match &*message.id {
                "recap-and" => format!("{} {}", inner("told"), inner("more")),
                "recap-also" => format!("{};{}", inner("told"), inner("more")),
                "recap-turn" => format!("{}{}", inner("who"), inner("told")),
                _ => inner("text"),
            }
        }
        let told = sentences.split_whitespace().map(sentence).collect();
        joined(told).iter().map(say).collect()
    }

    #[test]
    fn a_line_names_each_once() {
        let cases = [
            ("", vec![]),
            ("Aplays", vec!["Aplays"]),
            ("Aplays Apasses", vec!["Aplays;passes"]),
            ("Aplays Apasses Abuilds Awins", vec!["Aplays;passes;builds;wins"]),
            ("Aplays Bpasses", vec!["Aplays Bpasses"]),
            ("Aplays Bpasses Aplays", vec!["Aplays Bpasses", "Aplays"]),
            ("Aplays over Awins", vec!["Aplays over", "Awins"]),
            ("over over Awins Awins", vec!["over over Awins;wins"]),
            ("Aplays Aplays over Bwins", vec!["Aplays;plays over", "Bwins"]),
            ("Aplays #spring rolled Apasses", vec!["Aplays", "spring rolled Apasses"]),
            ("#winter #spring Aplays", vec!["winter", "spring Aplays"]),
        ];
        for (sentences, expected) in cases {
            assert_eq!(lines(sentences), expected, "{sentences}");
        }
    }

    #[test]
    fn those_who_sat_there_before_are_others() {
        let plays = || Sentence::new(Message::text("plays"), Some((Seat::new(0), Message::text("plays"))));
        assert_eq!(joined(vec![plays(), plays()]).len(), 1);
        let former = joined(vec![plays().naming(0, "Ana"), plays()]);
        assert_eq!(former.len(), 1);
        assert_eq!(former[0].id, "recap-and", "two sentences: they are two people");
    }
}
