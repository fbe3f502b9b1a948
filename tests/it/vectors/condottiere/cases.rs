//! Condottiere's worked cases, section by section, each through a position of its own.

use super::Tally;
use serde_json::{Map, Value};
use tavolo::games::condottiere::strength::{derive, strengths};
use tavolo::games::condottiere::{Action, Battle, Card, Cards, Condottiere, Event, Phase, Region, Row};
use tavolo::rules::{BySeat, Chance, Chosen, Game, Outcome, Reason, Seat, Seating, State, Turn};

type Case = Map<String, Value>;

/// Checks a file of worked cases.
pub fn cases(file: &Value, tally: &mut Tally) {
    for (section, list) in file.as_object().unwrap() {
        let check: fn(&Case) = match section.as_str() {
            "about" => continue,
            "strength" => strength,
            "plays" => plays,
            "conclusion" => conclusion,
            "connected" => connected,
            "deals" => deals,
            "hidden" => hidden,
            other => panic!("a section of cases that is not checked: {other}"),
        };
        for case in list.as_array().unwrap() {
            let case = case.as_object().unwrap();
            check(case);
            tally.case();
        }
    }
}

/// Every expectation of a case must be one that is checked.
fn only(case: &Case, known: &[&str]) {
    for key in case.keys().filter(|key| {
        key.starts_with("expected") || ["discarded", "hand_gain", "illegal"].contains(&key.as_str())
    }) {
        assert!(known.contains(&key.as_str()), "{} expects {key}, which is not checked", case["id"]);
    }
}

fn hidden(case: &Case) {
    only(case, &["expected_rows", "expected_announced", "expected_at_end", "illegal"]);
    let told = case["start_rows"].as_object().unwrap();
    let names: Vec<String> = told.keys().cloned().collect();
    let (open, down): (Vec<Row>, Vec<Option<Card>>) = told.values().map(covered).unzip();
    let mut state = battle_of(BySeat::from(open), Seat::new(0));
    state.public.options.hidden = true;
    for (seat, card) in Seat::all(names.len() as u8).zip(down) {
        state.private[seat].facedown = card;
        state.public.covered = card.map_or(state.public.covered, |_| state.public.covered.with(seat));
    }
    let plays = case["plays"].as_array().unwrap();
    for (number, play) in plays.iter().enumerate() {
        let seat = seat_of(&names, &play["player"]);
        let card: Card = play["card"].as_str().unwrap().parse().unwrap();
        let back = play
            .get("take")
            .and_then(Value::as_str)
            .map(|back| back.trim_start_matches('?').parse().unwrap());
        state.public.phase = Phase::Turn(seat);
        state.private[seat].hand.add(card);
        let action = Action::Play { card, back };
        if case.get("illegal") == Some(&Value::Bool(true)) && number + 1 == plays.len() {
            assert!(state.permit(seat, action).is_err(), "{} should be refused", case["id"]);
            continue;
        }
        state = act(&state, &action.to_string()).0;
        if let Phase::Pope(_) = state.public.phase {
            state = act(&state, "pope off").0;
        }
    }
    for (seat, name) in Seat::all(names.len() as u8).zip(&names) {
        let (open, down) = covered(&case["expected_rows"][name]);
        let cards = |row: &Row| row.iter().copied().collect::<Cards>();
        assert_eq!(
            (cards(&state.public.rows[seat]), state.private[seat].facedown),
            (cards(&open), down),
            "{}: {name}",
            case["id"]
        );
        let announced = strengths(&state.public.rows)[seat];
        assert_eq!(
            Some(u64::from(announced)),
            case["expected_announced"][name].as_u64(),
            "{}: {name} announces",
            case["id"]
        );
    }
    let ended = conclude(state).0;
    if let Some(end) = case.get("expected_at_end") {
        for (name, strength) in names.iter().zip(ended.strength.values()) {
            assert_eq!(Some(u64::from(*strength)), end[name].as_u64(), "{}: {name} at the end", case["id"]);
        }
    }
}

