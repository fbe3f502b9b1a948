//! What a legal action brings about, and the opening deal. The only place where luck is drawn.

use super::action::{Action, Answer};
use super::components::{Card, HAND_BASE, HAND_DRAWING};
use super::event::{Event, Swept};
use super::row::Row;
use super::state::{Ended, Phase, Public};
use super::{Cards, Condottiere};
use super::{drawing, scoring, series};
use crate::rules::{BySeat, Chance, Label, Legal, Seat, Seats, State, Unfolding};

/// The luck of who begins.
const FIRST_SEAT: Label = "first-seat";
/// The luck of the cards.
pub(super) const DECK: Label = "deck";

/// The opening: who has the Condottiere, and the first hands.
pub(super) fn deal(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let holder = chance.seat(FIRST_SEAT, course.state().seats());
    course.happen(Event::Began { holder });
    new_hands(course, chance);
}

/// What an action brings about.
pub(super) fn decide(
    legal: &Legal<Condottiere>,
    course: &mut Unfolding<'_, Condottiere>,
    chance: &mut Chance<'_>,
) {
    let seat = legal.seat();
    match *legal.action() {
        Action::Region(region) => {
            course.happen(Event::Placed { seat, region });
            after_placing(course, chance);
        }
        Action::Play { card, back } => {
            play(course, seat, card, back);
            after_turn(
                course,
                chance,
                if card == Card::Surrender {
                    Ended::Surrender(seat)
                } else {
                    Ended::Passes
                },
            );
        }
        Action::Pass => {
            let stays = stays(course.state(), seat);
            course.happen(Event::Passed { seat, stays });
            after_turn(course, chance, Ended::Passes);
        }
        Action::Pope(region) => {
            course.happen(Event::Blessed { seat, region });
            after_turn(course, chance, Ended::Passes);
        }
        Action::Hand(answer) => {
            course.happen(Event::Answered { seat, answer });
            after_answer(course, chance);
        }
        Action::Keep(kept) => {
            let mut discarded = course.state().private[seat].hand;
            discarded.part(&kept);
            course.happen(Event::Kept {
                seat,
                kept,
                discarded,
            });
            new_round(course, chance);
        }
        Action::Next => {
            course.happen(Event::Ready { seat });
            after_ready(course, chance);
        }
    }
}

