//! The language of the cases and of the playthrough files: one step after another, each a few
//! words.
//!
//! | step | meaning |
//! |---|---|
//! | `1 m5` | seat 1 does this, and it is legal |
//! | `1 ! m5 RULE` | seat 1 may not do this, by that rule |
//! | `luck deck m1 m5` | the next action (or the deal) draws this |
//! | `? KEY VALUE` | this holds now: see [`Script::expect`] |

use super::super::components::{Card, Region};
use super::super::series::Series;
use super::super::setup::Options;
use super::super::state::{Phase, Private};
use super::super::strength::strengths;
use super::super::{Action, Cards, Condottiere, Event, Row};
use crate::rules::{BySeat, Chance, Draw, Game, Seat, Seating, Seats, State, Turn};

/// A position that steps are played from.
pub struct Script {
    /// The position.
    pub state: State<Condottiere>,
    /// The events of the last action.
    pub events: Vec<Event>,
    luck: Vec<Draw>,
    plies: u64,
}

impl Script {
    /// The table before the deal.
    pub fn opened(seats: u8, stand_off: bool) -> Script {
        let state = Condottiere::setup(
            &Options {
                stand_off,
                ..Options::default()
            },
            Seating { seats },
        );
        Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
            plies: 0,
        }
    }

    /// The table after a deal that gives seat 0 the Condottiere.
    pub fn dealt(options: Options, seats: u8) -> Script {
        let state = Condottiere::setup(&options, Seating { seats });
        let mut script = Script {
            state,
            events: Vec::new(),
            luck: Vec::new(),
            plies: 0,
        };
        script.events = Condottiere::deal(&script.state, &mut Chance::numbered(0));
        script.events[0] = Event::Began { holder: Seat::new(0) };
        script.fold();
        script
    }

    /// A battle for Torino, the second of the game, placed by seat 0, with these hands and what
    /// else is said: `hands m5 | m4`, `rows m5 | m4`, `own 1 roma napoli`, `pope siena`,
    /// `holder 1`, `turn 1`, `unasked 1`, `empty 2`, `first` (battle of the game), `free` (the
    /// holder is to choose a region); the variants `draw`, `points 20`, `bigger`, `capturing`,
    /// `hidden`; `score 4 9` (points so far), `down 1 m5` (face-down in seat 1's row), `deck m1 m2`
    /// (all other cards are discarded face-down), `only m1 m2` (the deck, and all other cards are
    /// out of the game).
    pub fn given(setup: &str) -> Script {
        let steps: Vec<(&str, &str)> = steps_of(setup).collect();
        let hands = steps
            .iter()
            .find(|(key, _)| *key == "hands")
            .map(|(_, hands)| piles(hands))
            .unwrap();
        let mut script = Script::opened(u8::try_from(hands.len()).unwrap(), true);
        let State {
            public,
            private,
            secret,
        } = &mut script.state;
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
            let seat = |text: &str| Seat::new(text.parse().unwrap());
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
        script
    }

    /// Plays a whole file: `seats 3`, `stand-off off`, and steps, one a line; `#` begins a comment.
    /// The opening is dealt at the first action.
    pub fn file(text: &str) -> Script {
        let mut lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or_default().trim())
            .filter(|line| !line.is_empty())
            .peekable();
        let seats = lines
            .next()
            .and_then(|line| line.strip_prefix("seats "))
            .unwrap()
            .parse()
            .unwrap();
        let stand_off = lines.next_if_eq(&"stand-off off").is_none();
        let mut script = Script::opened(seats, stand_off);
        let mut dealt = false;
        for line in lines {
            if !dealt && !line.starts_with("luck ") {
                dealt = true;
                let mut chance = Chance::scripted(std::mem::take(&mut script.luck));
                script.events = Condottiere::deal(&script.state, &mut chance);
                assert_eq!(chance.finish().err(), None);
                script.fold();
            }
            script.step(line);
        }
        script
    }

    /// Plays steps, `;` between them.
    pub fn steps(mut self, steps: &str) -> Script {
        steps
            .split(';')
            .map(str::trim)
            .filter(|step| !step.is_empty())
            .for_each(|step| self.step(step));
        self
    }

    fn step(&mut self, step: &str) {
        let (first, rest) = step.split_once(' ').unwrap_or_else(|| panic!("no step: {step}"));
        match (first, rest.split_once(' ')) {
            ("luck", _) => self.luck.push(rest.parse().unwrap()),
            ("?", Some((key, value))) => self.expect(key, value.trim()),
            ("?", None) => self.expect(rest, ""),
            (seat, Some(("!", rest))) => {
                let (notation, rule) = rest.rsplit_once(' ').unwrap();
                let refused = self
                    .state
                    .permit(Seat::new(seat.parse().unwrap()), notation.parse().unwrap())
                    .err();
                assert_eq!(refused.map(|reason| reason.rule), Some(rule), "{step}");
            }
            (seat, _) => self.act(Seat::new(seat.parse().unwrap()), rest),
        }
    }

    fn act(&mut self, seat: Seat, notation: &str) {
        let action: Action = notation
            .parse()
            .unwrap_or_else(|error| panic!("{notation}: {error}"));
        assert_eq!(action.to_string(), notation, "the notation is not the canonical one");
        let legal = self
            .state
            .permit(seat, action)
            .unwrap_or_else(|reason| panic!("{seat} {notation}: {}", reason.rule));
        self.plies += 1;
        if self.luck.is_empty() {
            self.events = Condottiere::decide(legal, &mut Chance::numbered(self.plies));
        } else {
            let mut chance = Chance::scripted(std::mem::take(&mut self.luck));
            self.events = Condottiere::decide(legal, &mut chance);
            assert_eq!(chance.finish().err(), None, "the luck of {seat} {notation}");
        }
        self.fold();
    }

    fn fold(&mut self) {
        self.events
            .iter()
            .for_each(|event| Condottiere::evolve(&mut self.state, event));
    }

    /// Compares what a key names with a value; seats and numbers stand in seat order, nothing is
    /// `-`.
    ///
    /// `rows`, `strength`, `hands` (numbers of cards), `hold SEAT cards`, `holder`,
    /// `owner REGION seat`, `pope`, `contested`, `phase`, `over HOW winners`,
    /// `last region winner token`, `discards`, `buried`, `round`, `empty`, `unasked`,
    /// `legal SEAT list` (comma between), `choices SEAT number`.
    fn expect(&self, key: &str, value: &str) {
        let public = &self.state.public;
        let head = value.split(' ').next().unwrap_or_default();
        let seat = || Seat::new(head.parse().unwrap());
        let found = match key {
            "rows" => said(
                public
                    .rows
                    .iter()
                    .map(|(seat, row)| self::row(row, public.covered.has(seat))),
                " | ",
            ),
            "points" => said(public.series.as_ref().unwrap().points.values(), " "),
            "strength" => said(strengths(&public.rows).values(), " "),
            "hands" => said(self.state.private.values().map(|own| own.hand.len()), " "),
            "hold" => format!("{head} {}", said(self.state.private[seat()].hand.iter(), " ")),
            "holder" => public.holder.to_string(),
            "owner" => format!("{head} {}", or_none(public.owners.of(head.parse().unwrap()))),
            "pope" => or_none(public.pope),
            "contested" => or_none(public.contested),
            "phase" => phase(&public.phase, public.holder),
            "over" => match Condottiere::turn(public) {
                Turn::Over(outcome) => format!("{} {}", outcome.how, seats(outcome.winners)),
                Turn::Awaits(_) => "no".to_owned(),
            },
            "last" => public.last.as_ref().map_or_else(
                || "-".to_owned(),
                |last| format!("{} {} {}", or_none(last.region), or_none(last.winner), last.token),
            ),
            "discards" => said(public.discards.iter(), " "),
            "buried" => self.state.secret.buried.len().to_string(),
            "round" => public.round.to_string(),
            "empty" => public.empty.to_string(),
            "unasked" => seats(public.unasked),
            "legal" => format!("{head} {}", said(self.state.legal(seat()).iter(), ", ")),
            "choices" => format!("{head} {}", self.state.legal(seat()).len()),
            other => panic!("nothing is called {other}"),
        };
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&found), words(value), "{key}");
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
    Some(said(cards, " "))
        .filter(|row| !row.is_empty())
        .unwrap_or_else(|| "-".to_owned())
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

fn said<T: ToString>(items: impl Iterator<Item = T>, between: &str) -> String {
    items
        .map(|item| item.to_string())
        .collect::<Vec<_>>()
        .join(between)
}

fn or_none<T: ToString>(item: Option<T>) -> String {
    item.map_or_else(|| "-".to_owned(), |item| item.to_string())
}

fn seats(seats: Seats) -> String {
    said(seats.iter(), " ")
}

fn phase(phase: &Phase, holder: Seat) -> String {
    match phase {
        Phase::Deal => "deal".to_owned(),
        Phase::Region => format!("region {holder}"),
        Phase::Turn(seat) => format!("turn {seat}"),
        Phase::Pope(seat) => format!("pope {seat}"),
        Phase::Conclude => "conclude".to_owned(),
        Phase::Hands { waiting, .. } => format!("hands {}", seats(*waiting)),
        Phase::Keep(seat) => format!("keep {seat}"),
        Phase::Between { waiting } => format!("between {}", seats(*waiting)),
        Phase::Over(_) => "over".to_owned(),
    }
}
