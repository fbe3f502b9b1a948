//! Players and figures as messages, for whoever names them in a game's words.

use crate::render::seat;
use crate::rules::Seat;
use crate::words::{Arg, Message};

/// A player's name as a message of its own.
#[must_use]
pub fn player(seat: Seat) -> Message {
    Message::new("text").seat("text", seat.number())
}

/// The names of some players.
#[must_use]
pub fn players(seats: impl IntoIterator<Item = Seat>) -> Vec<Message> {
    seats.into_iter().map(player).collect()
}

/// A seat's letter as an argument: A for seat 0.
#[must_use]
pub fn letter(seat: Seat) -> Arg {
    word(seat::letter(seat.number()))
}

/// A notation, a figure or a sum as an argument; it is the same in each language.
pub fn word(word: impl ToString) -> Arg {
    Arg::Word(word.to_string().into())
}

/// A notation, a figure or a sum as a message of its own.
pub fn figure(figure: impl ToString) -> Message {
    Message::new("text").with("text", word(figure))
}

/// A number of tenths as the language writes it: "15.5".
#[must_use]
pub fn tenths(tenths: i64) -> Message {
    signed("", tenths)
}

/// The same with its sign: "+1.5".
#[must_use]
pub fn difference(tenths: i64) -> Message {
    let sign = match tenths {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    signed(sign, tenths.abs())
}

fn signed(sign: &'static str, tenths: i64) -> Message {
    Message::new("tenths")
        .with("sign", sign)
        .with("whole", tenths / 10)
        .with("part", tenths % 10)
}
