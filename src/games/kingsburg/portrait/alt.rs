//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too
//! long is cut; before what may be cut stands where the rest can be read.

use super::super::Kingsburg;
use super::super::state::{Phase, Public};
use super::{disclosure, headline, lines, standing};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The board in sentences.
pub(super) fn board(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let track = || public.track.iter().copied();
    let mut sentences = vec![headline::awaited(public)];
    if matches!(public.phase, Phase::Over(_)) {
        sentences.extend(track().map(|seat| standing::points(public, seat)));
        sentences.extend(headline::last_battle(public));
        sentences.extend(disclosure::disclosure(view));
    } else {
        sentences.push(headline::when(public));
        let placing = track().filter(|seat| !public.has_passed(*seat));
        sentences.extend(placing.filter_map(|seat| lines::dice(public, seat)));
        sentences.extend(track().filter_map(|seat| taken(public, seat)));
        sentences.extend(track().map(|seat| lines::holdings(public, seat)));
    }
    sentences.push(Message::new("kingsburg-alt-more"));
    if !matches!(public.phase, Phase::Over(_)) {
        sentences.extend(headline::fresh(public));
        sentences.extend(headline::favour(public));
    }
    sentences.extend(track().map(|seat| lines::buildings(public, seat)));
    sentences
}

/// Whose dice stand where, as a sentence.
fn taken(public: &Public, seat: Seat) -> Option<Message> {
    lines::claims(public, seat).map(|claims| Message::new("kingsburg-alt-taken").with("claims", claims))
}
