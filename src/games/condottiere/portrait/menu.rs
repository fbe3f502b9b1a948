//! The controls: at most one button a kind of card, and Pass; every action within play.md's taps.

use super::super::action::{Action, HandAnswer};
use super::super::components::{Card, Region};
use super::super::row::Row;
use super::super::state::{Phase, Private, Public};
use super::super::{Cards, Condottiere};
use super::{headline, naming, outlook, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Look, Many, Menu, seated, sign};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The path of the menu in which a Scarecrow's player says what comes back.
const SCARECROW: &str = "scarecrow";

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Condottiere>, path: &str) -> Menu {
    let public = view.public();
    let (Some(seat), Some(own)) = (view.seat(), view.own()) else {
        return waiting(public, None);
    };
    if !view.awaited() {
        return waiting(public, Some((seat, own)));
    }
    match &public.phase {
        Phase::Turn(_) if path == SCARECROW && own.hand.has(Card::Scarecrow) => scarecrow(&public.rows[seat]),
        Phase::Turn(_) => turn(public, seat, own, &public.rows[seat]),
        Phase::Region => region(public, seat),
        Phase::Pope(_) => pope(public),
        Phase::Hands { .. } => hands(&own.hand),
        Phase::Between { .. } => {
            let next = act(Message::new("condottiere-do-next"), Action::Next, Look::Primary);
            Menu::new(Message::new("condottiere-ask-between"), vec![next])
        }
        Phase::Keep(_) => keep(&own.hand),
        Phase::Deal | Phase::Conclude | Phase::Over(_) => waiting(public, Some((seat, own))),
    }
}

/// What a seat sees that is not awaited: the same buttons, reading only. Who is awaited stands on
/// the board: if it stood here too, everyone's panel would change with every action.
fn waiting(public: &Public, own: Option<(Seat, &Private)>) -> Menu {
    if matches!(public.phase, Phase::Over(_)) {
        return Menu::new(headline::awaited(public), Vec::new());
    }
    let hand = own.filter(|(_, own)| !own.hand.is_empty());
    let controls =
        hand.map_or_else(Vec::new, |(_, own)| cards(&own.hand, (false, false), |card| Intent::act(&card)));
    let fought = matches!(public.phase, Phase::Turn(_) | Phase::Pope(_));
    let passed = fought && own.is_some_and(|(seat, _)| public.passed.has(seat));
    let asked = match passed {
        true => "condottiere-ask-wait-passed",
        false => "condottiere-ask-wait",
    };
    Menu::new(Message::new(asked), controls)
}

fn turn(public: &Public, seat: Seat, own: &Private, row: &Row) -> Menu {
    let asked = Message::new(if public.is_final() {
        "condottiere-ask-turn-final"
    } else {
        "condottiere-ask-turn"
    });
    let asked = public
        .contested
        .map_or(asked.clone(), |region| asked.with("region", naming::region(region)));
    let intent = |card| match card {
        Card::Scarecrow if backs(row).next().is_some() => Intent::Open(SCARECROW.to_owned()),
        card => Intent::act(&card),
    };
    let mut prompt = vec![asked];
    prompt.extend(
        public
            .may_wait(seat)
            .then(|| Message::new("condottiere-ask-turn-defender")),
    );
    prompt.extend(
        public
            .options
            .hidden
            .then(|| Message::new("condottiere-ask-turn-hidden")),
    );
    Menu {
        prompt,
        controls: cards(&own.hand, (true, backs(row).next().is_none()), intent),
    }
}

/// A button for each kind in hand, and Pass in a row of its own; `spent` where a Scarecrow would take
/// nothing back.
fn cards(hand: &Cards, (enabled, spent): (bool, bool), intent: impl Fn(Card) -> Intent) -> Vec<Control> {
    let button = |card: Card| {
        let label = match spent && card == Card::Scarecrow {
            true => Message::new("condottiere-press-scarecrow-none"),
            false => naming::copies(card, hand.of(card)),
        };
        let look = if card.mercenary().is_some() {
            Look::Primary
        } else {
            Look::Plain
        };
        Control::button(label, intent(card), look)
            .symbol(Some(symbols::symbol(card)))
            .only_if(enabled)
    };
    let pass = act(Message::new("condottiere-do-pass"), Action::Pass, Look::Grave).only_if(enabled);
    hand.kinds().map(button).chain([Control::Break, pass]).collect()
}

fn backs(row: &Row) -> impl Iterator<Item = Card> + '_ {
    Card::ALL
        .into_iter()
        .filter(|card| card.mercenary().is_some() && row.contains(card))
}

