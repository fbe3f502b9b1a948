//! How each event changes the state. Draws no luck and decides nothing that an event does not say,
//! but for whose turn it is within a battle. An event that cannot happen in the position is
//! [`Impossible`], and says why.

use super::action::HandAnswer;
use super::components::{Card, Region};
use super::event::{CardPlay, Event, Swept};
use super::series::Finished;
use super::setup::setup;
use super::state::{Battle, Phase, Private, Public};
use super::{Cards, Condottiere, Row};
use crate::rules::{BySeat, Impossible, Seat, Seating, Seats, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Condottiere>, event: &Event) -> Result<(), Impossible> {
    let public = &mut state.public;
    match event {
        Event::Began { holder } => began(public, *holder),
        Event::Shuffled { round } => shuffled(state, *round),
        Event::Dealt { seat, cards } => dealt(state, *seat, cards)?,
        Event::Placed { region, .. } => placed(public, *region),
        Event::Asked { seats } => asked(public, *seats),
        Event::Answered { seat, answer } => answered(state, *seat, *answer)?,
        Event::Revealed { discarded, unasked } => revealed(state, discarded, *unasked)?,
        Event::StoodOff { discarded } => stood_off(state, discarded)?,
        Event::RoundOver { keeper } => public.phase = keeper.map_or(Phase::Deal, Phase::Keep),
        Event::Kept {
            seat,
            kept,
            discarded,
        } => self::kept(state, *seat, kept, discarded)?,
        Event::Opened { first } => public.phase = Phase::Turn(*first),
        Event::Played(play) => played(state, play)?,
        Event::Covered { seat, card } => covered(state, *seat, *card)?,
        Event::TurnedUp { seat, card } => turned_up(state, *seat, *card)?,
        Event::Passed { seat, stays } => passed(state, *seat, *stays),
        Event::Blessed { seat, region } => blessed(state, *seat, *region),
        Event::Concluded { battle } => concluded(public, battle),
        Event::Reshuffled { rows } => reshuffled(state, *rows),
        Event::Finished { game } => finished(public, game)?,
        Event::Ready { seat } => ready(public, *seat)?,
        Event::NextGame { holder, .. } => next_game(state, *holder),
        Event::FinalBattle { seats, .. } => final_battle(state, *seats)?,
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
    }
    Ok(())
}

/// What a seat alone sees.
fn private(all: &mut BySeat<Private>, seat: Seat) -> Result<&mut Private, Impossible> {
    all.get_mut(seat).ok_or(Impossible("there is no such seat"))
}

/// Cards leave a hand.
fn part(own: &mut Private, cards: &Cards) -> Result<(), Impossible> {
    own.hand = own
        .hand
        .without(cards)
        .ok_or(Impossible("cards leave a hand in which they are not"))?;
    Ok(())
}

/// A seat that was awaited has done what it was asked for.
fn done(waiting: &mut Seats, seat: Seat) -> Result<(), Impossible> {
    if !waiting.has(seat) {
        return Err(Impossible("the seat is not asked"));
    }
    *waiting = waiting.without(seat);
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
    let public = &mut state.public;
    public.round = round;
    public.empty = 0;
    public.unasked = Seats::NONE;
    gather(state);
}

/// The discards go into the deck, and nobody knows any more where which of them is.
fn gather(state: &mut State<Condottiere>) {
    let State {
        public,
        private,
        secret,
    } = state;
    secret.deck.join(&std::mem::take(&mut public.discards));
    secret.deck.join(&std::mem::take(&mut secret.buried));
    public.known.shuffled();
    private.iter_mut().for_each(|(_, own)| own.buried = Cards::NONE);
}

