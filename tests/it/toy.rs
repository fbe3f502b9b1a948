//! A toy game, so that what holds for every game is tested without any: hidden cards, luck in
//! mid-game, and a question that all answer at once.
//!
//! Each seat has two hidden cards. In turn a seat plays a card (`play 7`) or rolls a die (`roll`),
//! twice each; then all bid at once and in secret (`bid 0` to `bid 2`), and card, die and bid are
//! added up. Plans are actions (`play 7`), actions that depend on the others (`under 9 roll`: while
//! nobody has 9), actions that are offered together (`offer roll, roll`), or one that is done each
//! time (`always roll`).

use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use tavolo::portray::{Control, Intent, Look, Menu, Picture, Portray};
use tavolo::render::scene::{Line, Scene};
use tavolo::rules::{
    BySeat, Chance, Chosen, Concealed, Declared, Due, Game, GameId, Illegible, Impossible, Legal, Outcome,
    Reason, Seat, Seating, Seats, State, Turn, Unfolding, View, Viewer,
};
use tavolo::words::{Arg, Message};

pub struct Toy;

thread_local! {
    /// Where this thread's toy panics; or `long` where its board is to be.
    pub static PLANTED: Cell<&'static str> = const { Cell::new("") };
    /// How many events this thread has folded.
    pub static FOLDED: Cell<u32> = const { Cell::new(0) };
    /// How many events are folded before one panics.
    pub static FOLDS: Cell<u32> = const { Cell::new(u32::MAX) };
}

/// Panics where that was planted.
fn planted(place: &str) {
    assert!(PLANTED.get() != place, "planted in {place}");
}

/// Counts an event that is folded, and panics if as many were folded as was planted.
fn folded() {
    FOLDED.set(FOLDED.get() + 1);
    let left = FOLDS.replace(u32::MAX);
    assert!(left > 0, "planted before an event is folded");
    FOLDS.set(if left == u32::MAX { left } else { left - 1 });
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    pub sums: BySeat<i32>,
    pub turns: u8,
    pub bidding: Seats,
    pub over: bool,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    pub cards: Vec<u8>,
    pub bid: Option<u8>,
}

impl Concealed for Hand {
    type Back = usize;
    fn back(&self) -> usize {
        self.cards.len()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Play(u8),
    Roll,
    Bid(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Roll => f.write_str("roll"),
            Action::Bid(bid) => write!(f, "bid {bid}"),
        }
    }
}

impl FromStr for Action {
    type Err = Illegible;
    fn from_str(text: &str) -> Result<Action, Illegible> {
        let number = |text: &str| text.parse().map_err(|_| Illegible);
        match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["roll"] => Ok(Action::Roll),
            ["play", card] => Ok(Action::Play(number(card)?)),
            ["bid", bid] => Ok(Action::Bid(number(bid)?)),
            _ => Err(Illegible),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Dealt(Seat, Vec<u8>),
    Played(Seat, u8),
    Rolled(Seat, u8),
    Bid(Seat, u8),
    Shown(Vec<u8>),
}

impl Game for Toy {
    const ID: GameId = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const SCHEMA: u16 = 1;
    const OPTIONS: &'static [Declared] = &[
        Declared {
            key: "sides",
            values: &["six", "ten"],
            default: 0,
        },
        Declared {
            key: "crowd",
            values: &["any", "pairs"],
            default: 0,
        },
    ];
    type Options = bool;
    type Public = Public;
    type Private = Hand;
    type Secret = ();
    type Action = Action;
    type Event = Event;
    type Notice = Event;

    fn options(chosen: &Chosen, seating: Seating) -> Result<bool, Reason> {
        if chosen.value(&Self::OPTIONS[1]) == "pairs" && seating.seats == 3 {
            return Err(Reason::rule("pairs"));
        }
        Ok(chosen.value(&Self::OPTIONS[0]) == "ten")
    }

    fn setup(_: &bool, seating: Seating) -> State<Toy> {
        let seats = seating.seats;
        let public = Public {
            sums: BySeat::make(seats, |_| 0),
            turns: 0,
            bidding: Seats::NONE,
            over: false,
        };
        State {
            public,
            private: BySeat::make(seats, |_| Hand {
                cards: Vec::new(),
                bid: None,
            }),
            secret: (),
        }
    }

    fn deal(course: &mut Unfolding<'_, Toy>, chance: &mut Chance<'_>) {
        let mut deck: Vec<u8> = (1..=20).collect();
        for seat in Seat::all(course.state().seats()) {
            course.happen(Event::Dealt(seat, chance.deal("deck", &mut deck, 2)));
        }
    }

