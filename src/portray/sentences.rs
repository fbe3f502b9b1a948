//! The sentences that every game says alike: of a player, of several, of a refusal, of an end.

use super::names::players;
use crate::rules::{Detail, Game, Outcome, Reason, Seat};
use crate::words::{Arg, Message};
use std::cmp::Reverse;

/// A sentence about the player of a seat, which it names `$player`.
#[must_use]
pub fn seated(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("player", seat.number())
}

/// A sentence about several players, which it names `$players`, with their `$count`.
#[must_use]
pub fn several(id: &'static str, seats: impl IntoIterator<Item = Seat>) -> Message {
    about(Message::new(id), seats)
}

fn about(message: Message, seats: impl IntoIterator<Item = Seat>) -> Message {
    let names = players(seats);
    let count = names.len();
    message.with("players", names).with("count", count)
}

/// Who a sentence of [`seated`], or of [`several`] about one, is about, and what it says of them
/// without their name: the attribute `.also` of its message, and of the one that it contains as
/// `$told`, `$result` or `$how`, if there is one.
#[must_use]
pub fn predicate(sentence: &Message) -> Option<(Seat, Message)> {
    let mut also = Message::new(format!("{}.also", sentence.id));
    let mut about = None;
    for (name, arg) in &sentence.args {
        let arg = match (*name, arg) {
            ("player", Arg::Seat(seat)) => {
                about = Some(Seat::new(*seat));
                continue;
            }
            ("players", Arg::List(players)) => {
                about = only(players);
                continue;
            }
            ("told" | "result" | "how", Arg::Message(inner)) => {
                let (seat, inner) = predicate(inner)?;
                about = Some(seat);
                inner.into()
            }
            (_, arg) => arg.clone(),
        };
        also = also.with(name, arg);
    }
    Some((about?, also))
}

/// The one player of a list, if it is one.
fn only(players: &[Message]) -> Option<Seat> {
    match players {
        [one] => one.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(Seat::new(*seat)),
            _ => None,
        }),
        _ => None,
    }
}

/// The sentence of a refusal, `<game>-why-<rule>`, with its details as arguments. `component` says
/// what a detail is called, by the detail's name and the component's id; what it does not know
/// stands as the id.
#[must_use]
pub fn why<G: Game>(reason: &Reason, component: impl Fn(&str, &str) -> Option<Message>) -> Message {
    let named = |name: &str, detail: &Detail| match detail {
        Detail::Number(number) => Arg::Number(*number),
        Detail::Seat(seat) => Arg::Seat(seat.number()),
        Detail::Component(id) => component(name, id).map_or_else(|| Arg::Word(id.clone().into()), Arg::from),
    };
    let refused = Message::new(format!("{}-why-{}", G::ID, reason.rule));
    reason
        .details
        .iter()
        .fold(refused, |message, (name, detail)| message.with(name, named(name, detail)))
}

/// Who won and by what, `<game>-ending-<how>`, with the winners and their count.
#[must_use]
pub fn won_by<G: Game>(outcome: &Outcome) -> Message {
    about(Message::new(format!("{}-ending-{}", G::ID, outcome.how)), outcome.winners.iter())
}

/// A sentence about those who won, which it names `$players`, with their `$count`; where nobody did,
/// that the game was not finished.
#[must_use]
pub fn winners(id: &'static str, outcome: &Outcome) -> Message {
    if outcome.winners.is_empty() {
        return Message::new("unfinished");
    }
    several(id, outcome.winners.iter())
}

/// The seats with their scores: the winners first, then the others, each from the highest score.
#[must_use]
pub fn ranked(outcome: &Outcome) -> Vec<(Seat, i32)> {
    let mut ranked: Vec<(Seat, i32)> = outcome
        .scores
        .iter()
        .map(|(seat, score)| (seat, *score))
        .collect();
    ranked.sort_by_key(|(seat, score)| (!outcome.winners.has(*seat), Reverse(*score)));
    ranked
}
