//! How each event changes the state. Draws no luck and decides nothing that an event does not say,
//! but for whose turn it is within a battle.

use super::action::Answer;
use super::components::{Card, Region};
use super::event::{Event, Swept};
use super::series::Finished;
use super::setup::setup;
use super::state::{Battle, Phase, Public};
use super::{Cards, Condottiere, Row};
use crate::rules::{BySeat, Impossible, Seat, Seating, Seats, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Condottiere>, event: &Event) -> Result<(), Impossible> {
    let public = &mut state.public;
    match event {
        Event::Began { holder } => began(public, *holder),
        Event::Shuffled { round } => shuffled(state, *round),
        Event::Dealt { seat, cards } => dealt(state, *seat, cards),
        Event::Placed { region, .. } => placed(public, *region),
        Event::Asked { seats } => {
            public.phase = Phase::Hands {
                asked: *seats,
                waiting: *seats,
            }
        }
        Event::Answered { seat, answer } => answered(state, *seat, *answer),
        Event::Revealed { discarded, unasked } => {
            public.unasked = *unasked;
            bury(state, discarded);
        }
        Event::StoodOff { discarded } => {
            public.phase = Phase::Deal;
            public.empty = 0;
            bury(state, discarded);
        }
        Event::RoundOver { keeper } => public.phase = keeper.map_or(Phase::Deal, Phase::Keep),
        Event::Kept {
            seat,
            kept,
            discarded,
        } => {
            public.phase = Phase::Deal;
            state.private[*seat].hand = *kept;
            state.secret.buried.join(discarded);
        }
        Event::Opened { first } => public.phase = Phase::Turn(*first),
        Event::Played {
            seat,
            card,
            back,
            swept,
        } => played(state, *seat, *card, *back, swept),
        Event::Covered { seat, card } => covered(state, *seat, *card),
        Event::TurnedUp { seat, card } => {
            public.covered = public.covered.without(*seat);
            public.rows[*seat].lay(*card);
            state.private[*seat].facedown = None;
        }
        Event::Passed { seat, stays } => {
            if !stays {
                public.passed = public.passed.with(*seat);
            }
            next_turn(state, *seat);
        }
        Event::Blessed { seat, region } => {
            public.pope = *region;
            next_turn(state, *seat);
        }
        Event::Concluded { battle } => concluded(public, battle),
        Event::Reshuffled { rows } => reshuffled(state, *rows),
        Event::Finished { game } => finished(public, game),
        Event::Ready { seat } => {
            if let Phase::Between { waiting } = &mut public.phase {
                *waiting = waiting.without(*seat);
            }
        }
        Event::NextGame { holder, .. } => next_game(state, *holder),
        Event::FinalBattle { seats, .. } => final_battle(state, *seats),
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
    }
    Ok(())
}

fn began(public: &mut Public, holder: Seat) {
    public.holder = holder;
    if let Some(series) = &mut public.series {
        series.leader = holder;
    }
}

/// All cards but those in hands become the deck. The rows are empty by now.
fn shuffled(state: &mut State<Condottiere>, round: u16) {
    let State { public, secret, .. } = state;
    public.round = round;
    public.empty = 0;
    public.unasked = Seats::NONE;
    secret.deck.join(&std::mem::take(&mut public.discards));
    secret.deck.join(&std::mem::take(&mut secret.buried));
}

fn dealt(state: &mut State<Condottiere>, seat: Seat, cards: &[Card]) {
    let cards: Cards = cards.iter().copied().collect();
    state.secret.deck.part(&cards);
    state.private[seat].hand.join(&cards);
    if state.public.contested.is_none() && !state.public.is_final() {
        state.public.phase = Phase::Region;
    }
}

fn placed(public: &mut Public, region: Region) {
    public.contested = Some(region);
    public.battle += 1;
    clear_table(public);
}

/// Rows go to the discards, and nobody has passed yet.
fn clear_table(public: &mut Public) {
    public.passed = Seats::NONE;
    public.played = false;
    public.committed = false;
    for (_, row) in public.rows.iter_mut() {
        row.iter().for_each(|card| public.discards.add(*card));
        *row = Row::EMPTY;
    }
}

