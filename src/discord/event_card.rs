//! An evening's card: who takes part, who meets whom, how that ended, and the places. Knows no game by name, and posts
//! nothing.

use super::body::Body;
use super::composer::Composer;
use super::custom_id::CustomId;
use super::event_button::{EventButton, EventControl};
use super::event_note::{EventNote, SIGN_UP};
use super::event_results::{HeldBack, RoundState};
use super::placement::{link, user_mention};
use super::profile::Reader;
use crate::event::{EventFormat, EventPhase, Pairing, StandingsRow, TableOutcome};
use crate::hall::Hall;
use crate::table::{Listing, Place, option_owner};
use crate::words::{Arg, Message, Style};
use serenity::builder::{CreateActionRow, CreateButton};
use serenity::model::application::ButtonStyle;

/// How many can take part: more would not fit on a card.
pub(super) const MOST: usize = 24;

/// What a card says beside what is noted.
pub(super) struct EventState<'a> {
    pub(super) note: &'a EventNote,
    /// How the tables of each round ended.
    pub(super) outcomes: &'a [Vec<Option<TableOutcome>>],
    /// How the tables of the last round stand.
    pub(super) round_state: RoundState,
    /// Why its tables cannot be opened, if that is so.
    pub(super) held: Option<&'a Message>,
}