    fn turn(public: &Public) -> Turn {
        if !public.bidding.is_empty() {
            return Turn::Awaits(public.bidding);
        }
        if public.over {
            let best = public.sums.values().max().copied().unwrap_or(0);
            let winners = public
                .sums
                .iter()
                .filter(|(_, sum)| **sum == best)
                .map(|(seat, _)| seat)
                .collect();
            return Turn::Over(Outcome {
                winners,
                how: "sum".to_owned(),
                scores: public.sums.clone(),
            });
        }
        Turn::Awaits(Seats::only(Seat::new(public.turns % public.sums.seats())))
    }

    fn scores(public: &Public) -> BySeat<i32> {
        public.sums.clone()
    }

    fn legal(view: View<'_, Toy>) -> Vec<Action> {
        let (true, Some(own)) = (view.awaited(), view.own()) else {
            return Vec::new();
        };
        if !view.public().bidding.is_empty() {
            return (0..3).map(Action::Bid).collect();
        }
        own.cards
            .iter()
            .map(|card| Action::Play(*card))
            .chain([Action::Roll])
            .collect()
    }

    fn decide(legal: &Legal<Toy>, course: &mut Unfolding<'_, Toy>, chance: &mut Chance<'_>) {
        planted("decide");
        let seat = legal.seat();
        course.happen(match *legal.action() {
            Action::Play(card) => Event::Played(seat, card),
            Action::Roll => Event::Rolled(seat, chance.dice("dice", 1, 6)[0]),
            Action::Bid(bid) => Event::Bid(seat, bid),
        });
        let hands = course.state().private.values();
        let bids: Option<Vec<u8>> = hands.map(|hand| hand.bid).collect();
        if let Some(bids) = bids {
            course.happen(Event::Shown(bids));
        }
    }

    fn evolve(state: &mut State<Toy>, event: &Event) -> Result<(), Impossible> {
        folded();
        let seats = state.seats();
        match event {
            Event::Dealt(seat, cards) => state.private[*seat].cards.clone_from(cards),
            Event::Played(seat, card) => {
                let hand = &mut state.private[*seat].cards;
                Impossible::unless(hand.contains(card), "no such card is in that hand")?;
                hand.retain(|one| one != card);
                state.public.sums[*seat] += i32::from(*card);
                state.public.turns += 1;
            }
            Event::Rolled(seat, pips) => {
                state.public.sums[*seat] += i32::from(*pips);
                state.public.turns += 1;
            }
            Event::Bid(seat, bid) => {
                state.private[*seat].bid = Some(*bid);
                state.public.bidding = state.public.bidding.without(*seat);
            }
            Event::Shown(bids) => {
                for (sum, bid) in state.public.sums.iter_mut().map(|(_, sum)| sum).zip(bids) {
                    *sum += i32::from(*bid);
                }
                state.public.over = true;
            }
        }
        let asked = state.public.turns == 2 * seats && matches!(event, Event::Played(..) | Event::Rolled(..));
        if asked {
            state.public.bidding = Seat::all(seats).collect();
        }
        Ok(())
    }

