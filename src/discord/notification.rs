//! Who is notified of what, where, and with a sound or not: the rules, in one place. Knows no game, no message and no
//! store.
//!
//! One notification an occasion and person: a mention in the channel, or a direct message with a sound, never both, unless
//! both were wished for reminders. What else is sent comes without a sound.

use super::profile::{Person, Reminders, TurnCall};

/// What somebody is told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// It is their turn.
    Turn,
    /// Something else is asked of them: what becomes of somebody who is late, whether something may be taken back.
    Question,
    /// A seat is offered to them, or kept for them.
    Seat,
    /// They are awaited, and much of their time is gone, or somebody has them reminded.
    Reminder,
    /// A game in which they sit is over.
    End,
}

/// What decides how somebody is notified of something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Recipient {
    /// How they wish to be told of turns.
    pub(super) turn: TurnCall,
    /// How they wish to be reminded.
    pub(super) reminders: Reminders,
    /// Whether they may be mentioned in the table's server.
    pub(super) mentionable: bool,
    /// Whether direct messages reach them, and they want their panel there.
    pub(super) direct: bool,
    /// Whether they are away.
    pub(super) away: bool,
    /// Whether it is their quiet hours, and these hold at the table.
    pub(super) quiet: bool,
    /// Whether the table's channel can be written to.
    pub(super) channel: bool,
    /// Whether they play alone in their direct messages.
    pub(super) alone: bool,
    /// Whether everybody may know that they are awaited.
    pub(super) openly: bool,
    /// Whether their time brings reminders by itself, hours apart.
    pub(super) timed: bool,
}

impl Recipient {
    /// What a person has chosen, at a table where nothing stands in the way.
    pub(super) fn new(person: &Person) -> Recipient {
        Recipient {
            turn: person.settings.turn.unwrap_or_default(),
            reminders: person.reminders(),
            mentionable: person.takes_mentions(),
            direct: person.wants_direct() && !person.observed.closed,
            away: false,
            quiet: false,
            channel: true,
            alone: false,
            openly: true,
            timed: false,
        }
    }

    /// Whether a direct message is what tells them of turns.
    fn told_by_message(&self) -> bool {
        self.alone || self.direct && (self.turn == TurnCall::Message || !self.channel)
    }
}

/// How somebody is notified of something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Notification {
    /// Whether the board names them for it, be it without a notification.
    pub(super) named: bool,
    /// Whether the board mentions them.
    pub(super) mention: bool,
    /// Whether a new direct message tells them, with a sound.
    pub(super) sound: bool,
}

impl Notification {
    /// How somebody is notified of something.
    pub(super) fn of(occasion: Occasion, recipient: Recipient) -> Notification {
        let told = match occasion {
            Occasion::Turn => by_channel_first(recipient, recipient.told_by_message()),
            Occasion::Question | Occasion::End => in_channel_unless(recipient, recipient.told_by_message()),
            // Who has no seat there yet has no panel that could tell them.
            Occasion::Seat => in_channel_unless(recipient, false),
            Occasion::Reminder => reminded(recipient),
        };
        let now = !recipient.away && !recipient.quiet;
        Notification {
            named: told.named,
            mention: told.mention && now,
            // Who plays alone is told nothing but what they have just brought about.
            sound: told.sound && (now || recipient.alone),
        }
    }
}

/// A mention, unless a direct message tells it.
fn in_channel_unless(recipient: Recipient, by_message: bool) -> Notification {
    let named = recipient.channel && !by_message;
    Notification {
        named,
        mention: named && recipient.mentionable,
        sound: by_message,
    }
}

/// The same for a turn: whose reminders come in the channel is mentioned by the first of these instead.
fn by_channel_first(recipient: Recipient, by_message: bool) -> Notification {
    let told = in_channel_unless(recipient, by_message);
    Notification {
        mention: told.mention && !(recipient.timed && recipient.reminders.in_channel()),
        ..told
    }
}

