//! What Condottiere hides: hands, the deck, cards laid face-down, and answers to the question about
//! hands.

use super::{Hides, Sight, Twin};
use crate::random::Pick;
use crate::random::condottiere::{VARIANTS, table};
use tavolo::games::condottiere::{Action, Card, Cards, Condottiere, Event, HandAnswer};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, Seat, State, Turn, Viewer};

/// Hidden cards in other places; and other answers to the question about hands.
impl Hides for Condottiere {
    fn twins(state: &State<Condottiere>, viewer: Viewer, pick: &mut Pick) -> Vec<Twin<Condottiere>> {
        let mut twins = vec![Twin {
            state: redealt(state, viewer, pick, false),
            lasts: true,
        }];
        if !state.public.covered.is_empty() {
            // Other cards are turned up in it, sooner or later.
            twins.push(Twin {
                state: redealt(state, viewer, pick, true),
                lasts: false,
            });
        }
        let hidden = |seat: Seat| viewer != Viewer::Seat(seat) && state.private[seat].answer.is_some();
        if let Some(seat) = Seat::all(state.seats()).find(|seat| hidden(*seat)) {
            for answer in [HandAnswer::Keep, HandAnswer::KeepRound, HandAnswer::Discard] {
                let mut twin = state.clone();
                twin.private[seat].answer = Some(answer);
                twins.push(Twin {
                    state: twin,
                    lasts: false,
                });
            }
        }
        twins
    }
}

/// The position with everything shuffled that the viewer does not see, hands as large as before;
/// with the face-down cards among it, or without them.
fn redealt(
    state: &State<Condottiere>,
    viewer: Viewer,
    pick: &mut Pick,
    facedown: bool,
) -> State<Condottiere> {
    let mut twin = state.clone();
    let over = matches!(state.turn(), Turn::Over(_));
    // Who has said "discard" can have no mercenary, so that hand stays as it is; at the end all do.
    let hidden = |seat: Seat| {
        viewer != Viewer::Seat(seat) && !over && state.private[seat].answer != Some(HandAnswer::Discard)
    };
    let mut pool: Vec<Card> = state
        .secret
        .deck
        .iter()
        .chain(state.secret.buried.iter())
        .collect();
    pool.extend(
        state
            .private
            .iter()
            .filter(|(seat, _)| hidden(*seat))
            .flat_map(|(_, own)| own.hand.iter()),
    );
    if facedown {
        pool.extend(
            state
                .private
                .iter()
                .filter(|(seat, _)| hidden(*seat))
                .filter_map(|(_, own)| own.facedown),
        );
    }
    pick.shuffle(&mut pool);
    if facedown {
        for (_, own) in twin
            .private
            .iter_mut()
            .filter(|(seat, own)| hidden(*seat) && own.facedown.is_some())
        {
            let place = pool.iter().position(|card| card.hides()).unwrap();
            own.facedown = Some(pool.swap_remove(place));
        }
    }
    let mut take = |count: u8| {
        pool.split_off(pool.len() - usize::from(count))
            .into_iter()
            .collect::<Cards>()
    };
    for (_, own) in twin.private.iter_mut().filter(|(seat, _)| hidden(*seat)) {
        own.hand = take(own.hand.len());
    }
    twin.secret.buried = take(state.secret.buried.len());
    twin.secret.deck = take(state.secret.deck.len());
    twin
}

/// Two histories that differ in a card that was laid face-down look alike to all but its owner.
#[test]
fn card_laid_face_down_looks_like_any_other() {
    let mut compared = 0;
    for number in 0..40 {
        let chosen = [VARIANTS[4], VARIANTS[(number % 4) as usize]];
        let mut state =
            table(&chosen, 2 + (number % 5) as u8).unwrap_or_else(|reason| panic!("{}", reason.rule));
        state.deal(&mut Chance::numbered(number));
        let mut pick = Pick::new(number);
        for ply in 1..60 {
            let Turn::Awaits(awaited) = state.turn() else {
                break;
            };
            let seat = awaited.iter().next().unwrap();
            let actions = state.legal(seat);
            let laid: Vec<Action> = actions
                .iter()
                .filter(|action| matches!(action, Action::Play { card, .. } if card.hides()))
                .copied()
                .collect();
            if ply % 5 == 0 && laid.len() > 1 {
                let after = |action: &Action| histories(&state, seat, *action);
                let first = after(&laid[0]);
                // A last card ends the battle, which turns it up.
                if let Some(first) = first {
                    laid[1..].iter().for_each(|other| {
                        assert_eq!(after(other).as_ref(), Some(&first), "{other} of {seat} shows")
                    });
                    compared += 1;
                }
            }
            let action = actions[pick.below(actions.len())];
            state
                .play(seat, action, &mut Chance::numbered((number << 32) + ply))
                .unwrap_or_else(|reason| panic!("{}", reason.rule));
        }
    }
    assert!(compared > 100, "only {compared} cards were compared");
}

/// What everyone but a seat notices of its action, and sees after it; nothing if the battle is
/// concluded by it.
fn histories(state: &State<Condottiere>, seat: Seat, action: Action) -> Option<Vec<String>> {
    let mut after = state.clone();
    let events = after
        .play(seat, action, &mut Chance::numbered(1))
        .unwrap_or_else(|reason| panic!("{}", reason.rule))
        .events;
    if events
        .iter()
        .any(|event| matches!(event, Event::Concluded { .. }))
    {
        return None;
    }
    let others = Seat::all(state.seats())
        .filter(|other| *other != seat)
        .map(Viewer::Seat)
        .chain([Viewer::Spectator]);
    let told = |viewer| {
        let notices: Vec<_> = events
            .iter()
            .filter_map(|event| Condottiere::notice(event, viewer))
            .map(|notice| (Condottiere::tell(&notice), notice))
            .collect();
        format!("{notices:?} {:?}", Sight::of(after.view(viewer), &[]))
    };
    Some(others.map(told).collect())
}
