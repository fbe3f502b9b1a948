//! What Condottiere's cases and playthrough files say in the language of [`crate::games::tests::script`].

use super::super::components::{Card, Region};
use super::super::options::Options;
use super::super::series::Series;
use super::super::state::{Phase, Private};
use super::super::strength::strengths;
use super::super::{Cards, Condottiere, Event, Row};
use crate::games::tests::script::{self, Cases, list, or_none, seat};
use crate::rules::{BySeat, Chance, Game, Seat, Seating, State};

/// Cases of Condottiere.
pub type Script = script::Script<Condottiere>;

/// The table after a deal that gives seat 0 the Condottiere.
pub fn dealt(options: Options, seats: u8) -> Script {
    let mut state = Condottiere::setup(&options, Seating { seats });
    let mut events = state.clone().deal(&mut Chance::numbered(0));
    events[0] = Event::Began { holder: Seat::new(0) };
    state.follow(&events).unwrap();
    Script::at(state)
}

impl Cases for Condottiere {
    /// A battle for Torino, the second of the game, placed by seat 0, with these hands and what
    /// else is said: `hands m5 | m4`, `rows m5 | m4`, `own 1 roma napoli`, `pope siena`,
    /// `holder 1`, `turn 1`, `unasked 1`, `empty 2`, `first` (battle of the game), `free` (the
    /// holder is to choose a region); the variants `draw`, `points 20`, `bigger`, `capturing`,
    /// `hidden`; `score 4 9` (points so far), `down 1 m5` (face-down in seat 1's row), `deck m1 m2`
    /// (all other cards are discarded face-down), `only m1 m2` (the deck, and all other cards are
    /// out of the game).
    fn position(setup: &str) -> State<Condottiere> {
        let steps: Vec<(&str, &str)> = steps_of(setup).collect();
        let hands = steps
            .iter()
            .find(|(key, _)| *key == "hands")
            .map(|(_, hands)| piles(hands))
            .unwrap();
        let seats = u8::try_from(hands.len()).unwrap();
        let options = Options {
            stand_off: true,
            ..Options::default()
        };
        let mut state = Condottiere::setup(&options, Seating { seats });
        let State {
            public,
            private,
            secret,
        } = &mut state;
        *private = BySeat::from(
            hands
                .into_iter()
                .map(|hand| Private {
                    hand: Cards::from_iter(hand),
                    ..Private::EMPTY
                })
                .collect::<Vec<_>>(),
        );
        public.phase = Phase::Turn(Seat::new(0));
        public.contested = Some(Region::Torino);
        (public.round, public.battle) = (1, 2);
        for (key, value) in steps {
            match key {
                "hands" => {}
                "rows" => {
                    public.rows =
                        BySeat::from(piles(value).into_iter().map(Row::from_iter).collect::<Vec<_>>())
                }
                "own" => {
                    let (owner, regions) = value.split_once(' ').unwrap();
                    regions
                        .split(' ')
                        .for_each(|region| public.owners.set(region.parse().unwrap(), seat(owner)));
                }
                "pope" => public.pope = Some(value.parse().unwrap()),
                "holder" => public.holder = seat(value),
                "turn" => public.phase = Phase::Turn(seat(value)),
                "unasked" => public.unasked = value.split(' ').map(seat).collect(),
                "empty" => public.empty = value.parse().unwrap(),
                "first" => public.battle = 1,
                "free" => (public.contested, public.phase) = (None, Phase::Region),
                "draw" => public.options.draw_after_battle = true,
                "bigger" => public.options.bigger_kingdoms = true,
                "capturing" => public.options.capturing = true,
                "hidden" => public.options.hidden = true,
                "points" => {
                    public.options.points = Some(value.parse().unwrap());
                    public.series = Some(Series::opened(public.seats()));
                }
                "score" => {
                    let points: Vec<u16> = value.split(' ').map(|points| points.parse().unwrap()).collect();
                    public.series.as_mut().unwrap().points = BySeat::from(points);
                }
                "down" => {
                    let (owner, card) = value.split_once(' ').unwrap();
                    private[seat(owner)].facedown = Some(card.parse().unwrap());
                    public.covered = public.covered.with(seat(owner));
                }
                "deck" | "only" => {}
                other => panic!("no such part of a position: {other}"),
            }
        }
        private.values().for_each(|own| secret.deck.part(&own.hand));
        public
            .rows
            .values()
            .flat_map(|row| row.iter())
            .for_each(|card| secret.deck.remove(*card));
        private
            .values()
            .filter_map(|own| own.facedown)
            .for_each(|card| secret.deck.remove(card));
        if let Some((key, deck)) = steps_of(setup).find(|(key, _)| ["deck", "only"].contains(key)) {
            let deck = piles(deck).remove(0).into_iter().collect::<Cards>();
            secret.deck.part(&deck);
            secret.buried = if key == "deck" { secret.deck } else { Cards::NONE };
            secret.deck = deck;
        }
        state
    }

