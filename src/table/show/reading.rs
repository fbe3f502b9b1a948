//! What somebody has typed, as a table understood it.

/// What a text is the notation of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// An action, in its one spelling.
    Action(String),
    /// A line of several actions, as it was typed.
    Line(String),
}

impl Reading {
    /// The notation.
    #[must_use]
    pub fn notation(&self) -> &str {
        match self {
            Reading::Action(notation) | Reading::Line(notation) => notation,
        }
    }
}
