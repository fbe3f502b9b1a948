//! Small pictures that stand before names in a text, and how many of them a line takes. Knows no
//! picture.

use super::{Arg, Message};
use std::cell::Cell;

/// The most pictures in a line, but for those of one list.
const FEW: usize = 4;
/// The most pictures of a list of names, each with one of its own.
const LIST: usize = 12;

/// Knows what stands before the names of things in texts for Discord. A name is a message that
/// another one names; it is said whether or not something stands before it.
pub trait Insets: Sync {
    /// What stands before a name; nothing where the name does alone.
    fn before(&self, name: &Message) -> Option<String>;
}

/// The room for pictures that is left in a line.
pub(super) struct Room<'a> {
    insets: Option<&'a dyn Insets>,
    left: Cell<usize>,
    /// Whether a list may come that has pictures of its own.
    list: Cell<bool>,
}

impl<'a> Room<'a> {
    /// A line's room: all names in it have their pictures, or, where they would be too many, none
    /// but those of a list.
    pub(super) fn of(insets: Option<&'a dyn Insets>, line: &Message) -> Room<'a> {
        let room = Room {
            insets,
            left: Cell::new(0),
            list: Cell::new(true),
        };
        let count = room.within(line);
        room.left.set(if count <= FEW { count } else { 0 });
        room
    }

    /// A place where names do alone.
    pub(super) fn none() -> Room<'a> {
        Room {
            insets: None,
            left: Cell::new(0),
            list: Cell::new(false),
        }
    }

    /// What stands before a name here.
    pub(super) fn take(&self, name: &Message) -> Option<String> {
        let left = self.left.get().checked_sub(1)?;
        let inset = self.insets?.before(name)?;
        self.left.set(left);
        Some(inset)
    }

    /// The room for a list, which has a picture before each name or before none: all that is left of
    /// the line's, or more where it is the line's first and each of its names has one.
    pub(super) fn list(&self, messages: &[Message]) -> Room<'a> {
        let counts = messages.iter().map(|message| self.count(message));
        let (all, most) = counts.fold((0, 0), |(all, most), count| (all + count, most.max(count)));
        let left = self.left.get();
        if all <= left || (self.list.replace(false) && most == 1 && all <= LIST) {
            self.left.set(left.saturating_sub(all));
            return Room {
                insets: self.insets,
                left: Cell::new(all),
                list: Cell::new(false),
            };
        }
        Room::none()
    }

    /// How many pictures a message asks for where it is named.
    fn count(&self, message: &Message) -> usize {
        let Some(insets) = self.insets else { return 0 };
        if insets.before(message).is_some() {
            return 1;
        }
        self.within(message)
    }

    /// How many pictures the names in a message ask for.
    fn within(&self, message: &Message) -> usize {
        let named = message.args.iter().map(|(_, arg)| match arg {
            Arg::Message(inner) | Arg::Spoken(_, inner) => self.count(inner),
            Arg::List(list) => list.iter().map(|inner| self.count(inner)).sum(),
            Arg::Number(_) | Arg::Word(_) | Arg::Text(_) | Arg::Seat(_) => 0,
            Arg::Moment(_) | Arg::Clock(_) => 0,
        });
        named.sum()
    }
}
