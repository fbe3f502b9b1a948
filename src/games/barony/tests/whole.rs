//! Whole turns in one line, and turns planned beforehand.

use super::super::ahead::Ahead;
use super::super::{Action, Barony, Options, Phase, Whole, plan};
use super::Script;
use crate::rules::{Chance, Due, Game, Seat, Seating, State, Viewer, random_play};

#[test]
fn lines_are_read_in_every_spelling_and_written_in_one() {
    let cases = [
        ("move B3-B4 C2-C3", "move B3-B4 C2-C3"),
        (" MOVE b3-b4,  c2-c3 ", "move B3-B4 C2-C3"),
        ("move B3-B4 move C2-C3 done", "move B3-B4 C2-C3 done"),
        ("move B3 B4 C2 C3", "move B3-B4 C2-C3"),
        ("move B3-B4 take c, C2-C3 take field", "move B3-B4 take field C2-C3 take field"),
        ("build B3 village C2 stronghold", "build B3 v C2 s"),
        ("build B3 v build C2 S done", "build B3 v C2 s done"),
        ("recruit b3 2", "recruit B3 2"),
        ("title CFP", "title FPC"),
    ];
    for (typed, written) in cases {
        let whole: Whole = typed.parse().unwrap_or_else(|_| panic!("{typed}"));
        assert_eq!(whole.to_string(), written);
        assert_eq!(written.parse(), Ok(whole), "{written}");
    }
    for typed in [
        "",
        "move",
        "build B3",
        "move B3-B4 move",
        "move B3-B4 done C2-C3",
        "build B3 village move C2-C3",
        "build B3 village take field",
        "place B3",
        "done",
        "take field",
        "pass",
        "recruit B3 2 recruit B4 1",
    ] {
        assert!(typed.parse::<Whole>().is_err(), "{typed}");
    }
}

/// What a line comes to for seat 0, or the rule that forbids it.
fn comes(position: &str, line: &str) -> String {
    let script = Script::given(position);
    let steps = Ahead::now(&script.state.public, Seat::new(0)).complete(&line.parse().unwrap());
    steps.map_or_else(
        |reason| reason.rule.to_owned(),
        |steps| {
            steps
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        },
    )
}

#[test]
fn a_line_ends_the_turn_where_that_does_not_end_by_itself() {
    let knights = "pawns E4 0 K, G4 0 K";
    assert_eq!(comes(knights, "move E4-E5"), "move E4-E5, done");
    assert_eq!(comes(knights, "move E4-E5 G4-G5"), "move E4-E5, move G4-G5");
    assert_eq!(
        comes(knights, "move E4-E5 G4-G5 done"),
        "move E4-E5, move G4-G5",
        "the turn is over by itself"
    );
    assert_eq!(comes("pawns E4 0 K", "move E4-E5"), "move E4-E5", "there is no second knight");
    assert_eq!(comes(knights, "build E4 v"), "build E4 village, done");
    assert_eq!(comes(knights, "build E4 v G4 s"), "build E4 village, build G4 stronghold");
    assert_eq!(comes(knights, "move E4-E5 E5-E6"), "move-same-knight");
    assert_eq!(comes(knights, "move E4-E5 G4-G5 E5-E6"), "not-awaited");
}

#[test]
fn a_line_names_the_token_that_is_taken_between_two_moves() {
    let strike = "pawns E4 0 K, E5 0 K, G4 0 K, E5 1 V; tokens 1 MC";
    assert_eq!(comes(strike, "move E4-E5 G4-G5"), "wrong-phase-taking");
    assert_eq!(comes(strike, "move E4-E5 take c G4-G5"), "move E4-E5, take field, move G4-G5");
    assert_eq!(comes(strike, "move E4-E5"), "move E4-E5", "the token is chosen after it");
}

