//! The ways out of a table, and mistakes that a bot could make on them.

use super::table::NEWCOMER;
use crate::edge::stage::Mistakes;
use tavolo::discord::incoming::Incoming;

/// What is tried, where it is not legal.
pub const REFUSED: [&str; 5] = ["m10", "scarecrow m10", "hand discard", "pass", "nonsense"];
/// The buttons that show something.
pub const PRESSES: [&str; 6] = ["play", "hand", "more", "log", "scores", "text-board"];
/// So many questions are asked at once, of all that are understood.
pub const QUESTIONS: usize = 6;
/// One of so many turns is looked back at.
pub const TURNS: usize = 12;

/// A mistake: an answer that is made for somebody else than whoever gets it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plant {
    /// None.
    Nothing,
    /// Further looks are the second seat's for everybody.
    Looks,
    /// `/ask` answers with what the first seat knows.
    Asked,
    /// What the second seat may do is suggested to everybody.
    Suggested,
    /// Who has resigned is told what whoever sits there now is told.
    Resigned,
    /// Whoever has no seat is told what the first seat is told.
    Watching,
}

impl Plant {
    /// All mistakes.
    pub const ALL: [Plant; 5] =
        [Plant::Looks, Plant::Asked, Plant::Suggested, Plant::Resigned, Plant::Watching];

    /// For whom an answer is made, if not for who asked.
    pub fn mistakes(self) -> Mistakes {
        Box::new(move |incoming| match (self, incoming) {
            (Plant::Looks, Incoming::Click(pressed)) if pressed.id.contains(".l.") => Some(11),
            (Plant::Asked, Incoming::Command(asked)) if asked.name == "ask" => Some(10),
            (Plant::Suggested, Incoming::Completing(asked)) if asked.typing.as_deref() == Some("move") => {
                Some(11)
            }
            (Plant::Watching, incoming) if asker(incoming) == 90 => Some(10),
            (Plant::Resigned, incoming) if asker(incoming) == 12 => Some(NEWCOMER),
            _ => None,
        })
    }
}

fn asker(incoming: &Incoming) -> u64 {
    incoming.caller().user.0
}