/// A row that is told with `?` before its face-down card.
fn covered(row: &Value) -> (Row, Option<Card>) {
    let words = row.as_array().unwrap().iter().map(|card| card.as_str().unwrap());
    let (down, open): (Vec<&str>, Vec<&str>) = words.partition(|card| card.starts_with('?'));
    (
        open.into_iter()
            .map(|card| card.parse::<Card>().unwrap())
            .collect(),
        down.first().map(|card| card[1..].parse().unwrap()),
    )
}

fn strength(case: &Case) {
    only(case, &["expected"]);
    let (names, rows) = rows(&case["rows"]);
    for (seat, name) in names.iter().enumerate() {
        let seat = Seat::new(seat as u8);
        assert_eq!(
            Some(u64::from(strengths(&rows)[seat])),
            case["expected"][name].as_u64(),
            "{} for {name}",
            case["id"]
        );
        assert_eq!(derive(&rows, seat).total, strengths(&rows)[seat], "{} for {name}", case["id"]);
    }
}

fn plays(case: &Case) {
    only(case, &["expected", "expected_rows", "discarded", "hand_gain", "illegal"]);
    let (names, rows) = rows(&case["start_rows"]);
    let mut state = battle_of(rows, Seat::new(0));
    let plays = case["plays"].as_array().unwrap();
    let (mut discarded, mut pope) = (Vec::new(), None);
    let mut gain = vec![Cards::NONE; names.len()];
    for (number, play) in plays.iter().enumerate() {
        let seat = seat_of(&names, &play["player"]);
        if let Phase::Pope(_) = state.public.phase {
            state = act(&state, "pope off").0;
        }
        let card: Card = play["card"].as_str().unwrap().parse().unwrap();
        let back = play
            .get("take")
            .and_then(Value::as_str)
            .map(|back| back.parse().unwrap());
        state.public.phase = Phase::Turn(seat);
        state.private[seat].hand.add(card);
        let before = state.private[seat].hand;
        let action = Action::Play { card, back };
        if case.get("illegal") == Some(&Value::Bool(true)) && number + 1 == plays.len() {
            let refused: Option<Reason> = state.permit(seat, action).err();
            assert!(refused.is_some(), "{} should be refused", case["id"]);
            continue;
        }
        let (after, events) = act(&state, &action.to_string());
        discarded.extend(discards(&events, card));
        pope = if let Phase::Pope(seat) = after.public.phase {
            Some(names[seat.index()].clone())
        } else {
            pope
        };
        let mut hand = after.private[seat].hand;
        let mut left = before;
        left.remove(card);
        hand.part(&left);
        gain[seat.index()].join(&hand);
        state = after;
    }
    let rows_now = |name: &String| state.public.rows[seat_of(&names, &Value::String(name.clone()))];
    for name in &names {
        let expected: Cards = cards(&case["expected_rows"][name]).into_iter().collect();
        assert_eq!(
            rows_now(name).iter().copied().collect::<Cards>(),
            expected,
            "{}: the row of {name}",
            case["id"]
        );
        if let Some(total) = case.get("expected").and_then(|expected| expected.get(name)) {
            let seat = seat_of(&names, &Value::String(name.clone()));
            assert_eq!(
                Some(u64::from(strengths(&state.public.rows)[seat])),
                total.as_u64(),
                "{} for {name}",
                case["id"]
            );
        }
        let gained: Cards = case
            .get("hand_gain")
            .and_then(|gain| gain.get(name))
            .map(cards)
            .unwrap_or_default()
            .into_iter()
            .collect();
        assert_eq!(
            gain[seat_of(&names, &Value::String(name.clone())).index()],
            gained,
            "{}: what {name} got back",
            case["id"]
        );
    }
    assert_eq!(
        case.get("discarded").map(cards).unwrap_or_default(),
        discarded,
        "{}: the discards",
        case["id"]
    );
    assert_eq!(
        case.get("pope_decision")
            .and_then(Value::as_str)
            .map(str::to_owned),
        pope,
        "{}: the pope's pawn",
        case["id"]
    );
}

fn discards(events: &[Event], played: Card) -> Vec<Card> {
    let mut gone = Vec::new();
    for event in events {
        if let Event::Played(play) = event {
            gone.extend(
                play.swept
                    .iter()
                    .flat_map(|swept| std::iter::repeat_n(swept.card, usize::from(swept.count))),
            );
        }
    }
    gone.extend((!played.stays()).then_some(played));
    gone
}

