//! Lines of the log.

use super::super::cards::Cards;
use super::super::components::Card;
use super::super::event::{Notice, Swept};
use super::answers;
use super::{headline, naming, variants};
use crate::rules::{BySeat, Seat};
use crate::words::Message;

/// A line of the log.
pub(super) fn tell(notice: &Notice) -> Message {
    let seated = |id: &'static str, seat: Seat| Message::new(id).seat("player", seat.number());
    match notice {
        Notice::Began { holder } => seated("condottiere-log-began", *holder),
        Notice::Shuffled { round } => {
            Message::new("condottiere-log-shuffled").with("round", i64::from(*round))
        }
        Notice::Dealt {
            seat,
            count,
            cards: None,
        } => seated("condottiere-log-dealt", *seat).with("count", i64::from(*count)),
        Notice::Dealt {
            seat,
            count,
            cards: Some(cards),
        } => seated("condottiere-log-dealt-own", *seat)
            .with("count", i64::from(*count))
            .with("cards", naming::kinds(cards)),
        Notice::Placed { seat, region } => {
            seated("condottiere-log-placed", *seat).with("region", naming::region(*region))
        }
        Notice::Asked { seats } => {
            Message::new("condottiere-log-asked").with("players", naming::players(seats.iter()))
        }
        Notice::Answered { seat, answer: None } => seated("condottiere-log-answered", *seat),
        Notice::Answered {
            seat,
            answer: Some(answer),
        } => seated("condottiere-log-answered-own", *seat).with("answer", answers::answer(*answer)),
        Notice::Revealed { counts, own, .. } => hands("condottiere-log-revealed", counts, own.as_ref()),
        Notice::StoodOff { counts, own } => hands("condottiere-log-stood-off", counts, own.as_ref()),
        Notice::RoundOver { keeper: None } => Message::new("condottiere-log-round-over"),
        Notice::RoundOver { keeper: Some(seat) } => seated("condottiere-log-round-over-keeper", *seat),
        Notice::Kept {
            seat,
            kept,
            discarded,
            own,
        } => kept_cards(*seat, *kept, own.as_ref().filter(|cards| !cards.is_empty()))
            .with("discarded", i64::from(*discarded)),
        Notice::Opened { first } => seated("condottiere-log-opened", *first),
        Notice::Played {
            seat,
            card,
            back,
            swept,
        } => played(*seat, *card, *back, swept),
        Notice::Passed { seat, stays: false } => seated("condottiere-log-passed", *seat),
        Notice::Passed { seat, stays: true } => seated("condottiere-log-passed-stays", *seat),
        Notice::Covered { seat, card: None } => seated("condottiere-log-covered", *seat),
        Notice::Covered {
            seat,
            card: Some(card),
        } => seated("condottiere-log-covered-own", *seat).with("card", naming::card(*card)),
        Notice::TurnedUp { seat, card } => {
            seated("condottiere-log-turned-up", *seat).with("card", naming::card(*card))
        }
        Notice::Reshuffled { rows: false } => Message::new("condottiere-log-reshuffled"),
        Notice::Reshuffled { rows: true } => Message::new("condottiere-log-reshuffled-rows"),
        Notice::Finished { game } => variants::finished(game),
        Notice::Ready { seat } => seated("condottiere-log-ready", *seat),
        Notice::NextGame { number, holder } => {
            seated("condottiere-log-next-game", *holder).with("number", i64::from(*number))
        }
        Notice::Blessed {
            seat,
            region: Some(region),
        } => seated("condottiere-log-blessed", *seat).with("region", naming::region(*region)),
        Notice::Blessed { seat, region: None } => seated("condottiere-log-blessed-off", *seat),
        Notice::Concluded { battle } => headline::result(battle),
        Notice::FinalBattle { seats, points } => {
            let id = if *points {
                "condottiere-log-final-battle-points"
            } else {
                "condottiere-log-final-battle"
            };
            Message::new(id).with("players", naming::players(seats.iter()))
        }
        Notice::Over { outcome } => headline::won(outcome),
    }
}

/// Who discarded how many cards; nobody is told apart from one who had to keep.
fn hands(id: &'static str, counts: &BySeat<u8>, own: Option<&Cards>) -> Message {
    let some = counts.iter().filter(|(_, count)| **count > 0);
    let lost: Vec<Message> = some
        .map(|(seat, count)| {
            Message::new("condottiere-log-hand")
                .seat("player", seat.number())
                .with("count", i64::from(*count))
        })
        .collect();
    let told = match (lost.is_empty(), id) {
        (true, "condottiere-log-revealed") => Message::new("condottiere-log-revealed-none"),
        _ => Message::new(id).with("hands", lost),
    };
    match own {
        Some(cards) => Message::new("condottiere-log-hand-own")
            .with("told", told)
            .with("cards", naming::kinds(cards)),
        None => told,
    }
}

fn kept_cards(seat: Seat, kept: u8, own: Option<&Cards>) -> Message {
    match own {
        Some(cards) => Message::new("condottiere-log-kept-own")
            .seat("player", seat.number())
            .with("cards", naming::kinds(cards)),
        None => Message::new("condottiere-log-kept")
            .seat("player", seat.number())
            .with("count", i64::from(kept)),
    }
}

fn played(seat: Seat, card: Card, back: Option<Card>, swept: &[Swept]) -> Message {
    let told = match back {
        Some(back) => Message::new("condottiere-log-took-back")
            .seat("player", seat.number())
            .with("card", naming::card(back)),
        None => Message::new("condottiere-log-played")
            .seat("player", seat.number())
            .with("card", naming::card(card)),
    };
    if swept.is_empty() {
        return told;
    }
    let gone = swept.iter().map(|swept| {
        Message::new("condottiere-log-swept-of")
            .seat("player", swept.seat.number())
            .with("cards", naming::copies(swept.card, swept.count))
    });
    Message::new("condottiere-log-swept")
        .with("told", told)
        .with("cards", gone.collect::<Vec<_>>())
}
