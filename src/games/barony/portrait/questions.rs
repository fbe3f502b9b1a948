//! Answers in words about the board, for those who cannot see the picture.

use super::super::{Barony, Space};
use super::{naming, threats};
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The questions that can always be asked, beside the name of a space.
pub(super) const FIXED: &[&str] = &["knights", "reach", "threats"];

/// What can be asked here.
pub(super) fn questions(view: View<'_, Barony>) -> Vec<(String, Message)> {
    let fixed = FIXED
        .iter()
        .map(|id| ((*id).to_owned(), Message::new(format!("barony-question-{id}"))));
    let board = &view.public().board;
    let own = view
        .seat()
        .map(|seat| board.camp(seat).pawns())
        .unwrap_or_default();
    let spaces = own.iter().take(20).map(|place| board.outline().name(place));
    fixed
        .chain(spaces.map(|space| {
            (space.to_string(), Message::new("barony-question-space").with("space", naming::space(space)))
        }))
        .collect()
}

/// The answer to a question; nothing where it is not understood.
pub(super) fn answer(view: View<'_, Barony>, question: &str) -> Option<Vec<Message>> {
    let asked = question.trim().to_lowercase();
    match asked.strip_prefix("my ").unwrap_or(&asked) {
        "knights" => Some(seats(view).map(|seat| knights(view, seat)).collect()),
        "reach" => Some(seats(view).flat_map(|seat| reach(view, seat)).collect()),
        "threats" => Some(threats::told(view)),
        name => space(view, name.parse().ok()?),
    }
}

/// The viewer's seat; all seats for those without one.
fn seats(view: View<'_, Barony>) -> impl Iterator<Item = Seat> {
    let only = view.seat();
    Seat::all(view.seats()).filter(move |seat| only.is_none_or(|own| own == *seat))
}

fn knights(view: View<'_, Barony>, seat: Seat) -> Message {
    let public = view.public();
    seated("barony-answer-knights", seat)
        .with("knights", naming::knights(&public.board, seat))
        .with("reserve", public.holding(seat).knights)
}

/// Where each of a seat's knights could go as the board is now.
fn reach(view: View<'_, Barony>, seat: Seat) -> Vec<Message> {
    let board = &view.public().board;
    let (open, outline) = (board.open(seat), board.outline());
    let from = |place: u8| {
        seated("barony-answer-reach", seat)
            .with("space", naming::space(outline.name(place)))
            .with("spaces", naming::spaces(board, outline.touching(place) & open))
    };
    let lines: Vec<Message> = board.camp(seat).knights().iter().map(from).collect();
    if lines.is_empty() {
        vec![knights(view, seat)]
    } else {
        lines
    }
}

/// A space, what stands there, and the same of its neighbours.
fn space(view: View<'_, Barony>, name: Space) -> Option<Vec<Message>> {
    let board = &view.public().board;
    let outline = board.outline();
    let place = outline.place(name)?;
    let described = |place: u8| {
        let pawns: Vec<Message> = Seat::all(board.seats())
            .filter_map(|seat| naming::pawns(board, seat, place))
            .collect();
        let id = if pawns.is_empty() {
            "barony-answer-space"
        } else {
            "barony-answer-space-held"
        };
        let told = Message::new(id)
            .with("space", naming::space(outline.name(place)))
            .with("terrain", naming::terrain(board.terrain(place)));
        if pawns.is_empty() {
            told
        } else {
            told.with("pawns", pawns)
        }
    };
    let near: Vec<Message> = outline.touching(place).iter().map(described).collect();
    let rim = outline
        .rim()
        .has(place)
        .then(|| Message::new("barony-answer-rim"));
    let touches = Message::new("barony-answer-near").with("spaces", near);
    Some(
        std::iter::once(described(place))
            .chain(rim)
            .chain([touches])
            .collect(),
    )
}