fn scarecrow(row: &Row) -> Menu {
    let back = |card: Card| {
        let play = Action::Play {
            card: Card::Scarecrow,
            back: Some(card),
        };
        act(naming::short(card), play, Look::Primary)
    };
    let none = Message::new("condottiere-press-take-none");
    let none = act(none, Action::play(Card::Scarecrow), Look::Plain);
    let up = Control::open(Message::new("condottiere-press-up"), "");
    let controls = backs(row).map(back).chain([Control::Break, none, up]).collect();
    Menu::new(Message::new("condottiere-ask-scarecrow"), controls)
}

fn act(label: Message, action: Action, look: Look) -> Control {
    Control::act(label, &action, look)
}

fn region(public: &Public, seat: Seat) -> Menu {
    let free = Region::ALL
        .into_iter()
        .filter(|region| public.can_contest(*region));
    let entry = |region| {
        Entry::new(naming::region(region), Intent::act(&Action::Region(region)))
            .noted(note(public, region, seat))
            .symbol(public.owners.of(region).map(sign))
    };
    let select = Control::select(Message::new("condottiere-press-region"), free.map(entry).collect());
    Menu::new(Message::new("condottiere-ask-region"), vec![select])
}

/// Beside what a region lies, or how large the viewer's group would be with it; and who defends it.
fn note(public: &Public, region: Region, seat: Seat) -> Message {
    let group = outlook::gain(public, region, seat);
    let note = if group > 1 {
        Message::new("condottiere-note-group").with("count", group)
    } else {
        beside(public, region)
    };
    match public.owners.of(region) {
        Some(owner) => seated("condottiere-note-held", owner).with("note", note),
        None => note,
    }
}

/// The regions beside one, those with an owner first and with their owners' names; and how many more.
fn beside(public: &Public, region: Region) -> Message {
    const MOST: usize = 3;
    let owned = |next: &Region| {
        let owner = public.owners.of(*next)?;
        Some(seated("condottiere-note-owned", owner).with("region", naming::region(*next)))
    };
    let neighbours = || region.neighbours().iter();
    let free = neighbours().filter(|next| public.owners.of(**next).is_none());
    let mut all: Vec<Message> = neighbours()
        .filter_map(owned)
        .chain(free.map(|next| naming::region(*next)))
        .collect();
    let more = all.len().saturating_sub(MOST);
    all.truncate(MOST);
    all.extend((more > 0).then(|| Message::new("condottiere-note-more").with("count", more)));
    Message::new("condottiere-note-beside").with("regions", all)
}

fn pope(public: &Public) -> Menu {
    let free = Region::ALL.into_iter().filter(|region| public.can_bless(*region));
    let entry = |region| {
        let here = (public.pope == Some(region)).then(|| Message::new("condottiere-note-pope-here"));
        Entry::new(naming::region(region), Intent::act(&Action::Pope(Some(region))))
            .noted(here)
            .symbol(public.owners.of(region).map(sign))
    };
    let select = Control::select(Message::new("condottiere-press-pope"), free.map(entry).collect());
    let off = act(Message::new("condottiere-press-pope-off"), Action::Pope(None), Look::Plain);
    Menu::new(Message::new("condottiere-ask-pope"), vec![select, off])
}

/// The question after a battle: the same for everyone who has cards. A hand with mercenaries cannot
/// be thrown away; only its owner sees that this button is out of use.
fn hands(hand: &Cards) -> Menu {
    let keeps = hand.has_mercenary();
    let mut prompt =
        vec![Message::new("condottiere-ask-hands"), Message::new("condottiere-ask-hands-keep-round")];
    if keeps {
        prompt.push(Message::new("condottiere-ask-hands-mercenary"));
    }
    let answer = |answer, look| act(sentences::answer(answer), Action::Hand(answer), look);
    Menu {
        prompt,
        controls: vec![
            answer(HandAnswer::KeepRound, Look::Primary),
            answer(HandAnswer::Keep, Look::Plain),
            answer(HandAnswer::Discard, Look::Grave).only_if(!keeps),
        ],
    }
}

/// Up to two cards. Entries of a select differ, so the second copy of a card is written in
/// capitals, which the notation reads as the same card.
fn keep(hand: &Cards) -> Menu {
    let entry = |card: Card, word: String| {
        Entry::new(naming::card(card), Intent::Act(word)).symbol(Some(symbols::symbol(card)))
    };
    let second = |card: Card| (hand.of(card) > 1).then(|| entry(card, card.id().to_ascii_uppercase()));
    let entries = hand
        .kinds()
        .flat_map(|card| std::iter::once(entry(card, card.id().to_owned())).chain(second(card)))
        .collect();
    let most = hand.len().min(super::super::components::KEEP_MOST);
    let select = Control::Select {
        prompt: Message::new("condottiere-press-keep"),
        entries,
        many: Some(Many {
            verb: "keep",
            least: 1,
            most,
        }),
    };
    let none = act(Message::new("condottiere-press-keep-none"), Action::Keep(Cards::NONE), Look::Grave);
    Menu::new(Message::new("condottiere-ask-keep"), vec![select, none])
}
