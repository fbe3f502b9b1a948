//! Controls that a viewer is offered, in no toolkit's terms.

use super::control_rows::ControlRows;
use super::symbol::Symbol;
use crate::words::Message;
use std::fmt::Display;

/// A viewer's controls, at most 25 buttons or five selects (a select takes a row, a button a fifth
/// of one).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Menu {
    /// What is asked here.
    pub prompt: Vec<Message>,
    /// The controls in reading order.
    pub controls: Vec<Control>,
}

impl Menu {
    /// One question with its controls.
    #[must_use]
    pub fn new(prompt: Message, controls: Vec<Control>) -> Menu {
        Menu {
            prompt: vec![prompt],
            controls,
        }
    }

    /// The rows that these controls take in a message; what follows begins a new one.
    #[must_use]
    pub fn rows(&self) -> ControlRows {
        let mut rows = ControlRows::default();
        for control in &self.controls {
            match control {
                Control::Button { .. } => drop(rows.button()),
                Control::Select { .. } => drop(rows.select()),
                Control::Break => rows.end(),
            }
        }
        rows.end();
        rows
    }
}

/// One control.
#[derive(Clone, Debug, PartialEq)]
pub enum Control {
    /// A button.
    Button {
        /// What it says (80 characters at most when said).
        label: Message,
        /// A symbol before it, if any.
        symbol: Option<Symbol>,
        /// What it does.
        intent: Intent,
        /// How it looks.
        look: Look,
        /// Whether it can be pressed; otherwise it only informs.
        enabled: bool,
    },
    /// A list to pick from, 25 entries at most.
    Select {
        /// What it says while nothing is picked.
        prompt: Message,
        /// Its entries.
        entries: Vec<Entry>,
        /// With `None` one entry is picked and its tap done. Otherwise between `least` and `most`
        /// entries are picked and an action is made of this word and the entries' words, in order.
        many: Option<Many>,
    },
    /// The controls that follow begin a new row.
    Break,
}

impl Control {
    /// A button without a symbol that can be pressed.
    #[must_use]
    pub fn button(label: Message, intent: Intent, look: Look) -> Control {
        Control::Button {
            label,
            symbol: None,
            intent,
            look,
            enabled: true,
        }
    }

    /// A button that does an action.
    #[must_use]
    pub fn act(label: Message, action: &impl Display, look: Look) -> Control {
        Control::button(label, Intent::act(action), look)
    }

    /// A plain button that opens the menu of a path.
    #[must_use]
    pub fn open(label: Message, path: impl Into<String>) -> Control {
        Control::button(label, Intent::Open(path.into()), Look::Plain)
    }

    /// A list of which one entry is picked.
    #[must_use]
    pub fn select(prompt: Message, entries: Vec<Entry>) -> Control {
        Control::Select {
            prompt,
            entries,
            many: None,
        }
    }

    /// The same button with a symbol before its label, if there is one.
    #[must_use]
    pub fn symbol(mut self, before: Option<Symbol>) -> Control {
        if let Control::Button { symbol, .. } = &mut self {
            *symbol = before;
        }
        self
    }

    /// The same button with another look.
    #[must_use]
    pub fn looking(mut self, new: Look) -> Control {
        if let Control::Button { look, .. } = &mut self {
            *look = new;
        }
        self
    }

    /// The same button, to be pressed only if `can`.
    #[must_use]
    pub fn only_if(mut self, can: bool) -> Control {
        if let Control::Button { enabled, .. } = &mut self {
            *enabled = can;
        }
        self
    }
}

/// Picking several entries of a select.
#[derive(Clone, Debug, PartialEq)]
pub struct Many {
    /// The first word of the notation (`keep`).
    pub verb: &'static str,
    /// The fewest that can be picked.
    pub least: u8,
    /// The most that can be picked.
    pub most: u8,
}

/// An entry of a select.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// What it says (100 characters at most when said).
    pub label: Message,
    /// A smaller line below it, if any.
    pub note: Option<Message>,
    /// A symbol before it, if any.
    pub symbol: Option<Symbol>,
    /// What picking it does; where several can be picked, [`Intent::Act`] holds this entry's word.
    pub intent: Intent,
}

impl Entry {
    /// An entry of a label alone.
    #[must_use]
    pub fn new(label: Message, intent: Intent) -> Entry {
        Entry {
            label,
            note: None,
            symbol: None,
            intent,
        }
    }

    /// The same with a smaller line below it, if there is one.
    #[must_use]
    pub fn noted(self, note: impl Into<Option<Message>>) -> Entry {
        Entry {
            note: note.into(),
            ..self
        }
    }

    /// The same with a symbol before its label, if there is one.
    #[must_use]
    pub fn symbol(self, symbol: Option<Symbol>) -> Entry {
        Entry { symbol, ..self }
    }
}

/// What a control does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Does the action of this notation.
    Act(String),
    /// Opens the menu of this path.
    Open(String),
}

impl Intent {
    /// How the notation and the paths of planning begin; no action of a game begins like this.
    pub const PLAN: &'static str = "plan ";

    /// Does an action.
    #[must_use]
    pub fn act(action: &impl Display) -> Intent {
        Intent::Act(action.to_string())
    }

    /// Adds a wish to the own plans, in the game's notation of plans.
    #[must_use]
    pub fn plan(wish: &str) -> Intent {
        Intent::Act(format!("{}{wish}", Intent::PLAN))
    }

    /// Opens the planning menu of this path.
    #[must_use]
    pub fn planning(path: &str) -> Intent {
        Intent::Open(format!("{}{path}", Intent::PLAN))
    }
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The likely one.
    Primary,
    /// One of several.
    Plain,
    /// It agrees or ends well.
    Good,
    /// It gives something up.
    Grave,
}