impl EventState<'_> {
    /// The card as it stands, with its buttons.
    pub(super) fn body<A>(&self, (hall, composer): (&Hall, &Composer), reader: Reader) -> Body<A> {
        let mut body = composer.lines(reader, &[], &self.lines(hall, self.note.openings.len(), true));
        body.rows = rows(composer, reader, self.note.id, &self.buttons());
        body
    }

    /// What stays of a card whose round is over: what it said of that round, and no buttons.
    pub(super) fn past<A>(
        &self,
        (hall, composer): (&Hall, &Composer),
        reader: Reader,
        stage: usize,
    ) -> Body<A> {
        composer.lines(reader, &[], &self.lines(hall, stage.min(self.note.openings.len()), false))
    }

    fn buttons(&self) -> Vec<EventButton> {
        match self.note.evening.phase {
            EventPhase::SignUp => vec![EventButton::TakePart, EventButton::StepBack, EventButton::Begin],
            EventPhase::Running if self.held.is_some() => vec![EventButton::Retry, EventButton::Stop],
            EventPhase::Running => vec![EventButton::Stop],
            EventPhase::Over | EventPhase::Closed => Vec::new(),
        }
    }

    /// What it says while so many rounds are drawn; whether that is what it says `last`.
    fn lines(&self, hall: &Hall, round: usize, last: bool) -> Vec<Message> {
        let evening = &self.note.evening;
        let mut lines = vec![self.title(hall)];
        lines.extend(self.options());
        if round == 0 {
            lines.extend(self.sign_up(last));
        }
        if let (true, true) = (last, round > 0 && !self.note.open()) {
            lines.push(match evening.phase {
                EventPhase::Closed => self.closed(),
                _ => Message::new("event-over"),
            });
        }
        if round > 0 {
            lines.extend(self.round(round - 1));
        }
        lines.extend(last.then(|| self.call()).flatten());
        lines.extend(self.held.filter(|_| last).cloned());
        if round > 0 {
            let standings = evening.standings(&self.outcomes[..round.min(self.outcomes.len())]);
            let over = last && evening.phase == EventPhase::Over;
            lines.push(Message::new(match (over, evening.format) {
                (true, _) => "event-final",
                (false, _) => "event-standings",
            }));
            lines.extend(standings.rows.iter().map(|row| self.row(row)));
            lines.push(Message::new(match evening.format {
                EventFormat::RoundRobin => "event-standings-how",
                EventFormat::KnockOut => "event-knock-out-how",
            }));
        }
        lines
    }

    fn title(&self, hall: &Hall) -> Message {
        let (note, evening) = (self.note, &self.note.evening);
        let game = hall.catalogue().game(&note.game).map(Listing::title);
        let format = match evening.format {
            EventFormat::RoundRobin => "choice-round-robin",
            EventFormat::KnockOut => "choice-knock-out",
        };
        Message::new("event-title")
            .with("game", game.unwrap_or_else(|| Message::text(note.game.clone())))
            .with("format", Message::new(format))
            .with("seats", evening.seats)
    }

    /// What was chosen of the game's options.
    fn options(&self) -> Option<Message> {
        let note = self.note;
        let option = |(key, value): &(String, String)| {
            let owner = option_owner(&note.game, key);
            Message::new("lobby-option")
                .with("option", Message::new(format!("{owner}-option-{key}")))
                .with("value", Message::new(format!("{owner}-option-{key}-{value}")))
        };
        let chosen: Vec<Message> = note.chosen.iter().map(option).collect();
        (!chosen.is_empty()).then(|| Message::new("event-with").with("with", chosen))
    }

    fn sign_up(&self, open: bool) -> Vec<Message> {
        let (note, count) = (self.note, self.note.evening.participants.len());
        let lots: Vec<usize> = (0..count).collect();
        let who = Message::new("event-sign-up")
            .with("count", count)
            .with("who", note.all_named(&lots));
        let how = match note.evening.phase {
            EventPhase::SignUp if open => Some(self.how()),
            EventPhase::Closed => Some(self.closed()),
            _ => None,
        };
        let who = (note.open() || count > 0).then_some(who);
        who.into_iter().chain(how).collect()
    }

    /// That it was closed: by somebody, or since nobody began it for long.
    fn closed(&self) -> Message {
        let note = self.note;
        let lapsed = note.openings.is_empty() && note.ended >= note.opened.saturating_add(SIGN_UP);
        match lapsed {
            true => Message::new("event-lapsed"),
            false => note.with_tables("event-closed"),
        }
    }

    /// How one takes part, and who begins.
    fn how(&self) -> Message {
        match self.note.host.user {
            0 => Message::new("event-how-managers"),
            _ => Message::new("event-how").with("who", Arg::Text(self.note.host.name.clone())),
        }
    }

    /// The line that calls people.
    fn call(&self) -> Option<Message> {
        let users = self
            .note
            .calls()
            .into_iter()
            .filter_map(|lot| self.note.user(lot));
        let who: Vec<Message> = users.map(user_mention).collect();
        let id = match self.note.running() {
            true => "event-call-idle",
            false => "event-call-over",
        };
        (!who.is_empty()).then(|| Message::new(id).with("who", who))
    }

    /// The tables of a round and who has a bye in it.
    fn round(&self, index: usize) -> Vec<Message> {
        let Some(round) = self.note.evening.rounds.get(index) else {
            return Vec::new();
        };
        let title = Message::new("event-round")
            .with("round", index + 1)
            .with("rounds", self.note.evening.length());
        let tables = round
            .pairings
            .iter()
            .enumerate()
            .map(|(number, pairing)| self.table(index, number, pairing));
        let participants = &self.note.evening.participants;
        let plays = |lot: &&usize| participants.get(**lot).is_some_and(|one| !one.stopped);
        let rest: Vec<usize> = round.byes.iter().filter(plays).copied().collect();
        let byes = Message::new("event-byes").with("who", self.note.all_named(&rest));
        let byes = (!rest.is_empty()).then_some(byes);
        std::iter::once(title).chain(tables).chain(byes).collect()
    }

    fn table(&self, round: usize, number: usize, pairing: &Pairing) -> Message {
        let opening = self
            .note
            .openings
            .get(round)
            .and_then(|openings| openings.get(number));
        let outcome = self
            .outcomes
            .get(round)
            .and_then(|ends| ends.get(number)?.as_ref());
        let thread = opening
            .filter(|opening| opening.begun)
            .and_then(|opening| opening.message);
        let first = outcome.map(|outcome| self.note.all_named(&outcome.first()));
        let ahead = self.note.evening.ahead(self.outcomes, round, number);
        let waited_for = self.note.running() && round + 1 == self.note.openings.len();
        let id = match (thread, &first) {
            (None, None) => "event-table-waits",
            (Some(_), None) => match self.round_state.held_back.get(&number).filter(|_| waited_for) {
                Some(HeldBack::Halted) => "event-table-halted",
                Some(HeldBack::Covered) => "event-table-covered",
                None => "event-table-plays",
            },
            (None, Some(first)) if first.is_empty() => "event-table-nobody",
            (None, Some(_)) => "event-table-given",
            (Some(_), Some(first)) if first.len() == 1 => "event-table-won",
            (Some(_), Some(first)) if first.is_empty() => "event-table-nobody",
            (Some(_), Some(_)) if ahead.is_some() => "event-table-ahead",
            (Some(_), Some(_)) => "event-table-level",
        };
        let mut line = Message::new(id)
            .with("table", number + 1)
            .with("who", self.note.all_named(&pairing.players));
        if let Some(thread) = thread {
            line = line.with("where", Arg::Word(link(Place(thread.0)).into()));
        }
        if let Some(ahead) = ahead {
            line = line.with("ahead", self.note.named(ahead));
        }
        line.with("first", first.unwrap_or_default())
    }

    /// Whether somebody plays at a table of the round that goes on.
    fn plays(&self, lot: usize) -> bool {
        self.note.running() && self.round_state.playing.contains(&lot)
    }

    /// Somebody's place, with what it was told by.
    fn row(&self, row: &StandingsRow) -> Message {
        let participants = &self.note.evening.participants;
        let stopped = participants.get(row.lot).is_some_and(|one| one.stopped);
        let id = match (self.note.evening.format, stopped) {
            (EventFormat::RoundRobin, false) => "event-row",
            (EventFormat::RoundRobin, true) if self.plays(row.lot) => "event-row-stopping",
            (EventFormat::RoundRobin, true) => "event-row-stopped",
            (EventFormat::KnockOut, false) => "event-row-place",
            (EventFormat::KnockOut, true) if self.plays(row.lot) => "event-row-place-stopping",
            (EventFormat::KnockOut, true) => "event-row-place-stopped",
        };
        let parts = |amount: i64, of: i64| Arg::Word(fraction(amount, of).into());
        Message::new(id)
            .with("place", row.place)
            .with("who", self.note.named(row.lot))
            .with("points", parts(row.points, 2))
            .with("sonneborn", parts(row.sonneborn_berger, 4))
            .with(
                "direct",
                row.head_to_head
                    .map_or(Arg::Word("–".into()), |points| parts(points, 2)),
            )
            .with("wins", row.wins)
    }
}

