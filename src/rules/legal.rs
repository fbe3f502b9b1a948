//! Proof that an action is legal, and the unfolding of its events. Knows no game.

use super::{Chance, Game, Impossible, Reason, Seat, State, Turn, View, Viewer};

/// Proof that an action of a seat is legal in the state from which its events unfold.
///
/// Only this room makes one, by finding the action in [`Game::legal`].
pub struct Legal<G: Game> {
    seat: Seat,
    action: G::Action,
}

impl<G: Game> Legal<G> {
    fn prove(state: &State<G>, seat: Seat, action: G::Action) -> Result<Legal<G>, Reason> {
        let view = awaited(state, seat)?;
        if G::legal(view).contains(&action) {
            Ok(Legal { seat, action })
        } else {
            Err(G::why_not(view, &action))
        }
    }

    /// An action out of the list that the seat has in this state.
    pub(super) fn listed(seat: Seat, action: G::Action) -> Legal<G> {
        Legal { seat, action }
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

/// What a seat sees whose decision is awaited.
fn awaited<G: Game>(state: &State<G>, seat: Seat) -> Result<View<'_, G>, Reason> {
    if seat.number() >= state.seats() {
        return Err(Reason::not_awaited());
    }
    match state.turn() {
        Turn::Over(_) => Err(Reason::over()),
        Turn::Awaits(seats) if !seats.has(seat) => Err(Reason::not_awaited()),
        Turn::Awaits(_) => Ok(state.view(Viewer::Seat(seat))),
    }
}

/// A state in which events happen one by one, as a decision is worked out, and the list of them where
/// somebody asks for it.
pub struct Unfolding<'a, G: Game> {
    state: &'a mut State<G>,
    events: Option<Vec<G::Event>>,
}

impl<'a, G: Game> Unfolding<'a, G> {
    fn listed(state: &'a mut State<G>) -> Unfolding<'a, G> {
        Unfolding {
            state,
            events: Some(Vec::new()),
        }
    }

    fn unlisted(state: &'a mut State<G>) -> Unfolding<'a, G> {
        Unfolding { state, events: None }
    }

    /// The state after the events so far.
    #[must_use]
    pub fn state(&self) -> &State<G> {
        self.state
    }

    /// One more event happens.
    pub fn happen(&mut self, event: G::Event) {
        if let Err(why) = G::evolve(self.state, &event) {
            unreachable!("the rules bring about what cannot happen: {why}");
        }
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }
}

/// An action that was carried out.
pub struct Played<G: Game> {
    /// What was done.
    pub action: G::Action,
    /// What it brought about, in order.
    pub events: Vec<G::Event>,
}

impl<G: Game> State<G> {
    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The reason why it may not, computed from the seat's own view.
    pub fn permit(&self, seat: Seat, action: G::Action) -> Result<(), Reason> {
        Legal::prove(self, seat, action).map(drop)
    }

    /// The luck that opens the game falls. Answers what happened.
    pub fn deal(&mut self, chance: &mut Chance<'_>) -> Vec<G::Event> {
        let mut course = Unfolding::listed(self);
        G::deal(&mut course, chance);
        course.events.unwrap_or_default()
    }

    /// A seat does an action, and the state is the one that it leads to.
    ///
    /// # Errors
    /// The reason why it may not; then nothing has changed.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        chance: &mut Chance<'_>,
    ) -> Result<Played<G>, Reason> {
        let legal = Legal::prove(self, seat, action)?;
        Ok(self.carry_out(legal, chance))
    }

    /// A seat does one of its legal actions, which are listed once: `pick` says which, by its
    /// position in the list.
    ///
    /// # Errors
    /// The reason why the seat may do nothing now; then nothing has changed.
    ///
    /// # Panics
    /// The list is not so long.
    pub fn choose(
        &mut self,
        seat: Seat,
        pick: impl FnOnce(View<'_, G>, &[G::Action]) -> usize,
        chance: &mut Chance<'_>,
    ) -> Result<Played<G>, Reason> {
        let view = awaited(self, seat)?;
        let mut actions = G::legal(view);
        let action = actions.swap_remove(pick(view, &actions));
        Ok(self.carry_out(Legal::listed(seat, action), chance))
    }

    /// A seat does one of its legal actions, which are listed once, and nobody is told what happens:
    /// `pick` says which, by its position in the list, and may draw of the same luck. Whether the seat
    /// could do anything; where it could not, nothing has changed.
    ///
    /// # Panics
    /// The list is not so long.
    pub fn advance(
        &mut self,
        seat: Seat,
        pick: impl FnOnce(View<'_, G>, &[G::Action], &mut Chance<'_>) -> usize,
        chance: &mut Chance<'_>,
    ) -> bool {
        let view = self.view(Viewer::Seat(seat));
        let mut actions = G::legal(view);
        if actions.is_empty() {
            return false;
        }
        let action = actions.swap_remove(pick(view, &actions, chance));
        G::decide(&Legal::listed(seat, action), &mut Unfolding::unlisted(self), chance);
        true
    }

    /// What a legal action brings about happens.
    pub(super) fn carry_out(&mut self, legal: Legal<G>, chance: &mut Chance<'_>) -> Played<G> {
        let mut course = Unfolding::listed(self);
        G::decide(&legal, &mut course, chance);
        Played {
            events: course.events.unwrap_or_default(),
            action: legal.action,
        }
    }

    /// Stored events happen again, in order.
    ///
    /// # Errors
    /// The first that cannot happen here; those before it have happened.
    pub fn follow<'e>(&mut self, events: impl IntoIterator<Item = &'e G::Event>) -> Result<(), Impossible> {
        events.into_iter().try_for_each(|event| G::evolve(self, event))
    }
}
