//! Two histories of one game side by side, which a viewer cannot tell apart.

use super::{Hides, Leak, Sight, Twin};
use crate::random::{Pick, opened};
use std::fmt;
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Draw, Game, Seat, Seating, State, Turn, View, Viewer};

/// A viewer is told of every so manieth position.
const EVERY: u32 = 7;
/// No game is followed longer.
const MOST_PLIES: u32 = 3_000;
/// So often other luck is tried for.
const TRIES: u64 = 24;

/// What was compared, and what was found.
#[derive(Default)]
pub struct Tally {
    /// Where something could be told apart.
    pub leaks: Vec<Leak>,
    /// Pairs of positions that were compared.
    pub positions: u64,
    /// Pairs of plies that were compared.
    pub plies: u64,
    /// Plies whose luck fell otherwise in the other history.
    pub redealt: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            positions,
            plies,
            redealt,
            leaks,
        } = self;
        write!(
            f,
            "{positions} positions and {plies} plies compared, {redealt} with other luck, {} leaks",
            leaks.len()
        )
    }
}

/// Plays a game once for each viewer; all that happens follows from its number.
pub fn game<G: Hides>(number: u64, tally: &mut Tally) {
    let seats = G::SEATS.start() + (number % u64::from(G::SEATS.end() - G::SEATS.start() + 1)) as u8;
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let mut pick = Pick::new(number);
        let start = opened::<G>(Seating { seats }, &mut pick);
        let mut pair = Pair {
            viewer,
            one: start.clone(),
            other: Some(Twin {
                state: start,
                lasts: true,
            }),
            pick,
            tally,
        };
        pair.luck(number << 32, |state, chance| state.clone().deal(chance));
        for ply in 1..MOST_PLIES {
            if ply % EVERY == 1 {
                pair.look(ply == 1);
            }
            if !pair.ply((number << 32) + u64::from(ply)) {
                pair.look(false);
                break;
            }
        }
    }
}

struct Pair<'t, G: Hides> {
    viewer: Viewer,
    one: State<G>,
    other: Option<Twin<G>>,
    pick: Pick,
    tally: &'t mut Tally,
}

impl<G: Hides> Pair<'_, G> {
    /// Compares the two positions, and the present one with its twins. At the end what the seats were
    /// left with is shown, as the rules want it: where that differs these are two different games.
    fn look(&mut self, draw: bool) {
        let over = matches!(self.one.turn(), Turn::Over(_));
        self.other
            .take_if(|other| over && other.state.private != self.one.private);
        let Pair {
            viewer,
            one,
            other,
            pick,
            tally,
        } = self;
        let typed = typed(one);
        let sight = Sight::of(one.view(*viewer), &typed);
        let twins = G::twins(one, *viewer, pick);
        for twin in other.iter().chain(&twins) {
            tally.positions += 1;
            tally
                .leaks
                .extend(sight.apart(&Sight::of(twin.state.view(*viewer), &typed)));
            if draw {
                tally
                    .leaks
                    .extend(Sight::drawn(one.view(*viewer)).apart(&Sight::drawn(twin.state.view(*viewer))));
            }
        }
        if other.as_ref().is_none_or(|other| other.state == *one) {
            let twin = twins.into_iter().find(|twin| twin.lasts && G::quiet(one));
            *other = Some(twin.unwrap_or_else(|| Twin {
                state: one.clone(),
                lasts: true,
            }));
        }
    }

    /// Plays an action that is legal in both, if there is one; false at the end.
    fn ply(&mut self, number: u64) -> bool {
        let Turn::Awaits(awaited) = self.one.turn() else {
            return false;
        };
        self.other = self
            .other
            .take()
            .filter(|other| other.state == self.one || G::quiet(&self.one));
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = awaited[self.pick.below(awaited.len())];
        let mut actions = self.one.legal(seat);
        let theirs = self
            .other
            .as_ref()
            .map(|other| other.state.legal(seat))
            .unwrap_or_default();
        if actions.iter().any(|action| theirs.contains(action)) {
            actions.retain(|action| theirs.contains(action));
        } else {
            self.other = None;
        }
        let action = actions.swap_remove(self.pick.below(actions.len()));
        self.luck(number, |state, chance| {
            let played = state.clone().play(seat, action.clone(), chance);
            played.unwrap_or_else(|reason| panic!("{}", reason.rule)).events
        });
        true
    }

    /// Something happens in both, with luck: in the other it falls otherwise if the viewer does not
    /// see it.
    fn luck(&mut self, number: u64, happens: impl Fn(&State<G>, &mut Chance<'_>) -> Vec<G::Event>) {
        let mut chance = Chance::numbered(number);
        let events = happens(&self.one, &mut chance);
        let after = folded(&self.one, &events);
        let drawn = chance.drawn().to_vec();
        if let Some(Twin { state, lasts }) = self.other.take() {
            let theirs = match drawn.is_empty() {
                true => Some(happens(&state, &mut Chance::scripted([]))),
                false => otherwise(
                    (&self.one, &events),
                    &state,
                    self.viewer,
                    &drawn,
                    (number, &mut self.pick),
                    |chance| happens(&state, chance),
                ),
            };
            if let Some(theirs) = theirs {
                let other = folded(&state, &theirs);
                self.tally.plies += 1;
                self.tally.redealt += u64::from(!drawn.is_empty() && other != after);
                let noticed = |events: &[G::Event]| {
                    let notices: Vec<G::Notice> = events
                        .iter()
                        .filter_map(|event| G::notice(event, self.viewer))
                        .collect();
                    Sight::noticed::<G>(&notices)
                };
                self.tally.leaks.extend(noticed(&events).apart(&noticed(&theirs)));
                self.other = Some(Twin { state: other, lasts });
            }
        }
        self.one = after;
    }
}