fn dealt(state: &mut State<Condottiere>, seat: Seat, cards: &[Card]) -> Result<(), Impossible> {
    let cards: Cards = cards.iter().copied().collect();
    state.secret.deck = state
        .secret
        .deck
        .without(&cards)
        .ok_or(Impossible("cards are dealt that are not in the deck"))?;
    private(&mut state.private, seat)?.hand.join(&cards);
    if state.public.contested.is_none() && !state.public.is_final() {
        state.public.phase = Phase::Region;
    }
    Ok(())
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

fn asked(public: &mut Public, seats: Seats) {
    public.phase = Phase::Hands {
        asked: seats,
        waiting: seats,
    };
}

fn answered(state: &mut State<Condottiere>, seat: Seat, answer: HandAnswer) -> Result<(), Impossible> {
    let Phase::Hands { waiting, .. } = &mut state.public.phase else {
        return Err(Impossible("nobody is asked about the hand"));
    };
    done(waiting, seat)?;
    private(&mut state.private, seat)?.answer = Some(answer);
    Ok(())
}

fn revealed(
    state: &mut State<Condottiere>,
    discarded: &BySeat<Cards>,
    unasked: Seats,
) -> Result<(), Impossible> {
    state.public.unasked = unasked;
    bury(state, discarded)
}

fn stood_off(state: &mut State<Condottiere>, discarded: &BySeat<Cards>) -> Result<(), Impossible> {
    state.public.phase = Phase::Deal;
    state.public.empty = 0;
    bury(state, discarded)
}

/// Hands go face-down to the discards, and answers are done with.
fn bury(state: &mut State<Condottiere>, discarded: &BySeat<Cards>) -> Result<(), Impossible> {
    for (seat, own) in state.private.iter_mut() {
        let gone = discarded.get(seat);
        let gone = gone.ok_or(Impossible("not all seats have their part in it"))?;
        part(own, gone)?;
        own.answer = None;
        own.buried.join(gone);
        state.secret.buried.join(gone);
        if !gone.is_empty() {
            state.public.known.threw(seat, gone.len());
        }
    }
    Ok(())
}

fn kept(
    state: &mut State<Condottiere>,
    seat: Seat,
    kept: &Cards,
    discarded: &Cards,
) -> Result<(), Impossible> {
    let own = private(&mut state.private, seat)?;
    part(own, discarded)?;
    if own.hand != *kept {
        return Err(Impossible("a hand is neither kept nor discarded"));
    }
    own.buried.join(discarded);
    state.public.phase = Phase::Deal;
    state.public.known.sorted_out(seat, discarded.len());
    state.secret.buried.join(discarded);
    Ok(())
}

fn played(state: &mut State<Condottiere>, play: &CardPlay) -> Result<(), Impossible> {
    let (public, (seat, card)) = (&mut state.public, (play.seat, play.card));
    let own = private(&mut state.private, seat)?;
    part(own, &Cards::from_iter([card]))?;
    joined(public, seat);
    public.known.showed(seat, card);
    play.swept.iter().try_for_each(|swept| sweep(public, *swept))?;
    if card.stays() {
        public.rows[seat].lay(card);
    } else {
        public.discards.add(card);
    }
    if let Some(back) = play.back {
        let taken = public.rows[seat].take(back);
        taken.ok_or(Impossible("a card comes back that does not lie there"))?;
        own.hand.add(back);
        public.known.took_back(seat, back);
    }
    if card == Card::Surrender {
        public.phase = Phase::Conclude;
    } else if card == Card::Bishop && !public.is_final() {
        public.phase = Phase::Pope(seat);
    } else {
        next_turn(state, seat);
    }
    Ok(())
}

/// A card was played in this battle, by its defender or another seat.
fn joined(public: &mut Public, seat: Seat) {
    public.played = true;
    public.committed |= public.defender() == Some(seat);
}

/// Cards of a kind go from a row to the discards.
fn sweep(public: &mut Public, swept: Swept) -> Result<(), Impossible> {
    let Swept { seat, card, count } = swept;
    let row = public.rows.get_mut(seat);
    if row.ok_or(Impossible("there is no such seat"))?.sweep(card) != count {
        return Err(Impossible("other cards lie in the row than are swept"));
    }
    (0..count).for_each(|_| public.discards.add(card));
    Ok(())
}

fn covered(state: &mut State<Condottiere>, seat: Seat, card: Card) -> Result<(), Impossible> {
    let own = private(&mut state.private, seat)?;
    part(own, &Cards::from_iter([card]))?;
    own.facedown = Some(card);
    state.public.covered = state.public.covered.with(seat);
    joined(&mut state.public, seat);
    next_turn(state, seat);
    Ok(())
}

fn turned_up(state: &mut State<Condottiere>, seat: Seat, card: Card) -> Result<(), Impossible> {
    let own = private(&mut state.private, seat)?;
    if own.facedown.take() != Some(card) {
        return Err(Impossible("no such card lies face-down"));
    }
    state.public.covered = state.public.covered.without(seat);
    state.public.known.showed(seat, card);
    state.public.rows[seat].lay(card);
    Ok(())
}

fn passed(state: &mut State<Condottiere>, seat: Seat, stays: bool) {
    if !stays {
        state.public.passed = state.public.passed.with(seat);
    }
    next_turn(state, seat);
}

fn blessed(state: &mut State<Condottiere>, seat: Seat, region: Option<Region>) {
    state.public.pope = region;
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
    // Without a stand-off there may be any number of them, and nobody asks how many.
    public.empty = if public.played {
        0
    } else {
        public.empty.saturating_add(1)
    };
    public.phase = Phase::Region;
    public.last = Some(battle.clone());
}

fn final_battle(state: &mut State<Condottiere>, seats: Seats) -> Result<(), Impossible> {
    let hands = state.private.map(|_, own| own.hand);
    bury(state, &hands)?;
    clear_table(&mut state.public);
    state.public.finalists = seats;
    state.public.phase = Phase::Deal;
    Ok(())
}

/// The discards become the deck; or the rows of the battle just fought, which are bare then.
fn reshuffled(state: &mut State<Condottiere>, rows: bool) {
    gather(state);
    let State { public, secret, .. } = state;
    if rows {
        for (_, row) in public.rows.iter_mut() {
            row.iter().for_each(|card| secret.deck.add(*card));
            *row = Row::EMPTY;
        }
    }
}

/// The points are counted, and everything lies as it is until the next game.
fn finished(public: &mut Public, game: &Finished) -> Result<(), Impossible> {
    let waiting = Seat::all(public.seats()).collect();
    let series = public.series.as_mut();
    let series = series.ok_or(Impossible("no series is played"))?;
    if game.gained.seats() != series.points.seats() {
        return Err(Impossible("not all seats have their part in it"));
    }
    series.points = series.points.map(|seat, points| points + game.gained[seat]);
    series.games.push(game.clone());
    public.phase = Phase::Between { waiting };
    Ok(())
}

fn ready(public: &mut Public, seat: Seat) -> Result<(), Impossible> {
    let Phase::Between { waiting } = &mut public.phase else {
        return Err(Impossible("no game of a series is over"));
    };
    done(waiting, seat)
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
