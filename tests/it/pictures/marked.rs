//! After each action that changes what all see, the board marks the last one, and its alternative
//! text says it.

use super::super::random::{Pick, opened};
use tavolo::games::{self, Visit};
use tavolo::portray::{Picture, Portray};
use tavolo::render::inks::GOLD;
use tavolo::render::scene::{Fill, Item, Scene};
use tavolo::rules::{Chance, Game, Seat, Seating, State, Turn, Viewer};

/// How many actions of a game are watched.
const PLIES: u32 = 260;

/// Whether something is framed: in white, dark, and a colour.
fn framed(scene: &Scene) -> bool {
    let stroke = |item: &Item| match item {
        Item::Shape {
            fill: None,
            stroke: Some((_, width)),
            ..
        } => Some(*width),
        _ => None,
    };
    scene.items.windows(3).any(|three| {
        let widths: Vec<f32> = three.iter().filter_map(stroke).collect();
        widths.len() == 3 && widths.is_sorted_by(|one, other| one > other)
    })
}

fn told(scene: &Scene) -> bool {
    let mut ids = scene.alt.iter().map(|message| &message.id);
    ids.any(|id| id.ends_with("-last") || id.ends_with("-last-by"))
}

struct Marks;

impl Visit for Marks {
    fn visit<G: Portray>(&mut self) {
        for seats in G::SEATS {
            let mut pick = Pick::new(u64::from(seats) + 90);
            let mut state = opened::<G>(Seating { seats }, &mut pick);
            state.deal(&mut Chance::numbered(u64::from(seats)));
            let mut watched = 0;
            for ply in 0..PLIES {
                let Turn::Awaits(awaited) = state.turn() else {
                    break;
                };
                let awaited: Vec<Seat> = awaited.iter().collect();
                let seat = awaited[pick.below(awaited.len())];
                let actions = state.legal(seat);
                let action = actions[pick.below(actions.len())].clone();
                let said = action.to_string();
                let before = board(&state);
                let played = state.play(seat, action, &mut Chance::numbered(u64::from(ply) << 8));
                let events = played
                    .unwrap_or_else(|_| panic!("a listed action is refused"))
                    .events;
                let notices: Vec<(Seat, G::Notice)> = events
                    .iter()
                    .filter_map(|event| Some((seat, <G as Game>::notice(event, Viewer::Spectator)?)))
                    .collect();
                // What nobody is told of changes nothing that all see.
                if notices.is_empty() || board(&state) == before {
                    continue;
                }
                watched += 1;
                let scene = G::marked(state.view(Viewer::Spectator), &notices).unwrap();
                // What was done last matters no more once the game is over.
                let over = matches!(state.turn(), Turn::Over(_));
                assert!(over || framed(&scene), "{}, {seats} seats: {said} leaves no mark", G::ID);
                assert!(told(&scene), "{}, {seats} seats: {said} is not told", G::ID);
            }
            assert!(watched > 20, "{}, {seats} seats: {watched} actions changed anything", G::ID);
        }
    }
}

fn board<G: Portray>(state: &State<G>) -> Option<Scene> {
    G::scene(state.view(Viewer::Spectator), Picture::Board)
}

#[test]
fn the_last_action_is_marked_on_the_board_and_told_in_its_words() {
    games::each(&mut Marks);
}

/// How many seats' rows or plates are of the winners' colour.
fn golden(scene: &Scene) -> usize {
    let gold = |item: &&Item| {
        matches!(
            item,
            Item::Shape {
                fill: Some(Fill::Plain(GOLD)),
                ..
            }
        )
    };
    scene.items.iter().filter(gold).count()
}

struct Ends;

impl Visit for Ends {
    fn visit<G: Portray>(&mut self) {
        let mut pick = Pick::new(7);
        let seating = Seating {
            seats: *G::SEATS.start(),
        };
        let mut state = opened::<G>(seating, &mut pick);
        state.deal(&mut Chance::numbered(7));
        for ply in 0..20_000_u64 {
            let Turn::Awaits(awaited) = state.turn() else {
                break;
            };
            let seat = awaited.iter().next().unwrap();
            if ply % 50 == 0 {
                assert_eq!(golden(&board(&state).unwrap()), 0, "{}: nobody has won yet", G::ID);
            }
            let actions = state.legal(seat);
            let action = actions[pick.below(actions.len())].clone();
            let played = state.play(seat, action, &mut Chance::numbered(ply << 8));
            assert!(played.is_ok());
        }
        let Turn::Over(outcome) = state.turn() else {
            panic!("{} does not end", G::ID);
        };
        assert_eq!(golden(&board(&state).unwrap()), outcome.winners.len(), "{}: {outcome:?}", G::ID);
    }
}

#[test]
fn the_winners_stand_on_gold_and_nobody_before_the_end() {
    games::each(&mut Ends);
}
