//! What happened since somebody acted, in a few lines: for those who come back.

use super::sentence::{Sentence, joined, predicates};
use crate::portray::Portray;
use crate::rules::{Seat, Seats, View, Viewer};
use crate::table::latest_entries::{Doer, Happened, LatestEntries, LatestEntry};
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::words::{Arg, Message};

/// How many lines are told, or one more where it is the only one; who wants more reads the log.
const LINES: usize = 5;

impl<G: Portray> Table<G> {
    /// For everyone: what happened since the turn before of whoever is up.
    pub(super) fn board_recap(&self, play: &Play<G>, awaited: Seats) -> Vec<Message> {
        let heading = match (awaited.len(), awaited.iter().next()) {
            (1, Some(seat)) if play.latest.acted(seat, self.turns) => {
                Message::new("recap-since").seat("who", seat.number())
            }
            _ => Message::new("recap-last"),
        };
        let told = lines::<G>(play.latest.since(awaited, self.turns), Viewer::Spectator, weighs::<G>);
        headed(heading, self.plainly_named(told))
    }

    /// For one seat: what happened since its own last action, and what came of that.
    pub(super) fn own_recap(&self, play: &Play<G>, seat: Seat) -> Vec<Message> {
        let id = match play.latest.acted_own(seat, self.turns) {
            true => "recap-since-own",
            false => "recap-since-start",
        };
        headed(Message::new(id), self.own_lines(play, seat))
    }

    /// The lines of a seat's recap, with those that are only counted.
    fn own_lines(&self, play: &Play<G>, seat: Seat) -> Vec<Message> {
        let since = play.latest.since_own(seat, self.turns);
        let told = since
            .filter(|entry| entry.seat != seat || !entry.own() || matches!(entry.what, Happened::Ply(_)));
        let came = |entry: &LatestEntry<G::Event>, notice: &G::Notice| {
            let did = G::doer(notice) == Some(seat);
            let own = entry.seat == seat && entry.own();
            // Of what was done for them they read also what is of no weight for others.
            did && entry.done_for(seat) || G::weighs(notice) && !(did && own)
        };
        let told = lines::<G>(told, Viewer::Seat(seat), came).into_iter();
        self.plainly_named(told.filter_map(|line| to_oneself(line, seat)).collect())
    }

    /// Whether all that was done for a seat since its player acted stands among the lines that its recap shows.
    pub(super) fn tells_hosted(&self, play: &Play<G>, seat: Seat) -> bool {
        let shown = |lines: usize| lines - left_out(lines);
        let since = || play.latest.since_own(seat, self.turns);
        let before = since().take_while(|entry| !entry.done_for(seat)).count();
        let all = |_: &LatestEntry<G::Event>, _: &G::Notice| true;
        let from = lines::<G>(since().skip(before), Viewer::Seat(seat), all).len();
        from <= shown(self.own_lines(play, seat).len())
    }

    /// For one seat: what happened last, whoever sat there.
    pub(super) fn latest_recap(&self, play: &Play<G>, seat: Seat) -> Vec<Message> {
        let told = lines::<G>(play.latest.since(Seats::NONE, self.turns), Viewer::Seat(seat), weighs::<G>);
        headed(Message::new("recap-last"), self.plainly_named(told))
    }

    /// For one seat: what was done for it since its player acted, in a line, and by whom; nothing where that was
    /// nothing.
    pub(super) fn hosted_line(&self, play: &Play<G>, seat: Seat) -> Option<(Vec<Doer>, Message)> {
        let since = || play.latest.since_own(seat, self.turns);
        let hosted = || since().filter(|entry| entry.done_for(seat));
        // What came of it for others, or began with it, is told where all that happened is.
        let did = |_: &LatestEntry<G::Event>, notice: &G::Notice| G::doer(notice) == Some(seat);
        let sentences = hosted().flat_map(|entry| told::<G>(entry, Viewer::Seat(seat), &did));
        let sentences = sentences.filter(|sentence| !sentence.begins()).collect();
        let mut told = self.plainly_named(joined(sentences));
        let earlier = left_out(told.len());
        let and = |told, more| Message::new("recap-and").with("told", told).with("more", more);
        told.drain(..earlier);
        let doers = [Doer::Bot, Doer::Computer].into_iter();
        let doers = doers.filter(|doer| hosted().any(|entry| entry.doer == *doer));
        Some((doers.collect(), told.into_iter().reduce(and)?))
    }

    /// Lines of what is past, with the names of those who have given up since as they were then: what
    /// marks them on a board says how it stands now.
    pub(super) fn plainly_named(&self, lines: Vec<Message>) -> Vec<Message> {
        let marked = || self.roster.iter().filter(|(_, player)| player.hosted());
        let plain = |line: Message| {
            marked().fold(line, |line, (seat, player)| line.naming(seat.number(), &player.name))
        };
        lines.into_iter().map(plain).collect()
    }

