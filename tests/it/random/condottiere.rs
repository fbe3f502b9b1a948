//! What must hold in Condottiere.

use super::Pick;
use std::any::Any;
use tavolo::games::condottiere::{Action, Card, Cards, Condottiere, Phase, Region};
use tavolo::rules::{Chance, Chosen, Game, Reason, Seat, Seating, State, Turn};

fn read(state: &dyn Any) -> &State<Condottiere> {
    state.downcast_ref().unwrap()
}

/// Fails if a position cannot be.
pub fn position(state: &dyn Any) {
    let state = read(state);
    cards(state);
    known(state);
    map(state);
    turn(state);
    variants(state);
}

/// All 110 cards are somewhere, once; rows hold what stays; hands are no larger than they may be.
fn cards(state: &State<Condottiere>) {
    let State {
        public,
        private,
        secret,
    } = state;
    let mut all = secret.deck;
    all.join(&secret.buried);
    all.join(&public.discards);
    private.values().for_each(|own| all.join(&own.hand));
    private
        .values()
        .filter_map(|own| own.facedown)
        .for_each(|card| all.add(card));
    public
        .rows
        .values()
        .for_each(|row| row.iter().for_each(|card| all.add(*card)));
    assert_eq!(all, Cards::deck(), "the cards are not the deck");
    assert_eq!(all.len(), 110);
    let lying = || public.rows.values().flat_map(|row| row.iter().copied());
    assert!(lying().all(Card::stays), "a card lies in a row that does not stay");
    assert!(
        !(lying().any(|card| card == Card::Winter) && lying().any(|card| card == Card::Spring)),
        "Winter and Spring lie together"
    );
    for (seat, own) in private.iter() {
        // Who loses a region keeps the cards.
        assert!(
            public.options.capturing || own.hand.len() <= 10 + public.owners.count(seat),
            "a hand is too large"
        );
        assert!(
            !public.is_final() || public.finalists.has(seat) || own.hand.is_empty(),
            "somebody has cards who does not fight"
        );
    }
}

/// What all know of hidden cards is so; each seat knows what it threw away itself.
fn known(state: &State<Condottiere>) {
    let mut buried = Cards::NONE;
    for (seat, own) in state.private.iter() {
        let trace = state.public.known.of(seat);
        let mut concealed = own.hand;
        own.facedown.into_iter().for_each(|card| concealed.add(card));
        assert!(concealed.holds(&trace.held), "a card is known to be where it is not");
        assert!(own.buried.holds(&trace.buried), "a card is known to be discarded that is not");
        assert_eq!(own.buried.len(), trace.thrown, "a seat threw away another number of cards");
        buried.join(&own.buried);
    }
    assert_eq!(buried, state.secret.buried, "cards were thrown away by nobody");
    assert!(
        state.public.options.draw_after_battle || !buried.has_mercenary(),
        "a mercenary was thrown away where nobody may do so"
    );
}

/// Markers, pawn and Condottiere lie where they may.
fn map(state: &State<Condottiere>) {
    let public = &state.public;
    let goal = public.goal();
    for region in Region::ALL {
        let owned = public.owners.of(region).is_some() && !public.options.capturing;
        assert!(!(owned && public.pope == Some(region)), "the pope favours a region with a marker");
        assert!(
            !(public.contested == Some(region) && (owned || public.pope == Some(region))),
            "a battle where none may be"
        );
    }
    let over = matches!(public.phase, Phase::Over(_) | Phase::Between { .. }) || public.is_final();
    assert!(public.defender().is_none_or(|owner| owner != public.holder), "somebody attacks an own region");
    for seat in Seat::all(public.seats()) {
        let (count, connected) = (public.owners.count(seat), public.owners.connected(seat));
        assert!(
            over || (count < goal.total && connected < goal.connected),
            "somebody has won, and the game goes on"
        );
        assert!(count <= goal.total && connected <= count);
    }
    assert!(public.holder.number() < public.seats());
    assert!(
        public.seats() > 3 || !public.is_final() || public.series.is_some(),
        "no final battle can come with two or three players"
    );
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
        Phase::Pope(seat) => assert!(!public.is_final() && seat.number() < public.seats()),
        Phase::Hands { asked, waiting } => {
            assert!(!waiting.is_empty() && waiting.iter().all(|seat| asked.has(seat)));
            assert!(
                asked
                    .iter()
                    .all(|seat| has_cards(seat) && !public.unasked.has(seat))
            );
            assert!(
                asked
                    .iter()
                    .all(|seat| waiting.has(seat) == private[seat].answer.is_none())
            );
        }
        Phase::Keep(seat) => assert!(with_cards == 1 && has_cards(*seat)),
        Phase::Between { waiting } => {
            assert!(!waiting.is_empty() && public.series.is_some() && public.contested.is_none())
        }
        Phase::Over(outcome) => assert!(!outcome.winners.is_empty()),
    }
    if !matches!(public.phase, Phase::Hands { .. }) {
        assert!(private.values().all(|own| own.answer.is_none()), "an answer outlives its question");
    }
}

