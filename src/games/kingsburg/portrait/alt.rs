//! Alternative texts: what is needed to choose an action, the most urgent first, since what is too
//! long is cut.

use super::super::Kingsburg;
use super::super::components::Advisor;
use super::{headline, lines, naming};
use crate::portray::letter;
use crate::rules::View;
use crate::words::Message;

/// The board in sentences.
pub(super) fn board(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut sentences = vec![headline::awaited(public), headline::when(public)];
    sentences.extend(public.track.iter().filter_map(|seat| lines::dice(public, *seat)));
    let taken: Vec<Message> = Advisor::all()
        .filter(|advisor| public.court.taken().has(*advisor))
        .map(naming::figure_of)
        .collect();
    if !taken.is_empty() {
        sentences.push(Message::new("kingsburg-alt-taken").with("advisors", taken));
    }
    sentences.extend(public.track.iter().map(|seat| {
        let province = &public.provinces[*seat];
        Message::new("kingsburg-alt-seat")
            .with("letter", letter(*seat))
            .seat("player", seat.number())
            .with("points", province.points)
            .with("goods", naming::goods(province.goods))
            .with("tokens", province.tokens)
            .with("soldiers", province.soldiers)
            .with("buildings", province.buildings.count())
    }));
    sentences.extend(headline::favour(public));
    sentences.push(Message::new("kingsburg-alt-rest"));
    sentences
}