    /// For one seat: what it did after so many entries; what is of no weight where there is nothing
    /// else.
    pub(super) fn acted_lines(&self, play: &Play<G>, seat: Seat, entries: usize) -> Vec<Message> {
        let own = || play.latest.after(entries).filter(|entry| entry.seat == seat);
        let told = lines::<G>(own(), Viewer::Seat(seat), weighs::<G>);
        if !told.is_empty() {
            return told;
        }
        let events = own().flat_map(|entry| match &entry.what {
            Happened::Ply(events) => &events[..],
            Happened::Note(_) => &[],
        });
        let mut notices = events.filter_map(|event| G::notice(event, Viewer::Seat(seat)));
        notices.next().iter().map(G::tell).collect()
    }

    /// For everyone: what was done in a turn of the table, for the message that showed it.
    pub(super) fn turn_recap(&self, play: &Play<G>, turn: u32) -> Vec<Message> {
        lines::<G>(play.latest.of_turn(turn), Viewer::Spectator, weighs::<G>)
    }
}

/// What everyone noticed of the newest turn, and whose doing it was.
pub(in crate::table) fn latest_notices<G: Portray>(
    latest: &LatestEntries<G::Event>,
) -> Vec<(Seat, G::Notice)> {
    let noticed = |entry: &LatestEntry<G::Event>| {
        let events = match &entry.what {
            Happened::Ply(events) => &events[..],
            Happened::Note(_) => &[],
        };
        let notices = events
            .iter()
            .filter_map(|event| G::notice(event, Viewer::Spectator));
        notices.map(|notice| (entry.seat, notice)).collect::<Vec<_>>()
    };
    latest.newest().flat_map(noticed).collect()
}

/// What is told of a seat's lateness where its player reads it: that their time was up is said beside it.
fn to_oneself(line: Message, seat: Seat) -> Option<Message> {
    let own = match &*line.id {
        "log-overdue" => None,
        "log-settled-wait" => Some("log-own-wait"),
        "log-settled-safe-action" => Some("log-own-safe-action"),
        "log-settled-stand-in" => Some("log-own-stand-in"),
        "log-settled-computer" => Some("log-own-computer"),
        "log-settled-split" => Some("log-own-split"),
        _ => return Some(line),
    };
    match seats(&line)[..] {
        [one] if one == seat.number() => own.map(Message::new),
        _ => Some(line),
    }
}

/// The seats that a message names.
fn seats(message: &Message) -> Vec<u8> {
    let named = message.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Seat(seat) => vec![*seat],
        Arg::Message(inner) | Arg::Spoken(_, inner) => seats(inner),
        Arg::List(list) => list.iter().flat_map(seats).collect(),
        Arg::Number(_) | Arg::Word(_) | Arg::Text(_) | Arg::Moment(_) | Arg::Clock(_) => Vec::new(),
    });
    named.collect()
}

/// How many lines are left out of so many: never one, which the line that counts them would cost.
fn left_out(lines: usize) -> usize {
    match lines.saturating_sub(LINES) {
        1 => 0,
        earlier => earlier,
    }
}

/// The last lines under a heading; what came before is counted.
fn headed(heading: Message, mut told: Vec<Message>) -> Vec<Message> {
    if told.is_empty() {
        return told;
    }
    let earlier = left_out(told.len());
    told.drain(..earlier);
    let more = (earlier > 0).then(|| Message::new("recap-more").with("count", earlier));
    let told = told
        .into_iter()
        .map(|told| Message::new("recap-line").with("told", told));
    [heading].into_iter().chain(more).chain(told).collect()
}

/// All that is of weight is told.
fn weighs<G: Portray>(_: &LatestEntry<G::Event>, notice: &G::Notice) -> bool {
    G::weighs(notice)
}

/// All that is of weight is told; where nothing of it is the seat's doing, also what it did of none.
fn deeds<G: Portray>(entry: &LatestEntry<G::Event>, notice: &G::Notice) -> bool {
    let did = |notice: &G::Notice| G::doer(notice) == Some(entry.seat);
    let events = match &entry.what {
        Happened::Ply(events) => &events[..],
        Happened::Note(_) => &[],
    };
    let noticed = || {
        events
            .iter()
            .filter_map(|event| G::notice(event, Viewer::Spectator))
    };
    G::weighs(notice) || did(notice) && !noticed().any(|other| did(&other) && G::weighs(&other))
}