/// An amount that is counted in parts, as one writes it: `2½`.
fn fraction(amount: i64, of: i64) -> String {
    let (whole, quarters) = (amount / of, amount % of * 4 / of);
    let part = ["", "¼", "½", "¾"][usize::try_from(quarters).unwrap_or_default()];
    match (whole, part) {
        (0, "") => "0".to_owned(),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{whole}{part}"),
    }
}

/// Buttons of an evening as rows of components.
pub(super) fn rows(
    composer: &Composer,
    reader: Reader,
    id: u64,
    buttons: &[EventButton],
) -> Vec<CreateActionRow> {
    let speaker = composer.speaker(reader, &[]).styled(Style::Plain);
    let button = |button: &EventButton| {
        let (style, label) = match button {
            EventButton::TakePart => (ButtonStyle::Primary, "press-event-take-part"),
            EventButton::StepBack => (ButtonStyle::Secondary, "press-event-step-back"),
            EventButton::Begin => (ButtonStyle::Success, "press-event-begin"),
            EventButton::Stop => (ButtonStyle::Secondary, "press-event-stop"),
            EventButton::StopAfter => (ButtonStyle::Primary, "press-event-stop-after"),
            EventButton::StopOnly => (ButtonStyle::Danger, "press-event-stop"),
            EventButton::StopNow => (ButtonStyle::Danger, "press-event-stop-now"),
            EventButton::GiveUp => (ButtonStyle::Danger, "press-event-give-up"),
            EventButton::Retry => (ButtonStyle::Primary, "press-event-retry"),
            EventButton::Close => (ButtonStyle::Danger, "press-event-close"),
            EventButton::TakeOut(_) => (ButtonStyle::Danger, "press-event-take-out"),
        };
        let id = CustomId::Event(EventControl { id, button: *button });
        CreateButton::new(id.to_string())
            .style(style)
            .label(speaker.say(&Message::new(label)))
    };
    match buttons.is_empty() {
        true => Vec::new(),
        false => vec![CreateActionRow::Buttons(buttons.iter().map(button).collect())],
    }
}

#[cfg(test)]
mod tests {
    use super::fraction;

    #[test]
    fn parts_are_written_as_one_reads_them() {
        for (amount, of, written) in
            [(0, 2, "0"), (1, 2, "½"), (5, 2, "2½"), (4, 2, "2"), (11, 4, "2¾"), (1, 4, "¼")]
        {
            assert_eq!(fraction(amount, of), written);
        }
    }
}