fn answered(state: &mut State<Condottiere>, seat: Seat, answer: Answer) {
    state.private[seat].answer = Some(answer);
    if let Phase::Hands { waiting, .. } = &mut state.public.phase {
        *waiting = waiting.without(seat);
    }
}

/// Hands go face-down to the discards, and answers are done with.
fn bury(state: &mut State<Condottiere>, discarded: &BySeat<Cards>) {
    for (seat, own) in state.private.iter_mut() {
        own.hand.part(&discarded[seat]);
        own.answer = None;
        state.secret.buried.join(&discarded[seat]);
    }
}

fn played(state: &mut State<Condottiere>, seat: Seat, card: Card, back: Option<Card>, swept: &[Swept]) {
    let State { public, private, .. } = state;
    let hand = &mut private[seat].hand;
    hand.remove(card);
    public.played = true;
    public.committed |= public.defender() == Some(seat);
    for Swept { seat, card, count } in swept {
        public.rows[*seat].sweep(*card);
        (0..*count).for_each(|_| public.discards.add(*card));
    }
    if card.stays() {
        public.rows[seat].lay(card);
    } else {
        public.discards.add(card);
    }
    if let Some(back) = back {
        public.rows[seat].take(back);
        hand.add(back);
    }
    match card {
        Card::Surrender => public.phase = Phase::Conclude,
        Card::Bishop if !public.is_final() => public.phase = Phase::Pope(seat),
        _ => next_turn(state, seat),
    }
}

fn covered(state: &mut State<Condottiere>, seat: Seat, card: Card) {
    let State { public, private, .. } = state;
    private[seat].hand.remove(card);
    private[seat].facedown = Some(card);
    public.covered = public.covered.with(seat);
    public.played = true;
    public.committed |= public.defender() == Some(seat);
    next_turn(state, seat);
}

/// The next seat clockwise that has cards and has not passed, the last one itself at the end;
/// without one the battle ends.
fn next_turn(state: &mut State<Condottiere>, seat: Seat) {
    let State { public, private, .. } = state;
    let mut order = seat.left(public.seats()).round(public.seats());
    let next = order.find(|seat| !public.passed.has(*seat) && !private[*seat].hand.is_empty());
    public.phase = next.map_or(Phase::Conclude, Phase::Turn);
}

fn concluded(public: &mut Public, battle: &Battle) {
    if let (Some(region), Some(winner)) = (battle.region, battle.winner) {
        public.owners.set(region, winner);
    }
    public.holder = battle.token;
    public.contested = None;
    public.empty = if public.played {
        0
    } else {
        public.empty.saturating_add(1)
    };
    public.phase = Phase::Region;
    public.last = Some(battle.clone());
}

fn final_battle(state: &mut State<Condottiere>, seats: Seats) {
    let hands = state.private.map(|_, own| own.hand);
    bury(state, &hands);
    clear_table(&mut state.public);
    state.public.finalists = seats;
    state.public.phase = Phase::Deal;
}

/// The discards become the deck; or the rows of the battle just fought, which are bare then.
fn reshuffled(state: &mut State<Condottiere>, rows: bool) {
    let State { public, secret, .. } = state;
    secret.deck.join(&std::mem::take(&mut public.discards));
    secret.deck.join(&std::mem::take(&mut secret.buried));
    if rows {
        for (_, row) in public.rows.iter_mut() {
            row.iter().for_each(|card| secret.deck.add(*card));
            *row = Row::EMPTY;
        }
    }
}

/// The points are counted, and everything lies as it is until the next game.
fn finished(public: &mut Public, game: &Finished) {
    let waiting = Seat::all(public.seats()).collect();
    if let Some(series) = &mut public.series {
        series.points = series.points.map(|seat, points| points + game.gained[seat]);
        series.games.push(game.clone());
    }
    public.phase = Phase::Between { waiting };
}

/// A fresh deck, map and pawn; the standing stays.
fn next_game(state: &mut State<Condottiere>, holder: Seat) {
    let State {
        public,
        private,
        secret,
    } = state;
    let fresh = setup(
        public.options,
        Seating {
            seats: public.seats(),
        },
    );
    let series = public.series.take();
    *public = Public {
        series,
        ..fresh.public
    };
    *private = fresh.private;
    *secret = fresh.secret;
    began(public, holder);
}
