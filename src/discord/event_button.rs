//! The buttons of an evening, and what each carries. Knows nothing of what they do.

use std::fmt;

/// A button of the evening of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventControl {
    /// The number of the interaction that opened it.
    pub id: u64,
    /// Which button.
    pub button: EventButton,
}

impl fmt::Display for EventControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.id, self.button.word())?;
        match self.button {
            EventButton::TakeOut(lot) => write!(f, ".{lot}"),
            _ => Ok(()),
        }
    }
}

impl EventControl {
    /// The one of a text, which each has one of: `7.stop`, `7.take-out.2`.
    #[must_use]
    pub fn of(text: &str) -> Option<EventControl> {
        let (id, word) = text.split_once('.')?;
        let button = match word.strip_prefix("take-out.") {
            Some(lot) => EventButton::TakeOut(lot.parse().ok()?),
            None => EventButton::of(word)?,
        };
        let control = EventControl {
            id: id.parse().ok()?,
            button,
        };
        (control.to_string() == text).then_some(control)
    }
}

/// A button of an evening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventButton {
    /// Sign up.
    TakePart,
    /// Withdraw from the sign-up.
    StepBack,
    /// Begin it.
    Begin,
    /// Ask whether to stop, and when.
    Stop,
    /// Play at no further table; it was asked of somebody who sits at none.
    StopOnly,
    /// Play at no further table than the present one.
    StopAfter,
    /// Play at no further table, and give up the present one.
    StopNow,
    /// Give up the present table; it was asked of somebody who has stopped.
    GiveUp,
    /// Try once more to open its tables.
    Retry,
    /// Close it.
    Close,
    /// Take whoever has this lot out of it.
    TakeOut(u16),
}

impl EventButton {
    /// All that say by a word alone what they do.
    pub const ALL: [EventButton; 10] = [
        EventButton::TakePart,
        EventButton::StepBack,
        EventButton::Begin,
        EventButton::Stop,
        EventButton::StopOnly,
        EventButton::StopAfter,
        EventButton::StopNow,
        EventButton::GiveUp,
        EventButton::Retry,
        EventButton::Close,
    ];

    /// The word that a control carries.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            EventButton::TakePart => "take-part",
            EventButton::StepBack => "step-back",
            EventButton::Begin => "begin",
            EventButton::Stop => "stop",
            EventButton::StopOnly => "stop-only",
            EventButton::StopAfter => "stop-after",
            EventButton::StopNow => "stop-now",
            EventButton::GiveUp => "give-up",
            EventButton::Retry => "retry",
            EventButton::Close => "close",
            EventButton::TakeOut(_) => "take-out",
        }
    }

    /// The one that a word alone stands for.
    #[must_use]
    pub fn of(word: &str) -> Option<EventButton> {
        EventButton::ALL.into_iter().find(|button| button.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reads_back_and_is_written_in_one_way() {
        let all = EventButton::ALL.into_iter();
        for button in all.chain([EventButton::TakeOut(0), EventButton::TakeOut(12)]) {
            let control = EventControl { id: u64::MAX, button };
            assert_eq!(EventControl::of(&control.to_string()), Some(control));
        }
        for text in
            ["", "7", "7.", "07.stop", "+7.stop", "7.nothing", "7.stop.now", "7.take-out", "7.take-out.01"]
        {
            assert_eq!(EventControl::of(text), None, "{text}");
        }
    }
}
