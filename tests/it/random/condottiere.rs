//! What must hold in Condottiere.

use super::{Pick, Twin};
use std::any::Any;
use tavolo::games::condottiere::{Action, Answer, Card, Cards, Condottiere, Phase, Region};
use tavolo::rules::{Seat, State, Viewer};

fn read(state: &dyn Any) -> &State<Condottiere> {
    state.downcast_ref().unwrap()
}

/// Fails if a position cannot be.
pub fn position(state: &dyn Any) {
    let state = read(state);
    cards(state);
    map(state);
    turn(state);
}

/// All 110 cards are somewhere, once; rows hold what stays; hands are no larger than they may be.
fn cards(state: &State<Condottiere>) {
    let State { public, private, secret } = state;
    let mut all = secret.deck;
    all.join(&secret.buried);
    all.join(&public.discards);
    private.values().for_each(|own| all.join(&own.hand));
    public.rows.values().for_each(|row| row.iter().for_each(|card| all.add(*card)));
    assert_eq!(all, Cards::deck(), "the cards are not the deck");
    assert_eq!(all.len(), 110);
    let lying = || public.rows.values().flat_map(|row| row.iter().copied());
    assert!(lying().all(Card::stays), "a card lies in a row that does not stay");
    assert!(!(lying().any(|card| card == Card::Winter) && lying().any(|card| card == Card::Spring)), "Winter and Spring lie together");
    for (seat, own) in private.iter() {
        assert!(own.hand.len() <= 10 + public.owners.count(seat), "a hand is too large");
        assert!(!public.is_final() || public.finalists.has(seat) || own.hand.is_empty(), "somebody has cards who does not fight");
    }
}

/// Markers, pawn and Condottiere lie where they may.
fn map(state: &State<Condottiere>) {
    let public = &state.public;
    let goal = public.goal();
    for region in Region::ALL {
        let owned = public.owners.of(region).is_some();
        assert!(!(owned && public.pope == Some(region)), "the pope favours a region with a marker");
        assert!(!(public.contested == Some(region) && (owned || public.pope == Some(region))), "a battle where none may be");
    }
    let over = matches!(public.phase, Phase::Over(_));
    for seat in Seat::all(public.seats()) {
        let (count, connected) = (public.owners.count(seat), public.owners.connected(seat));
        assert!(over || (count < goal.total && connected < goal.connected), "somebody has won, and the game goes on");
        assert!(count <= goal.total && connected <= count);
    }
    assert!(public.holder.0 < public.seats());
    assert!(public.seats() > 3 || !public.is_final(), "no final battle can come with two or three players");
}

/// Who is awaited can act.
fn turn(state: &State<Condottiere>) {
    let State { public, private, .. } = state;
    let has_cards = |seat: Seat| !private[seat].hand.is_empty();
    let with_cards = Seat::all(public.seats()).filter(|seat| has_cards(*seat)).count();
    match &public.phase {
        Phase::Deal | Phase::Conclude => panic!("a position rests where nobody is awaited"),
        Phase::Region => assert!(public.contested.is_none()),
        Phase::Turn(seat) => {
            assert!(has_cards(*seat) && !public.passed.has(*seat));
            assert!(public.contested.is_some() != public.is_final());
        }
        Phase::Pope(seat) => assert!(!public.is_final() && seat.0 < public.seats()),
        Phase::Hands { asked, waiting } => {
            assert!(!waiting.is_empty() && waiting.iter().all(|seat| asked.has(seat)));
            assert!(asked.iter().all(|seat| has_cards(seat) && !public.unasked.has(seat)));
            assert!(asked.iter().all(|seat| waiting.has(seat) == private[seat].answer.is_none()));
        }
        Phase::Keep(seat) => assert!(with_cards == 1 && has_cards(*seat)),
        Phase::Over(outcome) => assert!(!outcome.winners.is_empty()),
    }
    if !matches!(public.phase, Phase::Hands { .. }) {
        assert!(private.values().all(|own| own.answer.is_none()), "an answer outlives its question");
    }
}

/// Hidden cards in other places; and other answers to the question about hands.
pub fn twins(state: &dyn Any, viewer: Viewer, pick: &mut Pick) -> Vec<Twin> {
    let state = read(state);
    let mut twins = vec![Twin { state: Box::new(redealt(state, viewer, pick)), same_course: true }];
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat) && state.private[seat].answer.is_some();
    if let Some(seat) = Seat::all(state.seats()).find(|seat| hidden(*seat)) {
        for answer in [Answer::Keep, Answer::KeepRound, Answer::Discard] {
            let mut twin = state.clone();
            twin.private[seat].answer = Some(answer);
            twins.push(Twin { state: Box::new(twin), same_course: false });
        }
    }
    twins
}

/// The position with everything shuffled that the viewer does not see, hands as large as before.
fn redealt(state: &State<Condottiere>, viewer: Viewer, pick: &mut Pick) -> State<Condottiere> {
    let mut twin = state.clone();
    // Who has said "discard" can have no mercenary, so that hand stays as it is.
    let hidden = |seat: Seat| viewer != Viewer::Seat(seat) && state.private[seat].answer != Some(Answer::Discard);
    let mut pool: Vec<Card> = state.secret.deck.iter().chain(state.secret.buried.iter()).collect();
    pool.extend(state.private.iter().filter(|(seat, _)| hidden(*seat)).flat_map(|(_, own)| own.hand.iter()));
    pick.shuffle(&mut pool);
    let mut take = |count: u8| pool.split_off(pool.len() - usize::from(count)).into_iter().collect::<Cards>();
    for (_, own) in twin.private.iter_mut().filter(|(seat, _)| hidden(*seat)) {
        own.hand = take(own.hand.len());
    }
    twin.secret.buried = take(state.secret.buried.len());
    twin.secret.deck = take(state.secret.deck.len());
    twin
}

#[test]
fn random_games_meet_the_usual_endings_and_every_answer() {
    use tavolo::games::condottiere::scoring::ENDINGS;
    use tavolo::rules::{Chance, Chosen, Game, Seating, Turn, random_play};
    let mut met = std::collections::BTreeSet::new();
    for number in 0..400 {
        let seating = Seating { seats: 2 + (number % 5) as u8 };
        let options = Condottiere::options(&Chosen::default(), seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
        let mut pick = Pick(number);
        let luck = |ply: u32| Chance::numbered((number << 32) + u64::from(ply));
        let start = Condottiere::setup(&options, seating);
        let (_, state) = random_play(
            start,
            super::MOST_PLIES,
            |count| pick.below(count),
            luck,
            |state, played| {
                if let Some((_, Action::Hand(answer))) = played {
                    met.insert(format!("{answer:?}"));
                }
                if state.public.is_final() {
                    met.insert("final".to_owned());
                }
            },
        );
        if let Turn::Over(outcome) = state.turn() {
            assert!(ENDINGS.contains(&outcome.how.as_str()));
            met.insert(outcome.how);
        }
    }
    for needed in ["adjacent", "total", "adjacent-and-total", "Keep", "KeepRound", "Discard"] {
        assert!(met.contains(needed), "random games never met {needed}: {met:?}");
    }
}