/// What entries come to: a line for the plies of one seat in a row, one for an answer in secret, and
/// one for what happened beside the game. What is not `wanted` of an entry is left out.
fn lines<'a, G: Portray + 'a>(
    entries: impl Iterator<Item = &'a LatestEntry<G::Event>>,
    viewer: Viewer,
    wanted: impl Fn(&LatestEntry<G::Event>, &G::Notice) -> bool,
) -> Vec<Message>
where
    G::Event: 'a,
{
    let mut lines = Vec::new();
    let mut open: Option<((Seat, Doer), Vec<Sentence>)> = None;
    for entry in entries {
        let told = told::<G>(entry, viewer, &wanted);
        let joins = matches!(entry.what, Happened::Ply(_)) && !entry.secret;
        match &mut open {
            // What was done for somebody does not stand in one line with what they did.
            Some((who, sentences)) if joins && *who == (entry.seat, entry.doer) => sentences.extend(told),
            _ => {
                lines.extend(
                    open.take()
                        .into_iter()
                        .flat_map(|(_, sentences)| joined(sentences)),
                );
                if joins {
                    open = Some(((entry.seat, entry.doer), told));
                } else {
                    lines.extend(joined(told));
                }
            }
        }
    }
    lines.extend(open.into_iter().flat_map(|(_, sentences)| joined(sentences)));
    lines
}

/// Entries in lines, with all that is of weight, and what was done of none.
pub(super) fn told_lines<'a, G: Portray + 'a>(
    entries: impl Iterator<Item = &'a LatestEntry<G::Event>>,
    viewer: Viewer,
) -> Vec<Message>
where
    G::Event: 'a,
{
    lines::<G>(entries, viewer, deeds::<G>)
}

/// That an entry is taken back, with what everyone was told of it, in one line.
pub(in crate::table) fn taken_back<G: Portray>(entry: &LatestEntry<G::Event>) -> Message {
    let mut told = told::<G>(entry, Viewer::Spectator, &weighs::<G>);
    told.retain(|sentence| !sentence.begins());
    let did = predicates(&mut told, entry.seat);
    let more = joined(told).into_iter().next();
    let note = match (did, more) {
        (Some(did), None) => Message::new("log-taken-back-did").with("told", did),
        (Some(did), Some(more)) => Message::new("log-taken-back-more")
            .with("told", did)
            .with("more", more),
        (None, Some(told)) => Message::new("log-taken-back-told").with("told", told),
        (None, None) => Message::new("log-taken-back"),
    };
    note.seat("who", entry.seat.number())
}

/// That several entries are taken back, the first of which is this.
pub(in crate::table) fn rewound<G: Portray>(first: Option<&LatestEntry<G::Event>>, plies: usize) -> Message {
    let first = first.filter(|entry| !entry.secret);
    let (id, told) = match (first, plies) {
        (Some(entry), 0 | 1) => ("log-rewound", Some(taken_back::<G>(entry))),
        (Some(entry), _) => {
            let told = joined(told::<G>(entry, Viewer::Spectator, &weighs::<G>));
            ("log-rewound-from", told.into_iter().next())
        }
        (None, _) => ("log-rewound-count", None),
    };
    let message = match told {
        Some(told) => Message::new(id).with("first", told),
        None => Message::new("log-rewound-count"),
    };
    message.with("count", plies)
}

/// The sentences of an entry, with the names of its time.
fn told<G: Portray>(
    entry: &LatestEntry<G::Event>,
    viewer: Viewer,
    wanted: &impl Fn(&LatestEntry<G::Event>, &G::Notice) -> bool,
) -> Vec<Sentence> {
    let named = |sentence: Sentence| {
        let names = entry.names.iter();
        names.fold(sentence, |sentence, (seat, name)| sentence.naming(seat.number(), name))
    };
    match &entry.what {
        Happened::Ply(events) => {
            let heading = |at| entry.headings.iter().find(|(place, _)| *place == at);
            let heading = |at| heading(at).map(|(_, heading)| Sentence::heading(heading.clone()));
            let told = |event: &G::Event| {
                let notice = G::notice(event, viewer).filter(|notice| wanted(entry, notice))?;
                Some(named(Sentence::new(G::tell(&notice), G::predicate(&notice))))
            };
            let events = events.iter().enumerate();
            events
                .flat_map(|(at, event)| heading(at).into_iter().chain(told(event)))
                .collect()
        }
        Happened::Note(note) => vec![named(Sentence::new(note.clone(), None))],
    }
}

/// Where in the events of a ply parts of the game begin, and what those are called; the view is that
/// of all, after the ply.
pub(in crate::table) fn headings<G: Portray>(
    view: View<'_, G>,
    events: &[G::Event],
) -> Vec<(usize, Message)> {
    let notice = |event: &G::Event| G::notice(event, Viewer::Spectator);
    let noticed = events.iter().enumerate();
    let (places, notices): (Vec<usize>, Vec<G::Notice>) = noticed
        .filter_map(|(at, event)| Some((at, notice(event)?)))
        .unzip();
    let begins = |(nth, notice)| Some((places[nth], G::begins(view, notice, &notices[nth + 1..])?));
    notices.iter().enumerate().filter_map(begins).collect()
}
