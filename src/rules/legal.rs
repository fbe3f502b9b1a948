//! Proof that an action is legal, and the unfolding of its events. Knows no game.

use super::{Game, Reason, Seat, State, Turn, Viewer};

/// Proof that an action of a seat is legal in the state it borrows.
///
/// Only [`State::permit`] makes one, by finding the action in [`Game::legal`].
pub struct Legal<'a, G: Game> {
    state: &'a State<G>,
    seat: Seat,
    action: G::Action,
}

impl<'a, G: Game> Legal<'a, G> {
    pub(super) fn prove(state: &'a State<G>, seat: Seat, action: G::Action) -> Result<Legal<'a, G>, Reason> {
        let view = state.view(Viewer::Seat(seat));
        if seat.number() >= state.seats() {
            return Err(Reason::rule(Reason::NOT_AWAITED));
        }
        match state.turn() {
            Turn::Over(_) => return Err(Reason::rule(Reason::OVER)),
            Turn::Awaits(seats) if !seats.has(seat) => return Err(Reason::rule(Reason::NOT_AWAITED)),
            Turn::Awaits(_) => {}
        }
        if G::legal(view).contains(&action) {
            Ok(Legal { state, seat, action })
        } else {
            Err(G::why_not(view, &action))
        }
    }

    /// The state the action is legal in.
    #[must_use]
    pub fn state(&self) -> &'a State<G> {
        self.state
    }

    /// Who acts.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What is done.
    #[must_use]
    pub fn action(&self) -> &G::Action {
        &self.action
    }
}

/// A state to which events are applied as a decision is worked out, and the list of them.
pub struct Unfold<G: Game> {
    /// The state after the events so far.
    pub state: State<G>,
    events: Vec<G::Event>,
}

impl<G: Game> Unfold<G> {
    /// Starts from a state.
    #[must_use]
    pub fn from(state: &State<G>) -> Unfold<G> {
        Unfold {
            state: state.clone(),
            events: Vec::new(),
        }
    }

    /// One more event happens.
    pub fn happen(&mut self, event: G::Event) {
        G::evolve(&mut self.state, &event);
        self.events.push(event);
    }

    /// The events, in order.
    #[must_use]
    pub fn events(self) -> Vec<G::Event> {
        self.events
    }
}
