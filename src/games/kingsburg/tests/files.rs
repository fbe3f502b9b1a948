//! Whole games in notation, with scripted luck: the files under `playthroughs/`.

use super::Script;

#[test]
fn two_with_neutral_dice() {
    Script::file(include_str!("../playthroughs/two-with-neutral-dice.txt"));
}

#[test]
fn four_with_troops() {
    Script::file(include_str!("../playthroughs/four-with-troops.txt"));
}

#[test]
fn print_games() {
    for (name, seats, dm, seed) in [("two", 2u8, false, 5u64), ("four", 4, true, 9)] {
        println!("FILE {name}");
        let mut state = super::super::Kingsburg::setup(&super::super::Options { dm, other_demons: false }, crate::rules::Seating { seats });
        use super::super::*;
        use crate::rules::*;
        println!("seats {seats}{}\n", if dm { " dm on" } else { "" });
        let mut dice = Chance::numbered(seed);
        let mut ply = 0;
        let mut year = 0;
        let mut luck = Chance::numbered(seed);
        let events = Kingsburg::deal(&state, &mut luck);
        for draw in luck.drawn() {
            println!("luck {draw}");
        }
        println!("deal");
        events.iter().for_each(|event| Kingsburg::evolve(&mut state, event));
        while let Turn::Awaits(seats) = state.turn() {
            let each = |told: &dyn Fn(&Province) -> String| {
                state.public.provinces.values().map(|one| format!(" {}", told(one))).collect::<String>()
            };
            if state.public.year != year {
                year = state.public.year;
                println!("? points{}", each(&|one| one.points.to_string()));
                println!("? buildings{}", each(&|one| one.buildings.count().to_string()));
                println!("? tokens{}", each(&|one| one.tokens.to_string()));
                for (seat, province) in state.public.provinces.iter() {
                    println!("? goods {seat} {}", province.goods);
                }
                if state.public.battle.is_some() {
                    println!(
                        "? values {}",
                        state
                            .public
                            .battle
                            .as_ref()
                            .unwrap()
                            .strengths
                            .values()
                            .map(|one| one.total().to_string())
                            .collect::<Vec<_>>()
                            .join(" ")
                    );
                }
                println!("\n# Year {year}");
            }
            let awaited: Vec<Seat> = seats.iter().collect();
            let seat = awaited[dice.number("seat", awaited.len() as u32) as usize];
            let mut actions = state.legal(seat);
            if matches!(state.public.phase, Phase::Influence(_) | Phase::Build(_) | Phase::BuildAgain(_))
                && actions.len() > 1
                && dice.number("pass", 8) > 0
            {
                actions.pop();
            }
            let action = actions[dice.number("pick", actions.len() as u32) as usize];
            ply += 1;
            let mut luck = Chance::numbered(seed * 1000 + ply);
            let events = Kingsburg::decide(state.permit(seat, action).unwrap_or_else(|_| panic!()), &mut luck);
            for draw in luck.drawn() {
                println!("luck {draw}");
            }
            println!("{seat} {action}");
            events.iter().for_each(|event| Kingsburg::evolve(&mut state, event));
        }
        println!("? points{}", state.public.provinces.values().map(|one| format!(" {}", one.points)).collect::<String>());
        if let Phase::Over(outcome) = &state.public.phase {
            println!("? phase over {}{}", outcome.how, outcome.winners.iter().map(|seat| format!(" {seat}")).collect::<String>());
        }
        println!("END");
    }
}
