//! Lines of the log.

use super::super::cards::Cards;
use super::super::components::{Card, Region};
use super::super::event::CardPlay;
use super::super::notice::Notice;
use super::{headline, naming, sentences, variants};
use crate::portray::{predicate as said, seated, several};
use crate::rules::{BySeat, Seat};
use crate::words::Message;

/// A line of the log.
pub(super) fn tell(notice: &Notice) -> Message {
    match notice {
        Notice::Began { holder } => seated("condottiere-log-began", *holder),
        Notice::Shuffled { round } => Message::new("condottiere-log-shuffled").with("round", *round),
        Notice::Dealt { seat, count, cards } => dealt(*seat, *count, cards.as_ref()),
        Notice::Placed { seat, region } => {
            seated("condottiere-log-placed", *seat).with("region", naming::region(*region))
        }
        Notice::Asked { seats } => several("condottiere-log-asked", seats.iter()),
        Notice::Answered { seat, answer } => {
            seated("condottiere-log-answered-own", *seat).with("answer", sentences::answer(*answer))
        }
        Notice::Revealed { counts, own, .. } => revealed(counts, own.as_ref()),
        Notice::StoodOff { counts, own } => hands("condottiere-log-stood-off", lost(counts), own.as_ref()),
        Notice::RoundOver { keeper } => keeper.map_or_else(
            || Message::new("condottiere-log-round-over"),
            |seat| seated("condottiere-log-round-over-keeper", seat),
        ),
        Notice::Kept {
            seat,
            kept,
            discarded,
            own,
        } => self::kept(*seat, *kept, *discarded, own.as_ref()),
        Notice::Opened { first } => seated("condottiere-log-opened", *first),
        Notice::Played(play) => played(play),
        Notice::Passed { seat, stays } => seated(passed(*stays), *seat),
        Notice::Covered { seat, card } => covered(*seat, *card),
        Notice::TurnedUp { seat, card } => {
            seated("condottiere-log-turned-up", *seat).with("card", naming::card(*card))
        }
        Notice::Reshuffled { rows } => Message::new(reshuffled(*rows)),
        Notice::Finished { game } => variants::finished(game),
        Notice::Ready { seat } => seated("condottiere-log-ready", *seat),
        Notice::NextGame { number, holder } => {
            seated("condottiere-log-next-game", *holder).with("number", *number)
        }
        Notice::Blessed { seat, region } => blessed(*seat, *region),
        Notice::Concluded { battle } => headline::concluded(battle),
        Notice::FinalBattle { seats, points } => several(final_battle(*points), seats.iter()),
        Notice::Over { outcome } => headline::won(outcome),
    }
}

/// Who a line is about, and what it says of them: whoever did it, and whoever won.
pub(super) fn predicate(notice: &Notice) -> Option<(Seat, Message)> {
    let about = match notice {
        Notice::Concluded { .. } | Notice::TurnedUp { .. } => true,
        Notice::Finished { .. } | Notice::Over { .. } => true,
        _ => doer(notice).is_some() && weighs(notice),
    };
    about.then(|| said(&tell(notice)))?
}

/// Whether those who come back are told: all but questions, single answers, answers of which nothing
/// came, and cards dealt.
pub(super) fn weighs(notice: &Notice) -> bool {
    if let Notice::Revealed { counts, .. } = notice {
        return counts.values().any(|count| *count > 0);
    }
    !matches!(
        notice,
        Notice::Began { .. }
            | Notice::Shuffled { .. }
            | Notice::Dealt { .. }
            | Notice::Asked { .. }
            | Notice::Answered { .. }
            | Notice::Opened { .. }
            | Notice::Ready { .. }
    )
}

