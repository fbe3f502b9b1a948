//! What Carcassonne's cases and playthrough files say in the language of [`crate::games::tests::script`].

use super::super::options::{FARMS, TWO_TILE_CITY};
use super::super::{Action, Carcassonne, Event, Kind, Phase, Source};
use crate::games::tests::script::{self, Cases, list, number, seat, statements};
use crate::rules::{Chosen, Seat, State, Turn};

/// Cases of Carcassonne.
pub type Script = script::Script<Carcassonne>;

impl Cases for Carcassonne {
    /// The start tile, further tiles (`E M12 s`), followers (`0 on M12 city s`), and what else is
    /// said: `seats 3`, `two-tile-city 4`, `farms first-edition`, `supply 0 7`, `turn 1 E` (seat 1
    /// has drawn that tile), `bag U V` (what is left).
    fn position(setup: &str) -> State<Carcassonne> {
        let steps = statements(setup);
        let value = |key: &str| steps.iter().find(|step| step[0] == key).map(|step| step[1]);
        let mut chosen = Chosen::default();
        for option in [TWO_TILE_CITY, FARMS] {
            value(option.key)
                .into_iter()
                .for_each(|value| chosen.set(option.key, value));
        }
        let mut state = Script::opened(value("seats").map_or(2, number), &chosen).state;
        state.public.phase = Phase::Draw(Seat::new(0));
        for step in &steps {
            put(&mut state, step);
        }
        if let Some(bag) = steps.iter().find(|step| step[0] == "bag") {
            let left = |kind: Kind| bag[1..].iter().filter(|one| **one == kind.to_string()).count();
            state.public.bag = serde_json::from_value(serde_json::json!(Kind::ALL.map(left))).unwrap();
        }
        state
    }

    /// `scores`, `supply`: a number a seat. `free`: the parts that may be claimed, with commas.
    /// `lays`: how many placements there are. `paid`: what the last action paid, each with its sum
    /// (`city 2 0 = 4`: tiles, shields). `discarded`: tiles. `lay 1 U`: seat 1 has drawn U.
    /// `winners`: who won, or `no`.
    fn found(script: &Script, key: &str, _: &[&str]) -> String {
        let public = &script.state.public;
        let joined = |parts: Vec<String>| parts.join(", ");
        match key {
            "scores" => list(public.scores.values()),
            "supply" => list(public.supply.values()),
            "free" => {
                let legal = script.state.legal(script.awaited()).into_iter();
                let free = legal.filter(|action| *action != Action::Pass);
                joined(free.map(|action| action.to_string()).collect())
            }
            "lays" => script.state.legal(script.awaited()).len().to_string(),
            "paid" => joined(script.events.iter().filter_map(paid).collect()),
            "discarded" => list(&public.discarded),
            "lay" => match public.phase {
                Phase::Lay { seat, kind } => format!("{seat} {kind}"),
                ref other => format!("{other:?}"),
            },
            "winners" => match script.state.turn() {
                Turn::Over(outcome) => list(outcome.winners.iter()),
                Turn::Awaits(_) => "no".to_owned(),
            },
            other => panic!("nothing is known of {other}"),
        }
    }
}

fn put(state: &mut State<Carcassonne>, step: &[&str]) {
    let public = &mut state.public;
    match step {
        ["seats" | "two-tile-city" | "farms" | "bag", ..] => {}
        ["supply", left @ ..] => {
            public.supply = left
                .iter()
                .map(|left| left.parse().unwrap())
                .collect::<Vec<u8>>()
                .into()
        }
        ["turn", one, kind] => {
            let (seat, kind) = (seat(one), kind.parse().unwrap());
            public.bag.take(kind);
            public.phase = Phase::Lay { seat, kind };
        }
        [one, "on", cell, spot @ ..] => {
            let (seat, cell) = (seat(one), cell.parse().unwrap());
            let part = public
                .board
                .part_at(cell, spot.join(" ").parse().unwrap())
                .unwrap_or_else(|| panic!("{step:?}"));
            public.board.place(seat, part);
            public.supply[seat] -= 1;
        }
        [kind, cell, top] => {
            let (kind, cell, top) = (kind.parse().unwrap(), cell.parse().unwrap(), top.parse().unwrap());
            public.bag.take(kind);
            assert!(public.board.lay(kind, cell, top), "{step:?} does not fit");
        }
        _ => panic!("no such part of a position: {step:?}"),
    }
}

fn paid(event: &Event) -> Option<String> {
    let (Event::Completed { score } | Event::Counted { score }) = event else {
        return None;
    };
    Some(match score.source {
        Source::Road { tiles, .. } => format!("road {tiles} = {}", score.points),
        Source::City { tiles, shields, .. } => format!("city {tiles} {shields} = {}", score.points),
        Source::Cloister { tiles } => format!("cloister {tiles} = {}", score.points),
        Source::Farm { cities } => format!("farm {cities} = {}", score.points),
        Source::Supply { farms } => format!("supply {farms} = {}", score.points),
    })
}