    /// Seats and numbers stand in seat order, nothing is `-`.
    ///
    /// `rows`, `strength`, `hands` (numbers of cards), `hold SEAT cards`, `known SEAT held | thrown | buried`,
    /// `holder`,
    /// `owner REGION seat`, `pope`, `contested`, `phase`, `over HOW winners`,
    /// `last region winner token`, `discards`, `buried`, `round`, `empty`, `unasked`,
    /// `legal SEAT list` (comma between), `choices SEAT number`.
    fn found(script: &Script, key: &str, value: &[&str]) -> String {
        let public = &script.state.public;
        let head = value.first().copied().unwrap_or_default();
        match key {
            "rows" => {
                let row = |(seat, row)| self::row(row, public.covered.has(seat));
                public.rows.iter().map(row).collect::<Vec<_>>().join(" | ")
            }
            "points" => list(public.series.as_ref().unwrap().points.values()),
            "strength" => list(strengths(&public.rows).values()),
            "known" => {
                let trace = public.known.of(seat(head));
                let list = [list(trace.held.iter()), trace.thrown.to_string(), list(trace.buried.iter())];
                format!("{head} {}", list.join(" | "))
            }
            "hands" => list(script.state.private.values().map(|own| own.hand.len())),
            "hold" => format!("{head} {}", list(script.state.private[seat(head)].hand.iter())),
            "holder" => public.holder.to_string(),
            "owner" => format!("{head} {}", or_none(public.owners.of(head.parse().unwrap()))),
            "pope" => or_none(public.pope),
            "contested" => or_none(public.contested),
            "phase" => phase(&public.phase, public.holder),
            "over" => script.over(),
            "last" => public.last.as_ref().map_or_else(
                || "-".to_owned(),
                |last| format!("{} {} {}", or_none(last.region), or_none(last.winner), last.token),
            ),
            "discards" => list(public.discards.iter()),
            "buried" => script.state.secret.buried.len().to_string(),
            "round" => public.round.to_string(),
            "empty" => public.empty.to_string(),
            "unasked" => list(public.unasked.iter()),
            "legal" => format!("{head} {}", script.legal(seat(head))),
            "choices" => format!("{head} {}", script.state.legal(seat(head)).len()),
            other => panic!("nothing is called {other}"),
        }
    }
}

/// The parts of a position, each a key and what is said of it.
fn steps_of(setup: &str) -> impl Iterator<Item = (&str, &str)> {
    setup
        .split(';')
        .map(|step| step.trim().split_once(' ').unwrap_or((step.trim(), "")))
}

/// A row, with `?` for a face-down card.
fn row(row: &Row, covered: bool) -> String {
    let cards = row
        .iter()
        .map(ToString::to_string)
        .chain(covered.then(|| "?".to_owned()));
    or_none(Some(list(cards)).filter(|row| !row.is_empty()))
}

fn piles(text: &str) -> Vec<Vec<Card>> {
    text.split('|')
        .map(|pile| {
            pile.split_whitespace()
                .map(|card| card.parse().unwrap())
                .collect()
        })
        .collect()
}

fn phase(phase: &Phase, holder: Seat) -> String {
    match phase {
        Phase::Deal => "deal".to_owned(),
        Phase::Region => format!("region {holder}"),
        Phase::Turn(seat) => format!("turn {seat}"),
        Phase::Pope(seat) => format!("pope {seat}"),
        Phase::Conclude => "conclude".to_owned(),
        Phase::Hands { waiting, .. } => format!("hands {}", list(waiting.iter())),
        Phase::Keep(seat) => format!("keep {seat}"),
        Phase::Between { waiting } => format!("between {}", list(waiting.iter())),
        Phase::Over(_) => "over".to_owned(),
    }
}