    fn notice(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Dealt(seat, _) | Event::Bid(seat, _) if viewer != Viewer::Seat(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn uncovers(event: &Event) -> bool {
        matches!(event, Event::Shown(_))
    }

    fn why_not(_: View<'_, Toy>, _: &Action) -> Reason {
        Reason::rule("not-listed")
    }

    fn idle(view: View<'_, Toy>) -> Action {
        if view.public().bidding.is_empty() {
            Action::Roll
        } else {
            Action::Bid(0)
        }
    }

    /// The cards that the viewer does not have are dealt to the others anew, and who has bid has bid anything.
    fn determinize(view: View<'_, Toy>, chance: &mut Chance<'_>) -> Option<State<Toy>> {
        let own = view.own().cloned();
        let seen = own.as_ref().map_or(&[][..], |hand| &hand.cards);
        let mut unseen: Vec<u8> = (1..=20).filter(|card| !seen.contains(card)).collect();
        let bidding = view.public().bidding;
        let private = BySeat::make(view.seats(), |seat| match &own {
            Some(own) if view.seat() == Some(seat) => own.clone(),
            _ => Hand {
                cards: chance.deal("deck", &mut unseen, view.back(seat)),
                bid: (!bidding.is_empty() && !bidding.has(seat)).then(|| chance.number("bid", 3) as u8),
            },
        });
        Some(State {
            public: view.public().clone(),
            private,
            secret: (),
        })
    }

    const PLANS: bool = true;

    fn plan(_: View<'_, Toy>, plans: &[String], wish: &str) -> Result<Vec<String>, Reason> {
        let _ = Wish::read(wish).ok_or(Reason::rule("no-wish"))?;
        Ok(plans.iter().cloned().chain([wish.to_owned()]).collect())
    }

    fn due(view: View<'_, Toy>, plan: &str) -> Due<Action> {
        let (
            Some(Wish {
                under,
                offer,
                always,
                actions,
            }),
            Some(own),
        ) = (Wish::read(plan), view.own())
        else {
            return Due::Passed;
        };
        let gone = |action: &Action| matches!(action, Action::Play(card) if !own.cards.contains(card));
        if actions.iter().any(gone) || view.public().over {
            return Due::Passed;
        }
        if view.public().sums.values().any(|sum| *sum >= under) {
            return Due::Broken(Reason::rule("too-much"));
        }
        let bids = matches!(actions[0], Action::Bid(_));
        match view.awaited() && bids != view.public().bidding.is_empty() {
            false => Due::Waits,
            true if offer => Due::Offers(actions),
            true if always => Due::Again(actions[0]),
            true => Due::Does(actions[0]),
        }
    }
}

/// A plan, taken apart.
struct Wish {
    under: i32,
    offer: bool,
    always: bool,
    actions: Vec<Action>,
}

impl Wish {
    fn read(text: &str) -> Option<Wish> {
        let (under, text) = match text.strip_prefix("under ").and_then(|rest| rest.split_once(' ')) {
            Some((under, rest)) => (under.parse().ok()?, rest),
            None => (i32::MAX, text),
        };
        let (offer, always) = (text.strip_prefix("offer "), text.strip_prefix("always "));
        let actions: Option<Vec<Action>> = offer
            .or(always)
            .unwrap_or(text)
            .split(", ")
            .map(|action| action.parse().ok())
            .collect();
        Some(Wish {
            under,
            offer: offer.is_some(),
            always: always.is_some(),
            actions: actions?,
        })
    }
}

fn words(text: impl fmt::Debug) -> Message {
    Message::new("text").with("text", Arg::Text(format!("{text:?}")))
}

impl Portray for Toy {
    const TOPICS: &'static [&'static str] = &[];

    /// None, unless a long one is wished for: then it has 3,000 characters in words.
    fn scene(view: View<'_, Toy>, _: Picture) -> Option<Scene> {
        let line = |number: usize| Line::Words(words((number, "w".repeat(90), view.public())));
        (PLANTED.get() == "long").then(|| Scene {
            width: 10.0,
            height: 10.0,
            items: Vec::new(),
            text: (0..20).map(line).collect(),
            alt: Vec::new(),
        })
    }

    fn headline(view: View<'_, Toy>) -> Vec<Message> {
        planted("portrait");
        vec![words(view.public())]
    }

    fn derivation(view: View<'_, Toy>) -> Vec<Message> {
        vec![words(&view.public().sums)]
    }

    fn own(view: View<'_, Toy>) -> Vec<Message> {
        view.own()
            .map(|hand| words((&hand.cards, hand.bid)))
            .into_iter()
            .collect()
    }

    fn menu(view: View<'_, Toy>, _: &str) -> Menu {
        let button = |action: &Action| Control::Button {
            label: words(action),
            symbol: None,
            intent: Intent::Act(action.to_string()),
            look: Look::Plain,
            enabled: true,
        };
        Menu {
            prompt: Vec::new(),
            controls: Toy::legal(view).iter().map(button).collect(),
        }
    }

    fn planning(_: View<'_, Toy>, plans: &[String], path: &str) -> Menu {
        let wish = |wish: &str| Control::Button {
            label: words(wish),
            symbol: None,
            intent: Intent::plan(wish),
            look: Look::Plain,
            enabled: true,
        };
        let controls = ["roll", "bid 1"]
            .into_iter()
            .filter(|wish| !plans.iter().any(|plan| plan == wish))
            .map(wish)
            .collect();
        Menu {
            prompt: vec![words(path)],
            controls,
        }
    }

    fn label(_: View<'_, Toy>, action: &Action) -> Message {
        words(action)
    }

    fn tell(notice: &Event) -> Message {
        words(notice)
    }

    fn doer(notice: &Event) -> Option<Seat> {
        match notice {
            Event::Played(seat, _) | Event::Rolled(seat, _) | Event::Bid(seat, _) => Some(*seat),
            Event::Dealt(..) | Event::Shown(_) => None,
        }
    }

    fn why(reason: &Reason) -> Message {
        words(reason.rule)
    }

    fn ending(_: View<'_, Toy>, outcome: &Outcome) -> Vec<Message> {
        vec![words(&outcome.scores)]
    }
}