/// As they wish it; where direct messages do not reach them, or the channel cannot tell, by the other way.
fn reminded(recipient: Recipient) -> Notification {
    let (wish, can) = (recipient.reminders, recipient.channel && recipient.openly && !recipient.alone);
    let wanted = wish != Reminders::None;
    let named = can && (wish.in_channel() || wanted && !recipient.direct);
    Notification {
        named,
        mention: named && recipient.mentionable,
        sound: (recipient.direct || recipient.alone) && wanted && (wish.by_message() || !can),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OCCASIONS: [Occasion; 5] =
        [Occasion::Turn, Occasion::Question, Occasion::Seat, Occasion::Reminder, Occasion::End];
    const REMINDERS: [Reminders; 4] =
        [Reminders::Direct, Reminders::Channel, Reminders::Both, Reminders::None];

    /// Somebody who chose nothing.
    fn anybody() -> Recipient {
        Recipient::new(&Person::default())
    }

    /// A mention, a sound, both or none, as a word.
    fn word(occasion: Occasion, recipient: Recipient) -> &'static str {
        match Notification::of(occasion, recipient) {
            Notification {
                mention: true,
                sound: true,
                ..
            } => "both",
            Notification { mention: true, .. } => "mention",
            Notification { sound: true, .. } => "message",
            Notification { named: true, .. } => "named",
            Notification { .. } => "-",
        }
    }

    #[test]
    fn each_occasion_is_told_once_as_people_have_chosen_and_as_far_as_they_can_be_reached() {
        type Change = fn(&mut Recipient);
        // Turn, question, seat, reminder, end.
        let cases: [(&str, Change, &str); 19] = [
            ("chose nothing", |_| (), "mention mention mention message mention"),
            (
                "turns by message",
                |one| one.turn = TurnCall::Message,
                "message message mention message message",
            ),
            (
                "turns by message, closed",
                |one| (one.turn, one.direct) = (TurnCall::Message, false),
                "mention mention mention mention mention",
            ),
            ("closed", |one| one.direct = false, "mention mention mention mention mention"),
            ("never mentioned", |one| one.mentionable = false, "named named named message named"),
            (
                "never mentioned, closed",
                |one| (one.mentionable, one.direct) = (false, false),
                "named named named named named",
            ),
            ("the channel is closed", |one| one.channel = false, "message message - message message"),
            ("both are closed", |one| (one.channel, one.direct) = (false, false), "- - - - -"),
            ("away", |one| one.away = true, "named named named - named"),
            (
                "away, turns by message",
                |one| (one.away, one.turn) = (true, TurnCall::Message),
                "- - named - -",
            ),
            ("quiet hours", |one| one.quiet = true, "named named named - named"),
            ("alone", |one| one.alone = true, "message message mention message message"),
            (
                "reminders in the channel",
                |one| one.reminders = Reminders::Channel,
                "mention mention mention mention mention",
            ),
            (
                "the same where time brings them",
                |one| (one.reminders, one.timed) = (Reminders::Channel, true),
                "named mention mention mention mention",
            ),
            (
                "both where time brings them",
                |one| (one.reminders, one.timed) = (Reminders::Both, true),
                "named mention mention both mention",
            ),
            (
                "in the channel, which would tell who has not answered",
                |one| (one.reminders, one.openly) = (Reminders::Channel, false),
                "mention mention mention message mention",
            ),
            (
                "closed, where it would tell who has not answered",
                |one| (one.direct, one.openly) = (false, false),
                "mention mention mention - mention",
            ),
            ("no reminders", |one| one.reminders = Reminders::None, "mention mention mention - mention"),
            (
                "no reminders, closed",
                |one| (one.reminders, one.direct) = (Reminders::None, false),
                "mention mention mention - mention",
            ),
        ];
        for (who, change, told) in cases {
            let mut recipient = anybody();
            change(&mut recipient);
            assert_eq!(OCCASIONS.map(|occasion| word(occasion, recipient)).join(" "), told, "{who}");
        }
    }

    /// Each way in which the answers can be given, with so many of them.
    fn everybody() -> impl Iterator<Item = Recipient> {
        (0..1_u32 << 10).flat_map(|bits| {
            let bit = move |number: u32| bits >> number & 1 == 1;
            REMINDERS.map(|reminders| Recipient {
                turn: if bit(0) {
                    TurnCall::Message
                } else {
                    TurnCall::Mention
                },
                reminders,
                mentionable: bit(1),
                direct: bit(2),
                away: bit(3),
                quiet: bit(4),
                channel: bit(5),
                alone: bit(6),
                openly: bit(7),
                timed: bit(8),
            })
        })
    }

    #[test]
    fn nobody_is_told_twice_nor_disturbed_nor_by_a_way_that_is_closed() {
        for recipient in everybody() {
            for occasion in OCCASIONS {
                let told = Notification::of(occasion, recipient);
                let both = occasion == Occasion::Reminder && recipient.reminders == Reminders::Both;
                assert!(both || !(told.mention && told.sound), "{occasion:?} {recipient:?}");
                assert!(told.named || !told.mention, "whoever is mentioned is named");
                assert!(recipient.channel || !told.named && !told.mention, "{occasion:?} {recipient:?}");
                assert!(recipient.mentionable || !told.mention, "{occasion:?} {recipient:?}");
                assert!(recipient.direct || recipient.alone || !told.sound, "{occasion:?} {recipient:?}");
                let disturbed = told.mention || told.sound && !recipient.alone;
                assert!(!(recipient.away || recipient.quiet) || !disturbed, "{occasion:?} {recipient:?}");
                let secret = occasion == Occasion::Reminder && !recipient.openly;
                assert!(!(secret && told.named), "it tells who has not answered: {recipient:?}");
            }
        }
    }

    #[test]
    fn whoever_can_be_reached_and_is_not_to_be_left_alone_is_told() {
        for recipient in everybody().filter(|one| !one.away && !one.quiet) {
            let by_channel = recipient.channel && recipient.mentionable;
            for occasion in [Occasion::Turn, Occasion::Question, Occasion::End] {
                let later = occasion == Occasion::Turn && recipient.timed && recipient.reminders.in_channel();
                let told = Notification::of(occasion, recipient);
                assert!(told.mention || told.sound || later || !by_channel, "{occasion:?} {recipient:?}");
            }
            let told = Notification::of(Occasion::Reminder, recipient);
            let wanted = recipient.reminders != Reminders::None;
            let reached = told.mention || told.sound;
            let public = by_channel && recipient.openly && !recipient.alone;
            assert!(
                !wanted || reached || !(public || recipient.direct && recipient.reminders.by_message()),
                "{recipient:?}"
            );
        }
    }
}