/// What the variants add, and that nothing of it is there without them.
fn variants(state: &State<Condottiere>) {
    let State { public, private, .. } = state;
    let options = public.options;
    for (seat, own) in private.iter() {
        assert_eq!(
            public.covered.has(seat),
            own.facedown.is_some(),
            "a face-down card is not where all see that it is"
        );
        assert!(
            own.facedown.is_none_or(|card| options.hidden && card.hides()),
            "a card lies face-down that is laid open"
        );
    }
    let battle = matches!(public.phase, Phase::Turn(_) | Phase::Pope(_));
    assert!(battle || public.covered.is_empty(), "a card lies face-down after its battle");
    assert!(
        !public.committed || public.defender().is_some() || !battle,
        "a defender has played where nobody defends"
    );
    if options.draw_after_battle {
        assert!(
            !matches!(public.phase, Phase::Hands { .. } | Phase::Keep(_)),
            "a hand is asked for where there are no rounds"
        );
        assert!(public.round == 1 || public.is_final());
    }
    assert_eq!(options.points.is_some(), public.series.is_some());
    let (Some(target), Some(series)) = (options.points, &public.series) else {
        return;
    };
    for (seat, points) in series.points.iter() {
        assert_eq!(
            *points,
            series.games.iter().map(|game| game.gained[seat]).sum::<u16>(),
            "points from nowhere"
        );
        assert!(
            *points < target || public.is_final() || matches!(public.phase, Phase::Over(_)),
            "the series goes on over its target"
        );
    }
    for games in series.games.windows(2) {
        assert_eq!(
            games[1].leader,
            games[0].leader.left(public.seats()),
            "somebody else leads the next game"
        );
    }
}

/// The variants, as what a table would choose.
pub const VARIANTS: [(&str, &str); 5] = [
    ("draw-after-battle", "on"),
    ("points", "20"),
    ("bigger-kingdoms", "on"),
    ("capturing", "on"),
    ("hidden", "on"),
];

/// Each variant alone, each pair that is allowed, and all that go together.
fn combinations() -> Vec<Vec<(&'static str, &'static str)>> {
    let mut all: Vec<Vec<_>> = VARIANTS.iter().map(|one| vec![*one]).collect();
    for (at, one) in VARIANTS.iter().enumerate() {
        all.extend(VARIANTS[at + 1..].iter().map(|other| vec![*one, *other]));
    }
    all.retain(|pair| !(pair.contains(&VARIANTS[1]) && pair.contains(&VARIANTS[3])));
    all.extend([1, 3].map(|without| {
        VARIANTS
            .iter()
            .filter(|one| **one != VARIANTS[without])
            .copied()
            .collect()
    }));
    all
}

/// A table before the deal with these options.
pub fn table(chosen: &[(&str, &str)], seats: u8) -> Result<State<Condottiere>, Reason> {
    let mut all = Chosen::default();
    chosen.iter().for_each(|(key, value)| all.set(key, value));
    let seating = Seating { seats };
    Ok(Condottiere::setup(&Condottiere::options(&all, seating)?, seating))
}

/// How many games each combination is played for: 5,000 are asked for by
/// `TAVOLO_VARIANT_GAMES=5000`, with `--release`.
fn games() -> u64 {
    std::env::var("TAVOLO_VARIANT_GAMES").map_or(GAMES, |number| number.parse().expect("a number of games"))
}

/// Games of each combination in the ordinary run.
const GAMES: u64 = 30;

#[test]
fn variants_alone_and_together_end_and_hold() {
    let sound = super::SOUND
        .iter()
        .find(|sound| sound.game == Condottiere::ID)
        .unwrap();
    let all = combinations();
    assert_eq!(all.len(), 5 + 9 + 2);
    for (at, chosen) in all.iter().enumerate() {
        for game in 0..games() {
            let number = ((at as u64 + 1) << 24) + game;
            let start = table(chosen, 2 + (game % 5) as u8)
                .unwrap_or_else(|reason| panic!("{chosen:?}: {}", reason.rule));
            super::played_out::<Condottiere>(sound, &start, number, &mut Pick(number));
        }
    }
}

#[test]
fn series_with_capturing_is_refused_with_the_reason() {
    assert_eq!(
        table(&[VARIANTS[1], VARIANTS[3]], 4)
            .err()
            .map(|reason| reason.rule),
        Some("points-with-capturing")
    );
    assert_eq!(table(&[("points", "21")], 4).err().map(|reason| reason.rule), Some("option-unknown"));
}

#[test]
fn random_games_meet_the_usual_endings_and_every_answer() {
    use tavolo::games::condottiere::scoring::ENDINGS;
    use tavolo::rules::random_play;
    let mut met = std::collections::BTreeSet::new();
    for number in 0..400 {
        let seating = Seating {
            seats: 2 + (number % 5) as u8,
        };
        let options = Condottiere::options(&Chosen::default(), seating)
            .unwrap_or_else(|reason| panic!("{}", reason.rule));
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