/// A card is played. Where cards are hidden, one that joins the row turns the earlier one up, and
/// then lies face-down itself, unless it is a season (R20).
fn play(course: &mut Unfolding<'_, Condottiere>, seat: Seat, card: Card, back: Option<Card>) {
    let hidden = course.state().public.options.hidden;
    if let Some(earlier) = course.state().private[seat].facedown.filter(|_| card.stays()) {
        course.happen(Event::TurnedUp { seat, card: earlier });
    }
    if hidden && card.hides() {
        course.happen(Event::Covered { seat, card });
    } else {
        let swept = swept(&course.state().public.rows, card);
        course.happen(Event::Played {
            seat,
            card,
            back,
            swept,
        });
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

/// What a card sweeps from the rows: a season the other season (R2), a Bishop the highest
/// mercenaries (R3, R5).
fn swept(rows: &BySeat<Row>, card: Card) -> Vec<Swept> {
    let gone = match card {
        Card::Bishop => rows
            .values()
            .flat_map(|row| row.iter())
            .copied()
            .filter(|card| card.mercenary().is_some())
            .max(),
        _ => card.sweeps(),
    };
    let Some(gone) = gone else { return Vec::new() };
    let counts = rows.iter().map(|(seat, row)| Swept {
        seat,
        card: gone,
        count: row.count(gone),
    });
    counts.filter(|swept| swept.count > 0).collect()
}

/// After the Condottiere was placed: the question about the hands (R12), but not before the first
/// battle, and not where cards are drawn after battles (R19).
fn after_placing(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let public = &course.state().public;
    if public.options.draw_after_battle {
        return open(course);
    }
    let seats: Seats = with_cards(course.state())
        .iter()
        .filter(|seat| !public.unasked.has(*seat))
        .collect();
    if public.battle == 1 || seats.is_empty() {
        after_hands(course, chance);
    } else {
        course.happen(Event::Asked { seats });
    }
}

/// After an answer: once the last is in, all are revealed together.
fn after_answer(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let State { public, private, .. } = course.state();
    if !matches!(public.phase, Phase::Hands { waiting, .. } if waiting.is_empty()) {
        return;
    }
    let answered = |answer| {
        private
            .iter()
            .filter(move |(_, own)| own.answer == Some(answer))
            .map(|(seat, _)| seat)
    };
    let unasked = answered(Answer::KeepRound).fold(public.unasked, Seats::with);
    let discarded = private.map(|_, own| {
        if own.answer == Some(Answer::Discard) {
            own.hand
        } else {
            Cards::NONE
        }
    });
    course.happen(Event::Revealed { discarded, unasked });
    after_hands(course, chance);
}

/// After the question: the end of the round (R10, R22), or the turns of the battle.
fn after_hands(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let public = &course.state().public;
    let left = with_cards(course.state());
    if public.stand_off_at().is_some_and(|most| public.empty >= most) {
        let discarded = course.state().private.map(|_, own| own.hand);
        course.happen(Event::StoodOff { discarded });
        new_round(course, chance);
    } else if left.len() > 1 {
        open(course);
    } else {
        course.happen(Event::RoundOver {
            keeper: left.iter().next(),
        });
        if left.is_empty() {
            new_round(course, chance);
        }
    }
}

/// A new round's cards, and the turns of the battle whose region was chosen before (R10).
fn new_round(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    new_hands(course, chance);
    open(course);
}

/// Deals until each hand is 10 cards and one for each region; in a final battle, to those who fight
/// it (R11, R18).
fn new_hands(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let round = course.state().public.round + 1;
    course.happen(Event::Shuffled { round });
    let mut pool: Vec<Card> = course.state().secret.deck.iter().collect();
    for seat in Seat::all(course.state().seats()) {
        let State { public, private, .. } = course.state();
        let plays = !public.is_final() || public.finalists.has(seat);
        let drawing = public.options.draw_after_battle && !public.is_final();
        let full = if drawing {
            HAND_DRAWING
        } else {
            HAND_BASE + public.owners.count(seat)
        };
        let count = full.saturating_sub(private[seat].hand.len());
        if plays && count > 0 {
            pool.sort_unstable();
            let cards = chance.deal(DECK, &mut pool, usize::from(count));
            course.happen(Event::Dealt { seat, cards });
        }
    }
}

/// The turns begin with the holder, or the next seat clockwise that has cards (R9).
fn open(course: &mut Unfolding<'_, Condottiere>) {
    let State { public, private, .. } = course.state();
    let first = public
        .holder
        .round(public.seats())
        .find(|seat| !private[*seat].hand.is_empty());
    if let Some(first) = first {
        course.happen(Event::Opened { first });
    }
}

/// After a turn: the conclusion, if nobody can go on.
fn after_turn(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>, ended: Ended) {
    if course.state().public.phase != Phase::Conclude {
        return;
    }
    for seat in course.state().public.covered.iter() {
        if let Some(card) = course.state().private[seat].facedown {
            course.happen(Event::TurnedUp { seat, card });
        }
    }
    let battle = scoring::battle(&course.state().public, ended);
    let winner = battle.winner.filter(|_| battle.region.is_some());
    course.happen(Event::Concluded {
        battle: battle.clone(),
    });
    let public = &course.state().public;
    if public.is_final() {
        let outcome = scoring::after_final(public, &battle);
        course.happen(Event::Over { outcome });
    } else if let Some((winner, how)) =
        winner.and_then(|winner| Some((winner, scoring::conquest(public, winner)?)))
    {
        won(course, chance, Seats::only(winner), how);
    } else if let Some(seats) = scoring::exhaustion(public) {
        won(course, chance, seats, "most-regions");
    } else if public.options.draw_after_battle {
        drawing::draw(course, chance);
    }
}

/// A game is won, or its lead is shared on an exhausted map: that is fought out (R15, R18), but in
/// a series it counts as it is (R21).
fn won(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>, seats: Seats, how: &str) {
    let public = &course.state().public;
    if let Some(series) = &public.series {
        let winner = seats.iter().next().filter(|_| seats.len() == 1);
        let game = series::finished(public, series, winner, how);
        course.happen(Event::Finished { game });
        after_game(course, chance);
    } else if seats.len() == 1 {
        let outcome = scoring::outcome(public, seats, how);
        course.happen(Event::Over { outcome });
    } else {
        course.happen(Event::FinalBattle { seats, points: false });
        new_round(course, chance);
    }
}

/// After a game of a series: its end, if the target is reached, with a battle if several have most
/// points (R21).
fn after_game(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let Public { options, series, .. } = &course.state().public;
    let (Some(series), Some(target)) = (series, options.points) else {
        return;
    };
    match series::reached(&series.points, target) {
        None => {}
        Some(seats) if seats.len() == 1 => {
            let outcome = scoring::outcome(&course.state().public, seats, "points");
            course.happen(Event::Over { outcome });
        }
        Some(seats) => {
            course.happen(Event::FinalBattle { seats, points: true });
            new_round(course, chance);
        }
    }
}

/// Once everyone is ready, the next game of the series; the seat after the last game's first leads
/// (R21).
fn after_ready(course: &mut Unfolding<'_, Condottiere>, chance: &mut Chance<'_>) {
    let Public {
        phase,
        series: Some(series),
        ..
    } = &course.state().public
    else {
        return;
    };
    if matches!(phase, Phase::Between { waiting } if waiting.is_empty()) {
        let (number, holder) = (series.games.len() as u16 + 1, series.leader.left(course.state().seats()));
        course.happen(Event::NextGame { number, holder });
        new_hands(course, chance);
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
