//! Why somebody is not answered as they meant: handlers end with it by `?`, and one place says it.

use super::answers::Reply;
use super::composer::Composer;
use super::profile::Reader;
use super::spelling::Speller;
use crate::store::{self, TableId};
use crate::table::{Denied, Fault, Refusal};
use crate::words::{Arg, Message};

/// Why somebody is not answered as they meant.
pub(super) enum Failure {
    /// This is said instead.
    Said(Message),
    /// They are asked something, or shown something, instead.
    Shown(Box<Reply>),
    /// Their order to a table was not carried out.
    Denied(TableId, Denied),
    /// We failed.
    Fault(Fault),
}

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        Failure::Said(message)
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Fault(fault)
    }
}

impl From<store::StoreFault> for Failure {
    fn from(fault: store::StoreFault) -> Failure {
        Failure::Fault(fault.into())
    }
}

/// Says to which table an order was that was not carried out.
pub(super) trait At<T> {
    /// The same, at a table.
    ///
    /// # Errors
    /// The order was not carried out.
    fn at(self, table: TableId) -> Result<T, Failure>;
}

impl<T> At<T> for Result<T, Denied> {
    fn at(self, table: TableId) -> Result<T, Failure> {
        self.map_err(|denied| Failure::Denied(table, denied))
    }
}

/// A refusal: the reason, and what could be done instead.
pub(super) fn refusal(
    composer: &Composer,
    reader: Reader,
    (names, vocabulary): (&[String], &[(String, Message)]),
    refusal: &Refusal,
) -> Reply {
    let speller = Speller {
        words: &composer.words,
        locale: reader.locale,
        vocabulary,
        fillers: &["edge-fillers"],
        numbers: Some("edge-numbers"),
    };
    let mut reason = refusal.reason.clone();
    for (name, arg) in &mut reason.args {
        if let ("step", Arg::Word(step)) = (*name, &mut *arg) {
            *step = speller.written(step).into();
        }
    }
    let mut lines = vec![reason];
    if !refusal.instead.is_empty() {
        lines.push(Message::new("edge-instead"));
    }
    lines.extend(refusal.instead.iter().map(|(notation, words)| {
        let what =
            Message::new("edge-alternative").with("notation", Arg::Word(speller.written(notation).into()));
        what.with("what", words.clone())
    }));
    Reply::Whisper(composer.lines(reader, names, &lines))
}

/// A fault of ours: a short code for the person, a line in the log for the host, which has the code and the
/// interaction's id.
pub(super) fn fault(why: &Fault, interaction: super::ids::InteractionId) -> Message {
    if let Fault::NoTable(_) = why {
        return Message::new("edge-table-gone");
    }
    let code = code(interaction);
    tracing::error!(code, %interaction, %why, "an order failed");
    let message = Message::new(match why {
        Fault::Store(store) if store.is_full() => "edge-full",
        Fault::Store(store::StoreFault::Stopped { .. }) | Fault::Unknown => "edge-stopped",
        _ => "edge-fault",
    });
    message.with("code", Arg::Word(code.into()))
}

/// What somebody is told of an interaction that went wrong: it leads to the lines in the log. It is made of the millisecond
/// that stands in the id: what is below that, a number within the millisecond, is the same in most of Discord's ids.
pub(super) fn code(interaction: super::ids::InteractionId) -> String {
    format!("{:06x}", (interaction.0 >> 22) % 0x100_0000)
}

#[cfg(test)]
mod tests {
    use super::super::ids::InteractionId;
    use super::code;
    use std::collections::BTreeSet;

    #[test]
    fn interactions_of_different_milliseconds_have_different_codes() {
        // As Discord makes ids: the time, and seldom anything below it.
        let first = 1_512_345_678_901_u64;
        let codes: BTreeSet<String> = (0..10_000)
            .map(|number| code(InteractionId((first + number * 997) << 22)))
            .collect();
        assert_eq!((codes.len(), codes.first().map(String::len)), (10_000, Some(6)));
    }
}