/// Whose own doing it is; nobody's is what the rules do, a battle's result above all.
pub(super) fn doer(notice: &Notice) -> Option<Seat> {
    match notice {
        Notice::Placed { seat, .. }
        | Notice::Answered { seat, .. }
        | Notice::Kept { seat, .. }
        | Notice::Passed { seat, .. }
        | Notice::Covered { seat, .. }
        | Notice::Ready { seat }
        | Notice::Blessed { seat, .. } => Some(*seat),
        Notice::Played(play) => Some(play.seat),
        Notice::Began { .. } | Notice::Shuffled { .. } | Notice::Dealt { .. } | Notice::Asked { .. } => None,
        Notice::Revealed { .. } | Notice::StoodOff { .. } | Notice::RoundOver { .. } => None,
        Notice::Opened { .. } | Notice::TurnedUp { .. } | Notice::Reshuffled { .. } => None,
        Notice::Finished { .. } | Notice::NextGame { .. } | Notice::Concluded { .. } => None,
        Notice::FinalBattle { .. } | Notice::Over { .. } => None,
    }
}

fn dealt(seat: Seat, count: u8, cards: Option<&Cards>) -> Message {
    match cards {
        None => seated("condottiere-log-dealt", seat).with("count", count),
        Some(cards) => seated("condottiere-log-dealt-own", seat)
            .with("count", count)
            .with("cards", naming::kinds(cards)),
    }
}

fn passed(stays: bool) -> &'static str {
    if stays {
        "condottiere-log-passed-stays"
    } else {
        "condottiere-log-passed"
    }
}

fn reshuffled(rows: bool) -> &'static str {
    if rows {
        "condottiere-log-reshuffled-rows"
    } else {
        "condottiere-log-reshuffled"
    }
}

fn final_battle(points: bool) -> &'static str {
    if points {
        "condottiere-log-final-battle-points"
    } else {
        "condottiere-log-final-battle"
    }
}

fn covered(seat: Seat, card: Option<Card>) -> Message {
    match card {
        None => seated("condottiere-log-covered", seat),
        Some(card) => seated("condottiere-log-covered-own", seat).with("card", naming::card(card)),
    }
}

fn blessed(seat: Seat, region: Option<Region>) -> Message {
    match region {
        Some(region) => seated("condottiere-log-blessed", seat).with("region", naming::region(region)),
        None => seated("condottiere-log-blessed-off", seat),
    }
}

/// Who discarded how many cards, those alone who discarded any.
fn lost(counts: &BySeat<u8>) -> Vec<Message> {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    some.map(|(seat, count)| seated("condottiere-log-hand", seat).with("count", *count))
        .collect()
}

/// The answers about hands. A seat that discarded nothing is not told apart from one that had to
/// keep its cards.
fn revealed(counts: &BySeat<u8>, own: Option<&Cards>) -> Message {
    let lost = lost(counts);
    let id = if lost.is_empty() {
        "condottiere-log-revealed-none"
    } else {
        "condottiere-log-revealed"
    };
    hands(id, lost, own)
}

/// What hands lost, with the viewer's own cards.
fn hands(id: &'static str, lost: Vec<Message>, own: Option<&Cards>) -> Message {
    let told = Message::new(id).with("hands", lost);
    match own {
        Some(cards) => Message::new("condottiere-log-hand-own")
            .with("told", told)
            .with("cards", naming::kinds(cards)),
        None => told,
    }
}

fn kept(seat: Seat, count: u8, discarded: u8, own: Option<&Cards>) -> Message {
    let told = match own.filter(|cards| !cards.is_empty()) {
        Some(cards) => seated("condottiere-log-kept-own", seat).with("cards", naming::kinds(cards)),
        None => seated("condottiere-log-kept", seat).with("count", count),
    };
    told.with("discarded", discarded)
}

fn played(play: &CardPlay) -> Message {
    let told = match play.back {
        Some(back) => seated("condottiere-log-took-back", play.seat).with("card", naming::card(back)),
        None if play.card == Card::Scarecrow => seated("condottiere-log-scarecrow-none", play.seat),
        None => seated("condottiere-log-played", play.seat).with("card", naming::card(play.card)),
    };
    if play.swept.is_empty() {
        return told;
    }
    let gone = play.swept.iter().map(|swept| {
        let cards = naming::copies(swept.card, swept.count);
        seated("condottiere-log-swept-of", swept.seat).with("cards", cards)
    });
    Message::new("condottiere-log-swept")
        .with("told", told)
        .with("cards", gone.collect::<Vec<_>>())
}
