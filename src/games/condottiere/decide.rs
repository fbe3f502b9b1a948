//! What a legal action brings about, and the opening deal. The only place where luck is drawn.

use super::action::{Action, HandAnswer};
use super::components::{Card, HAND_BASE, HAND_DRAWING};
use super::drawing::{self, DECK};
use super::event::{CardPlay, Event, Swept};
use super::row::{self, Row};
use super::state::{Ended, Phase, Public};
use super::{Cards, Condottiere};
use super::{scoring, series};
use crate::rules::{BySeat, Chance, DrawLabel, Legal, Seat, Seats, State, Unfolding};

/// The luck of who begins.
const FIRST_SEAT: DrawLabel = "first-seat";

/// The opening: who has the Condottiere, and the first hands.
pub(super) fn deal(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let holder = chance.seat(FIRST_SEAT, unfolding.state().seats());
    unfolding.happen(Event::Began { holder });
    new_hands(unfolding, chance);
}

/// What an action brings about.
pub(super) fn decide(
    legal: &Legal<Condottiere>,
    unfolding: &mut Unfolding<'_, Condottiere>,
    chance: &mut Chance<'_>,
) {
    let seat = legal.seat();
    match *legal.action() {
        Action::Region(region) => {
            unfolding.happen(Event::Placed { seat, region });
            after_placing(unfolding, chance);
        }
        Action::Play { card, back } => {
            play(unfolding, seat, card, back);
            let surrender = card == Card::Surrender;
            let ended = if surrender {
                Ended::Surrender(seat)
            } else {
                Ended::Passes
            };
            after_turn(unfolding, chance, ended);
        }
        Action::Pass => {
            let stays = stays(unfolding.state(), seat);
            unfolding.happen(Event::Passed { seat, stays });
            after_turn(unfolding, chance, Ended::Passes);
        }
        Action::Pope(region) => {
            unfolding.happen(Event::Blessed { seat, region });
            after_turn(unfolding, chance, Ended::Passes);
        }
        Action::Hand(answer) => {
            unfolding.happen(Event::Answered { seat, answer });
            after_answer(unfolding, chance);
        }
        Action::Keep(kept) => {
            let mut discarded = unfolding.state().private[seat].hand;
            discarded.part(&kept);
            unfolding.happen(Event::Kept {
                seat,
                kept,
                discarded,
            });
            new_round(unfolding, chance);
        }
        Action::Next => {
            unfolding.happen(Event::Ready { seat });
            after_ready(unfolding, chance);
        }
    }
}

/// A card is played. Where cards are hidden, one that joins the row turns the earlier one up, and
/// then lies face-down itself, unless it is a season (R20).
fn play(unfolding: &mut Unfolding<'_, Condottiere>, seat: Seat, card: Card, back: Option<Card>) {
    let hidden = unfolding.state().public.options.hidden;
    if let Some(earlier) = unfolding.state().private[seat].facedown.filter(|_| card.stays()) {
        unfolding.happen(Event::TurnedUp { seat, card: earlier });
    }
    if hidden && card.hides() {
        unfolding.happen(Event::Covered { seat, card });
    } else {
        let swept = swept(&unfolding.state().public.rows, card);
        unfolding.happen(Event::Played(CardPlay {
            seat,
            card,
            back,
            swept,
        }));
    }
}

/// Whether a seat that passes may still come in: the defender before the first card, while another
/// seat is in (R17).
fn stays(state: &State<Condottiere>, seat: Seat) -> bool {
    let State { public, private, .. } = state;
    let others = private
        .iter()
        .any(|(other, own)| other != seat && !own.hand.is_empty() && !public.passed.has(other));
    public.may_wait(seat) && others
}

/// What a card sweeps from each row.
fn swept(rows: &BySeat<Row>, card: Card) -> Vec<Swept> {
    let Some(gone) = row::swept_by(rows, card) else {
        return Vec::new();
    };
    let counts = rows.iter().map(|(seat, row)| Swept {
        seat,
        card: gone,
        count: row.count(gone),
    });
    counts.filter(|swept| swept.count > 0).collect()
}

/// After the Condottiere was placed: the question about the hands (R12), but not before the first
/// battle, and not where cards are drawn after battles (R19).
fn after_placing(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let public = &unfolding.state().public;
    if public.options.draw_after_battle {
        return open(unfolding);
    }
    let seats: Seats = with_cards(unfolding.state())
        .iter()
        .filter(|seat| !public.unasked.has(*seat))
        .collect();
    if public.battle == 1 || seats.is_empty() {
        after_hands(unfolding, chance);
    } else {
        unfolding.happen(Event::Asked { seats });
    }
}

/// After an answer: once the last is in, all are revealed together.
fn after_answer(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let State { public, private, .. } = unfolding.state();
    if !matches!(public.phase, Phase::Hands { waiting, .. } if waiting.is_empty()) {
        return;
    }
    let answered = |answer| {
        private
            .iter()
            .filter(move |(_, own)| own.answer == Some(answer))
            .map(|(seat, _)| seat)
    };
    let unasked = answered(HandAnswer::KeepRound).fold(public.unasked, Seats::with);
    let discarded = private.map(|_, own| {
        if own.answer == Some(HandAnswer::Discard) {
            own.hand
        } else {
            Cards::NONE
        }
    });
    unfolding.happen(Event::Revealed { discarded, unasked });
    after_hands(unfolding, chance);
}

