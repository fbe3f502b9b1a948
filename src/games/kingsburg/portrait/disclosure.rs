//! The troops that are left, and what lay hidden when the game ended: troops that were named and not
//! shown yet, and an enemy that some had looked at.

use super::super::Kingsburg;
use super::super::state::{Private, Public};
use super::naming;
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::Message;

/// In a game with troops, those that each seat has left.
pub(super) fn troops(public: &Public) -> impl Iterator<Item = Message> {
    let seats = public.track.iter().filter(|_| public.options.dm);
    seats.map(|seat| {
        let left = naming::list(naming::troops(&public.provinces[*seat]));
        seated("kingsburg-board-troops", *seat).with("troops", left)
    })
}

/// The troops that are left, those named in secret, and the enemy of a winter that never came;
/// nothing while the game goes on.
pub(super) fn disclosure(view: View<'_, Kingsburg>) -> Vec<Message> {
    let left: Vec<(Seat, &Private)> = Seat::all(view.seats())
        .filter_map(|seat| Some((seat, view.disclosed(seat)?)))
        .collect();
    if left.is_empty() {
        return Vec::new();
    }
    let named = |(seat, own): &(Seat, &Private)| {
        let told = seated("kingsburg-left-named", *seat);
        Some(told.with("troop", own.troop?))
    };
    let seen = left.iter().find_map(|(_, own)| own.seen);
    let enemy = seen.map(|enemy| Message::new("kingsburg-left-enemy").with("enemy", naming::enemy(enemy)));
    let named = left.iter().filter_map(named);
    troops(view.public()).chain(named).chain(enemy).collect()
}