fn conclusion(case: &Case) {
    only(case, &["expected_winner", "expected_token"]);
    let names: Vec<String> = case["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap().to_owned())
        .collect();
    let rows = names
        .iter()
        .map(|name| cards(&case["rows"][name]).into_iter().collect::<Row>())
        .collect::<Vec<_>>();
    let mut state = battle_of(BySeat::from(rows), seat_of(&names, &case["placed_by"]));
    if let Some(defender) = case.get("defender") {
        state.public.options.capturing = true;
        state.public.owners.set(Region::Torino, seat_of(&names, defender));
    }
    let (battle, _, _) = conclude(state);
    let name = |seat: Seat| Some(names[seat.index()].as_str());
    assert_eq!(
        battle.winner.and_then(name),
        case["expected_winner"].as_str(),
        "{}: who conquers",
        case["id"]
    );
    assert_eq!(
        name(battle.token),
        case["expected_token"].as_str(),
        "{}: who gets the Condottiere",
        case["id"]
    );
}

fn connected(case: &Case) {
    only(case, &["expected_largest_group", "expected_win"]);
    let regions: Vec<Region> = case["regions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap().parse().unwrap())
        .collect();
    let players = case["players"].as_u64().unwrap() as usize;
    let mut rows = vec![Row::EMPTY; players];
    rows[0].lay(Card::M10);
    let mut state = battle_of(BySeat::from(rows), Seat::new(0));
    state.public.options.bigger_kingdoms = case.get("bigger_kingdoms").is_some_and(|bigger| bigger == true);
    // All but the last are there already; the last is what the battle is for.
    let (won, largest) = match regions.split_last() {
        Some((last, others)) => {
            others
                .iter()
                .for_each(|region| state.public.owners.set(*region, Seat::new(0)));
            state.public.contested = Some(*last);
            let (_, state, outcome) = conclude(state);
            (
                outcome.is_some_and(|outcome| outcome.winners.has(Seat::new(0))),
                state.public.owners.connected(Seat::new(0)),
            )
        }
        None => (false, state.public.owners.connected(Seat::new(0))),
    };
    assert_eq!(
        Some(u64::from(largest)),
        case["expected_largest_group"].as_u64(),
        "{}: the largest group",
        case["id"]
    );
    assert_eq!(Some(won), case["expected_win"].as_bool(), "{}: the victory", case["id"]);
}

fn deals(case: &Case) {
    match case.get("variant").and_then(Value::as_str) {
        Some("draw_after_battle") => return drawn(case),
        Some(other) => panic!("{} is about {other}, which is not checked", case["id"]),
        None => {}
    }
    only(case, &["expected_hand", "expected_dealt"]);
    let kept: Cards = (0..case["kept"].as_u64().unwrap())
        .map(|_| Card::Scarecrow)
        .collect();
    let mut state = battle_of(BySeat::from(vec![Row::EMPTY; 2]), Seat::new(0));
    for region in Region::ALL
        .into_iter()
        .take(case["regions"].as_u64().unwrap() as usize)
    {
        state.public.owners.set(region, Seat::new(0));
    }
    state.public.contested = Some(Region::Napoli);
    state.public.phase = Phase::Keep(Seat::new(0));
    let keeper = Cards::from_iter([Card::Scarecrow, Card::Scarecrow, Card::Winter]);
    state.secret.deck = Cards::deck();
    state.secret.deck.part(&keeper);
    state.private = BySeat::make(2, |seat| tavolo::games::condottiere::Private {
        hand: if seat == Seat::new(0) { keeper } else { Cards::NONE },
        ..tavolo::games::condottiere::Private::EMPTY
    });
    let (state, events) = act(&state, &Action::Keep(kept).to_string());
    let dealt = events.iter().find_map(|event| match event {
        Event::Dealt { seat, cards } if seat.number() == 0 => Some(cards.len() as u64),
        _ => None,
    });
    assert_eq!(
        Some(u64::from(state.private[Seat::new(0)].hand.len())),
        case["expected_hand"].as_u64(),
        "{}: the hand",
        case["id"]
    );
    if let Some(expected) = case.get("expected_dealt") {
        assert_eq!(dealt.or(Some(0)), expected.as_u64(), "{}: the cards dealt", case["id"]);
    }
}

/// A battle that nobody takes part in, and what is drawn after it.
fn drawn(case: &Case) {
    only(case, &["expected_hand", "expected_drawn"]);
    let mut state = battle_of(BySeat::from(vec![Row::EMPTY; 2]), Seat::new(0));
    state.public.options.draw_after_battle = true;
    state.public.contested = Some(Region::Napoli);
    for region in Region::ALL
        .into_iter()
        .take(case["regions"].as_u64().unwrap() as usize)
    {
        state.public.owners.set(region, Seat::new(0));
    }
    state.private[Seat::new(0)].hand = (0..case["hand"].as_u64().unwrap())
        .map(|_| Card::Scarecrow)
        .collect();
    state
        .private
        .values()
        .for_each(|own| state.secret.deck.part(&own.hand));
    let before = state.private[Seat::new(0)].hand.len();
    let hand = conclude(state).1.private[Seat::new(0)].hand.len();
    assert_eq!(Some(u64::from(hand)), case["expected_hand"].as_u64(), "{}: the hand", case["id"]);
    assert_eq!(
        Some(u64::from(hand - before)),
        case["expected_drawn"].as_u64(),
        "{}: the cards drawn",
        case["id"]
    );
}

/// A battle for Torino with these rows, each seat with a few more cards in hand.
fn battle_of(rows: BySeat<Row>, placed_by: Seat) -> State<Condottiere> {
    // A case of the tables may have one row only; the game has two seats at least.
    let seats = rows.seats().max(2);
    let seating = Seating { seats };
    let options =
        Condottiere::options(&Chosen::default(), seating).unwrap_or_else(|reason| panic!("{}", reason.rule));
    let mut state = Condottiere::setup(&options, seating);
    state.public.rows = BySeat::make(seats, |seat| rows.get(seat).copied().unwrap_or(Row::EMPTY));
    state.public.contested = Some(Region::Torino);
    state.public.holder = placed_by;
    state.public.battle = 1;
    state.public.phase = Phase::Turn(Seat::new(0));
    for (_, own) in state.private.iter_mut() {
        own.hand = Cards::from_iter([Card::Courtesan, Card::Drummer]);
    }
    state
}

/// The only awaited seat does this.
fn act(state: &State<Condottiere>, notation: &str) -> (State<Condottiere>, Vec<Event>) {
    let seat = state.turn().seats().iter().next().unwrap();
    let mut after = state.clone();
    let played = after
        .play(seat, notation.parse().unwrap(), &mut Chance::numbered(0))
        .unwrap_or_else(|reason| panic!("{notation}: {}", reason.rule));
    (after, played.events)
}

/// All pass.
fn conclude(mut state: State<Condottiere>) -> (Battle, State<Condottiere>, Option<Outcome>) {
    loop {
        let (after, events) = act(&state, "pass");
        state = after;
        let concluded = events.into_iter().find_map(|event| {
            if let Event::Concluded { battle } = event {
                Some(battle)
            } else {
                None
            }
        });
        if let Some(battle) = concluded {
            let outcome = if let Turn::Over(outcome) = state.turn() {
                Some(outcome)
            } else {
                None
            };
            return (battle, state, outcome);
        }
    }
}

fn rows(value: &Value) -> (Vec<String>, BySeat<Row>) {
    let rows = value.as_object().unwrap();
    let names = rows.keys().cloned().collect();
    (
        names,
        BySeat::from(
            rows.values()
                .map(|row| cards(row).into_iter().collect())
                .collect::<Vec<Row>>(),
        ),
    )
}

fn cards(value: &Value) -> Vec<Card> {
    value
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap().parse().unwrap())
        .collect()
}

fn seat_of(names: &[String], name: &Value) -> Seat {
    let name = name.as_str().unwrap();
    Seat::new(
        names
            .iter()
            .position(|one| one == name)
            .unwrap_or_else(|| panic!("nobody is called {name}")) as u8,
    )
}