#[test]
fn a_plan_waits_for_its_turn_and_is_offered_or_dropped_there() {
    let mut script = Script::given("pawns E4 0 K, G4 0 K, B3 1 C; turn 1; first 1");
    let view = |script: &Script, plan: &str| Barony::due(script.state.view(Viewer::Seat(Seat::new(0))), plan);
    let planned = |script: &Script, wish: &str| {
        Barony::plan(script.state.view(Viewer::Seat(Seat::new(0))), &["2 city A4".to_owned()], wish)
    };
    let rule = |planned: Result<Vec<String>, crate::rules::Reason>| planned.map_err(|reason| reason.rule);
    assert_eq!(
        rule(planned(&script, "move E4-E5, G4-G5")),
        Ok(vec!["2 move E4-E5 G4-G5".to_owned()]),
        "it takes the other's place"
    );
    assert_eq!(rule(planned(&script, "city E4")), Err("city-no-village"));
    assert_eq!(rule(planned(&script, "sleep")), Err("wish-illegible"));
    assert_eq!(rule(planned(&Script::given("place"), "city E4")), Err("wish-early"));
    assert_eq!(view(&script, "2 move E4-E5 G4-G5"), Due::Waits);
    script = script.steps("1 recruit B3 1");
    let offered = ["move E4-E5", "move G4-G5"]
        .map(|notation| notation.parse().unwrap())
        .to_vec();
    assert_eq!(view(&script, "2 move E4-E5 G4-G5"), Due::Offers(offered));
    assert!(matches!(view(&script, "2 city E4"), Due::Broken(reason) if reason.rule == "city-no-village"));
    assert_eq!(view(&script, "4 city E4"), Due::Waits);
    assert_eq!(rule(planned(&script, "recruit B3 1")), Err("recruit-no-own-city"));
    script = script.steps("0 move G4-G5");
    assert_eq!(
        view(&script, "2 move E4-E5 G4-G5"),
        Due::Waits,
        "something else was begun; it can be taken back"
    );
    script = script.steps("0 done");
    assert_eq!(view(&script, "2 move E4-E5 G4-G5"), Due::Passed);
    assert_eq!(view(&script, "nonsense"), Due::Passed);
}

/// Every turn of random games is a line that comes to the same steps, and a plan that is offered in
/// its place.
#[test]
fn every_turn_can_be_written_as_one_line_and_planned() {
    for seats in 2..=4 {
        let mut dice = Chance::numbered(u64::from(seats));
        let start = Barony::setup(&Options::USUAL, Seating { seats });
        let mut begun: Option<(State<Barony>, Seat, Vec<Action>)> = None;
        let mut turns = 0;
        random_play(
            start,
            900,
            |count| dice.number("pick", count as u32) as usize,
            |ply| Chance::numbered(u64::from(ply)),
            |state, played| {
                if let (Some((from, seat, steps)), Some((actor, action))) = (&mut begun, played) {
                    assert_eq!(*seat, actor);
                    steps.push(*action);
                    if state.public.turns > from.public.turns {
                        turns += 1;
                        let typed = steps
                            .iter()
                            .map(ToString::to_string)
                            .collect::<Vec<_>>()
                            .join(" ");
                        let whole: Whole = typed.parse().unwrap_or_else(|_| panic!("{typed}"));
                        let view = from.view(Viewer::Seat(*seat));
                        assert_eq!(whole.to_string().parse(), Ok(whole.clone()));
                        assert_eq!(
                            Ahead::now(&from.public, *seat).complete(&whole).ok().as_ref(),
                            Some(&*steps),
                            "{typed}"
                        );
                        assert_eq!(
                            Barony::line(view, &typed)
                                .filter(|_| steps.len() > 1)
                                .unwrap_or(steps.clone()),
                            *steps
                        );
                        let plan = format!("{} {whole}", from.public.turns);
                        assert!(plan.len() <= 80, "{plan}");
                        assert_eq!(Barony::due(view, &plan), Due::Offers(steps.clone()));
                        assert_eq!(Barony::due(state.view(Viewer::Seat(*seat)), &plan), Due::Passed);
                    }
                }
                if let Phase::Turn(actor) = state.public.phase {
                    begun = Some((state.clone(), actor, Vec::new()));
                    for seat in Seat::all(seats) {
                        let next = plan::next_turn(&state.public, seat);
                        let ahead = next - state.public.turns;
                        assert!((1..=u16::from(seats)).contains(&ahead));
                        assert_eq!(
                            (u16::from(actor.number()) + ahead) % u16::from(seats),
                            u16::from(seat.number()),
                            "whose turn {next} is"
                        );
                    }
                }
            },
        );
        assert!(turns > 50, "{turns} turns of {seats}");
    }
}
