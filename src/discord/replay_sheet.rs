//! What is seen of a moment of a game, and the ways from there to others. Knows no game.

use super::composer::Sheet;
use super::profile::Reader;
use super::services::Services;
use crate::table::moment::{Moment, MomentPath, ShownHands};
use crate::table::{Everyone, Post};
use crate::words::Message;

/// What is seen of a moment of a game, on a board with nothing of its own; `first` are lines above it.
pub(super) fn sheet(
    services: &Services,
    (moment, game, board): (&Moment, &Message, &Post<Everyone>),
    hands: ShownHands,
    (reader, first): (Reader, &[Message]),
) -> Sheet<Everyone> {
    let step = &moment.step;
    let title = match moment.turn {
        0 => "replay-title-deal",
        _ => "replay-title",
    };
    let told = step.told.iter().chain(&moment.ending);
    let stands = moment.ending.is_empty().then_some(&step.headline);
    let lines = told.chain(stands.into_iter().flatten());
    let post = Post {
        title: Message::new(title)
            .with("game", game.clone())
            .with("turn", moment.turn)
            .with("last", moment.last),
        lines: first
            .iter()
            .chain(lines)
            .cloned()
            .chain(own(moment, hands))
            .collect(),
        recap: Vec::new(),
        notes: Vec::new(),
        view: None,
        picture: step.picture.clone(),
        names: step.names.clone(),
        ..board.clone()
    };
    services.composer.board(&post, reader, &[])
}

/// What these hands held then, as their seats were told.
fn own(moment: &Moment, hands: ShownHands) -> Vec<Message> {
    let told = |(seat, lines): (u8, &Vec<Message>)| {
        let head = Message::new("replay-own").seat("who", seat);
        let quoted = |line: &Message| Message::new("replay-quoted").with("line", line.clone());
        std::iter::once(head)
            .chain(lines.iter().map(quoted))
            .collect::<Vec<_>>()
    };
    let all = (0..).zip(&moment.step.own);
    all.filter(|(seat, lines)| match hands {
        ShownHands::Nobody => false,
        ShownHands::Seat(one) => *seat == one,
        ShownHands::All => !lines.is_empty(),
    })
    .flat_map(told)
    .collect()
}

/// A turn's number, as a control carries it.
pub(super) fn turn(turn: usize) -> u32 {
    u32::try_from(turn).unwrap_or(u32::MAX)
}

/// The buttons that go through the turns, and where they lead.
pub(super) fn ways(moment: &Moment, hands: ShownHands) -> [(&'static str, Option<MomentPath>); 4] {
    let way = |to: usize| {
        Some(MomentPath {
            turn: turn(to),
            hands,
        })
        .filter(|_| to != moment.turn)
    };
    [
        ("replay-first", way(0)),
        ("replay-back", way(moment.turn.saturating_sub(1))),
        ("replay-next", way((moment.turn + 1).min(moment.last))),
        ("replay-last", way(moment.last)),
    ]
}

/// The buttons that go through the rounds, where there are several.
pub(super) fn rounds(moment: &Moment, hands: ShownHands) -> Vec<(&'static str, Option<MomentPath>)> {
    let way = |to: Option<usize>| {
        Some(MomentPath {
            turn: turn(to?),
            hands,
        })
    };
    match (moment.round_before, moment.round_after) {
        (None, None) => Vec::new(),
        (before, after) => vec![("replay-round-back", way(before)), ("replay-round-next", way(after))],
    }
}

/// Whose hands can be shown at a moment.
pub(super) fn hands(moment: &Moment) -> Vec<(Message, MomentPath)> {
    let path = |hands| MomentPath {
        turn: turn(moment.turn),
        hands,
    };
    let own = (0..).zip(&moment.step.own);
    let seats = own.filter(|(_, lines)| !lines.is_empty()).map(|(seat, _)| {
        let says = Message::new("replay-hands-seat").seat("who", seat);
        (says, path(ShownHands::Seat(seat)))
    });
    let nobody = (Message::new("replay-hands-none"), path(ShownHands::Nobody));
    let all = (Message::new("replay-hands-all"), path(ShownHands::All));
    std::iter::once(nobody).chain(seats).chain([all]).collect()
}