/// After the question: the end of the round (R10, R22), or the turns of the battle.
fn after_hands(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let public = &unfolding.state().public;
    let left = with_cards(unfolding.state());
    if public.stand_off_at().is_some_and(|most| public.empty >= most) {
        let discarded = unfolding.state().private.map(|_, own| own.hand);
        unfolding.happen(Event::StoodOff { discarded });
        new_round(unfolding, chance);
    } else if left.len() > 1 {
        open(unfolding);
    } else {
        unfolding.happen(Event::RoundOver {
            keeper: left.iter().next(),
        });
        if left.is_empty() {
            new_round(unfolding, chance);
        }
    }
}

/// A new round's cards, and the turns of the battle whose region was chosen before (R10).
fn new_round(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    new_hands(unfolding, chance);
    open(unfolding);
}

/// Deals until each hand is 10 cards and one for each region; in a final battle, to those who fight
/// it (R11, R18).
fn new_hands(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let round = unfolding.state().public.round + 1;
    unfolding.happen(Event::Shuffled { round });
    for seat in Seat::all(unfolding.state().seats()) {
        let State {
            public,
            private,
            secret,
        } = unfolding.state();
        let plays = !public.is_final() || public.finalists.has(seat);
        let drawing = public.options.draw_after_battle && !public.is_final();
        let full = if drawing {
            HAND_DRAWING
        } else {
            HAND_BASE + public.owners.count(seat)
        };
        let count = full.saturating_sub(private[seat].hand.len());
        if plays && count > 0 {
            let cards = chance.deal(DECK, &mut secret.deck.list(), usize::from(count));
            unfolding.happen(Event::Dealt { seat, cards });
        }
    }
}

/// The turns begin with the holder, or the next seat clockwise that has cards (R9).
fn open(unfolding: &mut Unfolding<'_, Condottiere>) {
    let State { public, private, .. } = unfolding.state();
    let first = public
        .holder
        .round(public.seats())
        .find(|seat| !private[*seat].hand.is_empty());
    let first = first.unwrap_or_else(|| unreachable!("a battle begins with cards in somebody's hand"));
    unfolding.happen(Event::Opened { first });
}

/// After a turn: the conclusion, if nobody can go on.
fn after_turn(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>, ended: Ended) {
    if unfolding.state().public.phase != Phase::Conclude {
        return;
    }
    for seat in unfolding.state().public.covered.iter() {
        let Some(card) = unfolding.state().private[seat].facedown else {
            unreachable!("who covers a card has it face-down");
        };
        unfolding.happen(Event::TurnedUp { seat, card });
    }
    let battle = scoring::battle(&unfolding.state().public, ended);
    let winner = battle.winner.filter(|_| battle.region.is_some());
    unfolding.happen(Event::Concluded {
        battle: battle.clone(),
    });
    let public = &unfolding.state().public;
    if public.is_final() {
        let outcome = scoring::after_final(public, &battle);
        unfolding.happen(Event::Over { outcome });
    } else if let Some((winner, how)) =
        winner.and_then(|winner| Some((winner, scoring::conquest(public, winner)?)))
    {
        won(unfolding, chance, Seats::only(winner), how);
    } else if let Some(seats) = scoring::exhaustion(public) {
        won(unfolding, chance, seats, "most-regions");
    } else if public.options.draw_after_battle {
        drawing::draw(unfolding, chance);
    }
}

/// A game is won, or its lead is shared on an exhausted map: that is fought out (R15, R18), but in
/// a series it counts as it is (R21).
fn won(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>, seats: Seats, how: &str) {
    let public = &unfolding.state().public;
    if let Some(series) = &public.series {
        let winner = seats.iter().next().filter(|_| seats.len() == 1);
        let game = series::finished(series, &public.owners, winner, how);
        unfolding.happen(Event::Finished { game });
        after_game(unfolding, chance);
    } else if seats.len() == 1 {
        let outcome = scoring::outcome(public, seats, how);
        unfolding.happen(Event::Over { outcome });
    } else {
        unfolding.happen(Event::FinalBattle { seats, points: false });
        new_round(unfolding, chance);
    }
}

/// After a game of a series: its end, if the target is reached, with a battle if several have most
/// points (R21).
fn after_game(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let Public { options, series, .. } = &unfolding.state().public;
    let (Some(series), Some(target)) = (series, options.points) else {
        unreachable!("only a series has games, and it has its target");
    };
    match series::reached(&series.points, target) {
        None => {}
        Some(seats) if seats.len() == 1 => {
            let outcome = scoring::outcome(&unfolding.state().public, seats, "points");
            unfolding.happen(Event::Over { outcome });
        }
        Some(seats) => {
            unfolding.happen(Event::FinalBattle { seats, points: true });
            new_round(unfolding, chance);
        }
    }
}

/// Once everyone is ready, the next game of the series; the seat after the last game's first leads
/// (R21).
fn after_ready(unfolding: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let Public {
        phase,
        series: Some(series),
        ..
    } = &unfolding.state().public
    else {
        unreachable!("only a series goes on after a game");
    };
    if matches!(phase, Phase::Between { waiting } if waiting.is_empty()) {
        let number = u16::try_from(series.games.len() + 1);
        let number = number.unwrap_or_else(|_| unreachable!("a series ends at its target long before"));
        let holder = series.leader.left(unfolding.state().seats());
        unfolding.happen(Event::NextGame { number, holder });
        new_hands(unfolding, chance);
    }
}

fn with_cards(state: &State<Condottiere>) -> Seats {
    state
        .private
        .iter()
        .filter(|(_, own)| !own.hand.is_empty())
        .map(|(seat, _)| seat)
        .collect()
}