/// What happens in the other position with luck that falls as otherwise as it may while the viewer
/// sees the same; nothing if none does. `happened` is the position before and what happened in it.
pub fn otherwise<G: Portray>(
    happened: (&State<G>, &[G::Event]),
    other: &State<G>,
    viewer: Viewer,
    drawn: &[Draw],
    (number, pick): (u64, &mut Pick),
    happens: impl Fn(&mut Chance<'_>) -> Vec<G::Event>,
) -> Option<Vec<G::Event>> {
    let seen = views(happened.0, happened.1, viewer);
    let after = folded(happened.0, happened.1);
    let fits = |mut chance: Chance<'static>| {
        let events = happens(&mut chance);
        (chance.finish().is_ok() && views(other, &events, viewer) == seen).then_some(events)
    };
    // Fresh luck fits where a single hidden thing was drawn; where much was dealt, cards change
    // places one by one.
    let fresh = (1..=2).find_map(|key| {
        fits(Chance::numbered(number ^ (key << 60))).filter(|events| folded(other, events) != after)
    });
    if fresh.is_some() {
        return fresh;
    }
    let mut kept = drawn.to_vec();
    let mut best = fits(Chance::scripted(kept.clone()));
    for _ in 0..TRIES {
        let mut changed = kept.clone();
        exchange(&mut changed, pick);
        if let Some(fitting) = fits(Chance::scripted(changed.clone())) {
            (kept, best) = (changed, Some(fitting));
        }
    }
    best
}

/// What a viewer sees while things happen, each view that differs from the one before: cards that
/// come to an own hand in two deals are seen in two, and may not change places between them.
fn views<G: Game>(before: &State<G>, events: &[G::Event], viewer: Viewer) -> Vec<impl PartialEq + use<G>> {
    let mut state = before.clone();
    let mut views: Vec<_> = events
        .iter()
        .map(|event| {
            assert_eq!(state.follow([event]), Ok(()));
            view(state.view(viewer))
        })
        .collect();
    views.dedup();
    views
}

/// Two things that were drawn from one source change places.
fn exchange(drawn: &mut [Draw], pick: &mut Pick) {
    let (one, other) = (pick.below(drawn.len()), pick.below(drawn.len()));
    if drawn[one].label != drawn[other].label || drawn[one].items.is_empty() || drawn[other].items.is_empty()
    {
        return;
    }
    let (here, there) = (pick.below(drawn[one].items.len()), pick.below(drawn[other].items.len()));
    let item = drawn[one].items[here].clone();
    drawn[one].items[here] = std::mem::replace(&mut drawn[other].items[there], item);
}

/// The parts of a view, to be compared.
fn view<G: Game>(view: View<'_, G>) -> impl PartialEq + use<G> {
    let backs: Vec<_> = Seat::all(view.seats()).map(|seat| view.back(seat)).collect();
    (view.public().clone(), view.own().cloned(), backs, view.secret_back())
}

/// What people try who may not: what the seats may do, a few of each.
fn typed<G: Game>(state: &State<G>) -> Vec<G::Action> {
    Seat::all(state.seats())
        .flat_map(|seat| state.legal(seat).into_iter().take(4))
        .collect()
}

/// The state after events.
pub fn folded<G: Game>(start: &State<G>, events: &[G::Event]) -> State<G> {
    let mut state = start.clone();
    assert_eq!(state.follow(events), Ok(()));
    state
}
