//! Who is awaited, and how often they were reminded, as far as all may know.

use super::UserId;
use crate::rules::Seat;

/// Somebody who is awaited where everybody sees who is, and the reminders of their decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// Their seat.
    pub seat: Seat,
    /// The person.
    pub user: UserId,
    /// How many they were given, by their time and by others.
    pub given: usize,
    /// Whether their time brings some by itself, hours apart: not where all play at once, nor where
    /// no time runs.
    pub timed: bool,
}
